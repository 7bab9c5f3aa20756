"""Exact chances of a test, counted and not sampled (5.3, 5.3.1, 5.4).

Both pools are followed as the number of ways in which they give 0, 1, 2 and more successes. An
NPG's Bonus Dice are those that its own dice would select (3.7.3); what another seat will add is not
known, and counted as what it must: none, or in Frenzy one (C6).
"""

from typing import Final, final

from harena.games.heroes.after.mercy import favour
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import (
    FACES,
    LEAST_TOTAL,
    SUCCESS,
    SWORD,
    SWORDSMAN,
)
from harena.games.heroes.components.gear import weapon
from harena.games.heroes.match.hits import is_stopped, part_hit, preferred
from harena.games.heroes.match.pools import pool_of, selecting_face
from harena.games.heroes.match.testing import least_bonus
from harena.toolkit.pools import Ways, added, die, margins, mixed, pool

ONE_DIE: Final[Ways] = [FACES - SUCCESS, SUCCESS]
PIPS: Final[list[int]] = [1, 2, 3, 4, 5, 6]
# 6.8.1.1 That one die is higher than another.
HIGHER: Final = 15 / 36


@final
class Leads:
    """In how many ways each lead of one party over another comes, of how many in all."""

    def __init__(self, own: Ways, other: Ways) -> None:
        self.zero = len(other) - 1
        self.ways = margins(own, other)
        self.whole = sum(self.ways)

    def at_least(self, lead: int) -> int:
        """The ways to be ahead by so many or more."""
        return sum(self.ways[max(0, self.zero + lead) :])

    def exactly(self, lead: int) -> int:
        """The ways to just this lead."""
        index = self.zero + lead
        return self.ways[index] if 0 <= index < len(self.ways) else 0

    def chance_from(self, lead: int) -> float:
        """The chance to be ahead by so many or more."""
        return self.at_least(lead) / self.whole

    def chances(self, ways: dict[str, int]) -> dict[str, float]:
        """Ways as chances."""
        return {outcome: some / self.whole for outcome, some in ways.items()}


def successes(dice: int) -> Ways:
    """2.7.2.1, 2.7.5.1 How many of so many dice succeed; fewer than none are none."""
    return pool(ONE_DIE, max(0, dice))


def selected(bout: Bout, test: int, gladiator: int, dice: int) -> Ways:
    """3.7.3.1, 3.7.3.2 The successes of an NPG, whose dice select how many others are thrown.

    C6 Of a Star only the die that Frenzy must use is known.
    """
    held, least = bout.bonus[gladiator], least_bonus(bout, test, gladiator)
    if bout.is_star(gladiator) or not held:
        return successes(dice + least)
    most = selecting_face(bout, test, gladiator)
    weights = pool([FACES - most, most], held)
    parts = [successes(dice + max(used, least)) for used in range(held + 1)]
    return mixed(weights, parts)


def leads(bout: Bout, test: int, gladiator: int, foe: int, bonus: int) -> Leads:
    """3.7.2.1 What so many Bonus Dice make of a test."""
    own = successes(pool_of(bout, test, gladiator, foe) + bonus)
    other = selected(bout, test, foe, pool_of(bout, test, foe, gladiator))
    return Leads(own, other)


def manoeuvre_ways(found: Leads) -> dict[str, int]:
    """5.3.0.2 To attack, of that with a lead of two, to find nothing, to defend."""
    attack, nothing = found.at_least(1), found.exactly(0)
    return {
        "attack": attack,
        "better": found.at_least(2),
        "nothing": nothing,
        "defend": found.whole - attack - nothing,
    }


def net_ways(found: Leads) -> dict[str, int]:
    """5.3.1.3 Of the thrower: to ensnare, to keep the net, to miss."""
    ensnare, keep = found.at_least(1), found.exactly(0)
    return {"ensnare": ensnare, "keep": keep, "miss": found.whole - ensnare - keep}


def attack_ways(found: Leads, attacks: bool, snared: bool) -> dict[str, int]:
    """5.4.0.1 To hit, to test again, to be hit; a Counterstrike turns the roles, then one tests.

    5.4.0.5 A Defender in a net neither hits nor turns anything: he gets out of it.
    """
    again = found.exactly(0)
    ahead, behind = found.at_least(1), found.whole - found.at_least(0)
    if snared:
        if attacks:
            return {"hit": ahead, "again": again, "freed": behind}
        return {"freed": ahead, "again": again, "struck": behind}
    turned = found.exactly(-1 if attacks else 1)
    hit, struck = (ahead, behind - turned) if attacks else (ahead - turned, behind)
    return {"hit": hit, "again": again, "turned": turned, "struck": struck}


def location_ways(bout: Bout, striker: int, target: int) -> dict[int, list[int]]:
    """5.4.1.1, 5.4.2.1 For each part the ways to its rows, and of these those that are stopped."""
    found: dict[int, list[int]] = {}
    for row, ways in enumerate(row_ways(bout, striker, target)):
        part = part_hit(bout, target, row)
        before = found.get(part, [0, 0])
        stopped = ways if is_stopped(bout, target, row) else 0
        found[part] = [before[0] + ways, before[1] + stopped]
    return found


def row_ways(bout: Bout, striker: int, target: int) -> Ways:
    """5.4.1.1 The ways to each row; a Swordsman keeps of two what an NPG would prefer (R55)."""
    once = added(die(PIPS), die(PIPS))[LEAST_TOTAL:]
    if weapon(bout, striker) != SWORD or not bout.has(striker, SWORDSMAN):
        return once
    found = [0] * len(once)
    for row, ways in enumerate(once):
        for again, more in enumerate(once):
            found[preferred(bout, target, row, again)] += ways * more
    return found


def mercy_chance(bout: Bout, gladiator: int) -> float:
    """6.8.0.1, 6.8.1.1 To be spared if he appealed where he is, by the crowd or by the Emperor."""
    savvy, seen = bout.original_savvy(gladiator), favour(bout, gladiator)
    mind = bout.content.emperor_savvy - seen
    if bout.pardoned[gladiator]:
        mind += bout.content.intervened
    _, undecided, mercy = passing(savvy + seen)
    own, his = passing(savvy), passing(mind)
    saved = own[1] * his[0] + own[2] * (his[0] + his[1])
    even = own[0] * his[0] + own[1] * his[1] + own[2] * his[2]
    return mercy + undecided * (saved + even * HIGHER)


def passing(value: int) -> tuple[float, float, float]:
    """2.7.1.1 That none, one or both of two dice pass; a 6 fails here."""
    one = max(0, min(value, FACES - 1)) / FACES
    return (1 - one) * (1 - one), 2 * one * (1 - one), one * one
