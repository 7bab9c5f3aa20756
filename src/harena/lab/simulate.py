"""Many matches between bots: who wins how often, how long they take, and a digest over them all."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import TypeVar

from harena.face import built_in, rulebook
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, PlayValue, Setup
from harena.lab import players
from harena.lab.playing import Result, bots_at, play_out, result
from harena.lab.working import done, gathered

CHUNK = 8
STANDARD_NORMAL_95 = 1.959964

Kept = TypeVar("Kept")


@dataclass(frozen=True)
class Share:
    """How often one bot, or one seat, won. A victory shared by two counts as a half for each."""

    name: str
    matches: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        return wilson(self.wins, self.matches)

    def to_json(self) -> dict[str, object]:
        low, high = self.interval()
        return {
            "name": self.name,
            "matches": self.matches,
            "wins": self.wins,
            "rate": self.rate,
            "low": low,
            "high": high,
        }


@dataclass(frozen=True)
class Report:
    """Everything that a simulation tells."""

    game: str
    games: int
    seats: int
    bots: list[str]
    seed: str
    jobs: int
    shares: list[Share]
    seat_shares: list[Share]
    shared_victories: int
    rounds: tuple[float, int, int]
    decisions: tuple[float, int, int]
    seconds: float
    digest: str

    def to_json(self) -> dict[str, object]:
        """JSON-ready; `seconds` alone differs from run to run."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "bots": self.bots,
            "seed": self.seed,
            "jobs": self.jobs,
            "wins": [share.to_json() for share in self.shares],
            "seat_wins": [share.to_json() for share in self.seat_shares],
            "shared_victories": self.shared_victories,
            "rounds": spread_json(self.rounds),
            "decisions": spread_json(self.decisions),
            "seconds": self.seconds,
            "matches_per_second": self.games / self.seconds if self.seconds else 0.0,
            "digest": self.digest,
        }


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The interval in which the true rate lies with 95 %, good for few matches and for extremes."""
    if matches == 0:
        return 0.0, 1.0
    z, rate = STANDARD_NORMAL_95, wins / matches
    middle = rate + z * z / (2 * matches)
    half = z * sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def spread(numbers: list[int]) -> tuple[float, int, int]:
    """Mean, least and most."""
    return sum(numbers) / len(numbers), min(numbers), max(numbers)


def spread_json(numbers: tuple[float, int, int]) -> dict[str, object]:
    return {"mean": numbers[0], "least": numbers[1], "most": numbers[2]}


def simulate(
    game: str,
    games: int,
    seats: int,
    bots: list[str],
    seed: str,
    jobs: int = 1,
    options: dict[str, PlayValue] | None = None,
    pack: Pack | None = None,
    progress: Callable[[int], None] | None = None,
    ray: str = "",
) -> Report:
    """Play so many matches. Everything but the seconds is the same for any number of jobs.

    With the address of a Ray cluster they are played there, and come out the same too.
    """
    expect_at_least_one("games", games)
    expect_at_least_one("jobs", jobs)
    book = rulebook(game)
    setup = book.settle(seats, options or {}, pack or built_in(game), {})
    check_bots(game, bots, seats)
    begun = perf_counter()
    results = gathered(played(result, setup, game, bots, seed, games, jobs, ray), progress)
    results.sort()
    return report(game, setup, bots, seed, jobs, results, perf_counter() - begun)


def expect_at_least_one(name: str, number: int) -> None:
    """Refuse a count that is no count."""
    if number < 1:
        raise Refused(
            "count",
            f"{name}: at least 1 was expected, but {number} came",
            {"name": name, "number": number},
        )


def check_bots(game: str, bots: list[str], seats: int) -> None:
    """Refuse unknown bots, none, and more than there are seats."""
    for name in bots:
        players.check(name, game)
    if not 1 <= len(bots) <= seats:
        raise Refused(
            "bots",
            f"one to {seats} bots were expected for {seats} seats, but {len(bots)} came",
            {"seats": seats, "bots": len(bots)},
        )


def played(
    keep: Callable[[Match, int], Kept],
    setup: Setup,
    game: str,
    bots: list[str],
    seed: str,
    games: int,
    jobs: int,
    ray: str,
) -> Iterator[list[Kept]]:
    """What is kept of matches, in chunks as they come, from wherever they are played."""
    pack = setup.pack
    order = (keep, game, setup.seats, setup.options, pack.name, pack.files, bots, seed)
    firsts = range(0, games, CHUNK)
    chunks = [(*order, range(first, min(first + CHUNK, games))) for first in firsts]
    yield from done(play_chunk, chunks, jobs, ray)


def play_chunk(
    keep: Callable[[Match, int], Kept],
    game: str,
    seats: int,
    options: dict[str, PlayValue],
    pack_name: str,
    pack_files: dict[str, str],
    bots: list[str],
    seed: str,
    numbers: range,
) -> list[Kept]:
    """Some matches, in whichever process; it is handed plain values and sets up by itself."""
    book = rulebook(game)
    setup = book.settle(seats, options, Pack(pack_name, pack_files), {})
    return [keep(play_out(book, setup, bots, seed, number), number) for number in numbers]


def report(
    game: str,
    setup: Setup,
    bots: list[str],
    seed: str,
    jobs: int,
    results: list[Result],
    seconds: float,
) -> Report:
    """Count, in the order of the matches."""
    wins = [0.0] * len(bots)
    seat_wins = [0.0] * setup.seats
    digest = blake2b(digest_size=16)
    for one in results:
        at = bots_at(one.number, setup.seats, bots)
        for seat in one.winners:
            wins[at[seat]] += 1 / len(one.winners)
            seat_wins[seat] += 1 / len(one.winners)
        digest.update(one.digest.encode())
    games = len(results)
    return Report(
        game=game,
        games=games,
        seats=setup.seats,
        bots=bots,
        seed=seed,
        jobs=jobs,
        shares=[Share(name, games, won) for name, won in zip(bots, wins, strict=True)],
        seat_shares=[Share(str(seat), games, won) for seat, won in enumerate(seat_wins)],
        shared_victories=sum(len(one.winners) > 1 for one in results),
        rounds=spread([one.rounds for one in results]),
        decisions=spread([one.decisions for one in results]),
        seconds=seconds,
        digest=digest.hexdigest(),
    )
