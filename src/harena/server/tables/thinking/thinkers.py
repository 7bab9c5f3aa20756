"""Bots think in processes of their own. They are given a seat's view and options, never the state.

So a slow bot delays nobody else, and what a bot may not know is not in its memory. Odds and reasons
are reckoned there too: from what the seat knows that asks.
"""

import logging
import os
import random
import secrets
from collections.abc import Hashable
from functools import cache
from time import monotonic
from typing import Final, TypeAlias, final

from msgspec import Struct

import harena
from harena import bots
from harena.bots import Advice
from harena.kernel.decisions import Option
from harena.kernel.match import Match, imagine
from harena.kernel.refused import Refused
from harena.kernel.rulebook import View
from harena.kernel.setup import PlayValue, Setup
from harena.server.store.packs import Sent, received
from harena.server.tables.thinking.workers import PATIENCE, Failed, Workers

LOG = logging.getLogger("harena.server")
Chances: TypeAlias = list[tuple[int, str, str, tuple[int, ...]]]
PlayOptions: TypeAlias = tuple[tuple[str, PlayValue], ...]
STAND_IN: Final = "instinct"


@cache
def settled(game: str, seats: int, options: PlayOptions, pack: Sent) -> Setup:
    """The set-up of a match, remembered by each process."""
    book = harena.rulebook(game)
    return book.settle(seats, dict(options), received(game, pack), {})


def think(
    name: str,
    game: str,
    seats: int,
    options: PlayOptions,
    pack: Sent,
    view: View,
    chances: Chances,
) -> int:
    """In a process of its own: one choice. The seed is fresh, so that nobody can foresee it."""
    if len(chances) == 1:
        return 0
    setup = settled(game, seats, options, pack)
    book, seed = harena.rulebook(game), secrets.token_hex(8)
    bot = bots.make(name, book, setup, seed, bots.MOMENT, monotonic)
    return bot.choose(view, [Option(*chance) for chance in chances])


def weigh(
    game: str, seats: int, options: PlayOptions, pack: Sent, view: View, chances: Chances
) -> Advice:
    """In a process of its own: what the search would do, and why."""
    setup = settled(game, seats, options, pack)
    given = [Option(*chance) for chance in chances]
    return bots.advise(harena.rulebook(game), setup, view, given, secrets.token_hex(8), monotonic)


def dream(game: str, seats: int, options: PlayOptions, pack: Sent, view: View, seed: str) -> Match:
    """A match that the seat imagines: what it does not know cannot be told."""
    return imagine(harena.rulebook(game), settled(game, seats, options, pack), view, seed)


def odds(
    game: str, seats: int, options: PlayOptions, pack: Sent, view: View, seat: int, index: int
) -> dict[str, float]:
    """In a process of its own: what may come of an option."""
    imagined = dream(game, seats, options, pack, view, "odds")
    imagined.check(seat, index)
    option = imagined.options(seat)[index]
    return imagined.odds(seat, option.ask, option.choice)


def why_not(
    game: str,
    seats: int,
    options: PlayOptions,
    pack: Sent,
    view: View,
    seat: int,
    ask: str,
    choice: int,
) -> str:
    """In a process of its own: why that is no option."""
    return dream(game, seats, options, pack, view, "why").refusal(seat, ask, choice)


class Question(Struct):
    """What is known to the seat that thinks: whose table it is, its set-up, view and options."""

    guest: Hashable
    table: str
    game: str
    seats: int
    play: dict[str, PlayValue]
    view: View
    chances: list[Option]
    pack: Sent = None

    def known(self) -> tuple[str, int, PlayOptions, Sent, View]:
        """As it travels."""
        return self.game, self.seats, tuple(sorted(self.play.items())), self.pack, self.view

    def packed(self) -> Chances:
        """The options as they travel."""
        return [(one.id, one.ask, one.step, one.args) for one in self.chances]


@final
class Thinkers:
    """Where bots think."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        self.workers = Workers(processes or max(2, os.cpu_count() or 2), patience)

    async def choose(self, name: str, question: Question) -> int:
        """The place of the chosen option.

        Whoever thinks too long or dies of it is replaced by the one who stands in; if he fails too,
        the lot decides, and the log says so.
        """
        for one in (name, STAND_IN):
            index = await self.try_one(one, question)
            if 0 <= index < len(question.chances):
                return index
        LOG.error("the bots of table %s fail: the lot decides", question.table)
        return random.SystemRandom().randrange(len(question.chances))

    async def try_one(self, name: str, question: Question) -> int:
        """What this bot chooses; -1 if it fails, whatever it fails of: its table must go on."""
        try:
            return await self.workers.run(
                question.guest, question.table, think, name, *question.known(), question.packed()
            )
        except Exception as failed:  # noqa: BLE001 the log says it, and another bot is asked
            LOG.warning("the bot %s of table %s fails: %r", name, question.table, failed)
            return -1

    async def advise(self, question: Question) -> Advice:
        """What the search would do. Whoever thinks too long has no advice to give."""
        try:
            return await self.workers.run(
                question.guest, question.table, weigh, *question.known(), question.packed()
            )
        except Failed:
            raise Refused("hint", "a bot was asked, but it has thought too long") from None

    async def odds(self, question: Question, seat: int, index: int) -> dict[str, float]:
        """What may come of an option."""
        try:
            return await self.workers.run(
                question.guest, question.table, odds, *question.known(), seat, index
            )
        except Failed:
            raise Refused("odds", "odds were asked for, but they take too long") from None

    async def why_not(self, question: Question, seat: int, ask: str, choice: int) -> str:
        """Why that is no option."""
        try:
            return await self.workers.run(
                question.guest, question.table, why_not, *question.known(), seat, ask, choice
            )
        except Failed:
            return ""

    def stop(self) -> None:
        """End the processes."""
        self.workers.stop()
