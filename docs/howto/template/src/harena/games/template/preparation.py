"""Chapter 2, Preparation: figures on the board, cards in hand."""

from typing import Final

from harena.games.template.content import BAG, read
from harena.games.template.state import Yard
from harena.games.template.steps import BEGIN_ROUND, PREPARE
from harena.games.template.turn import draw_cards
from harena.kernel.setup import PlayOption, Setup
from harena.toolkit.decks import shuffled
from harena.toolkit.play_options import check_together

HAND: Final = 2
PLAY: Final = (PlayOption("rounds", 5, "2.3", low=1, high=9),)


def lay_out(setup: Setup) -> Yard:
    """2.1, 2.3 Everybody on his square, and as many rounds as are wanted, for two to four (R1)."""
    check_together(PLAY, setup)
    yard = Yard(setup.seats, read(setup.pack))
    yard.rounds = setup.number("rounds")
    yard.place = yard.content.start[: setup.seats]
    yard.then(PREPARE)
    return yard


def prepare(yard: Yard) -> None:
    """2.2 The cards are shuffled, and each is dealt two that only he sees."""
    yard.deck = shuffled(BAG.row(BAG.gather(yard.content.count)), yard.dice)
    for seat in range(yard.seats):
        yard.tell("entered", seat, yard.place[seat])
        draw_cards(yard, seat, HAND)
    yard.then(BEGIN_ROUND)


STEPS: Final = (prepare,)
