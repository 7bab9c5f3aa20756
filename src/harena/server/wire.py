"""What goes over the wire: every structure of docs/protocol.md, and nothing else.

The TypeScript declarations of the client are made from these (`python -m harena.server.types`).
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from harena.kernel.refused import Fact
from harena.kernel.rulebook import PlayValue

State = Literal["gathering", "playing", "over"]
Event = list[str | int]
Json = dict[str, Any]  # A view is its game's own.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Bytes = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Token = Annotated[str, Meta(min_length=43, max_length=43)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=63)]


class Problem(Struct):
    """Something was refused, and nothing has changed."""

    code: str
    sentence: str
    facts: dict[str, Fact]


# Games.


class PlayChoice(Struct):
    """An option of play: one of `values`, or a number from `low` to `high`."""

    name: str
    default: PlayValue
    section: str
    values: list[PlayValue]
    low: int
    high: int


class GameSummary(Struct):
    """A game on the shelf."""

    game: str
    version: int
    seats: list[int]
    options: list[PlayChoice]
    bots: list[str]


class AskKind(Struct):
    """Of which domain the choices of a question are; an option's id is first_id + choice."""

    domain: str
    first_id: int
    size: int


class GameInfo(Struct):
    """A game and what its numbers mean."""

    game: str
    version: int
    seats: list[int]
    options: list[PlayChoice]
    bots: list[str]
    asks: dict[str, AskKind]
    events: dict[str, list[str]]
    names: dict[str, list[str]]
    round_event: str


# Tables.


class ClockRule(Struct, forbid_unknown_fields=True):
    """Seconds: for the whole match, after each answer, and at most for one (0: no cap)."""

    bank: Annotated[int, Meta(ge=1, le=1_000_000)]
    increment: Annotated[int, Meta(ge=0, le=100_000)] = 0
    cap: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """What a seat of a new table is to be."""

    kind: Literal["me", "link", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    bytes: Bytes | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, PlayValue] = {}
    public: bool = False
    clock: ClockRule | None = None
    patience: Annotated[int, Meta(ge=0, le=1_000_000)] = 120


class SeatInfo(Struct):
    """A seat as everybody sees it; `mine` is about the guest who asks."""

    seat: int
    kind: Literal["link", "open", "bot"]
    bot: str | None
    name: str | None
    held: bool
    mine: bool
    by_bot: bool
    contributed: bool


class Fair(Struct):
    """What can be known of the dice before the end."""

    commitment: str
    contributions: list[str]


class Table(Struct):
    """A table as everybody sees it; `host` is about the guest who asks."""

    id: str
    game: str
    rules: int
    state: State
    options: dict[str, PlayValue]
    public: bool
    clock: ClockRule | None
    patience: int
    made_at: int
    begun_at: int | None
    ended_at: int | None
    seats: list[SeatInfo]
    host: bool
    answers: int
    to_act: list[int]
    scores: list[int]
    winners: list[int]
    fair: Fair
    rematch: str | None


class SeatLink(Struct):
    """The link of a seat. The token is told once."""

    seat: int
    token: str
    path: str


class Made(Struct):
    """A table that was just made, and the links of its free seats."""

    table: Table
    links: list[SeatLink]


class Me(Struct):
    """The guest who asks, and where he sits."""

    name: str | None
    tables: list[Table]


class NameWish(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class SitWish(Struct, forbid_unknown_fields=True):
    """By token, or by the number of an open seat."""

    seat: Seat | None = None
    token: Token | None = None
    name: Name | None = None
    bytes: Bytes | None = None


class BotWish(Struct, forbid_unknown_fields=True):
    """Which bot is to sit there."""

    bot: str


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class Health(Struct):
    """How the server is."""

    ok: bool
    tables: int
    sockets: int
    lag_ms: float


# Replays.


class ReplayStep(Struct):
    """The position after `number` answers, and what the last of them brought."""

    number: int
    seat: int | None
    first_event: int
    events: list[Event]
    view: Json
    to_act: list[int]
    open: Json | None


class Steps(Struct):
    """Some steps of a match."""

    last: int
    steps: list[ReplayStep]


class Printed(Struct):
    """What is printed on the components of a match: the files of its pack."""

    name: str
    digest: str
    files: dict[str, Json]


class RecordKept(Struct):
    """A record that was brought here."""

    id: str
    game: str
    seats: int
    answers: int
    over: bool


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
    """The viewer's own question."""

    ask: str
    options: list[Option]


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


class Position(Struct):
    """What a viewer may know now, and what he may do."""

    number: int
    view: Json
    to_act: list[int]
    asked: Asked | None
    undo: Literal["free", "ask", "none"]
    undo_asked: UndoAsked | None
    clocks: list[Clock]
    scores: list[int]
    winners: list[int]
    over: bool


class Here(Struct):
    """Who is there now."""

    seats: list[bool]
    watching: int


class HereTold(Struct, tag_field="type", tag="here"):
    """Who is there now, after somebody came or went."""

    seats: list[bool]
    watching: int


class Welcome(Struct, tag_field="type", tag="welcome"):
    """Everything since the viewer was last here."""

    seq: int
    seat: int | None
    now: int
    table: Table
    entries: list[Entry]
    first_event: int
    events: list[Event]
    position: Position | None
    here: Here


class Frame(Struct, tag_field="type", tag="frame"):
    """One entry more."""

    seq: int
    entry: Entry
    first_event: int
    events: list[Event]
    position: Position | None
    table: Table | None


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


class Pong(Struct, tag_field="type", tag="pong"):
    """The server's clock."""

    id: str
    now: int


Out = Welcome | Frame | HereTold | Done | Refusal | OddsTold | WhyTold | Pong


# Commands from a viewer.


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Choose the option at that place."""

    id: CommandId
    seq: Number
    index: Number


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back my last answer."""

    id: CommandId
    seq: Number


class Consent(Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree to another's undo, or not."""

    id: CommandId
    seq: Number
    agree: bool


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


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: CommandId


Command = Answer | Undo | Consent | Say | Leave | Reclaim | Odds | Why | Ping
