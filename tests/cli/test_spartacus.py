"""Spartacus in the terminal: cards by name, the arena, and nothing that others hide."""

import re
import tomllib
from io import StringIO
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

import harena
from harena.cli.scenes.scene import Scene, scene_for
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.words import LANGUAGES, Words
from harena.games.spartacus.about.questions import WINDOWS
from harena.games.spartacus.components.content import GUARD
from harena.games.spartacus.components.decks import discard, throw
from harena.kernel.match import Match
from tests.cli.program import run
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    duel,
    in_market,
    in_turn,
    in_upkeep,
    named,
    on_top,
)

HOUSE: Final = Path(harena.__file__).parent
CARDS_OF_POWERS: Final = ("gladiators", "slaves", "guards", "discards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_power_has_its_numbers(language: str) -> None:
    content = tomllib.loads((HOUSE / "games/spartacus/content/houses.toml").read_text())
    words = (HOUSE / "locale" / language / "spartacus.ftl").read_text()
    glossary = (HOUSE / "locale" / language / "glossary/spartacus.ftl").read_text()
    help_text = words[words.index("spartacus-power-help") :]
    for power in content["power"]:
        wanted = {str(power[key]) for key in ("pay", "gain", "influence") if power[key]}
        wanted |= {str(power[key]) for key in CARDS_OF_POWERS if power[key] > 1}
        helped = re.search(rf"\[{power['id']}\] (.*)", help_text)
        explained = re.search(rf"-term-{power['id']} = .*\n +\.says = (.*)", glossary)
        for said in (helped, explained):
            assert said is not None
            assert wanted <= set(re.findall(r"\d+", said[1])), said[1]


def scene_of(match: Match, language: str = "en") -> Scene:
    words = Words(language)
    seating = Seating(
        [Sitter("", ""), Sitter("Brutus", "greedy"), Sitter("Cassia", "greedy")], words
    )
    return scene_for(match, seating, words, False)


BAD_PACKS = [
    ("gladiators.toml", "attack = 3", "attack = 9"),
    ("gladiators.toml", "attack = 3", ""),
    ("gladiators.toml", "attack = 3", "attack = "),
    ("gladiators.toml", "attack = 3", "attack = 3\nattak = 3"),
    ("gladiators.toml", "starting = true", "starting = false"),
    ("gladiators.toml", "starting = true", "starting = 1"),
    ("gladiators.toml", 'ability = "fury"', 'ability = "rage"'),
    ("gladiators.toml", 'name = "Crixus"', "name = 7"),
    ("gladiators.toml", 'name = "Crixus"', f'name = "{"x" * 90}"'),
    ("gladiators.toml", 'id = "g02"', 'id = "g01"'),
    ("equipment.toml", "copies = 2", "copies = 3"),
    ("intrigue.toml", "copies = 16", "copies = 15"),
    ("intrigue.toml", "copies = 4", "copies = 5"),
    ("houses.toml", 'powers = ["exhibition", "glory"]', 'powers = ["glory"]'),
    ("houses.toml", 'powers = ["exhibition", "glory"]', 'powers = ["glory", "glory"]'),
    ("houses.toml", 'powers = ["exhibition", "glory"]', "powers = 7"),
    ("houses.toml", "slaves = 2", "slaves = 9"),
    ("board.toml", "second = [2, 0]", "second = [-2, 0]"),
    ("board.toml", "second = [2, 0]", "second = [3]"),
    ("board.toml", "second = [2, 0]", "second = [3, 3]"),
]


@pytest.mark.parametrize("language", ["it", "fr", "pt"])
@pytest.mark.parametrize(("file", "old", "new"), BAD_PACKS)
def test_a_pack_is_refused_in_the_readers_language_to_the_last_word(
    tmp_path: Path, file: str, old: str, new: str, language: str
) -> None:
    run(tmp_path, "pack", "new", "spartacus", str(tmp_path / "own"))
    path = tmp_path / "own" / file
    assert old in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")

    refused = run(tmp_path, "pack", "check", "spartacus", str(tmp_path / "own"), "--lang", language)

    assert refused.exit_code == 2
    assert file.removesuffix(".toml") in refused.stderr
    assert not re.search(
        r"\b(expected|came|but|missing|such|field|of them|not|at least|at most|letters)\b",
        refused.stderr,
    ), refused.stderr


def screen(match: Match, viewer: int, language: str = "en") -> str:
    """What a seat sees above its question."""
    console = Console(width=120, record=True, file=StringIO())
    console.print(scene_of(match, language).draw(match, viewer, match.options(viewer), 120))
    return console.export_text()


def test_houses_show_their_cards_by_name_and_what_lies_on_them() -> None:
    match = in_turn(capua("g09/2 s09/x", "g01/i g02/c", "", hands=("c09 guard guard", "c03", "")))
    shown = screen(match, 0)

    assert "Spartacus (Favor 2), Pietros (exhausted)" in shown
    assert "Thracian Warrior (injured), Gallic Brawler (Champion)" in shown
    assert "Slander in the Forum: The target loses 1 Influence." in shown
    assert "Guard ×2" in shown
    assert "Visitor" not in shown


@pytest.mark.parametrize(
    ("language", "intrigue", "market"),
    [
        ("en", "Intrigue discard (2): Guard ×2", "Market discard (1): "),
        ("it", "Scarti degli Intrighi (2): Guardia ×2", "Scarti del Mercato (1): "),
        ("fr", "Défausse d’Intrigue (2)\u00a0: Garde ×2", "Défausse du Marché (1)\u00a0: "),
        ("pt", "Descarte de Intriga (2): Guarda ×2", "Descarte de Mercado (1): "),
    ],
)
def test_the_discards_lie_face_up_for_everybody(language: str, intrigue: str, market: str) -> None:
    match = in_market(capua("s09", "", "", hands=("guard guard", "", "")))
    before = screen(match, 1, language)
    card = scene_of(match).names["resource"].index("s09")
    for _ in range(2):
        throw(capua_of(match), 0, GUARD)
    discard(capua_of(match), card)

    shown = screen(match, 1, language)
    lines = [intrigue, market + scene_of(match, language).called("resource", card)]
    assert [line in shown for line in lines] == [True, True]
    assert [line in before for line in lines] == [False, False]


@pytest.mark.parametrize(
    ("language", "asks"),
    [
        ("en", "Exhibition: which card do you exhaust for it?"),
        ("it", "Esibizione: quale carta esaurisci?"),
        ("fr", "Exhibition\u00a0: quelle carte épuisez-vous pour cela\u00a0?"),
        ("pt", "Exibição: que carta você esgota?"),
    ],
)
def test_what_a_card_is_exhausted_for_is_named(language: str, asks: str) -> None:
    match = choose(in_turn(capua("g01 g02 g03", "", "")), "power-exhibition")

    assert scene_of(match, language).question(match, 0, match.options(0)) == asks


@pytest.mark.parametrize(
    ("language", "coins"),
    [("en", "denarii"), ("it", "denari"), ("fr", "deniers"), ("pt", "denários")],
)
def test_what_a_card_is_cashed_in_for_is_said(language: str, coins: str) -> None:
    match = in_turn(capua("", "", "", hands=("c09", "", "")))
    scene = scene_of(match, language)
    (cash,) = [one for one in match.options(0) if named(match, one) == "cash-c09"]

    assert scene.option(match, 0, cash).endswith(f" {coins}")


def test_a_closed_treasury_is_not_shown_to_others() -> None:
    match = choose(in_market(capua("", "", "", coins=(17, 10, 10))), "close")

    assert "17" not in screen(match, 1)
    assert "?" in screen(match, 1)


def test_a_combat_shows_dice_hexes_and_what_is_carried() -> None:
    match = duel(capua("g09 e01a", "g11 e05a", ""), "0 g09 e01a", "1 g11 e05a")

    assert "I Spartacus d4: Attack (ATK) 4, Defence (DEF) 4, Speed (SPD) 4, Gladius" in screen(
        match, 0
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "È stata lanciata Calunnia nel Foro. Rispondi?"),
        ("fr", "Une Machination est lancée\u00a0: Calomnie au Forum. Répondez-vous\u00a0?"),
        ("pt", "Foi lançado o Esquema Calúnia no Fórum. Você reage?"),
    ],
)
def test_a_question_names_the_scheme_in_every_language(language: str, said: str) -> None:
    match = capua("", "", "", hands=("guard", "c09", ""), influence=(7, 9, 7))
    choose(in_turn(match, 1), "scheme-c09", "0")

    assert scene_of(match, language).question(match, 0, match.options(0)) == said


