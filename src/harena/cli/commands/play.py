"""`harena play`: a new match, or one that was left."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from harena.cli.commands.arguments import known_bots, play_options, whole
from harena.cli.commands.usage import INTERRUPTED
from harena.cli.screen import seating
from harena.cli.screen.glossary import Glossary
from harena.cli.screen.seating import Seating
from harena.cli.screen.terminal import PAUSES, Terminal
from harena.cli.table import files, playing
from harena.cli.table.table import Left, Table
from harena.face import begin, games, replay, rulebook
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack
from harena.packs import read_pack
from harena.toolkit.play_options import check_meant

REMINDER: Final = 5


class Wishes(NamedTuple):
    """What the command line says of a match; empty where it says nothing."""

    game: str
    seats: str
    players: str
    bots: str
    seed: str
    options: list[str]
    pack: str
    save: str
    resume: str | None
    after: str
    heirs: bool


def play(terminal: Terminal, wishes: Wishes, pace: str) -> int:
    """Play until the match is over or left; the exit status."""
    set_pace(terminal, pace)
    table = take_up(terminal, wishes) if wishes.resume is not None else set_up(terminal, wishes)
    return sit(terminal, table)


def sit(terminal: Terminal, table: Table) -> int:
    """At a table until the end; the exit status."""
    try:
        playing.play(table)
    except Left:
        return 0
    except (EOFError, KeyboardInterrupt) as left:
        terminal.gap()
        table.say_how_to_resume()
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    return 0


def set_pace(terminal: Terminal, pace: str) -> None:
    """How fast what others do is told."""
    if pace not in PAUSES:
        known = ", ".join(PAUSES)
        raise Refused(
            "pace",
            f"option --pace: one of {known} was expected, but {pace} came",
            {"known": known, "pace": pace},
        )
    terminal.pause = PAUSES[pace]


def set_up(terminal: Terminal, wishes: Wishes) -> Table:
    """A new match. Everything is checked before anything is asked, shown or written."""
    before = files.read_record(Path(wishes.after)) if wishes.after else {}
    game = wishes.game or str(before.get("game", "")) or only_game()
    book = rulebook(game)
    pack = read_pack(Path(wishes.pack)) if wishes.pack else book.built_in()
    earlier = match_before(before, pack, wishes.after) if wishes.after else None
    bots = known_bots(wishes.bots, game)
    people = seating.split(wishes.players)
    seating.check_names(people)
    path = files.new_file(files.state_folder(os.environ), game)
    if wishes.save:
        path = files.free(wishes.save)
    if earlier is not None:
        wishes = wishes._replace(seats=str(earlier.setup.seats))
    seats = count_seats(terminal, book, wishes, people, bots)
    sitters = seating.arrange(seats, people, bots)
    secret = b"" if wishes.seed else secrets.token_bytes(16)
    chosen = play_options(book, wishes.options)
    match = begin(
        game,
        seats,
        wishes.seed or secrets.token_hex(8),
        {**(earlier.setup.options if earlier else {}), **chosen},
        pack,
        carried=what_is_left(earlier, wishes.heirs) if earlier else {},
        secret=secret,
    )
    check_meant(book.play, match.setup, chosen)
    table = Table(match, Seating(sitters, terminal.words), terminal, path, wishes.pack)
    is_first = files.is_first(files.state_folder(os.environ), game)
    table.save()
    greet(table)
    if is_first and table.seating.viewer is not None and not earlier:
        welcome(table)
    return table


def welcome(table: Table) -> None:
    """A first match of a game that has lessons: where, who advises, and which rules are lighter."""
    from harena.lessons import lessons_of

    words, game = table.words, table.match.rulebook.name
    if not lessons_of(game):
        return
    light = [f"-o {name}={json.dumps(value)}" for name, value in table.scene.declared.light.items()]
    table.terminal.say(
        "first-match",
        learn=f"harena learn {game}",
        hint=words.say("command-hint"),
        light=f"harena play {game} {' '.join(light)}" if light else "none",
    )


def match_before(record: Record, pack: Pack, file: str) -> Match:
    """17 The finished match of a campaign that the new one follows."""
    earlier = replay(record, pack)
    if not earlier.over or not earlier.legacy:
        raise Refused(
            "after",
            f"option --after: a finished match of a campaign was expected, but {file} is none",
            {"file": file},
        )
    return earlier


def what_is_left(earlier: Match, heirs: bool) -> dict[str, object]:
    """17 What a campaign brings along; if wished, others take the places of the dead."""
    return earlier.rulebook.succeed(earlier.legacy) if heirs else earlier.legacy


def count_seats(
    terminal: Terminal, book: Rulebook, wishes: Wishes, people: list[str], bots: list[str]
) -> int:
    """As said; else as many as were named; else as the person says, who is asked just this."""
    low, high = book.seats[0], book.seats[-1]
    if wishes.seats:
        return whole("--seats", wishes.seats)
    named = max(len(people), 1) + len(bots)
    if people or wishes.bots:
        return max(named, low)
    if not terminal.is_live:
        return low
    terminal.glossary = Glossary(terminal.words, book.name, {})
    prompt = terminal.words.say("how-many-seats", low=low, high=high)
    while True:
        typed = terminal.read(prompt)
        if not typed:
            return low
        if typed.isdecimal() and int(typed) in book.seats:
            return int(typed)
        terminal.say("not-a-seat-count", low=low, high=high, text=typed)


def only_game() -> str:
    """The game, if there is just one on the shelf."""
    if len(games()) != 1:
        known = ", ".join(games())
        raise Refused(
            "no-game", f"one of the games {known} was expected, but none came", {"known": known}
        )
    return games()[0]


def greet(table: Table) -> None:
    """What is played, by whom, and where it is kept."""
    terminal, words, game = table.terminal, table.words, table.match.rulebook.name
    terminal.heading(words.say_if(f"{game}-title", game))
    if words.has(f"{game}-welcome"):
        terminal.say(f"{game}-welcome")
    rows = [
        words.say("sits-bot", name=sitter.name, bot=sitter.bot)
        if sitter.is_bot
        else table.seating.name(seat)
        for seat, sitter in enumerate(table.seating.sitters)
    ]
    terminal.say("at-the-table", names=", ".join(rows))
    terminal.line("autosaved", file=str(table.path))


def take_up(terminal: Terminal, wishes: Wishes) -> Table:
    """A match that was left, as it was."""
    for name in ("seats", "players", "bots", "seed", "options"):
        if getattr(wishes, name):
            option = "--option" if name == "options" else f"--{name}"
            raise Refused(
                "resume-alone",
                f"option --resume goes on as the match was begun, but {option} came too",
                {"option": option},
            )
    if wishes.resume:
        path = Path(wishes.resume)
    else:
        path = files.last_file(files.state_folder(os.environ), wishes.game)
    record, match = files.read_match(path, wishes.pack, wishes.game)
    seats = seating.from_record(record, match.setup.seats, terminal.words)
    from harena.lab.players import check

    for sitter in seats.sitters:
        if sitter.is_bot:
            check(sitter.bot, match.rulebook.name)
    if wishes.save:
        path = files.free(wishes.save)
    table = Table(match, seats, terminal, path, wishes.pack)
    table.take_over(record)
    table.catch_up()
    greet(table)
    terminal.say("resumed", answers=len(match.answers))
    terminal.show(*map(table.scene.paint, table.log[-REMINDER:]))
    return table
