import json
import xml.etree.ElementTree as ET

import pytest

import harena
from harena.face import rulebook
from harena.kernel.refused import Refused
from harena.lab.balance import Balanced, balance, declared, read
from harena.lab.chart import Group, draw
from harena.lab.playing import play_out
from harena.lab.simulate import Share

RANDOM_FAMILIAE = {"familia": "random", "order": "seat"}


def run(games: int = 6, jobs: int = 1) -> Balanced:
    return balance("jugula", games, 2, "random", "balance", jobs, dict(RANDOM_FAMILIAE))


@pytest.mark.parametrize("game", harena.games())
def test_a_game_declares_events_arguments_and_domains_that_it_has(game: str) -> None:
    book, wanted = rulebook(game), declared(game)
    names = book.names(book.settle(book.seats[-1], {}, book.built_in(), {}))
    rows = [*wanted.chosen, *wanted.used, *(one for one in (wanted.ended, wanted.owners) if one)]

    for event, *arguments in rows:
        told = read(book, event, *arguments)
        assert all(domain in {"seat", *names} for domain in told.domains), event
    assert all(one[1] == "seat" or wanted.owners for one in (*wanted.chosen, *wanted.used))


def test_it_counts_what_the_matches_tell() -> None:
    """Counted once more, from the same matches played by hand."""
    book = rulebook("jugula")
    setup = book.settle(2, dict(RANDOM_FAMILIAE), book.built_in(), {})
    matches = [play_out(book, setup, ["random"], "balance", number) for number in range(6)]
    names = book.names(setup)
    plays = [
        (names["card"][event.args[1]], names["use"][event.args[2]])
        for match in matches
        for event in match.events
        if event.kind == "played"
    ]
    enrolled = [
        (match, event.args[0])
        for match in matches
        for event in match.events
        if event.kind == "enrolled" and names["armatura"][event.args[1]] == "Murmillo"
    ]
    murmillo = [1 / len(match.winners) for match, seat in enrolled if seat in match.winners]

    report = run()

    assert sum(share.wins for share in report.seat_shares) == pytest.approx(6)
    first = report.chosen["armatura"][0].share
    assert (first.name, first.matches) == ("Murmillo", len(enrolled))
    assert first.wins == pytest.approx(sum(murmillo))
    assert len(report.chosen["armatura"]) == 12
    assert {
        (thing.share.name, use): count
        for thing in report.used["card"]
        for use, count in thing.uses.items()
        if count
    } == {play: plays.count(play) for play in plays}
    assert sum(share.wins for share in report.endings["ending"]) == 6


def test_any_number_of_jobs_counts_the_same() -> None:
    facts = [run(games=10, jobs=jobs).to_json() for jobs in (1, 2)]

    for one in facts:
        del one["seconds"], one["jobs"]
    assert json.dumps(facts[0]) == json.dumps(facts[1])


def test_what_a_gladiator_was_trained_in_counts_for_his_seat() -> None:
    report = balance("heroes", 3, 2, "instinct", "styles")

    assert sum(thing.share.matches for thing in report.chosen["style"]) == 6


def test_a_game_without_declaration_has_its_seats_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.lab.balance.find_spec", lambda name: None)

    report = balance("clash", 2, 3, "random", "bare")

    assert [share.name for share in report.seat_shares] == ["0", "1", "2"]
    assert (report.chosen, report.used, report.endings) == ({}, {}, {})


@pytest.mark.parametrize(
    ("games", "bot", "sentence"),
    [(0, "random", "games: at least 1 was expected, but 0 came"), (1, "hal", "but hal came")],
)
def test_bad_orders_are_refused(games: int, bot: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        balance("clash", games, 2, bot, "seed")


def test_a_chart_shows_every_share_its_interval_and_what_is_fair() -> None:
    shares = [Share("A", 100, 60), Share("B", 100, 40), Share("never", 0, 0)]

    chart = ET.fromstring(draw("A < B", [Group("Seats", ["A", "B", "never"], shares, 0.5)]))

    said = [text.text for text in chart.iter("{http://www.w3.org/2000/svg}text")]
    assert said == ["A < B", "Seats", "A", "60.0 %", "B", "40.0 %", "never"]
    bars = [
        float(rect.get("width") or 0)
        for rect in chart.iter("{http://www.w3.org/2000/svg}rect")
        if rect.get("class") == "bar"
    ]
    assert bars[0] / bars[1] == pytest.approx(1.5, abs=0.01)
    lines = [line.get("class") for line in chart.iter("{http://www.w3.org/2000/svg}line")]
    assert (lines.count("interval"), lines.count("fair")) == (2, 1)
