"""Chapter 3.5, Combat: declaration, combat cards, totals.

Attacker, target and kind are declared openly (3.5.4). Then both players secretly commit a combat
card, from the hand or unseen from the top of the deck (3.5.5); both are opened together, and the
totals are compared (3.7).
"""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.basics.hands import show, show_top, turn_up
from harena.games.jugula.basics.movement import turn
from harena.games.jugula.combat.ending import look_round
from harena.games.jugula.combat.reach import ALL_PLACES, NO_ATTACK, attacks
from harena.games.jugula.combat.result import apply_result, put_away, wound
from harena.games.jugula.combat.totals import attack_parts, defence_parts, total
from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, NO_CARD, Arena
from harena.games.jugula.components.content import ARDOR_ORIS, CARDS, DOLUS, INSIDIAE
from harena.games.jugula.components.ground import FACINGS
from harena.toolkit.bits import members
from harena.toolkit.squares import NOWHERE

# Committed: a card of the hand, or the top of the deck, whatever it is.
TOP: Final = CARDS
NOTHING_YET: Final = -1
FROM_HAND: Final = 0
FROM_DECK: Final = 1
FROM_NOWHERE: Final = 2
LEFT: Final = 0
RIGHT: Final = 1
REQUIRED: Final = 0
OPTIONAL: Final = 1


def begin_attacks(arena: Arena, number: int, is_optional: int) -> None:
    """3.2.8 Up to so many different gladiators attack, one after the other."""
    arena.then(steps.CHOOSE_ATTACK, number, ALL_PLACES, is_optional)


def choose_attack(arena: Arena, left: int, places: int, is_optional: int, only: int) -> None:
    """3.2.8, 3.2.9, 3.5.4, R6, R16 Attacker, target and kind; or stop, where that is allowed."""
    if arena.halted or left == 0:
        return
    found = attacks(arena, arena.active, places, only)
    if is_optional or not found:
        found.append(NO_ATTACK)
    arena.choose(arena.active, "attack", steps.DECLARE, found, left, places)


def declare(arena: Arena, choice: int, left: int, places: int) -> None:
    """3.5.4 The attack is declared; 3.2.9 the next attacker is chosen when his turn comes."""
    if choice == NO_ATTACK:
        return
    index, target, kind = choice // (2 * GLADIATORS), choice // 2 % GLADIATORS, choice % 2
    man = FAMILIA * arena.active + index
    arena.then(steps.CHOOSE_ATTACK, left - 1, places & ~(1 << index), OPTIONAL)
    arena.then(steps.FACE_OFF, man, target, kind)
    if arena.text == DOLUS:
        arena.then(steps.CHOOSE_QUARTER, man, target)


def choose_quarter(arena: Arena, man: int, target: int) -> None:
    """2.7 Dolus: the target is turned to his left or to his right before he is attacked."""
    arena.choose(arena.active, "quarter", steps.WRENCH, [LEFT, RIGHT], target, man)


def wrench(arena: Arena, side: int, target: int) -> None:
    """2.7 Dolus: a quarter turn."""
    quarter = 1 if side == RIGHT else FACINGS - 1
    turn(arena, target, (arena.facing[target] + quarter) % FACINGS, 0)


def face_off(arena: Arena, man: int, target: int, kind: int) -> None:
    """3.5.4, 3.5.6, R8 The sums before the cards; who holds one card must use his deck."""
    attack, defence = attack_parts(arena, man, target), defence_parts(arena, man, target)
    sums = [sum(attack), sum(defence)]
    arena.tell_row("attacked", [man, target, kind, *sums, *attack, *defence])
    if arena.text == ARDOR_ORIS:
        arena.then(steps.PAY_FOR_ARDOR, man, target // FAMILIA)
    arena.then(steps.OPEN_CARDS, man, target, kind)
    arena.then(steps.CHOOSE_COMBAT_CARDS, man, target, kind)
    for fighter in (man, target):
        seat = fighter // FAMILIA
        must = arena.held(seat) < 2 or (fighter == target and arena.text == INSIDIAE)
        arena.committed[seat] = TOP if must else NOTHING_YET


def choose_combat_cards(arena: Arena, man: int, target: int, kind: int) -> None:
    """3.5.5, R16 Both choose secretly and at the same time, a card of the hand or the deck."""
    for fighter in (man, target):
        seat = fighter // FAMILIA
        if arena.committed[seat] == NOTHING_YET:
            cards = members(arena.hand[seat])
            cards.append(TOP)
            arena.ask(seat, "commit", steps.COMMIT, cards, seat, man, 2 * target + kind)


def commit(arena: Arena, card: int, seat: int) -> None:
    """3.5.5 What he has chosen."""
    arena.committed[seat] = card


def open_cards(arena: Arena, man: int, target: int, kind: int) -> None:
    """3.5.5, 3.5.7, 3.5.10, R17 Both are revealed; only their combat values count."""
    attack, defence = sum(attack_parts(arena, man, target)), sum(defence_parts(arena, man, target))
    attack = total(attack, reveal(arena, man // FAMILIA))
    defence = total(defence, reveal(arena, target // FAMILIA))
    apply_result(arena, man, target, kind, attack, defence)
    for fighter in (man, target):
        put_away(arena, fighter // FAMILIA)
    look_round(arena, target)


def reveal(arena: Arena, seat: int) -> int:
    """3.3.3, 3.5.5 The card that is opened, and its combat value; without any card it is 0."""
    card, source = arena.committed[seat], FROM_HAND
    if card == TOP:
        card, source = turn_up(arena, seat), FROM_DECK
        if card == NO_CARD:
            arena.tell("revealed", seat, CARDS, FROM_NOWHERE, 0)
            arena.committed[seat] = NO_CARD
            return 0
        show_top(arena, seat, card)
    else:
        arena.hand[seat] = arena.hand[seat] & ~(1 << card)
        show(arena, seat, card)
    arena.committed[seat] = card
    arena.tell("revealed", seat, card, source, arena.content.combat[card])
    return arena.content.combat[card]


def pay_for_ardor(arena: Arena, man: int, foe: int) -> None:
    """2.7, 3.7.4, 3.8.1 Ardor Oris wounds him too, if he still stands; the point is the foe's."""
    if not arena.match_over and arena.square[man] != NOWHERE:
        wound(arena, man, foe, 1)
        look_round(arena, man)


STEPS: Final = (
    choose_attack,
    declare,
    choose_quarter,
    wrench,
    face_off,
    choose_combat_cards,
    commit,
    open_cards,
    pay_for_ardor,
)
