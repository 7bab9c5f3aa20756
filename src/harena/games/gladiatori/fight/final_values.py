"""Chapter 7, the two sums: Final Attack Value (7.1) and Final Defence Value (7.2)."""

from typing import Final

from harena.games.gladiatori.combat_round.reaction import side_of_attack
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOTHING, Bout
from harena.games.gladiatori.components.cards import (
    BERSERK,
    DEXTERITY,
    FEINT,
    MOVEMENT,
    NO_CARD,
    STRENGTH,
    energy,
    held,
    size,
)
from harena.games.gladiatori.components.figures import halved, items_of, where
from harena.games.gladiatori.components.status import penalty
from harena.games.gladiatori.fight.fight import SKILL_OVER

OPPOSE: Final = 5
MATCH: Final = 5
FROM_BEHIND: Final = 3
PER_POINT: Final = 2
SACRIFICED: Final = 3
ACROBATIC: Final = 3
LUNGED: Final = 2
LEAPT: Final = 2
PLAIN: Final = 2
DELAYED: Final = 3
UNBEATEN: Final = 4
SWEEPS: Final[list[int]] = [1, -3, -7]
FREE_HEXES: Final = 2
HELP_SHARE: Final = 4


def announce_attack(bout: Bout, seat: int) -> None:
    """7.1.0, 7.0.3 The Final Attack Value against each target; only the totals are said."""
    effort = attack_effort(bout, seat)
    for place, target in enumerate(bout.fight.targets):
        value = effort + modifier(bout, seat, place, target) + take_help(bout, seat, target)
        bout.fight.attacks[place] = value
        bout.announced = [*bout.announced, seat, target, value]
        bout.tell("attack", seat, target, value)


