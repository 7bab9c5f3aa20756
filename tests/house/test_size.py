"""Short files, short steps, a small kernel."""

import harena
from harena.face import rulebook
from tests.house.reading import HOUSE, ROOT, functions, lines_of_code, python_files, short
from tools import fields, steps

KERNEL = 1000
CHAPTER = 400
STEP = 40
MINIATURE = 80


def test_the_kernel_stays_small() -> None:
    lines = {short(file): lines_of_code(file) for file in python_files(HOUSE / "kernel")}

    assert sum(lines.values()) < KERNEL, lines


def test_a_chapter_has_at_most_400_lines() -> None:
    made = {**fields.made(), **steps.made()}
    lines = {
        short(file): len(file.read_text("utf-8").splitlines())
        for file in python_files(HOUSE / "games")
        if file not in made
    }

    assert {file: count for file, count in lines.items() if count > CHAPTER} == {}


def test_a_step_has_at_most_40_lines() -> None:
    long: list[str] = []
    for game in harena.games():
        known = set(rulebook(game).step_numbers)
        for file in python_files(HOUSE / "games" / game):
            for function in functions(file):
                assert function.end_lineno is not None
                lines = function.end_lineno - function.lineno + 1
                if function.name in known and lines > STEP:
                    long.append(f"{short(file)}: {function.name} has {lines} lines")

    assert not long, "\n".join(long)


def test_a_miniature_has_fewer_than_80_lines() -> None:
    minis = python_files(ROOT / "tests" / "kernel" / "minis")
    lines = {short(file): lines_of_code(file) for file in minis if file.name != "__init__.py"}

    assert len(lines) >= 10
    assert {file: count for file, count in lines.items() if count >= MINIATURE} == {}
