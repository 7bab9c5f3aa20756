"""Chapter 7, Fight resolution: the order of a fight (7.0), the two sums (7.1, 7.2), hit or not.

Declared, reacted to, revealed; then the attacker sums up and says his Final Attack Value for each
target, and each target his Final Defence Value. Only the totals are said (7.4).
"""

from typing import Final

from harena.games.gladiatori.arena import FRONT
from harena.games.gladiatori.cards import (
    BERSERK,
    DEXTERITY,
    MOVEMENT,
    NO_CARD,
    STRENGTH,
    UNBALANCING_STRIKE,
    energy,
    held,
    kinds_in,
    size,
)
from harena.games.gladiatori.combat_round import clear_action, take_markers
from harena.games.gladiatori.ending import check_end
from harena.games.gladiatori.moves import works
from harena.games.gladiatori.reaction import side_of_attack
from harena.games.gladiatori.rows import FACE_DOWN, ROTATED, UNKNOWN, clear, mark
from harena.games.gladiatori.state import (
    BLOOD,
    FIRST_BEAST,
    GUARD,
    NOBODY,
    NOTHING,
    OFFENSE,
    SPEED,
    TRAITS,
    Bout,
)
from harena.games.gladiatori.status import penalty
from harena.games.gladiatori.steps import (
    ACT,
    ANNOUNCE_ATTACK,
    ANNOUNCE_DEFENCE,
    AWARD,
    CHOOSE_ACROBATICS,
    CHOOSE_BLOOD,
    CHOOSE_DODGE,
    CHOOSE_EXERTION,
    CHOOSE_FEINT,
    CHOOSE_OVERSKILL,
    CHOOSE_PLAIN,
    CHOOSE_PUSH,
    CHOOSE_RAGE,
    CHOOSE_REACTION,
    CHOOSE_SACRIFICE,
    CHOOSE_SKILL,
    CHOOSE_UNBALANCED,
    DEFEND,
    END_FIGHT,
    GIVE_HELP,
    MOVE_BY_CARD,
    REFLEXES,
    REVEAL,
    ROLL_DEFENCE,
    SETTLE,
    SPEND_BLOOD,
    SPEND_SPEED,
    START_FIGHT,
    START_HELP,
    USE_SKILL,
)
from harena.kernel.rulebook import Step

SKILL_OVER: Final = 32
OPPOSE: Final = 5
MATCH: Final = 5
FROM_BEHIND: Final = 3
MOST_BLOOD: Final = 3
MOST_SPEED: Final = 2
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


def act(bout: Bout, seat: int) -> None:
    """6.19, 6.29 No fight: reveal and do the action, with whatever Moves work without one."""
    bout.then(END_FIGHT, seat)
    bout.then(REFLEXES, seat)
    bout.then(MOVE_BY_CARD, seat)
    bout.then(CHOOSE_OVERSKILL, seat)
    bout.then(CHOOSE_RAGE, seat)
    bout.then(REVEAL, seat)


def start_fight(bout: Bout, seat: int) -> None:
    """7.0 The whole fight in order."""
    targets = len(bout.targets)
    bout.attacks = [0] * targets
    bout.defences = [0] * targets
    bout.dealt = [0] * targets
    for place, target in enumerate(bout.targets):
        if target < FIRST_BEAST and side_of_attack(bout, target) == FRONT:
            bout.frontal |= 1 << place
    bout.then(END_FIGHT, seat)
    bout.then(REFLEXES, seat)
    bout.then(CHOOSE_PUSH, seat)
    bout.then(AWARD, seat)
    for place in range(targets - 1, -1, -1):
        bout.then(SETTLE, place)
    bout.then(CHOOSE_FEINT, seat)
    for place in range(targets - 1, -1, -1):
        bout.then(DEFEND, place)
    sum_up(bout, seat)
    for place in range(targets - 1, -1, -1):
        if bout.targets[place] < FIRST_BEAST:
            bout.then(CHOOSE_REACTION, bout.targets[place])


def start_help(bout: Bout, seat: int) -> None:
    """6.21, 6.22 The helper sums up as for an attack, but nobody reacts (R30)."""
    bout.attacks = [0]
    bout.then(END_FIGHT, seat)
    bout.then(REFLEXES, seat)
    bout.then(GIVE_HELP, seat)
    sum_up(bout, seat)


def sum_up(bout: Bout, seat: int) -> None:
    """7.1.9, 7.1.10 What is chosen for the attack sum, in this order (R35)."""
    bout.then(ANNOUNCE_ATTACK, seat)
    bout.then(CHOOSE_BLOOD, seat)
    bout.then(CHOOSE_SKILL, seat, OFFENSE)
    bout.then(CHOOSE_ACROBATICS, seat)
    bout.then(CHOOSE_SACRIFICE, seat)
    bout.then(CHOOSE_EXERTION, seat)
    bout.then(CHOOSE_OVERSKILL, seat)
    bout.then(CHOOSE_RAGE, seat)
    bout.then(CHOOSE_PLAIN, seat)
    bout.then(REVEAL, seat)


