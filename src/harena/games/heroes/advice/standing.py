"""How a match stands: which share of the victory is a seat's.

Each gladiator has a worth, and two who meet win by the odds that the difference of their worths
says (a logistic curve). Several of a side are worth more than their sum, for they fight one by one
(5.4.7): their strengths are added under a root, and the whole is squared.

The worths were fitted to who won 8,000 duels that instinct played with gladiators and mistakes by
lot, as they stood at the beginning of each of 53,000 turns.
"""

from math import exp
from typing import Final

from harena.games.heroes.components.bout import DRAW, NOBODY, SPARED, Bout
from harena.games.heroes.components.content import (
    AGILE,
    ARMS,
    BELLY,
    BRAWLER,
    CHEST,
    FRENZY,
    HEAD,
    LEFT_LEG,
    NET,
    RIGHT_LEG,
    SLOW_TO_REACT,
    STEADY,
    SWORD,
    SWORDSMAN,
)
from harena.games.heroes.components.gear import (
    arm_works,
    armour,
    counted_speed,
    force,
    has_large_shield,
    holds,
    is_off_hand,
    is_shielded,
    weapon,
    weapon_hand,
)
from harena.kernel.state import State

WON: Final = 1.0
DRAWN: Final = 0.5
# 7.5, 7.9 In a campaign who loses but lives fights another day; one cannot count on mercy.
LIVES: Final = 0.3
MAY_LIVE: Final = 0.15
# Of a campaign: before this turn a match says nothing of the questions that led to it. Who is made
# for it is made for the Fame (7.7), and that is instinct's choice.
HARDLY_BEGUN: Final = 2

# What each is worth; of the Attributes and parts for each point as they are now.
SAVVY: Final = 1.28
STRENGTH: Final = 0.12
SPEED: Final = 0.36
BONUS_DIE: Final = 0.11
CHEST_POINT: Final = 0.10
BELLY_POINT: Final = 0.06
LEG_POINT: Final = 0.13
LOST_ARM: Final = -0.5
DOWN: Final = -0.37
ENSNARED: Final = -1.26
FORCE: Final = 0.40
OFF_HAND: Final = -0.6
LARGE: Final = 0.75
SMALL: Final = 0.50
WITH_NET: Final = 0.20
WOUND: Final = -0.12
HELMET: Final = 0.16
TORSO: Final = 0.34
SLEEVES: Final = 0.07
TRAITS: Final = ((AGILE, 0.30), (BRAWLER, 0.43), (FRENZY, 0.17), (SLOW_TO_REACT, -0.9))
STEADY_WORTH: Final = 0.18
SWORDSMAN_WORTH: Final = 0.46


def value(state: State, seat: int) -> float:
    """6.0.1 The seat's share of the victory, from 0 to 1; in a campaign its life counts too.

    Between the matches of a campaign nothing can be said: instinct's choice stands.
    """
    assert isinstance(state, Bout)
    bout = state
    mine = NOBODY
    for one in range(bout.count()):
        if bout.owner[one] == seat:
            mine = bout.side[one]
    if mine == NOBODY or (bout.campaign and bout.turn < HARDLY_BEGUN and not bout.ended):
        return 0.0
    share = result(bout, mine) if bout.ended else share_of(bout, mine)
    if not bout.campaign:
        return share
    lives = surviving(bout, seat) if bout.ended else MAY_LIVE
    return share + (1.0 - share) * lives


def result(bout: Bout, side: int) -> float:
    """6.0.1, 6.7.1 Of a match that is over."""
    if bout.victor == DRAW:
        return DRAWN
    return WON if bout.victor == side else 0.0


def share_of(bout: Bout, side: int) -> float:
    """4.1 What the side can still do, of what all sides can."""
    strengths: dict[int, float] = {}
    for one in range(bout.count()):
        if bout.functions(one) and bout.style[one] >= 0:
            of_side = bout.side[one]
            strengths[of_side] = strengths.get(of_side, 0.0) + exp(worth(bout, one) / 2)
    whole = sum(strength * strength for strength in strengths.values())
    own = strengths.get(side, 0.0)
    return own * own / whole if whole else 0.0


def surviving(bout: Bout, seat: int) -> float:
    """6.8.0.3 How many of the seat's gladiators live to fight again."""
    own = [one for one in range(bout.count()) if bout.owner[one] == seat]
    alive = [one for one in own if bout.functions(one) or bout.fate[one] == SPARED]
    return LIVES * len(alive) / len(own)


def worth(bout: Bout, gladiator: int) -> float:
    """What a gladiator can still do."""
    found = SAVVY * bout.savvy(gladiator) + STRENGTH * bout.strength(gladiator)
    found += SPEED * counted_speed(bout, gladiator) + BONUS_DIE * bout.bonus[gladiator]
    found += CHEST_POINT * bout.part(gladiator, CHEST) + BELLY_POINT * bout.part(gladiator, BELLY)
    better_leg = max(bout.part(gladiator, LEFT_LEG), bout.part(gladiator, RIGHT_LEG))
    found += LEG_POINT * better_leg + WOUND * bout.wounds[gladiator]
    if bout.down[gladiator]:
        found += DOWN
    if bout.ensnared[gladiator]:
        found += ENSNARED
    return found + worth_of_gear(bout, gladiator) + worth_of_signatures(bout, gladiator)


def worth_of_gear(bout: Bout, gladiator: int) -> float:
    """3.9, 3.10 Weapon, shield and armour."""
    found = FORCE * force(bout, gladiator)
    if is_off_hand(bout, gladiator):
        found += OFF_HAND
    if not arm_works(bout, gladiator, weapon_hand(bout, gladiator)):
        found += LOST_ARM
    if has_large_shield(bout, gladiator):
        found += LARGE
    elif is_shielded(bout, gladiator):
        found += SMALL
    if holds(bout, gladiator, NET):
        found += WITH_NET
    found += HELMET * armour(bout, gladiator, HEAD)
    found += TORSO * (armour(bout, gladiator, CHEST) + armour(bout, gladiator, BELLY))
    for arm in ARMS:
        found += SLEEVES * armour(bout, gladiator, arm)
    return found


def worth_of_signatures(bout: Bout, gladiator: int) -> float:
    """3.5 Strong is in his dice already; a Swordsman needs a sword, who stood firm once falls."""
    found = 0.0
    for signature, points in TRAITS:
        if bout.has(gladiator, signature):
            found += points
    if bout.has(gladiator, STEADY) and not bout.steadied[gladiator]:
        found += STEADY_WORTH
    if bout.has(gladiator, SWORDSMAN) and weapon(bout, gladiator) == SWORD:
        found += SWORDSMAN_WORTH
    return found
