"""7.2.1 What everybody sees of a campaign: what it would leave now, and what follows from that."""

from harena.games.heroes.campaign.past import so_far, star_line
from harena.games.heroes.components.bout import NOWHERE, Bout
from harena.games.heroes.components.content import NOTHING, PARTS
from harena.games.heroes.components.gear import worn
from harena.games.heroes.components.roster import (
    ACTIVE,
    BARRED,
    FREE,
    LEFT_HANDED,
    PRIMARY,
    SIZE,
    STATUS,
    STATUSES,
    of,
    slots_of,
    total_of,
    whole_of,
)


def shown(bout: Bout) -> dict[str, object]:
    """7.2.1 The same for all eyes, with what follows from it: AP Totals, parts, who can fight."""
    found = so_far(bout)
    found["familiae"] = [
        [{**star_line(bout, slot), **seen_of(bout, slot)} for slot in slots_of(bout, seat)]
        for seat in range(bout.seats)
    ]
    locales = bout.content.locales
    found["calendar"] = [locales.month_of(bout.month), locales.year_of(bout.month), bout.months]
    return found


def is_between(bout: Bout) -> bool:
    """7.4 Whether the familiae wait for the next match: nobody is being made, nobody fights."""
    has_stars = any(style != NOTHING for style in bout.stars[PRIMARY::SIZE])
    return has_stars and is_before(bout) and NOTHING not in bout.style


def is_making(bout: Bout) -> bool:
    """3.0 Whether Stars are still being made, for a match or for a campaign."""
    return is_before(bout) and not is_between(bout) and (not bout.style or NOTHING in bout.style)


def is_before(bout: Bout) -> bool:
    """4.8 Whether nobody has entered the arena yet."""
    return bout.turn == 0 and all(zone == NOWHERE for zone in bout.zone)


def seen_of(bout: Bout, slot: int) -> dict[str, object]:
    """7.5.2, 7.5.3, 7.5.4 What a table says of a Star besides."""
    status = of(bout, slot, STATUS)
    state = STATUSES[status]
    if status == ACTIVE:
        state = "free" if of(bout, slot, FREE) else "fit"
        if of(bout, slot, BARRED) == bout.month:
            state = "barred"
    whole = [whole_of(bout, slot, part) for part in range(len(PARTS))]
    return {
        "state": state,
        "total": total_of(bout, slot),
        "whole": whole,
        "armour": armour_of(bout, slot),
    }


def armour_of(bout: Bout, slot: int) -> list[int]:
    """2.4.3 What he wears in his primary style, once he has one."""
    style, left_handed = of(bout, slot, PRIMARY), of(bout, slot, LEFT_HANDED)
    if style == NOTHING:
        return []
    return [worn(bout.content, style, left_handed, part) for part in range(len(PARTS))]
