"""Table of contents of Spartacus: chapters, steps, asks, events, options of play."""

from typing import Final

from harena.games.spartacus.about.questions import about
from harena.games.spartacus.advice.advice import instinct, value
from harena.games.spartacus.advice.outlook import outlook
from harena.games.spartacus.combat.odds import odds
from harena.games.spartacus.components.capua import DISCARD, NO_KIND, Capua
from harena.games.spartacus.components.content import built_in, read
from harena.games.spartacus.components.fields import FIELDS, SECRET
from harena.games.spartacus.dispatch import STEPS, run
from harena.games.spartacus.intrigue.windows import PASS
from harena.games.spartacus.portrait import portrait
from harena.games.spartacus.refusals import why_not
from harena.games.spartacus.secrets.veil import counted, imagine, view
from harena.games.spartacus.setup.play_options import PLAY
from harena.games.spartacus.setup.preparation import lay_out
from harena.games.spartacus.vocabulary import ASKS, EVENTS, names
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

# 18.4 A round never asks more than this, and typically a hundredth of it: offers of every single
# card, all gifts, a combat of a hundred rounds.
DECISIONS_A_ROUND: Final = 15_000
# 13.6 Where another question may take a minute, bids and wagers have 45 seconds, Reactions 15.
BRIEF: Final = {"bid": 75, "hosting": 75, "wager": 75, "react": 25}


def conserved(state: State) -> list[int]:
    """18.1 62 Market cards and 80 Intrigue cards, wherever they are."""
    assert isinstance(state, Capua)
    capua = state
    owned = [place for place in capua.place if place >= 0 or place <= DISCARD]
    intrigue = len(capua.intrigue_deck) + sum(capua.thrown) + sum(capua.hand)
    on_tables = sum(capua.guards) + sum(capua.weary)
    played = int(capua.scheme != NO_KIND)
    return [len(capua.market_deck) + len(owned), intrigue + on_tables + played]


NAMED: Final[dict[str, dict[str, list[str]]]] = {}


def names_of(setup: Setup) -> dict[str, list[str]]:
    """The ids of each domain, for the catalogues; made once, there are more than a thousand."""
    if setup.pack.digest not in NAMED:
        NAMED[setup.pack.digest] = names(read(setup.pack))
    return NAMED[setup.pack.digest]


def bound(setup: Setup) -> int:
    """18.4 A match asks fewer questions than this: rounds, and decisions of a round."""
    return setup.number("round_cap") * DECISIONS_A_ROUND


def turn_of(state: State) -> int:
    """5.2, 7.7, 10.4 Which turn it is: of intrigue, of the market, of a combatant."""
    assert isinstance(state, Capua)
    return state.turns


def round_of(state: State) -> int:
    """2.1 Which round it is: what an intrigue, an auction or a combat brings shows at its end."""
    assert isinstance(state, Capua)
    return state.round


RULEBOOK: Final = Rulebook(
    name="spartacus",
    version=8,
    seats=range(3, 6),
    play=PLAY,
    chapters=(
        "setup/preparation",
        "upkeep/upkeep",
        "intrigue/intrigue",
        "intrigue/powers",
        "intrigue/support",
        "intrigue/schemes",
        "intrigue/effects",
        "intrigue/windows",
        "market/market",
        "market/auction",
        "arena/invitations",
        "arena/wagers",
        "arena/aftermath",
        "combat/combat",
        "combat/attack",
        "combat/damage",
        "winning/victory",
        "bargains/deeds",
        "bargains/gifts",
        "bargains/offers",
        "bargains/calls",
        "bargains/instructions",
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
    stage=round_of,
    instinct=instinct,
    why_not=why_not,
    portrait=portrait,
    conserved=conserved,
    bound=bound,
    turn=turn_of,
    about=about,
    odds=odds,
    silence={"react": PASS},
    brief=BRIEF,
)
