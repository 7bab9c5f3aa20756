"""What lives only as long as a fight is put away by one assignment (ADR 8).

Whoever sets several fields of a state back to what they were at first, one after the other, may
forget one. Those that are set back together belong to a component of their own.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import harena
from harena.toolkit.fields import OPEN, Field, number
from tests.house.reading import HOUSE
from tools import fields

EVERY_GAME = pytest.mark.parametrize("game", harena.games())
MOST_TOGETHER = 2
# Where that is no fight: a turn or a phase begins, a Scheme or a bid is over, a match of a campaign
# or a munus is laid out, a card is laid down.
NO_FIGHT = {
    "heroes": {"lay_records"},
    "jugula": {"clear", "lay_down"},
    "spartacus": {
        *("begin_arena", "begin_phase", "begin_turn", "finish_scheme", "take_back"),
        *("open_bidding", "show_treasuries"),
    },
}
MADE = ("layout.py", "fields.py", "dispatch.py", "steps.py")


def chapters(game: str) -> Iterator[tuple[Path, ModuleType]]:
    """The modules of a game, without those that are made or only lay out."""
    for file in sorted((HOUSE / "games" / game).rglob("*.py")):
        if file.name not in MADE:
            parts = ("harena", *file.relative_to(HOUSE).with_suffix("").parts)
            yield file, import_module(".".join(parts).removesuffix(".__init__"))


def of_state(game: str) -> dict[str, Field]:
    """The fields of a game's state, without those of its components."""
    found: dict[str, Field] = {}
    for holders in fields.declarations(HOUSE / "games" / game).values():
        for holder in holders:
            if holder.is_state:
                found.update({one.name: one for one in holder.fields})
    return found


def is_start(value: ast.expr, field: Field, module: ModuleType) -> bool:
    """Whether an expression is what a field starts with: a number, or a row of that number."""
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
        return is_start(value.left, field, module)
    if isinstance(value, ast.List):
        return all(is_start(one, field, module) for one in value.elts)
    if isinstance(value, ast.Name):
        return getattr(module, value.id, None) == field.start
    try:
        said = ast.literal_eval(value)
    except ValueError:
        return False
    return isinstance(said, int) and said == field.start


def set_back(function: ast.FunctionDef, declared: dict[str, Field], module: ModuleType) -> set[str]:
    """The fields of the state that a function, in one row of statements, sets back by hand."""
    if not function.args.args:
        return set()
    state = function.args.args[0].arg
    most: set[str] = set()
    row: set[str] = set()
    for statement in function.body:
        if not isinstance(statement, ast.Assign):
            most, row = max(most, row, key=len), set()
            continue
        for target in statement.targets:
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == state:
                field = declared.get(target.attr)
                if field is not None and is_start(statement.value, field, module):
                    row.add(target.attr)
    return max(most, row, key=len)


def functions(file: Path) -> list[ast.FunctionDef]:
    """The functions and methods of a module; lay_out lays out the whole game."""
    found = ast.walk(ast.parse(file.read_text("utf-8")))
    return [one for one in found if isinstance(one, ast.FunctionDef) and one.name != "lay_out"]


@EVERY_GAME
def test_what_a_fight_leaves_behind_is_not_put_away_field_by_field(game: str) -> None:
    declared = of_state(game)
    found: dict[str, set[str]] = {}
    for file, module in chapters(game):
        for function in functions(file):
            names = set_back(function, declared, module)
            if len(names) > MOST_TOGETHER:
                found[function.name] = names

    by_hand = {name: names for name, names in found.items() if name not in NO_FIGHT.get(game, ())}

    assert not by_hand, "fields that are put away together are a component (ADR 8)"
    assert set(found) == NO_FIGHT.get(game, set()), "a name here that is needed no more"


FOUND = """
def end_round(bout):
    bout.first = NOBODY
    bout.dice = [0, 0]
    bout.seen = bout.held = 0
    bout.tell("over")
    bout.last = 0
"""


def test_fields_set_back_one_after_the_other_are_found() -> None:
    named = ("first", "dice", "seen", "held", "last")
    declared = {name: number(name, OPEN, -1 if name == "first" else 0) for name in named}
    module = ModuleType("scene")
    module.__dict__["NOBODY"] = -1
    function = ast.parse(FOUND).body[0]
    assert isinstance(function, ast.FunctionDef)

    assert set_back(function, declared, module) == {"first", "dice", "seen", "held"}
