"""All that is SQLite's own: one file in a folder, a write-ahead log, every commit synced."""

import sqlite3
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection as RawConnection
from typing import Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import QueuePool

from harena.server.store.folder import refusal
from harena.server.store.migrations import versions
from harena.server.store.store import Dialect, Store

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
    return Store(engine, Dialect(tidy=move_log))


def set_pragmas(raw: RawConnection, _: object) -> None:
    """Every commit is on the disk before anybody hears of it."""
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")


def move_log(connection: Connection) -> None:
    """The write-ahead log into the database: it syncs too, and a commit beside it waits."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()


def check_file(folder: Path) -> None:
    """A database that can be read, and not of a newer Harena."""
    file = folder / FILE
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(file, timeout=2)) as disk:
            names = [name for (name,) in disk.execute("select name from sqlite_master")]
            if "log" in names:
                disk.execute("select count(*) from tables").fetchone()
                disk.execute("select max(rowid) from log").fetchone()
            found = ["0001"]
            if "alembic_version" in names:
                found = [one for (one,) in disk.execute("select version_num from alembic_version")]
    except sqlite3.DatabaseError as error:
        raise refusal(
            "database-damaged",
            f"{file} is damaged ({error}): put a backup in its place, or move it away to begin "
            "with an empty house",
            file,
            str(error),
        ) from None
    known = versions.known()
    newer = [one for one in found if one not in known]
    if newer:
        raise refusal(
            "database-newer",
            f"{file} was written by a newer Harena (schema {newer[0]}, known up to {known[-1]}): "
            "install that version again, or put back the backup from before",
            file,
            newer[0],
        )
