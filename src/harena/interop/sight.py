"""An observation that is made when somebody looks at it: most of the time only the mask is read."""

from collections.abc import Iterator
from typing import Any, Final

from harena.interop.board import Board, seen

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"


class Sight(dict[str, Any]):
    """`observation` and `action_mask` of a seat, as they were when it was asked for.

    Whoever copies it, or goes through it, has an ordinary dictionary of both.
    """

    def __init__(self, board: Board, seat: int) -> None:
        super().__init__({OBSERVATION: None, MASK: board.mask(seat)})
        self.match = board.match.copy()
        self.seat = seat

    def __getitem__(self, key: str) -> Any:
        found = super().__getitem__(key)
        if found is None:
            found = seen(self.match, self.seat)
            self[OBSERVATION] = found
        return found

    # A dictionary that is iterated in its own way is copied by its keys, and so completely.
    def __iter__(self) -> Iterator[str]:
        return iter((OBSERVATION, MASK))

    def get(self, key: str, default: Any = None) -> Any:
        """As of any dictionary."""
        return self[key] if key in (OBSERVATION, MASK) else default

    def values(self) -> Any:
        """Both, made."""
        return self.copy().values()

    def items(self) -> Any:
        """Both, made."""
        return self.copy().items()

    def copy(self) -> dict[str, Any]:
        """An ordinary dictionary."""
        return {OBSERVATION: self[OBSERVATION], MASK: self[MASK]}

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)
