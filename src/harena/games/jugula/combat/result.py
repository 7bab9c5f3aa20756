"""Chapter 3.7, Combat: the result. Pushed back, wounded, out, and the points for it."""

from typing import Final

from harena.games.jugula.basics.hands import raise_vox
from harena.games.jugula.basics.movement import shed
from harena.games.jugula.combat.reach import HINDERING
from harena.games.jugula.components.arena import (
    FAMILIA,
    HEALTHY,
    NO_CARD,
    NOBODY,
    OUT,
    WOUNDED,
    Arena,
)
from harena.games.jugula.components.content import FATALITAS
from harena.games.jugula.components.ground import beyond
from harena.toolkit.squares import NOWHERE

REPELLED: Final = 0
NOTHING: Final = 1
PUSHED: Final = 2
HURT: Final = 3
FELLED: Final = 4
CAUGHT: Final = 5
OUTCOMES: Final = ("repelled", "equal", "pushed", "wounded", "out", "hindered")
TO_WOUND: Final = 2
TO_FELL: Final = 4


def by_totals(attack: int, defence: int) -> int:
    """3.7.1, 3.7.2, 3.7.3 What comes of the totals alone."""
    if defence > attack:
        return REPELLED
    if defence == attack:
        return NOTHING
    if attack >= TO_FELL * defence:
        return FELLED
    return HURT if attack >= TO_WOUND * defence else PUSHED


def outcome_of(arena: Arena, kind: int, attack: int, defence: int) -> int:
    """3.6.3, 2.7 A hindrance attack only catches; Fatalitas wounds where it would only push."""
    outcome = by_totals(attack, defence)
    if outcome >= PUSHED and kind == HINDERING:
        return CAUGHT
    if outcome == PUSHED and arena.text == FATALITAS:
        return HURT
    return outcome


def apply_result(arena: Arena, man: int, target: int, kind: int, attack: int, defence: int) -> None:
    """3.7.1 to 3.7.8 What comes of the totals."""
    outcome = outcome_of(arena, kind, attack, defence)
    seat = man // FAMILIA
    arena.tell("fought", man, target, attack, defence, outcome)
    if outcome == REPELLED:
        raise_vox(arena, target // FAMILIA, 1)
    elif outcome == CAUGHT:
        hinder(arena, target)
    elif outcome == FELLED:
        wound(arena, target, seat, OUT - arena.condition[target])
    elif outcome != NOTHING:
        cannot_go_back = drive_back(arena, man, target)
        if outcome == HURT or cannot_go_back:
            wound(arena, target, seat, 1)
    if outcome >= PUSHED and arena.condition[target] == OUT:
        arena.victorious |= 1 << man


def drive_back(arena: Arena, man: int, target: int) -> bool:
    """3.7.5, 3.7.6, 3.7.10, R29, R30, R33 One square straight back; whether he had nowhere to go.

    2.7 Murus: he stays where he is, and that does not hurt him.
    """
    if arena.murus >> target // FAMILIA & 1:
        arena.tell("stood", target)
        return False
    to = beyond(arena.square[man], arena.square[target])
    if not is_open(arena, to):
        arena.tell("cornered", target)
        return True
    push(arena, target, to)
    return False


def is_open(arena: Arena, square: int) -> bool:
    """3.7.6 In the arena, and nobody stands there."""
    return square != NOWHERE and arena.board[square] == NOBODY


def push(arena: Arena, man: int, to: int) -> None:
    """3.7.5 He goes there, his facing unchanged."""
    start = arena.square[man]
    arena.stand_on(man, to)
    arena.tell("pushed", man, start, to)


def wound(arena: Arena, man: int, by: int, levels: int) -> None:
    """3.7.4, 3.7.7, 3.7.8, 3.7.9, R28, R31, R32 A point for each level; the second puts him out."""
    arena.condition[man] += levels
    arena.points[by] += levels
    arena.struck |= 1 << man
    if arena.condition[man] == WOUNDED:
        arena.tell("wounded", man, by, levels, arena.points[by])
        shake_off(arena, man)
        return
    square = arena.square[man]
    arena.take_off(man)
    arena.tell("felled", man, square, by, levels, arena.points[by])


def heal(arena: Arena, man: int) -> None:
    """2.7 Medicus: back to his healthy side; points already scored stay."""
    arena.condition[man] = HEALTHY
    arena.tell("healed", man)
    shake_off(arena, man)


def shake_off(arena: Arena, man: int) -> None:
    """3.6.11, 3.6.12, R47 Who turns to a side with Stoïque is rid of his hindrance token."""
    if arena.hindered >> man & 1 and arena.is_stoic(man):
        shed(arena, man)


def hinder(arena: Arena, man: int) -> None:
    """3.6.3, 3.6.4, 3.6.5 A hindrance token and nothing else."""
    arena.hindered |= 1 << man
    arena.count_muted()
    arena.tell("hindered", man)


def put_away(arena: Arena, seat: int) -> None:
    """3.7.11, R34 His combat card goes to his discard pile at once."""
    card = arena.committed[seat]
    if card != NO_CARD:
        arena.discard[seat] = arena.discard[seat] | 1 << card
        arena.committed[seat] = NO_CARD
