"""What a game declares of itself: its table of contents, and the doors to its rooms."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, final

from harena.kernel.decisions import Fan, Option
from harena.kernel.dice import Dice
from harena.kernel.refused import Fact, Refused
from harena.kernel.setup import Pack, PlayOption, PlayValue, Setup, choose_options
from harena.kernel.state import Runner, State

View: TypeAlias = dict[str, object]
Step: TypeAlias = Callable[..., None]


def no_odds(state: State, seat: int, ask: str, choice: int) -> dict[str, float]:
    """Nothing to reckon before this choice."""
    return {}


def nothing_about(state: State, seat: int) -> View:
    """The question says it all."""
    return {}


def no_turns(state: State) -> int:
    """A game without turns."""
    return 0


def no_legacy(state: State) -> dict[str, object]:
    """Most matches carry nothing into the next."""
    return {}


def all_live_on(left: dict[str, object]) -> dict[str, object]:
    """In most games nothing that is carried can be lost for good."""
    return left


def explained(names: tuple[str, ...]) -> tuple[int, int]:
    """From which to which argument an event explains what happened; a row goes on to the end."""
    marked = [number for number, name in enumerate(names) if name[0] == "+"]
    if not marked:
        return 0, 0
    return marked[0], sys.maxsize if names[marked[-1]][1] == "*" else marked[-1] + 1


@final
@dataclass(kw_only=True)
class Rulebook:
    """Table of contents of a game. Everything outside the game's package goes through it.

    `steps` stand in the order of their numbers, and `run` does those that are due.
    `asks` says for each question of which domain its choices are and how many ids they take;
    `events` names the arguments of each event, `name` or `name:domain`, the last `*name` for a row;
    one with a `+` before it explains the others, and digests leave it out: such stand after what
    happened, and before a row of it. `names` gives each
    domain its ids, which the catalogues have words for; `seat` is always one. `about` are the facts
    of a seat's question, as far as the seat may know them; `turn` is a number that changes with
    every turn, for bots that look ahead. `portrait` is the position as text, with the secrets of
    those seats whose eyes are given. `hidden` are the fields that not everybody sees, and `counted`
    is what everybody may count of them nevertheless. `silence` is what saying nothing means, by the
    ask: where all wait whether somebody speaks up. `brief` are the asks that may take but so many
    per cent of the time that a clock gives one answer at most. Before bots answer the asks of
    `pauses`, who may step in there is waited for. `value` is what a position is worth to a seat;
    `outlook` says it better, to bots that think longer; they look ahead until `stage`, a number
    too, has changed, where a game has one.
    """

    name: str
    version: int
    seats: range
    play: tuple[PlayOption, ...]
    chapters: tuple[str, ...]
    steps: tuple[Step, ...]
    run: Runner
    asks: dict[str, tuple[str, int]]
    events: dict[str, tuple[str, ...]]
    round_event: str
    fields: tuple[str, ...]
    hidden: tuple[str, ...]
    counted: Callable[[State], View]
    names: Callable[[Setup], dict[str, list[str]]]
    built_in: Callable[[], Pack]
    lay_out: Callable[[Setup], State]
    view: Callable[[State, int | None], View]
    imagine: Callable[[Setup, View, Dice], State]
    value: Callable[[State, int], float]
    instinct: Callable[[State, int], int]
    why_not: Callable[[State, int, str, int], str]
    portrait: Callable[[State, tuple[int, ...]], str]
    conserved: Callable[[State], list[int]]
    bound: Callable[[Setup], int]
    odds: Callable[[State, int, str, int], dict[str, float]] = no_odds
    about: Callable[[State, int], View] = nothing_about
    turn: Callable[[State], int] = no_turns
    legacy: Callable[[State], dict[str, object]] = no_legacy
    succeed: Callable[[dict[str, object]], dict[str, object]] = all_live_on
    outlook: Callable[[State, int], float] | None = None
    stage: Callable[[State], int] | None = None
    silence: dict[str, int] = field(default_factory=dict)
    brief: dict[str, int] = field(default_factory=dict)
    pauses: tuple[str, ...] = ()
    step_names: dict[int, str] = field(init=False)
    step_numbers: dict[str, int] = field(init=False)
    first_id: dict[str, int] = field(init=False)
    ids: int = field(init=False)
    explains: dict[str, tuple[int, int]] = field(init=False)

    def __post_init__(self) -> None:
        self.step_names = {number: str(step.__name__) for number, step in enumerate(self.steps)}
        self.step_numbers = {name: number for number, name in self.step_names.items()}
        self.explains = {kind: explained(names) for kind, names in self.events.items()}
        self.first_id, self.ids = {}, 0
        for ask, (_, size) in self.asks.items():
            self.first_id[ask] = self.ids
            self.ids += size

    def digested(self, kind: str, args: tuple[int, ...]) -> tuple[int, ...]:
        """What an event tells, without what explains it; of a row all or nothing."""
        first, past = self.explains[kind]
        return args[:first] + args[past:] if first < past else args

    def settle(
        self, seats: int, options: dict[str, PlayValue], pack: Pack, carried: dict[str, object]
    ) -> Setup:
        """Check seats and options of play, and fill in the defaults."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            said = f"{self.name} is for {low} to {high} seats, but {seats} came"
            facts: dict[str, Fact] = {"game": self.name, "low": low, "high": high, "seats": seats}
            raise Refused("seats", said, facts)
        return Setup(seats, choose_options(self.name, self.play, options), pack, carried)

    def take_up(self, setup: Setup) -> State:
        """The game laid out, with this rulebook to run it."""
        state = self.lay_out(setup)
        state.runner = self.run
        return state

    def options(self, ask: str, fans: list[Fan]) -> list[Option]:
        """Options as the outside sees them: the ask's first id plus the choice is a stable id."""
        first = self.first_id[ask]
        return [
            Option(first + choice, ask, self.step_names[step], (choice, a, b, c))
            for step, choices, a, b, c in fans
            for choice in choices
        ]
