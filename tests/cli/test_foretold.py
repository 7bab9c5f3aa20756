"""What a choice comes to stands beside it in the list, in the words that the browser shows."""

from pathlib import Path

import pytest

from harena.cli.scenes.scene import Scene as Shown
from harena.cli.scenes.scene import scene_for
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table.person import Person
from harena.cli.table.table import Table
from harena.kernel.match import Match
from tests.games.clash.arrange import attack, duel, script
from tests.games.gladiatori.hunt import beside
from tests.games.gladiatori.scene import Scene
from tests.games.spartacus.arrange import capua, in_auction


def shown(match: Match, language: str = "en", ascii_only: bool = False) -> Shown:
    words = Words(language)
    sitters = [Sitter("", ""), *(Sitter("Brutus", "random") for _ in range(match.setup.seats - 1))]
    return scene_for(match, Seating(sitters, words), words, ascii_only)


def foretold(match: Match, seat: int, **how: object) -> list[str]:
    about = match.about(seat)
    scene = shown(match, **how)  # type: ignore[arg-type]
    return [scene.foretold(about, option) for option in match.options(seat)]


def under_attack() -> Scene:
    """Attack 8 against a Block of nothing; Guard 5."""
    scene = Scene().face_to_face().trait(0, offense=8).trait(1, guard=5).give(0, hand="S")
    scene.give(1, hand="S", life="1x6")
    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    return scene.run((1, "reaction", "new-strength"), (0, "skill", "yes"))


def test_guard_says_what_it_does_against_this_attack() -> None:
    found = foretold(under_attack().match, 1)

    assert found == ["defence 5 of 8: still hit, 3 short (−1)", "defence 10 of 8: stopped (0)"]


def test_results_are_spelled_for_a_screen_of_letters_alone() -> None:
    found = foretold(under_attack().match, 1, ascii_only=True)

    assert found[0].endswith("(-1)")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "difesa 5 su 8: colpito lo stesso, ne mancano 3 (−1)"),
        ("fr", "défense 5 sur 8\u00a0: touché quand même, il manque 3 (−1)"),
        ("pt", "defesa 5 de 8: atingido mesmo assim, faltam 3 (−1)"),
    ],
)
def test_results_are_told_in_every_language(language: str, said: str) -> None:
    assert foretold(under_attack().match, 1, language=language)[0] == said


def test_the_chance_against_a_beast_is_told_before_the_last_choice() -> None:
    scene = beside("wolf").trait(0, offense=7).give(0, hand="S").take_round(0)
    scene.run((0, "action", "new-strength"), (0, "fight", "strike"))
    while scene.asked() != [(0, "skill")]:
        scene.default()

    assert foretold(scene.match, 0)[1] == "attack 7 against its dice (42%)"


def test_a_roll_that_the_shield_stops_says_so() -> None:
    match = duel("TTSS", "HSSS")
    script(match, "*..")
    attack(match, "C2", "C3")

    assert foretold(match, match.to_act[0])[0] == "1 hit, stopped by the shield (0)"


def person(match: Match, folder: Path) -> Person:
    """A table at which seat 0 is typed."""
    words = Words("en")
    sitters = [Sitter("", ""), *(Sitter("Brutus", "random") for _ in range(match.setup.seats - 1))]
    table = Table(match, Seating(sitters, words), Terminal(words), folder / "match.json")
    return Person(table)


def test_a_declaration_without_a_target_says_why_it_is_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (0, 1), 0).give(0, hand="S").take_round(0)
    scene.run((0, "opening", "ready"), (0, "action", "new-strength"), (0, "add", "enough"))

    person(scene.match, tmp_path).ask(0)

    said = capsys.readouterr().out
    assert "No attack: your enemy stands beside you, but not straight ahead (6.18)." in said


def test_a_round_without_speed_is_not_asked_about_moving(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Surrender is open at the Action too: there is nothing to decide before."""
    scene = Scene().face_to_face().now(0, speed=0).give(0, hand="S")
    scene.take_round(0)
    assert scene.asked() == [(0, "opening")]

    person(scene.match, tmp_path).ask(0)

    assert scene.asked() == [(0, "action")]
    assert "Speed" not in capsys.readouterr().out


@pytest.mark.parametrize(("coins", "lines"), [(3, 3), (30, 2)])
def test_of_a_long_row_of_sums_the_first_and_the_last_are_told(
    coins: int, lines: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = in_auction(capua("", "", "", coins=(coins, 9, 9)), "g01")

    person(match, tmp_path).foretell(0, match.options(0)[: coins + 1])

    said = capsys.readouterr().out.splitlines()
    assert len(said) == lines
    assert said[0] == f" 1: {coins - 1} left if you win"
    assert said[-1] == f" {coins}: 0 left if you win"
