"""Sets as bits are sets."""

from hypothesis import given
from hypothesis import strategies as st

from harena.toolkit.bits import as_bits, members, nth, rings, size, union

PLACES = st.sets(st.integers(0, 99))
# Five places in a row: a - b - c - d - e.
ROW = [0b00010, 0b00101, 0b01010, 0b10100, 0b01000]
ALL = 0b11111


@given(PLACES)
def test_a_set_has_its_members_lowest_first(places: set[int]) -> None:
    bits = as_bits(list(places))

    assert members(bits) == sorted(places)
    assert size(bits) == len(places)
    assert [nth(bits, index) for index in range(len(places))] == sorted(places)


@given(PLACES, PLACES)
def test_union_and_intersection_are_those_of_sets(one: set[int], other: set[int]) -> None:
    first, second = as_bits(list(one)), as_bits(list(other))

    assert members(first | second) == sorted(one | other)
    assert members(first & second) == sorted(one & other)
    assert members(first & ~second) == sorted(one - other)
    assert union([first, 1 << 100, second], [0, 2]) == first | second


def test_a_full_set_has_all_its_members() -> None:
    assert members((1 << 40) - 1) == list(range(40))
    assert members(0) == []


def test_the_members_are_a_list_of_ones_own() -> None:
    members(5).append(99)

    assert members(5) == [0, 2]


def test_rings_are_as_many_steps_away_as_their_number() -> None:
    assert rings(ROW, 1, ALL) == [0b00010, 0b00101, 0b01000, 0b10000]


def test_rings_go_over_free_places_only() -> None:
    assert rings(ROW, 1, ALL & ~0b00100) == [0b00010, 0b00001]
    assert rings(ROW, 1, 0) == [0b00010], "the start need not be free"


def test_spartacus_s19_round_another_it_takes_three_steps() -> None:
    """From (1,0) with the enemy on (2,0), hex (3,0) is three moves away."""
    from harena.toolkit.hexes import Hexes, hexagon

    arena = Hexes(*hexagon(3))
    near = [as_bits(around) for around in arena.around]
    start, enemy, goal = arena.at[1, 0], arena.at[2, 0], arena.at[3, 0]

    found = rings(near, start, (1 << arena.size) - 1 & ~(1 << enemy))

    assert [goal in members(ring) for ring in found].index(True) == 3
    assert arena.distance(start, goal) == 2
