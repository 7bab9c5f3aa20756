"""The tables on disk: what is written in one transaction, and what is read."""

from typing import Final

import msgspec
from msgspec.structs import astuple
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.dialects.sqlite import insert as insert_or

from harena.kernel.refused import Refused
from harena.server.log.clocks import Outage
from harena.server.log.entries import FullEntry, Header, Private
from harena.server.log.fair import Seeds
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import TableInfo
from harena.server.store import schema

LIST_LENGTH: Final = 50
# The three statements of every answer are handed to the driver as they are: built by
# SQLAlchemy each time, they took more processor time than the rules.

PLAIN: Final = dialect()
ADD_ENTRY: Final = str(insert(schema.log).compile(dialect=PLAIN))
ADD_ANSWER: Final = str(insert(schema.answers).compile(dialect=PLAIN))
SET_WAKE: Final = "UPDATE tables SET wake_at = ? WHERE id = ?"


def append(connection: Connection, table: str, full: FullEntry) -> None:
    """One entry, its fields in the order of the columns; the private half in its own table."""
    entry = astuple(full.entry)
    connection.exec_driver_sql(ADD_ENTRY, (table, *entry, full.guest, full.command))
    if full.index is not None:
        connection.exec_driver_sql(ADD_ANSWER, (table, full.entry.seq, full.index))


def add_table(connection: Connection, header: Header, card: TableInfo, seeds: Seeds) -> None:
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


def set_card(connection: Connection, card: TableInfo) -> None:
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
    for full in entries_of(connection, table):
        ledger.fold(full)
    return ledger


def entries_of(connection: Connection, table: str) -> list[FullEntry]:
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
        FullEntry(
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


def chain(connection: Connection, id: str) -> list[tuple[str, bytes]]:
    """The tables before a table, itself, and those that followed, in order."""
    found = [card_of(connection, id)]
    while found[0].after is not None and len(found) < LIST_LENGTH:
        found.insert(0, card_of(connection, found[0].after))
    while found[-1].rematch is not None and len(found) < 2 * LIST_LENGTH:
        found.append(card_of(connection, found[-1].rematch))
    return [(one.id, msgspec.json.encode(one)) for one in found]


def card_of(connection: Connection, id: str) -> TableInfo:
    """What lists show of one table."""
    card = connection.scalar(select(schema.tables.c.card).where(schema.tables.c.id == id))
    if card is None:
        raise Refused("not-found", f"a table was expected, but there is none called {id}")
    return msgspec.json.decode(card, type=TableInfo)


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


def bad_token() -> Refused:
    """The link is not, or no longer, good."""
    return Refused("token", "a seat link that still works was expected; ask for a new one")


def links_of(connection: Connection, id: str) -> list[tuple[int, bytes]]:
    """The hashes of a table's links."""
    there = schema.links.c
    found = connection.execute(select(there.seat, there.token_hash).where(there.table_id == id))
    return [(seat, kept) for seat, kept in found]


def use_link(connection: Connection, id: str, seat: int, key: bytes) -> None:
    """A token works once: whoever comes second with it is refused."""
    there = schema.links.c
    used = connection.execute(
        schema.links.delete().where(
            there.table_id == id, there.seat == seat, there.token_hash == key
        )
    )
    if used.rowcount != 1:
        raise bad_token()
