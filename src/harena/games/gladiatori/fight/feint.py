"""Chapter 7.5, Feint: after both values the attacker may take his action back, then the defender.

Undone piece by piece, because Powers used at any time and Elements paid stay spent (R121, R141).
"""

from typing import Final

from harena.games.gladiatori.abilities.special_moves import FROM_DISCARD, FROM_LIFE, RAISED_BASE
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOTHING, Bout
from harena.games.gladiatori.components.card_row import take_off
from harena.games.gladiatori.components.cards import (
    FEINT,
    KINDS,
    NO_CARD,
    NO_CARDS,
    ONE,
    RAGE,
    has,
    held,
    kinds_in,
)
from harena.games.gladiatori.components.knowledge import (
    could_have,
    give_openly,
    show,
    show_in_hand,
    take_openly,
)
from harena.games.gladiatori.components.traits import BLOOD, GUARD, OFFENSE, SPEED, TRAITS
from harena.games.gladiatori.fight.fight import SKILL_OVER
from harena.games.gladiatori.steps import CHOOSE_COUNTER_FEINT, COUNTER_FEINT, TAKE_BACK
from harena.toolkit.fields import replaced


def choose_feint(bout: Bout, seat: int) -> None:
    """7.5.1, 7.5.8 The attacker, knowing both values."""
    if seat < FIRST_BEAST and could_have(bout, seat, FEINT):
        plays = [0, 1] if has(bout.hand[seat], FEINT) else [0]
        bout.ask(seat, "feint", TAKE_BACK, plays, seat)


def take_back(bout: Bout, plays: int, seat: int) -> None:
    """7.5.3, 7.5.5, 7.5.6 The attack never was; each defender may now feint too (R42, R43, R44)."""
    if not plays:
        return
    bout.fight.feinted = True
    undo(bout, seat, OFFENSE)
    for target in reversed(bout.fight.targets):
        if target < FIRST_BEAST:
            bout.then(CHOOSE_COUNTER_FEINT, target)


def choose_counter_feint(bout: Bout, seat: int) -> None:
    """7.5.2, 7.5.9 A false defence answers a false attack; never for the Passive (R41, R142)."""
    if bout.passive >> seat & 1 or not could_have(bout, seat, FEINT):
        return
    plays = [0, 1] if has(bout.hand[seat], FEINT) else [0]
    bout.ask(seat, "feint", COUNTER_FEINT, plays, seat)


def counter_feint(bout: Bout, plays: int, seat: int) -> None:
    """7.5.3 The Reaction and all that was put into it come back."""
    if plays:
        undo(bout, seat, GUARD)


def undo(bout: Bout, seat: int, skill: int) -> None:
    """7.5.3, 7.5.4 Cards, Skill, Powers, Blood of Berserk, Speed of a Dodge (R42, R117, R141).

    7.5.7 Powers used at any time are none of the action and stay used (R121).
    """
    bout.tell("feinted", seat)
    bout.hand[seat] -= ONE[FEINT]
    give_openly(bout, seat, FEINT)
    bout.discard[seat] += ONE[FEINT]
    show(bout, seat, ONE[FEINT])
    undo_cards(bout, seat)
    undo_skill(bout, seat, skill)
    restore(bout, seat, BLOOD, bout.fight.bled[seat])
    restore(bout, seat, SPEED, bout.fight.sped[seat])
    used = bout.fight.exerted[seat]
    bout.powers = replaced(bout.powers, seat, bout.powers[seat] | used)
    bout.used = replaced(bout.used, seat, bout.used[seat] & ~used)
    bout.fight.acrobatic &= ~(1 << seat)
    bout.fight.staggered &= ~(1 << seat)
    if seat == bout.fight.attacker:
        bout.thrown = NOTHING
    if bout.fight.unbeaten_used >> seat & 1:
        bout.unbeaten |= 1 << seat
    for index in range(0, len(bout.fight.help_used), 3):
        if bout.fight.help_used[index] == seat:
            bout.help = bout.help + bout.fight.help_used[index : index + 3]
    forget(bout, seat)


