"""Spartacus in the terminal: cards by name, the arena, and nothing that others hide."""

from io import StringIO

import pytest
from rich.console import Console

from harena.cli.scenes.scene import Scene, scene_for
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.words import Words
from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    capua,
    choose,
    duel,
    in_market,
    in_turn,
    named,
    on_top,
)


def scene_of(match: Match, language: str = "en") -> Scene:
    words = Words(language)
    seating = Seating(
        [Sitter("", ""), Sitter("Brutus", "greedy"), Sitter("Cassia", "greedy")], words
    )
    return scene_for(match, seating, words, False)


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
        ("fr", "Une Machination est lancée : Calomnie au Forum. Répondez-vous ?"),
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
