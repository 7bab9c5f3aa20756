"""Cards and sets of cards (C2, 2.1).

A set of cards is one number: a bit for each Action card and each Special Move, which are unique,
and a few bits each for how many Energy-0, Energy-1 and Feint cards there are. So two sets are
joined by adding them, and a card leaves a set by subtracting it.
"""

from typing import Final

from harena.toolkit.bits import members
from harena.toolkit.counted import Layout

STRENGTH: Final = 0
DEXTERITY: Final = 1
BERSERK: Final = 2
MOVEMENT: Final = 3
ENERGY_0: Final = 4
ENERGY_1: Final = 5
FEINT: Final = 6
SWEEP: Final = 7
SACRIFICE: Final = 8
ACROBATIC_STRIKE: Final = 9
OVERSKILL: Final = 10
RAGE: Final = 11
BREAK_ITEM: Final = 12
UNBALANCING_STRIKE: Final = 13
REFLEX: Final = 14
KINDS: Final = 15
# Instead of a kind of card: no more of them.
ENOUGH: Final = KINDS
NO_CARD: Final = -1
CARDS: Final = (
    "strength",
    "dexterity",
    "berserk",
    "movement",
    "energy_0",
    "energy_1",
    "feint",
    "sweep",
    "sacrifice",
    "acrobatic_strike",
    "overskill",
    "rage",
    "break_item",
    "unbalancing_strike",
    "reflex",
)
ACTIONS: Final = 4
FIRST_MOVE: Final = 7

# Energy cards up to 31, Feints up to 3; those of which there is one lie together, lowest.
LAYOUT: Final[Layout] = Layout(
    [1, 1, 1, 1, 5, 5, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    [0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14, 4, 5, 6],
)
SHIFT: Final[list[int]] = LAYOUT.shift
MASK: Final[list[int]] = LAYOUT.mask
ONE: Final[list[int]] = LAYOUT.one
MOST: Final = 31

ACTION_CARDS: Final = 0xF
MOVE_CARDS: Final = 0xFF0
UNIQUE: Final = 0xFFF
NO_CARDS: Final = 0
# What can be told by a back.
GREENS: Final[list[int]] = list(range(ACTIONS))
REDS: Final[list[int]] = list(range(ACTIONS, KINDS))
ACTIONS_IN: Final[list[list[int]]] = [members(cards) for cards in range(ACTION_CARDS + 1)]
MOVES_IN: Final[list[list[int]]] = [
    [FIRST_MOVE + move for move in members(moves)] for moves in range(0xFF + 1)
]
# From nothing to so many: a list of its own took half the time of a question how many.
UP_TO: Final[list[list[int]]] = [list(range(count + 1)) for count in range(MOST + 1)]


def held(cards: int, kind: int) -> int:
    """How many cards of a kind are in a set."""
    return cards >> SHIFT[kind] & MASK[kind]


def has(cards: int, kind: int) -> bool:
    return cards >> SHIFT[kind] & MASK[kind] != 0


def size(cards: int) -> int:
    """How many cards there are."""
    return (cards & UNIQUE).bit_count() + (cards >> 12 & 31) + (cards >> 17 & 31) + (cards >> 22)


def greens(cards: int) -> int:
    """How many have a green back: Action cards."""
    return (cards & ACTION_CARDS).bit_count()


def energy(cards: int) -> int:
    """8.2, 2.3 One for each Energy-1 card."""
    return cards >> 17 & 31


def kinds_in(cards: int) -> list[int]:
    """The kinds of which there is a card, lowest first; kind by kind it took six times as long."""
    found = ACTIONS_IN[cards & ACTION_CARDS][:]
    if cards >> 12 & MOST:
        found.append(ENERGY_0)
    if cards >> 17 & MOST:
        found.append(ENERGY_1)
    if cards >> 22:
        found.append(FEINT)
    found += MOVES_IN[cards >> ACTIONS & 0xFF]
    return found


def counts(cards: int) -> list[int]:
    """How many of each kind."""
    return LAYOUT.counts(cards)


def gather(counted: list[int]) -> int:
    """So many of each kind as one set."""
    return LAYOUT.gather(counted)
