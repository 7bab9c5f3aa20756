"""Chapter 17, who knows what: view() and imagine().

Houses, Influence, Resources, discards and all sizes lie open. Hidden are hands, decks, what is put
up for support, and Treasuries from closing until the Host is known; whoever has looked remembers.
"""

from typing import Final

from harena.games.spartacus.bargains.instructions import highest_limit
from harena.games.spartacus.components.capua import (
    CORNER,
    DECK,
    FIGHTER,
    GIVES,
    NO_CARD,
    NO_KIND,
    TAKES,
    Capua,
)
from harena.games.spartacus.components.content import FIRST_SCHEME, GUARD, KINDS
from harena.games.spartacus.components.decks import SIGHT
from harena.games.spartacus.components.fields import ATTACK, CAPUA, COMBAT
from harena.games.spartacus.components.reckoning import level
from harena.games.spartacus.intrigue.aims import boosts
from harena.games.spartacus.market.auction import auctioned
from harena.games.spartacus.setup.preparation import lay_out
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.bits import as_bits, members
from harena.toolkit.decks import as_digits, digits, shuffled
from harena.toolkit.fields import OPEN, seen_by
from harena.toolkit.views import dues, inner, ints, lists, number, put_back, show

OFFERS: Final = ("offer", "declined")
OPEN_OF_CAPUA: Final = tuple([name for name in seen_by(CAPUA, OPEN) if name not in OFFERS])
OPEN_OF_COMBAT: Final = seen_by(COMBAT, OPEN)
OPEN_OF_ATTACK: Final = seen_by(ATTACK, OPEN)


def view(state: State, seat: int | None) -> View:
    """17.1 What a seat may know, field by field from nothing; None is a spectator."""
    assert isinstance(state, Capua)
    capua = state
    seen: View = {"seat": seat, "seats": capua.seats}
    show(seen, capua, OPEN_OF_CAPUA)
    show(seen, capua.combat, OPEN_OF_COMBAT)
    show(seen, capua.attack, OPEN_OF_ATTACK)
    for field in OFFERS:
        seen[field] = show_offer(getattr(capua, field))
    seen.update(counted(state))
    seen["own"] = None if seat is None else show_own(capua, seat)
    limits = capua.content.limit
    seen["limits"] = [limits[min(level, len(limits) - 1)] for level in capua.influence]
    seen["auction"] = auctioned(capua)
    seen["floor"] = capua.least
    seen["last_round"] = capua.last_round
    seen["scores"] = capua.scores()
    seen["winners"] = capua.winners()
    return seen


def show_offer(offer: list[int]) -> list[list[int]]:
    """7.7 An offer as rows: who and how much, cards given, cards wanted."""
    others = [part for index, part in enumerate(offer) if index not in (GIVES, TAKES)]
    return [others, members(offer[GIVES]), members(offer[TAKES])]


def read_offer(rows: list[list[int]]) -> list[int]:
    """7.7 The offer that was shown so."""
    others, gives, takes = rows
    return [*others[:GIVES], as_bits(gives), as_bits(takes), *others[GIVES:]]


def counted(state: State) -> View:
    """3.5, 17.1 The sizes of the decks; those of hands lie open."""
    assert isinstance(state, Capua)
    return {
        "market_deck_size": len(state.market_deck),
        "intrigue_deck_size": len(state.intrigue_deck),
    }


def show_own(capua: Capua, seat: int) -> View:
    """17.1 His hand and denarii, what he has put up or picked in secret, what he has seen."""
    seats = capua.seats
    first = KINDS * seat
    return {
        "coins": capua.coins[seat],
        "hand": capua.hand[first : first + KINDS],
        "locked": capua.locked[seat],
        "tried": capua.tried[first : first + KINDS],
        "market_sight": digits(capua.market_sight[seat], SIGHT),
        "intrigue_sight": digits(capua.intrigue_sight[seat], SIGHT),
        "intrigue_under": digits(capua.intrigue_under[seat], SIGHT),
        "insight": capua.insight[first * seats : (first + KINDS) * seats],
        "given": capua.slipped[seats * seat : seats * seat + seats],
        "received": [capua.slipped[seats * other + seat] for other in range(seats)],
        "picks": capua.picks[CORNER * seat : CORNER * seat + CORNER],
        "limit": capua.limits[seat],
        "highest_limit": highest_limit(capua, seat),
    }


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    """A whole Capua that looks like this to the viewer: what he has not seen is dealt anew."""
    capua = lay_out(setup)
    put_back(capua, view, OPEN_OF_CAPUA)
    put_back(capua.combat, view, OPEN_OF_COMBAT)
    put_back(capua.attack, view, OPEN_OF_ATTACK)
    for field in OFFERS:
        setattr(capua, field, read_offer(lists(view, field)))
    seat = view["seat"]
    viewer = seat if isinstance(seat, int) else NO_CARD
    if viewer != NO_CARD:
        take_own(capua, viewer, inner(view, "own"))
    guess_coins(capua, viewer)
    guess_decks(capua, viewer, view, dice)
    guess_picks(capua, viewer, view, dice)
    guess_limits(capua, viewer, dice)
    return capua


