"""What a hasty player would do.

He acts much as table 5-2 lets an NPG act that passes its roll, keeps a Bonus Die back, and never
gives up.
"""

from typing import Final

from harena.games.heroes.advice.between import between
from harena.games.heroes.components.bout import (
    ADVANTAGE,
    ATTACK,
    BASH,
    LOSER,
    MANOEUVRE,
    NOBODY,
    Bout,
)
from harena.games.heroes.components.closest import closest
from harena.games.heroes.components.content import (
    HANDS,
    MURMILLO,
    NET,
    NO_SIGNATURE,
    NOTHING,
    SECUTOR,
    STRONG,
)
from harena.games.heroes.components.gear import holds, weapon
from harena.games.heroes.gladiators.build import build_number
from harena.games.heroes.gladiators.creation import NO_STYLE
from harena.games.heroes.match.hits import preferred
from harena.games.heroes.match.movement import (
    CLEAR,
    ESCAPE,
    FIGHT,
    MOVE,
    NO_PICK,
    PICKING,
    REST,
    STAND,
    TOSS,
)
from harena.games.heroes.match.npg import TAKEN_FIRST, free_hand, retreat, towards
from harena.games.heroes.steps import CHOOSE_ROLL
from harena.kernel.decisions import Decision
from harena.kernel.state import State

# Bonus Dice that a hasty player uses: in a manoeuvre, an attack, for the net.
IN_MANOEUVRE: Final = 1
IN_ATTACK: Final = 2
WITH_THE_NET: Final = 3
RICH: Final = 5
BUILD: Final = build_number([5, 4, 3])
# What he does first of what is possible, if nothing else is wiser.
BEFORE_ALL: Final = (ESCAPE, STAND, TOSS, FIGHT)


def instinct(state: State, seat: int) -> int:
    """The index of the option that a hasty player takes."""
    assert isinstance(state, Bout)
    asked = state.decision(seat)
    assert asked is not None
    wanted = wish(state, asked)
    return asked.choices.index(wanted) if wanted in asked.choices else 0


def wish(bout: Bout, asked: Decision) -> int:
    """What he would choose, if it is among the options."""
    match asked.ask:
        case "action":
            return action(bout, asked.choices, asked.a)
        case "zone":
            return ground(bout, asked)
        case "pick":
            return handy(bout, asked.a, asked.choices)
        case "target":
            foes = [bout.name.index(name) for name in asked.choices]
            return bout.name[closest(bout, asked.a, foes)]
        case "bonus":
            return bonus(bout, asked)
        case "opening":
            return BASH if BASH in asked.choices else ADVANTAGE
        case "location":
            return location(bout, asked.choices)
        case "star_power":
            return 1
        case "entry" | "join" | "rival" | "challenge" | "attribute" | "retire" | "successor":
            return between(bout, asked)
        case _:
            return made(bout, asked)


def made(bout: Bout, asked: Decision) -> int:
    """How a hasty player makes his Star: a strong man, savvy first, behind a large shield.

    For a campaign without a Signature: its points make opponents worth less Fame. In 120 months 3
    of 8 such careers ended in freedom, and none of 8 of strong men.
    """
    match asked.ask:
        case "signature":
            return NO_SIGNATURE if bout.campaign else STRONG
        case "build":
            return BUILD
        case "primary":
            return MURMILLO if MURMILLO in asked.choices else SECUTOR
        case "secondary":
            return NO_STYLE
        case _:
            return asked.choices[0]


def action(bout: Bout, choices: list[int], gladiator: int) -> int:
    """What he does in his Movement Phase."""
    found = handy(bout, gladiator, [choice - PICKING for choice in choices])
    if found != NO_PICK:
        return PICKING + found
    if CLEAR in choices and FIGHT not in choices:
        return CLEAR
    alone = REST in choices
    if holds(bout, gladiator, NET) and MOVE in choices and FIGHT in choices:
        return MOVE
    for choice in BEFORE_ALL:
        if choice in choices:
            return choice
    tired = bout.bonus[gladiator] < bout.strength(gladiator)
    if alone and tired and near(bout, gladiator) > 1:
        return REST
    return MOVE if MOVE in choices else choices[0]


def handy(bout: Bout, gladiator: int, found: list[int]) -> int:
    """3.10.6.6 Of what he may pick up, what an NPG would: a weapon if he has none, or a net."""
    hand = free_hand(bout, gladiator)
    if hand == NOBODY:
        return NO_PICK
    unarmed = weapon(bout, gladiator) == NOTHING
    wanted: tuple[int, ...] = (*TAKEN_FIRST, NET) if unarmed else (NET,)
    for item in wanted:
        if len(HANDS) * item + hand in found:
            return len(HANDS) * item + hand
    return NO_PICK


def near(bout: Bout, gladiator: int) -> int:
    """How many moves the closest enemy is away."""
    enemy = closest(bout, gladiator, bout.enemies(gladiator))
    return bout.zones().distance(bout.zone[gladiator], bout.zone[enemy])


def ground(bout: Bout, asked: Decision) -> int:
    """5.2.5.6, 5.2.5.8 Towards the closest enemy, or away from all if he would rather not fight."""
    gladiator = asked.a
    if asked.asker[0] == CHOOSE_ROLL or bout.is_occupied(gladiator, bout.zone[gladiator]):
        return retreat(bout, gladiator)
    enemy = closest(bout, gladiator, bout.enemies(gladiator))
    return towards(bout, gladiator, bout.zone[enemy])


def bonus(bout: Bout, asked: Decision) -> int:
    """One or a few, and one kept back as long as there is another."""
    gladiator = bout.fight.other if asked.a else bout.fight.first
    held = bout.bonus[gladiator]
    if bout.fight.test == MANOEUVRE:
        wanted = IN_MANOEUVRE if held >= RICH else 0
    elif bout.fight.test == ATTACK:
        wanted = IN_ATTACK + (held >= RICH)
    else:
        wanted = WITH_THE_NET
    if bout.down[gladiator] or bout.ensnared[gladiator]:
        wanted += 1
    return max(asked.choices[0], min(wanted, held - 1))


def location(bout: Bout, rows: list[int]) -> int:
    """5.4.1.1 The row that hurts: as an NPG would choose."""
    loser = bout.blow[LOSER]
    best = rows[0]
    for row in rows[1:]:
        best = preferred(bout, loser, best, row)
    return best
