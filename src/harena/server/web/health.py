"""How the server is, for those who watch it: /healthz, /readyz, /metrics."""

import logging
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from harena.kernel.refused import Refused
from harena.server.tables.metrics import Counts
from harena.server.web.http import hall_of, keeper_of

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"


async def live(request: Request) -> Response:
    """The loop turns: who hears this need not be started again."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether guests may be sent here: deadlines are kept, and the disk takes what is written."""
    troubles = keeper_of(request).troubles()
    if troubles:
        return PlainTextResponse("\n".join(troubles) + "\n", 503)
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    """The figures, for those who may have them."""
    host = "" if request.client is None else request.client.host
    if host not in request.app.state.metrics_for:
        raise Refused("not-found", "a page of this server was expected, but there is none")
    return Response(hall_of(request).counts.page(), media_type=KIND)


class ErrorCount(logging.Handler):
    """Counts what goes wrong, wherever it is said."""

    def __init__(self, counts: Counts) -> None:
        super().__init__(logging.ERROR)
        self.counts = counts

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.counts.errors.inc()


def routes() -> Sequence[BaseRoute]:
    """Beside the pages and the API."""
    return [Route("/healthz", live), Route("/readyz", ready), Route("/metrics", metrics)]
