"""The commands. Each one imports what it needs when it is called, for a quick start."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from harena.cli.commands.arguments import seconds, whole
from harena.cli.commands.usage import INTERRUPTED, Branch, Leaf, Trunk
from harena.cli.screen.terminal import Terminal

app = typer.Typer(
    cls=Trunk, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
packs = typer.Typer(cls=Branch, rich_markup_mode=None)
app.add_typer(packs, name="pack")

Game = Annotated[str, typer.Argument()]
File = Annotated[str, typer.Argument()]
Folder = Annotated[str, typer.Argument()]
Language = Annotated[str, typer.Option("--lang")]
Seats = Annotated[str, typer.Option("--seats")]
Bots = Annotated[str, typer.Option("--bots")]
Seed = Annotated[str, typer.Option("--seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
PackFolder = Annotated[str, typer.Option("--pack")]
Games = Annotated[str, typer.Option("--games")]
Jobs = Annotated[str, typer.Option("--jobs")]
Ray = Annotated[str, typer.Option("--ray")]
Keep = Annotated[str, typer.Option("--keep")]
Json = Annotated[bool, typer.Option("--json")]
Colour = Annotated[bool, typer.Option("--no-colour", "--no-color")]
Ascii = Annotated[bool, typer.Option("--ascii")]


@app.callback()
def harena(lang: Language = "") -> None:
    """Where `harena --lang it …` is taken; which language it is was settled before."""


@app.command(cls=Leaf)
def play(
    ctx: typer.Context,
    game: Game = "",
    seats: Seats = "",
    players: Annotated[str, typer.Option("--players")] = "",
    bots: Bots = "",
    seed: Seed = "",
    option: Options = None,
    pack: PackFolder = "",
    save: Annotated[str, typer.Option("--save")] = "",
    resume: Annotated[str | None, typer.Option("--resume")] = None,
    after: Annotated[str, typer.Option("--after")] = "",
    heirs: Annotated[bool, typer.Option("--heirs")] = False,
    pace: Annotated[str, typer.Option("--pace")] = "normal",
    no_colour: Colour = False,
    ascii: Ascii = False,  # noqa: A002 the name of the option
    lang: Language = "",
) -> int:
    from harena.cli.commands.play import Wishes
    from harena.cli.commands.play import play as begin

    where = (pack, save, resume, after, heirs)
    wishes = Wishes(game, seats, players, bots, seed, option or [], *where)
    return begin(Terminal(ctx.obj, not no_colour, ascii), wishes, pace)


@app.command(cls=Leaf)
def campaign(
    ctx: typer.Context,
    game: Game,
    file: Annotated[str, typer.Option("--file")] = "",
    new: Annotated[bool, typer.Option("--new")] = False,
    seats: Seats = "",
    players: Annotated[str, typer.Option("--players")] = "",
    bots: Bots = "",
    seed: Seed = "",
    option: Options = None,
    gladiators: Annotated[str, typer.Option("--gladiators")] = "",
    fights: Annotated[str, typer.Option("--fights")] = "",
    unattended: Annotated[bool, typer.Option("--unattended")] = False,
    matches: Annotated[str, typer.Option("--matches")] = "1000",
    journal: Annotated[bool, typer.Option("--journal")] = False,
    note: Annotated[str | None, typer.Option("--note")] = None,
    export: Annotated[str, typer.Option("--export")] = "",
    pace: Annotated[str, typer.Option("--pace")] = "normal",
    no_colour: Colour = False,
    ascii: Ascii = False,  # noqa: A002 the name of the option
    lang: Language = "",
) -> int:
    from harena.cli.commands.campaigning import Wishes
    from harena.cli.commands.campaigning import campaign as follow

    people = (seats, players, bots, seed, option or [], gladiators)
    how = (fights, unattended, matches, journal, note, export)
    wishes = Wishes(game, file, new, *people, *how)
    return follow(Terminal(ctx.obj, not no_colour, ascii), wishes, pace)


@app.command(cls=Leaf)
def learn(
    ctx: typer.Context,
    game: Game = "",
    lesson: Annotated[str, typer.Option("--lesson")] = "",
    pace: Annotated[str, typer.Option("--pace")] = "normal",
    no_colour: Colour = False,
    ascii: Ascii = False,  # noqa: A002 the name of the option
    lang: Language = "",
) -> int:
    from harena.cli.commands.learning import learn as teach

    return teach(Terminal(ctx.obj, not no_colour, ascii), game, lesson, pace)


@app.command(cls=Leaf)
def replay(
    ctx: typer.Context,
    file: File,
    start: Annotated[str, typer.Option("--from")] = "0",
    seat: Annotated[str, typer.Option("--seat")] = "",
    auto: Annotated[str, typer.Option("--auto")] = "0",
    pack: PackFolder = "",
    no_colour: Colour = False,
    ascii: Ascii = False,  # noqa: A002 the name of the option
    lang: Language = "",
) -> None:
    from harena.cli.commands.replaying import replay as show

    viewer = whole("--seat", seat) if seat else None
    terminal = Terminal(ctx.obj, not no_colour, ascii)
    show(terminal, file, pack, whole("--from", start), viewer, seconds("--auto", auto))


@app.command(cls=Leaf)
def verify(
    ctx: typer.Context,
    file: File,
    pack: PackFolder = "",
    receipt: Annotated[str, typer.Option("--receipt")] = "",
    fingerprint: Annotated[str, typer.Option("--fingerprint")] = "",
    lang: Language = "",
) -> None:
    from harena.cli.commands.verifying import verify as check

    check(Terminal(ctx.obj), file, pack, receipt, fingerprint)


@app.command(cls=Leaf)
def analyse(
    ctx: typer.Context,
    file: File,
    playouts: Annotated[str, typer.Option("--playouts")] = "40",
    seed: Seed = "harena",
    chart: Annotated[str, typer.Option("--chart")] = "",
    pack: PackFolder = "",
    json: Json = False,
    lang: Language = "",
) -> None:
    from harena.cli.commands.analysing import analyse as look_again

    number = whole("--playouts", playouts, 1)
    look_again(Terminal(ctx.obj), file, pack, number, seed, chart, json)


@app.command(cls=Leaf)
def simulate(
    ctx: typer.Context,
    game: Game,
    games: Games = "100",
    seats: Seats = "",
    bots: Bots = "",
    seed: Seed = "harena",
    jobs: Jobs = "1",
    ray: Ray = "",
    keep: Keep = "",
    option: Options = None,
    pack: PackFolder = "",
    json: Json = False,
    lang: Language = "",
) -> int:
    from harena.cli.commands.simulating import Order
    from harena.cli.commands.simulating import simulate as run

    order = Order(game, games, seats, bots, seed, jobs, ray, keep)
    return run(Terminal(ctx.obj), order, option or [], pack, json)


@app.command(cls=Leaf)
def ladder(
    ctx: typer.Context,
    game: Game,
    games: Games = "100",
    seats: Seats = "",
    bots: Bots = "",
    seed: Seed = "harena",
    jobs: Jobs = "1",
    ray: Ray = "",
    keep: Keep = "",
    limit: Annotated[str, typer.Option("--limit")] = "10",
    option: Options = None,
    pack: PackFolder = "",
    chart: Annotated[str, typer.Option("--chart")] = "",
    json: Json = False,
    lang: Language = "",
) -> int:
    from harena.cli.commands.simulating import Order
    from harena.cli.commands.simulating import ladder as climb

    order = Order(game, games, seats, bots, seed, jobs, ray, keep)
    return climb(Terminal(ctx.obj), order, option or [], pack, limit, chart, json)


@app.command(cls=Leaf)
def sit(
    ctx: typer.Context,
    link: Annotated[str, typer.Argument()],
    bot: Annotated[str, typer.Option("--bot")] = "veteran",
    name: Annotated[str, typer.Option("--name")] = "Robot",
    lang: Language = "",
) -> None:
    from harena.cli.commands.sitting import sit as take_seat

    take_seat(Terminal(ctx.obj), link, bot, name)


@app.command(cls=Leaf)
def balance(
    ctx: typer.Context,
    game: Game,
    games: Games = "400",
    seats: Seats = "",
    bot: Annotated[str, typer.Option("--bot")] = "greedy",
    seed: Seed = "harena",
    jobs: Jobs = "1",
    ray: Ray = "",
    keep: Keep = "",
    option: Options = None,
    pack: PackFolder = "",
    report: Annotated[str, typer.Option("--json")] = "",
    chart: Annotated[str, typer.Option("--chart")] = "",
    lang: Language = "",
) -> int:
    from harena.cli.commands.balancing import balance as weigh
    from harena.cli.commands.simulating import Order

    order = Order(game, games, seats, bot, seed, jobs, ray, keep)
    return weigh(Terminal(ctx.obj), order, option or [], pack, report, chart)


@app.command(cls=Leaf)
def odds(
    ctx: typer.Context,
    game: Game,
    pair: Annotated[list[str] | None, typer.Argument()] = None,
    games: Games = "",
    seed: Seed = "",
    jobs: Jobs = "",
    pack: PackFolder = "",
    chart: Annotated[str, typer.Option("--chart")] = "",
    json: Json = False,
    lang: Language = "",
) -> None:
    from harena.cli.commands.odds import Wish
    from harena.cli.commands.odds import odds as weigh

    weigh(Terminal(ctx.obj), Wish(game, pair or [], games, seed, jobs, pack, chart), json)


@app.command(cls=Leaf)
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port")] = "",
    data: Annotated[str, typer.Option("--data")] = "",
    show: Annotated[bool, typer.Option("--open")] = False,
    database: Annotated[str, typer.Option("--database")] = "",
    packs: Annotated[str, typer.Option("--packs")] = "",
    config: Annotated[str, typer.Option("--config")] = "",
    given: Annotated[list[str] | None, typer.Option("--set")] = None,
    lang: Language = "",
) -> None:
    from harena.cli.commands.serving import serve as open_tables

    named = {"database": database, "packs": packs}
    settings = [*(given or []), *(f"{name}={value}" for name, value in named.items() if value)]
    open_tables(Terminal(ctx.obj), host, port, data, show, config, settings)


@app.command(cls=Leaf)
def games(ctx: typer.Context, lang: Language = "") -> None:
    from harena.cli.commands.shelf import show_games

    show_games(Terminal(ctx.obj))


@app.command(cls=Leaf)
def options(ctx: typer.Context, game: Game, lang: Language = "") -> None:
    from harena.cli.commands.shelf import show_options

    show_options(Terminal(ctx.obj), game)


@app.command(cls=Leaf)
def bots(ctx: typer.Context, game: Game, lang: Language = "") -> None:
    from harena.cli.commands.shelf import show_bots

    show_bots(Terminal(ctx.obj), game)


@app.command(cls=Leaf)
def rules(
    ctx: typer.Context,
    game: Game,
    word: Annotated[list[str] | None, typer.Argument()] = None,
    lang: Language = "",
) -> int:
    from harena.cli.commands.shelf import show_rules

    return show_rules(Terminal(ctx.obj), game, " ".join(word or []))


@packs.command("new", cls=Leaf)
def pack_new(ctx: typer.Context, game: Game, folder: Folder, lang: Language = "") -> None:
    from harena.cli.commands.shelf import new_pack

    new_pack(Terminal(ctx.obj), game, folder)


@packs.command("check", cls=Leaf)
def pack_check(ctx: typer.Context, game: Game, folder: Folder, lang: Language = "") -> None:
    from harena.cli.commands.shelf import check_pack

    check_pack(Terminal(ctx.obj), game, folder)


def main() -> None:
    """The program `harena`."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
