"""What a question is about: the variables of `gladiatori-ask-…`."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.gladiatori.nouns import Nouns
from harena.cli.scenes.gladiatori.position import NOBODY, PREMADE, UNSEEN, Position
from harena.cli.screen.words import Fact
from harena.games.gladiatori.components.bout import FIRST_BEAST
from harena.games.gladiatori.components.cards import CARDS, FIRST_MOVE, KINDS, MOVEMENT, counts
from harena.games.gladiatori.components.content import POWERS, TRAITS
from harena.games.gladiatori.components.traits import BLOOD, ENDURANCE, SPEED
from harena.games.gladiatori.setup.creation import FIRST_LESSON, FIRST_POWER
from harena.games.gladiatori.turn import FIRST_CARD, RESTED_TRAITS
from harena.kernel.decisions import Option

SIDES: Final = ("front", "rear", "behind")
PICKED: Final = frozenset({"lunge", "movement", "spend", "recover", "adapt"})


class Questions:
    """The facts of a question, from the position and from what its options carry along."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def facts(self, position: Position, seat: int, first: Option) -> dict[str, Fact]:
        """What a question is about. The option's context is (seat, left or place, …)."""
        ask, context = first.ask, first.args[2]
        if ask in PICKED:
            return {"left": context}
        if ask.startswith("build") or ask in {"character", "extra", "bid", "ready", "opening"}:
            return self.before_action(position, seat, ask, context)
        if ask in {"split", "rest", "back"}:
            return self.of_row(position, seat, ask, context)
        if ask in {"skill", "blood", "dodge", "reflex"}:
            return self.of_points(position, seat, ask, context)
        return self.in_fight(position, seat, ask, context)

    def variant(self, position: Position, seat: int, options: list[Option]) -> str:
        """Another wording, where the usual one would mislead."""
        ask = options[0].ask
        if ask == "ready" and len(options) == 1:
            return "ready-alone"
        if ask == "opening" and not position.mine().remaining[SPEED]:
            return "opening-still"
        if (
            ask == "add"
            and position.mine().card == MOVEMENT
            and position.attacker in {NOBODY, seat}
        ):
            return "add-to-movement"
        return ""

    def before_action(self, position: Position, seat: int, ask: str, place: int) -> dict[str, Fact]:
        """Set-up, and the beginning of a round."""
        own, content = position.mine(), self.nouns.content
        if ask == "character":
            return {"coins": 0 if position.creation == PREMADE else own.coins}
        if ask == "bid":
            return self.nouns.item(position.offered[0])
        if ask == "ready":
            return {"place": position.order.index(seat) + 1, "players": len(position.order)}
        if ask == "opening":
            return {"speed": own.remaining[SPEED]}
        facts: dict[str, Fact] = {"coins": own.coins}
        if ask == "build_move":
            kind = place - FIRST_LESSON + FIRST_MOVE
            facts.update(card=CARDS[kind], price=content.cost[kind])
        elif ask == "build_power":
            facts["power"] = POWERS[place - FIRST_POWER]
        return facts

    def of_row(self, position: Position, seat: int, ask: str, place: int) -> dict[str, Fact]:
        """A row of numbers: the split of a deck, a Rest."""
        own = position.mine()
        if ask == "rest":
            return {"value": own.remaining[ENDURANCE]}
        if ask == "split":
            return {"card": CARDS[self.kinds_of(position, seat)[place]]}
        facts: dict[str, Fact] = {"left": own.resting}
        if place < FIRST_CARD:
            return {**facts, "element": "trait", "trait": TRAITS[RESTED_TRAITS[place - 1]]}
        kind = self.kinds_of(position, seat)[place - FIRST_CARD]
        return {**facts, "element": "card", "card": CARDS[kind]}

    def kinds_of(self, position: Position, seat: int) -> list[int]:
        """The kinds of cards a row asks for: those of a known deck list, else all."""
        character = position.character[seat]
        if character == NOBODY or position.enlarged >> seat & 1:
            return list(range(KINDS))
        listed = counts(self.nouns.content.characters[character].cards)
        return [kind for kind, count in enumerate(listed) if count]

    def of_points(self, position: Position, seat: int, ask: str, context: int) -> dict[str, Fact]:
        """Skill and Ability points in a sum, and Reflex."""
        own, attack = position.mine(), position.attack_on(seat)
        facts: dict[str, Fact] = {"attack": "none" if attack is None else attack}
        if ask == "skill":
            if attack is not None and own.card == MOVEMENT:
                facts["attack"] = attack // 2
            return {**facts, "trait": TRAITS[context], "value": own.remaining[context]}
        if ask == "reflex":
            return {"free": "yes" if context else "no", "speed": own.remaining[SPEED]}
        return {**facts, "value": own.remaining[BLOOD if ask == "blood" else SPEED]}

    def in_fight(self, position: Position, seat: int, ask: str, context: int) -> dict[str, Fact]:
        """Who fights whom, and how it stands."""
        nouns, own, attacker = self.nouns, position.mine(), position.attacker
        role = "attacker" if attacker in {NOBODY, seat} else "defender"
        if ask == "add":
            played = nouns.cards(own.played) if any(own.played) else 0
            return {"role": role, "card": CARDS[own.card], "played": played}
        if ask == "target":
            return {"swept": "yes" if position.swept else "no"}
        if ask == "break":
            return nouns.figure("target", position.targets[0])
        if ask == "reaction":
            return self.reaction(position, seat)
        if ask == "unbalanced":
            return nouns.figure("figure", context)
        if ask == "feint":
            return {"role": role, **self.values(position, seat, role)}
        if ask == "payment":
            return {"damage": position.damage}
        if ask == "toll" and attacker < FIRST_BEAST:
            return nouns.figure("figure", self.beast_struck(position))
        if ask in {"escape", "toll"}:
            return nouns.figure("figure", attacker)
        return {}

    def beast_struck(self, position: Position) -> int:
        """The one that tears at its attacker: a bear, if several were swept."""
        for target in position.targets:
            if target >= FIRST_BEAST and self.nouns.beast(target) == "bear":
                return target
        return position.targets[0]

    def values(self, position: Position, seat: int, role: str) -> dict[str, Fact]:
        """What attack and defence came to; in a Sweep one after the other."""
        if role == "attacker":
            places = list(range(len(position.targets)))
        else:
            places = [position.targets.index(seat)]
        return {
            "attack": ", ".join(str(position.attacks[place]) for place in places),
            "defence": ", ".join(str(position.defences[place]) for place in places),
        }

    def reaction(self, position: Position, seat: int) -> dict[str, Fact]:
        """Who attacks, from where, with what is seen; a beast's value is known."""
        attacker = position.attacker
        facts = self.nouns.figure("figure", attacker)
        facts["side"] = SIDES[position.side(seat)]
        facts["attack"] = "none"
        facts["card"] = "unknown"
        facts["played"] = 0
        if attacker >= FIRST_BEAST:
            facts["attack"] = position.attacks[position.targets.index(seat)]
            return facts
        sheet = position.sheets[attacker]
        if sheet.card != UNSEEN:
            facts["card"] = CARDS[sheet.card]
        facts["played"] = sheet.played
        return facts
