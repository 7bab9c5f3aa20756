"""No word on the screen comes from anywhere but the catalogues.

In a made-up language every letter is another; a plain word that still appears was never translated.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from harena.bots import names
from harena.cli.screen.words import Words, shelf
from harena.face import games, rulebook
from harena.lessons import lessons_of
from tests.cli.program import FIRST_ALWAYS, QUICK, run

FIRST_LETTER = 0x0250
LETTERS = {ord("a") + place: FIRST_LETTER + place for place in range(26)}
LETTERS |= {ord("A") + place: FIRST_LETTER + place for place in range(26)}
CLASH = rulebook("clash")
NAMES = CLASH.names(CLASH.settle(2, {}, CLASH.built_in(), {}))
PLAY = [one for game in games() for one in rulebook(game).play]
# What is the same in every language: people, animals, spaces, bots, commands and options.
PLAYED = ("clash", "gladiatori")
KEPT = {
    "harena", "play", "learn", "replay", "resume", "options", "json", "clash", "pack", "check",
    *names(), "verify", "simulate", "ladder", "serve", "games", "new", "analyse", "sit",
    "lang", "help", "rules", "odds", "balance", "bots",
    *(word for name in NAMES["animal"] for word in name.split()),
    "Brutus", "Cassia", "Drusus", "Flavia",
    *(word for one in PLAY for word in one.name.split("_")),
    *(word for one in PLAY for value in one.values for word in str(value).split("_")),
    *games(),
    *(lesson.id for game in games() for lesson in lessons_of(game)),
}  # fmt: skip


class Disguise(Transformer):
    """Every letter of a text another."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 theirs
        node.value = node.value.translate(LETTERS)
        return node


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made_up = tmp_path_factory.mktemp("locale")
    (made_up / "xx" / "lessons").mkdir(parents=True)
    (made_up / "xx" / "glossary").mkdir()
    (made_up / "glossary").mkdir()
    for file in (*shelf().iterdir(), *(shelf() / "glossary").iterdir()):
        if file.name.endswith(".json"):
            known = made_up / "glossary" if (shelf() / "glossary" / file.name) == file else made_up
            (known / file.name).write_text(file.read_text("utf-8"))
    more = [f"{room}/{game}" for room in ("glossary", "lessons") for game in PLAYED]
    for name in ("harena", *games(), *more):
        text = (shelf() / "en" / f"{name}.ftl").read_text("utf-8")
        disguised = Disguise().visit(FluentParser().parse(text))
        (made_up / "xx" / f"{name}.ftl").write_text(FluentSerializer().serialize(disguised))
    return made_up


def leaks(output: str, folder: Path) -> set[str]:
    without_paths = re.sub(rf"{re.escape(str(folder))}\S*", "", output)
    without_paths = re.sub(r"--?[a-z-]+|\b[0-9a-f]{16,}\b", "", without_paths)
    return set(re.findall(r"[A-Za-z]{2,}", without_paths)) - KEPT - {"true", "false"}


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["play", "clash", *QUICK, "--seats", "4", "--seed", "a"], "?\n" + FIRST_ALWAYS),
        (
            ["play", "clash", *QUICK, "--seats", "3", "--seed", "b", "-o", "beasts=may_pass"],
            "help\nboard\nscore\nlog\nback\nZ9\nA\n? 9.99\n? Celer\nE1 net\nquit\n\n",
        ),
        (["play", "gladiatori", *QUICK, "--seats", "2", "--seed", "a"], "?\n" + FIRST_ALWAYS),
        (
            ["play", "gladiatori", "--pace", "fast", "--seats", "1", "--seed", "b"],
            "help\nboard\nscore\nlog\nback\npower\nZ9\n" + FIRST_ALWAYS,
        ),
        (["learn", "clash", "--pace", "fast"], "B1\nC2\nC3\nC3\n\nA1\nC2\nquit\n"),
        (["learn", "clash", "--lesson", "match", "--pace", "fast"], "hint\nhint\nquit\n"),
        (["learn", "gladiatori", "--lesson", "match", "--pace", "fast"], "hint\nquit\n"),
        (["options", "gladiatori"], ""),
        (["rules", "gladiatori"], ""),
        (["rules", "clash", "Leaena"], ""),
        (["games"], ""),
        (["options", "clash"], ""),
        (["--help"], ""),
        (["play", "--help"], ""),
        (["simulate", "--help"], ""),
        (["simulate", "clash", "--games", "2"], ""),
        (["ladder", "clash", "--games", "1", "--seats", "2", "--bots", "random,instinct"], ""),
        (["pack", "--help"], ""),
    ],
)
def test_nothing_on_the_screen_is_untranslated(
    tmp_path: Path, folder: Path, arguments: list[str], typed: str
) -> None:
    words = Words("xx", folder)
    result = run(tmp_path, *arguments, typed=typed, words=words)
    assert result.exit_code == 0
    shown = result.output
    for line in typed.splitlines():
        shown = shown.replace(f" {line}\n", "\n") if line else shown
    assert leaks(shown, tmp_path) == set()
    assert words.errors == []


def test_nothing_in_a_replay_is_untranslated(tmp_path: Path, folder: Path, played: Path) -> None:
    words = Words("xx", folder)
    output = run(tmp_path, "replay", str(played), words=words).output
    assert leaks(output, played.parent) == set()
    output = run(tmp_path, "verify", str(played), words=words).output
    assert leaks(output, played.parent) == set()
    assert words.errors == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "gladiatrix"],
        ["play", "clash", "--seats", "6"],
        ["play", "clash", "--bots", "hal"],
        ["play", "clash", "--seed"],
        ["verify"],
        ["verify", "Q"],
        ["pray"],
        ["play", "--nope"],
    ],
)
def test_no_refusal_is_untranslated(tmp_path: Path, folder: Path, arguments: list[str]) -> None:
    result = run(tmp_path, *arguments, words=Words("xx", folder))
    assert result.exit_code == 2
    assert leaks(result.stderr, tmp_path) - {"gladiatrix", "hal", "pray"} == set()
