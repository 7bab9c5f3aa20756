"""The public face: what the terminal, the server and users' scripts call."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import harena.games as shelf
from harena.kernel import match as journal
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, PlayValue


class Shelf:
    """`harena.games()` lists the games; `harena.games` is also the folder they stand in."""

    def __call__(self) -> list[str]:
        return sorted(module.name for module in iter_modules(shelf.__path__) if module.ispkg)

    def __getattr__(self, name: str) -> object:
        return getattr(shelf, name)


games = Shelf()


@cache
def rulebook(game: str) -> Rulebook:
    """The table of contents of a game."""
    if game not in games():
        known = ", ".join(games())
        raise Refused(
            "game",
            f"one of the games {known} was expected, but {game} came",
            {"known": known, "game": game},
        )
    found = import_module(f"harena.games.{game}").RULEBOOK
    assert isinstance(found, Rulebook)
    return found


@cache
def built_in(game: str) -> Pack:
    """The content that comes with a game."""
    return rulebook(game).built_in()


def begin(
    game: str,
    seats: int,
    seed: str,
    options: dict[str, PlayValue] | None = None,
    pack: Pack | None = None,
    carried: dict[str, object] | None = None,
    secret: bytes = b"",
) -> Match:
    """Begin a match. The same seed and options give the same match; a secret keys live dice."""
    book = rulebook(game)
    content = built_in(game) if pack is None else pack
    setup = book.settle(seats, options or {}, content, carried or {})
    return journal.begin(book, setup, seed, secret)


def replay(record: Record, pack: Pack | None = None) -> Match:
    """The match that a record tells, played again."""
    book = rulebook(str(record.get("game")))
    return journal.replay(book, record, built_in(book.name) if pack is None else pack)
