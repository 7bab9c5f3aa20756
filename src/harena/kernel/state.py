"""A state: what is still to be done, who must decide, what has happened, and the dice.

A step does one paragraph of a rulebook and says what comes `then`, or `ask`s. A step that asks does
nothing else, so that it can be asked afresh: after an interjection, in a decoded state, and in an
imagined one.
"""

from collections.abc import Callable
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from harena.kernel.agenda import FLOOR, NOTHING, UNKNOWN, Args, Due
from harena.kernel.decisions import NO_MORE, UNANSWERED, UNASKED, Decision, Fan, Kept, count, pick
from harena.kernel.dice import Dice
from harena.kernel.events import Journal
from harena.kernel.refused import Refused

Runner: TypeAlias = Callable[["State"], None]


def stand_still(state: "State") -> None:
    """The runner of a state that no game has taken up yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: fresh, or the twin of a model.

    A game adds its own fields and its own copy().
    """

    def __init__(self, seats: int, model: "State | None" = None) -> None:
        self.seats = seats
        if model is not None:
            model.lay_down()
        self.runner: Runner = stand_still if model is None else model.runner
        self.agenda: list[Due] = [NOTHING] * FLOOR if model is None else model.agenda[:]
        # What was put on the agenda last waits beside it: mostly it is done at once, and outside a
        # list its numbers need no boxes in compiled play (ADR 1).
        self.next: Due = NOTHING
        self.has_next = False
        self.doing: Due = NOTHING if model is None else model.doing
        self.pending: tuple[Decision, ...] = () if model is None else model.pending
        self.kept: tuple[Kept, ...] = () if model is None else model.kept
        self.parting = False
        self.floor = FLOOR
        self.dice: Dice = Dice() if model is None else model.dice.copy()
        self.journal: Journal = Journal() if model is None else model.journal.fork()

    # What a game says of itself.

    def copy(self) -> "State":
        """A state that lives its own life from here."""
        raise TypeError("a game's state brings its own copy()")

    def scores(self) -> list[int]:
        """Points of each seat so far."""
        raise TypeError("a game's state brings its own scores()")

    def winners(self) -> list[int]:
        """Who has won, once the match is over: by default the most points, shared."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def interjections(self, seat: int) -> list[Fan]:
        """What a seat may do at this moment although it is not asked."""
        return NO_MORE

    # What a step may say.

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Do this before anything else on the agenda."""
        if self.has_next:
            self.agenda.append(self.next)
        self.next, self.has_next = (step, a, b, c, d), True

    def ask(
        self, seat: int, ask: str, step: int, choices: list[int], a: int = 0, b: int = 0, c: int = 0
    ) -> None:
        """Put a question to one seat: each choice is the step that happens if it is chosen."""
        self.put(Decision(seat, ask, step, choices, a, b, c, self.doing, self.parting))

    def ask_any(self, seat: int, ask: str, fans: list[Fan]) -> None:
        """Put a question whose options are different steps."""
        step, choices, a, b, c = fans[0]
        more = fans[1:] if len(fans) > 1 else NO_MORE
        self.put(Decision(seat, ask, step, choices, a, b, c, self.doing, self.parting, more))

    def choose(
        self, seat: int, ask: str, step: int, choices: list[int], a: int = 0, b: int = 0, c: int = 0
    ) -> None:
        """Ask, unless there is nothing to choose: then the only option happens by itself.

        For one seat alone, and not for secrets: that a seat was not asked would tell the others
        its only option.
        """
        if len(choices) == 1:
            self.then(step, choices[0], a, b, c)
        else:
            self.pending = (Decision(seat, ask, step, choices, a, b, c, self.doing, self.parting),)

    def apart(self, step: int, seats: list[int]) -> None:
        """Let each of these seats do a step by itself: a row of questions, which nobody waits for.

        Play goes on when all are through. Such a step asks its own seat or nobody, and what it
        asks may not be interrupted by interjections.
        """
        asked: tuple[Decision, ...] = ()
        for seat in seats:
            asked += self.run_apart((step, seat, 0, 0, 0))
        self.pending = asked

    def tell(self, kind: str, *args: int) -> None:
        """Say in public what has just happened."""
        journal = self.journal
        journal.kinds.append(kind)
        journal.args.append(args)

    def tell_row(self, kind: str, args: list[int]) -> None:
        """Say in public what has just happened, with as many ints as there are."""
        self.journal.kinds.append(kind)
        self.journal.args.append(tuple(args))

    def confide(self, seat: int, kind: str, args: Args, veiled: Args) -> None:
        """Say it in full to one seat, and to the others only what they may know."""
        self.journal.confided[len(self.journal.kinds)] = (seat, veiled)
        self.journal.kinds.append(kind)
        self.journal.args.append(args)

    # How play goes on.

    def proceed(self) -> Due:
        """Take up the next step; none while a seat must decide, or when nothing is left."""
        if self.pending or self.kept:
            if self.has_next:
                self.lay_down()
            if self.kept:
                depth = len(self.agenda)
                self.kept = tuple([kept for kept in self.kept if kept.depth < depth])
            if self.pending:
                for decision in self.pending:
                    if decision.sealed == UNANSWERED:
                        return NOTHING
                self.open_answers()
        if self.has_next:
            self.has_next = False
            self.doing = self.next
        else:
            if len(self.agenda) == self.floor:
                return NOTHING
            self.doing = self.agenda.pop()
        return self.doing

    def put_agenda(self, dues: list[Due]) -> None:
        """Let this be all that is still to be done, newest last."""
        self.has_next = False
        self.agenda = [NOTHING] * FLOOR + dues

    def lay_down(self) -> None:
        """Put on the agenda what waits beside it: now all that is to be done stands there."""
        if self.has_next:
            self.has_next = False
            self.agenda.append(self.next)

    def answer(self, seat: int, index: int) -> None:
        """Take a seat's answer: an option of its decision, or after those an interjection."""
        decision = self.decision(seat)
        asked = 0 if decision is None else decision.count()
        if decision is not None and 0 <= index < asked:
            self.take(decision, index)
            return
        interjections = self.interruptions(seat)
        if not asked <= index < asked + count(interjections):
            raise self.refusal(seat, index)
        self.journal.answers += [seat, index]
        self.interject(pick(interjections, index - asked))

    def take(self, decision: Decision, index: int) -> None:
        """Seal an answer; the last one opens them all."""
        answers = self.journal.answers
        answers.append(decision.seat)
        answers.append(index)
        if len(self.pending) == 1 and not decision.apart:
            self.pending = ()
            self.next, self.has_next = decision.due(index), True
        elif decision.apart:
            others = UNASKED
            if len(self.pending) > 1:
                others = tuple([one for one in self.pending if one is not decision])
            asked = self.run_apart(decision.due(index))
            self.pending = tuple(sorted(others + asked, key=seat_of)) if others else asked
            if self.pending:
                return
        else:
            sealed = decision.seal(index)
            self.pending = tuple([sealed if one is decision else one for one in self.pending])
        self.runner(self)

    def run_apart(self, due: Due) -> tuple[Decision, ...]:
        """Do one step while all else waits; what it asks is answered apart from the others."""
        self.pending = UNASKED
        self.lay_down()
        self.parting, self.floor = True, len(self.agenda)
        self.next, self.has_next = due, True
        self.runner(self)
        assert len(self.agenda) == self.floor, "a step done apart leaves nothing on the agenda"
        self.parting, self.floor = False, FLOOR
        return self.pending

    def put(self, decision: Decision) -> None:
        """Put a question; asked afresh, it keeps an answer that was sealed before."""
        asked = self.recall(decision) if self.kept else decision
        self.pending = (*self.pending, asked) if self.pending else (asked,)

    def interruptions(self, seat: int) -> list[Fan]:
        """The interjections that a seat may make now."""
        if self.pending and not self.pending[0].apart and 0 <= seat < self.seats:
            return self.interjections(seat)
        return NO_MORE

    def interject(self, due: Due) -> None:
        """Do this now; afterwards whoever was asked is asked afresh, sealed answers kept."""
        depth = len(self.agenda)
        self.agenda.append(self.pending[0].asker)
        for decision in self.pending:
            if decision.sealed != UNANSWERED:
                chosen = decision.due(decision.sealed)
                self.kept += (Kept(depth, decision.seat, decision.ask, chosen),)
        self.pending = ()
        self.agenda.append(due)
        self.runner(self)

    def recall(self, decision: Decision) -> Decision:
        """A question asked afresh: the answer sealed before stands if it is still an option."""
        self.lay_down()
        depth = len(self.agenda)
        for kept in self.kept:
            if kept.depth == depth and kept.seat == decision.seat and kept.ask == decision.ask:
                if kept.chosen == UNKNOWN:
                    return decision.seal(self.dice.below(decision.count()))
                for index in range(decision.count()):
                    if decision.due(index) == kept.chosen:
                        return decision.seal(index)
        return decision

    def open_answers(self) -> None:
        """All have answered: what they chose happens, in seat order."""
        for decision in sorted(self.pending, key=seat_of, reverse=True):
            self.agenda.append(decision.due(decision.sealed))
        self.pending = ()

    def play_on(self, chooser: Dice) -> int:
        """Answer at random until nobody is asked any more; how many answers that took."""
        answers = 0
        while self.pending:
            for decision in self.pending:
                if decision.sealed == UNANSWERED:
                    self.take(decision, chooser.below(decision.count()))
                    answers += 1
                    break
        return answers

    # Who is asked.

    def decision(self, seat: int) -> Decision | None:
        """The question this seat has still to answer, if any."""
        for decision in self.pending:
            if decision.seat == seat and decision.sealed == UNANSWERED:
                return decision
        return None

    def to_act(self) -> list[int]:
        """The seats that must answer now."""
        return [decision.seat for decision in self.pending if decision.sealed == UNANSWERED]

    def choices(self, seat: int) -> int:
        """How many options a seat has: those of its decision, then its interjections."""
        decision = self.decision(seat)
        options = 0 if decision is None else decision.count()
        return options + count(self.interruptions(seat))

    def dues(self) -> list[Due]:
        """All that is still to be done, newest last, the step that asked included."""
        askers = [decision.asker for decision in self.pending[:1] if not decision.apart]
        return self.agenda[FLOOR:] + askers

    def dues_apart(self) -> list[Due]:
        """The steps that asked those who answer apart, in seat order."""
        return [decision.asker for decision in self.pending if decision.apart]

    def refusal(self, seat: int, index: int) -> Refused:
        """Why an answer of this seat cannot be taken."""
        if not self.pending:
            return Refused("over", "nobody is asked anything: the match is over")
        if not 0 <= seat < self.seats:
            said = f"a seat from 0 to {self.seats - 1} was expected, but {seat} came"
            return Refused("seat", said, {"last": self.seats - 1, "seat": seat})
        choices = self.choices(seat)
        if choices == 0:
            asked = ", ".join(str(one) for one in self.to_act())
            said = f"seat {seat} is not asked now; an answer of seat {asked} is expected"
            return Refused("turn", said, {"seat": seat, "asked": asked})
        said = f"seat {seat} has the options 0 to {choices - 1}, but {index} came"
        return Refused("index", said, {"seat": seat, "last": choices - 1, "index": index})


def seat_of(decision: Decision) -> int:
    """The order in which sealed answers are opened."""
    return decision.seat
