"""Chapters 6.7.1 and 8.7.1, for those who are not always there: standing orders, limits of bids."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import MOST_SUM, NEVER, PROXY, Capua
from harena.toolkit.fields import replaced


def instruct(capua: Capua, what: int, seat: int) -> None:
    """6.7.1, 8.7.1 He says how he is to be asked, or how far he goes; ten times a phase."""
    capua.instructed = replaced(capua.instructed, seat, capua.instructed[seat] + 1)
    capua.then(steps.CHOOSE_LIMIT if what == PROXY else steps.CHOOSE_ORDERS, seat)


def choose_limit(capua: Capua, seat: int) -> None:
    """8.7.1 The total up to which he goes in this auction; none is no limit."""
    capua.ask(seat, "limit", steps.SET_LIMIT, list(range(highest_limit(capua, seat) + 1)), seat)


def highest_limit(capua: Capua, seat: int) -> int:
    """8.7.1 What he has laid down and what he still has."""
    return min(capua.laid[seat] + capua.coins[seat], MOST_SUM)


def set_limit(capua: Capua, total: int, seat: int) -> None:
    """8.7.1, R67 That he has one is seen by all, how high it is by nobody else."""
    capua.limits = replaced(capua.limits, seat, total)
    if total:
        capua.proxies |= 1 << seat
    else:
        capua.proxies &= ~(1 << seat)
    capua.confide(seat, "limited", (seat, int(total > 0), total), (seat, int(total > 0)))


def choose_orders(capua: Capua, seat: int) -> None:
    """6.7.1 When he wants to be asked for Reactions."""
    capua.ask(seat, "orders", steps.SET_ORDERS, list(range(NEVER + 1)), seat)


def set_orders(capua: Capua, orders: int, seat: int) -> None:
    """6.7.1, R68 All know it, so that a window without him tells nothing of his hand."""
    capua.orders = replaced(capua.orders, seat, orders)
    capua.tell("ordered", seat, orders)


STEPS: Final = (
    instruct,
    choose_limit,
    set_limit,
    choose_orders,
    set_orders,
)
