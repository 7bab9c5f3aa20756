"""Everything Gladiatori can ask, offer and tell has its words, in every language."""

import ast as python
import io
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from harena.cli.scenes.scene import Scene, scene_for
from harena.cli.screen.declared import Declared
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.words import LANGUAGES, Words, shelf
from harena.face import begin, rulebook
from harena.kernel.events import EVERYONE, Event
from harena.kernel.match import INTERJECT, Match

BOOK = rulebook("gladiatori")
NAMES = BOOK.names(BOOK.settle(2, {}, BOOK.built_in(), {}))
PEOPLE = ("", "Brutus", "Anna", "Ugo")
SURRENDER = 9


def scene(match: Match, language: str, ascii_only: bool = False) -> Scene:
    words = Words(language)
    sitters = [Sitter(name, "") for name in PEOPLE[: match.setup.seats]]
    return scene_for(match, Seating(sitters, words), words, ascii_only)


# Names made of parts.


@pytest.mark.parametrize(
    ("domain", "name", "parts"),
    [
        ("fight", "throw-hasta", {"fight": "throw", "item": "hasta"}),
        ("fight", "sweep-left", {"fight": "sweep", "turn": "left"}),
        ("fight", "none", {"fight": "none"}),
        ("point", "move-north-east-on", {"point": "move", "facing": "north-east", "turn": "on"}),
        ("opening", "turn-left-twice", {"opening": "turn", "turn": "left-twice"}),
        ("payment", "feint", {"payment": "card", "card": "feint"}),
        ("payment", "spiked_parma", {"payment": "item", "item": "spiked_parma"}),
        ("plain", "deep_wounds", {"plain": "power", "power": "deep_wounds"}),
        ("push", "beast-12-west", {"push": "figure", "figure": "beast-12", "facing": "west"}),
        ("element", "blood", {"element": "trait", "trait": "blood"}),
        ("adaptation", "to-life-rage", {"adaptation": "to-life", "card": "rage"}),
        ("adaptation", "to-hand-green", {"adaptation": "to-hand-green"}),
        ("bid", "3+2", {"bid": "ones", "ones": "3", "zeros": "2"}),
        ("hex", "0,0", {"hex": "0,0"}),
    ],
)
def test_a_composed_name_comes_apart(domain: str, name: str, parts: dict[str, str]) -> None:
    assert Declared(shelf(), "gladiatori", NAMES).parts(domain, name) == parts


class Selectors(Visitor):
    """The variants of a message by the variable that selects them."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 theirs
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def messages(language: str, game: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by name."""
    text = (shelf() / language / f"{game}.ftl").read_text("utf-8")
    found = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variants(language: str, game: str, message: str) -> set[str]:
    """The words for which a message has something to say."""
    selectors = Selectors()
    selectors.visit(messages(language, game)[message])
    return selectors.variants["word"]


def test_every_language_has_words_for_the_same_results() -> None:
    for game in ("clash", "gladiatori"):
        for message in (f"{game}-foretold", f"{game}-foretold-figure"):
            found = [variants(language, game, message) for language in LANGUAGES]
            assert all(one == found[0] for one in found), message


def said(file: Path) -> set[str]:
    """The results that a module can tell: the first argument of `result`, whichever it is."""
    found: set[str] = set()
    for node in python.walk(python.parse(file.read_text("utf-8"))):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == "result":
            for one in python.walk(node.args[0]):
                if isinstance(one, python.Constant) and isinstance(one.value, str):
                    found.add(one.value)
    return found


def test_every_result_that_the_rules_can_tell_has_its_words() -> None:
    folder = Path(str(shelf())).parent / "games" / "gladiatori" / "about"
    found = set().union(*(said(file) for file in folder.glob("*.py")))

    assert len(found) > 30
    assert not found - variants("en", "gladiatori", "gladiatori-foretold")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_variant_of_its_own(language: str) -> None:
    entries = messages(language, "gladiatori")
    declared = Declared(shelf(), "gladiatori", NAMES)
    for ask, (domain, _) in BOOK.asks.items():
        selectors = Selectors()
        selectors.visit(entries[f"gladiatori-option-{ask}"])
        for name in NAMES.get(domain, []):
            veiled = name.endswith(("-green", "-red")) or name in {"green", "red", "unseen"}
            if domain not in selectors.variants or not name or veiled:
                continue
            value = declared.parts(domain, name)[domain]
            known = selectors.variants[domain]
            assert value in known or ("other" in known and domain in {"place", "character"}), name


# Events.


def arguments(kind: str, turn: int) -> Iterator[int]:
    """Arguments of an event: of each domain another name in every turn."""
    for named in BOOK.events[kind]:
        name, _, domain = named.lstrip("+*").partition(":")
        domain = domain or name
        size = 4 if domain == "seat" else len(NAMES.get(domain, range(7)))
        choice = turn % size
        if NAMES.get(domain, [""] * size)[choice] == "" and domain == "fight":
            choice = 0
        yield choice
        if "*" in named:
            yield (turn + 1) % size


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_makes_whole_sentences_in_every_language(language: str) -> None:
    match = begin("gladiatori", 4, "a")
    for turn in range(60):
        shown = scene(match, language)
        for kind in BOOK.events:
            args = tuple(arguments(kind, turn))
            lines = shown.tell(Event(kind, args, EVERYONE, args), 0) + shown.rest()
            for line in lines:
                assert not re.search(r"[{}]|  |\.\.|gladiatori-", line), line
                assert line[0].isupper() or not line[0].isalpha()
        assert shown.words.errors == []


