"""Who must decide what."""

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from harena.kernel.agenda import Args, Due

UNANSWERED: Final = -1

# A step, a row of choices and up to three ints of context. Each choice is an option: to do the step
# with the choice as its first argument. Measured, this costs a fifth of a list of dues.
Fan: TypeAlias = tuple[int, list[int], int, int, int]
NO_MORE: Final[list[Fan]] = []


# One is made for every question: compiled, outside the collector and in the last one's memory.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question put to one seat. Never changed once asked, so copies share it.

    A seat that answers apart from the others is not waited for: see State.apart.
    """

    __slots__ = "a", "apart", "ask", "asker", "b", "c", "choices", "more", "sealed", "seat", "step"

    def __init__(
        self,
        seat: int,
        ask: str,
        step: int,
        choices: list[int],
        a: int,
        b: int,
        c: int,
        asker: Due,
        apart: bool = False,
        more: list[Fan] = NO_MORE,
        sealed: int = UNANSWERED,
    ) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.step: Final = step
        self.choices: Final = choices
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.more: Final = more
        self.asker: Final = asker
        self.sealed: Final = sealed
        self.apart: Final = apart

    def fan(self) -> Fan:
        """The first options, or all."""
        return (self.step, self.choices, self.a, self.b, self.c)

    def fans(self) -> list[Fan]:
        """The options, by the step they stand for."""
        return [self.fan(), *self.more]

    def count(self) -> int:
        """How many options there are."""
        return len(self.choices) + count(self.more) if self.more else len(self.choices)

    def due(self, index: int) -> Due:
        """The step that happens if this option is chosen."""
        if index < len(self.choices):
            return (self.step, self.choices[index], self.a, self.b, self.c)
        return pick(self.more, index - len(self.choices))

    def seal(self, index: int) -> "Decision":
        """The same question with an answer that nobody else may see yet."""
        step, choices, a, b, c = self.fan()
        asker, apart, more = self.asker, self.apart, self.more
        return Decision(self.seat, self.ask, step, choices, a, b, c, asker, apart, more, index)


# Nobody is asked. To the compiler a bare () is a row that stays empty.
UNASKED: Final[tuple[Decision, ...]] = ()


@final
@dataclass(frozen=True)
class Kept:
    """A sealed answer set aside while an interjection is played out.

    Its question will be asked afresh by the due step at this depth of the agenda. In an imagined
    match what another seat has chosen is unknown.
    """

    depth: int
    seat: int
    ask: str
    chosen: Due


@final
@dataclass(frozen=True)
class Option:
    """A choice as the outside sees it: a stable id, the ask, and the step it stands for."""

    id: int
    ask: str
    step: str
    args: Args

    @property
    def choice(self) -> int:
        """What is chosen: the first argument of the step; the others are its context."""
        return self.args[0]


def count(fans: list[Fan]) -> int:
    """How many options there are."""
    total = 0
    for fan in fans:
        total += len(fan[1])
    return total


def pick(fans: list[Fan], index: int) -> Due:
    """The step that happens if this option is chosen."""
    for step, choices, a, b, c in fans:
        if index < len(choices):
            return (step, choices[index], a, b, c)
        index -= len(choices)
    raise IndexError(index)
