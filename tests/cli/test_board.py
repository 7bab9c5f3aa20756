"""The arena in bricks: hexagons that share a side share a wall."""

import pytest

from harena.cli.scenes.clash.board import Cell, Line, draw

EMPTY = (Line("", ""), Line("", ""))
PAIR = [
    Cell(0, 0, "A1", "[1]", (Line("■ Brutus", ""), Line("NSST +1", ""))),
    Cell(1, 0, "A2", "", (Line("lion Leaena", ""), Line("LSS 1/3", ""))),
    Cell(0, 1, "B1", "[2]", EMPTY),
]


def rows(cells: list[Cell], width: int, ascii_only: bool = False) -> list[str]:
    return draw(cells, width, ascii_only).plain.splitlines()


def test_a_row_shifts_by_half_a_brick() -> None:
    assert rows(PAIR, 44) == [
        "┌ A1 ─────────[1]─┬ A2 ─────────────┐",
        "│ ■ Brutus        │ lion Leaena     │",
        "│ NSST +1         │ LSS 1/3         │",
        "└────────┬ B1 ────┴────[2]─┬────────┘",
        "         │                 │",
        "         │                 │",
        "         └─────────────────┘",
    ]


def test_ascii_only_says_the_same() -> None:
    assert rows(PAIR, 44, ascii_only=True)[0] == "+ A1 ---------[1]-+ A2 -------------+"
    drawn = "\n".join(rows(PAIR, 44, ascii_only=True)).replace("■", "a")
    assert drawn.isascii()


@pytest.mark.parametrize("width", [26, 30, 40, 80, 120])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    assert max(map(len, rows(PAIR, width))) <= width


def test_a_board_too_wide_for_the_screen_becomes_a_list() -> None:
    long_row = [Cell(q, 0, f"S{q}", "", EMPTY) for q in range(18)]
    listed = rows(long_row, 80)
    assert len(listed) == 18
    assert listed[3].startswith("S3")


def test_what_does_not_fit_a_brick_is_cut() -> None:
    cells = [Cell(0, 0, "A1", "", (Line("a name of many letters", ""), Line("", "")))]
    assert rows(cells, 21)[1] == "│ a name of many .│"
