"""Chapters 7.7 and 13.5, Offers: what one gives, what he wants, and what he says.

An offer goes to one partner, who accepts, declines, or makes one counter-offer; or to all, who
answer at once. What is accepted is carried out at once and whole; words are only words. In the Open
Market Resources change hands too.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.answers import ACCEPT, DECLINE
from harena.games.spartacus.components.capua import (
    CHARGES,
    EVERYBODY,
    GIVES,
    GIVES_GUARDS,
    MAKER,
    MARKET,
    MOST_SUM,
    NOBODY,
    OFFER_SIZE,
    PARTNER,
    PAYS,
    TAKES,
    TAKES_GUARDS,
    WORD,
    Capua,
)
from harena.games.spartacus.components.content import CARDS
from harena.toolkit.bits import as_bits, members
from harena.toolkit.fields import replaced

NO_OFFER: Final = [NOBODY, *([0] * (OFFER_SIZE - 1))]
# What can be put into an offer, one after the other.
GIVE: Final = 0
TAKE: Final = CARDS
GIVE_GUARD: Final = 2 * CARDS
TAKE_GUARD: Final = GIVE_GUARD + 1
PAY: Final = TAKE_GUARD + 1
CHARGE: Final = PAY + 1
SAY: Final = CHARGE + 1
WORDS: Final = ("nothing", "support", "peace", "no-scheme", "invite", "spare", "no-bid", "repay")
SEND: Final = SAY + len(WORDS)
DROP: Final = SEND + 1
TERMS: Final = DROP + 1
COUNTER: Final = 2
FIRST_TERM: Final = 0
IN_RETURN: Final = 1
TO_ALL: Final = 2
SEVERAL: Final = 2


def may_offer(capua: Capua, seat: int) -> list[int]:
    """3.1.2, 7.7, 7.7.1, 13.5 To whom: nobody closed, or all where there are several."""
    found = [
        other
        for other in range(capua.seats)
        if other != seat
        and not capua.closed >> other & 1
        and (capua.phase == MARKET or capua.coins[seat] or capua.coins[other])
    ]
    return [*found, EVERYBODY] if len(found) >= SEVERAL else found


def begin_offer(capua: Capua, seat: int, partner: int) -> None:
    """7.7, 7.7.1 An empty offer, to be filled."""
    write_offer(capua, seat, partner)
    if partner == EVERYBODY:
        capua.tell("turned_to_all", seat)
        capua.then(steps.CHOOSE_TERMS, seat, TO_ALL)
    else:
        capua.tell("turned_to", seat, partner)
        capua.then(steps.CHOOSE_TERMS, seat, FIRST_TERM)


def partners(capua: Capua) -> list[int]:
    """7.7.1 To whom the offer goes: to one, or to all who are open, from the maker's left."""
    offer = capua.offer
    if offer[PARTNER] != EVERYBODY:
        return [offer[PARTNER]]
    return [other for other in capua.others(offer[MAKER]) if not capua.closed >> other & 1]


def write_offer(capua: Capua, seat: int, partner: int) -> None:
    """7.7 Nothing is in it yet."""
    capua.offer = [0] * OFFER_SIZE
    capua.offer[MAKER], capua.offer[PARTNER] = seat, partner


def choose_terms(capua: Capua, seat: int, is_counter: int) -> None:
    """3.1.2, 7.2, 7.3, 13.5, R53 One thing more, or it is sent; not the last that was declined."""
    offer = capua.offer
    options: list[int] = []
    if capua.phase == MARKET:
        options += resources_for(capua, seat)
    if not offer[PAYS] and not offer[CHARGES]:
        if capua.coins[seat]:
            options.append(PAY)
        if any(capua.coins[other] for other in partners(capua)):
            options.append(CHARGE)
    if not offer[WORD]:
        options += [SAY + word for word in range(1, len(WORDS))]
    if can_be_sent(capua):
        options.append(SEND)
    options.append(DROP)
    capua.ask(seat, "terms", steps.SET_TERM, options, seat, is_counter)


def resources_for(capua: Capua, seat: int) -> list[int]:
    """7.2, 7.3, 7.7.1, R65 His ready cards and Guards; those of the partner, Guards of anybody."""
    offer = capua.offer
    options = [
        GIVE + card for card in capua.ready_among(seat, 0, CARDS) if not offer[GIVES] >> card & 1
    ]
    if offer[PARTNER] != EVERYBODY:
        options += [
            TAKE + card
            for card in capua.ready_among(offer[PARTNER], 0, CARDS)
            if not offer[TAKES] >> card & 1
        ]
    if capua.guards[seat] > offer[GIVES_GUARDS]:
        options.append(GIVE_GUARD)
    if any(capua.guards[other] > offer[TAKES_GUARDS] for other in partners(capua)):
        options.append(TAKE_GUARD)
    return options


