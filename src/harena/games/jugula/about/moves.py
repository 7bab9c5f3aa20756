"""Chapter 3.4: where a move may end, what it costs, and the steps that lead there.

3.4.12 No rule depends on the path, so a player chooses square and facing; the cheapest steps to it
follow, as the row of answers which the questions of the move want.
"""

from typing import Final, TypeAlias, final

from harena.games.jugula.basics.movement import SHED, STOP, TURN, TURN_COST, cost_of, paces
from harena.games.jugula.components.arena import Arena
from harena.games.jugula.components.ground import FACINGS, NEAR
from harena.toolkit.squares import WAYS

End: TypeAlias = dict[str, object]
FAR: Final = 999


@final
class Reach:
    """Every end of a move from here, found square by square, the cheapest first."""

    def __init__(self, arena: Arena, man: int, points: int, manner: int) -> None:
        self.twin = arena.copy()
        self.man = man
        self.points = points
        self.manner = manner
        self.start = start = FACINGS * arena.square[man] + arena.facing[man]
        # By square and facing: what it costs, and the paces that lead there.
        self.cost: dict[int, int] = {start: 0}
        self.path: dict[int, list[int]] = {start: []}
        self.edge: list[list[int]] = [[start]] + [[] for _ in range(points)]
        self.seen: set[int] = set()
        for spent in range(points + 1):
            for stand in self.edge[spent]:
                if self.cost[stand] == spent:
                    self.go_on(stand, spent)
        self.turn_on_the_spot()

    def put_at(self, stand: int) -> None:
        """The gladiator on that square, with that facing."""
        self.twin.stand_on(self.man, stand // FACINGS)
        self.twin.facing[self.man] = stand % FACINGS

    def go_on(self, stand: int, spent: int) -> None:
        """3.4.3 Turns before a step are free, so every square is left but once."""
        square = stand // FACINGS
        if square in self.seen:
            return
        self.seen.add(square)
        self.put_at(stand)
        for pace in paces(self.twin, self.man, self.points - spent, self.manner):
            if pace < TURN:
                to = NEAR[WAYS * square + pace // FACINGS]
                cost = spent + cost_of(self.twin, self.man, pace, self.manner)
                self.reach(FACINGS * to + pace % FACINGS, cost, [*self.path[stand], pace])

    def reach(self, stand: int, cost: int, path: list[int]) -> None:
        if cost < self.cost.get(stand, FAR):
            self.cost[stand] = cost
            self.path[stand] = path
            self.edge[cost].append(stand)

    def turn_on_the_spot(self) -> None:
        """3.4.4 At the end of a move a turn costs one."""
        for stand in list(self.cost):
            spent = self.cost[stand]
            if spent < self.points:
                self.put_at(stand)
                for pace in paces(self.twin, self.man, self.points - spent, self.manner):
                    if TURN <= pace < SHED:
                        to = stand - stand % FACINGS + pace - TURN
                        if spent + TURN_COST < self.cost.get(to, FAR):
                            self.cost[to] = spent + TURN_COST
                            self.path[to] = [*self.path[stand], pace]

    def ends(self) -> list[End]:
        """Square, facing, cost, the squares on the way, and the row of answers with its stop.

        To stay is not among them: that is to stop.
        """
        found: list[End] = []
        for stand in sorted(self.cost):
            if stand == self.start:
                continue
            spent, path = self.cost[stand], self.path[stand]
            self.put_at(stand)
            left = self.points - spent
            turned = bool(path) and path[-1] >= TURN
            goes_on = left > 0 and not turned
            asked = goes_on and len(paces(self.twin, self.man, left, self.manner)) > 1
            row = [*path, STOP] if asked else path
            end = {"square": stand // FACINGS, "facing": stand % FACINGS, "cost": spent}
            found.append({**end, "path": self.squares(path), "row": row})
        return found

    def squares(self, path: list[int]) -> list[int]:
        """The squares he comes to on the way."""
        found: list[int] = []
        square = self.start // FACINGS
        for pace in path:
            if pace < TURN:
                square = NEAR[WAYS * square + pace // FACINGS]
                found.append(square)
        return found


def ends_of(arena: Arena, man: int, points: int, manner: int) -> list[End]:
    """3.4.11, 3.4.12 Where his move may end; who has a token may only give up his move for it."""
    if arena.hindered >> man & 1:
        return []
    return Reach(arena, man, points, manner).ends()
