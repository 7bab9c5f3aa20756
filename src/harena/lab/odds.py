"""The odds of a game before a match: its exact tables, and pairs played out by its own rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from harena.face import games, rulebook
from harena.kernel.dice import Dice
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.lab.simulate import wilson
from harena.lab.working import done
from harena.toolkit.odds_tables import OddsTable

TABLES: Final = "harena.games.{}.odds_tables"


def known() -> list[str]:
    """The games that have odds."""
    return [game for game in games() if find_spec(TABLES.format(game)) is not None]


def tables_of(game: str) -> Any:
    """The game's own tables; some games have none."""
    rulebook(game)
    found = known()
    if game not in found:
        raise Refused(
            "no-odds",
            f"odds are there for {', '.join(found)}, but {game} came",
            {"known": ", ".join(found), "game": game},
        )
    return import_module(TABLES.format(game))


def kinds(game: str) -> list[str]:
    """What can be played against each other; nothing, where all is computed."""
    found: list[str] = vars(tables_of(game)).get("KINDS", [])
    return found


def choices(game: str) -> dict[str, list[str]]:
    """What may be chosen of each of two, where two are paired."""
    found: dict[str, list[str]] = vars(tables_of(game)).get("CHOICES", {})
    return found


def tables(game: str, pack: Pack, words: list[str]) -> list[OddsTable]:
    """The tables of a game: for two of its kinds, two words as it reads them, or two numbers."""
    made = tables_of(game)
    reads_words = bool(kinds(game)) or vars(made).get("READS_WORDS", False)
    found: list[OddsTable] = made.odds_tables(pack, words if reads_words else whole_numbers(words))
    return found


def whole_numbers(words: list[str]) -> list[int]:
    """Words that must be numbers."""
    for word in words:
        if not (word.isascii() and word.isdecimal() and len(word) < 10):
            raise Refused(
                "number",
                f"option odds: a whole number from 0 was expected, but {word} came",
                {"option": "odds", "low": 0, "text": word},
            )
    return [int(word) for word in words]


class Pairing(NamedTuple):
    """How often the first has won and drawn against the other, in so many matches."""

    one: str
    other: str
    games: int
    won: int
    drawn: int

    def share(self) -> tuple[float, float, float]:
        """The share of matches won, and the interval in which it lies with 95 %."""
        return (self.won / self.games, *wilson(self.won, self.games))


def play(game: str, files: dict[str, str], one: str, other: str, games: int, seed: str) -> Pairing:
    """So many matches of one pair; the same seed gives the same matches."""
    rules = import_module(f"harena.games.{game}.advice.pairings")
    content = import_module(f"harena.games.{game}.components.content")
    book = rulebook(game)
    printed = content.read(Pack(game, files))
    results = [0, 0, 0]
    for number in range(games):
        dice = Dice()
        dice.seed(f"{seed}/{one}/{other}/{number}")
        results[rules.played(rules.pair(printed, one, other), book.run, dice)] += 1
    return Pairing(one, other, games, results[0], results[1])


def matrix(game: str, pack: Pack, games: int, seed: str, jobs: int) -> list[Pairing]:
    """Every kind against every kind, row by row."""
    names = kinds(game)
    pairs = [(one, other) for one in names for other in names]
    pieces = [(game, pack.files, one, other, games, seed) for one, other in pairs]
    found = {(one.one, one.other): one for one in done(play, pieces, jobs)}
    return [found[pair] for pair in pairs]
