"""Where many matches are played: in this process, in several, or on the machines of a Ray cluster.

The work is handed out in pieces that hold all they need, so it does not matter where and in which
order they are done, nor whether one is done twice because its worker has died.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from signal import SIGINT, signal
from socket import create_connection
from typing import Any, Final, TypeVar

from harena.kernel.refused import Refused

Kept = TypeVar("Kept")
# How often a piece is begun anew when its worker has died.
RETRIES: Final = 3
KNOCKING: Final = 5.0


def done(
    work: Callable[..., Kept], pieces: list[tuple[Any, ...]], jobs: int, ray: str = ""
) -> Iterator[Kept]:
    """What comes of each piece, as it comes; by the address of a Ray cluster there, else here."""
    if ray:
        yield from on_ray(work, pieces, ray)
    elif jobs == 1:
        for piece in pieces:
            yield work(*piece)
    else:
        yield from in_processes(work, pieces, jobs)


def gathered(
    pieces: Iterator[list[Kept]], progress: Callable[[int], None] | None = None
) -> list[Kept]:
    """All that has come of the pieces. Who breaks it off keeps what had come by then."""
    found: list[Kept] = []
    try:
        for some in pieces:
            found += some
            if progress is not None:
                progress(len(found))
    except KeyboardInterrupt:
        if not found:
            raise
    return found


def in_processes(
    work: Callable[..., Kept], pieces: list[tuple[Any, ...]], jobs: int
) -> Iterator[Kept]:
    """So many processes of this machine."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_when_told) as pool:
        try:
            waiting = [pool.submit(work, *piece) for piece in pieces]
            for one in as_completed(waiting):
                yield one.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def leave_when_told() -> None:
    """A process that is interrupted goes without a word: who started it tells what has come."""
    signal(SIGINT, lambda *_: os._exit(1))


def on_ray(
    work: Callable[..., Kept], pieces: list[tuple[Any, ...]], address: str
) -> Iterator[Kept]:
    """The workers of a cluster; they need the same Harena. `local` is a cluster of this machine."""
    try:
        import ray  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refused(
            "no-ray", "Ray was expected for --ray, but it is not here: pip install 'harena[ray]'"
        ) from None
    try:
        knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        raise Refused(
            "ray-unreachable",
            f"a Ray cluster was expected at {address}, but there is none",
            {"address": address},
        ) from error
    try:
        task = ray.remote(max_retries=RETRIES)(work)
        waiting = [task.remote(*piece) for piece in pieces]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Whether anybody is at HOST:PORT at all: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        create_connection((host, int(port)), KNOCKING).close()
