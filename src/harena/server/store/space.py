"""What is kept for whom, for how long, and how it is forgotten."""

from contextlib import suppress
from secrets import token_bytes
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, Text, delete, func, or_, select, union_all, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from harena.server.log.entries import FORGOTTEN, Header
from harena.server.protocol.structures import OwnData, SaidLine
from harena.server.store import notes, schema
from harena.server.store.queries import blocked_by, card_of, listed

AT_ONCE: Final = 100
BYTES_OF_AN_ENTRY: Final = 100
OF_TABLES: Final = (
    schema.story, schema.answers, schema.log, schema.links, schema.secrets, schema.contributions,
    schema.holders, schema.owners, schema.notes,
)  # fmt: skip
OF_GUESTS: Final = (schema.blocks, schema.notes)


def expire(connection: Connection, before: int, but: list[str]) -> int:
    """Tables whose last entry is older, some at a time, and records and guests without any."""
    log, tables = schema.log, schema.tables
    touched = (
        select(log.c.table_id).group_by(log.c.table_id).having(func.max(log.c.at) < before)
    ).limit(AT_ONCE + len(but))
    old = [id for id in connection.scalars(touched) if id not in but][:AT_ONCE]
    for kind in OF_TABLES:
        connection.execute(delete(kind).where(kind.c.table_id.in_(old)))
    connection.execute(delete(tables).where(tables.c.id.in_(old)))
    records, guests = schema.records, schema.guests
    connection.execute(delete(records).where(records.c.made_at < before, ~used(records.c.id)))
    forget_analyses(connection)
    sits = select(schema.holders.c.guest).where(schema.holders.c.guest == guests.c.id)
    hosts = select(tables.c.host).where(tables.c.host == guests.c.id)
    idle = select(guests.c.id).where(
        func.coalesce(guests.c.seen_at, 0) < before, ~sits.exists(), ~hosts.exists()
    )
    for kind in OF_GUESTS:
        connection.execute(delete(kind).where(kind.c.guest.in_(idle)))
    remove_guests(connection, idle)
    return len(old)


def remove_guests(connection: Connection, who: Select[tuple[int]]) -> None:
    """Their numbers go to nobody else: the next is one above the highest, so that one's row stays.

    It stays with nothing in it, until somebody newer has come.
    """
    guests = schema.guests
    newest = connection.scalar(select(func.max(guests.c.id)))
    empty = update(guests).where(guests.c.id.in_(who), guests.c.id == newest)
    connection.execute(empty.values(token_hash=token_bytes(32), name=None))
    connection.execute(delete(guests).where(guests.c.id.in_(who), guests.c.id != newest))


def forget_analyses(connection: Connection) -> None:
    """What was found in matches that are gone."""
    known = union_all(select(schema.tables.c.id), select(schema.records.c.id))
    connection.execute(delete(schema.analyses).where(schema.analyses.c.id.not_in(known)))


class WordsIn(FunctionElement[str]):
    """Bytes as the text that they hold: each database says it in its own way."""

    type = Text()
    inherit_cache = True


@compiles(WordsIn)
def words_in(element: WordsIn, compiler: Any, **more: Any) -> str:
    """In most it is a cast."""
    return f"CAST({compiler.process(element.clauses, **more)} AS TEXT)"


def used(record: Any) -> Any:
    """Whether a table begins with that record."""
    header = WordsIn(schema.tables.c.header)
    return select(schema.tables.c.id).where(header.contains(record)).exists()


def bytes_of(connection: Connection, guest: int) -> int:
    """His records and notes, and the tables that he made."""
    tables, story, log = schema.tables, schema.story, schema.log
    mine = select(tables.c.id).where(tables.c.host == guest)
    found = 0
    for query in (
        select(func.sum(func.length(schema.records.c.record))).where(
            schema.records.c.guest == guest
        ),
        select(func.sum(func.length(tables.c.header) + func.length(tables.c.card))).where(
            tables.c.host == guest
        ),
        select(func.sum(func.length(story.c.told))).where(story.c.table_id.in_(mine)),
        select(func.count() * BYTES_OF_AN_ENTRY).where(log.c.table_id.in_(mine)),
        select(func.sum(func.length(schema.analyses.c.found))).where(
            schema.analyses.c.id.in_(mine)
        ),
        select(func.sum(func.length(schema.notes.c.written))).where(schema.notes.c.guest == guest),
    ):
        found += connection.scalar(query) or 0
    return found