def take_own(capua: Capua, seat: int, own: View) -> None:
    """What the seat itself knows."""
    seats, first = capua.seats, KINDS * seat
    capua.coins[seat] = number(own, "coins")
    capua.hand[first : first + KINDS] = ints(own, "hand")
    capua.locked[seat] = number(own, "locked")
    capua.tried[first : first + KINDS] = ints(own, "tried")
    capua.market_sight[seat] = as_digits(ints(own, "market_sight"), SIGHT)
    capua.intrigue_sight[seat] = as_digits(ints(own, "intrigue_sight"), SIGHT)
    capua.intrigue_under[seat] = as_digits(ints(own, "intrigue_under"), SIGHT)
    capua.insight[first * seats : (first + KINDS) * seats] = ints(own, "insight")
    capua.picks[CORNER * seat : CORNER * seat + CORNER] = ints(own, "picks")
    capua.limits[seat] = number(own, "limit")
    given, received = ints(own, "given"), ints(own, "received")
    for other in range(seats):
        capua.slipped[seats * seat + other] = given[other]
        capua.slipped[seats * other + seat] = received[other]


def guess_decks(capua: Capua, viewer: int, view: View, dice: Dice) -> None:
    """17.1 Decks and the hands of the others: what was seen, and the rest by lot."""
    guess_market(capua, viewer, dice)
    pool = capua.content.copies[:]
    for kind in range(KINDS):
        pool[kind] -= capua.thrown[kind]
    pool[GUARD] -= sum(capua.guards) + sum(capua.weary)
    if capua.scheme != NO_KIND:
        pool[capua.scheme] -= 1
    lying = known_places(capua, viewer, number(view, "intrigue_deck_size"))
    for kind in lying:
        if kind != NO_KIND:
            pool[kind] -= 1
    for seat in range(capua.seats):
        if seat != viewer:
            capua.hand[KINDS * seat : KINDS * seat + KINDS] = seen_in_hand(capua, viewer, seat)
    for index, held in enumerate(capua.hand):
        if held:
            pool[index % KINDS] -= held
    unseen = [kind for kind in range(KINDS) for _ in range(pool[kind])]
    dice.shuffle(unseen)
    # Whoever may have put up a Scheme is dealt to first, while there are some.
    for seat in capua.all_from(max(0, capua.active)):
        if seat != viewer:
            fill_hand(capua, seat, view, unseen, dice)
    capua.intrigue_deck = [unseen.pop() if kind == NO_KIND else kind for kind in lying]
    guess_sights(capua, viewer, view)


def guess_market(capua: Capua, viewer: int, dice: Dice) -> None:
    """3.5, 17.1 What was seen on top, then what lay there before the discard came under it."""
    top = digits(capua.market_sight[viewer], SIGHT) if viewer != NO_CARD else []
    above = [card for card in capua.market_above if card not in top]
    rest = [
        card
        for card, at in enumerate(capua.place)
        if at == DECK and card not in top and card not in above
    ]
    capua.market_deck = shuffled(rest, dice) + shuffled(above, dice) + top[::-1]


def known_places(capua: Capua, viewer: int, size: int) -> list[int]:
    """15.5 The Intrigue deck from the bottom up, as far as the viewer has seen or put it so."""
    lying = [NO_KIND] * size
    if viewer != NO_CARD:
        under, above = capua.intrigue_under[viewer], capua.intrigue_sight[viewer]
        for index, kind in enumerate(digits(under, SIGHT)):
            lying[index] = kind
        for index, kind in enumerate(digits(above, SIGHT)):
            lying[size - 1 - index] = kind
    return lying


def seen_in_hand(capua: Capua, viewer: int, seat: int) -> list[int]:
    """17.1 How many cards of each kind the viewer knows to be in a hand."""
    if viewer == NO_CARD:
        return [0] * KINDS
    first = KINDS * (capua.seats * viewer + seat)
    return capua.insight[first : first + KINDS]


