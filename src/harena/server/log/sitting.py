"""Entries about who has a seat, and whether he or a bot plays it."""

from harena.server.log.entries import FullEntry, Sitter
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Entry


def take_along(ledger: Ledger, entry: Entry, sitter: Sitter) -> None:
    """The holder goes on in another browser; a clock that runs is left alone."""
    ledger.changed = entry.seq
    if sitter.by_bot and entry.seat not in ledger.resigned:
        let_play(ledger, entry, by_bot=False)


def clear_seat(ledger: Ledger, full: FullEntry, sitter: Sitter) -> None:
    """Nobody has the seat; if somebody was sent away in a match, a bot has it for good."""
    sitter.guest, sitter.name, sitter.pledge = None, None, ""
    if full.entry.kind == "kicked":
        ledger.kicked = {*ledger.kicked, full.guest}
        ledger.undo_until = len(ledger.answers)
    if full.entry.why is not None:
        sitter.bot = sitter.name = full.entry.why
        let_play(ledger, full.entry, by_bot=True)


def let_play(ledger: Ledger, entry: Entry, by_bot: bool) -> None:
    """A bot or a person plays the seat from now on; only a person's clock runs."""
    assert entry.seat is not None
    ledger.sitters[entry.seat].by_bot = by_bot
    ledger.sitters[entry.seat].has_left = entry.why == "left"
    ledger.changed = entry.seq
    if ledger.clocks is None or ledger.decisions[entry.seat] is None:
        return
    if by_bot:
        ledger.clocks.stop(entry.seat, entry.at, answered=False)
    else:
        ledger.clocks.grant(entry.seat, entry.at)
        ledger.clocks.start(entry.seat, entry.at)
