"""Play until everything has been used: unused options are chosen first, in match after match."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import cycle
from pathlib import Path
from typing import Final

from harena.kernel.agenda import NO_STEP
from harena.kernel.dice import Dice
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayOption, PlayValue, Setup
from harena.kernel.state import State
from harena.toolkit.play_options import fitted
from tests.house.reading import functions, python_files
from tests.playthroughs import variant


def widths(book: Rulebook, folder: Path) -> dict[int, int]:
    """How many ints each step takes, read from its source: compiled functions do not tell."""
    ints: dict[int, int] = {}
    for file in python_files(folder):
        for function in functions(file):
            if function.name in book.step_numbers and isinstance(function, ast.FunctionDef):
                ints[book.step_numbers[function.name]] = len(function.args.args) - 1
    return ints


class Tracer:
    """Runs a game by its table of steps, and notes which are done."""

    def __init__(self, book: Rulebook, folder: Path) -> None:
        self.book = book
        self.widths = widths(book, folder)
        self.done: set[str] = set()

    def begin(self, setup: Setup, seed: str) -> Match:
        state = self.book.take_up(setup)
        state.runner = self.run
        state.dice.seed(seed)
        self.run(state)
        return Match(self.book, setup, seed, b"", state)

    def run(self, state: State) -> None:
        step, *ints = state.proceed()
        while step != NO_STEP:
            self.done.add(self.book.step_names[step])
            self.book.steps[step](state, *ints[: self.widths[step]])
            step, *ints = state.proceed()


BY_LOT: Final[dict[str, PlayValue]] = {"by": "lot"}
TOGETHER: Final[dict[str, PlayValue]] = {"all": "together"}


def one_of(option: PlayOption, dice: Dice) -> PlayValue:
    """Half of the time the default, else any value."""
    if dice.below(2):
        return option.default
    if option.values:
        return option.values[dice.below(len(option.values))]
    return option.low + dice.below(option.high - option.low + 1)


def setups(book: Rulebook) -> Iterator[Setup]:
    """Every number of seats with every value of every option of play: alone, together, by lot."""
    pack = book.built_in()
    varied: list[dict[str, PlayValue]] = []
    for option in book.play:
        values = option.values or (option.low, option.high)
        varied += [{option.name: value} for value in values if value != option.default]
    dice = Dice()
    dice.seed("setups")
    for options in cycle([{}, *[either for one in varied for either in (one, BY_LOT)], TOGETHER]):
        for seats in book.seats:
            chosen = variant(book, seats) if options is TOGETHER else options
            chosen = {**fitted(book.play, seats), **chosen}
            if options is BY_LOT:
                chosen = {one.name: one_of(one, dice) for one in book.play}
            try:
                setup = book.settle(seats, chosen, pack, {})
                book.lay_out(setup)
            except Refused:
                continue
            yield setup


class Exhaustion:
    """What has been used so far, and what there is to use."""

    def __init__(self, book: Rulebook, folder: Path, rare: set[str]) -> None:
        self.book = book
        self.tracer = Tracer(book, folder)
        self.used: set[str] = set()
        self.matches = 0
        self.wanted = {
            one for one in self.everything() if not any(fnmatch(one, name) for name in rare)
        }

    def everything(self) -> set[str]:
        """Every step, event, option of every ask, and name of every domain; "" names nothing."""
        book = self.book
        setup = book.settle(book.seats[-1], {}, book.built_in(), {})
        names = book.names(setup)
        wanted = {f"step {step}" for step in book.step_numbers}
        wanted |= {f"event {kind}" for kind in book.events}
        wanted |= {f"{domain} {name}" for domain, row in names.items() for name in row if name}
        for ask, (domain, size) in book.asks.items():
            row = names.get(domain, ["seat"] * setup.seats)
            wanted |= {
                f"ask {ask} {choice}" for choice in range(min(size, len(row))) if row[choice]
            }
        return wanted

    def never_used(self) -> list[str]:
        return sorted(self.wanted - self.used)

    def play(self, most: int) -> None:
        """Match after match, until nothing is left to use or so many have been played."""
        for setup in setups(self.book):
            if self.matches == most or not self.never_used():
                return
            self.matches += 1
            self.play_match(setup)

    def play_match(self, setup: Setup) -> None:
        match = self.tracer.begin(setup, f"match {self.matches}")
        dice = Dice()
        dice.seed(f"answers {self.matches}")
        names = self.book.names(setup)
        while not match.over:
            self.answer(match, dice, names)
        self.used |= {f"step {step}" for step in self.tracer.done}
        for event in match.events:
            self.used.add(f"event {event.kind}")
            fields = self.book.events[event.kind]
            for place, number in enumerate(event.args):
                field = fields[min(place, len(fields) - 1)].lstrip("+*").split(":")[-1]
                if field in names and 0 <= number < len(names[field]):
                    self.used.add(f"{field} {names[field][number]}")

    def answer(self, match: Match, dice: Dice, names: dict[str, list[str]]) -> None:
        """An option that was never used, if there is one; else by the habit of this match."""
        seats = [seat for seat in range(match.setup.seats) if match.choices(seat)]
        asked = match.to_act[dice.below(len(match.to_act))]
        seat = seats[dice.below(len(seats))] if dice.below(4) == 0 else asked
        options = match.options(seat)
        fresh = [
            index
            for index, option in enumerate(options)
            if f"ask {option.ask} {option.choice}" not in self.used
        ]
        decision = match.state.decision(seat)
        if not fresh and decision is None:
            seat = asked
            options = match.options(seat)
            decision = match.state.decision(seat)
        if fresh and dice.below(4):
            index = fresh[dice.below(len(fresh))]
        else:
            index = self.habit(
                match, seat, len(options) if decision is None else decision.count(), dice
            )
        option = options[index]
        self.used.add(f"ask {option.ask} {option.choice}")
        domain = self.book.asks[option.ask][0]
        if domain in names:
            self.used.add(f"{domain} {names[domain][option.choice]}")
        match.answer(seat, index)

    def habit(self, match: Match, seat: int, options: int, dice: Dice) -> int:
        """At random, by instinct, the last or the first, match by match."""
        habit = self.matches % 6
        if habit < 2 or match.state.decision(seat) is None:
            return dice.below(options)
        if habit < 4:
            return self.book.instinct(match.state, seat) if dice.below(8) else dice.below(options)
        return options - 1 if habit == 4 else 0