def forget(bout: Bout, seat: int) -> None:
    """7.5.4 Nothing is left in the action of what was put into it."""
    fight = bout.fight
    fight.traded = replaced(fight.traded, seat, NOTHING)
    fight.skilled = replaced(fight.skilled, seat, NOTHING)
    fight.raised = replaced(fight.raised, seat, NOTHING)
    fight.bled = replaced(fight.bled, seat, 0)
    fight.sped = replaced(fight.sped, seat, 0)
    fight.sacrificed = replaced(fight.sacrificed, seat, NO_CARD)
    fight.lunged = replaced(fight.lunged, seat, 0)
    fight.leapt = replaced(fight.leapt, seat, 0)
    fight.deep_wounds = replaced(fight.deep_wounds, seat, 0)
    fight.plain = replaced(fight.plain, seat, 0)
    fight.exerted = replaced(fight.exerted, seat, 0)
    fight.newly_laid &= ~(1 << seat)
    fight.shown &= ~(1 << seat)
    fight.card[seat] = NO_CARD


def undo_cards(bout: Bout, seat: int) -> None:
    """7.5.4, 7.5.8 Rage is traded back; what was sacrificed, lunged and played returns to the hand.

    What Resistance has taken from the discard pile meanwhile is not there any more (R141).
    """
    choice = bout.fight.traded[seat]
    if choice != NOTHING:
        kind = (choice - FROM_DISCARD) % KINDS
        bout.fight.played[seat] -= ONE[kind]
        if has(bout.discard[seat], RAGE):
            bout.fight.played[seat] += ONE[RAGE]
            bout.discard[seat] -= ONE[RAGE]
            take_openly(bout, seat, RAGE)
        if choice >= FROM_LIFE:
            bout.life[seat] += ONE[kind]
        else:
            bout.discard[seat] += ONE[kind]
            show(bout, seat, ONE[kind])
    lost = bout.fight.sacrificed[seat]
    if lost != NO_CARD:
        bout.removed = replaced(bout.removed, seat, bout.removed[seat] - ONE[lost])
        bout.hand[seat] += ONE[lost]
        show_in_hand(bout, seat, ONE[lost])
    for kind in kinds_in(bout.fight.lunged[seat]):
        number = min(held(bout.fight.lunged[seat], kind), held(bout.discard[seat], kind))
        bout.discard[seat] -= number * ONE[kind]
        bout.hand[seat] += number * ONE[kind]
    back = bout.fight.played[seat]
    bout.fight.played[seat] = NO_CARDS
    if bout.fight.newly_laid >> seat & 1:
        bout.row[seat] = take_off(bout.row[seat], bout.fight.card[seat])
        back += ONE[bout.fight.card[seat]]
    bout.hand[seat] += back
    show_in_hand(bout, seat, back)  # Both sides have revealed their cards before (7.0.4).


def undo_skill(bout: Bout, seat: int, skill: int) -> None:
    """7.5.3 The Skill that was used, and an Overskill played with this action."""
    used = bout.fight.skilled[seat]
    if used != NOTHING:
        index = TRAITS * seat + skill
        if used >= SKILL_OVER:
            bout.remaining[index] = used - SKILL_OVER
            bout.overskilled[seat] |= 1 << skill
        else:
            restore(bout, seat, skill, 1)
    raised = bout.fight.raised[seat]
    if raised != NOTHING:
        skill = raised // RAISED_BASE
        bout.remaining[TRAITS * seat + skill] = raised % RAISED_BASE
        bout.overskilled[seat] &= ~(1 << skill)


def restore(bout: Bout, seat: int, trait: int, points: int) -> None:
    """2.11, 7.5.3 Written up again, not above the starting value (R141)."""
    index = TRAITS * seat + trait
    bout.remaining[index] = max(
        bout.remaining[index], min(bout.start[index], bout.remaining[index] + points)
    )


STEPS: Final = (choose_feint, take_back, choose_counter_feint, counter_feint)
