"""5.2 The Movement Phase of a Star: one thing to do, and what goes with it.

What he may do depends on whether enemies share his zone, and on how he is: upright, down, ensnared
(5.2.3, 5.2.4, 5.3.4, 5.4.6). Before it he may drop what he holds and pick up what lies there.
"""

from typing import Final

from harena.games.heroes.after.ending import can_surrender, must_surrender, surrender
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import ITEMS, LEFT, NET, NOTHING, RIGHT
from harena.games.heroes.components.gear import drop, held, is_free, lift, liftable
from harena.games.heroes.match.attack import free
from harena.games.heroes.match.manoeuvre import meet
from harena.games.heroes.match.nets import can_destroy, destroy, neighbours, net_targets, toss
from harena.games.heroes.match.thrown import (
    clear_eyes,
    kick_sand,
    throw_targets,
    throw_weapon,
    throwing_hands,
)
from harena.games.heroes.steps import (
    CHOOSE_ACTION,
    CHOOSE_FOE,
    CHOOSE_NET_TARGET,
    CHOOSE_PICK,
    CHOOSE_ROLL,
    CHOOSE_SAND_TARGET,
    CHOOSE_THROW_TARGET,
    CHOOSE_THROWN,
    CHOOSE_ZONE,
    FIGHT_FOE,
    GO,
    KICK_AT,
    PICK,
    ROLL_AWAY,
    TAKE_ACTION,
    THROW_AT,
    TOSS_AT,
)

FIGHT: Final = 0
MOVE: Final = 1
REST: Final = 2
TOSS: Final = 3
THROW: Final = 4
SAND: Final = 5
SWITCH: Final = 6
DESTROY: Final = 7
CLEAR: Final = 8
STAND: Final = 9
ROLL: Final = 10
ESCAPE: Final = 11
SURRENDER: Final = 12
DROP: Final = 13
PICKING: Final = 15
PICKS: Final = 2 * len(ITEMS)
ACTIONS: Final = PICKING + PICKS
NO_PICK: Final = PICKS


def choose_action(bout: Bout, gladiator: int) -> None:
    """5.2.3.1, 5.2.4.1 Exactly one of what his state and his zone allow."""
    bout.choose(bout.owner[gladiator], "action", TAKE_ACTION, actions(bout, gladiator), gladiator)


def actions(bout: Bout, gladiator: int) -> list[int]:
    """6.3.1 Without arms nothing but surrender; else by his state, and free handling before."""
    if must_surrender(bout, gladiator):
        return [SURRENDER]
    occupied = bout.is_occupied(gladiator, bout.zone[gladiator])
    if bout.ensnared[gladiator]:
        found = when_ensnared(bout, gladiator, occupied)
    elif bout.down[gladiator]:
        found = when_down(bout, gladiator, occupied)
    elif occupied:
        found = when_faced(bout, gladiator)
    else:
        found = when_alone(bout, gladiator)
    if bout.blinded[gladiator]:
        found.append(CLEAR)
    if can_surrender(bout, gladiator):
        found.append(SURRENDER)
    return found + handlings(bout, gladiator)


def when_ensnared(bout: Bout, gladiator: int, occupied: bool) -> list[int]:
    """5.3.4.1, 5.3.4.2 Alone he gets out and stands; among enemies he fights or rolls away."""
    if not occupied:
        return [ESCAPE]
    return [FIGHT, ROLL] if rolling_zones(bout, gladiator) else [FIGHT]


def when_down(bout: Bout, gladiator: int, occupied: bool) -> list[int]:
    """5.4.6.1 Alone he stands up; among enemies he may fight from the ground or roll away too."""
    if not occupied:
        return [STAND]
    return [FIGHT, STAND, ROLL] if rolling_zones(bout, gladiator) else [FIGHT, STAND]


def when_faced(bout: Bout, gladiator: int) -> list[int]:
    """5.2.4.1 Upright among enemies: fight or move away, nothing else (R35)."""
    return [FIGHT, MOVE] if open_zones(bout, gladiator) else [FIGHT]


def when_alone(bout: Bout, gladiator: int) -> list[int]:
    """5.2.3.1, 5.2.3.2 Upright with no enemy near; whoever stays recovers (R34)."""
    found = [MOVE, REST] if open_zones(bout, gladiator) else [REST]
    if net_targets(bout, gladiator):
        found.append(TOSS)
    if throwing_hands(bout, gladiator) and throw_targets(bout, gladiator):
        found.append(THROW)
    if neighbours(bout, gladiator):
        found.append(SAND)
    if not bout.picked and switching_hand(bout, gladiator) != NOTHING:
        found.append(SWITCH)
    if can_destroy(bout, gladiator):
        found.append(DESTROY)
    return found


