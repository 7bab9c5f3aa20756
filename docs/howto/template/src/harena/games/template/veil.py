"""Who knows what: a hand is its owner's, the order of the deck is nobody's."""

from harena.games.template.content import BAG
from harena.games.template.preparation import lay_out
from harena.games.template.state import Yard
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.decks import shuffled
from harena.toolkit.views import ints, number


def view(state: State, seat: int | None) -> View:
    """2.2, 4.1 What a seat may know, field by field from nothing; None is a spectator."""
    assert isinstance(state, Yard)
    return {
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "place": state.place[:],
        "points": state.points[:],
        "hand": [] if seat is None else BAG.counts(state.hands[seat]),
        "discard": BAG.counts(state.discard),
        **counted(state),
    }


def counted(state: State) -> View:
    """2.2 How many cards everybody holds, and how many lie face down."""
    assert isinstance(state, Yard)
    return {"held": [sum(BAG.counts(hand)) for hand in state.hands], "deck": len(state.deck)}


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    """A whole match that looks like this to the viewer: what he has not seen is dealt anew."""
    yard = lay_out(setup)
    yard.round = number(view, "round")
    yard.place = ints(view, "place")
    yard.points = ints(view, "points")
    yard.discard = BAG.gather(ints(view, "discard"))
    own = BAG.gather(ints(view, "hand"))
    hidden = shuffled(BAG.row(BAG.gather(yard.content.count) - yard.discard - own), dice)
    for seat, held in enumerate(ints(view, "held")):
        if seat == view["seat"]:
            yard.hands[seat] = own
            continue
        for _ in range(held):
            yard.hands[seat] += BAG.one[hidden.pop()]
    yard.deck = hidden[: number(view, "deck")]
    return yard
