"""What is on disk, under one folder: SQLite with a write-ahead log, every commit synced.

Reads go by connections of their own; all writing goes through the one writer.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection as RawConnection
from typing import Final, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from msgspec.structs import astuple
from sqlalchemy import Connection, create_engine, event, insert, select, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from harena.kernel.refused import Refused
from harena.server import schema
from harena.server.clocks import Outage
from harena.server.fair import Seeds
from harena.server.ledger import Ledger
from harena.server.messages import Entry
from harena.server.papers import Header, Private, Row
from harena.server.wire import Table
from harena.server.writer import Work, Writer, refused_by_disk

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
LIST_LENGTH: Final = 50
BEAT_SECONDS: Final = 5.0


def now() -> int:
    """Time comes into the server by this door alone: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
        config.set_main_option("script_location", "harena.server:migrations")
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


# Writing. The three statements of every answer are handed to the driver as they are: built by
# SQLAlchemy each time, they took more processor time than the rules.

PLAIN: Final = dialect()
ADD_ENTRY: Final = str(insert(schema.log).compile(dialect=PLAIN))
ADD_ANSWER: Final = str(insert(schema.answers).compile(dialect=PLAIN))
SET_WAKE: Final = "UPDATE tables SET wake_at = ? WHERE id = ?"


def append(connection: Connection, table: str, row: Row) -> None:
    """One entry, its fields in the order of the columns; the private half in its own table."""
    entry = astuple(row.entry)
    connection.exec_driver_sql(ADD_ENTRY, (table, *entry, row.guest, row.command))
    if row.index is not None:
        connection.exec_driver_sql(ADD_ANSWER, (table, row.entry.seq, row.index))


def add_table(connection: Connection, header: Header, card: Table, seeds: Seeds) -> None:
    """A new table, its seeds apart."""
    connection.execute(
        insert(schema.tables).values(
            id=header.id,
            game=header.game,
            state="gathering",
            public=header.public,
            is_free=True,
            made_at=header.made_at,
            header=msgspec.json.encode(header),
            card=msgspec.json.encode(card),
        )
    )
    connection.execute(
        insert(schema.secrets).values(
            table_id=header.id, server_seed=seeds.server_seed, salt=seeds.salt
        )
    )


def set_card(connection: Connection, card: Table) -> None:
    """What lists show of a table."""
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == card.id)
        .values(
            state=card.state,
            is_free=any(chair.kind == "open" and not chair.held for chair in card.seats),
            card=msgspec.json.encode(card),
        )
    )


def set_wake(connection: Connection, table: str, moment: int | None) -> None:
    """When the table must be looked at even if nobody comes."""
    connection.exec_driver_sql(SET_WAKE, (moment, table))


def hold(connection: Connection, table: str, seat: int, guest: int | None) -> None:
    """Who has a seat."""
    key = {"table_id": table, "seat": seat}
    if guest is None:
        connection.execute(
            schema.holders.delete().where(
                schema.holders.c.table_id == table, schema.holders.c.seat == seat
            )
        )
        return
    line = insert_or(schema.holders).values(**key, guest=guest)
    connection.execute(
        line.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"guest": guest})
    )


def set_link(connection: Connection, table: str, seat: int, token_hash: bytes | None) -> None:
    """The link of a seat; None when it was used."""
    connection.execute(
        schema.links.delete().where(schema.links.c.table_id == table, schema.links.c.seat == seat)
    )
    if token_hash is not None:
        connection.execute(
            insert(schema.links).values(table_id=table, seat=seat, token_hash=token_hash)
        )


def contribute(connection: Connection, table: str, seat: int, own: bytes | None) -> None:
    """A seat's part of chance; none when its holder has gone before the match began."""
    there = schema.contributions.c
    connection.execute(
        schema.contributions.delete().where(there.table_id == table, there.seat == seat)
    )
    if own is not None:
        connection.execute(
            insert(schema.contributions).values(table_id=table, seat=seat, bytes=own)
        )


# Reading.


def load(connection: Connection, table: str, outages: list[Outage]) -> Ledger:
    """A table as its log tells it."""
    blob = connection.scalar(select(schema.tables.c.header).where(schema.tables.c.id == table))
    if blob is None:
        raise Refused("not-found", f"a table was expected, but there is none called {table}")
    header = msgspec.json.decode(blob, type=Header)
    seed, salt = connection.execute(
        select(schema.secrets.c.server_seed, schema.secrets.c.salt).where(
            schema.secrets.c.table_id == table
        )
    ).one()
    given = connection.execute(
        select(schema.contributions.c.seat, schema.contributions.c.bytes).where(
            schema.contributions.c.table_id == table
        )
    )
    private = Private(Seeds(seed, salt), {one.seat: one.bytes for one in given})
    ledger = Ledger(header, private, outages)
    for row in rows_of(connection, table):
        ledger.fold(row)
    return ledger


def rows_of(connection: Connection, table: str) -> list[Row]:
    """The log with its private half."""
    log, answers = schema.log, schema.answers
    same = (answers.c.table_id == log.c.table_id) & (answers.c.seq == log.c.seq)
    query = (
        select(log, answers.c.place)
        .select_from(log.outerjoin(answers, same))
        .where(log.c.table_id == table)
        .order_by(log.c.seq)
    )
    return [
        Row(
            Entry(one.seq, one.at, one.kind, one.seat, one.name, one.text, one.to, one.why),
            one.guest,
            one.command,
            one.place,
        )
        for one in connection.execute(query)
    ]


def cards(connection: Connection, which: str, game: str | None) -> list[tuple[str, bytes]]:
    """Public tables, newest first: with a free seat, being played, or over."""
    there = schema.tables.c
    query = select(there.id, there.card).where(there.public)
    if which == "open":
        query = query.where(there.state == "gathering", there.is_free)
    else:
        query = query.where(there.state == which)
    if game is not None:
        query = query.where(there.game == game)
    found = connection.execute(query.order_by(there.made_at.desc()).limit(LIST_LENGTH))
    return [(one.id, one.card) for one in found]


def cards_of(connection: Connection, guest: int) -> list[tuple[str, bytes]]:
    """The tables where a guest holds a seat, newest first."""
    there = schema.tables.c
    mine = select(schema.holders.c.table_id).where(schema.holders.c.guest == guest)
    found = connection.execute(
        select(there.id, there.card)
        .where(there.id.in_(mine), there.state != "closed")
        .order_by(there.made_at.desc())
        .limit(LIST_LENGTH)
    )
    return [(one.id, one.card) for one in found]


def held_seats(connection: Connection, guest: int, ids: list[str]) -> set[tuple[str, int]]:
    """Which seats of these tables a guest holds."""
    there = schema.holders.c
    found = connection.execute(
        select(there.table_id, there.seat).where(there.guest == guest, there.table_id.in_(ids))
    )
    return {(table, seat) for table, seat in found}


def due(connection: Connection, moment: int) -> list[str]:
    """The tables that must be looked at."""
    there = schema.tables.c
    found = connection.execute(
        select(there.id).where(there.wake_at <= moment).order_by(there.wake_at).limit(LIST_LENGTH)
    )
    return [one.id for one in found]
