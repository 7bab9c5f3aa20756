"""Matches that differ only in what a viewer may not know look the same to him, byte for byte.

The server's own parts are used without a network: two ledgers with the same rows, whose matches
differ in the order of the animals that nobody has seen. Whatever is shown is made by the functions
that make the frames of live tables.
"""

import msgspec
import pytest

import harena
from harena.games.clash.state import Arena
from harena.server.log.clocks import Outage
from harena.server.log.entries import Deed, FullEntry, Guest, Header, Private, SeatPlan
from harena.server.log.fair import Seeds
from harena.server.log.folding import fold
from harena.server.log.frames import make_frame, make_welcome
from harena.server.log.ledger import Ledger
from harena.server.protocol.codec import ENCODER
from harena.server.protocol.messages import Answer, Consent, Entry, Here, Undo
from harena.server.protocol.structures import ClockRule
from harena.server.tables.acts import commands
from harena.server.tables.reading.replays import check_eyes
from harena.server.tables.reading.scribes import steps, story_of

SEATS = 3
BOOK = harena.rulebook("clash")
VIEWERS = [0, 1, 2, None]
AT = 1_794_000_000_000


def begun(swap: tuple[int, int] | None) -> Ledger:
    """A table of three people, begun; two animals deep in the stack may have changed places."""
    header = Header(
        id="k7v0m2q9x4ht",
        game="clash",
        rules=BOOK.version,
        pack=BOOK.built_in().digest,
        plans=[SeatPlan("link")] * SEATS,
        options={},
        public=True,
        clock=ClockRule(600, 5, 60),
        patience=120,
        host=1,
        made_at=AT,
    )
    outages: list[Outage] = []
    ledger = Ledger(header, Private(Seeds(b"s" * 32, b"t" * 16)), outages)
    fold(ledger, FullEntry(Entry(1, AT, "made", name="Anna")))
    for seat in range(SEATS):
        fold(ledger, FullEntry(Entry(seat + 2, AT, "sat", seat, f"guest {seat}"), guest=seat + 1))
    fold(ledger, FullEntry(Entry(SEATS + 2, AT, "began")))
    if swap is not None:
        shuffle(ledger, swap)
    return ledger


def shuffle(ledger: Ledger, swap: tuple[int, int]) -> None:
    """What nobody has seen, otherwise: the stack is drawn from its end."""
    assert ledger.match is not None
    arena = ledger.match.state
    assert isinstance(arena, Arena)
    first, second = swap
    arena.stack[first], arena.stack[second] = arena.stack[second], arena.stack[first]


def hidden(ledger: Ledger) -> tuple[int, ...]:
    assert ledger.match is not None
    assert isinstance(ledger.match.state, Arena)
    return tuple(ledger.match.state.stack)


def commit(ledger: Ledger, deed: Deed) -> tuple[Ledger, list[bytes]]:
    """As a live table does: a twin for every row, then frames for every viewer."""
    frames: list[bytes] = []
    for row in deed.entries:
        ledger = ledger.twin()
        fold(ledger, row, deed.played[0] if deed.played else None)
        for seat in VIEWERS:
            guest = None if seat is None else seat + 1
            frames.append(ENCODER.encode(make_frame(ledger, row.entry, seat, guest, True)))
    return ledger, frames


