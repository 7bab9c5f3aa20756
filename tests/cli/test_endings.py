"""Ends beside the rules at one screen, and playing on from a match that is over."""

import json
from pathlib import Path

import pytest

from tests.cli.program import FIRST_ALWAYS, QUICK, Screen, run

CLASH = ("play", "clash", *QUICK, "--seed", "a", "--option", "first=0")


def kept(path: Path) -> dict[str, object]:
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_who_gives_up_against_one_has_lost_and_the_record_says_so(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    output = run(
        tmp_path, *CLASH, "--save", str(path), typed="C2 sword\nresign\nn\nresign\ny\n"
    ).output

    assert output.count("Give up? You lose") == 2
    assert "You give up." in output
    assert "Brutus is left, and wins." in output
    assert kept(path)["ending"] == {"why": "resigned", "resigned": [0], "winners": [1]}
    again = run(tmp_path, "play", "--resume", str(path)).output
    assert "Brutus is left, and wins." in again
    assert run(tmp_path, "verify", str(path)).exit_code == 0


def test_with_others_left_a_bot_plays_on_for_who_gave_up(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    people = ("--players", "Ana,Bruno", "--seats", "3", "--save", str(path))
    output = run(tmp_path, *CLASH, *people, typed="resign\ny\n" + FIRST_ALWAYS).output

    assert "Ana gives up." in output
    assert "The match is over" in output
    table = kept(path)["table"]
    assert isinstance(table, dict)
    assert [bool(player["bot"]) for player in table["players"]] == [True, False, True]
    assert table["resigned"] == [0]


@pytest.mark.parametrize(("answer", "ends"), [("y", True), ("n", False)])
def test_an_end_without_a_winner_wants_everybody_at_the_screen(
    tmp_path: Path, answer: str, ends: bool
) -> None:
    path = tmp_path / "m.json"
    output = run(
        tmp_path, *CLASH, "--players", "Ana,Bruno", "--save", str(path),
        typed=f"end\ny\n{answer}\n",
    ).output  # fmt: skip

    assert "Bruno: Ana would end the match here, without a winner." in output
    assert ("The match ends here, by agreement. Nobody wins." in output) == ends
    assert ("Bruno would rather play on." in output) != ends
    assert ("ending" in kept(path)) == ends


def test_a_game_with_a_way_of_its_own_names_it(tmp_path: Path) -> None:
    output = run(tmp_path, "play", "gladiatori", *QUICK, "--seats", "2", typed="resign\n").output
    assert "In this game you give up by its own rules: type power." in output


def test_one_plays_on_from_a_step_of_a_match_that_is_over(tmp_path: Path, played: Path) -> None:
    screen = Screen(tmp_path, "replay", str(played), "--from", "9")
    screen.until("q quit: ")
    screen.type("play")
    screen.until("An exercise: it goes on from decision 9")
    screen.until("Number or name")
    screen.type("quit")
    screen.until("Keep this match")
    screen.type("")
    screen.end()

    (path,) = (tmp_path / "state" / "harena").glob("clash-*.json")
    assert kept(path)["exercise"] == {"step": 9}
    answers, before = kept(path)["answers"], kept(played)["answers"]
    assert isinstance(answers, list)
    assert isinstance(before, list)
    assert answers[:9] == before[:9]


def test_a_match_that_goes_on_is_not_played_on_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    run(tmp_path, *CLASH, "--save", str(path), typed="C2 sword\n")
    screen = Screen(tmp_path, "replay", str(path))
    screen.until("q quit: ")
    screen.type("play")
    screen.until("Only a match that is over can be played on")
    screen.type("q")
    assert screen.end() == 0
