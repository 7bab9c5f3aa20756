"""Why a choice is not among the options: a reason the catalogues have words for."""

from typing import Final

from harena.games.jugula.basics.movement import SHED, TURN, TURN_COST
from harena.games.jugula.combat.reach import NO_ATTACK, reached, zone
from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, Arena
from harena.games.jugula.components.content import FATALITAS, INSIDIAE
from harena.games.jugula.components.ground import FACINGS, IN_FRONT, NEAR, OPPOSITE
from harena.games.jugula.setup.preparation import why_not_armatura, why_not_place
from harena.games.jugula.turn.needs import why_not_play
from harena.kernel.state import State
from harena.toolkit.squares import NOWHERE, WAYS

REASONS: Final = {
    "fighter": "not-fit",
    "quarter": "no-such-choice",
    "commit": "not-in-hand",
    "prima": "not-in-sight",
    "discard": "not-in-hand",
    "recall": "not-discarded",
    "victim": "nothing-to-lose",
    "turn": "not-free",
    "advance": "cannot-advance",
    "shove": "cannot-shove",
    "heal": "not-wounded",
    "dust": "not-before-you",
    "augury": "not-in-sight",
    "keep": "not-taken",
}


def why_not(state: State, seat: int, ask: str, choice: int) -> str:
    """A reason for each question; those of the board look closer."""
    assert isinstance(state, Arena)
    if ask == "armatura":
        return why_not_armatura(state, seat, choice)
    if ask == "place":
        return why_not_place(state, seat, choice)
    if ask == "play":
        return why_not_play(state, seat, choice)
    if ask == "mover":
        return why_not_mover(state, seat, choice)
    if ask == "move":
        asked = state.decision(seat)
        assert asked is not None
        return why_not_pace(state, choice, asked.a, asked.b, asked.c)
    if ask == "attack":
        return why_not_attack(state, seat, choice)
    return REASONS[ask]


def why_not_mover(arena: Arena, seat: int, index: int) -> str:
    """3.2.7, 3.4.6, 3.4.11 Why he does not move."""
    man = FAMILIA * seat + index
    if arena.square[man] == NOWHERE:
        return "not-in-arena"
    if arena.moved >> index & 1:
        return "moved-already"
    return "not-free" if arena.hindered >> man & 1 else "bound"


def why_not_pace(arena: Arena, pace: int, man: int, points: int, manner: int) -> str:
    """3.4.1, 3.4.6, 3.4.9, 3.4.11 Why he cannot do that now."""
    if pace == SHED:
        return "no-token"
    if arena.hindered >> man & 1:
        return "not-free"
    dangers = [] if manner & 1 else arena.dangers_on(arena.square[man], man // FAMILIA)
    if pace >= TURN:
        if pace - TURN == arena.facing[man]:
            return "faces-so"
        return "bound" if dangers else "too-far"
    to = NEAR[WAYS * arena.square[man] + pace // FACINGS]
    if to == NOWHERE:
        return "wall"
    if arena.board[to] >= 0:
        return "square-taken"
    backs = [FACINGS * ((way + OPPOSITE) % WAYS) + way // 2 for way in dangers]
    return "bound" if dangers and points >= TURN_COST and pace not in backs else "too-far"


def why_not_attack(arena: Arena, seat: int, choice: int) -> str:
    """3.5.1, 3.5.2, 3.6.2, 3.6.5 Why that attack cannot be declared."""
    if choice == NO_ATTACK:
        return "must-attack"
    index, target, kind = choice // (2 * GLADIATORS), choice // 2 % GLADIATORS, choice % 2
    man = FAMILIA * seat + index
    if target >= len(arena.square) or NOWHERE in (arena.square[man], arena.square[target]):
        return "not-in-arena"
    if target // FAMILIA == seat:
        return "own-man"
    if arena.hindered >> man & 1:
        return "not-free"
    if target not in reached(arena, man):
        return "not-in-front"
    if arena.struck >> target & 1:
        return "just-wounded"
    if arena.text == INSIDIAE and zone(arena, man, target) == IN_FRONT:
        return "not-from-front"
    if kind:
        return "normal-only" if arena.text == FATALITAS else "cannot-hinder"
    return "not-his-turn"
