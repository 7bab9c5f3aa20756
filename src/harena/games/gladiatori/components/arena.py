"""The arena: hexes, directions, what is in front and what behind, what a throw can reach (C1, 3.1).

Hexes are numbered row by row. Directions run counter-clockwise from east. The tables here are made
once for a board and shared by all states.
"""

from typing import Final, final

DIRECTIONS: Final = 6
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NOWHERE: Final = -1

FRONT: Final = 0
REAR_SIDE: Final = 1
BEHIND: Final = 2
# 3.1 By relative direction: 0, 1, 5 are the front, 2 and 4 the rear sides, 3 is directly behind.
SIDES: Final[list[int]] = [FRONT, FRONT, REAR_SIDE, BEHIND, REAR_SIDE, FRONT]
# 3.8 The same by relative bearing, two to a direction: a tie of two favours the defender.
BEARINGS: Final = 2 * DIRECTIONS
VIEWS: Final[list[int]] = [
    min(SIDES[way // 2], SIDES[(way + 1) // 2 % DIRECTIONS]) for way in range(BEARINGS)
]


@final
class Arena:
    """All hexes at most `radius` from the centre, with starts and gates."""

    def __init__(
        self, radius: int, starts: list[tuple[int, int]], gates: list[tuple[int, int]]
    ) -> None:
        self.radius = radius
        self.q: list[int] = []
        self.r: list[int] = []
        for r in range(-radius, radius + 1):
            for q in range(-radius, radius + 1):
                if abs(q + r) <= radius:
                    self.q.append(q)
                    self.r.append(r)
        self.size = len(self.q)
        self.at: dict[tuple[int, int], int] = {
            (self.q[spot], self.r[spot]): spot for spot in range(self.size)
        }
        self.starts = [self.at[start] for start in starts]
        self.gates = [self.at[gate] for gate in gates]
        self.near: list[int] = []
        for spot in range(self.size):
            for east, south in STEPS:
                self.near.append(self.at.get((self.q[spot] + east, self.r[spot] + south), NOWHERE))
        self.around: list[list[int]] = []
        for spot in range(self.size):
            first = DIRECTIONS * spot
            beside = self.near[first : first + DIRECTIONS]
            self.around.append([other for other in beside if other != NOWHERE])
        self.apart: list[int] = []
        self.bearings: list[int] = []
        self.shadows: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.hidden: dict[int, int] = {}
        ways = range(-2 * radius, 2 * radius + 1)
        bearings = {(dq, dr): bearing(dq, dr) for dq in ways for dr in ways}
        for one in range(self.size):
            for other in range(self.size):
                dq, dr = self.q[other] - self.q[one], self.r[other] - self.r[one]
                self.apart.append(span(dq, dr))
                self.bearings.append(bearings[dq, dr])

    def name(self, spot: int) -> str:
        """A hex by its coordinates."""
        return f"{self.q[spot]},{self.r[spot]}"

    def beside(self, spot: int, direction: int) -> int:
        """The neighbour in a direction; NOWHERE beyond the edge."""
        return self.near[DIRECTIONS * spot + direction]

    def distance(self, one: int, other: int) -> int:
        return self.apart[one * self.size + other]

    def direction(self, one: int, other: int) -> int:
        """The direction of a neighbour; -1 if it is none."""
        for direction in range(DIRECTIONS):
            if self.near[DIRECTIONS * one + direction] == other:
                return direction
        return -1

    def side(self, spot: int, facing: int, attacker: int) -> int:
        """3.1, 3.8 From which side somebody comes; a tie of two directions favours the defender."""
        way = self.bearings[spot * self.size + attacker]
        return VIEWS[(way - 2 * facing) % BEARINGS]

    def is_ahead(self, spot: int, facing: int, target: int) -> bool:
        """10.4 Within the wedge of 120 degrees ahead, its borders included (R60)."""
        dq, dr = self.q[target] - self.q[spot], self.r[target] - self.r[spot]
        for turn in (0, DIRECTIONS - 1):
            first, second = (facing + turn) % DIRECTIONS, (facing + turn + 1) % DIRECTIONS
            a, b = STEPS[first]
            c, d = STEPS[second]
            # Two neighbouring directions have determinant one: the multiples are whole numbers.
            determinant = a * d - b * c
            along = (dq * d - dr * c) * determinant
            across = (dr * a - dq * b) * determinant
            if along >= 0 and across >= 0 and (along or across):
                return True
        return False

    def covered(self, spot: int, target: int) -> int:
        """10.5 The hexes in which somebody would hide the target from this hex, as a set (R61)."""
        key = spot * self.size + target
        if key not in self.hidden:
            self.hidden[key] = self.between(spot, target)
        return self.hidden[key]

    def between(self, spot: int, target: int) -> int:
        """10.5 Those nearer than the target that overlap the hull of this centre and its hex."""
        q, r = self.q[spot], self.r[spot]
        way = (self.q[target] - q, self.r[target] - r)
        if way not in self.shadows:
            self.shadows[way] = shadow(way[0], way[1])
        found = 0
        for east, south in self.shadows[way]:
            other = self.at.get((q + east, r + south), NOWHERE)
            if other != NOWHERE:
                found |= 1 << other
        return found


def bearing(dq: int, dr: int) -> int:
    """3.8 The direction of another hex, doubled; odd where it is halfway to the next one."""
    near = [dq * east + dr * south + (dq + dr) * (east + south) for east, south in STEPS]
    nearest = max(near)
    for direction in range(DIRECTIONS):
        if near[direction] == near[(direction + 1) % DIRECTIONS] == nearest:
            return 2 * direction + 1
    return 2 * near.index(nearest)


def shadow(dq: int, dr: int) -> list[tuple[int, int]]:
    """10.5 The hexes, by how far east and south they are, in which somebody hides another there."""
    far = span(dq, dr)
    hull = hull_of([(0, 0), *corners(dq, dr)])
    found: list[tuple[int, int]] = []
    for r in range(-far, far + 1):
        for q in range(-far, far + 1):
            is_nearer = 0 < span(q, r) < far and span(dq - q, dr - r) <= far + 1 - span(q, r)
            if is_nearer and overlap(hull, corners(q, r)):
                found.append((q, r))
    return found


def corners(q: int, r: int) -> list[tuple[int, int]]:
    """The corners of a hex, all coordinates tripled, in order around it."""
    found: list[tuple[int, int]] = []
    for direction in range(DIRECTIONS):
        a, b = STEPS[direction]
        c, d = STEPS[(direction + 1) % DIRECTIONS]
        found.append((3 * q + a + c, 3 * r + b + d))
    return found


def span(dq: int, dr: int) -> int:
    """How many steps lead so far east and so far south."""
    return max(abs(dq), abs(dr), abs(dq + dr))


def cross(o: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> int:
    """Positive if the way from o by a to b turns left."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull_of(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The corners of the smallest convex polygon around these points, in order."""
    ordered = sorted(points)
    return half_hull(ordered)[:-1] + half_hull(ordered[::-1])[:-1]


def half_hull(ordered: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The hull on one side of the line from the first to the last."""
    found: list[tuple[int, int]] = []
    for point in ordered:
        while len(found) >= 2 and cross(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found


def overlap(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> bool:
    """Whether two convex polygons share more than their borders."""
    return not is_parted(one, other) and not is_parted(other, one)


def is_parted(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> bool:
    """Whether the line along an edge of the first has the two on different sides."""
    for place, start in enumerate(one):
        end = one[(place + 1) % len(one)]
        here = [cross(start, end, point) for point in one]
        there = [cross(start, end, point) for point in other]
        if min(here) >= max(there) or max(here) <= min(there):
            return True
    return False
