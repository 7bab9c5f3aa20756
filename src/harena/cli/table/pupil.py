"""A pupil at the table: the coach speaks, and only what is right is done."""

from __future__ import annotations

from pathlib import Path

from harena.cli.screen.seating import Seating
from harena.cli.screen.terminal import Terminal
from harena.cli.table.person import Person
from harena.cli.table.table import Left, Table
from harena.kernel.match import INTERJECT
from harena.lessons import Sitting


class Classroom(Table):
    """A table for a lesson: nothing is kept, and nothing is taken back."""

    def __init__(self, sitting: Sitting, seating: Seating, terminal: Terminal) -> None:
        super().__init__(sitting.match, seating, terminal, Path())
        self.sitting = sitting

    def save(self) -> None:
        """A lesson is given anew, not taken up."""

    def take_back(self, answers: int) -> bool:
        """The coach has said what to do."""
        return False

    def leave(self) -> None:
        """Get up in the middle of a lesson."""
        raise Left


class Pupil(Person):
    """The keyboard side of a lesson."""

    def __init__(self, table: Classroom) -> None:
        super().__init__(table)
        self.sitting = table.sitting
        self.said = ""

    def ask(self, seat: int) -> None:
        """The coach's words, then the question; where there is nothing to choose, it is pressed."""
        self.coach()
        self.handover.to(seat)
        options = self.table.match.options(seat)
        index = self.put(seat, [option for option in options if option.ask != INTERJECT])
        if index is not None:
            self.answer(seat, index)

    def answer(self, seat: int, index: int) -> None:
        """What is right is done; else the coach says why not yet."""
        self.last_seat = seat
        wrong = self.sitting.answer(index)
        if wrong:
            self.ahead = []
            self.terminal.show(self.words.say(wrong))
            return
        self.table.tell(slowly=True)
        self.table.tell_rest()

    def coach(self) -> None:
        """What the coach says, once for a task."""
        if self.sitting.say == self.said:
            return
        self.said = self.sitting.say
        self.terminal.gap()
        self.terminal.show(self.words.say(self.sitting.say))
        if self.sitting.do:
            self.terminal.line("lesson-do", task=self.words.say(self.sitting.do))


def attend(table: Classroom) -> None:
    """Until all tasks are done, or the pupil leaves."""
    pupil = Pupil(table)
    lesson = table.sitting.lesson
    if lesson.scene:
        table.scene.stand_as(table.match.view(lesson.seat))
    table.catch_up()
    while not table.sitting.is_over:
        pupil.ask(lesson.seat)
    pupil.coach()