def own_data(connection: Connection, guest: int) -> OwnData:
    """His name, his tables, what he said and wrote, his records, how many he does not read."""
    name, made_at = connection.execute(
        select(schema.guests.c.name, schema.guests.c.made_at).where(schema.guests.c.id == guest)
    ).one()
    log = schema.log.c
    lines = select(log.table_id, log.at, log.text).where(log.guest == guest, log.kind == "said")
    records = select(schema.records.c.id).where(schema.records.c.guest == guest)
    tables = traces(connection, guest)
    return OwnData(
        name,
        made_at,
        bytes_of(connection, guest),
        [card_of(connection, id) for id in tables],
        [SaidLine(table, at, text or "") for table, at, text in connection.execute(lines)],
        list(connection.scalars(records)),
        notes.of(connection, guest, tables),
        len(blocked_by(connection, guest)),
    )


def traces(connection: Connection, guest: int) -> list[str]:
    """The tables that know him: he sits or sat there, made it, or was sent away; oldest first.

    And after them those where a seat is kept for him.
    """
    tables, holders, log = schema.tables.c, schema.holders.c, schema.log.c
    sits = select(holders.table_id).where(holders.guest == guest)
    was = select(log.table_id).where(log.guest == guest)
    known = or_(tables.host == guest, tables.id.in_(sits), tables.id.in_(was))
    found = list(connection.scalars(select(tables.id).where(known).order_by(tables.made_at)))
    following = {card_of(connection, id).rematch for id in found} - {None, *found}
    return found + [
        id for id, header in headers(connection, list(following)) if keeps(header, guest)
    ]


def headers(connection: Connection, ids: list[str | None]) -> list[tuple[str, Header]]:
    """Of these tables, as far as they are there and can be read."""
    tables, found = schema.tables.c, []
    query = select(tables.id, tables.header).where(tables.id.in_(ids))
    for id, header in connection.execute(query):
        with suppress(msgspec.DecodeError):
            found.append((id, msgspec.json.decode(header, type=Header)))
    return found


def keeps(header: Header, guest: int) -> bool:
    """Whether a seat is kept for him."""
    return any(plan.kept_for == guest for plan in header.plans)


def release(connection: Connection, guest: int) -> None:
    """Seats of a rematch that were kept for him are free."""
    tables = schema.tables
    for id, header in headers(connection, [*traces(connection, guest)]):
        if not keeps(header, guest):
            continue
        card = card_of(connection, id)
        for plan, chair in zip(header.plans, card.seats, strict=True):
            if plan.kept_for == guest:
                plan.kept_for, chair.kept = None, False
        written = {"header": msgspec.json.encode(header), **listed(card)}
        connection.execute(update(tables).where(tables.c.id == id).values(written))


def forget(connection: Connection, guest: int) -> None:
    """His name and words are gone, and so is he; matches that others played with him stay."""
    log, tables, holders = schema.log, schema.tables, schema.holders.c
    release(connection, guest)
    seats = select(holders.table_id, holders.seat).where(holders.guest == guest)
    for table, seat in connection.execute(seats).all():
        card = card_of(connection, table)
        card.seats[seat].name = None
        connection.execute(update(tables).where(tables.c.id == table).values(**listed(card)))
    made = select(tables.c.id).where(tables.c.host == guest)
    for his, emptied in (
        ((log.c.guest == guest) & (log.c.kind == "said"), {"text": ""}),
        (log.c.guest == guest, {"name": None, "guest": FORGOTTEN}),
        ((log.c.kind == "made") & log.c.table_id.in_(made), {"name": None}),
    ):
        connection.execute(update(log).where(his).values(emptied))
    connection.execute(update(tables).where(tables.c.host == guest).values(host=None))
    for kind in (schema.holders, *OF_GUESTS):
        connection.execute(delete(kind).where(kind.c.guest == guest))
    connection.execute(
        delete(schema.records).where(schema.records.c.guest == guest, ~used(schema.records.c.id))
    )
    take_names_off(connection, guest)
    forget_analyses(connection)
    remove_guests(connection, select(schema.guests.c.id).where(schema.guests.c.id == guest))


def take_names_off(connection: Connection, guest: int) -> None:
    """Records of his that others need: without names, and nobody's."""
    records = schema.records
    found = select(records.c.id, records.c.record).where(records.c.guest == guest)
    for id, blob in connection.execute(found).all():
        record = msgspec.json.decode(blob, type=dict[str, object])
        record.pop("names", None)
        bare = update(records).where(records.c.id == id)
        connection.execute(bare.values(record=msgspec.json.encode(record), guest=None))
