"""`harena sit` lets a bot take a seat at a table of a running server."""

from __future__ import annotations

import secrets
from time import monotonic

from harena.cli.screen.terminal import Terminal


def sit(terminal: Terminal, link: str, bot: str, name: str) -> None:
    """Take the seat of a link, and answer for it until the match is over."""
    from harena.bots import MOMENT
    from harena.interop import remote
    from harena.lab.players import check, make

    check(bot, remote.game_at(link))
    seat = remote.sit(link, name)
    terminal.say("sitting", name=name, bot=bot, number=seat.number + 1, game=seat.info["game"])
    mind = make(bot, seat.rulebook, seat.setup, secrets.token_hex(8), MOMENT, monotonic)
    position = seat.play(mind)
    won = seat.number in position["winners"]
    scores = " – ".join(str(score) for score in position["scores"])
    terminal.say("sitting-won" if won else "sitting-lost", name=name, scores=scores)
