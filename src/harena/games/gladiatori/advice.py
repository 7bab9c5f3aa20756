"""How good a position is, and a quick answer to every question, for bots."""

from harena.games.gladiatori.cards import size
from harena.games.gladiatori.state import ALIVE, Bout
from harena.games.gladiatori.traits import TRAITS
from harena.kernel.state import State


def value(state: State, seat: int) -> float:
    """Points ahead of the best rival, and what is left to fight with."""
    assert isinstance(state, Bout)
    bout = state
    worth = [standing(bout, one) for one in range(bout.seats)]
    rivals = [worth[one] for one in range(bout.seats) if bout.team[one] != bout.team[seat]]
    return worth[seat] - (max(rivals) if rivals else 0.0)


def standing(bout: Bout, seat: int) -> float:
    """One seat's points and means."""
    if bout.fate[seat] != ALIVE:
        return float(bout.points[seat])
    cards = bout.hand[seat] + bout.life[seat] + bout.deck[seat]
    traits = sum(bout.now[TRAITS * seat : TRAITS * (seat + 1)])
    return bout.points[seat] + 5.0 + 0.5 * size(cards) + 0.2 * traits + 0.1 * bout.vitality(seat)


def instinct(state: State, seat: int) -> int:
    """The first option."""
    return 0
