"""Chapter 3.5, decks: cards drawn, shuffled, discarded; what is known of their order and of hands.

A card that has been seen on top of a deck is known to whoever looked until it is drawn, and then
known to be in the hand it went to; one that was put under the deck likewise.
"""

from typing import Final

from harena.games.spartacus.components.capua import (
    DECK,
    DISCARD,
    READY,
    Capua,
)
from harena.games.spartacus.components.content import FIGHTERS, GUARD, KINDS
from harena.toolkit.fields import replaced

INTRIGUE_DECK: Final = 0
MARKET_DECK: Final = 1
DECK_NAMES: Final = ("intrigue", "market")
# Cards that were seen, as a row kept in one number: so many bits each.
SIGHT: Final = 6
SIGHT_MASK: Final = 63


def draw_intrigue(capua: Capua, seat: int, number: int) -> None:
    """3.5 Cards from the Intrigue deck; an empty one is made anew of the discard pile."""
    drawn: list[int] = []
    for _ in range(number):
        if not capua.intrigue_deck and not reshuffle_intrigue(capua):
            break
        kind = capua.intrigue_deck.pop()
        drawn.append(kind)
        capua.hand[KINDS * seat + kind] += 1
        capua.held[seat] += 1
        for other in range(capua.seats):
            if forget_top(capua, other) and other != seat:
                known = KINDS * (capua.seats * other + seat) + kind
                capua.insight = replaced(capua.insight, known, capua.insight[known] + 1)
    told = (seat, len(drawn), *drawn)
    capua.confide(seat, "drew", told, told[:2])


def forget_top(capua: Capua, seat: int) -> int:
    """15.5, 17.1 The top card has just left: one more than its kind if he knew it, else 0."""
    sight, under = capua.intrigue_sight[seat], capua.intrigue_under[seat]
    if not sight and not under:
        return 0
    below = SIGHT * len(capua.intrigue_deck)
    capua.intrigue_sight = replaced(capua.intrigue_sight, seat, sight >> SIGHT)
    capua.intrigue_under = replaced(capua.intrigue_under, seat, under & (1 << below) - 1)
    return sight & SIGHT_MASK or under >> below & SIGHT_MASK


def put_under(capua: Capua) -> None:
    """15.5, 17.1 The top card goes under the deck; who has seen it knows that it lies there."""
    kind = capua.intrigue_deck.pop()
    for seat in range(capua.seats):
        known = forget_top(capua, seat)
        under = capua.intrigue_under[seat] << SIGHT | known
        capua.intrigue_under = replaced(capua.intrigue_under, seat, under)
    capua.intrigue_deck.insert(0, kind)


def reshuffle_intrigue(capua: Capua) -> bool:
    """3.5 The discard pile becomes the deck; whether there was any."""
    deck: list[int] = []
    for kind in range(KINDS):
        deck += [kind] * capua.thrown[kind]
        capua.thrown[kind] = 0
    if deck:
        capua.dice.shuffle(deck)
        capua.intrigue_deck = deck
        capua.tell("reshuffled", INTRIGUE_DECK)
    return bool(deck)


def leave_hand(capua: Capua, seat: int, kind: int) -> None:
    """5.9 A card goes out of a hand, for all to see; R23: first the one that was put up before."""
    own = KINDS * seat + kind
    capua.hand[own] -= 1
    capua.held[seat] -= 1
    if capua.tried[own]:
        capua.tried = replaced(capua.tried, own, capua.tried[own] - 1)
    for other in range(capua.seats):
        known = KINDS * (capua.seats * other + seat) + kind
        if capua.insight[known]:
            capua.insight = replaced(capua.insight, known, capua.insight[known] - 1)


def throw(capua: Capua, seat: int, kind: int) -> None:
    """3.1.4, 5.9 A card of a hand goes to the Intrigue discard."""
    leave_hand(capua, seat, kind)
    capua.thrown[kind] += 1


def lay_guard(capua: Capua, seat: int) -> None:
    """5.8.3, 13.3 A Guard of the hand is laid on the table, ready."""
    leave_hand(capua, seat, GUARD)
    capua.guards[seat] += 1
    capua.tell("guard_laid", seat)


def look_into_hand(capua: Capua, seat: int, other: int) -> None:
    """15.5, 15.9 One Dominus sees the hand of another, and remembers it."""
    first, known = KINDS * other, KINDS * (capua.seats * seat + other)
    held = capua.hand[first : first + KINDS]
    capua.insight = capua.insight[:known] + held + capua.insight[known + KINDS :]
    seen = [kind for kind, number in enumerate(held) for _ in range(number)]
    capua.confide(seat, "looked", (seat, other, *seen), (seat, other))


def fill_market(capua: Capua, number: int) -> int:
    """3.5, 17.1, R13 So many Market cards to turn up, the discard shuffled under what is left."""
    if len(capua.market_deck) < number:
        spent = [card for card, place in enumerate(capua.place) if place == DISCARD]
        if spent:
            capua.dice.shuffle(spent)
            for card in spent:
                capua.place[card] = DECK
            capua.market_above = sorted(capua.market_deck)
            capua.market_deck = spent + capua.market_deck
            capua.tell("reshuffled", MARKET_DECK)
    return min(number, len(capua.market_deck))


def top_market(capua: Capua) -> int:
    """8.1 The next Market card."""
    capua.market_sight = [sight >> SIGHT for sight in capua.market_sight]
    card = capua.market_deck[-1]
    capua.market_deck = capua.market_deck[:-1]
    capua.market_above = [one for one in capua.market_above if one != card]
    return card


def discard(capua: Capua, card: int) -> None:
    """3.1.4, 3.6 To the Market discard, without its markers; a Champion lost costs Influence."""
    seat = capua.place[card]
    capua.place[card] = DISCARD
    capua.condition[card] = READY
    if card < FIGHTERS:
        was_champion = capua.is_champion(card)
        capua.favors = replaced(capua.favors, card, 0)
        if was_champion and seat >= 0:
            capua.sink(seat, 1)


def exhaust(capua: Capua, card: int) -> None:
    """3.2 Turned face down."""
    capua.condition[card] = 1
    capua.tell("exhausted", capua.place[card], card)
