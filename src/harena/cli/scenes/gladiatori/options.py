"""Options in words: the variables of `gladiatori-option-…`, and what a person may type."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.gladiatori.nouns import Nouns, figure_of
from harena.cli.scenes.gladiatori.position import NOBODY, Position
from harena.cli.screen.words import Fact
from harena.games.gladiatori.components.card_row import NO_PLACE, where
from harena.games.gladiatori.components.cards import CARDS
from harena.games.gladiatori.setup.preparation import FACINGS
from harena.kernel.decisions import Option
from harena.toolkit.views import number

MOVING: Final = frozenset({"opening", "closing", "movement", "reflex"})
ITEMS: Final = frozenset({"draft", "pick", "drop", "break", "payment", "toll", "fight"})
TURNS: Final = {"left": 1, "right": -1, "on": 0, "left-twice": 2, "right-twice": -2}
SIGNS: Final = {"left": "<", "right": ">", "on": "", "left-twice": "<<", "right-twice": ">>"}
# What a person may type for the choices that are no things.
KEYWORDS: Final = {
    "none": "no",
    "no": "no",
    "yes": "yes",
    "pass": "pass",
    "enough": "enough",
    "stop": "enough",
    "ready": "go-on",
    "stay": "no",
    "nothing": "no",
    "keep": "no",
    "strike": "strike",
    "surrender": "surrender",
}


class Options:
    """The facts of an option."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def facts(
        self, position: Position, seat: int, option: Option, domain: str, name: str
    ) -> dict[str, Fact]:
        """The parts of what is chosen, and what the question says of it."""
        parts = self.nouns.declared.parts(domain, name)
        facts = self.nouns.thing(domain, domain, name)
        if option.ask in MOVING:
            facts.update(self.movement(position, seat, parts))
        elif option.ask in ITEMS and "item" in parts:
            facts.update(self.nouns.item_by_id(parts["item"], position.halved))
        facts.update(self.more(position, seat, option, parts))
        facts.update(position.about_choice(option.choice))
        return facts

    def more(
        self, position: Position, seat: int, option: Option, parts: dict[str, str]
    ) -> dict[str, Fact]:
        """What only this position says."""
        ask, nouns = option.ask, self.nouns
        if ask in {"action", "reaction"} and "card" in parts:
            return self.card_in_row(position, seat, ask, parts)
        if ask == "fight":
            ahead = position.ahead(seat)
            return (
                {"target": "", "target-is": ""}
                if ahead == NOBODY
                else nouns.figure("target", ahead)
            )
        if ask == "target":
            return {"hex": nouns.hex(position.where(option.choice))}
        if ask == "push" and "figure" in parts:
            start = position.where(figure_of(parts["figure"]))
            spot = position.arena.beside(start, FACINGS.index(parts["facing"]))
            return {"hex": nouns.hex(spot)}
        if ask == "skill":
            value = position.mine().remaining[option.args[2]]
            return {"value": value, "after": number(position.about, "after")}
        if ask == "character":
            return {"coins": position.mine().coins}
        return {}

    def movement(self, position: Position, seat: int, parts: dict[str, str]) -> dict[str, Fact]:
        """Where a point of movement leads, and which way one then faces."""
        if "turn" not in parts:
            return {}
        facing = (position.facing[seat] + TURNS[parts["turn"]]) % len(FACINGS)
        facts: dict[str, Fact] = {"arrow": self.nouns.arrows[facing]}
        if "facing" in parts:
            facts["hex"] = self.nouns.hex(self.target(position, seat, parts))
        return facts

    def target(self, position: Position, seat: int, parts: dict[str, str]) -> int:
        """The hex a point of movement enters."""
        return position.arena.beside(position.place[seat], FACINGS.index(parts["facing"]))

    def card_in_row(
        self, position: Position, seat: int, ask: str, parts: dict[str, str]
    ) -> dict[str, Fact]:
        """What a card costs that is used again, and what a Reaction is good for."""
        own, kind = position.mine(), CARDS.index(parts["card"])
        facts: dict[str, Fact] = {"blood": 0}
        if where(own.row, kind) != NO_PLACE:
            facts["blood"] = position.sheets[seat].reuse[where(own.row, kind)]
        if ask == "reaction":
            facts["help"] = self.nouns.say("reaction-help", card=parts["card"])
        return facts

    # What a person may type.

    def aliases(
        self, position: Position, seat: int, option: Option, domain: str, name: str
    ) -> list[str]:
        """Names of an option, the plainest first."""
        parts = self.nouns.declared.parts(domain, name)
        found: list[str] = []
        if domain == "hex":
            found.append(self.nouns.hex(option.choice))
        elif option.ask in MOVING and "turn" in parts:
            hex_name = ""
            if "facing" in parts:
                hex_name = self.nouns.hex(self.target(position, seat, parts))
            found.append(hex_name + SIGNS[parts["turn"]])
        elif option.ask == "push" and "figure" in parts:
            start = position.where(figure_of(parts["figure"]))
            found.append(
                self.nouns.hex(position.arena.beside(start, FACINGS.index(parts["facing"])))
            )
        elif domain == "figure":
            found += self.figure_names(position, option.choice)
        own = parts[domain]
        if own in KEYWORDS:
            found.append(self.nouns.say(f"word-{KEYWORDS[own]}"))
        return [*found, *self.words_of(domain, parts), name]

    def words_of(self, domain: str, parts: dict[str, str]) -> list[str]:
        """The things of a choice by their names in the reader's language."""
        nouns, found = self.nouns, list[str]()
        if "card" in parts and parts.get("action") not in {"standby", "turn"}:
            if domain == "reaction":
                found.append(nouns.say("reaction", card=parts["card"]))
            found.append(nouns.say("card", card=parts["card"]))
        if "power" in parts:
            found.append(nouns.say("power", power=parts["power"]))
        if "trait" in parts:
            found.append(nouns.say("trait", trait=parts["trait"]))
        if "item" in parts:
            found.append(nouns.item_name(parts["item"]))
        if domain == "character":
            character = nouns.thing("character", "character", parts["character"])
            found.append(nouns.say("character", character))
        if domain == "facing":
            found.append(nouns.say("facing", facing=parts["facing"]))
        return found

    def figure_names(self, position: Position, figure: int) -> list[str]:
        """A figure by name and by where it stands."""
        facts = self.nouns.figure("figure", figure)
        return [str(facts["figure"]), self.nouns.hex(position.where(figure))]
