"""5.3 The Manoeuvre Phase: who becomes the Attacker.

Two enemies in one zone throw Savvy and Speed. The higher attacks; by two or more he has the
Advantage, or with a large shield may Bash instead (5.3).
"""

from typing import Final

from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import (
    ADVANTAGE,
    BASH,
    MANOEUVRE,
    PLAIN,
    Bout,
)
from harena.games.heroes.components.gear import has_large_shield
from harena.games.heroes.match.testing import begin_test, passes, throw_both
from harena.games.heroes.steps import CHOOSE_OPENING, FIND_OPENING, TEST_ATTACK

GREAT_LEAD: Final = 2


def meet(bout: Bout, gladiator: int, foe: int) -> None:
    """5.3.0.1, 5.4.7.1 He fights one enemy of his zone; others there do not take part."""
    bout.tell("faced", bout.name[gladiator], bout.name[foe])
    begin_test(bout, MANOEUVRE, gladiator, foe)


def compare_manoeuvre(bout: Bout) -> None:
    """5.3.0.2, 5.3.0.3 The higher is the Attacker, whosever turn it is; equal, the turn is over."""
    fight = bout.fight
    lead = throw_both(bout)
    if lead == 0:
        bout.tell("no_opening", bout.name[fight.first], bout.name[fight.other])
        return
    if lead < 0:
        fight.first, fight.other = fight.other, fight.first
    attacker = fight.first
    fight.attacker = attacker
    if abs(lead) < GREAT_LEAD:
        find_opening(bout, PLAIN)
    elif not has_large_shield(bout, attacker):
        find_opening(bout, ADVANTAGE)
    elif bout.is_star(attacker):
        bout.then(CHOOSE_OPENING, attacker)
    else:
        face, savvy = roll(bout), bout.savvy(attacker)
        opening = weighed(bout, attacker, face)
        bout.tell("weighed", bout.name[attacker], int(opening == BASH), face, savvy)
        find_opening(bout, opening)


def weighed(bout: Bout, attacker: int, face: int) -> int:
    """5.3.0.4 An NPG's one die against current Savvy: passed it Bashes (R46)."""
    return BASH if passes(face, bout.savvy(attacker)) else ADVANTAGE


def choose_opening(bout: Bout, attacker: int) -> None:
    """5.3.0.4, 5.4.5.1 With a large shield: Bash, or the Advantage all Attackers have (R46)."""
    bout.choose(bout.owner[attacker], "opening", FIND_OPENING, [ADVANTAGE, BASH])


def find_opening(bout: Bout, opening: int) -> None:
    """5.3.0.4, 5.4.5.1 One die more, or two behind the shield, which then does not cover him."""
    fight = bout.fight
    fight.opening = opening
    fight.shieldless = opening == BASH
    bout.tell("attacked", bout.name[fight.first], bout.name[fight.other], opening)
    bout.then(TEST_ATTACK)


STEPS: Final = (compare_manoeuvre, choose_opening, find_opening)
