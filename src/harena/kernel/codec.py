"""A state as plain data, and back.

A game lists the fields of its state; agenda and questions are the kernel's. Questions are stored as
the step that asked them and the answers sealed so far, and asked afresh when read.
"""

import json
from typing import TypeAlias

from harena.kernel.agenda import FLOOR, NOTHING, UNKNOWN, Due
from harena.kernel.decisions import UNANSWERED, Decision, Kept
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

NamedStep: TypeAlias = list[str | int]


def name_due(rulebook: Rulebook, due: Due) -> NamedStep:
    """A due step by name, with its ints."""
    step, a, b, c, d = due
    return ["?" if due == UNKNOWN else rulebook.step_names[step], a, b, c, d]


def find_due(rulebook: Rulebook, named: NamedStep) -> Due:
    """The due step of that name."""
    name, a, b, c, d = named
    if name == "?":
        return UNKNOWN
    if name not in rulebook.step_numbers:
        raise Refused(
            "step",
            f"a step of {rulebook.name} was expected, but {name} came",
            {"game": rulebook.name, "step": name},
        )
    return (rulebook.step_numbers[str(name)], int(a), int(b), int(c), int(d))


def encode(rulebook: Rulebook, state: State) -> str:
    """The whole state as JSON, secrets and all: for storing, never for showing."""
    dice = state.dice
    return json.dumps(
        {
            "agenda": [name_due(rulebook, due) for due in state.dues()],
            "apart": [name_due(rulebook, due) for due in state.dues_apart()],
            "sealed": [decision.sealed for decision in state.pending],
            "kept": [
                [kept.depth, kept.seat, kept.ask, name_due(rulebook, kept.chosen)]
                for kept in state.kept
            ],
            "dice": [dice.word, dice.key.hex(), dice.count, dice.script],
            "fields": {name: getattr(state, name) for name in rulebook.fields},
        }
    )


def decode(rulebook: Rulebook, setup: Setup, text: str) -> State:
    """The state that was encoded, which lives the same life."""
    data = json.loads(text)
    state = rulebook.take_up(setup)
    for name in rulebook.fields:
        setattr(state, name, data["fields"][name])
    state.kept = tuple(
        [
            Kept(depth, seat, ask, find_due(rulebook, chosen))
            for depth, seat, ask, chosen in data["kept"]
        ]
    )
    dice = state.dice
    dice.word, dice.count, dice.script = data["dice"][0], data["dice"][2], data["dice"][3]
    dice.key = bytes.fromhex(data["dice"][1])
    put_agenda(rulebook, state, data["agenda"], data["apart"])
    for place, index in enumerate(data["sealed"]):
        if index != UNANSWERED:
            seal(state, place, index)
    return state


def put_agenda(
    rulebook: Rulebook, state: State, agenda: list[NamedStep], apart: list[NamedStep]
) -> None:
    """Set the agenda. Its newest step is the one that asked, so it asks afresh; or all apart do."""
    state.agenda = [NOTHING] * FLOOR + [find_due(rulebook, named) for named in agenda]
    asked: tuple[Decision, ...] = ()
    for named in apart:
        asked += state.run_apart(find_due(rulebook, named))
    state.pending = asked
    state.runner(state)


def seal(state: State, place: int, index: int) -> None:
    """Give the answer back that was sealed before."""
    pending = list(state.pending)
    pending[place] = pending[place].seal(index)
    state.pending = tuple(pending)
