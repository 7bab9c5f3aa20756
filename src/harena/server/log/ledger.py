"""A table as its log tells it.

A ledger is folded from entries in order (`folding`) and does nothing else: no disk, no network, no
clock. What a running table knows and what a restarted server rebuilds are the same by construction.
"""

from copy import copy
from typing import final

from harena.face import built_in
from harena.kernel.decisions import Decision
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.server.log.clocks import Clocks, Outage
from harena.server.log.entries import Deed, Header, Private, Sitter, changed
from harena.server.log.fair import commitment
from harena.server.protocol.messages import EndAsked, Entry, UndoAsked
from harena.server.protocol.structures import Ended, State


@final
class Ledger:
    """Everything that follows from a header and the entries so far."""

    def __init__(
        self, header: Header, private: Private, outages: list[Outage], pack: Pack | None = None
    ) -> None:
        seats = len(header.plans)
        self.header = header
        self.pack = built_in(header.game) if pack is None else pack
        self.private = private
        self.seats = seats
        self.sitters = [
            Sitter(bot=plan.bot, name=plan.bot, by_bot=plan.kind == "bot") for plan in header.plans
        ]
        self.outages = outages
        self.clocks = None if header.clock is None else Clocks(header.clock, seats, outages)
        self.entries: list[Entry] = []
        self.commands: dict[tuple[int | None, str], int] = {}
        self.match: Match | None = None
        self.before: Match | None = None
        self.answers: list[tuple[int, int]] = []
        self.first = 0  # So many answers were given elsewhere, before an exercise.
        self.undo_until = 0  # So many answers stand: somebody was sent away or gave up then.
        self.quiet: list[bool] = []  # Of each answer given here: whether it may have told nothing.
        self.events: list[Event] = []
        self.counts = [0]  # How many events there were after each entry.
        self.decisions: list[Decision | None] = [None] * seats
        self.asked_since = [0] * seats
        self.changed = 0
        self.begun_at: int | None = None
        self.ended_at: int | None = None
        self.undo_asked: UndoAsked | None = None
        self.undo_asked_at = 0
        self.undo_refused_at = [0] * seats
        self.rematch: str | None = None
        self.agreed: list[int] = []
        self.resigned: list[int] = []
        self.end_asked: EndAsked | None = None
        self.end_asked_at = 0
        self.end_refused_at: list[int | None] = [None] * seats
        self.ended: Ended | None = None
        self.closed = False
        self.kicked: set[int | None] = set()
        self.sat: list[tuple[int, int | None, str | None]] = []  # Seat, guest, name: all who did.
        self.speakers: dict[int, int | None] = {}  # Of each entry that was said: which guest.
        self.proof: tuple[int, bool] | None = None  # Of an entry: the last answer told nothing.
        self.commitment = commitment(private.seeds)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def state(self) -> State:
        """Gathering, playing or over; or closed before it began."""
        if self.match is None:
            return "closed" if self.closed else "gathering"
        return "over" if self.match.over or self.ended is not None else "playing"

    @property
    def to_act(self) -> list[int]:
        """Who must answer."""
        return [] if self.match is None or self.ended is not None else self.match.to_act

    @property
    def winners(self) -> list[int]:
        """Who has won by the rules, or remains when the others gave up; nobody by agreement."""
        if self.match is None or self.ended == "agreed":
            return []
        found = list(range(self.seats)) if self.ended == "resigned" else self.match.winners
        return [seat for seat in found if seat not in self.resigned]

    @property
    def legacy(self) -> dict[str, object]:
        """What is left to the next match; what was brought, if the rules did not end this one."""
        if self.match is None or self.state != "over" or self.header.exercise is not None:
            return {}
        return self.match.legacy if self.match.over else self.header.carried

    def twin(self) -> "Ledger":
        """A ledger that goes on by itself: entries are tried on it before they are stored.

        What is never changed once made is shared: entries, events, decisions, matches. A match is
        never answered in place once its ledger has a twin: `fold` is given the one after.
        """
        twin = copy(self)
        twin.sitters = [copy(sitter) for sitter in self.sitters]
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        twin.entries = self.entries[:]
        twin.commands = dict(self.commands)
        twin.speakers = dict(self.speakers)
        twin.sat = self.sat[:]
        twin.answers = self.answers[:]
        twin.quiet = self.quiet[:]
        twin.events = self.events[:]
        twin.counts = self.counts[:]
        twin.decisions = self.decisions[:]
        twin.asked_since = self.asked_since[:]
        twin.undo_refused_at = self.undo_refused_at[:]
        twin.undo_asked = copy(self.undo_asked)
        if twin.undo_asked is not None:
            twin.undo_asked.agreed = twin.undo_asked.agreed[:]
        twin.agreed, twin.resigned = self.agreed[:], self.resigned[:]
        twin.end_refused_at = self.end_refused_at[:]
        if twin.end_asked is not None:
            twin.end_asked = EndAsked(twin.end_asked.seat, twin.end_asked.agreed[:])
        return twin

    def contributions(self) -> list[bytes]:
        """What the seats gave to the dice, empty where they gave nothing."""
        return [self.private.contributions.get(seat, b"") for seat in range(self.seats)]

    def pledges(self) -> list[str]:
        """What the seats have said of their bytes, empty where they give none."""
        return [sitter.pledge for sitter in self.sitters]

    def is_full(self) -> bool:
        """Whether every seat is taken and the match is about to begin."""
        return self.state == "gathering" and all(sitter.is_taken() for sitter in self.sitters)

    def playing(self) -> Match:
        """The match, while it is played."""
        if self.match is None or self.state == "over":
            raise Refused(
                "state",
                f"a table where the match is played was expected, but this one is {self.state}",
                {"state": self.state},
            )
        return self.match

    def keep_private(self, deed: Deed) -> None:
        """What changes beside the log, in memory as on disk: parts of chance, seat links."""
        old = self.private
        self.private = Private(
            old.seeds,
            changed(old.contributions, deed.contributions),
            changed(old.links, deed.links),
            old.start,
        )

    def first_event_since(self, since: int) -> int:
        """The first event that somebody who has seen `since` may have otherwise: undos cut."""
        return min(self.counts[min(since, self.seq) :])

    def previous(self) -> Match:
        """The match before the last answer."""
        if self.before is None:
            assert self.match is not None
            self.before = self.match.back_to(len(self.answers) - 1)
        return self.before
