"""Stepping through a record, forward and back."""

import json
import re
from pathlib import Path

from harena.face import replay
from tests.cli.program import Screen, run


def last_steps(path: Path, number: int) -> str:
    """So many steps before the end, as a word of the command."""
    return str(len(json.loads(path.read_text("utf-8"))["answers"]) - number)


def test_a_replay_that_nobody_watches_prints_all_of_it(tmp_path: Path, played: Path) -> None:
    result = run(tmp_path, "replay", str(played))
    assert result.exit_code == 0
    whole = result.output
    steps = [int(step) for step in re.findall(r"Step (\d+) of", whole)]
    assert steps == list(range(len(steps)))
    assert "You chose: " in whole
    assert "Brutus chose: " in whole
    assert "Survivors" in whole
    assert re.search(r"wins?\b.* points", whole.splitlines()[-1])
    assert "\x1b" not in whole
    assert max(map(len, whole.splitlines())) <= 80

    part = run(tmp_path, "replay", str(played), "--from", "30").output
    assert part.startswith("── Step 30 of")
    assert part[part.index("Step 31") :] == whole[whole.index("Step 31") :]


def test_a_record_from_a_server_keeps_the_names_of_its_seats(tmp_path: Path, played: Path) -> None:
    record = json.loads(played.read_text("utf-8"))
    del record["table"]
    record |= {"names": ["Anna", "Cassia", "Drusus"], "bots": [None, "greedy", "random"]}
    path = tmp_path / "named.json"
    path.write_text(json.dumps(record), "utf-8")

    told = run(tmp_path, "replay", str(path), "--from", last_steps(path, 40)).output

    assert "Anna chose: " in told
    assert "Cassia chose: " in told


def test_a_step_or_seat_that_is_not_there_is_refused(tmp_path: Path, played: Path) -> None:
    result = run(tmp_path, "replay", str(played), "--from", "9999")
    assert result.exit_code == 2
    assert "9999 came" in result.stderr
    result = run(tmp_path, "replay", str(played), "--seat", "3")
    assert result.exit_code == 2
    assert "a seat from 0 to 2" in result.stderr.lower()


def test_stepping_forward_and_back(tmp_path: Path, played: Path) -> None:
    screen = Screen(tmp_path, "replay", str(played))
    first = screen.until("q quit: ")
    assert "Step 0 of" in first
    screen.type("n")
    second = screen.until("q quit: ")
    assert "Step 1 of" in second
    screen.type("7")
    seventh = screen.until("q quit: ")
    assert "Step 7 of" in seventh
    screen.type("p")
    assert "Step 6 of" in screen.until("q quit: ")
    screen.type("")
    again = screen.until("q quit: ")
    assert again[again.index("──") :] == seventh[seventh.index("──") :]
    screen.type("end")
    assert "Survivors" in screen.until("q quit: ")
    screen.type("n")
    screen.until("This is the end.")
    screen.type("x")
    screen.until("is no step")
    screen.type("q")
    assert screen.end() == 0


def test_a_replay_that_goes_on_by_itself(tmp_path: Path, played: Path) -> None:
    output = run(
        tmp_path, "replay", str(played), "--auto", "0.001", "--from", last_steps(played, 2)
    ).output
    assert output.count("┌ A1 ") == 3


def test_how_a_match_ended_beside_its_rules_is_shown(tmp_path: Path, played: Path) -> None:
    record = json.loads(played.read_text())
    names = [player["name"] for player in record["table"]["players"]]
    earlier = replay(record).back_to(20)
    ending = {"why": "resigned", "resigned": [0, 1], "winners": [2]}
    beside = {"table": record["table"], "ending": ending, "exercise": {"step": 7}}
    path = tmp_path / "ended.json"
    path.write_text(json.dumps(earlier.record() | beside))

    for command in ("replay", "verify"):
        output = run(tmp_path, command, str(path)).output
        assert f"{names[1]} gives up." in output
        assert f"{names[2]} is left, and wins." in output
        assert "An exercise: it goes on from decision 7" in output


def test_an_ending_that_was_none_is_not_verified(tmp_path: Path, played: Path) -> None:
    record = json.loads(played.read_text())
    (winner,) = replay(record).winners
    path = tmp_path / "forged.json"

    for why, winners, is_true in (
        ("rules", [winner], True),
        ("rules", [(winner + 1) % 3], False),
        ("resigned", [0, 1, 2], False),
    ):
        ending = {"why": why, "resigned": [], "winners": winners}
        path.write_text(json.dumps({**record, "ending": ending}))
        result = run(tmp_path, "verify", str(path))
        assert result.exit_code == (0 if is_true else 2)
        assert ("ended otherwise than it did" in result.stderr) != is_true


def test_a_true_record_is_verified(tmp_path: Path, played: Path) -> None:
    result = run(tmp_path, "verify", str(played))
    assert result.exit_code == 0
    assert "it comes out as recorded" in result.output
