"""A match that is over is analysed in the background: once, with progress, kept, and in measure."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

import harena
from harena.kernel.match import Match
from tests.server.serving import CALM, Person, Server, two_people, varied, whose_turn

Json = dict[str, Any]
# Exactly as few as are worth looking at: the same on every machine.
QUICK = {**CALM, "analysis-seconds": 0, "analyses-per-hour": 1}


def finished(seed: str) -> Json:
    match = harena.begin("clash", 2, seed, {"idle_limit": 10})
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, varied(len(match.answers), match.choices(seat)))
    return match.record()


def wait(person: Person, path: str) -> list[Json]:
    """All that is heard until it is over with it."""
    heard: list[Json] = []
    late = time.monotonic() + 300
    while time.monotonic() < late:
        heard.append(person.get(path))
        if heard[-1]["state"] in ("done", "failed"):
            return heard
        time.sleep(0.05)
    raise AssertionError(heard[-1])


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("analysis") / "data", QUICK) as server:
        yield server


def test_a_match_is_analysed_once_and_what_was_found_is_kept(quick: Server) -> None:
    record = finished("analysis")
    match = harena.replay(record)
    anna, bruno = Person(quick, "Anna"), Person(quick)
    one, other = (anna.post("/api/records", record)["id"] for _ in range(2))
    path = f"/api/records/{one}/analysis"

    assert bruno.get(path)["state"] == "none"
    assert anna.post(path, {})["state"] == "waiting"
    assert bruno.post(path, {})["state"] in ("waiting", "running")
    heard = wait(anna, path)
    assert anna.refused("POST", f"/api/records/{other}/analysis", {}) == (429, "too-many")
    assert bruno.post(f"/api/records/{other}/analysis", {})["state"] == "waiting"

    quick.kill()
    quick.start()
    assert bruno.get(path) == heard[-1]
    assert anna.post(path, {}) == heard[-1]
    assert anna.get(f"/api/records/{other}/analysis")["state"] == "none"
    steps = [(one["done"], one["total"]) for one in heard if one["state"] == "running"]
    assert steps
    assert steps == sorted(steps)
    check(heard[-1]["found"], match)


def check(found: Json, match: Match) -> None:
    """Along the whole match, and each turning point where it was."""
    assert found["playouts"] == 12
    numbers = [one["number"] for one in found["moments"]]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, len(match.answers))
    won = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(2)]
    assert found["moments"][-1]["chances"] == won
    assert found["turnings"]
    for turning in found["turnings"]:
        seat, then = turning["seat"], match.back_to(turning["number"])
        ids = [option.id for option in then.options(seat)]
        assert match.answers[turning["number"]] == (seat, turning["played"])
        assert [option["id"] for option in turning["asked"]["options"]] == ids
        assert turning["chance_preferred"] > turning["chance_played"]
    for stroke in found["strokes"]:
        assert 0 <= stroke["number"] < len(match.answers)
        assert stroke["chance_before"] > stroke["chance_after"]


def test_a_table_is_analysed_after_its_end_also_where_somebody_gave_up(quick: Server) -> None:
    anna, bruno = two_people(quick)
    path = f"/api/tables/{anna.table}/analysis"
    stranger = Person(quick)
    whose_turn(anna, bruno).answer(0)
    assert stranger.refused("POST", path, {}) == (409, "state")
    assert anna.do("resign")["type"] == "done"

    assert stranger.post(path, {})["state"] == "waiting"
    found = wait(stranger, path)[-1]["found"]

    assert [one["number"] for one in found["moments"]] == [0, 1]
    assert all(sum(one["chances"]) > 0 for one in found["moments"])
    anna.close()
    bruno.close()


def test_a_match_in_which_nothing_was_answered_is_not_analysed(quick: Server) -> None:
    anna, bruno = two_people(quick)
    path = f"/api/tables/{anna.table}/analysis"
    assert anna.do("resign")["type"] == "done"

    assert bruno.person.refused("POST", path, {}) == (400, "no-answers")
    assert bruno.person.get(path)["state"] == "none"
