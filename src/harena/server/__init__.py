"""The server: HTTP, websockets, event store, clocks, seats. See docs/protocol.md."""

from collections.abc import Callable
from pathlib import Path


def serve(host: str, port: int, data: Path, ready: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted. Port 0 takes a free one; `ready` is told the address."""
    # The processes in which bots think import this package, and need nothing of the server.
    from harena.server.web import serving  # noqa: PLC0415

    serving.serve(host, port, data, ready=ready)
