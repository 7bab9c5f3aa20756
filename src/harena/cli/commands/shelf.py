"""What there is: games, their options of play, packs."""

from __future__ import annotations

import json
from pathlib import Path

from rich.text import Text

from harena.cli.screen.glossary import Glossary
from harena.cli.screen.lists import titled
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table import files
from harena.face import games, rulebook
from harena.kernel.setup import PlayOption
from harena.packs import check_pack as check
from harena.packs import read_pack


def show_games(terminal: Terminal) -> None:
    """The games on the shelf."""
    words = terminal.words
    for game in games():
        book = rulebook(game)
        title = words.say_if(f"{game}-title", game)
        terminal.show(Text.assemble((game, "bold"), f"  {title}"))
        if words.has(f"{game}-about"):
            terminal.say(f"{game}-about")
        terminal.say("game-seats", low=book.seats[0], high=book.seats[-1])
        names = ", ".join(one.name for one in book.play)
        terminal.say("game-options", names=names, command=f"harena options {game}")


def show_options(terminal: Terminal, game: str) -> None:
    """The options of play of a game: values, default, section, and what they mean."""
    words = terminal.words
    book = rulebook(game)
    keys = ("option", "values", "section", "meaning")
    grid = titled([words.say(f"column-{key}") for key in keys], below=1)
    for one in book.play:
        meaning = f"{words.say_if(f'{game}-play-{one.name}')} {only_when(words, one)}".strip()
        grid.add_row(Text(one.name, "bold"), describe(words, game, one), one.section, meaning)
    terminal.show(grid)
    typed = f"harena play {game} --option {words.say('value-option')}"
    terminal.say("options-use", command=typed)


def show_bots(terminal: Terminal, game: str) -> None:
    """The bots of a game: what each does, and what it won against greedy."""
    from harena.bots import AGAINST, names, strengths

    words = terminal.words
    rulebook(game)
    measured = strengths(game)
    grid = titled([words.say(f"column-{key}") for key in ("bot", "meaning", "strength")], below=1)
    for bot in names(game):
        found = measured.get(bot)
        note = words.say_if(f"bot-{bot}-note", words.say_if(f"{game}-bot-{bot}-note"))
        told = (
            words.say("bot-strength", won=found.won, matches=found.matches, against=AGAINST)
            if found
            else ""
        )
        grid.add_row(Text(bot, "bold"), note, told)
    terminal.show(grid)
    terminal.say("bots-use", command=f"harena play {game} --bots {AGAINST}")


def only_when(words: Words, one: PlayOption) -> str:
    """The seats and options with which it means something, where it does not with all."""
    seats = words.say("column-seats").lower()
    rows = [
        words.apart(
            [
                words.labelled(seats if name == "seats" else name, ", ".join(map(str, values)))
                for name, values in row
            ]
        )
        for row in one.when
    ]
    return words.say("option-when", conditions=" / ".join(rows)) if rows else ""


def describe(words: Words, game: str, one: PlayOption) -> str:
    """The values of an option, the default marked."""
    if not one.values:
        return words.say("option-range", low=one.low, high=one.high, default=str(one.default))
    rows: list[str] = []
    for value in one.values:
        typed = value if isinstance(value, str) else json.dumps(value)
        key = f"{game}-play-{one.name}-{typed}"
        is_default = "yes" if value == one.default and type(value) is type(one.default) else "no"
        if words.has(key):
            meaning = words.say(key)
            rows.append(
                words.say("option-value-meaning", value=typed, meaning=meaning, default=is_default)
            )
        else:
            rows.append(words.say("option-value", value=typed, default=is_default))
    return "\n".join(rows)


def show_rules(terminal: Terminal, game: str, word: str) -> int:
    """What a word of a game means; or else what wins, and all words that can be asked."""
    words, book = terminal.words, rulebook(game)
    setup = book.settle(book.seats[0], {}, book.built_in(), {})
    glossary = Glossary(words, game, book.names(setup))
    if word:
        return 0 if terminal.explain(glossary, word) else 1
    terminal.show(Text(words.say_if(f"{game}-title", game), "bold"))
    for key in ("aim", "welcome"):
        if words.has(f"{game}-{key}"):
            terminal.say(f"{game}-{key}")
    glossary.read()
    families: dict[str, list[str]] = {}
    for term in map(glossary.term, glossary.terms):
        families.setdefault(term.family or term.name, []).append(term.name)
    alone = [family for family, names in families.items() if names == [family]]
    for family, names in families.items():
        listed = ", ".join(name for name in names if name != family)
        if listed:
            line = Text(words.labelled(family, listed))
            line.stylize("bold", 0, len(family))
            terminal.show(line)
    if families:
        terminal.show(", ".join(alone))
        terminal.say("rules-use", command=f"harena rules {game} {words.say('value-word')}")
    return 0


def new_pack(terminal: Terminal, game: str, folder: str) -> None:
    """A folder with the game's own content, to be changed."""
    path = Path(folder)
    files.write_pack(path, rulebook(game).built_in())
    terminal.line("pack-written", folder=str(path))
    terminal.line(
        "pack-next",
        check=f"harena pack check {game} {path}",
        play=f"harena play {game} --pack {path}",
    )


def check_pack(terminal: Terminal, game: str, folder: str) -> None:
    """Lay the game out with a pack, for every number of seats."""
    book = rulebook(game)
    pack = read_pack(Path(folder))
    check(book, pack)
    terminal.line("pack-good", folder=folder, game=game, digest=pack.digest)
