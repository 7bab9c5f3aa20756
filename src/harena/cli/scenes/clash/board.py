"""The arena as bricks.

Rows of cells, each row shifted by half a cell, so that hexagons which share a side are bricks which
share a wall. Any board in axial coordinates can be drawn.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text

from harena.toolkit.hexes import on_page

UP: Final = 1
DOWN: Final = 2
LEFT: Final = 4
RIGHT: Final = 8
# Corners and crossings by the walls that meet there.
LINES: Final = " │││─┘┐┤─└┌├─┴┬┼"
ASCII_LINES: Final = " |||-+++-+++-+++"
NARROWEST: Final = 12
WIDEST: Final = 18
HEIGHT: Final = 3
FRAME: Final = "dim"


class Line(NamedTuple):
    """A line of a cell: what it says, and in what style."""

    text: str
    style: str


class Cell(NamedTuple):
    """A space: where it lies, its name, the number to choose it by, and two lines."""

    q: int
    r: int
    title: str
    mark: str
    lines: tuple[Line, Line]

    @property
    def column(self) -> int:
        """How many half cells to the right."""
        return on_page(self.q, self.r, side_up=False)[0]


class Canvas:
    """Letters and styles by row and column."""

    def __init__(self, width: int, height: int, ascii_only: bool) -> None:
        self.walls = [[0] * width for _ in range(height)]
        self.letters = [[""] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.lines = ASCII_LINES if ascii_only else LINES

    def wall(self, x: int, y: int, across: int, down: int) -> None:
        """A wall from a point, to the right or downwards."""
        for step in range(across):
            self.walls[y][x + step] |= RIGHT
            self.walls[y][x + step + 1] |= LEFT
        for step in range(down):
            self.walls[y + step][x] |= DOWN
            self.walls[y + step + 1][x] |= UP

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Letters from a point to the right."""
        for step, letter in enumerate(text):
            self.letters[y][x + step] = letter
            self.styles[y][x + step] = style

    def text(self) -> Text:
        """The drawing, without blanks at the ends of lines."""
        drawing = Text(no_wrap=True, overflow="crop")
        for y in range(len(self.walls)):
            runs = groupby(self.row(y), key=itemgetter(1))
            for style, run in runs:
                drawing.append("".join(letter for letter, _ in run), style)
            if y + 1 < len(self.walls):
                drawing.append("\n")
        return drawing

    def row(self, y: int) -> list[tuple[str, str]]:
        """The letters of a line with their styles, up to the last that can be seen."""
        found: list[tuple[str, str]] = []
        for letter, style, wall in zip(self.letters[y], self.styles[y], self.walls[y], strict=True):
            found.append((letter, style) if letter else (self.lines[wall], FRAME))
        while found and found[-1][0] == " ":
            found.pop()
        return found


def cell_width(cells: list[Cell], width: int) -> int:
    """The widest bricks that fit, an even number; none if the board is too wide for bricks."""
    columns = [cell.column for cell in cells]
    halves = max(columns) - min(columns) + 2
    fitting = min(WIDEST // 2, (width - 1) // halves) * 2
    return fitting if fitting >= NARROWEST else 0


def draw(cells: list[Cell], width: int, ascii_only: bool) -> Text:
    """The board in at most so many columns."""
    wide = cell_width(cells, width)
    if not wide:
        return in_a_list(cells)
    left = min(cell.column for cell in cells)
    top = min(cell.r for cell in cells)
    right = max(cell.column for cell in cells) - left + 2
    bottom = max(cell.r for cell in cells) - top + 1
    canvas = Canvas(right * wide // 2 + 1, bottom * HEIGHT + 1, ascii_only)
    for cell in cells:
        x, y = (cell.column - left) * wide // 2, (cell.r - top) * HEIGHT
        canvas.wall(x, y, wide, 0)
        canvas.wall(x, y + HEIGHT, wide, 0)
        canvas.wall(x, y, 0, HEIGHT)
        canvas.wall(x + wide, y, 0, HEIGHT)
    for cell in cells:
        x, y = (cell.column - left) * wide // 2, (cell.r - top) * HEIGHT
        canvas.write(x + 1, y, f" {cell.title[: wide // 2 - 3]} ", "bold" if cell.mark else "")
        if cell.mark:
            canvas.write(x + wide - 1 - len(cell.mark), y, cell.mark, "bold reverse")
        for index, line in enumerate(cell.lines):
            canvas.write(x + 2, y + 1 + index, shorten(line.text, wide - 2), line.style)
    return canvas.text()


def in_a_list(cells: list[Cell]) -> Text:
    """A board too wide for the screen: one line a space."""
    drawing = Text()
    for cell in cells:
        drawing.append(f"{cell.title:6}{cell.mark:6}")
        for line in cell.lines:
            drawing.append(f"{line.text:18}", line.style)
        drawing.append("\n")
    drawing.rstrip()
    return drawing


def shorten(text: str, most: int) -> str:
    """A text that fits."""
    return text if len(text) <= most else text[: most - 1] + "."
