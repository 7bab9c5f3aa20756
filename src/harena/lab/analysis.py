"""A match that is over, looked at again: who was how likely to win when, and where it turned.

Everything is reckoned from what a seat knew at the time, never from the open cards: the matches
that its view allowed are played on to their end by instinct, and the part of them that it wins is
its chance. Where a chance fell most, the search looks at what its seat chose there; what it finds
is measured once more with fresh matches, so that no chance of the sample is told as a turning.
Where no choice was to blame, it is looked whether dice or cards brought less than they promised.
"""

from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from statistics import fmean
from typing import Final

from harena.bots import Search
from harena.bots.asked import answers_of, imagined
from harena.bots.search import likely
from harena.kernel.decisions import UNANSWERED
from harena.kernel.dice import Dice
from harena.kernel.match import INTERJECT, Match
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.lab.findings import Analysis, Fall, Measure, Moment, Stroke, Turning

# Another number where the same match would be told otherwise: what was kept is reckoned anew.
METHOD: Final = 2
MOST_MOMENTS: Final = 40
MOST_TURNINGS: Final = 5
LOOKED_AT: Final = 4
FARTHEST: Final = 3000
NOTABLE: Final = 0.1
STROKE: Final = 0.1
# How many errors of its own sample a choice must stand out by to be looked at again, and how many
# a fall, and a choice that was looked at again with so many times the playouts.
BEYOND_NOISE: Final = 1.0
CERTAIN: Final = 2.0
AGAIN: Final = 4
# Where time is measured: below this nothing can be told, above it nothing more is.
FEWEST_PLAYOUTS: Final = 12
MOST_PLAYOUTS: Final = 40
FEWEST_MOMENTS: Final = 12


class Analyst:
    """One match under review; the same seed, playouts and moments say the same.

    It can be asked piece by piece: for one moment, and for one fall between two of them.
    """

    def __init__(
        self, match: Match, playouts: int, seed: str, most_moments: int = MOST_MOMENTS
    ) -> None:
        check_answers(len(match.answers))
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
        for index in self.places:
            moments.append(self.moment(index))
            if progress is not None:
                progress(len(moments))
        turnings: list[Turning] = []
        strokes: list[Stroke] = []
        for number, fall in enumerate(falls(moments, self.playouts), 1):
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

    def moment(self, index: int) -> Moment:
        """Everybody's chance after so many answers."""
        return Moment(index, self.chances(self.standings[index]))

    def chances(self, match: Match) -> list[float]:
        """Each seat's chance, from what it knows; who know the same share the imagined matches."""
        seats = range(match.setup.seats)
        if match.over or not know_the_same(match):
            return [self.chance(match, seat) for seat in seats]
        ended = self.ends(match, 0)
        return [fmean([self.share(state, seat) for state in ended]) for seat in seats]

    def chance(self, match: Match, seat: int) -> float:
        """How often a seat wins when instinct plays on for all."""
        return part(match.state, seat) if match.over else fmean(self.outcomes(match, seat))

    def outcomes(
        self,
        match: Match,
        seat: int,
        choice: int | None = None,
        whose: int | None = None,
        again: int = 1,
    ) -> list[float]:
        """The part of each victory, the seat's or another's, in matches that its view allows."""
        whose = seat if whose is None else whose
        return [self.share(state, whose) for state in self.ends(match, seat, choice, again)]

    def ends(
        self, match: Match, seat: int, choice: int | None = None, again: int = 1
    ) -> list[State]:
        """Matches that a seat's view allows, played on to their end.

        Another choice of the seat meets the same imagined matches, and so does another seat that
        knows the same; who looks again, at so many times as many, meets others.
        """
        view, ended = match.view(seat), list[State]()
        look = f"{self.seed}/{len(match.answers)}" + (f"/{again}" if again > 1 else "")
        for number in range(again * self.playouts):
            state = imagined(self.rulebook, self.bare, view, f"{look}/{number}")
            if choice is not None:
                state.answer(seat, choice)
            self.play_on(state)
            ended.append(state)
        return ended

    def share(self, state: State, seat: int) -> float:
        """A seat's part of the victory, or the promise of it."""
        return self.promise(state, seat) if state.pending else part(state, seat)

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
        """The choice of that seat in between that cost it most, if one did at a second look too."""
        seat, found = fall.seat, list[tuple[float, Turning, Match]]()
        match, wanted = self.standings[fall.start].copy(), self.looked_at(fall)
        for number in range(fall.start, fall.end):
            who, index = self.match.answers[number]
            if number in wanted:
                better = self.compare(match, number, seat, index)
                if better is not None:
                    found.append((-cost(better), better, match.copy()))
            match.answer(who, index)
        found.sort(key=lambda one: one[:2])
        again = (self.look_again(before, one) for _, one, before in found)
        return next((one for one in again if one is not None), None)

    def looked_at(self, fall: Fall) -> list[int]:
        """Which answers of that seat in between are looked at: the first where it could choose.

        The last always: with that a match was given up, or lost.
        """
        match, found = self.standings[fall.start].copy(), list[int]()
        for number in range(fall.start, fall.end):
            who, index = self.match.answers[number]
            if who == fall.seat and match.choices(who) > 1:
                found.append(number)
            match.answer(who, index)
        return [*found[: LOOKED_AT - 1], *found[LOOKED_AT - 1 :][-1:]]

    def stroke(self, fall: Fall) -> Stroke | None:
        """The answer after which luck ran worst, if luck made most of the fall.

        Luck is what an answer promised, from what the one who gave it knew, against what it came
        to. Where nothing was drawn by lot there was none; where several answer in secret, their
        choices cannot be told from it.
        """
        seat, match = fall.seat, self.standings[fall.start]
        before = self.chance(match, seat)
        worst, where, luck, looked = 0.0, fall.start, 0.0, 0
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
                    worst, where = lost, number
            match = later
        after = self.chance(match, seat)
        if luck < max(STROKE, (before - after) / 2):
            return None
        return Stroke(where, seat, before, after)

    def compare(self, match: Match, number: int, seat: int, played: int) -> Turning | None:
        """What was played beside what the search prefers, if that is better beyond the noise."""
        preferred = self.preferred(match, number, seat, played)
        if preferred == played:
            return None
        one, other = (self.outcomes(match, seat, index) for index in (played, preferred))
        if likely(other, one, -BEYOND_NOISE) <= 0:
            return None
        return Turning(number, seat, played, preferred, fmean(one), fmean(other))

    def preferred(self, match: Match, number: int, seat: int, played: int) -> int:
        """What the search would have done.

        As for a hint, what might be done besides is weighed only where such a thing was done.
        """
        bot = Search(self.rulebook, self.bare, f"{self.seed}/{number}", 4 * self.playouts)
        options = match.options(seat)
        if options[played].ask != INTERJECT:
            options = answers_of(options)
        return bot.choose(match.view(seat), options)

    def look_again(self, match: Match, found: Turning) -> Turning | None:
        """The same choice in other matches, and more of them: what these say, if it is certain."""
        one, other = (
            self.outcomes(match, found.seat, index, again=AGAIN)
            for index in (found.played, found.preferred)
        )
        if likely(other, one, -CERTAIN) <= 0:
            return None
        return found._replace(chance_played=fmean(one), chance_preferred=fmean(other))


