"""Every game is built alike: the same files, one table of steps, every field copied and stored."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import harena
from harena.face import rulebook
from harena.kernel.rulebook import Rulebook
from tests.house.reading import HOUSE, documented, functions, parsed, python_files, short
from tests.kernel.minis import every
from tools import steps

GAMES = harena.games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
BOOKS = [*(rulebook(game) for game in GAMES), *every()]
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
MODULES = ("rulebook", "steps", "portrait", "content", "veil", "advice")
SECTION = re.compile(r"\d+(\.\d+)+\b|R\d+\b")


def folder(game: str) -> Path:
    return HOUSE / "games" / game


def state_files(game: str) -> list[Path]:
    """The module that holds the game's state: a class whose base is State."""
    return [
        file
        for file in python_files(folder(game))
        for node in documented(file)
        if isinstance(node, ast.ClassDef) and "State" in map(ast.unparse, node.bases)
    ]


def constants(game: str) -> dict[str, int]:
    """The steps of a game by name, as steps.py numbers them."""
    found = vars(import_module(f"harena.games.{game}.steps"))
    return {name: number for name, number in found.items() if name.isupper()}


@EVERY_GAME
def test_a_game_has_the_files_of_a_game(game: str) -> None:
    there = {file.stem for file in python_files(folder(game))}

    assert not set(MODULES) - there
    assert len(state_files(game)) == 1
    assert list((folder(game) / "content").glob("*.toml"))


@EVERY_GAME
def test_a_chapter_is_a_module(game: str) -> None:
    chapters = rulebook(game).chapters

    assert len(chapters) > 2
    for chapter in chapters:
        found = folder(game) / chapter
        assert found.with_suffix(".py").is_file() or (found / "__init__.py").is_file(), chapter
        module = found.with_suffix(".py") if found.with_suffix(".py").is_file() else found
        assert ast.get_docstring(parsed(module)), f"{chapter} has no title"


@EVERY_GAME
def test_the_face_of_a_game_shows_its_rulebook_and_nothing_else(game: str) -> None:
    body = parsed(folder(game) / "__init__.py").body[1:]

    assert [type(line) for line in body] == [ast.ImportFrom, ast.Assign]
    assert import_module(f"harena.games.{game}").__all__ == ["RULEBOOK"]
    assert rulebook(game).name == game


@EVERY_GAME
def test_every_numbered_step_is_in_the_table_under_its_name(game: str) -> None:
    table = {step.upper(): number for step, number in rulebook(game).step_numbers.items()}

    assert constants(game) == table
    assert sorted(table.values()) == list(range(len(table)))


def test_numbers_and_dispatch_are_made_from_what_the_chapters_declare() -> None:
    made = steps.made()

    assert {file.parent.name for file in made} == set(GAMES)
    for file, text in made.items():
        assert file.read_text("utf-8") == text, f"{short(file)} is stale: run make format"


@EVERY_GAME
def test_no_step_is_left_undeclared(game: str) -> None:
    """What has the shape of a step is called by another function, or declared."""
    made = {"steps.py", "dispatch.py"}
    chapters = [file for file in python_files(folder(game)) if file.name not in made]
    said = {
        node.id
        for file in chapters
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.Name)
    }
    (state,) = {step.state for chapter in steps.chapters(folder(game)) for step in chapter.steps}
    shaped = [
        function.name
        for file in chapters
        for function in functions(file)
        if re.fullmatch(rf"\w+: {state}(, \w+: int){{0,4}}", ast.unparse(function.args))
        and ast.unparse(function.returns or function.args) == "None"
    ]

    assert len(shaped) >= len(constants(game))
    assert not set(shaped) - said


@EVERY_GAME
def test_a_number_is_named_once_in_a_game(game: str) -> None:
    found: dict[str, list[str]] = {}
    for file in python_files(folder(game)):
        for node in parsed(file).body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant() as value):
                    found.setdefault(f"{name} = {value.value!r}", []).append(short(file))

    assert found
    assert not {name: files for name, files in found.items() if len(files) > 1}


@pytest.mark.parametrize("count", range(1, 20))
def test_halving_finds_every_number(count: int) -> None:
    lines = "\n".join(steps.halves([f"done.append({one})" for one in range(count)], 0, ""))
    done: list[int] = []

    for number in range(count):
        exec(lines, {"step": number, "done": done})

    assert done == list(range(count))


@EVERY_GAME
def test_a_step_says_which_rule_it_is(game: str) -> None:
    known = set(rulebook(game).step_numbers)
    silent = [
        function.name
        for file in python_files(folder(game))
        for function in functions(file)
        if function.name in known and not SECTION.match(ast.get_docstring(function) or "")
    ]

    assert not silent


@EVERY_BOOK
def test_asks_and_events_name_domains_that_have_names(book: Rulebook) -> None:
    setup = book.settle(book.seats[-1], {}, book.built_in(), {})
    known = {"seat", *book.names(setup)}
    asked = {domain for domain, _ in book.asks.values()}
    marked = {name.split(":")[1] for names in book.events.values() for name in names if ":" in name}

    assert asked <= known
    assert marked <= known
    assert book.round_event in book.events
    assert all(size > 0 for _, size in book.asks.values())
    for names in book.events.values():
        assert not any("*" in name for name in names[:-1]), "only the last is a row"
        explaining = [name.startswith("+") for name in names if not name.startswith("*")]
        assert explaining == sorted(explaining), "what explains comes after what is told"
