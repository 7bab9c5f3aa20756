"""The arena: its Movement Zones, which of them touch, and where one enters (2.6, 4.8).

Zones are numbered in reading order, north to south and west to east; an id is the letter of the
column and the number of the row. The tables are made once for an arena and shared by all states.
"""

from typing import Final, final

from harena.kernel.refused import Fact
from harena.toolkit.content import TomlTable
from harena.toolkit.squares import NOWHERE, Squares

WALL: Final = 0
HEART: Final = 1
CENTER: Final = 2
KINDS: Final = ("wall", "heart", "center")
SIGNS: Final = {"W": WALL, "H": HEART, "C": CENTER, "N": WALL, "S": WALL, "<": WALL, ">": WALL}
# 4.8 West, east, north, south, and the small door.
ENTRANCES: Final = "<>NSD"
DOOR: Final = "D"
EMPTY: Final = "."
KNOWN: Final = "W H C N S < > D ."
COLUMNS: Final = "abcdefghijkl"
FEWEST_ZONES: Final = 12
MOST_ZONES: Final = 60


@final
class Zones(Squares):
    """2.6.0.3, 4.4.1, 5.2.1.1 Zones with kinds and entrances: bare sand, and nobody has a back."""

    def __init__(self, id: str, cells: list[tuple[int, int, str]]) -> None:
        super().__init__([column for column, _, _ in cells], [-row for _, row, _ in cells])
        self.id = id
        self.ids = [f"{COLUMNS[column]}{row + 1}" for column, row, _ in cells]
        self.kind = [SIGNS.get(sign, WALL) for _, _, sign in cells]
        self.entrances = [[sign for _, _, sign in cells].index(entrance) for entrance in ENTRANCES]
        # Neighbours in reading order, for those who choose by it.
        self.near_zones: list[list[int]] = [sorted(around) for around in self.around]

    def straight(self, one: int, other: int) -> int:
        """5.2.5.6 The square of the straight-line distance between two zones."""
        east, north = self.x[other] - self.x[one], self.y[other] - self.y[one]
        return east * east + north * north

    def is_wall(self, zone: int) -> bool:
        """2.6.0.3 Whether a zone is against the wall."""
        return self.kind[zone] == WALL

    def beyond(self, start: int, target: int) -> int:
        """5.4.8.3 The zone behind a neighbour, seen from here; his own at the wall."""
        behind = self.beside(target, self.way(start, target))
        return target if behind == NOWHERE else behind

    def spill(self, gate: int) -> list[int]:
        """4.8.1 A side stands at its gate, then in the wall zones beside it in reading order."""
        return [gate, *[zone for zone in self.near_zones[gate] if self.is_wall(zone)]]


def read_zones(row: TomlTable) -> Zones:
    """A drawing of an arena, read from the north."""
    id, drawing = row.text("id"), row.drawing("zones")
    row.close()
    cells: list[tuple[int, int, str]] = []
    for south, line in enumerate(drawing.strip().splitlines()):
        for east, sign in enumerate(line.split()):
            if sign == EMPTY:
                continue
            if sign not in SIGNS and sign != DOOR:
                reason = f"one of {KNOWN} expected, but {sign} came"
                raise row.wrong("zones", reason, "one-of", {"known": KNOWN, "came": sign})
            if east >= len(COLUMNS):
                reason = f"at most {len(COLUMNS)} columns expected"
                raise row.wrong("zones", reason, "columns", {"most": len(COLUMNS)})
            cells.append((east, south, sign))
    if not FEWEST_ZONES <= len(cells) <= MOST_ZONES:
        reason = f"{FEWEST_ZONES} to {MOST_ZONES} zones expected, but {len(cells)} came"
        facts: dict[str, Fact] = {"low": FEWEST_ZONES, "high": MOST_ZONES, "came": len(cells)}
        raise row.wrong("zones", reason, "zones", facts)
    drawn = [sign for _, _, sign in cells]
    for entrance in ENTRANCES:
        came = drawn.count(entrance)
        if came != 1:
            reason = f"one {entrance} expected, but {came} came"
            raise row.wrong("zones", reason, "entrance", {"sign": entrance, "came": came})
    zones = Zones(id, cells)
    check(row, zones)
    return zones


def check(row: TomlTable, zones: Zones) -> None:
    """Zones lie so that the fewest moves are a plain number, and every gate has wall beside it."""
    for start in range(zones.size):
        for end in range(zones.size):
            far = zones.distance(start, end)
            steps = [zones.distance(one, end) for one in zones.around[start]]
            if far and far - 1 not in steps:
                one, other = zones.ids[start], zones.ids[end]
                reason = f"no straight way leads from {one} to {other}"
                raise row.wrong("zones", reason, "no-way", {"start": one, "end": other})
    for gate in zones.entrances:
        if len(zones.spill(gate)) < 2:
            reason = f"no wall zone lies beside the gate {zones.ids[gate]}"
            raise row.wrong("zones", reason, "no-wall", {"gate": zones.ids[gate]})
