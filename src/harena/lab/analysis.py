"""A match that is over, looked at again: who was how likely to win when, and where it turned.

Everything is reckoned from what a seat knew at the time, never from the open cards: the matches
that its view allowed are played on to their end by instinct, and the part of them that it wins is
its chance. Where a chance fell most, the search looks at what its seat chose there.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from harena.bots import Search
from harena.kernel.decisions import UNANSWERED
from harena.kernel.match import Match, imagine
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

MOST_MOMENTS: Final = 40
MOST_TURNINGS: Final = 5
LOOKED_AT: Final = 4
FARTHEST: Final = 3000
NOTABLE: Final = 0.1


class Moment(NamedTuple):
    """After so many answers: each seat's chance to win."""

    answers: int
    chances: list[float]


class Turning(NamedTuple):
    """A choice that cost its seat dearly: what it did, what the search would have done."""

    answers: int
    seat: int
    played: int
    preferred: int
    chance_played: float
    chance_preferred: float


@dataclass(frozen=True)
class Analysis:
    """The chances along the match, and its turning points in order."""

    game: str
    seats: int
    playouts: int
    seed: str
    moments: list[Moment]
    turnings: list[Turning]

    def to_json(self) -> dict[str, object]:
        """JSON-ready."""
        return {
            "game": self.game,
            "seats": self.seats,
            "playouts": self.playouts,
            "seed": self.seed,
            "moments": [moment._asdict() for moment in self.moments],
            "turning_points": [turning._asdict() for turning in self.turnings],
        }


class Analyst:
    """One match under review; the same seed and playouts say the same."""

    def __init__(self, match: Match, playouts: int, seed: str) -> None:
        self.match = match
        self.playouts = playouts
        self.seed = seed

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
        for place, match in self.walk(self.places()):
            moments.append(Moment(place, self.chances(match)))
            if progress is not None:
                progress(len(moments))
        turnings: list[Turning] = []
        for number, (start, end, seat) in enumerate(self.falls(moments)):
            found = self.turning(start, end, seat)
            if found is not None:
                turnings.append(found)
            if progress is not None:
                progress(len(moments) + number + 1)
        turnings.sort()
        setup = self.match.setup
        return Analysis(
            self.rulebook.name, setup.seats, self.playouts, self.seed, moments, turnings
        )

    def walk(self, wanted: list[int]) -> Iterator[tuple[int, Match]]:
        """The match as it was after so many answers, one place after the other."""
        match = self.match.back_to(0)
        for number, (seat, index) in enumerate([*self.match.answers, (0, 0)]):
            if number in wanted:
                yield number, match
            if number < len(self.match.answers):
                match.answer(seat, index)

    def places(self) -> list[int]:
        """After how many answers to look: where turns begin, spread over the match; and its end."""
        match, answers = self.match.back_to(0), self.match.answers
        found, turn = [0], self.rulebook.turn(match.state)
        for number, (seat, index) in enumerate(answers, 1):
            match.answer(seat, index)
            now = self.rulebook.turn(match.state)
            if now != turn:
                turn = now
                found.append(number)
        if len(found) < MOST_MOMENTS // 4:
            found = list(range(0, len(answers), max(1, len(answers) // MOST_MOMENTS)))
        every = -(-len(found) // MOST_MOMENTS)
        return sorted({*found[::every], len(answers)})

    def chances(self, match: Match) -> list[float]:
        """Each seat's chance, from what it knows."""
        if match.over:
            return [part(match.state, seat) for seat in range(match.setup.seats)]
        return [self.chance(match, seat) for seat in range(match.setup.seats)]

    def chance(self, match: Match, seat: int, choice: int | None = None) -> float:
        """How often a seat wins when it chooses so and instinct plays on for all."""
        view, won = match.view(seat), 0.0
        for number in range(self.playouts):
            seed = f"{self.seed}/{len(match.answers)}/{seat}/{number}"
            state = imagine(self.rulebook, self.bare, view, seed).state
            if choice is not None:
                state.answer(seat, choice)
            self.play_on(state)
            won += self.promise(state, seat) if state.pending else part(state, seat)
        return won / self.playouts

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

    def falls(self, moments: list[Moment]) -> list[tuple[int, int, int]]:
        """From where to where whose chance fell most, the deepest falls first."""
        found: list[tuple[float, int, int, int]] = []
        for before, after in pairwise(moments):
            for seat, (was, now) in enumerate(zip(before.chances, after.chances, strict=True)):
                if was - now >= NOTABLE:
                    found.append((now - was, before.answers, after.answers, seat))
        found.sort()
        return [(start, end, seat) for _, start, end, seat in found[:MOST_TURNINGS]]

    def turning(self, start: int, end: int, seat: int) -> Turning | None:
        """The choice of that seat in between that cost it most, if one did."""
        match = self.match.back_to(start)
        worst: Turning | None = None
        looked = 0
        for number in range(start, end):
            who, index = self.match.answers[number]
            if who == seat and match.choices(seat) > 1 and looked < LOOKED_AT:
                looked += 1
                found = self.compare(match, number, seat, index)
                if found is not None and (worst is None or cost(found) > cost(worst)):
                    worst = found
            match.answer(who, index)
        return worst

    def compare(self, match: Match, number: int, seat: int, played: int) -> Turning | None:
        """What was played beside what the search prefers, unless that is no better."""
        bot = Search(self.rulebook, self.bare, f"{self.seed}/{number}", 4 * self.playouts)
        preferred = bot.choose(match.view(seat), match.options(seat))
        if preferred == played:
            return None
        one, other = (self.chance(match, seat, index) for index in (played, preferred))
        return Turning(number, seat, played, preferred, one, other) if other > one else None


def cost(turning: Turning) -> float:
    """What the choice cost."""
    return turning.chance_preferred - turning.chance_played


def part(state: State, seat: int) -> float:
    """A seat's part of the victory."""
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0
