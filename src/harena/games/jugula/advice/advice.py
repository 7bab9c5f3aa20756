"""How good a position is for a seat, and what a hasty player would do.

Counted in points: what was scored, what the next attacks promise, the favour of the crowd and the
cards to come. A hasty player looks at each choice by itself.
"""

from typing import Final

from harena.games.jugula.advice.plays import worth_of_play
from harena.games.jugula.advice.tactics import (
    best_attacks,
    nearest_foe,
    worth_of_card,
    worth_of_choice,
    worth_of_pace,
    worth_of_stand,
)
from harena.games.jugula.basics.movement import NO_MOVER, SHED, STOP
from harena.games.jugula.combat.attack import NOTHING_YET, TOP
from harena.games.jugula.combat.odds import others_card
from harena.games.jugula.combat.reach import NO_ATTACK
from harena.games.jugula.combat.totals import attack_parts, defence_parts
from harena.games.jugula.components.arena import (
    FAMILIA,
    GLADIATORS,
    HEALTHY,
    LAST_FAMILIA,
    NOBODY,
    WOUNDED,
    Arena,
)
from harena.games.jugula.components.content import ALL_PRIMA
from harena.games.jugula.components.ground import FACINGS, distance
from harena.games.jugula.turn.texts import NO_ADVANCE, NO_RECALL, NO_TURN
from harena.kernel.decisions import Decision
from harena.kernel.state import State

WON: Final = 100.0
POINT: Final = 3.0
ATTACKER_FIRST: Final = 0.5
TOO_CLOSE: Final = 0.02


def value(state: State, seat: int) -> float:
    """What the position is worth to a seat, against the best of the others."""
    assert isinstance(state, Arena)
    arena = state
    if arena.ended or arena.over:
        won = seat in arena.winners() if arena.ended else arena.victors >> seat & 1
        return (WON if won else -WON) / (1 if arena.matches == 1 else 10) + arena.glory[seat]
    mine, others = 0.0, -WON
    for one in range(arena.seats):
        strength = strength_of(arena, one)
        if one == seat:
            mine = strength
        else:
            others = max(others, strength)
    return mine - others + arena.glory[seat]


def strength_of(arena: Arena, seat: int) -> float:
    """Points and men, what the next attacks promise, Vox Populi, cards, and being near a foe."""
    if not arena.is_in(seat):
        return -WON / 4
    worth = 0.0
    men = arena.men(seat)
    for man in men:
        worth += 1.0 if arena.condition[man] == HEALTHY else 0.4
        if arena.hindered >> man & 1:
            worth -= 0.4
        elif arena.turns:
            foe = nearest_foe(arena, man)
            if foe != NOBODY:
                here, facing = arena.square[man], arena.facing[man]
                worth += 0.5 * worth_of_stand(arena, man, here, facing, foe)
    if arena.goal == LAST_FAMILIA:
        worth *= POINT
        worth += 0.1 * arena.points[seat]
    else:
        worth += POINT * arena.points[seat]
    soon = best_attacks(arena, seat)
    if soon:
        worth += (0.9 if seat == arena.active else 1.1) * soon[0]
    if len(soon) > 1:
        worth += 0.4 * soon[1]
    level = arena.vox[seat]
    worth += 0.1 * level + 0.35 * arena.content.bonus[level] + 0.1 * arena.content.limit[level]
    held = min(arena.held(seat), arena.content.limit[level] + 1)
    worth += 0.22 * held
    taken = ALL_PRIMA & ~arena.prima[seat]
    return worth + 0.25 * min(6, taken.bit_count() if arena.turns else 0)


def instinct(state: State, seat: int) -> int:
    """The index of the option that looks best by itself."""
    assert isinstance(state, Arena)
    asked = state.decision(seat)
    if asked is None or len(asked.choices) == 1:
        return 0
    best, index = -WON, 0
    foe = nearest_foe(state, asked.a) if asked.ask == "move" else NOBODY
    for place, choice in enumerate(asked.choices):
        worth = worth_of(state, seat, asked, choice, foe)
        if worth > best:
            best, index = worth, place
    return index


def worth_of(arena: Arena, seat: int, asked: Decision, choice: int, foe: int) -> float:
    """How good a choice looks, by what is asked."""
    ask = asked.ask
    if ask == "move":
        return worth_of_step(arena, asked.a, choice, foe)
    if ask == "play":
        return worth_of_play(arena, seat, choice)
    if ask == "commit":
        return worth_of_commit(arena, seat, asked, choice)
    if ask == "mover":
        return worth_of_mover(arena, seat, choice)
    if ask == "attack":
        return 0.0 if choice == NO_ATTACK else worth_of_choice(arena, seat, choice)
    if ask == "place":
        return worth_of_place(arena, seat, choice)
    if ask in ("prima", "recall", "keep", "augury"):
        return -1.0 if choice == NO_RECALL else worth_of_card(arena, choice)
    if ask == "discard":
        return -worth_of_card(arena, choice)
    return worth_of_text_choice(arena, seat, ask, choice)


