"""Chapter 7, Fight resolution: the order of a fight (7.0), the two sums (7.1, 7.2), hit or not.

Declared, reacted to, revealed; then the attacker sums up and says his Final Attack Value for each
target, and each target his Final Defence Value. Only the totals are said (7.4).
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.special_moves import works
from harena.games.gladiatori.aim.ending import check_end
from harena.games.gladiatori.combat_round.own_round import clear_action, take_markers
from harena.games.gladiatori.combat_round.reaction import side_of_attack
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, Bout
from harena.games.gladiatori.components.card_row import FACE_DOWN, ROTATED, UNKNOWN, clear, mark
from harena.games.gladiatori.components.cards import (
    BERSERK,
    MOVEMENT,
    NO_CARD,
    UNBALANCING_STRIKE,
    UP_TO,
    held,
    kinds_in,
)
from harena.games.gladiatori.components.figures import lose_item, owner
from harena.games.gladiatori.components.layout import Fight
from harena.games.gladiatori.components.status import is_bound, markers_to_come
from harena.games.gladiatori.components.traits import BLOOD, GUARD, OFFENSE, SPEED, TRAITS
from harena.toolkit.bits import members
from harena.toolkit.fields import replaced

SKILL_OVER: Final = 32
MOST_BLOOD: Final = 3
MOST_SPEED: Final = 2
# Help is three numbers: for whom, against whom, how much.
LENT: Final = 3


def act(bout: Bout, seat: int) -> None:
    """6.19, 6.29, 11.8.1 No fight: reveal, do the action; then Moves that need none (R167)."""
    bout.then(steps.END_FIGHT, seat)
    bout.then(steps.REFLEXES, seat)
    bout.then(steps.MOVE_BY_CARD, seat)
    bout.then(steps.CHOOSE_OVERSKILL, seat)
    bout.then(steps.CHOOSE_RAGE, seat)
    bout.then(steps.REVEAL, seat)


def start_fight(bout: Bout, seat: int) -> None:
    """7.0 Declared (7.0.1), it is reacted to (7.0.2), summed up (7.0.3) and defended (7.0.4).

    Then feinted (7.0.5), settled (7.0.6), scored (7.0.7), and pushes and Reflexes follow (7.0.8).
    """
    targets = len(bout.fight.targets)
    bout.fight.attacks = [0] * targets
    bout.fight.defences = [0] * targets
    bout.fight.dealt = [0] * targets
    for index, target in enumerate(bout.fight.targets):
        if target < FIRST_BEAST and side_of_attack(bout, target) == FRONT:
            bout.fight.frontal |= 1 << index
    bout.then(steps.END_FIGHT, seat)
    bout.then(steps.REFLEXES, seat)
    bout.then(steps.CHOOSE_PUSH, seat)
    bout.then(steps.AWARD, seat)
    for index in range(targets - 1, -1, -1):
        bout.then(steps.SETTLE, index)
    bout.then(steps.CHOOSE_FEINT, seat)
    for index in range(targets - 1, -1, -1):
        bout.then(steps.DEFEND, index)
    sum_up(bout, seat)
    for index in range(targets - 1, -1, -1):
        if bout.fight.targets[index] < FIRST_BEAST:
            bout.then(steps.CHOOSE_REACTION, bout.fight.targets[index])


def start_help(bout: Bout, seat: int) -> None:
    """6.21, 6.22 The helper sums up as for an attack, but nobody reacts (R30)."""
    bout.fight.attacks = [0]
    bout.then(steps.END_FIGHT, seat)
    bout.then(steps.REFLEXES, seat)
    bout.then(steps.GIVE_HELP, seat)
    sum_up(bout, seat)


def sum_up(bout: Bout, seat: int) -> None:
    """7.1.9, 7.1.10 What is chosen for the attack sum, in this order (R35)."""
    bout.then(steps.ANNOUNCE_ATTACK, seat)
    bout.then(steps.CHOOSE_BLOOD, seat)
    bout.then(steps.CHOOSE_SKILL, seat, OFFENSE)
    bout.then(steps.CHOOSE_ACROBATICS, seat)
    bout.then(steps.CHOOSE_SACRIFICE, seat)
    bout.then(steps.CHOOSE_EXERTION, seat)
    bout.then(steps.CHOOSE_OVERSKILL, seat)
    bout.then(steps.CHOOSE_PLAIN, seat)
    bout.then(steps.CHOOSE_RAGE, seat)
    bout.then(steps.REVEAL, seat)


def reveal(bout: Bout, seat: int) -> None:
    """7.1.0, 7.2.0, 7.4, 11.0 The Action card and the Combat cards on it are turned up (R137)."""
    kind = bout.fight.card[seat]
    if kind == NO_CARD:
        return
    bout.row[seat] = clear(bout.row[seat], kind, FACE_DOWN | UNKNOWN)
    bout.fight.shown |= 1 << seat
    if is_bound(bout, seat):
        bout.fight.bound |= 1 << seat
    shown: list[int] = []
    for one in kinds_in(bout.fight.played[seat]):
        shown += [one] * held(bout.fight.played[seat], one)
    bout.announced = [*bout.announced, seat, kind, bout.fight.played[seat]]
    bout.tell_row("revealed", [seat, kind, *shown])


def choose_skill(bout: Bout, seat: int, skill: int) -> None:
    """7.1.3, 7.2.4, 2.6, 2.7 Using Offense or Guard is optional, and secret (R40, R132)."""
    uses = UP_TO[1 if bout.remaining[TRAITS * seat + skill] else 0]
    bout.ask(seat, "skill", steps.USE_SKILL, uses, seat, skill)


def use_skill(bout: Bout, uses: int, seat: int, skill: int) -> None:
    """2.6, 11.4 It adds its value and falls by one; under Overskill it falls to nothing."""
    if not uses:
        return
    index = TRAITS * seat + skill
    value = bout.remaining[index]
    bit = 1 << skill
    if bout.overskilled[seat] & bit:
        value += SKILL_OVER
        bout.overskilled[seat] &= ~bit
        bout.remaining[index] = 0
    else:
        bout.remaining[index] -= 1
    bout.fight.skilled = replaced(bout.fight.skilled, seat, value)


def choose_blood(bout: Bout, seat: int) -> None:
    """8.5, 7.1.9 Berserk: two for each point of Blood, at most three points."""
    if bout.fight.card[seat] == BERSERK:
        most = min(MOST_BLOOD, bout.remaining[TRAITS * seat + BLOOD])
        bout.ask(seat, "blood", steps.SPEND_BLOOD, UP_TO[most], seat)


def spend_blood(bout: Bout, points: int, seat: int) -> None:
    """8.5, 2.8 Spent on top of what a reuse has cost."""
    bout.remaining[TRAITS * seat + BLOOD] -= points
    bout.fight.bled = replaced(bout.fight.bled, seat, points)


def choose_dodge(bout: Bout, seat: int) -> None:
    """8.4.5, 7.2.1 Dodge: two for each point of Speed, at most two points, knowing the attack."""
    if bout.fight.card[seat] == MOVEMENT:
        most = min(MOST_SPEED, bout.remaining[TRAITS * seat + SPEED])
        bout.ask(seat, "dodge", steps.SPEND_SPEED, UP_TO[most], seat)


def spend_speed(bout: Bout, points: int, seat: int) -> None:
    """8.4.5 The figure stays where it is."""
    bout.remaining[TRAITS * seat + SPEED] -= points
    bout.fight.sped = replaced(bout.fight.sped, seat, points)


def defend(bout: Bout, index: int) -> None:
    """7.0.4, 7.0.9, 7.1.11, 7.1.12, 7.3 One target's part; if null, no sum (R36, R39, R120)."""
    target = bout.fight.targets[index]
    null = bout.fight.attacks[index] < 1
    if target >= FIRST_BEAST:
        if not null:
            bout.then(steps.ROLL_DEFENCE, index)
        return
    if null:
        reveal_reaction(bout, target)
    else:
        bout.then(steps.ANNOUNCE_DEFENCE, index)
        defence_choices(bout, target)
    striker = bout.fight.attacker
    if (
        len(bout.fight.targets) == 1
        and striker < FIRST_BEAST
        and works(bout, striker, UNBALANCING_STRIKE)
    ):
        bout.then(steps.CHOOSE_UNBALANCED, target, striker)


