"""Chapter 13.4, Calls: before an invitation and before the thumb the Host may hear offers."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.bargains.deeds import TOGETHER, purses
from harena.games.spartacus.components.answers import NO, YES
from harena.games.spartacus.components.capua import DEEDS, MOST_GIFTS, NOBODY, Capua
from harena.toolkit.fields import replaced

NO_BRIBE: Final = DEEDS


def choose_call(capua: Capua) -> None:
    """13.4, R52 The Host opens a call, or not; only where somebody could offer something."""
    if callers(capua):
        capua.ask(capua.host, "call", steps.CALL, [YES, NO])


def callers(capua: Capua) -> list[int]:
    """13.2, 13.5 Those who have denarii and may still hold some aside in this phase."""
    return [
        seat
        for seat in range(capua.seats)
        if seat != capua.host and capua.coins[seat] and capua.gifts[seat] < MOST_GIFTS
    ]


def call(capua: Capua, choice: int) -> None:
    """13.4 Each other seat answers once, all at the same time."""
    if choice == YES:
        capua.tell("called", capua.host)
        capua.then(steps.HEAR_BRIBES)
        capua.then(steps.CHOOSE_BRIBES)


def choose_bribes(capua: Capua) -> None:
    """13.1, 13.4 A deed to be paid for, or none."""
    for seat in callers(capua):
        deeds = capua.deeds_for(seat)
        capua.ask(seat, "bribe", steps.BRIBE, [*deeds, NO_BRIBE], seat)


def bribe(capua: Capua, deed: int, seat: int) -> None:
    """13.4 Shown together."""
    capua.bribes = replaced(capua.bribes, seat, NOBODY if deed == NO_BRIBE else deed)
    capua.tell("bribed", seat, deed)


def hear_bribes(capua: Capua) -> None:
    """13.4, 13.5, 6.6 Then all say how much, together again; it counts as a gift."""
    capua.gifts = [
        gifts + (bribe != NOBODY) for gifts, bribe in zip(capua.gifts, capua.bribes, strict=True)
    ]
    capua.hold_windows_back()
    capua.then(steps.END_CALL)
    capua.then(steps.CHOOSE_PURSES)


def choose_purses(capua: Capua) -> None:
    """13.4 In secret until all have said it."""
    for seat in range(capua.seats):
        deed = capua.bribes[seat]
        if deed != NOBODY:
            capua.ask(seat, "purse", steps.HOLD_ASIDE, purses(capua, seat), seat, deed, TOGETHER)


def end_call(capua: Capua) -> None:
    """13.4 All have been heard; the Host is bound to nothing."""
    capua.bribes = [NOBODY] * capua.seats


STEPS: Final = (
    choose_call,
    call,
    choose_bribes,
    bribe,
    hear_bribes,
    choose_purses,
    end_call,
)
