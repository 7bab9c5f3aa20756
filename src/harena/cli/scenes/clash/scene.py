"""Clash on a screen: the arena in bricks, options in words, the odds of every battle."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from harena.cli.scenes.clash import board, panels
from harena.cli.scenes.clash.chronicle import DICE, Chronicle
from harena.cli.scenes.clash.nouns import NO_ANIMAL, TYPES, Nouns
from harena.cli.scenes.clash.position import Position, Spot
from harena.cli.scenes.scene import Scene
from harena.cli.screen.seating import Seating
from harena.cli.screen.words import Fact, Words, plain
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from harena.toolkit.views import number

if TYPE_CHECKING:
    from rich.console import RenderableType

IN_BATTLE: Final = frozenset({"net", "reroll", "casualty"})
IN_PLAN: Final = frozenset({"ground", "target"})
ON_BOARD: Final = frozenset({"place", "lair", "team", "ground", "target"})
BESIDE: Final = 36
GAP: Final = 2
PASS: Final = "pass"
ENTER: Final = "enter"


class ClashScene(Scene):
    """The arena, its pieces and its battles."""

    nouns: Nouns

    def __init__(self, match: Match, seating: Seating, words: Words, ascii_only: bool) -> None:
        super().__init__(match, seating, words, ascii_only)
        self.nouns = Nouns(match.setup.pack, seating, words, ascii_only)
        self.chronicle = Chronicle(self.nouns)

    def tell(self, event: Event, viewer: int | None) -> list[str]:
        """An event in sentences."""
        args = event.seen_by(viewer)
        return self.chronicle.tell(event.kind, args, self.facts(event.kind, args))

    def stand_as(self, view: View) -> None:
        """The chronicle follows the pieces from here."""
        self.chronicle.stand_as(Position(view))

    # What is asked.

    def question(self, match: Match, seat: int, options: list[Option]) -> str:
        """The question with what it is about."""
        first, about = options[0], match.about(seat)
        facts: dict[str, Fact] = self.seating.facts("seat", seat)
        if first.ask == "lair":
            facts["piece"] = self.nouns.animal(number(about, "animal"))
        elif first.ask in {"net", "casualty"}:
            facts["count"] = number(about, "count")
        elif first.ask in {"recruit", "target"}:
            space = first.args[2]
            spot = Position(match.view(seat)).spots[space]
            facts["space"] = self.id_of("space", space)
            facts["piece"] = self.piece(spot)
            facts["strength"] = self.strength(spot) or "none"
        elif first.ask == "reroll":
            singles, lethals = number(about, "singles"), number(about, "lethals")
            facts["hits"] = self.nouns.say("hits", singles=singles, lethals=lethals)
        return self.nouns.say(f"ask-{first.ask}", facts)

    def option(self, match: Match, seat: int, option: Option) -> str:
        """An option in words."""
        facts = self.option_facts(Position(match.view(seat)), option)
        return self.nouns.say(f"option-{option.ask}", facts)

    def option_facts(self, position: Position, option: Option) -> dict[str, Fact]:
        """What an option is about."""
        ask, choice = option.ask, option.choice
        if ask in ON_BOARD:
            spot = position.spots[choice]
            facts: dict[str, Fact] = {
                "space": self.id_of("space", choice),
                "strength": self.strength(spot),
                "piece": self.piece(spot),
                "there": "team" if spot.is_team else "animal" if spot.is_animal else "nothing",
            }
            if ask == "ground":
                entering = option.step == ENTER
                stays = choice == option.args[2]
                facts["how"] = "enter" if entering else "stay" if stays else "move"
            return facts
        if ask == "recruit":
            return {"type": TYPES[choice], "left": position.piles[choice]}
        if ask == "net":
            return {"type": TYPES[choice]}
        if ask == "casualty":
            kind, off = divmod(choice, 2)
            return {"type": TYPES[kind], "off": "yes" if off else "no"}
        if ask == "beast":
            return self.beast_facts(position, choice)
        return {"again": self.choice_id(option)}

    def beast_facts(self, position: Position, animal: int) -> dict[str, Fact]:
        """An animal to lead: in the arena, beside it, or none."""
        if self.id_of("beast", animal) == PASS and animal >= len(self.nouns.animals):
            return {"where": PASS, "space": "", "tile": ""}
        for space, spot in enumerate(position.spots):
            if spot.animal == animal:
                tile = self.nouns.tile(animal, spot.tokens)
                return {"where": "arena", "space": self.id_of("space", space), "tile": tile}
        return {"where": "beside", "space": "", "tile": self.nouns.tile(animal)}

    def aliases(self, match: Match, seat: int, option: Option) -> list[str]:
        """What a person may type: C2, sword, S, keep."""
        domain = self.rulebook.asks[option.ask][0]
        names = [self.choice_id(option)]
        if domain == "type":
            names += [self.nouns.type_name(option.choice), self.nouns.letters[option.choice]]
        elif domain == "casualty":
            kind, off = divmod(option.choice, 2)
            switched = self.nouns.say("word-off")
            both = [self.nouns.type_name(kind), self.nouns.letters[kind]]
            names += [f"{name} {switched}" for name in both] if off else both
        elif domain == "again":
            names.append(self.nouns.say(f"word-{self.choice_id(option)}"))
        elif domain == "beast":
            facts = self.beast_facts(Position(match.view(None)), option.choice)
            names.append(str(facts["space"]))
            if facts["where"] == PASS:
                names.append(self.nouns.say("word-pass"))
        return [name for name in names if name]

    def choice_named(self, match: Match, ask: str, text: str) -> int | None:
        """The choice that a person named, though it may not be an option now."""
        if self.rulebook.asks[ask][0] == "type":
            for kind in range(len(TYPES)):
                if plain(text) in {plain(self.nouns.type_name(kind)), TYPES[kind]}:
                    return kind
        return super().choice_named(match, ask, text)

    def piece(self, spot: Spot) -> str:
        """Whoever stands there, with the article."""
        return self.nouns.piece(spot.owner, spot.animal) if spot.is_taken else ""

    def strength(self, spot: Spot) -> str:
        """What is there to fight with."""
        return self.nouns.strength(spot.animal, spot.men, spot.tokens)

    # What is seen.

    def draw(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType:
        """The arena, with options marked by their numbers; points and letters below or beside."""
        position = Position(match.view(viewer))
        arena = board.draw(self.cells(position, options), width, self.ascii_only)
        letters = panels.letters(self.nouns, position)
        drawn = max(len(line) for line in arena.plain.splitlines())
        beside = width - drawn - GAP
        if beside < BESIDE:
            return Group(arena, panels.players(self.nouns, position, stacked=False), letters)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=drawn)
        grid.add_column(width=beside - GAP)
        grid.add_row(arena, panels.players(self.nouns, position, stacked=True))
        return Group(grid, letters)

    def glance(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType | None:
        """In a battle the two sides, in a plan the arena alone, for a gladiator nothing."""
        ask = options[0].ask
        if ask == "recruit":
            return None
        position = Position(match.view(viewer))
        if ask in IN_BATTLE:
            return panels.battle(self.nouns, position, self.names["space"])
        if ask in IN_PLAN:
            return board.draw(self.cells(position, options), width, self.ascii_only)
        return self.draw(match, viewer, options, width)

    def standings(self, match: Match, width: int) -> RenderableType:
        """Pens and points: so far, or at the end with what they consist of."""
        position = Position(match.view(None))
        if match.over:
            return panels.final(self.nouns, position, self.chronicle.spoils)
        return panels.full(self.nouns, position)

    def cells(self, position: Position, options: list[Option]) -> list[board.Cell]:
        """The spaces as bricks."""
        marks: dict[int, str] = {}
        for at, option in enumerate(options):
            space = option.choice
            if option.ask == "beast":
                space = position.lair(option.choice)
            if option.ask in ON_BOARD or (option.ask == "beast" and space >= 0):
                marks[space] = f"[{at + 1}]"
        return [
            board.Cell(place["q"], place["r"], place["id"], marks.get(space, ""), self.lines(spot))
            for space, (place, spot) in enumerate(
                zip(self.nouns.spaces, position.spots, strict=True)
            )
        ]

    def lines(self, spot: Spot) -> tuple[board.Line, board.Line]:
        """Who stands on a space, and how strong."""
        if spot.animal != NO_ANIMAL:
            label = self.nouns.animal_label(spot.animal)
            return board.Line(label, "italic"), board.Line(self.strength(spot), "")
        if not spot.is_team:
            return board.Line("", ""), board.Line("", "")
        style = self.nouns.style(spot.owner)
        name = f"{self.nouns.mark(spot.owner)} {self.seating.name(spot.owner)}"
        return board.Line(name, style), board.Line(self.strength(spot), f"bold {style}")

    def paint(self, text: str) -> Text:
        """Players in their colours, dice as bright as they hit."""
        painted = super().paint(text)
        painted.highlight_regex(re.escape(DICE[1]), "bold")
        painted.highlight_regex(re.escape(DICE[2]), "bold color(160)")
        return painted
