"""5.2.5 Non-Player Gladiators: what they do, by table 5-2 alone.

They surrender if they must; they pick up what they need; blinded they clear their eyes, and else
roll one die against Savvy; the table says the rest, by their state and by whether an enemy shares
their zone. What a table says is one function of the bout, the gladiator and its die; the steps do
it for an NPG, and whoever plays a Star by the tables asks the same functions (R111).
"""

from typing import Final, TypeAlias

from harena.games.heroes.after.ending import is_yielding, surrender
from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import NOBODY, NOWHERE, Bout
from harena.games.heroes.components.closest import closest
from harena.games.heroes.components.content import (
    HANDS,
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
    liftable,
    weapon,
    weapon_hand,
)
from harena.games.heroes.match.attack import free
from harena.games.heroes.match.manoeuvre import meet
from harena.games.heroes.match.movement import (
    CLEAR,
    DROP,
    ESCAPE,
    FIGHT,
    MOVE,
    PICKING,
    REST,
    STAND,
    SURRENDER,
    TOSS,
    lift_pick,
    open_zones,
    rest,
    stand_up,
)
from harena.games.heroes.match.nets import net_targets, toss
from harena.games.heroes.match.testing import passes
from harena.games.heroes.match.thrown import clear_eyes

# What a table says: an action of the Movement Phase, and the zone or gladiator it is aimed at.
Judgement: TypeAlias = tuple[int, int]
# Two that a Star does not have: to stay in the net, and to let a die decide between two zones.
STRUGGLE: Final = -2
SIDESTEP: Final = -3
# 3.10.6.6 Which weapon it takes of several: the one that hurts most, then the one with reach.
TAKEN_FIRST: Final = (TRIDENT, SPEAR, SWORD)
LEFTWARDS: Final = 3


def act_by_table(bout: Bout, gladiator: int) -> None:
    """5.2.5.1 Surrender, or clear the eyes, or one die against Savvy and table 5-2 (R39).

    3.10.6.6 Picking up costs nothing and comes first, also before it clears its eyes.
    """
    first = foremost(bout, gladiator)
    if first >= DROP:
        pick_up(bout, gladiator)
        first = foremost(bout, gladiator)
    if first == SURRENDER:
        surrender(bout, gladiator)
    elif first == CLEAR:
        clear_eyes(bout, gladiator)
    else:
        consider(bout, gladiator)


def consider(bout: Bout, gladiator: int) -> None:
    """5.2.5.1 One die against current Savvy, and what table 5-2 says; perhaps a second die."""
    face, savvy = roll(bout), bout.savvy(gladiator)
    bout.tell("considered", bout.name[gladiator], int(passes(face, savvy)), face, savvy)
    action, aim = judged(bout, gladiator, face)
    if action == SIDESTEP:
        face = roll(bout)
        bout.tell("sidestepped", bout.name[gladiator], int(face > LEFTWARDS), face)
        action, aim = sidestep(bout, gladiator, aim, face)
    perform(bout, gladiator, action, aim)


def perform(bout: Bout, gladiator: int, action: int, aim: int) -> None:
    """5.2.5.1 It does what the table says."""
    if action == MOVE:
        walk(bout, gladiator, aim)
    elif action == FIGHT:
        meet(bout, gladiator, aim)
    elif action == REST:
        rest(bout, gladiator)
    elif action == TOSS:
        toss(bout, gladiator, aim)
    elif action == STAND:
        stand_up(bout, gladiator)
    elif action == ESCAPE:
        free(bout, gladiator)
    else:
        bout.tell("struggled", bout.name[gladiator])


def foremost(bout: Bout, gladiator: int) -> int:
    """5.2.5.1, 3.10.6.6 What it does before any die is rolled; NOTHING if the table decides (R39).

    It surrenders (6.5.2, 6.3.1), or picks up what it needs, or clears its eyes (5.4.9.1.2).
    """
    if is_yielding(bout, gladiator):
        return SURRENDER
    found = handling(bout, gladiator)
    if found == NOTHING and bout.blinded[gladiator]:
        return CLEAR
    return found


def judged(bout: Bout, gladiator: int, face: int) -> Judgement:
    """5.2.5.1, C9 What table 5-2 says to one die against current Savvy."""
    passed = passes(face, bout.savvy(gladiator))
    if bout.is_occupied(gladiator, bout.zone[gladiator]):
        return judged_among_enemies(bout, gladiator, passed)
    return judged_alone(bout, gladiator, passed)


def judged_alone(bout: Bout, gladiator: int, passed: bool) -> Judgement:
    """5.2.5.1, C9 In an Unoccupied Zone; 5.2.5.2 rested enough means current Strength (R40)."""
    if bout.ensnared[gladiator]:
        return ESCAPE if passed else STRUGGLE, NOBODY
    if bout.down[gladiator]:
        return STAND, NOBODY
    if passed and has_net(bout, gladiator):
        return judged_with_net(bout, gladiator)
    if passed or bout.bonus[gladiator] >= bout.strength(gladiator):
        return advance(bout, gladiator, closest(bout, gladiator, bout.enemies(gladiator)))
    return REST, NOBODY