def can_be_sent(capua: Capua) -> bool:
    """13.5, R73 Something changes hands, it is all there, and it is not what was declined last."""
    offer = capua.offer
    moves = any(offer[part] for part in range(PAYS, WORD))
    return moves and offer != capua.declined and bool(takers(capua))


def takers(capua: Capua) -> list[int]:
    """7.7, 7.7.1 Those with whom the offer could be carried out now."""
    return [other for other in partners(capua) if can_be_kept(capua, other)]


def can_be_kept(capua: Capua, partner: int) -> bool:
    """7.3, 7.7 Both still have what the offer names, and it is ready."""
    offer = capua.offer
    seat = offer[MAKER]
    if capua.coins[seat] < offer[PAYS] or capua.coins[partner] < offer[CHARGES]:
        return False
    if capua.guards[seat] < offer[GIVES_GUARDS] or capua.guards[partner] < offer[TAKES_GUARDS]:
        return False
    return all(capua.is_ready(card, seat) for card in members(offer[GIVES])) and all(
        capua.is_ready(card, partner) for card in members(offer[TAKES])
    )


def set_term(capua: Capua, term: int, seat: int, is_counter: int) -> None:
    """7.7, 13.5 Into the offer; or it is sent, or dropped."""
    if term == DROP:
        capua.tell("dropped", seat)
        clear_offer(capua)
        return
    if term == SEND:
        make_offer(capua, is_counter)
        return
    capua.then(steps.CHOOSE_TERMS, seat, is_counter)
    offer = capua.offer = capua.offer[:]
    if term < TAKE:
        offer[GIVES] |= 1 << term
        capua.tell("offered_card", seat, term)
    elif term < GIVE_GUARD:
        offer[TAKES] |= 1 << (term - TAKE)
        capua.tell("wanted_card", seat, term - TAKE)
    elif term == GIVE_GUARD:
        offer[GIVES_GUARDS] += 1
        capua.tell("offered_guard", seat)
    elif term == TAKE_GUARD:
        offer[TAKES_GUARDS] += 1
        capua.tell("wanted_guard", seat)
    elif term in (PAY, CHARGE):
        capua.then(steps.CHOOSE_COINS, seat, term)
    else:
        offer[WORD] = term - SAY
        capua.tell("said", seat, term - SAY)


def choose_coins(capua: Capua, seat: int, term: int) -> None:
    """7.7 How many denarii are given or wanted: at least one, if they are still there."""
    payers = [seat] if term == PAY else partners(capua)
    most = min(max([capua.coins[payer] for payer in payers]), MOST_SUM)
    amounts = list(range(1, most + 1)) if most else [0]
    capua.ask(seat, "coins", steps.SET_COINS, amounts, term)


def set_coins(capua: Capua, coins: int, term: int) -> None:
    """7.7 That many."""
    capua.offer = replaced(capua.offer, PAYS if term == PAY else CHARGES, coins)
    kind = "offered_coins" if term == PAY else "wanted_coins"
    capua.tell(kind, capua.offer[MAKER], coins)


def make_offer(capua: Capua, is_counter: int) -> None:
    """7.7, 7.7.1 The offer is whole, and its partner must answer, or all at the same time."""
    seat = capua.offer[MAKER]
    if is_counter == TO_ALL:
        capua.tell("offered_all", seat)
        capua.replies = [NOBODY] * capua.seats
        capua.then(steps.SETTLE_OFFER, seat)
    else:
        capua.tell("offered", seat, capua.offer[PARTNER])
    capua.then(steps.CHOOSE_DEAL, is_counter)


def choose_deal(capua: Capua, is_counter: int) -> None:
    """7.7, 7.7.1, 7.7.2, R66 Accept what can be carried out, decline, or once a counter-offer."""
    if capua.offer[MAKER] == NOBODY:
        return
    able = takers(capua)
    if not able:
        capua.then(steps.EXPIRE_OFFER)
        return
    for partner in partners(capua):
        options = [ACCEPT] if partner in able else []
        options.append(DECLINE)
        if is_counter != IN_RETURN:
            options.append(COUNTER)
        step = steps.REPLY if is_counter == TO_ALL else steps.ANSWER_OFFER
        capua.ask(partner, "deal", step, options, partner, is_counter)


