"""Every bot against every other, at several numbers of seats."""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from harena.lab.simulate import Share, simulate


class Rung(NamedTuple):
    """One pairing: how often the first bot won against the second."""

    seats: int
    first: Share
    second: Share


def ladder(
    game: str,
    bots: list[str],
    seats: list[int],
    games: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Rung]:
    """All pairings; with more than two seats the two bots take turns round the table."""
    rungs: list[Rung] = []
    for number in seats:
        for pair in combinations(bots, 2):
            found = simulate(game, games, number, list(pair), seed, jobs)
            rungs.append(Rung(number, *found.shares))
            if progress is not None:
                progress(len(rungs))
    return rungs
