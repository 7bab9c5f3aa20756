"""A bot that chooses by lot."""

from collections.abc import Sequence
from typing import final

from harena.kernel.decisions import Option
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View


@final
class Random:
    """Every option is equally likely."""

    blind = True

    def __init__(self, seed: str) -> None:
        self.dice = Dice()
        self.dice.seed(seed)

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """It does not look."""
        return self.dice.below(len(options))
