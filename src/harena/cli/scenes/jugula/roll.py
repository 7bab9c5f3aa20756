"""The roll of the gladiators: what each is called and where he stands, as the events tell it."""

from __future__ import annotations

from typing import Final

from harena.cli.screen.words import Fact
from harena.kernel.rulebook import View
from harena.toolkit.views import ints

NOWHERE: Final = -1
# Where an event names a gladiator's new square, and which argument that is.
ENTERS: Final = "placed"
GOES: Final = {"moved": 2, "pushed": 2}
LEAVES: Final = "felled"
WITHDRAWS: Final = "withdrew"
CLEARS: Final = "match_began"


class Roll:
    """Gladiators by their ids, `0-1` for the first of seat 0."""

    def __init__(self, names: dict[str, list[str]]) -> None:
        self.names = names
        self.armatura: dict[str, str] = {}
        self.square: dict[str, str] = {}

    def called(self, man: str) -> str:
        """His name and his square: `Thraex d4`."""
        return f"{self.armatura.get(man, man)} {self.square.get(man, '')}".strip()

    def facts(self, variable: str, man: str) -> dict[str, Fact]:
        """A gladiator for a message."""
        return {variable: self.called(man), f"{variable}-armatura": self.armatura.get(man, "")}

    def id_of(self, man: int) -> str:
        """The id of a gladiator."""
        return self.names["gladiator"][man]

    def place(self, man: str, armatura: int, square: int) -> None:
        """He is this, and stands there."""
        self.armatura[man] = self.names["armatura"][armatura]
        self.square[man] = self.names["square"][square] if square != NOWHERE else ""

    def follow(self, kind: str, args: tuple[int, ...]) -> None:
        """What an event changes; it is told before that."""
        if kind == ENTERS:
            self.place(self.id_of(args[0]), args[1], args[2])
        elif kind in GOES:
            self.square[self.id_of(args[0])] = self.names["square"][args[GOES[kind]]]
        elif kind == LEAVES:
            self.square[self.id_of(args[0])] = ""
        elif kind == WITHDRAWS:
            for man in [one for one in self.square if one.startswith(f"{args[0]}-")]:
                self.square[man] = ""
        elif kind == CLEARS:
            self.armatura, self.square = {}, {}

    def stand_as(self, view: View) -> None:
        """Take up a position whose past was not told."""
        for man, (armatura, square) in enumerate(
            zip(ints(view, "armatura"), ints(view, "square"), strict=True)
        ):
            if armatura != NOWHERE:
                self.place(self.id_of(man), armatura, square)
