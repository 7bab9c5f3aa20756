"""Exact odds of an attack with Fortuna's Amulet: any number of one's own dice thrown once again.

There is one Amulet (15.6): one side has it, the other at most a re-roll of one die. Of every fall
of both pools that choice is followed which promises most against the other's first row (10.5.4).
"""

from typing import TypeAlias, final

from harena.games.spartacus.combat.attack import UNOPPOSED_HITS, landed
from harena.games.spartacus.combat.odds import FACES
from harena.games.spartacus.setup.preparation import SIDES
from harena.toolkit.pools import Fall, falls, high_to_low

# The dice that are left lying, by their faces.
Kept: TypeAlias = tuple[int, ...]


@final
class Amulet:
    """One side's pool with the Amulet, and what it does to rows of the other, found out once."""

    def __init__(self, dice: int, most: int, is_attack: bool) -> None:
        self.dice = dice
        self.most = most
        self.is_attack = is_attack
        self.fresh: list[list[Fall]] = [falls(FACES, count) for count in range(dice + 1)]
        self.known: dict[tuple[Kept, tuple[int, ...]], list[int]] = {}

    def dealt(self, kept: Kept, other: list[int]) -> list[int]:
        """10.5, 15.6 The ways to each damage once all but these are thrown again."""
        key = (kept, tuple(other))
        if key not in self.known:
            self.known[key] = self.count(kept, other)
        return self.known[key]

    def count(self, kept: Kept, other: list[int]) -> list[int]:
        """10.5 Every fall of the dice that are thrown again."""
        ways = [0] * (self.most + 1)
        lying = sum(kept)
        for fresh, some in self.fresh[self.dice - lying]:
            own = row([old + new for old, new in zip(kept, fresh, strict=True)])
            rolled, parried = (own, other) if self.is_attack else (other, own)
            ways[landed(rolled, parried, UNOPPOSED_HITS)] += some * SIDES**lying
        return ways

    def best(self, shown: list[int], other: list[int]) -> Kept:
        """10.5.4 What is best left lying against that row; of equals, the most dice."""
        sign = 1 if self.is_attack else -1
        return max(kept_of(shown), key=lambda kept: sign * expected(self.dealt(kept, other)))

    def follow(self, ways: list[int], times: int, kept: Kept, others: list[list[int]]) -> None:
        """10.5.4 So many times what was kept, against rows that are equally likely."""
        for other in others:
            for points, some in enumerate(self.dealt(kept, other)):
                ways[points] += times * SIDES // len(others) * some


def kept_of(shown: list[int]) -> list[Kept]:
    """15.6 Every choice of dice that are left lying; all of them first."""
    found: list[Kept] = [()]
    for dice in shown:
        found = [(*kept, left) for kept in found for left in range(dice, -1, -1)]
    return found


def expected(ways: list[int]) -> int:
    """The damage to be expected, in ways."""
    return sum([points * some for points, some in enumerate(ways)])


def row(shown: list[int]) -> list[int]:
    """10.5 The dice in a row, the highest first, by their faces."""
    return [1 + kind for kind in high_to_low(shown)]
