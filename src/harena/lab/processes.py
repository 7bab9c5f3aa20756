"""Processes of this machine that do pieces of work, each of which may die of what it does.

A bot of one's own may end the process that it plays in, or never come back. So whoever hands out
the work reads at any time who acts in a process and until when he may; one that is overdue is
killed, and another takes its place. What was lost by it is said by whoever knows what it was.
"""

import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from harena.kernel.refused import Refused

Kept = TypeVar("Kept")
Piece = tuple[Any, ...]
NOBODY: Final = -1
# How often it is looked whether somebody is overdue, and how long he is left to be stopped kindly.
PATROL: Final = 0.5
GRACE: Final = 1.0
DONE: Final = "done"
REFUSED: Final = "refused"


class Loss(NamedTuple):
    """How a process has died: who acted in it last, its status, whether he was overdue."""

    seat: int
    status: int
    overdue: bool


class Watch:
    """Who acts in this process, and until when he may: seat and time, read from outside."""

    def __init__(self) -> None:
        self.board: Any = [float(NOBODY), 0.0]


WATCH: Final = Watch()


@contextmanager
def watched(seat: int, seconds: float) -> Iterator[None]:
    """A seat acts now, for no longer than so many seconds."""
    WATCH.board[0], WATCH.board[1] = seat, monotonic() + seconds
    try:
        yield
    finally:
        WATCH.board[1] = 0.0


class Worker(Generic[Kept]):
    """One process, and the piece that it does."""

    def __init__(self, work: Callable[..., Kept]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.board = context.RawArray("d", [float(NOBODY), 0.0])
        self.process = context.Process(target=serve, args=(theirs, work, self.board))
        self.process.start()
        theirs.close()
        self.piece: Piece = ()
        self.overdue = False

    def take(self, piece: Piece) -> None:
        """Begin with a piece. Whether it has died meanwhile is seen when it should tell."""
        self.piece = piece
        with suppress(ConnectionError):
            self.line.send(piece)

    def told(self) -> Kept:
        """What came of it; a process that has died tells nothing."""
        how, found = self.line.recv()
        if how == REFUSED:
            raise Refused(*found)
        if how != DONE:
            raise RuntimeError(found)
        kept: Kept = found
        return kept

    def look_after(self) -> None:
        """Kill it if who acts in it is overdue."""
        due = self.board[1]
        if due and monotonic() > due + GRACE:
            self.overdue = True
            self.process.kill()

    def loss(self) -> Loss:
        """How it has died."""
        self.process.join()
        return Loss(int(self.board[0]), self.process.exitcode or 0, self.overdue)

    def end(self) -> None:
        """It is not needed any more."""
        self.process.kill()
        self.process.join()
        self.line.close()


def in_processes(
    work: Callable[..., Kept],
    pieces: list[Piece],
    jobs: int,
    lost: Callable[[Piece, Loss], Kept] | None = None,
) -> Iterator[Kept]:
    """So many processes at once. What `lost` says of a piece stands for it if its process died."""
    left = pieces[::-1]
    busy: dict[Connection, Worker[Kept]] = {}
    try:
        for _ in range(min(jobs, len(pieces))):
            hire(busy, work).take(left.pop())
        while busy:
            for line in cast("list[Connection]", wait(list(busy), PATROL)):
                worker = busy[line]
                try:
                    found = worker.told()
                except (EOFError, ConnectionError):
                    found = said(worker, lost)
                    dismiss(busy, worker)
                    if left:
                        hire(busy, work).take(left.pop())
                else:
                    if left:
                        worker.take(left.pop())
                    else:
                        dismiss(busy, worker)
                yield found
            for worker in busy.values():
                worker.look_after()
    finally:
        for worker in list(busy.values()):
            dismiss(busy, worker)


def hire(busy: dict[Connection, Worker[Kept]], work: Callable[..., Kept]) -> Worker[Kept]:
    """One more process: whoever breaks off while it is started knows of it."""
    with deaf():
        worker = Worker(work)
        busy[worker.line] = worker
    return worker


def dismiss(busy: dict[Connection, Worker[Kept]], worker: Worker[Kept]) -> None:
    """A process less."""
    worker.end()
    del busy[worker.line]


def said(worker: Worker[Kept], lost: Callable[[Piece, Loss], Kept] | None) -> Kept:
    """What stands for the piece that a process has died of."""
    loss = worker.loss()
    if lost is None or loss.seat == NOBODY:
        raise Refused(
            "worker-died",
            f"a process that plays matches to the end was expected, but one ended with status "
            f"{loss.status}",
            {"status": loss.status},
        )
    return lost(worker.piece, loss)


def serve(line: Connection, work: Callable[..., Kept], board: Any) -> None:
    """In the process: piece after piece, until nobody wants more."""
    leave_when_told()
    WATCH.board = board
    while True:
        try:
            piece = line.recv()
        except EOFError:
            return
        board[0], board[1] = NOBODY, 0.0
        line.send(attempt(work, piece))


def attempt(work: Callable[..., Kept], piece: Piece) -> tuple[str, Any]:
    """What came of a piece, or what went wrong, in a form that can travel."""
    try:
        return DONE, work(*piece)
    except Refused as refused:
        return REFUSED, (refused.code, str(refused), refused.facts)
    except Exception:  # noqa: BLE001 it is told where it can be read
        return "failed", traceback.format_exc()


@contextmanager
def deaf() -> Iterator[None]:
    """What is started here hears no Ctrl-C before it knows what to do; we hear it afterwards."""
    if hasattr(signal, "pthread_sigmask"):
        ensure_running()  # It would listen again by itself where it is started by and by.
    listen(False)
    try:
        yield
    finally:
        listen(True)


def leave_when_told() -> None:
    """A process that is interrupted goes without a word: who started it tells what has come."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(1))
    listen(True)


def listen(whether: bool) -> None:
    """Whether to hear Ctrl-C, where one can choose."""
    if hasattr(signal, "pthread_sigmask"):
        how = signal.SIG_UNBLOCK if whether else signal.SIG_BLOCK
        signal.pthread_sigmask(how, {signal.SIGINT})