def test_a_part_that_is_a_seat_and_a_row_of_cards_go_by_their_names() -> None:
    match = in_turn(capua("", "", "", hands=("c01", "", ""), influence=(7, 1, 1)))
    (offer,) = [one for one in match.options(0) if named(match, one) == "offer-1"]
    scene = scene_of(match)
    assert scene.option(match, 0, offer) == "offer a bargain to Brutus"

    on_top(match, "guard c09")
    choose(match, "scheme-c01", "0")
    drew = [event for event in match.events if event.kind == "drew"][-1]
    assert scene.tell(drew, 0) == ["You draw Guard, Slander in the Forum."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_6_the_question_names_whose_treasury_is_empty(language: str) -> None:
    match = in_upkeep(capua("", "", "", hands=("r10 c01", "", "r03"), coins=(5, 0, 5)))
    scene = scene_of(match, language)
    choose(match, "2:pass")
    assert "Brutus" in scene.question(match, 0, match.options(0))

    match = in_upkeep(capua("", "", "", hands=("r10 c01", "", "r03"), coins=(5, 0, 5)))
    choose(match, "2:r03")
    assert "Brutus" in scene.question(match, 0, match.options(0)), "and whom Destitute! shames"
    assert scene.words.errors == []


def test_6_6_who_is_shamed_himself_is_told_so() -> None:
    match = in_upkeep(capua("", "", "", hands=("r10", "", "r03"), coins=(0, 5, 5)))
    choose(match, "2:r03")
    question = scene_of(match).question(match, 0, match.options(0))

    assert question == "Destitute! has been played against you. Do you cancel it?"


def test_15_5_the_cellarer_does_not_speak_of_cards_too_many() -> None:
    match = choose(in_turn(capua("s08", "", "", hands=("c01 c02",))), "use-s08")
    question = scene_of(match).question(match, 0, match.options(0))

    assert question == "Which card do you discard? You draw one for it."


def test_15_9_who_has_no_influence_to_lose_is_told_that_it_costs_nothing() -> None:
    match = capua("", "", "", coins=(6, 5, 0), influence=(0, 7, 0), hands=("", "c08", ""))
    all_pass(choose(in_turn(match, 1), "scheme-c08"))
    scene = scene_of(match)
    lose = match.options(0)[1]

    assert asked(match) == "0 extort"
    assert scene.question(match, 0, match.options(0)) == (
        "Do you pay? You have no Influence to lose."
    )
    assert scene.foretold(match.about(0), lose) == "it costs you nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_2_a_hint_speaks_of_the_window_that_is_open(language: str) -> None:
    words = Words(language)
    windows = (*WINDOWS.values(), "shame")
    said = {words.say("spartacus-advice-react", window=window) for window in windows}

    assert len(said) == len(windows) - 1, "a Reaction may be silenced, whatever it is"
    assert words.errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_7_the_influence_of_a_game_type_is_told_as_where_one_begins(language: str) -> None:
    begins = re.compile("starts with|si parte con|on commence avec|começa com")
    for kind in ("quick", "standard", "advanced"):
        assert begins.search(Words(language).say(f"spartacus-play-game_type-{kind}"))
