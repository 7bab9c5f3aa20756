"""Table of contents of Sparring: chapters, steps, asks, events, options of play."""

from typing import Final

from harena.games.template.advice import instinct, value
from harena.games.template.content import BAG, CARDS, MOST_SEATS, MOST_SQUARES, built_in, read
from harena.games.template.dispatch import STEPS, run
from harena.games.template.fields import FIELDS, SECRET
from harena.games.template.portrait import portrait
from harena.games.template.preparation import PLAY, lay_out
from harena.games.template.state import Yard
from harena.games.template.turn import NO_CARD
from harena.games.template.veil import counted, imagine, view
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    """Why a choice is not among the options: a reason the catalogues have words for."""
    if isinstance(state, Yard) and ask == "move":
        return "square-taken" if choice in state.place else "too-far"
    return "no-such-card"


def conserved(state: State) -> list[int]:
    """What never changes: the cards of each kind, wherever they are."""
    assert isinstance(state, Yard)
    return BAG.counts(state.discard + sum(state.hands) + sum(BAG.one[card] for card in state.deck))


def names(setup: Setup) -> dict[str, list[str]]:
    """The ids of each domain, for the catalogues."""
    return {"square": read(setup.pack).ids, "card": list(CARDS), "playing": [*CARDS, "none"]}


def bound(setup: Setup) -> int:
    """4.2 The most decisions a match can ask: two a turn."""
    return 2 * setup.number("rounds") * setup.seats


RULEBOOK: Final = Rulebook(
    name="template",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    play=PLAY,
    chapters=("content", "preparation", "turn"),
    steps=STEPS,
    run=run,
    asks={"move": ("square", MOST_SQUARES), "card": ("playing", NO_CARD + 1)},
    events={
        "entered": ("seat", "square"),
        "drew": ("seat", "card"),
        "round_began": ("round",),
        "moved": ("seat", "start:square", "square"),
        "thrown": ("seat", "face"),
        "cheered": ("seat", "points"),
        "played": ("seat", "card"),
        "ended": (),
    },
    round_event="round_began",
    fields=FIELDS,
    hidden=SECRET,
    counted=counted,
    names=names,
    built_in=built_in,
    lay_out=lay_out,
    view=view,
    imagine=imagine,
    value=value,
    instinct=instinct,
    why_not=why_not,
    portrait=portrait,
    conserved=conserved,
    bound=bound,
)
