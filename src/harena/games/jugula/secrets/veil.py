"""Chapter 6, Who knows what: view() and imagine().

The arena, Vox Populi, points, markers, discard piles and all sizes lie open. Hidden are hands, the
order of decks and Prima piles, which Prima cards were taken, and what is chosen in secret. What
everybody can work out is kept open: the cards that can be in a deck, and the Prima cards once seen.
"""

from typing import Final

from harena.games.jugula.basics.hands import SEEN_AT_ONCE, loose_cards
from harena.games.jugula.components.arena import (
    DIGIT,
    FAMILIA,
    FREELY,
    LUDUS,
    NO_CARD,
    Arena,
)
from harena.games.jugula.components.content import ALL_PRIMA, TOP_VOX
from harena.games.jugula.components.fields import ARENA
from harena.games.jugula.components.ground import NEAR, SQUARES, ZONE
from harena.games.jugula.setup.munus import fit
from harena.games.jugula.setup.preparation import lay_out, wanted
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.bits import as_bits, members
from harena.toolkit.decks import as_digits, digits, only_or_by_lot, shuffled
from harena.toolkit.fields import CARDS, EACH, FLAG, NUMBER, OPEN, OWN, SIZED, seen_by
from harena.toolkit.squares import NOWHERE, WAYS
from harena.toolkit.views import dues, inner, inners, ints, lists, number, put_back, show

OPEN_FIELDS: Final = seen_by(ARENA, OPEN, NUMBER, FLAG, EACH, SIZED)
OPEN_CARDS: Final = seen_by(ARENA, OPEN, CARDS)
OWN_CARDS: Final = seen_by(ARENA, OWN, CARDS)
OWN_ROWS: Final = ("top", "under", "sight")
# Of the hidden sets of cards, how many there are is known to all.
COUNTED: Final = ("hand", "deck", "prima", "augured")


def view(state: State, seat: int | None) -> View:
    """6.1 What a seat may know, field by field from nothing; None is a spectator."""
    assert isinstance(state, Arena)
    arena = state
    seen: View = {"seat": seat, "seats": arena.seats}
    show(seen, arena, OPEN_FIELDS)
    for field in OPEN_CARDS:
        seen[field] = [members(cards) for cards in part(arena, field)]
    seen.update(counted(state))
    seen["own"] = None if seat is None else show_own(arena, seat)
    seen["around"] = [around(arena, man) for man in range(FAMILIA * arena.seats)]
    seen["danger"] = [danger(arena, man) for man in range(FAMILIA * arena.seats)]
    seen["zones"] = ZONE[:]
    levels = [min(level, TOP_VOX) for level in arena.vox]
    seen["bonus"] = [arena.content.bonus[level] for level in levels]
    seen["limits"] = [arena.content.limit[level] for level in levels]
    seen["goal"] = arena.goal
    seen["last_round"] = arena.limit
    seen["matches"] = arena.matches
    seen["scores"] = arena.scores()
    seen["winners"] = arena.winners() if arena.ended else []
    return seen


def part(arena: Arena, field: str) -> list[int]:
    """A field that has a value for each seat."""
    value = getattr(arena, field)
    assert isinstance(value, list)
    return value


def around(arena: Arena, man: int) -> list[int]:
    """2.2 The squares around a gladiator, clockwise from the one straight ahead of him."""
    square = arena.square[man]
    if square not in range(SQUARES):
        return []
    first = 2 * arena.facing[man]
    return [NEAR[WAYS * square + (first + turn) % WAYS] for turn in range(WAYS)]


def danger(arena: Arena, man: int) -> int:
    """2.2, 3.4.10 His danger square; none with a hindrance token, under Pulvis or at the wall."""
    squares = around(arena, man)
    return squares[0] if squares and not arena.muted >> man & 1 else NOWHERE


def show_own(arena: Arena, seat: int) -> View:
    """6.1 His cards, which of them are in his deck and pile, and what order he knows."""
    own: View = {field: members(part(arena, field)[seat]) for field in OWN_CARDS}
    for field in OWN_ROWS:
        own[field] = digits(part(arena, field)[seat], DIGIT)
    own["keepsake"] = arena.keepsake[seat]
    return own


