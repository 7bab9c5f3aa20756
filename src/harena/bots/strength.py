"""How strong the bots of a game were found: what each won against greedy in a ladder.

A game keeps it in `strength.json`, which `python -m tools.strength` writes from ladders. Of a bot
that is not in there nothing is said.
"""

import json
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

AGAINST: Final = "greedy"


class Strength(NamedTuple):
    """So many of so many matches; a victory that is shared counts as a half."""

    won: float
    matches: int


@cache
def strengths(game: str) -> dict[str, Strength]:
    """What each bot that was measured won against greedy."""
    file = resources.files(f"harena.games.{game}") / "strength.json"
    if not file.is_file():
        return {}
    won: dict[str, list[float]] = json.loads(file.read_text("utf-8"))["won"]
    return {bot: Strength(share, int(matches)) for bot, (share, matches) in won.items()}
