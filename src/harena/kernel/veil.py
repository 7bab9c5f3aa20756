"""What every view says of the agenda and the questions, and how to pose them in an imagined state.

For games whose agenda holds no secrets. A game that hides arguments of its steps writes its own
line for them, and fills them in when it imagines.
"""

from harena.kernel.codec import NamedStep, name_due, put_agenda, seal
from harena.kernel.decisions import UNANSWERED
from harena.kernel.dice import Dice
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.state import State


def open_agenda(rulebook: Rulebook, state: State) -> list[NamedStep]:
    """What is still to be done, newest last, the step that asked included."""
    return [name_due(rulebook, due) for due in state.dues()]


def open_questions(state: State, seat: int | None) -> list[dict[str, object]]:
    """Who is asked what and has answered; which answer only for the seat's own."""
    return [
        {
            "seat": decision.seat,
            "ask": decision.ask,
            "answered": decision.sealed != UNANSWERED,
            "sealed": decision.sealed if decision.seat == seat else UNANSWERED,
        }
        for decision in state.pending
    ]


def pose(rulebook: Rulebook, state: State, view: View, dice: Dice) -> None:
    """Set the agenda as seen and ask afresh; others' sealed answers are imagined."""
    agenda, questions = view["agenda"], view["questions"]
    assert isinstance(agenda, list) and isinstance(questions, list)
    put_agenda(rulebook, state, agenda)
    for place, question in enumerate(questions):
        if question["answered"]:
            index = int(question["sealed"])
            if index == UNANSWERED:
                index = dice.below(state.pending[place].count())
            seal(state, place, index)
