"""The same table once more: the first to want it makes it, the others take their seats."""

import asyncio

from harena.server.log.clocks import now
from harena.server.log.entries import Deed, Guest
from harena.server.log.frames import show_table
from harena.server.protocol.structures import RematchWish, SitWish, TableInfo
from harena.server.tables import new_tables
from harena.server.tables.acts import seats
from harena.server.tables.guests.quotas import check_space
from harena.server.tables.hall import Hall


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
            await check_space(hall.disk, hall.limits, guest.id)
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
