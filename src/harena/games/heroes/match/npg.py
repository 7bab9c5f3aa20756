"""5.2.5 Non-Player Gladiators: what they do, by table 5-2 alone.

They surrender if they must; they pick up what they need; blinded they clear their eyes, and else
roll one die against Savvy; the table says the rest, by their state and by whether an enemy shares
their zone.
"""

from typing import Final

from harena.games.heroes.after.ending import is_yielding, surrender
from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import NOBODY, NOWHERE, Bout
from harena.games.heroes.components.closest import closest
from harena.games.heroes.components.content import (
    LARGE_SHIELD,
    LEFT,
    NET,
    NOTHING,
    RETIARIUS,
    RIGHT,
    SMALL_SHIELD,
    SPEAR,
    SWORD,
    TRIDENT,
)
from harena.games.heroes.components.gear import (
    arm_works,
    drop,
    held,
    holds,
    is_free,
    lift,
    liftable,
    weapon,
    weapon_hand,
)
from harena.games.heroes.match.attack import free
from harena.games.heroes.match.manoeuvre import meet
from harena.games.heroes.match.movement import open_zones, rest, stand_up
from harena.games.heroes.match.nets import net_targets, toss
from harena.games.heroes.match.testing import passes
from harena.games.heroes.match.thrown import clear_eyes

# 3.10.6.6 Which weapon it takes of several: the one that hurts most, then the one with reach.
TAKEN_FIRST: Final = (TRIDENT, SPEAR, SWORD)
LEFTWARDS: Final = 3


def act_by_table(bout: Bout, gladiator: int) -> None:
    """5.2.5.1 Surrender, or clear the eyes, or one die against Savvy and table 5-2 (R39).

    3.10.6.6 Picking up costs nothing and comes first, also before it clears its eyes. Nobody leads
    it: no seat decides, and no bot (R111).
    """
    if is_yielding(bout, gladiator):
        surrender(bout, gladiator)
        return
    pick_up(bout, gladiator)
    if bout.blinded[gladiator]:
        clear_eyes(bout, gladiator)
        return
    face, savvy = roll(bout), bout.savvy(gladiator)
    passed = passes(face, savvy)
    bout.tell("considered", bout.name[gladiator], int(passed), face, savvy)
    if bout.is_occupied(gladiator, bout.zone[gladiator]):
        act_among_enemies(bout, gladiator, passed)
    else:
        act_alone(bout, gladiator, passed)


def act_alone(bout: Bout, gladiator: int, passed: bool) -> None:
    """5.2.5.1, C9 In an Unoccupied Zone; 5.2.5.2 rested enough means current Strength (R40)."""
    rested = bout.bonus[gladiator] >= bout.strength(gladiator)
    if bout.ensnared[gladiator]:
        if passed:
            free(bout, gladiator)
        else:
            bout.tell("struggled", bout.name[gladiator])
    elif bout.down[gladiator]:
        stand_up(bout, gladiator)
    elif passed and has_net(bout, gladiator):
        use_net(bout, gladiator)
    elif passed or rested:
        advance(bout, gladiator)
    else:
        rest(bout, gladiator)


def act_among_enemies(bout: Bout, gladiator: int, passed: bool) -> None:
    """5.2.5.1, 5.2.5.3, 5.2.5.4 In an Occupied Zone, C9: down it stands up, whatever it rolled.

    In a net it goes to the Manoeuvre Table (R31, R32).
    """
    ensnared = bout.ensnared[gladiator]
    if bout.down[gladiator] and not ensnared:
        stand_up(bout, gladiator)
        return
    backs_away = has_net(bout, gladiator) if passed else bout.is_spent(gladiator)
    if backs_away and not ensnared:
        zone = retreat(bout, gladiator)
        if zone != NOWHERE:
            walk(bout, gladiator, zone)
            return
    fight(bout, gladiator)


def has_net(bout: Bout, gladiator: int) -> bool:
    """5.2.5.7 A Retiarius with his net."""
    return bout.style[gladiator] == RETIARIUS and holds(bout, gladiator, NET)


def fight(bout: Bout, gladiator: int) -> None:
    """5.2.5.5 It fights the enemy of its zone that comes first in the order of the closest."""
    foes = bout.enemies_in(gladiator, bout.zone[gladiator])
    meet(bout, gladiator, closest(bout, gladiator, foes))


def use_net(bout: Bout, gladiator: int) -> None:
    """5.2.5.7 A toss if there is a target; beside others a sidestep; else nearer (R43)."""
    targets = net_targets(bout, gladiator)
    if targets:
        toss(bout, gladiator, closest(bout, gladiator, targets))
        return
    enemy = closest(bout, gladiator, bout.enemies(gladiator))
    if bout.zones().distance(bout.zone[gladiator], bout.zone[enemy]) > 1:
        advance(bout, gladiator)
        return
    zone = sidestep(bout, gladiator, enemy)
    if zone == NOWHERE:
        rest(bout, gladiator)
    else:
        walk(bout, gladiator, zone)


