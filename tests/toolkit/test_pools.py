"""Exact distributions, counted again by throwing every die every way."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.toolkit.pools import (
    Ways,
    added,
    die,
    falls,
    high_to_low,
    margins,
    mixed,
    one_again,
    orders,
    pool,
)

PIPS = die([1, 2, 3, 4, 5, 6])
# Heroes 2.7.2-1: a success is 1, 2 or 3.
SUCCESS = die([1, 1, 1, 0, 0, 0])
PLAIN = [1] * 6
# Jugula 2.6: the combat values of the twelve Jugula cards.
CARDS = [5, 3, 4, 0, 1, 1, 2, 3, 4, 2, 6, 0]
WAYS = st.lists(st.integers(0, 4), min_size=1, max_size=5).filter(any)


def exact(ways: Ways) -> dict[int, Fraction]:
    return {value: Fraction(some, sum(ways)) for value, some in enumerate(ways) if some}


def thrown(dice: int, count: Callable[[tuple[int, ...]], int]) -> dict[int, Fraction]:
    """The same by brute force: every order of the faces 1 to 6."""
    found = Counter(count(faces) for faces in product(range(1, 7), repeat=dice))
    return {value: Fraction(some, 6**dice) for value, some in sorted(found.items())}


@pytest.mark.parametrize("dice", [0, 1, 2, 4])
def test_a_pool_is_what_its_dice_add_up_to(dice: int) -> None:
    assert exact(pool(PIPS, dice)) == thrown(dice, sum)
    successes = thrown(dice, lambda faces: sum(face <= 3 for face in faces))
    assert exact(pool(SUCCESS, dice)) == successes


def test_heroes_2_7_5_1_fewer_dice_than_none_are_none() -> None:
    assert pool(SUCCESS, -1) == [1]


def test_heroes_c5_sizes_by_two_dice() -> None:
    assert pool(PIPS, 2) == [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(pool(PIPS, 2)[10:]) == 6


def test_heroes_c15_passing_two_dice_of_which_a_six_always_fails() -> None:
    """Savvy 8 passes on 1 to 5, savvy 3 on 1 to 3."""
    assert exact(pool([1, 5], 2))[2] == Fraction(25, 36)
    assert exact(pool([3, 3], 2))[1] == Fraction(1, 2)


def test_heroes_c12_by_how_much_five_dice_beat_four() -> None:
    found = exact(margins(pool(SUCCESS, 5), pool(SUCCESS, 4)))
    every = Counter(sum(faces[:5]) - sum(faces[5:]) for faces in product((0, 1), repeat=9))

    assert {value - 4: share for value, share in found.items()} == {
        margin: Fraction(ways, 2**9) for margin, ways in sorted(every.items())
    }


def test_jugula_7_3_two_cards_from_fresh_decks() -> None:
    difference = exact(margins(die(CARDS), die(CARDS)))

    assert difference[6] == Fraction(11, 72)
    expected = ["19/144", "1/9", "1/12", "1/18", "1/36", "1/72"]
    for margin, share in enumerate(expected, 1):
        assert difference[6 + margin] == difference[6 - margin] == Fraction(share)


def test_jugula_7_3_sums_5_against_5_and_8_against_5() -> None:
    def results(attack: int, defence: int) -> list[Fraction]:
        """Defender higher, equal, push, wound."""
        found = [0, 0, 0, 0]
        for mine, yours in product(CARDS, repeat=2):
            a, d = attack + mine, defence + yours
            found[0 if d > a else 1 if d == a else 2 if a < 2 * d else 3] += 1
        return [Fraction(ways, 144) for ways in found]

    def by_pools(attack: int, defence: int) -> tuple[Fraction, Fraction]:
        ways = margins(
            added([0] * attack + [1], die(CARDS)), added([0] * defence + [1], die(CARDS))
        )
        equal = defence + 6
        return Fraction(sum(ways[:equal]), 144), Fraction(ways[equal], 144)

    assert results(5, 5) == [Fraction(share) for share in ("61/144", "11/72", "19/48", "1/36")]
    assert results(8, 5) == [Fraction(share) for share in ("7/72", "1/12", "23/36", "13/72")]
    assert by_pools(5, 5) == (Fraction(61, 144), Fraction(11, 72))
    assert by_pools(8, 5) == (Fraction(7, 72), Fraction(1, 12))


@given(WAYS, WAYS)
def test_a_sum_and_a_margin_are_fair(one: Ways, other: Ways) -> None:
    assert sum(added(one, other)) == sum(margins(one, other)) == sum(one) * sum(other)


def test_heroes_3_7_3_1_dice_that_select_dice() -> None:
    """Two Bonus Dice, each used on 1 or 2 and then thrown for a success, beside one sure die."""
    selected = pool([4, 2], 2)
    found = mixed(selected, [pool(SUCCESS, 1 + used) for used in range(3)])

    expected: dict[int, Fraction] = {}
    for picks in product(range(6), repeat=2):
        used = sum(pick < 2 for pick in picks)
        for value, share in exact(pool(SUCCESS, 1 + used)).items():
            expected[value] = expected.get(value, Fraction(0)) + share / 36
    assert exact(found) == dict(sorted(expected.items()))


@pytest.mark.parametrize("dice", [0, 1, 3])
def test_every_fall_of_plain_dice_up_to_its_order(dice: int) -> None:
    counted = Counter(
        tuple(sorted(faces, reverse=True)) for faces in product(range(6), repeat=dice)
    )

    assert {tuple(high_to_low(shown)): ways for shown, ways in falls(PLAIN, dice)} == counted


def test_clash_1_4_falls_of_a_die_with_three_blanks_two_singles_and_a_lethal() -> None:
    found = falls([3, 2, 1], 2)

    assert found == [
        ([2, 0, 0], 9),
        ([1, 1, 0], 12),
        ([0, 2, 0], 4),
        ([1, 0, 1], 6),
        ([0, 1, 1], 4),
        ([0, 0, 2], 1),
    ]


def test_faces_that_a_die_lacks_do_not_fall() -> None:
    assert falls([4, 0, 2], 1) == [([1, 0, 0], 4), ([0, 0, 1], 2)]


def test_spartacus_e21_one_die_again() -> None:
    """6-4-3, the 4 thrown again: 6-5-3 with one chance of six, faces counted from 0."""
    again = one_again([0, 0, 1, 1, 0, 1], 3, PLAIN)

    assert [high_to_low(shown) for shown, _ in again] == [
        [5, 2, 0],
        [5, 2, 1],
        [5, 2, 2],
        [5, 3, 2],
        [5, 4, 2],
        [5, 5, 2],
    ]
    assert [ways for _, ways in again] == PLAIN


def test_spartacus_10_5_rows_of_dice_compared_from_the_highest() -> None:
    """Three dice against two, damage by the rows, exactly as by throwing all five every way."""

    def damage(attack: list[int], defence: list[int]) -> int:
        pairs = sum(a > d for a, d in zip(attack, defence, strict=False))
        return pairs + sum(a >= 3 for a in attack[len(defence) :])

    found: Counter[int] = Counter()
    for mine, some in falls(PLAIN, 3):
        for yours, more in falls(PLAIN, 2):
            attack = [face + 1 for face in high_to_low(mine)]
            defence = [face + 1 for face in high_to_low(yours)]
            found[damage(attack, defence)] += some * more

    def rolled(faces: tuple[int, ...]) -> int:
        return damage(sorted(faces[:3], reverse=True), sorted(faces[3:], reverse=True))

    assert {value: Fraction(ways, 6**5) for value, ways in sorted(found.items())} == thrown(
        5, rolled
    )


def test_orders_of_two_kinds() -> None:
    assert [orders(3, those) for those in range(4)] == [1, 4, 10, 20]