def judged_among_enemies(bout: Bout, gladiator: int, passed: bool) -> Judgement:
    """5.2.5.1, 5.2.5.3, 5.2.5.4 In an Occupied Zone, C9: down it stands up, whatever it rolled.

    In a net it goes to the Manoeuvre Table (R31, R32).
    """
    ensnared = bout.ensnared[gladiator]
    if bout.down[gladiator] and not ensnared:
        return STAND, NOBODY
    backs_away = has_net(bout, gladiator) if passed else bout.is_spent(gladiator)
    if backs_away and not ensnared:
        zone = retreat(bout, gladiator)
        if zone != NOWHERE:
            return MOVE, zone
    return FIGHT, opponent(bout, gladiator)


def has_net(bout: Bout, gladiator: int) -> bool:
    """5.2.5.7 A Retiarius with his net."""
    return bout.style[gladiator] == RETIARIUS and holds(bout, gladiator, NET)


def opponent(bout: Bout, gladiator: int) -> int:
    """5.2.5.5 It fights the enemy of its zone that comes first in the order of the closest."""
    return closest(bout, gladiator, bout.enemies_in(gladiator, bout.zone[gladiator]))


def judged_with_net(bout: Bout, gladiator: int) -> Judgement:
    """5.2.5.7 A toss if there is a target; beside others a sidestep; else nearer (R43)."""
    targets = net_targets(bout, gladiator)
    if targets:
        return TOSS, closest(bout, gladiator, targets)
    enemy = closest(bout, gladiator, bout.enemies(gladiator))
    if bout.zones().distance(bout.zone[gladiator], bout.zone[enemy]) > 1:
        return advance(bout, gladiator, enemy)
    return SIDESTEP, enemy


def sidestep(bout: Bout, gladiator: int, enemy: int, face: int) -> Judgement:
    """5.2.5.7 One die: 1-3 the zone half left of the enemy, 4-6 half right; or else the other.

    If neither serves it stays and recovers.
    """
    zones, here = bout.zones(), bout.zone[gladiator]
    way = zones.way(here, bout.zone[enemy])
    turn = 1 if face > LEFTWARDS else -1
    for side in (turn, -turn):
        zone = zones.beside(here, way + side)
        if zone != NOWHERE and bout.has_room(zone) and not bout.is_occupied(gladiator, zone):
            return MOVE, zone
    return REST, NOBODY


def advance(bout: Bout, gladiator: int, enemy: int) -> Judgement:
    """5.2.5.6 Towards the closest enemy; if no zone is nearer it stays and recovers (R42)."""
    zone = towards(bout, gladiator, bout.zone[enemy])
    return (REST, NOBODY) if zone == NOWHERE else (MOVE, zone)


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
        meet(bout, gladiator, opponent(bout, gladiator))
    else:
        pick_up(bout, gladiator)


def pick_up(bout: Bout, gladiator: int) -> None:
    """3.10.6.6, 5.2.5.9 Without a weapon it takes one, if need be for its shield; or its net (R28).

    It never switches hands, throws, kicks sand, destroys nets or rolls away (R45).
    """
    action = handling(bout, gladiator)
    if DROP <= action < PICKING:
        drop(bout, gladiator, action - DROP)
        action = handling(bout, gladiator)
    if action != NOTHING:
        lift_pick(bout, gladiator, action - PICKING)


def handling(bout: Bout, gladiator: int) -> int:
    """3.10.6.6 What it picks up, or drops for it; NOTHING if nothing is there that it wants."""
    there = liftable(bout, gladiator)
    if not there:
        return NOTHING
    if weapon(bout, gladiator) == NOTHING:
        for item in TAKEN_FIRST:
            if item in there:
                hand = hand_for_weapon(bout, gladiator)
                return NOTHING if hand == NOBODY else taking(bout, gladiator, item, hand)
    hand = free_hand(bout, gladiator)
    if NET in there and hand != NOBODY:
        return taking(bout, gladiator, NET, hand)
    return NOTHING


def taking(bout: Bout, gladiator: int, item: int, hand: int) -> int:
    """3.10.6.6 To take an item with a hand; what the hand holds is dropped first."""
    if held(bout, gladiator, hand) != NOTHING:
        return DROP + hand
    return PICKING + len(HANDS) * item + hand


def free_hand(bout: Bout, gladiator: int) -> int:
    """3.10.6.6 An empty hand that works, the weapon hand first."""
    main = weapon_hand(bout, gladiator)
    for hand in (main, 1 - main):
        if is_free(bout, gladiator, hand):
            return hand
    return NOBODY


def hand_for_weapon(bout: Bout, gladiator: int) -> int:
    """3.10.6.6 A free hand; or its only good one, if that holds a shield."""
    hand = free_hand(bout, gladiator)
    if hand != NOBODY:
        return hand
    good = [one for one in (LEFT, RIGHT) if arm_works(bout, gladiator, one)]
    if len(good) == 1 and held(bout, gladiator, good[0]) in (SMALL_SHIELD, LARGE_SHIELD):
        return good[0]
    return NOBODY


STEPS: Final = (act_by_table,)
