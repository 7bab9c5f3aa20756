"""Replays and records: a match again, step by step, from one viewer's eyes.

Before the end a viewer sees of the past what he saw then; after it everything may be open. The
record holds the secret of the dice, so it is given out after the end only.
"""

import json

import harena
from harena.kernel.codec import encode
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.log.fair import opened
from harena.server.log.frames import name_of
from harena.server.log.ledger import Ledger
from harena.server.protocol.codec import parse
from harena.server.protocol.structures import ReplayStep, Steps
from harena.server.store.packs import Sent, received
from harena.server.tables.guests.tokens import clean_name

ALL = "all"
PUBLIC = "public"
MOST_ANSWERS = 20_000
MOST_OF_A_PART = 4000
LONG_PARTS = ("answers", "digests")
# What a match has at a table here, and at one screen.
PARTS = frozenset(
    (
        "harena", "game", "rules", "pack", "seats", "options", "carried", "seed", "secret",
        "answers", "digests", "fair", "exercise", "ending", "names", "hints", "bots", "brought",
        "table",
    )
)  # fmt: skip


def check_eyes(ledger: Ledger, guest: Guest | None, eyes: str) -> int | None:
    """Whose eyes they are: one's own while the match is played, anybody's after the end."""
    if ledger.match is None:
        raise Refused("state", "a match that has begun was expected", {"state": ledger.state})
    seat = seat_for(eyes, ledger.seats)
    if ledger.state != "over":
        if eyes == ALL:
            raise Refused("state", "everything is open after the end only", {"state": ledger.state})
        if seat is not None and (guest is None or ledger.sitters[seat].guest != guest.id):
            raise Refused("not-yours", f"the eyes of seat {seat} are not yours", {"seat": seat})
    return seat


def seat_for(eyes: str, seats: int) -> int | None:
    """Whose eyes: a seat's, or a spectator's."""
    if eyes in (ALL, PUBLIC):
        return None
    if int(eyes) >= seats:
        raise Refused("not-found", f"the eyes of a seat from 0 to {seats - 1} were expected")
    return int(eyes)


def collect(
    match: Match,
    answers: list[tuple[int, int]],
    seat: int | None,
    everything: bool,
    first: int,
    count: int,
) -> Steps:
    """Play on from the position before the first step, and look at each that was asked for."""
    found: list[ReplayStep] = []
    for number in range(first, min(first + count, len(answers) + 1)):
        seen = len(match.state.journal) if number else 0
        last = None
        if number:
            last = answers[number - 1][0]
            match.answer(*answers[number - 1])
        found.append(show_step(match, number, last, seen, seat, everything))
    return Steps(len(answers), found)


def show_step(
    match: Match, number: int, last: int | None, seen: int, seat: int | None, everything: bool
) -> ReplayStep:
    """One step, from one viewer's eyes."""
    events = match.events_from(seen)
    if everything:
        told: list[list[str | int]] = [[event.kind, *event.args] for event in events]
        eyes = tuple(range(match.setup.seats))
    else:
        told = [event.told(seat) for event in events]
        eyes = () if seat is None else (seat,)
    fields = json.loads(encode(match.rulebook, match.state))["fields"] if everything else None
    draws = [list(one) for one in match.drawn] if everything and match.keyed else None
    return ReplayStep(
        number=number,
        seat=last,
        first_event=seen,
        events=told,
        view=match.view(seat),
        to_act=match.to_act,
        scores=match.scores,
        winners=match.winners,
        portrait=match.rulebook.portrait(match.state, eyes),
        open=fields,
        draws=draws,
    )


def record_of(ledger: Ledger) -> Record:
    """The record of a match that is over, with what is needed to check its dice.

    How it ended, where not by its rules, stands beside the match; and so does that it was an
    exercise, whose dice are those of the match it goes on from.
    """
    if ledger.match is None or ledger.state != "over":
        raise Refused(
            "state",
            "a match that is over was expected: its record holds the secret of the dice",
            {"state": ledger.state},
        )
    record = ledger.match.record()
    start = ledger.private.start
    if start is None:
        record["fair"] = opened(
            ledger.private.seeds, ledger.header.id, ledger.contributions(), ledger.pledges()
        )
    else:
        record["exercise"] = {"step": ledger.first}
        if "fair" in start:
            record["fair"] = start["fair"]
    if ledger.ended is not None or ledger.resigned:
        why = ledger.ended or "rules"
        record["ending"] = {"why": why, "resigned": ledger.resigned, "winners": ledger.winners}
    record["names"] = [name_of(ledger, seat) for seat in range(ledger.seats)]
    if any(sitter.hints for sitter in ledger.sitters):
        record["hints"] = [sitter.hints for sitter in ledger.sitters]
    if ledger.header.brought:
        record["brought"] = True
    record["bots"] = [sitter.bot for sitter in ledger.sitters]
    return record


def up_to(record: Record, pack: Sent, step: int) -> Record:
    """The beginning of a match as a record of its own, for somebody to play on from there."""
    match = harena.replay(record, received(str(record["game"]), pack))
    last = len(match.answers)
    then = match.back_to(step) if step <= last else match
    if step > last or then.over:
        raise Refused(
            "step", f"a step before the end was expected, but {step} came", {"last": last}
        )
    start = then.record()
    if "fair" in record:
        start["fair"] = record["fair"]
    return start


def read(body: bytes) -> Record:
    """What is brought must look like a record at all, before anything is said of its fields."""
    try:
        record = parse(body, dict[str, object])
    except Refused:
        record = {}
    if "harena" not in record or "game" not in record:
        raise Refused("not-record", "the record of a match was expected, but the file is none")
    return record


def check_names(record: Record) -> list[str | None]:
    """The names in it. No more than a match has: answers as many as a game can ask, no padding."""
    answers, seats = record.get("answers"), record.get("seats")
    if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
        raise Refused(
            "too-large", f"at most {MOST_ANSWERS} answers were expected", {"most": MOST_ANSWERS}
        )
    for name, value in record.items():
        if name not in PARTS:
            raise padded(f"a part called {name[:40]}")
        if name not in LONG_PARTS and len(json.dumps(value)) > MOST_OF_A_PART:
            raise padded(f"a part {name} of more than {MOST_OF_A_PART} characters")
    for name in ("names", "bots", "hints"):
        row = record.get(name, [])
        if not isinstance(row, list) or not isinstance(seats, int) or len(row) > seats:
            raise padded(f"a part {name} of more than a value for each seat")
    called = record.get("names", [])
    assert isinstance(called, list)
    for one in called:
        if one is not None and (not isinstance(one, str) or clean_name(one) != one):
            raise padded("a name that nobody can have")
    return called


def padded(what: str) -> Refused:
    """There is more in it than a match."""
    return Refused("padded", f"the record of a match was expected, but it has {what}")
