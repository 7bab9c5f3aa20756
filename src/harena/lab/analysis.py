"""A match that is over, looked at again: who was how likely to win when, and where it turned.

Everything is reckoned from what a seat knew at the time, never from the open cards: the matches
that its view allowed are played on to their end by instinct, and the part of them that it wins is
its chance. Where a chance fell most, the search looks at what its seat chose there; where no choice
was to blame, it is looked whether dice or cards brought less than they promised.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any, Final, NamedTuple

from harena.bots import Search
from harena.bots.search import likely
from harena.kernel.decisions import UNANSWERED
from harena.kernel.dice import Dice
from harena.kernel.match import Match, imagine
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

MOST_MOMENTS: Final = 40
MOST_TURNINGS: Final = 5
LOOKED_AT: Final = 4
FARTHEST: Final = 3000
NOTABLE: Final = 0.1
STROKE: Final = 0.1
BEYOND_NOISE: Final = 1.0
# Where time is measured: below this nothing can be told, above it nothing more is.
FEWEST_PLAYOUTS: Final = 12
MOST_PLAYOUTS: Final = 40
FEWEST_MOMENTS: Final = 12


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


class Analyst:
    """One match under review; the same seed, playouts and moments say the same.

    It can be asked piece by piece: for one moment, and for one fall between two of them.
    """

    def __init__(
        self, match: Match, playouts: int, seed: str, most_moments: int = MOST_MOMENTS
    ) -> None:
        self.match = match
        self.playouts = playouts
        self.seed = seed
        self.places = places(match, most_moments)
        self.standings = standings(match, self.places)

    @property
    def rulebook(self) -> Rulebook:
        """The rules it was played by."""
        return self.match.rulebook

    @property
    def bare(self) -> Setup:
        """What was settled, without what was carried from earlier matches."""
        setup = self.match.setup
        return Setup(setup.seats, setup.options, setup.pack, {})

    def analyse(self, progress: Callable[[int], None] | None = None) -> Analysis:
        """Go along the match, then look at where it turned."""
        moments: list[Moment] = []
        for place in self.places:
            moments.append(self.moment(place))
            if progress is not None:
                progress(len(moments))
        turnings: list[Turning] = []
        strokes: list[Stroke] = []
        for number, fall in enumerate(falls(moments), 1):
            found = self.explained(fall)
            if isinstance(found, Turning):
                turnings.append(found)
            elif found is not None:
                strokes.append(found)
            if progress is not None:
                progress(len(moments) + number)
        book, seats = self.rulebook.name, self.match.setup.seats
        return Analysis(
            book, seats, self.playouts, self.seed, moments, sorted(set(turnings)),
            sorted(set(strokes)),
        )  # fmt: skip

    def moment(self, place: int) -> Moment:
        """Everybody's chance after so many answers."""
        return Moment(place, self.chances(self.standings[place]))

    def chances(self, match: Match) -> list[float]:
        """Each seat's chance, from what it knows."""
        return [self.chance(match, seat) for seat in range(match.setup.seats)]

    def chance(self, match: Match, seat: int) -> float:
        """How often a seat wins when instinct plays on for all."""
        return part(match.state, seat) if match.over else fmean(self.outcomes(match, seat))

    def outcomes(
        self, match: Match, seat: int, choice: int | None = None, whose: int | None = None
    ) -> list[float]:
        """The part of each victory, the seat's or another's, in the matches that its view allows.

        Another choice of the seat meets the same imagined matches.
        """
        view, won = match.view(seat), list[float]()
        whose = seat if whose is None else whose
        for number in range(self.playouts):
            seed = f"{self.seed}/{len(match.answers)}/{seat}/{number}"
            state = imagine(self.rulebook, self.bare, view, seed).state
            if choice is not None:
                state.answer(seat, choice)
            self.play_on(state)
            won.append(self.promise(state, whose) if state.pending else part(state, whose))
        return won

    def play_on(self, state: State) -> None:
        """Instinct answers for everybody to the end."""
        for _ in range(FARTHEST):
            if not state.pending:
                return
            for decision in state.pending:
                if decision.sealed == UNANSWERED:
                    free = decision.count() > 1
                    index = self.rulebook.instinct(state, decision.seat) if free else 0
                    state.take(decision, index)
                    break

    def promise(self, state: State, seat: int) -> float:
        """A match that does not end in time: who is ahead by the game's advice."""
        worth = [self.rulebook.value(state, one) for one in range(state.seats)]
        best = [one for one in range(state.seats) if worth[one] == max(worth)]
        return 1 / len(best) if seat in best else 0.0

    def explained(self, fall: Fall) -> Turning | Stroke | None:
        """What made the fall: a choice of its seat, else luck; else it is left unsaid."""
        return self.turning(fall) or self.stroke(fall)

    def turning(self, fall: Fall) -> Turning | None:
        """The choice of that seat in between that cost it most, if one did."""
        seat = fall.seat
        match = self.standings[fall.start].copy()
        worst: Turning | None = None
        looked = 0
        for number in range(fall.start, fall.end):
            who, index = self.match.answers[number]
            if who == seat and match.choices(seat) > 1 and looked < LOOKED_AT:
                looked += 1
                found = self.compare(match, number, seat, index)
                if found is not None and (worst is None or cost(found) > cost(worst)):
                    worst = found
            match.answer(who, index)
        return worst

    def stroke(self, fall: Fall) -> Stroke | None:
        """The answer after which luck ran worst, if luck made most of the fall.

        Luck is what an answer promised, from what the one who gave it knew, against what it came
        to. Where nothing was drawn by lot there was none; where several answer in secret, their
        choices cannot be told from it.
        """
        seat, match = fall.seat, self.standings[fall.start]
        before = self.chance(match, seat)
        worst, place, luck, looked = 0.0, fall.start, 0.0, 0
        for number in range(fall.start, fall.end):
            who, index = self.match.answers[number]
            later = match.copy()
            later.answer(who, index)
            drawn = was_drawn(match.state.dice, later.state.dice) and len(match.to_act) == 1
            if drawn and looked < LOOKED_AT:
                looked += 1
                promised = fmean(self.outcomes(match, who, index, seat))
                lost = promised - self.chance(later, seat)
                luck += lost
                if lost > worst:
                    worst, place = lost, number
            match = later
        after = self.chance(match, seat)
        if luck < max(STROKE, (before - after) / 2):
            return None
        return Stroke(place, seat, before, after)

    def compare(self, match: Match, number: int, seat: int, played: int) -> Turning | None:
        """What was played beside what the search prefers, if that is better beyond the noise."""
        bot = Search(self.rulebook, self.bare, f"{self.seed}/{number}", 4 * self.playouts)
        preferred = bot.choose(match.view(seat), match.options(seat))
        if preferred == played:
            return None
        one, other = (self.outcomes(match, seat, index) for index in (played, preferred))
        if likely(other, one, -BEYOND_NOISE) <= 0:
            return None
        return Turning(number, seat, played, preferred, fmean(one), fmean(other))


