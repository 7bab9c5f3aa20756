"""Counted sets in one int: how many there are of each kind, a few bits for each count.

Two of them are joined by `+`, and one is taken out of another by `-`. A layout says where the count
of a kind lies. Where counts are asked for in every step a game writes shift and mask out: half the
time of such a question would be the call.
"""

from typing import Final, final

NONE: Final = 0


@final
class Layout:
    """Where each kind lies in the number, and for how many of it there is room."""

    def __init__(self, widths: list[int], order: list[int]) -> None:
        """So many bits for each kind; the order is from the lowest bit up."""
        self.kinds = len(widths)
        self.shift = [0] * self.kinds
        self.mask = [(1 << width) - 1 for width in widths]
        start = 0
        for kind in order:
            self.shift[kind] = start
            start += widths[kind]
        self.one = [1 << shift for shift in self.shift]

    def held(self, bag: int, kind: int) -> int:
        """How many of a kind there are (Spartacus 5.8 Guards in hand, 10.1 dice of a pool)."""
        return bag >> self.shift[kind] & self.mask[kind]

    def counts(self, bag: int) -> list[int]:
        """How many there are of each kind."""
        return [bag >> self.shift[kind] & self.mask[kind] for kind in range(self.kinds)]

    def kinds_in(self, bag: int) -> list[int]:
        """The kinds of which there are any, lowest first."""
        return [kind for kind in range(self.kinds) if bag >> self.shift[kind] & self.mask[kind]]

    def row(self, bag: int) -> list[int]:
        """Every single one by its kind, lowest first: what can be shuffled and dealt."""
        found: list[int] = []
        for kind in range(self.kinds):
            found += [kind] * (bag >> self.shift[kind] & self.mask[kind])
        return found

    def gather(self, counts: list[int]) -> int:
        """So many of each kind as one number."""
        bag = NONE
        for kind, count in enumerate(counts):
            bag += count * self.one[kind]
        return bag

    def weigh(self, bag: int, each: list[int]) -> int:
        """What all of them are worth together, by what one of each kind is worth."""
        total = 0
        for kind in range(self.kinds):
            total += (bag >> self.shift[kind] & self.mask[kind]) * each[kind]
        return total


def evenly(kinds: int, width: int) -> Layout:
    """The same room for every kind, in their order."""
    return Layout([width] * kinds, list(range(kinds)))
