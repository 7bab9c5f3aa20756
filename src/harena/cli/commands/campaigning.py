"""`harena campaign`: matches that follow each other, in one file, with a journal."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any, Final, NamedTuple

from harena.cli.commands.arguments import known_bots, play_options, whole
from harena.cli.commands.play import set_pace
from harena.cli.commands.usage import INTERRUPTED
from harena.cli.screen import seating
from harena.cli.screen.declared import Declared
from harena.cli.screen.seating import Seating
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table import campaign as kept
from harena.cli.table import files, playing
from harena.cli.table.campaign import Campaign
from harena.cli.table.table import Left, Table, shell
from harena.face import rulebook
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.toolkit.play_options import check_meant, contradicted

OPTION: Final = "campaign"
SIZE: Final = "gladiators_per_seat"
USUAL_BOT: Final = "instinct"
# An unattended campaign is written after so many matches, and at its end.
SAVED_EVERY: Final = 25
LINES: Final = 20
COMMANDS: Final = ("journal", "note", "export", "quit")


class Wishes(NamedTuple):
    """What the command line says; empty where it says nothing, but a note of nothing is none."""

    game: str
    file: str
    new: bool
    seats: str
    players: str
    bots: str
    seed: str
    options: list[str]
    gladiators: str
    fights: str
    unattended: bool
    matches: str
    journal: bool
    note: str | None
    export: str


def campaign(terminal: Terminal, wishes: Wishes, pace: str) -> int:
    """Begin or go on, read or write the journal; the exit status."""
    set_pace(terminal, pace)
    book = rulebook(wishes.game)
    if OPTION not in [option.name for option in book.play]:
        raise Refused(
            "no-campaigns",
            f"a game with campaigns was expected, but {wishes.game} has none",
            {"game": wishes.game},
        )
    if wishes.fights:
        known_bots(wishes.fights, book.name)
    path = place_of(wishes)
    fresh = wishes.new or not path.exists()
    spoken = bool(wishes.note is not None or wishes.export or wishes.journal)
    if spoken and fresh and not wishes.new:
        raise files.missing(path)
    found = begin(terminal.words, book, wishes) if fresh else go_on(terminal, path, wishes)
    if wishes.note is not None:
        found.note(wishes.note)
    if fresh or wishes.note is not None:
        kept.write(path, found)
    if wishes.export:
        export(terminal, found, Path(wishes.export))
    if wishes.journal:
        terminal.show(*found.told(terminal.words))
    if spoken:
        return 0
    terminal.line("campaign-kept", file=str(path))
    if wishes.unattended:
        bots = known_bots(wishes.bots, book.name) or [USUAL_BOT]
        return unattended(terminal, found, path, bots, whole("--matches", wishes.matches, 1))
    return attended(terminal, found, path, wishes.fights)


def place_of(wishes: Wishes) -> Path:
    """The file that is named; else the last campaign of the game, or a new one."""
    if wishes.file:
        path = Path(wishes.file).expanduser()
        if wishes.new and path.exists():
            raise files.exists(path)
        return path
    folder = files.state_folder(os.environ)
    stem = f"{OPTION}-{wishes.game}"
    found = [path for path in folder.glob(f"{stem}-*.json") if not path.stem.endswith(".previous")]
    if wishes.new or not found:
        return files.new_file(folder, stem)
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name))


def begin(words: Words, book: Rulebook, wishes: Wishes) -> Campaign:
    """A new campaign; everything is checked before anything is written."""
    people, bots = seating.split(wishes.players), known_bots(wishes.bots, book.name)
    # Not those that are left when the empty ones are gone: the game refuses these.
    names = [name.strip() for name in wishes.gladiators.split(",")] if wishes.gladiators else []
    sized = [f"{SIZE}={len(names)}"] if names else []
    chosen = play_options(book, [*wishes.options, *sized])
    if not chosen.get(OPTION, True):
        option = next(one for one in book.play if one.name == OPTION)
        raise contradicted(option, [True], False)
    options = {**chosen, OPTION: True}
    named = max(len(people), 1) + (0 if wishes.unattended else len(bots))
    seats = whole("--seats", wishes.seats) if wishes.seats else max(named, book.seats[0])
    if wishes.unattended:
        sitters = seating.arrange(seats, people or list(seating.NAMES[:1]), [])
    else:
        sitters = seating.arrange(seats, people, bots)
    seed = wishes.seed or secrets.token_hex(8)
    check_meant(book.play, book.settle(seats, options, book.built_in(), {}), chosen)
    sat = Seating(sitters, words)
    if not names:
        return Campaign(book.name, seats, seed, options, sat, {})
    try:
        return Campaign(book.name, seats, seed, options, sat, christened(names, seats))
    except Refused as refused:
        if refused.code != "carried":
            raise
        # Nothing is carried yet: the names are what the game does not take.
        reason = refused.facts["reason"]
        raise Refused("gladiators-named", f"--gladiators: {reason}", refused.facts) from refused


def christened(names: list[str], seats: int) -> dict[str, object]:
    """Heroes 7.2 The familia of the first seat by name; the game names those of the others."""
    own = [{"name": name} for name in names]
    others: list[dict[str, str]] = [{} for _ in names]
    return {"familiae": [own, *([others] * (seats - 1))]}


def go_on(terminal: Terminal, path: Path, wishes: Wishes) -> Campaign:
    """A campaign that was left, as it was begun."""
    for name in ("seats", "players", "bots", "seed", "options", "gladiators"):
        # Unattended, bots decide for everybody: who does is nothing that a campaign keeps.
        is_heeded = name == "bots" and wishes.unattended
        if getattr(wishes, name) and not is_heeded:
            option = "--option" if name == "options" else f"--{name}"
            raise Refused(
                "campaign-alone",
                f"{path} goes on as it was begun, but {option} came too; --new begins another",
                {"file": str(path), "option": option},
            )
    return kept.read(path, terminal.words, wishes.game)


# Playing.


class CampaignTable(Table):
    """A match of a campaign at one screen: kept in the campaign's file."""

    def __init__(self, match: Match, found: Campaign, terminal: Terminal, path: Path) -> None:
        self.campaign = found
        super().__init__(match, found.seating, terminal, path)

    def save(self) -> None:
        """The campaign with the match as far as it has come."""
        self.campaign.record = self.match.record()
        kept.write(self.path, self.campaign)

    def end(self) -> None:
        """How it went, without a file of its own."""
        self.terminal.gap()
        self.terminal.show(self.scene.standings(self.match, self.terminal.width))

    def leave(self) -> None:
        self.say_how_to_resume()
        raise Left

    def say_how_to_resume(self) -> None:
        say_how_to_go_on(self.terminal, self.campaign, self.path)


