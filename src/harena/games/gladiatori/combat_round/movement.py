"""Chapter 8.4, Movement: point by point, for a Movement card, for Speed, or by Reflex.

A point is a number: into the neighbour hex in one of six directions, turning afterwards by one side
or not; or on the spot, turning by one or two sides.
"""

from typing import Final

from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.figures import put
from harena.games.gladiatori.components.knowledge import spend_openly
from harena.games.gladiatori.components.status import is_bound
from harena.games.gladiatori.components.traits import SPEED, TRAITS
from harena.games.gladiatori.steps import CHOOSE_MOVEMENT, CHOOSE_REFLEX, MOVE, MOVE_BY_REFLEX
from harena.toolkit.hexes import DIRECTIONS, NOWHERE

TURNS_AFTER: Final = 3
FIRST_TURN: Final = DIRECTIONS * TURNS_AFTER
TURNS: Final[list[int]] = [1, 5, 2, 4]
STOP: Final = FIRST_TURN + 4
MOVES: Final = STOP
POINTS: Final = 3
# By the directions that are free, as a set: a list made for each question took six times as long.
POINTS_FOR: Final[list[list[int]]] = [
    [point for point in range(STOP) if point >= FIRST_TURN or free >> point // TURNS_AFTER & 1]
    for free in range(1 << DIRECTIONS)
]


def points_for(bout: Bout, seat: int) -> list[int]:
    """8.4.1, 8.4.2, 14.1, 14.7 Into free hexes, or turning; the bound turn once (R136)."""
    if is_bound(bout, seat):
        return [] if bout.turned else [FIRST_TURN, FIRST_TURN + 1]
    near, board = bout.content.arena.near, bout.board
    first = DIRECTIONS * bout.place[seat]
    free = 0
    for direction in range(DIRECTIONS):
        spot = near[first + direction]
        if spot != NOWHERE and board[spot] == NOBODY:
            free |= 1 << direction
    return POINTS_FOR[free]


def use_point(bout: Bout, seat: int, point: int) -> bool:
    """8.4.1 One point; whether a hex was entered."""
    if point >= FIRST_TURN:
        if is_bound(bout, seat):
            bout.turned = True
        bout.facing[seat] = (bout.facing[seat] + TURNS[point - FIRST_TURN]) % DIRECTIONS
        bout.tell("turned", seat, bout.facing[seat])
        return False
    start = bout.place[seat]
    spot = bout.content.arena.near[DIRECTIONS * start + point // TURNS_AFTER]
    bout.facing[seat] = (bout.facing[seat] + point % TURNS_AFTER - 1) % DIRECTIONS
    put(bout, seat, spot)
    bout.tell("moved", seat, start, spot, bout.facing[seat])
    return True


def choose_movement(bout: Bout, seat: int, left: int) -> None:
    """8.4.1, 8.4.3 Up to three points of a Movement card, one by one; none is allowed (R53)."""
    points = points_for(bout, seat)
    if points:
        bout.ask(seat, "movement", MOVE, [*points, STOP], seat, left)


def move(bout: Bout, point: int, seat: int, left: int) -> None:
    """8.4.1 One point of three, or no more."""
    if point != STOP:
        use_point(bout, seat, point)
        if left > 1:
            bout.then(CHOOSE_MOVEMENT, seat, left - 1)


def choose_reflex(bout: Bout, seat: int, free: int) -> None:
    """11.8, 8.4.4 One free point after the resolution, and more for Speed (R73)."""
    if not bout.stands(seat) or is_bound(bout, seat):
        return
    can = free or bout.remaining[TRAITS * seat + SPEED]
    points = points_for(bout, seat) if can else []
    bout.ask(seat, "reflex", MOVE_BY_REFLEX, [*points, STOP], seat, free)


def move_by_reflex(bout: Bout, point: int, seat: int, free: int) -> None:
    """11.8 The first point is free, each further one costs a point of Speed."""
    if point == STOP:
        return
    if not free:
        spend_openly(bout, seat, SPEED, 1)
    use_point(bout, seat, point)
    bout.then(CHOOSE_REFLEX, seat, 0)


STEPS: Final = (choose_movement, move, choose_reflex, move_by_reflex)
