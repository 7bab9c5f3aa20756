"""Decks: what lies on top, what is shuffled, and when."""

from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.dice import Dice
from harena.toolkit.decks import (
    NO_CARD,
    by_lot,
    draw,
    look,
    only_or_by_lot,
    put_on_top,
    put_under,
    shuffled,
)

A, B, C, D, E = range(5)


def seeded(text: str = "deck") -> Dice:
    dice = Dice()
    dice.seed(text)
    return dice


def pile(*top_first: int) -> list[int]:
    """A deck as it is read: the top card first."""
    return list(top_first[::-1])


def drawn(deck: list[int], discard: list[int], number: int) -> list[int]:
    dice = seeded()
    return [draw(deck, discard, dice) for _ in range(number)]


@given(st.lists(st.integers(0, 20)), st.text(max_size=3))
def test_a_shuffled_deck_has_the_same_cards(cards: list[int], seed: str) -> None:
    before = cards[:]

    assert sorted(shuffled(cards, seeded(seed))) == sorted(cards)
    assert cards == before


def test_the_top_card_is_drawn() -> None:
    deck, discard = pile(A, B, C), [D]

    assert drawn(deck, discard, 2) == [A, B]
    assert (deck, discard) == (pile(C), [D])


def test_jugula_s29_an_empty_deck_takes_the_discard_pile_in_the_middle_of_a_draw() -> None:
    """Deck of one, three discarded, three drawn: the one, then two of the three."""
    deck, discard = pile(A), [B, C, D]

    found = drawn(deck, discard, 3)

    assert found[0] == A
    assert sorted([*found[1:], *deck]) == [B, C, D]
    assert discard == []


def test_spartacus_s48_the_deck_holds_two_and_three_are_drawn() -> None:
    deck, discard = pile(50, 51), list(range(30))

    found = drawn(deck, discard, 3)

    assert found[:2] == [50, 51]
    assert found[2] in range(30)
    assert (len(deck), discard) == (29, [])


def test_jugula_s50_nothing_is_left_to_draw() -> None:
    assert drawn([], [], 2) == [NO_CARD, NO_CARD]


def test_an_emptied_pile_is_drawn_in_a_new_order() -> None:
    orders = set()
    for seed in range(60):
        deck, discard, dice = list[int](), [A, B, C], seeded(str(seed))
        orders.add(tuple(draw(deck, discard, dice) for _ in range(3)))

    assert len(orders) == 6


def test_looking_takes_nothing_and_never_shuffles() -> None:
    deck = pile(A, B, C)

    assert look(deck, 2) == [A, B]
    assert look(deck, 9) == [A, B, C]
    assert look(deck, 0) == []
    assert look([], 4) == []
    assert deck == pile(A, B, C)


def test_jugula_s47_the_cards_not_taken_go_under_the_pile() -> None:
    """Pile A B C D …, B is taken: D … A C."""
    deck = pile(A, B, C, D, E)
    seen = look(deck, 3)
    del deck[-3:]
    seen.remove(B)

    put_under(deck, seen)

    assert deck == pile(D, E, A, C)


def test_cards_put_back_on_top_are_drawn_first_in_their_order() -> None:
    deck = pile(D, E)

    put_on_top(deck, [B, A])

    assert drawn(deck, [], 4) == [B, A, D, E]


def test_a_lot_is_fair_and_none_is_drawn_for_a_single_one() -> None:
    dice = seeded()
    found = [by_lot([A, B, C], dice) for _ in range(600)]
    assert all(150 < found.count(card) < 250 for card in (A, B, C))

    dice.script = [1]
    assert only_or_by_lot([D], dice) == D
    assert dice.script == [1], "the die was not touched"
    assert only_or_by_lot([D, E], dice) == E
