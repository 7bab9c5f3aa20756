"""Chapters 3.5 and 3.6: whom a gladiator can attack, by his front and his traits."""

from typing import Final

from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, NOBODY, Arena
from harena.games.jugula.components.content import ARC, ENTRAVE, FATALITAS, INSIDIAE, MASSIF
from harena.games.jugula.components.ground import (
    COLUMNS,
    FACINGS,
    FRONT,
    IN_FRONT,
    NEAR,
    REACHES,
    zone_of,
)
from harena.toolkit.squares import NOWHERE, WAYS

# A choice of attack: twice sixteen times the attacker's place plus the target, one more to hinder.
NORMAL: Final = 0
HINDERING: Final = 1
NO_ATTACK: Final = 2 * FAMILIA * GLADIATORS
ATTACKS: Final = NO_ATTACK + 1
ALL_PLACES: Final = (1 << FAMILIA) - 1
ANYBODY: Final = 0
# Who has one of these does not reach all of his front.
NARROW: Final = MASSIF | ARC


def reached(arena: Arena, man: int) -> list[int]:
    """3.5.1, 3.6.1, 3.6.2, 3.6.6, 3.6.7, 3.6.10 Enemies in his front, however long it is."""
    seat, here = man // FAMILIA, FACINGS * arena.square[man] + arena.facing[man]
    side = arena.side(man)
    traits, allonge = arena.content.traits[side], arena.content.allonge[side]
    found: list[int] = []
    board = arena.board
    if traits & MASSIF:
        ahead = NEAR[WAYS * arena.square[man] + 2 * arena.facing[man]]
        if ahead != NOWHERE and board[ahead] != NOBODY and board[ahead] // FAMILIA != seat:
            found.append(board[ahead])
    elif not allonge:
        for square in FRONT[here]:
            other = board[square]
            if other != NOBODY and other // FAMILIA != seat:
                found.append(other)
    else:
        for column in COLUMNS[1 + allonge][here]:
            other = nearest(board, column)
            if other != NOBODY and other // FAMILIA != seat:
                found.append(other)
    if traits & ARC:
        near = FRONT[here]
        found = [other for other in found if arena.square[other] not in near]
    return found


def nearest(board: list[int], column: list[int]) -> int:
    """3.6.2, R22 The first gladiator of a column, friend or foe: he shields those behind him."""
    for square in column:
        if board[square] != NOBODY:
            return board[square]
    return NOBODY


def targets(arena: Arena, man: int) -> list[int]:
    """3.5.1, 3.5.2, 3.5.3, R15 Whom he may attack now; a hindered man attacks nobody."""
    if arena.hindered >> man & 1:
        return []
    found = reached(arena, man)
    if arena.struck:
        found = [other for other in found if not arena.struck >> other & 1]
    if arena.text == INSIDIAE:
        found = [other for other in found if zone(arena, man, other) != IN_FRONT]
    return found


def zone(arena: Arena, man: int, target: int) -> int:
    """2.2, 3.5.14 From where he attacks: front, side, rear or back of the target."""
    return zone_of(arena.square[target], arena.facing[target], arena.square[man])


def can_hinder(arena: Arena, man: int, target: int) -> bool:
    """3.6.3, 3.6.5, R24 Only with Entrave, and nobody who has a token or is Stoïque."""
    if not arena.traits(man) & ENTRAVE or arena.text == FATALITAS:
        return False
    return not arena.hindered >> target & 1 and not arena.is_stoic(target)


def attacks(arena: Arena, seat: int, places: int, only: int) -> list[int]:
    """3.5.4 Every attack that these gladiators may declare; `only` is one target plus one."""
    found: list[int] = []
    first = FAMILIA * seat
    for index in range(FAMILIA):
        man = first + index
        if not places >> index & 1 or arena.square[man] == NOWHERE:
            continue
        for target in targets(arena, man):
            if only == ANYBODY or target == only - 1:
                choice = 2 * (GLADIATORS * index + target)
                found.append(choice + NORMAL)
                if can_hinder(arena, man, target):
                    found.append(choice + HINDERING)
    return found


def any_attack(arena: Arena, seat: int) -> bool:
    """3.2.6 Whether a familia has a legal attack."""
    content, board = arena.content, arena.board
    for man in range(FAMILIA * seat, FAMILIA * (seat + 1)):
        square = arena.square[man]
        if square == NOWHERE or arena.hindered >> man & 1:
            continue
        side = arena.side(man)
        allonge = content.allonge[side]
        for near in REACHES[1 + allonge][FACINGS * square + arena.facing[man]]:
            other = board[near]
            if other != NOBODY and other // FAMILIA != seat:
                narrows = allonge or content.traits[side] & NARROW or arena.struck or arena.text
                if not narrows or targets(arena, man):
                    return True
                break
    return False


def any_ambush(arena: Arena, seat: int) -> bool:
    """2.7 Whether it has one from the side, rear or back of its target."""
    for man in arena.men(seat):
        for target in targets(arena, man):
            if zone(arena, man, target) != IN_FRONT:
                return True
    return False
