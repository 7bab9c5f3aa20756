"""Bots of one's own, good and bad, as somebody else would write them."""

import os
import time
from collections.abc import Sequence
from contextlib import suppress
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


class Quitting(Hasty):
    """Takes its process with it."""

    def choose(self, view: Any, options: Sequence[Any]) -> int:
        os._exit(3)


class Interrupting(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> int:
        raise KeyboardInterrupt


class Stubborn(Hasty):
    """Cannot be interrupted."""

    def choose(self, view: Any, options: Sequence[Any]) -> int:
        while True:
            with suppress(BaseException):
                time.sleep(1)


class Untold:
    """An answer that nobody can read."""

    def __index__(self) -> int:
        raise ValueError("no number")


class Unnamed:
    def __repr__(self) -> str:
        raise ValueError("no name")


class Riddling(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        return Untold()


class Nameless(Hasty):
    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        return Unnamed()


class Talking(Hasty):
    """Says what it thinks."""

    def choose(self, view: Any, options: Sequence[Any]) -> int:
        print("hm")  # noqa: T201 a stranger may
        return 0


class Modest(Hasty):
    """Needs nothing, although it could be given something."""

    def __init__(self, *, depth: int = 3) -> None:
        self.depth = depth


class Demanding(Hasty):
    """Needs what nobody gives."""

    def __init__(self, depth: int) -> None:
        self.depth = depth


class Wordy(Hasty):
    """Answers with a word."""

    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        return "x"


class Mute:
    """Cannot choose."""
