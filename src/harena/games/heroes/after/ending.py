"""Chapter 6, After the match: how a gladiator goes out, and how the match ends.

Whoever is out by a blow or by surrender appeals at once, or is put to death (6.2 to 6.5, 6.9). The
last side with a functioning gladiator has won (6.0). A match that drags on has one break, and then
both are dismissed standing (6.6, 6.7).
"""

from typing import Final

from harena.games.heroes.after.mercy import is_spared, roll
from harena.games.heroes.components.bout import (
    BY_KILLING_STROKE,
    BY_SURRENDER,
    CONDEMNED,
    DEAD,
    DRAW,
    EXECUTED,
    NOBODY,
    SPARED,
    Bout,
)
from harena.games.heroes.components.closest import closest
from harena.games.heroes.components.content import LEFT_ARM, PARTS, RIGHT_ARM
from harena.games.heroes.steps import BEGIN_TURN

# Why both were dismissed.
NOT_DISMISSED: Final = -1
BY_TURNS: Final = 0
BY_BREAK: Final = 1
DISMISSALS: Final = ("turns", "spent")

# How one is out, by his fate.
FATES: Final = ("", "killed", "executed", "spared")

# What the referee will call once all are spent.
CALLS_NOTHING: Final = ""
CALLS_BREAK: Final = "break"
CALLS_BREAK_IF_EVEN: Final = "break-if-even"
CALLS_DRAW_IF_EVEN: Final = "draw-if-even"


def put_out(bout: Bout, gladiator: int, manner: int, victor: int) -> None:
    """6.0.1, 6.8.0.2 He is out, and the one who did it has defeated him (R74).

    6.0.3 What he holds stays with him (R104).
    """
    bout.manner[gladiator] = manner
    bout.beaten_by[gladiator] = victor
    if victor != NOBODY:
        bout.defeated[victor] += 1
    if manner == BY_KILLING_STROKE:
        strike_dead(bout, gladiator, victor)
    elif bout.to_the_death or manner == CONDEMNED:
        put_to_death(bout, gladiator)
    elif is_spared(bout, gladiator):
        bout.fate[gladiator] = SPARED
        bout.tell("spared", bout.name[gladiator])
    else:
        put_to_death(bout, gladiator)
    end_if_decided(bout)


def strike_dead(bout: Bout, gladiator: int, victor: int) -> None:
    """6.1.1 A Killing Stroke is death by the die of 5.4.4 alone; executions are none (R67)."""
    bout.fate[gladiator] = DEAD
    bout.strokes[victor] += 1
    bout.tell("killed", bout.name[gladiator], bout.name[victor])


def put_to_death(bout: Bout, gladiator: int) -> None:
    """6.8.0.3, 6.9.1 No mercy was given, or none could be asked."""
    bout.fate[gladiator] = EXECUTED
    bout.tell("executed", bout.name[gladiator])


def end_if_decided(bout: Bout) -> None:
    """6.0.1 A side is beaten when none of its gladiators functions; the last wins at once (R66)."""
    standing = sides_left(bout)
    if len(standing) == 1 and not bout.ended:
        bout.ended = True
        bout.victor = standing[0]
        names = [bout.name[one] for one in bout.functioning()]
        bout.tell_row("won", names)


def sides_left(bout: Bout) -> list[int]:
    """6.0.1 The sides that have a functioning gladiator."""
    found: list[int] = []
    for one in bout.functioning():
        if bout.side[one] not in found:
            found.append(bout.side[one])
    return found


# Surrender.


def can_surrender(bout: Bout, gladiator: int) -> bool:
    """6.5.1, 6.9.1 In any own Movement Phase, unless the match is to the death (R97)."""
    return bout.functions(gladiator) and not bout.to_the_death


def must_surrender(bout: Bout, gladiator: int) -> bool:
    """6.3.1 Without arms he must, unless the match is to the death: then he fights on unarmed."""
    armless = not bout.works(gladiator, LEFT_ARM) and not bout.works(gladiator, RIGHT_ARM)
    return armless and not bout.to_the_death


def is_yielding(bout: Bout, gladiator: int) -> bool:
    """6.5.2, 6.5.3 An NPG yields when spent and with more wounds than every enemy (R69)."""
    if bout.to_the_death:
        return False
    if must_surrender(bout, gladiator):
        return True
    if not bout.is_spent(gladiator):
        return False
    for enemy in bout.enemies(gladiator):
        if bout.wounds[gladiator] <= bout.wounds[enemy]:
            return False
    return True


def surrender(bout: Bout, gladiator: int) -> None:
    """6.5.4 He appeals at once; beaten by who dealt his latest wound, or else by the nearest."""
    victor = bout.hurt_by[gladiator]
    if victor == NOBODY:
        victor = closest(bout, gladiator, bout.enemies(gladiator))
    bout.tell("surrendered", bout.name[gladiator])
    put_out(bout, gladiator, BY_SURRENDER, victor)


