"""Exact odds of an attack with Fortuna's Amulet: any number of one's own dice thrown once again.

There is one Amulet (15.6): one side has it, the other at most a re-roll of one die. Of every fall
of both pools that choice is followed which promises most against the other's first row (10.5.4).
"""

from typing import TypeAlias, final

from harena.games.spartacus.combat.attack import UNOPPOSED_HITS, landed
from harena.games.spartacus.combat.odds import row
from harena.games.spartacus.setup.preparation import SIDES

# The dice that are left lying, by their faces.
Kept: TypeAlias = tuple[int, ...]
# Dice from high to low.
Row: TypeAlias = tuple[int, ...]


@final
class Amulet:
    """One side's pool with the Amulet, and what it does to rows of the other, found out once."""

    def __init__(self, dice: int, most: int, is_attack: bool) -> None:
        self.dice = dice
        self.most = most
        self.is_attack = is_attack
        self.known: dict[tuple[Kept, Row], list[int]] = {}
        self.promised: dict[tuple[Kept, Row], int] = {}

    def dealt(self, kept: Kept, other: Row) -> list[int]:
        """10.5, 15.6 The ways to each damage once all but these are thrown again."""
        key = (kept, other)
        if key not in self.known:
            self.known[key] = self.count(kept, other)
            sign = 1 if self.is_attack else -1
            self.promised[key] = sign * expected(self.known[key])
        return self.known[key]

    def count(self, kept: Kept, other: Row) -> list[int]:
        """10.5 A die that is thrown again shows each face, and so do those after it."""
        ways = [0] * (self.most + 1)
        if sum(kept) == self.dice:
            own, against = row(list(kept)), list(other)
            rolled, parried = (own, against) if self.is_attack else (against, own)
            ways[landed(rolled, parried, UNOPPOSED_HITS)] = SIDES**self.dice
            return ways
        for face, dice in enumerate(kept):
            after = (*kept[:face], dice + 1, *kept[face + 1 :])
            for points, some in enumerate(self.dealt(after, other)):
                ways[points] += some // SIDES
        return ways

    def best(self, choices: list[Kept], other: Row) -> Kept:
        """10.5.4 What is best left lying against that row; of equals, the most dice."""
        self.dealt((0,) * SIDES, other)
        return max(choices, key=lambda kept: self.promised[kept, other])

    def follow(self, ways: list[int], times: int, kept: Kept, others: list[Row]) -> None:
        """10.5.4 So many times what was kept, against rows that are equally likely."""
        share = times * SIDES // len(others)
        for other in others:
            for points, some in enumerate(self.dealt(kept, other)):
                ways[points] += share * some


def kept_of(shown: list[int]) -> list[Kept]:
    """15.6 Every choice of dice that are left lying; all of them first."""
    found: list[Kept] = [()]
    for dice in shown:
        found = [(*kept, left) for kept in found for left in range(dice, -1, -1)]
    return found


def expected(ways: list[int]) -> int:
    """The damage to be expected, in ways."""
    return sum([points * some for points, some in enumerate(ways)])
