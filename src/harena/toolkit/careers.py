"""Careers that are carried from match to match: a line for each seat, as plain data.

At its end a match leaves such lines (`Rulebook.legacy`); the next one reads them here, key by key,
and refuses what it does not know with a sentence.
"""

from typing import final

from harena.kernel.refused import Refused
from harena.kernel.setup import Setup


@final
class Career:
    """What a seat brings along; of one among several gladiators with his name."""

    def __init__(self, seat: int, values: dict[str, object], called: str = "") -> None:
        self.seat = seat
        self.values = values
        self.called = called

    def wrong(self, reason: str) -> Refused:
        """A refusal that names the seat, and the gladiator if he has a name."""
        who = f"seat {self.seat}, {self.called}" if self.called else f"seat {self.seat}"
        return wrong_past(f"{who}: {reason}")

    def number(self, key: str, low: int, high: int, rule: str = "") -> int:
        """A whole number within its limits; the least if it is not named."""
        value = self.values.get(key, low)
        if type(value) is not int or not low <= value <= high:
            limits = f"{key} from {low} to {high} expected{by(rule)}"
            raise self.wrong(f"{limits}, but {value!r} came")
        return value

    def flag(self, key: str) -> bool:
        """Whether something is so; not so if it is not named."""
        value = self.values.get(key, False)
        if type(value) is not bool:
            raise self.wrong(f"{key} true or false expected, but {value!r} came")
        return value

    def one_of(self, key: str, names: tuple[str, ...], rule: str = "") -> int:
        """The place of a name among those known; the first if it is not named."""
        value = self.values.get(key, names[0])
        if not isinstance(value, str) or value not in names:
            known = f"one of {', '.join(names)} expected{by(rule)}"
            raise self.wrong(f"{key}: {known}, but {value!r} came")
        return names.index(value)

    def each_of(self, key: str, count: int, names: tuple[str, ...], rule: str = "") -> list[int]:
        """The places of so many known names in a row."""
        value = self.values.get(key)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(f"{key}: a row of {count} expected{by(rule)}, but {value!r} came")
        careers = [Career(self.seat, {key: one}, self.called) for one in value]
        return [career.one_of(key, names, rule) for career in careers]

    def numbers(self, key: str, most: int, low: int, high: int, rule: str = "") -> list[int]:
        """A row of whole numbers within their limits; an empty one if it is not named.

        Jugula 3.9.1, 3.9.2 the gladiators of a ludus, the matches each still misses; Heroes
        7.5-3 what each part has lost for good. A refusal names the rule, if one is given.
        """
        value = self.values.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            limits = f"a row of at most {most} expected{by(rule)}"
            raise self.wrong(f"{key}: {limits}, but {value!r} came")
        limits = f"from {low} to {high} expected{by(rule)}"
        found: list[int] = []
        for one in value:
            if type(one) is not int or not low <= one <= high:
                raise self.wrong(f"{key}: numbers {limits}, but {one!r} came")
            found.append(one)
        return found


def by(rule: str) -> str:
    """The rule behind a refusal, if one is given."""
    return f" ({rule})" if rule else ""


def wrong_past(reason: str) -> Refused:
    """What is carried cannot be taken up."""
    return Refused("carried", f"carried: {reason}", {"reason": reason})


def read_careers(setup: Setup, name: str, known: tuple[str, ...]) -> list[Career]:
    """A career for each seat, under the name a game gives them; none of it has to be carried."""
    for key in setup.carried:
        if key != name:
            raise wrong_past(f"{name} expected, but {key} came")
    lines = setup.carried.get(name, [{}] * setup.seats)
    if not isinstance(lines, list) or len(lines) != setup.seats:
        raise wrong_past(f"{name} for {setup.seats} seats expected, but {lines!r} came")
    found: list[Career] = []
    for seat, line in enumerate(lines):
        if not isinstance(line, dict):
            raise wrong_past(f"seat {seat}: a table expected, but {line!r} came")
        career = Career(seat, line)
        for key in line:
            if key not in known:
                raise career.wrong(f"one of {', '.join(known)} expected, but {key} came")
        found.append(career)
    return found


def succeeded(
    left: dict[str, object], name: str, ended: str, fresh: dict[str, object]
) -> dict[str, object]:
    """What is left of a match, with a fresh career where one has ended (Gladiatori 17.3).

    Heroes 7.9-1: a new Star for one that died or retired.
    """
    lines = left.get(name)
    if not isinstance(lines, list):
        return left
    return {name: [fresh if line[ended] else line for line in lines]}
