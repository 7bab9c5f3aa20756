"""Many matches between equal bots: who wins by seat, by what was chosen, and by what was used.

What a match says of it is read from its events. A game that wants more than its seats counted
brings a module `balance`, which names events and arguments of theirs as the rulebook declares them.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from harena.face import built_in, rulebook
from harena.kernel.match import Match
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, PlayValue
from harena.lab.keeping import Keeping, order_of
from harena.lab.simulate import (
    Share,
    check_bots,
    expect_at_least_one,
    played,
    spread,
    spread_json,
)
from harena.lab.working import gathered


class Balance(NamedTuple):
    """What a game declares: `CHOSEN`, `USED`, `ENDED` and `OWNERS` of its module `balance`.

    `chosen` are event, owner and thing; `used` are event, owner, thing and, where there are several
    ways to use it, the use; `ended` are event and ending. An owner who is not a seat but of
    another domain belongs to the seat that `owners`, an event with both, has given him.
    """

    chosen: tuple[tuple[str, str, str], ...] = ()
    used: tuple[tuple[str, ...], ...] = ()
    ended: tuple[str, str] | None = None
    owners: tuple[str, str, str] | None = None


class Seen(NamedTuple):
    """What one match says of balance: plain values, so that it can cross from process to process.

    `chosen` are kind, name and seat; `used` are kind, name, use, seat and how often.
    """

    number: int
    winners: tuple[int, ...]
    rounds: int
    ending: tuple[str, str] | None
    chosen: list[tuple[str, str, int]]
    used: list[tuple[str, str, str, int, int]]


@dataclass(frozen=True)
class Thing:
    """How seats fared that chose or used a thing; and what it was used for, how often."""

    share: Share
    uses: dict[str, int]

    def to_json(self) -> dict[str, object]:
        return {**self.share.to_json(), "uses": self.uses}


@dataclass(frozen=True)
class Balanced:
    """Everything that is told of balance. `fair` is what a seat would win if all were equal."""

    game: str
    games: int
    seats: int
    bot: str
    seed: str
    jobs: int
    options: dict[str, PlayValue]
    seat_shares: list[Share]
    chosen: dict[str, list[Thing]]
    used: dict[str, list[Thing]]
    endings: dict[str, list[Share]]
    shared_victories: int
    rounds: tuple[float, int, int]
    seconds: float

    @property
    def fair(self) -> float:
        return 1 / self.seats

    def to_json(self) -> dict[str, object]:
        """JSON-ready; `seconds` alone differs from run to run."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "bot": self.bot,
            "seed": self.seed,
            "jobs": self.jobs,
            "options": self.options,
            "fair": self.fair,
            "seat_wins": [share.to_json() for share in self.seat_shares],
            "chosen": things_json(self.chosen),
            "used": things_json(self.used),
            "endings": {
                kind: [share.to_json() for share in shares] for kind, shares in self.endings.items()
            },
            "shared_victories": self.shared_victories,
            "rounds": spread_json(self.rounds),
            "seconds": self.seconds,
        }


def things_json(things: dict[str, list[Thing]]) -> dict[str, object]:
    return {kind: [thing.to_json() for thing in row] for kind, row in things.items()}


def declared(game: str) -> Balance:
    """What a game wants counted; the seats alone where it declares nothing."""
    name = f"harena.games.{game}.balance"
    if find_spec(name) is None:
        return Balance()
    said = vars(import_module(name))
    return Balance(**{one: said[one.upper()] for one in Balance._fields if one.upper() in said})


def balance(
    game: str,
    games: int,
    seats: int,
    bot: str,
    seed: str,
    jobs: int = 1,
    options: dict[str, PlayValue] | None = None,
    pack: Pack | None = None,
    progress: Callable[[int], None] | None = None,
    ray: str = "",
    keep: Path | None = None,
) -> Balanced:
    """Play so many matches, the same bot at every seat. Any number of jobs counts the same.

    What a file keeps of such matches is not played again.
    """
    expect_at_least_one("games", games)
    expect_at_least_one("jobs", jobs)
    book = rulebook(game)
    setup = book.settle(seats, options or {}, pack or built_in(game), {})
    check_bots(game, [bot], seats)
    begun = perf_counter()
    order = order_of("balance", book, setup.pack, [bot], seed, seats=seats, options=setup.options)
    kept = Keeping(keep, order, Seen) if keep else None
    found = gathered(played(see, setup, game, [bot], seed, games, jobs, ray, kept), progress)
    found.sort(key=lambda seen: seen.number)
    wanted, names = declared(game), book.names(setup)
    return Balanced(
        game=game,
        games=len(found),
        seats=seats,
        bot=bot,
        seed=seed,
        jobs=jobs,
        options=options or {},
        seat_shares=seat_shares(found, seats),
        chosen=count_things(found, [read(book, *one) for one in wanted.chosen], names, False),
        used=count_things(found, [read(book, *one) for one in wanted.used], names, True),
        endings=count_endings(found),
        shared_victories=sum(len(seen.winners) > 1 for seen in found),
        rounds=spread([seen.rounds for seen in found]),
        seconds=perf_counter() - begun,
    )


