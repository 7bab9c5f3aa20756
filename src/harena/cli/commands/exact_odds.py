"""The exact odds of a game, where it has tables of them."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from rich.text import Text

from harena.cli.commands.arguments import whole
from harena.cli.screen.lists import titled
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table import files
from harena.face import rulebook
from harena.kernel.setup import Pack
from harena.toolkit.tables import OddsTable

TABLES: Final = "harena.games.{}.tables"


def has_tables(game: str) -> bool:
    """Whether a game brings tables of ways; an unknown game is refused."""
    rulebook(game)
    return find_spec(TABLES.format(game)) is not None


def show_tables(
    terminal: Terminal, game: str, pack: Pack, typed: list[str], as_json: bool, chart: str
) -> None:
    """Every table of a game; as JSON with the ways and their whole number, nothing rounded."""
    wishes = [whole("odds", number) for number in typed]
    chart_file = files.writable(chart) if chart else None
    found: list[OddsTable] = import_module(TABLES.format(game)).tables(pack, wishes)
    if chart_file is not None:
        files.write_text(chart_file, drawn(terminal.words, game, found))
    if as_json:
        print(json.dumps([plain(table) for table in found], indent=2))
        return
    for table in found:
        show_table(terminal, game, table)


def show_table(terminal: Terminal, game: str, table: OddsTable) -> None:
    """A table with its title: shares in per cent, and exactly as ways of the whole."""
    words = terminal.words
    terminal.show(Text(words.say_if(f"{game}-table-{table.title}", table.title), "bold"))
    grid = titled([words.say_if(f"{game}-column-{key}", key) for key in table.columns])
    for label, ways in zip(table.labels, table.ways, strict=True):
        grid.add_row(label, *(share(some, table.whole) for some in ways))
    terminal.show(grid)


def drawn(words: Words, game: str, tables: list[OddsTable]) -> str:
    """A chart of them: for each row a bar for each outcome."""
    from harena.lab.chart import Group, draw
    from harena.lab.simulate import Share

    groups: list[Group] = []
    for table in tables:
        outcomes = [words.say_if(f"{game}-column-{key}", key) for key in table.columns[1:]]
        for label, ways in zip(table.labels, table.ways, strict=True):
            told = zip(outcomes, ways, strict=True)
            shares = [Share(one, table.whole, some) for one, some in told]
            groups.append(Group(label, outcomes, shares, None, exact=True))
    title = words.say_if(f"{game}-table-{tables[0].title}", tables[0].title)
    return draw(title, groups)


def share(ways: int, whole_number: int) -> str:
    """In per cent, and as ways of the whole."""
    return f"{100 * ways / whole_number:.1f} % ({ways}/{whole_number})" if ways else "-"


def plain(table: OddsTable) -> dict[str, object]:
    """A table as plain data."""
    rows = dict(zip(table.labels, table.ways, strict=True))
    return {"title": table.title, "columns": table.columns, "whole": table.whole, "rows": rows}
