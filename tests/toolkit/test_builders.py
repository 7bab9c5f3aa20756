"""Builders by points: choices, prices and reasons agree."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from harena.toolkit.builders import (
    ALL_LINES,
    DEAR,
    LEFT_OVER,
    LESS,
    MORE,
    UNEVEN,
    Line,
    by_the_piece,
    choices,
    even_builds,
    even_reasons,
    grows_uneven,
    price,
    reasons,
    why_not,
)

# A value from 2 to 4 by a table, up to three pieces of 2 coins, and one thing to be had or not.
LINES = [Line(2, [0, 0, 3, 4, 7]), by_the_piece(0, 3, 2), Line(0, [0, 5])]
VALUES = st.tuples(st.integers(0, 6), st.integers(-1, 5), st.integers(0, 2)).map(list)
# Heroes 3.6.4-1, 3.6.5-1: Savvy, Strength and Speed from 1 to 7, a point each.
HERO = [Line(1, list(range(8))) for _ in range(3)]


def codes(lines: list[Line], values: list[int], points: int) -> list[tuple[str, int]]:
    return [(reason.code, reason.line) for reason in reasons(lines, values, points)]


def test_a_build_costs_what_its_lines_say() -> None:
    assert price(LINES, [4, 3, 1]) == 7 + 6 + 5
    assert price(LINES, [2, 0, 0]) == 3


def test_what_is_there_already_costs_nothing() -> None:
    line = by_the_piece(2, 4, 3)

    assert (line.least, line.most) == (2, 4)
    assert line.prices[2:] == [0, 3, 6]


def test_the_least_of_later_lines_must_be_left_to_pay() -> None:
    lines = [by_the_piece(0, 9, 1), Line(1, [0, 4])]

    assert choices(lines, 0, 6) == [0, 1, 2]
    assert choices(lines, 1, 6) == [1]


@given(st.integers(3, 20))
def test_every_row_of_choices_ends_in_a_build(points: int) -> None:
    found = {
        (first, second, third)
        for first in choices(LINES, 0, points)
        for second in choices(LINES, 1, points - LINES[0].prices[first])
        for third in choices(LINES, 2, points - price(LINES[:2], [first, second]))
    }

    every = product(range(5), range(4), range(2))
    assert found == {build for build in every if not reasons(LINES, list(build), points)}


@given(VALUES, st.integers(0, 20))
def test_all_reasons_are_told_and_only_true_ones(values: list[int], points: int) -> None:
    found = reasons(LINES, values, points)

    outside = [
        place
        for place, value in enumerate(values)
        if not value - LINES[place].least >= 0 or value > LINES[place].most
    ]
    if outside:
        assert [reason.line for reason in found] == outside
    else:
        assert bool(found) == (price(LINES, values) > points)


def test_a_reason_has_the_limits_it_breaks() -> None:
    low, high = reasons(LINES, [1, 4, 0], 99)
    (dear,) = reasons(LINES, [4, 3, 1], 17)

    assert (low.code, low.line, low.value, low.low, low.high) == (LESS, 0, 1, 2, 4)
    assert (high.code, high.line, high.value, high.low, high.high) == (MORE, 1, 4, 0, 3)
    assert (dear.code, dear.line, dear.value, dear.low, dear.high) == (DEAR, ALL_LINES, 18, 0, 17)
    assert codes(LINES, [4, 3, 1], 18) == []


def test_why_a_single_choice_cannot_be_made() -> None:
    assert [why_not(LINES[0], value) for value in (1, 2, 4, 5)] == [LESS, DEAR, DEAR, MORE]


def test_heroes_3_6_4_1_twelve_points_make_seven_builds() -> None:
    found = even_builds(HERO, 12, 2)

    orders = {(5, 4, 3), (5, 3, 4), (4, 5, 3), (4, 3, 5), (3, 5, 4), (3, 4, 5)}
    assert {tuple(build) for build in found} == {(4, 4, 4), *orders}
    assert len(found) == 7
    assert found == sorted(found, reverse=True)


def test_heroes_3_6_4_1_why_a_build_is_none() -> None:
    def told(*values: int) -> list[str]:
        return [reason.code for reason in even_reasons(HERO, list(values), 12, 2)]

    assert told(5, 4, 3) == []
    assert told(6, 3, 3) == [UNEVEN], "an Attribute of 6 allows no other below 4"
    assert told(4, 4, 3) == [LEFT_OVER]
    assert told(5, 5, 4) == [DEAR]
    assert told(8, 4, 0) == [MORE, LESS]
    (uneven,) = even_reasons(HERO, [6, 3, 3], 12, 2)
    assert (uneven.line, uneven.value, uneven.low, uneven.high) == (ALL_LINES, 3, 0, 2)


def test_heroes_7_7_2_2_a_spread_that_was_broken_before_may_stay() -> None:
    assert grows_uneven([5, 4, 3], [6, 4, 3], 2), "example 16: Savvy is not allowed"
    assert not grows_uneven([5, 4, 3], [5, 4, 4], 2)
    assert not grows_uneven([6, 4, 3], [6, 5, 3], 2)
    assert not grows_uneven([4, 4, 4], [5, 4, 3], 2), "two is not too much"
