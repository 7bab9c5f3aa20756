"""The tables on disk, in any database: what is written in one transaction, and what is read."""

import zlib
from typing import Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.server.log.clocks import Outage
from harena.server.log.entries import Deed, FullEntry, Guest, Header, NewTable, Private
from harena.server.log.fair import Seeds
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import TableInfo
from harena.server.store import schema

LIST_LENGTH: Final = 50
# So many matches of a campaign are told before a table, and so many after it.
MOST_MATCHES: Final = 1000
# The statements of every answer: built afresh each time, they took ten times as long.
ADD_ENTRY: Final = insert(schema.log)
ADD_ANSWER: Final = insert(schema.answers)
ADD_TOLD: Final = insert(schema.story)
SET_CARD: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("state", "is_free", "card", "wake_at")})
)
SET_WAKE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(wake_at=bindparam("moment"))
)


# Writing.


def append(connection: Connection, table: str, deed: Deed) -> None:
    """Entries, the private half of them in its own table, and what changes beside the log."""
    for full in deed.entries:
        more = {"table_id": table, "guest": full.guest, "command": full.command}
        connection.execute(ADD_ENTRY, asdict(full.entry) | more)
        if full.index is not None:
            answer = {"table_id": table, "seq": full.entry.seq, "place": full.index}
            connection.execute(ADD_ANSWER, answer | {"digest": full.digest})
        if full.told is not None:
            told = zlib.compress(full.told, 6)
            connection.execute(ADD_TOLD, {"table_id": table, "seq": full.entry.seq, "told": told})
    for seat, guest in deed.holders.items():
        put(connection, schema.holders, table, seat, guest=guest)
    for seat, token_hash in deed.links.items():
        put(connection, schema.links, table, seat, token_hash=token_hash)
    for seat, own in deed.contributions.items():
        put(connection, schema.contributions, table, seat, bytes=own)
    if deed.next_table is not None:
        add_table(connection, deed.next_table)


def put(
    connection: Connection, kind: Table, table: str, seat: int, **value: int | bytes | None
) -> None:
    """What there is one of for a seat; None takes it away."""
    connection.execute(delete(kind).where(kind.c.table_id == table, kind.c.seat == seat))
    if None not in value.values():
        connection.execute(insert(kind).values(table_id=table, seat=seat, **value))


def add_table(connection: Connection, new: NewTable) -> None:
    """A new table, its seeds apart."""
    header = new.header
    connection.execute(
        insert(schema.tables).values(
            id=header.id,
            game=header.game,
            public=header.public,
            made_at=header.made_at,
            header=msgspec.json.encode(header),
            wake_at=new.wake_at,
            host=header.host,
            **listed(new.card),
        )
    )
    connection.execute(
        insert(schema.secrets).values(
            table_id=header.id,
            server_seed=new.private.seeds.server_seed,
            salt=new.private.seeds.salt,
        )
    )
    if header.start is not None and read_record(connection, header.start) is None:
        start = msgspec.json.encode(new.private.start)
        keep_record(connection, header.start, start, header.made_at, header.host)
    append(connection, header.id, new.deed)


def listed(card: TableInfo) -> dict[str, object]:
    """What lists go by."""
    is_free = any(chair.kind == "open" and not chair.held for chair in card.seats)
    return {"state": card.state, "is_free": is_free, "card": msgspec.json.encode(card)}


def set_card(connection: Connection, card: TableInfo, wake_at: int | None) -> None:
    """What lists show of a table, and when it must be looked at even if nobody comes."""
    connection.execute(SET_CARD, {"table": card.id, "wake_at": wake_at, **listed(card)})


def set_wake(connection: Connection, table: str, moment: int | None) -> None:
    """When the table must be looked at even if nobody comes."""
    connection.execute(SET_WAKE, {"table": table, "moment": moment})


def rest(connection: Connection, table: str, left_at: int, wake_at: int) -> None:
    """Nobody is there since then, and until that moment nobody need look."""
    there = schema.tables
    quiet = update(there).where(there.c.id == table).values(left_at=left_at, wake_at=wake_at)
    connection.execute(quiet)


def left_at(connection: Connection, table: str) -> int | None:
    """Since when nobody is there; nothing if somebody may have been when it was last in memory."""
    there = schema.tables.c
    return connection.scalar(select(there.left_at).where(there.id == table))


def come_back(connection: Connection, table: str) -> None:
    """Somebody may be there from now on."""
    there = schema.tables
    connection.execute(update(there).where(there.c.id == table).values(left_at=None))


