"""Where a gladiator had best go: the square from which his next attack promises most.

Every enemy is looked at from every side, by what an attack from there brings and how soon; then the
way there is measured, round those who stand in it and round the danger zones of enemies.
"""

from typing import Final

from harena.games.jugula.advice.tactics import CORNERED, GAINS, HURT, MOST, dearness
from harena.games.jugula.combat.totals import MASSIF_MALUS
from harena.games.jugula.components.arena import FAMILIA, NOBODY, WOUNDED, Arena
from harena.games.jugula.components.content import ARC, MASSIF
from harena.games.jugula.components.ground import (
    FACINGS,
    NEAR,
    OPPOSITE,
    SQUARES,
    WIDTH,
    ZONE,
    zone_of,
)
from harena.toolkit.squares import BACK, NOWHERE, WAYS

# What is left of a gain by the moves that it takes to come there.
SOON: Final = [1.0, 0.35, 0.2, 0.12]
LAST: Final = 3
BOUND: Final = 0.3
FACED: Final = 0.06
FARTHEST: Final = 4
# How many straight steps a slanting one is as long as.
SLANTING: Final = 2
NEARER: Final = 0.004
UNREACHED: Final = 40
STEP: Final = 0.1
AT_IT: Final = 0.3
LOOKS_AWAY: Final = 0.03
DEARER: Final = 0.04
# How many straight steps lead from one square to another: a row of squares for each square.
APART: Final = [
    [
        abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)
        for other in range(SQUARES)
    ]
    for one in range(SQUARES)
]

# The square to go for, the enemy to attack from there, and what that is worth by now.
Aim = tuple[int, int, float]


