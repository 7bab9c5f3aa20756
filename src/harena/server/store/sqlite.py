"""All that is SQLite's own: one file in a folder, a write-ahead log, every commit synced."""

from pathlib import Path
from sqlite3 import Connection as RawConnection
from typing import Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import QueuePool

from harena.server.store.store import Store

FILE: Final = "harena.sqlite"
# The store moves the log into the database now and then; only if that cannot keep up does a commit.
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=20000",
)


def open_store(folder: Path) -> Store:
    """The disk of a server that has this folder for itself."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        f"sqlite:///{folder / FILE}",
        poolclass=QueuePool,
        pool_size=8,
        connect_args={"check_same_thread": False, "timeout": 2.0},
        hide_parameters=True,  # Seeds are among them, and errors are logged.
    )
    event.listen(engine, "connect", set_pragmas)
    return Store(engine, move_log)


def set_pragmas(raw: RawConnection, _: object) -> None:
    """Every commit is on the disk before anybody hears of it."""
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")


def move_log(connection: Connection) -> None:
    """The write-ahead log into the database: it syncs too, and a commit beside it waits."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
