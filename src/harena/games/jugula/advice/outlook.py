"""How likely a seat is to win, for bots that look ahead longer than greedy does.

Fitted by logistic regression to who won 1,131 matches of greedy with two at the table, in which one
choice of seventeen was made by lot: 35,500 positions at the beginning of a turn. Fitted to three
quarters of the matches it foretells who wins the others with a mean log loss of 0.584, `value`
brought to a share with 0.607; knowing nothing is 0.693. Above all, by the point, cards and Vox
Populi are worth five times as much, and hindrance tokens more than three times.
"""

from math import exp
from typing import Final

from harena.games.jugula.advice.advice import value
from harena.games.jugula.advice.positions import Position, position_of
from harena.games.jugula.components.arena import LAST_FAMILIA, Arena
from harena.games.jugula.components.content import ALL_PRIMA
from harena.kernel.state import State

# What being ahead is worth, in logits, by what the leader and the other have: all but 4, 3, 2 or 1
# of the points that win.
LEAD: Final[list[list[float]]] = [[0.0], [0.61, 0.0], [1.89, 1.23, 0.0], [3.57, 2.73, 1.28, 0.0]]
LAST_POINT: Final = 3
A_TOKEN: Final = -0.54
AIMS: Final = 0.12
# The best attack and the next best, of whose turn it is and of the other.
SOON: Final[list[float]] = [0.45, 0.45]
LATER: Final[list[float]] = [0.18, 0.27]
A_LEVEL: Final = 0.039
A_BONUS: Final = 0.15
A_CARD: Final = 0.19
A_CARD_MORE: Final = 0.10
A_PRIMA: Final = 0.11


def outlook(state: State, seat: int) -> float:
    """The chance to win of one of two; elsewhere it was not fitted, and is what `value` says."""
    assert isinstance(state, Arena)
    arena = state
    if arena.seats != 2 or arena.matches > 1 or arena.goal == LAST_FAMILIA:
        return value(arena, seat)
    other = 1 - seat
    if arena.ended or arena.match_over:
        won, lost = arena.victors >> seat & 1, arena.victors >> other & 1
        return (1 + won - lost) / 2
    position = position_of(arena)
    ahead = prospects(arena, position, seat) - prospects(arena, position, other)
    mine, theirs = so_far(arena, seat), so_far(arena, other)
    ahead += LEAD[mine][theirs] if mine >= theirs else -LEAD[theirs][mine]
    return 1.0 / (1.0 + exp(-ahead))


def so_far(arena: Arena, seat: int) -> int:
    """3.8.1 How far a seat is, from four points to the goal or more, to one."""
    return max(0, LAST_POINT + 1 - arena.goal + arena.points[seat])


def prospects(arena: Arena, position: Position, seat: int) -> float:
    """What a seat's men, its crowd and its cards promise."""
    found = 0.0
    for man in arena.men(seat):
        if arena.hindered >> man & 1:
            found += A_TOKEN
        elif arena.turns:
            found += AIMS * position.aim(arena, man)[2]
    weights = SOON if seat == arena.active else LATER
    soon = position.best_attacks(arena, seat)
    if soon:
        found += weights[0] * soon[0]
    if len(soon) > 1:
        found += weights[1] * soon[1]
    level, content = arena.vox[seat], arena.content
    found += A_LEVEL * level + A_BONUS * content.bonus[level]
    found += A_CARD * arena.held(seat) + A_CARD_MORE * content.limit[level]
    taken = (ALL_PRIMA & ~arena.prima[seat]).bit_count() if arena.turns else 0
    return found + A_PRIMA * taken
