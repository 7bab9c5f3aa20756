"""Rows of secret choices, each tried as one.

Where all are asked apart, one choice of a row makes hardly a difference, but the row as a whole
does. So whole rows are tried: the one that instinct would answer, and others that change some of
its choices by lot; and what comes of them shows when everybody is asked apart the next time.
"""

from typing import Final, TypeAlias

from harena.bots.asked import first_asked
from harena.kernel.agenda import Due
from harena.kernel.dice import Dice
from harena.kernel.rulebook import Rulebook
from harena.kernel.state import State

# What one answers in a row, as indices, by the step that asks.
Row: TypeAlias = dict[Due, int]

ONE_IN: Final = 3
MOST_ANSWERS: Final = 400


def answer_row(rulebook: Rulebook, state: State, seat: int, row: Row) -> dict[Due, int]:
    """Let all answer apart: this seat by its row, and whoever has none as instinct would.

    How many options the seat had at each step.
    """
    met: dict[Due, int] = {}
    while state.pending and state.pending[0].apart:
        decision = first_asked(state)
        options = decision.count()
        if decision.seat == seat and options > 1:
            met[decision.asker] = options
            if decision.asker not in row:
                row[decision.asker] = rulebook.instinct(state, seat)
            state.take(decision, min(row[decision.asker], options - 1))
        else:
            state.take(decision, rulebook.instinct(state, decision.seat) if options > 1 else 0)
    return met


def changed(row: Row, met: dict[Due, int], lot: Dice) -> Row:
    """The same row with some of its choices by lot."""
    return {
        asker: lot.below(met[asker]) if lot.below(ONE_IN) == 0 else index
        for asker, index in row.items()
    }


def play_to_next_row(rulebook: Rulebook, state: State) -> None:
    """As instinct would, until everybody is asked apart again after something of a turn was done.

    A row that follows at once, or before the first turn, tells nothing of this one yet.
    """
    acted = False
    for _ in range(MOST_ANSWERS):
        if not state.pending or (acted and state.pending[0].apart):
            return
        decision = first_asked(state)
        options = decision.count()
        acted = acted or (options > 1 and not decision.apart and rulebook.turn(state) > 0)
        state.take(decision, rulebook.instinct(state, decision.seat) if options > 1 else 0)
