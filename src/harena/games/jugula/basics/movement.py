"""Chapter 3.4, Movement: step by step, each with the facing of the one who goes.

Who moves is chosen first (3.2.7), then step after step until he stops, turns without going on, or
has no movement points left. A way to go with a facing is one choice: four times the way, plus the
facing; a turn on the spot, giving up a token and stopping come after those.
"""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.components.arena import FAMILIA, NOBODY, Arena
from harena.games.jugula.components.ground import (
    AROUND,
    FACINGS,
    FRONT,
    NEAR,
    OPPOSITE,
    WAYS_AROUND,
)
from harena.toolkit.squares import NOWHERE, WAYS

TURN: Final = WAYS * FACINGS
SHED: Final = TURN + FACINGS
STOP: Final = SHED + 1
PACES: Final = STOP + 1
NO_MOVER: Final = FAMILIA

# How a text lets him move: danger zones do not bind; leaving fronts is free; two points more; only
# the free; and whoever is named need not be able to go anywhere.
UNBOUND: Final = 1
UNTAXED: Final = 2
FASTER: Final = 4
FREE_ONLY: Final = 8
NAMED: Final = 16

AHEAD_COST: Final = 1
ASIDE_COST: Final = 2
TURN_COST: Final = 1
EXTRA_POINTS: Final = 2
ALL_FACINGS: Final = [[FACINGS * way + facing for facing in range(FACINGS)] for way in range(WAYS)]
TURNS: Final = [[TURN + to for to in range(FACINGS) if to != facing] for facing in range(FACINGS)]


