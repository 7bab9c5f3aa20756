"""Chapter 20, Animal Variant: how beasts come in, move, attack and defend themselves.

Beasts act before the players (20.13), in a random order, each to its end. They have no facing; each
is in melee with every gladiator beside it (3.3).
"""

from typing import Final

from harena.games.gladiatori.beasts.beast_fights import (
    DEAD_BEAST,
    SIDES_OF_A_DIE,
    alive,
    attack,
    prey_of,
    work_loose,
)
from harena.games.gladiatori.components.arena import Arena
from harena.games.gladiatori.components.bout import COLISEUM, FIRST_BEAST, MOST_BEASTS, NOBODY, Bout
from harena.games.gladiatori.components.figures import put
from harena.games.gladiatori.steps import BEAST_ACT, CHOOSE_READY
from harena.toolkit.decks import only_or_by_lot
from harena.toolkit.hexes import NOWHERE

TAKEN: Final = -2


def release_beasts(bout: Bout) -> None:
    """20.2, 20.9.1 All in round 1; in the Coliseum by a die, if there is room (R98, R104, R182)."""
    if bout.ended:
        return
    for kind, number in enumerate(bout.coming):
        for _ in range(number):
            let_in(bout, kind)
        bout.coming[kind] = 0
    if bout.round != 1:
        return
    number = sum(bout.waiting)
    if bout.mode == COLISEUM:
        if not number:
            return
        face = bout.dice.below(SIDES_OF_A_DIE)
        bout.tell("release", face + 1)
        number = min(number, bout.release[face], MOST_BEASTS - alive(bout))
    for _ in range(number):
        kind = draw_kind(bout)
        bout.waiting[kind] -= 1
        let_in(bout, kind)


def draw_kind(bout: Bout) -> int:
    """20.1.2 From a mixed pool the next is drawn evenly among the beasts (R126)."""
    place = bout.dice.below(sum(bout.waiting))
    kind = 0
    while place >= bout.waiting[kind]:
        place -= bout.waiting[kind]
        kind += 1
    return kind


def let_in(bout: Bout, kind: int) -> None:
    """20.3 At the gate, not yet on the board."""
    for slot, other in enumerate(bout.beasts):
        if other == DEAD_BEAST:
            bout.beasts[slot] = kind
            bout.lairs[slot] = NOWHERE
            bout.netted[slot] = 0
            return
    bout.beasts = [*bout.beasts, kind]
    bout.lairs = [*bout.lairs, NOWHERE]
    bout.netted = [*bout.netted, 0]


def beasts_act(bout: Bout) -> None:
    """20.13, 5.2.4 Before the players, in random order; drawn before Delay (R112, R134)."""
    pack = [slot for slot, kind in enumerate(bout.beasts) if kind != DEAD_BEAST]
    bout.dice.shuffle(pack)
    if len(pack) > 1:
        bout.tell_row("beasts_ordered", [FIRST_BEAST + slot for slot in reversed(pack)])
    for slot in pack:
        bout.then(BEAST_ACT, slot)
    for seat in reversed(bout.order):
        bout.then(CHOOSE_READY, seat)


def beast_act(bout: Bout, slot: int) -> None:
    """20.3, 20.4, 20.10 Come in, struggle in a net, attack who is beside it, or move first."""
    if bout.ended or bout.beasts[slot] == DEAD_BEAST:
        return
    if bout.lairs[slot] == NOWHERE:
        enter(bout, slot)
        return
    prey = prey_of(bout, slot)
    if bout.netted[slot]:
        struggle(bout, slot, prey)
    elif prey:
        attack(bout, slot, prey, bout.content.beast_standing[bout.beasts[slot]])
    else:
        face = bout.dice.below(SIDES_OF_A_DIE) + 1
        bout.tell("paced", FIRST_BEAST + slot, face)
        walk(bout, slot, face)


def enter(bout: Bout, slot: int) -> None:
    """20.3, 20.3.1, 20.3.3 By the gate of the die, as many hexes as it shows (R99, R156, R157)."""
    face = bout.dice.below(SIDES_OF_A_DIE)
    gates = bout.content.arena.gates
    gate = bout.content.gate_of[face]
    for spot in (gates[gate], gates[1 - gate]):
        if bout.board[spot] == NOBODY or bout.board[spot] >= FIRST_BEAST:
            bout.lairs[slot] = spot
            bout.board[spot] = FIRST_BEAST + slot
            bout.tell("entered", FIRST_BEAST + slot, bout.beasts[slot], spot, face + 1)
            walk(bout, slot, face + 1)
            return
    bout.tell("shut_out", FIRST_BEAST + slot, face + 1)


