"""Two sides commit a card and dice face down at the same time; both are revealed together."""

from typing import Final

from tests.kernel.cards import HIDDEN, Cards, count, count_cards, deal_anew, show_cards
from tests.kernel.minis import book

BEGIN, TAKE_ROUND, CHOOSE_CARDS, LAY, CHOOSE_DICE, ADD_DICE, REVEAL = range(7)
ROUNDS: Final = 3
EVENTS: Final = """round_began round
drawn seat card
laid seat card
added seat dice
revealed seat card sum"""


class Duel(Cards):
    parts = (*Cards.parts, "dice_left", "added", "points")
    box = tuple(range(10))

    def __init__(self, seats: int, model: "Duel | None" = None) -> None:
        super().__init__(seats, model)
        self.dice_left = [4, 4]
        self.added = [0, 0]
        self.points = [0, 0]

    def scores(self) -> list[int]:
        return self.points


def begin(duel: Duel) -> None:
    duel.deal(4)
    duel.then(TAKE_ROUND, 1)


def take_round(duel: Duel, number: int) -> None:
    if number <= ROUNDS:
        duel.tell("round_began", number)
        for step in (TAKE_ROUND, REVEAL, CHOOSE_DICE, CHOOSE_CARDS):
            duel.then(step, number + 1)


def choose_cards(duel: Duel) -> None:
    for seat in (0, 1):
        duel.ask(seat, "card", LAY, duel.hands[seat][:], seat)


def lay(duel: Duel, card: int, seat: int) -> None:
    duel.lay(seat, card)


def choose_dice(duel: Duel) -> None:
    for seat in (0, 1):
        duel.ask(seat, "dice", ADD_DICE, list(range(min(2, duel.dice_left[seat]) + 1)), seat)


def add_dice(duel: Duel, dice: int, seat: int) -> None:
    duel.added[seat] = dice
    duel.dice_left[seat] -= dice
    duel.tell("added", seat, dice)


def reveal(duel: Duel) -> None:
    sums = [0, 0]
    for seat in (0, 1):
        card = duel.down[seat].pop()
        duel.discard.append(card)
        sums[seat] = card + sum(1 + duel.dice.below(6) for _ in range(duel.added[seat]))
        duel.tell("revealed", seat, card, sums[seat])
    duel.points[0] += sums[0] > sums[1]
    duel.points[1] += sums[1] > sums[0]


RULEBOOK: Final = book(
    Duel,
    [begin, take_round, choose_cards, lay, choose_dice, add_dice, reveal],
    seats=range(2, 3),
    asks={"card": 10, "dice": 3},
    events=EVENTS,
    bound=4 * ROUNDS,
    conserved=count,
    view=show_cards,
    imagine=deal_anew,
    hidden=HIDDEN,
    counted=count_cards,
)
