"""Advice."""

from harena.kernel.state import State


def value(state: State, seat: int) -> float:
    return 0.0


def instinct(state: State, seat: int) -> int:
    return 0
