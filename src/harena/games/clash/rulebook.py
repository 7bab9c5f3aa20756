"""Table of contents of Clash of the Gladiators: chapters, steps, asks, events, options of play.

Two to five seats, any of them bots; no teams, no solo game, no campaign (9.4, R38).
"""

from typing import Final

from harena.games.clash.advice import instinct, value
from harena.games.clash.battle import (
    attack,
    choose_casualty,
    choose_net,
    choose_reroll,
    choose_target,
    give,
    reroll,
    roll,
    switch_off,
    throw_nets,
    why_not_target,
)
from harena.games.clash.beasts import (
    choose_beast,
    choose_beast_ground,
    choose_entry,
    enter,
    lead,
    why_not_beast,
)
from harena.games.clash.content import ANIMALS, FACES, MOST_SPACES, TYPES, built_in, counts_of, read
from harena.games.clash.movement import stand, why_not_ground
from harena.games.clash.odds import odds
from harena.games.clash.portrait import portrait
from harena.games.clash.preparation import (
    choose_lair,
    choose_place,
    choose_recruit,
    draw_animal,
    end_entry,
    enter_gladiators,
    lay_out,
    prepare,
    recruit,
    settle,
    turn_up_spares,
    why_not_place,
)
from harena.games.clash.state import KINDS_OF_MEN, NO_ANIMAL, Arena
from harena.games.clash.steps import (
    ATTACK,
    CHOOSE_BEAST,
    CHOOSE_BEAST_GROUND,
    CHOOSE_CASUALTY,
    CHOOSE_ENTRY,
    CHOOSE_GROUND,
    CHOOSE_LAIR,
    CHOOSE_NET,
    CHOOSE_PLACE,
    CHOOSE_RECRUIT,
    CHOOSE_REROLL,
    CHOOSE_TARGET,
    CHOOSE_TEAM,
    DRAW_ANIMAL,
    END_ENTRY,
    END_TURN,
    ENTER,
    ENTER_GLADIATORS,
    GIVE,
    LEAD,
    PREPARE,
    RECRUIT,
    REROLL,
    ROLL,
    SETTLE,
    STAND,
    SWITCH_OFF,
    TAKE_TURN,
    THROW_NETS,
    TURN_UP_SPARES,
)
from harena.games.clash.turn import (
    choose_ground,
    choose_team,
    end_turn,
    take_turn,
    why_not_team,
)
from harena.games.clash.veil import imagine, view
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayOption, Setup
from harena.kernel.state import State

DECISIONS_A_TURN: Final = 14


