"""Every bot against every other, at several numbers of seats: ratings, and who beats whom.

In a pairing the two bots take turns round the table, and move on by a seat every match. Ratings are
those of Plackett and Luce by openskill, learned match by match in a fixed order, so that any number
of jobs gives the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from harena.bots import Bot
from harena.face import built_in, rulebook
from harena.kernel.match import begin
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, PlayValue
from harena.lab import players
from harena.lab.keeping import Keeping, order_of
from harena.lab.playing import bots_at
from harena.lab.processes import Loss
from harena.lab.referee import CRASHED, OVERRAN, Fault, heed, judge, too_late
from harena.lab.simulate import STANDARD_NORMAL_95, Share, expect_at_least_one
from harena.lab.working import done, gathered

LIMIT = 10.0
PAIR = 2


class Pairing(NamedTuple):
    """Two bots at a table of so many seats."""

    seats: int
    first: str
    second: str


class Common(NamedTuple):
    """What all matches of a ladder have in common, as plain values for other processes."""

    game: str
    options: dict[str, PlayValue]
    pack_name: str
    pack_files: dict[str, str]
    seed: str
    limit: float


class Played(NamedTuple):
    """What came of one match: each bot's part of the victory, and what one did wrong, if any."""

    pairing: int
    number: int
    first: float
    second: float
    fault: tuple[str, str, str] | None


class Rung(NamedTuple):
    """One pairing: how often the first bot won against the second."""

    seats: int
    first: Share
    second: Share

    def to_json(self) -> dict[str, object]:
        return {"seats": self.seats, "bots": [self.first.to_json(), self.second.to_json()]}


@dataclass(frozen=True)
class Standing:
    """A bot's rating with the error of it, its part of all victories, and what it did wrong."""

    name: str
    rating: float
    error: float
    share: Share
    faults: dict[str, int]

    def interval(self) -> tuple[float, float]:
        """Between which bounds the rating lies with 95 %."""
        half = STANDARD_NORMAL_95 * self.error
        return self.rating - half, self.rating + half

    def to_json(self) -> dict[str, object]:
        low, high = self.interval()
        rating = {"rating": self.rating, "rating_low": low, "rating_high": high}
        return {**self.share.to_json(), **rating, "faults": self.faults}


