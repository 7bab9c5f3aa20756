"""A person at the table: questions put, answers and commands typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from harena.cli import files, prompt
from harena.cli.words import sentence
from harena.kernel.decisions import Option
from harena.kernel.refused import Refused

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from harena.cli.table import Table

LOG_LINES: Final = 20
SHORT: Final = 16
MANY: Final = 2
HINTS: Final = 3


class Left(Exception):
    """The person leaves the table."""


class Person:
    """The keyboard side of a table. Several people share it, one after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.terminal = table.terminal
        self.words = table.words
        self.ahead: list[str] = []
        self.asked = 0
        self.last_seat = -1

    def ask(self, seat: int) -> None:
        """Put the question, until there is an answer or another question."""
        table = self.table
        match = table.match
        options = match.options(seat)
        names = [table.scene.aliases(match, option) for option in options]
        index = self.from_ahead(seat, names)
        if index is None:
            self.show_question(seat, options, whole=False)
        while index is None:
            index = self.read(seat, options, names)
            if table.match is not match:
                return
        self.last_seat = seat
        match.answer(seat, index)
        table.save()
        table.tell()

    def from_ahead(self, seat: int, names: list[list[str]]) -> int | None:
        """The next of several answers that were typed in one line, if it fits."""
        if not self.ahead:
            return None
        if seat == self.last_seat:
            found = prompt.find_option(self.ahead[0], names)
            if found.option is not None:
                self.ahead.pop(0)
                return found.option
            self.terminal.say("ahead-forgotten", text=" ".join(self.ahead))
        self.ahead = []
        return None

    def show_question(self, seat: int, options: list[Option], whole: bool) -> None:
        """Board, question and options."""
        terminal, table = self.terminal, self.table
        look = table.scene.draw if whole else table.scene.glance
        drawing = look(table.match, seat, options, terminal.width)
        if drawing is not None or seat != self.last_seat:
            terminal.gap()
            terminal.heading(self.words.say("turn-of", table.seating.facts("seat", seat)))
        if drawing is not None:
            terminal.show(drawing)
        question = sentence(table.scene.question(table.match, seat, options))
        if len(table.seating.people) > 1:
            name = table.seating.name(seat)
            question = self.words.say("to-person", seat=name, question=question)
        terminal.show(table.scene.paint(question))
        terminal.show(self.list_options(seat, options))

    def list_options(self, seat: int, options: list[Option]) -> Grid:
        """The options by number, with their odds; short ones side by side."""
        scene, match = self.table.scene, self.table.match
        said = [scene.option(match, seat, option) for option in options]
        odds = [scene.odds(match, seat, option) for option in options]
        about = scene.odds_about(options[0].ask)
        if any(odds) and (self.terminal.is_tall or not about):
            return with_odds(said, odds, about)
        if len(options) > MANY and max(map(len, said)) <= SHORT:
            return side_by_side(said, self.terminal.width)
        return with_odds(said, [{} for _ in said], "")

    def read(self, seat: int, options: list[Option], names: list[list[str]]) -> int | None:
        """One line typed: an option, or something else done."""
        self.asked += 1
        typed = self.terminal.read(self.words.say("hint" if self.asked <= HINTS else "prompt"))
        if not typed:
            return None
        found, rest = prompt.find_answers(typed, names)
        if found.option is not None:
            self.ahead = rest
            return found.option
        command, argument = prompt.find_command(typed, self.words)
        if command:
            self.obey(command, argument, seat, options)
        elif found.several:
            self.terminal.say("several", names=", ".join(found.several))
        else:
            self.explain(typed, seat, options)
        return None

    def explain(self, typed: str, seat: int, options: list[Option]) -> None:
        """Why what was typed is no option."""
        scene, match = self.table.scene, self.table.match
        ask = options[0].ask
        choice = scene.choice_named(match, ask, typed)
        if choice is None:
            self.terminal.say("not-understood", text=typed, last=len(options))
        else:
            self.terminal.show(scene.refusal(match.refusal(seat, ask, choice)))

    def obey(self, command: str, argument: str, seat: int, options: list[Option]) -> None:
        """Do what is no answer."""
        table = self.table
        if command == "rule":
            self.terminal.show(table.scene.rule(options[0].ask))
        elif command == "help":
            self.help()
        elif command == "board":
            self.show_question(seat, options, whole=True)
        elif command == "score":
            self.terminal.show(table.scene.standings(table.match, self.terminal.width))
        elif command == "log":
            lines = int(argument) if argument.isdecimal() else LOG_LINES
            self.terminal.show(*(table.scene.paint(line) for line in table.log[-lines:]))
        elif command == "back":
            self.back(seat)
        elif command == "save":
            self.save(argument)
        else:
            self.leave()

    def help(self) -> None:
        """The commands."""
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 2, 0, 0))
        self.terminal.say("help-answers")
        for command in prompt.COMMANDS:
            typed = "  " + self.words.say(f"command-{command}")
            grid.add_row(typed, self.words.say(f"command-{command}-help"))
        self.terminal.show(grid)

    def back(self, seat: int) -> None:
        """Take back one's last answer."""
        answers = self.table.match.answers
        if answers and answers[-1][0] == seat and self.table.take_back(len(answers) - 1):
            self.terminal.say("taken-back")
        else:
            self.terminal.say("not-taken-back")

    def save(self, name: str) -> None:
        """Write the match to another file too; to its own it is written all the time."""
        path = Path(name).expanduser() if name else self.table.path
        try:
            if name and path.exists():
                raise files.exists(path)
            files.write_record(path, self.table.record())
        except Refused as refused:
            self.terminal.show(self.words.refuse(refused))
        else:
            self.terminal.line("saved", file=str(path))

    def leave(self) -> None:
        """Get up; the match is kept unless the person does not want it."""
        answer = self.terminal.read(self.words.say("keep-match"))
        if answer[:1].casefold() == self.words.say("letter-no"):
            self.table.path.unlink(missing_ok=True)
            self.terminal.say("match-thrown-away")
        else:
            self.table.say_how_to_resume()
        raise Left


def with_odds(said: list[str], odds: list[dict[str, str]], about: str) -> Grid:
    """One option a line, and its odds in columns, each column with its title."""
    from rich.table import Table as Grid
    from rich.text import Text

    titles = list(dict.fromkeys(title for one in odds for title in one))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column()
    for _ in titles:
        grid.add_column(justify="right", no_wrap=True)
    if titles:
        grid.add_row("", Text(about, "dim"), *(Text(f" {title}", "dim") for title in titles))
    for number, (text, chances) in enumerate(zip(said, odds, strict=True)):
        grid.add_row(f" [{number + 1}]", text, *(chances.get(title, "") for title in titles))
    return grid


def side_by_side(said: list[str], width: int) -> Grid:
    """Short options in rows."""
    from rich.table import Table as Grid

    labels = [f" [{number + 1}] {text}" for number, text in enumerate(said)]
    across = width // (max(map(len, labels)) + 2)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(labels), across):
        grid.add_row(*labels[start : start + across])
    return grid
