"""The template game, laid into a copy of the house as the how-to page says, obeys all its laws.

It stands in docs/howto/template and not among the games: players never see it, and whoever adds a
game begins with it.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.house.reading import ROOT, lines_of_code, python_files

TEMPLATE: Final = ROOT / "docs" / "howto" / "template"
NAME: Final = "sparring"
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "client", "*.so")
MOST_LINES: Final = 400
FEWEST_TESTS: Final = 90
ROOMS: Final = ("tests/laws", "tests/house", "tests/interop", "tests/bots")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with one game more."""
    house = tmp_path_factory.mktemp("house")
    for room in ("src", "tests", "tools", "docs"):
        shutil.copytree(ROOT / room, house / room, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", house)
    laid = run(house, "-m", "tools.new_game", NAME)
    assert laid.returncode == 0, laid.stderr
    return house


def run(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(house / "src"), str(house)])
    return subprocess.run(
        [sys.executable, *words],
        cwd=house,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_template_is_small() -> None:
    files = python_files(TEMPLATE / "src")

    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < MOST_LINES
    assert sum(lines_of_code(file) for file in files) > 0


@pytest.mark.slow
def test_a_game_made_of_the_template_is_under_every_law(copy: Path) -> None:
    words = ["tests/cli/test_languages.py", "tests/cli/test_messages.py"]
    rooms = [f"tests/games/{NAME}", *ROOMS, *words]
    tested = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *rooms, "-k", NAME)

    assert tested.returncode == 0, tested.stdout[-3000:]
    passed = re.search(r"(\d+) passed", tested.stdout)
    assert passed is not None
    assert int(passed[1]) >= FEWEST_TESTS


@pytest.mark.slow
def test_a_game_made_of_the_template_is_well_written(copy: Path) -> None:
    written = [f"src/harena/games/{NAME}", f"tests/games/{NAME}"]
    for words in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]):
        checked = run(copy, "-m", *words, *written)
        assert checked.returncode == 0, checked.stdout


def test_a_name_that_is_taken_or_no_name_is_refused(copy: Path) -> None:
    for words, said in (
        ([NAME], "a new name was expected, but there is"),
        (["My-Game"], "one name of small letters and digits was expected"),
        ([], "one name of small letters and digits was expected"),
    ):
        refused = run(copy, "-m", "tools.new_game", *words)
        assert refused.returncode == 1
        assert said in refused.stderr
