"""18.6 Overlimit: coins left over buy more cards, at double price.

What the box still holds is seen by all (18.6.1). In player order each may buy two more Energy or
Feint cards, then in reverse order two more. A single buyer thus takes his four.
"""

from typing import Final

from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.cards import (
    ENERGY_0,
    ENERGY_1,
    FEINT,
    KINDS,
    MASK,
    ONE,
    held,
)
from harena.games.gladiatori.setup.creation import budget
from harena.games.gladiatori.steps import BUY_EXTRA, CHOOSE_EXTRA, TAKE_SHEETS
from harena.toolkit.drafts import back_and_forth

NO_EXTRA: Final = KINDS

# The box as one number, seven bits a kind: it is open, so it may stand on the agenda.
STOCK_BITS: Final = 7
STOCK_ONE: Final[list[int]] = [1, 1 << STOCK_BITS, 1 << 2 * STOCK_BITS]


def open_box(bout: Bout) -> None:
    """18.6, 18.6.1 What the box holds is seen by all; the order is that of set-up (R93, R194)."""
    if not bout.overlimit:
        bout.then(TAKE_SHEETS)
        return
    stock = 0
    left: list[int] = []
    for kind in (ENERGY_0, ENERGY_1, FEINT):
        count = bout.content.box[kind]
        for seat in range(bout.seats):
            count -= held(bout.owned[seat], kind)
        left.append(max(0, count))
        stock += left[-1] * STOCK_ONE[kind - ENERGY_0]
    bout.boxed = left
    bout.tell("box_held", left[0], left[1], left[2])
    bout.then(CHOOSE_EXTRA, 0, stock)


def stocked(stock: int, kind: int) -> int:
    """How many cards of a kind are in the box."""
    return stock >> STOCK_BITS * (kind - ENERGY_0) & (1 << STOCK_BITS) - 1


def extra_seat(bout: Bout, turn: int) -> int:
    """18.6 Two cards each in player order, then two each in reverse order."""
    return bout.order[back_and_forth(turn // bout.content.overlimit_pick, 0, bout.seats)]


def choose_extra(bout: Bout, turn: int, stock: int, feinters: int) -> None:
    """18.6 One more card at double price; pre-made ones of 55 coins are not asked (R131, R178)."""
    if turn == bout.content.overlimit_cards * bout.seats:
        bout.then(TAKE_SHEETS)
        return
    seat = extra_seat(bout, turn)
    if bout.character[seat] != NOBODY and budget(bout, seat) <= bout.content.coins:
        bout.then(CHOOSE_EXTRA, turn + 1, stock, feinters)
        return
    choices = extras_for(bout, seat, stock, feinters)
    bout.ask(seat, "extra", BUY_EXTRA, choices, turn, stock, feinters)


def extras_for(bout: Bout, seat: int, stock: int, feinters: int) -> list[int]:
    """18.6, 18.6.1, R168 Energy while there is some, one more Feint, and always nothing."""
    content = bout.content
    found: list[int] = []
    for kind in (ENERGY_0, ENERGY_1, FEINT):
        feints = feinters >> 2 * seat & 3
        barred = kind == FEINT and feints >= content.overlimit_feints
        dear = extra_price(bout, kind) > bout.coins[seat]
        full = held(bout.owned[seat], kind) == MASK[kind]
        if stocked(stock, kind) and not barred and not dear and not full:
            found.append(kind)
    return [*found, NO_EXTRA]


def extra_price(bout: Bout, kind: int) -> int:
    """18.6 Double, or as the pack has it."""
    return bout.content.overlimit_factor * bout.content.cost[kind]


def buy_extra(bout: Bout, kind: int, turn: int, stock: int, feinters: int) -> None:
    """18.6 Paid from the coins left over; who wants no more waits for his next pick."""
    seat, pick = extra_seat(bout, turn), bout.content.overlimit_pick
    if kind == NO_EXTRA:
        bout.then(CHOOSE_EXTRA, turn - turn % pick + pick, stock, feinters)
        return
    bout.tell("bought", seat, kind)
    bout.coins[seat] -= extra_price(bout, kind)
    bout.owned[seat] += ONE[kind]
    bout.extras[seat] += ONE[kind]
    if kind == FEINT:
        feinters += 1 << 2 * seat
    bout.then(CHOOSE_EXTRA, turn + 1, stock - STOCK_ONE[kind - ENERGY_0], feinters)


STEPS: Final = (open_box, choose_extra, buy_extra)
