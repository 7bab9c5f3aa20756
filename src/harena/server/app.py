"""The application: routes, the websocket, the client's files, and what wraps them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from harena.kernel.refused import Refused
from harena.server import wire
from harena.server.hall import Hall
from harena.server.http import Guard, refuse, schemas
from harena.server.limits import Limits
from harena.server.pages import docs_page, page
from harena.server.routes import ROUTER
from harena.server.sockets import serve_socket
from harena.server.store import Store

DESCRIBED: list[object] = [
    list[wire.GameSummary], wire.GameInfo, wire.Health, wire.Me, wire.NameWish, list[wire.Table],
    wire.Made, wire.TableWish, wire.SitWish, wire.SeatLink, wire.Nothing, wire.BotWish,
    wire.Steps, wire.RecordKept, wire.Problem,
]  # fmt: skip


def make_app(data: Path, limits: Limits) -> FastAPI:
    """The whole server, on one folder."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = Hall(Store(data), limits)
        yield
        await app.state.hall.close()

    app = FastAPI(
        title="Harena",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.add_middleware(Guard)
    app.include_router(ROUTER)
    app.add_exception_handler(Refused, say_no)
    app.add_exception_handler(RequestValidationError, say_malformed)
    app.add_exception_handler(HTTPException, say_not_found)

    async def docs(request: Request) -> Response:
        return HTMLResponse(docs_page(app))

    app.router.routes.append(Route("/api/docs", docs))
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", serve_socket))
    app.router.routes.append(Route("/{path:path}", page))
    describe(app)
    return app


def describe(app: FastAPI) -> None:
    """Put the structs into the OpenAPI document."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        document = plain()
        _, found = schemas(DESCRIBED)
        document.setdefault("components", {})["schemas"] = found
        for methods in document["paths"].values():
            for route in methods.values():
                route["responses"].pop("422", None)
        return document

    app.openapi = openapi  # type: ignore[method-assign]


async def say_no(request: Request, refused: Exception) -> Response:
    """What the hall or the kernel refuses."""
    assert isinstance(refused, Refused)
    return refuse(refused)


async def say_malformed(request: Request, error: Exception) -> Response:
    """A path or a query that is not what is described."""
    assert isinstance(error, RequestValidationError)
    what = "; ".join(
        f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in error.errors()
    )
    return refuse(Refused("malformed", f"the request cannot be read: {what}"[:300]))


async def say_not_found(request: Request, error: Exception) -> Response:
    """No such route, or not by this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refuse(Refused("method", "another method was expected for this path"))
    if error.status_code == 404:
        return refuse(Refused("not-found", "a route of docs/protocol.md was expected"))
    return refuse(Refused("malformed", "the request cannot be read"))
