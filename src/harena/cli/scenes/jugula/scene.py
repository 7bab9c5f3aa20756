"""Jugula on a screen: the arena, one's own cards, options in words, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from harena.cli.scenes.jugula import board
from harena.cli.scenes.jugula.hands import Hands
from harena.cli.scenes.jugula.print import Print
from harena.cli.scenes.jugula.roll import Roll
from harena.cli.scenes.scene import Scene, part
from harena.cli.screen.seating import Seating
from harena.cli.screen.words import Fact, Words, plain
from harena.games.jugula.components.content import read
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from harena.toolkit.views import inner, ints, lists, number

if TYPE_CHECKING:
    from rich.console import RenderableType

# With these questions one's own cards are seen, with these only the arena.
OF_CARDS: Final = frozenset({"play", "commit", "discard", "prima", "augury"})
OF_ARMATURAE: Final = frozenset({"armatura", "fighter"})
OF_GLADIATORS: Final = {"gladiator": "gladiator", "target": "gladiator"}
COLUMNS: Final = ("player", "points", "vox", "hand", "deck", "prima", "men")


class JugulaScene(Scene):
    """The arena, its gladiators and the hands of those who play."""

    def __init__(self, match: Match, seating: Seating, words: Words, ascii_only: bool) -> None:
        super().__init__(match, seating, words, ascii_only)
        self.print = Print(read(match.setup.pack), self.nouns)
        self.roll = Roll(self.names)
        self.hands = Hands(match.setup.seats)
        self.stands = [
            square + facing for square in self.names["square"] for facing in self.names["facing"]
        ]
        self.asked = 0
        self.begun = ""

    # What has happened.

    def tell(self, event: Event, viewer: int | None) -> list[str]:
        """An event in a sentence; gladiators are called by where they stood before it."""
        said = super().tell(event, viewer)
        self.roll.follow(event.kind, event.args)
        self.hands.follow(event.kind, event.args)
        return said

    def facts(self, kind: str, args: tuple[int, ...]) -> dict[str, Fact]:
        """3.2.4 The last card in hand is played unasked: then it is told why."""
        found = super().facts(kind, args)
        if kind == "played":
            found["last"] = "yes" if self.hands.size[args[0]] == 1 else "no"
        return found

    def stand_as(self, view: View) -> None:
        """Gladiators and hands are followed from here."""
        self.roll.stand_as(view)
        self.hands.stand_as(view)

    def thing(self, variable: str, domain: str, choice: int) -> dict[str, Fact]:
        """A thing by its parts; gladiators by name and square."""
        name = self.id_of(domain, choice)
        if domain == "gladiator":
            return self.roll.facts(variable, name)
        facts = {**super().thing(variable, domain, choice), "begun": self.begun}
        if "place" in facts and str(facts["place"]).isdecimal():
            facts.update(self.roll.facts("gladiator", f"{self.asked}-{facts['place']}"))
        if "target" in facts:
            facts.update(self.roll.facts("target", str(facts["target"])))
        return facts

    def id_of(self, domain: str, choice: int) -> str:
        """A stand outside all zones has a name here too: somebody may type it."""
        if domain != "stand":
            return super().id_of(domain, choice)
        return self.stands[choice]

    # What is asked.

    def question(self, match: Match, seat: int, options: list[Option]) -> str:
        """The question with what it is about, gladiators by their names."""
        about = match.about(seat)
        facts: dict[str, Fact] = {
            **self.seating.facts("seat", seat),
            **{name: fact for name, fact in about.items() if isinstance(fact, int | str)},
        }
        for name, domain in {**OF_GLADIATORS, "armatura": "armatura"}.items():
            if isinstance(value := about.get(name), int):
                facts.update(self.fact(name, domain, value))
        return self.nouns.say(f"ask-{options[0].ask}", facts)

    def option(self, match: Match, seat: int, option: Option) -> str:
        """An option in words."""
        self.asked, self.begun = seat, str(match.about(seat).get("begun", ""))
        return super().option(match, seat, option)

    def foretold(self, about: View, option: Option) -> str:
        """2.4 Of an armatura what is printed on its healthy side."""
        if option.ask in OF_ARMATURAE:
            return self.print.side(option.choice, 0)
        return super().foretold(about, option)

    def aside(self, match: Match, seat: int, options: list[Option]) -> str:
        """2.4 Where armaturae are chosen: how to read their numbers, and the other side."""
        return self.nouns.say("side-legend") if options[0].ask in OF_ARMATURAE else ""

    def printed(self, thing: str) -> list[str]:
        """2.4, 2.6 What is printed on an armatura or a card."""
        return self.print.of(thing)

    def aliases(self, match: Match, seat: int, option: Option) -> list[str]:
        """What a person may type: d4, d5N for a step there, stop, top."""
        found = super().aliases(match, seat, option)
        name = self.choice_id(option)
        if name in ("stop", "top"):
            found.append(self.nouns.say(f"word-{name}"))
        step = part(part(match.about(seat), "each"), str(option.choice))
        if option.ask == "move" and step:
            square, facing = number(step, "square"), number(step, "facing")
            found.append(self.names["square"][square] + self.names["facing"][facing])
        elif option.ask in ("mover", "advance", "heal") and name.isdecimal():
            found.append(self.roll.square.get(f"{seat}-{name}", name))
        elif option.ask == "dust":
            found.append(self.roll.square.get(name, name))
        return found

    def choice_named(self, match: Match, ask: str, text: str) -> int | None:
        """3.1.7 Of a placing any square, of his zone or not, with a facing or without."""
        if ask != "place":
            return super().choice_named(match, ask, text)
        for choice, stand in enumerate(self.stands):
            parts = self.declared.parts("stand", stand)
            shown = self.nouns.say("option-place", parts)
            if plain(text) in map(plain, (stand, parts["square"], shown)):
                return choice
        return None

    # What is seen.

    def draw(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType:
        """The arena, the players, and one's own cards where they matter."""
        eyes = None if self.is_looked_on(options) else viewer
        view = match.view(eyes)
        parts: list[RenderableType] = [
            self.arena(view),
            Text(self.nouns.say("legend"), "dim"),
            self.players(view),
        ]
        if eyes is not None and (not options or options[0].ask in OF_CARDS):
            parts += self.own_cards(view)
        return Group(*parts)

    def arena(self, view: View) -> Text:
        """The squares, under the round."""
        drawn = board.draw(view, self.names["armatura"], self.nouns, self.ascii_only)
        title = self.nouns.say(
            "round", round=number(view, "round"), last=number(view, "last_round")
        )
        if number(view, "matches") > 1:
            match, matches = number(view, "match"), number(view, "matches")
            title = f"{self.nouns.say('match', match=match, matches=matches)} · {title}"
        return Text.assemble((title, "bold"), "\n", drawn)

    def own_cards(self, view: View) -> list[RenderableType]:
        """Every card of the hand with its numbers."""
        lines: list[RenderableType] = [Text(self.nouns.say("own-hand"), "bold")]
        for card in ints(inner(view, "own"), "hand"):
            lines.append(Text(self.print.card(card)))
        return lines

    def standings(self, match: Match, width: int) -> RenderableType:
        """The players, as all may see them."""
        return self.players(match.view(None))

    def players(self, view: View) -> RenderableType:
        """Points, Vox Populi, cards and gladiators of everybody; below them what lies discarded."""
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        series = number(view, "matches") > 1
        for title in self.nouns.titles(*COLUMNS, *(["glory"] if series else [])):
            grid.add_column(title, header_style="dim")
        for seat, points in enumerate(ints(view, "points")):
            level, bonus = ints(view, "vox")[seat], ints(view, "bonus")[seat]
            held, limit = ints(view, "hand_size")[seat], ints(view, "limits")[seat]
            cells = [
                str(points),
                self.nouns.say("vox-level", level=level, bonus=bonus),
                self.nouns.say("hand-limit", held=held, limit=limit),
                str(ints(view, "deck_size")[seat]),
                str(ints(view, "prima_size")[seat]),
                self.men(view, seat),
                *([str(ints(view, "glory")[seat])] if series else []),
            ]
            grid.add_row(self.nouns.player(seat), *cells)
        return Group(grid, *(Text(line, "dim") for line in self.discards(view)))

    def discards(self, view: View) -> list[str]:
        """3.3.1 The discards lie open: of each pile that is not empty all cards by name."""
        lines: list[str] = []
        for seat, pile in enumerate(lists(view, "discard")):
            if pile:
                names = ", ".join(self.names["card"][card] for card in pile)
                facts: dict[str, Fact] = {"mark": self.nouns.mark(seat), "count": len(pile)}
                lines.append(self.nouns.say("discards", facts, cards=names))
        return lines

    def men(self, view: View, seat: int) -> str:
        """How many stand in the arena; or that the familia has withdrawn."""
        if number(view, "withdrawn") >> seat & 1:
            return self.nouns.say("withdrawn")
        ids = zip(self.names["gladiator"], ints(view, "square"), strict=False)
        return str(sum(square >= 0 for name, square in ids if name.startswith(f"{seat}-")))
