"""Which database: the file of a folder, or one that several processes share."""

from pathlib import Path

from harena.server.store import sqlite
from harena.server.store.store import Store

# The other one is imported where it is wanted: few have what is needed to speak to it.


def check(folder: Path, address: str) -> None:
    """Refuse with a sentence what cannot be opened."""
    if not address:
        sqlite.check_file(folder)
        return
    from harena.server.store import postgres  # noqa: PLC0415

    postgres.check(address)


def open_store(folder: Path, address: str) -> Store:
    """The disk of a server."""
    if not address:
        return sqlite.open_store(folder)
    from harena.server.store import postgres  # noqa: PLC0415

    return postgres.open_store(address)
