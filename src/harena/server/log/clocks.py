"""Time as stored deadlines: everything is reckoned from the times of the log's entries.

A bank runs while its seat is asked and a person plays it. Time during which the server was down is
given back: each outage is written down at the next start, and taken off whatever it overlaps.
"""

import time
from collections.abc import Callable
from copy import copy
from typing import Final

from msgspec import Struct

from harena.server.protocol.messages import Clock
from harena.server.protocol.structures import ClockRule


class Steady:
    """Time that goes on evenly, whatever is done to the clock of the machine.

    It starts with the machine's time, and approaches it slowly if the two differ: a jump of an hour
    takes nobody's bank, and gives nobody one.
    """

    def __init__(self, wall: Callable[[], int], even: Callable[[], int]) -> None:
        self.wall, self.even = wall, even
        self.offset = wall() - even()

    def now(self) -> int:
        """Nanoseconds since 1970."""
        return self.even() + self.offset

    def approach(self) -> None:
        """A little nearer to the machine's time; called several times a second."""
        wrong = self.wall() - self.now()
        self.offset += max(-MOST_SLEW, min(MOST_SLEW, wrong))

    def not_before(self, moment: int) -> None:
        """What was written down stays in the past, though the machine was set back meanwhile."""
        self.offset += max(0, moment - self.now())


MOST_SLEW: Final = 500_000
WHOLE: Final = 100
STEADY: Final = Steady(time.time_ns, time.monotonic_ns)


def now() -> int:
    """Time comes into the server by this door alone: milliseconds since 1970."""
    return STEADY.now() // 1_000_000


class Outage(Struct):
    """The server was down from one moment to another."""

    start: int
    end: int


class Hand(Struct):
    """The clock of one seat: what is left, since when it runs, and when its question was put.

    The `cap` is that of its question; 0: none. Whoever comes back is granted something once for
    each question; `granted` is when.
    """

    bank: int
    since: int | None = None
    asked: int = 0
    cap: int = 0
    granted: int | None = None


def down(outages: list[Outage], start: int, end: int) -> int:
    """How long the server was down in between."""
    return sum(max(0, min(end, one.end) - max(start, one.start)) for one in outages)


class Clocks:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule, seats: int, outages: list[Outage]) -> None:
        self.increment = rule.increment * 1000
        self.cap = rule.cap * 1000
        self.hands = [Hand(rule.bank * 1000) for _ in range(seats)]
        self.outages = outages
        self.paid: list[int | None] = []  # Of each answer: the seat that has the increment for it.

    def copy(self) -> "Clocks":
        """Clocks that go on by themselves."""
        twin = copy(self)
        twin.hands = [copy(hand) for hand in self.hands]
        twin.paid = self.paid[:]
        return twin

    def ask(self, seat: int, at: int, part: int) -> None:
        """A question is put to the seat, whoever plays it; a brief one has a part of the cap."""
        hand = self.hands[seat]
        hand.asked, hand.granted = at, None
        hand.cap = self.cap * part // WHOLE

    def start(self, seat: int, at: int) -> None:
        """A person is to answer."""
        self.hands[seat].since = at

    def stop(self, seat: int, at: int, answered: bool) -> None:
        """The seat is not asked any more; the increment is for an answer."""
        hand = self.hands[seat]
        if hand.since is None:
            return
        used = max(0, at - hand.since - down(self.outages, hand.since, at))
        hand.bank = max(0, hand.bank - used)
        hand.since = None
        if answered:
            hand.bank += self.increment
            self.paid[-1] = seat

    def take_back(self, answers: int) -> None:
        """So many answers stand; the increments for those after them are taken off again."""
        for seat in self.paid[answers:]:
            if seat is not None:
                self.hands[seat].bank = max(0, self.hands[seat].bank - self.increment)
        self.paid = self.paid[:answers]

    def grant(self, seat: int, at: int) -> None:
        """Whoever comes back to a question has at least the increment, or a second; but once."""
        hand = self.hands[seat]
        if hand.granted is None:
            hand.bank, hand.granted = max(hand.bank, self.least()), at

    def least(self) -> int:
        """What whoever comes back has at least."""
        return max(self.increment, 1000)

    def deadline(self, seat: int) -> int | None:
        """When a bot takes over: the bank is empty, or the question was put too long ago."""
        hand = self.hands[seat]
        if hand.since is None:
            return None
        end = self.after(hand.since, hand.bank)
        if not hand.cap:
            return end
        capped = self.after(hand.asked, hand.cap)
        if hand.granted is not None:
            capped = max(capped, self.after(hand.granted, self.least()))
        return min(end, capped)

    def after(self, start: int, time: int) -> int:
        """When so much time has passed; an outage moves it, perhaps into the next outage."""
        end = start + time
        for outage in self.outages:
            if outage.end > start and outage.start < end:
                end += outage.end - max(outage.start, start)
        return end

    def shown(self) -> list[Clock]:
        """For the frames."""
        return [
            Clock(hand.bank, hand.since, self.deadline(seat))
            for seat, hand in enumerate(self.hands)
        ]
