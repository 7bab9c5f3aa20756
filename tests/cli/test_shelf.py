"""What there is: games, options of play, packs, help."""

from pathlib import Path

import pytest

from harena.bots import names, strengths
from harena.face import rulebook
from tests.cli.program import run


def test_games_says_what_there_is(tmp_path: Path) -> None:
    output = run(tmp_path, "games").output
    assert "clash  Clash of the Gladiators" in output
    assert "For 2 to 5 players." in output


def test_options_are_explained_with_values_defaults_and_sections(tmp_path: Path) -> None:
    output = run(tmp_path, "options", "clash").output
    for one in rulebook("clash").play:
        assert one.name in output
        assert one.section in output
    assert "must_attack (default)" in output
    assert "10 to 200, default 40" in output


def test_bots_are_listed_with_what_they_do_and_what_they_won(tmp_path: Path) -> None:
    output = run(tmp_path, "bots", "heroes").output

    assert all(bot in output for bot in names("heroes"))
    assert "say, and by their dice" in output
    found = strengths("heroes")
    assert found["veteran"].won > found["scout"].won
    assert output.count("it won") == len(found)
    for one in found.values():
        assert f"it won {one.won:g} of {one.matches}" in output


def test_a_new_pack_is_a_good_pack(tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "mine"
    assert run(tmp_path, "pack", "new", "clash", str(folder)).exit_code == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "animals.toml",
        "board.toml",
        "rules.toml",
    ]
    result = run(tmp_path, "pack", "check", "clash", str(folder))
    assert result.exit_code == 0
    assert rulebook("clash").built_in().digest in result.output


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
@pytest.mark.parametrize(
    "command", [[], ["play"], ["replay"], ["verify"], ["simulate"], ["games"], ["pack", "new"]]
)
def test_help_fits_80_columns(tmp_path: Path, language: str, command: list[str]) -> None:
    result = run(tmp_path, *command, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "--lang" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_without_arguments_the_program_explains_itself(tmp_path: Path) -> None:
    assert run(tmp_path).output == run(tmp_path, "--help").output
