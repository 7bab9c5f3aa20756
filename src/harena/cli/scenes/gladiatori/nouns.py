"""The pieces of Gladiatori in words: hexes, cards, Powers, Items, figures, and their marks."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes import nouns
from harena.cli.screen.declared import Declared
from harena.cli.screen.seating import Seating
from harena.cli.screen.words import Fact, Words
from harena.games.gladiatori.components.bout import FIRST_BEAST
from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.components.content import BEASTS, ITEM_TYPES, read
from harena.games.gladiatori.components.traits import POWER_NAMES, TRAIT_NAMES
from harena.games.gladiatori.setup.preparation import FACINGS
from harena.kernel.setup import Pack

ARROWS: Final = ("→", "↗", "↖", "←", "↙", "↘")
ASCII_ARROWS: Final = ("->", "/^", "^\\", "<-", "v/", "\\v")
UNKNOWN_BEAST: Final = -1
UNHURT: Final[dict[int, list[int]]] = {}


class Nouns(nouns.Nouns):
    """Names of what is in the arena."""

    def __init__(
        self,
        pack: Pack,
        declared: Declared,
        seating: Seating,
        words: Words,
        ascii_only: bool,
    ) -> None:
        super().__init__("gladiatori", seating, words, ascii_only)
        self.content = read(pack)
        self.arena = self.content.arena
        self.declared = declared
        self.hexes = hex_names(self.arena.r)
        self.arrows = ASCII_ARROWS if ascii_only else ARROWS
        self.times = "x" if ascii_only else "×"
        # The kind of each beast, by its place among the figures.
        self.beasts: dict[int, int] = {}

    # Cards, Powers, traits.

    def card(self, kind: int) -> str:
        return self.say("card", card=CARDS[kind])

    def cards(self, counted: list[int]) -> str:
        """A set of cards, kind by kind."""
        found = [
            self.say("cards", card=CARDS[kind], count=count)
            for kind, count in enumerate(counted)
            if count
        ]
        return ", ".join(found) or self.say("nothing")

    def powers(self, some: int) -> str:
        """A set of Powers."""
        found = [
            self.say("power", power=name) for at, name in enumerate(POWER_NAMES) if some >> at & 1
        ]
        return ", ".join(found) or self.say("nothing")

    # Items and characters.

    def item(self, item: int, halved: dict[int, list[int]] = UNHURT) -> dict[str, Fact]:
        """An Item with its numbers: as printed, or as they are now that it is damaged."""
        content = self.content
        printed = [content.item_attack[item], content.item_defence[item], content.item_life[item]]
        attack, defence, life = halved.get(item, printed)
        return {
            "item": content.item_ids[item],
            "item-name": content.item_names[item],
            "type": ITEM_TYPES[content.item_type[item]],
            "attack": attack,
            "defence": defence,
            "life": life,
            "throw": "yes" if content.throwables >> item & 1 else "no",
            "damaged": "yes" if item in halved else "no",
        }

    def item_by_id(self, name: str, halved: dict[int, list[int]] = UNHURT) -> dict[str, Fact]:
        return self.item(self.content.item_ids.index(name), halved)

    def item_name(self, name: str) -> str:
        return self.say("item", self.item_by_id(name))

    def character(self, character: int) -> dict[str, Fact]:
        """A ready-made character with his sheet; the last one is one's own build."""
        if not 0 <= character < len(self.content.characters):
            return {"character": "own", "character-name": ""}
        taken = self.content.characters[character]
        facts: dict[str, Fact] = dict(zip(TRAIT_NAMES, taken.traits, strict=True))
        facts["character"] = taken.id
        facts["character-name"] = self.content.character_names[character]
        facts["powers"] = self.powers(taken.powers)
        return facts

    # The arena and its figures.

    def hex(self, spot: int) -> str:
        """A hex by row and place: F4."""
        return self.hexes[spot] if 0 <= spot < len(self.hexes) else "-"

    def figure(self, variable: str, figure: int) -> dict[str, Fact]:
        """A figure for a message: a gladiator goes by his player, a beast has its article."""
        if figure < FIRST_BEAST:
            return self.seating.facts(variable, figure)
        name = self.say("the-beast", beast=self.beast(figure), number=figure - FIRST_BEAST + 1)
        return {variable: name, f"{variable}-is": "beast", f"{variable}-vowel": "no"}

    def beast(self, figure: int) -> str:
        """The kind of a beast, as far as it is known."""
        kind = self.beasts.get(figure, UNKNOWN_BEAST)
        return BEASTS[kind] if kind != UNKNOWN_BEAST else "other"

    def beast_label(self, figure: int) -> str:
        """A beast in two or three letters."""
        letter = self.say("beast-letter", beast=self.beast(figure))
        return f"{letter}{figure - FIRST_BEAST + 1}"

    # What a choice or an argument is about.

    def thing(self, variable: str, domain: str, name: str) -> dict[str, Fact]:
        """The parts of a name, each with what its words need."""
        facts: dict[str, Fact] = {}
        for part, value in self.declared.parts(domain, name).items():
            shown = variable if part == domain else part
            if part == "item":
                facts.update(self.item_by_id(value))
            elif part == "figure" and value != "figure":
                facts.update(self.figure(shown, figure_of(value)))
            elif part == "facing":
                facts["facing"] = value
                facts["arrow"] = self.arrows[FACINGS.index(value)]
            elif part == "count":
                facts[shown] = int(value)
            elif part == "hex":
                facts[shown] = self.hexes[self.declared.names["hex"].index(value)]
            elif part == "character":
                facts.update(self.character(self.declared.names["character"].index(value)))
            else:
                facts[shown] = value
                if domain == "seen":
                    facts[part] = value
        return facts


def figure_of(name: str) -> int:
    """The number of a figure: `seat-1`, `beast-0`."""
    kind, _, number = name.partition("-")
    return int(number) if kind == "seat" else FIRST_BEAST + int(number)


def hex_names(rows: list[int]) -> list[str]:
    """Rows by letters from the top, hexes by numbers from the left."""
    found: list[str] = []
    top, number = min(rows), 0
    for spot, line in enumerate(rows):
        number = number + 1 if spot and rows[spot - 1] == line else 1
        found.append(f"{chr(ord('A') + line - top)}{number}")
    return found