def attack_effort(bout: Bout, seat: int) -> int:
    """7.1.1 to 7.1.8, 7.1.6, 8.2, 8.3, 8.5, 8.7, 2.4 What counts against every target (R6, R51)."""
    kind = bout.fight.card[seat]
    value = item_attack(bout, seat) + skill_value(bout, seat) - penalty(bout, seat)
    if kind == STRENGTH:
        value += energy(bout.fight.played[seat])
    elif kind == DEXTERITY:
        value += size(bout.hand[seat]) // 2
    else:
        value += PER_POINT * bout.fight.bled[seat]
    value += (
        LUNGED * size(bout.fight.lunged[seat])
        + LEAPT * (bout.fight.leapt[seat] // 4)
        - bout.fight.deep_wounds[seat]
    )
    return value + moves_bonus(bout, seat) + take_strength(bout, seat)


def moves_bonus(bout: Bout, seat: int) -> int:
    """11.2, 11.3 Three for a Sacrifice, three for an Acrobatic Strike."""
    bonus = SACRIFICED if bout.fight.sacrificed[seat] != NO_CARD else 0
    return bonus + (ACROBATIC if bout.fight.acrobatic >> seat & 1 else 0)


def take_strength(bout: Bout, seat: int) -> int:
    """12.3, 7.1.8 Unbeatable: four in the first sum he makes (R75)."""
    if not bout.unbeaten >> seat & 1:
        return 0
    bout.unbeaten &= ~(1 << seat)
    bout.fight.unbeaten_used |= 1 << seat
    return UNBEATEN


def item_attack(bout: Bout, seat: int) -> int:
    """7.1.2, 9.6, 10.1, 10.6 All Items, a thrown one doubled; damaged, halved first (R62)."""
    value = 0
    for item in items_of(bout, seat):
        bonus = halved(bout, item, bout.content.item_attack[item])
        value += 2 * bonus if item == bout.thrown else bonus
    return value


def item_defence(bout: Bout, seat: int) -> int:
    """7.2.3, 9.6 All Items, damaged ones halved."""
    value = 0
    for item in items_of(bout, seat):
        value += halved(bout, item, bout.content.item_defence[item])
    return value


def modifier(bout: Bout, seat: int, place: int, target: int) -> int:
    """7.1.7, 10.3, 11.1, 20.12 By the order of a Sweep, the distance of a throw, beasts (R59)."""
    value = SWEEPS[place] if bout.fight.swept else 0
    if bout.thrown != NOTHING:
        distance = bout.content.arena.distance(bout.place[seat], where(bout, target))
        step = 2 if bout.fight.net != NOTHING else 1
        value -= step * max(0, distance - FREE_HEXES)
    if target >= FIRST_BEAST:
        value += plain_bonus(bout, seat)
    return value


def plain_bonus(bout: Bout, seat: int) -> int:
    """20.12 Two for each card and Power that serves as +2; all Feints go together (R191)."""
    uses = bout.fight.plain[seat]
    count = uses.bit_count()
    if uses >> FEINT & 1:
        count += held(bout.fight.played[seat], FEINT) - 1
    return PLAIN * count


def take_help(bout: Bout, seat: int, foe: int) -> int:
    """7.1.4, 7.2.5, 6.23 Help against this opponent is used up by the first sum (R31)."""
    bonus = 0
    kept: list[int] = []
    for place in range(0, len(bout.help), 3):
        ally, against, value = bout.help[place : place + 3]
        if ally == seat and against == foe:
            bonus += value
            bout.fight.help_used = [*bout.fight.help_used, ally, against, value]
        else:
            kept += [ally, against, value]
    bout.help = kept
    return bonus


def give_help(bout: Bout, seat: int) -> None:
    """6.21, 6.22 A quarter of what would have been the attack; below four it is nothing."""
    bonus = max(0, bout.fight.attacks[0] // HELP_SHARE)
    bout.help = [*bout.help, bout.fight.helped, bout.fight.targets[0], bonus]
    bout.tell("lent", bout.fight.helped, bout.fight.targets[0], bonus)


def announce_defence(bout: Bout, place: int) -> None:
    """7.2.0, 7.2.11 The Final Defence Value, which may be negative and now stands (R143)."""
    seat = bout.fight.targets[place]
    value = defence_effort(bout, seat) + take_help(bout, seat, bout.fight.attacker)
    bout.fight.defences[place] = value
    bout.announced = [*bout.announced, seat, value]
    bout.tell("defence", seat, value)


def defence_effort(bout: Bout, seat: int) -> int:
    """7.2.3, 7.2.6, 7.2.7, 7.2.8, 7.2.9, 7.2.10 What the target sets against it (R37, R38)."""
    kind = bout.fight.card[seat]
    value = skill_value(bout, seat) - penalty(bout, seat) + take_strength(bout, seat)
    if kind != MOVEMENT and bout.fight.net == NOTHING:
        value += item_defence(bout, seat)
    if side_of_attack(bout, seat) != FRONT:
        value -= FROM_BEHIND
    if bout.guarded >> seat & 1:
        value += DELAYED
    return value + reaction_bonus(bout, seat, kind)


def reaction_bonus(bout: Bout, seat: int, kind: int) -> int:
    """7.2.1, 7.2.2, 8.6, 20.12 What the Reaction adds; the same type as the attack, five more."""
    if kind == NO_CARD:
        return 0
    value = moves_bonus(bout, seat)
    if bout.fight.attacker >= FIRST_BEAST:
        value += plain_bonus(bout, seat)
    elif kind == bout.fight.card[bout.fight.attacker]:
        value += MATCH
    if kind == STRENGTH:
        return value + energy(bout.fight.played[seat])
    if kind == DEXTERITY:
        return value + size(bout.hand[seat]) // 2
    if kind == BERSERK:
        return value + OPPOSE
    return value + PER_POINT * bout.fight.sped[seat]


def margin(bout: Bout, place: int) -> int:
    """7.6.1, 8.4.5 By how much the attack is higher; a Dodge halves it first."""
    target = bout.fight.targets[place]
    value = bout.fight.attacks[place]
    if target < FIRST_BEAST and bout.fight.card[target] == MOVEMENT:
        value //= 2
    return value - bout.fight.defences[place]


def skill_value(bout: Bout, seat: int) -> int:
    """What the Skill adds to the sum."""
    used = bout.fight.skilled[seat]
    return 0 if used == NOTHING else used % SKILL_OVER


STEPS: Final = (announce_attack, give_help, announce_defence)
