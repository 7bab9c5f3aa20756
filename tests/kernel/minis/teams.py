"""Teams: two seats against two seal what they give; the side that gives more takes the round.

Team mates win together, with the points of both, whoever earned them.
"""

from typing import Final

from tests.kernel.minis import Mini, book

TAKE_ROUND, CHOOSE_GIFTS, GIVE, SETTLE = range(4)
ROUNDS: Final = 4
PURSE: Final = 6
EVENTS: Final = "round_began round\ngave seat coins\ntook side"


class Teams(Mini):
    parts = ("coins", "given", "bank", "points")

    def __init__(self, seats: int, model: "Teams | None" = None) -> None:
        super().__init__(seats, model)
        self.coins = [PURSE] * seats
        self.given = [0] * seats
        self.bank = 0
        self.points = [0, 0]

    def scores(self) -> list[int]:
        return [self.points[seat % 2] for seat in range(self.seats)]


def take_round(table: Teams, number: int) -> None:
    if number < ROUNDS:
        table.tell("round_began", number)
        for step in (TAKE_ROUND, SETTLE, CHOOSE_GIFTS):
            table.then(step, number + 1)


def choose_gifts(table: Teams) -> None:
    for seat in range(table.seats):
        table.ask(seat, "coins", GIVE, list(range(min(3, table.coins[seat]) + 1)), seat)


def give(table: Teams, coins: int, seat: int) -> None:
    table.given[seat] = coins
    table.coins[seat] -= coins
    table.bank += coins
    table.tell("gave", seat, coins)


def settle(table: Teams) -> None:
    sides = [table.given[0] + table.given[2], table.given[1] + table.given[3]]
    for side in (0, 1):
        if sides[side] > sides[1 - side]:
            table.points[side] += 1
            table.tell("took", side)


RULEBOOK: Final = book(
    Teams,
    [take_round, choose_gifts, give, settle],
    seats=range(4, 5),
    asks={"coins": 4},
    events=EVENTS,
    bound=4 * ROUNDS,
    conserved=lambda table: [sum(table.coins) + table.bank],
)
