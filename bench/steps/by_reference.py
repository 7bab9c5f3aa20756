"""The toy with function references: a due step is a function and a tuple of ints."""

from collections.abc import Callable
from typing import TypeAlias, final

from mypy_extensions import i64

Args: TypeAlias = tuple[int, ...]
Step: TypeAlias = Callable[..., None]


@final
class Question:
    """Who is asked, and what happens with each choice."""

    def __init__(self, seat: int, step: Step, choices: list[int], context: Args) -> None:
        self.seat = seat
        self.step = step
        self.choices = choices
        self.context = context


@final
class Toy:
    """Four seats take a hundred turns: choose, act, roll, end."""

    def __init__(self) -> None:
        self.agenda: list[tuple[Step, Args]] = []
        self.pending: list[Question] = []
        self.kinds: list[str] = []
        self.args: list[Args] = []
        self.points = [0, 0, 0, 0]
        self.turns = 0
        self.word: i64 = 12345

    def then(self, step: Step, *args: int) -> None:
        self.agenda.append((step, args))

    def tell(self, kind: str, *args: int) -> None:
        self.kinds.append(kind)
        self.args.append(args)

    def ask(self, seat: int, step: Step, choices: list[int], *context: int) -> None:
        self.pending.append(Question(seat, step, choices, context))

    def below(self, limit: i64) -> i64:
        self.word = 2024026035 * (self.word & 0x7FFFFFFF) + (self.word >> 31)
        return ((self.word ^ (self.word >> 31)) & 0x7FFFFFFF) % limit

    def run(self) -> None:
        while self.agenda and not self.pending:
            step, args = self.agenda.pop()
            if len(args) == 1:
                step(self, args[0])
            else:
                step(self, args[0], args[1])

    def answer(self, index: int) -> None:
        asked = self.pending.pop()
        self.agenda.append((asked.step, asked.context + (asked.choices[index],)))  # noqa: RUF005
        self.run()


def take_turn(toy: Toy, seat: int) -> None:
    if toy.turns < 100:
        toy.turns += 1
        toy.then(end_turn, seat)
        toy.then(choose_act, seat)


def choose_act(toy: Toy, seat: int) -> None:
    toy.ask(seat, act, [0, 1, 2, 3], seat)


def act(toy: Toy, seat: int, choice: int) -> None:
    toy.tell("acted", seat, choice)
    toy.points[seat] += choice
    toy.then(roll, seat)


def roll(toy: Toy, seat: int) -> None:
    face = toy.below(6)
    toy.points[seat] += face
    toy.tell("rolled", seat, face)


def end_turn(toy: Toy, seat: int) -> None:
    take_turn(toy, (seat + 1) % 4)


def play(games: int) -> int:
    """Play so many games; how many decisions they took."""
    decisions = 0
    for _ in range(games):
        toy = Toy()
        take_turn(toy, 0)
        toy.run()
        while toy.pending:
            toy.answer(toy.below(len(toy.pending[0].choices)))
            decisions += 1
    return decisions
