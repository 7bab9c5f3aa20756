"""`harena odds`: the chances of two against each other, and who beats whom, before a match."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.text import Text

from harena.cli.commands.arguments import whole
from harena.cli.commands.exact_odds import has_tables, show_tables
from harena.cli.screen.lists import titled
from harena.cli.screen.terminal import Terminal
from harena.cli.table import files
from harena.face import games, rulebook
from harena.kernel.refused import Refused

if TYPE_CHECKING:
    from harena.lab.pairings import Pairing


USUAL_GAMES: Final = "100"
USUAL_SEED: Final = "harena"
USUAL_JOBS: Final = "1"


class Wish(NamedTuple):
    """What was typed."""

    game: str
    pair: list[str]
    games: str
    seed: str
    jobs: str
    pack: str
    chart: str


def odds(terminal: Terminal, wish: Wish, as_json: bool) -> None:
    """A game's tables of ways; or two against each other, and without them all against all."""
    book = rulebook(wish.game)
    pack = files.read_pack(Path(wish.pack)) if wish.pack else book.built_in()
    if has_tables(wish.game):
        check_computed(wish)
        show_tables(terminal, wish.game, pack, wish.pair, as_json, wish.chart)
        return
    if wish.chart:
        known = ", ".join(game for game in games() if has_tables(game))
        said = f"charts of odds are there for {known}, but {wish.game} came"
        raise Refused("no-odds-chart", said, {"known": known, "game": wish.game})
    tables = tables_of(wish.game)
    if wish.pair:
        check_computed(wish)
        if len(wish.pair) != 2:
            said = f"two gladiators were expected, but {len(wish.pair)} came"
            raise Refused("pair", said, {"count": len(wish.pair)})
        show_sheets(terminal, wish.game, tables.sheets(pack, *wish.pair), as_json)
        return
    from harena.lab.pairings import matrix

    many = whole("--games", wish.games or USUAL_GAMES, 1)
    jobs = whole("--jobs", wish.jobs or USUAL_JOBS, 1)
    found = matrix(wish.game, pack, tables.names(), many, wish.seed or USUAL_SEED, jobs)
    show_matrix(terminal, wish.game, tables.names(), found, as_json)


def check_computed(wish: Wish) -> None:
    """Where nothing is played there is nothing that these options could change."""
    typed = {"--games": wish.games, "--seed": wish.seed, "--jobs": wish.jobs}
    for option, value in typed.items():
        if value:
            said = (
                f"these odds are computed, not played: no {option} was expected, but {value} came"
            )
            raise Refused("odds-computed", said, {"option": option, "value": value})


def tables_of(game: str) -> Any:
    """The game's own tables; most games have none."""
    name = "harena.games.{}.advice.tables"
    if find_tables(name.format(game)):
        return import_module(name.format(game))
    known = ", ".join(one for one in games() if find_tables(name.format(one)) or has_tables(one))
    raise Refused(
        "no-odds",
        f"odds are there for {known}, but {game} came",
        {"known": known, "game": game},
    )


def find_tables(name: str) -> bool:
    """Whether a game brings tables; some have no such room."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def show_sheets(terminal: Terminal, game: str, sheets: list[Any], as_json: bool) -> None:
    """Table after table, the chances in percent."""
    if as_json:
        told = [vars(sheet) if hasattr(sheet, "__dict__") else plain(sheet) for sheet in sheets]
        print(json.dumps(told, indent=2))
        return
    words = terminal.words
    terminal.say(f"{game}-chances-method")
    for sheet in sheets:
        facts = {"own": sheet.own, "other": sheet.other}
        terminal.show(Text(f"\n{words.say(f'{game}-chances-{sheet.name}', facts)}", "bold"))
        columns = list(sheet.rows[0][1])
        first = words.say(f"{game}-chances-{'part' if sheet.name == 'location' else 'dice'}")
        titles = [title(terminal, game, column) for column in columns]
        grid = titled([first, *titles])
        for label, chances in sheet.rows:
            said = words.say_if(f"{game}-part", label, {"part": label})
            named = said if sheet.name == "location" else label
            grid.add_row(named, *(percent(terminal, game, chances[one]) for one in columns))
        terminal.show(grid)


def plain(sheet: Any) -> dict[str, object]:
    """A table as JSON, where it is compiled and has no dictionary."""
    return {"name": sheet.name, "own": sheet.own, "other": sheet.other, "rows": sheet.rows}


def title(terminal: Terminal, game: str, column: str) -> str:
    """The title of a column: that of the odds at the table, or one of its own."""
    words = terminal.words
    return words.say_if(f"{game}-odds-{column}", words.say_if(f"{game}-chances-{column}", column))


def percent(terminal: Terminal, game: str, chance: float) -> str:
    """A chance as the odds at the table show it."""
    return terminal.words.say(f"{game}-odds-hit-value", value=chance)


def show_matrix(
    terminal: Terminal, game: str, names: list[str], found: list[Pairing], as_json: bool
) -> None:
    """Who wins how often against whom, with the interval of 95 %."""
    if as_json:
        rows = [{**one._asdict(), "share": one.share()} for one in found]
        print(json.dumps(rows, indent=2))
        return
    words = terminal.words
    terminal.say(f"{game}-chances-pairings", matches=found[0].games)
    called = [words.say_if(f"{game}-style", one, {"style": one}) for one in names]
    grid = titled(["", *(one[:7] for one in called)])
    by_pair = {(one.one, one.other): one for one in found}
    for one, name in zip(names, called, strict=True):
        cells = [by_pair[one, other].share() for other in names]
        grid.add_row(name, *(f"{100 * a:.0f} {100 * b:.0f}-{100 * c:.0f}" for a, b, c in cells))
    terminal.show(grid)
