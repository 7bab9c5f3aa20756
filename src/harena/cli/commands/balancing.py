"""`harena balance`: equal bots against each other, and who wins by seat, choice and card."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from harena.cli.commands.arguments import whole
from harena.cli.commands.simulating import (
    Order,
    agreed,
    bar,
    bounds,
    seat_names,
    shares,
    whole_or_broken_off,
)
from harena.cli.screen.lists import titled
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words, sentence
from harena.cli.table import files
from harena.face import rulebook
from harena.lab.players import check

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from harena.lab.balance import Balanced, Thing
    from harena.lab.chart import Group
    from harena.lab.simulate import Share

# One alone has nobody to be equal to.
LEAST_SEATS: Final = 2


def balance(
    terminal: Terminal, order: Order, options: list[str], pack: str, report: str, chart: str
) -> int:
    """Play many matches, and say who has won with what: on the screen, and in files if wanted."""
    games, jobs = order.counts()
    book = rulebook(order.game)
    bot = check(order.bots, order.game)
    seats = whole("--seats", order.seats) if order.seats else max(LEAST_SEATS, book.seats[0])
    chosen, content = agreed(book, seats, options, pack)
    report_file = files.for_report(report) if report else None
    chart_file = files.for_chart(chart) if chart else None
    from harena.lab.balance import balance as weigh
    from harena.lab.chart import draw

    with bar(terminal, order.game, games) as progress:
        found = weigh(
            order.game,
            games,
            seats,
            bot,
            order.seed,
            jobs,
            chosen,
            content,
            progress,
            *order.where(),
        )
    show(terminal, found)
    if report_file is not None:
        files.write_text(report_file, json.dumps(found.to_json(), indent=2) + "\n")
    if chart_file is not None:
        title = terminal.words.say("balance-title", facts_of(found))
        files.write_text(chart_file, draw(title, groups(terminal.words, found)))
    return whole_or_broken_off(terminal, found.games, games)


def facts_of(found: Balanced) -> dict[str, str | int]:
    """What a report is about."""
    return {"game": found.game, "games": found.games, "seats": found.seats, "bot": found.bot}


def show(terminal: Terminal, found: Balanced) -> None:
    """The report for a person."""
    words, game = terminal.words, found.game
    terminal.say("balance-title", facts_of(found))
    chosen = groups(words, found)[: 1 + len(found.chosen)]
    for group in chosen:
        terminal.gap()
        terminal.show(shares(words, group.title, group.names, group.shares))
    for kind, things in found.used.items():
        terminal.gap()
        terminal.show(uses(words, game, kind, things))
    for kind, ended in found.endings.items():
        terminal.gap()
        terminal.show(endings(words, game, kind, ended))
    terminal.gap()
    mean, least, most = found.rounds
    terminal.say("simulated-rounds", mean=mean, least=least, most=most)
    terminal.say("simulated-shared", count=found.shared_victories)
    speed = found.games / found.seconds if found.seconds else 0.0
    terminal.say("simulated-seconds", seconds=found.seconds, speed=speed)


def groups(words: Words, found: Balanced) -> list[Group]:
    """All shares under their titles: of victories, and of the ways in which matches ended."""
    from harena.lab.chart import Group

    game = found.game
    seats = seat_names(words, found.seat_shares)
    rows = [Group(words.say("column-seat"), seats, found.seat_shares, found.fair)]
    for kind, things in (*found.chosen.items(), *found.used.items()):
        won = [thing.share for thing in things]
        names = [name_of(words, game, kind, share.name) for share in won]
        rows.append(Group(title_of(words, game, kind), names, won, found.fair))
    for kind, ended in found.endings.items():
        names = [name_of(words, game, kind, share.name) for share in ended]
        rows.append(Group(title_of(words, game, kind), names, ended, None))
    return rows


def title_of(words: Words, game: str, kind: str) -> str:
    """The title of a kind of things."""
    return words.say_if(f"{game}-balance-{kind}", kind)


def name_of(words: Words, game: str, kind: str, name: str) -> str:
    """A thing by its name in the reader's language; many have one name in all."""
    said = words.say_if(f"{game}-balance-{kind}-name", "", {kind: name})
    return sentence(said or words.say_if(f"{game}-{kind}", name, {kind: name}))


def uses(words: Words, game: str, kind: str, things: list[Thing]) -> Grid:
    """How often each thing was used, for what, and how often those won who used it."""
    ways = list(things[0].uses)
    many = len(ways) > 1
    counted = [words.say_if(f"{game}-balance-use-{way}", way) for way in ways]
    titles = counted if many else [words.say("column-times")]
    keys = ("share", "interval")
    grid = titled(
        [title_of(words, game, kind), *titles, *(words.say(f"column-{key}") for key in keys)],
        gap=1 if many else 0,
    )
    for thing in things:
        counts = [str(count) for count in thing.uses.values()]
        grid.add_row(
            name_of(words, game, kind, thing.share.name), *counts, *bounds(words, thing.share)
        )
    return grid


def endings(words: Words, game: str, kind: str, ended: list[Share]) -> Grid:
    """How matches ended, and how often."""
    keys = ("matches", "share", "interval")
    grid = titled([title_of(words, game, kind), *(words.say(f"column-{key}") for key in keys)])
    for share in ended:
        matches = words.say("wins", wins=share.wins)
        grid.add_row(name_of(words, game, kind, share.name), matches, *bounds(words, share))
    return grid
