"""Every style against every other, played out by a game's own tables, with intervals."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import NamedTuple

from harena.face import rulebook
from harena.kernel.dice import Dice
from harena.kernel.setup import Pack
from harena.lab.simulate import wilson


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


def matrix(
    game: str, pack: Pack, names: list[str], games: int, seed: str, jobs: int
) -> list[Pairing]:
    """Every name against every name, row by row."""
    pairs = [(one, other) for one in names for other in names]
    files = pack.files
    if jobs == 1:
        return [play(game, files, one, other, games, seed) for one, other in pairs]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play, game, files, one, other, games, seed) for one, other in pairs]
        return [one.result() for one in waiting]
