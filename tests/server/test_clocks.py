"""Clocks run on, whatever is done to the seat; and nobody makes time for himself."""

import pytest

from harena.server.log.clocks import Outage
from harena.server.log.entries import FullEntry, Header, Private, SeatPlan
from harena.server.log.fair import Seeds
from harena.server.log.folding import fold
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import ClockRule

AT = 1_794_000_000_000
SECOND = 1000


def begun(clock: ClockRule, outages: list[Outage] | None = None) -> Ledger:
    """Two people at a table of Clash, whose match has just begun."""
    plans = [SeatPlan("link")] * 2
    header = Header(
        "k7v0m2q9x4ht", "clash", 2, "", plans, {}, public=False, clock=clock, patience=0, host=1,
        made_at=AT,
    )  # fmt: skip
    ledger = Ledger(header, Private(Seeds(b"s" * 32, b"t" * 16)), outages or [])
    fold(ledger, FullEntry(Entry(1, AT, "made", name="Anna")))
    for seat in range(2):
        fold(ledger, FullEntry(Entry(seat + 2, AT, "sat", seat, "guest"), guest=seat + 1))
    fold(ledger, FullEntry(Entry(4, AT, "began")))
    return ledger


class Line:
    """What is done to the seat that is asked first, second after second."""

    def __init__(self, clock: ClockRule, outages: list[Outage] | None = None) -> None:
        self.ledger = begun(clock, outages)
        (self.seat,) = self.ledger.to_act
        self.at = AT

    def do(self, kind: str, after: int, **more: str | int) -> None:
        """An entry after so many milliseconds."""
        self.at += after
        index = 0 if kind == "answered" else None
        entry = Entry(self.ledger.seq + 1, self.at, kind, self.seat, **more)  # type: ignore[arg-type]
        fold(self.ledger, FullEntry(entry, guest=9, index=index))

    def bank(self) -> int:
        assert self.ledger.clocks is not None
        return self.ledger.clocks.hands[self.seat].bank

    def left(self) -> int:
        """Until a bot takes over."""
        assert self.ledger.clocks is not None
        deadline = self.ledger.clocks.deadline(self.seat)
        assert deadline is not None
        return deadline - self.at


@pytest.mark.parametrize("cap", [0, 2])
def test_a_clock_runs_on_while_the_seat_goes_from_browser_to_browser(cap: int) -> None:
    line = Line(ClockRule(3, 0, cap))
    for _ in range(3):
        line.do("sat", 500, why="moved")

    assert line.left() == (cap or 3) * SECOND - 1500


def test_who_takes_his_seat_along_from_a_bot_plays_it_himself() -> None:
    line = Line(ClockRule(3))
    line.do("took_over", 1000, why="absent")
    line.do("sat", 5000, why="moved")

    assert not line.ledger.sitters[line.seat].by_bot
    assert line.left() == 2 * SECOND


def test_an_answer_that_is_taken_back_takes_its_increment_along() -> None:
    line = Line(ClockRule(60, 30))
    for _ in range(5):
        line.do("answered", 100)
        line.do("undone", 100, to=0)

    assert line.bank() == 60 * SECOND - 10 * 100
    line.do("answered", 0)
    assert line.bank() == 89 * SECOND


def test_what_stands_keeps_its_increment() -> None:
    line = Line(ClockRule(60, 30))
    line.do("answered", 0)
    line.do("answered", 0)
    line.do("undone", 0, to=1)

    assert line.bank() == 90 * SECOND


def test_whoever_comes_back_is_granted_time_once_for_a_question() -> None:
    line = Line(ClockRule(1, 2))
    line.do("took_over", 1000, why="clock")
    line.do("reclaimed", 100)
    assert line.left() == 2 * SECOND
    for _ in range(4):
        line.do("took_over", 400, why="left")
        line.do("reclaimed", 10)

    assert line.left() == 2 * SECOND - 4 * 400


def test_the_cap_counts_from_the_question_however_often_the_seat_is_left() -> None:
    line = Line(ClockRule(60, 1, 5))
    for _ in range(4):
        line.do("took_over", 1000, why="left")
        line.do("reclaimed", 100)

    assert line.left() == 5 * SECOND - 4 * 1100
    line.do("took_over", 600, why="clock")
    line.do("reclaimed", 5000)
    assert line.left() < 0, "no second grant"


def test_who_comes_back_late_to_a_question_has_a_moment_though_its_cap_is_over() -> None:
    line = Line(ClockRule(60, 3, 5))
    line.do("took_over", 5000, why="clock")
    line.do("reclaimed", 9000)

    assert line.left() == 3 * SECOND


def test_the_next_question_has_its_own_cap_and_its_own_grant() -> None:
    line = Line(ClockRule(60, 0, 5))
    line.do("took_over", 5000, why="clock")
    line.do("reclaimed", 0)
    line.do("answered", 500)
    assert line.left() == 5 * SECOND
    line.do("took_over", 5000, why="clock")
    line.do("reclaimed", 0)
    assert line.left() == SECOND


def test_an_outage_takes_nothing_from_the_cap() -> None:
    line = Line(ClockRule(60, 0, 5), [Outage(AT + 1000, AT + 9000)])
    line.do("took_over", 10_000, why="left")
    line.do("reclaimed", 0)

    assert line.left() == 3 * SECOND
