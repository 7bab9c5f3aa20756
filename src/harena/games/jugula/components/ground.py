"""Chapters 2.1 to 2.3: the squares of the arena, facings, fronts and directions, as tables.

Square 8 * y + x is column x and row y: a1 is 0, h8 is 63. Facings are north, east, south, west; the
ways are the eight directions clockwise from north, so that a facing is every second way.
"""

from typing import Final

from harena.toolkit.squares import NOWHERE, WAYS, ZONES, Squares, rectangle

WIDTH: Final = 8
SQUARES: Final = 64
FACINGS: Final = 4
FACING_NAMES: Final = ("N", "E", "S", "W")
WAY_NAMES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
OPPOSITE: Final = 4

GROUND: Final = Squares(*rectangle(WIDTH, WIDTH))
# 2.1 The neighbour of a square on a way, at eight times the square plus the way.
NEAR: Final[list[int]] = GROUND.near
AROUND: Final[list[list[int]]] = GROUND.around
# Those of them that share an edge with it; and the ways to all of them, each as a set of its own.
BESIDE: Final[list[list[int]]] = [
    [near for near in NEAR[WAYS * square : WAYS * (square + 1) : 2] if near != NOWHERE]
    for square in range(SQUARES)
]
WAYS_AROUND: Final[list[list[int]]] = [
    [1 << way for way in range(WAYS) if NEAR[WAYS * square + way] != NOWHERE]
    for square in range(SQUARES)
]
NAMES: Final = ["abcdefgh"[square % WIDTH] + str(square // WIDTH + 1) for square in range(SQUARES)]


def fronts() -> list[list[int]]:
    """2.2 The squares of the front, by square and facing."""
    found: list[list[int]] = []
    for square in range(SQUARES):
        for facing in range(FACINGS):
            found.append(GROUND.front(square, facing))
    return found


def all_columns() -> list[list[list[list[int]]]]:
    """3.6.1 The three columns of a front, by how far it reaches, by square and facing."""
    found: list[list[list[list[int]]]] = [[] for _ in range(WIDTH + 1)]
    for square in range(SQUARES):
        for facing in range(FACINGS):
            to_the_wall = GROUND.columns(square, facing, WIDTH)
            for far, columns in enumerate(found):
                columns.append([column[:far] for column in to_the_wall])
    return found


def all_reaches() -> list[list[list[int]]]:
    """3.6.1 The squares of those columns in one row."""
    found: list[list[list[int]]] = []
    for columns in COLUMNS:
        found.append([left + middle + right for left, middle, right in columns])
    return found


def all_ways() -> list[int]:
    """2.3 The way from one square to another, at 64 times the one plus the other."""
    found: list[int] = []
    for one in range(SQUARES):
        for other in range(SQUARES):
            found.append(NOWHERE if one == other else GROUND.way(one, other))
    return found


FRONT: Final[list[list[int]]] = fronts()
COLUMNS: Final[list[list[list[list[int]]]]] = all_columns()
REACHES: Final[list[list[list[int]]]] = all_reaches()
WAY: Final[list[int]] = all_ways()
# 2.2 By eighths of a turn to the right of where one faces: what an attack from there gains.
ZONE: Final[list[int]] = ZONES
IN_FRONT: Final = 0

# 3.1.7, 3.1.8 Where each may deploy, in the order of deployment.
TWO_ZONES: Final = [list(range(2 * WIDTH)), list(range(6 * WIDTH, SQUARES))]


def corner(east: int, north: int) -> list[int]:
    """3.1.8 A block of three by three."""
    found: list[int] = []
    for y in range(north, north + 3):
        for x in range(east, east + 3):
            found.append(WIDTH * y + x)
    return found


# 3.1.8 With three the last stands between the others; with four they go round the arena.
THREE_CORNERS: Final = [corner(0, 0), corner(5, 5), corner(0, 5)]
FOUR_CORNERS: Final = [corner(0, 0), corner(0, 5), corner(5, 5), corner(5, 0)]


def deployment_zone(seats: int, index: int) -> list[int]:
    """3.1.7, 3.1.8, R44 Two rows each for two players, a corner each for more, in the order."""
    if seats == 2:
        return TWO_ZONES[index]
    return THREE_CORNERS[index] if seats == 3 else FOUR_CORNERS[index]


def way_between(one: int, other: int) -> int:
    """2.3 The one of the eight ways that leads nearest from one square to another."""
    return WAY[SQUARES * one + other]


def zone_of(square: int, facing: int, other: int) -> int:
    """2.2, 2.3 Front, side, rear or back: where another square lies, near or far, for one here."""
    return ZONE[(WAY[SQUARES * square + other] - 2 * facing) % WAYS]


def distance(one: int, other: int) -> int:
    """2.1 How many steps lead from one square to another."""
    return GROUND.distance(one, other)


def beyond(one: int, other: int) -> int:
    """3.7.5 The square to which a push from one drives the man on another; NOWHERE at the wall."""
    return NEAR[WAYS * other + way_between(one, other)]
