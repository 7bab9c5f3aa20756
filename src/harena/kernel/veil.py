"""What every view says of the agenda and the questions, and how to pose them in an imagined state.

For games whose agenda holds no secrets. A game that hides arguments of its steps writes its own
line for them, and fills them in when it imagines.
"""

from harena.kernel.agenda import UNKNOWN
from harena.kernel.codec import NamedStep, find_due, name_due, put_agenda, seal
from harena.kernel.decisions import UNANSWERED, Kept
from harena.kernel.dice import Dice
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.state import State


def open_agenda(rulebook: Rulebook, state: State) -> list[NamedStep]:
    """What is still to be done, newest last, the step that asked included."""
    return [name_due(rulebook, due) for due in state.dues()]


def open_apart(rulebook: Rulebook, state: State) -> list[NamedStep]:
    """The steps that asked those who answer apart from the others."""
    return [name_due(rulebook, due) for due in state.dues_apart()]


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


def open_kept(rulebook: Rulebook, state: State, seat: int | None) -> list[list[object]]:
    """Whose sealed answers are set aside for an interjection; which, only for the seat's own."""
    return [
        [
            kept.depth,
            kept.seat,
            kept.ask,
            name_due(rulebook, kept.chosen if kept.seat == seat else UNKNOWN),
        ]
        for kept in state.kept
    ]


def pose(rulebook: Rulebook, state: State, view: View, dice: Dice) -> None:
    """Set the agenda as seen and ask afresh; others' sealed answers are imagined."""
    agenda, questions, kept = view["agenda"], view["questions"], view["kept"]
    apart = view.get("apart", [])
    assert isinstance(agenda, list) and isinstance(questions, list) and isinstance(kept, list)
    assert isinstance(apart, list)
    state.kept = tuple(
        [Kept(depth, seat, ask, find_due(rulebook, chosen)) for depth, seat, ask, chosen in kept]
    )
    put_agenda(rulebook, state, agenda, apart)
    for place, question in enumerate(questions):
        if question["answered"]:
            index = int(question["sealed"])
            if index == UNANSWERED:
                index = dice.below(state.pending[place].count())
            seal(state, place, index)
