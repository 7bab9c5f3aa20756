"""Chapter 13.1, Pay on deed: denarii held aside, paid the moment a Dominus does what was named.

A deed is the named Dominus's own choice. What was not done comes back to whoever held it aside.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import (
    DEED,
    FIRST_DEED,
    MOST_SUM,
    SPURN,
    Capua,
)
from harena.toolkit.fields import replaced

# Denarii are held aside out of turn, or by all who answer a call.
ALONE: Final = 0
TOGETHER: Final = 1


def promise_deed(capua: Capua, choice: int, seat: int) -> None:
    """13.1, 13.5, R52 He names a deed; it counts as a gift."""
    capua.gifts = replaced(capua.gifts, seat, capua.gifts[seat] + 1)
    capua.then(steps.CHOOSE_PURSE, seat, choice - FIRST_DEED)


def choose_purse(capua: Capua, seat: int, deed: int) -> None:
    """13.1 How many denarii are held aside; none is no offer."""
    capua.ask(seat, "purse", steps.HOLD_ASIDE, purses(capua, seat), seat, deed, ALONE)


def purses(capua: Capua, seat: int) -> list[int]:
    """13.1 None, or as many as he has."""
    return list(range(min(capua.coins[seat], MOST_SUM) + 1))


def hold_aside(capua: Capua, coins: int, seat: int, deed: int, together: int) -> None:
    """13.1, 3.3.3, 6.6, R12 They are not in the Treasury any more; a call waits for all."""
    if coins:
        doer = doer_of(capua, deed)
        capua.deeds = [*capua.deeds, seat, doer, deed, coins]
        capua.tell("held_aside", seat, doer, deed, coins)
        if together:
            capua.lose(seat, coins)
        else:
            capua.part_with(seat, coins)


def doer_of(capua: Capua, deed: int) -> int:
    """13.1 Invitations and thumbs are the Host's; support is whose it is."""
    return deed - SPURN if deed >= SPURN else capua.host


def keep_deed(capua: Capua, deed: int) -> None:
    """13.1 The deed is done: whoever did it is paid."""
    settle(capua, deed, True)


def void_deed(capua: Capua, deed: int) -> None:
    """13.1 It is not done, and cannot be: the denarii come back."""
    settle(capua, deed, False)


def settle(capua: Capua, deed: int, is_done: bool) -> None:
    """13.1, R52 All who have held denarii aside for this deed."""
    if not capua.deeds:
        return
    left: list[int] = []
    row = capua.deeds
    for first in range(0, len(row) - DEED + 1, DEED):
        payer, doer, what, coins = row[first : first + DEED]
        if what != deed:
            left += [payer, doer, what, coins]
        elif is_done:
            capua.tell("deed_paid", payer, doer, deed, coins)
            capua.gain(doer, coins)
        else:
            capua.tell("deed_void", payer, doer, deed, coins)
            capua.gain(payer, coins)
    capua.deeds = left


STEPS: Final = (
    promise_deed,
    choose_purse,
    hold_aside,
)
