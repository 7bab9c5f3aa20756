"""The ledger: every rule of a rulebook is cited by a step and by a test, and no other number is.

A rule is `- **5.6.3** …` in `docs/rulebooks/<game>.md`, a ruling a row of its table of rulings.
Code cites in docstrings of functions and classes; tests in their names, docstrings and comments. A
rule that only follows from others needs a test but no step.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import harena
from harena.face import rulebook
from tests.house.reading import HOUSE, ROOT, comments, documented, parsed, python_files, short

EVERY_GAME = pytest.mark.parametrize("game", harena.games())
RULE = re.compile(r"^- \*\*(\d+(?:\.\d+)+)\*\* (.*)$", re.MULTILINE)
SOURCES = re.compile(r"\(([^()]*)\)$")
RULING = re.compile(r"^\| (R\d+) \| (.*?) \|", re.MULTILINE)
NUMBER = re.compile(r"(?<![\w.])\d{1,2}(?:\.\d{1,2})+(?![\w]|\.\d)")
RULING_CITED = re.compile(r"(?<![A-Za-z0-9])R\d+\b")
IN_NAME = re.compile(r"test((?:_\d+)+)_")
RULING_IN_NAME = re.compile(r"_(r\d+)(?=_|$)")


class Book:
    """Rules and rulings of a rulebook, and where each is cited."""

    def __init__(self, game: str) -> None:
        page = ROOT / "docs" / "rulebooks" / f"{game}.md"
        text = page.read_text("utf-8")
        self.rules = {number: sources(rule) for number, rule in RULE.findall(text)}
        self.rulings = {number for number, what in RULING.findall(text) if what != "Not used."}
        self.code = HOUSE / "games" / game
        self.tests = ROOT / "tests" / "games" / game

    def needs_a_step(self, number: str) -> bool:
        return self.rules[number] != {"follows"}

    def cited(self, texts: list[tuple[Path, str]]) -> dict[str, str]:
        """Every number in these texts, with a file that cites it."""
        found: dict[str, str] = {}
        for file, text in texts:
            for number in [*NUMBER.findall(text), *RULING_CITED.findall(text)]:
                found.setdefault(number, short(file))
        return found

    def unknown(self, cited: dict[str, str]) -> list[str]:
        """Citations of what is not in the rulebook; a chapter or section may be named too."""
        known = {*self.rules, *self.rulings, *sections(self.rules)}
        return [f"{file} cites {number}" for number, file in cited.items() if number not in known]


def sources(rule: str) -> set[str]:
    found = SOURCES.search(rule)
    assert found, f"where does this rule come from: {rule}"
    return set(found[1].split(", "))


def sections(rules: dict[str, set[str]]) -> set[str]:
    """What stands above a rule: 5.6 above 5.6.3."""
    return {number.rsplit(".", levels)[0] for number in rules for levels in (1, 2)}


@cache
def book(game: str) -> Book:
    return Book(game)


def texts_of_code(game: str) -> list[tuple[Path, str]]:
    return [
        (file, ast.get_docstring(node) or "")
        for file in python_files(book(game).code)
        for node in documented(file)
    ]


def texts_of_tests(game: str) -> list[tuple[Path, str]]:
    """Docstrings, comments, and names such as test_5_6_3_every_two_tokens."""
    texts: list[tuple[Path, str]] = []
    for file in python_files(book(game).tests):
        texts.append((file, ast.get_docstring(parsed(file)) or ""))
        texts += [(file, comment) for comment in comments(file)]
        for node in documented(file):
            texts.append((file, ast.get_docstring(node) or ""))
            texts.append((file, " ".join(in_name(node.name, book(game).rules))))
    return texts


def in_name(name: str, rules: dict[str, set[str]]) -> list[str]:
    """The longest number that is a rule, or else the whole of it; and rulings, as in _r40_."""
    cited = [ruling.upper() for ruling in RULING_IN_NAME.findall(name)]
    found = IN_NAME.match(name)
    if found:
        parts = found[1].strip("_").split("_")
        numbers = [".".join(parts[:size]) for size in range(len(parts), 1, -1)]
        cited += [number for number in numbers if number in rules][:1] or numbers[:1]
    return cited


def gaps(kind: str, missing: list[str]) -> str:
    return f"{len(missing)} {kind}: {', '.join(missing)}"


@EVERY_GAME
def test_a_rulebook_has_rules_and_rulings(game: str) -> None:
    assert len(book(game).rules) > 10
    assert book(game).rulings


@EVERY_GAME
def test_every_rule_is_cited_by_a_step(game: str) -> None:
    cited = book(game).cited(texts_of_code(game))
    rules = [number for number in book(game).rules if book(game).needs_a_step(number)]

    missing = [number for number in rules if number not in cited]

    assert not missing, gaps("rules that no function or class cites", missing)


@EVERY_GAME
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    cited = book(game).cited(texts_of_tests(game))

    missing = [number for number in book(game).rules if number not in cited]

    assert not missing, gaps("rules that no test cites", missing)


@EVERY_GAME
def test_every_ruling_is_cited_by_a_test(game: str) -> None:
    cited = book(game).cited(texts_of_tests(game))

    missing = sorted(book(game).rulings - set(cited), key=lambda ruling: int(ruling[1:]))

    assert not missing, gaps("rulings that no test cites", missing)


@EVERY_GAME
def test_nothing_is_cited_that_is_not_in_the_rulebook(game: str) -> None:
    wrong = book(game).unknown(book(game).cited(texts_of_code(game) + texts_of_tests(game)))

    assert not wrong, "\n".join(wrong)


@EVERY_GAME
def test_options_of_play_name_a_rule(game: str) -> None:
    for option in rulebook(game).play:
        assert option.section in book(game).rules, f"{option.name}: {option.section}"


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_5_6_3_every_two_tokens", ["5.6.3"]),
        ("test_5_6_2_tokens", ["5.6"]),
        ("test_7_7_none", ["7.7"]),
        ("test_r40_and_R41", ["R40"]),
        ("test_whatever_3_times", []),
    ],
)
def test_a_name_cites_the_longest_number_that_is_a_rule(name: str, cited: list[str]) -> None:
    assert in_name(name, {"5.6.3": set(), "5.6": set()}) == cited
