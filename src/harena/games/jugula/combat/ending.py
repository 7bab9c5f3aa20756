"""Chapter 3.8, End of the match: the goal, withdrawals, the last familia, the round limit."""

from typing import Final

from harena.games.jugula.components.arena import FAMILIA, HEALTHY, LAST_FAMILIA, Arena
from harena.toolkit.auctions import highest
from harena.toolkit.fields import replaced

QUICK: Final = 2
BY_GOAL: Final = 0
BY_LAST: Final = 1
BY_ROUNDS: Final = 2
ENDINGS: Final = ("goal", "last", "rounds")
BROKEN: Final = 0
RESIGNED: Final = 1
REASONS: Final = ("broken", "resigned")


def look_round(arena: Arena, man: int) -> None:
    """3.7.12, 3.8.1, 3.8.6, R35, R43, R45 After a result: who has won, who must withdraw."""
    if arena.goal != LAST_FAMILIA:
        for seat in arena.left_in():
            if arena.points[seat] >= arena.goal:
                finish(arena, 1 << seat, BY_GOAL)
                return
    seat = man // FAMILIA
    if arena.struck >> man & 1 and is_broken(arena, seat):
        withdraw(arena, seat, BROKEN)


def is_broken(arena: Arena, seat: int) -> bool:
    """3.8.2, 3.8.7, 4.1 One survivor, or only wounded men; by points, only a familia without any.

    The single survivor fights on in the quick game.
    """
    men = arena.men(seat)
    if not men:
        return True
    if arena.goal != LAST_FAMILIA:
        return False
    if len(men) == 1 and arena.size > QUICK:
        return True
    for man in men:
        if arena.condition[man] == HEALTHY:
            return False
    return True


def withdraw(arena: Arena, seat: int, reason: int) -> None:
    """3.8.2, 3.8.3, 3.8.4, R36 His gladiators leave, nobody scores; the last familia in wins.

    If it happens in his own turn, the turn ends.
    """
    arena.withdrawn |= 1 << seat
    arena.dust = replaced(arena.dust, seat, 0)
    arena.old_dust = replaced(arena.old_dust, seat, 0)
    arena.testudo &= ~(1 << seat)
    arena.murus &= ~(1 << seat)
    for man in arena.men(seat):
        arena.take_off(man)
    arena.count_muted()
    arena.tell("withdrew", seat, reason)
    if seat == arena.active:
        arena.halted = True
    left = arena.left_in()
    if len(left) == 1:
        finish(arena, 1 << left[0], BY_LAST)


def resign(arena: Arena, nothing: int, seat: int) -> None:
    """3.8.8 With two players the other wins; with more he withdraws."""
    arena.tell("surrendered", seat)
    withdraw(arena, seat, RESIGNED)


def end_by_rounds(arena: Arena) -> None:
    """3.8.5 Most points among those still in; equal points are a draw between them."""
    left = arena.left_in()
    points = [arena.points[seat] if seat in left else -1 for seat in range(arena.seats)]
    victors = 0
    for seat in highest(points):
        victors |= 1 << seat
    finish(arena, victors, BY_ROUNDS)


def finish(arena: Arena, victors: int, ending: int) -> None:
    """3.8.1 The match is over at once; what is left of the turn is void."""
    arena.victors = victors
    arena.match_over = arena.halted = True
    won = [seat for seat in range(arena.seats) if victors >> seat & 1]
    arena.tell_row("decided", [ending, *won])


STEPS: Final = (resign,)
