"""Chapter 6, Fight declaration (6.16 to 6.23), with throws (10) and Sweep (11.1).

Openly: whom one attacks, whether an Item is thrown and which, whether a Net is used, a Sweep with
its targets in order, an Item to be broken; or which ally is helped against whom.
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, NOTHING, Bout
from harena.games.gladiatori.components.cards import BREAK_ITEM, MOVEMENT, SWEEP, has
from harena.games.gladiatori.components.content import MOST_ITEMS
from harena.games.gladiatori.components.figures import (
    ahead,
    figures,
    figures_on,
    in_melee,
    is_in_melee,
    is_opponent,
    items_of,
    side,
    where,
)
from harena.games.gladiatori.components.status import is_bound
from harena.toolkit.hexes import DIRECTIONS, NOWHERE

NO_FIGHT: Final = 0
STRIKE: Final = 1
SWEEP_LEFT: Final = 2
SWEEP_AHEAD: Final = 3
SWEEP_RIGHT: Final = 4
HELPING: Final = 5
NETTING: Final = 6
THROWING: Final = NETTING + MOST_ITEMS
BREAKING: Final = THROWING + MOST_ITEMS
FIGHTS: Final = BREAKING + MOST_ITEMS
NOT_BROKEN: Final = MOST_ITEMS
# 11.1 The three arcs, as directions counted from one's own facing.
ARCS: Final[list[list[int]]] = [[0, 1, 2], [5, 0, 1], [4, 5, 0]]


def choose_fight(bout: Bout, seat: int) -> None:
    """6.16, 6.17, 6.18 Attack an opponent, help an ally, or neither; with Movement never (R27)."""
    fights = [NO_FIGHT]
    if bout.fight.card[seat] != MOVEMENT:
        fights += fights_ahead(bout, seat)
        fights += sweeps(bout, seat)
        fights += throws(bout, seat)
    bout.ask(seat, "fight", steps.DECLARE, fights, seat)


def fights_ahead(bout: Bout, seat: int) -> list[int]:
    """6.18, 10.8, 11.6, 6.20 What can be done to the hex directly ahead (R28, R63)."""
    found: list[int] = []
    foe = ahead(bout, seat)
    if foe == NOBODY or not is_opponent(bout, seat, foe):
        return found
    found.append(STRIKE)
    if allies_in_melee(bout, seat, foe):
        found.append(HELPING)
    for item in items_of(bout, seat):
        if bout.content.nets >> item & 1 and bout.nets[item] == NOBODY:
            found.append(NETTING + item)
    if foe < FIRST_BEAST and can_play(bout, seat, BREAK_ITEM):
        for item in items_of(bout, foe):
            found.append(BREAKING + item)
    return found


def can_play(bout: Bout, seat: int, kind: int) -> bool:
    """6.17, 14.1 The card lies on the Action card, and he is not bound."""
    return has(bout.fight.played[seat], kind) and not is_bound(bout, seat)


def allies_in_melee(bout: Bout, seat: int, foe: int) -> list[int]:
    """6.20 Allies in melee with the same opponent, in whose rear the helper is not (R29)."""
    found: list[int] = []
    if foe < FIRST_BEAST and side(bout, foe, bout.place[seat]) != FRONT:
        return found
    for ally in range(bout.seats):
        mates = ally != seat and bout.stands(ally) and bout.team[ally] == bout.team[seat]
        if mates and in_melee(bout, ally, foe):
            found.append(ally)
    return found


def sweeps(bout: Bout, seat: int) -> list[int]:
    """11.1, 11.1.2 An arc with at least one opponent in it (R67)."""
    found: list[int] = []
    if not can_play(bout, seat, SWEEP):
        return found
    for arc in range(len(ARCS)):
        for figure in figures_in(bout, seat, arc):
            if is_opponent(bout, seat, figure):
                found.append(SWEEP_LEFT + arc)
                break
    return found


def figures_in(bout: Bout, seat: int, arc: int) -> list[int]:
    """11.1.1, 20.3 Everybody who stands in the arc, allies too (R66, R127)."""
    found: list[int] = []
    for turn in ARCS[arc]:
        direction = (bout.facing[seat] + turn) % DIRECTIONS
        spot = bout.content.arena.beside(bout.place[seat], direction)
        if spot != NOWHERE:
            found += figures_on(bout, spot)
    return found


def throws(bout: Bout, seat: int) -> list[int]:
    """10.1, 10.2 A throwable Item with somebody to throw it at; in melee only a Net."""
    found: list[int] = []
    throwable = bout.items[seat] & bout.content.throwables
    if not throwable:
        return found
    busy = is_in_melee(bout, seat)
    for item in items_of(bout, seat):
        is_net = bout.content.nets >> item & 1
        ready = throwable >> item & 1 and bout.nets[item] == NOBODY
        if ready and (is_net or not busy) and targets_of_throw(bout, seat):
            found.append(THROWING + item)
    return found


def targets_of_throw(bout: Bout, seat: int) -> list[int]:
    """10.4, 10.5 Opponents in the attack area, not even partly hidden (R60, R61)."""
    arena, spot = bout.content.arena, bout.place[seat]
    found: list[int] = []
    for figure in figures(bout):
        if not is_opponent(bout, seat, figure):
            continue
        target = where(bout, figure)
        if arena.is_ahead(spot, bout.facing[seat], target) and not is_hidden(bout, spot, target):
            found.append(figure)
    return found


def is_hidden(bout: Bout, spot: int, target: int) -> bool:
    """10.5, 14.6 Somebody stands between; Face-down figures hide nobody."""
    covered = bout.content.arena.covered(spot, target)
    for figure in figures(bout):
        if covered >> where(bout, figure) & 1 and not (figure < FIRST_BEAST and bout.down[figure]):
            return True
    return False


def declare(bout: Bout, fight: int, seat: int) -> None:
    """6.17, 6.19, 11.1.4 Said openly; what is not declared is not done (R138)."""
    bout.fight.attacker = seat
    bout.fight.targets = []
    bout.tell("declared", seat, fight)
    if fight == NO_FIGHT:
        bout.fight.attacker = NOBODY
        bout.then(steps.ACT, seat)
    elif fight == HELPING:
        bout.then(steps.CHOOSE_ALLY, seat)
    else:
        if fight >= BREAKING:
            bout.fight.breaks = fight - BREAKING
        elif fight >= THROWING:
            bout.thrown = fight - THROWING
        elif fight >= NETTING:
            bout.fight.net = fight - NETTING
        bout.fight.swept = SWEEP_LEFT <= fight <= SWEEP_RIGHT
        if bout.thrown != NOTHING and bout.content.nets >> bout.thrown & 1:
            bout.fight.net = bout.thrown
        bout.then(steps.CHOOSE_TARGET, seat, fight)


def candidates(bout: Bout, seat: int, fight: int) -> list[int]:
    """Whom the declaration can still be aimed at."""
    if bout.thrown != NOTHING:
        return targets_of_throw(bout, seat)
    if not bout.fight.swept:
        ahead = bout.content.arena.beside(bout.place[seat], bout.facing[seat])
        return figures_on(bout, ahead)
    hexes = [where(bout, figure) for figure in bout.fight.targets]
    found: list[int] = []
    for figure in figures_in(bout, seat, fight - SWEEP_LEFT):
        if where(bout, figure) not in hexes:
            found.append(figure)
    return found


def choose_target(bout: Bout, seat: int, fight: int) -> None:
    """6.17, 11.1.1, 20.3.2 Whom; in a Sweep, who is struck next (R127)."""
    bout.choose(seat, "target", steps.AIM, candidates(bout, seat, fight), seat, fight)


def aim(bout: Bout, figure: int, seat: int, fight: int) -> None:
    """6.17, 6.20, 11.1.1 The targets in the order struck; or the one against whom he helps."""
    bout.fight.targets = [*bout.fight.targets, figure]
    if bout.fight.helped != NOBODY:
        bout.tell("helped", seat, bout.fight.helped, figure)
        bout.then(steps.START_HELP, seat)
        return
    bout.tell("aimed", seat, figure)
    if bout.fight.swept and candidates(bout, seat, fight):
        bout.then(steps.CHOOSE_TARGET, seat, fight)
        return
    bout.then(steps.START_FIGHT, seat)
    if bout.fight.swept:
        bout.then(steps.CHOOSE_BREAK, seat)


def choose_break(bout: Bout, seat: int) -> None:
    """11.6 A Sweep on a single target may break an Item of his as well (R71)."""
    target = bout.fight.targets[0]
    if len(bout.fight.targets) > 1 or target >= FIRST_BEAST or not bout.items[target]:
        return
    items = items_of(bout, target) if can_play(bout, seat, BREAK_ITEM) else []
    bout.ask(seat, "break", steps.BREAK_AN_ITEM, [NOT_BROKEN, *items], seat)


def break_an_item(bout: Bout, item: int, seat: int) -> None:
    """11.6 The Item is named."""
    if item != NOT_BROKEN:
        bout.fight.breaks = item
        bout.tell("declared", seat, BREAKING + item)


def choose_ally(bout: Bout, seat: int) -> None:
    """6.20 Which ally is helped against the one ahead."""
    foe = ahead(bout, seat)
    bout.choose(seat, "ally", steps.HELP_ALLY, allies_in_melee(bout, seat, foe), seat)


def help_ally(bout: Bout, ally: int, seat: int) -> None:
    """6.20, 6.21, 20.3.2 Helper and ally against the same opponent, one of those ahead (R127)."""
    bout.fight.helped = ally
    bout.then(steps.CHOOSE_TARGET, seat, HELPING)


STEPS: Final = (
    choose_fight,
    declare,
    choose_target,
    aim,
    choose_break,
    break_an_item,
    choose_ally,
    help_ally,
)
