"""Table of contents of Clash of the Gladiators: chapters, steps, asks, events, options of play.

Two to five seats, any of them bots; no teams, no solo game, no campaign (9.4, R38).
"""

from typing import Final

from harena.games.clash.about import about
from harena.games.clash.advice import instinct, value
from harena.games.clash.battle import why_not_target
from harena.games.clash.beasts import why_not_beast
from harena.games.clash.content import (
    ANIMALS,
    FACES,
    KINDS_OF_MEN,
    MEN,
    MOST_SPACES,
    TYPES,
    built_in,
    read,
)
from harena.games.clash.dispatch import STEPS, run
from harena.games.clash.fields import FIELDS, SECRET
from harena.games.clash.movement import why_not_ground
from harena.games.clash.odds import odds
from harena.games.clash.portrait import portrait
from harena.games.clash.preparation import PLAY, lay_out, why_not_place
from harena.games.clash.state import ENTRY, FIGHT, NO_ANIMAL, PHASES, Arena
from harena.games.clash.turn import why_not_team
from harena.games.clash.veil import counted, imagine, view
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.kernel.state import State

DECISIONS_A_TURN: Final = 14
# What a blow comes to (5.6, 6.6): of the tokens or wounds there, every pair costs a gladiator.
BLOW: Final = ("+through", "+before", "+tokens", "+pairs", "+lost", "+left", "+falls")
# What the points of the end consist of (8.5), and what each part is worth.
SPOILS: Final = (
    "+captives",
    "+captives_worth",
    "+survivors",
    "+survivors_worth",
    "+animals",
    "+animals_worth",
)


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    """Why a choice is not among the options: a reason the catalogues have words for."""
    assert isinstance(state, Arena)
    if ask == "place":
        return why_not_place(state, seat, choice)
    if ask == "team":
        return why_not_team(state, seat, choice)
    if ask == "ground":
        return why_not_ground(state, seat, choice)
    if ask == "beast":
        return why_not_beast(state, choice)
    if ask == "target":
        return why_not_target(state, seat, choice)
    return WHY_NOT[ask]


WHY_NOT: Final = {
    "recruit": "pile-empty",
    "lair": "space-taken",
    "net": "nobody-to-net",
    "casualty": "nobody-to-give",
}


def conserved(state: State) -> list[int]:
    """What never changes: gladiators of each type, and animals, wherever they are."""
    assert isinstance(state, Arena)
    arena = state
    counts = MEN.counts(arena.piles + arena.gone + sum(arena.men) + sum(arena.pens))
    in_pens = sum(trophies.bit_count() for trophies in arena.trophies)
    beside = arena.spares.bit_count() + arena.lost_animals.bit_count()
    stack = len(arena.stack) + (arena.drawn != NO_ANIMAL)
    counts.append(stack + arena.lairs.bit_count() + in_pens + beside)
    return counts


def names(setup: Setup) -> dict[str, list[str]]:
    """The ids of each domain, for the catalogues."""
    content = read(setup.pack)
    return {
        "space": content.board.ids,
        "type": list(TYPES),
        "animal": content.animal_names,
        "beast": [*content.animal_names, "pass"],
        "again": ["keep", "again"],
        "casualty": [f"{kind}{state}" for kind in TYPES for state in ("", "-off")],
        "face": list(FACES),
        "reason": ["one-left", "no-animals", "idle"],
        "phase": [PHASES[ENTRY], "", PHASES[FIGHT]],  # While animals enter no round begins.
    }


def bound(setup: Setup) -> int:
    """The most decisions a match can ask (part H of the invariants)."""
    arena = lay_out(setup)
    content = arena.content
    teams = setup.seats * content.bases[setup.seats]
    strength = sum(content.life) + teams * content.team_size * content.tokens_per_gladiator
    battles = (strength + 1) * arena.idle_limit
    entry = 2 * teams * content.team_size + content.board.size - teams
    return entry + battles * DECISIONS_A_TURN


def turn_of(state: State) -> int:
    """3.1 Whose turn it is: it changes with every turn."""
    assert isinstance(state, Arena)
    return state.turn


RULEBOOK: Final = Rulebook(
    name="clash",
    version=2,
    seats=range(2, 6),
    play=PLAY,
    chapters=("content", "preparation", "turn", "movement", "battle", "beasts", "ending"),
    steps=STEPS,
    run=run,
    asks={
        "place": ("space", MOST_SPACES),
        "recruit": ("type", KINDS_OF_MEN),
        "lair": ("space", MOST_SPACES),
        "team": ("space", MOST_SPACES),
        "ground": ("space", MOST_SPACES),
        "target": ("space", MOST_SPACES),
        "beast": ("beast", ANIMALS + 1),
        "net": ("type", KINDS_OF_MEN),
        "reroll": ("again", 2),
        "casualty": ("casualty", 2 * KINDS_OF_MEN),
    },
    events={
        "began": ("seat",),
        "round_began": ("round", "+phase"),
        "recruited": ("seat", "space", "type"),
        "entry_ended": (),
        "drawn": ("seat", "animal"),
        "settled": ("seat", "animal", "space"),
        "turned_up": ("*animal",),
        "moved": ("seat", "start:space", "space"),
        "led": ("seat", "animal"),
        "entered": ("seat", "animal", "space"),
        "passed": ("seat",),
        "attacked": ("seat", "start:space", "space"),
        "faced": ("seat", "space", "+spears", "+others", "+tied"),
        "netted": ("seat", "space", "type"),
        "rolled": ("seat", "space", "again", "*face"),
        "struck": ("seat", "space", "singles", "stopped", "lethals", *BLOW),
        "fell": ("seat", "space", "type", "off", "captor:seat"),
        "wiped_out": ("seat", "space", "count", "captor:seat"),
        "killed": ("animal", "space", "captor:seat", "+points"),
        "advanced": ("start:space", "space"),
        "ended": ("reason",),
        "survived": ("seat", "count"),
        "scored": ("seat", "points", *SPOILS),
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
    turn=turn_of,
    odds=odds,
    about=about,
)
