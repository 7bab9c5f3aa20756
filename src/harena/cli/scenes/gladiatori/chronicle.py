"""What happens in the arena, in sentences.

The chronicle remembers a little from event to event: which beast is of which kind, who helps whom,
who wanted which Item; so that what is plain anyway need not be said.
"""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.gladiatori.nouns import Nouns
from harena.cli.screen.words import Fact, sentence
from harena.games.gladiatori.components.bout import FIGURES, FIRST_BEAST
from harena.games.gladiatori.components.content import BEASTS

NO_FIGHT: Final = 0
STRIKE: Final = 1
WALKING: Final = frozenset({"moved", "turned"})
REPEATED: Final = frozenset({"added", "spent", "recovered", "lunged", "adapted", "removed"})


class Chronicle:
    """Tells each event once, in order, from the first."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.wanted: list[int] = []
        # What the next event may go on with: a way, or a sentence said so many times.
        self.way: dict[str, Fact] = {}
        self.walker = -1
        self.said = ""
        self.times = 0

    def tell(self, kind: str, args: tuple[int, ...], facts: dict[str, Fact]) -> list[str]:
        """The sentence of an event, unless the next one says it all."""
        more = self.more(kind, args)
        silent = self.is_plain(kind, args, facts)
        self.follow(kind, args)
        if silent:
            return []
        if kind in WALKING:
            return self.walk(kind, args[0], facts)
        said = sentence(self.nouns.say(f"event-{kind}", {**facts, **more}))
        if kind in REPEATED:
            before = [] if said == self.said else self.rest()
            self.said, self.times = said, self.times + 1
            return before
        return [*self.rest(), said]

    def walk(self, kind: str, walker: int, facts: dict[str, Fact]) -> list[str]:
        """Steps and turns of one figure are one way."""
        if not self.way or walker != self.walker:
            before = self.rest()
            self.walker, self.way = walker, {**facts, "kind": kind}
            return before
        if kind == "moved":
            if self.way["kind"] == "moved":
                facts = {
                    **facts,
                    "start": self.way["start"],
                    "hex": f"{self.way['hex']}, {facts['hex']}",
                }
            self.way = {**facts, "kind": kind}
        else:
            self.way.update(facts)
        return []

    def rest(self) -> list[str]:
        """What was kept back."""
        lines: list[str] = []
        if self.way:
            lines.append(sentence(self.nouns.say(f"event-{self.way['kind']}", self.way)))
        if self.said:
            times = f" ({self.nouns.times}{self.times})" if self.times > 1 else ""
            lines.append(self.said + times)
        self.way, self.said, self.times = {}, "", 0
        return lines

    def is_plain(self, kind: str, args: tuple[int, ...], facts: dict[str, Fact]) -> bool:
        """Whether nothing is lost if this is not said."""
        if kind == "declared":
            return args[1] in {NO_FIGHT, STRIKE}
        if kind == "ordered":
            return len(args) == 2
        if kind == "beasts_ordered":
            return len(args) == 1 or any(figure not in self.nouns.beasts for figure in args)
        if kind == "took_item":
            return self.wanted.count(args[1]) == 1
        if kind in {"recovered", "adapted"}:
            return "none" in {facts.get("element"), facts.get("adaptation")}
        return False

    def more(self, kind: str, args: tuple[int, ...]) -> dict[str, Fact]:
        """What a sentence needs beyond the event's own arguments."""
        nouns = self.nouns
        if kind == "beasts_waited":
            herds = [
                nouns.say("herd", beast=BEASTS[beast], count=count)
                for beast, count in enumerate(args)
                if count
            ]
            return {"beasts": ", ".join(herds) or nouns.say("nothing")}
        if kind == "laid_out":
            items = [nouns.say("item", nouns.item(item)) for item in args[1:]]
            return {"items": ", ".join(items)}
        if kind == "revealed":
            return self.revealed(args[1], args[2:])
        if kind == "scored":
            return {"points": f"{args[1]:+}"}
        if kind == "beasts_ordered":
            return {"figure": " ".join(nouns.beast_label(figure) for figure in args)}
        if kind == "beast_rolled":
            return {"faces": " ".join(f"[{face}]" for face in args[1:])}
        return {}

    def revealed(self, card: int, others: tuple[int, ...]) -> dict[str, Fact]:
        """The Action card and what lies on it, kind by kind."""
        counted = [others.count(kind) for kind in range(max(others, default=0) + 1)]
        facts = self.nouns.thing("card", "card", self.nouns.declared.names["card"][card])
        return {**facts, "cards": self.nouns.cards(counted) if others else "none"}

    def follow(self, kind: str, args: tuple[int, ...]) -> None:
        """Remember what later sentences need."""
        beasts = self.nouns.beasts
        if kind == "beasts_waited":
            kinds = [beast for beast, count in enumerate(args) if count]
            if len(kinds) == 1:
                beasts.update(dict.fromkeys(range(FIRST_BEAST, FIGURES), kinds[0]))
        elif kind == "entered":
            beasts[args[0]] = args[1]
        elif kind == "picked":
            self.wanted.append(args[1])
        elif kind == "took_item":
            if self.wanted.count(args[1]) == 1:
                self.wanted.remove(args[1])
            else:
                self.wanted = [item for item in self.wanted if item != args[1]]
