"""7.5 Injured gladiators: every damaged part is tested after the match (table 7-1)."""

from typing import Final

from harena.games.heroes.after.mercy import passed_of, roll
from harena.games.heroes.campaign.fame import count_last
from harena.games.heroes.components.bout import FUNCTIONING, SPARED, Bout
from harena.games.heroes.components.content import BELLY, PARTS
from harena.games.heroes.components.roster import (
    BARRED,
    DEAD,
    NAME,
    PARDONED,
    SCARS,
    STROKES,
    add,
    lose,
    of,
    put,
    whole_of,
)
from harena.games.heroes.steps import COUNT_FAME, WRITE_JOURNAL

FULLY: Final = 2


def is_alive(bout: Bout, gladiator: int) -> bool:
    """6.8.0.3 Who stands, or was spared."""
    return bout.fate[gladiator] in (FUNCTIONING, SPARED)


def recover_parts(bout: Bout, gladiator: int) -> None:
    """7.5.0, 7.5.1 In the order of the Roster Card; death ends the tests (R81)."""
    slot = bout.slots[gladiator]
    put(bout, slot, PARDONED, bout.pardoned[gladiator])
    add(bout, slot, STROKES, bout.strokes[gladiator])
    if not is_alive(bout, gladiator):
        bury(bout, gladiator)
        return
    for part in range(len(PARTS)):
        if bout.is_hurt(gladiator, part) and not recovers(bout, gladiator, part):
            bout.tell("died_of_wounds", bout.name[gladiator])
            bury(bout, gladiator)
            return
    bout.then(COUNT_FAME, gladiator)


def bury(bout: Bout, gladiator: int) -> None:
    """7.5.0, 7.9.2 His last match is counted, and then he is lost (R112)."""
    count_last(bout, gladiator)
    lose(bout, bout.slots[gladiator], DEAD)
    bout.then(WRITE_JOURNAL, gladiator)


def recovers(bout: Bout, gladiator: int, part: int) -> bool:
    """7.5.1, 7.5.2 Two dice against original Strength; whether he lives (R96).

    Fewer than two passed bar him from the next Day; none cost the part 1 for good, the Belly life.
    """
    slot, strength = bout.slots[gladiator], bout.original_strength(gladiator)
    one, two = roll(bout), roll(bout)
    passed = passed_of(strength, one, two)
    name = of(bout, slot, NAME)
    bout.tell("recovered", name, part, passed, one, two, strength)
    if passed < FULLY:
        put(bout, slot, BARRED, bout.month + 1)
    if passed == 0:
        if part == BELLY:
            return False
        add(bout, slot, SCARS + part, 1)
        bout.tell("scarred", name, part, whole_of(bout, slot, part))
    return True


STEPS: Final = (recover_parts,)
