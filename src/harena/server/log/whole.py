"""A table as its whole log tells it: what a restarted server rebuilds."""

from harena.kernel.match import Match
from harena.kernel.setup import Pack
from harena.server.log.clocks import Outage
from harena.server.log.entries import FullEntry, Header, Private
from harena.server.log.folding import fold
from harena.server.log.ledger import Ledger
from harena.server.log.playing import played_otherwise
from harena.server.protocol.structures import TableInfo


def folded(
    header: Header,
    private: Private,
    entries: list[FullEntry],
    card: TableInfo,
    outages: list[Outage],
    pack: Pack,
) -> Ledger:
    """A table as its whole log tells it; one without any entry was never made."""
    if not entries:
        raise ValueError("a log was expected, but it is empty")
    ledger = Ledger(header, private, outages, pack)
    for full in entries:
        fold(ledger, full)
    # One that was closed because of its rules or its pack goes on where they take it again.
    if ledger.match is not None and card.state == "over" and card.ended != "rules":
        check_end(ledger, ledger.match, card)
    return ledger


def check_end(ledger: Ledger, match: Match, card: TableInfo) -> None:
    """A match that was over is over, and as it was."""
    if (ledger.state, match.scores, ledger.winners) != ("over", card.scores, card.winners):
        raise played_otherwise(ledger, match, len(ledger.events))
