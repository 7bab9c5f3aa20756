"""4.6, 4.7 Placing the figures.

In player order each puts his figure on a marked start hex, or on any hex far enough from his
enemies, and chooses its facing. Then the first turn begins.
"""

from typing import Final

from harena.games.gladiatori.components.bout import NO_BEASTS, NOTHING, Bout
from harena.games.gladiatori.steps import CHOOSE_FACE, CHOOSE_PLACE, ENTER_ARENA, TAKE_TURN
from harena.toolkit.hexes import DIRECTIONS, NOWHERE


def choose_place(bout: Bout, index: int) -> None:
    """4.6, 4.7 In player order, a start hex of one's own; or any hex far enough from enemies."""
    if index == bout.seats:
        bout.wishes = [NOTHING] * bout.seats
        bout.then(TAKE_TURN)
        return
    seat = bout.order[index]
    bout.choose(seat, "place", CHOOSE_FACE, free_hexes(bout, seat), index)


def free_hexes(bout: Bout, seat: int) -> list[int]:
    """4.6, 4.7, R16 Empty start hexes; or any hexes at least 3 from every enemy, gates too.

    But none by which beasts are still to come.
    """
    arena = bout.content.arena
    if not bout.free_placement:
        return [spot for spot in arena.starts if spot not in bout.place]
    found: list[int] = []
    for spot in range(arena.size):
        if spot in bout.place or is_kept_clear(bout, spot):
            continue
        if is_apart(bout, seat, spot):
            found.append(spot)
    return found


def is_kept_clear(bout: Bout, spot: int) -> bool:
    """4.7, 20.3.1 A gate, where there are beasts: nobody shuts them out before they come (R16)."""
    return bout.mode != NO_BEASTS and spot in bout.content.arena.gates


def is_apart(bout: Bout, seat: int, spot: int) -> bool:
    """4.7 Two empty hexes lie between it and every enemy; allies do not matter."""
    for other in range(bout.seats):
        there = bout.place[other]
        if there == NOWHERE or bout.team[other] == bout.team[seat]:
            continue
        if bout.content.arena.distance(there, spot) < 3:
            return False
    return True


def choose_face(bout: Bout, spot: int, index: int) -> None:
    """4.6, R15 He chooses the facing too."""
    bout.choose(bout.order[index], "face", ENTER_ARENA, list(range(DIRECTIONS)), index, spot)


def enter_arena(bout: Bout, facing: int, index: int, spot: int) -> None:
    """4.6 The figure stands in the arena."""
    seat = bout.order[index]
    bout.place[seat] = spot
    bout.facing[seat] = facing
    bout.board[spot] = seat
    bout.tell("placed", seat, spot, facing)
    bout.then(CHOOSE_PLACE, index + 1)


def why_not_place(bout: Bout, spot: int) -> str:
    """4.6, 4.7 Why a figure cannot be put on a hex."""
    if spot in bout.place:
        return "hex-taken"
    if not bout.free_placement:
        return "hex-not-marked"
    if is_kept_clear(bout, spot):
        return "hex-is-gate"
    return "hex-near-enemy"


STEPS: Final = (choose_place, choose_face, enter_arena)
