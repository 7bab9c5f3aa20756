"""What a question is about: what a player at the table would count before he answers.

For a target both sides of the battle that would be (chapters 5 and 6), in a battle both sides as
they stand now; how many are still to be netted or given, what an animal is worth.
"""

from harena.games.clash.battle import dice_of, first_roller, may_reroll
from harena.games.clash.content import SHIELD, SPEAR, SWORD, TRIDENT
from harena.games.clash.state import ATTACKER, DEFENDER, Arena
from harena.kernel.state import State


def about(state: State, seat: int) -> dict[str, object]:
    """The facts of the question that a seat has to answer."""
    assert isinstance(state, Arena)
    asked = state.decision(seat)
    if asked is None:
        return {}
    if asked.ask == "place":
        return {"bases": state.bases[seat]}
    if asked.ask == "lair":
        return {"animal": state.drawn, "points": state.content.animal_points}
    if asked.ask == "target":
        return {"each": {str(space): planned(state, asked.b, space) for space in asked.choices}}
    if asked.ask in ("net", "casualty"):
        return {"count": asked.b, **sides_of(state)}
    if asked.ask == "reroll":
        return {"singles": asked.b, "lethals": asked.c, **sides_of(state)}
    return {}


def planned(arena: Arena, ground: int, target: int) -> dict[str, object]:
    """3.5 The battle that would be: who would roll first, and what each side can use."""
    twin = arena.copy()
    twin.at[ATTACKER] = ground
    twin.at[DEFENDER] = target
    return sides_of(twin)


def sides_of(arena: Arena) -> dict[str, object]:
    """5.1 to 5.5 What the attacker and the defender can use now."""
    first = first_roller(arena.active(ATTACKER, SPEAR), arena.active(DEFENDER, SPEAR))
    return {"first": first, "sides": [strength(arena, side) for side in (ATTACKER, DEFENDER)]}


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
