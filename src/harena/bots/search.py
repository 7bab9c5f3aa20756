"""A bot that searches: many imagined matches, and in them a tree of choices for each seat.

It is a Monte Carlo search over information sets. Each playout takes one match that the seat's view
allows, makes one choice, and plays on for a few turns, or to the end of a stage where a game has
stages; then the game's advice says what the position is worth to whom. A seat's tree holds its own
choices and nothing else: what the others choose and how the dice fall is averaged over, so that
nobody in the search acts on what he could not know, and secret choices made at the same time are no
special case. A seat tries what instinct would do first, and other things the oftener it comes to
the same place (widening).

Where a game has an outlook, the position is judged by that, by greedy here too: a fitted chance to
win, which sees more in a position than the worths that greedy plays by elsewhere.

It begins with what greedy would choose. Every option meets the same imagined matches with the same
dice, so that only the choice makes the difference; after each round the worse half is dropped
(sequential halving), and greedy's choice stands unless another is better beyond the noise: where
many are weighed, one looks better by chance, but what two have found apart is seldom chance.

Where all are asked apart, a secret row is weighed as a whole, in the same way (rows.py). From
elsewhere it looks no farther than to the next row.

What each of these is worth, and what was tried besides, stands in docs/ladder.md.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final, final

from harena.bots.asked import Horizon, act, answers_of, besides, first_asked, imagined
from harena.bots.greedy import Greedy
from harena.bots.rows import Row, answer_row, changed, play_to_next_row
from harena.kernel.agenda import Due
from harena.kernel.decisions import Decision, Option
from harena.kernel.dice import Dice
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup
from harena.kernel.state import State

TURNS_AHEAD: Final = 2
MOST_ANSWERS_AHEAD: Final = 60
MOST_ANSWERS_TO_A_STAGE: Final = 300
DEEPEST: Final = 6
EXPLORING: Final = 0.15
WIDENING: Final = 0.25
BEYOND_NOISE: Final = 1.0
CERTAIN: Final = 3.0
ENOUGH: Final = 8
FEWEST_EACH: Final = 6
LAST_TWO: Final = 2
SPREAD: Final = 4.0
MOST_WORLDS: Final = 256
ROWS_TRIED: Final = 24


@final
class Node:
    """Where a seat stands after some choices of its own: how often it came here, what it got."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Due, Node] = {}


@final
class Forest:
    """A tree for each seat, of its own choices."""

    def __init__(self, seats: int) -> None:
        self.roots = [Node() for _ in range(seats)]


@final
class Scale:
    """What a seat's positions are worth, brought between 0 and 1: the usual ones in the middle."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def take(self, value: float) -> float:
        """Learn one more value, and say where it stands among all."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)
        deviation = sqrt(self.squares / self.count)
        if deviation == 0.0:
            return 0.5
        return min(1.0, max(0.0, 0.5 + (value - self.mean) / (SPREAD * deviation)))


