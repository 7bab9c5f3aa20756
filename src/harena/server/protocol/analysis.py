"""What goes over HTTP of a match that is analysed: how far it is, and what was found."""

from typing import Literal

from msgspec import Struct

from harena.server.protocol.messages import Asked


class ChancesThen(Struct):
    """After so many answers: each seat's chance to win, from what it knew."""

    number: int
    chances: list[float]


class TurningPoint(Struct):
    """A choice that cost its seat dearly: what was asked, chosen, and preferred by the search.

    `played` and `preferred` are places in the list of options; the chances are those of the seat,
    from what it knew then, with the one and with the other.
    """

    number: int
    seat: int
    asked: Asked
    played: int
    preferred: int
    chance_played: float
    chance_preferred: float


class StrokeOfLuck(Struct):
    """Dice or cards decided, mostly after this answer: a seat's chance before and after that."""

    number: int
    seat: int
    chance_before: float
    chance_after: float


class AnalysisFound(Struct):
    """The chances along a match, and where it turned; each from so many imagined matches."""

    playouts: int
    moments: list[ChancesThen]
    turnings: list[TurningPoint]
    strokes: list[StrokeOfLuck] = []


class AnalysisState(Struct):
    """How far it is with a match: so many pieces of so many; when `done`, what was found."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    found: AnalysisFound | None = None
