"""How a hasty Dominus trades, bids and wagers (13.7)."""

from typing import Final

from harena.games.spartacus.advice.worth import (
    OF_GUARD,
    of_card,
    of_influence,
    rivalry,
    strength_of,
)
from harena.games.spartacus.arena.wagers import DIGIT
from harena.games.spartacus.bargains import offers
from harena.games.spartacus.components.answers import ACCEPT, DECLINE
from harena.games.spartacus.components.capua import (
    CHARGES,
    EVERYBODY,
    GIVES,
    GIVES_GUARDS,
    GOAL,
    MAKER,
    NO_CARD,
    NOBODY,
    PARTNER,
    PAYS,
    READY,
    TAKES,
    TAKES_GUARDS,
    Capua,
)
from harena.games.spartacus.components.content import CARDS, GLADIATORS
from harena.games.spartacus.market import market
from harena.toolkit.bits import members

MANY: Final = 4
# How much the loss of one who is not ahead is a gain.
EVEN: Final = 0.35
WHIMS: Final = 3


def need(capua: Capua, seat: int, card: int) -> float:
    """13.7 What a card is worth to this House: the first who can fight more, a crowd less."""
    if card >= GLADIATORS:
        return of_card(capua, card)
    return need_beside(capua, card, men_of(capua, seat) - capua.is_ready(card, seat))


def men_of(capua: Capua, seat: int) -> int:
    """3.2.1 How many ready Gladiators a House has."""
    place, condition = capua.place, capua.condition
    men = 0
    for card in range(GLADIATORS):
        if place[card] == seat and condition[card] == READY:
            men += 1
    return men


def need_beside(capua: Capua, card: int, men: int) -> float:
    """13.7 What a card is worth to a House that has so many other ready Gladiators."""
    worth = of_card(capua, card)
    if card < GLADIATORS:
        if not men:
            worth += 4.0
        elif men >= MANY:
            worth -= 1.5
    return worth


def whim(capua: Capua, seat: int) -> int:
    """13.7 Nobody bids quite what a thing is worth; counted from the Host, equal for all seats."""
    index = (seat - capua.host) % capua.seats
    dice = 31 * capua.round + 17 * index + 13 * capua.lot + 7 * capua.rebids * (index + 1)
    dice += capua.coins[seat]
    return dice % (WHIMS if capua.rebids == 0 else 2)


def wished(capua: Capua, seat: int) -> tuple[int, int]:
    """13.7 The card of another that is worth more here than there, and its owner."""
    best, card, owner = 1.9, NO_CARD, NOBODY
    coins, own = capua.coins[seat], men_of(capua, seat)
    spurned = capua.declined[TAKES] if capua.declined[MAKER] == seat else 0
    for other in capua.others(seat):
        if capua.closed >> other & 1:
            continue
        men = men_of(capua, other)
        for one in capua.ready_among(other, 0, CARDS):
            price = price_beside(capua, one, men - (one < GLADIATORS))
            gain = need_beside(capua, one, own) - price
            if gain > best and coins >= price and not spurned >> one & 1:
                best, card, owner = gain, one, other
    return card, owner


def spare(capua: Capua, seat: int) -> int:
    """13.7 A card of his own for which somebody would pay clearly more."""
    best, card = 1.9, NO_CARD
    own = men_of(capua, seat)
    buyers = buyers_from(capua, seat)
    for one in capua.ready_among(seat, 0, CARDS):
        if capua.is_champion(one) or (capua.declined[MAKER] == seat and is_in(capua, one)):
            continue
        price = price_among(capua, one, buyers)
        gain = price - need_beside(capua, one, own - (one < GLADIATORS))
        if gain > best:
            best, card = gain, one
    return card


def buyers_from(capua: Capua, seat: int) -> list[tuple[int, int]]:
    """13.7 The others who are open: what they have, and how many ready Gladiators."""
    return [
        (capua.coins[other], men_of(capua, other))
        for other in capua.others(seat)
        if not capua.closed >> other & 1
    ]


def best_price(capua: Capua, seat: int, card: int) -> int:
    """13.7 What somebody who is open would pay for a card, and has."""
    return price_among(capua, card, buyers_from(capua, seat))


def price_among(capua: Capua, card: int, buyers: list[tuple[int, int]]) -> int:
    """13.7 The most that one of these would pay for a card which none of them has."""
    found = 0
    for coins, men in buyers:
        found = max(found, min(coins, int(need_beside(capua, card, men)) - 1))
    return found


def is_in(capua: Capua, card: int) -> bool:
    """13.5 Whether it was in the offer that was just declined."""
    return capua.declined[GIVES] >> card & 1 != 0


def price_for(capua: Capua, owner: int, card: int) -> int:
    """13.7 What its owner would take: a little more than it is worth to him."""
    return price_beside(capua, card, men_of(capua, owner) - (card < GLADIATORS))