def sidestep(bout: Bout, gladiator: int, enemy: int) -> int:
    """5.2.5.7 One die: 1-3 the zone half left of the enemy, 4-6 half right; or else the other."""
    zones, here = bout.zones(), bout.zone[gladiator]
    way = zones.way(here, bout.zone[enemy])
    face = roll(bout)
    turn = -1 if face <= LEFTWARDS else 1
    bout.tell("sidestepped", bout.name[gladiator], int(turn > 0), face)
    for side in (turn, -turn):
        zone = zones.beside(here, way + side)
        if zone != NOWHERE and bout.has_room(zone) and not bout.is_occupied(gladiator, zone):
            return zone
    return NOWHERE


def advance(bout: Bout, gladiator: int) -> None:
    """5.2.5.6 Towards the closest enemy; if no zone is nearer it stays and recovers (R42)."""
    enemy = closest(bout, gladiator, bout.enemies(gladiator))
    zone = towards(bout, gladiator, bout.zone[enemy])
    if zone == NOWHERE:
        rest(bout, gladiator)
    else:
        walk(bout, gladiator, zone)


def towards(bout: Bout, gladiator: int, goal: int) -> int:
    """5.2.5.6 The zone with room and the fewest moves left; then the straightest, then reading."""
    zones, here = bout.zones(), bout.zone[gladiator]
    best = NOWHERE
    rank = (zones.distance(here, goal), 0)
    for zone in open_zones(bout, gladiator):
        found = (zones.distance(zone, goal), zones.straight(zone, goal))
        if found < rank if best != NOWHERE else found[0] < rank[0]:
            best = zone
            rank = found
    return best


def retreat(bout: Bout, gladiator: int) -> int:
    """5.2.5.8 The Unoccupied Zone farthest from enemies elsewhere, then by kind, then by reading.

    Center before Heart before Wall; if there is none it must fight (R44).
    """
    zones, here = bout.zones(), bout.zone[gladiator]
    others = [bout.zone[one] for one in bout.enemies(gladiator) if bout.zone[one] != here]
    best = NOWHERE
    rank = (0, 0)
    for zone in open_zones(bout, gladiator):
        if bout.is_occupied(gladiator, zone):
            continue
        far = 0
        for other in others:
            apart = zones.distance(zone, other)
            far = apart if far == 0 else min(far, apart)
        found = (far, zones.kind[zone])
        if best == NOWHERE or found > rank:
            best = zone
            rank = found
    return best


def walk(bout: Bout, gladiator: int, zone: int) -> None:
    """5.3.0.1, 3.10.6.6 It moves; beside enemies it fights, else it may pick something up."""
    bout.tell("moved", bout.name[gladiator], bout.zone[gladiator], zone)
    bout.zone[gladiator] = zone
    if bout.is_occupied(gladiator, zone):
        fight(bout, gladiator)
    else:
        pick_up(bout, gladiator)


def pick_up(bout: Bout, gladiator: int) -> None:
    """3.10.6.6, 5.2.5.9 Without a weapon it takes one, if need be for its shield; or its net (R28).

    It never switches hands, throws, kicks sand, destroys nets or rolls away (R45).
    """
    there = liftable(bout, gladiator)
    if not there:
        return
    if weapon(bout, gladiator) == NOTHING:
        for item in TAKEN_FIRST:
            if item in there:
                hand = hand_for_weapon(bout, gladiator)
                if hand != NOBODY:
                    lift(bout, gladiator, item, hand)
                return
    hand = free_hand(bout, gladiator)
    if NET in there and hand != NOBODY:
        lift(bout, gladiator, NET, hand)


def free_hand(bout: Bout, gladiator: int) -> int:
    """3.10.6.6 An empty hand that works, the weapon hand first."""
    main = weapon_hand(bout, gladiator)
    for hand in (main, 1 - main):
        if is_free(bout, gladiator, hand):
            return hand
    return NOBODY


def hand_for_weapon(bout: Bout, gladiator: int) -> int:
    """3.10.6.6 A free hand; if its only good one holds a shield, the shield is dropped for it."""
    hand = free_hand(bout, gladiator)
    if hand != NOBODY:
        return hand
    good = [one for one in (LEFT, RIGHT) if arm_works(bout, gladiator, one)]
    if len(good) == 1 and held(bout, gladiator, good[0]) in (SMALL_SHIELD, LARGE_SHIELD):
        drop(bout, gladiator, good[0])
        return good[0]
    return NOBODY


STEPS: Final = (act_by_table,)