def found_aim(arena: Arena, man: int) -> Aim:
    """What a man goes for as things are, looked for among all enemies."""
    content = arena.content
    seat, here, side = man // FAMILIA, arena.square[man], arena.side(man)
    heavy, points = content.heavy[arena.armatura[man]], content.movement[side]
    bonus = content.bonus[arena.vox[seat]]
    longest = 1 + content.allonge[side]
    best, goal, prey = 0.0, NOWHERE, NOBODY
    men = FAMILIA * arena.seats
    dear, whose = 1.0, seat
    # From the next seat on, so that of equals nobody's are gone for by all.
    for step in range(FAMILIA, men):
        foe = (FAMILIA * seat + step) % men
        there = arena.square[foe]
        if there == NOWHERE:
            continue
        if foe // FAMILIA != whose:
            whose = foe // FAMILIA
            dear = dearness(arena, whose)
        attack = content.attack[2 * side + content.heavy[arena.armatura[foe]]] + bonus
        other = arena.side(foe)
        defence = content.defence[2 * other + heavy] - (arena.hindered >> foe & 1)
        # At the very best he is struck in the back, cornered: if that is not enough, no other is.
        weakest = defence - MASSIF_MALUS if content.traits[other] & MASSIF else defence
        kind = CORNERED | (HURT if arena.condition[foe] == WOUNDED else 0)
        nearly = max(0, APART[there][here] - 2 * longest)
        least = best / dear
        if gain_at(attack + BACK, weakest, kind) * SOON[min(LAST, nearly // points)] <= least:
            continue
        square, worth = best_side(arena, man, foe, attack, defence, least)
        if square != NOWHERE:
            best, goal, prey = worth * dear, square, foe
    return goal, prey, best


def gain_at(attack: int, defence: int, kind: int) -> float:
    """What an attack brings by its sums."""
    if attack >= MOST:
        attack = MOST - 1
    if defence < 0:
        defence = 0
    elif defence >= MOST:
        defence = MOST - 1
    return GAINS[(MOST * attack + defence) * 4 + kind]


def best_side(
    arena: Arena, man: int, foe: int, attack: int, defence: int, best: float
) -> tuple[int, float]:
    """The square from which to attack a foe, if it is worth more than the best so far.

    What it brings is the same all along a way, but for a bow, and never sooner than at his pace
    towards the foe: a way that brings too little is looked at no farther.
    """
    content, board, seat = arena.content, arena.board, man // FAMILIA
    side, there = arena.side(man), arena.square[foe]
    traits, points = content.traits[side], content.movement[side]
    bow, steps = traits & ARC != 0, APART[arena.square[man]]
    longest = min(FARTHEST, 1 + content.allonge[side])
    massive = content.traits[arena.side(foe)] & MASSIF != 0
    hurt = HURT if arena.condition[foe] == WOUNDED else 0
    goal, looks = NOWHERE, 2 * arena.facing[foe]
    soonest = SOON[min(LAST, max(0, steps[there] - max(SLANTING, longest)) // points)]
    # Written out, not called: once for each side of each enemy of whoever looks where to go.
    least = min(MOST - 1, max(0, defence - MASSIF_MALUS if massive else defence))
    plain = min(MOST - 1, max(0, defence))
    for way in range(0, WAYS, 2 if traits & MASSIF else 1):
        behind = NEAR[WAYS * there + (way + OPPOSITE) % WAYS]
        kind = hurt if behind != NOWHERE and board[behind] == NOBODY else hurt | CORNERED
        zone = ZONE[(way - looks) % WAYS]
        strikes = attack + zone if attack + zone < MOST else MOST - 1
        brings = GAINS[(MOST * strikes + (least if zone else plain)) * 4 + kind]
        if brings * soonest <= best and not bow:
            continue
        square = there
        for far in range(1, 2 if way & 1 else longest + 1):
            square = NEAR[WAYS * square + way]
            if square == NOWHERE or (board[square] != NOBODY and board[square] != man):
                break
            if bow:
                if far == 1:
                    continue
                against = defence - MASSIF_MALUS if massive and zone else defence
                brings = gain_at(attack + zone, against + far - 1, kind)
            if brings * soonest <= best:
                continue
            cost = steps[square]
            worth = brings * SOON[min(LAST, cost // points)] - NEARER * cost
            if worth > best:
                worth -= FACED * len(arena.fronts_on(square, seat))
                if worth > best:
                    best, goal = worth, square
    return goal, best


def ways_to(arena: Arena, man: int, goal: int) -> list[int]:
    """How far every square is from a goal: one straight, two slanting, not through danger zones."""
    board, seat = arena.board, man // FAMILIA
    closed = 0
    for foe in range(FAMILIA * arena.seats):
        there = arena.square[foe]
        if there != NOWHERE and foe // FAMILIA != seat and not arena.muted >> foe & 1:
            ahead = NEAR[WAYS * there + 2 * arena.facing[foe]]
            if ahead != NOWHERE:
                closed |= 1 << ahead
    far = [UNREACHED] * SQUARES
    far[goal] = 0
    now: list[int] = [goal]
    soon: list[int] = []
    cost, here = 0, arena.square[man]
    while (now or soon) and cost <= far[here] + 2:
        later: list[int] = []
        for square in now:
            if far[square] != cost:
                continue
            for way in range(WAYS):
                near = NEAR[WAYS * square + way]
                if near == NOWHERE or (board[near] != NOBODY and board[near] != man):
                    continue
                reached = cost + 1 + (way & 1)
                if reached < far[near]:
                    far[near] = reached
                    # Whoever enters a danger zone goes no farther; he may come from there.
                    if closed >> near & 1:
                        continue
                    if way & 1:
                        later.append(near)
                    else:
                        soon.append(near)
        now, soon = soon, later
        cost += 1
    return far


def worth_of_stand_at(
    arena: Arena, square: int, facing: int, goal: int, foe: int, far: list[int]
) -> float:
    """How good it is to stand there, looking that way, for one who goes for a goal."""
    there = arena.square[foe]
    zone = zone_of(square, facing, there)
    if square == goal:
        return (AT_IT if zone == 0 else 0.0) - LOOKS_AWAY * zone
    return -STEP * far[square] - LOOKS_AWAY * zone


def worth_of_going(arena: Arena, man: int, pace: int, goal: int, foe: int, far: list[int]) -> float:
    """How good it is to stand where a step or a turn leads; who goes straight gets farther."""
    square, facing = arena.square[man], pace % FACINGS
    if pace >= WAYS * FACINGS:
        return worth_of_stand_at(arena, square, facing, goal, foe, far)
    square = NEAR[WAYS * square + pace // FACINGS]
    worth = worth_of_stand_at(arena, square, facing, goal, foe, far)
    if square != goal and pace // FACINGS != 2 * facing:
        worth -= DEARER
    return worth
