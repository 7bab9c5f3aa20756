"""What each viewer is shown. Who may know what is decided by match.view and Event.told alone."""

from typing import Literal

from harena.kernel.match import INTERJECT, Match
from harena.server.log.deadlines import closes_at
from harena.server.log.endings import may_end, may_resign
from harena.server.log.fair import fingerprint
from harena.server.log.ledger import Ledger
from harena.server.log.stepping_in import waits_for
from harena.server.log.undo import away, last_to_undo, may_be_free, who_must_agree
from harena.server.protocol.messages import Asked, Entry, Frame, Here, Option, Position, Welcome
from harena.server.protocol.structures import Fair, SeatInfo, TableInfo

BOTS = ("Brutus", "Cassia", "Drusus", "Flavia", "Gallus")
# Entries after which names, seats or the state of the table have changed.
OF_THE_TABLE = frozenset(
    (
        "sat", "vacated", "seated_bot", "began", "took_over", "reclaimed", "resigned", "ended",
        "rematch", "closed", "hinted", "opened",
        "kicked",
    )
)  # fmt: skip
# Entries that leave the position as it was.
OF_NO_MATTER = frozenset(["said", "made", "rematch", "hinted"])


def show_table(ledger: Ledger, guest: int | None) -> TableInfo:
    """A table for one guest: only `mine` and `host` depend on who asks."""
    header, match = ledger.header, ledger.match
    return TableInfo(
        id=header.id,
        game=header.game,
        rules=header.rules,
        state=ledger.state,
        options=header.options,
        public=header.public,
        clock=header.clock,
        patience=header.patience,
        window=header.window,
        made_at=header.made_at,
        begun_at=ledger.begun_at,
        ended_at=ledger.ended_at,
        seats=[show_chair(ledger, seat, guest) for seat in range(ledger.seats)],
        host=guest is not None and guest == header.host,
        answers=len(ledger.answers),
        to_act=ledger.to_act,
        scores=[] if match is None else match.scores,
        winners=ledger.winners,
        fair=show_fair(ledger),
        rematch=ledger.rematch,
        after=header.after,
        record=header.record,
        carried=header.carried,
        left=ledger.legacy,
        agreed=ledger.agreed,
        resigned=ledger.resigned,
        ended=ledger.ended,
        exercise=header.exercise,
        brought=header.brought,
        number=header.number,
        pack=header.pack_name,
    )


def show_fair(ledger: Ledger) -> Fair:
    """What is promised of the dice; those of an exercise are promised by the match before it."""
    if ledger.header.exercise is not None:
        return Fair("", [])
    given = [] if ledger.match is None else [one.hex() for one in ledger.contributions()]
    mark = fingerprint(ledger.header.id, ledger.commitment)
    return Fair(ledger.commitment, given, ledger.pledges(), mark)


def show_chair(ledger: Ledger, seat: int, guest: int | None) -> SeatInfo:
    """A seat for one guest."""
    plan, sitter = ledger.header.plans[seat], ledger.sitters[seat]
    return SeatInfo(
        seat=seat,
        kind="bot" if sitter.bot is not None else plan.kind,
        bot=sitter.bot,
        name=name_of(ledger, seat),
        held=sitter.is_taken(),
        mine=guest is not None and sitter.guest == guest,
        by_bot=sitter.by_bot,
        contributed=bool(sitter.pledge) or seat in ledger.private.contributions,
        hints=sitter.hints,
        kept=plan.kept_for is not None,
    )


def name_of(ledger: Ledger, seat: int) -> str | None:
    """What a seat is called at the table and in the record: a bot by the Roman name of its seat."""
    sitter = ledger.sitters[seat]
    return sitter.name if sitter.bot is None else BOTS[seat % len(BOTS)]


def show_position(ledger: Ledger, seat: int | None, reads: bool) -> Position | None:
    """What a viewer may know now, and what he may do; for one who reads the board as text too."""
    match = ledger.match
    if match is None:
        return None
    is_over = ledger.state == "over"
    return Position(
        number=len(ledger.answers),
        view=match.seen(seat),
        to_act=ledger.to_act,
        asked=None if seat is None or is_over else show_asked(match, seat),
        undo="none" if seat is None else undo_label(ledger, seat),
        undo_asked=ledger.undo_asked,
        clocks=[] if ledger.clocks is None else ledger.clocks.shown(),
        scores=match.scores,
        winners=ledger.winners,
        over=is_over,
        portrait=portrait_for(match, seat) if reads else None,
        may_resign=seat is not None and may_resign(ledger, seat),
        may_end=seat is not None and may_end(ledger, seat),
        end_asked=ledger.end_asked,
        closes=None if seat is None or is_over else closes_at(ledger, seat),
        waits=seat is not None and waits_for(ledger) == seat,
    )


def portrait_for(match: Match, seat: int | None) -> str:
    """The position as text, as this viewer may see it."""
    return match.rulebook.portrait(match.state, () if seat is None else (seat,))


def show_asked(match: Match, seat: int) -> Asked | None:
    """A seat's own question and its options, then what it may do out of turn."""
    options = match.options(seat)
    if not options:
        return None
    decision = match.state.decision(seat)
    return Asked(
        INTERJECT if decision is None else decision.ask,
        [Option(one.id, one.ask, one.step, one.choice, list(one.args)) for one in options],
        match.about(seat),
    )


def undo_label(ledger: Ledger, seat: int) -> Literal["free", "try", "ask", "none"]:
    """What an undo of this seat would need; whether it is free is proved when it is tried."""
    assert ledger.match is not None
    last = last_to_undo(ledger, seat)
    if last is None or ledger.state == "over":
        return "none"
    others = who_must_agree(ledger, seat)
    if not others:
        return "free"
    if may_be_free(ledger, seat):
        return "try"
    if last < ledger.undo_refused_at[seat] or ledger.undo_asked is not None:
        return "none"
    return "ask" if away(ledger, others) is None else "none"


def make_frame(
    ledger: Ledger,
    entry: Entry,
    seat: int | None,
    guest: int | None,
    is_last: bool,
    reads: bool = False,
) -> Frame:
    """One entry, just appended, for one viewer."""
    has_position = is_last and entry.kind not in OF_NO_MATTER
    first = min(ledger.counts[entry.seq - 1], ledger.counts[entry.seq])
    last = ledger.counts[entry.seq]
    events = [event.told(seat) for event in ledger.events[first:last]]
    return Frame(
        seq=entry.seq,
        entry=entry,
        first_event=first,
        events=events,
        position=show_position(ledger, seat, reads) if has_position else None,
        table=show_table(ledger, guest) if is_of_the_table(ledger, entry) else None,
    )


def is_of_the_table(ledger: Ledger, entry: Entry) -> bool:
    """Whether the frame carries the table: seats or state have changed."""
    ends = entry.kind == "answered" and ledger.state == "over"
    return ends or entry.kind in OF_THE_TABLE


def make_welcome(
    ledger: Ledger,
    seat: int | None,
    guest: int | None,
    since: int,
    now: int,
    here: Here,
    reads: bool = False,
) -> Welcome:
    """Everything since an entry, for one viewer. A `since` of another life starts from nothing."""
    if since > ledger.seq:
        since = 0
    first = ledger.first_event_since(since)
    return Welcome(
        seq=ledger.seq,
        seat=seat,
        now=now,
        table=show_table(ledger, guest),
        entries=ledger.entries[since:],
        first_event=first,
        events=[event.told(seat) for event in ledger.events[first:]],
        position=show_position(ledger, seat, reads),
        here=here,
    )
