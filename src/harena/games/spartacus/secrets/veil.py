"""Who knows what: view() and imagine()."""

from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State


def view(state: State, seat: int | None) -> View:
    return {}


def counted(state: State) -> View:
    return {}


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    return State(3)
