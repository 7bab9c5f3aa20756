"""What stands in columns: lists of options, with their odds or side by side, and titled grids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.table import Table as Grid

SHORT: Final = 16
MANY: Final = 2
FITTING: Final = 8


def titled(titles: list[str], below: int = 0, gap: int = 0) -> Grid:
    """Columns with their titles, without a frame."""
    from rich.table import Table as Grid

    gap = gap or (2 if below else 3)
    grid = Grid(box=None, padding=(0, gap, below, 0), header_style="bold", pad_edge=False)
    for title in titles:
        grid.add_column(title)
    return grid


def with_odds(said: list[str], odds: list[dict[str, str]], about: str) -> Grid:
    """One option a line, and its odds in columns, each column with its title."""
    from rich.table import Table as Grid
    from rich.text import Text

    titles = list(dict.fromkeys(title for one in odds for title in one))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column()
    for _ in titles:
        grid.add_column(justify="right", no_wrap=True)
    if titles:
        grid.add_row("", Text(about, "dim"), *(Text(f" {title}", "dim") for title in titles))
    for number, (text, chances) in enumerate(zip(said, odds, strict=True)):
        grid.add_row(f" [{number + 1}]", text, *(chances.get(title, "") for title in titles))
    return grid


def plain_list(said: list[str], width: int) -> Grid:
    """One option a line; short ones side by side, and so many that most are short."""
    short = [len(text) <= SHORT for text in said]
    if len(said) > MANY and all(short):
        return side_by_side(said, width)
    if len(said) > FITTING and sum(short) > len(short) // 2:
        return short_ones_first(said, width)
    return with_odds(said, [{} for _ in said], "")


def short_ones_first(said: list[str], width: int) -> Grid:
    """Short options in rows, and the few long ones below, one a line."""
    from rich.table import Table as Grid

    labels = numbered(said)
    short = [label for label, text in zip(labels, said, strict=True) if len(text) <= SHORT]
    grid = Grid.grid()
    grid.add_row(in_rows(short, width))
    for label, text in zip(labels, said, strict=True):
        if len(text) > SHORT:
            grid.add_row(label)
    return grid


def side_by_side(said: list[str], width: int) -> Grid:
    """Short options in rows."""
    return in_rows(numbered(said), width)


def numbered(said: list[str]) -> list[str]:
    """Options with the numbers to type."""
    return [f" [{number + 1}] {text}" for number, text in enumerate(said)]


def in_rows(labels: list[str], width: int) -> Grid:
    """As many in a row as fit."""
    from rich.table import Table as Grid

    across = width // (max(map(len, labels)) + 2)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(labels), across):
        grid.add_row(*labels[start : start + across])
    return grid
