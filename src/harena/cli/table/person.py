"""A person at the table: questions put, answers and commands typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harena.cli.screen.lists import plain_list, with_odds
from harena.cli.screen.seating import NOBODY
from harena.cli.screen.words import Fact, sentence
from harena.cli.table import giving_up, prompt
from harena.cli.table.handover import Handover
from harena.cli.table.table import Table
from harena.kernel.decisions import Option
from harena.kernel.match import INTERJECT

if TYPE_CHECKING:
    from rich.table import Table as Grid
    from rich.text import Text

LOG_LINES: Final = 20
HINTS: Final = 3
MOST_FORETOLD: Final = 12
# What somebody who is not asked may do, too.
ANY_TIME: Final = ("help", "score", "log", "save", "quit")


class Person:
    """The keyboard side of a table. Several people share it, one after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.terminal = table.terminal
        self.words = table.words
        self.handover = Handover(table)
        self.ahead: list[str] = []
        self.asked = 0
        self.last_seat = -1
        self.covered = False
        self.row = ""
        # After how many answers each answer was typed, and when it was last offered to step in.
        self.typed: list[int] = []
        self.offered = -1
        self.heard: dict[int, int] = {}
        self.hinted: dict[int, list[int]] = {}

    def ask(self, seat: int) -> None:
        """Put the question, until there is an answer or another question.

        Where there is nothing to choose nobody is asked, except that a cover is never skipped:
        the others at the same screen would know why.
        """
        match = self.table.match
        options = match.options(seat)
        self.covered = covered = self.handover.to(seat)
        own = [option for option in options if option.ask != INTERJECT]
        if len(own) == 1 and not covered and not self.could_do_more(seat, options):
            said = self.table.scene.skipped(match, seat)
            if said:
                self.terminal.show(said)
            self.answer(seat, 0)
            return
        index = self.put(seat, own)
        self.heard[seat] = len(match.events)
        if index is not None:
            self.typed.append(len(match.answers))
            self.answer(seat, index)

    def could_do_more(self, seat: int, options: list[Option]) -> bool:
        """Whether something else is open now that was not declined before, nor comes again."""
        if len(options) == 1 or self.table.match.about(seat).get("idle") is True:
            return False
        return self.has_news(seat)

    def has_news(self, seat: int) -> bool:
        """Whether something has happened since this seat last decided to do nothing besides."""
        since = self.table.match.events_from(self.heard.get(seat, 0))
        return not all(self.table.scene.declared.is_quiet(event.kind) for event in since)

    def answer(self, seat: int, index: int) -> None:
        """Take an answer, keep it, and tell what came of it."""
        self.last_seat = seat
        self.table.match.answer(seat, index)
        self.table.save()
        self.table.tell()

    def put(self, seat: int, options: list[Option]) -> int | None:
        """What a person chooses; nothing if meanwhile something else is to be asked."""
        match, scene = self.table.match, self.table.scene
        ask = options[0].ask
        begins = scene.declared.row_of(ask) != self.row or seat != self.last_seat
        if begins and self.row and self.ahead:
            self.forget_ahead()
        self.row = scene.declared.row_of(ask)
        names = self.names(seat, options)
        index = self.from_ahead(seat, names, not scene.declared.asks_number(ask))
        if index is None:
            self.show_question(seat, options, whole=False, begins=begins or not self.row)
        answers = len(match.answers)
        while index is None:
            index = self.read(seat, options, names)
            if self.table.match is not match or len(match.answers) != answers:
                return None
            gone = self.table.is_over or seat in self.table.resigned
            if self.handover.seat != seat or gone:
                return None
        return index

    def names(self, seat: int, options: list[Option]) -> list[list[str]]:
        """What may be typed for each option."""
        scene = self.table.scene
        names = [scene.aliases(self.table.match, seat, option) for option in options]
        if scene.declared.asks_number(options[0].ask):
            names[-1].append(self.words.say("word-all"))
            names[0].append(self.words.say("word-none"))
        return names

    def forget_ahead(self) -> None:
        """Answers typed for questions that did not come."""
        self.terminal.say("ahead-forgotten", text=" ".join(self.ahead))
        self.ahead = []

    def from_ahead(self, seat: int, names: list[list[str]], numbered: bool) -> int | None:
        """The next of several answers that were typed in one line, if it fits."""
        if not self.ahead:
            return None
        if seat == self.last_seat:
            found = prompt.find_option(self.ahead[0], names, numbered)
            if found.option is not None:
                self.ahead.pop(0)
                return found.option
            self.forget_ahead()
        self.ahead = []
        return None

    def show_question(
        self, seat: int, options: list[Option], whole: bool, begins: bool = True
    ) -> None:
        """Board, question and options; in a row of numbers the prompt is the question."""
        terminal, table = self.terminal, self.table
        scene, ask = table.scene, options[0].ask
        look = scene.draw if whole or self.covered else scene.glance
        self.covered = False
        drawing = look(table.match, seat, options, terminal.width) if begins else None
        if drawing is not None or seat != self.last_seat:
            terminal.gap()
            terminal.heading(self.words.say("turn-of", table.seating.facts("seat", seat)))
        if drawing is not None:
            terminal.show(drawing)
            self.hint(seat)
        intro = self.words.say_if(f"{scene.game}-{self.row}-intro")
        if begins and intro:
            terminal.show(intro)
        aside = scene.aside(table.match, seat, options)
        if aside:
            terminal.show(sentence(aside))
        if scene.declared.asks_number(ask):
            self.foretell(seat, options)
            return
        question = sentence(scene.question(table.match, seat, options))
        if len(table.seating.people) > 1:
            name = table.seating.name(seat)
            question = self.words.say("to-person", seat=name, question=question)
        terminal.show(scene.paint(question))
        terminal.show(self.list_options(seat, options))

    def foretell(self, seat: int, options: list[Option]) -> None:
        """What each number comes to, where numbers are not listed; of many the ends are enough."""
        about = self.table.match.about(seat)
        found = [(option.choice, self.table.scene.foretold(about, option)) for option in options]
        lines = [" " + self.words.labelled(str(choice), told) for choice, told in found if told]
        for line in lines if len(lines) <= MOST_FORETOLD else (lines[0], lines[-1]):
            self.terminal.show(line)

    def hint(self, seat: int) -> None:
        """That something else may be done, when it has changed."""
        options = self.table.match.options(seat)
        besides = [option.id for option in options if option.ask == INTERJECT]
        if besides and besides != self.hinted.get(seat):
            command = self.words.say("command-power")
            self.terminal.show(dim(self.words.say("interject-hint", command=command)))
        self.hinted[seat] = besides

    def prompt(self, seat: int, options: list[Option]) -> str:
        """What stands before the cursor."""
        scene = self.table.scene
        if scene.declared.asks_number(options[0].ask):
            facts: dict[str, Fact] = {
                "question": sentence(scene.question(self.table.match, seat, options)),
                "low": options[0].choice,
                "high": options[-1].choice,
            }
            return self.words.say("count-prompt", facts)
        if len(options) == 1:
            return self.words.say("go-on-prompt")
        self.asked += 1
        return self.words.say("hint" if self.asked <= HINTS else "prompt")

    def list_options(self, seat: int, options: list[Option]) -> Grid:
        """The options by number, with their odds; short ones side by side."""
        scene, match = self.table.scene, self.table.match
        facts = match.about(seat)
        said = [
            scene.with_foretold(scene.option(match, seat, option), facts, option)
            for option in options
        ]
        odds = [scene.odds(match, seat, option) for option in options]
        about = scene.odds_about(options[0].ask)
        if any(odds) and (self.terminal.is_tall or not about):
            return with_odds(said, odds, about)
        return plain_list(said, self.terminal.width)

    def read(self, seat: int, options: list[Option], names: list[list[str]]) -> int | None:
        """One line typed: an option, or something else done."""
        typed = self.terminal.read(self.prompt(seat, options))
        if not typed:
            return 0 if len(options) == 1 else None
        scene, match = self.table.scene, self.table.match
        numbered = not scene.declared.asks_number(options[0].ask)
        shown = [scene.option(match, seat, option) for option in options]
        found, rest = prompt.find_answers(typed, names, numbered, shown)
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
            first, last = 1, len(options)
            if scene.declared.asks_number(ask):
                first, last = options[0].choice, options[-1].choice
            self.terminal.say("not-understood", text=typed, first=first, last=last)
        else:
            self.terminal.show(scene.refusal(match, seat, ask, choice))

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
            self.terminal.show(*map(table.scene.paint, table.log[-lines:]))
        elif command == "power":
            self.step_in(seat)
        elif command == "hint":
            self.advise(seat)
        elif command == "back":
            self.back(seat)
        elif command == "resign":
            giving_up.resign(table, seat)
        elif command == "end":
            giving_up.offer_end(table, seat)
        elif command == "save":
            self.table.save_copy(argument)
        else:
            self.table.leave()

    def help(self) -> None:
        """The commands that are of use in this game."""
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 2, 0, 0))
        self.terminal.say("help-answers")
        interjects = INTERJECT in self.table.match.rulebook.asks
        for command in (*prompt.COMMANDS[:2], *prompt.EVERYWHERE, *prompt.COMMANDS[2:]):
            if command == "power" and not interjects:
                continue
            if command == "hint" and len(self.table.seating.people) > 1:
                continue
            typed = "  " + self.words.say(f"command-{command}")
            grid.add_row(typed, self.words.say(f"command-{command}-help"))
        self.terminal.show(grid)

    def advise(self, seat: int) -> None:
        """What a bot would do, for one who plays against bots alone; the result will say so."""
        from time import monotonic

        from harena.bots import advise

        table, match = self.table, self.table.match
        options = match.options(seat)
        if len(table.seating.people) > 1 or not options:
            self.terminal.say("hint-none")
            return
        seed = f"{match.seed}/hint/{len(match.answers)}"
        advice = advise(match.rulebook, match.setup, match.view(seat), options, seed, monotonic)
        option = options[advice.index]
        table.hints += 1
        said = table.scene.option(match, seat, option)
        why = table.scene.reason(match, seat, option, advice)
        self.terminal.say("advice", option=said, why=why)

    def back(self, seat: int) -> None:
        """Take back one's last answer, with those that followed by themselves."""
        answers = self.table.match.answers
        while self.typed and self.typed[-1] >= len(answers):
            self.typed.pop()
        before = self.typed[-1] if self.typed else len(answers) - 1
        since = answers[before:] if before >= 0 else []
        mine = since and all(one == seat for one, _ in since)
        if mine and self.table.take_back(before):
            self.ahead, self.row = [], ""
            self.terminal.say("taken-back")
        else:
            self.terminal.say("not-taken-back")

    # What may be done by somebody who is not asked.

    def steps_in(self, asked: int) -> bool:
        """Before a bot answers, whoever may do something now is offered to; whether he has."""
        table, match = self.table, self.table.match
        answers = len(match.answers)
        able = [
            seat
            for seat in table.seating.people
            if seat not in match.to_act and match.choices(seat)
        ]
        if not able or self.offered == answers:
            return False
        table.tell_rest()
        self.offered = answers
        facts = table.seating.facts("seat", asked)
        power = self.words.say("command-power")
        offer = self.words.say("step-in-prompt", facts, command=power)
        while True:
            typed = self.terminal.read(offer)
            command, argument = prompt.find_command(typed, self.words)
            if command == "power":
                self.step_in(able[0])
                return len(match.answers) != answers
            if not typed or typed.isdecimal():
                return False
            if command == "rule":
                self.terminal.show(table.scene.rule(INTERJECT))
            elif command == "board":
                viewer = table.seating.viewer
                self.terminal.show(table.scene.draw(match, viewer, [], self.terminal.width))
            elif command in ANY_TIME:
                self.obey(command, argument, asked, [])
            else:
                self.terminal.say("step-in-not-understood", text=typed, command=power)

    def step_in(self, seat: int) -> None:
        """Do something besides what is asked: one's own, or another's at this screen."""
        table, match = self.table, self.table.match
        seat = self.handover.who_steps_in(seat)
        if seat == NOBODY:
            return
        self.handover.to(seat)
        options = match.options(seat)
        offered = [option for option in options if option.ask == INTERJECT]
        if not offered:
            self.terminal.say("interject-none")
            self.wait()
            return
        self.terminal.show(sentence(table.scene.question(match, seat, offered)))
        self.terminal.show(self.list_options(seat, offered))
        names = [table.scene.aliases(match, seat, option) for option in offered]
        typed = self.terminal.read(self.words.say("interject-prompt"))
        found = prompt.find_option(typed, names)
        if typed and found.option is None:
            self.terminal.say("not-understood", text=typed, first=1, last=len(offered))
            self.wait()
        if found.option is not None:
            self.typed.append(len(match.answers))
            self.answer(seat, len(options) - len(offered) + found.option)

    def wait(self) -> None:
        """Until it has been read, where the screen will be covered."""
        if len(self.table.seating.people) > 1:
            self.terminal.read(self.words.say("go-on-prompt"))


def dim(text: str) -> Text:
    """A line that need not be read."""
    from rich.text import Text

    return Text(text, "dim")
