"""Table of contents of Gladiatori: chapters, steps, asks, events, options of play."""

from typing import Final

from harena.games.gladiatori.about.questions import about
from harena.games.gladiatori.advice.advice import instinct, value
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.card_row import cards_in
from harena.games.gladiatori.components.cards import counts
from harena.games.gladiatori.components.content import built_in, read
from harena.games.gladiatori.components.fields import FIELDS, SECRET
from harena.games.gladiatori.dispatch import STEPS, run
from harena.games.gladiatori.portrait import portrait
from harena.games.gladiatori.refusals import why_not
from harena.games.gladiatori.secrets.veil import counted, imagine, view
from harena.games.gladiatori.setup.campaign import legacy, succeed
from harena.games.gladiatori.setup.play_options import PLAY
from harena.games.gladiatori.setup.preparation import lay_out
from harena.games.gladiatori.vocabulary import ASKS, EVENTS, names
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

DECISIONS_A_TURN: Final = 16_000
DECISIONS_OF_SETUP: Final = 400


def conserved(state: State) -> list[int]:
    """What never changes: the cards of each player by kind, wherever they are, and the Items."""
    assert isinstance(state, Bout)
    bout = state
    found: list[int] = []
    for seat in range(bout.seats):
        cards = bout.deck[seat] + bout.hand[seat] + bout.life[seat] + bout.discard[seat]
        cards += (
            bout.removed[seat] + bout.laid_aside[seat] + bout.bids[seat] + bout.fight.played[seat]
        )
        there = counts(cards + cards_in(bout.row[seat]))
        listed = counts(bout.owned[seat] if cards else 0)
        found.append(sum(abs(there[kind] - listed[kind]) for kind in range(len(listed))))
    taken = bout.gone
    number = bout.gone.bit_count()
    for owned in bout.items:
        taken |= owned
        number += owned.bit_count()
    return [*found, number + len(bout.content.item_ids) - taken.bit_count()]


def names_of(setup: Setup) -> dict[str, list[str]]:
    """The ids of each domain, for the catalogues."""
    return names(read(setup.pack))


def bound(setup: Setup) -> int:
    """21.1 A match asks fewer questions than this; nothing cuts it short (R115)."""
    return DECISIONS_OF_SETUP + setup.number("turns") * DECISIONS_A_TURN


def turn_of(state: State) -> int:
    """5.0 Which turn it is: it changes with every turn."""
    assert isinstance(state, Bout)
    return state.turn


RULEBOOK: Final = Rulebook(
    name="gladiatori",
    version=3,
    seats=range(1, 5),
    play=PLAY,
    chapters=(
        "setup/preparation",
        "setup/creation",
        "setup/items",
        "turn",
        "combat_round/own_round",
        "fight/fight",
        "abilities/special_moves",
        "abilities/powers",
        "aim/points",
        "beasts/beast_acts",
    ),
    steps=STEPS,
    run=run,
    asks=ASKS,
    events=EVENTS,
    round_event="turn_began",
    fields=FIELDS,
    hidden=SECRET,
    counted=counted,
    names=names_of,
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
    turn=turn_of,
    about=about,
    legacy=legacy,
    succeed=succeed,
    pauses=("opening",),
)