@dataclass(frozen=True)
class Ladder:
    """Everything that a ladder tells: the standings, best first, and the pairings in order."""

    game: str
    games: int
    seats: list[int]
    seed: str
    jobs: int
    limit: float
    options: dict[str, PlayValue]
    standings: list[Standing]
    rungs: list[Rung]
    faults: list[tuple[str, str, str]]
    seconds: float

    @property
    def played(self) -> int:
        """How many matches in all: fewer than there should be if it was broken off."""
        return sum(rung.first.matches for rung in self.rungs)

    def to_json(self) -> dict[str, object]:
        """JSON-ready; `seconds` alone differs from run to run."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "seed": self.seed,
            "jobs": self.jobs,
            "limit": self.limit,
            "options": self.options,
            "standings": [standing.to_json() for standing in self.standings],
            "pairings": [rung.to_json() for rung in self.rungs],
            "faults": [{"bot": bot, "kind": kind, "what": what} for bot, kind, what in self.faults],
            "seconds": self.seconds,
        }


def ladder(
    game: str,
    bots: list[str],
    seats: list[int],
    games: int,
    seed: str,
    jobs: int = 1,
    limit: float = LIMIT,
    progress: Callable[[int], None] | None = None,
    ray: str = "",
    keep: Path | None = None,
    options: dict[str, PlayValue] | None = None,
    pack: Pack | None = None,
) -> Ladder:
    """All pairings, so many matches each. A choice may take so many seconds.

    What a file keeps of such matches is not played again.
    """
    expect_at_least_one("games", games)
    expect_at_least_one("jobs", jobs)
    if limit <= 0:
        raise Refused(
            "limit",
            f"option --limit: more than 0 seconds were expected, but {limit:g} came",
            {"text": f"{limit:g}"},
        )
    book = rulebook(game)
    chosen, content = options or {}, pack or built_in(game)
    for name in bots:
        players.check(name, game)
    for number in seats:
        book.settle(number, chosen, content, {})
        if number < PAIR:
            raise Refused(
                "ladder-seats",
                f"{PAIR} seats or more were expected for a ladder, but {number} came",
                {"least": PAIR, "seats": number},
            )
    begun = perf_counter()
    pairings = [Pairing(number, *pair) for number in seats for pair in combinations(bots, PAIR)]
    order = order_of("ladder", book, content, bots, seed, seats=seats, limit=limit, options=chosen)
    kept = Keeping(keep, order, Played) if keep else None
    common = Common(game, chosen, content.name, content.files, seed, limit)
    found = gathered(played(common, pairings, games, jobs, ray, kept), progress)
    found.sort(key=lambda one: (one.number, one.pairing))
    return Ladder(
        game=game,
        games=games,
        seats=seats,
        seed=seed,
        jobs=jobs,
        limit=limit,
        options=chosen,
        standings=standings(bots, pairings, found),
        rungs=[rung(pairing, index, found) for index, pairing in enumerate(pairings)],
        faults=[one.fault for one in found if one.fault is not None],
        seconds=perf_counter() - begun,
    )


def played(
    common: Common,
    pairings: list[Pairing],
    games: int,
    jobs: int,
    ray: str,
    kept: Keeping[Played] | None,
) -> Iterator[list[Played]]:
    """What came of the matches, one by one as they come, from wherever they are played."""
    had = [one for one in kept.rows if one.number < games] if kept else []
    known = {(one.pairing, one.number) for one in had}
    matches = [
        (common, index, pairing, number)
        for index, pairing in enumerate(pairings)
        for number in range(games)
        if (index, number) not in known
    ]
    if had:
        yield had
    guests = any(players.is_guest(name) for one in pairings for name in (one.first, one.second))
    for one in done(play, matches, jobs, ray, lost if guests else None):
        if kept:
            kept.add([one])
        yield [one]


def play(common: Common, index: int, pairing: Pairing, number: int) -> Played:
    """One match. Whoever does wrong loses it to the other."""
    game, options, pack_name, pack_files, seed, limit = common
    book = rulebook(game)
    setup = book.settle(pairing.seats, options, Pack(pack_name, pack_files), {})
    names = [pairing.first, pairing.second]
    at = bots_at(number, pairing.seats, names)
    for name in names:
        players.check(name, game)  # To read a module of somebody's is no part of thinking.
    match = begin(book, setup, f"{seed}/{number}")
    made: list[Bot | Fault] = [
        heed(seat, limit, partial(players.make, names[who], book, setup, f"{seed}/{number}/{seat}"))
        for seat, who in enumerate(at)
    ]
    fault = next((one for one in made if isinstance(one, Fault)), None)
    if fault is None:
        fault = judge(match, [one for one in made if not isinstance(one, Fault)], limit)
    if fault is not None:
        return forfeited(index, pairing, number, fault)
    shares = [0.0, 0.0]
    for seat in match.winners:
        shares[at[seat]] += 1 / len(match.winners)
    return Played(index, number, shares[0], shares[1], None)


def lost(piece: tuple[Any, ...], loss: Loss) -> Played:
    """A match that has died with its process is lost by the bot whose turn it was."""
    common, index, pairing, number = piece
    fault = Fault(loss.seat, CRASHED, f"its process ended with status {loss.status}")
    if loss.overdue:
        fault = Fault(loss.seat, OVERRAN, too_late(common.limit))
    return forfeited(index, pairing, number, fault)


def forfeited(index: int, pairing: Pairing, number: int, fault: Fault) -> Played:
    """A match that one bot has lost to the other by what it did."""
    names = [pairing.first, pairing.second]
    guilty = bots_at(number, pairing.seats, names)[fault.seat]
    told = names[guilty], fault.kind, fault.what
    return Played(index, number, float(guilty == 1), float(guilty == 0), told)


def rung(pairing: Pairing, index: int, found: list[Played]) -> Rung:
    """Count the matches of one pairing."""
    mine = [one for one in found if one.pairing == index]
    first, second = sum(one.first for one in mine), sum(one.second for one in mine)
    return Rung(
        pairing.seats,
        Share(pairing.first, len(mine), first),
        Share(pairing.second, len(mine), second),
    )


def standings(bots: list[str], pairings: list[Pairing], found: list[Played]) -> list[Standing]:
    """Ratings, learned in the order of the matches; the best first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    matches: Counter[str] = Counter()
    wins = dict.fromkeys(bots, 0.0)
    faults = {name: Counter[str]() for name in bots}
    for one in found:
        pairing = pairings[one.pairing]
        pair, got = (pairing.first, pairing.second), (one.first, one.second)
        rated = model.rate([[ratings[name]] for name in pair], scores=list(got))
        for name, share, (rating,) in zip(pair, got, rated, strict=True):
            ratings[name] = rating
            matches[name] += 1
            wins[name] += share
        if one.fault is not None:
            faults[one.fault[0]][one.fault[1]] += 1
    rows = [
        Standing(
            name,
            ratings[name].mu,
            ratings[name].sigma,
            Share(name, matches[name], wins[name]),
            dict(faults[name]),
        )
        for name in bots
    ]
    return sorted(rows, key=lambda row: -row.rating)
