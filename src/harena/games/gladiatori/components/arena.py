"""The arena: starts and gates, what is in front and what behind, what hides a target (C1, 3.1).

Hexes are numbered row by row. Directions run counter-clockwise from east. The tables here are made
once for a board and shared by all states.
"""

from typing import Final, final

from harena.toolkit.hexes import (
    NOWHERE,
    Hexes,
    by_bearing,
    corners,
    hexagon,
    hull_of,
    overlap,
    span,
)

FRONT: Final = 0
REAR_SIDE: Final = 1
BEHIND: Final = 2
# 3.1 By relative direction: 0, 1, 5 are the front, 2 and 4 the rear sides, 3 is directly behind.
SIDES: Final[list[int]] = [FRONT, FRONT, REAR_SIDE, BEHIND, REAR_SIDE, FRONT]
# 3.8 The same by relative bearing: a tie of two directions favours the defender.
VIEWS: Final[list[int]] = by_bearing(SIDES)


@final
class ArenaHexes(Hexes):
    """All hexes at most `radius` from the centre, with starts and gates."""

    def __init__(
        self, radius: int, starts: list[tuple[int, int]], gates: list[tuple[int, int]]
    ) -> None:
        q, r = hexagon(radius)
        super().__init__(q, r)
        self.radius = radius
        self.starts = [self.at[start] for start in starts]
        self.gates = [self.at[gate] for gate in gates]
        self.away = [self.apart[spot * self.size :][: self.size] for spot in range(self.size)]
        self.in_order = [sorted(row) for row in self.around]
        self.shadows: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.hidden: dict[int, int] = {}

    def name(self, spot: int) -> str:
        """A hex by its coordinates."""
        return f"{self.q[spot]},{self.r[spot]}"

    def side(self, spot: int, facing: int, attacker: int) -> int:
        """3.1, 3.8 From which side somebody comes; a tie of two directions favours the defender."""
        return VIEWS[self.turned(spot, facing, attacker)]

    def covered(self, spot: int, target: int) -> int:
        """10.5 The hexes in which somebody would hide the target from this hex, as a set (R61)."""
        key = spot * self.size + target
        if key not in self.hidden:
            self.hidden[key] = self.between(spot, target)
        return self.hidden[key]

    def between(self, spot: int, target: int) -> int:
        """10.5 Those nearer than the target that overlap the hull of this centre and its hex."""
        way = (self.q[target] - self.q[spot], self.r[target] - self.r[spot])
        if way not in self.shadows:
            self.shadows[way] = shadow(way[0], way[1])
        found = 0
        for east, south in self.shadows[way]:
            other = self.off(spot, east, south)
            if other != NOWHERE:
                found |= 1 << other
        return found


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