def check_answers(count: int) -> None:
    """Where nothing was answered there is nothing to look at."""
    if not count:
        raise Refused("no-answers", "a match with answers was expected, but nothing was answered")


def places(match: Match, most: int) -> list[int]:
    """After how many answers to look: where turns begin, spread over the match; and its end."""
    check_answers(len(match.answers))
    answers, turn_of = match.answers, match.rulebook.turn
    match = match.back_to(0)
    found, turn = [0], turn_of(match.state)
    for number, (seat, index) in enumerate(answers, 1):
        match.answer(seat, index)
        now = turn_of(match.state)
        if now != turn:
            turn = now
            found.append(number)
    if len(found) < most // 4:
        found = list(range(0, len(answers), max(1, len(answers) // most)))
    every = -(-len(found) // most)
    return sorted({*found[::every], len(answers)})


def standings(match: Match, wanted: list[int]) -> dict[int, Match]:
    """The match as it was after so many answers, at each place."""
    answers, match = match.answers, match.back_to(0)
    found: dict[int, Match] = {}
    for number in range(len(answers) + 1):
        if number in wanted:
            found[number] = match.copy()
        if number < len(answers):
            match.answer(*answers[number])
    return found


def falls(moments: list[Moment]) -> list[Fall]:
    """From where to where whose chance fell most, the deepest falls first."""
    found: list[tuple[float, Fall]] = []
    for before, after in pairwise(moments):
        for seat, (was, now) in enumerate(zip(before.chances, after.chances, strict=True)):
            if was - now >= NOTABLE:
                found.append((now - was, Fall(before.answers, after.answers, seat)))
    found.sort()
    return [fall for _, fall in found[:MOST_TURNINGS]]


def measure(match: Match, seed: str, seconds: float, clock: Callable[[], float]) -> Measure:
    """How many playouts at how many moments take about so long here; at least the fewest.

    A match is half played on average when it is looked at, so a playout takes half of a whole one.
    """
    analyst = Analyst(match, 1, seed, 1)
    begun = clock()
    analyst.moment(0)
    a_moment = max(1e-6, (clock() - begun) / 2)
    pieces = seconds / a_moment
    playouts = min(MOST_PLAYOUTS, max(FEWEST_PLAYOUTS, int(pieces / MOST_MOMENTS)))
    return Measure(playouts, min(MOST_MOMENTS, max(FEWEST_MOMENTS, int(pieces / playouts))))


def cost(turning: Turning) -> float:
    """What the choice cost."""
    return turning.chance_preferred - turning.chance_played


def was_drawn(before: Dice, after: Dice) -> bool:
    """Whether anything was left to chance between two answers."""
    return after.count > 0 if after.key else after.word != before.word


def part(state: State, seat: int) -> float:
    """A seat's part of the victory."""
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0
