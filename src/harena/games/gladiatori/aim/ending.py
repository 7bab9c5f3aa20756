"""Chapter 1, Aim of the game: when it ends, and who has won."""

from typing import Final

from harena.games.gladiatori.aim.points import SURVIVAL, score
from harena.games.gladiatori.components.bout import ALIVE, COOPERATIVE, SOLO, Bout
from harena.games.gladiatori.components.figures import beasts_left, has_beasts
from harena.games.gladiatori.setup.campaign import reward

LAST_TURN: Final = 0
ONE_LEFT: Final = 1
BEASTS_DEAD: Final = 2
ALL_DEAD: Final = 3
ENDINGS: Final = ("last-turn", "one-left", "beasts-dead", "all-dead")


def check_end(bout: Bout) -> None:
    """1.1, 1.6, 12.3.5, 20.11.1 One team left, or no beast, or nobody (R5, R109, R140, R151)."""
    if bout.ended:
        return
    if bout.mode in (SOLO, COOPERATIVE):
        if not any(bout.stands(seat) for seat in range(bout.seats)):
            finish(bout, ALL_DEAD)
        elif not (has_beasts(bout) or beasts_left(bout)):
            finish(bout, BEASTS_DEAD)
        return
    teams = {bout.team[seat] for seat in range(bout.seats) if bout.stands(seat)}
    if len(teams) < min(2, len(set(bout.team))):
        finish(bout, ONE_LEFT)


def finish(bout: Bout, ending: int) -> None:
    """1.1, 16.7, 17.1 Five points for each who is alive (R75); then what a campaign gains."""
    for seat in range(bout.seats):
        if bout.fate[seat] == ALIVE:
            score(bout, seat, bout.content.survivor, SURVIVAL)
    bout.ended = True
    totals = bout.totals()
    two, one = (totals[bout.lone - 1], totals[bout.lone]) if bout.handicap() else (0, 0)
    bout.tell("ended", ending, bout.lone, bout.handicap(), two, one)
    reward(bout)
