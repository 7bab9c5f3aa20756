"""The application: routes, the websocket, the client's files, and what wraps them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from harena.kernel.refused import Refused
from harena.server.protocol.openapi import describe, name_of
from harena.server.store.opening import open_store
from harena.server.store.packs import Packs
from harena.server.tables.hall import Hall
from harena.server.tables.keeper import Keeper
from harena.server.tables.settings import Settings, parted
from harena.server.web import health, routes_page
from harena.server.web.files import page
from harena.server.web.guard import Guard
from harena.server.web.health import ErrorCount
from harena.server.web.http import no_route, refuse
from harena.server.web.routes import ROUTER
from harena.server.web.routes_analysis import ANALYSIS
from harena.server.web.routes_lessons import LESSONS
from harena.server.web.routes_manners import MANNERS
from harena.server.web.routes_me import ME
from harena.server.web.routes_odds import ODDS
from harena.server.web.sockets import serve_socket

LOG = logging.getLogger("harena.server")


def make_app(data: Path, settings: Settings) -> FastAPI:
    """The whole server, on one folder."""
    packs = Packs(settings.packs)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        disk = open_store(data, settings.database)
        hall = app.state.hall = Hall(disk, settings, data, packs)
        keeper = app.state.keeper = Keeper(hall)
        keeper.start()
        hall.counts.watch("lag_seconds", "How late the loop is.", lambda: keeper.lag_ms / 1000)
        counted = ErrorCount(hall.counts)
        logging.getLogger().addHandler(counted)
        LOG.info("the server is open, with %d processes for bots", hall.thinkers.workers.processes)
        yield
        keeper.stop()
        await hall.close()
        logging.getLogger().removeHandler(counted)
        LOG.info("the server is closed")

    app = FastAPI(
        title="Harena",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=name_of,
        lifespan=lifespan,
        root_path=settings.root(),
    )
    app.state.proxies = parted(settings.trusted_proxies)
    app.state.metrics_for = parted(settings.metrics_for)
    app.add_middleware(Guard, hosts=parted(settings.hosts))
    app.state.routers = (ROUTER, ANALYSIS, LESSONS, ODDS, ME, MANNERS)
    for router in app.state.routers:
        app.include_router(router)
    app.add_exception_handler(Refused, say_no)
    app.add_exception_handler(RequestValidationError, say_malformed)
    app.add_exception_handler(HTTPException, say_not_found)
    app.add_exception_handler(Exception, say_failed)
    app.router.routes.extend(health.routes())
    app.router.routes.append(Route(routes_page.PAGE, routes_page.page))
    app.router.routes.append(Route(routes_page.STYLE, routes_page.style))
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", serve_socket))
    app.router.routes.append(Route("/{path:path}", page))
    describe(app)
    return app


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
    if error.status_code in (404, 405):
        found = no_route(request)
        if found.code == "not-found" and error.status_code == 405:
            found = Refused("method", "the method GET was expected", {"allowed": "GET, HEAD"})
        return refuse(found)
    return refuse(Refused("malformed", "the request cannot be read"))


async def say_failed(request: Request, error: Exception) -> Response:
    """What nobody has foreseen; it is raised again, so the log says why."""
    return refuse(Refused("internal", "the server failed; its log says why"))
