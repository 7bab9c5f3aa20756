"""What is settled before the first step: seats, options of play, content, a carried past."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias, final

from harena.kernel.refused import Fact, Refused

NO_OPTION: Final = "{game} has the options {known}, but {option} came"
NO_VALUE: Final = "option {option}: expected {expected}, but {value} came"
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

    def expected(self) -> str:
        """The values in words, for a refusal."""
        if self.values:
            return ", ".join(json.dumps(value) for value in self.values)
        return f"a number from {self.low} to {self.high}"

    def allows(self, value: PlayValue) -> bool:
        """A value must be one of those listed, or a number of the range."""
        if self.values:
            return is_among(value, self.values)
        return type(value) is int and self.low <= value <= self.high


def is_among(value: PlayValue, values: tuple[PlayValue, ...]) -> bool:
    """Whether a value is one of these, and of the same type: 1 is not true."""
    return any(type(value) is type(one) and value == one for one in values)


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
            raise Refused("option", NO_OPTION.format(**facts), facts)
        if not known[name].allows(value):
            expected = known[name].expected()
            facts = {"option": name, "expected": expected, "value": json.dumps(value)}
            raise Refused("value", NO_VALUE.format(**facts), facts)
    return {**{one.name: one.default for one in play}, **options}
