"""The page of all routes, made from the OpenAPI document: no script, one style of our own."""

import json
from html import escape
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from harena.server.protocol.codec import JSON

PAGE: Final = "/api/docs"
STYLE: Final = "/api/docs.css"
LOOK: Final = """
:root { color-scheme: light dark; --edge: #8886; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h2 { border-bottom: 1px solid var(--edge); margin-top: 2.5rem; }
h3 code { overflow-wrap: anywhere; }
pre { border: 1px solid var(--edge); border-radius: 6px; overflow-x: auto; padding: .6rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border: 1px solid var(--edge); padding: .2rem .6rem; text-align: left; }
"""

HEAD: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Harena: routes</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="docs.css"></head><body><main>
"""
BELOW: Final = '<p>For programs: <a href="openapi.json">openapi.json</a>.</p>'
LIMITS: Final = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "at least",
    "maxLength": "at most",
    "pattern": "like",
    "default": "default",
}


async def page(request: Request) -> Response:
    """All routes and structures."""
    assert isinstance(request.app, FastAPI)
    return HTMLResponse(write(request.app.openapi()), headers={"cache-control": "no-cache"})


async def style(request: Request) -> Response:
    """How the page looks."""
    return Response(LOOK, media_type="text/css", headers={"cache-control": "no-cache"})


def write(api: dict[str, Any]) -> str:
    """The page."""
    parts = [HEAD, f"<h1>Harena: routes</h1><p>{code_in(api['info']['description'])}</p>", BELOW]
    for tag in api["tags"]:
        parts.append(f"<h2>{escape(tag['name'])}</h2><p>{escape(tag['description'])}</p>")
        for path, methods in api["paths"].items():
            for method, route in methods.items():
                if tag["name"] in route["tags"]:
                    parts.append(write_route(method, path, route))
    parts.append("<h2>structures</h2>")
    for name, schema in api["components"]["schemas"].items():
        parts.append(write_structure(name, schema))
    return "".join([*parts, "</main></body></html>"])


def write_route(method: str, path: str, route: dict[str, Any]) -> str:
    """One route: what it does, takes and answers."""
    told = f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(route['summary'])}</p>"
    if route.get("security"):
        told += "<p>Needs the cookie of a guest.</p>"
    rows = [
        [f"<code>{escape(one['name'])}</code>", one["in"], kind_of(one["schema"])]
        for one in route.get("parameters", [])
    ]
    told += table(["parameter", "in", "type"], rows)
    body = route.get("requestBody", {}).get("content", {}).get(JSON)
    if body is not None:
        told += f"<p>Body: {kind_of(body['schema'])}</p>{show(body.get('example'))}"
    answers = [
        [status, escape(one["description"]), kind_of(one["content"][JSON]["schema"])]
        for status, one in route["responses"].items()
    ]
    return told + table(["status", "when", "answer"], answers)


def write_structure(name: str, schema: dict[str, Any]) -> str:
    """One structure: its fields."""
    title = f'<h3 id="{escape(name)}">{escape(name)}</h3>'
    needed = schema.get("required", [])
    rows = [
        [f"<code>{escape(field)}</code>", kind_of(kind), "" if field in needed else "optional"]
        for field, kind in schema.get("properties", {}).items()
    ]
    told = f"<p>{escape(schema.get('description', ''))}</p>"
    return title + told + table(["field", "type", ""], rows) + show(*schema.get("examples", []))


def kind_of(schema: dict[str, Any]) -> str:
    """A type in few words, with a link to the structure."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(kind_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    limits = ", ".join(
        f"{name} {schema[key]}" for key, name in LIMITS.items() if schema.get(key) is not None
    )
    kind = escape(str(schema.get("type", "any")))
    return f"{kind} ({escape(limits)})" if limits else kind


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table, if there is anything in it."""
    if not rows:
        return ""
    head = "".join(f"<th>{one}</th>" for one in heads)
    lines = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    return f"<table><tr>{head}</tr><tr>{'</tr><tr>'.join(lines)}</tr></table>"


def show(*examples: object) -> str:
    """Examples as they go over the wire."""
    return "".join(
        f"<pre>{escape(json.dumps(one, indent=2))}</pre>" for one in examples if one is not None
    )


def code_in(text: str) -> str:
    """What stands between backticks is code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{one}</code>" if index % 2 else one for index, one in enumerate(parts))
