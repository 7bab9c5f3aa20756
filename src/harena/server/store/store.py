"""What is on disk, under one folder: SQLite with a write-ahead log, every commit synced.

Reads go by connections of their own; all writing goes through the one writer.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection as RawConnection
from typing import Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from harena.server.log.clocks import Outage, now
from harena.server.store import schema
from harena.server.store.writer import Work, Writer, refused_by_disk

LOG = logging.getLogger("harena.server")
T = TypeVar("T")
FILE: Final = "harena.sqlite"
# The sweeper moves the log into the database; only if it cannot keep up does a commit do it.
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=20000",
)
SWEEP_SECONDS: Final = 5.0  # Each sweep syncs the database too, and a commit beside it waits.
BEAT_SECONDS: Final = 5.0


class Store:
    """The disk of one server."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = create_engine(
            f"sqlite:///{folder / FILE}",
            poolclass=QueuePool,
            pool_size=8,
            connect_args={"check_same_thread": False, "timeout": 2.0},
            hide_parameters=True,  # Seeds are among them, and errors are logged.
        )
        event.listen(self.engine, "connect", set_pragmas)
        self.outages: list[Outage] = []
        self.migrate()
        self.note_outage()
        self.writer = Writer(self.engine)
        self.closing = threading.Event()
        self.sweeper = threading.Thread(target=self.sweep, name="sweeper", daemon=True)
        self.sweeper.start()

    def sweep(self) -> None:
        """Move the write-ahead log into the database beside the writer, so that no commit waits."""
        while not self.closing.wait(SWEEP_SECONDS):
            try:
                with self.engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
            except SQLAlchemyError as error:
                LOG.warning("the log cannot be moved now: %s", type(error).__name__)

    def migrate(self) -> None:
        """Bring the tables up to date."""
        config = Config()
        config.set_main_option("script_location", "harena.server.store:migrations")
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def note_outage(self) -> None:
        """Write down how long nobody was here, and who must be woken for it."""
        moment = now()
        with self.engine.begin() as connection:
            last = connection.scalar(select(schema.alive.c.at))
            if last is not None and last < moment:
                start = last
                connection.execute(
                    insert_or(schema.outages)
                    .values(start=start, end=moment)
                    .on_conflict_do_nothing()
                )
                shift = schema.tables.c.wake_at + (moment - start)
                connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.wake_at >= start)
                    .values(wake_at=shift)
                )
            beat(connection, moment)
            found = connection.execute(select(schema.outages).order_by(schema.outages.c.start))
            self.outages += [Outage(start, end) for start, end in found]

    def close(self) -> None:
        """Finish what was ordered, and close."""
        self.closing.set()
        self.sweeper.join()
        self.writer.stop()
        self.engine.dispose()

    async def write(self, work: Work) -> None:
        """Commit, or refuse."""
        await self.writer.write(work)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Read on a thread of its own, so that play goes on."""
        return await asyncio.to_thread(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Read, or refuse."""
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise refused_by_disk(error) from error


def set_pragmas(raw: RawConnection, _: object) -> None:
    """Every commit is on the disk before anybody hears of it."""
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")


def beat(connection: Connection, moment: int) -> None:
    """The server lives."""
    line = insert_or(schema.alive).values(id=1, at=moment)
    connection.execute(line.on_conflict_do_update(index_elements=["id"], set_={"at": moment}))