# Whole matches.


def plays_boldly(match: Match, seat: int, chooser: random.Random) -> int:
    """Fight whenever one can; hardly ever give up."""
    options = match.options(seat)
    own = sum(option.ask != INTERJECT for option in options)
    ask = options[0].ask
    if ask in {"opening", "movement", "action", "fight", "face"} and chooser.random() < 0.5:
        return BOOK.instinct(match.state, seat)
    if ask == "power" and own > 1:
        return chooser.randrange(1, own)
    if ask in {"action", "reaction", "fight"} and own > 1 and chooser.random() < 0.9:
        return chooser.randrange(1, own)
    if ask == "opening" and chooser.random() < 0.4:
        return 0
    found = [
        index
        for index, option in enumerate(options)
        if option.ask != INTERJECT or option.choice != SURRENDER
    ]
    return chooser.choice(found)


@pytest.mark.parametrize(
    ("seats", "options", "language"),
    [
        (2, {}, "en"),
        (4, {"teams": "two_against_two"}, "fr"),
        (1, {"beast_kind": "wolf"}, "en"),
        (3, {"characters": "created", "items": "auction", "overlimit": True}, "it"),
        (3, {"beasts": "coliseum", "beast_kind": "mix", "lions": 4, "bears": 2}, "pt"),
        (2, {"characters": "choice", "items": "draft", "learning": True, "coins_1": 90}, "en"),
    ],
)
def test_everything_in_a_match_has_its_words(
    seats: int, options: dict[str, bool | int | str], language: str
) -> None:
    chooser = random.Random(f"{seats}{options}")
    match = begin("gladiatori", seats, "a", {**options, "turns": 4})
    shown = scene(match, language, ascii_only=seats == 2)
    results = variants("en", "gladiatori", "gladiatori-foretold")
    told = 0
    while not match.over:
        seat = match.to_act[0]
        found = match.options(seat)
        own = [option for option in found if option.ask != INTERJECT]
        assert shown.question(match, seat, own)
        about = match.about(seat)
        assert all(word in results for word in words_of(about))
        for option in found:
            shown.foretold(about, option)
            assert shown.option(match, seat, option).strip()
            assert all(shown.aliases(match, seat, option))
        if chooser.random() < 0.03:
            look(shown, match, seat)
        match.answer(seat, plays_boldly(match, seat, chooser))
        for event in match.events[told:]:
            shown.tell(event, 0)
        told = len(match.events)
    assert shown.words.errors == []


def words_of(about: dict[str, Any]) -> list[str]:
    """The results that a question tells of its choices."""
    each = [one["result"] for one in about.get("each", {}).values() if "result" in one]
    return [one["word"] for one in [*each, *about.get("besides", {}).values()]]


def look(shown: Scene, match: Match, seat: int) -> None:
    """All that can be drawn fits 80 columns."""
    console = Console(width=80, file=io.StringIO(), force_terminal=False)
    options = [option for option in match.options(seat) if option.ask != INTERJECT]
    drawn = shown.draw(match, seat, options, 80), shown.draw(match, None, [], 80)
    for one in (*drawn, shown.glance(match, seat, options, 80), shown.standings(match, 80)):
        if one is not None:
            console.print(one)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "gladiatori-" not in text


def test_a_way_is_typed_as_hexes_and_turns() -> None:
    match = begin("gladiatori", 2, "a")
    while match.options(match.to_act[0])[0].ask != "opening":
        match.answer(match.to_act[0], 0)
    seat = match.to_act[0]
    shown = scene(match, "en")
    named: dict[str, str] = {}
    for option in match.options(seat):
        if option.ask != INTERJECT:
            said = shown.option(match, seat, option)
            named[shown.aliases(match, seat, option)[0]] = said
    hexes = {name.rstrip("<>") for name in named} - {"", "go"}
    assert {"go", "<", "<<", ">", ">>"} <= set(named)
    assert len(hexes) == 6
    for one in hexes:
        assert re.fullmatch(r"[A-K]\d+", one)
        assert {one, f"{one}<", f"{one}>"} <= set(named)
        assert named[one].startswith(one)


def test_others_show_only_what_is_open() -> None:
    match = begin("gladiatori", 2, "a")
    while match.options(match.to_act[0])[0].ask != "opening":
        seat = match.to_act[0]
        match.answer(seat, len(match.options(seat)) - 1)
    shown = scene(match, "en")
    console = Console(width=80, file=io.StringIO())
    console.print(shown.draw(match, None, [], 80))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "hand 4+" in text
    for word in ("Offense", "Strength", "Hand (", "Powers:"):
        assert word not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["ward", "safe", "defends"])
def test_8_4_5_what_a_dodge_stops_is_counted_as_what_any_other_reaction_stops(
    language: str, word: str
) -> None:
    facts: dict[str, Any] = {"word": word, "stops": 9, "most": 9, "more": 0, "match": 0}
    units = {
        Words(language).say("gladiatori-foretold-unit", {**facts, "halved": halved})
        for halved in (0, 1)
    }

    assert len(units) == 1
    assert units != {""}
