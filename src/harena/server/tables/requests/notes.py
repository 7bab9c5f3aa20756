"""The notes of one's own in the journal of a campaign: kept for who wrote them, shown to him."""

from typing import Final

from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.protocol.structures import Notes
from harena.server.tables.guests.quotas import check_space
from harena.server.tables.hall import Hall

LONGEST: Final = 500
MOST: Final = 50


async def of_campaign(hall: Hall, table: str, guest: Guest) -> dict[str, list[str]]:
    """What a guest has written beside each match of the campaign."""
    row = await hall.disk.campaign(table)
    return await hall.disk.notes_of(guest.id, [card.id for card in row])


async def write(hall: Hall, table: str, wish: Notes, guest: Guest) -> Notes:
    """What a guest has written beside a match of his from now on; nothing is an end of it."""
    card = await hall.card(table, guest)
    if not any(seat.mine for seat in card.seats):
        raise Refused("not-yours", "a seat of your own was expected, but you only watch here")
    lines = [line.strip() for line in wish.lines]
    if len(lines) > MOST:
        raise Refused(
            "notes",
            f"at most {MOST} notes beside a match were expected, but {len(lines)} came",
            {"most": MOST, "came": len(lines)},
        )
    for line in lines:
        if not 0 < len(line) <= LONGEST:
            raise Refused(
                "note",
                f"a note of 1 to {LONGEST} letters was expected, but {len(line)} came",
                {"most": LONGEST, "came": len(line)},
            )
    if lines:
        await check_space(hall.disk, hall.limits, guest.id)
    await hall.disk.keep_notes(table, guest.id, lines)
    return Notes(lines)
