"""Whose turn it is to pick, by the number of picks made before."""


def clockwise(first: int, seats: int) -> list[int]:
    """All seats from the first on (Spartacus 2.3; Heroes 7.4-3, where the first one rotates)."""
    return [(first + index) % seats for index in range(seats)]


def back_and_forth(turn: int, first: int, seats: int) -> int:
    """A B C, then C B A: who picked last picks again (Gladiatori 9.4)."""
    index = turn % seats
    if turn // seats % 2:
        index = seats - 1 - index
    return (first + index) % seats
