"""The only hand that writes: a thread that commits together what came together.

While one commit waits for the disk the next group gathers, so many tables share one fsync. If a
group fails because of one of its members, they are tried one by one; if the disk is full or the
database is locked, all are refused at once, for nobody would fare better alone.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    NoResultFound,
    OperationalError,
    SQLAlchemyError,
)

from harena.kernel.refused import Refused

Work: TypeAlias = Callable[[Connection], None]
Order: TypeAlias = tuple[Work, "asyncio.Future[None]"]
MOST_AT_ONCE: Final = 256


class Writer:
    """Takes work from the event loop, and says when it is safe on disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.commits = 0
        self.thread.start()

    async def write(self, work: Work) -> None:
        """Return when the work is committed; refuse when the disk refuses."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.orders.put((work, done))
        await done

    def stop(self) -> None:
        """Finish what was ordered, then end."""
        self.orders.put(None)
        self.thread.join()

    def run(self) -> None:
        """The thread's life."""
        group = self.next_group()
        while group:
            self.commit(group)
            group = self.next_group()
        self.disconnect()

    def next_group(self) -> list[Order]:
        """What has come since the last commit; nothing at the end."""
        group: list[Order] = []
        order = self.orders.get()
        while order is not None:
            group.append(order)
            if len(group) == MOST_AT_ONCE or self.orders.empty():
                return group
            order = self.orders.get()
        if group:
            self.orders.put(None)
        return group

    def commit(self, group: list[Order]) -> None:
        """All at once, or else one by one."""
        problem = self.try_all([work for work, _ in group])
        if problem is None or len(group) == 1 or is_of_the_disk(problem):
            outcomes = [(done, problem) for _, done in group]
        else:
            outcomes = [(done, self.try_all([work])) for work, done in group]
        self.loop.call_soon_threadsafe(settle, outcomes)

    def try_all(self, works: list[Work]) -> Exception | None:
        """One transaction."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                for work in works:
                    work(self.connection)
        except (SQLAlchemyError, OSError) as error:
            self.disconnect()
            return refused_by_disk(error)
        except Exception as error:  # noqa: BLE001 a writer that dies takes every table along
            return error
        self.commits += 1
        return None

    def disconnect(self) -> None:
        """One connection is kept for all commits, but none that has failed."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def refused_by_disk(error: Exception) -> Refused:
    """Full, locked or broken: what was asked has not happened. Or what nobody can keep has come."""
    refused = Refused(
        "store", f"the disk refuses now ({type(error).__name__}): nothing happened, try again"
    )
    if isinstance(error, DataError):  # Some databases have no text with a NUL in it.
        refused = Refused("malformed", "a text that can be stored was expected, but another came")
    refused.__cause__ = error
    return refused


def unreadable(error: Exception) -> Refused | None:
    """What is stored is not as it was written: it is no use to try again."""
    passes = isinstance(error, (OperationalError, DataError))
    if passes or not isinstance(error, (NoResultFound, DatabaseError)):
        return None
    return Refused("internal", f"what is stored cannot be read ({type(error).__name__})")


def is_of_the_disk(problem: Exception) -> bool:
    """Whether the disk, not what was to be written, is the problem."""
    return isinstance(problem.__cause__, (OperationalError, OSError))


def settle(outcomes: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    """Tell all who wait, on the loop where they wait."""
    for done, problem in outcomes:
        if done.cancelled():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
