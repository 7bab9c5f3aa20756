"""Decisions a second: how a rate is measured, the same way for Harena and for its peers.

A rate is measured in blocks of about one second of CPU time, after a block of
warm-up that is not counted. The median of the blocks is the figure; the
slowest and the fastest block show how steady the machine was.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

BLOCK_SECONDS = 1.0
FEWEST_BLOCKS = 3


@dataclass(frozen=True)
class Rate:
    """What was measured: the median block, the slowest, the fastest, and how much was played."""

    name: str
    decisions_per_second: float
    low: float
    high: float
    games: int
    decisions: int

    def line(self, what: str) -> str:
        """A line of a table: so many of what a second."""
        spread = f"{self.low:,.0f} – {self.high:,.0f}"
        return f"{self.name}: {self.decisions_per_second:,.0f} {what}/s ({spread})\n"


@dataclass(frozen=True)
class Block:
    """One stretch of play: what was played, and the CPU time it took."""

    decisions: int
    games: int
    seconds: float


def measure(play_block: Callable[[], tuple[int, int]], seconds: float, name: str) -> Rate:
    """Play for about so many seconds of CPU time; each call answers (decisions, games)."""
    if seconds <= 0:
        raise ValueError(f"{name}: seconds to measure must be more than 0, not {seconds}")
    count = max(FEWEST_BLOCKS, round(seconds / BLOCK_SECONDS))
    length = seconds / count
    play_for(play_block, length)
    blocks = [play_for(play_block, length) for _ in range(count)]
    rates = [block.decisions / block.seconds for block in blocks]
    return Rate(
        name=name,
        decisions_per_second=median(rates),
        low=min(rates),
        high=max(rates),
        games=sum(block.games for block in blocks),
        decisions=sum(block.decisions for block in blocks),
    )


def play_for(play_block: Callable[[], tuple[int, int]], seconds: float) -> Block:
    """Play until the time is up; what has begun is played to its end, and its time counts."""
    decisions = games = 0
    begun = process_time()
    spent = 0.0
    while spent < seconds:
        more_decisions, more_games = play_block()
        decisions += more_decisions
        games += more_games
        spent = process_time() - begun
    return Block(decisions, games, spent)
