"""Chapter 7.6 and 7.7, Damage, injuries and death; with nets (10.9) and broken Items (11.6)."""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.powers import announce
from harena.games.gladiatori.components.bout import (
    DEAD,
    DOOMED,
    FIRST_BEAST,
    NOTHING,
    Bout,
)
from harena.games.gladiatori.components.cards import (
    KINDS,
    LAYOUT,
    NO_CARDS,
    ONE,
    held,
    kinds_in,
    size,
)
from harena.games.gladiatori.components.content import MOST_ITEMS
from harena.games.gladiatori.components.figures import halved, items_of, leave, lose_item
from harena.games.gladiatori.components.knowledge import could_use
from harena.games.gladiatori.components.traits import ADAPTATION, RESISTANCE, UNBEATABLE
from harena.games.gladiatori.fight.final_values import margin
from harena.toolkit.fields import replaced

FIRST_ITEM: Final = KINDS
YIELDING: Final = FIRST_ITEM + MOST_ITEMS
PAYMENTS: Final = YIELDING + 1
ROUNDS_LEFT: Final = 2
PER_BONUS: Final = 3
MOST_LIFE: Final = 9


def settle(bout: Bout, index: int) -> None:
    """7.0.6, 7.6.1 Hit or not: damage, a broken Item, or a net's markers."""
    target = bout.fight.targets[index]
    if bout.fight.feinted or bout.fight.attacks[index] < 1:
        return
    if target >= FIRST_BEAST:
        bout.then(steps.SETTLE_BEAST, index)
        return
    if margin(bout, index) <= 0:
        bout.tell("held", target)
        return
    if bout.fight.net != NOTHING:
        bout.caught |= 1 << target
        if bout.thrown == NOTHING:
            bout.nets = replaced(bout.nets, bout.fight.net, target)
        bout.tell("netted", target)
    elif bout.fight.breaks != NOTHING:
        break_item(bout, target, damage_of(bout, index))
    else:
        bout.then(steps.WOUND, damage_of(bout, index), target, index)


def damage_of(bout: Bout, index: int) -> int:
    """7.6.2, 7.6.3, 7.6.4 What the blow weighs, and with the option a bonus (R45, R169)."""
    damage = weight_of_blow(bout)
    if bout.damage_bonus:
        damage += margin(bout, index) // PER_BONUS
    return damage


def weight_of_blow(bout: Bout) -> int:
    """7.6.2, 7.6.3 One and half the cards played, Leap, Deep Wounds."""
    seat = bout.fight.attacker
    damage = damage_of_cards(cards_of_blow(bout))
    return damage + bout.fight.leapt[seat] % 4 + bout.fight.deep_wounds[seat]


def cards_of_blow(bout: Bout) -> int:
    """7.6.2 The attacker's Action card and what he played on it; a beast has no cards."""
    return (
        0
        if bout.fight.attacker >= FIRST_BEAST
        else 1 + size(bout.fight.played[bout.fight.attacker])
    )


def damage_of_cards(cards: int) -> int:
    """7.6.2 One, and half the cards."""
    return 1 + cards // 2


def break_item(bout: Bout, owner: int, damage: int) -> None:
    """11.6, 11.6.1, 9.6 Removed, or damaged: damaged already, any damage removes it (R71)."""
    item = bout.fight.breaks
    life = halved(bout, item, bout.content.item_life[item])
    if damage >= life or bout.damaged >> item & 1:
        bout.fight.broken |= 1 << item
        bout.tell("broken", owner, item)
    else:
        bout.damaged |= 1 << item
        bout.tell("damaged", owner, item)


def life_of(bout: Bout, seat: int) -> int:
    """The hit points of the HP deck and the Items, without the cover."""
    return deck_life(bout, bout.life[seat]) + items_life(bout, seat)


def deck_life(bout: Bout, cards: int) -> int:
    """2.1 What a set of cards is worth in hit points."""
    return LAYOUT.weigh(cards, bout.content.life)


def items_life(bout: Bout, seat: int) -> int:
    """7.7.7 A damaged Item pays its halved hit points (R49)."""
    total = 0
    for item in items_of(bout, seat):
        total += halved(bout, item, bout.content.item_life[item])
    return total


def wound(bout: Bout, damage: int, seat: int, index: int) -> None:
    """7.7.1, 7.7.5 The victim pays; effective is only what he could pay, the cover included."""
    cards = cards_of_blow(bout)
    more = damage - damage_of_cards(cards) if cards else 0
    bout.tell("wounded", seat, damage, cards, more)
    if bout.fate[seat] == DOOMED:
        bout.wounds = replaced(bout.wounds, seat, bout.wounds[seat] - damage)
        bout.fight.slain |= bout.unclaimed & 1 << seat
        remove(bout, seat)
        return
    bout.fight.damage = damage
    bout.then(steps.CHOOSE_PAYMENT, seat, index, 0)


def choose_payment(bout: Bout, seat: int, index: int, ceiling: int) -> None:
    """7.7.1 to 7.7.4, 7.7.8 HP-deck cards and Items, none needlessly (R46, R47, R144)."""
    owed = bout.fight.damage
    choices = enough(bout, seat, payments(bout, seat, ceiling), owed)
    if not choices and ceiling:  # 7.7.8 What was left to pay with has gone to the hand.
        choices = enough(bout, seat, payments(bout, seat, 0), owed)
    if choices:
        bout.ask(seat, "payment", steps.PAY_WITH, choices, seat, index)
        return
    may = could_use(bout, seat, ADAPTATION) or could_use(bout, seat, RESISTANCE)
    if ceiling == 0 and may and not bout.passive >> seat & 1:
        bout.ask(seat, "payment", steps.GIVE_ALL, [YIELDING], seat, index)
    else:
        bout.then(steps.GIVE_ALL, YIELDING, seat, index)


