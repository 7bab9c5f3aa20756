"""A played card that any seat may cancel; the cancelling may be cancelled, in a fresh window.

Everybody is asked, also without a card to cancel with: why a seat passed is nobody's business.
"""

from typing import Final

from tests.kernel.cards import HIDDEN, Cards, count, count_cards, deal_anew, show_cards
from tests.kernel.minis import book

DEAL, TAKE_TURN, CHOOSE_CARD, PLAY, CHOOSE_CANCEL, CANCEL, SETTLE = range(7)
GAIN, NO, PASS = range(3)
TURNS: Final = 8
EVENTS: Final = "round_began turn\ndrawn seat card\nplayed seat card\ncancelled seat\ngained seat"


class Cancelling(Cards):
    parts = (*Cards.parts, "cancelled", "points")
    box = (GAIN,) * 7 + (NO,) * 7

    def __init__(self, seats: int, model: "Cancelling | None" = None) -> None:
        super().__init__(seats, model)
        self.cancelled = False
        self.points = [0] * seats

    def scores(self) -> list[int]:
        return self.points


def deal(table: Cancelling) -> None:
    Cards.deal(table, 3)
    table.then(TAKE_TURN, 0)


def take_turn(table: Cancelling, turn: int) -> None:
    if turn < TURNS:
        table.tell("round_began", turn)
        table.then(TAKE_TURN, turn + 1)
        table.then(CHOOSE_CARD, turn % table.seats)


def choose_card(table: Cancelling, seat: int) -> None:
    table.ask(seat, "card", PLAY, [GAIN, PASS] if GAIN in table.hands[seat] else [PASS], seat)


def play(table: Cancelling, card: int, seat: int) -> None:
    table.tell("played", seat, card)
    if card == GAIN:
        table.spend(seat, card)
        table.cancelled = False
        table.then(SETTLE, seat)
        table.then(CHOOSE_CANCEL, table.left_of(seat), table.seats)


def choose_cancel(table: Cancelling, seat: int, left: int) -> None:
    table.ask(seat, "cancel", CANCEL, [NO, PASS] if NO in table.hands[seat] else [PASS], seat, left)


def cancel(table: Cancelling, card: int, seat: int, left: int) -> None:
    if card == NO:
        table.spend(seat, card)
        table.cancelled = not table.cancelled
        table.tell("cancelled", seat)
        left = table.seats + 1
    if left > 1:
        table.then(CHOOSE_CANCEL, table.left_of(seat), left - 1)


def settle(table: Cancelling, seat: int) -> None:
    if not table.cancelled:
        table.points[seat] += 1
        table.tell("gained", seat)
    if table.deck:
        table.draw(seat)


RULEBOOK: Final = book(
    Cancelling,
    [deal, take_turn, choose_card, play, choose_cancel, cancel, settle],
    seats=range(2, 4),
    asks={"card": 3, "cancel": 3},
    events=EVENTS,
    bound=TURNS * 4 + 3 * 7,
    conserved=count,
    view=show_cards,
    imagine=deal_anew,
    hidden=HIDDEN,
    counted=count_cards,
)
