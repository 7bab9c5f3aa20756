"""Decks: rows of cards whose last one lies on top; what is drawn by lot.

A deck and its discard pile are two plain lists of a state. Nothing here tells an event: a draw is
told by the game, to its owner or to all.
"""

from typing import Final

from harena.kernel.dice import Dice

NO_CARD: Final = -1


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """The same cards in a random order, as a deck of its own."""
    deck = cards[:]
    dice.shuffle(deck)
    return deck


def by_lot(row: list[int], dice: Dice) -> int:
    """One of several, each equally likely."""
    return row[dice.below(len(row))]


def only_or_by_lot(row: list[int], dice: Dice) -> int:
    """One of several, each equally likely; for a single one no lot is drawn."""
    return row[0] if len(row) == 1 else row[dice.below(len(row))]


def draw(deck: list[int], discard: list[int], dice: Dice) -> int:
    """The top card; from an empty deck, after the discard pile has been shuffled to be the deck.

    NO_CARD if both are empty (Jugula 3.3.2, 3.3.3, Spartacus 3.5).
    """
    if not deck:
        deck += discard
        discard.clear()
        dice.shuffle(deck)
    return deck.pop() if deck else NO_CARD


def look(deck: list[int], number: int) -> list[int]:
    """So many cards from the top, or all there are, the top one first; they stay where they are.

    Jugula 3.2.12, and Spartacus 3.5: looking never shuffles.
    """
    return deck[: -number - 1 : -1]


def put_on_top(deck: list[int], cards: list[int]) -> None:
    """Cards go back on top, the first of them topmost (Jugula P11, Spartacus c21)."""
    deck += cards[::-1]


def put_under(deck: list[int], cards: list[int]) -> None:
    """Cards go under the deck in the order they have, the last of them lowest (Jugula 3.2.12)."""
    deck[:0] = cards[::-1]