def worth_of_step(arena: Arena, man: int, pace: int, foe: int) -> float:
    """A step or a turn, compared with staying; a token is always given up."""
    if pace == SHED:
        return WON / 2
    if foe == NOBODY:
        return 1.0 if pace == STOP else 0.0
    if pace == STOP:
        here, facing = arena.square[man], arena.facing[man]
        return worth_of_stand(arena, man, here, facing, foe) + TOO_CLOSE
    return worth_of_pace(arena, man, pace, foe)


def worth_of_mover(arena: Arena, seat: int, place: int) -> float:
    """Whoever is not yet well placed moves first, the nearest before the others."""
    if place == NO_MOVER:
        return -0.05
    man = FAMILIA * seat + place
    if arena.hindered >> man & 1:
        return 0.8
    foe = nearest_foe(arena, man)
    if foe == NOBODY:
        return -WON
    stand = worth_of_stand(arena, man, arena.square[man], arena.facing[man], foe)
    return 0.15 - stand - 0.06 * distance(arena.square[man], arena.square[foe])


def worth_of_commit(arena: Arena, seat: int, asked: Decision, card: int) -> float:
    """The outcome against all that the other may open, less what the card is worth later."""
    man, target = asked.b, asked.c // 2
    attacks = man // FAMILIA == seat
    foe = target // FAMILIA if attacks else man // FAMILIA
    content = arena.content
    value = content.combat[card] if card != TOP else 3
    attack, defence = sum(attack_parts(arena, man, target)), sum(defence_parts(arena, man, target))
    total, ways = 0.0, 0
    for other, some in enumerate(others_card(arena, foe, arena.committed[foe] != NOTHING_YET)):
        if some:
            mine, theirs = (value, other) if attacks else (other, value)
            ways += some
            total += some * margin_worth(max(1, attack + mine), max(1, defence + theirs))
    worth = total / ways if attacks else -total / ways
    return worth - (0.0 if card == TOP else 0.5 * worth_of_card(arena, card) - 0.1)


def margin_worth(attack: int, defence: int) -> float:
    """What two totals are worth to the attacker."""
    if attack <= defence:
        return -0.3 if attack < defence else 0.0
    if attack >= 4 * defence:
        return 2.2
    return 1.2 if attack >= 2 * defence else 0.35


def worth_of_place(arena: Arena, seat: int, choice: int) -> float:
    """Towards the middle, facing it."""
    square, facing = choice // FACINGS, choice % FACINGS
    north = square // 8 < 4
    east = square % 8 < 4
    if arena.seats == 2:
        forward = square // 8 if north else 7 - square // 8
        ahead = facing == (0 if north else 2)
        return (1.0 if ahead else 0.0) + 0.2 * forward - 0.1 * abs(square % 8 - 3.5)
    ahead = facing in ((0 if north else 2), (1 if east else 3))
    inner = min(abs(square // 8 - 3.5), 4) + min(abs(square % 8 - 3.5), 4)
    return (1.0 if ahead else 0.0) - 0.1 * inner


def worth_of_text_choice(arena: Arena, seat: int, ask: str, choice: int) -> float:
    """Victims, turns, advances, pushes, healing, dust."""
    if ask == "victim":
        return arena.points[choice] + 0.1 * arena.vox[choice] + 0.05 * arena.held(choice)
    if ask == "turn":
        if choice == NO_TURN:
            return 0.0
        man = FAMILIA * seat + choice // FACINGS
        foe = nearest_foe(arena, man)
        if foe == NOBODY:
            return -1.0
        here = arena.square[man]
        now = worth_of_stand(arena, man, here, arena.facing[man], foe)
        return worth_of_stand(arena, man, here, choice % FACINGS, foe) - now - TOO_CLOSE
    if ask == "advance":
        return 0.0 if choice == NO_ADVANCE else worth_of_mover(arena, seat, choice) - 0.2
    if ask == "shove":
        return float(arena.condition[choice % GLADIATORS] == WOUNDED)
    if ask == "dust":
        return float(arena.content.attack[2 * arena.side(choice)])
    if ask in ("armatura", "fighter"):
        return worth_of_armatura(arena, choice)
    return 0.0


def worth_of_armatura(arena: Arena, armatura: int) -> float:
    """All numbers of the healthy side together, and how far he reaches."""
    content = arena.content
    first = 4 * armatura
    values = sum(content.attack[first : first + 2]) + sum(content.defence[first : first + 2])
    return values / 2 + content.movement[2 * armatura] + content.allonge[2 * armatura] / 2
