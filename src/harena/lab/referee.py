"""A match under a referee: who crashes, cheats or takes too long loses it.

A bot that thinks for longer than it may is interrupted where the machine can do that (by a signal,
in the main thread of a process); else it loses when it comes back. One that cannot be interrupted,
or ends the process, loses by what the watch of that process says.
"""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import parent_process
from time import monotonic
from types import FrameType
from typing import Final, NamedTuple, TypeVar

from harena.bots import Bot
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.lab.players import OWN_ANSWER, described
from harena.lab.processes import watched

CRASHED: Final = "crashed"
CHEATED: Final = "cheated"
OVERRAN: Final = "overran"
LONGEST_SAID: Final = 200
T = TypeVar("T")


class Fault(NamedTuple):
    """Who has lost a match by what he did, and what that was."""

    seat: int
    kind: str
    what: str


class Overrun(BaseException):
    """Time is up. Not an Exception: a bot that catches those is stopped nevertheless."""


def judge(match: Match, players: Sequence[Bot], limit: float) -> Fault | None:
    """Play to the end, or to the first fault. No choice may take longer than so many seconds."""
    while seats := match.to_act:
        for seat in seats:
            if match.state.decision(seat) is None:
                continue  # Somebody has interjected, and others are asked now.
            fault = answer(match, players[seat], seat, limit)
            if fault is not None:
                return fault
    return None


def answer(match: Match, bot: Bot, seat: int, limit: float) -> Fault | None:
    """Let one bot answer; a fault if it does not, or not what was offered, or not in time."""
    options = match.options(seat)
    view = {} if bot.blind else match.view(seat)
    given = heed(seat, limit, lambda: bot.choose(view, list(options)))
    if isinstance(given, Fault):
        return given
    match.answer(seat, given)
    return None


def heed(seat: int, limit: float, act: Callable[[], T]) -> T | Fault:
    """What a bot does when it is its turn; a fault if it fails, gives up, or is late."""
    begun = monotonic()
    try:
        with watched(seat, limit), within(limit):
            done = act()
    except Overrun:
        return late(seat, limit)
    except BaseException as wrong:
        if isinstance(wrong, KeyboardInterrupt) and parent_process() is None:
            raise  # Somebody breaks it off. In a process of the lab that is no exception.
        return Fault(seat, *blamed(wrong))
    return late(seat, limit) if monotonic() - begun > limit else done


def blamed(wrong: BaseException) -> tuple[str, str]:
    """The kind of a fault, and what is said of it."""
    if isinstance(wrong, Refused) and wrong.code == OWN_ANSWER:
        return CHEATED, f"{wrong.facts['text']} of {wrong.facts['count']} options"[:LONGEST_SAID]
    return CRASHED, described(wrong)[:LONGEST_SAID]


def late(seat: int, limit: float) -> Fault:
    """Time was up."""
    return Fault(seat, OVERRAN, too_late(limit))


def too_late(limit: float) -> str:
    """How long it took."""
    return f"more than {limit:g} s"


@contextmanager
def within(limit: float) -> Iterator[None]:
    """Raise Overrun when so many seconds have passed, where signals can do that."""
    if not hasattr(signal, "setitimer") or threading.current_thread() != threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, limit, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def interrupt(number: int, frame: FrameType | None) -> None:
    """The alarm."""
    raise Overrun
