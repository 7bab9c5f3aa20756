"""Chapter 9, Items.

Everybody gets two Items: by auction (9.3), by draft (9.4) or by selection (9.5). Then those with
two of a symbol, or with too many, give some up (9.2, 9.3.2). What was bid or picked last stays in
`wishes`, for all to see, until the figures stand in the arena.
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.cards import (
    ENERGY_0,
    ENERGY_1,
    NO_CARDS,
    ONE,
    energy,
    held,
    size,
)
from harena.games.gladiatori.components.content import Content
from harena.games.gladiatori.components.knowledge import show
from harena.toolkit.auctions import highest
from harena.toolkit.bits import as_bits, members
from harena.toolkit.decks import by_lot, only_or_by_lot, shuffled
from harena.toolkit.drafts import back_and_forth

# A bid is one number: so many Energy-1 cards times this, and so many Energy-0 cards.
BID_BASE: Final = 32
BIDS: Final = BID_BASE * BID_BASE


def unassigned(bout: Bout) -> int:
    """The Items that nobody has and that are still in the game, as a set."""
    left = (1 << len(bout.content.item_ids)) - 1 & ~bout.gone
    for items in bout.items:
        left &= ~items
    return left


def clashes(content: Content, items: int, item: int) -> bool:
    """9.2 Whether another Item of a set has the same symbol."""
    return content.same_symbol[item] & items != 0


# 9.3 Auction.


def open_lot(bout: Bout, lot: int) -> None:
    """9.3, 9.3.1 Two lots for each player, drawn blind; in the end what was paid is discarded."""
    if lot == bout.content.items_each * bout.seats:
        bout.offered = []
        for seat in range(bout.seats):
            bout.discard[seat] += bout.bids[seat]
            show(bout, seat, bout.bids[seat])
            bout.bids[seat] = NO_CARDS
        bout.then(steps.CHOOSE_DROP)
        return
    bout.offered = [by_lot(members(unassigned(bout)), bout.dice)]
    bout.tell("put_up", bout.offered[0])
    bout.then(steps.AWARD_LOT, lot)
    bout.then(steps.CHOOSE_BIDS)


def choose_bids(bout: Bout) -> None:
    """9.3, 9.3.2, 9.3.5 All bid Energy cards at once and in secret, or none; R170 no others."""
    for seat in range(bout.seats):
        deck = bout.deck[seat]
        bids: list[int] = []
        for ones in range(held(deck, ENERGY_1) + 1):
            for zeros in range(held(deck, ENERGY_0) + 1):
                bids.append(BID_BASE * ones + zeros)
        bout.ask(seat, "bid", steps.BID, bids, seat)


def bid(bout: Bout, offer: int, seat: int) -> None:
    """9.3.3, R56 Bids are shown when all have bid."""
    bout.wishes[seat] = offer
    bout.tell("bid", seat, offer // BID_BASE, offer % BID_BASE)


def cards_of(offer: int) -> int:
    """The Energy cards of a bid."""
    return offer // BID_BASE * ONE[ENERGY_1] + offer % BID_BASE * ONE[ENERGY_0]


def award_lot(bout: Bout, lot: int) -> None:
    """9.3, 9.3.1, 9.3.3, 9.3.4 Most energy, then most cards; of equals nobody has the Item."""
    item = bout.offered[0]
    bids = [cards_of(offer) for offer in bout.wishes]
    leaders = highest([2 * BID_BASE * energy(cards) + size(cards) for cards in bids])
    if len(leaders) > 1:
        bout.gone |= 1 << item
        bout.tell("left_over", item)
    else:
        winner = leaders[0]
        cards = bids[winner]
        bout.deck[winner] -= cards
        bout.bids[winner] += cards
        take(bout, winner, item)
    bout.then(steps.OPEN_LOT, lot + 1)


def take(bout: Bout, seat: int, item: int) -> None:
    """4.4, 9.1 The Item lies open before its owner."""
    bout.items[seat] |= 1 << item
    bout.tell("took_item", seat, item)


# 9.4 Draft.


def lay_out_draft(bout: Bout) -> None:
    """9.4 Two Items for each player and one more lie open; its own lot says who begins (R179)."""
    left = shuffled(members(unassigned(bout)), bout.dice)
    bout.offered = sorted(left[: bout.content.items_each * bout.seats + 1])
    first = bout.dice.below(bout.seats)
    bout.tell_row("laid_out", [first, *bout.offered])
    bout.then(steps.CHOOSE_DRAFT, 0, first)


def choose_draft(bout: Bout, turn: int, first: int) -> None:
    """9.4, 9.4.1 Clockwise, then back; a clashing Item only if nothing else is left."""
    if turn == bout.content.items_each * bout.seats:
        for item in bout.offered:
            bout.gone |= 1 << item
            bout.tell("left_over", item)
        bout.offered = []
        bout.then(steps.CHOOSE_DROP)
        return
    seat = back_and_forth(turn, first, bout.seats)
    fitting = [item for item in bout.offered if not clashes(bout.content, bout.items[seat], item)]
    bout.choose(seat, "draft", steps.DRAFT, fitting or bout.offered[:], turn, first)


def draft(bout: Bout, item: int, turn: int, first: int) -> None:
    """9.4 He takes one."""
    bout.offered.remove(item)
    take(bout, back_and_forth(turn, first, bout.seats), item)
    bout.then(steps.CHOOSE_DRAFT, turn + 1, first)


# 9.5 Selection.


def select_items(bout: Bout, owned: int) -> None:
    """9.5.1, R58 Two passes; those who lost a lot choose again until everybody has one more."""
    if owned == bout.content.items_each:
        bout.then(steps.CHOOSE_DROP)
        return
    if not choosers(bout, owned):
        bout.then(steps.SELECT_ITEMS, owned + 1)
        return
    bout.then(steps.AWARD_PICKS, owned)
    bout.then(steps.CHOOSE_PICKS, owned)


def choosers(bout: Bout, owned: int) -> list[int]:
    """9.5.1 Who has not got an Item in this pass, though one would fit."""
    found: list[int] = []
    for seat in range(bout.seats):
        if bout.items[seat].bit_count() <= owned and fitting_items(bout, seat):
            found.append(seat)
    return found


def fitting_items(bout: Bout, seat: int) -> int:
    """9.5, 9.5.1 Of the types a pre-made character prefers; without any left, all that fit."""
    fitting = unassigned(bout)
    for item in members(bout.items[seat]):
        fitting &= ~bout.content.same_symbol[item]
    if bout.character[seat] == NOBODY:
        return fitting
    return fitting & bout.content.characters[bout.character[seat]].items or fitting


def choose_picks(bout: Bout, owned: int) -> None:
    """9.5, 9.5.1 All choose at once and in secret."""
    for seat in choosers(bout, owned):
        bout.ask(seat, "pick", steps.PICK, members(fitting_items(bout, seat)), seat)


def pick(bout: Bout, item: int, seat: int) -> None:
    """9.5 What each wants is shown when all have chosen."""
    bout.wishes[seat] = item
    bout.tell("picked", seat, item)


def award_picks(bout: Bout, owned: int) -> None:
    """9.5 What one alone wants is his; what several want goes by lot."""
    seats = choosers(bout, owned)
    for item in members(as_bits([bout.wishes[seat] for seat in seats])):
        rivals = [seat for seat in seats if bout.wishes[seat] == item]
        take(bout, only_or_by_lot(rivals, bout.dice), item)
    bout.then(steps.SELECT_ITEMS, owned)


# 9.2 Too many.


def choose_drop(bout: Bout, index: int) -> None:
    """9.2, 9.3.2, R54, R55 First one of two with the same symbol, then what is above two."""
    if index == bout.seats:
        bout.then(steps.CHOOSE_PLACE)
        return
    seat = bout.order[index]
    surplus = surplus_items(bout, seat)
    if surplus:
        bout.choose(seat, "drop", steps.DROP, surplus, index)
    else:
        bout.then(steps.CHOOSE_DROP, index + 1)


def surplus_items(bout: Bout, seat: int) -> list[int]:
    """9.2, 9.3.2 Those of which one must go; none if all is well."""
    items = bout.items[seat]
    clashing = [item for item in members(items) if clashes(bout.content, items, item)]
    if not clashing and items.bit_count() > bout.content.items_each:
        return members(items)
    return clashing


def drop(bout: Bout, item: int, index: int) -> None:
    """9.2 It leaves the game."""
    seat = bout.order[index]
    bout.items[seat] &= ~(1 << item)
    bout.gone |= 1 << item
    bout.tell("dropped", seat, item)
    bout.then(steps.CHOOSE_DROP, index)


def why_not_item(bout: Bout, seat: int, ask: str, item: int) -> str:
    """Why an Item is not among the options."""
    if ask == "drop":
        return "item-not-to-drop" if bout.items[seat] >> item & 1 else "item-not-owned"
    free = bout.offered if ask == "draft" else members(unassigned(bout))
    if item not in free:
        return "item-taken" if ask == "pick" else "item-not-offered"
    if clashes(bout.content, bout.items[seat], item):
        return "item-clashes"
    return "item-not-preferred"


STEPS: Final = (
    open_lot,
    choose_bids,
    bid,
    award_lot,
    lay_out_draft,
    choose_draft,
    draft,
    select_items,
    choose_picks,
    pick,
    award_picks,
    choose_drop,
    drop,
)
