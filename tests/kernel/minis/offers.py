"""An offer between two seats while a third is deciding, who stays asked throughout.

Open offers are data. Making and accepting one are interjections; so is nothing else.
"""

from typing import Final

from harena.kernel.decisions import Fan
from tests.kernel.minis import Mini, book

TAKE_TURN, CHOOSE_WORK, WORK, OFFER, ACCEPT = range(5)
EARN, REAP = range(2)
SEATS: Final = 4
TURNS: Final = 8
OFFERS_EACH: Final = 3
EVENTS: Final = "round_began turn\nworked seat work\noffered seat partner\naccepted seat partner"


class Offers(Mini):
    """`offered[giver]` is a set of partners: a coin for their grain."""

    parts = ("coins", "grain", "worked", "offered", "left")

    def __init__(self, seats: int, model: "Offers | None" = None) -> None:
        super().__init__(seats, model)
        self.coins = [1] * seats
        self.grain = [1] * seats
        self.worked = 0
        self.offered = [0] * seats
        self.left = [OFFERS_EACH] * seats

    def scores(self) -> list[int]:
        return [min(self.coins[seat], self.grain[seat]) for seat in range(self.seats)]

    def interjections(self, seat: int) -> list[Fan]:
        others = [one for one in range(self.seats) if one != seat]
        partners: list[int] = []
        if self.coins[seat] and self.left[seat]:
            partners = [one for one in others if not self.offered[seat] >> one & 1]
        givers: list[int] = []
        if self.grain[seat]:
            open_to = [one for one in others if self.offered[one] >> seat & 1]
            givers = [SEATS + one for one in open_to if self.coins[one]]
        return [(OFFER, partners, seat, 0, 0), (ACCEPT, givers, seat, 0, 0)]


def take_turn(table: Offers, turn: int) -> None:
    if turn < TURNS:
        table.tell("round_began", turn)
        table.then(TAKE_TURN, turn + 1)
        table.then(CHOOSE_WORK, turn % table.seats)


def choose_work(table: Offers, seat: int) -> None:
    table.ask(seat, "work", WORK, [EARN, REAP], seat)


def work(table: Offers, kind: int, seat: int) -> None:
    table.worked += 1
    goods = table.coins if kind == EARN else table.grain
    goods[seat] += 1
    table.tell("worked", seat, kind)


def offer(table: Offers, partner: int, seat: int) -> None:
    table.left[seat] -= 1
    table.offered[seat] |= 1 << partner
    table.tell("offered", seat, partner)


def accept(table: Offers, choice: int, seat: int) -> None:
    giver = choice - SEATS
    table.offered[giver] ^= 1 << seat
    table.coins[giver] -= 1
    table.coins[seat] += 1
    table.grain[giver] += 1
    table.grain[seat] -= 1
    table.tell("accepted", seat, giver)


RULEBOOK: Final = book(
    Offers,
    [take_turn, choose_work, work, offer, accept],
    seats=range(3, SEATS + 1),
    asks={"work": 2, "interject": 2 * SEATS},
    events=EVENTS,
    bound=TURNS,
    conserved=lambda table: [sum(table.coins) + sum(table.grain) - table.worked],
)
