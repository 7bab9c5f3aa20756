"""`harena learn`: a game teaches itself, lesson by lesson."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from harena.cli.commands.play import only_game, set_pace
from harena.cli.commands.usage import INTERRUPTED
from harena.cli.screen import seating
from harena.cli.screen.seating import Seating
from harena.cli.screen.terminal import Terminal
from harena.cli.table import files
from harena.cli.table.pupil import Classroom, attend
from harena.cli.table.table import Left
from harena.kernel.refused import Refused
from harena.lessons import Lesson, Sitting, find, lessons_of

PROGRESS: Final = "lessons.json"


def learn(terminal: Terminal, game: str, wanted: str, pace: str) -> int:
    """The lessons of a game: the one that is wished, else the first that was not finished yet."""
    set_pace(terminal, pace)
    game = game or only_game()
    lessons = lessons_of(game)
    if not lessons:
        raise Refused(
            "no-lessons", f"a game with lessons was expected, but {game} has none", {"game": game}
        )
    path = files.state_folder(os.environ) / PROGRESS
    lesson = find(game, wanted) if wanted else first_open(lessons, done_in(path, game))
    show_list(terminal, lessons, done_in(path, game))
    try:
        while give(terminal, lesson, lessons):
            keep(path, game, lesson.id)
            following = lessons.index(lesson) + 1
            if following == len(lessons):
                terminal.say("lessons-done", command=f"harena play {game}")
                return 0
            lesson = lessons[following]
            if terminal.read(terminal.words.say("lesson-next")):
                return 0
    except (EOFError, KeyboardInterrupt) as left:
        terminal.gap()
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    return 0


def give(terminal: Terminal, lesson: Lesson, lessons: tuple[Lesson, ...]) -> bool:
    """One lesson; whether it was finished."""
    terminal.gap()
    number = lessons.index(lesson) + 1
    title = terminal.words.say(lesson.key("title"))
    terminal.heading(terminal.words.say("lesson-heading", number=number, title=title))
    sitters = seating.arrange(lesson.seats, [], [])
    chairs = [*sitters[1 : lesson.seat + 1], sitters[0], *sitters[lesson.seat + 1 :]]
    try:
        attend(Classroom(Sitting(lesson), Seating(chairs, terminal.words), terminal))
    except Left:
        return False
    return True


def show_list(terminal: Terminal, lessons: tuple[Lesson, ...], done: list[str]) -> None:
    """All lessons, with a mark at those that were finished."""
    words = terminal.words
    for number, lesson in enumerate(lessons, 1):
        key = "lesson-row-done" if lesson.id in done else "lesson-row"
        terminal.line(key, number=number, title=words.say(lesson.key("title")), id=lesson.id)


def first_open(lessons: tuple[Lesson, ...], done: list[str]) -> Lesson:
    """The first that was not finished; the first of all if every one was."""
    return next((lesson for lesson in lessons if lesson.id not in done), lessons[0])


def progress(path: Path) -> dict[str, object]:
    """What was finished, by game; what cannot be read is forgotten."""
    try:
        kept = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def done_in(path: Path, game: str) -> list[str]:
    """The lessons of a game that were finished."""
    done = progress(path).get(game)
    return [str(one) for one in done] if isinstance(done, list) else []


def keep(path: Path, game: str, id: str) -> None:
    """A lesson was finished."""
    done = dict.fromkeys([*done_in(path, game), id])
    files.write_record(path, {**progress(path), game: list(done)})