def counted(state: State) -> View:
    """3.3.1, 6.1 The sizes of hands, decks and Prima piles."""
    assert isinstance(state, Arena)
    known: View = {}
    for field in COUNTED:
        known[f"{field}_size"] = [cards.bit_count() for cards in part(state, field)]
    return known


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    """A whole arena that looks like this to the viewer: what he has not seen is dealt anew."""
    arena = lay_out(setup)
    put_back(arena, view, OPEN_FIELDS)
    for field in OPEN_CARDS:
        setattr(arena, field, [as_bits(cards) for cards in lists(view, field)])
    for man, square in enumerate(arena.square):
        if square != NOWHERE:
            arena.board[square] = man
    arena.count_muted()
    asked = [one["seat"] for one in inners(view, "questions") if one["ask"] == "prima"]
    for seat in range(arena.seats):
        if seat == view["seat"]:
            take_own(arena, seat, inner(view, "own"))
        else:
            guess_cards(arena, seat, view, dice)
            guess_picks(arena, seat, view, dice)
            if seat in asked and arena.prima_by != FREELY:
                pile = shuffled(members(arena.prima[seat]), dice)
                arena.sight[seat] = as_digits(pile[:SEEN_AT_ONCE], DIGIT)
    return arena


def take_own(arena: Arena, seat: int, own: View) -> None:
    """What the seat itself knows."""
    for field in OWN_CARDS:
        part(arena, field)[seat] = as_bits(ints(own, field))
    for field in OWN_ROWS:
        part(arena, field)[seat] = as_digits(ints(own, field), DIGIT)
    arena.keepsake[seat] = number(own, "keepsake")


def guess_cards(arena: Arena, seat: int, view: View, dice: Dice) -> None:
    """6.1 What the others can tell of his cards, and the rest by lot.

    A Prima card that nobody has seen since it was taken is in his hand; only the one brought from
    the match before may also be in his deck. What cannot be in the deck is in the hand.
    """
    sizes = {field: ints(view, f"{field}_size")[seat] for field in COUNTED}
    if not any(sizes.values()):
        return
    known = loose_cards(arena, seat)
    unseen = shuffled(members(ALL_PRIMA & ~arena.shown[seat]), dice)
    arena.prima[seat] = as_bits(unseen[: sizes["prima"]])
    taken = unseen[sizes["prima"] :]
    brought = arena.brought[seat]
    certain = members(known & ~arena.stock[seat]) + taken[brought:]
    loose = members(known & arena.stock[seat]) + taken[:brought]
    dealt = certain + shuffled(loose, dice)
    arena.hand[seat] = as_bits(dealt[: sizes["hand"]])
    rest = dealt[sizes["hand"] :]
    arena.augured[seat] = as_bits(rest[: sizes["augured"]])
    arena.deck[seat] = as_bits(rest[sizes["augured"] :])


def guess_picks(arena: Arena, seat: int, view: View, dice: Dice) -> None:
    """4.1, 3.9.1, 3.9.4 What he has chosen in secret: as many as he has, or must have by now."""
    arena.keepsake[seat] = only_or_by_lot([*members(arena.keepable[seat]), NO_CARD], dice)
    picking = [step for step in dues(view) if step[0] in ("reveal_familiae", "reveal_fighters")]
    if not picking:
        return
    of_ludus = picking[0][0] == "reveal_fighters"
    choices, most = list(range(arena.content.size)), wanted(arena)
    if of_ludus:
        places = fit(arena, seat)
        choices = [arena.ludus[LUDUS * seat + index] for index in places]
        most = arena.size if arena.size < len(places) else 0
    number_picked = most
    for _, asked, index, _, _ in apart(view):
        if asked == seat:
            number_picked = int(index)
    arena.picks[seat] = as_bits(shuffled(choices, dice)[:number_picked])


def apart(view: View) -> list[list[str | int]]:
    """How far each is in the row that he answers apart."""
    found = view.get("apart", [])
    assert isinstance(found, list)
    return found
