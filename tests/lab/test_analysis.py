import json
import re
from functools import cache
from itertools import count
from pathlib import Path

import pytest

import harena
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.lab import analysis
from harena.lab.analysis import Analyst, Fall, Moment, Stroke
from harena.lab.playing import play_out
from tests.cli.program import run

SIGHTS = ("turning_points", "strokes_of_luck")


@cache
def played() -> Match:
    book = harena.rulebook("clash")
    setup = book.settle(2, {}, book.built_in(), {})
    return play_out(book, setup, ["instinct", "random"], "analysis", 0)


def test_chances_end_as_the_match_did_and_go_along_it() -> None:
    match = played()

    found = Analyst(match, 4, "seed").analyse()

    assert found == Analyst(match, 4, "seed").analyse()
    assert match.winners == [0]
    assert found.moments[-1] == Moment(len(match.answers), [1.0, 0.0])
    assert found.moments[0].answers == 0
    assert 10 <= len(found.moments) <= 41
    answers = [moment.answers for moment in found.moments]
    assert answers == sorted(set(answers))
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)


def test_a_turning_point_is_a_choice_for_which_the_search_knew_better() -> None:
    match = played()

    found = Analyst(match, 6, "seed").analyse()

    assert found.turnings
    for turning in found.turnings:
        assert match.answers[turning.answers] == (turning.seat, turning.played)
        assert turning.preferred != turning.played
        assert turning.chance_preferred > turning.chance_played


def test_a_fall_that_no_choice_made_is_called_luck() -> None:
    """Two who play alike: where nobody chose badly and dice were thrown, these decided."""
    book = harena.rulebook("clash")
    setup = book.settle(2, {}, book.built_in(), {})
    match = play_out(book, setup, ["instinct", "instinct"], "luck1", 0)
    analyst = Analyst(match, 12, "seed")

    stroke = analyst.explained(Fall(80, 87, 0))

    assert isinstance(stroke, Stroke)
    assert (stroke.answers, stroke.seat) == (86, 0)
    assert stroke.chance_before - stroke.chance_after > 0.3
    told = match.back_to(87).events[len(match.back_to(86).events) :]
    assert "rolled" in {event.kind for event in told}
    assert analyst.stroke(Fall(12, 16, 0)) is None, "nothing is drawn while gladiators are placed"


def test_as_thoroughly_as_there_is_time() -> None:
    """By a clock that goes on by so much at each look: a moment takes half of that."""
    for tick, seconds, measure in (
        (0.002, 60.0, (40, 40)),
        (0.2, 60.0, (15, 40)),
        (2.0, 60.0, (12, 12)),
        (0.002, 0.0, (12, 12)),
    ):
        found = analysis.measure(played(), "seed", seconds, count(0, tick).__next__)

        assert found == measure, (tick, seconds)


def test_chances_are_of_what_the_seat_knew() -> None:
    """Another stack of animals face down, the same view: the same chances."""
    match = harena.begin("clash", 3, "hidden")
    while match.state.pending[0].ask != "lair":
        match.answer(match.to_act[0], 0)
    seat = match.to_act[0]
    other = match.imagine(seat, "another stack")
    analyst = Analyst(match, 3, "seed")

    assert getattr(match.state, "stack", 0) != getattr(other.state, "stack", 1)
    other.state.journal = match.state.journal
    assert analyst.chance(match, seat) == analyst.chance(other, seat)


def test_a_record_is_analysed_by_command(tmp_path: Path) -> None:
    file, chart = tmp_path / "match.json", tmp_path / "chances.svg"
    file.write_text(json.dumps(played().record()))
    words = ("analyse", str(file), "--playouts", "2")

    shown = run(tmp_path, *words, "--chart", str(chart)).output
    told = json.loads(run(tmp_path, *words, "--json").output)

    assert re.search(r"100 ?% +0 ?%", shown)
    assert set(told) == {"game", "seats", "playouts", "seed", "moments", *SIGHTS}
    assert shown.count("the dice or the cards decided it") == len(told["strokes_of_luck"])
    for one in (one for sight in SIGHTS for one in told[sight]):
        assert f"--from {one['answers']}" in shown
    assert chart.read_text("utf-8").count("<polyline") == 2


def test_what_was_found_is_kept_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(played().record()), "utf-8")
    words = ("analyse", str(file), "--playouts", "2", "--json")
    first = json.loads(run(tmp_path, *words).output)
    (kept,) = (tmp_path / "state" / "harena" / "analyses").iterdir()

    with monkeypatch.context() as patch:
        patch.delattr(Analyst, "analyse")
        assert json.loads(run(tmp_path, *words).output) == first
        assert run(tmp_path, *words, "--seed", "other").exit_code != 0, "by other means it is new"

    kept.write_text("{", "utf-8")
    assert json.loads(run(tmp_path, *words).output) == first
    assert json.loads(kept.read_text("utf-8")) == first


def test_where_nothing_was_answered_there_is_nothing_to_look_at() -> None:
    match = harena.begin("clash", 2, "nothing")

    with pytest.raises(Refused, match="nothing was answered") as refused:
        Analyst(match, 1, "seed", 10)
    assert refused.value.code == "no-answers"
