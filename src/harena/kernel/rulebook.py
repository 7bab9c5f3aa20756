"""What a game declares of itself: its table of contents, and the doors to its rooms."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TypeAlias, final

from harena.kernel.decisions import Fan, Option
from harena.kernel.dice import Dice
from harena.kernel.refused import Refused
from harena.kernel.state import Runner, State

PlayValue: TypeAlias = bool | int | str
View: TypeAlias = dict[str, object]
Step: TypeAlias = Callable[..., None]


@final
class PlayOption:
    """A named variant or optional rule: its values or its range, its default, its section."""

    def __init__(
        self,
        name: str,
        default: PlayValue,
        section: str,
        values: tuple[PlayValue, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.section = section
        self.values = values
        self.low = low
        self.high = high

    def expected(self) -> str:
        """The values in words, for a refusal."""
        if self.values:
            return ", ".join(json.dumps(value) for value in self.values)
        return f"a number from {self.low} to {self.high}"

    def allows(self, value: PlayValue) -> bool:
        """A value must be one of those listed, and of the same type: 1 is not true."""
        if self.values:
            return any(type(value) is type(one) and value == one for one in self.values)
        return type(value) is int and self.low <= value <= self.high

    def parse(self, text: str) -> PlayValue:
        """The value that a person typed: its JSON where that is one, else the text itself."""
        try:
            value = json.loads(text)
        except ValueError:
            return text
        return value if isinstance(value, bool | int | str) else text


@final
class Pack:
    """A folder of content files by name; its digest is part of the match header."""

    def __init__(self, name: str, files: dict[str, str]) -> None:
        self.name = name
        self.files = files
        digest = blake2b(digest_size=16)
        for file in sorted(files):
            digest.update(f"{file}\0{files[file]}\0".encode())
        self.digest = digest.hexdigest()


@final
class Setup:
    """What is settled before the first step: seats, options of play, content, a carried past."""

    def __init__(
        self, seats: int, options: dict[str, PlayValue], pack: Pack, carried: dict[str, object]
    ) -> None:
        self.seats = seats
        self.options = options
        self.pack = pack
        self.carried = carried

    def flag(self, name: str) -> bool:
        """An option that is true or false."""
        return self.options[name] is True

    def number(self, name: str) -> int:
        """An option that is a number."""
        value = self.options[name]
        assert isinstance(value, int)
        return value


def no_odds(state: State, seat: int, ask: str, choice: int) -> dict[str, float]:
    """Nothing to reckon before this choice."""
    return {}


def no_legacy(state: State) -> dict[str, object]:
    """Most matches carry nothing into the next."""
    return {}


def all_live_on(left: dict[str, object]) -> dict[str, object]:
    """In most games nothing that is carried can be lost for good."""
    return left


@final
class Rulebook:
    """Table of contents of a game. Everything outside the game's package goes through it.

    `asks` says for each question of which domain its choices are and how many ids they take;
    `events` names the arguments of each event, `name` or `name:domain`, the last `*name` for a row.
    `names` gives each domain its ids, which the catalogues have words for; `seat` is always one.
    `portrait` is the position as text, with the secrets of those seats whose eyes are given.
    """

    def __init__(
        self,
        *,
        name: str,
        version: int,
        seats: range,
        play: tuple[PlayOption, ...],
        chapters: tuple[str, ...],
        steps: dict[int, Step],
        run: Runner,
        asks: dict[str, tuple[str, int]],
        events: dict[str, tuple[str, ...]],
        round_event: str,
        fields: tuple[str, ...],
        names: Callable[[Setup], dict[str, list[str]]],
        built_in: Callable[[], Pack],
        lay_out: Callable[[Setup], State],
        view: Callable[[State, int | None], View],
        imagine: Callable[[Setup, View, Dice], State],
        value: Callable[[State, int], float],
        instinct: Callable[[State, int], int],
        why_not: Callable[[State, int, str, int], str],
        portrait: Callable[[State, tuple[int, ...]], str],
        conserved: Callable[[State], list[int]],
        bound: Callable[[Setup], int],
        odds: Callable[[State, int, str, int], dict[str, float]] = no_odds,
        legacy: Callable[[State], dict[str, object]] = no_legacy,
        succeed: Callable[[dict[str, object]], dict[str, object]] = all_live_on,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.play = play
        self.chapters = chapters
        self.steps = steps
        self.step_names = {number: str(step.__name__) for number, step in steps.items()}
        self.step_numbers = {name: number for number, name in self.step_names.items()}
        self.run = run
        self.asks = asks
        self.events = events
        self.round_event = round_event
        self.fields = fields
        self.names = names
        self.built_in = built_in
        self.lay_out = lay_out
        self.view = view
        self.imagine = imagine
        self.value = value
        self.instinct = instinct
        self.why_not = why_not
        self.portrait = portrait
        self.conserved = conserved
        self.bound = bound
        self.odds = odds
        self.legacy = legacy
        self.succeed = succeed
        self.first_id: dict[str, int] = {}
        total = 0
        for ask, (_, size) in asks.items():
            self.first_id[ask] = total
            total += size
        self.ids = total

    def settle(
        self, seats: int, options: dict[str, PlayValue], pack: Pack, carried: dict[str, object]
    ) -> Setup:
        """Check seats and options of play, and fill in the defaults."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Refused(
                "seats",
                f"{self.name} is for {low} to {high} seats, but {seats} came",
                {"game": self.name, "low": low, "high": high, "seats": seats},
            )
        chosen: dict[str, PlayValue] = {one.name: one.default for one in self.play}
        known = {one.name: one for one in self.play}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known)
                raise Refused(
                    "option",
                    f"{self.name} has the options {names}, but {name} came",
                    {"game": self.name, "known": names, "option": name},
                )
            if not known[name].allows(value):
                expected = known[name].expected()
                came = json.dumps(value)
                raise Refused(
                    "value",
                    f"option {name}: expected {expected}, but {came} came",
                    {"option": name, "expected": expected, "value": came},
                )
            chosen[name] = value
        return Setup(seats, chosen, pack, carried)

    def take_up(self, setup: Setup) -> State:
        """The game laid out, with this rulebook to run it."""
        state = self.lay_out(setup)
        state.runner = self.run
        return state

    def options(self, ask: str, fans: list[Fan]) -> list[Option]:
        """Options as the outside sees them: the ask's first id plus the choice is a stable id."""
        first = self.first_id[ask]
        found: list[Option] = []
        for step, choices, a, b, c in fans:
            name = self.step_names[step]
            for choice in choices:
                found.append(Option(first + choice, ask, name, (choice, a, b, c)))
        return found