def reveal(bout: Bout, seat: int) -> None:
    """7.1, 7.2, 7.4 The Action card and the Combat cards on it are turned up."""
    kind = bout.card[seat]
    if kind == NO_CARD:
        return
    bout.row[seat] = clear(bout.row[seat], kind, FACE_DOWN | UNKNOWN)
    bout.shown |= 1 << seat
    shown: list[int] = []
    for one in kinds_in(bout.played[seat]):
        shown += [one] * held(bout.played[seat], one)
    bout.said += [seat, kind, bout.played[seat]]
    bout.tell_row("revealed", [seat, kind, *shown])


def choose_skill(bout: Bout, seat: int, skill: int) -> None:
    """7.1.3, 7.2.4, 2.6 Using Offense or Guard is optional, and secret (R40)."""
    uses = [0, 1] if bout.now[TRAITS * seat + skill] else [0]
    bout.ask(seat, "skill", USE_SKILL, uses, seat, skill)


def use_skill(bout: Bout, uses: int, seat: int, skill: int) -> None:
    """2.6, 11.4 It adds its value and falls by one; under Overskill it falls to nothing."""
    if not uses:
        return
    place = TRAITS * seat + skill
    value = bout.now[place]
    bit = 1 << skill
    bout.skilled[seat] = value
    if bout.over[seat] & bit:
        bout.skilled[seat] += SKILL_OVER
        bout.over[seat] &= ~bit
        bout.now[place] = 0
    else:
        bout.now[place] -= 1


def skill_value(bout: Bout, seat: int) -> int:
    """What the Skill adds to the sum."""
    used = bout.skilled[seat]
    return 0 if used == NOTHING else used % SKILL_OVER


def choose_blood(bout: Bout, seat: int) -> None:
    """8.5, 7.1.9 Berserk: two for each point of Blood, at most three points."""
    if bout.card[seat] == BERSERK:
        most = min(MOST_BLOOD, bout.now[TRAITS * seat + BLOOD])
        bout.ask(seat, "blood", SPEND_BLOOD, list(range(most + 1)), seat)


def spend_blood(bout: Bout, points: int, seat: int) -> None:
    """8.5 Spent on top of what a reuse has cost."""
    bout.now[TRAITS * seat + BLOOD] -= points
    bout.bled[seat] = points


def choose_dodge(bout: Bout, seat: int) -> None:
    """8.4.5, 7.2.1 Dodge: two for each point of Speed, at most two points, knowing the attack."""
    if bout.card[seat] == MOVEMENT:
        most = min(MOST_SPEED, bout.now[TRAITS * seat + SPEED])
        bout.ask(seat, "dodge", SPEND_SPEED, list(range(most + 1)), seat)


def spend_speed(bout: Bout, points: int, seat: int) -> None:
    """8.4.5 The figure stays where it is."""
    bout.now[TRAITS * seat + SPEED] -= points
    bout.sped[seat] = points


def announce_attack(bout: Bout, seat: int) -> None:
    """7.1 The Final Attack Value against each target; only the totals are said."""
    effort = attack_effort(bout, seat)
    for place, target in enumerate(bout.targets):
        value = effort + modifier(bout, seat, place, target) + take_help(bout, seat, target)
        bout.attacks[place] = value
        bout.said += [seat, target, value]
        bout.tell("attack", seat, target, value)


