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
from harena.games.gladiatori.components.arena import ArenaHexes
from harena.games.gladiatori.components.bout import COLISEUM, FIRST_BEAST, NOBODY, Bout
from harena.games.gladiatori.components.content import MOST_BEASTS
from harena.games.gladiatori.components.figures import put
from harena.games.gladiatori.steps import BEAST_ACT, CHOOSE_READY
from harena.toolkit.decks import only_or_by_lot
from harena.toolkit.fields import replaced
from harena.toolkit.hexes import NOWHERE

# Marks of hexes while ways are looked for. None is -1, which is one pace less than none.
UNSEEN: Final = -2
TAKEN: Final = -3
GOAL: Final = -4


def release_beasts(bout: Bout) -> None:
    """20.2, 20.9.1 All in round 1; in the Coliseum by a die, if there is room (R98, R104, R182)."""
    if bout.ended:
        return
    coming, bout.coming = bout.coming, [0] * len(bout.coming)
    for kind, number in enumerate(coming):
        for _ in range(number):
            let_in(bout, kind)
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
        bout.waiting = replaced(bout.waiting, kind, bout.waiting[kind] - 1)
        let_in(bout, kind)


def draw_kind(bout: Bout) -> int:
    """20.1.2 From a mixed pool the next is drawn evenly among the beasts (R126)."""
    index = bout.dice.below(sum(number for number in bout.waiting))
    kind = 0
    while index >= bout.waiting[kind]:
        index -= bout.waiting[kind]
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
    if not bout.beasts:
        bout.beasts, bout.lairs, bout.netted = [], [], []
    bout.beasts.append(kind)
    bout.lairs.append(NOWHERE)
    bout.netted.append(0)


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

    For each hex of these ways, how far it is from there.
    """
    arena, goals = bout.content.arena, goals_of(bout, start)
    if not goals:
        return [NOWHERE] * arena.size
    taken = taken_hexes(bout, start)
    away = arena.away[start]
    straight = arena.size
    near: list[int] = []
    for goal in goals:
        if away[goal] < straight:
            straight = away[goal]
            near = [goal]
        elif away[goal] == straight:
            near.append(goal)
    found: list[list[int]] = []
    for goal in near:
        ways = arena.away[goal]
        if is_barred(ways, away, taken, straight):
            ways = straight_ways(arena, taken, start, goal)
        if ways[start] != NOWHERE:
            found.append(ways)
    if found:
        return found[bout.dice.below(len(found))]
    prey = paces_to_prey(bout)
    for detour in (1, 2, arena.size):
        paces = paces_from(arena, taken, start, goals, prey, straight + detour)
        nearest = [goal for goal in goals if paces[goal] >= 0]
        if nearest:
            return ways_back(arena, paces, nearest[bout.dice.below(len(nearest))])
    return [NOWHERE] * arena.size


def paces_to_prey(bout: Bout) -> list[int]:
    """20.4.1 How far each hex is from the nearest gladiator."""
    away = bout.content.arena.away
    prey = [away[bout.place[seat]] for seat in range(bout.seats) if bout.stands(seat)]
    nearest = prey[0]
    for other in prey[1:]:
        nearest = [min(paces) for paces in zip(nearest, other, strict=True)]
    return nearest


def goals_of(bout: Bout, start: int) -> list[int]:
    """20.4.1, 20.3 The free hexes beside gladiators, its own too, in the order of the board."""
    goals: list[int] = []
    gates = bout.content.arena.gates
    for seat in range(bout.seats):
        if not bout.stands(seat):
            continue
        for spot in bout.content.arena.in_order[bout.place[seat]]:
            figure = bout.board[spot]
            free = figure == NOBODY or spot == start or (figure >= FIRST_BEAST and spot in gates)
            if free and (bout.seats == 1 or spot not in goals):
                goals.append(spot)
    if bout.seats > 1:
        goals.sort()
    return goals


def taken_hexes(bout: Bout, start: int) -> list[int]:
    """20.4, 20.3 Where a beast cannot go: to other figures, but for beasts at a gate."""
    taken = [spot for spot in bout.place if spot != NOWHERE]
    one, other = bout.content.arena.gates
    for spot in bout.lairs:
        if NOWHERE != spot != start and one != spot != other:
            taken.append(spot)
    return taken


def is_barred(ways: list[int], away: list[int], taken: list[int], straight: int) -> bool:
    """20.4 Whether a figure stands on one of the straight ways between two hexes.

    They are told by how far all others are from the one and from the other.
    """
    for spot in taken:
        if away[spot] + ways[spot] == straight:
            return True
    return False


def straight_ways(arena: ArenaHexes, taken: list[int], start: int, goal: int) -> list[int]:
    """20.4.1 How far the free hexes on the straight ways are from the goal."""
    away, around = arena.away[start], arena.around
    ways = [NOWHERE] * arena.size
    for spot in taken:
        ways[spot] = TAKEN
    ways[goal] = 0
    edge = [goal]
    for spot in edge:
        before, way = away[spot] - 1, ways[spot] + 1
        for other in around[spot]:
            if away[other] == before and ways[other] == NOWHERE:
                ways[other] = way
                edge.append(other)
    return ways


def paces_from(
    arena: ArenaHexes,
    taken: list[int],
    start: int,
    goals: list[int],
    prey: list[int],
    longest: int,
) -> list[int]:
    """20.4 How many free hexes lead to each, as far as the nearest goals.

    One search for all goals; it leaves out what is too far from all prey.
    """
    around = arena.around
    paces = [UNSEEN] * arena.size
    for spot in taken:
        paces[spot] = TAKEN
    for goal in goals:
        paces[goal] = GOAL
    paces[start] = 0
    edge = [start]
    nearest = arena.size
    for spot in edge:
        pace = paces[spot] + 1
        if pace > nearest:
            break
        left = longest - pace + 1
        for other in around[spot]:
            seen = paces[other]
            if seen == UNSEEN:
                if prey[other] <= left:
                    paces[other] = pace
                    edge.append(other)
            elif seen == GOAL:
                paces[other] = pace
                nearest = pace
    return paces


def ways_back(arena: ArenaHexes, paces: list[int], goal: int) -> list[int]:
    """20.4.1 How far the hexes on the shortest ways are from the goal."""
    around = arena.around
    ways = [NOWHERE] * arena.size
    ways[goal] = 0
    edge = [goal]
    for spot in edge:
        before, way = paces[spot] - 1, ways[spot] + 1
        for other in around[spot]:
            if paces[other] == before and ways[other] == NOWHERE:
                ways[other] = way
                edge.append(other)
    return ways


def step_towards(bout: Bout, spot: int, ways: list[int]) -> int:
    """20.4.2 One hex along a shortest way, by lot among equals (R158)."""
    way = ways[spot] - 1
    nearer = [other for other in bout.content.arena.around[spot] if ways[other] == way]
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
