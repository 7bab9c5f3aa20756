"""Boards of hexes, measured against the plane they lie in."""

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.toolkit.hexes import (
    BEARINGS,
    CORNER_UP,
    DIRECTIONS,
    NOWHERE,
    STEPS,
    Hexes,
    bearing,
    by_bearing,
    corners,
    hexagon,
    hull_of,
    on_page,
    overlap,
    span,
)

ARENA = Hexes(*hexagon(3))
PAIRS = list(product(range(ARENA.size), repeat=2))
AWAY = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def in_plane(q: float, r: float) -> complex:
    """A centre in the plane with a corner up, north upwards, one step between neighbours."""
    return complex(q + r / 2, -r * math.sqrt(3) / 2)


def test_spartacus_2_10_a_hexagon_of_radius_3_has_37_hexes_row_by_row() -> None:
    q, r = hexagon(3)
    rows = {line: [a for a, b in zip(q, r, strict=True) if b == line] for line in r}

    assert ARENA.size == 37
    assert list(rows) == [-3, -2, -1, 0, 1, 2, 3]
    assert (rows[-3], rows[0], rows[3]) == ([0, 1, 2, 3], [-3, -2, -1, 0, 1, 2, 3], [-3, -2, -1, 0])
    assert ARENA.distance(ARENA.at[-2, 0], ARENA.at[2, 0]) == 4


def test_a_neighbour_is_one_step_away_in_its_direction() -> None:
    for one, other in PAIRS:
        direction = ARENA.direction(one, other)

        assert (direction != NOWHERE) == (ARENA.distance(one, other) == 1)
        assert (other in ARENA.around[one]) == (ARENA.distance(one, other) == 1)
        if direction != NOWHERE:
            assert ARENA.beside(one, direction) == other
            assert ARENA.beside(other, (direction + 3) % DIRECTIONS) == one


def test_beyond_the_edge_is_nowhere() -> None:
    corner = ARENA.at[3, 0]

    assert ARENA.beside(corner, 0) == NOWHERE
    assert len(ARENA.around[corner]) == 3
    assert ARENA.off(corner, -6, 0) == ARENA.at[-3, 0]


@given(AWAY)
def test_the_span_is_the_fewest_steps(away: tuple[int, int]) -> None:
    nearer = [span(away[0] - east, away[1] - south) for east, south in STEPS]

    assert min(nearer) == span(*away) - 1 or away == (0, 0)


@given(AWAY.filter(lambda away: away != (0, 0)))
def test_the_bearing_is_the_nearest_of_six_directions_or_halfway(away: tuple[int, int]) -> None:
    angle = math.degrees(math.atan2(in_plane(*away).imag, in_plane(*away).real)) % 360
    sixths = angle / 60
    halfway = abs(sixths - math.floor(sixths) - 0.5) < 1e-9

    expected = 2 * math.floor(sixths) + 1 if halfway else 2 * round(sixths) % BEARINGS
    assert bearing(*away) == expected


@pytest.mark.parametrize("facing", range(DIRECTIONS))
def test_ahead_is_a_wedge_of_120_degrees_with_its_borders(facing: int) -> None:
    for one, other in PAIRS:
        way = in_plane(ARENA.q[other] - ARENA.q[one], ARENA.r[other] - ARENA.r[one])
        angle = math.degrees(math.atan2(way.imag, way.real)) - 60 * facing
        aside = abs((angle + 180) % 360 - 180)

        assert ARENA.is_ahead(one, facing, other) == (one != other and aside <= 60 + 1e-9)
        if ARENA.distance(one, other) == 1:
            assert ARENA.turned(one, facing, other) == round(angle / 30) % BEARINGS


def test_halfway_between_two_sides_the_lower_one_counts() -> None:
    assert by_bearing([0, 0, 1, 2, 1, 0]) == [0, 0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0]


# The directions of a board whose hexes have a side up, counted as those of CORNER_UP.
SIDE_UP = ("south-east", "north-east", "north", "north-west", "south-west", "south")


@pytest.mark.parametrize(
    ("names", "side_up", "first"), [(CORNER_UP, False, 0), (SIDE_UP, True, -30)]
)
def test_directions_lie_on_a_page_where_their_names_say(
    names: tuple[str, ...], side_up: bool, first: int
) -> None:
    """Neighbours are one apart: half a hex is 1/2, and rows are half the root of three apart."""
    wide, high = (math.sqrt(3) / 2, 0.5) if side_up else (0.5, math.sqrt(3) / 2)
    for direction, (east, south) in enumerate(STEPS):
        column, line = on_page(east, south, side_up)
        x, y = column * wide, -line * high
        angle = math.degrees(math.atan2(y, x))

        assert math.hypot(x, y) == pytest.approx(1)
        assert round(angle - first - 60 * direction, 9) % 360 == 0
        assert ("north" in names[direction]) == (y > 1e-9)
        assert ("east" in names[direction]) == (x > 1e-9)
        assert ("west" in names[direction]) == (x < -1e-9)


def test_corners_are_where_three_hexes_meet() -> None:
    centre = [(2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1)]

    assert corners(0, 0) == centre
    assert corners(2, -1) == [(x + 6, y - 3) for x, y in centre]


def test_a_hull_has_the_outer_points_only_in_order() -> None:
    points = [(0, 0), (2, 0), (1, 0), (1, 1), (2, 2), (0, 2)]

    assert hull_of(points) == [(0, 0), (2, 0), (2, 2), (0, 2)]


@pytest.mark.parametrize(
    ("east", "north", "together"),
    [(0, 0, True), (1, 1, True), (-1, 1, True), (2, 0, False), (0, -2, False), (2, 2, False)],
)
def test_squares_overlap_if_they_share_more_than_a_border(
    east: int, north: int, together: bool
) -> None:
    square = [(0, 0), (2, 0), (2, 2), (0, 2)]
    other = [(x + east, y + north) for x, y in square]

    assert overlap(square, other) == together
    assert overlap(other, square[::-1]) == together


def test_polygons_overlap_if_they_share_more_than_a_border() -> None:
    beside, apart = corners(1, 0), corners(2, 0)
    sight = hull_of([(0, 0), *apart])

    assert not overlap(corners(0, 0), beside)
    assert overlap(sight, beside), "the hex between is in the way"
    assert not overlap(sight, corners(0, 1))
    assert len(sight) == 5, "the eye and four of six corners"
    assert overlap(beside, beside)
