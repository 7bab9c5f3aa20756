"""What a choice costs in hit points, markers and honour: payments, tolls, moves, death."""

from typing import Final

from harena.games.gladiatori.abilities.powers import NO_ADAPTATION, TO_HAND
from harena.games.gladiatori.abilities.special_moves import TAKE_MARKER
from harena.games.gladiatori.about.facts import BAD, GOOD, PLAIN, Facts, result
from harena.games.gladiatori.about.reckoning import harm
from harena.games.gladiatori.aim.points import has_fled, has_turned_tail
from harena.games.gladiatori.beasts.beast_fights import pay_toll
from harena.games.gladiatori.combat_round.movement import MOVES, use_point
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import (
    COOPERATIVE,
    FIRST_BEAST,
    NO_BEASTS,
    NOBODY,
    SOLO,
    Bout,
)
from harena.games.gladiatori.components.cards import KINDS
from harena.games.gladiatori.components.figures import ahead, is_opponent, side
from harena.games.gladiatori.components.status import TOPPLES, markers_to_come
from harena.games.gladiatori.fight.final_values import margin
from harena.games.gladiatori.fight.injuries import YIELDING, life_of, worth_of

STAYS: Final = 0
# Two blows of a gladiator weigh about this; a careful player keeps so many hit points for a turn.
SAFE: Final = 6
PER_DIE: Final = 4


def safe_life(bout: Bout) -> int:
    """5.1, 20.5 The hit points that two ordinary blows leave one alive with, or a beast's bite."""
    if bout.mode == NO_BEASTS:
        return SAFE
    content, found = bout.content, SAFE
    for kind, waiting in enumerate(bout.waiting):
        if waiting or kind in bout.beasts or bout.coming[kind]:
            found = max(found, PER_DIE * (content.beast_moved[kind] + content.beast_bonus[kind]))
    return found


def deadly_damage(bout: Bout, seat: int) -> int:
    """7.7.3 The least that HP deck and Items cannot pay; the cover saves nobody."""
    return life_of(bout, seat) + 1


def least_life(damage: int) -> int:
    """7.7.3, 7.7.4 The hit points to keep: enough for the wound, and more than the cover."""
    return max(1, damage)


def of_payments(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """7.7.1, 7.7.3 What is left after each; or that all of it is not enough."""
    found: dict[int, Facts] = {}
    for choice in choices:
        if choice == YIELDING:
            found[choice] = result("yields", BAD, {"damage": bout.fight.damage})
        else:
            found[choice] = paid(life_of(bout, seat), worth_of(bout, choice))
    return found


def paid(life: int, worth: int) -> Facts:
    """7.7.4 So much is left; with the cover alone the next wound is the last."""
    left = life - worth
    bare = left < least_life(0)
    return result(
        "bare" if bare else "left", BAD if bare else PLAIN, {"worth": worth, "left": left}
    )


def of_tolls(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """20.9.6 What is left after the toll, and after the wound that is already known."""
    damage = known_damage(bout, seat)
    found: dict[int, Facts] = {}
    for choice in choices:
        twin = bout.copy()
        pay_toll(twin, choice, seat)
        worth = worth_of(bout, choice)
        if damage and harm(twin, seat, damage) == "death":
            found[choice] = result("torn", BAD, {"worth": worth, "damage": damage})
        else:
            found[choice] = paid(life_of(bout, seat), worth)
    return found


def known_damage(bout: Bout, seat: int) -> int:
    """20.6, 20.9.3 The damage of a bite whose two sums are made; nothing otherwise."""
    if bout.fight.attacker < FIRST_BEAST or seat not in bout.fight.targets:
        return 0
    damage = max(0, margin(bout, bout.fight.targets.index(seat)))
    return 2 * damage if bout.fight.mauls else damage


def of_adaptation(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """12.7 What a card more or less in the HP deck leaves."""
    life = life_of(bout, seat)
    found: dict[int, Facts] = {}
    for choice in choices:
        if choice != NO_ADAPTATION:
            worth = bout.content.life[choice % KINDS]
            left = life - worth if choice >= TO_HAND else life + worth
            bad = left < least_life(bout.fight.damage)
            found[choice] = result("life", BAD if bad else PLAIN, {"left": left})
    return found


def of_marker(bout: Bout, seat: int) -> dict[int, Facts]:
    """11.7, 14.2 Whether the marker will throw him down."""
    markers = bout.unbalanced[seat] + markers_to_come(bout, seat) + 1
    falls = markers >= TOPPLES
    return {TAKE_MARKER: result("falls" if falls else "marker", BAD if falls else PLAIN, {})}


def of_escape(bout: Bout) -> dict[int, Facts]:
    """20.9.3 A step back for a point of Speed, or twice what gets through."""
    attack = bout.fight.attacks[0]
    return {
        STAYS: result("mauled", BAD, {"attack": attack}),
        1 - STAYS: result("escapes", GOOD, {}),
    }


def of_death() -> dict[int, Facts]:
    """12.3 The end, or a round and a half more."""
    return {0: result("dies", BAD, {}), 1: result("fights-on", GOOD, {})}


def of_moves(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """6.18, 16.8, 16.9 Whom one would stand before, and what it costs to end one's round there."""
    found: dict[int, Facts] = {}
    own = seat == bout.current
    for point in choices:
        if point < MOVES:
            twin = bout.copy()
            use_point(twin, seat, point)
            told = stood(twin, seat, own)
            if told:
                found[point] = told
    return found


def stood(twin: Bout, seat: int, own: bool) -> Facts:
    """What it means to stand there."""
    flight = shame(twin, seat) if own else 0
    if flight:
        return result("flight", BAD, {"points": flight})
    foe = ahead(twin, seat)
    if foe == NOBODY or not is_opponent(twin, seat, foe):
        return {}
    if foe < FIRST_BEAST and side(twin, foe, twin.place[seat]) != FRONT:
        return result("behind", BAD, {})
    return result("faces", GOOD, {})


def shame(twin: Bout, seat: int) -> int:
    """16.8, 16.9 The points that flight and cowardice would cost."""
    if twin.mode in (SOLO, COOPERATIVE):
        return 0
    lost = twin.content.fleeing if has_fled(twin, seat) else 0
    return lost + (twin.content.cowardice if has_turned_tail(twin, seat) else 0)