def expire_offer(capua: Capua) -> None:
    """7.7.2, R66 What it names is no longer there."""
    capua.tell("offer_expired", capua.offer[MAKER])
    clear_offer(capua)


def reply(capua: Capua, choice: int, partner: int) -> None:
    """7.7.1 What each says to an offer to all, shown together."""
    capua.replies = replaced(capua.replies, partner, choice)
    capua.tell("replied", partner, choice)


def settle_offer(capua: Capua, seat: int) -> None:
    """7.7.1, R65 The first yes from the maker's left has it; else counter-offers are heard."""
    if capua.offer[MAKER] == NOBODY:
        return
    others = [other for other in capua.others(seat) if capua.replies[other] != NOBODY]
    countering = [other for other in others if capua.replies[other] == COUNTER]
    accepting = [other for other in others if capua.replies[other] == ACCEPT]
    if accepting:
        capua.offer = replaced(capua.offer, PARTNER, accepting[0])
        capua.tell("accepted", accepting[0], seat)
        carry_out(capua)
        return
    capua.declined = capua.offer[:]
    clear_offer(capua)
    capua.crowd = as_bits(countering)
    capua.then(steps.HEAR_COUNTER, seat)


def hear_counter(capua: Capua, seat: int) -> None:
    """7.7.1 One counter-offer after the other, until one is accepted."""
    for other in capua.others(seat):
        if capua.crowd >> other & 1:
            capua.crowd &= ~(1 << other)
            capua.then(steps.HEAR_COUNTER, seat)
            counter(capua, other, seat)
            return


def counter(capua: Capua, partner: int, seat: int) -> None:
    """7.7 One offer in return."""
    capua.tell("countered", partner, seat)
    write_offer(capua, partner, seat)
    capua.then(steps.CHOOSE_TERMS, partner, IN_RETURN)


def answer_offer(capua: Capua, choice: int, partner: int, is_counter: int) -> None:
    """7.5, 7.7 A deal needs only the two."""
    seat = capua.offer[MAKER]
    if choice == ACCEPT:
        capua.tell("accepted", partner, seat)
        carry_out(capua)
    elif choice == DECLINE:
        capua.tell("declined", partner, seat)
        capua.declined = capua.offer[:]
        clear_offer(capua)
    else:
        counter(capua, partner, seat)


def carry_out(capua: Capua) -> None:
    """3.1.1, 3.6, 7.2, 7.8, R71 All at once; of Champions the difference counts."""
    offer = capua.offer[:]
    seat, partner = offer[MAKER], offer[PARTNER]
    clear_offer(capua)
    capua.crowd = 0
    capua.hold_windows_back()
    given = hand_cards(capua, offer[GIVES], seat, partner)
    champions = hand_cards(capua, offer[TAKES], partner, seat) - given
    for gainer, loser in ((seat, partner), (partner, seat)):
        if champions > 0:
            capua.rise(gainer, champions)
            capua.sink(loser, champions)
        champions = -champions
    guards = offer[GIVES_GUARDS] - offer[TAKES_GUARDS]
    if guards:
        capua.guards[seat] -= guards
        capua.guards[partner] += guards
        capua.tell("guards_traded", seat, partner, offer[GIVES_GUARDS], offer[TAKES_GUARDS])
    capua.hand_over(seat, partner, offer[PAYS])
    capua.hand_over(partner, seat, offer[CHARGES])


def hand_cards(capua: Capua, cards: int, seat: int, to: int) -> int:
    """3.1.5, 3.6 They pass with their markers; how many Champions are among them."""
    champions = 0
    for card in members(cards):
        capua.tell("traded", seat, to, card)
        capua.place[card] = to
        champions += capua.is_champion(card)
    return champions


def withdraw_offer(capua: Capua, choice: int, seat: int) -> None:
    """7.7.2, 13.1 While it is not answered, its maker may withdraw it."""
    capua.tell("offer_withdrawn", seat)
    clear_offer(capua)


def clear_offer(capua: Capua) -> None:
    """7.7 Nothing is on offer."""
    capua.offer = NO_OFFER


STEPS: Final = (
    choose_terms,
    set_term,
    choose_coins,
    set_coins,
    choose_deal,
    expire_offer,
    reply,
    settle_offer,
    hear_counter,
    answer_offer,
    withdraw_offer,
)
