"""What things are worth to a bot, in denarii (13.7)."""

from typing import Final

from harena.games.spartacus.components.capua import CHAMPION, FAVORS, GOAL, Capua
from harena.games.spartacus.components.content import (
    CARDS,
    DRAW,
    EXTORT,
    FIGHTERS,
    GAIN,
    GAIN_PER_SLAVE,
    GLADIATOR,
    GUARD,
    INCITE,
    LOWER,
    POISON,
    RAISE,
    SLAVE,
    STEAL,
    TAX,
)

OF_GUARD: Final = 3.0
OF_INFLUENCE: Final = 6.0
OF_LATE_INFLUENCE: Final = 10.0
LATE: Final = 9
OF_CARD_IN_HAND: Final = 1.6


def of_influence(capua: Capua, seat: int) -> float:
    """13.7 A point more for a Dominus; the last ones are worth more."""
    return OF_LATE_INFLUENCE if capua.influence[seat] >= LATE else OF_INFLUENCE


def of_level(level: int) -> float:
    """13.7 All Influence up to here."""
    late = max(0, level - LATE)
    return OF_INFLUENCE * (level - late) + OF_LATE_INFLUENCE * late


def of_card(capua: Capua, card: int) -> float:
    """13.7 A Gladiator with his markers, a Slave, a piece of Equipment."""
    content = capua.content
    worth = float(content.bank[card])
    if card >= FIGHTERS:
        return worth + 1
    favors = capua.favors[card]
    worth += 2 * (favors & FAVORS) + (6 if favors & CHAMPION else 0)
    if content.type[card] == SLAVE:
        return worth + 2
    return worth + max(0, content.health[card] - 7) * 0.5


def of_kind(capua: Capua, seat: int, kind: int) -> float:
    """An Intrigue card in hand: what it may do, but at least what it can be cashed in for."""
    content = capua.content
    cash = float(content.cash[kind])
    if kind == GUARD:
        return OF_GUARD
    if content.required[kind] > capua.influence[seat] + 3:
        return cash
    return cash + 1.0


def of_scheme(capua: Capua, seat: int, kind: int, target: int) -> float:
    """15.9 What a Scheme brings its schemer: his gain, and what a rival loses as he is ahead."""
    content = capua.content
    effect, amount = content.effect[kind], content.amount[kind]
    mine = target == seat
    cost = float(content.pay_each[kind] * (capua.seats - 1) + content.pay_bank[kind])
    # What the others are paid helps them as well.
    cost += 0.3 * content.pay_each[kind] * (capua.seats - 1)
    if effect == RAISE:
        worth = amount * of_influence(capua, target)
    elif effect == LOWER:
        worth = -amount * of_influence(capua, target)
    elif effect == GAIN:
        worth = float(amount)
    elif effect == GAIN_PER_SLAVE:
        return float(amount * len(capua.slaves(seat)))
    elif effect == DRAW:
        worth = OF_CARD_IN_HAND * amount
    elif effect == STEAL:
        taken = min(amount, capua.coins[target])
        return taken + rivalry(capua, seat, target) * taken
    elif effect == EXTORT:
        return rivalry(capua, seat, target) * of_influence(capua, target)
    elif effect == TAX:
        return rivalry(capua, seat, target) * min(capua.coins[target] // 2, amount)
    elif effect in (INCITE, POISON):
        return rivalry(capua, seat, target) * 4.0
    else:
        return 1.5 if mine else 2.5 * rivalry(capua, seat, target)
    if mine:
        return worth - cost
    return -rivalry(capua, seat, target) * worth - cost


def rivalry(capua: Capua, seat: int, other: int) -> float:
    """How much a loss of another is a gain: the more, the further he is ahead."""
    ahead = capua.influence[other] - capua.influence[seat]
    weight = 0.35 + 0.08 * ahead
    if capua.influence[other] >= GOAL - 1:
        weight += 0.8
    return max(0.1, min(1.2, weight))


def of_houses(capua: Capua) -> list[float]:
    """13.7 All that each House has, in denarii."""
    worths: list[float] = []
    for seat in range(capua.seats):
        worth = of_level(capua.influence[seat]) + capua.coins[seat]
        worth += OF_GUARD * capua.guards[seat] + 2 * capua.weary[seat]
        worths.append(worth + OF_CARD_IN_HAND * capua.held[seat])
    place, condition = capua.place, capua.condition
    for card in range(CARDS):
        seat = place[card]
        if seat >= 0:
            share = 1.0 if condition[card] < 2 else 0.5
            worths[seat] += share * of_card(capua, card)
    return worths


def honour(capua: Capua, seat: int) -> float:
    """13.7 A trait of its own: how much a promise of denarii weighs on a bot, none to wholly."""
    return (37 * capua.house[seat] + 61 * seat + 29 * capua.seats) % 101 / 100


def of_debts(capua: Capua, seat: int) -> float:
    """5.7.8, 13.7 What he has promised and not given: some pay, some forget."""
    first = capua.seats * seat
    return 1.5 * honour(capua, seat) * sum(capua.promised[first : first + capua.seats])


def strength_of(capua: Capua, card: int) -> float:
    """How well a card fights: its dice, its attack, its ability."""
    content = capua.content
    able = 0.7 if content.ability[card] and content.type[card] == GLADIATOR else 0.0
    return content.health[card] + 0.5 * content.dice[3 * card] + able
