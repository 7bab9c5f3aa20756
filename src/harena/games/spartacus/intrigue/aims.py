"""Chapter 5.6, what a Scheme needs: Influence, denarii for its cost, somebody it has effect on."""

from typing import Final

from harena.games.spartacus.components.capua import CHAMPION, GOAL, MOST_SEATS, NO_CARD, Capua
from harena.games.spartacus.components.content import (
    ASSASSINATE,
    BRIBE_WATCH,
    BURGLE,
    DRAW,
    DRUG,
    EDITOR,
    ELOQUENCE,
    EXTORT,
    FIRST_SCHEME,
    FRIENDS,
    GAIN_PER_SLAVE,
    GUARD,
    INCITE,
    INSIDER,
    KINDS,
    LOWER,
    OLD_NAME,
    OTHER,
    POISON,
    POWERS_EACH,
    PRICES,
    RAISE,
    SELF,
    SPY,
    STEAL,
    TAX,
    VETERANS,
)

# What c06 names at launch.
NOTHING_NAMED: Final = 0
NAMED_GLADIATOR: Final = 1
NAMED_SLAVE: Final = 2
NAMES: Final = 3
MOST_SCHEMES: Final = 20
# Points bought by Solonius or an old name; and five more where the Orator speaks. Nothing at all is
# to take the Scheme back.
NO_BOOST: Final = 0
MOST_POINTS: Final = 3
BY_NAME: Final = MOST_POINTS + 1
ORATOR: Final = BY_NAME + 1
BOOSTS: Final = 2 * ORATOR
ORATOR_ADDS: Final = 2
MOST_BOOST: Final = MOST_SEATS - 1 + ORATOR_ADDS
PAY: Final = PRICES.index("pay")


def targets(capua: Capua, seat: int, kind: int, spent: int = NO_CARD) -> list[int]:
    """5.6.1, 5.6.2 Whom a Scheme can be aimed at with effect: three times the seat, plus what.

    `spent` is a card that will be exhausted before.
    """
    of = capua.content.target[kind]
    found: list[int] = []
    for target in range(capua.seats):
        if (of == SELF and target != seat) or (of == OTHER and target == seat):
            continue
        if capua.content.effect[kind] == INCITE:
            for named in (NAMED_GLADIATOR, NAMED_SLAVE):
                if has_effect(capua, target, kind, named, spent):
                    found.append(NAMES * target + named)
        elif has_effect(capua, target, kind, NOTHING_NAMED, spent):
            found.append(NAMES * target)
    return found


def has_effect(capua: Capua, target: int, kind: int, named: int, spent: int = NO_CARD) -> bool:
    """5.6.2, R19 Whether a Scheme could do anything at all to this Dominus."""
    effect, amount = capua.content.effect[kind], capua.content.amount[kind]
    if effect in (DRAW, VETERANS, INSIDER):
        return has_cards(capua, effect)
    if effect == RAISE:
        return capua.influence[target] < GOAL
    if effect == LOWER:
        return capua.influence[target] > capua.least
    if effect == EXTORT:
        return capua.influence[target] > capua.least or capua.coins[target] >= amount
    if effect == STEAL:
        return capua.coins[target] > 0
    if effect == TAX:
        return capua.coins[target] > 1
    if effect == SPY:
        return capua.held[target] > 0
    if effect == BRIBE_WATCH:
        return capua.guards[target] > 0
    if effect == EDITOR:
        return capua.price_of_refusal(target) < amount
    if effect in (GAIN_PER_SLAVE, INCITE, POISON, DRUG, BURGLE, ASSASSINATE):
        return any(card != spent for card in prey(capua, target, kind, named))
    return True


def has_cards(capua: Capua, effect: int) -> bool:
    """3.5, 5.6.2 Whether there are cards to draw, Guards to call, or cards to look at."""
    if effect == DRAW:
        return bool(capua.intrigue_deck) or sum(capua.thrown) > 0
    return capua.thrown[GUARD] > 0 if effect == VETERANS else bool(capua.market_deck)


def prey(capua: Capua, target: int, kind: int, named: int) -> list[int]:
    """5.6.2, 3.2.1 The ready cards of the target that a Scheme can hit."""
    effect = capua.content.effect[kind]
    if effect == GAIN_PER_SLAVE or named == NAMED_SLAVE:
        return capua.slaves(target)
    if named == NAMED_GLADIATOR:
        return capua.gladiators(target)
    if effect == BURGLE:
        return capua.gear(target)
    cards = capua.fighters(target)
    if effect == ASSASSINATE:
        return [card for card in cards if not capua.favors[card] & CHAMPION]
    return cards


