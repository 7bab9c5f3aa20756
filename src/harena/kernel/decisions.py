"""Who must decide what."""

from typing import Final, TypeAlias, final

from harena.kernel.agenda import Args, Due

UNANSWERED: Final = -1

# A step, a row of choices and up to three ints of context. Each choice is an option: to do the step
# with the choice as its first argument. Measured, this costs a fifth of a list of dues.
Fan: TypeAlias = tuple[int, list[int], int, int, int]
NO_MORE: Final[list[Fan]] = []


@final
class Decision:
    """A question put to one seat. Never changed once asked, so copies share it.

    A seat that answers apart from the others is not waited for: see State.apart.
    """

    __slots__ = (
        "a",
        "apart",
        "ask",
        "asker",
        "b",
        "c",
        "choices",
        "more",
        "sealed",
        "seat",
        "step",
    )

    def __init__(self, seat: int, ask: str, fan: Fan, more: list[Fan], asker: Due) -> None:
        self.seat = seat
        self.ask = ask
        self.step, self.choices, self.a, self.b, self.c = fan
        self.more = more
        self.asker = asker
        self.sealed = UNANSWERED
        self.apart = False

    def fans(self) -> list[Fan]:
        """The options, by the step they stand for."""
        return [(self.step, self.choices, self.a, self.b, self.c), *self.more]

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
        fans = self.fans()
        twin = Decision(self.seat, self.ask, fans[0], self.more, self.asker)
        twin.sealed = index
        return twin


NOBODY_ASKED: Final[tuple[Decision, ...]] = ()


@final
class Kept:
    """A sealed answer set aside while an interjection is played out.

    Its question will be asked afresh by the due step at this depth of the agenda. In an imagined
    match what another seat has chosen is unknown.
    """

    __slots__ = ("ask", "chosen", "depth", "seat")

    def __init__(self, depth: int, seat: int, ask: str, chosen: Due) -> None:
        self.depth = depth
        self.seat = seat
        self.ask = ask
        self.chosen = chosen


@final
class Option:
    """A choice as the outside sees it: a stable id, the ask, and the step it stands for."""

    __slots__ = ("args", "ask", "id", "step")

    def __init__(self, id: int, ask: str, step: str, args: Args) -> None:
        self.id = id
        self.ask = ask
        self.step = step
        self.args = args

    @property
    def choice(self) -> int:
        """What is chosen: the first argument of the step; the others are its context."""
        return self.args[0]

    def __repr__(self) -> str:
        return f"Option({self.id}, {self.ask!r}, {self.step!r}, {self.args})"


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
