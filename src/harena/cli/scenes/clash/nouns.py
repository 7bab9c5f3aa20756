"""The pieces of Clash in words: what is printed on them, and what they are called."""

from __future__ import annotations

import tomllib
from typing import Final, NamedTuple

from harena.cli.screen.seating import NOBODY, Seating
from harena.cli.screen.words import Fact, Words
from harena.kernel.setup import Pack

TYPES: Final = ("spear", "net", "sword", "trident", "shield")
SYMBOLS: Final = ("spears", "nets", "swords", "tridents", "shields")
NO_ANIMAL: Final = -1
SHAPES: Final = "●■▲◆★"
LETTERS: Final = "abcde"
STYLES: Final = ("color(160)", "color(32)", "color(28)", "color(133)", "color(166)")


class Animal(NamedTuple):
    """A tile."""

    name: str
    kind: str
    symbols: tuple[int, ...]
    life: int


class Nouns:
    """Names of teams, gladiators and animals in the reader's language."""

    def __init__(self, pack: Pack, seating: Seating, words: Words, ascii_only: bool) -> None:
        tiles = tomllib.loads(pack.files["animals.toml"])["animal"]
        self.spaces = tomllib.loads(pack.files["board.toml"])["space"]
        self.animals = [
            Animal(
                tile["name"],
                tile["kind"],
                tuple(tile.get(symbol, 0) for symbol in SYMBOLS),
                tile["life"],
            )
            for tile in tiles
        ]
        self.seating = seating
        self.words = words
        self.shapes = LETTERS if ascii_only else SHAPES
        self.letters = words.say("clash-letters")

    def team(self, men: list[int], off: list[int] | None = None) -> str:
        """A team as a word, `NSST`; the switched-off in small letters."""
        word = ""
        for kind, letter in enumerate(self.letters):
            idle = off[kind] if off else 0
            word += letter * (men[kind] - idle) + letter.lower() * idle
        return word

    def symbols(self, animal: int) -> str:
        """What an animal fights with, in the letters of gladiators."""
        return self.team(list(self.animals[animal].symbols))

    def type_name(self, kind: int) -> str:
        """A type of gladiator in one word."""
        return self.words.say("clash-type", type=TYPES[kind])

    def animal(self, animal: int) -> str:
        """An animal with its article: `the lion Leaena`."""
        tile = self.animals[animal]
        return self.words.say("clash-animal", kind=tile.kind, name=tile.name)

    def animal_label(self, animal: int) -> str:
        """An animal in a few letters: `lion Leaena`."""
        tile = self.animals[animal]
        return self.words.say("clash-animal-label", kind=tile.kind, name=tile.name)

    def tile(self, animal: int, wounds: int = 0) -> str:
        """An animal with its symbols and its life."""
        facts: dict[str, Fact] = {
            "animal": self.animal_label(animal),
            "symbols": self.symbols(animal),
            "wounds": wounds,
            "life": self.animals[animal].life,
        }
        return self.words.say("clash-tile", facts)

    def piece(self, owner: int, animal: int) -> str:
        """Whoever stands on a space, as a noun with its article: `your team`, `the bear Lucana`."""
        if animal != NO_ANIMAL:
            return self.animal(animal)
        return self.words.say("clash-team-of", self.seating.facts("seat", owner))

    def mark(self, seat: int) -> str:
        """The shape of a seat."""
        return " " if seat == NOBODY else self.shapes[seat % len(self.shapes)]

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return "" if seat == NOBODY else STYLES[seat % len(STYLES)]
