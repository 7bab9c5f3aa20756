"""A game is known by being there: nothing that all games share names one of them."""

import re
from pathlib import Path
from typing import Final

import harena
from harena.bots import names
from harena.cli.screen.words import LANGUAGES, Words
from tests.house.reading import HOUSE, ROOT, short

CLIENT: Final = ROOT / "client" / "src"
LOCALE: Final = HOUSE / "locale"
SHARED: Final = ("browser", "harena", "pages")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
SOURCES: Final = {".ts", ".tsx", ".css"}


def own_bots(game: str) -> list[str]:
    """The bots that a game has and others have not."""
    return [bot for bot in names(game) if bot not in names()]


def named() -> set[str]:
    """The games there are, and those that have words already."""
    return {*harena.games(), *(file.stem for file in (LOCALE / "en").glob("*.ftl"))} - set(SHARED)


def is_of_a_game(file: Path) -> bool:
    parts = file.relative_to(CLIENT).parts
    return parts[0] == "games" and len(parts) > 2 and parts[1] in named()


def test_no_file_of_the_client_outside_a_game_s_folder_names_a_game() -> None:
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(named()))})\b", re.IGNORECASE)
    shared = [file for file in CLIENT.rglob("*") if file.suffix in SOURCES]
    found = [
        f"{short(file)}:{number}: {line.strip()[:80]}"
        for file in sorted(shared)
        if not is_of_a_game(file)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]

    assert len(shared) > 100
    assert not found, "\n".join(found)


def test_no_message_of_the_shared_catalogues_names_a_game() -> None:
    games = named()
    for file in [path for name in SHARED for path in sorted(LOCALE.glob(f"*/{name}.ftl"))]:
        ids = MESSAGE.findall(file.read_text("utf-8"))
        assert len(ids) > 50
        assert not [id for id in ids if games & set(id.split("-"))], short(file)
    titles = re.compile("|".join(game.capitalize() for game in sorted(games)))
    for name in SHARED:  # In English alone no title is a word of every day.
        assert not titles.findall((LOCALE / "en" / f"{name}.ftl").read_text("utf-8"))


def test_the_words_of_a_game_bear_its_name() -> None:
    """But for the names of its own bots, which the pages ask for by theirs."""
    for game in sorted(named()):
        bots = {f"browser-bot-{bot}" for bot in own_bots(game)}
        for file in sorted(LOCALE.glob(f"*/{game}.ftl")):
            ids = MESSAGE.findall(file.read_text("utf-8"))
            own = (f"{game}-", f"browser-{game}-")
            assert {id for id in ids if not id.startswith(own)} == bots, short(file)


def test_a_bot_has_words_and_a_name_that_no_other_has() -> None:
    every = [*names(), *(bot for game in harena.games() for bot in own_bots(game))]

    assert len(every) == len(set(every)) > len(names())
    for language in LANGUAGES:
        words = Words(language)
        for game in ("", *harena.games()):
            for bot in own_bots(game) if game else names():
                assert words.has(f"{game}-bot-{bot}-note".removeprefix("-")), (language, bot)
    for file in sorted(LOCALE.glob("*/browser.ftl")):
        ids = MESSAGE.findall(file.read_text("utf-8"))
        assert not [bot for bot in names() if f"browser-bot-{bot}" not in ids], short(file)
