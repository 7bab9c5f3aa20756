"""Lines of play: every game and every miniature, any options of play, any answers.

A line is drawn by Hypothesis: what is settled, the seed of the dice, and whom to answer how. The
first answers are drawn one by one, the rest follow from the seed. A line that breaks a law is
printed as it was drawn; to shrink a whole match would take minutes.
"""

import os
from collections.abc import Iterator
from typing import Final, TypeAlias

from hypothesis import HealthCheck, Phase, reject, settings
from hypothesis import strategies as st

import harena
from harena.face import rulebook
from harena.kernel import match as matches
from harena.kernel.dice import Dice
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayOption, PlayValue, Setup
from harena.toolkit.play_options import fitted
from tests.kernel.minis import every

BOOKS: Final[dict[str, Rulebook]] = {
    **{game: rulebook(game) for game in harena.games()},
    **{book.name: book for book in every()},
}
PROOF: Final = int(os.environ.get("HARENA_PROOF", "1"))
# Where a match may ask more than this, a law looks at one position in so many; `make proof` at all.
LONG: Final = 200
OF_LONG: Final = 3
VERY_LONG: Final = 100_000
OF_VERY_LONG: Final = 61


def tables_of(book: Rulebook) -> list[int]:
    """The smallest and the largest table; the smallest where matches are very long; or all."""
    if PROOF > 1:
        return list(book.seats)
    smallest = book.settle(book.seats[0], {}, book.built_in(), {})
    if book.bound(smallest) > VERY_LONG:
        return [smallest.seats]
    return sorted({book.seats[0], book.seats[-1]})


# In `make proof` at every number of seats.
TABLES: Final = [(name, seats) for name, book in BOOKS.items() for seats in tables_of(book)]
NAMES: Final = [f"{name}-{seats}" for name, seats in TABLES]
INTERJECTIONS: Final = 30
SECRET: Final = b"sixteen bytes it"

Move: TypeAlias = tuple[int, int]


def law(examples: int) -> settings:
    """How hard a law is tried; the same lines every time, and `make proof` tries many more."""
    return settings(
        max_examples=examples * PROOF,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


class Chooser:
    """Answers for all seats: first as drawn, then from a seed."""

    def __init__(self, drawn: list[int], seed: str) -> None:
        self.drawn = drawn[::-1]
        self.dice = Dice()
        self.dice.seed(seed)
        self.interjections = 0

    def below(self, limit: int) -> int:
        return self.drawn.pop() % limit if self.drawn else self.dice.below(limit)

    def move(self, match: Match) -> Move:
        """Mostly an answer of a seat that is asked; now and then an interjection of any seat."""
        if self.interjections < INTERJECTIONS:
            interjecting = [
                (seat, index)
                for seat in range(match.setup.seats)
                for index in range(asked(match, seat), match.choices(seat))
            ]
            if interjecting and self.below(3) == 0:
                self.interjections += 1
                return interjecting[self.below(len(interjecting))]
        seat = match.to_act[self.below(len(match.to_act))]
        return seat, self.below(asked(match, seat))


def asked(match: Match, seat: int) -> int:
    """How many options a seat's question has, interjections not counted."""
    decision = match.state.decision(seat)
    return 0 if decision is None else decision.count()


class Line:
    """One line of play, from what was settled to the end."""

    def __init__(self, match: Match, chooser: Chooser) -> None:
        self.match = match
        self.chooser = chooser

    def positions(self) -> Iterator[Match]:
        """The match at every question, and at its end; each is answered when the next is wanted."""
        while not self.match.over:
            yield self.match
            seat, index = self.chooser.move(self.match)
            self.match.answer(seat, index)
        yield self.match

    def looked_at(self, of_long: int = OF_LONG) -> Iterator[Match]:
        """The positions that a law looks at: all, or of a game that asks much some of them."""
        every = OF_VERY_LONG if self.is_very_long() else of_long if self.is_long() else 1
        for number, match in enumerate(self.positions()):
            if PROOF > 1 or number % every == 0 or match.over:
                yield match

    def is_very_long(self) -> bool:
        """Whether a match of this game asks too much to look at every third question."""
        return self.match.rulebook.bound(self.match.setup) > VERY_LONG

    def is_long(self) -> bool:
        """Whether a match of this game asks too much to look closely at every question."""
        return self.match.rulebook.bound(self.match.setup) > LONG

    def play(self) -> Match:
        """The match at its end."""
        for _ in self.positions():
            pass
        return self.match

    def __repr__(self) -> str:
        setup = self.match.setup
        return (
            f"Line({self.match.rulebook.name}, seats={setup.seats}, options={setup.options}, "
            f"carried={setup.carried}, seed={self.match.seed!r}, secret={self.match.secret!r}, "
            f"drawn={self.chooser.drawn[::-1]})"
        )


def values(option: PlayOption) -> st.SearchStrategy[PlayValue]:
    """Every value that an option of play may have."""
    if option.values:
        return st.sampled_from(option.values)
    return st.integers(option.low, option.high)


def settled(name: str, seats: int) -> st.SearchStrategy[Setup]:
    """A match as it may be set up, some of them after a match before.

    Where there are campaigns these are of one, for else nothing would be carried.
    """
    book = BOOKS[name]
    chosen = st.fixed_dictionaries({}, optional={one.name: values(one) for one in book.play})
    carrying: dict[str, PlayValue] = {one.name: True for one in book.play if one.name == "campaign"}

    def settle(options: dict[str, PlayValue], again: bool) -> Setup:
        try:
            options = {**fitted(book.play, seats), **options}
            setup = book.settle(seats, options, book.built_in(), {})
            if again:
                options.update(carrying)
                setup = book.settle(seats, options, book.built_in(), {})
                before = Line(matches.begin(book, setup, "before"), Chooser([], "before")).play()
                setup = book.settle(seats, options, book.built_in(), before.legacy)
            book.lay_out(setup)
        except Refused as refused:
            # Nobody goes on with a dead man, or chooses out of fewer than are wanted.
            if refused.code in ("contradiction", "dead", "armaturae"):
                reject()
            raise
        return setup

    return st.builds(settle, chosen, st.booleans())


@st.composite
def lines(draw: st.DrawFn, name: str, seats: int, *, calm: bool = False) -> Line:
    """A line of play that has just begun; one in a few at a live table.

    In a calm line nobody interjects: where one may give up at any time, others seldom last.
    """
    setup = draw(settled(name, seats))
    seed = str(draw(st.integers(0, 999_999)))
    secret = draw(st.sampled_from([b"", b"", SECRET]))
    drawn = draw(st.lists(st.integers(0, 255), max_size=24))
    match = matches.begin(BOOKS[name], setup, seed, secret)
    chooser = Chooser(drawn, seed)
    chooser.interjections = INTERJECTIONS if calm else 0
    return Line(match, chooser)
