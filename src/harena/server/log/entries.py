"""What is stored of a table: its header, the entries of its log, and what nobody may see."""

from typing import Final, Literal

from msgspec import Struct, field

from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.setup import PlayValue
from harena.server.log.fair import Seeds
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import BUILT_IN, ClockRule, Source, TableInfo

FORGOTTEN: Final = 0  # The guest in whose name those are kept who asked to be forgotten.


class Guest(Struct):
    """Somebody with a cookie."""

    id: int
    name: str | None
    seen_at: int = 0  # When he was last here, to the day.


class SeatPlan(Struct):
    """A seat as it was wished for."""

    kind: Literal["link", "open", "bot"]
    bot: str | None = None
    kept_for: int | None = None


class Header(Struct):
    """What is settled when a table is made."""

    id: str
    game: str
    rules: int
    pack: str
    plans: list[SeatPlan] = field(name="places")
    options: dict[str, PlayValue]
    public: bool
    clock: ClockRule | None
    patience: int
    host: int
    made_at: int
    carried: dict[str, object] = {}
    after: str | None = None
    record: str | None = None
    exercise: Source | None = None
    start: str | None = None  # The kept record that an exercise begins with.
    brought: bool = False  # What is carried was not won at the tables of this server.
    window: int = 0  # Seconds after which silence is an answer; 0: never.
    number: int = 0  # Of the match in its campaign, from 1; 0 where nobody had counted yet.
    pack_name: str = BUILT_IN  # The pack by which it is found; `pack` is the digest it had then.


class FullEntry(Struct):
    """An entry with what only the server may know: who, by which command, and which answer.

    The digest is of the events that the answer brought, so that other rules are noticed; and `told`
    is these events and what they changed, for who reads it when the rules are others.
    """

    entry: Entry
    guest: int | None = None
    command: str | None = None
    index: int | None = None
    digest: bytes | None = None
    told: bytes | None = None


class Sitter(Struct):
    """Who has a seat now."""

    bot: str | None = None
    guest: int | None = None
    name: str | None = None
    by_bot: bool = False
    has_left: bool = False  # By his own will: others need not wait for what he says.
    hints: int = 0
    pledge: str = ""  # The hash of its part of chance, which is opened when all seats are taken.

    def is_taken(self) -> bool:
        """Whether the match need not wait for this seat."""
        return self.guest is not None or self.bot is not None

    def is_person(self) -> bool:
        """Whether somebody may still come and say something; who was forgotten never does."""
        return self.guest not in (None, FORGOTTEN)


class Private(Struct):
    """What the server alone knows, from tables that no view touches: the dice, and seat links.

    `start` is the match that an exercise goes on from, up to there.
    """

    seeds: Seeds
    contributions: dict[int, bytes] = field(default_factory=dict)
    links: dict[int, bytes] = field(default_factory=dict)
    start: Record | None = None


class Deed(Struct):
    """What is to be appended to a log, the match after each answer, and what changes beside it.

    Beside it, by seat: who holds it, the hash of its link, its part of chance; None takes it away.
    """

    since: int
    entries: list[FullEntry] = field(default_factory=list)
    played: list[Match] = field(default_factory=list)
    holders: dict[int, int | None] = field(default_factory=dict)
    links: dict[int, bytes | None] = field(default_factory=dict)
    contributions: dict[int, bytes | None] = field(default_factory=dict)
    next_table: "NewTable | None" = None

    def add(self, at: int, kind: str, seat: int | None = None) -> FullEntry:
        """One entry more, to be filled in."""
        full = FullEntry(Entry(self.since + len(self.entries) + 1, at, kind, seat))
        self.entries.append(full)
        return full


class NewTable(Struct):
    """A table that is not yet stored: its first entries, and what lists and the waker need."""

    header: Header
    private: Private
    deed: Deed
    card: TableInfo
    wake_at: int | None


def changed(old: dict[int, bytes], changes: dict[int, bytes | None]) -> dict[int, bytes]:
    """By seat; None takes away."""
    return {seat: value for seat, value in (old | changes).items() if value is not None}
