"""A match whose result is carried into the next: who has won often starts with less."""

from typing import Final

from harena.kernel.refused import Refused
from harena.kernel.setup import Setup
from tests.kernel.minis import Mini, book

TAKE_TURN, CHOOSE_STAKE, RACE = range(3)
GOAL: Final = 12
TURNS: Final = 30
EVENTS: Final = "round_began turn\nraced seat stake paces"


class Season(Mini):
    parts = ("wins", "paces", "start")

    def __init__(self, seats: int, model: "Season | None" = None) -> None:
        super().__init__(seats, model)
        self.wins = [0] * seats
        self.paces = [0] * seats
        self.start = [0] * seats

    def scores(self) -> list[int]:
        return self.paces


def set_up(season: Season, setup: Setup) -> None:
    wins = setup.carried.get("wins", season.wins)
    if not isinstance(wins, list) or len(wins) != season.seats:
        expected = f"wins of {season.seats} seats"
        raise Refused("carried", f"carried: {expected} expected, but {wins} came")
    season.wins = [int(one) for one in wins]
    season.start = [min(3, max(wins) - one) for one in wins]
    season.paces = season.start[:]


def take_turn(season: Season, turn: int) -> None:
    if turn < TURNS and max(season.paces) < GOAL:
        season.tell("round_began", turn)
        season.then(TAKE_TURN, turn + 1)
        season.then(CHOOSE_STAKE, turn % season.seats)


def choose_stake(season: Season, seat: int) -> None:
    season.choose(seat, "stake", RACE, [0, 1], seat)


def race(season: Season, bold: int, seat: int) -> None:
    """Boldly nothing or six paces; else two, for sure."""
    paces = 6 * season.dice.below(2) if bold else 2
    season.paces[seat] += paces
    season.tell("raced", seat, bold, paces)


def legacy(season: Season) -> dict[str, object]:
    winners = season.winners()
    return {"wins": [wins + (seat in winners) for seat, wins in enumerate(season.wins)]}


RULEBOOK: Final = book(
    Season,
    [take_turn, choose_stake, race],
    seats=range(2, 4),
    asks={"stake": 2},
    events=EVENTS,
    bound=TURNS,
    conserved=lambda season: season.wins,
    set_up=set_up,
    legacy=legacy,
)