@final
class Search:
    """It sees its view and nothing else.

    It makes so many playouts beyond greedy's, or thinks until the clock that it is handed says so
    many milliseconds have passed, whichever comes first; 0 is no bound. By playouts alone the same
    seed chooses the same.
    """

    blind = False

    def __init__(
        self,
        rulebook: Rulebook,
        setup: Setup,
        seed: str,
        playouts: int,
        milliseconds: int = 0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed
        self.playouts = playouts
        self.milliseconds = milliseconds
        self.clock = clock
        self.asked = 0
        self.lot = Dice()
        self.lot.seed(seed)
        self.worlds: list[State] = []
        self.scales: list[Scale] = []
        self.done = 0
        # When it began to think, and when with its playouts.
        self.begun = self.since = 0.0
        self.worth = rulebook.outlook or rulebook.value
        # How far a playout goes: until this number has changed so often.
        self.measure = rulebook.stage or rulebook.turn
        self.changes = 1 if rulebook.stage else TURNS_AHEAD
        self.answers = MOST_ANSWERS_TO_A_STAGE if rulebook.stage else MOST_ANSWERS_AHEAD
        self.greedy = Greedy(rulebook, setup, seed, self.is_half_over, self.worth)
        # How the secret row of this turn is to be answered.
        self.row: Row = {}
        self.row_of = 0
        # Of the last choice: what one would do at first sight, and in what part of the same
        # imagined matches the chosen one was better than that, and worse.
        self.hasty = 0
        self.better = 0.0
        self.worse = 0.0

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The option that does best in the imagined matches."""
        if len(options) == 1:
            return 0
        seat = view["seat"]
        assert isinstance(seat, int)
        self.asked += 1
        self.done = 0
        self.better = self.worse = 0.0
        self.worlds = []
        self.scales = [Scale() for _ in range(self.setup.seats)]
        if self.clock is not None:
            self.begun = self.since = self.clock()
        first = self.world(view, 0)
        asked = first.decision(seat)
        self.hasty = self.rulebook.instinct(first, seat)
        if asked is not None and asked.apart:
            return self.next_in_row(view, seat, first, asked)
        likeliest = self.greedy.choose(view, options)
        if self.clock is not None:
            self.since = self.clock()
        return self.search(view, seat, likeliest, len(answers_of(options)), len(options))

    def world(self, view: View, number: int) -> State:
        """One of the matches that the view allows, with dice of its own."""
        seed = f"{self.seed}/{self.asked}/{number}"
        if number == len(self.worlds) and number < MOST_WORLDS:
            self.worlds.append(imagined(self.rulebook, self.setup, view, seed))
        state = self.worlds[number % MOST_WORLDS].copy()
        if number >= MOST_WORLDS:
            state.dice.seed(seed)
        return state

    def search(self, view: View, seat: int, likeliest: int, answers: int, options: int) -> int:
        """What does best in playouts; after the answers comes what is none, and must be certain."""
        first, hasty = self.world(view, 0), self.hasty
        alone = len(first.to_act()) == 1
        shared = Forest(self.setup.seats)
        rivals = [*range(answers), *besides(first, seat, answers, options)]
        self.lot.shuffle(rivals)
        known = [likeliest] if likeliest == hasty else [likeliest, hasty]
        line = [*known, *[one for one in rivals if one not in known]]
        forests = {one: Forest(self.setup.seats) if alone else shared for one in line}
        found: dict[int, list[float]] = {one: [] for one in line}
        for one in known:
            self.sample(view, seat, one, forests[one], found[one])
        best = self.best_of(
            line,
            found,
            lambda one: self.sample(view, seat, one, forests[one], found[one]),
            answers,
        )
        self.compare(found[best], found[hasty])
        return best

    def best_of(
        self,
        line: list[int],
        found: dict[int, list[float]],
        sample: Callable[[int], None],
        answers: int,
    ) -> int:
        """Playouts for the first of the line and its rivals, as long as there is time.

        In each round the worse half of what is left is dropped.
        """
        first = line[0]
        line = line[: max(LAST_TWO, self.left() // FEWEST_EACH)]
        while len(line) > 1 and self.left() > 0:
            rounds = 1
            while 1 << rounds < len(line):
                rounds += 1
            each = max(1, -(-self.left() // (rounds * len(line))))
            upto = len(found[line[-1]]) + each
            for one in line:
                while len(found[one]) < upto and self.left() > 0:
                    sample(one)
            line = self.better_half(line, found)
        best, gain = line[0], 0.0
        for one in line[1:]:
            errors = BEYOND_NOISE if one < answers else CERTAIN
            better = likely(found[one], found[first], -errors)
            if better > gain:
                best, gain = one, better
        return best

    def compare(self, chosen: list[float], hasty: list[float]) -> None:
        """In what part of the imagined matches that both met this came out better, and worse."""
        pairs = list(zip(chosen, hasty, strict=False))
        self.better = sum([mine > other for mine, other in pairs]) / len(pairs)
        self.worse = sum([mine < other for mine, other in pairs]) / len(pairs)

    def next_in_row(self, view: View, seat: int, first: State, asked: Decision) -> int:
        """The next answer of a secret row, which is weighed as a whole where it begins."""
        turn = self.rulebook.turn(first)
        if turn != self.row_of or asked.asker not in self.row:
            self.row_of = turn
            self.row = self.weigh_rows(view, seat, first)
        return min(self.row[asked.asker], asked.count() - 1)

    def weigh_rows(self, view: View, seat: int, first: State) -> Row:
        """Of instinct's row and some others the one that does best in the imagined matches."""
        hasty: Row = {}
        met = answer_row(self.rulebook, first, seat, hasty)
        rows = [hasty, *[changed(hasty, met, self.lot) for _ in range(ROWS_TRIED)]]
        found: dict[int, list[float]] = {one: [] for one in range(len(rows))}
        self.sample_row(view, seat, rows[0], found[0])
        best = self.best_of(
            list(found),
            found,
            lambda one: self.sample_row(view, seat, rows[one], found[one]),
            len(rows),
        )
        self.compare(found[best], found[0])
        return rows[best]

    def sample_row(self, view: View, seat: int, row: Row, found: list[float]) -> None:
        """One playout of one row, in the next imagined match it has not met yet."""
        state = self.world(view, len(found))
        answer_row(self.rulebook, state, seat, row.copy())
        play_to_next_row(self.rulebook, state)
        found.append(self.worth(state, seat))
        self.done += 1

    def better_half(self, line: list[int], found: dict[int, list[float]]) -> list[int]:
        """The first, and of the others the better half; none that is clearly behind it.

        What is clearly better than the first, and alone with it, needs no more playouts.
        """
        first = line[0]
        fewest = min([len(found[one]) for one in line])
        if fewest == 0:
            return [one for one in line if found[one]]
        means = {one: sum(found[one][:fewest]) for one in line[1:]}
        ahead = line[1:]
        if fewest >= ENOUGH:
            ahead = [one for one in ahead if likely(found[one], found[first], CERTAIN) > 0]
        ahead.sort(key=lambda one: -means[one])
        if len(ahead) == 1 and likely(found[ahead[0]], found[first], -CERTAIN) > 0:
            return ahead
        return [first, *ahead[: (len(ahead) + 1) // 2]]

    def is_half_over(self) -> bool:
        """Whether half of the time is gone, and what is left is for playouts."""
        if self.clock is None or not self.milliseconds:
            return False
        return (self.clock() - self.begun) * 2000.0 > self.milliseconds

    def left(self) -> int:
        """How many playouts there is still time for."""
        left = self.playouts - self.done if self.playouts else 1 << 30
        if self.clock is not None and self.milliseconds and self.done:
            now = self.clock()
            rest = self.milliseconds - (now - self.begun) * 1000.0
            left = min(left, int(rest * self.done / ((now - self.since) * 1000.0)))
        return left

    def sample(self, view: View, seat: int, index: int, forest: Forest, found: list[float]) -> None:
        """One playout of one option, in the next imagined match it has not met yet."""
        state = self.world(view, len(found))
        since = self.measure(state)
        act(self.rulebook, state, seat, index)
        found.append(self.playout(state, seat, since, forest))
        self.done += 1

    def playout(self, state: State, seat: int, since: int, forest: Forest) -> float:
        """Play on for a few turns, or a stage; all that chose in their trees learn what came."""
        changes = self.changes
        at = forest.roots[:]
        paths: list[list[Node]] = [[] for _ in at]
        growing = [True] * len(at)
        horizon = Horizon(seat, self.answers)
        while True:
            now = self.measure(state)
            if now != since:
                since = now
                changes -= 1
            if changes == 0 or not state.pending or state.pending[0].apart:
                break
            decision = first_asked(state)
            if not horizon.reaches(decision):
                break
            who = decision.seat
            if decision.count() == 1:
                state.take(decision, 0)
                continue
            if not growing[who]:
                state.take(decision, self.rulebook.instinct(state, who))
                continue
            index = self.descend(state, at[who], decision)
            due = decision.due(index)
            node = at[who].children.get(due)
            if node is None:
                node = Node()
                at[who].children[due] = node
            at[who] = node
            paths[who].append(node)
            growing[who] = node.visits > 0 and len(paths[who]) < DEEPEST
            state.take(decision, index)
        for who, path in enumerate(paths):
            if path:
                worth = self.scales[who].take(self.worth(state, who))
                for node in path:
                    node.visits += 1
                    node.total += worth
        return self.worth(state, seat)

    def descend(self, state: State, node: Node, decision: Decision) -> int:
        """The index of what to try: something new if the place is well known, else the best."""
        known = 0
        visits = 0
        if node.children:
            for index in range(decision.count()):
                child = node.children.get(decision.due(index))
                if child is not None:
                    known += 1
                    visits += child.visits
        if known < decision.count() and known <= WIDENING * sqrt(visits):
            return self.something_new(state, node, decision, known)
        best, most = 0, -1.0
        weight = EXPLORING * sqrt(log(visits + 1.0))
        for index in range(decision.count()):
            child = node.children.get(decision.due(index))
            if child is not None:
                if child.visits == 0:
                    return index
                worth = child.total / child.visits + weight / sqrt(child.visits)
                if worth > most:
                    best, most = index, worth
        return best

    def something_new(self, state: State, node: Node, decision: Decision, known: int) -> int:
        """What instinct would do, if that was not tried here yet; else one of the others by lot."""
        hasty = self.rulebook.instinct(state, decision.seat)
        if decision.due(hasty) not in node.children:
            return hasty
        skipped = self.lot.below(decision.count() - known)
        for index in range(decision.count()):
            if decision.due(index) not in node.children:
                if skipped == 0:
                    return index
                skipped -= 1
        return hasty


def likely(found: list[float], base: list[float], errors: float) -> float:
    """By how much this is better than the other in the same matches, and so many errors of it."""
    count = min(len(found), len(base))
    if count == 0:
        return 0.0
    total = squares = 0.0
    for number in range(count):
        gain = found[number] - base[number]
        total += gain
        squares += gain * gain
    mean = total / count
    variance = max(0.0, squares / count - mean * mean)
    return mean + errors * sqrt(variance / count)
