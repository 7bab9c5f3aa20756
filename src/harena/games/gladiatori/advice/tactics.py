"""Where to stand and how hard to strike, reckoned in haste, for bots."""

from typing import Final

from harena.games.gladiatori.combat_round.movement import FIRST_TURN, TURNS, TURNS_AFTER
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, Bout
from harena.games.gladiatori.components.cards import (
    BERSERK,
    DEXTERITY,
    ENERGY_1,
    MOVEMENT,
    STRENGTH,
    held,
    size,
)
from harena.games.gladiatori.components.figures import figures, is_opponent, where
from harena.games.gladiatori.components.traits import BLOOD, GUARD, OFFENSE, SPEED, TRAITS
from harena.games.gladiatori.fight.fight import MOST_BLOOD, MOST_SPEED
from harena.games.gladiatori.fight.final_values import OPPOSE, PER_POINT, item_attack, item_defence
from harena.toolkit.hexes import DIRECTIONS, NOWHERE

AHEAD: Final = 20
HONOUR: Final = 10
SHAME: Final = 12
WATCHED: Final = 3
FAR: Final = 99
CARDS_TO_ADD: Final = 4


def stand_at(bout: Bout, seat: int, point: int) -> tuple[int, int]:
    """The hex and the facing after a movement point."""
    facing = bout.facing[seat]
    if point >= FIRST_TURN:
        return bout.place[seat], (facing + TURNS[point - FIRST_TURN]) % DIRECTIONS
    spot = bout.content.arena.beside(bout.place[seat], point // TURNS_AFTER)
    return spot, (facing + point % TURNS_AFTER - 1) % DIRECTIONS


def worth_of_place(bout: Bout, seat: int, spot: int, facing: int) -> int:
    """How good it is to stand there; nothing if no opponent is left."""
    foes = opponents(bout, seat)
    return worth_among(bout, foes, spot, facing) if foes else 0


def opponents(bout: Bout, seat: int) -> list[int]:
    """Who on the board is against him."""
    return [one for one in figures(bout) if one != seat and is_opponent(bout, seat, one)]


def worth_among(bout: Bout, foes: list[int], spot: int, facing: int) -> int:
    """An opponent straight ahead who sees me is best; else near, and facing him."""
    arena = bout.content.arena
    ahead = arena.beside(spot, facing)
    best = -FAR
    for figure in foes:
        other = where(bout, figure)
        worth = -2 * arena.distance(spot, other)
        worth += WATCHED if arena.side(spot, facing, other) == FRONT else -WATCHED
        if other == ahead:
            worth += AHEAD
            if figure >= FIRST_BEAST or is_seen(bout, figure, spot):
                worth += HONOUR
            else:
                worth -= SHAME
        best = max(best, worth)
    return best


def is_seen(bout: Bout, figure: int, spot: int) -> bool:
    """Whether a gladiator has this hex in his front."""
    arena = bout.content.arena
    return arena.side(bout.place[figure], bout.facing[figure], spot) == FRONT


def best_point(bout: Bout, seat: int, points: list[int]) -> int:
    """The movement point that leads to a better place; -1 if staying is as good."""
    foes = opponents(bout, seat)
    best = worth_among(bout, foes, bout.place[seat], bout.facing[seat])
    chosen = -1
    for point in points:
        spot, facing = stand_at(bout, seat, point)
        worth = worth_among(bout, foes, spot, facing)
        if worth > best:
            best, chosen = worth, point
    return chosen


def honourable_prey(bout: Bout, seat: int) -> int:
    """Whom he can strike straight ahead without shame; NOBODY if there is none."""
    spot = bout.content.arena.beside(bout.place[seat], bout.facing[seat])
    if spot == NOWHERE:
        return NOBODY
    figure = bout.board[spot]
    if figure == NOBODY or not is_opponent(bout, seat, figure):
        return NOBODY
    if figure < FIRST_BEAST and not is_seen(bout, figure, bout.place[seat]):
        return NOBODY
    return figure


def strike_with(bout: Bout, seat: int, kind: int) -> int:
    """About how strong an attack with this card would be."""
    value = item_attack(bout, seat) + bout.remaining[TRAITS * seat + OFFENSE]
    hand = bout.hand[seat]
    if kind == STRENGTH:
        return value + min(CARDS_TO_ADD, held(hand, ENERGY_1))
    if kind == DEXTERITY:
        return value + max(0, size(hand) - 2) // 2
    if kind == BERSERK:
        return value + PER_POINT * min(MOST_BLOOD, bout.remaining[TRAITS * seat + BLOOD])
    return 0


def ward_with(bout: Bout, seat: int, kind: int) -> int:
    """About how good a Reaction with this card would be."""
    hand = bout.hand[seat]
    if kind == STRENGTH:
        return item_defence(bout, seat) + min(CARDS_TO_ADD, held(hand, ENERGY_1))
    if kind == DEXTERITY:
        return item_defence(bout, seat) + max(0, size(hand) - 1) // 2
    if kind == BERSERK:
        return item_defence(bout, seat) + OPPOSE
    speed = min(MOST_SPEED, bout.remaining[TRAITS * seat + SPEED])
    return OPPOSE + PER_POINT * speed if kind == MOVEMENT else 0


def needs_guard(bout: Bout, seat: int) -> bool:
    """Whether Guard may turn this blow aside: else it is better kept."""
    index = bout.fight.targets.index(seat)
    attack = bout.fight.attacks[index]
    defence = 0
    kind = bout.fight.card[seat]
    if kind == MOVEMENT:
        attack //= 2
        defence += PER_POINT * bout.fight.sped[seat]
    else:
        defence += item_defence(bout, seat)
        if kind == BERSERK:
            defence += OPPOSE
        elif kind == DEXTERITY:
            defence += size(bout.hand[seat]) // 2
        elif kind == STRENGTH:
            defence += held(bout.fight.played[seat], ENERGY_1)
    return defence < attack <= defence + bout.remaining[TRAITS * seat + GUARD]
