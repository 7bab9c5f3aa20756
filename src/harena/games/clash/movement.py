"""Chapter 4, Movement before the attack.

A team that touches no target, or has become small, may walk over empty spaces to a ground from
which it can attack.
"""

from typing import Final

from harena.games.clash.state import Arena
from harena.games.clash.steps import CHOOSE_TARGET, STAND


def team_grounds(arena: Arena, seat: int, space: int) -> int:
    """4.1, 4.2 Where a team can attack from: where it stands, or after a move if it may move."""
    targets = arena.targets(seat)
    touches = arena.content.board.near[space] & targets
    if touches and arena.size(space) > arena.content.free_mover_size:
        return 1 << space
    return grounds(arena, space, targets)


def beast_grounds(arena: Arena, space: int) -> int:
    """7.4, R14 A led animal may move as a small team may; or only if nothing is adjacent to it."""
    targets = arena.taken & ~(1 << space)
    if arena.hemmed_in and arena.content.board.near[space] & targets:
        return 1 << space
    return grounds(arena, space, targets)


def entry_grounds(arena: Arena) -> int:
    """7.3, R25 Where an animal from beside the board may enter: empty, and touching a piece."""
    return arena.empty() & arena.content.board.around(arena.taken)


def grounds(arena: Arena, space: int, targets: int) -> int:
    """4.3, 4.4, 4.5 Every space that touches a target and can be reached over empty spaces.

    R11: passing a space that touches a target does not end the move, unless the option of play
    says so: then the walk goes on only from spaces that touch none.
    """
    board = arena.content.board
    touching = board.around(targets)
    free = arena.empty()
    reached = 1 << space
    edge = board.near[space] & free
    while edge:
        reached |= edge
        if not arena.free_path:
            edge &= ~touching
        edge = board.around(edge) & free & ~reached
    return reached & touching


def stand(arena: Arena, ground: int, seat: int, space: int) -> None:
    """4.6, 4.7 The piece moves if the ground is another; the space it leaves becomes empty."""
    if ground != space:
        arena.move(space, ground)
        arena.tell("moved", seat, space, ground)
    arena.then(CHOOSE_TARGET, seat, ground)


def why_not_ground(arena: Arena, seat: int, ground: int) -> str:
    """Why a space is no ground for the piece that was chosen."""
    asked = arena.decision(seat)
    mover = 1 << asked.b if asked is not None and asked.step == STAND else 0
    if arena.taken & ~mover & 1 << ground:
        return "space-taken"
    if not arena.content.board.around(arena.targets(seat) & ~mover) & 1 << ground:
        return "no-target-there"
    return "cannot-move-there"


STEPS: Final = (stand,)