def cost_of(capua: Capua, kind: int) -> int:
    """5.6.2, 5.11.4, R26 What the schemer pays when it takes effect."""
    content = capua.content
    return content.pay_each[kind] * (capua.seats - 1) + content.pay_bank[kind]


def strength(capua: Capua, seat: int) -> int:
    """5.6, 5.7 His own Influence, what was added, and the whole Influence of each supporter."""
    total = capua.influence[seat] + capua.boost
    if capua.supporters:
        for other in range(capua.seats):
            if capua.supporters >> other & 1:
                total += added_by(capua, other)
    return total


def added_by(capua: Capua, supporter: int) -> int:
    """5.7.3 What a supporter adds: his whole Influence."""
    return capua.influence[supporter]


def power_index(capua: Capua, seat: int, kind: int) -> int:
    """15.3 Which of his House's two powers is of this special kind; none is -1."""
    for index in range(POWERS_EACH):
        power = capua.content.powers[POWERS_EACH * capua.house[seat] + index]
        if capua.content.power_kind[power] == kind:
            return index
    return NO_CARD


def point_price(capua: Capua, seat: int) -> int:
    """15.3 What Solonius pays for a point of Influence; nothing if he cannot buy any now."""
    index = power_index(capua, seat, FRIENDS)
    if index == NO_CARD or capua.powers_used >> index & 1:
        return 0
    power = capua.content.powers[POWERS_EACH * capua.house[seat] + index]
    return capua.content.price[len(PRICES) * power + PAY]


def boosts(capua: Capua, seat: int, kind: int) -> list[int]:
    """5.6, 6.8, 15.3, 15.5, R59 What is missing and no more, so that the cost can still be paid.

    5.6.2: nor does the Orator speak for a Scheme that has no effect without him.
    """
    missing = capua.content.required[kind] - strength(capua, seat)
    free = capua.coins[seat] - cost_of(capua, kind)
    if not 0 < missing <= MOST_BOOST or free < 0:
        return []
    price = point_price(capua, seat)
    most = min(MOST_POINTS, free // price) if price else 0
    name = named_points(capua, seat)
    found = [missing] if missing <= most else []
    if missing <= name:
        found.append(BY_NAME)
    orator = capua.bearer(seat, ELOQUENCE)
    if orator != NO_CARD and targets(capua, seat, kind, orator):
        rest = max(0, missing - ORATOR_ADDS)
        if rest <= most:
            found.append(ORATOR + rest)
        if 0 < rest <= name:
            found.append(ORATOR + BY_NAME)
    return found


def named_points(capua: Capua, seat: int) -> int:
    """15.3 An old name counts 1 for each supporter, for one Scheme a turn."""
    index = power_index(capua, seat, OLD_NAME)
    if index == NO_CARD or capua.powers_used >> index & 1:
        return 0
    return capua.supporters.bit_count()


def suffices(capua: Capua, seat: int, kind: int) -> bool:
    """5.6, 5.6.2 Whether it can be launched now, with all that the schemer can add himself."""
    content = capua.content
    if cost_of(capua, kind) > capua.coins[seat] or not targets(capua, seat, kind):
        return False
    return strength(capua, seat) >= content.required[kind] or bool(boosts(capua, seat, kind))


def launchable(capua: Capua, seat: int) -> list[int]:
    """5.6, 5.6.3, R20 The Schemes of his hand that he can launch without support."""
    if capua.schemes >= MOST_SCHEMES:
        return []
    first = KINDS * seat
    return [
        kind
        for kind in range(FIRST_SCHEME, KINDS)
        if capua.hand[first + kind] and suffices(capua, seat, kind)
    ]


def lockable(capua: Capua, seat: int) -> list[int]:
    """5.7.2, 5.7.6, 5.7.7, R21, R23 Schemes above his own Influence that were not put up before."""
    if capua.schemes >= MOST_SCHEMES:
        return []
    first, own = KINDS * seat, capua.influence[seat]
    return [
        kind
        for kind in range(FIRST_SCHEME, KINDS)
        if capua.hand[first + kind] > capua.tried[first + kind]
        and capua.content.required[kind] > own
    ]
