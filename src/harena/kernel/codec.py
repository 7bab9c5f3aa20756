"""A state as plain data, and back; and what every view says of agenda and questions.

A game lists the fields of its state, those of a component as `part.field`; agenda and questions are
the kernel's. Questions are stored as the step that asked them and the answers sealed so far, and
asked afresh when read. A game that hides arguments of its steps writes its own line for the agenda
of a view, and fills them in when it imagines.
"""

import json
from operator import attrgetter
from typing import TypeAlias

from harena.kernel.agenda import UNKNOWN, Due
from harena.kernel.decisions import UNANSWERED, UNASKED, Kept
from harena.kernel.dice import Dice
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup
from harena.kernel.state import State

NamedStep: TypeAlias = list[str | int]
# A sealed answer set aside: depth, seat, ask, and the step that was chosen, by name.
NamedKept: TypeAlias = list[object]


def name_due(rulebook: Rulebook, due: Due) -> NamedStep:
    """A due step by name, with its ints."""
    step, a, b, c, d = due
    return ["?" if due == UNKNOWN else rulebook.step_names[step], a, b, c, d]


def name_dues(rulebook: Rulebook, dues: list[Due]) -> list[NamedStep]:
    """Due steps by name, newest last."""
    return [name_due(rulebook, due) for due in dues]


def find_due(rulebook: Rulebook, named: NamedStep) -> Due:
    """The due step of that name."""
    name, a, b, c, d = named
    if name == "?":
        return UNKNOWN
    if name not in rulebook.step_numbers:
        said = f"a step of {rulebook.name} was expected, but {name} came"
        raise Refused("step", said, {"game": rulebook.name, "step": name})
    return (rulebook.step_numbers[str(name)], int(a), int(b), int(c), int(d))


def encode(rulebook: Rulebook, state: State) -> str:
    """The whole state as JSON, secrets and all: for storing, never for showing."""
    dice = state.dice
    return json.dumps(
        {
            "agenda": name_dues(rulebook, state.dues()),
            "apart": name_dues(rulebook, state.dues_apart()),
            "sealed": [decision.sealed for decision in state.pending],
            "kept": [name_kept(rulebook, kept, kept.chosen) for kept in state.kept],
            "dice": [dice.word, dice.key.hex(), dice.count, dice.log, dice.script],
            "fields": {name: attrgetter(name)(state) for name in rulebook.fields},
        }
    )


def decode(rulebook: Rulebook, setup: Setup, text: str) -> State:
    """The state that was encoded, which lives the same life."""
    data = json.loads(text)
    state = rulebook.take_up(setup)
    for name in rulebook.fields:
        part, _, field = name.rpartition(".")
        setattr(attrgetter(part)(state) if part else state, field, data["fields"][name])
    dice = state.dice
    word, key, drawn, log, script = data["dice"]
    dice.rekey(bytes.fromhex(key))
    dice.word, dice.count, dice.script = word, drawn, script
    dice.log = [(limit, value) for limit, value in log]
    put_agenda(rulebook, state, data)
    for number, index in enumerate(data["sealed"]):
        if index != UNANSWERED:
            seal(state, number, index)
    return state


def put_agenda(rulebook: Rulebook, state: State, seen: View) -> None:
    """Set the agenda. Its newest step is the one that asked, so it asks afresh; or all apart do."""
    agenda, apart, kept = seen["agenda"], seen.get("apart", []), seen["kept"]
    assert isinstance(agenda, list) and isinstance(apart, list) and isinstance(kept, list)
    state.kept = tuple([find_kept(rulebook, one) for one in kept])
    state.put_agenda([find_due(rulebook, named) for named in agenda])
    asked = UNASKED
    for named in apart:
        asked += state.run_apart(find_due(rulebook, named))
    state.pending = asked
    state.runner(state)


def seal(state: State, number: int, index: int) -> None:
    """Give the answer back that was sealed before."""
    pending = list(state.pending)
    pending[number] = pending[number].seal(index)
    state.pending = tuple(pending)


def name_kept(rulebook: Rulebook, kept: Kept, chosen: Due) -> NamedKept:
    """A sealed answer set aside, as plain data."""
    return [kept.depth, kept.seat, kept.ask, name_due(rulebook, chosen)]


def find_kept(rulebook: Rulebook, named: NamedKept) -> Kept:
    """A sealed answer set aside, from plain data."""
    depth, seat, ask, chosen = named
    assert isinstance(depth, int) and isinstance(seat, int) and isinstance(chosen, list)
    return Kept(depth, seat, str(ask), find_due(rulebook, chosen))


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


def open_kept(rulebook: Rulebook, state: State, seat: int | None) -> list[NamedKept]:
    """Whose sealed answers are set aside for an interjection; which, only for the seat's own."""
    return [
        name_kept(rulebook, kept, kept.chosen if kept.seat == seat else UNKNOWN)
        for kept in state.kept
    ]


def pose(rulebook: Rulebook, state: State, view: View, dice: Dice) -> None:
    """Set the agenda as seen and ask afresh; others' sealed answers are imagined."""
    put_agenda(rulebook, state, view)
    questions = view["questions"]
    assert isinstance(questions, list)
    for number, question in enumerate(questions):
        if question["answered"]:
            index = int(question["sealed"])
            if index == UNANSWERED:
                index = dice.below(state.pending[number].count())
            seal(state, number, index)
