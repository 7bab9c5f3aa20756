"""Odds before a match, reckoned by a scribe: exact tables, and two played against each other."""

from typing import Final

from harena.face import rulebook
from harena.kernel.refused import Refused
from harena.lab import odds
from harena.server.protocol.odds import OddsBook, OddsRow, OddsSheet, PairPlayed
from harena.toolkit.odds_tables import OddsTable

# A pair takes a scribe a second or two; the same pair is the same again.
GAMES: Final = 200
SEED: Final = "harena"


def known() -> list[str]:
    """The games that have odds."""
    return odds.known()


def weigh(game: str, words: tuple[str, ...]) -> OddsBook:
    """The tables of a game, for two of its kinds or two numbers if they are named."""
    check(game)
    found = odds.tables(game, rulebook(game).built_in(), list(words))
    return OddsBook(odds.choices(game), [sheet(table) for table in found])


def play(game: str, one: str, other: str) -> PairPlayed:
    """Two of a game's kinds against each other, many times."""
    check(game)
    if not odds.kinds(game):
        raise Refused("not-found", f"{game} has nobody to be played against each other")
    found = odds.play(game, rulebook(game).built_in().files, one, other, GAMES, SEED)
    won, low, high = found.share()
    return PairPlayed(found.games, won, low, high, found.drawn / found.games)


def check(game: str) -> None:
    """Not every game has odds."""
    if game not in odds.known():
        raise Refused(
            "not-found", f"one of {', '.join(odds.known())} was expected, but {game} came"
        )


def sheet(table: OddsTable) -> OddsSheet:
    """A table as it travels: as chances, for no reader counts that many ways."""
    rows = [
        OddsRow(label, [some / among for some in ways])
        for label, ways, among in zip(table.labels, table.ways, table.wholes, strict=True)
    ]
    return OddsSheet(table.title, table.about, table.columns, rows)
