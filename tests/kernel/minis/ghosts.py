"""An eliminated seat plays on in another role: the fallen choose whom they haunt."""

from typing import Final

from tests.kernel.minis import Mini, book

TAKE_TURN, CHOOSE_FOE, STRIKE, CHOOSE_VICTIM, HAUNT = range(5)
TURNS: Final = 40
EVENTS: Final = """round_began turn
struck seat foe face
fell seat
haunted seat victim"""


class Ghosts(Mini):
    parts = ("lives", "taken", "haunted")

    def __init__(self, seats: int, model: "Ghosts | None" = None) -> None:
        super().__init__(seats, model)
        self.lives = [2] * seats
        self.taken = [0] * seats
        self.haunted = [0] * seats

    def scores(self) -> list[int]:
        return [self.lives[seat] + self.taken[seat] for seat in range(self.seats)]

    def living(self, but: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.lives[seat] and seat != but]


def take_turn(table: Ghosts, turn: int) -> None:
    seat = turn % table.seats
    if turn < TURNS and len(table.living(but=-1)) > 1:
        table.tell("round_began", turn)
        table.then(TAKE_TURN, turn + 1)
        table.then(CHOOSE_FOE if table.lives[seat] else CHOOSE_VICTIM, seat)


def choose_foe(table: Ghosts, seat: int) -> None:
    table.choose(seat, "foe", STRIKE, table.living(but=seat), seat)


def strike(table: Ghosts, foe: int, seat: int) -> None:
    """A haunted hand needs a higher face."""
    face = 1 + table.dice.below(6)
    table.tell("struck", seat, foe, face)
    if face > 3 + table.haunted[seat]:
        table.lives[foe] -= 1
        table.taken[seat] += 1
        if table.lives[foe] == 0:
            table.tell("fell", foe)
    table.haunted[seat] = 0


def choose_victim(table: Ghosts, seat: int) -> None:
    table.choose(seat, "victim", HAUNT, table.living(but=seat), seat)


def haunt(table: Ghosts, victim: int, seat: int) -> None:
    table.haunted[victim] = 1
    table.tell("haunted", seat, victim)


RULEBOOK: Final = book(
    Ghosts,
    [take_turn, choose_foe, strike, choose_victim, haunt],
    seats=range(2, 5),
    asks={"foe:seat": 4, "victim:seat": 4},
    events=EVENTS,
    bound=TURNS,
    conserved=lambda table: [sum(table.lives) + sum(table.taken)],
)
