"""5.1 and 5.2: the turn, and the order in it.

All functioning gladiators roll for the order (5.2); then each takes a complete gladiator-turn,
Movement, Manoeuvre and Attack, before the next (5.1). At the end of each the referee may call a
break (6.6).
"""

from typing import Final

from harena.games.heroes.after.ending import (
    call_break,
    dismiss,
    end_by_limit,
    is_break_due,
    is_dismissal_due,
)
from harena.games.heroes.after.mercy import roll
from harena.games.heroes.components.bout import NOBODY, NOWHERE, Bout
from harena.games.heroes.components.layout import Fight
from harena.games.heroes.match.pools import order_modifier
from harena.games.heroes.steps import (
    ACT_BY_TABLE,
    BEGIN_TURN,
    CHOOSE_ACTION,
    END_GLADIATOR_TURN,
    NEXT_GLADIATOR,
)


def begin_turn(bout: Bout) -> None:
    """5.1.0.1, 5.1.0.2 Turn after turn until the match ends, at the latest after the last (R30)."""
    if bout.turn == bout.turn_limit:
        end_by_limit(bout)
        return
    bout.turn += 1
    bout.tell("turn_began", bout.turn)
    bout.order = ordered(bout, bout.functioning())
    bout.tell_row("ordered", [bout.name[one] for one in bout.order])
    bout.then(NEXT_GLADIATOR)


def ordered(bout: Bout, gladiators: list[int]) -> list[int]:
    """5.2.0.1, 5.2.0.2 One die and table 5-1, highest first; the tied roll again (R33)."""
    totals: list[int] = []
    for one in gladiators:
        face, modifier = roll(bout), order_modifier(bout, one)
        totals.append(face + modifier)
        bout.tell("order_rolled", bout.name[one], face + modifier, face, modifier)
    found: list[int] = []
    for total in sorted(set(totals), reverse=True):
        tied = [one for one, own in zip(gladiators, totals, strict=True) if own == total]
        found += ordered(bout, tied) if len(tied) > 1 else tied
    return found


def next_gladiator(bout: Bout) -> None:
    """5.1.0.1, 5.1.0.3 The next in the order who is not out has his gladiator-turn."""
    while bout.order:
        gladiator = bout.order.pop(0)
        if bout.functions(gladiator):
            bout.acting = gladiator
            bout.picked = False
            bout.tell("acts", bout.name[gladiator])
            bout.then(END_GLADIATOR_TURN)
            star = bout.is_star(gladiator)
            bout.then(CHOOSE_ACTION if star else ACT_BY_TABLE, gladiator)
            return
    bout.then(BEGIN_TURN)


def end_gladiator_turn(bout: Bout) -> None:
    """6.6.1.1, 6.7.1, 5.3.3.2 What was his is over; perhaps a break, or the dismissal (R70)."""
    bout.missed_at[bout.acting] = NOWHERE
    bout.acting = NOBODY
    bout.fight = Fight(0)
    if bout.ended:
        return
    if not is_break_due(bout):
        bout.then(NEXT_GLADIATOR)
    elif is_dismissal_due(bout):
        dismiss(bout)
    else:
        call_break(bout)


STEPS: Final = (begin_turn, next_gladiator, end_gladiator_turn)
