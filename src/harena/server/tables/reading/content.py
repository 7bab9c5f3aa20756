"""What a match is played with: its pack, for a client to draw, and what its numbers mean."""

import tomllib

import harena
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, Setup
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import Content, TableInfo


def of_table(ledger: Ledger) -> Content:
    """The content of a table, also before its match begins."""
    header, book = ledger.header, harena.rulebook(ledger.header.game)
    if ledger.match is not None:
        return show(book, ledger.match.setup)
    return show(book, book.settle(ledger.seats, header.options, ledger.pack, header.carried))


def of_card(card: TableInfo, pack: Pack) -> Content:
    """Of a match that was played by other rules: what of its options is still known."""
    book = harena.rulebook(card.game)
    known = {option.name for option in book.play}
    options = {name: value for name, value in card.options.items() if name in known}
    try:
        setup = book.settle(len(card.seats), options, pack, {})
    except Refused:
        setup = book.settle(len(card.seats), {}, pack, {})
    return show(book, setup)


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
