"""Whole matches, typed line by line."""

import json
import re
from pathlib import Path

import pytest

from harena.face import replay
from tests.cli.program import FIRST_ALWAYS, QUICK, run


def saved(path: Path) -> dict[str, object]:
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_match_is_played_to_its_end_and_its_points_add_up(tmp_path: Path, seats: str) -> None:
    path = tmp_path / "m.json"
    result = run(
        tmp_path, "play", "clash", *QUICK, "--seats", seats, "--seed", "a", "--save", str(path),
        typed=FIRST_ALWAYS,
    )  # fmt: skip
    assert result.exit_code == 0
    assert "The match is over" in result.output
    assert re.search(r"(wins?|victory) with \d+ points", result.output)
    assert f"harena replay {path}" in result.output
    match = replay(saved(path))
    assert match.over
    table = result.output[result.output.index("Survivors") :].splitlines()[1:]
    for score, row in zip(match.scores, table, strict=False):
        assert sum(int(total) for total in re.findall(r"= (\d+)", row)) == score
        assert row.split()[-1] == str(score)


def test_the_same_seed_gives_the_same_match_and_another_gives_another(tmp_path: Path) -> None:
    for name, seed in (("one", "x"), ("two", "x"), ("three", "y")):
        run(
            tmp_path, "play", "clash", *QUICK, "--seed", seed, "--save", str(tmp_path / name),
            typed="1\n" * 12,
        )  # fmt: skip
    one, two, three = (saved(tmp_path / name) for name in ("one", "two", "three"))
    assert one["digests"] == two["digests"]
    assert one["digests"] != three["digests"]


def test_without_a_seed_the_dice_are_keyed_by_a_secret(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    run(tmp_path, "play", "clash", *QUICK, "--save", str(path), typed="1\n1\n")
    assert len(str(saved(path)["secret"])) == 32


def test_answers_by_name_and_several_on_a_line(tmp_path: Path) -> None:
    output = run(
        tmp_path, "play", "clash", *QUICK, "--seed", "a", "--option", "first=0",
        typed="C2 sword\nc2, shield\nC2\nT\n",
    ).output  # fmt: skip
    assert "You open a new team on C2 with a sword gladiator." in output
    assert "You put a shield gladiator on C2: SH." in output
    assert "You put a trident gladiator on C2: STH." in output


def test_what_cannot_be_chosen_is_explained(tmp_path: Path) -> None:
    output = run(
        tmp_path, "play", "clash", *QUICK, "--seed", "a", "--option", "first=0",
        typed="C2 sword\nB2\nnonsense\n\nC2 spoon\n",
    ).output  # fmt: skip
    assert "That is beside one of your teams" in output
    assert "“nonsense” is no option" in output
    assert "“spoon” does not fit this question." in output


def test_commands_at_the_table(tmp_path: Path) -> None:
    output = run(
        tmp_path, "play", "clash", *QUICK, "--seed", "a", "--option", "first=0",
        typed="help\n?\nboard\nscore\nlog\nback\nC2\nback\nE1 net\nquit\n\n",
    ).output  # fmt: skip
    assert "take your last answer back" in output
    assert "may do besides" not in output, "nobody interjects in Clash"
    assert "(2.2.5)" in output
    assert output.count("┌ A1 ") >= 3
    assert "12 face down" in output
    assert "There is nothing that can be taken back." in output
    assert "Taken back." in output
    assert "You open a new team on E1 with a net gladiator." in output
    assert "harena play --resume" in output


def test_a_thrown_away_match_leaves_no_file(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "clash", *QUICK, typed="quit\nn\n")
    assert result.exit_code == 0
    assert "thrown away" in result.output
    assert list((tmp_path / "state" / "harena").iterdir()) == []


def test_people_at_one_screen_are_called_by_name(tmp_path: Path) -> None:
    output = run(
        tmp_path, "play", "clash", "--players", "Anna,Ben", "--seed", "a", "--option", "first=0",
        typed="C2 sword\nE1 net\n",
    ).output  # fmt: skip
    assert "At the table: Anna, Ben." in output
    assert "Anna, your turn to choose" in output
    assert "Ben, your turn to choose" in output
    assert "Ben: Where does your next gladiator go?" in output
    assert "Anna opens a new team on C2 with a sword gladiator." in output
    assert "Ben opens a new team on E1 with a net gladiator." in output


def test_people_and_bots_at_one_table(tmp_path: Path) -> None:
    output = run(
        tmp_path, "play", "clash", "--players", "Brutus,Ben", "--bots", "random,instinct",
        "--seats", "5", "--pace", "fast", typed="",
    ).output  # fmt: skip
    table = "Brutus, Ben, Cassia (bot: random), Drusus (bot: instinct), Flavia (bot: random)."
    assert f"At the table: {table}" in " ".join(output.split())


@pytest.mark.parametrize(
    ("language", "drawing"), [("en", []), ("it", ["--ascii"]), ("fr", []), ("pt", ["--ascii"])]
)
def test_a_match_fits_80_columns_and_is_plain_text(
    tmp_path: Path, language: str, drawing: list[str]
) -> None:
    output = run(
        tmp_path, "play", "clash", *QUICK, "--seats", "5", "--seed", "c", "--lang", language,
        *drawing, typed="?\nhelp\nscore\n" + FIRST_ALWAYS,
    ).output  # fmt: skip
    assert "\x1b" not in output
    state = str(tmp_path)
    assert [line for line in output.splitlines() if len(line) > 80 and state not in line] == []
    assert "{" not in output.replace(state, "")
    if drawing:
        assert not re.search("[│─●■┌]", output)
    else:
        assert "●" in output


def test_the_odds_of_a_battle_stand_beside_each_target(tmp_path: Path) -> None:
    output = run(
        tmp_path, "play", "clash", *QUICK, "--seed", "a", typed="1\n" * 60
    ).output  # fmt: skip
    titles, first = output[output.index("Whom does your team") :].splitlines()[1:3]
    assert titles.split() == ["it", "falls", "you", "fall", "points", "won", "gladiators", "lost"]
    assert re.search(r"\[1\] \w+ .* \d+% +\d+% +\d\.\d +\d\.\d$", first)
