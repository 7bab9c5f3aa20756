"""Bots of one's own, good and bad, as somebody else would write them."""

from collections.abc import Sequence
from typing import Any

import numpy as np


class Hasty:
    blind = True

    def choose(self, view: Any, options: Sequence[Any]) -> int:
        return min(range(len(options)), key=lambda index: options[index].id)


class Curious:
    """Is made with all that a bot may be given."""

    def __init__(self, rulebook: Any, setup: Any, seed: str) -> None:
        self.given = rulebook.name, setup.seats, setup.carried, seed

    def choose(self, view: Any, options: Sequence[Any]) -> int:
        assert view["seat"] in range(self.given[1])
        return len(options) - 1


class Crashing(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> int:
        return 1 // 0


class Cheating(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> int:
        return len(options)


class Endless(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> int:
        while True:
            try:
                options = list(options)
            except Exception:  # noqa: BLE001 it wants to go on
                continue


class Unmade(Hasty):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class Leaving(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> int:
        raise SystemExit("no more")


class Slowly(Hasty):
    """Is never ready."""

    def __init__(self) -> None:
        while True:
            pass


class Learned(Hasty):
    """Answers as a library of arrays does."""

    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        return np.int64(0)


class Sure(Hasty):
    """Says yes, which is no place in a list."""

    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        return False


class Mute:
    """Cannot choose."""
