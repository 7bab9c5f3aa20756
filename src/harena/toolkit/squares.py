"""Boards of squares, with eight neighbours and figures that face one side (Jugula 2, Heroes C18).

Squares have coordinates, east and north, and are numbered as a board lists them. The eight ways run
clockwise from north; a figure faces north, east, south or west, which is every second way, and what
is around him is told by how far it is turned from there.
"""

from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int]

WAYS: Final = 8
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
NOWHERE: Final = -1

# Jugula 2.2 What the attack of one who stands there gains, by his eighths of a turn to the right.
FRONT: Final = 0
SIDE: Final = 1
REAR: Final = 2
BACK: Final = 3
ZONES: Final[list[int]] = [FRONT, FRONT, SIDE, REAR, BACK, REAR, SIDE, FRONT]


class Squares:
    """The squares of a board, with tables that are made once and shared by all states."""

    def __init__(self, x: list[int], y: list[int]) -> None:
        self.x = x
        self.y = y
        self.size = len(x)
        self.at: dict[Point, int] = {(x[spot], y[spot]): spot for spot in range(self.size)}
        # The neighbours of each square: by way, and as rows without those that are off the board.
        self.near: list[int] = []
        self.around: list[list[int]] = []
        for spot in range(self.size):
            beside = [self.off(spot, east, north) for east, north in STEPS]
            self.near += beside
            self.around.append([other for other in beside if other != NOWHERE])

    def off(self, spot: int, east: int, north: int) -> int:
        """The square so far from another; NOWHERE beyond the edge."""
        return self.at.get((self.x[spot] + east, self.y[spot] + north), NOWHERE)

    def beside(self, spot: int, way: int) -> int:
        """The neighbour on a way; NOWHERE beyond the edge.

        Jugula 3.7.5 a push goes beside the defender, on the way from the attacker to him. Heroes
        5.4.8-3 a missed weapon lies beyond the target, 5.2.5-7 a sidestep is one way to a side.
        """
        return self.near[WAYS * spot + way % WAYS]

    def distance(self, one: int, other: int) -> int:
        """Jugula 2.1, Heroes C18 How many steps lead from one to another, slanting ones too."""
        return max(abs(self.x[other] - self.x[one]), abs(self.y[other] - self.y[one]))

    def way(self, one: int, other: int) -> int:
        """Jugula 2.3 The one of the eight ways that leads nearest from one to another."""
        return nearest_way(self.x[other] - self.x[one], self.y[other] - self.y[one])

    def zone(self, spot: int, facing: int, other: int) -> int:
        """Jugula 2.2, 2.3 Where another stands, near or far, for one who faces that way."""
        return ZONES[(self.way(spot, other) - 2 * facing) % WAYS]

    def ahead(self, spot: int, facing: int) -> int:
        """Jugula 2.2 The danger square, straight ahead; NOWHERE at the edge."""
        return self.near[WAYS * spot + 2 * facing]

    def front(self, spot: int, facing: int) -> list[int]:
        """Jugula 2.2, 3.5.11 The squares of the front: ahead to the left, ahead, to the right."""
        found: list[int] = []
        for turn in (-1, 0, 1):
            other = self.beside(spot, 2 * facing + turn)
            if other != NOWHERE:
                found.append(other)
        return found

    def columns(self, spot: int, facing: int, far: int) -> list[list[int]]:
        """Jugula 3.6.1, 3.6.2 The columns of a front that is so long, the nearest squares first."""
        ahead, right = STEPS[2 * facing], STEPS[(2 * facing + 2) % WAYS]
        found: list[list[int]] = []
        for aside in (-1, 0, 1):
            column: list[int] = []
            for pace in range(1, far + 1):
                east = pace * ahead[0] + aside * right[0]
                other = self.off(spot, east, pace * ahead[1] + aside * right[1])
                if other != NOWHERE:
                    column.append(other)
            found.append(column)
        return found


def rectangle(width: int, height: int) -> tuple[list[int], list[int]]:
    """Jugula 2.1 The coordinates of a full board, row by row from the south-west corner."""
    x: list[int] = []
    y: list[int] = []
    for north in range(height):
        for east in range(width):
            x.append(east)
            y.append(north)
    return x, y


def nearest_way(east: int, north: int) -> int:
    """Jugula 2.3 Eight sectors of 45 degrees: straight where five times the less is twice the more.

    Two fifths stand for the tangent of 22.5 degrees: the same for every two squares less than 17
    columns and rows apart.
    """
    high, low = max(abs(east), abs(north)), min(abs(east), abs(north))
    if 5 * low <= 2 * high:
        if abs(east) > abs(north):
            north = 0
        else:
            east = 0
    return STEPS.index((sign(east), sign(north)))


def sign(number: int) -> int:
    """Which way a number goes: 1, 0 or -1."""
    return (number > 0) - (number < 0)
