"""Bots that a game brings of its own, for its seats and for no other's.

They stand in its module `bots` as `BOTS`, each by its name with what makes it: a class that takes
rulebook, set-up and seed. A game without such a module has none.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from harena.bots.bot import Bot
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup

Maker: TypeAlias = Callable[[Rulebook, Setup, str], Bot]


@cache
def own_bots(game: str) -> dict[str, Maker]:
    """The bots of a game's own by name; none where the game is not on the shelf."""
    package = f"harena.games.{game}"
    module = f"{package}.bots"
    if not game or find_spec(package) is None or find_spec(module) is None:
        return {}
    found: dict[str, Maker] = import_module(module).BOTS
    return found
