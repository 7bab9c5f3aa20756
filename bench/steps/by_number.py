"""The toy with numbered steps: a due step is five ints, done by a chain of comparisons."""

from typing import Final, TypeAlias, final

from mypy_extensions import i64

Due: TypeAlias = tuple[int, int, int, int, int]

FLOOR: Final = 8
END_TURN: Final = 0
CHOOSE_ACT: Final = 1
ACT: Final = 2
ROLL: Final = 3


@final
class Question:
    """Who is asked, and what happens with each choice."""

    def __init__(self, seat: int, step: int, choices: list[int], a: int) -> None:
        self.seat = seat
        self.step = step
        self.choices = choices
        self.a = a


@final
class Toy:
    """Four seats take a hundred turns: choose, act, roll, end."""

    def __init__(self) -> None:
        self.agenda: list[Due] = [(-1, 0, 0, 0, 0)] * FLOOR
        self.pending: tuple[Question, ...] = ()
        self.kinds: list[str] = []
        self.args: list[tuple[int, ...]] = []
        self.points = [0, 0, 0, 0]
        self.turns = 0
        self.word: i64 = 12345

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.agenda.append((step, a, b, c, d))

    def tell(self, kind: str, *args: int) -> None:
        self.kinds.append(kind)
        self.args.append(args)

    def ask(self, seat: int, step: int, choices: list[int], a: int) -> None:
        self.pending = (Question(seat, step, choices, a),)

    def below(self, limit: i64) -> i64:
        self.word = 2024026035 * (self.word & 0x7FFFFFFF) + (self.word >> 31)
        return ((self.word ^ (self.word >> 31)) & 0x7FFFFFFF) % limit

    def answer(self, index: int) -> None:
        asked = self.pending[0]
        self.pending = ()
        self.agenda.append((asked.step, asked.choices[index], asked.a, 0, 0))
        run(self)


def run(toy: Toy) -> None:
    while len(toy.agenda) > FLOOR and not toy.pending:
        step, a, b, _, _ = toy.agenda.pop()
        if step == ROLL:
            roll(toy, a)
        elif step == ACT:
            act(toy, a, b)
        elif step == CHOOSE_ACT:
            choose_act(toy, a)
        elif step == END_TURN:
            end_turn(toy, a)


def take_turn(toy: Toy, seat: int) -> None:
    if toy.turns < 100:
        toy.turns += 1
        toy.then(END_TURN, seat)
        toy.then(CHOOSE_ACT, seat)


def choose_act(toy: Toy, seat: int) -> None:
    toy.ask(seat, ACT, [0, 1, 2, 3], seat)


def act(toy: Toy, choice: int, seat: int) -> None:
    toy.tell("acted", seat, choice)
    toy.points[seat] += choice
    toy.then(ROLL, seat)


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
        run(toy)
        while toy.pending:
            toy.answer(toy.below(len(toy.pending[0].choices)))
            decisions += 1
    return decisions
