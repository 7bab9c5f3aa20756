"""Every game teaches itself: its lessons can be given to their end, in four languages."""

import re
from pathlib import Path
from typing import Final

import pytest

import harena
from harena.cli.screen.words import LANGUAGES, Words
from harena.lessons import Lesson, Sitting, lessons_of
from tests.house.reading import HOUSE, python_files

GAMES: Final = harena.games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
LESSONS: Final = [lesson for game in GAMES for lesson in lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{one.game}-{one.id}" for one in LESSONS]
)
FEWEST, MOST = 5, 8
SMALL: Final = 400
LONGEST: Final = 600
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def is_small(game: str) -> bool:
    """A game of a few pages, like the one that new games begin with."""
    files = python_files(HOUSE / "games" / game)
    written = [file for file in files if file.stem not in ("steps", "dispatch", "layout")]
    return sum(len(file.read_text("utf-8").splitlines()) for file in written) < SMALL


def right(sitting: Sitting) -> list[int]:
    """The places of the right answers."""
    options = sitting.options
    return [index for index, option in enumerate(options) if not sitting.verdict(option)]


def advised(sitting: Sitting) -> int:
    """In a free task: what the game's advice would do."""
    return sitting.match.rulebook.instinct(sitting.match.state, sitting.lesson.seat)


def finish(sitting: Sitting) -> Sitting:
    """Answer rightly to the end."""
    while sitting.task is not None:
        index = advised(sitting) if sitting.task.free else right(sitting)[0]
        assert sitting.answer(index) == ""
    return sitting


@EVERY_GAME
def test_a_game_brings_five_to_eight_lessons_and_the_last_is_a_match(game: str) -> None:
    lessons = lessons_of(game)

    fewest = 1 if is_small(game) else FEWEST
    assert fewest <= len(lessons) <= MOST
    if not is_small(game):
        assert lessons[-1].tasks[-1].free
        assert not any(task.free for lesson in lessons[:-1] for task in lesson.tasks)


@EVERY_LESSON
def test_right_answers_lead_to_the_end(lesson: Lesson) -> None:
    sitting = finish(Sitting(lesson))

    assert sitting.say == lesson.key("end")
    if lesson.tasks[-1].free:
        assert sitting.match.over


@EVERY_LESSON
def test_every_right_answer_leads_to_the_end(lesson: Lesson) -> None:
    """Where several are right, the lesson goes on after each of them."""
    for number, task in enumerate(lesson.tasks):
        for choice in range(1, len(task.right)):
            sitting = Sitting(lesson)
            while sitting.at < number:
                sitting.answer(right(sitting)[0])
            if len(right(sitting)) > choice:
                sitting.answer(right(sitting)[choice])
            finish(sitting)


@EVERY_LESSON
def test_a_wrong_answer_gets_its_words_and_changes_nothing(lesson: Lesson) -> None:
    sitting = Sitting(lesson)
    spoken: set[str] = set()
    while sitting.task is not None and not sitting.task.free:
        before = sitting.match.view(lesson.seat), len(sitting.match.events), sitting.at
        for index, option in enumerate(sitting.options):
            verdict = sitting.verdict(option)
            if verdict:
                assert sitting.answer(index) == verdict
                spoken.add(verdict)
        after = sitting.match.view(lesson.seat), len(sitting.match.events), sitting.at
        assert after == before
        sitting.answer(right(sitting)[0])

    written = {lesson.key(key) for task in lesson.tasks for _, key in task.wrong}
    assert written <= spoken


@EVERY_LESSON
def test_the_same_answers_give_the_same_lesson(lesson: Lesson) -> None:
    one, other = finish(Sitting(lesson)), finish(Sitting(lesson))

    assert one.match.answers == other.match.answers
    assert one.match.view(lesson.seat) == other.match.view(lesson.seat)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_lessons_are_all_there_and_all_used(game: str, language: str) -> None:
    said = [key for lesson in lessons_of(game) for key in lesson.messages()]
    file = HOUSE / "locale" / language / "lessons" / f"{game}.ftl"
    written = [key for key in keys(file) if not key.startswith(f"{game}-advice-")]
    words = Words(language)

    assert sorted(written) == sorted(said)
    for key in said:
        assert 0 < len(words.say(key)) <= LONGEST, key
    assert not words.errors


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_says_why_at_every_question_of_the_game(game: str, language: str) -> None:
    asks = set(harena.rulebook(game).asks) - {"interject"}
    file = HOUSE / "locale" / language / "lessons" / f"{game}.ftl"
    said = [key.removeprefix(f"{game}-advice-") for key in keys(file) if "-advice-" in key]

    assert sorted(said) == sorted(asks)


def keys(file: Path) -> list[str]:
    """The messages of a catalogue."""
    return MESSAGE.findall(file.read_text("utf-8"))
