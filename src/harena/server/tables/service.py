"""What guests do beside a match: once more, sending away, blocking, reporting, taking leave."""

import asyncio
import logging
from functools import partial
from typing import Literal

from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.log.entries import Deed, Guest
from harena.server.log.frames import show_table
from harena.server.protocol.analysis import AnalysisState
from harena.server.protocol.structures import (
    ExerciseWish,
    Made,
    OwnData,
    RematchWish,
    SitWish,
    Source,
    TableInfo,
)
from harena.server.tables import manners, new_tables, replays, seats
from harena.server.tables.hall import PASSING, Hall
from harena.server.tables.measure import check_space
from harena.server.tables.reading import Reader
from harena.server.tables.tokens import clean_text

LOG = logging.getLogger("harena.server")


async def rematch(
    hall: Hall, id: str, wish: RematchWish, guest: Guest, address: str = ""
) -> TableInfo:
    """The same table once more: the first to want it makes it, the others take their seats."""
    table = await hall.table(id)

    async def act() -> int:
        ledger = table.ledger
        mine = seats.check_rematch(ledger, guest)
        deed = Deed(ledger.seq)
        pledges = dict(zip(mine, wish.pledges, strict=False))
        following = await follow(hall, ledger.rematch, mine, pledges, guest)
        if following is None:
            if address:
                await hall.address_tables.take(address)
            await hall.new_tables.take(guest.id)
            await check_space(hall.disk, hall.limits, guest)
            made = await asyncio.to_thread(
                new_tables.make_again, ledger, pledges, guest, now(), hall.disk.outages
            )
            deed.next_table, following = made.new, made.ledger.header.id
        agreed = ledger.agreed if following == ledger.rematch else []
        for seat in mine:
            if seat not in agreed:
                deed.add(now(), "rematch", seat).entry.text = following
        return await table.commit(deed)

    await table.actor.perform(act)
    assert table.ledger.rematch is not None
    again = await hall.table(table.ledger.rematch)
    return show_table(again.ledger, guest.id)


async def follow(
    hall: Hall, id: str | None, mine: list[int], pledges: dict[int, str], guest: Guest
) -> str | None:
    """Sit down at the table that follows; none if there is none, or it was closed.

    Who holds a seat here has the same one there, in whatever browser he held it before.
    """
    if id is None:
        return None
    again = await hall.table(id)
    if again.ledger.state == "closed":
        return None
    for seat in mine:
        await sit_again(hall, id, SitWish(seat=seat, pledge=pledges.get(seat)), guest)
    return id


async def sit_again(hall: Hall, id: str, wish: SitWish, guest: Guest) -> None:
    """On the seat that he held in the match before."""
    await hall.perform(
        id, guest, lambda ledger, at: seats.sit(ledger, guest, wish, at, held_before=True)
    )


async def play_on(
    hall: Hall,
    kind: Literal["table", "record"],
    id: str,
    wish: ExerciseWish,
    guest: Guest,
) -> Made:
    """An exercise: a new table that goes on from a step of a match that anybody may see."""
    if kind == "table":
        record = replays.record_of((await hall.table(id)).ledger)
    else:
        record = await hall.reading.kept(id)
    start = await hall.reading.run(Reader(guest, ""), replays.up_to, record, wish.step)
    source = Source(kind, id, wish.step)
    draft = await asyncio.to_thread(
        new_tables.make_exercise, start, source, wish, guest, now(), hall.disk.outages
    )
    return await hall.add(draft, guest)


async def analyse(
    hall: Hall, kind: Literal["table", "record"], id: str, by: Reader
) -> AnalysisState:
    """Look again at a match that anybody may see, in the background."""
    if kind == "table":
        record = replays.record_of((await hall.table(id)).ledger)
    else:
        record = await hall.reading.kept(id)
    return await hall.analysts.begin(id, record, by)


async def analysis(hall: Hall, kind: Literal["table", "record"], id: str) -> AnalysisState:
    """How far it is, and what was found."""
    if kind == "record":
        await hall.reading.kept(id)
    else:
        card = await hall.card(id, None)
        if card.retired:
            raise Refused("rules", card.retired)
        if card.state != "over":
            raise Refused("state", "a match that is over was expected", {"state": card.state})
    return await hall.analysts.state(id)


async def kick(hall: Hall, id: str, seat: int, guest: Guest) -> TableInfo:
    """The host sends somebody away."""
    return await hall.perform(id, guest, partial(manners.kick, seat, guest))


async def block(hall: Hall, id: str, seat: int, is_blocked: bool, guest: Guest) -> None:
    """A guest does not want to read another, nor to have him at tables of his own."""
    ledger = (await hall.table(id)).ledger
    seats.check_seat(ledger, seat)
    other = ledger.sitters[seat].guest
    if other in (None, guest.id):
        raise Refused("state", f"somebody else on seat {seat} was expected")
    assert other is not None
    await hall.disk.set_block(guest.id, other, is_blocked)
    blocked = await hall.disk.blocked_by(guest.id)
    for viewer in [one for table in hall.tables.values() for one in table.viewers.all]:
        if viewer.guest == guest.id:
            viewer.blocked = blocked


async def report(
    hall: Hall, id: str, seat: int, text: str, guest: Guest, address: str = ""
) -> None:
    """The owner is told."""
    live = await hall.table(id)
    manners.check_witness(live.ledger, {one.guest for one in live.viewers.all}, guest)
    if address:
        await hall.address_reports.take(address)
    await hall.reports.take(guest.id)
    report = manners.reported(live.ledger, seat, guest, clean_text(text))
    await asyncio.to_thread(manners.write_report, hall.folder, report)
    LOG.info("a guest at table %s was reported: %s", id, manners.REPORTS)


async def own_data(hall: Hall, guest: Guest) -> OwnData:
    """All that is kept of a guest, here and in the owner's file."""
    data = await hall.disk.own_data(guest.id)
    data.tables = await hall.shown(data.tables, guest)
    data.reports = await asyncio.to_thread(manners.reports_by, hall.folder, guest.id)
    return data


async def forget(hall: Hall, guest: Guest) -> None:
    """A guest takes his leave: bots play on for him, and nothing of him is kept."""
    tables = (await hall.disk.own_data(guest.id)).tables
    for card in tables:
        if card.state in ("gathering", "playing"):
            await leave_seats(hall, card.id, guest)
    await put_away(hall, tables)
    await hall.disk.forget(guest.id)
    await put_away(hall, tables)  # Somebody may have looked meanwhile.
    hall.guests.forget(guest)


async def leave_seats(hall: Hall, id: str, guest: Guest) -> None:
    """All that he has at a table, unless nobody can play there any more."""
    try:
        live = await hall.table(id)
    except Refused as refused:
        if refused.code in PASSING:
            raise
        return
    for seat, sitter in enumerate(live.ledger.sitters):
        if sitter.guest == guest.id:
            await live.perform(partial(seats.part, seat))


async def put_away(hall: Hall, tables: list[TableInfo]) -> None:
    """No process has them in memory as they were: who looks finds what is on disk."""
    for card in tables:
        if card.id in hall.tables:
            hall.tables.pop(card.id).close()
        hall.reading.pages.drop(card.id)
        await hall.disk.claim(card.id)
