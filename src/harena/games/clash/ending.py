"""Chapter 8, End of turn and of the game, and chapter 9, Limits.

After each battle the game ends if only one player has gladiators left (8.2), if all animals are
dead (8.3), or if nothing has happened for too long (9.3). Survivors go to their owners' pens (8.4).
"""

from typing import Final

from harena.games.clash.content import total
from harena.games.clash.state import Arena
from harena.toolkit.bits import members
from harena.toolkit.fields import replaced

ONE_LEFT: Final = 0
NO_ANIMALS: Final = 1
TOO_IDLE: Final = 2


def is_over(arena: Arena) -> bool:
    """8.2, 8.3, 9.3, R18, R27 The three ends, looked for after every battle."""
    arena.idle = 0 if arena.stirred else arena.idle + 1
    if arena.fighters() == 1:
        end_game(arena, ONE_LEFT)
    elif arena.lairs == 0 and arena.spares == 0:
        end_game(arena, NO_ANIMALS)
    elif arena.idle >= arena.idle_limit:
        end_game(arena, TOO_IDLE)
    return arena.ended


def end_game(arena: Arena, reason: int) -> None:
    """8.4, 8.5 Survivors go to their owners' pens; then the points are counted."""
    arena.ended = True
    arena.tell("ended", reason)
    survivors = [0] * arena.seats
    for seat in range(arena.seats):
        if arena.homes[seat]:
            survivors[seat] = take_survivors(arena, seat)
    content = arena.content
    for seat, points in enumerate(arena.scores()):
        own = survivors[seat]
        captives = total(arena.pens[seat]) - own
        animals = arena.trophies[seat].bit_count()
        worth = content.gladiator_points
        spoils = (captives, captives * worth, own, own * worth)
        arena.tell("scored", seat, points, *spoils, animals, animals * content.animal_points)


def take_survivors(arena: Arena, seat: int) -> int:
    """8.4 A player takes his surviving gladiators into his own pen."""
    survivors = 0
    for space in members(arena.homes[seat]):
        survivors += arena.size(space)
        arena.pens = replaced(arena.pens, seat, arena.pens[seat] + arena.men[space])
        arena.men[space] = 0
        arena.tokens[space] = 0
    arena.taken &= ~arena.homes[seat]
    arena.homes[seat] = 0
    arena.tell("survived", seat, survivors)
    return survivors
