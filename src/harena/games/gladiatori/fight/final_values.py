"""Chapter 7, the two sums: Final Attack Value (7.1) and Final Defence Value (7.2)."""

from typing import Final

from harena.games.gladiatori.combat_round.reaction import side_of_attack
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, NOTHING, Bout
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


# The parts of a sum, in the order they are told. An Item is FIRST_ITEM_PART and its own number.
PARTS: Final = (
    *("untold", "skill", "points", "energy", "hand", "oppose", "match", "sacrifice", "acrobatics"),
    *("lunge", "leap", "depth", "plain", "markers", "behind", "delay", "help", "sweep", "distance"),
    *("unbeatable", "dice", "fury"),
)
UNTOLD: Final = 0
SKILL_PART: Final = 1
POINTS_PART: Final = 2
ENERGY_PART: Final = 3
HAND_PART: Final = 4
OPPOSE_PART: Final = 5
MATCH_PART: Final = 6
SACRIFICE_PART: Final = 7
ACROBATICS_PART: Final = 8
LUNGE_PART: Final = 9
LEAP_PART: Final = 10
DEPTH_PART: Final = 11
PLAIN_PART: Final = 12
MARKERS_PART: Final = 13
BEHIND_PART: Final = 14
DELAY_PART: Final = 15
HELP_PART: Final = 16
SWEEP_PART: Final = 17
DISTANCE_PART: Final = 18
UNBEATABLE_PART: Final = 19
DICE_PART: Final = 20
FURY_PART: Final = 21
FIRST_ITEM_PART: Final = 22

# What an attack comes to.
OUTCOMES: Final = ("blow", "null", "help")
BLOW: Final = 0
NULL: Final = 1
HELP: Final = 2


def announce_attack(bout: Bout, seat: int) -> None:
    """7.1.0, 7.0.3 The Final Attack Value against each target; only the totals are said."""
    effort = attack_effort(bout, seat)
    for index, target in enumerate(bout.fight.targets):
        parts = effort + modifiers(bout, seat, index, target) + take_help(bout, seat, target)
        value = total_of(parts)
        bout.fight.attacks[index] = value
        bout.announced = [*bout.announced, seat, target, value]
        outcome = HELP if bout.fight.helped != NOBODY else BLOW if value >= 1 else NULL
        tell_sum(bout, seat, "attack", [seat, target, value, outcome], parts)


def tell_sum(bout: Bout, seat: int, kind: str, said: list[int], parts: list[int]) -> None:
    """7.4 Everybody hears the total and sees what lies open; the rest only its owner knows."""
    hidden = 0
    seen = said[:]
    for index in range(0, len(parts), 2):
        if parts[index] in (SKILL_PART, POINTS_PART):
            hidden += parts[index + 1]
        else:
            seen.append(parts[index])
            seen.append(parts[index + 1])
    if hidden:
        seen.append(UNTOLD)
        seen.append(hidden)
    bout.confide(seat, kind, tuple(said + parts), tuple(seen))


