"""Exact odds of one attack: both pools fall, both throw some dice again, and the rows are compared.

Every fall of both pools is counted. Who has re-rolls looks at both first rows and throws those dice
again that promise him most, or none; where both have some, each decides against the other's first
row, as they do in secret; each die is thrown again once only (10.5.4, R41). Ways are whole numbers.
"""

from typing import Final, TypeAlias, final

from harena.games.spartacus.combat.attack import UNOPPOSED_HITS, automatic, landed, sets
from harena.games.spartacus.combat.odds import FACES, row
from harena.games.spartacus.components.content import NO_ABILITY
from harena.games.spartacus.setup.preparation import SIDES
from harena.toolkit.pools import falls

# The dice that lie there, by their faces.
Kept: TypeAlias = tuple[int, ...]
NOTHING: Final[Kept] = (0,) * SIDES


@final
class Terms:
    """What besides the dice decides of the damage of an attack."""

    def __init__(
        self,
        needed: int = UNOPPOSED_HITS,
        ability: int = NO_ABILITY,
        twin: bool = False,
        extra: int = 0,
        ignored: int = 0,
        wall: bool = False,
    ) -> None:
        self.needed = needed
        self.ability = ability
        self.twin = twin
        self.extra = extra
        self.ignored = ignored
        self.wall = wall

    def damage(self, rolled: list[int], parried: list[int]) -> int:
        """10.5.1, 10.6.1, 10.6.3, 10.7 Rows, sets, extra damage; then what is ignored."""
        total = landed(rolled, parried, self.needed) + self.extra
        total += automatic(rolled, self.ability, self.twin)
        ignored = self.ignored + int(self.wall and sets(parried, 2) > 0)
        return max(0, total - ignored)


@final
class Pool:
    """The dice of one side: what may lie there while some are still to be thrown again."""

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.kept: list[Kept] = []
        for count in range(dice + 1):
            self.kept += [tuple(shown) for shown, _ in falls(FACES, count)]
        self.number = {kept: number for number, kept in enumerate(self.kept)}
        whole = falls(FACES, dice)
        self.first = len(self.kept) - len(whole)
        self.times = [ways for _, ways in whole]
        self.rows = [row(shown) for shown, _ in whole]
        self.after = [
            [
                self.number[(*kept[:face], kept[face] + 1, *kept[face + 1 :])]
                for face in range(SIDES)
            ]
            for kept in self.kept[: self.first]
        ]

    def choices(self, fallen: int, most: int) -> list[int]:
        """10.5.4 What may be left lying of a fall; all of it first."""
        found: list[Kept] = [()]
        for dice in self.kept[self.first + fallen]:
            found = [(*kept, left) for kept in found for left in range(dice, -1, -1)]
        found.sort(key=lambda kept: -sum(kept))
        return [self.number[kept] for kept in found if sum(kept) >= self.dice - most]

    def promised(self, damage: list[list[int]]) -> list[list[int]]:
        """By what is left lying and the other's row: the damage to be expected, in equal ways."""
        whole = SIDES**self.dice
        found: list[list[int]] = [[] for _ in self.after]
        found += [[whole * points for points in against] for against in damage]
        for number in range(self.first - 1, -1, -1):
            parts = [found[after] for after in self.after[number]]
            found[number] = [sum(some) // SIDES for some in zip(*parts, strict=True)]
        return found


@final
class Exchange:
    """Two pools and the terms of the attack; how often each damage comes, with any re-rolls."""

    def __init__(self, attack: int, defence: int, terms: Terms) -> None:
        self.mine, self.theirs = Pool(attack), Pool(defence)
        self.damage = [
            [terms.damage(rolled, parried) for parried in self.theirs.rows]
            for rolled in self.mine.rows
        ]
        turned = [list(column) for column in zip(*self.damage, strict=True)]
        self.hopes = self.mine.promised(self.damage)
        self.fears = self.theirs.promised(turned)
        self.most = max([max(points) for points in self.damage])
        self.left_by_attack: dict[int, list[list[int]]] = {}
        self.left_by_defence: dict[int, list[list[int]]] = {}

    def whole(self, again: int, parried_again: int) -> int:
        """All ways in which the dice can fall, those thrown again too."""
        return int(SIDES ** (self.mine.dice + self.theirs.dice + again + parried_again))

    def ways(self, again: int, parried_again: int) -> list[int]:
        """10.5.4 The ways to each damage, with so many re-rolls of both sides."""
        mine, theirs = self.mine, self.theirs
        lying = self.first_falls(again, parried_again)
        for own in lying:
            fall_on(own, theirs)
        for number, after in enumerate(mine.after):
            if any(lying[number]):
                share = [ways // SIDES for ways in lying[number]]
                for face in after:
                    lying[face] = [a + b for a, b in zip(lying[face], share, strict=True)]
        found = [0] * (self.most + 1)
        for rolled, points in enumerate(self.damage):
            own = lying[mine.first + rolled]
            for parried, hits in enumerate(points):
                found[hits] += own[theirs.first + parried]
        return found

    def first_falls(self, again: int, parried_again: int) -> list[list[int]]:
        """By what the attacker and what the defender leave lying: how often it comes to that."""
        mine, theirs = self.mine, self.theirs
        if again not in self.left_by_attack:
            self.left_by_attack[again] = best_of(mine, self.hopes, again, 1)
        if parried_again not in self.left_by_defence:
            self.left_by_defence[parried_again] = best_of(theirs, self.fears, parried_again, -1)
        attacker, defender = self.left_by_attack[again], self.left_by_defence[parried_again]
        lying = [[0] * len(theirs.kept) for _ in mine.kept]
        scale = SIDES ** (again + parried_again)
        for rolled, some in enumerate(mine.times):
            left = attacker[rolled]
            for parried, more in enumerate(theirs.times):
                lying[left[parried]][defender[parried][rolled]] += scale * some * more
        return lying


def best_of(pool: Pool, promised: list[list[int]], most: int, sign: int) -> list[list[int]]:
    """10.5.4 By one's fall and the other's row: what is best left lying; of equals, the most."""
    found: list[list[int]] = []
    for fallen in range(len(pool.rows)):
        choices = pool.choices(fallen, most)
        best = choices[0]
        values = [sign * value for value in promised[best]]
        left = [best] * len(values)
        for choice in choices[1:]:
            for other, value in enumerate(promised[choice]):
                if sign * value > values[other]:
                    values[other] = sign * value
                    left[other] = choice
        found.append(left)
    return found


def fall_on(lying: list[int], pool: Pool) -> None:
    """10.5 A die that is thrown again shows each face, and so do those after it."""
    for number, after in enumerate(pool.after):
        if lying[number]:
            share = lying[number] // SIDES
            for face in after:
                lying[face] += share
