"""Every word that a screen shows is explained: in four languages, with the rules it comes from.

A glossary is `locale/glossary/<game>.json` and `locale/<language>/glossary/<game>.ftl`; a game may
do without, but one that has a glossary explains everything it asks, tells and names.
"""

import json
import re
from functools import cache
from typing import Any, Final

import pytest

import harena
from harena.cli.screen.declared import Declared
from harena.cli.screen.glossary import Glossary
from harena.cli.screen.words import LANGUAGES, Words, plain, read, shelf
from harena.face import rulebook
from tests.house.reading import HOUSE, ROOT

SPRITE: Final = ROOT / "client" / "src" / "look" / "figures.svg"
FOLDER: Final = HOUSE / "locale" / "glossary"
GAMES: Final = [game for game in harena.games() if (FOLDER / f"{game}.json").is_file()]
EVERY_GAME: Final = pytest.mark.parametrize("game", GAMES)
EVERY_LANGUAGE: Final = pytest.mark.parametrize("language", LANGUAGES)
RULE: Final = re.compile(r"^(?:- \*\*|#+ )(\d+(?:\.\d+)+)\b", re.MULTILINE)
CITED: Final = re.compile(r"(?<![\w.])\d{1,2}(?:\.\d{1,2})+(?![\w]|\.\d)")
PHASE: Final = re.compile(r"^browser-\w+-phase-([\w-]+) =", re.MULTILINE)
FIGURE: Final = re.compile(r"<Figure\b[^>]*?\bname=\"([\w-]+)\"|figure: \"([\w-]+)\"")
FIGURES: Final = re.compile(r"id=\"f-([\w-]+)\"")
PLACED: Final = re.compile(r"data-term=\"([\w.-]+)\"|\bterm(?:=|: )\"([\w.-]+)\"")
LONGEST: Final = 260
SENTENCES: Final = 3
# Yes and no explain themselves, and so do numbers.
PLAIN: Final = {"yes"}


def said(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return found


@cache
def names(game: str) -> dict[str, list[str]]:
    book = rulebook(game)
    return book.names(book.settle(book.seats[-1], {}, book.built_in(), {}))


@cache
def glossary(game: str, language: str = "en") -> Glossary:
    return Glossary(Words(language), game, names(game))


@cache
def rules(game: str) -> frozenset[str]:
    """Rules and sections of a rulebook."""
    page = (ROOT / "docs" / "rulebooks" / f"{game}.md").read_text("utf-8")
    return frozenset(RULE.findall(page))


def unexplained(game: str, things: list[tuple[str, str]]) -> list[str]:
    found = glossary(game)
    return [f"{kind}.{name}" for kind, name in things if not found.term_of(kind, name)]


@EVERY_GAME
def test_every_term_has_its_rules_and_a_family_that_is_a_term(game: str) -> None:
    found = said(game)

    assert set(found) == {"terms", "means"}
    assert "aim" in found["terms"]
    for term, declared in found["terms"].items():
        assert set(declared) <= {"of", "sign", "rules", "common", "proper"}, term
        assert declared["rules"], term
        assert set(declared["rules"]) <= rules(game), f"{term}: {declared['rules']}"
        assert declared.get("of", "aim") in found["terms"], term
    assert set(found["means"].values()) <= set(found["terms"])


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_term_is_explained_in_every_language(game: str, language: str) -> None:
    own = read(shelf(), language, f"glossary/{game}")
    terms = said(game)["terms"]
    spoken = {term: glossary(game, language).term(term) for term in terms}

    assert own is not None
    assert all(own.has_message(f"{game}-term-{term}") for term in terms)
    assert glossary(game, language).words.errors == []
    for term, found in spoken.items():
        assert found.name != term
        assert language == "en" or found.says != glossary(game).term(term).says, term
        assert found.says.endswith("."), term
        assert len(found.says) <= LONGEST, f"{term}: {len(found.says)}"
        assert len(re.findall(r"[.!?](?= |$)", found.says)) <= SENTENCES, term
    called = [plain(one.name) for one in spoken.values()]
    assert sorted(set(called)) == sorted(called), "two terms of the same name"


@EVERY_GAME
def test_every_name_that_a_screen_shows_is_explained(game: str) -> None:
    declared = Declared(shelf(), game, names(game))
    things = [
        part
        for domain, some in names(game).items()
        for name in some
        if name and domain not in PLAIN
        for part in declared.parts(domain, name).items()
        if not part[1].isdecimal() and part[1] not in declared.parts(domain, name)
    ]

    assert unexplained(game, sorted(set(things))) == []


@EVERY_GAME
def test_every_question_event_and_phase_is_explained(game: str) -> None:
    book, words = rulebook(game), Words("en")
    text = (HOUSE / "locale" / "en" / f"{game}.ftl").read_text("utf-8")
    things = [("event", kind) for kind in book.events]
    things += [("phase", phase) for phase in PHASE.findall(text)]

    assert [ask for ask in book.asks if not words.has(f"{game}-rule-{ask}")] == []
    assert unexplained(game, things) == []


@EVERY_GAME
def test_every_sign_is_drawn_and_what_a_table_draws_is_explained(game: str) -> None:
    figures = FIGURES.findall(SPRITE.read_text("utf-8")) if SPRITE.is_file() else []
    wanted = {one["sign"] for one in said(game)["terms"].values() if "sign" in one}
    scenes = (ROOT / "client" / "src" / "games" / game).rglob("*.ts*")
    drawn = [pair for file in scenes for pair in FIGURE.findall(file.read_text("utf-8"))]
    signs = {("sign", one or other) for one, other in drawn}

    assert not figures or wanted <= set(figures)
    assert unexplained(game, sorted(signs)) == []


@EVERY_GAME
def test_what_a_table_points_to_is_a_term(game: str) -> None:
    """`data-term` of the game's own scene: a term, or a kind and a name of it."""
    scenes = (ROOT / "client" / "src" / "games" / game).rglob("*.ts*")
    placed = [pair for file in scenes for pair in PLACED.findall(file.read_text("utf-8"))]
    found = glossary(game)
    found.read()
    for one, other in placed:
        kind, _, name = (one or other).partition(".")
        assert found.term_of(kind, name) if name else kind in found.terms, one or other


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_thing_is_called_the_same_in_glossary_and_messages(game: str, language: str) -> None:
    words, found = Words(language), glossary(game, language)
    made_of_parts = Declared(shelf(), game, names(game)).patterns
    for domain, some in names(game).items():
        if domain in made_of_parts or not words.has(f"{game}-{domain}"):
            continue
        for name in (one for one in some if found.term_of(domain, one) == one):
            called = words.say(f"{game}-{domain}", {domain: name})
            assert plain(found.term(name).name) in plain(called), name


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_rule_that_a_message_cites_is_in_the_rulebook(game: str, language: str) -> None:
    text = (HOUSE / "locale" / language / f"{game}.ftl").read_text("utf-8")
    spoken = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    chapters = {number.partition(".")[0] for number in rules(game)}
    cited = {one for one in CITED.findall(spoken) if one.partition(".")[0] in chapters}

    assert cited <= rules(game)
