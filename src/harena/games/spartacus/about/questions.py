"""About."""

from harena.kernel.rulebook import View
from harena.kernel.state import State


def about(state: State, seat: int) -> View:
    return {}
