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
# What a scene may import of a game. How a row of cards and a pack are read; no rule is asked.
READING: Final = frozenset({"read", "card_at", "length", "where"})
# Names and numbers that stand for things: states, kinds, places in a row, types.
NUMBERING: Final = frozenset(
    {
        *("FIRST_BEAST", "FIGURES", "FACINGS", "FRONT", "SIDES", "NO_PLACE", "CORNER", "DISCARD"),
        *("ALIVE", "DOOMED", "DEAD", "COLISEUM", "NO_BEASTS", "BEASTS_DEAD", "FROM_HAND"),
        *("BY_HIT_POINTS", "SHARED"),
        *("FACE_DOWN", "KIND", "ROTATED", "CHAMPION", "FAVORS", "GEAR", "MOVEMENT"),
        *("BEASTS", "CARDS", "ITEM_TYPES", "POWER_NAMES", "TRAIT_NAMES", "PARTS"),
        *("FIRST_ITEM_PART", "CLASSES", "TEXTS", "TRAITS", "ArenaHexes", "Bout", "Content"),
    }
)
RECKONING: Final = (ast.FloorDiv, ast.Div, ast.Pow)
ADDING: Final = (ast.Add, ast.Sub)
TEXT: Final = "text is joined"
COLUMNS: Final = "columns of the screen"
FIGURE: Final = "beasts are figures after the seats"
# Sums of two values, by file and by what they consist of, and why they are no rule.
COUNTED: Final[dict[str, dict[str, str]]] = {
    "clash/nouns.py": {
        "self.team(men, off) + (f' +{tokens}' if tokens else '')": TEXT,
        "letter * (men[kind] - idle) + letter.lower() * idle": "a letter for each who is there",
    },
    "clash/scene.py": {
        "width - drawn - GAP": COLUMNS,
        "beside - GAP": COLUMNS,
    },
    "gladiatori/chronicle.py": {"self.said + times": TEXT},
    "gladiatori/nouns.py": {
        "FIRST_BEAST + int(number)": FIGURE,
        "figure - FIRST_BEAST": FIGURE,
        "ord('A') + line - top": "lines have letters",
    },
    "gladiatori/options.py": {
        "position.facing[seat] + TURNS[parts['turn']]": "a direction by its number",
        "hex_name + SIGNS[parts['turn']]": TEXT,
    },
    "gladiatori/panels.py": {
        "sum(position.waiting) + max(0, living(position) - here)": "beasts not in the arena",
        "FIRST_BEAST + slot": FIGURE,
    },
    "gladiatori/position.py": {
        "figure - FIRST_BEAST": FIGURE,
        "self.facing[seat] + turn": "a direction by its number",
    },
    "gladiatori/questions.py": {"part - FIRST_ITEM_PART": "Items are parts after the others"},
    "gladiatori/scene.py": {
        "width - across - GAP": COLUMNS,
        "beside + GAP": COLUMNS,
        "FIRST_BEAST + slot": FIGURE,
    },
    "heroes/scene.py": {"ord(name[0]) - ord('a')": "columns of the board have letters"},
    "jugula/scene.py": {
        "square + facing": TEXT,
        "self.names['square'][square] + self.names['facing'][facing]": TEXT,
    },
}


def borrowed(tree: ast.Module) -> list[str]:
    """Functions and numbers of a game that a file imports, but for those that stand for things."""
    return [
        name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("harena.games.")
        for name in node.names
        if name.name not in READING | NUMBERING
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


def added(node: ast.AST, known: dict[str, str]) -> list[str]:
    """Sums and differences of two values, but for those that are known, whole."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ADDING):
        said = ast.unparse(node)
        if said in known:
            return []
        if not is_literal(node.left) and not is_literal(node.right):
            return [f"{node.lineno}: {said}"]
    return [one for child in ast.iter_child_nodes(node) for one in added(child, known)]


def is_literal(node: ast.expr) -> bool:
    """A number, a text or a list that is written out: one more, or something joined."""
    return isinstance(node, ast.Constant | ast.List | ast.ListComp | ast.JoinedStr)


def is_repeated(node: ast.expr) -> bool:
    """A list, a text, or a letter, as often as it is wanted."""
    if isinstance(node, ast.List | ast.JoinedStr):
        return True
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return "letter" in ast.unparse(node)


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


@pytest.mark.parametrize("file", SCENES, ids=[name_of(one) for one in SCENES])
def test_a_scene_reckons_no_rule(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))

    assert borrowed(tree) == []
    assert file.name in DRAWING or reckoned(tree) == []
    assert file.name in DRAWING or added(tree, COUNTED.get(name_of(file), {})) == []


@pytest.mark.parametrize("name", COUNTED)
def test_what_is_written_down_is_there(name: str) -> None:
    tree = ast.parse((HOUSE / "cli" / "scenes" / name).read_text("utf-8"))
    said = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.BinOp)}

    assert COUNTED[name].keys() <= said


@pytest.mark.parametrize(
    "planted",
    [
        "from harena.games.gladiatori.fight.final_values import attack_effort",
        "from harena.games.heroes.components.content import MOST_ATTRIBUTE",
        "halved = attack // 2",
        "price = factor * cost",
        "damage = max(0, attack + force - defence)",
        "left = self.purse - number(view, 'price')",
    ],
)
def test_a_planted_rule_is_noticed(planted: str) -> None:
    tree = ast.parse(planted)

    assert borrowed(tree) + reckoned(tree) + added(tree, COUNTED["heroes/scene.py"])
