"""Heroes on a screen: the arena, the Roster Cards, gladiators in the colours of their owners."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from harena.cli.scenes.heroes import board
from harena.cli.scenes.scene import Scene
from harena.cli.screen.seating import NOBODY, Seating
from harena.cli.screen.words import Fact, Words
from harena.games.heroes.components.content import read
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from harena.toolkit.views import inner, inners, ints, lists, number

if TYPE_CHECKING:
    from rich.console import RenderableType

CREATION: Final = frozenset(
    {"gender", "hand", "signature", "second", "build", "primary", "secondary", "style", "opponent"}
)
IN_TEST: Final = frozenset({"bonus", "opening", "location", "star_power"})
SIGNS: Final = ("░", "▒", "▓")
ASCII_SIGNS: Final = (".", ":", "o")
STATES: Final = ("down", "ensnared", "blinded")
MOST_LINES: Final = 9
FATES: Final = ("", "dead", "executed", "spared")


class HeroesScene(Scene):
    """The arena and those who fight in it."""

    def __init__(self, match: Match, seating: Seating, words: Words, ascii_only: bool) -> None:
        super().__init__(match, seating, words, ascii_only)
        # Whose a gladiator is, by the name that everybody calls him by.
        self.owners: dict[str, int] = {}
        self.signs = ASCII_SIGNS if ascii_only else SIGNS
        content = read(match.setup.pack)
        self.fights = content.locales.fights
        # 7.4.3.1 In a campaign the locale of a match decides on its board and the names of zones.
        self.boards = {zones.id: zones.ids for zones in content.zones}

    def tell(self, event: Event, viewer: int | None) -> list[str]:
        """An event in sentences; a new gladiator is remembered with his owner, and the board."""
        if event.kind == "named":
            self.owners[self.id_of("gladiator", event.args[1])] = event.args[0]
        if event.kind == "arena_changed":
            self.names["zone"] = self.boards[self.id_of("arena", event.args[0])]
        return super().tell(event, viewer)

    def stand_as(self, view: View) -> None:
        """Whose everybody is, and where they stand."""
        self.names["zone"] = self.boards[str(view["arena"])]
        for card in inners(view, "gladiators"):
            if number(card, "owner") != NOBODY and number(card, "name") >= 0:
                self.owners[self.id_of("gladiator", number(card, "name"))] = number(card, "owner")

    def paint(self, text: str) -> Text:
        """Gladiators in the colours of their owners."""
        painted = super().paint(text)
        for name, owner in self.owners.items():
            painted.highlight_regex(rf"\b{re.escape(name)}\b", self.nouns.style(owner))
        return painted

    def aside(self, match: Match, seat: int, options: list[Option]) -> str:
        """Before Bonus Dice are counted out: what each number would bring."""
        if options[0].ask != "bonus":
            return ""
        lines: list[str] = []
        for option in options[:MOST_LINES]:
            told = self.odds(match, seat, option)
            chances = ", ".join(f"{title} {chance}" for title, chance in told.items())
            lines.append(self.words.labelled(self.choice_id(option), chances))
        return "\n".join(lines)

    # What is seen.

    def draw(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType:
        """The arena with the options marked on it, and all Roster Cards."""
        view = match.view(viewer)
        self.stand_as(view)
        if options and "campaign" in view and self.declared.is_between(options[0].ask):
            return self.familiae(view)
        arena, cards = self.arena(match, view, options, width), inners(view, "gladiators")
        if number(view, "turn") == 0:
            return Group(arena, self.roster(cards))
        turn, turns = number(view, "turn"), number(view, "turn_limit")
        told = self.nouns.say("turn-of", turn=turn, turns=turns)
        return Group(arena, Text(told), self.roster(cards))

    def glance(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType | None:
        """To make a gladiator nothing, in a test the cards alone."""
        if options[0].ask in CREATION:
            return None
        view = match.view(viewer)
        if options[0].ask in IN_TEST:
            return self.roster(inners(view, "gladiators"))
        return self.draw(match, viewer, options, width)

    def standings(self, match: Match, width: int) -> RenderableType:
        """The Roster Cards as they are now, points before there are any; careers of a campaign."""
        view = match.view(None)
        cards = self.roster(inners(view, "gladiators")) or super().standings(match, width)
        return Group(cards, self.familiae(view)) if "campaign" in view else cards

    def result(self, match: Match) -> str:
        """Who has won: the seats of a side, the game, or nobody."""
        if len(match.winners) == 1:
            return self.nouns.say("result-won", self.seating.facts("seat", match.winners[0]))
        if match.winners:
            names = ", ".join(self.seating.name(seat) for seat in match.winners)
            return self.nouns.say("result-together", names=names)
        view = match.view(None)
        if view["outcome"] == "over":
            return self.nouns.say("event-campaign_over", months=number(view, "month"))
        return self.nouns.say("result-lost" if view["outcome"] == "lost" else "result-draw")

    def arena(self, match: Match, view: View, options: list[Option], width: int) -> Text:
        """The zones, with who and what is in them."""
        marks = {
            option.choice: f"[{place + 1}]"
            for place, option in enumerate(options)
            if option.ask == "zone"
        }
        things: dict[int, list[str]] = {}
        for zone, item in lists(view, "items"):
            things.setdefault(zone, []).append(self.id_of("item", item)[:2])
        kinds = ints(view, "zones")
        cells: list[board.Cell] = []
        for zone, name in enumerate(self.names["zone"]):
            pieces = [
                self.piece(card) for card in inners(view, "gladiators") if card["zone"] == zone
            ]
            title = f"{self.signs[kinds[zone]]} {name}"
            place = ord(name[0]) - ord("a"), int(name[1:]) - 1
            lying = "*".join(["", *things.get(zone, [])])
            cells.append(board.Cell(*place, title, marks.get(zone, ""), pieces, lying))
        return board.draw(cells, width)

    def piece(self, card: View) -> board.Piece:
        """A gladiator in his zone, a body in brackets."""
        owner = number(card, "owner")
        mark = self.nouns.mark(owner) if owner != NOBODY else "·"
        name = self.id_of("gladiator", number(card, "name"))
        text = f"{mark}{name}" if number(card, "fate") == 0 else f"({name})"
        return board.Piece(text, f"bold {self.nouns.style(owner)}".strip())

    def roster(self, cards: list[View]) -> Text:
        """Two lines for each gladiator who is made."""
        lines: list[Text] = []
        for card in cards:
            if number(card, "style") >= 0:
                lines += self.lines(card)
        return Text("\n").join(lines)

    def familiae(self, view: View) -> Text:
        """7.2 The Day; everybody's gladiators, what they have won and whether they can fight."""
        campaign = inner(view, "campaign")
        lines = self.days(campaign)
        familiae = campaign["familiae"]
        assert isinstance(familiae, list)
        for seat, stars in enumerate(familiae):
            for star in stars:
                facts = self.star_facts(star)
                head = Text(self.nouns.say("star", facts), self.nouns.style(seat))
                lines += [head, Text(f"   {self.nouns.say('star-state', facts)}")]
                if "scars" in star and any(ints(star, "scars")):
                    left = dict(zip(self.names["part"], ints(star, "whole"), strict=True))
                    lines.append(Text(f"   {self.nouns.say('star-parts', left)}"))
        return Text("\n").join(lines)

    def days(self, campaign: View) -> list[Text]:
        """7.4.0.1 Where games are held today, and how many matches are left there."""
        found: list[Text] = []
        held = zip(ints(campaign, "venues"), ints(campaign, "matches"), strict=True)
        for locale, (venue, left) in enumerate(held):
            if venue >= 0:
                facts: dict[str, Fact] = {
                    "locale": self.id_of("locale", locale),
                    "venue": self.id_of("venue", venue),
                    "left": left,
                }
                found.append(Text(self.nouns.say("day", facts)))
        return found

    def star_facts(self, star: View) -> dict[str, Fact]:
        """A career for a message; of one who is still to be made hardly anything is known."""
        own = ints(star, "attributes") if "attributes" in star else [0, 0, 0]
        styles = star.get("styles", ["none"])
        assert isinstance(styles, list)
        counts = ("total", "fame", "laurels", "wins", "losses", "draws", "today")
        return {
            "gladiator": str(star.get("name", "?")),
            "style": str(styles[0]),
            "locale": str(star.get("locale", "fringes")),
            "state": str(star["state"]),
            "fights": self.fights,
            **dict(zip(self.names["attribute"], own, strict=True)),
            **{key: number(star, key) if key in star else 0 for key in counts},
        }

    def lines(self, card: View) -> list[Text]:
        """A Roster Card: who he is and what he can do, then how he is."""
        owner = number(card, "owner")
        player = self.seating.name(owner) if owner != NOBODY else self.nouns.say("panel-npg")
        held = [
            self.nouns.say("gear", item=self.id_of("item", item))
            for item in ints(card, "hands")
            if item >= 0
        ]
        facts: dict[str, Fact] = {
            "gladiator": self.id_of("gladiator", number(card, "name")),
            "player": player,
            "style": self.id_of("style", number(card, "style")),
            "bonus": number(card, "bonus"),
            "held": ", ".join(held) or self.nouns.say("panel-unarmed"),
            **dict(zip(self.names["attribute"], ints(card, "attributes"), strict=True)),
            **dict(zip(self.names["part"], ints(card, "parts"), strict=True)),
        }
        head = Text(self.nouns.say("card", facts), self.nouns.style(owner))
        told = [self.nouns.say("parts", facts), str(facts["held"]), *self.states(card)]
        body = self.words.apart(told)
        return [head, Text(f"   {body}")]

    def states(self, card: View) -> list[str]:
        """How he is."""
        found = [
            self.nouns.say(f"panel-{state}")
            for state, is_so in zip(STATES, ints(card, "states"), strict=True)
            if is_so
        ]
        fate = FATES[number(card, "fate")]
        return [self.nouns.say(f"panel-{fate}")] if fate else found