def everything_shown(ledger: Ledger) -> list[bytes]:
    """What every viewer would be welcomed with, from the start and in the middle."""
    here = Here([True] * SEATS, 1)
    return [
        ENCODER.encode(
            make_welcome(ledger, seat, None if seat is None else seat + 1, since, AT, here)
        )
        for seat in VIEWERS
        for since in (0, ledger.seq // 2, ledger.seq)
    ]


def page_of(ledger: Ledger, guest: Guest | None, eyes: str, first: int, count: int) -> bytes:
    assert ledger.match is not None
    seat = check_eyes(ledger, guest, eyes)
    return steps(story_of(ledger.header.id, ledger.match), seat, False, first, count)


def replays_shown(ledger: Ledger) -> list[bytes]:
    """Replays before the end are made by playing again, so the pair is shuffled there too."""
    shown = []
    for seat in VIEWERS:
        guest = None if seat is None else Guest(seat + 1, None)
        eyes = "public" if seat is None else str(seat)
        shown.append(page_of(ledger, guest, eyes, max(0, len(ledger.answers) - 5), 20))
    return shown


def answer(ledger: Ledger, number: int) -> tuple[Ledger, list[bytes]]:
    """One more answer, and what everybody is shown of it."""
    assert ledger.match is not None
    seat = ledger.match.to_act[0]
    index = (number * 5 + 1) % ledger.match.choices(seat)
    command = Answer(f"a{number}", ledger.seq, index)
    return commit(ledger, commands.answer(ledger, seat, command, AT + number * 1000))


@pytest.mark.parametrize("swap", [(0, 1), (0, 2), (1, 2)])
def test_the_order_of_unseen_animals_is_nowhere_in_any_frame(swap: tuple[int, int]) -> None:
    one, two = begun(None), begun(swap)
    assert hidden(one) != hidden(two)
    assert sorted(hidden(one)) == sorted(hidden(two))
    compared = 0
    number = 0
    while len(hidden(one)) > max(swap) + 1:
        number += 1
        pair: list[tuple[Ledger, list[bytes]]] = []
        for ledger in (one, two):
            after, frames = answer(ledger, number)
            if number % 4 == 0:
                after, more = undo(after, number)
                frames += more
                if ledger is two and hidden(after):
                    # A longer way back is played anew from the seeds: change places again.
                    keep_apart(pair[0][0], after, swap)
            if number % 5 == 0:
                frames += everything_shown(after)
            pair.append((after, frames))
        (one, first), (two, second) = pair
        assert first == second
        compared += len(first)
    assert compared > 150


def keep_apart(one: Ledger, two: Ledger, swap: tuple[int, int]) -> None:
    """The pair must differ in what is hidden, or nothing is proved."""
    if hidden(one) == hidden(two):
        shuffle(two, swap)
    assert hidden(one) != hidden(two)


def undo(ledger: Ledger, number: int) -> tuple[Ledger, list[bytes]]:
    """Take back the last answer, with everybody's consent if it is needed, and go on."""
    seat = ledger.answers[-1][0]
    at = AT + number * 1000 + 500
    deed = commands.take_back(ledger, seat, Undo(f"u{number}", ledger.seq), at)
    ledger, frames = commit(ledger, deed)
    if deed.entries[0].entry.kind == "undo_asked":
        for other in range(SEATS):
            if other != seat:
                command = Consent(f"c{number}-{other}", ledger.seq, other % 2 == 0)
                if ledger.undo_asked is not None:
                    ledger, more = commit(ledger, commands.consent(ledger, other, command, at))
                    frames += more
    return ledger, frames


def test_replays_before_the_end_show_what_was_seen_then() -> None:
    """The future is not in a replay: the same page before and after more has happened."""
    ledger = begun(None)
    for number in range(1, 40):
        ledger, _ = answer(ledger, number)
    early = msgspec.json.decode(page_of(ledger, Guest(1, None), "0", 0, 30))["steps"]
    for number in range(40, 80):
        ledger, _ = answer(ledger, number)
    late = msgspec.json.decode(page_of(ledger, Guest(1, None), "0", 0, 30))["steps"]

    assert early == late
    assert replays_shown(ledger)


def test_a_free_undo_does_not_tell_what_lies_hidden() -> None:
    """Whether an undo is free is found by imagining; it must come out the same for a pair."""
    one, two = begun(None), begun((0, 1))
    labels = []
    for begin in (one, two):
        row = []
        ledger = begin
        for number in range(1, 30):
            ledger, frames = answer(ledger, number)
            row.append([b'"undo":"try"' in frame for frame in frames])
        labels.append(row)
    assert labels[0] == labels[1]
    assert any(any(row) for row in labels[0])
