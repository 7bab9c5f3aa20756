"""HTTP as the routes need it: bodies by msgspec, refusals as JSON, OpenAPI from the structs."""

import json
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from harena.kernel.refused import Refused
from harena.server.wire import Problem

T = TypeVar("T")
JSON: Final = "application/json"
STATUS: Final = {
    "guest": HTTPStatus.UNAUTHORIZED,
    "token": HTTPStatus.FORBIDDEN,
    "origin": HTTPStatus.FORBIDDEN,
    "not-yours": HTTPStatus.FORBIDDEN,
    "not-found": HTTPStatus.NOT_FOUND,
    "method": HTTPStatus.METHOD_NOT_ALLOWED,
    "taken": HTTPStatus.CONFLICT,
    "state": HTTPStatus.CONFLICT,
    "rules": HTTPStatus.CONFLICT,
    "gone": HTTPStatus.CONFLICT,
    "too-large": HTTPStatus.CONTENT_TOO_LARGE
    if hasattr(HTTPStatus, "CONTENT_TOO_LARGE")
    else HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "store": HTTPStatus.SERVICE_UNAVAILABLE,
    "full": HTTPStatus.SERVICE_UNAVAILABLE,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
}
# Scripts, styles and pictures are the server's own; nothing is inline or from elsewhere.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def reply(content: object, status: int = 200) -> Response:
    """A struct as JSON. What a guest may see is not for other caches."""
    return Response(
        msgspec.json.encode(content), status, {"cache-control": "no-store"}, media_type=JSON
    )


def refuse(refused: Refused) -> Response:
    """The one way to say no."""
    problem = Problem(refused.code, str(refused), refused.facts)
    response = reply(problem, STATUS.get(refused.code, HTTPStatus.BAD_REQUEST))
    if refused.code == "too-many":
        response.headers["retry-after"] = str(refused.facts["seconds"])
    if refused.code == "method":
        response.headers["allow"] = str(refused.facts["allowed"])
    return response


async def read_body(request: Request, limit: int) -> bytes:
    """The body, up to a limit."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("malformed", f"a body of type {JSON} was expected, but another came")
    body = b""
    stream: AsyncIterator[bytes] = request.stream()
    async for part in stream:
        body += part
        if len(body) > limit:
            raise Refused(
                "too-large", f"a body of at most {limit} bytes was expected", {"most": limit}
            )
    return body


async def read(request: Request, kind: type[T], limit: int) -> T:
    """The body as a struct."""
    return parse(await read_body(request, limit), kind)


def parse(body: bytes | str, kind: type[T]) -> T:
    """Bytes as a struct. What is wrong is said, with its place."""
    try:
        found = msgspec.json.decode(body, type=kind)
        json.dumps(msgspec.to_builtins(found), ensure_ascii=False).encode()
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        what = str(error)[:200].encode("ascii", "replace").decode()
        raise Refused("malformed", f"the message cannot be read: {what}", {"what": what}) from None
    return found


def is_own_origin(connection: HTTPConnection) -> bool:
    """A browser says which page asks; programs say nothing. Pages of other sites are refused."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:
        return False


class Guard:
    """Around everything: foreign origins are refused, and every answer carries the policy."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFE_HEADERS]
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(HTTPConnection(scope)):
            refused = Refused("origin", "a page of this server was expected, but another asks")
            await refuse(refused)(scope, receive, send_safely)
            return
        await self.app(scope, receive, send_safely)
