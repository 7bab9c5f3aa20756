"""The row of Action cards that a player has laid on the table in this turn (6.3, 6.4).

The row is one number, six bits a card from left to right: its kind, whether it is rotated (used as
an Action, or on Standby), whether it lies face-down, and whether nobody else knows what it is.
"""

from typing import Final

from harena.games.gladiatori.components.cards import NO_CARDS, ONE

KIND: Final = 3
ROTATED: Final = 4
FACE_DOWN: Final = 8
UNKNOWN: Final = 16
LAID: Final = 32
BITS: Final = 6
CARD: Final = 63
NO_PLACE: Final = -1


def length(row: int) -> int:
    """How many cards are in a row."""
    return (row.bit_length() + BITS - 1) // BITS


def card_at(row: int, index: int) -> int:
    """A card of the row, with what is to be known of it."""
    return row >> BITS * index & CARD


def lay(row: int, kind: int, marks: int) -> int:
    """6.5 New cards go to the right end."""
    return row | (LAID | kind | marks) << BITS * length(row)


def where(row: int, kind: int) -> int:
    """Where a kind lies; nobody has two of a kind."""
    for index in range(length(row)):
        if card_at(row, index) & KIND == kind:
            return index
    return NO_PLACE


def blood_for(row: int, kind: int) -> int:
    """6.4 Right-most 1, the next 2, 3, 4; rotated and Standby cards count their place."""
    return length(row) - where(row, kind)


def prices(row: int) -> list[int]:
    """6.4 The Blood that each card of a row would cost to use it again, from left to right."""
    return [length(row) - index for index in range(length(row))]


def mark(row: int, kind: int, marks: int) -> int:
    return row | marks << BITS * where(row, kind)


def clear(row: int, kind: int, marks: int) -> int:
    return row & ~(marks << BITS * where(row, kind))


def take_off(row: int, kind: int) -> int:
    """Without a card; those to its right move up."""
    index = where(row, kind)
    below = row & (1 << BITS * index) - 1
    return below | row >> BITS * (index + 1) << BITS * index


def cards_in(row: int) -> int:
    """The cards of a row as a set."""
    cards = NO_CARDS
    for index in range(length(row)):
        cards += ONE[card_at(row, index) & KIND]
    return cards


def seen_in(row: int) -> int:
    """The cards of a row that everybody knows."""
    cards = NO_CARDS
    for index in range(length(row)):
        card = card_at(row, index)
        if not card & UNKNOWN:
            cards += ONE[card & KIND]
    return cards


def face_up(row: int) -> list[int]:
    """6.3 The kinds that lie open, from left to right: they may be reused in a Reaction."""
    found: list[int] = []
    for index in range(length(row)):
        card = card_at(row, index)
        if not card & FACE_DOWN:
            found.append(card & KIND)
    return found


def straight(row: int) -> list[int]:
    """6.3, 6.10 The kinds that lie open and not rotated: they may be reused as an Action."""
    found: list[int] = []
    for index in range(length(row)):
        card = card_at(row, index)
        if not card & (FACE_DOWN | ROTATED):
            found.append(card & KIND)
    return found