# Diludium and dismissal.


def is_break_due(bout: Bout) -> bool:
    """6.6.1.1, 6.6.1.2, 6.9.2 All spent; unless to the death, all upright, with equal wounds (R71).

    To the death nothing more is asked (R76).
    """
    for one in bout.functioning():
        if bout.bonus[one]:
            return False
        if not bout.to_the_death and (bout.down[one] or bout.ensnared[one]):
            return False
    if bout.to_the_death:
        return True
    wounds = [wounds_of(bout, side) for side in sides_left(bout)]
    return min(wounds) == max(wounds)


def wounds_of(bout: Bout, side: int) -> int:
    """6.6.1.2 The wounds of a side, of those too who are out."""
    found = 0
    for one, wounds in enumerate(bout.wounds):
        if bout.side[one] == side:
            found += wounds
    return found


def is_dismissal_due(bout: Bout) -> bool:
    """6.7.1, 6.9.1 A second break would be called, and it is not to the death (R92)."""
    return bout.breaks > 0 and not bout.to_the_death


def next_call(bout: Bout) -> str:
    """6.6.1.1, 6.7.1, 6.9.2 What is called once all are spent; nothing before and after a match."""
    if bout.turn == 0 or bout.ended:
        return CALLS_NOTHING
    if is_dismissal_due(bout):
        return CALLS_DRAW_IF_EVEN
    return CALLS_BREAK if bout.to_the_death else CALLS_BREAK_IF_EVEN


def call_break(bout: Bout) -> None:
    """6.6.2.1, 6.9.2 Twice current Strength in dice, back to the gates, a new turn (R72, R98).

    To the death all stand up, free of nets. Nothing else changes.
    """
    bout.breaks += 1
    bout.tell("diludium", bout.breaks)
    per_strength = bout.content.bonus_per_strength
    for one in bout.functioning():
        bout.bonus[one] = max(1, per_strength * bout.strength(one))
        bout.zone[one] = bout.gate[one]
        if bout.to_the_death:
            bout.down[one] = 0
            bout.ensnared[one] = 0
        bout.tell("refreshed", bout.name[one], bout.bonus[one], bout.zone[one])
    bout.order = []
    bout.then(BEGIN_TURN)


def dismiss(bout: Bout) -> None:
    """6.7.1 Dismissed standing: a draw."""
    bout.ended = True
    bout.victor = DRAW
    names = [bout.name[one] for one in bout.functioning()]
    bout.tell_row("dismissed", [why_dismissed(bout), *names])


def why_dismissed(bout: Bout) -> int:
    """6.7.1, 5.1.0.2 A second break was due; or else the turns are over."""
    return BY_BREAK if is_break_due(bout) and is_dismissal_due(bout) else BY_TURNS


def outcome(bout: Bout) -> str:
    """6.0.1, 6.0.2, 6.7.1, 7.1.1 How all has ended; `over`: a campaign without a last match."""
    if not bout.ended:
        return ""
    if bout.victor != DRAW:
        return "won" if bout.winners() else "lost"
    return "over" if bout.month and not bout.turn else "draw"


def how_beaten(bout: Bout, gladiator: int) -> str:
    """6.0.1 What became of one whose side has lost the match; empty for all others."""
    if not bout.ended or bout.victor in (DRAW, bout.side[gladiator]):
        return ""
    return FATES[bout.fate[gladiator]]


def end_by_limit(bout: Bout) -> None:
    """5.1.0.2 After the last turn a draw; to the death the most wounded die, one by one (R30)."""
    if not bout.to_the_death:
        dismiss(bout)
        return
    while not bout.ended:
        put_out(bout, weakest(bout), CONDEMNED, NOBODY)


def weakest(bout: Bout) -> int:
    """5.1.0.2 Most wounds; then least Strength left over all parts; then the lowest die (R30)."""
    worst = bout.functioning()
    most = max(bout.wounds[one] for one in worst)
    worst = [one for one in worst if bout.wounds[one] == most]
    least = min(left_over(bout, one) for one in worst)
    worst = [one for one in worst if left_over(bout, one) == least]
    while len(worst) > 1:
        faces = [roll(bout) for _ in worst]
        low = min(faces)
        for one, face in zip(worst, faces, strict=True):
            bout.tell("lots_drawn", bout.name[one], face)
        worst = [one for one, face in zip(worst, faces, strict=True) if face == low]
    return worst[0]


def left_over(bout: Bout, gladiator: int) -> int:
    """The Strength left in all parts together."""
    first = len(PARTS) * gladiator
    return sum(bout.health[first : first + len(PARTS)])