def add_guest(connection: Connection, key: bytes, name: str | None, moment: int) -> int:
    """A new guest by the hash of his token; his number."""
    line = insert(schema.guests).values(token_hash=key, name=name, made_at=moment, seen_at=moment)
    made = connection.execute(line).inserted_primary_key
    assert made is not None
    return int(made[0])


def see_guest(connection: Connection, guest: int, moment: int) -> None:
    there = schema.guests
    connection.execute(update(there).where(there.c.id == guest).values(seen_at=moment))


def rename_guest(connection: Connection, guest: int, name: str) -> None:
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))


def keep_record(
    connection: Connection, id: str, record: bytes, moment: int, guest: int | None = None
) -> None:
    line = insert(schema.records).values(id=id, made_at=moment, record=record, guest=guest)
    connection.execute(line)


def keep_analysis(connection: Connection, id: str, found: bytes) -> None:
    """Whoever was first: another process may have looked at the same match."""
    if read_analysis(connection, id) is None:
        line = insert(schema.analyses).values(id=id, found=zlib.compress(found, 6))
        connection.execute(line)


def set_block(connection: Connection, guest: int, other: int, is_blocked: bool) -> None:
    there = schema.blocks
    connection.execute(delete(there).where(there.c.guest == guest, there.c.other == other))
    if is_blocked:
        connection.execute(insert(there).values(guest=guest, other=other))


def blocked_by(connection: Connection, guest: int) -> set[int]:
    there = schema.blocks.c
    return set(connection.scalars(select(there.other).where(there.guest == guest)))


def beat(connection: Connection, moment: int) -> None:
    if not connection.execute(update(schema.alive).values(at=moment)).rowcount:
        connection.execute(insert(schema.alive).values(id=1, at=moment))


def last_beat(connection: Connection) -> int | None:
    """When the server was last known to live."""
    return connection.scalar(select(schema.alive.c.at))


def note_outage(connection: Connection, moment: int, is_alone: bool) -> list[Outage]:
    """Write down how long nobody was here, and who must be woken for it; all outages so far."""
    there, last = schema.outages, last_beat(connection)
    if is_alone and last is not None and last < moment:
        if connection.scalar(select(there.c.end).where(there.c.start == last)) is None:
            connection.execute(insert(there).values(start=last, end=moment))
        tables = schema.tables
        later = update(tables).where(tables.c.wake_at >= last)
        connection.execute(later.values(wake_at=tables.c.wake_at + (moment - last)))
    beat(connection, moment)
    found = connection.execute(select(there).order_by(there.c.start))
    return [Outage(start, end) for start, end in found]


# Reading.


def read_table(
    connection: Connection, table: str
) -> tuple[Header, Private, list[FullEntry], TableInfo]:
    """All that is known of a table."""
    blob = connection.scalar(select(schema.tables.c.header).where(schema.tables.c.id == table))
    if blob is None:
        raise no_table(table)
    there = schema.secrets.c
    seed, salt = connection.execute(
        select(there.server_seed, there.salt).where(there.table_id == table)
    ).one()
    header = msgspec.json.decode(blob, type=Header)
    private = Private(
        Seeds(seed, salt),
        by_seat(connection, schema.contributions, "bytes", table),
        by_seat(connection, schema.links, "token_hash", table),
        start_of(connection, header),
    )
    return header, private, read_entries(connection, table), card_of(connection, table)


def start_of(connection: Connection, header: Header) -> Record | None:
    """The match that an exercise goes on from, up to there."""
    if header.start is None:
        return None
    return msgspec.json.decode(read_record(connection, header.start) or b"", type=Record)


def by_seat(connection: Connection, kind: Table, value: str, table: str) -> dict[int, bytes]:
    """What there is one of for a seat."""
    query = select(kind.c.seat, kind.c[value]).where(kind.c.table_id == table)
    return {one.seat: one[1] for one in connection.execute(query)}


def read_entries(connection: Connection, table: str) -> list[FullEntry]:
    """The log with its private half."""
    log, answers = schema.log, schema.answers
    same = (answers.c.table_id == log.c.table_id) & (answers.c.seq == log.c.seq)
    query = (
        select(log, answers.c.place, answers.c.digest)
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
            one.digest,
        )
        for one in connection.execute(query)
    ]


