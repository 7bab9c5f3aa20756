"""What would you do? The choice of the bot that looks ahead, and in one word why.

It is given what the seat may know and nothing else, as every bot is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from harena.bots.greedy import Greedy
from harena.bots.instinct import Instinct
from harena.kernel.decisions import Option
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup

ONLY: Final = "only"
INSTINCT: Final = "instinct"
AHEAD: Final = "ahead"


@final
@dataclass(frozen=True)
class Advice:
    """The index of an option, and why: the only one, at first sight, or by looking ahead."""

    index: int
    why: str


def advise(
    rulebook: Rulebook, setup: Setup, view: View, options: Sequence[Option], seed: str
) -> Advice:
    """The same seed gives the same advice."""
    if len(options) == 1:
        return Advice(0, ONLY)
    index = Greedy(rulebook, setup, seed).choose(view, options)
    hasty = Instinct(rulebook, setup, seed).choose(view, options)
    return Advice(index, INSTINCT if index == hasty else AHEAD)
