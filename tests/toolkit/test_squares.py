"""Boards of squares with facing, by the tables and scenes of Jugula and the arenas of Heroes."""

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.toolkit.squares import (
    BACK,
    FRONT,
    NOWHERE,
    REAR,
    SIDE,
    WAYS,
    Squares,
    nearest_way,
    rectangle,
)

BOARD = Squares(*rectangle(8, 8))
SPOTS = st.integers(0, 63)
NORTH, EAST, SOUTH, WEST = range(4)
N, NE, E, SE, S, SW, W, NW = range(8)
# Heroes C18, arena campana: rows from the north.
CAMPANA = (".xxxxx.", "xxxxxxx", "xxxxxxx", "xxxxxxx", ".xxxxx.")


def at(name: str) -> int:
    return BOARD.at["abcdefgh".index(name[0]), int(name[1]) - 1]


def names(spots: list[int]) -> list[str]:
    return [f"{'abcdefgh'[BOARD.x[spot]]}{BOARD.y[spot] + 1}" for spot in spots]


def campana() -> Squares:
    places = [
        (x, -y) for y, row in enumerate(CAMPANA) for x, square in enumerate(row) if square == "x"
    ]
    return Squares([x for x, _ in places], [y for _, y in places])


def test_jugula_2_1_squares_are_numbered_from_the_south_west() -> None:
    assert [at(name) for name in ("a1", "h1", "a2", "h8")] == [0, 7, 8, 63]
    assert [len(BOARD.around[at(name)]) for name in ("a1", "d1", "d4")] == [3, 5, 8]


@given(SPOTS, SPOTS)
def test_jugula_2_1_neighbours_are_one_step_away(one: int, other: int) -> None:
    assert (other in BOARD.around[one]) == (BOARD.distance(one, other) == 1)
    if other in BOARD.around[one]:
        assert BOARD.beside(one, BOARD.way(one, other)) == other
        assert BOARD.beside(other, BOARD.way(one, other) + 4) == one


def test_jugula_2_2_zones_around_one_who_faces_north() -> None:
    expected = {
        "c5": FRONT,
        "d5": FRONT,
        "e5": FRONT,
        "c4": SIDE,
        "e4": SIDE,
        "c3": REAR,
        "e3": REAR,
        "d3": BACK,
    }

    assert {name: BOARD.zone(at("d4"), NORTH, at(name)) for name in expected} == expected
    assert names([BOARD.ahead(at("d4"), NORTH)]) == ["d5"]
    assert names(BOARD.front(at("d4"), NORTH)) == ["c5", "d5", "e5"]


@pytest.mark.parametrize("facing", range(4))
def test_jugula_2_2_zones_by_forward_and_right(facing: int) -> None:
    """The table of 2.2 for every two squares, forward and right reckoned as it says."""
    forward = ((0, 1), (1, 0), (0, -1), (-1, 0))[facing]
    right = ((1, 0), (0, -1), (-1, 0), (0, 1))[facing]
    zones = {(1, -1): FRONT, (1, 0): FRONT, (1, 1): FRONT, (0, -1): SIDE, (0, 1): SIDE}
    zones |= {(-1, -1): REAR, (-1, 1): REAR, (-1, 0): BACK}
    for spot, other in product(range(64), repeat=2):
        away = (BOARD.x[other] - BOARD.x[spot], BOARD.y[other] - BOARD.y[spot])
        f = away[0] * forward[0] + away[1] * forward[1]
        r = away[0] * right[0] + away[1] * right[1]

        if (f, r) in zones:
            assert BOARD.zone(spot, facing, other) == zones[f, r]
        assert (BOARD.ahead(spot, facing) == other) == ((f, r) == (1, 0))
        assert (other in BOARD.front(spot, facing)) == (f == 1 and abs(r) <= 1)
        for aside, column in zip((-1, 0, 1), BOARD.columns(spot, facing, 3), strict=True):
            assert (other in column) == (r == aside and 1 <= f <= 3)


def test_jugula_3_5_8_a_zone_is_what_an_attack_from_there_gains() -> None:
    assert (FRONT, SIDE, REAR, BACK) == (0, 1, 2, 3)


@pytest.mark.parametrize(("high", "low"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_jugula_2_3_straight_up_to_the_table(high: int, low: int) -> None:
    assert nearest_way(high, low) == E
    assert nearest_way(high, low + 1) == NE
    assert nearest_way(-low, -high) == S


def test_jugula_2_3_the_ways_are_sectors_of_45_degrees_on_every_board_up_to_17() -> None:
    for east, north in product(range(-16, 17), repeat=2):
        if (east, north) != (0, 0):
            eighths = math.degrees(math.atan2(east, north)) / 45
            assert nearest_way(east, north) == round(eighths) % WAYS


def test_jugula_s11_a_knights_move_is_slanting() -> None:
    """A bowman d4 and a target e6 who faces west: his front; he is pushed to f7."""
    bowman, target = at("d4"), at("e6")

    assert BOARD.way(target, bowman) == SW
    assert BOARD.zone(target, WEST, bowman) == FRONT
    assert names([BOARD.beside(target, BOARD.way(bowman, target))]) == ["f7"]


def test_jugula_s14_a_distant_attacker_may_stand_at_the_side() -> None:
    assert BOARD.zone(at("d6"), EAST, at("d3")) == SIDE


def test_jugula_s19_from_a_corner_nobody_can_be_pushed() -> None:
    assert BOARD.beside(at("h8"), BOARD.way(at("g7"), at("h8"))) == NOWHERE


def test_jugula_3_6_2_each_column_has_its_nearest_square_first() -> None:
    columns = BOARD.columns(at("d2"), NORTH, 6)

    assert names(columns[1]) == ["d3", "d4", "d5", "d6", "d7", "d8"]
    assert names(columns[2])[0] == "e3"
    assert names(BOARD.columns(at("a1"), NORTH, 2)[0]) == [], "no column beyond the wall"


def test_heroes_c18_an_arena_without_its_corners() -> None:
    arena = campana()
    name = {spot: f"{'abcdefg'[arena.x[spot]]}{1 - arena.y[spot]}" for spot in range(arena.size)}
    spot = {text: place for place, text in name.items()}

    assert arena.size == 31
    assert {name[one] for one in arena.around[spot["b1"]]} == {"c1", "a2", "b2", "c2"}
    assert {name[one] for one in arena.around[spot["a3"]]} == {"a2", "b2", "b3", "a4", "b4"}
    assert arena.distance(spot["a3"], spot["g3"]) == 6


def test_heroes_5_4_8_3_a_missed_weapon_lies_beyond_the_target() -> None:
    """Scenario 31: from d3 at e3 it lies in f3; from f3 at g3 there is nothing beyond."""
    arena = campana()
    d3, e3, f3, g3 = (arena.at[x, -2] for x in (3, 4, 5, 6))

    assert arena.beside(e3, arena.way(d3, e3)) == f3
    assert arena.beside(g3, arena.way(f3, g3)) == NOWHERE


def test_heroes_5_2_5_7_a_sidestep_is_45_degrees_left_or_right() -> None:
    arena = campana()
    here, enemy = arena.at[3, -2], arena.at[4, -2]
    way = arena.way(here, enemy)

    assert arena.beside(here, way - 1) == arena.at[4, -1], "left of east is north-east"
    assert arena.beside(here, way + 1) == arena.at[4, -3]
