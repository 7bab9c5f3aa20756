"""A match as the doors see it: actions by their ids, masks, observations, rewards."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from harena.face import built_in, rulebook
from harena.interop.observing import layout, observe, size
from harena.kernel.match import INTERJECT, Match, begin
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue, Setup
from harena.toolkit.play_options import fitted

Numbers: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.int8]
LEAST: Final = int(np.iinfo(np.int64).min)
MOST: Final = int(np.iinfo(np.int64).max)


class Board:
    """One game at a table of so many seats, and the match that is played there."""

    def __init__(self, game: str, seats: int | None, options: dict[str, PlayValue] | None) -> None:
        self.rulebook = rulebook(game)
        least = max(2, self.rulebook.seats[0]) if seats is None else seats
        chosen = {**fitted(self.rulebook.play, least), **(options or {})}
        self.setup: Setup = self.rulebook.settle(least, chosen, built_in(game), {})
        self.seats = least
        self.actions = self.rulebook.ids
        self.numbers = size(layout(game))
        self.match: Match = begin(self.rulebook, self.setup, "harena")
        self.known: dict[int, dict[int, int]] = {}  # Places by seat, until the next answer.

    def copy(self) -> "Board":
        """The same match, which lives its own life from here."""
        twin = Board.__new__(Board)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy()
        twin.known = {}
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Board":
        return self.copy()

    def begin(self, seed: str) -> None:
        """A new match; the same seed gives the same."""
        self.known = {}
        self.match = begin(self.rulebook, self.setup, seed)

    def places(self, seat: int) -> dict[int, int]:
        """The ids of what a seat may do, and where each stands among the options."""
        if seat not in self.known:
            self.known[seat] = self.find_places(seat)
        return self.known[seat]

    def find_places(self, seat: int) -> dict[int, int]:
        """The same, read from the position; of two with one id the first."""
        state, first = self.match.state, self.rulebook.first_id
        decision = state.decision(seat)
        ids: list[int] = []
        if decision is not None:
            asked = first[decision.ask]
            ids = [asked + choice for choice in decision.choices]
            for fan in decision.more:
                ids += [asked + choice for choice in fan[1]]
        for fan in state.interruptions(seat):
            ids += [first[INTERJECT] + choice for choice in fan[1]]
        return dict(zip(reversed(ids), reversed(range(len(ids))), strict=True))

    def mask(self, seat: int) -> Mask:
        """1 where an id may be chosen now."""
        found = bytearray(self.actions)
        for id in self.places(seat):
            found[id] = 1
        return np.frombuffer(found, np.int8)

    def observation(self, seat: int) -> Numbers:
        """What the seat may know, as docs/observations.md has it."""
        return seen(self.match, seat)

    def answer(self, seat: int, action: int) -> None:
        """Choose by id; what is not allowed is refused and changes nothing."""
        index = self.places(seat).get(int(action))
        if index is None:
            raise Refused(
                "action",
                f"seat {seat}: an action that its mask allows was expected, but {action} came",
                {"seat": seat, "action": int(action)},
            )
        self.known = {}
        self.match.answer(seat, index)

    def rewards(self) -> list[float]:
        """Each seat's part of the victory: 1 for who wins alone, a half for two who share it."""
        winners = self.match.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def portrait(self, seat: int) -> str:
        """The position as text, as the seat may know it."""
        return self.rulebook.portrait(self.match.state, (seat,))


def seen(match: Match, seat: int) -> Numbers:
    """What a seat may know of a match, as numbers."""
    return np.array(observe(match.rulebook, match.view(seat)), np.int64)
