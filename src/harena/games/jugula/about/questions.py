"""Chapter 5: what a question is about, as far as the one who is asked may know it.

`each` says of a choice what it comes to: numbers, and a `result` in a word that the catalogues have
a sentence for. `refused` says why other choices are none, `refused_at` why other squares are.
`lead` is the choice put forward.
"""

from typing import Final

from harena.games.jugula.about.fights import about_attack, about_commit, about_quarter
from harena.games.jugula.about.moves import ends_of
from harena.games.jugula.about.plays import about_play
from harena.games.jugula.advice.advice import careful_play, instinct
from harena.games.jugula.basics.movement import NO_MOVER, SHED, STOP, TURN, cost_of, points_of
from harena.games.jugula.components.arena import FAMILIA, NOBODY, Arena
from harena.games.jugula.components.ground import FACINGS, NAMES, NEAR, deployment_zone
from harena.games.jugula.setup.preparation import roster, wanted
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View
from harena.kernel.state import State
from harena.toolkit.squares import WAYS

# Where one thing is natural; on the board everybody looks for himself.
PUT_FORWARD: Final = ("armatura", "fighter", "commit", "prima", "discard", "augury", "keep")


def about(state: State, seat: int) -> View:
    """The facts of the question that a seat has to answer."""
    assert isinstance(state, Arena)
    asked = state.decision(seat)
    if asked is None:
        return {}
    found = facts_of(state, seat, asked)
    if asked.ask == "play":
        found["lead"] = asked.choices[careful_play(state, seat, asked.choices)]
    elif asked.ask in PUT_FORWARD:
        found["lead"] = asked.choices[instinct(state, seat)]
    return found


def facts_of(arena: Arena, seat: int, asked: Decision) -> View:
    """By what is asked."""
    match asked.ask:
        case "armatura" | "fighter":
            number = wanted(arena) if asked.ask == "armatura" else arena.size
            return {"have": sorted(picked(arena, seat)), "wanted": number}
        case "place":
            return about_place(arena, seat, asked)
        case "play":
            return about_play(arena, seat, asked)
        case "mover":
            return about_mover(arena, seat, asked)
        case "move":
            return about_move(arena, asked)
        case "attack":
            return about_attack(arena, seat, asked)
        case "quarter":
            return about_quarter(arena, asked)
        case "commit":
            return about_commit(arena, seat, asked)
        case _:
            return simple_facts(arena, seat, asked)


def simple_facts(arena: Arena, seat: int, asked: Decision) -> View:
    """Questions that need no more than a number."""
    if asked.ask == "discard":
        return {"count": arena.held(seat) - arena.hand_limit(seat)}
    if asked.ask == "augury":
        return {"keeps": asked.b, "back": asked.c}
    if asked.ask in ("turn", "advance", "heal"):
        own = [FAMILIA * seat + index for index in range(FAMILIA)]
        return {"gladiators": own, "begun": "yes" if arena.moved else "no"}
    return {}


def picked(arena: Arena, seat: int) -> list[int]:
    """3.1.4, 3.9.1 The armaturae he has chosen so far."""
    secret = [one for one in range(arena.content.size) if arena.picks[seat] >> one & 1]
    return secret or (roster(arena, seat) if arena.match == 0 else [])


def about_place(arena: Arena, seat: int, asked: Decision) -> View:
    """3.1.6 Whom he places, his zone from corner to corner, what is taken, and where one looks."""
    man = FAMILIA * seat + asked.b
    zone = deployment_zone(arena.seats, asked.a)
    taken = [square for square in zone if arena.board[square] != NOBODY]
    inward = asked.choices[instinct(arena, seat)]
    return {
        "gladiator": man,
        "facing": inward % FACINGS,
        "armatura": arena.armatura[man],
        "zone": zone,
        "first": NAMES[zone[0]],
        "last": NAMES[zone[-1]],
        "refused_at": {"square-taken": taken, "otherwise": "outside-zone"},
    }


def about_mover(arena: Arena, seat: int, asked: Decision) -> View:
    """3.2.7, 3.4.12 Who may move and where to; the first answer names him, others his steps.

    So many as the card still allows and as can; and whether anybody has moved.
    """
    each: View = {}
    for index in asked.choices:
        if index == NO_MOVER:
            continue
        man = FAMILIA * seat + index
        points = points_of(arena, man, asked.b)
        each[str(index)] = {
            "gladiator": man,
            "points": points,
            "token": arena.hindered >> man & 1,
            "ends": ends_of(arena, man, points, asked.b),
        }
    begun = "yes" if arena.moved else "no"
    return {"count": min(asked.a, len(each)), "begun": begun, "each": each}


def about_move(arena: Arena, asked: Decision) -> View:
    """3.4.2 to 3.4.12 What each step costs and leads to, and every end of the move."""
    man, points, manner = asked.a, asked.b, asked.c
    each: View = {}
    for pace in asked.choices:
        if pace in (SHED, STOP):
            continue
        square, facing = arena.square[man], pace % FACINGS
        if pace < TURN:
            square = NEAR[WAYS * square + pace // FACINGS]
        cost = cost_of(arena, man, pace, manner)
        # 3.4.4 Who only turns has made his move, whatever MP he has left.
        result: View = {"word": "ends", "tone": "", "cost": cost}
        if pace < TURN:
            result = {"word": "costs", "tone": "", "cost": cost, "left": points - cost}
        each[str(pace)] = {"square": square, "facing": facing, "cost": cost, "result": result}
    return {
        "gladiator": man,
        "points": points,
        "bound": int(bool(arena.dangers_on(arena.square[man], man // FAMILIA)) and not manner & 1),
        "each": each,
        "ends": ends_of(arena, man, points, manner),
    }