def check_answers(count: int) -> None:
    """Where nothing was answered there is nothing to look at."""
    if not count:
        raise Refused("no-answers", "a match with answers was expected, but nothing was answered")


def places(match: Match, most: int) -> list[int]:
    """After how many answers to look: where turns begin, spread over the match; and its end."""
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


def falls(moments: list[Moment], playouts: int) -> list[Fall]:
    """From where to where whose chance fell most, the deepest falls first.

    A fall that the noise of so many playouts could make is none. The last is always looked at,
    however deep it was: a match may have been given up there.
    """
    found: list[tuple[float, Fall]] = []
    last: list[tuple[float, Fall]] = []
    for before, after in pairwise(moments):
        fallen: list[tuple[float, Fall]] = []
        last = fallen
        for seat, (was, now) in enumerate(zip(before.chances, after.chances, strict=True)):
            if was > now:
                fallen.append((now - was, Fall(before.answers, after.answers, seat)))
            if was - now >= max(NOTABLE, CERTAIN * error_of(was, now, playouts)):
                found.append(fallen[-1])
    deepest = sorted(found)[:MOST_TURNINGS]
    return [fall for _, fall in sorted({*deepest, *sorted(last)[:1]})]


def error_of(was: float, now: float, playouts: int) -> float:
    """The error of a difference of two chances; also what never came in a sample may come."""
    rates = [(chance * playouts + 1) / (playouts + 2) for chance in (was, now)]
    return sqrt(sum(rate * (1 - rate) for rate in rates) / playouts)


def know_the_same(match: Match) -> bool:
    """Whether no seat knows more than another now."""
    seen = [{**match.view(seat), "seat": 0} for seat in range(match.setup.seats)]
    return all(one == seen[0] for one in seen)


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
