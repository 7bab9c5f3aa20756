"""Decks, rows of cards whose last one lies on top, in a random order; and what is drawn by lot."""

from harena.kernel.dice import Dice
from harena.toolkit.bits import nth, size


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


def drawn_from(bits: int, dice: Dice) -> int:
    """The same for the members of a set."""
    cards = size(bits)
    return nth(bits, 0) if cards == 1 else nth(bits, dice.below(cards))


def digits(row: int, bits: int) -> list[int]:
    """The cards of a row kept as one number, so many bits for each, the first first."""
    found: list[int] = []
    mask = (1 << bits) - 1
    while row:
        found.append((row & mask) - 1)
        row >>= bits
    return found


def as_digits(cards: list[int], bits: int) -> int:
    """A row of cards as one number; 0 is an empty one."""
    row = 0
    for card in reversed(cards):
        row = row << bits | (card + 1)
    return row
