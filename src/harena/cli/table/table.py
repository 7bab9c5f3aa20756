"""The table: one match at one screen, with those who sit there; what happens is told and kept."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from harena.cli.scenes.scene import scene_for
from harena.cli.screen.glossary import Glossary
from harena.cli.screen.seating import Seating
from harena.cli.screen.terminal import Terminal
from harena.cli.table import endings, files
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused


class Left(Exception):
    """A person has left the table."""


class Table:
    """One match with its people, its bots and its file."""

    def __init__(
        self, match: Match, seating: Seating, terminal: Terminal, path: Path, pack: str = ""
    ) -> None:
        self.match = match
        self.seating = seating
        self.terminal = terminal
        self.words = terminal.words
        self.path = path
        self.typed = f"{shell(path)} --pack {shell(Path(pack))}" if pack else shell(path)
        self.hints = 0
        # Beside the match: who gave up, how it ended, and the step of another that it goes on from.
        self.resigned: list[int] = []
        self.ending: dict[str, object] = {}
        self.exercise: dict[str, object] = {}
        self.open_scene()

    @property
    def is_over(self) -> bool:
        """By the rules, or beside them."""
        return self.match.over or bool(self.ending)

    def open_scene(self) -> None:
        """A screen on which nothing has been told yet."""
        self.scene = scene_for(self.match, self.seating, self.words, self.terminal.ascii_only)
        self.scene.tall = self.terminal.is_tall
        scene = self.scene
        self.terminal.glossary = Glossary(self.words, scene.game, scene.names, scene.printed)
        self.told = 0
        self.last_kind = ""
        self.log: list[str] = []

    def choose(self, seat: int) -> int:
        """What a bot chooses. Made afresh for each answer, so that a resumed match is the same."""
        return self.choose_as(self.seating.sitters[seat].bot, seat)

    def choose_as(self, name: str, seat: int) -> int:
        """What this bot would choose at that seat, within a moment."""
        from harena.bots import MOMENT
        from harena.lab.players import make

        match = self.match
        seed = f"{match.seed}/{seat}/{len(match.answers)}"
        bot = make(name, match.rulebook, match.setup, seed, MOMENT, monotonic)
        return bot.choose({} if bot.blind else match.view(seat), match.options(seat))

    def save(self) -> None:
        """Write the match to its file: when it begins, after each answer of a person, at the end.

        Bots answer the same way again, so nothing of theirs is lost; to write after each of their
        answers took three quarters of the time of a match.
        """
        files.write_record(self.path, self.record())

    def save_copy(self, name: str) -> None:
        """Write the match to another file too; to its own it is written all the time."""
        try:
            path = files.free(name) if name else self.path
            files.write_record(path, self.record())
        except Refused as refused:
            self.terminal.show(self.words.refuse(refused))
        else:
            self.terminal.line("saved", file=str(path))

    def record(self) -> dict[str, object]:
        """The record, with who sat where."""
        table: dict[str, object] = {
            "players": self.seating.to_json(),
            "over": self.is_over,
            "hints": self.hints,
            "resigned": self.resigned,
        }
        beside = {"ending": self.ending, "exercise": self.exercise}
        told = {name: value for name, value in beside.items() if value}
        return {**self.match.record(), **told, "table": table}

    def take_over(self, record: Record) -> None:
        """What a file tells beside its match."""
        self.hints = files.hints_in(record)
        kept = record.get("table")
        if isinstance(kept, dict):
            self.resigned = endings.seats_in(kept.get("resigned"), self.seating)
        ending, exercise = record.get("ending"), record.get("exercise")
        self.ending = ending if isinstance(ending, dict) else {}
        self.exercise = exercise if isinstance(exercise, dict) else {}

    def tell(self, slowly: bool = False, silently: bool = False) -> None:
        """Tell what has not been told yet."""
        events = self.match.events_from(self.told)
        self.told += len(events)
        for event in events:
            lines = self.scene.tell(event, self.seating.viewer)
            self.log += lines
            if not silently:
                self.show_event(event.kind, lines, slowly)
            self.last_kind = event.kind

    def catch_up(self) -> None:
        """What has happened is in the log, and shown to nobody."""
        self.tell(silently=True)
        self.log += self.scene.rest()

    def tell_rest(self) -> None:
        """Tell what was kept back, before anybody is asked."""
        lines = self.scene.rest()
        self.log += lines
        self.terminal.show(*map(self.scene.paint, lines))

    def show_event(self, kind: str, lines: list[str], slowly: bool) -> None:
        """What an event says: a round begins with a line across, a turn after an empty one."""
        if self.begins(kind) and not self.begins(self.last_kind):
            self.terminal.gap()
        for line in lines:
            if kind == self.match.rulebook.round_event:
                self.terminal.heading(line)
            else:
                self.terminal.show(self.scene.paint(line))
                if slowly:
                    self.terminal.wait()

    def begins(self, kind: str) -> bool:
        """Whether a round or a turn begins with this event."""
        return kind == self.match.rulebook.round_event or self.scene.declared.is_opening(kind)

    def take_back(self, answers: int) -> bool:
        """Forget all answers after so many, if what came of them has revealed nothing."""
        before = self.match.back_to(answers)
        since = self.match.events_from(len(before.events))
        if not all(self.scene.declared.is_quiet(event.kind) for event in since):
            return False
        self.match = before
        self.save()
        self.open_scene()
        self.catch_up()
        return True

    def end(self) -> None:
        """Scores, winners, and where the record lies."""
        terminal, match = self.terminal, self.match
        terminal.gap()
        terminal.heading(self.words.say("match-over"))
        terminal.show(self.scene.standings(match, terminal.width))
        terminal.gap()
        if match.over:
            terminal.show(self.scene.result(match))
        told: Record = {"ending": self.ending, "exercise": self.exercise}
        terminal.show(*endings.told(told, self.seating))
        if self.hints:
            terminal.say("hints-used", count=self.hints)
        terminal.line("record-kept", file=str(self.path))
        terminal.line("replay-with", command=f"harena replay {self.typed}")

    def leave(self) -> None:
        """Get up; the match is kept unless the person does not want it."""
        answer = self.terminal.read(self.words.say("keep-match"))
        if answer[:1].casefold() == self.words.say("letter-no"):
            self.path.unlink(missing_ok=True)
            self.terminal.say("match-thrown-away")
        else:
            self.say_how_to_resume()
        raise Left

    def say_how_to_resume(self) -> None:
        """Where the match lies, and how to go on."""
        self.terminal.line("match-kept", file=str(self.path))
        self.terminal.line("resume-with", command=f"harena play --resume {self.typed}")


def shell(path: Path) -> str:
    """A path as it must be typed."""
    from shlex import quote

    return quote(str(path))
