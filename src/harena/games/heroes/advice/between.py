"""What a hasty player does between the matches of a campaign (chapter 7)."""

from typing import Final

from harena.games.heroes.campaign.entering import NO_ONE
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import SAVVY, SPEED, STRENGTH
from harena.games.heroes.components.roster import NAME, of, own_of, slots_of, total_of
from harena.kernel.decisions import Decision

YES: Final = 1
NO: Final = 0
# Strength keeps alive: with 5 only a 6 fails where it is tested, so it comes first up to there.
SAFE_STRENGTH: Final = 5
LIKED: Final = (SAVVY, STRENGTH, SPEED)


def between(bout: Bout, asked: Decision) -> int:
    """By what is asked: he fights whenever he can, alone, and stops when he is free."""
    match asked.ask:
        case "entry":
            return most_promising(bout, asked)
        case "join" | "rival":
            return NO_ONE
        case "challenge":
            return NO
        case "attribute":
            return attribute(bout, asked)
        case _:
            return YES


def most_promising(bout: Bout, asked: Decision) -> int:
    """The Star who is nearest to freedom; nobody who is free already."""
    best, most = NO_ONE, 0
    for slot in slots_of(bout, asked.seat):
        name = of(bout, slot, NAME)
        if name in asked.choices and total_of(bout, slot) > most:
            best, most = name, total_of(bout, slot)
    return best


def attribute(bout: Bout, asked: Decision) -> int:
    """Strength until it is safe, then the lowest, which rises most easily."""
    own = own_of(bout, bout.slots[asked.a])
    if STRENGTH in asked.choices and own[STRENGTH] < SAFE_STRENGTH:
        return STRENGTH
    lowest = min(own[one] for one in asked.choices)
    return next(one for one in LIKED if one in asked.choices and own[one] == lowest)
