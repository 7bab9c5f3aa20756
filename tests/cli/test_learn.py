"""`harena learn`, and what a bot would do."""

import json
from pathlib import Path

import pytest

from harena.cli.screen.words import LANGUAGES, Words
from tests.cli.program import QUICK, run

FIRST = "C2\nC3\nC3\n"
DONE = "state/harena/lessons.json"


def test_a_lesson_is_played_to_its_end_and_progress_is_kept(tmp_path: Path) -> None:
    shown = run(tmp_path, "learn", "clash", "--pace", "fast", typed=f"{FIRST}stop\n")

    assert shown.exit_code == 0, shown.output
    assert "Lesson 1: Your first battle" in shown.output
    assert "→ Choose your team on C2." in shown.output
    assert "Your team (SSSH) on C2 attacks Brutus’s team (SS) on C3." in shown.output
    assert "You have won!" in shown.output
    assert json.loads((tmp_path / DONE).read_text()) == {"clash": ["first"]}

    again = run(tmp_path, "learn", "clash", "--pace", "fast")
    assert "1. Your first battle (first), done" in again.output
    assert "Lesson 2: Five kinds of gladiators" in again.output


def test_a_wrong_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    shown = run(tmp_path, "learn", "clash", "--pace", "fast", typed="B1\nC2\nD2\n")

    assert "That team stands beside a lion." in shown.output
    assert "A bear is worth 2 points, but it bites." in shown.output
    assert "You roll" not in shown.output
    assert not (tmp_path / DONE).exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_reader_s_language(tmp_path: Path, language: str) -> None:
    words = Words(language)
    arguments = ("learn", "gladiatori", "--lesson", "defence", "--lang", language)
    shown = run(tmp_path, *arguments, "--pace", "fast", typed="pass\n")

    said = " ".join(shown.output.split())
    for key in ("title", "react", "react-do"):
        told = words.say(f"gladiatori-lesson-defence-{key}")
        assert " ".join(told.split()) in said


def test_a_game_or_a_lesson_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for arguments, said in (
        (("clash", "--lesson", "chess"), "One of the lessons first, teams"),
        (("chess",), "One of the games"),
        (("clash", "--pace", "never"), "--pace"),
    ):
        refused = run(tmp_path, "learn", *arguments)
        assert refused.exit_code == 2
        assert said in refused.output


def test_a_hint_is_given_with_its_reason_and_marked_in_the_result(tmp_path: Path) -> None:
    first = "hint\n" + "1\n" * 600
    shown = run(tmp_path, "play", "clash", "--seats", "2", "--seed", "x", *QUICK, typed=first)

    assert "I would choose: " in shown.output
    assert "With one hint." in shown.output
    (kept,) = (tmp_path / "state/harena").glob("clash-*.json")
    assert json.loads(kept.read_text())["table"]["hints"] == 1


def test_people_at_one_screen_get_no_hints(tmp_path: Path) -> None:
    names = ("--players", "Ana,Bruno", "--seed", "x")
    shown = run(tmp_path, "play", "clash", *names, typed="hint\nhelp\n")

    assert "Only one who plays against bots alone may ask" in shown.output
    assert "what would you do?" not in shown.output


def test_a_first_match_is_told_of_lessons_hints_and_lighter_rules(tmp_path: Path) -> None:
    arguments = ("play", "gladiatori", "--seats", "2", "--seed", "x")
    said = " ".join(run(tmp_path, *arguments).output.split())

    assert "“harena learn gladiatori” teaches it step by step; type hint" in said
    assert "Lighter rules: “harena play gladiatori -o learning=true”." in said
    assert "Your first match?" not in run(tmp_path, *arguments).output
    assert "Lighter rules" not in run(tmp_path, "play", "clash", "--seats", "2").output