def defence_choices(bout: Bout, seat: int) -> None:
    """7.2 The target reveals and chooses, knowing the attack."""
    bout.then(steps.CHOOSE_SKILL, seat, GUARD)
    if bout.passive >> seat & 1:
        return
    bout.then(steps.CHOOSE_DODGE, seat)
    bout.then(steps.CHOOSE_ACROBATICS, seat)
    bout.then(steps.CHOOSE_SACRIFICE, seat)
    reveal_reaction(bout, seat)


def reveal_reaction(bout: Bout, seat: int) -> None:
    """7.0.4, 7.1.12, 11.7 What a Reaction brings besides its sum, whatever the result (R184)."""
    if bout.fight.attacker < FIRST_BEAST:
        bout.then(steps.CHOOSE_UNBALANCED, bout.fight.attacker, seat)
    bout.then(steps.CHOOSE_OVERSKILL, seat)
    bout.then(steps.CHOOSE_PLAIN, seat)
    bout.then(steps.CHOOSE_RAGE, seat)
    bout.then(steps.REVEAL, seat)


def end_fight(bout: Bout, seat: int) -> None:
    """6.13, 6.30, 20.9.7 The card is rotated, cards go; after a beast, markers come (R25, R159)."""
    if seat < FIRST_BEAST and bout.fight.card[seat] != NO_CARD:
        bout.row[seat] = mark(bout.row[seat], bout.fight.card[seat], ROTATED)
    collapse(bout)
    expire(bout)
    for one in range(bout.seats):
        if bout.fight.card[one] != NO_CARD:
            clear_action(bout, one)
        if one != bout.current:
            bout.passive &= ~(1 << one)
    bout.fight = Fight(bout.seats)
    if seat >= FIRST_BEAST and not bout.ended:
        take_markers(bout)
    check_end(bout)


def expire(bout: Bout) -> None:
    """6.23 Help lapses with the next Action, whoever takes it; a feinted one never was (R31)."""
    if bout.lasting_help or bout.fight.feinted:
        return
    lent = 0 if bout.fight.helped == NOBODY else LENT
    bout.help = bout.help[len(bout.help) - lent :]


def collapse(bout: Bout) -> None:
    """11.1.3, 11.3, 11.7.1 Who swept, struck acrobatically or was struck will stumble (R166)."""
    for one in range(bout.seats):
        bout.falling[one] = markers_to_come(bout, one)
    for item in members(bout.fight.broken):
        if owner(bout, item) != NOBODY:
            lose_item(bout, owner(bout, item), item)


STEPS: Final = (
    act,
    start_fight,
    start_help,
    reveal,
    choose_skill,
    use_skill,
    choose_blood,
    spend_blood,
    choose_dodge,
    spend_speed,
    defend,
    end_fight,
)
