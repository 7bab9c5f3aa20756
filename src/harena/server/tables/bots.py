"""Bots think in processes of their own. They are given a seat's view and options, never the state.

So a slow bot delays nobody else, and what a bot may not know is not in its memory.
"""

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final, TypeAlias, final

import harena
from harena import bots
from harena.bots import Advice
from harena.kernel.decisions import Option
from harena.kernel.refused import Refused
from harena.kernel.rulebook import View
from harena.kernel.setup import PlayValue, Setup

Chances: TypeAlias = list[tuple[int, str, str, tuple[int, ...]]]
PlayOptions: TypeAlias = tuple[tuple[str, PlayValue], ...]
PATIENCE: Final = 30.0
STAND_IN: Final = "instinct"


@cache
def settled(game: str, seats: int, options: PlayOptions) -> Setup:
    """The set-up of a match, remembered by each process."""
    book = harena.rulebook(game)
    return book.settle(seats, dict(options), book.built_in(), {})


def think(
    name: str, game: str, seats: int, options: PlayOptions, view: View, chances: Chances
) -> int:
    """In a process of its own: one choice. The seed is fresh, so that nobody can foresee it."""
    setup = settled(game, seats, options)
    bot = bots.make(name, harena.rulebook(game), setup, secrets.token_hex(8))
    return bot.choose(view, [Option(*chance) for chance in chances])


def weigh(game: str, seats: int, options: PlayOptions, view: View, chances: Chances) -> Advice:
    """In a process of its own: what the best bot would do, and why."""
    setup = settled(game, seats, options)
    given = [Option(*chance) for chance in chances]
    return bots.advise(harena.rulebook(game), setup, view, given, secrets.token_hex(8))


def settle_in() -> None:
    """Ctrl-C is for the server, which then ends its thinkers; who is orphaned ends himself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that was killed cannot end its thinkers."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


@final
class Thinkers:
    """The processes in which bots think; started when the first bot has to."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        """Spawned, not forked: a child shares nothing with the server."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, multiprocessing.get_context("spawn"), settle_in
            )
        return self.pool

    async def choose(
        self,
        name: str,
        game: str,
        seats: int,
        options: dict[str, PlayValue],
        view: View,
        chances: list[Option],
    ) -> int:
        """The place of the chosen option. Who thinks too long, or dies of it, chooses by lot."""
        if len(chances) == 1:
            return 0
        rows = [(one.id, one.ask, one.step, one.args) for one in chances]
        play = tuple(sorted(options.items()))
        loop = asyncio.get_running_loop()
        pool = self.ready()
        index = -1
        try:
            thought = loop.run_in_executor(pool, think, name, game, seats, play, view, rows)
            index = await asyncio.wait_for(thought, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.replace(pool)
        if 0 <= index < len(chances):
            return index
        return random.SystemRandom().randrange(len(chances))

    async def advise(
        self,
        game: str,
        seats: int,
        options: dict[str, PlayValue],
        view: View,
        chances: list[Option],
    ) -> Advice:
        """What the best bot would do. Whoever thinks too long has no advice to give."""
        rows = [(one.id, one.ask, one.step, one.args) for one in chances]
        play = tuple(sorted(options.items()))
        pool = self.ready()
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(pool, weigh, game, seats, play, view, rows)
            return await asyncio.wait_for(thought, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.replace(pool)
            raise Refused("hint", "a bot was asked, but it has thought too long") from None

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """End processes that hang or have died; whoever else waits for them is told so."""
        if self.pool is pool:
            self.pool = None
            end(pool)

    def stop(self) -> None:
        """End the processes; what they were thinking is asked again after the next start."""
        if self.pool is not None:
            self.replace(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes without waiting for their thoughts."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False)
