"""How many dice: tables 5-1, 5-3, 5-4 and 5-5 (2.7.5).

A pool is the sum of all that counts, Bonus Dice and penalties in one addition; less than none is
none (R7).
"""

from harena.games.heroes.components.bout import (
    ADVANTAGE,
    ATTACK,
    BASH,
    MANOEUVRE,
    NET_TOSS,
    Bout,
)
from harena.games.heroes.components.content import AGILE, BRAWLER, SECUTOR, SLOW, SLOW_TO_REACT
from harena.games.heroes.components.gear import counted_speed, has_reach, is_off_hand


def hindered(bout: Bout, gladiator: int, table: list[int]) -> int:
    """5.3.4.3 Ensnared and Knocked Down add up, or only the larger counts (R51)."""
    ensnared = table[0] if bout.ensnared[gladiator] else 0
    down = table[1] if bout.down[gladiator] else 0
    return ensnared + down if bout.snare_adds else min(ensnared, down)


def order_modifier(bout: Bout, gladiator: int) -> int:
    """5.2.0.1 Table 5-1: what is added to one die for the order of movement."""
    table = bout.content.movement
    found = hindered(bout, gladiator, table) + counted_speed(bout, gladiator)
    if bout.has(gladiator, SLOW):
        found += table[2]
    if bout.is_spent(gladiator):
        found += table[3]
    return found


def manoeuvre_dice(bout: Bout, gladiator: int, foe: int) -> int:
    """5.3.0.2 Table 5-3 without Bonus Dice: Savvy, Speed, Agile, Reach, ensnared, down."""
    table = bout.content.manoeuvre
    found = bout.savvy(gladiator) + counted_speed(bout, gladiator)
    found += hindered(bout, gladiator, table)
    if bout.has(gladiator, AGILE):
        found += table[2]
    if has_reach(bout, gladiator, foe):
        found += table[3]
    return found


def net_dice(bout: Bout, gladiator: int, foe: int) -> int:
    """5.3.1.3 Table 5-4 without Bonus Dice; a Secutor's helmet troubles the thrower."""
    table = bout.content.net_toss
    found = bout.savvy(gladiator) + counted_speed(bout, gladiator)
    if bout.down[gladiator]:
        found += table[0]
    if bout.acting == gladiator and bout.style[foe] == SECUTOR:
        found += table[1]
    return found


def attack_dice(bout: Bout, gladiator: int) -> int:
    """5.4.0.1, 5.4.0.2 Table 5-5 without Bonus Dice; Frenzy brings no die of its own (R36)."""
    table = bout.content.attack
    found = bout.savvy(gladiator) + hindered(bout, gladiator, table)
    if bout.fight.attacker == gladiator:
        if bout.fight.opening == ADVANTAGE:
            found += table[2]
        elif bout.fight.opening == BASH:
            found += table[3]
    if is_off_hand(bout, gladiator):
        found += table[4]
    if bout.has(gladiator, SLOW_TO_REACT):
        found += table[5]
    if bout.fight.retests and bout.has(gladiator, BRAWLER):
        found += table[6]
    return found


def plain_dice(bout: Bout, gladiator: int) -> int:
    """5.4.8.2, 5.4.9.0.1 Throws and sand: Savvy and Speed as they are, and nothing else."""
    return bout.savvy(gladiator) + bout.speed(gladiator)


def pool_of(bout: Bout, test: int, gladiator: int, foe: int) -> int:
    """2.7.5.1 The dice of a test before Bonus Dice; may be less than none."""
    if test == MANOEUVRE:
        return manoeuvre_dice(bout, gladiator, foe)
    if test == NET_TOSS:
        return net_dice(bout, gladiator, foe)
    if test == ATTACK:
        return attack_dice(bout, gladiator)
    return plain_dice(bout, gladiator)


def selecting_face(bout: Bout, test: int, gladiator: int) -> int:
    """3.7.3.1 The highest face by which an NPG uses a Bonus Die, by table and distress."""
    table = bout.content.npg_bonus
    if bout.ensnared[gladiator] or bout.down[gladiator]:
        return table[3]
    return table[test - MANOEUVRE]
