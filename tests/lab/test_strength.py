"""What the bots won when they were measured, and how it is written down."""

import json
from pathlib import Path

import pytest

import harena
from harena.bots import AGAINST, names, strengths
from harena.lab.ladder import ladder
from tools import strength


@pytest.mark.parametrize("game", harena.games())
def test_what_a_game_says_of_its_bots_is_of_bots_it_has(game: str) -> None:
    found = strengths(game)

    assert set(found) <= set(names(game)) - {AGAINST}
    assert all(0 <= one.won <= one.matches for one in found.values())


def test_a_ladder_is_written_down_and_what_was_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "GAMES", tmp_path)
    (tmp_path / "clash").mkdir()
    file = tmp_path / "clash" / "strength.json"
    file.write_text(json.dumps({"against": AGAINST, "won": {"scout": [7.5, 10]}}), "utf-8")
    found = ladder("clash", ["random", AGAINST, "instinct"], [2], 2, "written")

    strength.note(found.to_json())

    written = json.loads(file.read_text("utf-8"))
    assert list(written["won"]) == ["instinct", "random", "scout"]
    assert written["won"]["random"] == [0.0, 2]
    assert written["won"]["scout"] == [7.5, 10]


def test_other_options_of_play_are_another_game() -> None:
    found = ladder("jugula", ["random", AGAINST], [2], 1, "quick", options={"size": 2})

    with pytest.raises(AssertionError, match="without options"):
        strength.note(found.to_json())
