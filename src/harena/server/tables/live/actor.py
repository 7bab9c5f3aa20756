"""One thing after the other: a task that takes acts from a queue.

Whoever asked may go away while he waits; the act is done all the same, and never halfway.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias, final

from harena.kernel.refused import Refused

LOG = logging.getLogger("harena.server")
Act: TypeAlias = Callable[[], Awaitable[int]]


@final
class Actor:
    """The one owner of something."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.inbox: asyncio.Queue[tuple[Act, asyncio.Future[int]]] = asyncio.Queue()
        self.busy = False
        self.closed = False
        self.task = asyncio.create_task(self.run(), name=f"owner of {name}")

    async def run(self) -> None:
        """Do one act after the other."""
        while True:
            act, done = await self.inbox.get()
            self.busy = True
            try:
                found = await act()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Refused as refused:
                # With its traceback it would hold this frame, the frame the future, and that again
                # the refusal: a circle that keeps the whole table in memory after it is put away.
                if not done.cancelled():
                    done.set_exception(refused.with_traceback(None))
            except Exception:
                LOG.exception("an act failed at table %s", self.name)
                if not done.cancelled():
                    done.set_exception(Refused("internal", "the server failed; nothing happened"))
            else:
                if not done.cancelled():
                    done.set_result(found)
            self.busy = False
            del act, done

    async def perform(self, act: Act) -> int:
        """Queue an act and wait until it is done."""
        return await self.order(act)

    def order(self, act: Act) -> "asyncio.Future[int]":
        """Queue an act."""
        if self.closed:
            raise gone()
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((act, done))
        return done

    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return not self.busy and self.inbox.empty()

    def close(self) -> None:
        """End; what is still queued is not done, and whoever waits for it is told."""
        self.closed = True
        while not self.inbox.empty():
            done = self.inbox.get_nowait()[1]
            if not done.done():
                done.set_exception(gone())
        self.task.cancel()


def gone() -> Refused:
    """Nothing happened."""
    return Refused("gone", "the table was put away a moment ago: try again")