def price_beside(capua: Capua, card: int, men: int) -> int:
    """13.7 The same for an owner who has so many other ready Gladiators."""
    return int(need_beside(capua, card, men)) + 2


def next_trade(capua: Capua, seat: int, choices: list[int]) -> int:
    """7.7 A purchase, something to sell to whoever pays most, or the end of trading."""
    _, owner = wished(capua, seat)
    if owner != NOBODY and market.OFFER + owner in choices:
        return market.OFFER + owner
    if market.OFFER + EVERYBODY in choices and spare(capua, seat) != NO_CARD:
        return market.OFFER + EVERYBODY
    if capua.coins[seat] == 0:
        for card in choices:
            if card < market.SELL_GUARD and need(capua, seat, card) <= capua.content.bank[card] + 1:
                return card
    return market.CLOSE


def next_term(capua: Capua, seat: int, choices: list[int]) -> int:
    """7.7 The card he wishes, a price for it, and no more; or what he sells to all."""
    offer = capua.offer
    if offer[PARTNER] == EVERYBODY:
        term = next_of_sale(capua, seat)
    else:
        card, owner = wished(capua, seat)
        if owner != offer[PARTNER]:
            return offers.DROP
        if not offer[TAKES]:
            term = offers.TAKE + card
        else:
            term = offers.SEND if offer[PAYS] else offers.PAY
    return term if term in choices else offers.DROP


def next_of_sale(capua: Capua, seat: int) -> int:
    """7.7.1 The card he can spare, its price, and no more."""
    offer = capua.offer
    if not offer[GIVES]:
        return offers.GIVE + spare(capua, seat)
    return offers.SEND if offer[CHARGES] else offers.CHARGE


def fair_coins(capua: Capua, seat: int, term: int) -> int:
    """13.7 What he pays for what he wishes, or asks of all for what he can spare."""
    if term == offers.CHARGE:
        given = members(capua.offer[GIVES])
        return best_price(capua, seat, given[0]) if given else 1
    card, owner = wished(capua, seat)
    return price_for(capua, owner, card) if card != NO_CARD else 0


def gain_of_offer(capua: Capua, seat: int) -> float:
    """13.7 What the offer on the table would bring one who is asked, or its maker."""
    offer = capua.offer
    total = float(offer[PAYS] - offer[CHARGES])
    total += OF_GUARD * (offer[GIVES_GUARDS] - offer[TAKES_GUARDS])
    for card in members(offer[GIVES]):
        total += need(capua, seat, card) + of_influence(capua, seat) * capua.is_champion(card)
    for card in members(offer[TAKES]):
        total -= need(capua, seat, card) + of_influence(capua, seat) * capua.is_champion(card)
    return -total if seat == offer[MAKER] else total


def worth_of_deal(capua: Capua, seat: int, choice: int) -> float:
    """13.7 Accept what gains at least 1, more from who is ahead, never what makes him twelve."""
    if choice != ACCEPT:
        return 0.0 if choice == DECLINE else -1.0
    rival = capua.offer[MAKER]
    champions = [card for card in members(capua.offer[TAKES]) if capua.is_champion(card)]
    if champions and capua.influence[rival] + len(champions) >= GOAL:
        return -10.0
    envy = max(0.0, rivalry(capua, seat, rival) - EVEN) * max(0.0, gain_of_offer(capua, rival))
    return gain_of_offer(capua, seat) - 0.9 - envy


def fair_bid(capua: Capua, seat: int) -> int:
    """13.7 At most what the card is worth, and what he has."""
    worth = int(need(capua, seat, capua.lot)) - whim(capua, seat) - capua.laid[seat]
    return max(0, min(capua.coins[seat] - 1, worth))


def fair_host_bid(capua: Capua, seat: int) -> int:
    """8.8, 9.1 A point of Influence, and the say over who fights."""
    worth = int(of_influence(capua, seat)) - whim(capua, seat) - capua.laid[seat]
    if capua.influence[seat] >= GOAL - 1:
        worth = capua.coins[seat]
    return max(0, min(capua.coins[seat], worth))


def best_wager(capua: Capua, seat: int) -> int:
    """9.5 On the better combatant, or on one's own if he is no worse."""
    skill = [strength_of(capua, capua.fighter(side)) for side in range(2)]
    stake = 3 if capua.coins[seat] >= 6 else int(capua.coins[seat] >= 3)
    for side in range(2):
        mine, barred = capua.owner(side) == seat, capua.owner(1 - side) == seat
        ahead = skill[side] - skill[1 - side]
        if not barred and (ahead >= 2 or (mine and ahead >= 0)):
            return stake * (DIGIT if side else 1)
    return 0
