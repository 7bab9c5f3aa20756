"""The pieces of Clash in words: what is printed on them, and what they are called."""

from __future__ import annotations

import tomllib
from typing import Final, NamedTuple

from harena.cli.scenes import nouns
from harena.cli.screen.seating import Seating
from harena.cli.screen.words import Fact, Words
from harena.kernel.setup import Pack

TYPES: Final = ("spear", "net", "sword", "trident", "shield")
SYMBOLS: Final = ("spears", "nets", "swords", "tridents", "shields")
NO_ANIMAL: Final = -1


class Animal(NamedTuple):
    """A tile."""

    name: str
    kind: str
    symbols: tuple[int, ...]
    life: int


class Nouns(nouns.Nouns):
    """Names of teams, gladiators and animals in the reader's language."""

    def __init__(self, pack: Pack, seating: Seating, words: Words, ascii_only: bool) -> None:
        super().__init__("clash", seating, words, ascii_only)
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
        self.letters = self.say("letters")

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
        return self.say("type", type=TYPES[kind])

    def animal(self, animal: int) -> str:
        """An animal with its article: `the lion Leaena`."""
        tile = self.animals[animal]
        return self.say("animal", kind=tile.kind, name=tile.name)

    def animal_label(self, animal: int) -> str:
        """An animal in a few letters: `lion Leaena`."""
        tile = self.animals[animal]
        return self.say("animal-label", kind=tile.kind, name=tile.name)

    def tile(self, animal: int, wounds: int = 0) -> str:
        """An animal with its symbols and its life."""
        facts: dict[str, Fact] = {
            "animal": self.animal_label(animal),
            "symbols": self.symbols(animal),
            "wounds": wounds,
            "life": self.animals[animal].life,
        }
        return self.say("tile", facts)

    def piece(self, owner: int, animal: int) -> str:
        """Whoever stands on a space, as a noun with its article: `your team`, `the bear Lucana`."""
        if animal != NO_ANIMAL:
            return self.animal(animal)
        return self.say("team-of", self.seating.facts("seat", owner))

    def strength(
        self, animal: int, men: list[int], tokens: int, off: list[int] | None = None
    ) -> str:
        """Symbols and wounds of an animal, letters and tokens of a team."""
        if animal != NO_ANIMAL:
            return f"{self.symbols(animal)} {tokens}/{self.animals[animal].life}"
        return self.team(men, off) + (f" +{tokens}" if tokens else "")
