"""Draft orders."""

import pytest

from harena.toolkit.drafts import back_and_forth


@pytest.mark.parametrize(
    ("first", "seats", "order"),
    [(0, 3, [0, 1, 2, 2, 1, 0, 0, 1, 2]), (2, 3, [2, 0, 1, 1, 0, 2]), (0, 1, [0, 0])],
)
def test_gladiatori_9_4_clockwise_then_back(first: int, seats: int, order: list[int]) -> None:
    assert [back_and_forth(turn, first, seats) for turn in range(len(order))] == order
