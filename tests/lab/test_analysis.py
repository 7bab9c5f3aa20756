import json
import re
from functools import cache
from itertools import count
from pathlib import Path

import pytest

import harena
from harena import bots
from harena.bots.search import likely
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.lab import analysis
from harena.lab.analysis import Analyst, falls
from harena.lab.findings import Fall, Moment, Stroke
from harena.lab.playing import play_out
from tests.cli.program import run

GIVEN_UP = Path(__file__).parent.parent / "fixtures" / "gladiatori-far-ahead.json"
SIGHTS = ("turning_points", "strokes_of_luck")


@cache
def played() -> Match:
    book = harena.rulebook("clash")
    setup = book.settle(2, {}, book.built_in(), {})
    return play_out(book, setup, ["instinct", "random"], "analysis", 0)


@cache
def resigned() -> Match:
    """Jugula: who was ahead has resigned."""
    match = harena.begin("jugula", 2, "res")
    mind = bots.make("instinct", match.rulebook, match.setup, "x")
    while True:
        seat = match.to_act[0]
        steps = [option.step for option in match.options(seat)]
        if len(match.answers) >= 36 and seat == 0 and "resign" in steps:
            match.answer(0, steps.index("resign"))
            return match
        match.answer(seat, mind.choose(match.view(seat), match.options(seat)))


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


def test_a_match_given_up_turned_where_that_was_done() -> None:
    """Also where the seat had many choices since the last moment: the last is looked at."""
    match = resigned()

    found = Analyst(match, 6, "seed", 6).analyse()

    (turning,) = found.turnings
    assert (turning.answers, turning.seat) == (len(match.answers) - 1, 0)
    assert match.answers[turning.answers] == (turning.seat, turning.played)
    options = match.back_to(turning.answers).options(0)
    assert options[turning.played].step == "resign"
    assert options[turning.preferred].ask == "play"
    assert turning.chance_played == 0 < turning.chance_preferred


def test_a_turning_point_is_no_chance_of_the_sample() -> None:
    """By whatever seed: what is told is better in many other matches too."""
    book = harena.rulebook("clash")
    setup = book.settle(2, {}, book.built_in(), {})
    match = play_out(book, setup, ["instinct", "instinct"], "luck1", 0)
    truth = Analyst(match, 200, "truth", 1)

    for seed in ("one", "two", "three"):
        for turning in Analyst(match, 12, seed, 16).analyse().turnings:
            before = match.back_to(turning.answers)
            played, preferred = (
                truth.outcomes(before, turning.seat, index)
                for index in (turning.played, turning.preferred)
            )
            assert likely(preferred, played, -2.0) > 0, (seed, turning)


def test_a_fall_is_beyond_the_noise_of_its_sample_but_for_the_last() -> None:
    chances = [0.5, 0.3, 0.8, 0.2, 0.21, 0.2]
    moments = [Moment(10 * place, [one, 1 - one]) for place, one in enumerate(chances)]

    deep, last = Fall(20, 30, 0), Fall(40, 50, 0)
    assert falls(moments, 12) == [deep, Fall(10, 20, 1), last]
    assert falls(moments, 100) == [deep, Fall(10, 20, 1), Fall(0, 10, 0), last]
    assert falls(moments[:-1], 12) == [deep, Fall(10, 20, 1), Fall(30, 40, 1)]


def test_of_many_choices_in_a_fall_the_last_is_looked_at() -> None:
    analyst = Analyst(resigned(), 1, "seed", 1)

    looked = analyst.looked_at(Fall(0, len(analyst.match.answers), 0))

    assert len(looked) == analysis.LOOKED_AT
    assert looked == sorted(looked)
    assert looked[-1] == len(analyst.match.answers) - 1


def test_what_might_be_done_besides_is_preferred_to_no_answer() -> None:
    """Gladiatori: far ahead, asked whether he goes on; he might give up and win by less."""
    match = harena.replay(json.loads(GIVEN_UP.read_text("utf-8")))
    seat = match.to_act[0]
    options = match.options(seat)
    assert [option.step for option in options] == ["go_on", "give_up"]

    assert Analyst(match, 10, "seed", 1).preferred(match, len(match.answers), seat, 0) == 0


@pytest.mark.parametrize("game", ["clash", "heroes"])
def test_where_all_know_the_same_their_chances_are_of_the_same_matches(game: str) -> None:
    book = harena.rulebook(game)
    setup = book.settle(2, {}, book.built_in(), {})
    match = play_out(book, setup, ["instinct", "random"], "open", 0)
    analyst = Analyst(match, 3, "seed", 6)

    for place in analyst.places:
        before, moment = analyst.standings[place], analyst.moment(place)
        assert sum(moment.chances) <= 1 + 1e-9
        assert moment.chances == [analyst.chance(before, seat) for seat in range(2)]


def test_where_nothing_was_answered_there_is_nothing_to_analyse(tmp_path: Path) -> None:
    match = harena.begin("clash", 2, "nothing")
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record()))

    with pytest.raises(Refused, match="nothing was answered") as refused:
        Analyst(match, 4, "seed")
    assert refused.value.code == "no-answers"
    told = run(tmp_path, "analyse", str(file), "--playouts", "2")
    assert told.exit_code == 2
    assert "Traceback" not in told.output
    assert "nothing was answered in this one" in told.output


def test_a_fall_that_no_choice_made_is_called_luck() -> None:
    """Two who play alike: where nobody chose badly and dice were thrown, these decided."""
    book = harena.rulebook("clash")
    setup = book.settle(2, {}, book.built_in(), {})
    match = play_out(book, setup, ["instinct", "instinct"], "luck1", 0)
    analyst = Analyst(match, 16, "seed")

    stroke = analyst.explained(Fall(142, 149, 1))

    assert isinstance(stroke, Stroke)
    assert (stroke.answers, stroke.seat) == (145, 1)
    assert stroke.chance_before - stroke.chance_after > 0.3
    told = match.back_to(146).events[len(match.back_to(145).events) :]
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

    assert len(re.findall(r"\b(?:100|0) ?% +(?:100|0) ?%", shown)) == 1, "only the end is certain"
    assert re.search(r"over 99% +under 1%|under 1% +over 99%", shown)
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
