"""Start a server and run it until it is told to stop."""

import gc
import logging
from collections.abc import Callable
from pathlib import Path

import uvicorn

from harena.server.tables.limits import Limits
from harena.server.web.app import make_app
from harena.server.web.sockets import AbortableProtocol


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready."""

    ready: Callable[[str], None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Listen, then say where."""
        await super().startup(sockets=None)
        if self.started and self.ready is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self.ready(f"http://{shown}:{port}/")


def serve(
    host: str,
    port: int,
    data: Path,
    limits: Limits | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes a free one; `ready` is told the address.

    No access log is written: addresses of guests are nobody's business, and so are their links.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    chosen = limits or Limits()
    config = uvicorn.Config(
        make_app(Path(data), chosen),
        host=host,
        port=port,
        ws=AbortableProtocol,
        ws_max_size=chosen.frame_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # Ledgers are many long-lived objects without cycles: a full collection of 400 live tables
    # stopped play for 0.2 s, so the oldest generation is looked at rarely.
    gc.set_threshold(10_000, 20, 1000)
    server = Server(config)
    server.ready = ready
    server.run()
