"""Boards of hexes: distances, directions, bearings, and which hexes lie between two.

Hexes have axial coordinates and are numbered as a board lists them. The six directions run
counter-clockwise from that of the first coordinate. None of this asks whether a corner or a side of
a hex is up: only the names of the directions and the places on a page do.
"""

from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int]

DIRECTIONS: Final = 6
# Not a tuple: compiled, one that is asked for a place by number is made anew each time.
STEPS: Final[list[Point]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
BEARINGS: Final = 2 * DIRECTIONS
NOWHERE: Final = -1
CORNER_UP: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")


class Hexes:
    """The hexes of a board, with tables that are made once and shared by all states."""

    def __init__(self, q: list[int], r: list[int]) -> None:
        self.q = q
        self.r = r
        self.size = len(q)
        self.at: dict[Point, int] = {(q[spot], r[spot]): spot for spot in range(self.size)}
        # The neighbours of each hex: by direction, as rows without those that are off the board.
        self.near: list[int] = []
        self.around: list[list[int]] = []
        for spot in range(self.size):
            beside = [self.off(spot, east, south) for east, south in STEPS]
            self.near += beside
            self.around.append([other for other in beside if other != NOWHERE])
        # Distance and bearing from each hex to each.
        self.apart: list[int] = []
        self.bearings: list[int] = []
        known: dict[Point, int] = {}
        for one in range(self.size):
            for other in range(self.size):
                way = (q[other] - q[one], r[other] - r[one])
                if way not in known:
                    known[way] = bearing(way[0], way[1])
                self.apart.append(span(way[0], way[1]))
                self.bearings.append(known[way])

    def off(self, spot: int, east: int, south: int) -> int:
        """The hex so far from another; NOWHERE beyond the edge."""
        return self.at.get((self.q[spot] + east, self.r[spot] + south), NOWHERE)

    def beside(self, spot: int, direction: int) -> int:
        """The neighbour in a direction; NOWHERE beyond the edge."""
        return self.near[DIRECTIONS * spot + direction]

    def distance(self, one: int, other: int) -> int:
        """How many steps lead from one to another."""
        return self.apart[one * self.size + other]

    def direction(self, one: int, other: int) -> int:
        """The direction of a neighbour; NOWHERE if it is none."""
        for direction in range(DIRECTIONS):
            if self.near[DIRECTIONS * one + direction] == other:
                return direction
        return NOWHERE

    def turned(self, spot: int, facing: int, other: int) -> int:
        """How far another hex is turned from a facing, two to a direction: 0 is straight ahead."""
        return (self.bearings[spot * self.size + other] - 2 * facing) % BEARINGS

    def is_ahead(self, spot: int, facing: int, other: int) -> bool:
        """Whether another hex is in the wedge of 120 degrees ahead, its borders included."""
        east, south = self.q[other] - self.q[spot], self.r[other] - self.r[spot]
        for turn in (0, DIRECTIONS - 1):
            a, b = STEPS[(facing + turn) % DIRECTIONS]
            c, d = STEPS[(facing + turn + 1) % DIRECTIONS]
            # Two neighbouring directions have determinant one: the multiples are whole numbers.
            determinant = a * d - b * c
            along = (east * d - south * c) * determinant
            across = (south * a - east * b) * determinant
            if along >= 0 and across >= 0 and (along or across):
                return True
        return False


def hexagon(radius: int) -> tuple[list[int], list[int]]:
    """The coordinates of all hexes at most so far from the centre, row by row."""
    q: list[int] = []
    r: list[int] = []
    for south in range(-radius, radius + 1):
        for east in range(-radius, radius + 1):
            if abs(east + south) <= radius:
                q.append(east)
                r.append(south)
    return q, r


def on_page(q: int, r: int, side_up: bool) -> Point:
    """Column and line of a hex on a page.

    With a corner up a board is drawn in lines, and a column is half as wide as a hex; with a side
    up it is drawn in columns, and a line is half as high.
    """
    return (q, 2 * r + q) if side_up else (2 * q + r, r)


def span(east: int, south: int) -> int:
    """How many steps lead so far."""
    return max(abs(east), abs(south), abs(east + south))


def bearing(east: int, south: int) -> int:
    """The direction that leads nearest to there, doubled; odd where it is halfway to the next."""
    near = [east * a + south * b + (east + south) * (a + b) for a, b in STEPS]
    nearest = max(near)
    for direction in range(DIRECTIONS):
        if near[direction] == near[(direction + 1) % DIRECTIONS] == nearest:
            return 2 * direction + 1
    return 2 * near.index(nearest)


def by_bearing(sides: list[int]) -> list[int]:
    """Sides by relative bearing, from those by relative direction; halfway the lower one counts."""
    return [min(sides[turn // 2], sides[(turn + 1) // 2 % DIRECTIONS]) for turn in range(BEARINGS)]


# Hexes as polygons, for lines of sight: all coordinates are tripled, so that corners are whole.


def corners(q: int, r: int) -> list[Point]:
    """The corners of a hex, in order around it."""
    found: list[Point] = []
    for direction in range(DIRECTIONS):
        a, b = STEPS[direction]
        c, d = STEPS[(direction + 1) % DIRECTIONS]
        found.append((3 * q + a + c, 3 * r + b + d))
    return found


def hull_of(points: list[Point]) -> list[Point]:
    """The corners of the smallest convex polygon around these points, in order."""
    ordered = sorted(points)
    return half_hull(ordered)[:-1] + half_hull(ordered[::-1])[:-1]


def half_hull(ordered: list[Point]) -> list[Point]:
    """The hull on one side of the line from the first to the last."""
    found: list[Point] = []
    for point in ordered:
        while len(found) >= 2 and cross(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found


def cross(o: Point, a: Point, b: Point) -> int:
    """Positive if the way from o by a to b turns left."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def overlap(one: list[Point], other: list[Point]) -> bool:
    """Whether two convex polygons share more than their borders."""
    return not is_parted(one, other) and not is_parted(other, one)


def is_parted(one: list[Point], other: list[Point]) -> bool:
    """Whether the line along an edge of the first has the two on different sides."""
    for index, start in enumerate(one):
        end = one[(index + 1) % len(one)]
        here = [cross(start, end, point) for point in one]
        there = [cross(start, end, point) for point in other]
        if min(here) >= max(there) or max(here) <= min(there):
            return True
    return False
