"""What the analysis of a match finds: chances along it, turning points, strokes of luck."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Moment(NamedTuple):
    """After so many answers: each seat's chance to win."""

    answers: int
    chances: list[float]


class Fall(NamedTuple):
    """Between these places this seat's chance fell."""

    start: int
    end: int
    seat: int


class Measure(NamedTuple):
    """How thoroughly to look."""

    playouts: int
    moments: int


class Turning(NamedTuple):
    """A choice that cost its seat dearly: what it did, what the search would have done."""

    answers: int
    seat: int
    played: int
    preferred: int
    chance_played: float
    chance_preferred: float


class Stroke(NamedTuple):
    """A fall that luck made, mostly after this answer: the seat's chance before and after it."""

    answers: int
    seat: int
    chance_before: float
    chance_after: float


@dataclass(frozen=True)
class Analysis:
    """The chances along the match, its turning points and its strokes of luck, in order."""

    game: str
    seats: int
    playouts: int
    seed: str
    moments: list[Moment]
    turnings: list[Turning]
    strokes: list[Stroke]

    def to_json(self) -> dict[str, object]:
        """JSON-ready."""
        return {
            "game": self.game,
            "seats": self.seats,
            "playouts": self.playouts,
            "seed": self.seed,
            "moments": [moment._asdict() for moment in self.moments],
            "turning_points": [turning._asdict() for turning in self.turnings],
            "strokes_of_luck": [stroke._asdict() for stroke in self.strokes],
        }

    @staticmethod
    def from_json(said: dict[str, Any]) -> "Analysis":
        """What `to_json` has written."""
        return Analysis(
            game=said["game"],
            seats=said["seats"],
            playouts=said["playouts"],
            seed=said["seed"],
            moments=[Moment(**one) for one in said["moments"]],
            turnings=[Turning(**one) for one in said["turning_points"]],
            strokes=[Stroke(**one) for one in said["strokes_of_luck"]],
        )
