"""How good a position is, and what a hasty player would do."""

from harena.games.template.content import FACES
from harena.games.template.state import Yard
from harena.kernel.state import State


def expected(yard: Yard, square: int) -> float:
    """What a throw on a square brings on the average."""
    favour = yard.content.favour[square]
    return favour * (FACES + 1 - favour) / FACES


def value(state: State, seat: int) -> float:
    """His points and what his square will bring, less the points of the best of the others."""
    assert isinstance(state, Yard)
    best = max(state.points[:seat] + state.points[seat + 1 :])
    return state.points[seat] + expected(state, state.place[seat]) - best


def instinct(state: State, seat: int) -> int:
    """The square that brings most; the first card."""
    assert isinstance(state, Yard)
    decision = state.decision(seat)
    if decision is None or decision.ask != "move":
        return 0
    worth = [expected(state, square) for square in decision.choices]
    return worth.index(max(worth))
