"""How good a position is, and what a hasty player would do."""

from harena.kernel.state import State


def value(state: State, seat: int) -> float:
    return float(state.scores()[seat])


def instinct(state: State, seat: int) -> int:
    return 0
