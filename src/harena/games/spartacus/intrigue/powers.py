"""Chapter 5.5, House powers and the abilities marked Intrigue: no Schemes, so nothing answers them.

A power is paid at once: cards exhausted or discarded, denarii (15.3). An ability exhausts its card.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import GOAL, Capua
from harena.games.spartacus.components.content import (
    COPYIST,
    CUPBEARER,
    DISTRACTION,
    EAVESDROP,
    ERRANDS,
    EXCEPTIONAL,
    EXPERT,
    FRIENDS,
    GLADIATOR,
    GOSSIP,
    GUARD,
    HEART_THROB,
    HOUSEHOLD,
    KINDS,
    OLD_NAME,
    POWERS_EACH,
    PRICES,
    SLAVE,
)
from harena.games.spartacus.components.decks import (
    SIGHT,
    draw_intrigue,
    exhaust,
    look_into_hand,
    put_under,
    throw,
)
from harena.toolkit.decks import as_digits
from harena.toolkit.fields import replaced

(GLADIATORS, SLAVES, GUARDS, DISCARDS, PAY, GAIN, DRAW, INFLUENCE) = range(len(PRICES))
EARNINGS: Final = {ERRANDS: 1, EXPERT: 1, HEART_THROB: 2, EXCEPTIONAL: 2}
OF_INTRIGUE: Final = (
    *(ERRANDS, EXPERT, HEART_THROB, EXCEPTIONAL),
    *(COPYIST, CUPBEARER, DISTRACTION, EAVESDROP, GOSSIP),
)
STOP: Final = KINDS
MOST_GOSSIP: Final = 2
TOP: Final = 0
BOTTOM: Final = 1


def power_of(capua: Capua, seat: int, index: int) -> int:
    """15.3 The number of a power of his House."""
    return capua.content.powers[POWERS_EACH * capua.house[seat] + index]


def price_of(capua: Capua, power: int, what: int) -> int:
    """15.3 What a power takes or gives."""
    return capua.content.price[len(PRICES) * power + what]


def powers(capua: Capua, seat: int) -> list[int]:
    """5.5, 15.3, R56 The powers of his House that he can pay for, each once a turn."""
    found: list[int] = []
    for index in range(POWERS_EACH):
        power = power_of(capua, seat, index)
        if capua.powers_used >> index & 1 or is_of_schemes(capua, power):
            continue
        if has_use(capua, seat, power) and can_pay(capua, seat, power):
            found.append(power)
    return found


def is_of_schemes(capua: Capua, power: int) -> bool:
    """15.3 Bought points and an old name are part of a Scheme instead."""
    return capua.content.power_kind[power] in (FRIENDS, OLD_NAME)


def has_use(capua: Capua, seat: int, power: int) -> bool:
    """5.5, R56 Whether it can do anything at all."""
    if price_of(capua, power, INFLUENCE) and capua.influence[seat] == GOAL:
        return False
    no_card = not capua.intrigue_deck and not sum(capua.thrown)
    return not (price_of(capua, power, DRAW) and no_card)


def can_pay(capua: Capua, seat: int, power: int) -> bool:
    """15.3 Whether he has all that it takes."""
    guards = price_of(capua, power, GUARDS) + price_of(capua, power, DISCARDS)
    return (
        capua.coins[seat] >= price_of(capua, power, PAY)
        and capua.guards[seat] >= guards
        and len(capua.gladiators(seat)) >= price_of(capua, power, GLADIATORS)
        and len(capua.slaves(seat)) >= price_of(capua, power, SLAVES)
    )


def use_power(capua: Capua, power: int, seat: int) -> None:
    """5.5, 15.3 The price is paid at once, cards of his choice; then he has what it gives."""
    index = int(power_of(capua, seat, 0) != power)
    capua.powers_used |= 1 << index
    capua.tell("used_power", seat, power)
    capua.hold_windows_back()
    capua.then(steps.GRANT_POWER, power, seat)
    capua.then(steps.CHOOSE_EXHAUST, seat, SLAVE, price_of(capua, power, SLAVES))
    capua.then(steps.CHOOSE_EXHAUST, seat, GLADIATOR, price_of(capua, power, GLADIATORS))
    capua.spend(seat, price_of(capua, power, PAY))
    weary, gone = price_of(capua, power, GUARDS), price_of(capua, power, DISCARDS)
    capua.guards[seat] -= weary + gone
    capua.weary = replaced(capua.weary, seat, capua.weary[seat] + weary)
    capua.thrown[GUARD] += gone
    if weary + gone:
        capua.tell("guards_spent", seat, weary, gone)


def choose_exhaust(capua: Capua, seat: int, kind: int, left: int) -> None:
    """15.3, 3.2 Which ready Gladiators or Slaves pay for a power."""
    if left:
        cards = capua.gladiators(seat) if kind == GLADIATOR else capua.slaves(seat)
        if len(cards) == left:
            cards = cards[:1]
        capua.choose(seat, "exhaust", steps.EXHAUST_ONE, cards, seat, kind, left)


def power_paid(capua: Capua) -> int:
    """15.3 The power that is being paid for: it is granted after its price."""
    due = len(capua.agenda) - 1
    while capua.agenda[due][0] != steps.GRANT_POWER:
        due -= 1
    return capua.agenda[due][1]


def exhaust_one(capua: Capua, card: int, seat: int, kind: int, left: int) -> None:
    """3.2 It is turned face down; then the next."""
    exhaust(capua, card)
    capua.then(steps.CHOOSE_EXHAUST, seat, kind, left - 1)


def grant_power(capua: Capua, power: int, seat: int) -> None:
    """15.3 Denarii, Influence, cards; gossip first changes up to two cards of the hand."""
    capua.earn(seat, price_of(capua, power, GAIN))
    capua.rise(seat, price_of(capua, power, INFLUENCE))
    drawn = price_of(capua, power, DRAW)
    if capua.content.power_kind[power] == HOUSEHOLD:
        capua.then(steps.CHOOSE_GOSSIP, seat, drawn, 0)
    elif drawn:
        draw_intrigue(capua, seat, drawn)


def choose_gossip(capua: Capua, seat: int, drawn: int, changed: int) -> None:
    """15.3 Household gossip: none, one or two cards of the hand are discarded."""
    options = [STOP]
    if changed < MOST_GOSSIP:
        options = [*capua.kinds_in_hand(seat), STOP]
    capua.choose(seat, "gossip", steps.CHANGE_CARD, options, seat, drawn, changed)


def change_card(capua: Capua, kind: int, seat: int, drawn: int, changed: int) -> None:
    """15.3 Then as many are drawn, and one more."""
    if kind == STOP:
        draw_intrigue(capua, seat, drawn + changed)
        return
    throw(capua, seat, kind)
    capua.tell("discarded", seat, kind)
    capua.then(steps.CHOOSE_GOSSIP, seat, drawn, changed + 1)


def usable(capua: Capua, seat: int) -> list[int]:
    """5.5, 15.4, 15.5 His ready cards whose Intrigue ability can do something."""
    found: list[int] = []
    content = capua.content
    for ability in OF_INTRIGUE:
        for card in content.bearers[ability]:
            if capua.is_ready(card, seat) and can_use(capua, seat, ability):
                found.append(card)
    found.sort()
    return found


def can_use(capua: Capua, seat: int, ability: int) -> bool:
    """3.5, 15.5 Whether there is a card to look at, a card to change, or somebody to aim at."""
    if ability == COPYIST:
        return bool(capua.intrigue_deck)
    if ability == CUPBEARER:
        return capua.held[seat] > 0
    return ability in EARNINGS or bool(aims(capua, seat, ability))


def aims(capua: Capua, seat: int, ability: int) -> list[int]:
    """15.5 The other Domini at whom an ability can be used."""
    rows = capua.held
    if ability == DISTRACTION:
        rows = capua.guards
    elif ability == GOSSIP:
        rows = capua.coins
    return [other for other in range(capua.seats) if other != seat and rows[other] > 0]


def use_ability(capua: Capua, card: int, seat: int) -> None:
    """5.5, 3.2 The card is exhausted, then the effect."""
    ability = capua.content.ability[card]
    exhaust(capua, card)
    if ability in EARNINGS:
        capua.earn(seat, EARNINGS[ability])
    elif ability == COPYIST:
        kind = capua.intrigue_deck[-1]
        rest = capua.intrigue_sight[seat] >> SIGHT
        seen = rest << SIGHT | as_digits([kind], SIGHT)
        capua.intrigue_sight = replaced(capua.intrigue_sight, seat, seen)
        capua.confide(seat, "peeked", (seat, kind), (seat,))
        capua.then(steps.CHOOSE_PEEK, seat)
    elif ability == CUPBEARER:
        capua.then(steps.CHOOSE_CHANGE, seat)
    else:
        capua.then(steps.CHOOSE_AIM, seat, ability)


def choose_peek(capua: Capua, seat: int) -> None:
    """15.5 Copyist: the card goes back on top or at the bottom."""
    capua.ask(seat, "peek", steps.PUT_BACK, [TOP, BOTTOM], seat)


def put_back(capua: Capua, choice: int, seat: int) -> None:
    """15.5 Copyist: everybody sees where it went."""
    capua.tell("put_back", seat, choice)
    if choice == BOTTOM:
        put_under(capua)


def choose_change(capua: Capua, seat: int) -> None:
    """15.5 Cupbearer: which card of the hand is discarded."""
    kinds = capua.kinds_in_hand(seat)
    if kinds:
        capua.ask(seat, "discard", steps.CHANGE_ONE, kinds, seat)


def change_one(capua: Capua, kind: int, seat: int) -> None:
    """15.5 Cupbearer: one card is drawn for it."""
    throw(capua, seat, kind)
    capua.tell("discarded", seat, kind)
    draw_intrigue(capua, seat, 1)


def choose_aim(capua: Capua, seat: int, ability: int) -> None:
    """15.5 The Dominus at whom it is used, if there still is one."""
    others = aims(capua, seat, ability)
    if others:
        capua.choose(seat, "victim", steps.AIM, others, seat, ability)


def aim(capua: Capua, other: int, seat: int, ability: int) -> None:
    """15.5 A Guard is exhausted, a hand looked into, or a denarius paid."""
    if ability == DISTRACTION:
        capua.guards[other] -= 1
        capua.weary = replaced(capua.weary, other, capua.weary[other] + 1)
        capua.tell("guards_spent", other, 1, 0)
    elif ability == EAVESDROP:
        look_into_hand(capua, seat, other)
    else:
        capua.hand_over(other, seat, 1)


STEPS: Final = (
    choose_exhaust,
    exhaust_one,
    grant_power,
    choose_gossip,
    change_card,
    choose_peek,
    put_back,
    choose_change,
    change_one,
    choose_aim,
    aim,
)