def free_paces(open_ways: int, facing: int, only_ahead: bool) -> list[int]:
    """3.4.2, 3.4.3, 3.4.4 The paces of one whom nobody binds or taxes, by the ways open to him."""
    found: list[int] = []
    for way in range(WAYS):
        if open_ways >> way & 1:
            if not only_ahead:
                found += ALL_FACINGS[way]
            elif not way & 1:
                found.append(FACINGS * way + way // 2)
    return [*found, *TURNS[facing], STOP]


# By four times the set of open ways plus the facing: with one point left, and with more.
PACES_AHEAD: Final = [
    free_paces(row // FACINGS, row % FACINGS, True) for row in range(FACINGS << WAYS)
]
FREE_PACES: Final = [
    free_paces(row // FACINGS, row % FACINGS, False) for row in range(FACINGS << WAYS)
]


def points_of(arena: Arena, man: int, manner: int) -> int:
    """3.4.1, 3.4.13 MOV of the side that lies up, and what a text adds; Allonge adds nothing."""
    points = arena.content.movement[arena.side(man)]
    return points + EXTRA_POINTS if manner & FASTER else points


def taxed(arena: Arena, man: int, manner: int) -> list[int]:
    """3.4.5, 3.4.10 The enemies whose front he stands in, if leaving it costs anything."""
    if manner & UNTAXED:
        return []
    return arena.fronts_on(arena.square[man], man // FAMILIA)


def tax_of(arena: Arena, fronts: list[int], to: int) -> int:
    """3.4.5, R10 One more if an enemy has the square left, but not the one entered, in his front.

    Never more than one. By option every step out of a front square costs it.
    """
    if not fronts:
        return 0
    if arena.square_cost:
        return 1
    for foe in fronts:
        if to not in FRONT[FACINGS * arena.square[foe] + arena.facing[foe]]:
            return 1
    return 0


def paces(arena: Arena, man: int, points: int, manner: int) -> list[int]:
    """3.4.2 to 3.4.11, R13 What he can do next, stopping at last."""
    if arena.hindered >> man & 1:
        return [SHED, STOP]
    if points < TURN_COST:
        return [STOP]
    fronts = taxed(arena, man, manner)
    # A danger square is in front of whoever makes it one.
    may_bind = not manner & UNBOUND and (manner & UNTAXED or len(fronts) > 0)
    if may_bind and arena.is_bound(arena.square[man], man // FAMILIA):
        return bound_paces(arena, man, points, fronts)
    if fronts:
        return taxed_paces(arena, man, points, fronts)
    board, ways = arena.board, 0
    near, ways_to = AROUND[arena.square[man]], WAYS_AROUND[arena.square[man]]
    for index in range(len(near)):
        if board[near[index]] == NOBODY:
            ways |= ways_to[index]
    row = FACINGS * ways + arena.facing[man]
    return FREE_PACES[row] if points >= ASIDE_COST else PACES_AHEAD[row]


def taxed_paces(arena: Arena, man: int, points: int, fronts: list[int]) -> list[int]:
    """3.4.5 The same for one who stands in the front of enemies: to leave it may cost a point."""
    square = arena.square[man]
    found: list[int] = []
    for way in range(WAYS):
        to = NEAR[WAYS * square + way]
        if to == NOWHERE or arena.board[to] != NOBODY:
            continue
        left = points - tax_of(arena, fronts, to)
        if left >= ASIDE_COST:
            found += ALL_FACINGS[way]
        elif left == AHEAD_COST and not way & 1:
            found.append(FACINGS * way + way // 2)
    found += TURNS[arena.facing[man]]
    found.append(STOP)
    return found


def bound_paces(arena: Arena, man: int, points: int, fronts: list[int]) -> list[int]:
    """3.4.6, 3.4.7, R11 Turn to face one of those who bind him, or step straight back from him."""
    square = arena.square[man]
    dangers = arena.dangers_on(square, man // FAMILIA)
    found: list[int] = []
    for way in dangers:
        back = (way + OPPOSITE) % WAYS
        to = NEAR[WAYS * square + back]
        if to == NOWHERE or arena.board[to] != NOBODY:
            continue
        if points >= ASIDE_COST + tax_of(arena, fronts, to):
            found.append(FACINGS * back + way // 2)
    for way in dangers:
        if way // 2 != arena.facing[man]:
            found.append(TURN + way // 2)
    found.append(STOP)
    return found


def cost_of(arena: Arena, man: int, pace: int, manner: int) -> int:
    """3.4.2, 3.4.3, 3.4.4 What a step or a turn costs."""
    if pace >= TURN:
        return TURN_COST if pace < SHED else 0
    way, facing = pace // FACINGS, pace % FACINGS
    to = NEAR[WAYS * arena.square[man] + way]
    tax = tax_of(arena, taxed(arena, man, manner), to)
    return tax + (AHEAD_COST if way == 2 * facing else ASIDE_COST)


def can_move(arena: Arena, man: int, manner: int) -> bool:
    """3.2.6 Whether he can step, turn or give up a token."""
    if arena.hindered >> man & 1:
        return not manner & FREE_ONLY
    if manner & UNBOUND or not arena.is_bound(arena.square[man], man // FAMILIA):
        return True
    return len(paces(arena, man, points_of(arena, man, manner), manner)) > 1


def movers(arena: Arena, manner: int) -> list[int]:
    """3.2.7, 3.4.11, R14 The places of those who have not moved yet and can."""
    found: list[int] = []
    first = FAMILIA * arena.active
    for index in range(FAMILIA):
        man = first + index
        if arena.square[man] == NOWHERE or arena.moved >> index & 1:
            continue
        if manner & NAMED:
            if not arena.hindered >> man & 1:
                found.append(index)
        elif can_move(arena, man, manner):
            found.append(index)
    return found


def any_mover(arena: Arena, seat: int, manner: int) -> bool:
    """3.2.6 Whether anybody of a familia can make any move."""
    for man in range(FAMILIA * seat, FAMILIA * (seat + 1)):
        if arena.square[man] != NOWHERE and can_move(arena, man, manner):
            return True
    return False


def begin_moves(arena: Arena, number: int, manner: int) -> None:
    """3.2.7 Up to so many different gladiators, one after the other."""
    arena.moved = 0
    arena.then(steps.CHOOSE_MOVER, number, manner)


def choose_mover(arena: Arena, left: int, manner: int) -> None:
    """3.2.7, R6 Who moves next, or stop."""
    if left and not arena.halted:
        places = movers(arena, manner)
        places.append(NO_MOVER)
        arena.choose(arena.active, "mover", steps.MOVE, places, left, manner)


def move(arena: Arena, index: int, left: int, manner: int) -> None:
    """3.2.7, 3.4.1 He makes a complete move; then perhaps another."""
    if index == NO_MOVER:
        return
    arena.moved |= 1 << index
    man = FAMILIA * arena.active + index
    arena.tell("stirred", man)
    arena.then(steps.CHOOSE_MOVER, left - 1, manner)
    arena.then(steps.CHOOSE_PACE, man, points_of(arena, man, manner), manner)


def choose_pace(arena: Arena, man: int, points: int, manner: int) -> None:
    """3.4.2, 3.4.8, R12 The next step, with the bond looked at anew before each of them."""
    found = paces(arena, man, points, manner)
    arena.choose(man // FAMILIA, "move", steps.PACE, found, man, points, manner)


def pace(arena: Arena, chosen: int, man: int, points: int, manner: int) -> None:
    """3.4.3, 3.4.4, 3.4.11, R9 A step with its free turn; a turn alone ends the move."""
    if chosen == STOP:
        return
    if chosen == SHED:
        shed(arena, man)
        return
    if chosen >= TURN:
        turn(arena, man, chosen - TURN, TURN_COST)
        return
    left = points - cost_of(arena, man, chosen, manner)
    start = arena.square[man]
    arena.facing[man] = chosen % FACINGS
    arena.stand_on(man, NEAR[WAYS * start + chosen // FACINGS])
    arena.tell("moved", man, start, arena.square[man], chosen % FACINGS, points - left, left)
    if left:
        arena.then(steps.CHOOSE_PACE, man, left, manner)


def turn(arena: Arena, man: int, facing: int, cost: int) -> None:
    """3.4.4 He turns on the spot."""
    arena.facing[man] = facing
    arena.tell("turned", man, facing, cost)


def shed(arena: Arena, man: int) -> None:
    """3.4.11 He gives up all his movement: the token is gone, he stays as he is."""
    arena.hindered &= ~(1 << man)
    arena.count_muted()
    arena.tell("freed", man)


def step_forward(arena: Arena, man: int, to: int) -> None:
    """2.7 A text moves him one square, his facing kept, without movement points."""
    start = arena.square[man]
    arena.stand_on(man, to)
    arena.tell("moved", man, start, to, arena.facing[man], 0, 0)


STEPS: Final = (choose_mover, move, choose_pace, pace)
