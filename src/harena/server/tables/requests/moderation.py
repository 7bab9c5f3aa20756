"""How guests are kept from each other: sending away, blocking, reporting."""

import asyncio
import logging
from functools import partial

from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.protocol.structures import TableInfo
from harena.server.tables.acts import manners, seats
from harena.server.tables.guests.tokens import clean_text
from harena.server.tables.hall import Hall

LOG = logging.getLogger("harena.server")


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
