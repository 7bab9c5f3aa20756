"""How many cards everybody holds, as the events tell it."""

from __future__ import annotations

from typing import Final

from harena.games.jugula.combat.attack import FROM_HAND
from harena.kernel.rulebook import View
from harena.toolkit.views import ints

# By how much an event changes the hand of the seat that it names first.
CHANGES: Final = {"took": 1, "recalled": 1, "played": -1, "robbed": -1, "discarded": -1}
CLEARS: Final = "match_began"


class Hands:
    """The sizes of the hands, which lie open (3.3.1)."""

    def __init__(self, seats: int) -> None:
        self.size = [0] * seats

    def follow(self, kind: str, args: tuple[int, ...]) -> None:
        """What an event changes; it is told before that."""
        if kind in CHANGES:
            self.size[args[0]] += CHANGES[kind]
        elif kind == "drew":
            self.size[args[0]] += args[1]
        elif kind == "augured":
            self.size[args[0]] += args[2]
        elif kind == "revealed" and args[2] == FROM_HAND:
            self.size[args[0]] -= 1
        elif kind == CLEARS:
            self.size = [0] * len(self.size)

    def stand_as(self, view: View) -> None:
        """Take up a position whose past was not told."""
        self.size = ints(view, "hand_size")
