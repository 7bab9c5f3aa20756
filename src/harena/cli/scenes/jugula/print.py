"""What is printed on armaturae and cards, in words: sides of a man, uses and text of a card."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.nouns import Nouns
from harena.cli.screen.words import Fact
from harena.games.jugula.components.content import CLASSES, SIDES, TEXTS, TRAITS, Content

# As a side has them.
NUMBERS: Final = (
    *("movement", "attack-light", "attack-heavy"),
    *("defence-light", "defence-heavy"),
)


class Print:
    """The content of a match for a reader."""

    def __init__(self, content: Content, nouns: Nouns) -> None:
        self.content = content
        self.nouns = nouns

    def of(self, thing: str) -> list[str]:
        """An armatura or a card by its name."""
        if thing in self.content.names:
            return self.armatura(self.content.names.index(thing))
        if thing in self.content.card_names:
            card = self.content.card_names.index(thing)
            text = self.nouns.say("text", text=TEXTS[self.content.text[card]])
            return [self.card(card), *([text] if text else [])]
        return []

    def armatura(self, armatura: int) -> list[str]:
        """2.4 Both sides."""
        return [self.side(armatura, side) for side in range(len(SIDES))]

    def side(self, armatura: int, side: int) -> str:
        """2.4 Class, numbers against light and heavy, and traits."""
        *numbers, reach, traits = self.content.sides_of(armatura)[side]
        said = self.traits(reach, traits)
        return self.nouns.say(
            "side-line",
            {
                "side": SIDES[side],
                "class": CLASSES[self.content.heavy[armatura]],
                **dict(zip(NUMBERS, numbers, strict=True)),
                "count": len(said),
                "traits": ", ".join(said),
            },
        )

    def traits(self, reach: int, traits: int) -> list[str]:
        """2.4 The traits of a side, Allonge with its number."""
        said = [self.nouns.say("allonge", reach=reach)] if reach else []
        return said + [
            self.nouns.say("trait", trait=trait)
            for index, trait in enumerate(TRAITS)
            if traits >> index & 1
        ]

    def card(self, card: int) -> str:
        """2.6 The numbers of a card."""
        content = self.content
        facts: dict[str, Fact] = {
            "name": content.card_names[card],
            "move": content.move[card],
            "attack": content.attacks[card],
            "vox": content.vox[card],
            "draw": content.draw[card],
            "prima": content.prima[card],
            "combat": content.combat[card],
        }
        return self.nouns.say("card-line", facts)
