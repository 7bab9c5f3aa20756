"""Gladiatori on a screen: the arena, one's own sheet, options in words, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from harena.cli.scenes.gladiatori import board, panels
from harena.cli.scenes.gladiatori.chronicle import Chronicle
from harena.cli.scenes.gladiatori.nouns import Nouns, figure_of
from harena.cli.scenes.gladiatori.options import MOVING, Options
from harena.cli.scenes.gladiatori.position import Position
from harena.cli.scenes.gladiatori.questions import Questions
from harena.cli.scenes.scene import Scene
from harena.cli.screen.seating import Seating
from harena.cli.screen.words import Fact, Words, plain
from harena.games.gladiatori.components.bout import FIRST_BEAST, Bout
from harena.games.gladiatori.setup.preparation import FACINGS
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import Match

if TYPE_CHECKING:
    from rich.console import RenderableType

# With these questions the whole table is seen, with these the arena, with these one's own cards.
WHOLE: Final = frozenset({"ready", "action", "reaction", "escape"})
ARENA: Final = frozenset({"place", "face", "opening", "closing", "movement", "reflex", "push"})
CARDS: Final = frozenset(
    {"action", "reaction", "split", "rest", "payment", "toll", "bid", "recover", "spend", "adapt"}
)
GAP: Final = 2
BESIDE: Final = 30
ROOMY: Final = 66


class GladiatoriScene(Scene):
    """The arena, its gladiators and its beasts."""

    nouns: Nouns

    def __init__(self, match: Match, seating: Seating, words: Words, ascii_only: bool) -> None:
        super().__init__(match, seating, words, ascii_only)
        self.nouns = Nouns(match.setup.pack, self.declared, seating, words, ascii_only)
        self.chronicle = Chronicle(self.nouns)
        self.questions = Questions(self.nouns)
        self.options = Options(self.nouns)
        self.looked: tuple[Match, int | None, int, Position] | None = None

    def look(self, match: Match, viewer: int | None) -> Position:
        """The position, reckoned once for all options of a question."""
        at = len(match.answers)
        if self.looked is None or self.looked[:3] != (match, viewer, at):
            about = {} if viewer is None else match.about(viewer)
            position = Position(match.view(viewer), about, self.nouns.arena)
            for slot, kind in enumerate(position.beasts):
                if kind >= 0:
                    self.nouns.beasts[FIRST_BEAST + slot] = kind
            self.looked = (match, viewer, at, position)
        return self.looked[3]

    # What has happened.

    def tell(self, event: Event, viewer: int | None) -> list[str]:
        """An event in sentences."""
        args = event.seen_by(viewer)
        if event.kind == "entered":
            self.nouns.beasts[args[0]] = args[1]
        return self.chronicle.tell(event.kind, args, self.facts(event.kind, args))

    def rest(self) -> list[str]:
        """What the chronicle kept back."""
        return self.chronicle.rest()

    def thing(self, variable: str, domain: str, choice: int) -> dict[str, Fact]:
        """A thing with what its words need."""
        return self.nouns.thing(variable, domain, self.id_of(domain, choice))

    # What is asked.

    def question(self, match: Match, seat: int, options: list[Option]) -> str:
        """The question with what it is about."""
        first = options[0]
        position = self.look(match, seat)
        facts = self.questions.facts(position, seat, first)
        key = self.questions.variant(position, options) or f"ask-{first.ask}"
        return self.nouns.say(key, facts).strip()

    def aside(self, match: Match, seat: int, options: list[Option]) -> str:
        """In a fight: what one's own sum has come to so far."""
        return self.questions.sum_so_far(self.look(match, seat).about)

    def option(self, match: Match, seat: int, option: Option) -> str:
        """An option in words."""
        domain, name = self.rulebook.asks[option.ask][0], self.choice_id(option)
        facts = self.options.facts(self.look(match, seat), seat, option, domain, name)
        if domain == "seat":
            facts = dict(self.seating.facts("seat", option.choice))
        return self.words.say(f"gladiatori-option-{option.ask}", facts)

    def aliases(self, match: Match, seat: int, option: Option) -> list[str]:
        """What a person may type: F4>, strength, gladius, pass."""
        domain, name = self.rulebook.asks[option.ask][0], self.choice_id(option)
        if domain in {"seat", "count"}:
            return [name]
        return self.options.aliases(self.look(match, seat), seat, option, domain, name)

    def choice_named(self, match: Match, ask: str, text: str) -> int | None:
        """The choice that a person named, though it may not be an option now."""
        domain = self.rulebook.asks[ask][0]
        if domain == "hex":
            names = [plain(name) for name in self.nouns.hexes]
            return names.index(plain(text)) if plain(text) in names else None
        for choice, name in enumerate(self.names.get(domain, [])):
            parts = self.declared.parts(domain, name)
            if plain(text) in map(plain, self.options.words_of(domain, parts)):
                return choice
        return super().choice_named(match, ask, text)

    # What is seen.

    def draw(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType:
        """The arena, what everybody shows, and one's own sheet where there is room."""
        sheet = None
        if viewer is not None and not self.is_looked_on(options):
            sheet = panels.sheet(self.nouns, self.look(match, viewer), viewer)
        return self.arena(match, viewer, options, width, sheet)

    def arena(
        self,
        match: Match,
        viewer: int | None,
        options: list[Option],
        width: int,
        sheet: RenderableType | None = None,
    ) -> RenderableType:
        """The arena, and beside it what everybody shows; one's own cards are on the sheet."""
        position = self.look(match, viewer)
        drawn = board.draw(self.nouns, position, viewer, self.chosen(position, viewer, options))
        whose = None if sheet is None else viewer
        others = panels.others(self.nouns, position, whose, not self.tall)
        across = board.width(self.nouns)
        beside = width - across - GAP
        if sheet is not None and beside + GAP >= ROOMY:
            others += [Text(), sheet]
            sheet = None
        shown: RenderableType = Group(drawn, *others)
        if beside >= BESIDE:
            shown = Grid.grid(padding=(0, GAP, 0, 0))
            shown.add_column(width=across)
            shown.add_column(width=beside)
            shown.add_row(drawn, Group(*others))
        return shown if sheet is None else Group(shown, sheet)

    def glance(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType | None:
        """Where it matters where everybody stands, the arena; for cards, one's own sheet."""
        ask = options[0].ask
        if ask in WHOLE and (self.tall or ask not in CARDS):
            return self.draw(match, viewer, options, width)
        if ask in ARENA:
            return self.arena(match, viewer, options, width)
        if ask in CARDS and viewer is not None:
            return panels.sheet(self.nouns, self.look(match, viewer), viewer)
        return None

    def chosen(self, position: Position, viewer: int | None, options: list[Option]) -> set[int]:
        """The hexes that the options point to."""
        found: set[int] = set()
        if viewer is None:
            return found
        for option in options:
            domain = self.rulebook.asks[option.ask][0]
            parts = self.declared.parts(domain, self.choice_id(option))
            if domain == "hex":
                found.add(option.choice)
            elif option.ask == "face":
                found.add(option.args[2])
            elif option.ask in MOVING and "facing" in parts:
                found.add(self.options.target(position, viewer, parts))
            elif domain == "figure":
                found.add(position.where(option.choice))
            elif option.ask == "push" and "figure" in parts:
                start = position.where(figure_of(parts["figure"]))
                found.add(position.arena.beside(start, FACINGS.index(parts["facing"])))
        return found

    def standings(self, match: Match, width: int) -> RenderableType:
        """Points and what has become of everybody; at the end the hit points that break a tie."""
        bout = match.state
        life: list[int] = []
        if match.over and isinstance(bout, Bout):
            life = [bout.vitality(seat) for seat in range(bout.seats)]
        return panels.standings(self.nouns, self.look(match, None), life)

    def result(self, match: Match) -> str:
        """What became of the beasts or of the teams; where there are none, who has won."""
        endings = [event.args[0] for event in match.events if event.kind == "ended"]
        position = self.look(match, None)
        return panels.result(self.nouns, position, match.winners, endings) or super().result(match)
