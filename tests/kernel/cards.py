"""Cards for miniatures: hidden deck and hands, cards face down before a seat, a discard pile."""

from itertools import chain
from typing import ClassVar, Final

from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.toolkit.views import ints
from tests.kernel.minis import Mini, show

HIDDEN: Final = ("deck", "hands", "down")


class Cards(Mini):
    """A seat knows its hand and what it has laid face down; of the others, how many."""

    parts: ClassVar[tuple[str, ...]] = ("deck", "hands", "down", "discard")
    box: ClassVar[tuple[int, ...]] = ()

    def __init__(self, seats: int, model: "Cards | None" = None) -> None:
        super().__init__(seats, model)
        self.deck: list[int] = list(self.box)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.down: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []

    def deal(self, each: int) -> None:
        self.dice.shuffle(self.deck)
        for seat in list(range(self.seats)) * each:
            self.draw(seat)

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.confide(seat, "drawn", (seat, card), (seat,))

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.down[seat].append(card)
        self.confide(seat, "laid", (seat, card), (seat,))

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)


def count(table: Cards) -> list[int]:
    """Every card of the box, wherever it is."""
    return sorted(chain(table.deck, *table.hands, *table.down, table.discard))


def count_cards(table: Cards) -> View:
    """How many cards are hidden where."""
    return {part: [len(cards) for cards in getattr(table, part)] for part in ("hands", "down")}


def show_cards(table: Cards, seat: int | None) -> View:
    """Own cards, numbers of the others', and whatever a miniature has besides cards."""
    return {
        **show(table, tuple(part for part in table.parts if part not in Cards.parts)),
        "hand": [] if seat is None else table.hands[seat][:],
        "laid": [] if seat is None else table.down[seat][:],
        "sizes": [len(hand) for hand in table.hands],
        "down_sizes": [len(down) for down in table.down],
        "discard": table.discard[:],
    }


def deal_anew(table: Cards, view: View, dice: Dice) -> None:
    """The cards that this seat has not seen, in a new order."""
    hand, laid = ints(view, "hand"), ints(view, "laid")
    sizes, down = ints(view, "sizes"), ints(view, "down_sizes")
    hidden = list(table.box)
    for card in hand + laid + table.discard:
        hidden.remove(card)
    dice.shuffle(hidden)
    for seat in range(table.seats):
        mine = seat == view["seat"]
        table.hands[seat] = hand[:] if mine else sorted(hidden.pop() for _ in range(sizes[seat]))
        table.down[seat] = laid[:] if mine else [hidden.pop() for _ in range(down[seat])]
    table.deck = hidden
