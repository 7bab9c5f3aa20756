"""What terminal and browser both read of a game, `locale/<game>.json`, names what the game has."""

import json
import re
from typing import Any, Final

import msgspec
import pytest

import harena
from harena.face import rulebook
from harena.server.tables.reading import content
from tests.house.reading import HOUSE, ROOT

FILES: Final = {file.stem: file for file in (HOUSE / "locale").glob("*.json")}
EVERY_GAME: Final = pytest.mark.parametrize("game", sorted(set(FILES) & set(harena.games())))
KEYS: Final = {"secrets", "light", "domains", "asks", "events"}
OF_ASKS: Final[dict[str, type]] = {
    "number": bool,  # What is typed is the choice itself.
    "row": str,  # The row of questions it is part of, which has an introduction.
    "hidden": bool,  # The others do not learn what was chosen.
    "open": bool,  # In a game with secrets: whoever looks on sees none.
    "firm": bool,  # Touched twice, because it cannot be taken back.
    "between": bool,  # Of a career, not of the match: a person decides where a bot fights.
    "weighed": bool,  # The odds of each option are asked for.
}
OF_EVENTS: Final[dict[str, type]] = {
    "journal": bool,  # Kept in the journal of a campaign.
    "order": bool,  # Whose turn it is and nothing else: no news.
    "quiet": bool,  # An answer that brought nothing else may still be taken back.
    "opening": bool,  # An empty line before it helps the eye.
    "time": int,  # Milliseconds in the telling.
    "stand": int,  # How long a result stands to be read, where one is not in a hurry.
    "sound": str,
    "sign": str,  # A figure on the track of a replay.
}
SOUNDS: Final = {"sand", "wood", "stone", "horn"}
RULEBOOKS: Final = ROOT / "client" / "tests" / "fixtures" / "rulebooks.json"
KEPT: Final = json.loads(RULEBOOKS.read_text("utf-8")) if RULEBOOKS.is_file() else {}
GROUP: Final = re.compile(r"\(\?<(\w+)>")


def declared(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FILES[game].read_text("utf-8"))
    return read


@EVERY_GAME
def test_only_what_both_tables_know_is_declared(game: str) -> None:
    found = declared(game)

    assert set(found) <= KEYS
    assert found.get("secrets", True) is True
    for kind, known in (("asks", OF_ASKS), ("events", OF_EVENTS)):
        for name, said in found.get(kind, {}).items():
            for key, value in said.items():
                assert type(value) is known[key], f"{kind}: {name}: {key}"
            assert said.get("sound", "sand") in SOUNDS


@EVERY_GAME
def test_what_is_declared_is_an_ask_an_event_or_a_domain_of_the_game(game: str) -> None:
    book, found = rulebook(game), declared(game)
    setup = book.settle(book.seats[-1], {}, book.built_in(), {})

    assert not set(found.get("asks", {})) - set(book.asks)
    assert not set(found.get("events", {})) - set(book.events)
    light = found.get("light", {})
    assert book.settle(book.seats[-1], light, book.built_in(), {}).options.items() >= light.items()
    assert not set(found.get("domains", {})) - set(book.names(setup))


@EVERY_GAME
def test_every_name_of_a_domain_with_patterns_comes_apart(game: str) -> None:
    book, found = rulebook(game), declared(game)
    names = book.names(book.settle(book.seats[-1], {}, book.built_in(), {}))

    for domain, patterns in found.get("domains", {}).items():
        assert all(GROUP.search(pattern) for pattern in patterns), domain
        read = [re.compile(GROUP.sub(r"(?P<\1>", pattern)) for pattern in patterns]
        whole = [name for name in names[domain] if name]
        assert all(any(one.fullmatch(name) for one in read) for name in whole), domain


@pytest.mark.parametrize("game", sorted(KEPT))
def test_the_client_s_tests_know_what_the_rules_declare_now(game: str) -> None:
    """`python client/tests/fixtures/make.py` writes it anew."""
    book = rulebook(game)
    setup = book.settle(book.seats[-1], {}, book.built_in(), {})

    assert KEPT[game] == msgspec.to_builtins(content.show(book, setup))


@EVERY_GAME
def test_what_explains_an_event_stands_after_what_happened_and_before_a_row_of_it(
    game: str,
) -> None:
    for kind, names in rulebook(game).events.items():
        marks = "".join("+" if name[0] == "+" else "*" if name[0] == "*" else "." for name in names)
        assert re.fullmatch(r"\.*\+*\*?", marks), (game, kind, names)
