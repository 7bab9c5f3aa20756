"""`harena odds`: the chances of two against each other, and who beats whom, before a match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from harena.cli.commands.arguments import whole
from harena.cli.screen.lists import titled
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table import files
from harena.face import rulebook
from harena.kernel.refused import Refused
from harena.packs import read_pack

if TYPE_CHECKING:
    from harena.lab.odds import Pairing
    from harena.toolkit.odds_tables import OddsTable


USUAL_GAMES: Final = "100"
USUAL_SEED: Final = "harena"
USUAL_JOBS: Final = "1"
# Beyond so many ways their number says nothing to a reader.
READABLE_WAYS: Final = 100_000


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
    """A game's exact tables; where two can be played against each other, that too, or all."""
    from harena.lab import odds as lab

    book = rulebook(wish.game)
    pack = read_pack(Path(wish.pack)) if wish.pack else book.built_in()
    paired = bool(lab.kinds(wish.game))
    if not paired:
        check_computed(wish)
    chart_file = files.for_chart(wish.chart) if wish.chart else None
    found = lab.tables(wish.game, pack, wish.pair)
    if chart_file is not None:
        if not found:
            raise Refused("pair", "two gladiators were expected, but 0 came", {"count": 0})
        files.write_text(chart_file, drawn(terminal.words, wish.game, found))
    played: list[Pairing] = []
    if paired:
        many = whole("--games", wish.games or USUAL_GAMES, 1)
        jobs = whole("--jobs", wish.jobs or USUAL_JOBS, 1)
        seed = wish.seed or USUAL_SEED
        if wish.pair:
            first, second = wish.pair
            played = [lab.play(wish.game, pack.files, first, second, many, seed)]
        else:
            played = lab.matrix(wish.game, pack, many, seed, jobs)
    if as_json:
        print(json.dumps(plain(found, played, bool(wish.pair) or not paired), indent=2))
        return
    if paired and found:
        terminal.say(f"{wish.game}-table-method")
    for table in found:
        show_table(terminal, wish.game, table)
    if wish.pair:
        for one in played:
            show_pairing(terminal, wish.game, one)
    elif played:
        show_matrix(terminal, wish.game, lab.kinds(wish.game), played)


def check_computed(wish: Wish) -> None:
    """Where nothing is played there is nothing that these options could change."""
    typed = {"--games": wish.games, "--seed": wish.seed, "--jobs": wish.jobs}
    for option, value in typed.items():
        if value:
            said = (
                f"these odds are computed, not played: no {option} was expected, but {value} came"
            )
            raise Refused("odds-computed", said, {"option": option, "value": value})


# Tables.


def show_table(terminal: Terminal, game: str, table: OddsTable) -> None:
    """A table with its title: shares in per cent, and exactly as ways of the whole; a note."""
    words = terminal.words
    terminal.show(Text(f"\n{title_of(words, game, table)}", "bold"))
    grid = titled([words.say_if(f"{game}-table-of-{key}", key) for key in table.columns])
    for label, ways, among in zip(table.labels, table.ways, table.wholes, strict=True):
        named = label_of(words, game, table, label)
        grid.add_row(named, *(share(some, among) for some in ways))
    terminal.show(grid)
    note = f"{game}-table-note-{table.title}"
    if words.has(note):
        terminal.say(note)


def drawn(words: Words, game: str, tables: list[OddsTable]) -> str:
    """A chart of them: for each row a bar for each outcome."""
    from harena.lab.chart import Group, draw
    from harena.lab.simulate import Share

    groups: list[Group] = []
    for table in tables:
        outcomes = [words.say_if(f"{game}-table-of-{key}", key) for key in table.columns[1:]]
        title = title_of(words, game, table)
        for label, ways, among in zip(table.labels, table.ways, table.wholes, strict=True):
            told = zip(outcomes, ways, strict=True)
            shares = [Share(one, among, some) for one, some in told]
            named = label_of(words, game, table, label)
            many = words.labelled(title, named) if len(tables) > 1 else named
            groups.append(Group(many, outcomes, shares, None, exact=True))
    return draw(title_of(words, game, tables[0]), groups)


def title_of(words: Words, game: str, table: OddsTable) -> str:
    """What a table is about."""
    facts = {name: named(words, game, table.domain, ids) for name, ids in table.about.items()}
    return words.say_if(f"{game}-table-{table.title}", table.title, {**facts})


def named(words: Words, game: str, domain: str, ids: str) -> str:
    """Ids of a domain by their names; what is none stays as it is."""
    if not domain:
        return ids
    return ", ".join(words.say(f"{game}-{domain}", {domain: one}) for one in ids.split(":"))


def label_of(words: Words, game: str, table: OddsTable, label: str) -> str:
    """What a row is about."""
    kind = table.columns[0]
    return words.say_if(f"{game}-table-label-{kind}", label, {kind: label})


def share(ways: int, among: int) -> str:
    """In per cent, and as ways of the whole where that can be read."""
    if not ways:
        return "-"
    exact = f" ({ways}/{among})" if among < READABLE_WAYS else ""
    return f"{100 * ways / among:.1f} %{exact}"


# Pairs.


def show_pairing(terminal: Terminal, game: str, found: Pairing) -> None:
    """How often the first of two has won."""
    rate, low, high = found.share()
    terminal.gap()
    terminal.say(
        f"{game}-table-played",
        own=found.one,
        other=found.other,
        matches=found.games,
        share=rate,
        low=low,
        high=high,
        drawn=found.drawn / found.games,
    )


def show_matrix(terminal: Terminal, game: str, names: list[str], found: list[Pairing]) -> None:
    """Who wins how often against whom, with the interval of 95 %."""
    words = terminal.words
    terminal.say(f"{game}-table-pairings", matches=found[0].games)
    called = [words.say_if(f"{game}-style", one, {"style": one}) for one in names]
    grid = titled(["", *(one[:7] for one in called)])
    by_pair = {(one.one, one.other): one for one in found}
    for one, name in zip(names, called, strict=True):
        cells = [by_pair[one, other].share() for other in names]
        grid.add_row(name, *(f"{100 * a:.0f} {100 * b:.0f}-{100 * c:.0f}" for a, b, c in cells))
    terminal.show(grid)


# As JSON.


def plain(tables: list[OddsTable], played: list[Pairing], computed: bool) -> list[object]:
    """Tables with the ways and their whole number, nothing rounded; then what was played."""
    found: list[object] = [plain_table(table) for table in tables] if computed else []
    return found + [{**one._asdict(), "share": one.share()} for one in played]


def plain_table(table: OddsTable) -> dict[str, object]:
    """A table as plain data."""
    rows = [
        {"label": label, "ways": ways, "whole": among}
        for label, ways, among in zip(table.labels, table.ways, table.wholes, strict=True)
    ]
    return {"title": table.title, **table.about, "columns": table.columns, "rows": rows}
