"""Many matches between bots: who wins how often, how long they take, and a digest over them all."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Protocol, TypeVar

from harena.face import built_in, rulebook
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, PlayValue, Setup
from harena.lab import players
from harena.lab.keeping import Keeping, order_of
from harena.lab.playing import Result, bots_at, play_out, result
from harena.lab.working import done, gathered

CHUNK = 8
STANDARD_NORMAL_95 = 1.959964


class Numbered(Protocol):
    """What is kept of a match says which one it was."""

    @property
    def number(self) -> int: ...


Kept = TypeVar("Kept", bound=Numbered)


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
    keep: Path | None = None,
) -> Report:
    """Play so many matches. Everything but the seconds is the same for any number of jobs.

    With the address of a Ray cluster they are played there, and come out the same too. What a file
    keeps of such matches is not played again.
    """
    expect_at_least_one("games", games)
    expect_at_least_one("jobs", jobs)
    book = rulebook(game)
    setup = book.settle(seats, options or {}, pack or built_in(game), {})
    check_bots(game, bots, seats)
    begun = perf_counter()
    order = order_of("simulate", book, setup.pack, bots, seed, seats=seats, options=setup.options)
    kept = Keeping(keep, order, Result) if keep else None
    results = gathered(played(result, setup, game, bots, seed, games, jobs, ray, kept), progress)
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
    see: Callable[[Match, int], Kept],
    setup: Setup,
    game: str,
    bots: list[str],
    seed: str,
    games: int,
    jobs: int,
    ray: str,
    kept: Keeping[Kept] | None,
) -> Iterator[list[Kept]]:
    """What was seen of matches, in chunks as they come, from wherever they are played."""
    pack = setup.pack
    order = (see, game, setup.seats, setup.options, pack.name, pack.files, bots, seed)
    had = [one for one in kept.rows if one.number < games] if kept else []
    if kept and had:
        check_kept(kept.path, had[0], play_chunk(*order, [had[0].number])[0], bots)
        yield had
    known = {one.number for one in had}
    left = [number for number in range(games) if number not in known]
    chunks = [(*order, left[first : first + CHUNK]) for first in range(0, len(left), CHUNK)]
    for some in done(play_chunk, chunks, jobs, ray):
        if kept:
            kept.add(some)
        yield some


def check_kept(path: Path, kept: Numbered, anew: Numbered, bots: list[str]) -> None:
    """Refuse what was kept if it comes out otherwise by now; who plays by the clock always may."""
    if kept != anew and not any(players.is_timed(name) for name in bots):
        raise Refused(
            "kept-otherwise",
            f"{path}: matches of these rules and bots were expected, but number {kept.number} "
            f"comes out otherwise by now; name another file",
            {"file": str(path), "number": kept.number},
        )


def play_chunk(
    see: Callable[[Match, int], Kept],
    game: str,
    seats: int,
    options: dict[str, PlayValue],
    pack_name: str,
    pack_files: dict[str, str],
    bots: list[str],
    seed: str,
    numbers: Sequence[int],
) -> list[Kept]:
    """Some matches, in whichever process; it is handed plain values and sets up by itself."""
    book = rulebook(game)
    setup = book.settle(seats, options, Pack(pack_name, pack_files), {})
    return [see(play_out(book, setup, bots, seed, number), number) for number in numbers]


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
