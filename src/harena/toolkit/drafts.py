"""Whose turn it is to pick, by the number of picks made before."""


def back_and_forth(turn: int, first: int, seats: int) -> int:
    """A B C, then C B A: who picked last picks again (Gladiatori 9.4)."""
    index = turn % seats
    if turn // seats % 2:
        index = seats - 1 - index
    return (first + index) % seats
