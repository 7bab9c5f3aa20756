"""Chapter 16, Victory Points: for honourable attacks, against flight and cowardice."""

from typing import Final

from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import COOPERATIVE, FIRST_BEAST, SOLO, Bout
from harena.games.gladiatori.components.figures import (
    in_melee,
    is_in_front,
    is_opponent,
    side,
    where,
)
from harena.toolkit.hexes import NOWHERE

FRONT_ATTACK: Final = 0
FRONT_DAMAGE: Final = 1
FIRST_BLOOD: Final = 2
FRONT_KILL: Final = 3
REAR_ATTACK: Final = 4
REAR_DAMAGE: Final = 5
REAR_KILL: Final = 6
FLIGHT: Final = 7
COWARDICE: Final = 8
BEAST_KILL: Final = 9
SURVIVAL: Final = 10
SURRENDER: Final = 11
REASONS: Final = (
    "front-attack",
    "front-damage",
    "first-blood",
    "front-kill",
    "rear-attack",
    "rear-damage",
    "rear-kill",
    "flight",
    "cowardice",
    "beast-kill",
    "survival",
    "surrender",
)
FARTHER: Final = 2


def score(bout: Bout, seat: int, points: int, reason: int) -> None:
    """16.1, 5.2.2 Awarded at once; against beasts alone there are none (20.11)."""
    if bout.mode in (SOLO, COOPERATIVE) or points == 0:
        return
    bout.points[seat] += points
    bout.scored |= 1 << seat
    bout.tell("scored", seat, points, reason)


def award(bout: Bout, seat: int) -> None:
    """7.0.7, 10.13, 16.2, 16.3, 16.4, 16.5, 16.6 For attack, damage and kill (R83, R84)."""
    if bout.fight.feinted:
        return
    content = bout.content
    front, rear = False, False
    for index, target in enumerate(bout.fight.targets):
        if target >= FIRST_BEAST or bout.team[target] == bout.team[seat]:
            continue
        if bout.fight.attacks[index] < 1:
            continue
        honest = bout.fight.frontal >> index & 1 == 1
        front, rear = front or honest, rear or not honest
        dealt = bout.fight.dealt[index]
        killed = bout.fight.slain >> target & 1
        if honest:
            score(bout, seat, dealt * content.front_damage, FRONT_DAMAGE)
            score(bout, seat, killed * content.front_kill, FRONT_KILL)
            if dealt and not bout.first_blood:
                bout.first_blood = True
                score(bout, seat, content.first_blood, FIRST_BLOOD)
        else:
            score(bout, seat, dealt * content.rear_damage, REAR_DAMAGE)
            score(bout, seat, killed * content.rear_kill, REAR_KILL)
    if front:
        score(bout, seat, content.front_attack, FRONT_ATTACK)
    if rear:
        score(bout, seat, content.rear_attack, REAR_ATTACK)


def note_stand(bout: Bout, seat: int) -> None:
    """16.8, 16.9 Where everybody stands when a player's round begins (R85, R86, R155)."""
    bout.stood = bout.place + bout.lairs
    bout.engaged = 0
    bout.faced = 0
    for enemy in range(bout.seats):
        if is_opponent(bout, seat, enemy) and in_melee(bout, seat, enemy):
            bout.engaged |= 1 << enemy
            if is_in_front(bout, seat, bout.place[enemy]):
                bout.faced |= 1 << enemy


def punish_flight(bout: Bout, seat: int) -> None:
    """16.8, 16.9, 16.10 Fleeing -2 and cowardice -3, each once a round (R85, R86, R87)."""
    if has_fled(bout, seat):
        score(bout, seat, bout.content.fleeing, FLIGHT)
    if has_turned_tail(bout, seat):
        score(bout, seat, bout.content.cowardice, COWARDICE)


def has_fled(bout: Bout, seat: int) -> bool:
    """16.8, 16.11 Two hexes farther from one he fought, nearer to no other, nor in melee (R155)."""
    if not bout.engaged:
        return False
    arena, start, now = bout.content.arena, bout.stood[seat], bout.place[seat]
    fled = 0
    for enemy in range(bout.seats):
        engaged = bout.engaged >> enemy & 1 and bout.stands(enemy)
        if engaged and arena.distance(now, bout.stood[enemy]) > FARTHER:
            fled |= 1 << enemy
    if not fled:
        return False
    for index, spot in enumerate(bout.stood):
        figure = index if index < bout.seats else index - bout.seats + FIRST_BEAST
        if not counts(bout, seat, figure) or (figure < FIRST_BEAST and fled >> figure & 1):
            continue
        nearer = arena.distance(now, spot) < arena.distance(start, spot)
        if nearer or in_melee(bout, seat, figure):
            return False
    return True


def counts(bout: Bout, seat: int, figure: int) -> bool:
    """16.11 An opponent who is still on the board (R155)."""
    return is_opponent(bout, seat, figure) and where(bout, figure) != NOWHERE


def has_turned_tail(bout: Bout, seat: int) -> bool:
    """16.9, 16.11 One he faced is now in his rear, and no other opponent is in his front (R155).

    Where they stood when the round began or where they are now, whatever is better for him.
    """
    turned = False
    if not bout.faced:
        return turned
    for index, spot in enumerate(bout.stood):
        figure = index if index < bout.seats else index - bout.seats + FIRST_BEAST
        if not counts(bout, seat, figure):
            continue
        front = shows_front(bout, seat, spot) or shows_front(bout, seat, where(bout, figure))
        if figure < FIRST_BEAST and bout.faced >> figure & 1 and not front:
            turned = True
        elif front:
            return False
    return turned


def shows_front(bout: Bout, seat: int, spot: int) -> bool:
    """16.9 Whether a hex is in front of a gladiator, or under his feet."""
    return spot == bout.place[seat] or side(bout, seat, spot) == FRONT


STEPS: Final = (award,)
