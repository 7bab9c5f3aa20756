"""`harena replay` steps through a record."""

from __future__ import annotations

import os
import time
from pathlib import Path

from harena.cli.commands.play import sit
from harena.cli.scenes.scene import scene_for
from harena.cli.screen import seating
from harena.cli.screen.glossary import Glossary
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import plain
from harena.cli.table import endings, files
from harena.cli.table.table import Table
from harena.kernel.match import Match
from harena.kernel.refused import Refused


class Reel:
    """A recorded match, one answer a step. Step 0 is the beginning."""

    def __init__(
        self, match: Match, seats: seating.Seating, terminal: Terminal, viewer: int | None
    ) -> None:
        self.match = match
        self.seats = seats
        self.terminal = terminal
        self.words = terminal.words
        self.viewer = viewer
        self.ending: list[str] = []
        self.is_over = match.over
        self.last = len(match.answers)
        self.go_to(0)
        terminal.glossary = Glossary(self.words, self.scene.game, self.scene.names)

    def go_to(self, step: int) -> None:
        """The position after so many answers; what happened before is not shown again."""
        self.now = self.match.back_to(max(0, step - 1))
        self.step = len(self.now.answers)
        self.scene = scene_for(self.now, self.seats, self.words, self.terminal.ascii_only)
        self.told = 0
        self.take_in()
        if step:
            self.forward()

    def forward(self) -> None:
        """One answer more."""
        seat, index = self.match.answers[self.step]
        self.chose = self.choice(seat, index)
        self.now.answer(seat, index)
        self.step += 1
        self.take_in()

    def choice(self, seat: int, index: int) -> str:
        """Who chooses what, in words."""
        options = self.now.options(seat)
        option = options[index]
        if self.scene.declared.is_hidden(option.ask) and seat != self.viewer:
            return self.words.say("step-secret", self.seats.facts("seat", seat))
        said = self.scene.option(self.now, seat, option)
        if self.scene.declared.asks_number(option.ask):
            question = self.scene.question(self.now, seat, options)
            said = self.words.say("step-number", question=question, choice=said)
        return self.words.say("step-choice", self.seats.facts("seat", seat), choice=said)

    def take_in(self) -> None:
        """What the step has brought."""
        self.rounds = False
        self.lines: list[str] = []
        events = self.now.events_from(self.told)
        self.told += len(events)
        for event in events:
            self.rounds |= event.kind == self.now.rulebook.round_event
            self.lines += self.scene.tell(event, self.viewer)
        self.lines += self.scene.rest()

    def show(self, with_board: bool) -> None:
        """The step: who chose what, what came of it, and the position."""
        terminal = self.terminal
        terminal.heading(self.words.say("step", step=self.step, last=self.last))
        if self.step:
            terminal.show(self.scene.paint(self.chose))
        terminal.show(*map(self.scene.paint, self.lines))
        if with_board:
            terminal.show(self.scene.draw(self.now, self.viewer, [], terminal.width))
        if self.now.over:
            terminal.show(self.scene.standings(self.now, terminal.width))
            terminal.show(self.scene.result(self.now))
        if self.step == self.last:
            terminal.show(*self.ending)

    def show_all(self, pause: float) -> None:
        """From here to the end; the position once a round, if nobody watches."""
        live = pause > 0
        self.show(with_board=True)
        while self.step < self.last:
            if live:
                time.sleep(pause)
            self.forward()
            self.show(with_board=live or self.rounds or self.step == self.last)

    def browse(self) -> bool:
        """Forward and back as the person says; whether he would play on from here."""
        self.show(with_board=True)
        while True:
            typed = plain(self.terminal.read(self.words.say("replay-prompt", last=self.last)))
            if typed in {"q", "quit", plain(self.words.say("command-quit"))}:
                return False
            if typed in {"play", plain(self.words.say("replay-word-play"))}:
                if self.may_play_on():
                    return True
                continue
            if typed in {"", "n"}:
                if self.step == self.last:
                    self.terminal.say("replay-at-end")
                    continue
                self.forward()
            elif typed == "p":
                self.go_to(max(0, self.step - 1))
            elif typed in {"end", plain(self.words.say("replay-word-end"))}:
                self.go_to(self.last)
            elif typed.isdecimal() and int(typed) <= self.last:
                self.go_to(int(typed))
            else:
                self.terminal.say("replay-not-understood", text=typed, last=self.last)
                continue
            self.show(with_board=True)

    def may_play_on(self) -> bool:
        """Only from a match that is over: nobody looks into a secret that is still one."""
        if not self.is_over:
            self.terminal.say("replay-not-over")
        elif self.now.over:
            self.terminal.say("replay-at-end")
        return self.is_over and not self.now.over


def replay(
    terminal: Terminal, file: str, pack: str, start: int, seat: int | None, pause: float
) -> None:
    """Show a recorded match."""
    record, match = files.read_match(Path(file), pack)
    seats = seating.from_record(record, match.setup.seats, terminal.words)
    if start > len(match.answers):
        last = len(match.answers)
        raise Refused(
            "step-number",
            f"option --from: a step from 0 to {last} was expected, but {start} came",
            {"last": last, "step": start},
        )
    if seat is not None and seat >= match.setup.seats:
        last = match.setup.seats - 1
        raise Refused(
            "seat",
            f"a seat from 0 to {last} was expected, but {seat} came",
            {"last": last, "seat": seat},
        )
    reel = Reel(match, seats, terminal, seats.viewer if seat is None else seat)
    reel.ending = endings.told(record, seats)
    reel.is_over = match.over or "ending" in record
    if start:
        reel.go_to(start)
    if pause or not terminal.is_live:
        reel.show_all(pause)
        return
    try:
        plays_on = reel.browse()
    except EOFError:
        terminal.gap()
        return
    if plays_on:
        play_on(terminal, reel)


def play_on(terminal: Terminal, reel: Reel) -> None:
    """An exercise: this position, dealt as it was, with bots on the other seats."""
    own = 0 if reel.viewer is None else reel.viewer
    unused = [
        name for name in seating.NAMES if name not in [one.name for one in reel.seats.sitters]
    ]
    sitters = [
        seating.Sitter(one.name or unused[0], one.bot or seating.USUAL_BOT)
        for one in reel.seats.sitters
    ]
    sitters[own] = seating.Sitter("", "")
    path = files.new_file(files.state_folder(os.environ), reel.match.rulebook.name)
    seats = seating.Seating(sitters, terminal.words)
    table = Table(reel.match.back_to(reel.step), seats, terminal, path)
    table.exercise = {"step": reel.step}
    table.catch_up()
    terminal.show(*endings.told({"exercise": table.exercise}, seats))
    terminal.line("autosaved", file=str(path))
    sit(terminal, table)
