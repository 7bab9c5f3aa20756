"""What a bot weighs when it is asked something."""

from collections.abc import Sequence
from typing import Final, final

from harena.kernel.decisions import UNANSWERED, Decision, Option
from harena.kernel.match import INTERJECT, imagine
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup
from harena.kernel.state import State

MOST_ANSWERS_BESIDES: Final = 40


def answers_of(options: Sequence[Option]) -> list[Option]:
    """The answers to the question, without what might be done besides; all, if nothing is asked.

    They come first, so that an index among them is one among all.
    """
    return [option for option in options if option.ask != INTERJECT] or list(options)


def imagined(rulebook: Rulebook, setup: Setup, view: View, seed: str) -> State:
    """A match that a seat's view allows, with dice of its own, in which it can try its answers.

    What others have answered under seal is still to be answered in it, but for secret rows. By lot
    it would be anything, and who is asked last would think of the others otherwise than they of
    him: four greedy bots won 35, 23, 23 and 19 of 100 matches of Spartacus so, by their seats.
    """
    state, seat = imagine(rulebook, setup, view, seed).state, view["seat"]
    if state.pending and not state.pending[0].apart:
        state.pending = tuple(
            [one if one.seat == seat else one.seal(UNANSWERED) for one in state.pending]
        )
    return state


def act(rulebook: Rulebook, state: State, seat: int, index: int) -> None:
    """Answer; or do something besides, as instinct would go on with it, until all is as it was.

    So both are followed equally far from the question on. Otherwise whatever is done besides would
    put off what is to come, and look the better for it: greedy gave the same order ten times over
    in one turn of Spartacus.
    """
    asked, waiting = state.decision(seat), len(state.agenda)
    state.answer(seat, index)
    if asked is not None and index < asked.count():
        return
    for _ in range(MOST_ANSWERS_BESIDES):
        if not state.pending or len(state.agenda) <= waiting:
            return
        decision = first_asked(state)
        state.take(decision, rulebook.instinct(state, decision.seat))


@final
class Horizon:
    """How far a seat looks ahead: so many answers, and none of its own before others are asked.

    Otherwise it would do one thing after the other only to push beyond it what the others do.
    """

    def __init__(self, seat: int, answers: int) -> None:
        self.seat = seat
        self.answers = answers
        self.alone = answers
        self.left = answers

    def reaches(self, decision: Decision) -> bool:
        """Whether this answer is still seen."""
        if decision.seat == self.seat and self.left == self.answers:
            self.alone -= 1
            return self.alone >= 0
        self.left -= 1
        return self.left >= 0


def first_asked(state: State) -> Decision:
    """The first question that is still to be answered."""
    for decision in state.pending:
        if decision.sealed == UNANSWERED:
            return decision
    raise ValueError("somebody was expected to be asked, but nobody is")


def besides(state: State, seat: int, asked: int, options: int) -> list[int]:
    """What may be done besides answering, after the answers, unless it ends the match.

    Who looks a few turns ahead takes a sure end for more than it is: he would give up a match that
    he wins by far, to win it by little.
    """
    found: list[int] = []
    for index in range(asked, options):
        twin = state.copy()
        twin.answer(seat, index)
        if twin.pending:
            found.append(index)
    return found