def fill_hand(capua: Capua, seat: int, view: View, unseen: list[int], dice: Dice) -> None:
    """5.7.6, 17.1 As many cards as he holds; of a Scheme put up in secret, one that can be."""
    first = KINDS * seat
    held = sum(capua.hand[first : first + KINDS])
    if is_secret_scheme(capua, seat, view):
        kind = fitting(capua, seat, view, unseen, dice)
        capua.locked[seat] = kind
        if capua.pleading:
            capua.tried[first + kind] = 1
        if not capua.hand[first + kind]:
            unseen.remove(kind)
            capua.hand[first + kind] += 1
            held += 1
    while held < capua.held[seat]:
        capua.hand[first + unseen.pop()] += 1
        held += 1


def is_secret_scheme(capua: Capua, seat: int, view: View) -> bool:
    """5.7.2, 6.8 Whether a Scheme of his has been put up, or is about to be shown."""
    if seat != capua.active:
        return False
    return capua.pleading or any(step[0] == "show_scheme" for step in dues(view))


def fitting(capua: Capua, seat: int, view: View, unseen: list[int], dice: Dice) -> int:
    """5.6, 5.7.2, 13.8 A Scheme he may have put up, by lot: each card of his hand is as likely.

    A card that the viewer knows is in it for certain; one of the unseen by the share of them that
    fills the places of the hand which he does not know.
    """
    held = capua.hand[KINDS * seat : KINDS * seat + KINDS]
    hidden = capua.held[seat] - sum(held)
    own = [kind for kind in range(FIRST_SCHEME, KINDS) for _ in range(held[kind])]
    others = [kind for kind in unseen if kind >= FIRST_SCHEME]
    lots = own * max(1, len(unseen)) + others * hidden
    fits = [may_be_put_up(capua, seat, kind, view) for kind in range(FIRST_SCHEME, KINDS)]
    likely = [kind for kind in lots if fits[kind - FIRST_SCHEME]] or lots
    return likely[dice.below(len(likely))]


def may_be_put_up(capua: Capua, seat: int, kind: int, view: View) -> bool:
    """5.6, 5.7.2, 6.8 Whether a Scheme could be the one that others wait for."""
    if any(step[0] == "choose_boost" for step in dues(view)):
        return bool(boosts(capua, seat, kind))
    return not capua.pleading or capua.content.required[kind] > capua.influence[seat]


def guess_sights(capua: Capua, viewer: int, view: View) -> None:
    """15.5, 15.9 Whoever is asked about cards he sees, sees those that lie there."""
    for name, seat, _, count, _ in dues(view):
        if int(seat) == viewer:
            continue
        if name == "choose_peek":
            capua.intrigue_sight[int(seat)] = as_digits(capua.intrigue_deck[-1:], SIGHT)
        elif name == "choose_order":
            top = capua.market_deck[: -int(count) - 1 : -1]
            capua.market_sight[int(seat)] = as_digits(top, SIGHT)


def guess_coins(capua: Capua, viewer: int) -> None:
    """3.3.1, 13.2 What all can reckon, and what the viewer knows better: his own secret gifts."""
    seats = capua.seats
    sums, passed = capua.reckoned[:], capua.slips[:]
    for pair in range(seats * seats):
        giver, taker = pair // seats, pair % seats
        if viewer in (giver, taker):
            more = capua.slipped[pair] - passed[pair]
            sums[giver] -= more
            sums[taker] += more
            passed[pair] = capua.slipped[pair]
    level(sums, passed, viewer)
    capua.slipped = passed
    for seat in range(seats):
        if seat != viewer:
            capua.coins[seat] = sums[seat]


def guess_picks(capua: Capua, viewer: int, view: View, dice: Dice) -> None:
    """12.8 Whom a duellist has chosen in secret: somebody who can fight, with nothing."""
    if not any(step[0] == "reveal_duellists" for step in dues(view)):
        return
    if any(step[0] == "choose_duellists" for step in dues(view)):
        return
    for side in range(2):
        seat = capua.corner[CORNER * side]
        if seat != viewer:
            able = capua.fighters(seat)
            capua.picks[CORNER * seat + FIGHTER] = able[dice.below(len(able))]


def guess_limits(capua: Capua, viewer: int, dice: Dice) -> None:
    """8.7.1 How far another goes who has a limit: anything he could pay."""
    for seat in members(capua.proxies):
        if seat != viewer:
            capua.limits[seat] = 1 + capua.laid[seat] + dice.below(capua.coins[seat] + 1)
