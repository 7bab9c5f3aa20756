"""A ledger takes in the next entry of its log: what it is about says where it is taken in."""

from harena.kernel.match import Match
from harena.server.log import agreements, playing, sitting
from harena.server.log.entries import FullEntry
from harena.server.log.ledger import Ledger


def fold(ledger: Ledger, full: FullEntry, played: Match | None = None) -> None:
    """Take in the next entry. `played` is the match after it, if it was tried out already."""
    entry = full.entry
    if entry.seq != ledger.seq + 1:
        raise ValueError(f"entry {ledger.seq + 1} was expected, but {entry.seq} came")
    ledger.entries.append(entry)
    if full.command is not None:
        ledger.commands[(entry.seat, full.command)] = entry.seq
    if entry.kind == "answered":
        playing.take_answer(ledger, full, played)
    elif entry.kind == "said":
        ledger.speakers[entry.seq] = full.guest
    elif entry.kind == "undone":
        playing.go_back(ledger, entry)
    elif entry.kind == "began":
        playing.begin(ledger, entry)
    elif entry.kind in ("resigned", "ended", "end_asked", "end_agreed", "end_refused"):
        agreements.weigh_end(ledger, entry)
    else:
        take_note(ledger, full)
    ledger.counts.append(len(ledger.events))


def take_note(ledger: Ledger, full: FullEntry) -> None:
    """Entries that leave the match as it is."""
    entry = full.entry
    if entry.kind == "rematch":
        agreements.take_rematch(ledger, entry)
    if entry.kind == "closed":
        ledger.closed = True
    if entry.seat is None:
        return
    sitter = ledger.sitters[entry.seat]
    if entry.kind == "sat":
        sitter.guest, sitter.name = full.guest, entry.name
        ledger.sat.append((entry.seat, full.guest, entry.name))
        sitter.pledge = sitter.pledge if entry.why == "moved" else entry.text or ""
        if entry.why == "moved":
            sitting.take_along(ledger, entry, sitter)
    elif entry.kind in ("vacated", "kicked"):
        sitting.clear_seat(ledger, full, sitter)
    elif entry.kind == "seated_bot":
        sitter.bot, sitter.name, sitter.by_bot = entry.name, entry.name, True
    elif entry.kind == "hinted":
        sitter.hints += 1
    elif entry.kind == "took_over":
        sitting.let_play(ledger, entry, by_bot=True)
    elif entry.kind == "reclaimed":
        sitting.let_play(ledger, entry, by_bot=False)
    elif entry.kind in ("undo_asked", "undo_agreed", "undo_refused"):
        agreements.weigh_undo(ledger, entry)
