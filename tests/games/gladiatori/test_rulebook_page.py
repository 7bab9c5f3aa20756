"""The tables of `docs/rulebooks/gladiatori.md` that say what the code offers and asks."""

import json
import re

from harena.games.gladiatori.setup.play_options import PLAY
from harena.games.gladiatori.vocabulary import ASKS
from harena.kernel.setup import PlayOption
from tests.house.reading import ROOT

PAGE = (ROOT / "docs" / "rulebooks" / "gladiatori.md").read_text("utf-8")


def table(heading: str) -> list[list[str]]:
    """The rows of the table below a heading of the page, without its first two lines."""
    text = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def values_of(option: PlayOption) -> str:
    """The values of an option as the page writes them."""
    if not option.values:
        return f"{option.low} to {option.high}"
    words = [json.dumps(value) for value in option.values]
    if option.name == "beast_number":
        words = [*words[:2], f"{words[2]} to {words[-1]}"]
    return ", ".join(words)


def test_the_page_lists_the_options_of_play() -> None:
    """Names, values, defaults and sections, in the order of the code."""
    rows = [row[:4] for row in table("Options of play")]

    assert rows == [
        [f"`{option.name}`", values_of(option), json.dumps(option.default), option.section]
        for option in PLAY
    ]


def test_the_page_lists_every_question() -> None:
    """By the name under which the code asks it."""
    named = [name for row in table("Decisions") for name in re.findall(r"`(\w+)`", row[0])]

    assert sorted(named) == sorted(ASKS)


def test_the_page_numbers_its_rulings_in_a_row() -> None:
    """R1, R2, R3 and so on, none left out and none twice."""
    numbers = [int(row[0].removeprefix("R")) for row in table("Rulings")]

    assert numbers == list(range(1, len(numbers) + 1))
