"""The program at a terminal: colours, prompts, a whole match by keyboard."""

import re
from pathlib import Path

import pytest

from tests.cli.program import QUICK, Screen

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|38;5;\d+|9[0-7])(?:;[0-9]+)*m")


def test_a_new_player_reads_types_and_finishes(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "clash", "--pace", "fast", "--seed", "a")
    screen.until("How many players, bots included, 2 to 5? [2] ")
    screen.type("two")
    screen.until("A number from 2 to 5 was expected, but “two” came.")
    screen.type("")
    shown = screen.until("help for more): ")
    assert "At the table: You, Brutus (bot: greedy)." in shown
    screen.type("?")
    assert "(2.2.5)" in screen.until("help for more): ")
    for _ in range(400):
        screen.type("1")
        if "To see it again: harena replay" in screen.wait():
            break
    assert screen.end() == 0
    assert "The match is over" in screen.text
    assert max(map(len, screen.text.replace("\r", "").split("\n"))) < 160


@pytest.mark.parametrize(
    ("arguments", "variables", "coloured"),
    [
        ([], {}, True),
        (["--no-colour"], {}, False),
        (["--no-color"], {}, False),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"TERM": "dumb"}, False),
    ],
)
def test_colours_only_where_they_are_wanted(
    tmp_path: Path, arguments: list[str], variables: dict[str, str], coloured: bool
) -> None:
    played = ("play", "clash", *QUICK, "--seed", "a", *arguments)
    screen = Screen(tmp_path, *played, variables=variables)
    screen.until("help for more): ")
    screen.type("1 1")
    screen.until("help for more): ")
    screen.type("quit")
    screen.until("[Y/n] ")
    screen.type("")
    assert screen.end() == 0
    assert bool(COLOUR.search(screen.raw)) == coloured
    assert "● You" in screen.text


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_the_screen_is_used_and_never_exceeded(tmp_path: Path, columns: int) -> None:
    screen = Screen(
        tmp_path, "play", "clash", *QUICK, "--seats", "5", "--seed", "a", columns=columns
    )
    screen.until("help for more): ")
    screen.type("board")
    shown = screen.until("help for more): ").replace("\r", "")
    screen.type("quit")
    screen.until("[Y/n] ")
    screen.type("")
    assert screen.end() == 0
    widths = [len(line) for line in shown.split("\n")]
    assert max(widths) <= columns


def test_letters_that_are_no_letters_do_no_harm(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "clash", *QUICK, "--seed", "a")
    screen.until("help for more): ")
    screen.type_bytes(b"\xff\xfe\n")
    screen.until("is no option")
    screen.type("quit")
    screen.until("[Y/n] ")
    screen.type("n")
    assert screen.end() == 0
