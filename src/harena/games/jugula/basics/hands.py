"""Chapter 3.3, Cards: hands, decks and piles; what is drawn, discarded, and taken as Prima.

A deck is the set of its cards: which one lies on top is settled when it is turned up, which for
all who play is the same as a shuffle. Only what somebody has put there himself has an order.
"""

from typing import Final

from harena.games.jugula import steps
from harena.games.jugula.components.arena import (
    DIGIT,
    DIGIT_MASK,
    FREELY,
    NO_CARD,
    UNSEEN,
    Arena,
)
from harena.games.jugula.components.content import ALL_JUGULA, ALL_PRIMA, TOP_VOX
from harena.toolkit.bits import as_bits, members, size
from harena.toolkit.decks import as_digits, digits, drawn_from
from harena.toolkit.fields import replaced

SEEN_AT_ONCE: Final = 3


def put_in_box(arena: Arena, seat: int) -> None:
    """3.9.4 Decks start afresh: of the match before nothing is left but what he has kept."""
    arena.hand[seat] = arena.deck[seat] = arena.discard[seat] = 0
    arena.stock[seat] = arena.top[seat] = 0
    arena.prima = replaced(arena.prima, seat, 0)
    arena.under = replaced(arena.under, seat, 0)
    arena.removed = replaced(arena.removed, seat, 0)
    arena.shown = replaced(arena.shown, seat, 0)
    arena.brought = replaced(arena.brought, seat, 0)


def deal(arena: Arena, seat: int) -> None:
    """3.1.9, 3.9.4 Twelve Jugula cards make the deck, and a Prima card kept from before."""
    kept = 1 << arena.keepsake[seat] if arena.keepsake[seat] != NO_CARD else 0
    put_in_box(arena, seat)
    arena.deck[seat] = ALL_JUGULA | kept
    arena.prima = replaced(arena.prima, seat, ALL_PRIMA & ~kept)
    arena.brought = replaced(arena.brought, seat, int(kept != 0))
    arena.keepsake = replaced(arena.keepsake, seat, NO_CARD)
    arena.keepable = replaced(arena.keepable, seat, 0)
    arena.stock[seat] = ALL_JUGULA
    if kept:
        arena.tell("brought", seat)


def turn_up(arena: Arena, seat: int) -> int:
    """3.3.2, 3.3.3 The top card; from an empty deck after a shuffle of the discard pile."""
    if not arena.deck[seat]:
        if not arena.discard[seat]:
            return NO_CARD
        reshuffle(arena, seat)
    if arena.top[seat]:
        card = (arena.top[seat] & DIGIT_MASK) - 1
        arena.top[seat] >>= DIGIT
    else:
        card = drawn_from(arena.deck[seat], arena.dice)
    arena.deck[seat] = arena.deck[seat] & ~(1 << card)
    return card


def reshuffle(arena: Arena, seat: int) -> None:
    """3.3.2 The discard pile becomes the deck; the card in play is not among them (3.2.5)."""
    pile = arena.discard[seat]
    arena.tell("reshuffled", seat, size(pile))
    arena.deck[seat] = pile
    arena.discard[seat] = 0
    if arena.augured[seat]:
        # Augurium still sorts some that were in the deck; what was not in it is in his hand.
        arena.stock[seat] = arena.stock[seat] & loose_cards(arena, seat) | pile
    else:
        arena.stock[seat] = pile  # What else he owns must be in his hand.
        arena.brought = replaced(arena.brought, seat, 0)


def loose_cards(arena: Arena, seat: int) -> int:
    """6.1 The cards that everybody knows to be in hand or deck, without knowing where."""
    out = arena.discard[seat] | arena.removed[seat]
    if arena.played != NO_CARD and seat == arena.active:
        out |= 1 << arena.played
    return (ALL_JUGULA | arena.shown[seat]) & ~out


def unseen_taken(arena: Arena, seat: int) -> int:
    """6.1 How many Prima cards he has that nobody has seen."""
    return (ALL_PRIMA & ~arena.shown[seat]).bit_count() - arena.prima[seat].bit_count()


def draw_cards(arena: Arena, seat: int, number: int) -> None:
    """3.2.11, 3.3.3, 3.3.4 One by one; where there is nothing left, nothing is drawn."""
    drawn = 0
    for _ in range(number):
        card = turn_up(arena, seat)
        if card == NO_CARD:
            break
        drawn |= 1 << card
    arena.hand[seat] = arena.hand[seat] | drawn
    cards = members(drawn)
    arena.confide(seat, "drew", (seat, len(cards), *cards), (seat, len(cards)))


