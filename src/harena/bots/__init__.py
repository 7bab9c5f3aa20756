"""Who chooses. Bots are written against the kernel; a game's advice comes with its rulebook.

A bot is one class with `choose(view, options) -> int`: it gets what its seat may know and what it
may do, and returns the index of what it does. A game may bring bots of its own.
"""

from collections.abc import Callable
from typing import Final

from harena.bots.advising import Advice, advise
from harena.bots.beginner import Beginner
from harena.bots.bot import Bot
from harena.bots.greedy import Greedy
from harena.bots.instinct import Instinct
from harena.bots.own import own_bots
from harena.bots.random import Random
from harena.bots.search import Search
from harena.bots.strength import AGAINST, Strength, strengths
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup

__all__ = [
    "AGAINST",
    "LEVELS",
    "MOMENT",
    "Advice",
    "Beginner",
    "Bot",
    "Greedy",
    "Instinct",
    "Random",
    "Search",
    "Strength",
    "advise",
    "check",
    "make",
    "names",
    "strengths",
]

# How many playouts the levels of the search make for a choice.
LEVELS: Final = {"champion": 1600, "veteran": 400, "scout": 100}
# The longest that a choice takes at a table where somebody waits, in milliseconds.
MOMENT: Final = 2000


def names(game: str = "") -> list[str]:
    """The bots of every game, those that think longest first; then those of this game alone."""
    return [*LEVELS, "greedy", "instinct", "beginner", "random", *own_bots(game)]


def check(name: str, game: str) -> str:
    """Refuse a bot that is not there, or not for this game."""
    if name not in names(game):
        known = ", ".join(names(game))
        raise Refused(
            "bot",
            f"one of the bots {known} was expected, but {name} came",
            {"known": known, "bot": name},
        )
    return name


def make(
    name: str,
    rulebook: Rulebook,
    setup: Setup,
    seed: str,
    milliseconds: int = 0,
    clock: Callable[[], float] | None = None,
) -> Bot:
    """A bot for one seat of one match; the same seed chooses the same.

    At a table, where somebody waits, it is handed a clock and how long a choice may take. What the
    match carries from those before it is not handed over: it may hold secrets.
    """
    bare = Setup(setup.seats, setup.options, setup.pack, {})
    match check(name, rulebook.name):
        case "random":
            return Random(seed)
        case "instinct":
            return Instinct(rulebook, bare, seed)
        case "greedy":
            return Greedy(rulebook, bare, seed)
        case "beginner":
            return Beginner(rulebook, bare, seed)
    own = own_bots(rulebook.name)
    if name in own:
        return own[name](rulebook, bare, seed)
    return Search(rulebook, bare, seed, LEVELS[name], milliseconds, clock)
