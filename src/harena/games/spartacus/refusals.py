"""Why a choice is not among the options: a reason the catalogues have words for."""

from harena.kernel.state import State


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    return "no-such-choice"