def payments(bout: Bout, seat: int, ceiling: int) -> list[int]:
    """7.7.2 What may be paid next: nothing dearer than what was paid before."""
    found: list[int] = []
    for kind in kinds_in(bout.life[seat]):
        if fits(bout.content.life[kind], ceiling):
            found.append(kind)
    for item in items_of(bout, seat):
        if fits(halved(bout, item, bout.content.item_life[item]), ceiling):
            found.append(FIRST_ITEM + item)
    return found


def fits(worth: int, ceiling: int) -> bool:
    return worth > 0 and (ceiling == 0 or worth <= ceiling)


def worth_of(bout: Bout, payment: int) -> int:
    """The hit points of a card or an Item."""
    if payment < FIRST_ITEM:
        return bout.content.life[payment]
    item = payment - FIRST_ITEM
    return halved(bout, item, bout.content.item_life[item])


def enough(bout: Bout, seat: int, payments: list[int], owed: int) -> list[int]:
    """7.7.2 Those that with all that are no dearer can pay what is owed."""
    worths: list[int] = []
    totals = [0] * (MOST_LIFE + 1)
    for payment in payments:
        worth = worth_of(bout, payment)
        number = held(bout.life[seat], payment) if payment < FIRST_ITEM else 1
        worths.append(worth)
        totals[worth] = totals[worth] + number * worth
    total = least = 0
    while total < owed and least < MOST_LIFE:
        least += 1
        total += totals[least]
    if total < owed:
        return []
    return [payment for index, payment in enumerate(payments) if worths[index] >= least]


def pay_with(bout: Bout, payment: int, seat: int, index: int) -> None:
    """7.7.1, 2.2 Out of the game, and shown; no change is given."""
    worth = worth_of(bout, payment)
    if payment < FIRST_ITEM:
        bout.life[seat] -= ONE[payment]
        bout.removed = replaced(bout.removed, seat, bout.removed[seat] + ONE[payment])
        bout.tell("removed", seat, payment)
    else:
        lose_item(bout, seat, payment - FIRST_ITEM)
    count(bout, index, min(worth, bout.fight.damage))
    bout.fight.damage -= worth
    if bout.fight.damage > 0:
        bout.then(steps.CHOOSE_PAYMENT, seat, index, worth)


def count(bout: Bout, index: int, damage: int) -> None:
    """7.7.5, 16.3 Effective damage, for the points of the fight."""
    bout.fight.dealt[index] += damage


def give_all(bout: Bout, _: int, seat: int, index: int) -> None:
    """7.7.3, 7.7.4, 12.3.3 Everything goes, the cover last: the killing blow (R124, R153).

    With his life ends the Passive condition; a beast's kill is still to be had by a gladiator.
    """
    has = life_of(bout, seat) + bout.content.cover_life
    count(bout, index, min(bout.fight.damage, has))
    bout.wounds = replaced(bout.wounds, seat, has - bout.fight.damage)
    bout.removed = replaced(bout.removed, seat, bout.removed[seat] + bout.life[seat])
    bout.life[seat] = NO_CARDS
    for item in items_of(bout, seat):
        lose_item(bout, seat, item)
    bout.fight.damage = 0
    bout.fight.slain |= 1 << seat
    bout.passive &= ~(1 << seat)
    if bout.fight.attacker >= FIRST_BEAST:
        bout.unclaimed |= 1 << seat
    bout.tell("killed", seat)
    bout.then(steps.CHOOSE_UNBEATABLE, seat)


def choose_unbeatable(bout: Bout, seat: int) -> None:
    """12.3, 12.3.2 At his own death, also for one who was Passive in that fight (R124)."""
    if not could_use(bout, seat, UNBEATABLE):
        bout.then(steps.DIE, 0, seat)
    elif bout.can_use(seat, UNBEATABLE):
        bout.ask_any(
            seat, "unbeatable", [(steps.DIE, [0], seat, 0, 0), (steps.DEFY, [1], seat, 0, 0)]
        )
    else:
        bout.ask(seat, "unbeatable", steps.DIE, [0], seat)


def defy(bout: Bout, _: int, seat: int) -> None:
    """12.3, 12.3.1 He fights on through this round and the next, four stronger once (R75)."""
    announce(bout, seat, UNBEATABLE)
    bout.fate = replaced(bout.fate, seat, DOOMED)
    bout.doom = replaced(bout.doom, seat, ROUNDS_LEFT)
    bout.unbeaten |= 1 << seat


def die(bout: Bout, _: int, seat: int) -> None:
    """7.7.6 The figure leaves at once (R48)."""
    remove(bout, seat)


def remove(bout: Bout, seat: int) -> None:
    """7.7.6, 12.3 Dead, and gone from the board."""
    bout.fate = replaced(bout.fate, seat, DEAD)
    leave(bout, seat)


STEPS: Final = (settle, wound, choose_payment, pay_with, give_all, choose_unbeatable, defy, die)
