"""What a question is about: what a player at the table would count before he answers.

For a target both sides of the battle that would be (chapters 5 and 6), in a battle both sides as
they stand now; how many are still to be netted or given, what an animal is worth. What a choice
comes to is tried on a copy: its `result` is a word the catalogues have a sentence for, whether it
is good or bad for the chooser, and its numbers. `lead` is the choice that is put forward; where
it is `sure`, nothing can come of another that would not come of this one, too.
"""

from typing import Final

from harena.games.clash.advice import instinct
from harena.games.clash.battle import (
    KEEP,
    dice_of,
    first_roller,
    give,
    may_reroll,
    strike,
    switch_off,
)
from harena.games.clash.content import NET, SHIELD, SPEAR, SWORD, TRIDENT
from harena.games.clash.state import ATTACKER, DEFENDER, Arena
from harena.games.clash.steps import ROLL, THROW_NETS
from harena.kernel.decisions import Decision
from harena.kernel.state import State

# Where one thing is natural; on the board everybody looks for himself.
PUT_FORWARD: Final = ("recruit", "net", "reroll", "casualty")

# A roll that does nothing: a second one cannot do less.
IN_VAIN: Final = ("nothing", "stopped")


def about(state: State, seat: int) -> dict[str, object]:
    """The facts of the question that a seat has to answer."""
    assert isinstance(state, Arena)
    asked = state.decision(seat)
    if asked is None:
        return {}
    found = facts_of(state, seat, asked)
    if asked.ask in PUT_FORWARD:
        found["lead"] = asked.choices[instinct(state, seat)]
    return found


def facts_of(state: Arena, seat: int, asked: Decision) -> dict[str, object]:
    """By what is asked."""
    if asked.ask == "place":
        return {"bases": state.bases[seat]}
    if asked.ask == "lair":
        return {"animal": state.drawn, "points": state.content.animal_points}
    if asked.ask == "ground":
        return {"mover": mover(state, seat)}
    if asked.ask == "target":
        each = {str(space): planned(state, asked.b, space) for space in asked.choices}
        return {"mover": mover(state, seat), "each": each}
    if asked.ask == "net":
        each = {str(kind): netted(state, asked, kind) for kind in asked.choices}
        foe = state.owner(state.at[1 - asked.a])
        return {"count": asked.b, "foe": foe, "each": each, **sides_of(state)}
    if asked.ask == "casualty":
        given = {str(one): left_with(state, asked, one) for one in asked.choices}
        rolls = int(any(given.values()))
        return {"count": asked.b, "rolls": rolls, "each": given, **sides_of(state)}
    if asked.ask == "reroll":
        told = blow(state, asked.a, asked.b, asked.c)
        kept = {str(KEEP): {"result": told}}
        found = {"singles": asked.b, "lethals": asked.c, "each": kept, **sides_of(state)}
        return {**found, "sure": True} if told["word"] in IN_VAIN else found
    return {}


def mover(arena: Arena, seat: int) -> str:
    """7.2 Whoever has no team left leads an animal."""
    return "team" if arena.homes[seat] else "beast"


def blow(arena: Arena, side: int, singles: int, lethals: int) -> dict[str, object]:
    """5.5, 5.6, 6.6 What the roll on the table does: the event it would be, in a word."""
    twin = arena.copy()
    foe, since = 1 - side, len(arena.journal)
    is_animal = arena.is_animal(foe)
    life = arena.content.life[arena.animals[arena.at[foe]]] if is_animal else 0
    strike(twin, side, singles, lethals)
    told = twin.journal.events(since)[0].args
    stopped, through, lost, left, falls = told[3], told[5], told[9], told[10], told[11]
    numbers = {"stopped": stopped, "through": through, "lost": lost, "left": left, "life": life}
    if not through and not lethals:
        word = "stopped" if stopped else "nothing"
    elif is_animal:
        word = "slain" if falls else "wounds"
    else:
        word = "wiped" if falls else "losses" if lost else "tokens"
    tone = "good" if falls or lost else "" if through else "bad"
    return {"word": word, "tone": tone, **numbers}


def netted(arena: Arena, asked: Decision, kind: int) -> dict[str, object]:
    """5.2.4 What is left to the enemy without one of these; nets only while he may throw them."""
    twin = arena.copy()
    side, foe = asked.a, 1 - asked.a
    switch_off(twin, kind, side, asked.b)
    throws = bool(arena.agenda) and arena.agenda[-1][0] == THROW_NETS
    nets = twin.active(foe, NET) if throws else 0
    return {"result": {"word": "foe-left", "tone": "", **useful(twin, foe), "nets": nets}}


def left_with(arena: Arena, asked: Decision, casualty: int) -> dict[str, object]:
    """5.6.6, 5.7.1 What is left to roll with, if the roll is still to come."""
    if not arena.agenda or arena.agenda[-1][:2] != (ROLL, asked.a):
        return {}
    twin = arena.copy()
    give(twin, casualty, asked.a, asked.b)
    return {"result": {"word": "own-left", "tone": "", **useful(twin, asked.a)}}


def useful(arena: Arena, side: int) -> dict[str, int]:
    """5.3.1, 5.4.1, 5.5.1 The dice of a side, whether it may roll again, its shields."""
    return {
        "dice": dice_of(arena, side),
        "again": int(may_reroll(arena, side)),
        "shields": arena.active(side, SHIELD),
    }


def planned(arena: Arena, ground: int, target: int) -> dict[str, object]:
    """3.5 The battle that would be: who would roll first, and what each side can use."""
    twin = arena.copy()
    twin.at[ATTACKER] = ground
    twin.at[DEFENDER] = target
    first = first_roller(twin.active(ATTACKER, SPEAR), twin.active(DEFENDER, SPEAR))
    return {"first": first, **sides_of(twin)}


def sides_of(arena: Arena) -> dict[str, object]:
    """5.1 to 5.5 What both sides can use now; who rolls first was settled before nets (5.1.3)."""
    return {"sides": [strength(arena, side) for side in (ATTACKER, DEFENDER)]}


def strength(arena: Arena, side: int) -> dict[str, int]:
    """5.1, 5.3, 5.4, 5.5 Dice and swords, spears, tridents and whether they are more, shields."""
    return {
        "dice": dice_of(arena, side),
        "swords": arena.active(side, SWORD),
        "spears": arena.active(side, SPEAR),
        "tridents": arena.active(side, TRIDENT),
        "again": int(may_reroll(arena, side)),
        "shields": arena.active(side, SHIELD),
    }
