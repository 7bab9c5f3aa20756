"""What is settled before the first step: seats, options of play, content, a carried past."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias, final

from harena.kernel.refused import Fact, Refused

NO_VALUE: Final = "option of play {option}: {wanted} was expected ({section}), but {value} came"
ENDS: Final = "a number from {low} to {high}"
WANTED: Final = {"listed": "{expected}", "range": ENDS, "either": "{expected} or " + ENDS}
MANY: Final = 5
PlayValue: TypeAlias = bool | int | str
# Another option, or `seats`, and the values of it that will do.
Condition: TypeAlias = tuple[str, tuple[PlayValue, ...]]


@final
@dataclass(frozen=True)
class PlayOption:
    """A named variant or optional rule: its values or its range, its default, its section.

    It means something only `when` all conditions of one row hold. A value that `needs` conditions
    contradicts the other options where one of them does not hold. `group` is where forms list it;
    the numbers of an option `of_seats` are seats.
    """

    name: str
    default: PlayValue
    section: str
    values: tuple[PlayValue, ...] = ()
    low: int = 0
    high: int = 0
    group: str = ""
    of_seats: bool = False
    when: tuple[tuple[Condition, ...], ...] = ()
    needs: tuple[tuple[tuple[PlayValue, ...], tuple[Condition, ...]], ...] = ()

    def allows(self, value: PlayValue) -> bool:
        """A value must be one of those listed, or a number of the range."""
        return is_among(value, self.values or range(self.low, self.high + 1))

    def check(self, value: PlayValue) -> None:
        """Refuse what is none of its values; many numbers that follow each other are a range."""
        if self.allows(value):
            return
        found = [one for one in self.values or (self.low, self.high) if type(one) is int] or [0]
        row = not self.values or MANY <= len(found) == found[-1] - found[0] + 1
        named = [json.dumps(one) for one in self.values if not row or type(one) is not int]
        form = "listed" if not row else "either" if named else "range"
        facts: dict[str, Fact] = {"option": self.name, "section": self.section, "form": form}
        facts |= {"expected": ", ".join(named), "low": found[0], "high": found[-1]}
        facts["value"] = json.dumps(value)
        raise Refused("value", NO_VALUE.format(**facts, wanted=WANTED[form].format(**facts)), facts)


def is_among(value: PlayValue, values: Sequence[PlayValue]) -> bool:
    """Whether a value is one of these, and of the same type: 1 is not true."""
    return value in values and type(value) is type(values[values.index(value)])


@final
class Pack:
    """A folder of content files by name; its digest is part of the match header."""

    def __init__(self, name: str, files: dict[str, str]) -> None:
        self.name = name
        self.files = files
        text = "".join(f"{file}\0{files[file]}\0" for file in sorted(files))
        self.digest = blake2b(text.encode(), digest_size=16).hexdigest()


@final
@dataclass
class Setup:
    """A match before its first step."""

    seats: int
    options: dict[str, PlayValue]
    pack: Pack
    carried: dict[str, object]

    def flag(self, name: str) -> bool:
        """An option that is true or false."""
        return self.options[name] is True

    def number(self, name: str) -> int:
        """An option that is a number."""
        return int(self.options[name])


def choose_options(
    game: str, play: tuple[PlayOption, ...], options: dict[str, PlayValue]
) -> dict[str, PlayValue]:
    """All options of play: those that were chosen, checked, and the defaults of the others."""
    known = {one.name: one for one in play}
    for name, value in options.items():
        if name not in known:
            facts: dict[str, Fact] = {"game": game, "known": ", ".join(known), "option": name}
            said = f"{game} has the options {facts['known']}, but {name} came"
            raise Refused("option", said, facts)
        known[name].check(value)
    return {**{one.name: one.default for one in play}, **options}
