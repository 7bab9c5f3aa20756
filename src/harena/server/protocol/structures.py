"""What goes over HTTP: the structures of docs/protocol.md. Those of the websocket: messages.py.

`python -m harena.server.protocol.typescript` makes the client's declarations from these.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from harena.kernel.refused import Fact
from harena.kernel.setup import PlayValue

BUILT_IN: Final = "built-in"  # The pack that comes with a game.
State = Literal["gathering", "playing", "over", "closed"]
Ended = Literal["resigned", "agreed", "rules"]
Event = list[str | int]
Json = dict[str, Any]  # A view is its game's own.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Bytes = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Pledge = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Token = Annotated[str, Meta(min_length=43, max_length=43)]
Seat = Annotated[int, Meta(ge=0, le=63)]


class Problem(Struct):
    """Something was refused, and nothing has changed."""

    code: str
    sentence: str
    facts: dict[str, Fact]


# Games.


class PlayCondition(Struct):
    """Another option of play, or `seats`, and the values of it that will do."""

    option: str
    values: list[PlayValue]


class PlayNeed(Struct):
    """Values that contradict the other options unless all conditions hold."""

    values: list[PlayValue]
    conditions: list[PlayCondition]


class PlayChoice(Struct):
    """An option of play: one of `values`, or a number from `low` to `high`.

    It means something only `when` all conditions of one row hold, or there are none. The numbers of
    one `of_seats` are seats, counted from 0.
    """

    name: str
    default: PlayValue
    section: str
    values: list[PlayValue]
    low: int
    high: int
    group: str
    of_seats: bool
    when: list[list[PlayCondition]]
    needs: list[PlayNeed]


class BotStrength(Struct):
    """How many matches a bot won against greedy, as its ladder counted; a shared one is a half."""

    bot: str
    won: float
    matches: int


class GameSummary(Struct):
    """A game on the shelf; whether some of its questions may close, as silence is an answer.

    `packs` are those it can be played with here, the built-in one first.
    """

    game: str
    version: int
    seats: list[int]
    options: list[PlayChoice]
    bots: list[str]
    strengths: list[BotStrength]
    windows: bool
    packs: list[str]


class AskKind(Struct):
    """Of which domain the choices of a question are; an option's id is first_id + choice."""

    domain: str
    first_id: int
    size: int


