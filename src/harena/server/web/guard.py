"""Around everything: foreign origins are refused, and every answer carries the policy."""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from harena.kernel.refused import Refused
from harena.server.web.http import refuse

# Scripts, styles and pictures are the server's own; nothing is inline or from elsewhere.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PORT: Final = re.compile(r":[0-9]+$")
# Whoever watches a machine calls it by its address.
PROBES: Final = ("/healthz", "/readyz", "/metrics")
SAFE_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def path_in(scope: Scope) -> str:
    """The path in the house, whether or not the proxy has cut off that below which it stands."""
    return str(scope["path"]).removeprefix(scope.get("root_path", ""))


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

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}

    def knows(self, connection: HTTPConnection) -> bool:
        """Whether the server may be called so; where the owner names no hosts, by any name.

        A name without a port is good with any.
        """
        called = connection.headers.get("host", "").lower()
        return not self.hosts or not self.hosts.isdisjoint((called, PORT.sub("", called)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            if self.knows(HTTPConnection(scope)):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close"})
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFE_HEADERS]
            await send(message)

        if not self.knows(HTTPConnection(scope)) and path_in(scope) not in PROBES:
            refused = Refused("host", "the server's own name was expected, but another came")
            await refuse(refused)(scope, receive, send_safely)
            return
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(HTTPConnection(scope)):
            refused = Refused("origin", "a page of this server was expected, but another asks")
            await refuse(refused)(scope, receive, send_safely)
            return
        await self.app(scope, receive, send_safely)
