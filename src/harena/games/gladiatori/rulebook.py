"""Table of contents of Gladiatori: chapters, steps, asks, events, options of play."""

from typing import Final

from harena.games.gladiatori import turn
from harena.games.gladiatori.abilities import elements, powers, special_moves
from harena.games.gladiatori.abilities.elements import run_elements
from harena.games.gladiatori.abilities.powers import run_powers
from harena.games.gladiatori.abilities.special_moves import run_moves
from harena.games.gladiatori.advice.advice import instinct, value
from harena.games.gladiatori.aim import points
from harena.games.gladiatori.aim.points import run_points
from harena.games.gladiatori.beasts import beast_acts, beast_fights
from harena.games.gladiatori.beasts.beast_acts import run_beasts
from harena.games.gladiatori.beasts.beast_fights import run_beast_fights
from harena.games.gladiatori.combat_round import declaration, movement, own_round, reaction
from harena.games.gladiatori.combat_round.declaration import run_declaration
from harena.games.gladiatori.combat_round.movement import run_movement
from harena.games.gladiatori.combat_round.own_round import run_combat_round
from harena.games.gladiatori.combat_round.reaction import run_reaction
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.card_row import cards_in
from harena.games.gladiatori.components.cards import counts
from harena.games.gladiatori.components.content import built_in, read
from harena.games.gladiatori.components.fields import FIELDS
from harena.games.gladiatori.fight import feint, fight, final_values, injuries
from harena.games.gladiatori.fight.feint import run_feint
from harena.games.gladiatori.fight.fight import run_fight
from harena.games.gladiatori.fight.final_values import run_sums
from harena.games.gladiatori.fight.injuries import run_injuries
from harena.games.gladiatori.portrait import portrait
from harena.games.gladiatori.refusals import why_not
from harena.games.gladiatori.secrets.veil import imagine, view
from harena.games.gladiatori.setup import creation, items, overlimit, placement, preparation
from harena.games.gladiatori.setup.campaign import legacy, succeed
from harena.games.gladiatori.setup.creation import run_creation
from harena.games.gladiatori.setup.items import run_items
from harena.games.gladiatori.setup.overlimit import run_overlimit
from harena.games.gladiatori.setup.placement import run_placement
from harena.games.gladiatori.setup.preparation import PLAY, lay_out, run_preparation
from harena.games.gladiatori.steps import (
    ACT,
    ANNOUNCE_ATTACK,
    AWARD,
    CHOOSE_CHARACTER,
    CHOOSE_ESCAPE,
    CHOOSE_EXERTION,
    CHOOSE_FEINT,
    CHOOSE_FIGHT,
    CHOOSE_MOVEMENT,
    CHOOSE_PLACE,
    CHOOSE_PLAIN,
    CHOOSE_REACTION,
    CHOOSE_SPENDING,
    OPEN_BOX,
    OPEN_LOT,
    RELEASE_BEASTS,
    SETTLE,
    TAKE_ROUND,
    TAKE_TURN,
)
from harena.games.gladiatori.turn import run_turn
from harena.games.gladiatori.vocabulary import ASKS, EVENTS, names
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Rulebook, Step
from harena.kernel.setup import Setup
from harena.kernel.state import State

DECISIONS_A_TURN: Final = 16_000
DECISIONS_OF_SETUP: Final = 400


def run(state: State) -> None:
    """Do what is due until a seat must decide or nothing is left."""
    assert isinstance(state, Bout)
    while True:
        step, a, b, c, d = state.proceed()
        if step == NO_STEP:
            return
        if step < TAKE_TURN:
            set_up(state, step, a, b, c, d)
        elif step < ACT:
            prelude(state, step, a, b, c, d)
        else:
            combat(state, step, a, b, c, d)


def set_up(bout: Bout, step: int, a: int, b: int, c: int, d: int) -> None:
    """Chapters 4, 9, 18 and 19."""
    if step < CHOOSE_CHARACTER:
        run_preparation(bout, step, a, b, c, d)
    elif step < OPEN_BOX:
        run_creation(bout, step, a, b, c, d)
    elif step < OPEN_LOT:
        run_overlimit(bout, step, a, b, c, d)
    elif step < CHOOSE_PLACE:
        run_items(bout, step, a, b, c, d)
    else:
        run_placement(bout, step, a, b, c, d)


def prelude(bout: Bout, step: int, a: int, b: int, c: int, d: int) -> None:
    """Chapters 5 and 6: the turn, the combat round up to the fight."""
    if step < TAKE_ROUND:
        run_turn(bout, step, a, b, c, d)
    elif step < CHOOSE_SPENDING:
        run_combat_round(bout, step, a, b, c, d)
    elif step < CHOOSE_MOVEMENT:
        run_elements(bout, step, a, b, c, d)
    elif step < CHOOSE_FIGHT:
        run_movement(bout, step, a, b, c, d)
    elif step < CHOOSE_REACTION:
        run_declaration(bout, step, a, b, c, d)
    else:
        run_reaction(bout, step, a, b, c, d)


def combat(bout: Bout, step: int, a: int, b: int, c: int, d: int) -> None:
    """Chapters 7, 11, 12, 16 and 20: the fight and what comes of it."""
    if step < ANNOUNCE_ATTACK:
        run_fight(bout, step, a, b, c, d)
    elif step < CHOOSE_PLAIN:
        run_sums(bout, step, a, b, c, d)
    elif step < CHOOSE_EXERTION:
        run_moves(bout, step, a, b, c, d)
    elif step < CHOOSE_FEINT:
        run_powers(bout, step, a, b, c, d)
    elif step < SETTLE:
        run_feint(bout, step, a, b, c, d)
    elif step < AWARD:
        run_injuries(bout, step, a, b, c, d)
    elif step < RELEASE_BEASTS:
        run_points(bout, step, a, b, c, d)
    elif step < CHOOSE_ESCAPE:
        run_beasts(bout, step, a, b, c, d)
    else:
        run_beast_fights(bout, step, a, b, c, d)


def all_steps() -> dict[int, Step]:
    """The steps of all chapters."""
    return {
        **preparation.STEPS,
        **creation.STEPS,
        **overlimit.STEPS,
        **items.STEPS,
        **placement.STEPS,
        **turn.STEPS,
        **own_round.STEPS,
        **elements.STEPS,
        **movement.STEPS,
        **declaration.STEPS,
        **reaction.STEPS,
        **fight.STEPS,
        **final_values.STEPS,
        **special_moves.STEPS,
        **powers.STEPS,
        **feint.STEPS,
        **injuries.STEPS,
        **points.STEPS,
        **beast_acts.STEPS,
        **beast_fights.STEPS,
    }


def conserved(state: State) -> list[int]:
    """What never changes: the cards of each player by kind, wherever they are, and the Items."""
    assert isinstance(state, Bout)
    bout = state
    found: list[int] = []
    for seat in range(bout.seats):
        cards = bout.deck[seat] + bout.hand[seat] + bout.life[seat] + bout.discard[seat]
        cards += bout.removed[seat] + bout.laid_aside[seat] + bout.bids[seat] + bout.played[seat]
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
    version=1,
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
    steps=all_steps(),
    run=run,
    asks=ASKS,
    events=EVENTS,
    round_event="turn_began",
    fields=FIELDS,
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
    legacy=legacy,
    succeed=succeed,
)
