"""A pupil at a lesson: the match, the task he is at, and what the coach says to an answer.

The same answers always lead to the same position, so whoever keeps the answers keeps the lesson.
"""

from typing import Final, final

from harena.bots import make
from harena.kernel.decisions import Option
from harena.lessons.lesson import AND_SO_ON, Lesson, Line, Reply, Task
from harena.lessons.scene import mistaken, set_scene

SPARRING: Final = "instinct"
NOT_YET: Final = "lesson-not-yet"


@final
class Sitting:
    """One lesson being given."""

    def __init__(self, lesson: Lesson, seed: str = "") -> None:
        self.lesson = lesson
        self.match = set_scene(lesson)
        self.names = self.match.rulebook.names(self.match.setup)
        self.at = 0
        self.given: list[str] = []
        self.seen = 0
        if seed:
            self.match.state.dice.seed(seed)
        self.play("before", lesson.before)
        self.await_pupil()

    @property
    def task(self) -> Task | None:
        """The task that is set now; none when the lesson is over."""
        tasks = self.lesson.tasks
        return tasks[self.at] if self.at < len(tasks) else None

    @property
    def is_over(self) -> bool:
        """Whether all has been done."""
        return self.task is None

    @property
    def say(self) -> str:
        """What the coach says now."""
        return self.lesson.key("end" if self.task is None else self.task.say)

    @property
    def do(self) -> str:
        """What is to be done now; nothing after the end."""
        return "" if self.task is None else self.lesson.key(f"{self.task.say}-do")

    @property
    def number(self) -> int:
        """Which task it is, counted from 1 as the pupil counts; after the end, the last."""
        said = [task.say for task in self.lesson.tasks[: self.at + 1]]
        return len([say for at, say in enumerate(said) if at == 0 or said[at - 1] != say])

    @property
    def options(self) -> list[Option]:
        """The pupil's options."""
        return [] if self.match.over else self.match.options(self.lesson.seat)

    def name(self, option: Option) -> str:
        """What an option is called in the files of lessons."""
        row = self.names.get(self.match.rulebook.asks[option.ask][0])
        return str(option.choice) if row is None else row[option.choice]

    def verdict(self, option: Option) -> str:
        """Nothing if an answer is right; else the message that says why not now."""
        task, name = self.task, self.name(option)
        if task is None or task.free or any(one.fits(option.ask, name) for one in self.right()):
            return ""
        for one, key in task.wrong:
            if one.fits(option.ask, name):
                return self.lesson.key(key)
        return NOT_YET

    def right(self) -> list[Reply]:
        """The right answers; of several that belong together, those that have not come yet."""
        task = self.task
        assert task is not None
        if len(task.together) < 2:
            return list(task.right)
        return [
            one for one in task.right if task.together.count(one.name) > self.given.count(one.name)
        ]

    def answer(self, index: int) -> str:
        """Answer for the pupil. What is not right is not done: the coach's words come back."""
        self.match.check(self.lesson.seat, index)
        wrong = self.verdict(self.options[index])
        if wrong:
            return wrong
        task = self.task
        assert task is not None
        self.seen = len(self.match.state.journal)
        name = self.name(self.options[index])
        if task.dice:
            self.match.state.dice.script = list(task.dice)
        self.match.answer(self.lesson.seat, index)
        if task.free:
            self.let_bots_play()
            self.at += self.match.over
            return ""
        self.play(f"task {self.at + 1}", task.then)
        if self.match.state.dice.script:
            raise mistaken(self.lesson, f"task {self.at + 1}", "more dice are laid ready than fall")
        self.at += 1
        self.given = [*self.given, name] if self.goes_on(task) else []
        self.await_pupil()
        return ""

    def goes_on(self, before: Task) -> bool:
        """Whether the next task is of the same answers that belong together."""
        return (
            self.task is not None
            and self.task.together == before.together
            and len(self.given) + 1 < len(before.together)
        )

    def play(self, where: str, script: tuple[Line, ...]) -> None:
        """Answer by the script."""
        for line in script:
            if line.reply.name == AND_SO_ON:
                self.go_on(line.seat, line.reply.ask)
            else:
                self.play_line(where, line.seat, line.reply)

    def play_line(self, where: str, seat: int, reply: Reply) -> None:
        """One answer of the script."""
        for index, option in enumerate(self.match.options(seat)):
            if reply.fits(option.ask, self.name(option)):
                self.match.answer(seat, index)
                return
        told = f"seat {seat} is to answer {reply.ask} {reply.name}, but {self.asked()}"
        raise mistaken(self.lesson, where, told)

    def go_on(self, seat: int, ask: str) -> None:
        """The first option, as long as the same is asked."""
        while (decision := self.match.state.decision(seat)) is not None and decision.ask == ask:
            self.match.answer(seat, 0)

    def await_pupil(self) -> None:
        """The next task is a question to the pupil, and its right answers are among the options."""
        task = self.task
        if task is None:
            return
        where = f"task {self.at + 1}"
        if task.free:
            self.let_bots_play()
        if self.lesson.seat not in self.match.to_act:
            raise mistaken(self.lesson, where, f"the pupil is to answer, but {self.asked()}")
        offered = [(option.ask, self.name(option)) for option in self.options]
        for one in (*self.right(), *(reply for reply, _ in task.wrong)):
            if not any(one.fits(*option) for option in offered):
                told = f"{one.ask} {one.name} expected among the options, but {self.asked()}"
                raise mistaken(self.lesson, where, told)

    def asked(self) -> str:
        """Who is asked what, for a sentence about a mistake."""
        if self.match.over:
            return "the match is over"
        seat = self.match.to_act[0]
        options = self.match.options(seat)
        names = ", ".join(self.name(option) for option in options if option.ask == options[0].ask)
        return f"seat {seat} is asked {options[0].ask}: {names}"

    def let_bots_play(self) -> None:
        """The other seats answer until the pupil is asked."""
        match = self.match
        while not match.over and self.lesson.seat not in match.to_act:
            seat = match.to_act[0]
            seed = f"{self.lesson.seed}/{seat}/{len(match.answers)}"
            bot = make(SPARRING, match.rulebook, match.setup, seed)
            match.answer(seat, bot.choose(match.view(seat), match.options(seat)))