def attack_effort(bout: Bout, seat: int) -> list[int]:
    """7.1.1 to 7.1.8, 7.1.6, 8.2, 8.3, 8.5, 8.7, 2.4 What counts against every target (R6, R51)."""
    kind = bout.fight.card[seat]
    parts = card_parts(bout, seat, kind, bout.fight.bled[seat])
    add_items(parts, bout, seat, bout.content.item_attack, bout.thrown)
    note(parts, LUNGE_PART, LUNGED * size(bout.fight.lunged[seat]))
    note(parts, LEAP_PART, LEAPT * (bout.fight.leapt[seat] // 4))
    note(parts, DEPTH_PART, -bout.fight.deep_wounds[seat])
    add_moves(parts, bout, seat)
    note(parts, UNBEATABLE_PART, take_strength(bout, seat))
    note(parts, MARKERS_PART, -penalty(bout, seat))
    note(parts, SKILL_PART, skill_value(bout, seat))
    return parts


def note(parts: list[int], part: int, value: int) -> None:
    """A part that is nothing is no part."""
    if value:
        parts.append(part)
        parts.append(value)


def total_of(parts: list[int]) -> int:
    """What all the parts come to."""
    total = 0
    for index in range(1, len(parts), 2):
        total += parts[index]
    return total


def card_parts(bout: Bout, seat: int, kind: int, points: int) -> list[int]:
    """8.2, 8.3, 8.5, 8.4.5 What the Action card brings: energy, half the hand, or points spent."""
    parts: list[int] = []
    if kind == STRENGTH:
        note(parts, ENERGY_PART, energy(bout.fight.played[seat]))
    elif kind == DEXTERITY:
        note(parts, HAND_PART, size(bout.hand[seat]) // 2)
    else:
        note(parts, POINTS_PART, PER_POINT * points)
    return parts


def add_moves(parts: list[int], bout: Bout, seat: int) -> None:
    """11.2, 11.3 Three for a Sacrifice, three for an Acrobatic Strike."""
    note(parts, SACRIFICE_PART, SACRIFICED if bout.fight.sacrificed[seat] != NO_CARD else 0)
    note(parts, ACROBATICS_PART, ACROBATIC if bout.fight.acrobatic >> seat & 1 else 0)


def take_strength(bout: Bout, seat: int) -> int:
    """12.3, 7.1.8 Unbeatable: four in the first sum of an Action or Reaction (R37, R75)."""
    if not bout.unbeaten >> seat & 1:
        return 0
    bout.unbeaten &= ~(1 << seat)
    bout.fight.unbeaten_used |= 1 << seat
    return UNBEATEN


def add_items(parts: list[int], bout: Bout, seat: int, worths: list[int], thrown: int) -> None:
    """7.1.2, 7.2.3, 9.6, 10.1, 10.6 Items; damaged, halved first; thrown, doubled (R62)."""
    for item in items_of(bout, seat):
        bonus = halved(bout, item, worths[item])
        note(parts, FIRST_ITEM_PART + item, 2 * bonus if item == thrown else bonus)


def item_attack(bout: Bout, seat: int) -> int:
    """7.1.2 What all his Items add to an attack."""
    parts: list[int] = []
    add_items(parts, bout, seat, bout.content.item_attack, bout.thrown)
    return total_of(parts)


def item_defence(bout: Bout, seat: int) -> int:
    """7.2.3 What all his Items add to a defence."""
    parts: list[int] = []
    add_items(parts, bout, seat, bout.content.item_defence, NOTHING)
    return total_of(parts)


def modifiers(bout: Bout, seat: int, index: int, target: int) -> list[int]:
    """7.1.7, 10.3, 11.1, 20.12 By the order of a Sweep, the distance of a throw, beasts (R59)."""
    parts: list[int] = []
    note(parts, SWEEP_PART, SWEEPS[index] if bout.fight.swept else 0)
    if bout.thrown != NOTHING:
        distance = bout.content.arena.distance(bout.place[seat], where(bout, target))
        step = 2 if bout.fight.net != NOTHING else 1
        note(parts, DISTANCE_PART, -step * max(0, distance - FREE_HEXES))
    if target >= FIRST_BEAST:
        note(parts, PLAIN_PART, plain_bonus(bout, seat))
    return parts


def plain_bonus(bout: Bout, seat: int) -> int:
    """20.12 Two for each card and Power that serves as +2; all Feints go together (R191)."""
    uses = bout.fight.plain[seat]
    count = uses.bit_count()
    if uses >> FEINT & 1:
        count += held(bout.fight.played[seat], FEINT) - 1
    return PLAIN * count


def take_help(bout: Bout, seat: int, foe: int) -> list[int]:
    """7.1.4, 7.2.5, 6.23 Help against this opponent is used up by the first sum (R31)."""
    parts: list[int] = []
    kept: list[int] = []
    if not bout.help:
        return parts
    for index in range(0, len(bout.help), 3):
        ally, against, value = bout.help[index : index + 3]
        if ally == seat and against == foe:
            note(parts, HELP_PART, value)
            bout.fight.help_used = [*bout.fight.help_used, ally, against, value]
        else:
            kept += [ally, against, value]
    bout.help = kept
    return parts


def give_help(bout: Bout, seat: int) -> None:
    """6.21, 6.22 A quarter of what would have been the attack; below four it is nothing."""
    bonus = max(0, bout.fight.attacks[0] // HELP_SHARE)
    bout.help = [*bout.help, bout.fight.helped, bout.fight.targets[0], bonus]
    bout.tell("lent", bout.fight.helped, bout.fight.targets[0], bonus)


def announce_defence(bout: Bout, index: int) -> None:
    """7.2.0, 7.2.11 The Final Defence Value, which may be negative and now stands (R143)."""
    seat = bout.fight.targets[index]
    parts = defence_effort(bout, seat)
    parts += take_help(bout, seat, bout.fight.attacker)
    value = total_of(parts)
    bout.fight.defences[index] = value
    bout.announced = [*bout.announced, seat, value]
    tell_sum(bout, seat, "defence", [seat, value, to_meet(bout, index)], parts)


def defence_effort(bout: Bout, seat: int) -> list[int]:
    """7.2.3, 7.2.6, 7.2.7, 7.2.8, 7.2.9, 7.2.10 What the target sets against it (R37, R38)."""
    kind = bout.fight.card[seat]
    parts = reaction_parts(bout, seat, kind)
    if kind != MOVEMENT and bout.fight.net == NOTHING:
        add_items(parts, bout, seat, bout.content.item_defence, NOTHING)
    note(parts, DELAY_PART, DELAYED if bout.guarded >> seat & 1 else 0)
    note(parts, UNBEATABLE_PART, take_strength(bout, seat) if kind != NO_CARD else 0)
    note(parts, MARKERS_PART, -penalty(bout, seat))
    note(parts, BEHIND_PART, -FROM_BEHIND if side_of_attack(bout, seat) != FRONT else 0)
    note(parts, SKILL_PART, skill_value(bout, seat))
    return parts


def reaction_parts(bout: Bout, seat: int, kind: int) -> list[int]:
    """7.2.1, 7.2.2, 8.6, 20.12 What the Reaction adds; the same type as the attack, five more."""
    if kind == NO_CARD:
        return []
    if kind == BERSERK:
        parts = [OPPOSE_PART, OPPOSE]
    else:
        parts = card_parts(bout, seat, kind, bout.fight.sped[seat])
    if bout.fight.attacker >= FIRST_BEAST:
        note(parts, PLAIN_PART, plain_bonus(bout, seat))
    elif kind == bout.fight.card[bout.fight.attacker]:
        parts += [MATCH_PART, MATCH]
    add_moves(parts, bout, seat)
    return parts


def to_meet(bout: Bout, index: int) -> int:
    """8.4.5 The attack that a defence must meet: a Dodge halves it first."""
    target = bout.fight.targets[index]
    value = bout.fight.attacks[index]
    return value // 2 if target < FIRST_BEAST and bout.fight.card[target] == MOVEMENT else value


def margin(bout: Bout, index: int) -> int:
    """7.6.1 By how much the attack is higher."""
    return to_meet(bout, index) - bout.fight.defences[index]


def skill_value(bout: Bout, seat: int) -> int:
    """What the Skill adds to the sum."""
    used = bout.fight.skilled[seat]
    return 0 if used == NOTHING else used % SKILL_OVER


STEPS: Final = (announce_attack, give_help, announce_defence)
