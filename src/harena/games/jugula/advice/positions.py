"""What was found in a position: whoever looks ahead comes to the same one by many ways.

What a man goes for, the ways there and his next step follow from how all stand; what his best
attack promises, also from the text that is played, from marks and Pulvis.
"""

from typing import Final, final

from harena.games.jugula.advice.aims import Aim, found_aim, ways_to
from harena.games.jugula.advice.tactics import best_attack
from harena.games.jugula.components.arena import Arena
from harena.games.jugula.components.content import Content

# The men's squares, facings and conditions; tokens; Vox Populi; armaturae, what is printed on them.
Numbers = tuple[int, ...]
Stands = tuple[tuple[Numbers, Numbers, Numbers], tuple[int, int], Numbers, Numbers, Content]
# Who was struck, the text, Testudo, Pulvis, and whether danger squares alone threaten.
Marks = tuple[int, int, int, int, bool]
UNKNOWN: Final = -1.0


@final
class Position:
    """What each man goes for, the ways there, and his best attack, as far as it was asked."""

    def __init__(self, men: int) -> None:
        self.aims: list[Aim | None] = [None] * men
        self.ways: list[list[int] | None] = [None] * men
        self.attacks: dict[Marks, list[float]] = {}
        # The choice of a step, by the man, his points, the manner, and the price of leaving fronts.
        self.paces: dict[tuple[int, int, int, bool], int] = {}

    def aim(self, arena: Arena, man: int) -> Aim:
        """What he goes for."""
        aim = self.aims[man]
        if aim is None:
            aim = found_aim(arena, man)
            self.aims[man] = aim
        return aim

    def ways_there(self, arena: Arena, man: int, goal: int) -> list[int]:
        """How far every square is from what he goes for."""
        ways = self.ways[man]
        if ways is None:
            ways = ways_to(arena, man, goal)
            self.ways[man] = ways
        return ways

    def attacks_now(self, arena: Arena) -> list[float]:
        """What the best attack of each man promises under these marks, as far as it is known."""
        marks = marks_in(arena)
        found = self.attacks.get(marks)
        if found is None:
            found = [UNKNOWN] * len(arena.square)
            self.attacks[marks] = found
        return found

    def best_attack(self, arena: Arena, man: int) -> float:
        """What the best attack of a gladiator promises; nothing where none does."""
        return known_attack(self.attacks_now(arena), arena, man)

    def best_attacks(self, arena: Arena, seat: int) -> list[float]:
        """What the best attack of each gladiator promises, the best first."""
        known = self.attacks_now(arena)
        found: list[float] = []
        for man in arena.men(seat):
            best = known_attack(known, arena, man)
            if best > 0:
                found.append(best)
        found.sort(reverse=True)
        return found


def known_attack(known: list[float], arena: Arena, man: int) -> float:
    """Looked for once."""
    best = known[man]
    if best == UNKNOWN:
        best = best_attack(arena, man)
        known[man] = best
    return best


def marks_in(arena: Arena) -> Marks:
    """What an attack depends on besides how all stand."""
    dusted = 0
    for seat in range(arena.seats):
        dusted |= arena.dust[seat] | arena.old_dust[seat]
    return (arena.struck, arena.text, arena.testudo, dusted, arena.danger_only)


MEMORY: Final[dict[Stands, Position]] = {}
MEMORY_SIZE: Final = 2000


def position_of(arena: Arena) -> Position:
    """What is known of how all stand now."""
    stands = (tuple(arena.square), tuple(arena.facing), tuple(arena.condition))
    tokens = (arena.hindered, arena.muted)
    key = (stands, tokens, tuple(arena.vox), tuple(arena.armatura), arena.content)
    position = MEMORY.get(key)
    if position is None:
        if len(MEMORY) >= MEMORY_SIZE:
            MEMORY.clear()
        position = Position(len(arena.square))
        MEMORY[key] = position
    return position


def aim_of(arena: Arena, man: int) -> Aim:
    """What a man goes for as things are."""
    return position_of(arena).aim(arena, man)