class Told(NamedTuple):
    """Where in an event a thing stands: the domain and place of each argument that counts."""

    event: str
    domains: tuple[str, ...]
    places: tuple[int, ...]


def read(book: Rulebook, event: str, *wanted: str) -> Told:
    """An event and arguments of it by their names, as the rulebook declares them."""
    arguments = [name.lstrip("+*").partition(":") for name in book.events[event]]
    names = [name for name, _, _ in arguments]
    places = tuple(names.index(one) for one in wanted)
    return Told(event, tuple(arguments[at][2] or names[at] for at in places), places)


def see(match: Match, number: int) -> Seen:
    """What the events of a match that is over say of balance."""
    book = match.rulebook
    wanted, names = declared(book.name), book.names(match.setup)
    chosen = {read(book, *one) for one in wanted.chosen}
    used = {read(book, *one) for one in wanted.used}
    ended = read(book, *wanted.ended) if wanted.ended else None
    owners = read(book, *wanted.owners) if wanted.owners else None
    seat_of: dict[int, int] = {}
    ending: tuple[str, str] | None = None
    picked: dict[tuple[str, str, int], None] = {}
    uses: Counter[tuple[str, str, str, int]] = Counter()
    rounds = 0
    for event in match.events:
        kind, args = event.kind, event.args
        rounds += kind == book.round_event
        if owners is not None and kind == owners.event:
            seat_of[args[owners.places[1]]] = args[owners.places[0]]
        if ended is not None and kind == ended.event:
            ending = (ended.domains[0], names[ended.domains[0]][args[ended.places[0]]])
        for told in (*chosen, *used):
            if told.event != kind:
                continue
            owner = args[told.places[0]]
            seat = owner if told.domains[0] == "seat" else seat_of.get(owner, -1)
            if seat < 0:
                continue  # Of nobody at the table.
            thing, *use = [
                names[domain][args[at]]
                for domain, at in zip(told.domains[1:], told.places[1:], strict=True)
            ]
            if told in chosen:
                picked[told.domains[1], thing, seat] = None
            else:
                uses[told.domains[1], thing, use[0] if use else "", seat] += 1
    used_by = [(*key, times) for key, times in uses.items()]
    return Seen(number, tuple(match.winners), rounds, ending, list(picked), used_by)


def won(seen: Seen, seat: int) -> float:
    """What a seat has of the victory: a half if two share it."""
    return 1 / len(seen.winners) if seat in seen.winners else 0.0


def seat_shares(found: list[Seen], seats: int) -> list[Share]:
    """How often each seat won."""
    return [
        Share(str(seat), len(found), sum(won(seen, seat) for seen in found))
        for seat in range(seats)
    ]


def count_things(
    found: list[Seen], told: list[Told], names: dict[str, list[str]], used: bool
) -> dict[str, list[Thing]]:
    """For each kind its things in the order of their names, with those that never came."""
    matches: Counter[tuple[str, str]] = Counter()
    wins: defaultdict[tuple[str, str], float] = defaultdict(float)
    times: Counter[tuple[str, str, str]] = Counter()
    for seen in found:
        users = {(kind, name, seat) for kind, name, _, seat, _ in seen.used}
        for kind, name, seat in users if used else set(seen.chosen):
            matches[kind, name] += 1
            wins[kind, name] += won(seen, seat)
        if used:
            for kind, name, use, _, count in seen.used:
                times[kind, name, use] += count
    result: dict[str, list[Thing]] = {}
    for one in told:
        kind = one.domains[1]
        ways = names[one.domains[2]] if len(one.domains) > 2 else [""]
        result[kind] = [
            Thing(
                Share(name, matches[kind, name], wins[kind, name]),
                {way: times[kind, name, way] for way in ways} if used else {},
            )
            for name in dict.fromkeys(names[kind])
        ]
    return result


def count_endings(found: list[Seen]) -> dict[str, list[Share]]:
    """What share of the matches ended how."""
    ended = Counter(seen.ending for seen in found if seen.ending is not None)
    result: dict[str, list[Share]] = {}
    for (kind, name), count in sorted(ended.items()):
        result.setdefault(kind, []).append(Share(name, len(found), count))
    return result
