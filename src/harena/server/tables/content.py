"""What a match is played with: its pack, for a client to draw, and what its numbers mean."""

import tomllib

import harena
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import Content


def of_table(ledger: Ledger) -> Content:
    """The content of a table, also before its match begins."""
    header, book = ledger.header, harena.rulebook(ledger.header.game)
    if ledger.match is not None:
        return show(book, ledger.match.setup)
    return show(book, book.settle(ledger.seats, header.options, book.built_in(), header.carried))


def show(book: Rulebook, setup: Setup) -> Content:
    """The files of the pack, each by its name without the ending; asks, events and names."""
    pack = setup.pack
    files = {name.removesuffix(".toml"): tomllib.loads(text) for name, text in pack.files.items()}
    return Content(
        name=pack.name,
        digest=pack.digest,
        files=files,
        asks={ask: domain for ask, (domain, _) in book.asks.items()},
        events={kind: list(names) for kind, names in book.events.items()},
        names=book.names(setup),
        round_event=book.round_event,
    )
