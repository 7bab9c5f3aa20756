"""How a game is told on a screen: its board, its questions, its options, what has happened.

This is how any game looks, from its rulebook and the catalogues alone. A game that can be drawn
better, or that has secrets, brings its own scene: `harena.cli.scenes.<game>`.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from harena.cli.scenes.nouns import Nouns
from harena.cli.screen.declared import Declared
from harena.cli.screen.seating import Seating
from harena.cli.screen.words import Fact, Words, plain, sentence
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import INTERJECT, Match
from harena.kernel.rulebook import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from harena.bots import Advice

# Why a bot chose what it would choose without looking ahead too.
AT_FIRST_SIGHT: Final = "instinct"


class Scene:
    """What the table needs to know of a game."""

    # Whether a board and a long list fit on the screen together.
    tall: bool = True

    def __init__(self, match: Match, seating: Seating, words: Words, ascii_only: bool) -> None:
        self.rulebook = match.rulebook
        self.game = match.rulebook.name
        self.names = match.rulebook.names(match.setup)
        self.declared = Declared(words.folder, self.game, self.names)
        self.seating = seating
        self.words = words
        self.ascii_only = ascii_only
        self.nouns = Nouns(self.game, seating, words, ascii_only)

    # What has happened.

    def tell(self, event: Event, viewer: int | None) -> list[str]:
        """An event in sentences. All events must be told once, in order."""
        args = event.seen_by(viewer)
        key = f"{self.game}-event-{event.kind}"
        facts = self.facts(event.kind, args)
        if self.words.has(key):
            return [sentence(self.words.say(key, facts))]
        said = [f"{name} {fact}" for name, fact in facts.items() if "-" not in name]
        return [self.words.labelled(event.kind, ", ".join(said)) if said else event.kind]

    def rest(self) -> list[str]:
        """Sentences kept back in case the next event goes on with them; told before a question."""
        return []

    def facts(self, kind: str, args: tuple[int, ...]) -> dict[str, Fact]:
        """The arguments of an event by name: seats by their names, others by their ids."""
        facts: dict[str, Fact] = {}
        for index, named in enumerate(self.rulebook.events[kind][: len(args) + 1]):
            name, _, domain = named.removeprefix("+").removeprefix("*").partition(":")
            domain = domain or name
            if "*" in named:
                facts[name] = ", ".join(self.called(domain, arg) for arg in args[index:])
            elif index == len(args):
                break  # A veiled event may tell less.
            else:
                facts.update(self.fact(name, domain, args[index]))
        return facts

    def fact(self, variable: str, domain: str, value: int) -> dict[str, Fact]:
        """A seat, a thing or a number for a message."""
        if domain == "seat":
            return self.seating.facts(variable, value)
        return self.thing(variable, domain, value) if domain in self.names else {variable: value}

    def called(self, domain: str, choice: int) -> str:
        """A thing in a row: as `<game>-row-<domain>` has it, or else by its id."""
        key, name = f"{self.game}-row-{domain}", self.id_of(domain, choice)
        if not self.words.has(key):
            return name
        return self.words.say(key, self.declared.parts(domain, name))

    def thing(self, variable: str, domain: str, choice: int) -> dict[str, Fact]:
        """A thing for a message: its id, or its parts; `seat` and `…_seat` go by their names."""
        parts = self.declared.parts(domain, self.id_of(domain, choice))
        facts: dict[str, Fact] = {}
        for part, value in parts.items():
            if (part == "seat" or part.endswith("_seat")) and value.isdecimal():
                facts.update(self.seating.facts(part, int(value)))
            else:
                facts[variable if part == domain else part] = value
        return facts

    def id_of(self, domain: str, choice: int) -> str:
        """The id of a thing in its domain; a seat goes by its name."""
        if domain == "seat":
            return self.seating.name(choice)
        names = self.names.get(domain, [])
        return names[choice] if 0 <= choice < len(names) else str(choice)

    def stand_as(self, view: View) -> None:
        """Take up a position whose past was not told; who follows no pieces need not."""

    # What is asked.

    def question(self, match: Match, seat: int, options: list[Option]) -> str:
        """The question put to a seat, with what it is about."""
        first = options[0]
        facts: dict[str, Fact] = {
            **self.seating.facts("seat", seat),
            "left": first.args[2],
            **self.known(match.about(seat)),
        }
        return self.words.say_if(f"{self.game}-ask-{first.ask}", f"{first.ask}?", facts)

    def known(self, about: View) -> dict[str, Fact]:
        """What a question is about, as far as it is words and numbers."""
        return {name: fact for name, fact in about.items() if isinstance(fact, int | str)}

    def option(self, match: Match, seat: int, option: Option) -> str:
        """An option in words."""
        key, domain = f"{self.game}-option-{option.ask}", self.rulebook.asks[option.ask][0]
        facts = self.fact(domain, domain, option.choice)
        return self.words.say_if(key, self.choice_id(option), facts)

    def foretold(self, about: View, option: Option) -> str:
        """What an option comes to, as the question says it; nothing where it does not."""
        choice, key = str(option.choice), f"{self.game}-foretold"
        if option.ask == INTERJECT:
            found = part(part(about, "besides"), choice)
        else:
            found = part(part(part(about, "each"), choice), "result")
        if not found or not self.words.has(key):
            return ""
        facts = {name: fact for name, fact in found.items() if isinstance(fact, int | float | str)}
        told, figure = self.words.say(key, facts), self.words.say(f"{key}-figure", facts).strip()
        told = f"{told} ({figure})" if figure else told
        return told.replace("−", "-") if self.ascii_only else told

    def with_foretold(self, text: str, about: View, option: Option) -> str:
        """An option in words, and after an arrow what it comes to."""
        told = self.foretold(about, option)
        return f"{text} {'=>' if self.ascii_only else '⇒'} {told}" if told else text

    def skipped(self, match: Match, seat: int) -> str:
        """Why a question with one answer had nothing to choose from."""
        why = match.about(seat).get("skipped")
        return self.words.say(f"{self.game}-skipped", why=why) if isinstance(why, str) else ""

    def odds(self, match: Match, seat: int, option: Option) -> dict[str, str]:
        """What may come of an option, by title; nothing where there is nothing to reckon."""
        found = match.odds(seat, option.ask, option.choice)
        said: dict[str, str] = {}
        for name, value in found.items():
            title = f"{self.game}-odds-{name}"
            if self.words.has(title):
                said[self.words.say(title)] = self.words.say(f"{title}-value", value=value)
        return said

    def odds_about(self, ask: str) -> str:
        """Whose odds they are, where the question does not say."""
        return self.words.say_if(f"{self.game}-odds-about-{ask}")

    def aliases(self, match: Match, seat: int, option: Option) -> list[str]:
        """What a person may type for an option, besides its number."""
        return [self.choice_id(option)]

    def choice_id(self, option: Option) -> str:
        """The id of what is chosen."""
        return self.id_of(self.rulebook.asks[option.ask][0], option.choice)

    def choice_named(self, match: Match, ask: str, text: str) -> int | None:
        """The choice that a person named, though it may not be an option now."""
        ids = [name.casefold() for name in self.names.get(self.rulebook.asks[ask][0], [])]
        named = plain(text)
        return ids.index(named) if named in ids else None

    def rule(self, ask: str) -> str:
        """The rule behind a question."""
        return self.words.say_if(f"{self.game}-rule-{ask}", self.words.say("no-rule"))

    def reason(self, match: Match, seat: int, option: Option, advice: Advice) -> str:
        """Why a bot would choose an option: the game's own words for a choice at first sight."""
        key, domain = f"{self.game}-advice-{option.ask}", self.rulebook.asks[option.ask][0]
        if advice.why != AT_FIRST_SIGHT or not self.words.has(key):
            facts: dict[str, Fact] = {"better": advice.better, "worse": advice.worse}
            if advice.rather >= 0:
                facts["other"] = self.option(match, seat, match.options(seat)[advice.rather])
            return self.words.say(f"advice-{advice.why}", facts)
        known = self.known(match.about(seat))
        return self.words.say(key, {**known, **self.fact(domain, domain, option.choice)})

    def refusal(self, match: Match, seat: int, ask: str, choice: int) -> str:
        """Why something cannot be chosen, with what came and what the question is about."""
        reason, domain = match.refusal(seat, ask, choice), self.rulebook.asks[ask][0]
        facts = {**self.known(match.about(seat)), **self.fact(domain, domain, choice)}
        of_all = self.words.say_if(f"refusal-{reason}", reason)
        return self.words.say_if(f"{self.game}-refusal-{reason}", of_all, facts)

    def printed(self, thing: str) -> list[str]:
        """What the content prints on a thing, by its name; most games have signs for it."""
        return []

    def aside(self, match: Match, seat: int, options: list[Option]) -> str:
        """What to know before a question; most can do without."""
        return ""

    # What is secret.

    def has_secrets(self, match: Match, seat: int) -> bool:
        """Whether the screen of this seat shows what others at the same screen must not see."""
        decision = match.state.decision(seat)
        return not self.declared.is_open("" if decision is None else decision.ask)

    def is_looked_on(self, options: list[Option]) -> bool:
        """Whether others at the same screen look on: then nobody's secrets are drawn."""
        is_open = bool(options) and self.declared.is_open(options[0].ask)
        return is_open and len(self.seating.people) > 1

    # What is seen.

    def draw(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType:
        """The position, with the options marked on it where they have a place."""
        eyes = () if viewer is None or self.is_looked_on(options) else (viewer,)
        return self.rulebook.portrait(match.state, eyes).rstrip()

    def glance(
        self, match: Match, viewer: int | None, options: list[Option], width: int
    ) -> RenderableType | None:
        """What must be seen for one question: all of the position, unless a game knows better."""
        return self.draw(match, viewer, options, width)

    def standings(self, match: Match, width: int) -> RenderableType:
        """Points so far, or at the end, and what they consist of."""
        rows = [
            self.words.say("points-of", self.seating.facts("seat", seat), points=points)
            for seat, points in enumerate(match.scores)
        ]
        return "\n".join(rows)

    def result(self, match: Match) -> str:
        """Who has won, with how much."""
        points = {match.scores[seat] for seat in match.winners}
        names = ", ".join(self.seating.name(seat) for seat in match.winners)
        if not match.winners:
            return self.words.say("no-winner")
        if len(match.winners) == 1:
            facts = self.seating.facts("seat", match.winners[0])
            return self.words.say("winner", facts, points=points.pop())
        if len(points) == 1:
            return self.words.say("winners", names=names, points=points.pop())
        return self.words.say("winners-together", names=names)

    def paint(self, text: str) -> Text:
        """A sentence with the players in their colours."""
        from rich.text import Text

        painted = Text(text)
        for seat, sitter in enumerate(self.seating.sitters):
            if sitter.name:
                style = f"bold {self.nouns.style(seat)}"
                painted.highlight_regex(rf"\b{re.escape(sitter.name)}\b", style)
        return painted


def part(view: View, key: str) -> View:
    """What a question says under a name, if it does."""
    found = view.get(key)
    return found if isinstance(found, dict) else {}


def scene_for(match: Match, seating: Seating, words: Words, ascii_only: bool) -> Scene:
    """The game's own scene if it has one."""
    name = f"harena.cli.scenes.{match.rulebook.name}"
    if find_spec(name) is None:
        return Scene(match, seating, words, ascii_only)
    own: type[Scene] = import_module(name).SCENE
    return own(match, seating, words, ascii_only)
