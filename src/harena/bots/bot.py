"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol

from harena.kernel.decisions import Option
from harena.kernel.rulebook import View


class Bot(Protocol):
    """A player at one seat. A `blind` one never looks: it may be given an empty view."""

    blind: bool

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The index of the option to take."""
