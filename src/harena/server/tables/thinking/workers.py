"""Heavy work is done in processes of its own, and shared out fairly.

Whoever has asked for much waits behind himself, not before others: the guests take turns, and so do
the tables of each guest; and nobody has all processes at once. A process that dies or hangs is
replaced alone, and what it was doing is tried once more.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar, final

from harena.kernel.refused import Fact, Refused

T = TypeVar("T")
PATIENCE: Final = 30.0
TRIES: Final = 2


class Failed(Exception):
    """The process died of the work, or it took too long; twice."""


class No:
    """A refusal on its way between processes."""

    def __init__(self, code: str, sentence: str, facts: dict[str, Fact]) -> None:
        self.code, self.sentence, self.facts = code, sentence, facts


def obey(work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """In the process: what is refused there is told as data."""
    try:
        return work(*args)
    except Refused as refused:
        return No(refused.code, str(refused), refused.facts)


def settle_in() -> None:
    """Ctrl-C is for the server, which then ends its workers; who is orphaned ends himself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that was killed cannot end its workers."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Job:
    """Something to be done, and who waits for it."""

    def __init__(self, guest: Hashable, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.guest = guest
        self.work = work
        self.args = args
        self.tries = 0
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


@final
class Queue:
    """Who is next: the guests in turn, and the tables of each in turn."""

    def __init__(self) -> None:
        self.guests: dict[Hashable, dict[Hashable, deque[Job]]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self.guests.values() for jobs in tables.values())

    def put(self, job: Job, table: Hashable) -> None:
        """Behind the other jobs of this table."""
        self.guests.setdefault(job.guest, {}).setdefault(table, deque()).append(job)

    def take(self, busy: Counter[Hashable], most: int) -> Job | None:
        """The next job of the guest who has waited longest and has not too much under way."""
        for guest, tables in self.guests.items():
            if busy[guest] >= most:
                continue
            table = next(iter(tables))
            jobs = tables.pop(table)
            job = jobs.popleft()
            if jobs:
                tables[table] = jobs
            del self.guests[guest]
            if tables:
                self.guests[guest] = tables
            return job
        return None


@final
class Workers:
    """Processes that are started when first needed."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self.most_of_one = max(1, processes - 1)
        self.queue = Queue()
        self.idle: list[ProcessPoolExecutor] = []
        self.started = 0
        self.all: set[ProcessPoolExecutor] = set()
        self.busy: Counter[Hashable] = Counter()
        self.failures = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, guest: Hashable, table: Hashable, work: Callable[..., T], *args: Any) -> T:
        """Wait for one's turn and for the work. Patience counts from when it begins."""
        job = Job(guest, work, args)
        self.queue.put(job, table)
        self.serve()
        found = await job.done
        if isinstance(found, No):
            raise Refused(found.code, found.sentence, found.facts)
        return found  # type: ignore[no-any-return]

    def serve(self) -> None:
        """Give work to who is idle."""
        while self.idle or self.started < self.processes:
            job = self.queue.take(self.busy, self.most_of_one)
            if job is None:
                return
            if job.done.cancelled():
                continue
            self.busy[job.guest] += 1
            task = asyncio.create_task(self.do(job, self.a_process()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def a_process(self) -> ProcessPoolExecutor:
        """An idle one, or a new one: spawned, not forked, so that it shares nothing with us."""
        if self.idle:
            return self.idle.pop()
        self.started += 1
        process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in)
        self.all.add(process)
        return process

    async def do(self, job: Job, process: ProcessPoolExecutor) -> None:
        """One job on one process."""
        loop = asyncio.get_running_loop()
        job.tries += 1
        try:
            thought = loop.run_in_executor(process, obey, job.work, job.args)
            found = await asyncio.wait_for(thought, self.patience)
        except (BrokenProcessPool, TimeoutError) as trouble:
            self.lose(process)
            self.give_back(job)
            self.failures += 1
            if job.tries < TRIES:
                self.queue.put(job, None)
            elif not job.done.done():
                job.done.set_exception(Failed(type(trouble).__name__))
        except Exception as error:  # noqa: BLE001 it is for who asked, and the process lives
            self.idle.append(process)
            self.give_back(job)
            if not job.done.done():
                job.done.set_exception(error)
        else:
            self.idle.append(process)
            self.give_back(job)
            if not job.done.done():
                job.done.set_result(found)
        self.serve()

    def give_back(self, job: Job) -> None:
        """One job fewer of this guest is under way."""
        self.busy[job.guest] -= 1
        if not self.busy[job.guest]:
            del self.busy[job.guest]

    def lose(self, process: ProcessPoolExecutor) -> None:
        """End a process that hangs or has died; another is started when it is needed."""
        if process in self.all:
            self.all.discard(process)
            self.started -= 1
            end(process)

    def stop(self) -> None:
        """End the processes; what they were doing is asked again after the next start."""
        for task in self.tasks:
            task.cancel()
        for process in self.all:
            end(process)
        self.all.clear()
        self.idle.clear()


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's process without waiting for its thoughts."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False)
