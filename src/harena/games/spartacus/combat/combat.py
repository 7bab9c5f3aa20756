"""Chapters 10.1 to 10.4 and 10.10, Combat: rounds of Initiative and two turns, until one falls.

A side is 0 on hex I or 1 on hex II. In a turn a combatant moves and attacks, once each at most, in
either order (10.4).
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.combat.attack import QUICK, begin_attack
from harena.games.spartacus.components.answers import NO, YES
from harena.games.spartacus.components.capua import NO_CARD, NOBODY, POOLS, SPEED, Capua
from harena.games.spartacus.components.content import (
    DARING,
    GREAVES,
    JAVELIN,
    NET,
    QUICK_EYE,
    SKIRMISHER,
    TRIDENT,
    WIN_INITIATIVE,
    Content,
)
from harena.games.spartacus.components.decks import exhaust
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    PASS,
    is_silenced,
    open_silence,
    play_reaction,
)
from harena.games.spartacus.setup.preparation import SIDES
from harena.toolkit.bits import members, rings
from harena.toolkit.fields import replaced

MOST_BOUTS: Final = 100
FIRST: Final = 0
SECOND: Final = 1
MOST_HEXES: Final = 37
STRIKE: Final = MOST_HEXES
THROW: Final = STRIKE + 1
STOP: Final = THROW + 1
MOVES: Final = STOP + 1
TRIDENT_RANGE: Final = 2
JAVELIN_RANGE: Final = 3
DARING_ADDS: Final = 2
# What has been done in a turn.
MOVED: Final = 1
ATTACKED: Final = 2
MOVED_AFTER: Final = 4
NORMAL: Final = 0


def begin_combat(capua: Capua) -> None:
    """9.6, 10.2 Both stand on their hexes; round after round."""
    capua.tell("combat_began", capua.fighter(0), capua.fighter(1))
    capua.then(steps.END_COMBAT)
    capua.then(steps.BEGIN_BOUT)


def begin_bout(capua: Capua) -> None:
    """10.2, 10.10 Initiative and two turns; who flees for ever is stopped."""
    combat = capua.combat
    if combat.loser != NOBODY:
        return
    if combat.quiet >= capua.stall or combat.bouts >= MOST_BOUTS:
        end_stalled(capua)
        return
    combat.bouts += 1
    combat.quiet += 1
    combat.nets = 0
    capua.turns += 1
    capua.tell("bout_began", combat.bouts)
    capua.then(steps.BEGIN_BOUT)
    capua.then(steps.ROLL_INITIATIVE)
    capua.then(steps.CHOOSE_NETS)


def end_stalled(capua: Capua) -> None:
    """10.10, R45 Fewer dice surrender; or who attacked less; or who lost the last Initiative."""
    combat = capua.combat
    dice = [capua.dice_left(side) for side in range(2)]
    if dice[0] == dice[1]:
        dice = combat.attacks
    combat.loser = combat.second
    if dice[0] != dice[1]:
        combat.loser = 0 if dice[0] < dice[1] else 1
    capua.tell("stalled", combat.loser)


def choose_nets(capua: Capua) -> None:
    """10.3.1 Before the roll; both are asked at the same time."""
    for side in range(2):
        if capua.carried(side, NET) != NO_CARD:
            capua.ask(capua.owner(side), "net", steps.CAST_NET, [YES, NO], side)


def cast_net(capua: Capua, choice: int, side: int) -> None:
    """10.3.1 Cast or not, shown together."""
    if choice == YES:
        capua.combat.nets |= 1 << side
        capua.tell("netted", side)
        exhaust(capua, capua.carried(side, NET))


def roll_initiative(capua: Capua) -> None:
    """10.3, 10.3.1, R38 One Net wins without a roll; two cancel each other."""
    combat = capua.combat
    if combat.nets in (1, 2):
        winner = combat.nets - 1
        combat.second = 1 - winner
        capua.tell("took_initiative", winner)
        capua.then(steps.CHOOSE_FIRST)
        return
    winner = throw_for_initiative(capua)
    while winner == NOBODY:
        winner = throw_for_initiative(capua)
    combat.second = 1 - winner
    capua.tell("took_initiative", winner)
    capua.then(steps.CHOOSE_FIRST)
    capua.then(steps.CHOOSE_LOADED)


def throw_for_initiative(capua: Capua) -> int:
    """10.3, 15.4 Speed dice added up; Daring and Quick Eye; nobody if all is rolled again."""
    combat = capua.combat
    eyes: list[bool] = []
    for side in range(2):
        ability = capua.content.ability[capua.fighter(side)]
        dice = [1 + face for face in capua.dice.throw(combat.pools[POOLS * side + SPEED], SIDES)]
        total = sum(dice)
        if ability == DARING:
            for face in range(1, SIDES + 1):
                total += DARING_ADDS * (dice.count(face) // 2)
        combat.sums = replaced(combat.sums, side, total)
        eyes.append(ability == QUICK_EYE)
        capua.tell_row("initiative", [side, total, *dice])
    if combat.sums[0] != combat.sums[1]:
        return 0 if combat.sums[0] > combat.sums[1] else 1
    if eyes[0] == eyes[1]:
        return NOBODY
    return 0 if eyes[0] else 1


def choose_loaded(capua: Capua) -> None:
    """5.9.2, 6.2, R57 Who has lost the roll is asked: the other has won it already."""
    kind = capua.content.reaction[WIN_INITIATIVE]
    seat = capua.owner(capua.combat.second)
    if capua.may_play(seat, kind) and capua.heeds(seat, True):
        options = [PASS]
        if capua.has(seat, kind):
            options.append(BEFORE_REACTIONS + kind)
        capua.ask(seat, "react", steps.LOAD_OR_NOT, options, seat, capua.combat.second)


def load_or_not(capua: Capua, choice: int, seat: int, side: int) -> None:
    """6.3, 6.4 After a card whoever has lost now is asked."""
    if choice != PASS:
        play_reaction(capua, seat, choice)
        capua.then(steps.CHOOSE_LOADED)
        capua.then(steps.LOAD_DICE, seat, side)
        open_silence(capua, seat, choice, capua.owner(1 - side))


def load_dice(capua: Capua, seat: int, side: int) -> None:
    """15.8 His combatant wins this Initiative."""
    if not is_silenced(capua, seat):
        capua.combat.second = 1 - side
        capua.tell("took_initiative", side)


def choose_first(capua: Capua) -> None:
    """10.3 The winner chooses to act first or second."""
    winner = 1 - capua.combat.second
    capua.ask(capua.owner(winner), "first", steps.SET_ORDER, [FIRST, SECOND], winner)


def set_order(capua: Capua, choice: int, side: int) -> None:
    """10.2, 10.3 One turn each."""
    first = side if choice == FIRST else 1 - side
    capua.tell("goes_first", first)
    capua.then(steps.TAKE_COMBAT_TURN, 1 - first)
    capua.then(steps.TAKE_COMBAT_TURN, first)


def take_combat_turn(capua: Capua, side: int) -> None:
    """10.4 A move and an attack."""
    if capua.combat.loser == NOBODY:
        capua.combat.moved = capua.combat.acted = 0
        capua.turns += 1
        capua.then(steps.CHOOSE_MOVE, side)


def choose_move(capua: Capua, side: int) -> None:
    """10.4, R39 Where to move, an attack, or neither."""
    if capua.combat.loser == NOBODY:
        options = ways(capua, side) + strikes(capua, side)
        options.append(STOP)
        capua.choose(capua.owner(side), "combat", steps.DO_MOVE, options, side)


def ways(capua: Capua, side: int) -> list[int]:
    """10.4.1, 15.6 The hexes that can be reached."""
    if not may_move(capua, side):
        return []
    combat = capua.combat
    paces = combat.pools[POOLS * side + SPEED] - combat.moved
    if capua.carried(side, GREAVES) != NO_CARD:
        paces += 1
    return reach(capua.content, combat.hex[side], combat.hex[1 - side], paces)


def may_move(capua: Capua, side: int) -> bool:
    """10.4, 15.4 Once in a turn; only Hermes splits his move around his attack."""
    acted = capua.combat.acted
    if acted & MOVED_AFTER:
        return False
    splits = capua.content.ability[capua.fighter(side)] == SKIRMISHER
    return not acted & MOVED or (splits and acted & ATTACKED != 0)


def left_to_do(capua: Capua, side: int) -> str:
    """10.4 What of his turn a combatant still has: to move, to attack, both or neither."""
    moves, attacks = may_move(capua, side), not capua.combat.acted & ATTACKED
    if moves and attacks:
        return "both"
    if moves:
        return "move"
    return "attack" if attacks else "none"


REACHED: Final[dict[tuple[int, int, int, int], list[int]]] = {}


def reach(content: Content, start: int, foe: int, paces: int) -> list[int]:
    """10.4.1 Hexes within so many steps, not into or through the other; worked out once."""
    key = (content.hexes.size, start, foe, paces)
    if key not in REACHED:
        found: list[int] = []
        for ring in found_rings(content, start, foe)[1 : max(1, paces + 1)]:
            found += members(ring)
        REACHED[key] = sorted(found)
    return REACHED[key]


def found_rings(content: Content, start: int, foe: int) -> list[int]:
    """10.4.1 The hexes one step away, two steps, and so on."""
    free = (1 << content.hexes.size) - 1 & ~(1 << foe)
    return rings(content.near, start, free)


def strikes(capua: Capua, side: int) -> list[int]:
    """10.4.2, 10.5.5, 15.6 Adjacent, or as far as Trident and Javelin reach."""
    if capua.combat.acted & ATTACKED:
        return []
    distance = capua.content.hexes.distance(capua.combat.hex[0], capua.combat.hex[1])
    found: list[int] = []
    if distance == 1 or (distance == TRIDENT_RANGE and capua.carried(side, TRIDENT) != NO_CARD):
        found.append(STRIKE)
    if distance <= JAVELIN_RANGE and capua.carried(side, JAVELIN) != NO_CARD:
        found.append(THROW)
    return found


def do_move(capua: Capua, choice: int, side: int) -> None:
    """10.4 Moved, attacked, or the turn is over."""
    if choice == STOP:
        return
    combat = capua.combat
    capua.then(steps.CHOOSE_MOVE, side)
    if choice < STRIKE:
        start = combat.hex[side]
        for paces, ring in enumerate(found_rings(capua.content, start, combat.hex[1 - side])):
            if ring >> choice & 1:
                combat.moved += paces
        combat.acted |= MOVED_AFTER if combat.acted & ATTACKED else MOVED
        capua.tell("moved", side, start, choice)
        combat.hex = replaced(combat.hex, side, choice)
        return
    combat.acted |= ATTACKED
    combat.attacks = replaced(combat.attacks, side, combat.attacks[side] + 1)
    begin_attack(capua, side, QUICK if choice == THROW else NORMAL)


STEPS: Final = (
    begin_combat,
    begin_bout,
    choose_nets,
    cast_net,
    roll_initiative,
    choose_loaded,
    load_or_not,
    load_dice,
    choose_first,
    set_order,
    take_combat_turn,
    choose_move,
    do_move,
)
