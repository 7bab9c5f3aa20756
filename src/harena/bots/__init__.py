"""Who chooses. Bots are written against the kernel; a game's advice comes with its rulebook.

A bot is one class with `choose(view, options) -> int`: it gets what its seat may know and what it
may do, and returns the index of what it does.
"""

from harena.bots.advising import Advice, advise
from harena.bots.bot import Bot
from harena.bots.greedy import Greedy
from harena.bots.instinct import Instinct
from harena.bots.random import Random
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup

__all__ = ["Advice", "Bot", "Greedy", "Instinct", "Random", "advise", "check", "make", "names"]


def names() -> list[str]:
    """The bots there are."""
    return ["greedy", "instinct", "random"]


def check(name: str) -> str:
    """Refuse a bot that is not there."""
    if name not in names():
        known = ", ".join(names())
        raise Refused(
            "bot",
            f"one of the bots {known} was expected, but {name} came",
            {"known": known, "bot": name},
        )
    return name


def make(name: str, rulebook: Rulebook, setup: Setup, seed: str) -> Bot:
    """A bot for one seat of one match; the same seed chooses the same."""
    if check(name) == "random":
        return Random(seed)
    return Greedy(rulebook, setup, seed) if name == "greedy" else Instinct(rulebook, setup, seed)
