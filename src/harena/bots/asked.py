"""What a bot weighs when it is asked something."""

from collections.abc import Sequence

from harena.kernel.decisions import Option
from harena.kernel.match import INTERJECT
from harena.kernel.state import State


def answers_of(options: Sequence[Option]) -> list[Option]:
    """The answers to the question, without what might be done besides; all, if nothing is asked.

    They come first, so that an index among them is one among all.
    """
    return [option for option in options if option.ask != INTERJECT] or list(options)


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
