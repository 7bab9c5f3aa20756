"""The lessons that a game brings, in order."""

import tomllib
from functools import cache
from importlib import resources

from harena.face import games, rulebook
from harena.kernel.refused import Refused
from harena.lessons.lesson import Lesson, read_lesson

FOLDER = "lessons"
ENDING = ".toml"


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game; most often the files are `1-aim.toml`, `2-teams.toml` and so on."""
    folder = resources.files(f"harena.games.{rulebook(game).name}") / FOLDER
    if not folder.is_dir():
        return ()
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(ENDING))
    return tuple(parse(game, file, (folder / file).read_text("utf-8")) for file in files)


def parse(game: str, file: str, text: str) -> Lesson:
    """One lesson; its number in the name of the file only puts it in order."""
    id = file.removesuffix(ENDING).lstrip("0123456789").lstrip("-")
    where = f"{game}/{FOLDER}/{file}"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = f"not TOML: {error}"
        raise Refused(
            "content", f"{where}: {reason}", {"where": where, "reason": reason, "what": "other"}
        ) from None
    return read_lesson(game, id, data)


def find(game: str, id: str) -> Lesson:
    """One lesson of a game."""
    found = lessons_of(game)
    for lesson in found:
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in found) or "none"
    raise Refused(
        "lesson",
        f"one of the lessons {known} of {game} was expected, but {id} came",
        {"known": known, "game": game, "lesson": id},
    )


def taught() -> list[str]:
    """The games that bring lessons."""
    return [game for game in games() if lessons_of(game)]
