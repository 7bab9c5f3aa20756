"""Chapter 7, A player without gladiators.

He plays on: each turn he leads any animal on the board, or brings one from beside it, and keeps
what it kills. The animal is never his.
"""

from typing import Final

from harena.games.clash import steps
from harena.games.clash.content import ANIMALS
from harena.games.clash.movement import beast_grounds, entry_grounds
from harena.games.clash.state import Arena
from harena.toolkit.bits import members

PASS: Final = ANIMALS


def choose_beast(arena: Arena, seat: int) -> None:
    """7.2, 7.3, 7.9 Any animal on the board that can attack, or one beside it that can enter."""
    able = 0
    for space in members(arena.lairs):
        if beast_grounds(arena, space):
            able |= 1 << arena.animals[space]
    if entry_grounds(arena):
        able |= arena.spares
    animals = members(able)
    if arena.may_pass:
        animals.append(PASS)
    arena.choose(seat, "beast", steps.LEAD, animals, seat)


def lead(arena: Arena, animal: int, seat: int) -> None:
    """7.2, R23 He leads it as if it were his team, so he must attack, unless play lets him pass."""
    if animal == PASS:
        arena.stirred = False
        arena.tell("passed", seat)
        return
    arena.tell("led", seat, animal)
    if arena.spares >> animal & 1:
        arena.then(steps.CHOOSE_ENTRY, seat, animal)
    else:
        arena.then(steps.CHOOSE_BEAST_GROUND, seat, arena.animals.index(animal))


def choose_beast_ground(arena: Arena, seat: int, space: int) -> None:
    """7.4 Where it stands, or after a move."""
    spaces = members(beast_grounds(arena, space))
    arena.choose(seat, "ground", steps.STAND, spaces, seat, space)


def choose_entry(arena: Arena, seat: int, animal: int) -> None:
    """7.3 Any empty space that touches a piece."""
    arena.choose(seat, "ground", steps.ENTER, members(entry_grounds(arena)), seat, animal)


def enter(arena: Arena, ground: int, seat: int, animal: int) -> None:
    """7.3 It comes on from beside the board and stays there afterwards."""
    arena.spares ^= 1 << animal
    arena.put_animal(animal, ground)
    arena.tell("entered", seat, animal, ground)
    arena.then(steps.CHOOSE_TARGET, seat, ground)


def why_not_beast(arena: Arena, animal: int) -> str:
    """Why an animal cannot be led, or why he may not pass."""
    if animal == PASS:
        return "must-attack"
    if arena.spares >> animal & 1:
        return "no-room"
    return "animal-not-there"


STEPS: Final = (choose_beast, lead, choose_beast_ground, choose_entry, enter)
