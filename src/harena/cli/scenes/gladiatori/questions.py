"""What a question is about, in words: the variables of `gladiatori-ask-…`."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.gladiatori.nouns import Nouns
from harena.cli.scenes.gladiatori.position import UNSEEN, Position
from harena.cli.screen.words import Fact
from harena.games.gladiatori.components.cards import CARDS, MOVEMENT
from harena.games.gladiatori.components.traits import POWER_NAMES, TRAIT_NAMES
from harena.games.gladiatori.fight.final_values import FIRST_ITEM_PART, PARTS
from harena.kernel.decisions import Option
from harena.kernel.rulebook import View
from harena.toolkit.views import inner, inners, ints, number

PICKED: Final = frozenset({"lunge", "movement", "spend", "recover", "adapt"})
FIGURES: Final = {"break": "target", "unbalanced": "figure", "escape": "figure", "toll": "figure"}


class Questions:
    """The facts of a question, from what it is about and from the position."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def facts(self, position: Position, seat: int, first: Option) -> dict[str, Fact]:
        """What a question is about."""
        ask, about = first.ask, position.about
        facts: dict[str, Fact] = {
            key: fact for key, fact in about.items() if isinstance(fact, int | str)
        }
        if ask in PICKED:
            facts["left"] = first.args[2]
        elif ask.startswith("build_"):
            facts.update(self.thing(inners(about, "goods")[0]))
        elif ask == "split":
            facts["card"] = CARDS[number(inners(about, "kinds")[0], "card")]
        elif ask == "back":
            facts.update(self.thing(inners(about, "lines")[0]))
        elif ask == "bid":
            facts.update(self.nouns.item(position.offered[0]))
        elif ask == "ready":
            facts.update(place=position.order.index(seat) + 1, players=len(position.order))
        elif ask in FIGURES:
            facts.update(self.nouns.figure(FIGURES[ask], number(about, "figure")))
        else:
            facts.update(self.in_fight(position, ask))
        return facts

    def thing(self, good: View) -> dict[str, Fact]:
        """A trait, a card or a Power by its name, with its price if it has one."""
        facts: dict[str, Fact] = {}
        if "trait" in good:
            facts.update(element="trait", trait=TRAIT_NAMES[number(good, "trait")])
        elif "card" in good:
            facts.update(element="card", card=CARDS[number(good, "card")])
        else:
            facts["power"] = POWER_NAMES[number(good, "power")]
        if "price" in good:
            facts["price"] = number(good, "price")
        return facts

    def in_fight(self, position: Position, ask: str) -> dict[str, Fact]:
        """Who fights whom, and how it stands."""
        own, about = position.mine(), position.about
        if ask == "add":
            played = self.nouns.cards(own.played) if any(own.played) else 0
            return {"card": CARDS[own.card], "played": played}
        if ask == "target":
            return {"swept": "yes" if position.swept else "no"}
        if ask == "reaction":
            card = number(about, "card") if "card" in about else UNSEEN
            return {
                **self.nouns.figure("figure", number(about, "figure")),
                "attack": number(about, "attack") if "attack" in about else "none",
                "card": "unknown" if card == UNSEEN else CARDS[card],
                "played": number(about, "played") if "played" in about else 0,
            }
        if ask == "feint":
            attacks, defences = ints(about, "attacks"), ints(about, "defences")
            return {"attack": listed(attacks), "defence": listed(defences)}
        if ask == "skill":
            attack: Fact = number(about, "attack") if "attack" in about else "none"
            return {"trait": TRAIT_NAMES[number(about, "trait")], "attack": attack}
        if ask == "payment":
            return {"damage": number(about, "owed")}
        if ask == "reflex":
            return {"free": "yes" if about["free"] else "no"}
        return {}

    def variant(self, position: Position, options: list[Option]) -> str:
        """Another wording, where the usual one would mislead."""
        ask, about = options[0].ask, position.about
        if ask == "ready" and len(options) == 1:
            return "ready-alone"
        if ask == "opening" and not about["speed"]:
            return "opening-still"
        if ask == "add" and position.mine().card == MOVEMENT and about["role"] == "attacker":
            return "add-to-movement"
        return ""

    def sum_so_far(self, about: View) -> str:
        """One's own sum as far as it has come, part by part; nothing where none is made."""
        if "sum" not in about:
            return ""
        made = inner(about, "sum")
        numbers = ints(made, "parts")
        parts = [
            f"{self.part(part)} {value:+}"
            for part, value in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        return self.nouns.say(
            "sum-so-far",
            sum=str(made["kind"]),
            total=number(made, "total"),
            parts=", ".join(parts) or self.nouns.say("nothing"),
        )

    def part(self, part: int) -> str:
        """A part of a sum by its name."""
        if part < FIRST_ITEM_PART:
            return self.nouns.say("part", part=PARTS[part])
        return self.nouns.say("part", self.nouns.item(part - FIRST_ITEM_PART), part="item")


def listed(values: list[int]) -> str:
    """One after the other, as in a Sweep."""
    return ", ".join(str(value) for value in values)
