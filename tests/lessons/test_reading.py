"""A lesson is checked when it is read and when it is given; a mistake is one clear sentence."""

import pytest

from harena.kernel.refused import Refused
from harena.lessons import Lesson, Sitting, find
from harena.lessons.shelf import parse

LESSON = """
seats = 2
options = { first = 0 }

[scene]
agenda = [["take_turn", 0]]
bases = [0, 0]
piles = [0, 0, 0, 0, 0]
stack = 0
gone = { men = [8, 8, 22, 8, 8], animals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }

[scene.spaces]
C2 = { owner = 0, men = [0, 0, 4, 0, 0] }
C3 = { owner = 1, men = [0, 0, 2, 0, 0] }
B2 = { animal = 0 }

[[task]]
say = "strike"
right = ["target C3"]
wrong = { "target B2" = "lion" }
dice = [5, 0, 0, 0, 0, 0, 0]
"""
WRITTEN = (
    ("seats = 2", "", "seats: this field is missing"),
    ("seats = 2", "seats = 2\nsaeson = 1", "saeson: there is no such field"),
    ('say = "strike"', "", "task.0.say: this field is missing"),
    ('right = ["target C3"]', "", "right: at least one right answer expected, but none came"),
    (
        '["target C3"]',
        '["C3"]',
        "right: a question and an answer expected, `target C3`, but C3 came",
    ),
    ("dice = [5,", 'dice = ["#",', "dice.0: a number from 0 to 1000000 expected, but '#' came"),
    ("[[task]]", '[[task]]\nthen = ["2 casualty sword"]', "then: a seat below 2, a question"),
    ("[[task]]", "[[task]]\nfree = true", "free: a free task has no right and wrong"),
    ("seats = 2", 'seats = "', "not TOML"),
)
GIVEN = (
    ("C3 = {", "C9 = {", "scene.spaces.C9: a place below 17, or its name, expected"),
    ("bases = [0, 0]", "bosses = [0, 0]", "scene.bosses: no view of this game shows such a field"),
    ("piles = [0,", "piles = [0, 0,", "scene: it cannot be laid out: IndexError"),
    ("[8, 8, 22, 8, 8]", "[8, 8, 21, 8, 8]", "scene: what never changes counts"),
    ('[["take_turn", 0]]', "[]", "agenda: the steps that are due expected, but none came"),
    ('"target C3"', '"target C1"', "task 1: target C1 expected among the options, but seat 0 is"),
    ('"target B2"', '"target A1"', "task 1: target A1 expected among the options, but seat 0 is"),
    ("dice = [5,", "dice = [5, 5,", "task 1: more dice are laid ready than fall"),
    ('["target C3"]', '["target C3"]\nthen = ["1 team C1"]', "seat 1 is to answer team C1, but"),
)


def test_the_lesson_without_mistakes_is_given_to_its_end() -> None:
    sitting = Sitting(parse("clash", "1-strike.toml", LESSON))
    assert sitting.say == "clash-lesson-strike-strike"

    (right,) = [at for at, one in enumerate(sitting.options) if not sitting.verdict(one)]
    (wrong,) = [at for at, one in enumerate(sitting.options) if sitting.verdict(one)]
    assert sitting.answer(wrong) == "clash-lesson-strike-lion"
    assert sitting.answer(right) == ""

    assert sitting.is_over
    assert sitting.match.scores == [1, 0]


@pytest.mark.parametrize(("right", "wrong", "said"), WRITTEN, ids=[one[2] for one in WRITTEN])
def test_a_mistake_in_the_file_is_said_when_it_is_read(right: str, wrong: str, said: str) -> None:
    assert right in LESSON
    with pytest.raises(Refused) as refused:
        parse("clash", "1-strike.toml", LESSON.replace(right, wrong, 1))

    assert said in str(refused.value)
    assert str(refused.value).startswith("clash/lessons/")
    assert "\n" not in str(refused.value).split("not TOML")[0]


@pytest.mark.parametrize(("right", "wrong", "said"), GIVEN, ids=[one[2] for one in GIVEN])
def test_a_mistake_in_the_scene_or_the_script_is_said_when_it_is_given(
    right: str, wrong: str, said: str
) -> None:
    assert right in LESSON
    lesson = parse("clash", "1-strike.toml", LESSON.replace(right, wrong, 1))
    with pytest.raises(Refused) as refused:
        give(lesson)

    assert said in str(refused.value)


def give(lesson: Lesson) -> None:
    """Set the scene, and answer the first task rightly."""
    sitting = Sitting(lesson)
    sitting.answer([not sitting.verdict(one) for one in sitting.options].index(True))


def test_answers_that_belong_together_come_in_any_order() -> None:
    lesson = find("gladiatori", "moves")
    for order in (
        ("energy_1", "energy_1", "acrobatic_strike", "enough"),
        ("acrobatic_strike", "energy_1", "energy_1", "enough"),
    ):
        sitting = Sitting(lesson)
        for name in order:
            names = [sitting.name(option) for option in sitting.options]
            assert sitting.answer(names.index(name)) == "", name
        assert sitting.say == lesson.key("power")

    sitting = Sitting(lesson)
    names = [sitting.name(option) for option in sitting.options]
    assert sitting.answer(names.index("enough")) == lesson.key("three-cards")


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refused, match="one of the lessons first, teams") as refused:
        find("clash", "chess")

    assert refused.value.code == "lesson"
