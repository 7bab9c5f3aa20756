"""Where many matches are played: in this process, in several, or on the machines of a Ray cluster.

The work is handed out in pieces that hold all they need, so it does not matter where and in which
order they are done, nor whether one is done twice because its worker has died.
"""

from collections.abc import Callable, Iterator
from socket import create_connection
from typing import Any, Final, TypeVar

from harena.kernel.refused import Refused
from harena.lab.processes import Loss, in_processes

Kept = TypeVar("Kept")
# How often a piece is begun anew when its worker has died.
RETRIES: Final = 3
KNOCKING: Final = 5.0


def done(
    work: Callable[..., Kept],
    pieces: list[tuple[Any, ...]],
    jobs: int,
    ray: str = "",
    lost: Callable[[tuple[Any, ...], Loss], Kept] | None = None,
) -> Iterator[Kept]:
    """What comes of each piece, as it comes; by the address of a Ray cluster there, else here.

    Where it can be `lost` with the process that does it, it is done in another than this one.
    """
    if ray:
        yield from on_ray(work, pieces, ray)
    elif jobs == 1 and lost is None:
        for piece in pieces:
            yield work(*piece)
    else:
        yield from in_processes(work, pieces, jobs, lost)


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
