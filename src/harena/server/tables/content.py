"""What is printed on the components of a match: its pack, so that a client can draw them."""

import tomllib

import harena
from harena.kernel.setup import Pack
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import Content


def pack_of(ledger: Ledger) -> Pack:
    """The pack of a table, also before its match begins."""
    if ledger.match is not None:
        return ledger.match.setup.pack
    return harena.rulebook(ledger.header.game).built_in()


def show(pack: Pack) -> Content:
    """The files of a pack, each by its name without the ending."""
    files = {name.removesuffix(".toml"): tomllib.loads(text) for name, text in pack.files.items()}
    return Content(pack.name, pack.digest, files)
