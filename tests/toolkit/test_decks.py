"""Decks: what is shuffled; what is drawn by lot, and when."""

from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.dice import Dice
from harena.toolkit.decks import by_lot, drawn_from, only_or_by_lot, shuffled

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
