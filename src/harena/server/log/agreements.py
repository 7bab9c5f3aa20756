"""Entries about what the seats want together: an undo, an end, once more."""

from harena.server.log import sitting
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import EndAsked, Entry, UndoAsked


def weigh_undo(ledger: Ledger, entry: Entry) -> None:
    """An undo is asked for, agreed to by one, or refused."""
    assert entry.seat is not None
    ledger.changed = entry.seq
    if entry.kind == "undo_asked":
        assert entry.to is not None
        ledger.undo_asked = UndoAsked(entry.seat, entry.to, [])
        ledger.undo_asked_at = entry.seq
    elif ledger.undo_asked is not None and entry.kind == "undo_agreed":
        ledger.undo_asked.agreed.append(entry.seat)
    elif ledger.undo_asked is not None:
        ledger.undo_refused_at[ledger.undo_asked.seat] = len(ledger.answers)
        ledger.undo_asked = None


def take_rematch(ledger: Ledger, entry: Entry) -> None:
    """A seat wants the next table; another one than before if that was closed."""
    if entry.text != ledger.rematch:
        ledger.rematch, ledger.agreed = entry.text, []
    if entry.seat is not None:
        ledger.agreed.append(entry.seat)


def weigh_end(ledger: Ledger, entry: Entry) -> None:
    """A seat gives up; an end is asked for, agreed to by one, or refused; it is the end."""
    ledger.changed = entry.seq
    if entry.kind == "ended":
        end(ledger, entry)
        return
    assert entry.seat is not None
    if entry.kind == "end_asked":
        ledger.end_asked, ledger.end_asked_at = EndAsked(entry.seat, []), entry.seq
    elif entry.kind == "resigned":
        ledger.end_asked = None
        ledger.resigned.append(entry.seat)
        ledger.undo_until = len(ledger.answers)  # He can no more agree to go back.
        sitting.let_play(ledger, entry, by_bot=True)
    elif ledger.end_asked is not None and entry.kind == "end_agreed":
        ledger.end_asked.agreed.append(entry.seat)
    elif ledger.end_asked is not None:
        ledger.end_refused_at[ledger.end_asked.seat] = len(ledger.answers)
        ledger.end_asked = None


def end(ledger: Ledger, entry: Entry) -> None:
    """The match is over, though not by its rules: nobody is asked any more."""
    ledger.ended = "agreed" if entry.why == "agreed" else "resigned"
    ledger.ended_at = entry.at
    ledger.undo_asked = ledger.end_asked = None
    ledger.decisions = [None] * ledger.seats
    ledger.asked_since = [entry.seq] * ledger.seats
    if ledger.clocks is not None:
        for seat in range(ledger.seats):
            ledger.clocks.stop(seat, entry.at, answered=False)