class GameInfo(GameSummary):
    """A game and what its numbers mean."""

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
    pledge: Pledge | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A new table; `window` is the seconds after which silence passes, where it may (0: never).

    Without a `pack` it is played with that of the `record` it goes on from, or the built-in one.
    """

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, PlayValue] = {}
    public: bool = False
    clock: ClockRule | None = None
    patience: Annotated[int, Meta(ge=0, le=1_000_000)] = 120
    window: Annotated[int, Meta(ge=0, le=100_000)] = 0
    record: Annotated[str, Meta(max_length=64)] | None = None
    pack: Annotated[str, Meta(min_length=1, max_length=255)] | None = None


class Source(Struct):
    """A step of a match that was played to its end: at a table, or in a record."""

    kind: Literal["table", "record"]
    id: str
    step: int


class SeatInfo(Struct):
    """A seat as everybody sees it; `mine` is about the guest who asks.

    `hints` is how often whoever sits there has asked what a bot would do. A seat that is `kept` is
    for who had it in the match before, and for nobody else.
    """

    seat: int
    kind: Literal["link", "open", "bot"]
    bot: str | None
    name: str | None
    held: bool
    mine: bool
    by_bot: bool
    contributed: bool
    hints: int = 0
    kept: bool = False


class Fair(Struct):
    """What can be known of the dice before the end.

    By seat: the hash of its own bytes, and from the beginning of the match on the bytes themselves.
    """

    commitment: str
    contributions: list[str]
    pledges: list[str] = []
    fingerprint: str = ""


class TableInfo(Struct):
    """A table as everybody sees it; `host` is about the guest who asks.

    Of a campaign: `after` is the table before, `record` the record it goes on from, `carried` what
    was brought along, `left` what the match leaves to the next. `rematch` is the next table, and
    `agreed` are the seats that want it. `resigned` are those that gave up; `ended` says why the
    match is over, where not by its rules. An `exercise` goes on from a step of another match. What
    is carried was `brought` along, unless it was won at the tables of this server in a row. A table
    that the rules of today play otherwise is `retired`: why, as a sentence; it can still be read.
    Who says nothing for `window` seconds passes, where silence is an answer by the rules; 0: never.
    The match has a `number` in its campaign, from 1; tables from before it was counted have 0. Its
    `pack` is the built-in one, or one of those that this server has beside it.
    """

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
    after: str | None = None
    record: str | None = None
    carried: Json = {}
    left: Json = {}
    agreed: list[int] = []
    window: int = 0
    resigned: list[int] = []
    ended: Ended | None = None
    exercise: Source | None = None
    brought: bool = False
    retired: str = ""
    number: int = 0
    pack: str = BUILT_IN


class SeatLink(Struct):
    """The link of a seat. The token is told once."""

    seat: int
    token: str
    path: str


class Made(Struct):
    """A table that was just made, and the links of its free seats."""

    table: TableInfo
    links: list[SeatLink]


class Me(Struct):
    """The guest who asks, and where he sits."""

    name: str | None
    tables: list[TableInfo]


class SaidLine(Struct):
    """Something that a guest said at a table."""

    table: str
    at: int
    text: str


class ReportLine(Struct):
    """What a guest has told the owner of the server of somebody."""

    table: str
    at: int
    seat: int
    text: str


class OwnData(Struct):
    """All that is known of a guest: for him alone."""

    name: str | None
    made_at: int
    bytes: int
    tables: list[TableInfo]
    said: list[SaidLine]
    records: list[str]
    notes: dict[str, list[str]]
    blocked: int  # So many guests whom he does not want to read.
    reports: list[ReportLine] = []


class Notes(Struct, forbid_unknown_fields=True):
    """What a guest writes beside one match of a campaign: all of it, in order."""

    lines: list[str]


class NameWish(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class SitWish(Struct, forbid_unknown_fields=True):
    """By token, or by the number of an open seat."""

    seat: Seat | None = None
    token: Token | None = None
    name: Name | None = None
    pledge: Pledge | None = None


class OpenWish(Struct, forbid_unknown_fields=True):
    """The bytes behind my pledges, in any order: when every seat is taken, and not before."""

    bytes: Annotated[list[Bytes], Meta(min_length=1, max_length=16)]


class RematchWish(Struct, forbid_unknown_fields=True):
    """Once more; a pledge for each of my seats, in their order."""

    pledges: Annotated[list[Pledge], Meta(max_length=16)] = []


class BlockWish(Struct, forbid_unknown_fields=True):
    """Whether I do not want to read who sits there, nor to have him at tables of mine."""

    blocked: bool = True


class ReportWish(Struct, forbid_unknown_fields=True):
    """What the owner of the server should know of who sits there."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class BotWish(Struct, forbid_unknown_fields=True):
    """Which bot is to sit there."""

    bot: str


class ExerciseWish(Struct, forbid_unknown_fields=True):
    """Play on from a step, on that seat; the bot has the others."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    bot: str = "greedy"


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
    """The position after `number` answers, also as text, and what the last of them brought.

    With all eyes: every field of the state, and what was drawn, as limits and values.
    """

    number: int
    seat: int | None
    first_event: int
    events: list[Event]
    view: Json
    to_act: list[int]
    scores: list[int]
    winners: list[int]
    portrait: str
    open: Json | None
    draws: list[list[int]] | None


class Steps(Struct):
    """Some steps of a match."""

    last: int
    steps: list[ReplayStep]


class Story(Struct):
    """A match as it was told, with what is known of its table."""

    table: TableInfo
    steps: list[ReplayStep]


class Content(Struct):
    """What is printed on the components of a match, and what the numbers of the match mean.

    `files` are those of its pack; `asks` names the domain of each question, `events` the arguments
    of each event, `names` the ids of each domain.
    """

    name: str
    digest: str
    files: dict[str, Json]
    asks: dict[str, str]
    events: dict[str, list[str]]
    names: dict[str, list[str]]
    round_event: str


class RecordKept(Struct):
    """A record that was brought here."""

    id: str
    game: str
    seats: int
    answers: int
    over: bool