def show(arena: Arena, seat: int, card: int) -> None:
    """6.1 Everybody has seen this card now: it is his, and it is not in his deck."""
    arena.stock[seat] = arena.stock[seat] & ~(1 << card)
    if 1 << card & ALL_PRIMA & ~arena.shown[seat]:
        arena.shown = replaced(arena.shown, seat, arena.shown[seat] | 1 << card)
    if arena.brought[seat] and arena.prima[seat] | arena.shown[seat] == ALL_PRIMA:
        # He has no card that nobody has seen.
        arena.brought = replaced(arena.brought, seat, 0)


def show_top(arena: Arena, seat: int, card: int) -> None:
    """3.9.4, 6.1 From the deck: a Prima card that nobody had seen is the one brought along."""
    if (ALL_PRIMA & ~arena.shown[seat]) >> card & 1:
        arena.brought = replaced(arena.brought, seat, 0)
    show(arena, seat, card)


def discard(arena: Arena, seat: int, card: int) -> None:
    """3.3.1 A card of the hand goes face up to the discard pile."""
    arena.hand[seat] = arena.hand[seat] & ~(1 << card)
    arena.discard[seat] = arena.discard[seat] | 1 << card
    show(arena, seat, card)


def raise_vox(arena: Arena, seat: int, number: int) -> None:
    """3.2.10 Vox Populi rises, at most to 10."""
    gained = min(number, TOP_VOX - arena.vox[seat])
    if gained:
        arena.vox[seat] = arena.vox[seat] + gained
        arena.tell("acclaimed", seat, gained, arena.vox[seat])


def lower_vox(arena: Arena, seat: int, number: int) -> None:
    """2.7 Vox Populi falls, not below 0."""
    lost = min(number, arena.vox[seat])
    if lost:
        arena.vox[seat] -= lost
        arena.tell("jeered", seat, lost, arena.vox[seat])


def seek_prima(arena: Arena, seat: int, left: int) -> None:
    """3.2.12 Look at the top three of the Prima pile, as often as the card says (R38)."""
    if left == 0 or not arena.prima[seat]:
        return
    arena.then(steps.SEEK_PRIMA, seat, left - 1)
    if arena.prima_by == UNSEEN:
        take_prima(arena, drawn_from(arena.prima[seat], arena.dice), seat)
        return
    if arena.prima_by != FREELY:
        arena.sight = replaced(arena.sight, seat, as_digits(top_of_pile(arena, seat), DIGIT))
    arena.then(steps.CHOOSE_PRIMA, seat)


def top_of_pile(arena: Arena, seat: int) -> list[int]:
    """3.2.12 Three cards or all: first those that nobody put under it, then the others."""
    under = digits(arena.under[seat], DIGIT)
    above = arena.prima[seat] & ~as_bits(under)
    found: list[int] = []
    while above and len(found) < SEEN_AT_ONCE:
        card = drawn_from(above, arena.dice)
        above &= ~(1 << card)
        found.append(card)
    put_back = under[: SEEN_AT_ONCE - len(found)]
    arena.under = replaced(arena.under, seat, as_digits(under[len(put_back) :], DIGIT))
    return found + put_back


def choose_prima(arena: Arena, seat: int) -> None:
    """3.2.12 One of those he sees; always asked, for what he sees is his secret."""
    free = arena.prima_by == FREELY
    seen = members(arena.prima[seat]) if free else digits(arena.sight[seat], DIGIT)
    arena.ask(seat, "prima", steps.TAKE_PRIMA, seen, seat)


def take_prima(arena: Arena, card: int, seat: int) -> None:
    """3.2.12, 3.3.6 Into his hand; those not taken go under the pile in the order they had."""
    arena.prima = replaced(arena.prima, seat, arena.prima[seat] & ~(1 << card))
    arena.hand[seat] = arena.hand[seat] | 1 << card
    left = [one for one in digits(arena.sight[seat], DIGIT) if one != card]
    arena.under = replaced(
        arena.under, seat, as_digits(digits(arena.under[seat], DIGIT) + left, DIGIT)
    )
    arena.sight = replaced(arena.sight, seat, 0)
    arena.confide(seat, "took", (seat, card), (seat,))


STEPS: Final = (seek_prima, choose_prima, take_prima)