def handlings(bout: Bout, gladiator: int) -> list[int]:
    """3.10.0.2, 3.10.6.1 Free before acting: drop what is in hand (R24), pick one item up."""
    found: list[int] = []
    if not bout.picked:
        for hand in (LEFT, RIGHT):
            if held(bout, gladiator, hand) != NOTHING:
                found.append(DROP + hand)
    return found + [PICKING + pick for pick in picks(bout, gladiator)]


def picks(bout: Bout, gladiator: int) -> list[int]:
    """3.10.6.1 Every item that may be picked up, with every hand that is free for it."""
    found: list[int] = []
    for item in liftable(bout, gladiator):
        for hand in (LEFT, RIGHT):
            if is_free(bout, gladiator, hand):
                found.append(2 * item + hand)
    return found


def switching_hand(bout: Bout, gladiator: int) -> int:
    """3.10.6.2 The hand whose weapon or shield can go into the other; a net is neither."""
    for hand in (LEFT, RIGHT):
        item = held(bout, gladiator, hand)
        if item not in (NOTHING, NET) and is_free(bout, gladiator, 1 - hand):
            return hand
    return NOTHING


def open_zones(bout: Bout, gladiator: int) -> list[int]:
    """5.2.2.1 Adjacent zones, slanting ones too, that have room."""
    near = bout.zones().near_zones[bout.zone[gladiator]]
    return [zone for zone in near if bout.has_room(zone)]


def rolling_zones(bout: Bout, gladiator: int) -> list[int]:
    """5.2.4.4, 5.3.4.2 Any zone with room; in a net only where no enemy is."""
    found = open_zones(bout, gladiator)
    if bout.ensnared[gladiator]:
        found = [zone for zone in found if not bout.is_occupied(gladiator, zone)]
    return found


def take_action(bout: Bout, action: int, gladiator: int) -> None:
    """5.2.3.1 What he has chosen: at once, or after he has said where or at whom."""
    if action >= PICKING:
        lift_pick(bout, gladiator, action - PICKING)
        bout.then(CHOOSE_ACTION, gladiator)
    elif action >= DROP:
        drop(bout, gladiator, action - DROP)
        bout.then(CHOOSE_ACTION, gladiator)
    elif action in ASKING:
        bout.then(ASKING[action], gladiator)
    elif action == REST:
        rest(bout, gladiator)
    elif action == SWITCH:
        switch(bout, gladiator)
    elif action == DESTROY:
        destroy(bout, gladiator)
    elif action == CLEAR:
        clear_eyes(bout, gladiator)
    elif action == STAND:
        stand_up(bout, gladiator)
    elif action == ESCAPE:
        free(bout, gladiator)
    else:
        surrender(bout, gladiator)


# What is asked next: where, or at whom.
ASKING: Final = {
    FIGHT: CHOOSE_FOE,
    MOVE: CHOOSE_ZONE,
    TOSS: CHOOSE_NET_TARGET,
    THROW: CHOOSE_THROWN,
    SAND: CHOOSE_SAND_TARGET,
    ROLL: CHOOSE_ROLL,
}


def rest(bout: Bout, gladiator: int) -> None:
    """3.7.1.1, 5.2.3.2 He forfeits his move and recovers Bonus Dice up to current Strength."""
    bout.recover(gladiator)
    bout.tell("rested", bout.name[gladiator], bout.bonus[gladiator])


def switch(bout: Bout, gladiator: int) -> None:
    """3.10.6.2 An item goes to the other hand; that costs the move, but he recovers."""
    hand = switching_hand(bout, gladiator)
    item = held(bout, gladiator, hand)
    bout.hands[2 * gladiator + hand] = NOTHING
    bout.hands[2 * gladiator + 1 - hand] = item
    bout.tell("switched", bout.name[gladiator], item, 1 - hand)
    rest(bout, gladiator)


def stand_up(bout: Bout, gladiator: int) -> None:
    """5.4.6.1, 5.4.6.2 Instead of moving; no Manoeuvre follows. He recovers only if alone."""
    bout.down[gladiator] = 0
    if not bout.is_occupied(gladiator, bout.zone[gladiator]):
        bout.recover(gladiator)
    bout.tell("stood", bout.name[gladiator], bout.bonus[gladiator])


