"""Careers that are carried from match to match: a line for each seat, as plain data.

At its end a match leaves such lines (`Rulebook.legacy`); the next one reads them here, key by key,
and refuses what it does not know with a sentence.
"""

from typing import Final, final

from harena.kernel.refused import Fact, Refused
from harena.kernel.setup import Setup

NOBODY: Final = -1


@final
class Career:
    """What a seat brings along, or all together; of one among several gladiators with his name."""

    def __init__(self, seat: int, values: dict[str, object], called: str = "") -> None:
        self.seat = seat
        self.values = values
        self.called = called

    def wrong(self, reason: str, what: str, facts: dict[str, Fact] | None = None) -> Refused:
        """A refusal that names the seat, if it is one's, and the gladiator if he has a name."""
        if self.seat == NOBODY:
            return wrong_past(reason, what, facts)
        who = f"seat {self.seat}, {self.called}" if self.called else f"seat {self.seat}"
        told: dict[str, Fact] = {"seat": self.seat, "called": self.called}
        told["who"] = "gladiator" if self.called else "seat"
        return wrong_past(f"{who}: {reason}", what, {**told, **(facts or {})})

    def number(self, key: str, low: int, high: int, rule: str = "") -> int:
        """A whole number within its limits; the least if it is not named."""
        value = self.values.get(key, low)
        if type(value) is not int or not low <= value <= high:
            reason = f"{key} from {low} to {high} expected{by(rule)}, but {value!r} came"
            raise self.wrong(reason, "number", told_of(key, value, rule, low, high))
        return value

    def flag(self, key: str) -> bool:
        """Whether something is so; not so if it is not named."""
        value = self.values.get(key, False)
        if type(value) is not bool:
            reason = f"{key} true or false expected, but {value!r} came"
            raise self.wrong(reason, "truth", told_of(key, value))
        return value

    def one_of(self, key: str, names: tuple[str, ...], rule: str = "") -> int:
        """The place of a name among those known; the first if it is not named."""
        value = self.values.get(key, names[0])
        if not isinstance(value, str) or value not in names:
            known = ", ".join(names)
            reason = f"{key}: one of {known} expected{by(rule)}, but {value!r} came"
            raise self.wrong(reason, "one-of", {**told_of(key, value, rule), "known": known})
        return names.index(value)

    def each_of(self, key: str, count: int, names: tuple[str, ...], rule: str = "") -> list[int]:
        """The places of so many known names in a row."""
        value = self.values.get(key)
        if not isinstance(value, list) or len(value) != count:
            reason = f"{key}: a row of {count} expected{by(rule)}, but {value!r} came"
            raise self.wrong(reason, "row", {**told_of(key, value, rule), "count": count})
        careers = [Career(self.seat, {key: one}, self.called) for one in value]
        return [career.one_of(key, names, rule) for career in careers]

    def numbers(self, key: str, most: int, low: int, high: int, rule: str = "") -> list[int]:
        """A row of whole numbers within their limits; an empty one if it is not named.

        Jugula 3.9.1, 3.9.2 the gladiators of a ludus, the matches each still misses; Heroes
        7.5-3 what each part has lost for good. A refusal names the rule, if one is given.
        """
        value = self.values.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            reason = f"{key}: a row of at most {most} expected{by(rule)}, but {value!r} came"
            raise self.wrong(reason, "short-row", {**told_of(key, value, rule), "most": most})
        limits = f"from {low} to {high} expected{by(rule)}"
        found: list[int] = []
        for one in value:
            if type(one) is not int or not low <= one <= high:
                reason = f"{key}: numbers {limits}, but {one!r} came"
                raise self.wrong(reason, "numbers", told_of(key, one, rule, low, high))
            found.append(one)
        return found

    def exactly(self, key: str, count: int, low: int, high: int, rule: str) -> list[int]:
        """A row of just so many whole numbers within their limits."""
        found = self.numbers(key, count, low, high, rule)
        if len(found) != count:
            reason = f"{key}: {count} numbers expected{by(rule)}, but {len(found)} came"
            raise self.wrong(reason, "so-many", {**told_of(key, len(found), rule), "count": count})
        return found


def by(rule: str) -> str:
    """The rule behind a refusal, if one is given."""
    return f" ({rule})" if rule else ""


def told_of(
    key: str, value: object, rule: str = "", low: int = 0, high: int = 0
) -> dict[str, Fact]:
    """What a refusal is about: a key, what came there, the rule behind it and its limits."""
    return {"key": key, "came": repr(value), "by": by(rule), "low": low, "high": high}


def wrong_past(reason: str, what: str, facts: dict[str, Fact] | None = None) -> Refused:
    """What is carried cannot be taken up: the reason in English, and by a word for catalogues."""
    told: dict[str, Fact] = {"who": "nobody", "what": what, "reason": reason}
    return Refused("carried", f"carried: {reason}", {**told, **(facts or {})})


def known_key(key: str, known: tuple[str, ...]) -> tuple[str, str, dict[str, Fact]]:
    """A key that is none: why it is refused."""
    names = ", ".join(known)
    facts: dict[str, Fact] = {"known": names, "came": key}
    return f"one of {names} expected, but {key} came", "key", facts


def no_table(line: object) -> tuple[str, str, dict[str, Fact]]:
    """A line that is no table: why it is refused."""
    return f"a table expected, but {line!r} came", "table", {"came": repr(line)}


def other_seats(name: str, seats: int, lines: object, rule: str = "") -> Refused:
    """Lines for other seats than there are: how many came, if they can be counted."""
    came = len(lines) if isinstance(lines, list) else lines
    reason = f"{name} for {seats} seats expected{by(rule)}, but {came!r} came"
    return wrong_past(reason, "seats", {**told_of(name, came, rule), "seats": seats})


def read_careers(setup: Setup, name: str, known: tuple[str, ...]) -> list[Career]:
    """A career for each seat, under the name a game gives them; none of it has to be carried."""
    for key in setup.carried:
        if key != name:
            reason = f"{name} expected, but {key} came"
            raise wrong_past(reason, "only", {"key": name, "came": key})
    lines = setup.carried.get(name, [{}] * setup.seats)
    if not isinstance(lines, list) or len(lines) != setup.seats:
        raise other_seats(name, setup.seats, lines)
    found: list[Career] = []
    for seat, line in enumerate(lines):
        if not isinstance(line, dict):
            raise Career(seat, {}).wrong(*no_table(line))
        career = Career(seat, line)
        for key in line:
            if key not in known:
                raise career.wrong(*known_key(key, known))
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