def run(state: State) -> None:  # noqa: C901, PLR0912, PLR0915 a table, one line a step
    """Do what is due until a seat must decide or nothing is left; what comes most stands first."""
    assert isinstance(state, Arena)
    arena = state
    while True:
        step, a, b, c, d = arena.proceed()
        if step == NO_STEP:
            return
        if step == ROLL:
            roll(arena, a)
        elif step == END_TURN:
            end_turn(arena, a)
        elif step == CHOOSE_TARGET:
            choose_target(arena, a, b)
        elif step == ATTACK:
            attack(arena, a, b, c)
        elif step == STAND:
            stand(arena, a, b, c)
        elif step == CHOOSE_TEAM:
            choose_team(arena, a)
        elif step == CHOOSE_GROUND:
            choose_ground(arena, a, b)
        elif step == CHOOSE_PLACE:
            choose_place(arena, a)
        elif step == CHOOSE_RECRUIT:
            choose_recruit(arena, a, b)
        elif step == RECRUIT:
            recruit(arena, a, b, c)
        elif step == CHOOSE_CASUALTY:
            choose_casualty(arena, a, b)
        elif step == GIVE:
            give(arena, a, b, c)
        elif step == CHOOSE_NET:
            choose_net(arena, a, b)
        elif step == SWITCH_OFF:
            switch_off(arena, a, b, c)
        elif step == CHOOSE_REROLL:
            choose_reroll(arena, a, b, c)
        elif step == REROLL:
            reroll(arena, a, b, c, d)
        elif step == THROW_NETS:
            throw_nets(arena, a)
        elif step == CHOOSE_BEAST:
            choose_beast(arena, a)
        elif step == LEAD:
            lead(arena, a, b)
        elif step == CHOOSE_BEAST_GROUND:
            choose_beast_ground(arena, a, b)
        elif step == CHOOSE_ENTRY:
            choose_entry(arena, a, b)
        elif step == ENTER:
            enter(arena, a, b, c)
        elif step == DRAW_ANIMAL:
            draw_animal(arena, a)
        elif step == CHOOSE_LAIR:
            choose_lair(arena, a)
        elif step == SETTLE:
            settle(arena, a, b)
        elif step == PREPARE:
            prepare(arena)
        elif step == ENTER_GLADIATORS:
            enter_gladiators(arena, a)
        elif step == END_ENTRY:
            end_entry(arena)
        elif step == TURN_UP_SPARES:
            turn_up_spares(arena)
        elif step == TAKE_TURN:
            take_turn(arena, a)


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
    counts = counts_of(arena.piles + arena.gone + sum(arena.men) + sum(arena.pens))
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
    version=1,
    seats=range(2, 6),
    play=(
        PlayOption("first", "lot", "2.1.4", values=("lot", 0, 1, 2, 3, 4)),
        PlayOption("spacing", True, "2.2.5", values=(True, False)),
        PlayOption("path", "free", "4.5", values=("free", "first_contact")),
        PlayOption("beasts", "must_attack", "7.2", values=("must_attack", "may_pass")),
        PlayOption("idle_limit", 40, "9.3", low=10, high=200),
    ),
    chapters=("content", "preparation", "turn", "movement", "battle", "beasts", "ending"),
    steps={
        PREPARE: prepare,
        ENTER_GLADIATORS: enter_gladiators,
        CHOOSE_PLACE: choose_place,
        CHOOSE_RECRUIT: choose_recruit,
        RECRUIT: recruit,
        END_ENTRY: end_entry,
        DRAW_ANIMAL: draw_animal,
        CHOOSE_LAIR: choose_lair,
        SETTLE: settle,
        TURN_UP_SPARES: turn_up_spares,
        TAKE_TURN: take_turn,
        END_TURN: end_turn,
        CHOOSE_TEAM: choose_team,
        CHOOSE_GROUND: choose_ground,
        STAND: stand,
        CHOOSE_TARGET: choose_target,
        ATTACK: attack,
        THROW_NETS: throw_nets,
        CHOOSE_NET: choose_net,
        SWITCH_OFF: switch_off,
        ROLL: roll,
        CHOOSE_REROLL: choose_reroll,
        REROLL: reroll,
        CHOOSE_CASUALTY: choose_casualty,
        GIVE: give,
        CHOOSE_BEAST: choose_beast,
        LEAD: lead,
        CHOOSE_BEAST_GROUND: choose_beast_ground,
        CHOOSE_ENTRY: choose_entry,
        ENTER: enter,
    },
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
        "round_began": ("round",),
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
        "faced": ("seat", "space"),
        "netted": ("seat", "space", "type"),
        "rolled": ("seat", "space", "again", "*face"),
        "struck": ("seat", "space", "singles", "stopped", "lethals"),
        "fell": ("seat", "space", "type", "off", "captor:seat"),
        "wiped_out": ("seat", "space", "count", "captor:seat"),
        "killed": ("animal", "space", "captor:seat"),
        "advanced": ("start:space", "space"),
        "ended": ("reason",),
        "survived": ("seat", "count"),
        "scored": ("seat", "points"),
    },
    round_event="round_began",
    fields=(
        "first",
        "spacing",
        "free_path",
        "may_pass",
        "idle_limit",
        "piles",
        "bases",
        "homes",
        "men",
        "pens",
        "gone",
        "stack",
        "drawn",
        "lairs",
        "animals",
        "spares",
        "trophies",
        "lost_animals",
        "taken",
        "tokens",
        "round",
        "turn",
        "at",
        "off",
        "hands",
        "stirred",
        "idle",
        "ended",
    ),
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
)
