"""Where a lesson begins: a match at its first question, or a scene laid over what is seen then."""

from typing import Final

from harena.face import begin
from harena.kernel.match import Match, imagine
from harena.kernel.refused import Refused
from harena.lessons.lesson import Lesson

AGENDA: Final = "agenda"
ARGUMENTS: Final = 4


def set_scene(lesson: Lesson) -> Match:
    """The match in which the lesson is given, before its script."""
    match = begin(lesson.game, lesson.seats, lesson.seed, lesson.options)
    if not lesson.scene:
        return match
    ids = {
        name: index
        for row in match.rulebook.names(match.setup).values()
        for index, name in enumerate(row)
    }
    view = match.view(lesson.seat)
    for key, value in lesson.scene.items():
        if key != AGENDA:
            view[key] = laid_over(lesson, f"scene.{key}", view.get(key), value, ids)
    view[AGENDA] = due(lesson)
    view["questions"] = []
    try:
        scene = imagine(match.rulebook, match.setup, view, lesson.seed)
    except (AssertionError, AttributeError, LookupError, TypeError) as error:
        raise mistaken(lesson, "scene", f"it cannot be laid out: {error!r}") from None
    had, has = (one.rulebook.conserved(one.state) for one in (match, scene))
    if had != has:
        raise mistaken(
            lesson, "scene", f"what never changes counts {had} in this game, but {has} here"
        )
    return scene


def due(lesson: Lesson) -> list[object]:
    """The steps that are due in the scene, `["take_turn", 0]`."""
    agenda = lesson.scene.get(AGENDA)
    if not isinstance(agenda, list) or not agenda:
        raise mistaken(lesson, f"scene.{AGENDA}", "the steps that are due expected, but none came")
    return [[*step, *[0] * (1 + ARGUMENTS - len(step))] for step in agenda]


def laid_over(lesson: Lesson, key: str, under: object, over: object, ids: dict[str, int]) -> object:
    """What a scene makes of a view: a table changes what it names, fields or places of a row."""
    if under is None:
        raise mistaken(lesson, key, "no view of this game shows such a field")
    if not isinstance(over, dict):
        return over
    if isinstance(under, dict):
        return {
            **under,
            **{
                one: laid_over(lesson, f"{key}.{one}", under.get(one), value, ids)
                for one, value in over.items()
            },
        }
    if not isinstance(under, list):
        raise mistaken(lesson, key, "a value expected, but a table came")
    row = under[:]
    for one, value in over.items():
        index = int(one) if one.isdecimal() else ids.get(one, len(row))
        if index >= len(row):
            raise mistaken(
                lesson, f"{key}.{one}", f"a place below {len(row)}, or its name, expected"
            )
        row[index] = laid_over(lesson, f"{key}.{one}", row[index], value, ids)
    return row


def mistaken(lesson: Lesson, where: str, reason: str) -> Refused:
    """A lesson that cannot be given as it is written."""
    where = f"{lesson.game}/lessons/{lesson.id}.{where}"
    return Refused(
        "content", f"{where}: {reason}", {"where": where, "reason": reason, "what": "other"}
    )
