"""What goes over HTTP for lessons: which there are, the answers so far, and where they lead."""

from typing import Annotated

from msgspec import Meta, Struct

from harena.server.protocol.messages import Chosen, Welcome


class GameLessons(Struct):
    """The lessons that a game brings, in order."""

    game: str
    lessons: list[str]


class LessonWish(Struct, forbid_unknown_fields=True):
    """The pupil's answers from the beginning of the lesson, by their meaning.

    `seed` is for a lesson that is a whole match: another one gives other dice. Whoever comes back
    to a lesson wants it `whole`: all that happened, not only what the last answer brought.
    """

    answers: Annotated[list[Chosen], Meta(max_length=600)] = []
    seed: Annotated[str, Meta(max_length=64)] = ""
    whole: bool = False


class LessonStep(Struct):
    """Where the answers lead, as a table would show it, and what the coach says.

    `say` and `do` are messages of the catalogues, and so are those of `wrong`: one for each option,
    empty where it is right. If the last answer was not right, nothing was done, and `refused` is
    the message that says why. A task that is `free` has no wrong answers.
    """

    welcome: Welcome
    say: str
    do: str
    task: int
    tasks: int
    free: bool
    over: bool
    wrong: list[str]
    refused: str
    odds: list[dict[str, float]]


class Advised(Struct):
    """What the search would choose, and why, as a hint at a table."""

    index: int
    why: str
    better: float
    worse: float
    rather: int
