"""The server: HTTP, websockets, event store, clocks, seats. See docs/protocol.md."""

from collections.abc import Callable
from pathlib import Path


def serve(
    host: str,
    port: int,
    data: Path,
    ready: Callable[[str], None] | None = None,
    config: Path | None = None,
    given: dict[str, str] | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes a free one; `ready` is told the address.

    Settings come from a file, and from what is given beside it.
    """
    # The processes in which bots think import this package, and need nothing of the server.
    from harena.server.tables.settings import read_settings  # noqa: PLC0415
    from harena.server.web import serving  # noqa: PLC0415

    serving.serve(host, port, data, read_settings(config, given or {}), ready)
