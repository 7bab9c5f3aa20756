"""The client's built files, and what is shown where they are not built.

Files are read and packed once and kept in memory: all of them together are small.
"""

import asyncio
import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from harena.kernel.refused import Refused
from harena.server.web.http import no_route

CLIENT: Final = Path(__file__).parents[1] / "client"
INDEX: Final = "index.html"
# The names of these files hold a digest of what is in them.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Not from the machine's own tables, which differ and may lack some.
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER: Final = "application/octet-stream"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Harena</title>
<h1>Harena</h1>
<p>The server runs, but the client is not built. Programs may play all the same:
see <a href="./api/docs">the routes</a>.</p></html>
"""


async def page(request: Request) -> Response:
    """A file of the client if there is one of that name, else its one page."""
    path, root = request.path_params.get("path", ""), request.scope["root_path"]
    if path.startswith("api/"):
        raise no_route(request)
    file = within(CLIENT, path)
    if file is not None and path != INDEX:
        return await send_file(request, file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
    if "." in path.rpartition("/")[2]:
        raise Refused("not-found", "a file of the client was expected, but there is none")
    index = within(CLIENT, INDEX)
    if index is None:
        return HTMLResponse(rooted(NOT_BUILT.encode(), root))
    return await send_file(request, index, ASK_AGAIN, root)


class Packed(Struct):
    """A file as it is sent, plain and compressed; compressed only where that is worth it."""

    plain: bytes
    zipped: bytes | None
    digest: str


def rooted(text: bytes, root: str) -> bytes:
    """The one page stands at many addresses: what it names lies below the root of the house."""
    return text.replace(b'="./', f'="{root}/'.encode())


@lru_cache(maxsize=500)
def pack(file: Path, changed: int, root: str | None) -> Packed:
    """Read and compress a file; again only when it has changed."""
    plain = file.read_bytes()
    if root is not None:
        plain = rooted(plain, root)
    zipped = gzip.compress(plain, 9, mtime=0)
    worth_it = len(zipped) < 0.9 * len(plain)
    return Packed(plain, zipped if worth_it else None, sha256(plain).hexdigest()[:32])


async def send_file(request: Request, file: Path, kept: str, root: str | None = None) -> Response:
    """A file, compressed for who takes that, or word that it has not changed."""
    packed = await asyncio.to_thread(pack, file, file.stat().st_mtime_ns, root)
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    body = packed.plain
    headers["etag"] = f'"{packed.digest}"'
    if packed.zipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body = packed.zipped
        headers |= {"etag": f'"{packed.digest}-gzip"', "content-encoding": "gzip"}
    known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    if headers["etag"] in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=KINDS.get(file.suffix, OTHER))


def takes_gzip(accepted: str) -> bool:
    """Whether a browser can unpack gzip."""
    for one in accepted.split(","):
        name, _, quality = one.partition(";")
        if name.strip().lower() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def within(folder: Path, path: str) -> Path | None:
    """A file in that folder; nothing outside of it."""
    if not path or "\0" in path or len(path) > 300:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
