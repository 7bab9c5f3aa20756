"""A choice of any subset of a hand: a row of small choices, one card more or enough.

All seats choose at the same time and in secret. Cards go up, never down, so that no subset is
offered twice; who has had enough is not asked again.
"""

from typing import Final

from tests.kernel.cards import HIDDEN, Cards, count, count_cards, deal_anew, show_cards
from tests.kernel.minis import book

BEGIN, CHOOSE_MORE, PUT_ASIDE, DRAW = range(4)
CARDS: Final = 14
ENOUGH: Final = CARDS
EVENTS: Final = "round_began round\ndrawn seat card\nlaid seat card\nstopped seat"


class Exchange(Cards):
    parts = (*Cards.parts, "done")
    box = tuple(range(CARDS))

    def __init__(self, seats: int, model: "Exchange | None" = None) -> None:
        super().__init__(seats, model)
        self.done = [False] * seats

    def scores(self) -> list[int]:
        return [sum(hand) for hand in self.hands]


def begin(table: Exchange) -> None:
    table.tell("round_began", 1)
    table.deal(3)
    table.then(DRAW)
    table.then(CHOOSE_MORE)


def choose_more(table: Exchange) -> None:
    for seat in range(table.seats):
        if not table.done[seat]:
            last = max(table.down[seat], default=-1)
            more = [card for card in table.hands[seat] if card > last]
            table.ask(seat, "card", PUT_ASIDE, [*more, ENOUGH], seat)


def put_aside(table: Exchange, card: int, seat: int) -> None:
    if card == ENOUGH:
        table.done[seat] = True
        table.tell("stopped", seat)
    else:
        table.lay(seat, card)


def draw(table: Exchange) -> None:
    if not all(table.done):
        table.then(DRAW)
        table.then(CHOOSE_MORE)
        return
    for seat in range(table.seats):
        for _ in table.down[seat]:
            if table.deck:
                table.draw(seat)


RULEBOOK: Final = book(
    Exchange,
    [begin, choose_more, put_aside, draw],
    seats=range(2, 4),
    asks={"card": CARDS + 1},
    events=EVENTS,
    bound=4 * 3,
    conserved=count,
    view=show_cards,
    imagine=deal_anew,
    hidden=HIDDEN,
    counted=count_cards,
)
