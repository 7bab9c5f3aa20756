"""What is kept of a guest: shown to him, and forgotten when he takes his leave."""

import asyncio
from functools import partial

from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.protocol.structures import OwnData, TableInfo
from harena.server.tables.acts import manners, seats
from harena.server.tables.hall import PASSING, Hall


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
