import json
import os
import subprocess
import sys

import pytest

import harena
from harena.bots import Random
from harena.kernel.refused import Refused
from harena.lab.playing import bots_at
from harena.lab.simulate import Report, simulate, wilson


def run(games: int = 12, jobs: int = 1, seats: int = 3, seed: str = "lab") -> Report:
    return simulate("clash", games, seats, ["random"], seed, jobs)


def without_clock(report: Report) -> dict[str, object]:
    facts = report.to_json()
    del facts["seconds"], facts["matches_per_second"], facts["jobs"]
    return facts


def test_any_number_of_jobs_plays_the_same_matches() -> None:
    alone, together = run(games=20, jobs=1), run(games=20, jobs=2)

    assert without_clock(alone) == without_clock(together)
    assert together.jobs == 2


def test_another_hash_seed_plays_the_same_matches() -> None:
    script = "from tests.lab.test_simulate import run; print(run().digest)"
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", script]

    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)

    assert done.stdout.strip() == run().digest


def test_another_seed_plays_other_matches() -> None:
    assert run(games=2, seed="one").digest != run(games=2, seed="two").digest


def test_the_report_counts_every_match_once() -> None:
    report = run(games=12, seats=4)

    wins = sum(share.wins for share in report.seat_shares)
    mean, least, most = report.decisions

    assert wins == pytest.approx(12)
    assert [share.matches for share in report.shares] == [12]
    assert least <= mean <= most
    assert json.loads(json.dumps(report.to_json()))["digest"] == report.digest


def test_bots_move_on_by_a_seat_every_match() -> None:
    names = ["a", "b", "c"]

    assert [bots_at(number, 3, names) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert bots_at(1, 5, ["a", "b"]) == [1, 0, 1, 0, 1]


def test_a_match_of_the_lab_is_the_match_of_its_seed() -> None:
    """The lab adds nothing: the same seeds by hand give the same winners."""
    report = simulate("clash", 1, 2, ["random"], "by hand")
    match = harena.begin("clash", 2, "by hand/0")
    players = [harena_bot(f"by hand/0/{seat}") for seat in range(2)]

    while match.to_act:
        seat = match.to_act[0]
        match.answer(seat, players[seat].choose({}, match.options(seat)))

    won = [share.wins for share in report.seat_shares]
    assert [seat for seat in range(2) if won[seat]] == match.winners
    assert report.decisions[1] == len(match.answers)


def harena_bot(seed: str) -> Random:
    return Random(seed)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (95, 100, 0.8882, 0.9785), (10, 10, 0.7225, 1)],
)
def test_wilson_intervals_as_tabled(wins: int, matches: int, low: float, high: float) -> None:
    least, most = wilson(wins, matches)

    assert least == pytest.approx(low, abs=1e-4)
    assert most == pytest.approx(high, abs=1e-4)


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[int] = []

    simulate("clash", 20, 2, ["random"], "told", progress=told.append)

    assert told == sorted(told)
    assert told[-1] == 20


@pytest.mark.parametrize(
    ("games", "bots", "sentence"),
    [
        (0, ["random"], "games: at least 1 was expected, but 0 came"),
        (1, ["wizard"], "one of the bots .*greedy, .*random was expected, but wizard came"),
        (1, [], "one to 2 bots were expected for 2 seats, but 0 came"),
        (1, ["random"] * 3, "one to 2 bots were expected for 2 seats, but 3 came"),
    ],
)
def test_bad_orders_are_refused(games: int, bots: list[str], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        simulate("clash", games, 2, bots, "seed")
