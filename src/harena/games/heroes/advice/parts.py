"""Of what a pool consists, part by part: what `match/pools.py` adds up in one number (2.7.5)."""

from typing import TypeAlias

from harena.games.heroes.components.bout import ADVANTAGE, ATTACK, BASH, MANOEUVRE, Bout
from harena.games.heroes.components.content import AGILE, BRAWLER, SECUTOR, SLOW_TO_REACT
from harena.games.heroes.components.gear import counted_speed, has_reach, is_off_hand

Parts: TypeAlias = list[list[str | int]]


def parts_of(bout: Bout, test: int, gladiator: int, foe: int) -> Parts:
    """2.7.5.1 Each part of a pool before Bonus Dice, by its name; their sum is `pool_of`."""
    found: Parts = [["savvy", bout.savvy(gladiator)]]
    if test == ATTACK:
        return found + hindrances(bout, gladiator, bout.content.attack) + of_attack(bout, gladiator)
    found.append(["speed", counted_speed(bout, gladiator)])
    if test == MANOEUVRE:
        table = bout.content.manoeuvre
        found += hindrances(bout, gladiator, table)
        if bout.has(gladiator, AGILE):
            found.append(["agile", table[2]])
        if has_reach(bout, gladiator, foe):
            found.append(["reach", table[3]])
        return found
    table = bout.content.net_toss
    if bout.down[gladiator]:
        found.append(["down", table[0]])
    if bout.acting == gladiator and bout.style[foe] == SECUTOR:
        found.append(["secutor", table[1]])
    return found


def hindrances(bout: Bout, gladiator: int, table: list[int]) -> Parts:
    """5.3.4.3 Ensnared and Knocked Down: both, or only the larger (R51)."""
    found: Parts = []
    both = bool(bout.ensnared[gladiator] and bout.down[gladiator])
    larger_only = both and not bout.snare_adds
    if bout.ensnared[gladiator] and not (larger_only and table[1] < table[0]):
        found.append(["ensnared", table[0]])
    if bout.down[gladiator] and not (larger_only and table[0] <= table[1]):
        found.append(["down", table[1]])
    return found


def of_attack(bout: Bout, gladiator: int) -> Parts:
    """5.4.0.1, 5.4.0.2 What table 5-5 adds and takes besides."""
    table = bout.content.attack
    found: Parts = []
    if bout.fight.attacker == gladiator and bout.fight.opening == ADVANTAGE:
        found.append(["advantage", table[2]])
    if bout.fight.attacker == gladiator and bout.fight.opening == BASH:
        found.append(["bash", table[3]])
    if is_off_hand(bout, gladiator):
        found.append(["off_hand", table[4]])
    if bout.has(gladiator, SLOW_TO_REACT):
        found.append(["slow_to_react", table[5]])
    if bout.fight.retests and bout.has(gladiator, BRAWLER):
        found.append(["brawler", table[6]])
    return found
