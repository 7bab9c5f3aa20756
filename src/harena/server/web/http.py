"""HTTP as the routes need it: bodies as structures, refusals as JSON."""

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus

import msgspec
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from harena.kernel.refused import Refused
from harena.server.protocol.codec import JSON, STATUS
from harena.server.protocol.structures import Problem
from harena.server.tables.guests.limits import household
from harena.server.tables.hall import Hall
from harena.server.tables.keeper import Keeper


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def keeper_of(request: Request) -> Keeper:
    """Who keeps its deadlines."""
    keeper = request.app.state.keeper
    assert isinstance(keeper, Keeper)
    return keeper


def address_of(request: Request) -> str:
    """Whoever throws his cookie away is still at the same address."""
    return "" if request.client is None else household(request.client.host)


def reply(content: object, status: int = 200) -> Response:
    """A struct as JSON. What a guest may see is not for other caches."""
    return Response(
        msgspec.json.encode(content), status, {"cache-control": "no-store"}, media_type=JSON
    )


def send(page: bytes) -> Response:
    """What is JSON already."""
    return Response(page, 200, {"cache-control": "no-store"}, media_type=JSON)


def refuse(refused: Refused) -> Response:
    """The one way to say no."""
    problem = Problem(refused.code, str(refused), refused.facts)
    response = reply(problem, STATUS.get(refused.code, HTTPStatus.BAD_REQUEST))
    if refused.code == "too-many":
        response.headers["retry-after"] = str(refused.facts["seconds"])
    if refused.code == "method":
        response.headers["allow"] = str(refused.facts["allowed"])
    return response


def no_route(request: Request) -> Refused:
    """Whether the path is not known at all, or by other methods only."""
    allowed: set[str] = set()
    path = request.scope["path"].removeprefix(request.scope["root_path"])
    for route in (one for router in request.app.state.routers for one in router.routes):
        if isinstance(route, APIRoute) and route.path_regex.match(path):
            allowed |= route.methods or set()
    if not allowed:
        return Refused("not-found", "a route of docs/protocol.md was expected")
    names = ", ".join(sorted(allowed))
    return Refused("method", f"one of the methods {names} was expected", {"allowed": names})


async def read_body(request: Request, limit: int) -> bytes:
    """The body, up to a limit, and not at leisure."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("malformed", f"a body of type {JSON} was expected, but another came")
    try:
        async with asyncio.timeout(hall_of(request).limits.body_seconds):
            return await read_stream(request.stream(), limit)
    except TimeoutError:
        raise Refused("slow", "a whole body was expected, but it did not come in time") from None


async def read_stream(stream: AsyncIterator[bytes], limit: int) -> bytes:
    """All that comes, up to a limit."""
    body = b""
    async for part in stream:
        body += part
        if len(body) > limit:
            raise Refused(
                "too-large", f"a body of at most {limit} bytes was expected", {"most": limit}
            )
    return body