def lift_pick(bout: Bout, gladiator: int, pick: int) -> None:
    """3.10.6.1 An item and the hand it goes to, in one number."""
    lift(bout, gladiator, pick // 2, pick % 2)


# Where, and at whom.


def choose_zone(bout: Bout, gladiator: int) -> None:
    """5.2.2.1 One zone, in any direction."""
    bout.choose(bout.owner[gladiator], "zone", GO, open_zones(bout, gladiator), gladiator)


def go(bout: Bout, zone: int, gladiator: int) -> None:
    """5.2.4.2, 5.2.4.3 Leaving is free (R37); among enemies he must fight, also elsewhere (R38)."""
    bout.tell("moved", bout.name[gladiator], bout.zone[gladiator], zone)
    bout.zone[gladiator] = zone
    if bout.is_occupied(gladiator, zone):
        bout.then(CHOOSE_FOE, gladiator)
    elif picks(bout, gladiator):
        bout.then(CHOOSE_PICK, gladiator)


def choose_pick(bout: Bout, gladiator: int) -> None:
    """3.10.6.1 After moving into its zone he may pick up an item."""
    found = [*picks(bout, gladiator), NO_PICK]
    bout.choose(bout.owner[gladiator], "pick", PICK, found, gladiator)


def pick(bout: Bout, what: int, gladiator: int) -> None:
    """3.10.6.1 One item a Movement Phase, or none."""
    if what != NO_PICK:
        lift_pick(bout, gladiator, what)


def choose_roll(bout: Bout, gladiator: int) -> None:
    """5.2.4.4 Where he rolls to."""
    found = rolling_zones(bout, gladiator)
    bout.choose(bout.owner[gladiator], "zone", ROLL_AWAY, found, gladiator)


def roll_away(bout: Bout, zone: int, gladiator: int) -> None:
    """5.2.4.4, 5.3.4.2 He stays down; beside enemies he fights from the ground (never in a net)."""
    bout.tell("rolled_away", bout.name[gladiator], bout.zone[gladiator], zone)
    bout.zone[gladiator] = zone
    if bout.is_occupied(gladiator, zone):
        bout.then(CHOOSE_FOE, gladiator)


def named(bout: Bout, gladiators: list[int]) -> list[int]:
    """Gladiators by their names, as questions offer them."""
    return [bout.name[one] for one in gladiators]


def choose_foe(bout: Bout, gladiator: int) -> None:
    """5.3.0.1 One enemy of the zone, of his choice."""
    foes = bout.enemies_in(gladiator, bout.zone[gladiator])
    bout.choose(bout.owner[gladiator], "target", FIGHT_FOE, named(bout, foes), gladiator)


def fight_foe(bout: Bout, name: int, gladiator: int) -> None:
    """5.3.0.1 The two go to the Manoeuvre Table."""
    meet(bout, gladiator, bout.name.index(name))


def choose_net_target(bout: Bout, gladiator: int) -> None:
    """5.3.1.1 At whom the net is tossed."""
    targets = named(bout, net_targets(bout, gladiator))
    bout.choose(bout.owner[gladiator], "target", TOSS_AT, targets, gladiator)


def toss_at(bout: Bout, name: int, gladiator: int) -> None:
    """5.3.1.1 The Net Toss instead of a move."""
    toss(bout, gladiator, bout.name.index(name))


def choose_thrown(bout: Bout, gladiator: int) -> None:
    """3.10.0.3 With a weapon in each hand he may throw either."""
    hands = throwing_hands(bout, gladiator)
    bout.choose(bout.owner[gladiator], "weapon", CHOOSE_THROW_TARGET, hands, gladiator)


def choose_throw_target(bout: Bout, hand: int, gladiator: int) -> None:
    """5.4.8.1 At whom it is thrown."""
    targets = named(bout, throw_targets(bout, gladiator))
    bout.choose(bout.owner[gladiator], "target", THROW_AT, targets, gladiator, hand)


def throw_at(bout: Bout, name: int, gladiator: int, hand: int) -> None:
    """5.4.8.1 The throw instead of a move."""
    throw_weapon(bout, gladiator, bout.name.index(name), hand)


def choose_sand_target(bout: Bout, gladiator: int) -> None:
    """5.4.9.0.1 Any enemy in an adjacent zone."""
    targets = named(bout, neighbours(bout, gladiator))
    bout.choose(bout.owner[gladiator], "target", KICK_AT, targets, gladiator)


def kick_at(bout: Bout, name: int, gladiator: int) -> None:
    """5.4.9.0.1 The kick instead of a move; the gladiator-turn is over."""
    kick_sand(bout, gladiator, bout.name.index(name))


STEPS: Final = (
    choose_action,
    take_action,
    choose_zone,
    go,
    choose_pick,
    pick,
    choose_roll,
    roll_away,
    choose_foe,
    fight_foe,
    choose_net_target,
    toss_at,
    choose_thrown,
    choose_throw_target,
    throw_at,
    choose_sand_target,
    kick_at,
)
