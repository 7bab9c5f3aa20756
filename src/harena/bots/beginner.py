"""A bot for one's first matches: it plays as greedy does, and now and then makes a mistake.

A mistake is an honest one: of a few options that come to its mind it takes the one that looks best
at a single glance. It never gives up, never does unasked what it could leave, and never takes what
it sees losing the match.
"""

from collections.abc import Sequence
from typing import Final, final

from harena.bots.asked import answers_of
from harena.bots.greedy import Greedy
from harena.kernel.decisions import Option
from harena.kernel.dice import Dice
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup
from harena.kernel.state import State

ONE_MISTAKE_IN: Final = 2
OPTIONS_IN_MIND: Final = 2
LOST: Final = -1e9


@final
class Beginner:
    """It sees its view and nothing else."""

    blind = False

    def __init__(self, rulebook: Rulebook, setup: Setup, seed: str) -> None:
        self.greedy = Greedy(rulebook, setup, seed)
        self.lot = Dice()
        self.lot.seed(f"{seed}/mistakes")

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """Greedy's choice of the answers, or a mistake."""
        answers = answers_of(options)
        chosen = self.greedy.choose(view, answers)
        if len(answers) == 1 or self.lot.below(ONE_MISTAKE_IN) != 0:
            return chosen
        seat = view["seat"]
        assert isinstance(seat, int)
        state = self.greedy.imagine(view)
        asked = state.decision(seat)
        if asked is None or asked.apart:
            return chosen
        best, most = chosen, LOST
        for _ in range(OPTIONS_IN_MIND):
            index = self.lot.below(asked.count())
            worth = self.glance(state, seat, index)
            if worth > most:
                best, most = index, worth
        return best

    def glance(self, state: State, seat: int, index: int) -> float:
        """How one playout of the option ends."""
        twin = state.copy()
        twin.answer(seat, index)
        self.greedy.play_on(twin, self.greedy.rulebook.turn(state), seat)
        if not twin.pending and seat not in twin.winners():
            return LOST
        return self.greedy.worth(twin, seat)
