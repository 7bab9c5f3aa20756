"""The HTTP routes of lessons."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from harena.server.protocol.codec import parse
from harena.server.protocol.lessons import Advised, GameLessons, LessonStep, LessonWish
from harena.server.protocol.openapi import described
from harena.server.protocol.structures import Content
from harena.server.tables.reading import lessons
from harena.server.tables.reading.reading_room import Reader
from harena.server.web.http import address_of, hall_of, read_body, reply, send

T = TypeVar("T")
LESSONS = APIRouter(prefix="/api/lessons")
MOST_BYTES = 128 * 1024  # As many answers as a wish may have, whatever they are.
GameName = Annotated[str, Path(max_length=64)]
LessonName = Annotated[str, Path(max_length=64)]


@LESSONS.get("", **described(list[GameLessons]))
async def list_lessons() -> Response:
    """The games that teach themselves, with their lessons."""
    return reply(lessons.shelf())


@LESSONS.get("/{game}/{lesson}", **described(Content, refusals=("not-found", "too-many")))
async def lesson_content(request: Request, game: GameName, lesson: LessonName) -> Response:
    """What is printed on the components of a lesson."""
    reader = Reader(None, address_of(request))
    return send(await hall_of(request).reading.page(reader, lessons.content_of, game, lesson))


@LESSONS.post(
    "/{game}/{lesson}",
    **described(LessonStep, LessonWish, refusals=("not-found", "state", "row", "too-many")),
)
async def give_lesson(request: Request, game: GameName, lesson: LessonName) -> Response:
    """Where the answers to a lesson lead."""
    wish = await wish_of(request)
    return reply(await taught(request, lessons.give, game, lesson, wish))


@LESSONS.post(
    "/{game}/{lesson}/hint",
    **described(Advised, LessonWish, refusals=("not-found", "state", "row", "hint", "too-many")),
)
async def hint_in_lesson(request: Request, game: GameName, lesson: LessonName) -> Response:
    """What a bot would do there."""
    wish = await wish_of(request)
    return reply(await taught(request, lessons.advise, game, lesson, wish))


async def taught(
    request: Request,
    work: Callable[[str, str, LessonWish], T],
    game: str,
    id: str,
    wish: LessonWish,
) -> T:
    """By a scribe, in turn with all who learn or read."""
    reader = Reader(None, address_of(request))
    return await hall_of(request).reading.run(reader, work, game, id, wish)


async def wish_of(request: Request) -> LessonWish:
    """The answers so far; every step is a match played again, so nobody takes too many at once."""
    hall_of(request).lesson_steps.take(address_of(request))
    return parse(await read_body(request, MOST_BYTES), LessonWish)