def read_story(connection: Connection, table: str) -> list[tuple[Entry, bytes | None]]:
    """The log, and what each entry told; for entries from before that was kept, nothing."""
    query = select(schema.story.c.seq, schema.story.c.told).where(schema.story.c.table_id == table)
    found: dict[int, bytes] = {one.seq: one.told for one in connection.execute(query)}
    return [
        (full.entry, zlib.decompress(found[full.entry.seq]) if full.entry.seq in found else None)
        for full in read_entries(connection, table)
    ]


def retire(connection: Connection, table: str, why: str) -> TableInfo:
    """The rules have changed and play it otherwise: it is over, and says so."""
    card = card_of(connection, table)
    if card.state == "playing":
        card.state, card.ended, card.to_act, card.winners = "over", "rules", [], []
    card.retired = why
    set_card(connection, card, None)
    return card


def public_tables(connection: Connection, which: str, game: str | None) -> list[TableInfo]:
    """Newest first: with a free seat, being played, or over."""
    there = schema.tables.c
    query = select(there.card).where(there.public)
    if which == "open":
        query = query.where(there.state == "gathering", there.is_free)
    else:
        query = query.where(there.state == which)
    if game is not None:
        query = query.where(there.game == game)
    found = connection.scalars(query.order_by(there.made_at.desc()).limit(LIST_LENGTH))
    return [card_in(blob) for blob in found]


def tables_held_by(connection: Connection, guest: int, playing: bool) -> list[TableInfo]:
    there = schema.tables.c
    state = there.state == "playing" if playing else there.state != "closed"
    mine = select(schema.holders.c.table_id).where(schema.holders.c.guest == guest)
    found = connection.scalars(
        select(there.card)
        .where(there.id.in_(mine), state)
        .order_by(there.made_at.desc())
        .limit(LIST_LENGTH)
    )
    return [card_in(blob) for blob in found]


def campaign(connection: Connection, id: str) -> list[TableInfo]:
    """The tables before a table, itself, and those that followed, in order, up to one forgotten.

    What follows the last match of a campaign is of another one.
    """
    here = card_of(connection, id)
    before: list[TableInfo] = []
    first = here
    while len(before) < MOST_MATCHES and (card := card_if_any(connection, first.after)):
        if is_last(card):
            break
        before.append(card)
        first = card
    found = [*reversed(before), here]
    most = len(found) + MOST_MATCHES
    while len(found) < most and not is_last(found[-1]):
        following = card_if_any(connection, found[-1].rematch)
        if following is None:
            break
        found.append(following)
    return found


def is_last(card: TableInfo) -> bool:
    """Whether the match has ended its campaign."""
    return card.left.get("over") is True


def card_of(connection: Connection, id: str) -> TableInfo:
    card = card_if_any(connection, id)
    if card is None:
        raise no_table(id)
    return card


def card_if_any(connection: Connection, id: str | None) -> TableInfo | None:
    blob = connection.scalar(select(schema.tables.c.card).where(schema.tables.c.id == id))
    return None if blob is None else card_in(blob)


def card_in(blob: bytes) -> TableInfo:
    return msgspec.json.decode(blob, type=TableInfo)


def no_table(id: str) -> Refused:
    """Nobody has made it."""
    return Refused("not-found", f"a table was expected, but there is none called {id}")


def seats_held(connection: Connection, guest: int, ids: list[str]) -> set[tuple[str, int]]:
    there = schema.holders.c
    found = connection.execute(
        select(there.table_id, there.seat).where(there.guest == guest, there.table_id.in_(ids))
    )
    return {(table, seat) for table, seat in found}


def hosted(connection: Connection, guest: int, ids: list[str]) -> set[str]:
    there = schema.tables.c
    return set(connection.scalars(select(there.id).where(there.host == guest, there.id.in_(ids))))


def due(connection: Connection, moment: int) -> list[str]:
    """The tables that must be looked at, however many: those in memory would hide the others."""
    there = schema.tables.c
    query = select(there.id).where(there.wake_at <= moment)
    return list(connection.scalars(query.order_by(there.wake_at)))


def find_guest(connection: Connection, key: bytes) -> Guest | None:
    there = schema.guests.c
    query = select(there.id, there.name, there.seen_at).where(there.token_hash == key)
    found = connection.execute(query).first()
    return None if found is None else Guest(found.id, found.name, found.seen_at or 0)


def read_record(connection: Connection, id: str) -> bytes | None:
    return connection.scalar(select(schema.records.c.record).where(schema.records.c.id == id))


def read_analysis(connection: Connection, id: str) -> bytes | None:
    kept = connection.scalar(select(schema.analyses.c.found).where(schema.analyses.c.id == id))
    return None if kept is None else zlib.decompress(kept)
