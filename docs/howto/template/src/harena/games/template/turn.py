"""Chapters 3 and 4: move, throw, play a card; the end."""

from typing import Final

from harena.games.template import steps
from harena.games.template.content import BAG, CARDS, FACES
from harena.games.template.state import Yard

NO_CARD: Final = len(CARDS)


def begin_round(yard: Yard) -> None:
    """3.1, 4.2 Everybody has a turn, in the order of the seats; after the last round it is over."""
    if yard.round == yard.rounds:
        yard.tell("ended")
        return
    yard.round += 1
    yard.tell("round_began", yard.round)
    yard.then(steps.BEGIN_ROUND)
    for seat in range(yard.seats - 1, -1, -1):
        yard.then(steps.CHOOSE_SQUARE, seat)


def choose_square(yard: Yard, seat: int) -> None:
    """3.2 He stays, or goes to a free square beside his own."""
    yard.choose(seat, "move", steps.MOVE, [yard.place[seat], *yard.free_beside(seat)], seat)


def move(yard: Yard, square: int, seat: int) -> None:
    """3.2 And stands there."""
    if square != yard.place[seat]:
        yard.tell("moved", seat, yard.place[seat], square)
        yard.place[seat] = square
    yard.then(steps.THROW, seat)


def throw(yard: Yard, seat: int) -> None:
    """3.3, R2 The die pleases the crowd if it shows the favour of the square, or more."""
    favour = yard.content.favour[yard.place[seat]]
    face = yard.dice.below(FACES) + 1
    yard.tell("thrown", seat, face)
    if face >= favour:
        yard.points[seat] += favour
        yard.tell("cheered", seat, favour)
    yard.then(steps.CHOOSE_CARD, seat)


def choose_card(yard: Yard, seat: int) -> None:
    """3.4 Any card of his hand, or none; without a card he is not asked, which tells nothing."""
    if yard.hands[seat]:
        yard.ask(seat, "card", steps.PLAY_CARD, [*BAG.kinds_in(yard.hands[seat]), NO_CARD], seat)


def play_card(yard: Yard, card: int, seat: int) -> None:
    """4.1 It gives what it says at once, and is laid aside face up."""
    if card == NO_CARD:
        return
    yard.hands[seat] -= BAG.one[card]
    yard.discard += BAG.one[card]
    yard.points[seat] += yard.content.points[card]
    yard.tell("played", seat, card)
    draw_cards(yard, seat, yard.content.draws[card])


def draw_cards(yard: Yard, seat: int, number: int) -> None:
    """4.1, R3 From the top of the deck, seen by him alone; from an empty deck nothing.

    Told by kind: a hand has no order, so the events may not tell one either.
    """
    for card in sorted([yard.deck.pop() for _ in range(min(number, len(yard.deck)))]):
        yard.hands[seat] += BAG.one[card]
        yard.confide(seat, "drew", (seat, card), (seat,))


STEPS: Final = (begin_round, choose_square, move, throw, choose_card, play_card)
