"""Who sits where: what a guest or the host does with the seats of a table."""

from harena.kernel.refused import Refused
from harena.server.log.entries import Deed, Guest
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import OpenWish, SeatLink, SitWish, TableInfo
from harena.server.tables import new_tables
from harena.server.tables.acts import seats
from harena.server.tables.hall import Hall


async def sit(hall: Hall, id: str, wish: SitWish, guest: Guest) -> TableInfo:
    """Take a seat by its token, or an open one by its number; who has a seat kept is welcome."""
    hall.words.check(wish.name)
    ledger = (await hall.table(id)).ledger
    is_his = wish.token is None and seats.is_kept_for(ledger, wish.seat, guest)
    if not is_his and guest.id in await hall.disk.blocked_by(ledger.header.host):
        raise Refused("not-yours", "the host of this table does not want you there")
    return await hall.perform(id, guest, lambda ledger, at: seats.sit(ledger, guest, wish, at))


async def link(hall: Hall, id: str, seat: int, guest: Guest) -> SeatLink:
    """A new link for a seat."""
    link = new_tables.new_link(id, seat)
    await hall.perform(
        id, guest, lambda ledger, _: seats.make_link(ledger, guest, seat, link.token)
    )
    return link


async def seat_bot(hall: Hall, id: str, seat: int, bot: str, guest: Guest) -> TableInfo:
    """The host puts a bot on a free seat."""

    def seated(ledger: Ledger, at: int) -> Deed:
        return seats.seat_bot(
            ledger, guest, seat, new_tables.check_bot(bot, ledger.header.game), at
        )

    return await hall.perform(id, guest, seated)


async def close_table(hall: Hall, id: str, guest: Guest) -> TableInfo:
    """The host gives up waiting."""
    return await hall.perform(id, guest, lambda ledger, at: seats.close(ledger, guest, at))


async def open_pledges(hall: Hall, id: str, wish: OpenWish, guest: Guest) -> TableInfo:
    """The bytes behind pledges, when every seat is taken."""
    return await hall.perform(
        id, guest, lambda ledger, at: seats.open_pledges(ledger, guest, wish, at)
    )
