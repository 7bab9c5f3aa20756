"""Many matches by command: tables for people, JSON for programs, alike for any number of jobs."""

import json
import os
import re
import signal
from pathlib import Path

import pytest

import harena
from tests.cli.program import Screen, process, run

ORDER = ("simulate", "clash", "--games", "6", "--seats", "3", "--bots", "random,instinct")
OF_THE_RUN = {"seconds", "matches_per_second", "jobs"}


def report(folder: Path, *more: str) -> dict[str, object]:
    result = process(folder, *ORDER, "--json", *more)
    assert result.returncode == 0
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return {name: value for name, value in found.items() if name not in OF_THE_RUN}


def test_json_is_the_same_for_one_job_and_for_two(tmp_path: Path) -> None:
    one = report(tmp_path, "--jobs", "1")
    assert one == report(tmp_path, "--jobs", "2")
    assert one["games"] == 6
    assert one != report(tmp_path, "--seed", "another")


def test_the_table_says_what_the_json_says(tmp_path: Path) -> None:
    output = run(tmp_path, *ORDER).output
    found = report(tmp_path)
    wins = found["wins"]
    assert isinstance(wins, list)
    for row in wins:
        assert re.search(rf"{row['name']} +6 +{row['wins']:g} +{row['rate']:.1%}", output)
    assert str(found["digest"]) in output
    assert "\x1b" not in output
    assert max(map(len, output.splitlines())) <= 80


LADDER = ("ladder", "clash", "--games", "2", "--seats", "2", "--bots")


def test_a_ladder_pairs_every_bot_with_every_other(tmp_path: Path) -> None:
    chart = tmp_path / "ladder.svg"

    result = run(tmp_path, *LADDER, "random,instinct", "--chart", str(chart))
    found = json.loads(run(tmp_path, *LADDER, "random,instinct", "--json").output)

    assert result.exit_code == 0
    assert re.search(r"2 +random +instinct", result.output)
    best = found["standings"][0]
    assert re.search(rf"{best['name']} +{best['rating']:.1f} .*{best['rate']:.1%}", result.output)
    assert [pairing["seats"] for pairing in found["pairings"]] == [2]
    assert "random – instinct" in chart.read_text("utf-8")
    assert max(map(len, result.output.splitlines())) <= 80


def test_a_ladder_says_who_did_wrong(tmp_path: Path) -> None:
    result = run(tmp_path, *LADDER, "random,tests.lab.guests:Cheating")

    assert result.exit_code == 0
    assert "tests.lab.guests:Cheating answered what was not offered" in result.output


def test_a_ladder_needs_two_bots(tmp_path: Path) -> None:
    result = run(tmp_path, "ladder", "clash", "--bots", "random")
    assert result.exit_code == 2
    assert "two bots or more" in result.stderr


def test_the_bar_is_for_people_alone(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "simulate", "clash", "--games", "9", "--bots", "random")
    screen.until("Digest of everything")
    assert screen.end() == 0
    assert "Playing clash" in screen.text
    assert "Playing" not in process(tmp_path, *ORDER).stderr


@pytest.mark.parametrize(
    ("command", "jobs"),
    [
        (["ladder", "--bots", "random,instinct"], "1"),
        (["ladder", "--bots", "random,instinct"], "2"),
        (["simulate", "--bots", "random,instinct"], "1"),
        (["balance", "--bot", "random"], "2"),
    ],
)
def test_what_is_broken_off_tells_what_was_played(
    tmp_path: Path, command: list[str], jobs: str
) -> None:
    name, *bots = command
    screen = Screen(
        tmp_path, name, "clash", "--games", "9000", "--seats", "2", *bots, "--jobs", jobs
    )
    while not re.search(r"([2-9]|[1-9]\d+)/9000", screen.text):
        assert screen.read(30), screen.text
    os.killpg(screen.child.pid, signal.SIGINT)  # As Ctrl-C does: to all that it has started.

    screen.until("these are counted.")
    assert screen.end() == 130
    told = re.search(r"Broken off: ([\d,]+) of 9,000", screen.text)
    assert told is not None
    played = int(told[1].replace(",", ""))
    assert 0 < played < 9000
    assert re.search(rf"(random|Seat 1) .*\b{played}\b", screen.text)


