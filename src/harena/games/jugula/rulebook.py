"""Table of contents of Jugula: chapters, steps, asks, events, options of play."""

from typing import Final

from harena.games.jugula.about.questions import about
from harena.games.jugula.advice.advice import instinct, value
from harena.games.jugula.advice.outlook import outlook
from harena.games.jugula.combat.odds import odds
from harena.games.jugula.components.arena import FAMILIA, NO_CARD, Arena
from harena.games.jugula.components.content import CARDS, built_in, read
from harena.games.jugula.components.fields import FIELDS, SECRET
from harena.games.jugula.dispatch import STEPS, run
from harena.games.jugula.portrait import portrait
from harena.games.jugula.refusals import why_not
from harena.games.jugula.secrets.veil import counted, imagine, view
from harena.games.jugula.setup.play_options import PLAY
from harena.games.jugula.setup.preparation import lay_out
from harena.games.jugula.vocabulary import ASKS, EVENTS, names
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

# Of a turn, besides the steps of four gladiators: the card, attacks, texts, discards.
DECISIONS_A_TURN: Final = 40
DECISIONS_OF_SETUP: Final = 16


def conserved(state: State) -> list[int]:
    """8.1 Each player's 24 cards, all different, wherever they are; and his six of a ludus."""
    assert isinstance(state, Arena)
    arena = state
    found: list[int] = []
    for seat in range(arena.seats):
        places = [arena.hand, arena.deck, arena.discard, arena.prima, arena.removed, arena.augured]
        cards = [place[seat] for place in places]
        if arena.played != NO_CARD and seat == arena.active:
            cards.append(1 << arena.played)
        whole = 0
        for some in cards:
            whole |= some
        found.append(whole.bit_count() or CARDS)  # Before they are dealt they are in the box.
        found.append(sum(some.bit_count() for some in cards) - whole.bit_count())
    return found


def names_of(setup: Setup) -> dict[str, list[str]]:
    """The ids of each domain, for the catalogues."""
    return names(read(setup.pack))


def bound(setup: Setup) -> int:
    """8.2 A match asks fewer questions than this: rounds, seats and decisions of a turn."""
    arena = lay_out(setup)
    steps = FAMILIA * (max(arena.content.movement) + 4)
    turns = arena.limit * arena.seats * (DECISIONS_A_TURN + steps)
    return arena.matches * (DECISIONS_OF_SETUP * arena.seats + turns)


def turn_of(state: State) -> int:
    """3.2.1 Which turn it is: it changes with every turn."""
    assert isinstance(state, Arena)
    return state.turns


RULEBOOK: Final = Rulebook(
    name="jugula",
    version=6,
    seats=range(2, 5),
    play=PLAY,
    chapters=(
        "setup/preparation",
        "turn/turn",
        "basics/hands",
        "basics/movement",
        "combat/attack",
        "combat/reach",
        "combat/result",
        "combat/ending",
        "setup/munus",
        "turn/texts",
    ),
    steps=STEPS,
    run=run,
    asks=ASKS,
    events=EVENTS,
    round_event="round_began",
    fields=FIELDS,
    hidden=SECRET,
    counted=counted,
    names=names_of,
    built_in=built_in,
    lay_out=lay_out,
    view=view,
    imagine=imagine,
    value=value,
    outlook=outlook,
    instinct=instinct,
    why_not=why_not,
    portrait=portrait,
    conserved=conserved,
    bound=bound,
    turn=turn_of,
    odds=odds,
    about=about,
)