def say_how_to_go_on(terminal: Terminal, found: Campaign, path: Path) -> None:
    """Where it lies, and how to go on."""
    command = f"harena campaign {found.book.name} --file {shell(path)}"
    terminal.line("campaign-go-on", command=command)


def attended(terminal: Terminal, found: Campaign, path: Path, fights: str) -> int:
    """Match after match at this screen, until it is over or left; the exit status."""
    try:
        while not found.is_over():
            table = CampaignTable(found.next_match(), found, terminal, path)
            table.catch_up()
            playing.play(table, fights)
            found.close_match(table.match, table.scene.declared)
            kept.write(path, found)
            if not found.is_over() and not between(terminal, found, path):
                return 0
    except Left:
        return 0
    except (EOFError, KeyboardInterrupt) as left:
        terminal.gap()
        say_how_to_go_on(terminal, found, path)
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    terminal.say("campaign-is-over")
    return 0


def between(terminal: Terminal, found: Campaign, path: Path) -> bool:
    """Between matches: the journal, a note, a copy in words; whether it goes on now."""
    words = terminal.words
    names = {words.say(f"campaign-command-{command}"): command for command in COMMANDS}
    while True:
        typed = terminal.read(words.say("campaign-prompt"))
        word, _, rest = typed.partition(" ")
        command = names.get(word.casefold(), "") if word else "next"
        try:
            if command == "next":
                return True
            if command == "quit":
                say_how_to_go_on(terminal, found, path)
                return False
            if command == "journal":
                lines = int(rest) if rest.isdecimal() else LINES
                terminal.show(*found.told(words)[-lines:])
            elif command == "note":
                found.note(rest)
                kept.write(path, found)
                terminal.say("campaign-noted")
            elif command == "export":
                export(terminal, found, Path(rest).expanduser())
            else:
                terminal.say("campaign-commands", names=", ".join(names))
        except Refused as refused:
            terminal.show(words.refuse(refused))


def export(terminal: Terminal, found: Campaign, path: Path) -> None:
    """The journal as a text in the reader's language, in a new file."""
    files.write_text(files.free(str(path)), "\n".join([*found.told(terminal.words), ""]))
    terminal.line("campaign-exported", file=str(path))


def unattended(
    terminal: Terminal, found: Campaign, path: Path, bots: list[str], matches: int
) -> int:
    """Bots for everybody, until somebody is free, everybody is gone, or time is up."""
    declared = Declared(terminal.words.folder, found.book.name, {})
    is_free, last = False, found.matches + matches
    while not found.is_over() and found.matches < last and not is_free:
        match = played(found.next_match(), bots)
        found.close_match(match, declared)
        is_free = brings_freedom(match)
        if found.matches % SAVED_EVERY == 0:
            kept.write(path, found)
    kept.write(path, found)
    terminal.show(*found.told(terminal.words)[-LINES:])
    ending = "freedom" if is_free else ending_of(found)
    terminal.say("campaign-unattended", ending=ending, matches=found.matches)
    return 0


def played(match: Match, bots: list[str]) -> Match:
    """A match of bots to its end; the kinds of bots are repeated as needed."""
    from harena.lab.players import make

    while not match.over:
        seat = match.to_act[0]
        seed = f"{match.seed}/{seat}/{len(match.answers)}"
        bot = make(bots[seat % len(bots)], match.rulebook, match.setup, seed)
        view = {} if bot.blind else match.view(seat)
        match.answer(seat, bot.choose(view, match.options(seat)))
    return match


def brings_freedom(match: Match) -> bool:
    """Heroes 7.6.1 Whether somebody was freed in it."""
    return any(event.kind == "sought_freedom" and event.args[1] for event in match.events)


def ending_of(found: Campaign) -> str:
    """Heroes 7.1.1 Nobody is left and nobody may follow; else it was time."""
    familiae: Any = found.past.get("familiae", []) if found.is_over() else []
    left = {star["status"] for familia in familiae for star in familia}
    counted = {"active", "dead", "retired"} if found.settled.get("replacement") else {"active"}
    return "death" if left and not left & counted else "time"
