"""Everybody packs a bag apart from the others, at his own pace; then all bags are opened."""

from typing import Final

from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from tests.kernel.minis import Mini, book

TRAVEL, PACK_ALL, CHOOSE_THING, PACK, OPEN = range(5)
THINGS: Final = 4
JOURNEYS: Final = 3
EVENTS: Final = "round_began journey\npacked seat\nopened seat *things"


class Packing(Mini):
    parts = ("bags", "opened", "points")

    def __init__(self, seats: int, model: "Packing | None" = None) -> None:
        super().__init__(seats, model)
        self.bags: list[list[int]] = [[] for _ in range(seats)]
        self.opened: list[list[int]] = []
        self.points = [0] * seats

    def scores(self) -> list[int]:
        return self.points


def travel(packing: Packing, journey: int) -> None:
    if journey < JOURNEYS:
        packing.tell("round_began", journey)
        packing.then(TRAVEL, journey + 1)
        packing.then(OPEN)
        packing.then(PACK_ALL)


def pack_all(packing: Packing) -> None:
    packing.apart(CHOOSE_THING, list(range(packing.seats)))


def choose_thing(packing: Packing, seat: int, thing: int) -> None:
    packing.ask(seat, "thing", PACK, [0, 1], seat, thing)


def pack(packing: Packing, wanted: int, seat: int, thing: int) -> None:
    """A row of the same length whatever is chosen, so that its length tells nothing."""
    if wanted:
        packing.bags[seat].append(thing)
    if thing + 1 < THINGS:
        packing.then(CHOOSE_THING, seat, thing + 1)
    else:
        packing.tell("packed", seat)


def open_bags(packing: Packing) -> None:
    """What nobody else has brought is worth its number."""
    brought = [thing for bag in packing.bags for thing in bag]
    for seat, bag in enumerate(packing.bags):
        packing.tell_row("opened", [seat, *bag])
        packing.points[seat] += sum(thing for thing in bag if brought.count(thing) == 1)
    packing.opened = packing.bags
    packing.bags = [[] for _ in range(packing.seats)]


def view(packing: Packing, seat: int | None) -> View:
    own = [] if seat is None else packing.bags[seat][:]
    opened = [bag[:] for bag in packing.opened]
    return {"bag": own, "opened": opened, "points": packing.points[:]}


def imagine(packing: Packing, view: View, dice: Dice) -> None:
    bag, own, asked = view["bag"], view["seat"], view.get("apart", [])
    assert isinstance(bag, list)
    assert isinstance(asked, list)
    packed = {seat: thing for _, seat, thing, _, _ in asked}
    for seat in range(packing.seats if asked else 0):
        others = [thing for thing in range(packed.get(seat, THINGS)) if dice.below(2)]
        packing.bags[seat] = bag[:] if seat == own else others


RULEBOOK: Final = book(
    Packing,
    [travel, pack_all, choose_thing, pack, open_bags],
    seats=range(2, 5),
    asks={"thing": 2},
    events=EVENTS,
    bound=JOURNEYS * 4 * THINGS,
    conserved=lambda packing: [len(packing.bags)],
    view=view,
    imagine=imagine,
    hidden=("bags",),
)
