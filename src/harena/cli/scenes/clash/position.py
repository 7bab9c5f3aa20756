"""The position as a seat may know it: a view, read with its types."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.clash.nouns import NO_ANIMAL
from harena.cli.screen.seating import NOBODY
from harena.kernel.rulebook import View
from harena.toolkit.views import inner, inners, ints, number

NOWHERE: Final = -1
ENTRY: Final = "entry"


class Spot:
    """A space: empty, or a team, or an animal."""

    def __init__(self, view: View) -> None:
        self.owner = number(view, "owner")
        self.men = ints(view, "men")
        self.animal = number(view, "animal")
        self.tokens = number(view, "tokens")

    @property
    def is_team(self) -> bool:
        return self.owner != NOBODY

    @property
    def is_animal(self) -> bool:
        return self.animal != NO_ANIMAL

    @property
    def is_taken(self) -> bool:
        return self.is_team or self.is_animal


class Pen:
    """What a player has captured."""

    def __init__(self, view: View) -> None:
        self.men = ints(view, "men")
        self.animals = ints(view, "animals")


class Position:
    """All that lies open."""

    def __init__(self, view: View) -> None:
        self.spots = [Spot(one) for one in inners(view, "spaces")]
        self.pens = [Pen(one) for one in inners(view, "pens")]
        self.phase = view["phase"]
        self.piles = ints(view, "piles")
        self.bases = ints(view, "bases")
        self.spares = ints(view, "spares")
        self.scores = ints(view, "scores")
        self.stack = number(view, "stack")
        self.turn = number(view, "turn")
        self.at = ints(inner(view, "battle"), "at")
        self.off = counts(inner(view, "battle"), "off")

    @property
    def is_entry(self) -> bool:
        """Whether gladiators are still entering."""
        return self.phase == ENTRY

    def lair(self, animal: int) -> int:
        """Where an animal stands."""
        for space, spot in enumerate(self.spots):
            if spot.animal == animal and spot.is_animal:
                return space
        return NOWHERE

    def teams(self, seat: int) -> int:
        """How many teams a seat has."""
        return sum(spot.owner == seat for spot in self.spots)

    def men(self, seat: int) -> int:
        """How many gladiators a seat has in the arena."""
        return sum(sum(spot.men) for spot in self.spots if spot.owner == seat)

    def animals(self) -> int:
        """How many animals are in the arena."""
        return sum(spot.is_animal for spot in self.spots)


def counts(view: View, key: str) -> list[list[int]]:
    """A row of counts for each side."""
    value = view[key]
    assert isinstance(value, list)
    return [[int(one) for one in side] for side in value]