def walk(bout: Bout, slot: int, paces: int) -> None:
    """20.4, 20.4.1 By a shortest way to the nearest hex beside somebody; it attacks (R100)."""
    start = spot = bout.lairs[slot]
    ways = ways_to_prey(bout, start)
    for _ in range(min(paces, ways[start])):
        spot = step_towards(bout, spot, ways)
    if spot != start:
        put(bout, FIRST_BEAST + slot, spot)
        bout.tell("prowled", FIRST_BEAST + slot, start, spot)
    prey = prey_of(bout, slot)
    if prey:
        attack(bout, slot, prey, bout.content.beast_moved[bout.beasts[slot]])


def ways_to_prey(bout: Bout, start: int) -> list[int]:
    """20.4.1 To the nearest free hex beside any gladiator, by lot among equals (R100).

    Straight ways are looked at first, then those with a small detour, and all at last.
    """
    arena, taken, goals = bout.content.arena, taken_hexes(bout, start), goals_of(bout, start)
    away = arena.away[start]
    straight = arena.size
    for goal in goals:
        straight = min(straight, away[goal])
    for detour in (0, 1, 2, arena.size):
        nearest = arena.size
        best: list[list[int]] = []
        for goal in goals:
            if away[goal] > straight + detour:
                continue
            ways = arena.away[goal]
            if is_barred(arena, taken, goal, start):
                ways = ways_back(arena, taken, goal, start, straight + detour)
            if NOWHERE < ways[start] <= nearest:
                if ways[start] < nearest:
                    best.clear()
                nearest = ways[start]
                best.append(ways)
        if best:
            return best[bout.dice.below(len(best))]
    return [NOWHERE] * arena.size


def goals_of(bout: Bout, start: int) -> list[int]:
    """20.4.1 The free hexes beside gladiators, its own included, in the order of the board."""
    goals: list[int] = []
    for seat in range(bout.seats):
        if not bout.stands(seat):
            continue
        for spot in bout.content.arena.around[bout.place[seat]]:
            if is_open(bout, spot, start) and (bout.seats == 1 or spot not in goals):
                goals.append(spot)
    goals.sort()
    return goals


def taken_hexes(bout: Bout, start: int) -> list[int]:
    """20.4 Where a beast cannot go."""
    taken: list[int] = []
    for spot in bout.place + bout.lairs:
        if spot != NOWHERE and not is_open(bout, spot, start):
            taken.append(spot)
    return taken


def is_barred(arena: Arena, taken: list[int], goal: int, start: int) -> bool:
    """20.4 Whether a figure stands on one of the straight ways, which are all the shortest."""
    away, ways = arena.away[start], arena.away[goal]
    for spot in taken:
        if away[spot] + ways[spot] == ways[start]:
            return True
    return False


def ways_back(arena: Arena, taken: list[int], goal: int, start: int, longest: int) -> list[int]:
    """20.4 How far hexes are from the goal, on free ways from the start no longer than that."""
    away = arena.away[start]
    ways = [NOWHERE] * arena.size
    for spot in taken:
        ways[spot] = TAKEN
    ways[goal] = 0
    edge = [goal]
    for spot in edge:
        if spot == start:
            break
        paces = ways[spot] + 1
        for other in arena.around[spot]:
            if ways[other] == NOWHERE and paces + away[other] <= longest:
                ways[other] = paces
                edge.append(other)
    return ways


def is_open(bout: Bout, spot: int, start: int) -> bool:
    """20.4, 20.3 Whether a beast may step there; its own hex counts as free."""
    figure = bout.board[spot]
    if figure == NOBODY or spot == start:
        return True
    return figure >= FIRST_BEAST and spot in bout.content.arena.gates


def step_towards(bout: Bout, spot: int, ways: list[int]) -> int:
    """20.4.2 One hex along a shortest way, by lot among equals (R158)."""
    nearer: list[int] = []
    for other in bout.content.arena.around[spot]:
        if ways[other] == ways[spot] - 1:
            nearer.append(other)
    return only_or_by_lot(nearer, bout.dice)


def struggle(bout: Bout, slot: int, prey: list[int]) -> None:
    """20.10, 20.10.1 In a net it stays; one die fewer, and a high one frees (R108, R183)."""
    if prey:
        attack(bout, slot, prey, max(1, bout.content.beast_standing[bout.beasts[slot]] - 1))
        return
    face = bout.dice.below(SIDES_OF_A_DIE) + 1
    bout.tell_row("beast_rolled", [FIRST_BEAST + slot, face])
    work_loose(bout, slot, face)


STEPS: Final = (release_beasts, beasts_act, beast_act)
