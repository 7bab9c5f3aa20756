"""A power that a seat which is not asked may use at any time, also amid another's resolution.

A leader hides a number, which waits on the agenda; the others seal their guesses. At any time a
seat may call its omen and is asked how luck shifts; then the guesses are asked for afresh.
"""

from typing import Final

from harena.kernel.codec import name_dues
from harena.kernel.decisions import Fan
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from tests.kernel.minis import Mini, book, show

TAKE_ROUND, CHOOSE_NUMBER, HIDE, CHOOSE_GUESSES, GUESS, REVEAL, CALL, CHOOSE_SHIFT, SHIFT = range(9)
UNKNOWN: Final = -1
EVENTS: Final = """round_began round\nhid seat\nguessed seat number
revealed seat number\ncalled seat\nshifted luck"""


class Omens(Mini):
    parts = ("luck", "omens", "called", "guesses", "points")

    def __init__(self, seats: int, model: "Omens | None" = None) -> None:
        super().__init__(seats, model)
        self.luck = 0
        self.omens = [1] * seats
        self.called = 0
        self.guesses = [UNKNOWN] * seats
        self.points = [0] * seats

    def scores(self) -> list[int]:
        return self.points

    def interjections(self, seat: int) -> list[Fan]:
        return [(CALL, [0], seat, 0, 0)] if self.omens[seat] else []


def take_round(table: Omens, leader: int) -> None:
    if leader < table.seats:
        table.tell("round_began", leader)
        table.then(TAKE_ROUND, leader + 1)
        table.then(CHOOSE_NUMBER, leader)


def choose_number(table: Omens, leader: int) -> None:
    table.ask(leader, "number", HIDE, [0, 1, 2], leader)


def hide(table: Omens, number: int, leader: int) -> None:
    table.tell("hid", leader)
    table.then(REVEAL, number, leader)
    table.then(CHOOSE_GUESSES, leader)


def choose_guesses(table: Omens, leader: int) -> None:
    for seat in range(table.seats):
        if seat != leader:
            table.ask(seat, "guess", GUESS, [0, 1, 2], seat)


def guess(table: Omens, number: int, seat: int) -> None:
    table.guesses[seat] = number
    table.tell("guessed", seat, number)


def reveal(table: Omens, number: int, leader: int) -> None:
    table.tell("revealed", leader, number)
    for seat in range(table.seats):
        table.points[seat] += (table.guesses[seat] == number) * (2 + table.luck)
    table.guesses[leader] = number


def call(table: Omens, _: int, seat: int) -> None:
    table.omens[seat] -= 1
    table.called += 1
    table.tell("called", seat)
    table.then(CHOOSE_SHIFT, seat)


def choose_shift(table: Omens, seat: int) -> None:
    table.ask(seat, "shift", SHIFT, [0, 1])


def shift(table: Omens, up: int) -> None:
    table.luck += 1 if up else -1
    table.tell("shifted", table.luck)


def view(table: Omens, seat: int | None) -> View:
    """The hidden number lies open for its leader only, also on the agenda."""
    agenda = name_dues(RULEBOOK, table.dues())
    for due in agenda:
        if due[0] == "reveal" and due[2] != seat:
            due[1] = UNKNOWN
    return {**show(table, Omens.parts), "agenda": agenda}


def imagine(table: Omens, view: View, dice: Dice) -> None:
    agenda = view["agenda"]
    assert isinstance(agenda, list)
    number = dice.below(3)
    view["agenda"] = [[number if one == UNKNOWN else one for one in due] for due in agenda]


RULEBOOK: Final = book(
    Omens,
    [take_round, choose_number, hide, choose_guesses, guess, reveal, call, choose_shift, shift],
    seats=range(2, 5),
    asks={"number": 3, "guess": 3, "shift": 2, "interject": 1},
    events=EVENTS,
    bound=4 * 4 + 4,
    conserved=lambda table: [sum(table.omens) + table.called],
    view=view,
    imagine=imagine,
)
