"""The client's built files, and the two plain pages that need no client."""

from html import escape
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from harena.kernel.refused import Refused

CLIENT: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Harena</title>
<h1>Harena</h1>
<p>The server runs, but the client is not built. Programs may play all the same:
see <a href="/api/docs">the routes</a>.</p></html>
"""


async def page(request: Request) -> Response:
    """A file of the client if there is one of that name, else its one page."""
    path = request.path_params.get("path", "")
    if path.startswith("api/") or request.method not in ("GET", "HEAD"):
        raise Refused("not-found", "a route of docs/protocol.md was expected")
    file = within(CLIENT, path)
    if file is not None:
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if "." in path.rpartition("/")[2]:
        raise Refused("not-found", "a file of the client was expected, but there is none")
    index = within(CLIENT, INDEX)
    if index is None:
        return HTMLResponse(NOT_BUILT)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def within(folder: Path, path: str) -> Path | None:
    """A file in that folder; nothing outside of it."""
    if not path or "\0" in path or len(path) > 300:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def docs_page(app: FastAPI) -> str:
    """All routes on one page, without scripts: the policy allows none from elsewhere."""
    api: dict[str, Any] = app.openapi()
    rows = [
        f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(str(route.get('description', '')))}</td></tr>"
        for path, methods in api["paths"].items()
        for method, route in methods.items()
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Harena: routes</title>'
        "<h1>Harena: routes</h1><p>The whole description is "
        '<a href="/api/openapi.json">openapi.json</a>; the websocket and all structures are '
        "in docs/protocol.md.</p><table><tr><th>Method</th><th>Path</th><th>What</th></tr>"
        + "".join(rows)
        + "</table></html>"
    )