def test_the_balance_is_told_on_the_screen_in_a_file_and_as_a_chart(tmp_path: Path) -> None:
    files = ("--json", str(tmp_path / "found" / "b.json"), "--chart", str(tmp_path / "b.svg"))
    result = run(
        tmp_path, "balance", "jugula", "--games", "4", "--bot", "random",
        "-o", "familia=random", *files,
    )  # fmt: skip

    assert result.exit_code == 0
    found = json.loads((tmp_path / "found" / "b.json").read_text())
    assert [found["games"], found["options"]] == [4, {"familia": "random"}]
    for row in found["seat_wins"]:
        assert re.search(rf"Seat {int(row['name']) + 1} +4 +{row['wins']:g} ", result.output)
    agmen = next(row for row in found["used"]["card"] if row["name"] == "Agmen")
    assert re.search(rf"Agmen +{' +'.join(map(str, agmen['uses'].values()))} ", result.output)
    assert max(map(len, result.output.splitlines())) <= 80
    assert "Agmen" in (tmp_path / "b.svg").read_text()


@pytest.mark.parametrize(
    "words",
    [
        ("analyse", "FILE", "--playouts", "1", "--chart", "FILE"),
        ("ladder", "clash", "--games", "1", "--bots", "random,instinct", "--chart", "FILE"),
        ("balance", "clash", "--games", "1", "--bot", "random", "--chart", "FILE"),
        ("balance", "clash", "--games", "1", "--bot", "random", "--json", "FILE"),
        ("odds", "jugula", "--chart", "FILE"),
    ],
)
def test_no_chart_and_no_report_is_written_over_something_else(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    match = harena.begin("clash", 2, "kept")
    match.answer(match.to_act[0], 0)
    record = json.dumps(match.record(), indent=2)
    (tmp_path / "match.json").write_text(record)

    result = run(tmp_path, *(word.replace("FILE", str(tmp_path / "match.json")) for word in words))

    assert result.exit_code == 2
    assert "A new name was expected" in result.stderr
    assert (tmp_path / "match.json").read_text() == record


def test_a_chart_and_a_report_may_be_made_anew(tmp_path: Path) -> None:
    files = ("--json", str(tmp_path / "b.json"), "--chart", str(tmp_path / "b.svg"))
    (tmp_path / "b.svg").touch()
    for games in ("1", "2"):
        words = ("balance", "clash", "--games", games, "--bot", "random", *files)
        assert run(tmp_path, *words).exit_code == 0

    assert json.loads((tmp_path / "b.json").read_text())["games"] == 2


def test_what_was_kept_is_gone_on_with(tmp_path: Path) -> None:
    words = ("simulate", "clash", "--bots", "random,instinct", "--json")
    kept = ("--keep", str(tmp_path / "kept"))
    expected = json.loads(run(tmp_path, *words, "--games", "4").stdout)

    run(tmp_path, *words, "--games", "2", *kept)
    whole = json.loads(run(tmp_path, *words, "--games", "4", *kept).stdout)
    refused = run(tmp_path, *words, "--games", "4", "--seed", "other", *kept)

    assert whole["digest"] == expected["digest"]
    assert refused.exit_code == 2
    assert "it holds something else" in refused.stderr


def test_seats_named_twice_are_played_once(tmp_path: Path) -> None:
    words = ("ladder", "clash", "--games", "1", "--bots", "random,instinct", "--json")
    told = json.loads(run(tmp_path, *words, "--seats", "2,2").stdout)

    assert told["seats"] == [2]
    assert len(told["pairings"]) == 1


@pytest.mark.parametrize("command", ["simulate", "balance", "ladder"])
def test_an_option_that_means_nothing_is_refused(tmp_path: Path, command: str) -> None:
    order = (command, "heroes", "--games", "1", "--seats", "2", "-o", "npg_style=chosen")
    result = run(tmp_path, *order)

    assert result.exit_code == 2
    assert "npg_style: with these seats and options traditional was expected" in result.stderr
