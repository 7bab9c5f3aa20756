"""Why a choice is not among the options: a reason the catalogues have words for."""

from typing import Final

from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.setup.preparation import ASKS as ASKS_OF_SETUP
from harena.games.gladiatori.setup.preparation import why_not as why_not_in_setup
from harena.kernel.state import State

REASONS: Final = {
    "split": "no-such-cards",
    "ready": "no-delay",
    "opening": "not-possible-now",
    "closing": "not-possible-now",
    "action": "no-such-action",
    "add": "not-in-hand",
    "fight": "no-such-fight",
    "target": "not-in-reach",
    "break": "not-breakable",
    "ally": "no-such-ally",
    "reaction": "no-such-reaction",
    "plain": "not-to-be-used",
    "rage": "not-for-rage",
    "overskill": "skill-not-raised",
    "power": "power-not-possible",
    "lunge": "not-in-hand",
    "leap": "too-few-hexes",
    "depth": "depth-one-to-three",
    "sacrifice": "not-in-hand",
    "skill": "skill-at-zero",
    "blood": "too-little-blood",
    "dodge": "too-little-speed",
    "unbalanced": "too-few-elements",
    "feint": "no-feint",
    "payment": "not-a-payment",
    "unbeatable": "no-such-power",
    "push": "no-such-push",
    "movement": "no-such-move",
    "reflex": "no-such-move",
    "spend": "not-to-be-spent",
    "recover": "not-to-be-recovered",
    "adapt": "no-such-card-there",
    "escape": "no-escape",
    "toll": "not-a-payment",
    "rest": "nothing-to-use",
    "back": "not-to-be-recovered",
    "acrobatics": "not-possible-now",
}


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    """A reason for each question; those of set-up look closer."""
    assert isinstance(state, Bout)
    if ask in ASKS_OF_SETUP:
        return why_not_in_setup(state, seat, ask, choice)
    return REASONS[ask]
