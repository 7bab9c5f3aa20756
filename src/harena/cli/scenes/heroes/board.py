"""The arena as squares: a zone in two lines, its kind and name, and who and what is there."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

NARROWEST: Final = 7
WIDEST: Final = 12


class Piece(NamedTuple):
    """Somebody in a zone: what is written, and in what style."""

    text: str
    style: str


class Cell(NamedTuple):
    """A zone: its column and row, its name, the number to choose it by, who and what is there."""

    column: int
    row: int
    title: str
    mark: str
    pieces: list[Piece]
    lying: str


def draw(cells: list[Cell], width: int) -> Text:
    """The arena in at most so many columns."""
    columns = max(cell.column for cell in cells) + 1
    rows = max(cell.row for cell in cells) + 1
    wide = max(NARROWEST, min(WIDEST, width // columns))
    at = {(cell.column, cell.row): cell for cell in cells}
    lines: list[Text] = []
    for row in range(rows):
        for line in (title, contents):
            text = Text()
            for column in range(columns):
                cell = at.get((column, row))
                text.append_text(padded(line(cell, wide) if cell else Text(), wide))
            text.rstrip()
            lines.append(text)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def title(cell: Cell, wide: int) -> Text:
    """Its kind and name, and the number to choose it by."""
    text = Text(cell.title, "bold" if cell.mark else "dim")
    if cell.mark:
        text.append(f" {cell.mark}", "bold reverse")
    return text


def contents(cell: Cell, wide: int) -> Text:
    """Who is there, each in his share of the room, and what lies there."""
    text = Text()
    share = max(1, len(cell.pieces))
    room = max(2, (wide - 1 - len(cell.lying)) // share - 1)
    for piece in cell.pieces:
        text.append(f"{piece.text[:room]} ", piece.style)
    text.append(cell.lying, "dim")
    return text


def padded(text: Text, wide: int) -> Text:
    """As wide as a zone, with a blank at the end."""
    text.truncate(wide - 1)
    text.pad_right(wide - len(text))
    return text
