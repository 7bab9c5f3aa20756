"""Chapter 11, Special Moves: what the yellow cards do once they are revealed.

Sweep and Break Item are declared (6.17); Reflex is movement (8.4). Here are Sacrifice, Acrobatic
Strike, Overskill, Rage and Unbalancing Strike, and the use of any of them as +2 against beasts.
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.elements import can_spend
from harena.games.gladiatori.abilities.powers import announce
from harena.games.gladiatori.aim.ending import check_end
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOTHING, Bout
from harena.games.gladiatori.components.cards import (
    ACROBATIC_STRIKE,
    ENERGY_0,
    FEINT,
    KINDS,
    ONE,
    OVERSKILL,
    RAGE,
    REFLEX,
    SACRIFICE,
    SWEEP,
    UNBALANCING_STRIKE,
    has,
    kinds_in,
)
from harena.games.gladiatori.components.content import ATTACK, BOUND, DEFENCE, MELEE
from harena.games.gladiatori.components.knowledge import give_openly, show, take_openly
from harena.games.gladiatori.components.traits import POWERS, SKILLS, TRAITS
from harena.toolkit.bits import members
from harena.toolkit.fields import replaced

NO_SKILL: Final = SKILLS
RAISED_BY: Final = 5
RAISED_TO: Final = 3
RAISED_BASE: Final = 16
KEEP: Final = 0
FROM_DISCARD: Final = 1
FROM_LIFE: Final = FROM_DISCARD + KINDS
TRADES: Final = FROM_LIFE + KINDS
NO_SACRIFICE: Final = KINDS
PLAIN_DONE: Final = 0
PLAIN_CARD: Final = 1
PLAIN_POWER: Final = PLAIN_CARD + KINDS
PLAIN_USES: Final = PLAIN_POWER + POWERS
TAKE_MARKER: Final = 0
PAY: Final = 1
PRICE: Final = 2


def works(bout: Bout, seat: int, kind: int) -> bool:
    """11.0, 6.15, 10.7 A revealed Move acts if its restrictions were met (R26, R118, R137)."""
    if not has(bout.fight.played[seat], kind) or bout.fight.plain[seat] >> kind & 1:
        return False
    limits = bout.content.move_limits[kind]
    if limits & BOUND and bout.fight.bound >> seat & 1:
        return False
    if limits & MELEE and bout.thrown != NOTHING:
        return False
    if limits & (ATTACK | DEFENCE):
        role = (
            ATTACK if seat == bout.fight.attacker else DEFENCE if seat in bout.fight.targets else 0
        )
        return limits & role != 0
    return True


def choose_plain(bout: Bout, seat: int) -> None:
    """20.12, 20.12.1 Against beasts a Move, Feint or Power may be +2 and no more (R110, R111)."""
    if bout.passive >> seat & 1 or not fights_beasts(bout, seat):
        return
    uses = [PLAIN_DONE]
    for kind in kinds_in(bout.fight.played[seat]):
        declared = kind == SWEEP and bout.fight.swept
        if kind >= FEINT and not declared and not bout.fight.plain[seat] >> kind & 1:
            uses.append(PLAIN_CARD + kind)
    for power in members(bout.powers[seat]):
        if bout.can_use(seat, power):
            uses.append(PLAIN_POWER + power)
    bout.ask(seat, "plain", steps.USE_PLAINLY, uses, seat)


def fights_beasts(bout: Bout, seat: int) -> bool:
    """Whether a beast attacks him, or is among those he attacks."""
    if seat != bout.fight.attacker:
        return bout.fight.attacker >= FIRST_BEAST
    return any(target >= FIRST_BEAST for target in bout.fight.targets)


def use_plainly(bout: Bout, use: int, seat: int) -> None:
    """20.12 Used up as usual, for +2 against beasts."""
    if use == PLAIN_DONE:
        return
    fight = bout.fight
    fight.plain = replaced(fight.plain, seat, fight.plain[seat] | 1 << use - PLAIN_CARD)
    if use >= PLAIN_POWER:
        announce(bout, seat, use - PLAIN_POWER)
        exerted = fight.exerted[seat] | 1 << use - PLAIN_POWER
        fight.exerted = replaced(fight.exerted, seat, exerted)
    else:
        bout.tell("plain", seat, use - PLAIN_CARD)
    bout.then(steps.CHOOSE_PLAIN, seat)


def choose_rage(bout: Bout, seat: int) -> None:
    """11.5, 11.5.1 Rage may become any Combat card of the discard pile or HP deck (R70)."""
    if not works(bout, seat, RAGE):
        return
    trades = [KEEP]
    for first, cards in ((FROM_DISCARD, bout.discard[seat]), (FROM_LIFE, bout.life[seat])):
        for kind in kinds_in(cards):
            if kind >= ENERGY_0:
                trades.append(first + kind)
    bout.ask(seat, "rage", steps.TRADE, trades, seat)


def trade(bout: Bout, choice: int, seat: int) -> None:
    """11.5, 11.5.1 The new card works at once if it can; Rage is discarded (R70, R165)."""
    if choice == KEEP:
        return
    bout.fight.traded = replaced(bout.fight.traded, seat, choice)
    kind = (choice - FROM_DISCARD) % KINDS
    if choice >= FROM_LIFE:
        bout.life[seat] -= ONE[kind]
    else:
        bout.discard[seat] -= ONE[kind]
        take_openly(bout, seat, kind)
    bout.fight.played[seat] += ONE[kind] - ONE[RAGE]
    bout.discard[seat] += ONE[RAGE]
    show(bout, seat, ONE[RAGE])
    bout.announced = [*bout.announced, seat, choice]
    bout.tell("raged", seat, kind, int(choice >= FROM_LIFE))


def choose_overskill(bout: Bout, seat: int) -> None:
    """11.4 One Skill up by five, at most to three times its value, or none (R113, R133)."""
    if not works(bout, seat, OVERSKILL):
        return
    skills: list[int] = []
    for skill in range(SKILLS):
        if bout.remaining[TRAITS * seat + skill] and not bout.overskilled[seat] >> skill & 1:
            skills.append(skill)
    bout.ask(seat, "overskill", steps.RAISE_SKILL, [*skills, NO_SKILL], seat)


def raise_skill(bout: Bout, skill: int, seat: int) -> None:
    """11.4 It may exceed nine; once used, or at the end of the turn, it falls to nothing."""
    if skill == NO_SKILL:
        return
    index = TRAITS * seat + skill
    value = bout.remaining[index]
    bout.fight.raised = replaced(bout.fight.raised, seat, RAISED_BASE * skill + value)
    bout.remaining[index] = raised(value)
    bout.overskilled[seat] |= 1 << skill


def raised(value: int) -> int:
    """11.4 Five more, at most three times its value."""
    return min(value + RAISED_BY, RAISED_TO * value)


def choose_sacrifice(bout: Bout, seat: int) -> None:
    """11.2 One hand card out of the game for +3, if he wants."""
    if works(bout, seat, SACRIFICE):
        cards = [NO_SACRIFICE, *kinds_in(bout.hand[seat])]
        bout.ask(seat, "sacrifice", steps.SACRIFICE_CARD, cards, seat)


def sacrifice_card(bout: Bout, kind: int, seat: int) -> None:
    """11.2, 2.2 The card is shown and is out of the game."""
    if kind == NO_SACRIFICE:
        return
    bout.hand[seat] -= ONE[kind]
    give_openly(bout, seat, kind)
    bout.removed = replaced(bout.removed, seat, bout.removed[seat] + ONE[kind])
    bout.fight.sacrificed = replaced(bout.fight.sacrificed, seat, kind)
    bout.tell("sacrificed", seat, kind)


def choose_acrobatics(bout: Bout, seat: int) -> None:
    """11.3 Three more, for a marker at the end of the round; both may be declined (R68)."""
    if works(bout, seat, ACROBATIC_STRIKE):
        bout.ask(seat, "acrobatics", steps.STRIKE_ACROBATICALLY, [0, 1], seat)


def strike_acrobatically(bout: Bout, strikes: int, seat: int) -> None:
    """11.3 Said openly: the marker will be seen."""
    if strikes:
        bout.fight.acrobatic |= 1 << seat
        bout.tell("acrobatic", seat)


def choose_unbalanced(bout: Bout, seat: int, striker: int) -> None:
    """11.7, 7.3 The other side pays two Elements or will lose its balance (R39, R72, R139)."""
    if bout.down[seat] or not works(bout, striker, UNBALANCING_STRIKE):
        return
    answers = [TAKE_MARKER, PAY] if can_spend(bout, seat, PRICE) else [TAKE_MARKER]
    bout.ask(seat, "unbalanced", steps.ANSWER_STRIKE, answers, seat, striker)


def answer_strike(bout: Bout, answer: int, seat: int, striker: int) -> None:
    """11.7 Paid at once; the marker comes at the end of the current round, whatever the result."""
    bout.tell("answered", seat, answer)
    if answer == PAY:
        bout.then(steps.CHOOSE_SPENDING, seat, PRICE)
    else:
        bout.fight.staggered |= 1 << striker


def reflexes(bout: Bout, seat: int) -> None:
    """11.8, 7.0 Reflex of the attacker, then of the defenders in the order struck (R73, R140)."""
    check_end(bout)
    if bout.ended:
        return
    for target in reversed(bout.fight.targets):
        if target < FIRST_BEAST and target != seat and works(bout, target, REFLEX):
            bout.then(steps.CHOOSE_REFLEX, target, 1)
    if seat < FIRST_BEAST and works(bout, seat, REFLEX) and not bout.fight.feinted:
        bout.then(steps.CHOOSE_REFLEX, seat, 1)


STEPS: Final = (
    choose_plain,
    use_plainly,
    choose_rage,
    trade,
    choose_overskill,
    raise_skill,
    choose_sacrifice,
    sacrifice_card,
    choose_acrobatics,
    strike_acrobatically,
    choose_unbalanced,
    answer_strike,
    reflexes,
)
