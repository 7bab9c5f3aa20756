"""Decks: what is shuffled; what is drawn by lot, and when."""

from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.dice import Dice
from harena.toolkit.decks import as_digits, by_lot, digits, drawn_from, only_or_by_lot, shuffled

A, B, C, D, E = range(5)


def seeded(text: str = "deck") -> Dice:
    dice = Dice()
    dice.seed(text)
    return dice


@given(st.lists(st.integers(0, 20)), st.text(max_size=3))
def test_a_shuffled_deck_has_the_same_cards(cards: list[int], seed: str) -> None:
    before = cards[:]

    assert sorted(shuffled(cards, seeded(seed))) == sorted(cards)
    assert cards == before


def test_a_deck_is_shuffled_into_every_order() -> None:
    orders = {tuple(shuffled([A, B, C], seeded(str(seed)))) for seed in range(60)}

    assert len(orders) == 6


def test_a_lot_is_fair_and_none_is_drawn_for_a_single_one() -> None:
    dice = seeded()
    found = [by_lot([A, B, C], dice) for _ in range(600)]
    assert all(150 < found.count(card) < 250 for card in (A, B, C))

    dice.script = [1]
    assert only_or_by_lot([D], dice) == D
    assert dice.script == [1], "the die was not touched"
    assert only_or_by_lot([D, E], dice) == E

    dice.script = [1]
    assert drawn_from(1 << D, dice) == D
    assert dice.script == [1], "the die was not touched"
    assert drawn_from(1 << D | 1 << E, dice) == E


def test_a_row_of_cards_is_one_number() -> None:
    """The first card lowest, and each one more than its number, so that none is an empty row."""
    assert as_digits([A, C, B], 4) == 0x231
    assert digits(0x231, 4) == [A, C, B]
    assert as_digits([], 4) == 0
    assert digits(0, 4) == []


@given(st.lists(st.integers(0, 30), max_size=30))
def test_a_row_kept_as_a_number_comes_back(cards: list[int]) -> None:
    assert digits(as_digits(cards, 5), 5) == cards
