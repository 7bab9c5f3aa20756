"""What goes over the websocket: frames to a viewer, and his commands. See docs/protocol.md."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from harena.kernel.refused import Fact
from harena.server.protocol.structures import Event, Json, TableInfo

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]


# Frames to a viewer.


class Entry(Struct):
    """One line of a table's log."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    to: int | None = None
    why: str | None = None


class Option(Struct):
    """An option; chosen by its place in the list."""

    id: int
    ask: str
    step: str
    choice: int
    args: list[int]


class Asked(Struct):
    """The viewer's own question; `about` is what the game says of it: prices, sides, limits."""

    ask: str
    options: list[Option]
    about: Json


class Clock(Struct):
    """A seat's time in milliseconds."""

    bank: int
    since: int | None
    deadline: int | None


class UndoAsked(Struct):
    """A seat asks the others to go back."""

    seat: int
    to: int
    agreed: list[int]


class EndAsked(Struct):
    """A seat asks the others to end the match here, without a winner."""

    seat: int
    agreed: list[int]


class Position(Struct):
    """What a viewer may know now, and what he may do; `portrait` is for who asked for it.

    `may_resign` and `may_end` are about giving up, and about asking the others to end the match.
    What he is asked `closes` at a moment, where the table has a window and silence is an answer.
    A bot `waits` whether he does something out of turn, if his socket says when it may go on.
    """

    number: int
    view: Json
    to_act: list[int]
    asked: Asked | None
    undo: Literal["free", "try", "ask", "none"]
    undo_asked: UndoAsked | None
    clocks: list[Clock]
    scores: list[int]
    winners: list[int]
    over: bool
    portrait: str | None = None
    may_resign: bool = False
    may_end: bool = False
    end_asked: EndAsked | None = None
    closes: int | None = None
    waits: bool = False


class Here(Struct):
    """Who is there now."""

    seats: list[bool]
    watching: int


class HereTold(Here, tag_field="type", tag="here"):
    """Who is there now, after somebody came or went."""


class Manners(Struct):
    """Whether one can talk at the table, and the seats whose words this viewer has blocked."""

    chat: bool = True
    blocked: list[int] = []


class Welcome(Struct, tag_field="type", tag="welcome"):
    """Everything since the viewer was last here."""

    seq: int
    seat: int | None
    now: int
    table: TableInfo
    entries: list[Entry]
    first_event: int
    events: list[Event]
    position: Position | None
    here: Here
    manners: Manners = field(default_factory=Manners)


class Frame(Struct, tag_field="type", tag="frame"):
    """One entry more."""

    seq: int
    entry: Entry
    first_event: int
    events: list[Event]
    position: Position | None
    table: TableInfo | None


class Done(Struct, tag_field="type", tag="done"):
    """The command has had its effect, now or the first time it came."""

    id: str
    seq: int


class Refusal(Struct, tag_field="type", tag="refused"):
    """The command has had no effect."""

    id: str | None
    code: str
    sentence: str
    facts: dict[str, Fact]
    current: Welcome | None = None


class OddsTold(Struct, tag_field="type", tag="odds"):
    """What an option may lead to."""

    id: str
    odds: dict[str, float]


class WhyTold(Struct, tag_field="type", tag="why"):
    """Why a choice is not among the options."""

    id: str
    reason: str


class HintTold(Struct, tag_field="type", tag="hint"):
    """What the search would choose, and why: `only`, `instinct`, `ahead`, `seldom` or `close`.

    By looking ahead: in what part of the imagined matches it came out better than the choice at
    first sight, `rather`, and in what part worse; `seldom`, if the latter is more, and `close`, if
    both are few.
    """

    id: str
    index: int
    why: str
    better: float
    worse: float
    rather: int


class Pong(Struct, tag_field="type", tag="pong"):
    """The server's clock."""

    id: str
    now: int


Out = Welcome | Frame | HereTold | Done | Refusal | OddsTold | WhyTold | HintTold | Pong


# Commands from a viewer.


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Choose the option at that place."""

    id: CommandId
    seq: Number
    index: Number


class Chosen(Struct, forbid_unknown_fields=True):
    """A choice by its meaning: the question it answers, and what is chosen."""

    ask: Annotated[str, Meta(max_length=64)]
    choice: Annotated[int, Meta(ge=-(2**31), le=2**31)]


class Answers(Struct, tag_field="type", tag="row", forbid_unknown_fields=True):
    """Answer several questions of mine that follow each other: all of them, or none."""

    id: CommandId
    seq: Number
    answers: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back my last answer; with `free` only if nobody has to be asked."""

    id: CommandId
    seq: Number
    free: bool = False


class Consent(Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree to another's undo or to an end, or not."""

    id: CommandId
    seq: Number
    agree: bool
    to: Literal["undo", "end"] = "undo"


class Resign(Struct, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: CommandId


class End(Struct, tag_field="type", tag="end", forbid_unknown_fields=True):
    """Ask the others to end the match here, without a winner."""

    id: CommandId


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Chat."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Let a bot play on."""

    id: CommandId


class Reclaim(Struct, tag_field="type", tag="reclaim", forbid_unknown_fields=True):
    """Play on myself."""

    id: CommandId


class Odds(Struct, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """Ask what an option of mine may lead to."""

    id: CommandId
    index: Number


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a choice is not among my options."""

    id: CommandId
    ask: Annotated[str, Meta(max_length=64)]
    choice: Annotated[int, Meta(ge=-(2**31), le=2**31)]


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do; only where all others are bots, and the result says so."""

    id: CommandId
    seq: Number


class Wave(Struct, tag_field="type", tag="wave", forbid_unknown_fields=True):
    """Let a bot go on that waits whether I step in."""

    id: CommandId
    seq: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: CommandId


Command = (
    Answer
    | Answers
    | Undo
    | Consent
    | Resign
    | End
    | Say
    | Leave
    | Reclaim
    | Odds
    | Why
    | Hint
    | Wave
    | Ping
)
