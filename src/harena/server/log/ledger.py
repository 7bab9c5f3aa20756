"""A table as its log tells it.

A ledger is folded from entries in order and does nothing else: no disk, no network, no clock. What
a running table knows and what a restarted server rebuilds are the same by construction.
"""

from copy import copy
from hashlib import blake2b
from typing import final

import msgspec

import harena
from harena.kernel.decisions import Decision
from harena.kernel.events import EVERYONE, Event
from harena.kernel.match import Match
from harena.kernel.record import differs
from harena.kernel.refused import Refused
from harena.server.log.clocks import Clocks, Outage
from harena.server.log.entries import Deed, FullEntry, Header, Private, Sitter, changed
from harena.server.log.fair import commitment, match_secret
from harena.server.protocol.messages import EndAsked, Entry, UndoAsked
from harena.server.protocol.structures import Ended, State


@final
class Ledger:
    """Everything that follows from a header and the entries so far."""

    def __init__(self, header: Header, private: Private, outages: list[Outage]) -> None:
        seats = len(header.plans)
        self.header = header
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
        self.undo_until = 0  # So many answers were given before somebody was sent away: they stand.
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

    def fold(self, full: FullEntry, played: Match | None = None) -> None:
        """Take in the next entry. `played` is the match after it, if it was tried out already."""
        entry = full.entry
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {self.seq + 1} was expected, but {entry.seq} came")
        self.entries.append(entry)
        if full.command is not None:
            self.commands[(entry.seat, full.command)] = entry.seq
        if entry.kind == "answered":
            self.take_answer(full, played)
        elif entry.kind == "said":
            self.speakers[entry.seq] = full.guest
        elif entry.kind == "undone":
            self.go_back(entry)
        elif entry.kind == "began":
            self.begin(entry)
        elif entry.kind in ("resigned", "ended", "end_asked", "end_agreed", "end_refused"):
            self.weigh_end(entry)
        else:
            self.take_note(full)
        self.counts.append(len(self.events))

    def keep_private(self, deed: Deed) -> None:
        """What changes beside the log, in memory as on disk: parts of chance, seat links."""
        old = self.private
        self.private = Private(
            old.seeds,
            changed(old.contributions, deed.contributions),
            changed(old.links, deed.links),
            old.start,
        )

    def take_note(self, full: FullEntry) -> None:
        """Entries that leave the match as it is."""
        entry = full.entry
        if entry.kind == "rematch":
            self.take_rematch(entry)
        if entry.kind == "closed":
            self.closed = True
        if entry.seat is None:
            return
        sitter = self.sitters[entry.seat]
        if entry.kind == "sat":
            sitter.guest, sitter.name = full.guest, entry.name
            self.sat.append((entry.seat, full.guest, entry.name))
            sitter.pledge = sitter.pledge if entry.why == "moved" else entry.text or ""
            if entry.why == "moved":
                self.take_along(entry, sitter)
        elif entry.kind in ("vacated", "kicked"):
            self.clear_seat(full, sitter)
        elif entry.kind == "seated_bot":
            sitter.bot, sitter.name, sitter.by_bot = entry.name, entry.name, True
        elif entry.kind == "hinted":
            sitter.hints += 1
        elif entry.kind == "took_over":
            self.let_play(entry, by_bot=True)
        elif entry.kind == "reclaimed":
            self.let_play(entry, by_bot=False)
        elif entry.kind in ("undo_asked", "undo_agreed", "undo_refused"):
            self.weigh_undo(entry)

    def take_along(self, entry: Entry, sitter: Sitter) -> None:
        """The holder goes on in another browser; a clock that runs is left alone."""
        self.changed = entry.seq
        if sitter.by_bot and entry.seat not in self.resigned:
            self.let_play(entry, by_bot=False)

    def clear_seat(self, full: FullEntry, sitter: Sitter) -> None:
        """Nobody has the seat; if somebody was sent away in a match, a bot has it for good."""
        sitter.guest, sitter.name, sitter.pledge = None, None, ""
        if full.entry.kind == "kicked":
            self.kicked = {*self.kicked, full.guest}
            self.undo_until = len(self.answers)
        if full.entry.why is not None:
            sitter.bot = sitter.name = full.entry.why
            self.let_play(full.entry, by_bot=True)

    def let_play(self, entry: Entry, by_bot: bool) -> None:
        """A bot or a person plays the seat from now on; only a person's clock runs."""
        assert entry.seat is not None
        self.sitters[entry.seat].by_bot = by_bot
        self.sitters[entry.seat].has_left = entry.why == "left"
        self.changed = entry.seq
        if self.clocks is None or self.decisions[entry.seat] is None:
            return
        if by_bot:
            self.clocks.stop(entry.seat, entry.at, answered=False)
        else:
            self.clocks.grant(entry.seat, entry.at)
            self.clocks.start(entry.seat, entry.at)

    def weigh_undo(self, entry: Entry) -> None:
        """An undo is asked for, agreed to by one, or refused."""
        assert entry.seat is not None
        self.changed = entry.seq
        if entry.kind == "undo_asked":
            assert entry.to is not None
            self.undo_asked = UndoAsked(entry.seat, entry.to, [])
            self.undo_asked_at = entry.seq
        elif self.undo_asked is not None and entry.kind == "undo_agreed":
            self.undo_asked.agreed.append(entry.seat)
        elif self.undo_asked is not None:
            self.undo_refused_at[self.undo_asked.seat] = len(self.answers)
            self.undo_asked = None

    def take_rematch(self, entry: Entry) -> None:
        """A seat wants the next table; another one than before if that was closed."""
        if entry.text != self.rematch:
            self.rematch, self.agreed = entry.text, []
        if entry.seat is not None:
            self.agreed.append(entry.seat)

    def weigh_end(self, entry: Entry) -> None:
        """A seat gives up; an end is asked for, agreed to by one, or refused; it is the end."""
        self.changed = entry.seq
        if entry.kind == "ended":
            self.end(entry)
            return
        assert entry.seat is not None
        if entry.kind == "end_asked":
            self.end_asked, self.end_asked_at = EndAsked(entry.seat, []), entry.seq
        elif entry.kind == "resigned":
            self.end_asked = None
            self.resigned.append(entry.seat)
            self.let_play(entry, by_bot=True)
        elif self.end_asked is not None and entry.kind == "end_agreed":
            self.end_asked.agreed.append(entry.seat)
        elif self.end_asked is not None:
            self.end_refused_at[self.end_asked.seat] = len(self.answers)
            self.end_asked = None

    def end(self, entry: Entry) -> None:
        """The match is over, though not by its rules: nobody is asked any more."""
        self.ended = "agreed" if entry.why == "agreed" else "resigned"
        self.ended_at = entry.at
        self.undo_asked = self.end_asked = None
        self.decisions = [None] * self.seats
        self.asked_since = [entry.seq] * self.seats
        if self.clocks is not None:
            for seat in range(self.seats):
                self.clocks.stop(seat, entry.at, answered=False)

    def begin(self, entry: Entry) -> None:
        """Every seat is taken: the dice are keyed and the game is laid out.

        An exercise goes on from another match, whose dice it keeps.
        """
        self.begun_at = entry.at
        header = self.header
        if self.private.start is not None:
            self.match = harena.replay(self.private.start)
            self.answers = self.match.answers
            self.first = len(self.answers)
        else:
            self.match = harena.begin(
                header.game,
                self.seats,
                seed=header.id,
                options=header.options,
                carried=header.carried,
                secret=match_secret(self.private.seeds, header.id, self.contributions()),
            )
        self.take_events()
        self.ask_around(entry, None)

    def take_answer(self, full: FullEntry, played: Match | None) -> None:
        """An answer: play it, unless it was played on a twin before it was stored."""
        entry = full.entry
        assert entry.seat is not None and full.index is not None and self.match is not None
        known = len(self.events) if self.answers else 0  # The first answers for the set-up too.
        word, asked, told = self.match.state.dice.word, self.match.to_act, len(self.events)
        if played is None:
            self.before = None
            self.play_again(self.match, entry.seat, full.index)
        else:
            self.before, self.match = self.match, played
        self.answers.append((entry.seat, full.index))
        if self.clocks is not None:
            self.clocks.paid.append(None)
        self.take_events()
        drawn = self.match.state.dice.count > 0 or self.match.state.dice.word != word
        self.quiet.append(not drawn and self.is_quiet(self.match, entry.seat, asked, told))
        self.compare(full, self.match, known)
        self.undo_asked = None
        self.ask_around(entry, entry.seat)
        if self.match.over:
            self.ended_at = entry.at
            self.end_asked = None

    def is_quiet(self, match: Match, seat: int, asked: list[int], told: int) -> bool:
        """Whether nothing was confided, the seat is asked again, and nobody is newly asked."""
        if any(event.seat != EVERYONE for event in self.events[told:]):
            return False
        return seat in match.to_act and {seat, *match.to_act} == {seat, *asked}

    def play_again(self, match: Match, seat: int, index: int) -> None:
        """A stored answer. A match goes on by whatever rules take all its answers."""
        try:
            match.answer(seat, index)
        except Refused:
            raise self.differs(match, len(self.events)) from None

    def compare(self, full: FullEntry, match: Match, known: int) -> None:
        """An answer brings what it brought before; one from before digests were kept, anything."""
        # What only explains may change, as in a record.
        digested = match.rulebook.digested
        said = [(event.kind, digested(event.kind, event.args)) for event in self.events[known:]]
        digest = blake2b(msgspec.json.encode(said), digest_size=8).digest()
        if full.digest not in (None, digest):
            raise self.differs(match, known)
        full.digest = digest

    def differs(self, match: Match, known: int) -> Refused:
        """The rules have changed since, and with them the match after so many events."""
        kinds = [event.kind for event in self.events[:known]]
        rounds = kinds.count(match.rulebook.round_event)
        return differs(match.rulebook, match.setup.pack, self.header.rules, rounds)

    def go_back(self, entry: Entry) -> None:
        """The match stands after fewer answers again."""
        assert entry.to is not None and self.match is not None
        is_last = entry.to == len(self.answers) - 1
        self.match = self.previous() if is_last else self.match.back_to(entry.to)
        self.before = None
        self.answers = self.answers[: entry.to]
        self.quiet = self.quiet[: entry.to - self.first]
        self.events = self.events[: len(self.match.state.journal)]
        self.undo_asked = None
        self.undo_until = min(self.undo_until, entry.to)
        self.undo_refused_at = [min(one, entry.to) for one in self.undo_refused_at]
        if self.clocks is not None:
            self.clocks.take_back(entry.to - self.first)
        self.ask_around(entry, None)

    def take_events(self) -> None:
        """What the last answer brought."""
        assert self.match is not None
        self.events += self.match.events_from(len(self.events))

    def ask_around(self, entry: Entry, answered: int | None) -> None:
        """Who is asked anew, and whose clock runs."""
        assert self.match is not None
        self.changed = entry.seq
        for seat in range(self.seats):
            decision = self.match.state.decision(seat)
            # Questions are never changed once made, so the same object is the same question.
            if decision is self.decisions[seat]:
                continue
            self.decisions[seat] = decision
            self.asked_since[seat] = entry.seq
            if self.clocks is not None:
                self.clocks.stop(seat, entry.at, answered=seat == answered)
                self.clocks.ask(seat, entry.at)
                if decision is not None and not self.sitters[seat].by_bot:
                    self.clocks.start(seat, entry.at)

    def first_event_since(self, since: int) -> int:
        """The first event that somebody who has seen `since` may have otherwise: undos cut."""
        return min(self.counts[min(since, self.seq) :])

    def previous(self) -> Match:
        """The match before the last answer."""
        if self.before is None:
            assert self.match is not None
            self.before = self.match.back_to(len(self.answers) - 1)
        return self.before
