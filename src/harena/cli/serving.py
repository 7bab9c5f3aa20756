"""`harena serve`: tables in the browser."""

import os
from pathlib import Path

from harena.cli import files
from harena.cli.terminal import Terminal


def serve(terminal: Terminal, host: str, port: int, data: str) -> None:
    """Serve until interrupted, and say where."""
    from harena.server import serve as run

    folder = Path(data) if data else files.state_folder(os.environ) / "tables"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise files.unwritable(folder) from None
    run(
        host,
        port,
        folder,
        lambda address: terminal.say("serving", address=address, data=str(folder)),
    )