def attack_effort(bout: Bout, seat: int) -> int:
    """7.1.1 to 7.1.8 What counts against every target."""
    kind = bout.card[seat]
    value = item_attack(bout, seat) + skill_value(bout, seat) - penalty(bout, seat)
    if kind == STRENGTH:
        value += energy(bout.played[seat])
    elif kind == DEXTERITY:
        value += size(bout.hand[seat]) // 2
    else:
        value += PER_POINT * bout.bled[seat]
    value += LUNGED * size(bout.lunged[seat]) + LEAPT * (bout.leapt[seat] // 4) - bout.deep[seat]
    return value + moves_bonus(bout, seat) + take_strength(bout, seat)


def moves_bonus(bout: Bout, seat: int) -> int:
    """11.2, 11.3 Three for a Sacrifice, three for an Acrobatic Strike."""
    bonus = SACRIFICED if bout.sacrificed[seat] != NO_CARD else 0
    return bonus + (ACROBATIC if bout.acrobatic >> seat & 1 else 0)


def take_strength(bout: Bout, seat: int) -> int:
    """12.3, 7.1.8 Unbeatable: four in the first sum he makes (R75)."""
    if not bout.strong >> seat & 1:
        return 0
    bout.strong &= ~(1 << seat)
    bout.strong_used |= 1 << seat
    return UNBEATEN


def item_attack(bout: Bout, seat: int) -> int:
    """7.1.2, 9.6, 10.1 All Items, a thrown one doubled; a damaged one is halved first."""
    value = 0
    for item in bout.items_of(seat):
        bonus = bout.halved(item, bout.content.item_attack[item])
        value += 2 * bonus if item == bout.thrown else bonus
    return value


def item_defence(bout: Bout, seat: int) -> int:
    """7.2.3, 9.6 All Items, damaged ones halved."""
    value = 0
    for item in bout.items_of(seat):
        value += bout.halved(item, bout.content.item_defence[item])
    return value


def modifier(bout: Bout, seat: int, place: int, target: int) -> int:
    """11.1, 10.3, 20.12 By the order of a Sweep, the distance of a throw, and against beasts."""
    value = SWEEPS[place] if bout.swept else 0
    if bout.thrown != NOTHING:
        distance = bout.content.arena.distance(bout.place[seat], bout.where(target))
        step = 2 if bout.net != NOTHING else 1
        value -= step * max(0, distance - FREE_HEXES)
    if target >= FIRST_BEAST:
        value += PLAIN * bout.plain[seat].bit_count()
    return value


def take_help(bout: Bout, seat: int, foe: int) -> int:
    """6.21, 6.23 Help against this opponent is used up by the first sum against him (R31)."""
    bonus = 0
    kept: list[int] = []
    for place in range(0, len(bout.help), 3):
        ally, against, value = bout.help[place : place + 3]
        if ally == seat and against == foe:
            bonus += value
            bout.help_used += [ally, against, value]
        else:
            kept += [ally, against, value]
    bout.help = kept
    return bonus


def give_help(bout: Bout, seat: int) -> None:
    """6.21, 6.22 A quarter of what would have been the attack; below four it is nothing."""
    bonus = max(0, bout.attacks[0] // HELP_SHARE)
    bout.help += [bout.helped, bout.targets[0], bonus]
    bout.tell("lent", bout.helped, bout.targets[0], bonus)


def defend(bout: Bout, place: int) -> None:
    """7.0 d, 7.1.11, 7.3 One target's part; a null attack needs none (R36, R39, R120)."""
    target = bout.targets[place]
    null = bout.attacks[place] < 1
    if target >= FIRST_BEAST:
        if not null:
            bout.then(ROLL_DEFENCE, place)
        return
    if null:
        bout.then(REVEAL, target)
        return
    bout.then(ANNOUNCE_DEFENCE, place)
    defence_choices(bout, target)
    striker = bout.attacker
    if (
        len(bout.targets) == 1
        and striker < FIRST_BEAST
        and works(bout, striker, UNBALANCING_STRIKE)
    ):
        bout.then(CHOOSE_UNBALANCED, target, striker)


def defence_choices(bout: Bout, seat: int) -> None:
    """7.2 The target reveals and chooses, knowing the attack."""
    bout.then(CHOOSE_SKILL, seat, GUARD)
    if bout.passive >> seat & 1:
        return
    bout.then(CHOOSE_DODGE, seat)
    bout.then(CHOOSE_ACROBATICS, seat)
    bout.then(CHOOSE_SACRIFICE, seat)
    if bout.attacker < FIRST_BEAST:
        bout.then(CHOOSE_UNBALANCED, bout.attacker, seat)
    bout.then(CHOOSE_OVERSKILL, seat)
    bout.then(CHOOSE_RAGE, seat)
    bout.then(CHOOSE_PLAIN, seat)
    bout.then(REVEAL, seat)


def announce_defence(bout: Bout, place: int) -> None:
    """7.2 The Final Defence Value; it may be negative."""
    seat = bout.targets[place]
    value = defence_effort(bout, seat) + take_help(bout, seat, bout.attacker)
    bout.defences[place] = value
    bout.said += [seat, value]
    bout.tell("defence", seat, value)


def defence_effort(bout: Bout, seat: int) -> int:
    """7.2.1 to 7.2.10 What the target sets against the attack (R37, R38)."""
    kind = bout.card[seat]
    value = skill_value(bout, seat) - penalty(bout, seat) + take_strength(bout, seat)
    if kind != MOVEMENT and bout.net == NOTHING:
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
    if bout.attacker >= FIRST_BEAST:
        value += PLAIN * bout.plain[seat].bit_count()
    elif kind == bout.card[bout.attacker]:
        value += MATCH
    if kind == STRENGTH:
        return value + energy(bout.played[seat])
    if kind == DEXTERITY:
        return value + size(bout.hand[seat]) // 2
    if kind == BERSERK:
        return value + OPPOSE
    return value + PER_POINT * bout.sped[seat]


def margin(bout: Bout, place: int) -> int:
    """7.6.1, 8.4.5 By how much the attack is higher; a Dodge halves it first."""
    target = bout.targets[place]
    value = bout.attacks[place]
    if target < FIRST_BEAST and bout.card[target] == MOVEMENT:
        value //= 2
    return value - bout.defences[place]


def end_fight(bout: Bout, seat: int) -> None:
    """6.13, 6.30 The card is rotated; cards played are discarded; what was thrown is gone (R25)."""
    if seat < FIRST_BEAST and bout.card[seat] != NO_CARD:
        bout.row[seat] = mark(bout.row[seat], bout.card[seat], ROTATED)
    if bout.thrown != NOTHING:
        bout.lose_item(seat, bout.thrown)
    collapse(bout)
    for one in range(bout.seats):
        if bout.card[one] != NO_CARD:
            clear_action(bout, one)
        forget(bout, one)
        if one != bout.current:
            bout.passive &= ~(1 << one)
    bout.attacker = NOBODY
    bout.targets = []
    bout.swept = False
    bout.thrown = NOTHING
    bout.net = NOTHING
    bout.breaks = NOTHING
    bout.helped = NOBODY
    bout.feinted = False
    bout.frontal = 0
    bout.slain = 0
    bout.staggered = 0
    bout.packs = 0
    bout.tolls = 0
    bout.seven = 0
    bout.mauls = False
    bout.strong_used = 0
    bout.help_used = []
    bout.attacks = []
    bout.defences = []
    bout.dealt = []
    if seat >= FIRST_BEAST:
        take_markers(bout)
    check_end(bout)


def collapse(bout: Bout) -> None:
    """11.1.3, 11.3 Whoever swept or struck acrobatically will lose his balance."""
    for one in range(bout.seats):
        bout.falling[one] += (bout.acrobatic >> one & 1) + (bout.staggered >> one & 1)
    if bout.swept and not bout.feinted:
        bout.falling[bout.attacker] += 1
    bout.acrobatic = 0
    for item in range(len(bout.nets)):
        if bout.broken >> item & 1:
            bout.lose_item(bout.owner(item), item)
    bout.broken = 0


def forget(bout: Bout, seat: int) -> None:
    """7.0 i What was put into the action is spent."""
    bout.traded[seat] = NOTHING
    bout.skilled[seat] = NOTHING
    bout.raised[seat] = NOTHING
    bout.bled[seat] = 0
    bout.sped[seat] = 0
    bout.sacrificed[seat] = NO_CARD
    bout.lunged[seat] = 0
    bout.leapt[seat] = 0
    bout.deep[seat] = 0
    bout.plain[seat] = 0
    bout.exerted[seat] = 0


# The steps of this chapter.


def run_fight(bout: Bout, step: int, a: int, b: int, c: int, d: int) -> None:
    """Do one step of this chapter."""
    if step == ACT:
        act(bout, a)
    elif step == START_FIGHT:
        start_fight(bout, a)
    elif step == START_HELP:
        start_help(bout, a)
    elif step == REVEAL:
        reveal(bout, a)
    elif step == CHOOSE_SKILL:
        choose_skill(bout, a, b)
    elif step == USE_SKILL:
        use_skill(bout, a, b, c)
    elif step == CHOOSE_BLOOD:
        choose_blood(bout, a)
    elif step == SPEND_BLOOD:
        spend_blood(bout, a, b)
    elif step == CHOOSE_DODGE:
        choose_dodge(bout, a)
    elif step == SPEND_SPEED:
        spend_speed(bout, a, b)
    elif step == ANNOUNCE_ATTACK:
        announce_attack(bout, a)
    elif step == GIVE_HELP:
        give_help(bout, a)
    elif step == DEFEND:
        defend(bout, a)
    elif step == ANNOUNCE_DEFENCE:
        announce_defence(bout, a)
    elif step == END_FIGHT:
        end_fight(bout, a)


STEPS: Final[dict[int, Step]] = {
    ACT: act,
    START_FIGHT: start_fight,
    START_HELP: start_help,
    REVEAL: reveal,
    CHOOSE_SKILL: choose_skill,
    USE_SKILL: use_skill,
    CHOOSE_BLOOD: choose_blood,
    SPEND_BLOOD: spend_blood,
    CHOOSE_DODGE: choose_dodge,
    SPEND_SPEED: spend_speed,
    ANNOUNCE_ATTACK: announce_attack,
    GIVE_HELP: give_help,
    DEFEND: defend,
    ANNOUNCE_DEFENCE: announce_defence,
    END_FIGHT: end_fight,
}
