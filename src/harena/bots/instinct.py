"""A bot that does what the game's advice would do in haste."""

from collections.abc import Sequence
from typing import final

from harena.kernel.decisions import Option
from harena.kernel.match import imagine
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup


@final
class Instinct:
    """No look ahead: the quickest bot with sense."""

    blind = False

    def __init__(self, rulebook: Rulebook, setup: Setup, seed: str) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The advice needs a full state: one that this view allows will do."""
        seat = view["seat"]
        assert isinstance(seat, int)
        match = imagine(self.rulebook, self.setup, view, self.seed)
        return self.rulebook.instinct(match.state, seat)
