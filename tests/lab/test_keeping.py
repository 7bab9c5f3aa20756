"""Long counts that are broken off and gone on with."""

import json
from pathlib import Path

import pytest

from harena.kernel.refused import Refused
from harena.lab.balance import Balanced, balance
from harena.lab.ladder import Ladder, ladder
from harena.lab.simulate import Report, simulate

RANDOM_FAMILIAE = {"familia": "random", "order": "seat"}


def weighed(games: int, keep: Path | None, bot: str = "random", seed: str = "kept") -> Balanced:
    return balance("jugula", games, 2, bot, seed, options=dict(RANDOM_FAMILIAE), keep=keep)


def simulated(games: int, keep: Path | None, jobs: int = 1) -> Report:
    return simulate("clash", games, 3, ["random", "instinct"], "kept", jobs, keep=keep)


def climbed(games: int, keep: Path | None) -> Ladder:
    return ladder("heroes", ["random", "instinct", "tables"], [2], games, "kept", keep=keep)


def told(found: Balanced | Report | Ladder) -> dict[str, object]:
    return {
        key: value
        for key, value in found.to_json().items()
        if "second" not in key and key != "jobs"
    }


def forge(file: Path, line: int, row: int, key: int, value: object) -> None:
    """Write something else into what is kept of a match."""
    lines = file.read_text().splitlines()
    rows = json.loads(lines[line])
    rows[row][key] = value
    lines[line] = json.dumps(rows)
    file.write_text("\n".join(lines) + "\n")


def test_a_balance_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "new" / "kept"
    weighed(5, file)

    assert told(weighed(12, file)) == told(weighed(12, None))
    forge(file, 1, 3, 1, [])  # Nobody has won the fourth match: it is not played again.
    assert sum(share.wins for share in weighed(12, file).seat_shares) == 11


def test_a_simulation_goes_on_where_it_was_left_in_several_processes_too(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    simulated(20, file, jobs=2)

    assert told(simulated(40, file, jobs=2)) == told(simulated(40, None))
    forge(file, 2, 3, 1, [])
    assert sum(share.wins for share in simulated(40, file).seat_shares) == 39


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    climbed(2, file)

    assert told(climbed(3, file)) == told(climbed(3, None))
    forge(file, 1, 0, 2, 0.0)
    forge(file, 1, 0, 3, 0.0)
    assert sum(rung.first.wins + rung.second.wins for rung in climbed(3, file).rungs) == 8


def test_of_more_than_is_asked_for_the_first_are_counted(tmp_path: Path) -> None:
    weighed(9, tmp_path / "kept")
    assert told(weighed(4, tmp_path / "kept")) == told(weighed(4, None))


def test_a_line_that_was_not_written_to_its_end_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    expected = told(weighed(20, file))
    text = file.read_bytes()

    for end in (len(text) - 1, len(text) - 200, text.index(b"\n") + 1, 10, 0):
        file.write_bytes(text[:end])
        assert told(weighed(20, file)) == expected, end
        file.write_bytes(text)


@pytest.mark.parametrize(
    ("bot", "seed"), [("instinct", "kept"), ("random", "other")], ids=["bot", "seed"]
)
def test_what_another_count_kept_is_refused_and_stays(tmp_path: Path, bot: str, seed: str) -> None:
    file = tmp_path / "kept"
    weighed(2, file)
    text = file.read_bytes()

    with pytest.raises(Refused, match="something else") as refused:
        weighed(2, file, bot, seed)

    assert (refused.value.code, refused.value.facts) == ("kept-other", {"file": str(file)})
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", ["{}", "a letter\n", '{"count":"balance"}\n[]\n'])
def test_a_file_of_something_else_is_not_written_over(tmp_path: Path, text: str) -> None:
    file = tmp_path / "kept"
    file.write_text(text)

    with pytest.raises(Refused, match="something else"):
        weighed(2, file)

    assert file.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    weighed(20, file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], "[1, 2]", *lines[3:], ""]))

    with pytest.raises(Refused, match="in line 3") as refused:
        weighed(20, file)

    assert refused.value.code == "kept-broken"


def test_what_comes_out_otherwise_by_now_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    weighed(8, file)
    forge(file, 1, 0, 2, 99)  # So many rounds did the first match not take.

    with pytest.raises(Refused, match="number 0 comes out otherwise"):
        weighed(9, file)


def test_a_folder_is_no_place_to_keep_matches(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="nothing can be written"):
        weighed(1, tmp_path)
