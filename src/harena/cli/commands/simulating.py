"""`harena simulate` and `harena ladder`: many matches between bots, as a grid or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from harena.cli.commands.arguments import known_bots, play_options, seconds, whole
from harena.cli.commands.usage import INTERRUPTED, complain
from harena.cli.screen.lists import titled
from harena.cli.screen.seating import split
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table import files
from harena.face import rulebook
from harena.kernel.refused import Refused
from harena.packs import read_pack
from harena.toolkit.play_options import check_meant, fitted

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from harena.kernel.rulebook import Rulebook
    from harena.kernel.setup import Pack, PlayValue
    from harena.lab.chart import Group
    from harena.lab.ladder import Ladder, Rung, Standing
    from harena.lab.simulate import Report, Share


TWO: Final = 2


class Order(NamedTuple):
    """What is to be played, as it was typed."""

    game: str
    games: str
    seats: str
    bots: str
    seed: str
    jobs: str
    ray: str
    keep: str

    def counts(self) -> tuple[int, int]:
        """How many matches, in how many processes."""
        return whole("--games", self.games, 1), whole("--jobs", self.jobs, 1)

    def where(self) -> tuple[str, Path | None]:
        """The Ray cluster that plays, and the file that keeps what came of it; if wanted."""
        return self.ray, Path(self.keep).expanduser() if self.keep else None


def simulate(terminal: Terminal, order: Order, options: list[str], pack: str, as_json: bool) -> int:
    """Play many matches, and say how they went."""
    games, jobs = order.counts()
    book = rulebook(order.game)
    bots = known_bots(order.bots, order.game) or ["random"]
    seats = whole("--seats", order.seats) if order.seats else max(len(bots), book.seats[0])
    chosen, content = agreed(book, seats, options, pack)
    from harena.lab.simulate import simulate as run

    with bar(terminal, order.game, games) as progress:
        report = run(
            order.game,
            games,
            seats,
            bots,
            order.seed,
            jobs,
            chosen,
            content,
            progress,
            *order.where(),
        )
    if as_json:
        print(json.dumps(report.to_json(), indent=2))
    else:
        show(terminal, report)
    return whole_or_broken_off(terminal, report.games, games)


def agreed(
    book: Rulebook, seats: int, options: list[str], pack: str
) -> tuple[dict[str, PlayValue], Pack]:
    """What was chosen for matches, once they can be begun so and all of it means something."""
    chosen = play_options(book, options)
    content = read_pack(Path(pack)) if pack else book.built_in()
    setup = book.settle(seats, chosen, content, {})
    book.take_up(setup)
    check_meant(book.play, setup, chosen)
    return chosen, content


def ladder(
    terminal: Terminal,
    order: Order,
    options: list[str],
    pack: str,
    limit: str,
    chart: str,
    as_json: bool,
) -> int:
    """Every bot against every other, and say who beats whom."""
    from harena.bots import names

    games, jobs = order.counts()
    book = rulebook(order.game)
    bots = list(dict.fromkeys(known_bots(order.bots, order.game))) or names(order.game)
    if len(bots) < TWO:
        raise Refused("one-bot", "option --bots: two bots or more were expected, but only one came")
    usual = [one for one in book.seats if one >= TWO and not fitted(book.play, one)]
    seats = list(dict.fromkeys(whole("--seats", one) for one in split(order.seats))) or usual
    at_seats = [agreed(book, number, options, pack) for number in seats]
    chosen, content = at_seats[0]
    longest = seconds("--limit", limit)
    chart_file = files.for_chart(chart) if chart else None
    from harena.lab.chart import draw
    from harena.lab.ladder import ladder as climb

    total = games * len(seats) * len(bots) * (len(bots) - 1) // 2
    with bar(terminal, order.game, total) as progress:
        found = climb(
            order.game,
            bots,
            seats,
            games,
            order.seed,
            jobs,
            longest,
            progress,
            *order.where(),
            chosen,
            content,
        )
    if as_json:
        print(json.dumps(found.to_json(), indent=2))
    else:
        show_ladder(terminal, found)
    if chart_file is not None:
        title = terminal.words.say("ladder-title", game=found.game, games=found.games)
        files.write_text(chart_file, draw(title, ladder_groups(terminal.words, found)))
    return whole_or_broken_off(terminal, found.played, total)


def show_ladder(terminal: Terminal, found: Ladder) -> None:
    """The standings, who beats whom, and what went wrong."""
    words = terminal.words
    terminal.show(standings(words, found.standings))
    terminal.gap()
    terminal.show(rungs_won(words, found.rungs))
    for bot, kind, what in dict.fromkeys(found.faults):
        times = found.faults.count((bot, kind, what))
        terminal.say(f"fault-{kind}", bot=bot, what=what, times=times)


def standings(words: Words, rows: list[Standing]) -> Grid:
    """Ratings and shares with the bounds between which the true ones lie."""
    keys = ("bot", "rating", "interval", "matches", "share", "interval")
    grid = titled([words.say(f"column-{key}") for key in keys], gap=1)
    for row in rows:
        low, high = row.interval()
        rating = words.say("rating", rating=row.rating)
        between = words.say("rating-interval", low=low, high=high)
        grid.add_row(row.name, rating, between, str(row.share.matches), *bounds(words, row.share))
    return grid


def ladder_groups(words: Words, found: Ladder) -> list[Group]:
    """All shares as a chart has them: of each bot, and of the first of each pair."""
    from harena.lab.chart import Group

    names = [row.name for row in found.standings]
    groups = [Group(words.say("column-bot"), names, [row.share for row in found.standings], 0.5)]
    for seats in found.seats:
        rungs = [rung for rung in found.rungs if rung.seats == seats]
        pairs = [f"{rung.first.name} – {rung.second.name}" for rung in rungs]
        title = words.say("ladder-seats", seats=seats)
        groups.append(Group(title, pairs, [rung.first for rung in rungs], 0.5))
    return groups


def whole_or_broken_off(terminal: Terminal, played: int, total: int) -> int:
    """The exit status. Who breaks it off is told how much of it was played."""
    if played == total:
        return 0
    complain(terminal.words.say("simulated-broken-off", played=played, total=total))
    return INTERRUPTED


@contextmanager
def bar(terminal: Terminal, game: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows on the error output, if a person looks at it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    screen = Console(stderr=True)
    growing = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with growing:
        task = growing.add_task(terminal.words.say("simulating", game=game), total=total)
        yield lambda done: growing.update(task, completed=done)


def show(terminal: Terminal, report: Report) -> None:
    """The report for a person."""
    words = terminal.words
    bots = [share.name for share in report.shares]
    terminal.show(shares(words, words.say("column-bot"), bots, report.shares))
    terminal.gap()
    seats = seat_names(words, report.seat_shares)
    terminal.show(shares(words, words.say("column-seat"), seats, report.seat_shares))
    terminal.gap()
    for key, (mean, least, most) in (("rounds", report.rounds), ("decisions", report.decisions)):
        terminal.say(f"simulated-{key}", mean=mean, least=least, most=most)
    terminal.say("simulated-shared", count=report.shared_victories)
    speed = report.games / report.seconds if report.seconds else 0.0
    terminal.say("simulated-seconds", seconds=report.seconds, speed=speed)
    terminal.line("simulated-digest", digest=report.digest)


def seat_names(words: Words, won: list[Share]) -> list[str]:
    """The seats as people count them."""
    return [words.say("seat-number", number=int(share.name) + 1) for share in won]


def shares(words: Words, title: str, names: list[str], won: list[Share]) -> Grid:
    """Who won how often, and between which bounds the true share lies."""
    keys = ("matches", "wins", "share", "interval")
    grid = titled([title, *(words.say(f"column-{key}") for key in keys)])
    for name, share in zip(names, won, strict=True):
        wins = words.say("wins", wins=share.wins)
        grid.add_row(name, str(share.matches), wins, *bounds(words, share))
    return grid


def bounds(words: Words, share: Share) -> tuple[str, str]:
    """A share and the bounds of the true one; nothing of what never came."""
    if not share.matches:
        return "", ""
    low, high = share.interval()
    return words.say("share", share=share.rate), words.say("interval", low=low, high=high)


def rungs_won(words: Words, rungs: list[Rung]) -> Grid:
    """Who beats whom, with how many at the table."""
    keys = ("seats", "bot", "against", "share", "interval")
    grid = titled([words.say(f"column-{key}") for key in keys])
    for rung in rungs:
        names = rung.first.name, rung.second.name
        grid.add_row(str(rung.seats), *names, *bounds(words, rung.first))
    return grid
