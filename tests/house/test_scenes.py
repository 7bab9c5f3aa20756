"""No rule in a scene of the terminal: it names what the rules say, and reckons nothing again.

The browser's folders are read by client/tests/rules.test.ts; docs/adr/0010 says what neither
can notice.
"""

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.house.reading import HOUSE

SCENES: Final = sorted((HOUSE / "cli" / "scenes").glob("*/*.py"))
# Files that lay out lines and columns.
DRAWING: Final = frozenset({"board.py"})
# How a row of cards and a pack are read; no rule is asked.
READING: Final = frozenset({"read", "card_at", "length", "where"})
RECKONING: Final = (ast.FloorDiv, ast.Div, ast.Pow)


def borrowed(tree: ast.Module) -> list[str]:
    """The functions of a game that a file imports."""
    return [
        name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("harena.games.")
        for name in node.names
        if name.name[0].islower() and name.name not in READING
    ]


def reckoned(tree: ast.Module) -> list[str]:
    """Shares, powers, and products of two numbers that are no literals of text or lists."""
    found: list[str] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp):
            continue
        product = isinstance(node.op, ast.Mult) and not is_repeated(node.left)
        if product or isinstance(node.op, RECKONING):
            found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def is_repeated(node: ast.expr) -> bool:
    """A list, a text, or a letter, as often as it is wanted."""
    if isinstance(node, ast.List | ast.JoinedStr):
        return True
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return "letter" in ast.unparse(node)


@pytest.mark.parametrize("file", SCENES, ids=[f"{one.parent.name}/{one.name}" for one in SCENES])
def test_a_scene_reckons_no_rule(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))

    assert borrowed(tree) == []
    assert file.name in DRAWING or reckoned(tree) == []


@pytest.mark.parametrize(
    "planted",
    [
        "from harena.games.gladiatori.fight.final_values import attack_effort",
        "halved = attack // 2",
        "price = factor * cost",
    ],
)
def test_a_planted_rule_is_noticed(planted: str) -> None:
    tree = ast.parse(planted)

    assert borrowed(tree) + reckoned(tree)
