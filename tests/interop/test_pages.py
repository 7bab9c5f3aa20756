"""The pages for those who write bots: what stands there runs as it stands."""

import re
import sys
from pathlib import Path

import pytest

import harena
from tests.cli.program import run
from tests.house.reading import ROOT

PAGES = ROOT / "docs" / "howto"


def blocks(page: str) -> list[str]:
    text = (PAGES / page).read_text("utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_example_is_short_and_the_template_is_the_same() -> None:
    (example,) = blocks("add-a-bot.md")

    assert len(example.splitlines()) < 25
    assert example in (PAGES / "my_bot.py").read_text("utf-8")


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the example in it, where somebody works."""
    (tmp_path / "my_own_bot.py").write_text(blocks("add-a-bot.md")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


def test_the_example_climbs_the_ladder(at_home: Path) -> None:
    words = ["ladder", "clash", "--games", "2", "--seats", "2", "--bots"]

    result = run(at_home, *words, "my_own_bot:Careful,random")

    assert result.exit_code == 0, result.output
    assert re.search(r"my_own_bot:Careful +2[5-9]\.", result.output)


def test_the_example_plays_in_the_terminal(at_home: Path) -> None:
    words = ["play", "clash", "--seats", "2", "--pace", "fast", "--seed", "own", "--bots"]

    result = run(at_home, *words, "my_own_bot:Careful", typed="1\n" * 6)

    assert result.exit_code == 0, result.output
    assert re.search(r"Brutus  [12] team", result.output)
    assert "To go on: harena play --resume" in result.output


@pytest.mark.parametrize("place", range(3))
def test_the_examples_for_learning_agents_run(place: int) -> None:
    exec(compile(blocks("learn-to-play.md")[place], "learn-to-play.md", "exec"), {})


def test_every_game_has_its_observations_documented() -> None:
    text = (ROOT / "docs" / "observations.md").read_text("utf-8")

    assert re.findall(r"^## (\w+)$", text, re.MULTILINE) == harena.games()
