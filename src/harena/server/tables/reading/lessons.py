"""Lessons over the net: the answers so far come in, and where they lead goes out.

Nothing is kept here: the same answers always lead to the same position.
"""

from dataclasses import asdict
from time import monotonic
from typing import Final

from harena import bots, lessons
from harena.kernel.match import INTERJECT, Match
from harena.kernel.refused import Refused
from harena.lessons import Lesson, Sitting
from harena.server.log.clocks import now
from harena.server.log.frames import BOTS, portrait_for
from harena.server.protocol.lessons import Advised, GameLessons, LessonStep, LessonWish
from harena.server.protocol.messages import Asked, Here, Option, Position, Welcome
from harena.server.protocol.structures import Content, Fair, SeatInfo, TableInfo
from harena.server.tables.acts.commands import find
from harena.server.tables.reading import content

TABLE: Final = "lesson"
MOST_WEIGHED: Final = 12


def shelf() -> list[GameLessons]:
    """The games that teach themselves, with their lessons."""
    return [
        GameLessons(game, [lesson.id for lesson in lessons.lessons_of(game)])
        for game in lessons.taught()
    ]


def content_of(game: str, id: str) -> Content:
    """What is printed on the components of a lesson."""
    match = Sitting(lesson_of(game, id)).match
    return content.show(match.rulebook, match.setup)


def give(game: str, id: str, wish: LessonWish) -> LessonStep:
    """Where the answers lead."""
    sitting, refused = taken_up(game, id, wish)
    task = sitting.task
    return LessonStep(
        welcome=welcome(sitting, len(wish.answers), 0 if wish.whole else sitting.seen),
        say=sitting.say,
        do=sitting.do,
        task=sitting.number,
        tasks=len(sitting.lesson.says),
        free=task is not None and task.free,
        over=sitting.is_over,
        wrong=[] if task is None else [sitting.verdict(option) for option in sitting.options],
        refused=refused,
        odds=[] if task is None else odds_of(sitting),
    )


def advise(game: str, id: str, wish: LessonWish) -> Advised:
    """What a bot would do there."""
    sitting, _ = taken_up(game, id, wish)
    match, seat = sitting.match, sitting.lesson.seat
    if not sitting.options:
        raise Refused("hint", f"a question to seat {seat} was expected, but there is none")
    seed = f"hint/{len(wish.answers)}"
    view, options = match.view(seat), sitting.options
    advice = bots.advise(match.rulebook, match.setup, view, options, seed, monotonic)
    return Advised(**asdict(advice))


def lesson_of(game: str, id: str) -> Lesson:
    """A lesson by its address."""
    if game not in lessons.taught():
        raise Refused("not-found", "one of the games that have lessons was expected")
    if all(lesson.id != id for lesson in lessons.lessons_of(game)):
        raise Refused("not-found", f"one of the lessons of {game} was expected")
    return lessons.find(game, id)


def taken_up(game: str, id: str, wish: LessonWish) -> tuple[Sitting, str]:
    """The lesson after these answers; if the last was not right, before it, and why not."""
    sitting = Sitting(lesson_of(game, id), wish.seed)
    for number, chosen in enumerate(wish.answers):
        if sitting.is_over:
            raise Refused("state", "a lesson that is not over was expected", {"state": "over"})
        refused = sitting.answer(find(sitting.match, sitting.lesson.seat, chosen, number))
        if refused:
            return sitting, refused
    return sitting, ""


def welcome(sitting: Sitting, answers: int, seen: int) -> Welcome:
    """The table as the pupil sees it, with what has happened since he has seen so many events."""
    match, lesson = sitting.match, sitting.lesson
    first = seen if answers else 0
    return Welcome(
        seq=answers + 1,
        seat=lesson.seat,
        now=now(),
        table=table_of(lesson, match, answers),
        entries=[],
        first_event=first,
        events=[event.told(lesson.seat) for event in match.events_from(first)],
        position=position_of(sitting, answers),
        here=Here([True] * lesson.seats, 0),
    )


def position_of(sitting: Sitting, answers: int) -> Position:
    """What the pupil may know, and what he is asked."""
    match, seat = sitting.match, sitting.lesson.seat
    asked = None
    if sitting.task is not None:
        decision = match.state.decision(seat)
        asked = Asked(
            INTERJECT if decision is None else decision.ask,
            [
                Option(one.id, one.ask, one.step, one.choice, list(one.args))
                for one in sitting.options
            ],
            match.about(seat),
        )
    return Position(
        number=answers,
        view=match.view(seat),
        to_act=match.to_act,
        asked=asked,
        undo="none",
        undo_asked=None,
        clocks=[],
        scores=match.scores,
        winners=match.winners,
        over=match.over,
        portrait=portrait_for(match, seat),
    )


def odds_of(sitting: Sitting) -> list[dict[str, float]]:
    """What may come of each option, reckoned in a match that the pupil imagines."""
    seat = sitting.lesson.seat
    dream = sitting.match.imagine(seat, "odds")
    return [dream.odds(seat, one.ask, one.choice) for one in sitting.options[:MOST_WEIGHED]]


def table_of(lesson: Lesson, match: Match, answers: int) -> TableInfo:
    """A table with the pupil and bots; it is nowhere but here."""
    others = iter(BOTS)
    seats = [
        SeatInfo(
            seat=seat,
            kind="open" if seat == lesson.seat else "bot",
            bot=None if seat == lesson.seat else "instinct",
            name=None if seat == lesson.seat else next(others),
            held=True,
            mine=seat == lesson.seat,
            by_bot=seat != lesson.seat,
            contributed=False,
        )
        for seat in range(lesson.seats)
    ]
    return TableInfo(
        id=TABLE,
        game=lesson.game,
        rules=match.rulebook.version,
        state="over" if match.over else "playing",
        options=match.setup.options,
        public=False,
        clock=None,
        patience=0,
        made_at=0,
        begun_at=0,
        ended_at=None,
        seats=seats,
        host=False,
        answers=answers,
        to_act=match.to_act,
        scores=match.scores,
        winners=match.winners,
        fair=Fair("", []),
        rematch=None,
    )
