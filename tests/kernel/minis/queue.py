"""A turn order that changes between rounds: whoever took least goes first in the next."""

from typing import Final

from tests.kernel.minis import Mini, book

TAKE_ROUND, CHOOSE_STONES, TAKE = range(3)
HEAP: Final = 30
EVENTS: Final = "round_began round\nordered *seat\ntook seat stones"


class Queue(Mini):
    parts = ("heap", "round", "order", "stones", "latest")

    def __init__(self, seats: int, model: "Queue | None" = None) -> None:
        super().__init__(seats, model)
        self.heap = HEAP
        self.round = 0
        self.order = list(range(seats))
        self.stones = [0] * seats
        self.latest = [0] * seats

    def scores(self) -> list[int]:
        return self.stones


def take_round(queue: Queue) -> None:
    """Equal takers keep the order they had."""
    if queue.heap == 0:
        return
    queue.round += 1
    queue.order.sort(key=lambda seat: queue.latest[seat])
    queue.tell("round_began", queue.round)
    queue.tell("ordered", *queue.order)
    queue.then(TAKE_ROUND)
    for seat in reversed(queue.order):
        queue.then(CHOOSE_STONES, seat)


def choose_stones(queue: Queue, seat: int) -> None:
    if queue.heap:
        queue.choose(seat, "stones", TAKE, list(range(1, min(3, queue.heap) + 1)), seat)


def take(queue: Queue, stones: int, seat: int) -> None:
    queue.heap -= stones
    queue.stones[seat] += stones
    queue.latest[seat] = stones
    queue.tell("took", seat, stones)


RULEBOOK: Final = book(
    Queue,
    [take_round, choose_stones, take],
    seats=range(2, 5),
    asks={"stones": 4},
    events=EVENTS,
    bound=HEAP,
    conserved=lambda queue: [queue.heap + sum(queue.stones)],
)
