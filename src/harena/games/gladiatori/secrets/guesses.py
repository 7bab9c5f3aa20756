"""A guess at what a seat does not see of another: its sheet, and where its hidden cards are."""

from typing import Final

from harena.games.gladiatori.components.bout import MOVES_FROM, NOBODY, Bout
from harena.games.gladiatori.components.card_row import BITS, UNKNOWN, card_at, length
from harena.games.gladiatori.components.cards import (
    ACTION_CARDS,
    ENERGY_0,
    ENERGY_1,
    FEINT,
    FIRST_MOVE,
    KINDS,
    LAYOUT,
    MASK,
    MOVE_CARDS,
    NO_CARDS,
    ONE,
    greens,
    has,
    held,
    kinds_in,
    size,
)
from harena.games.gladiatori.components.knowledge import is_open, kinds_of, surely_spent
from harena.games.gladiatori.components.traits import ENDURANCE, GUARD, OFFENSE, TRAITS
from harena.games.gladiatori.setup.creation import BUILD_END, build_at_random
from harena.games.gladiatori.setup.overlimit import extra_price
from harena.games.gladiatori.turn import FIRST_CARD, ONLY_RESISTANCE, USE_ENDURANCE, USES
from harena.kernel.dice import Dice
from harena.toolkit.decks import shuffled
from harena.toolkit.fields import replaced

THROUGH: Final = -1
ODDS_OF_A_MOVE: Final = 4
# Who built by instinct had always bought one, who built by lot one time in four.
ODDS_OF_A_FEINT: Final = 2
MOST_OF_A_SKILL: Final = 2
# One time in so many nothing is taken for more likely than another: what is rare happens.
ODDS_OF_ANYTHING: Final = 8


def guess_sheet(bout: Bout, seat: int, is_built: bool, index: int, dice: Dice) -> None:
    """A legal sheet; of a pre-made character without additions only what is spent is unknown."""
    character = bout.character[seat]
    bout.coins[seat] = bout.purse[seat]
    bout.owned[seat] = ACTION_CARDS
    if character != NOBODY:
        taken = bout.content.characters[character]
        bout.start[TRAITS * seat : TRAITS * (seat + 1)] = taken.traits
        bout.owned[seat] = taken.cards
        bout.powers[seat] = taken.powers
        bout.coins[seat] -= bout.content.coins
    if is_built and not is_open(bout, seat):
        building = bout.turn == 0 and index != THROUGH
        bout.coins[seat] -= price_of_extras(bout, seat)
        build_at_random(bout, seat, index if building else BUILD_END, dice)
        bout.owned[seat] += bout.extras[seat]
    bout.powers[seat] &= ~bout.used[seat]
    for trait in range(TRAITS):
        spot = TRAITS * seat + trait
        bout.remaining[spot] = bout.start[spot]
        if bout.turn:
            bout.remaining[spot] -= guess_spent(bout, seat, trait, bout.start[spot], dice)


def guess_rest(bout: Bout, seat: int, index: int, dice: Dice) -> None:
    """5.4.2, 5.4.3 While he rests: whether he uses Endurance, then how much of it is left."""
    if not bout.secret or not bout.round or not bout.stands(seat) or index <= USES:
        return
    endurance = bout.remaining[TRAITS * seat + ENDURANCE]
    if index <= len(ONLY_RESISTANCE):
        bout.wishes[seat] = USE_ENDURANCE * dice.below(min(2, endurance + 1))
    else:
        bout.resting[seat] = dice.below(endurance + 2)  # It has fallen by one when it was used.


def price_of_extras(bout: Bout, seat: int) -> int:
    """18.6 What the cards have cost that he bought openly."""
    price = 0
    for kind in kinds_in(bout.extras[seat]):
        price += held(bout.extras[seat], kind) * extra_price(bout, kind)
    return price


def guess_spent(bout: Bout, seat: int, trait: int, start: int, dice: Dice) -> int:
    """How much of a trait is spent, as far as one can tell without having seen the sheet.

    2.8 Never less of Blood and Speed than everybody has counted.

    Measured over matches of instinct with two at the table: of Offense and Guard a point now and
    then, of Endurance about one in two turns, of Speed and Blood half in the first turn and later
    most. By lot from none to all, half of everything was spent at any time; so it is guessed now
    and then, that nothing true is beyond imagining.
    """
    if dice.below(ODDS_OF_ANYTHING) == 0:
        spent = dice.below(start + 1)
    elif trait in (OFFENSE, GUARD):
        spent = dice.below(MOST_OF_A_SKILL + 1) // MOST_OF_A_SKILL
    elif trait == ENDURANCE:
        spent = dice.below(bout.turn)
    elif bout.turn == 1:
        spent = dice.below(start + 1)
    else:
        spent = start - dice.below(dice.below(start + 1) + 1)
    return min(start, max(spent, surely_spent(bout, seat, trait)))


def guess_cards(
    bout: Bout,
    seat: int,
    own: int,
    known: int,
    numbers: list[int],
    index: int,
    pays: bool,
    dice: Dice,
) -> None:
    """Hidden cards are dealt by lot to where they may be, as far as the own seat can tell.

    7.7.3 Who is asked what he pays with can pay: his dearest cards are in his HP deck; where his
    deck list is a secret, they are as dear as a list allows.
    """
    green, red, life, discard, deck, total, hidden, later, lunged = numbers
    if total + hidden + later + size(known) + size(bout.fight.played[seat]) == 0 and not bout.turn:
        return
    unknown = unknown_places(bout.row[seat])
    in_hand = bout.seen_in_hand[seat]
    known += bout.known[seat] + in_hand
    number = total - size(bout.known[seat]) - size(in_hand) + hidden + later + len(unknown)
    pool = hidden_cards(bout, seat, own, known, number, later, pays, dice)
    if bout.learning and bout.turn < MOVES_FROM:
        pool -= pool & MOVE_CARDS
        bout.laid_aside[seat] = guess_later(bout, seat, later, dice)
    actions = shuffled(LAYOUT.row(pool & ACTION_CARDS), dice)
    others = shuffled(LAYOUT.row(pool & ~ACTION_CARDS), dice)
    by_worth(bout, others, pays, cheap_last=True)
    for spot in unknown:
        bout.row[seat] |= actions.pop() << BITS * spot
    for _ in range(hidden):
        bout.fight.played[seat] += ONE[others.pop()]
    bout.hand[seat] = in_hand
    for _ in range(green - greens(in_hand)):
        bout.hand[seat] += ONE[actions.pop()]
    for _ in range(red - size(in_hand) + greens(in_hand)):
        bout.hand[seat] += ONE[others.pop()]
    left = shuffled(actions + others, dice)
    by_worth(bout, left, pays, cheap_last=False)
    if discard < 0:
        left = LAYOUT.row(bout.known[seat]) + left
    else:
        bout.discard[seat] = bout.known[seat]
        discard -= size(bout.known[seat])
    certain = bout.discard[seat]
    for count, zone in ((life, bout.life), (discard, bout.discard), (deck, bout.deck)):
        for _ in range(count):
            zone[seat] += ONE[left.pop()]
    if green < 0:
        split_by_lot(bout, seat, left, index, dice)
    elif discard < 0:
        rest_by_lot(bout, seat, left, index, dice)
    spent = take(bout.discard[seat], bout.discard[seat] - certain, lunged)
    bout.fight.lunged = replaced(bout.fight.lunged, seat, spent)


def by_worth(bout: Bout, cards: list[int], pays: bool, cheap_last: bool) -> None:
    """Cards of one who must be able to pay, in the order of their hit points."""
    if pays:
        cards.sort(key=bout.content.life.__getitem__, reverse=cheap_last)


def unknown_places(row: int) -> list[int]:
    """Where in a row nobody else knows what lies."""
    return [index for index in range(length(row)) if card_at(row, index) & UNKNOWN]


def hidden_cards(
    bout: Bout, seat: int, own: int, known: int, number: int, later: int, pays: bool, dice: Dice
) -> int:
    """The cards of the deck list that are not seen; of a secret list, so many likely ones."""
    seen = known + bout.removed[seat] + bout.bids[seat] + bout.fight.played[seat]
    if is_open(bout, seat):
        return bout.owned[seat] - seen
    cards = unseen_of(certain_list(bout, seat), seen)
    has_moves = not bout.learning or bout.turn >= MOVES_FROM
    if not has_moves:
        number -= later
        cards -= cards & MOVE_CARDS
    if is_counted(bout, seat, own):
        cards = counted_out(bout, seat, own, cards, seen, number, pays, dice)
    elif pays:
        cards = dearest(bout, cards, seen, number, has_moves)
    else:
        cards = likely(bout, cards, seen, number, has_moves, dice)
    return fill(bout, seat, cards, seen, number)


def certain_list(bout: Bout, seat: int) -> int:
    """2.1, 18.6, 19.3 What everybody knows of a deck list: a pre-made one, extra cards bought."""
    character = bout.character[seat]
    if character == NOBODY:
        return ACTION_CARDS + bout.extras[seat]
    return bout.content.characters[character].cards + bout.extras[seat]


def is_counted(bout: Bout, seat: int, own: int) -> bool:
    """18.6.1, R194 Whether what the box held tells what he took, as the others' lists are known."""
    if not bout.boxed or 0 in bout.boxed:
        return False
    return all(one in (seat, own) or is_open(bout, one) for one in range(bout.seats))


def counted_out(
    bout: Bout, seat: int, own: int, cards: int, seen: int, number: int, pays: bool, dice: Dice
) -> int:
    """18.6.1, R194 What is neither in the box nor with the others is his; the rest are Moves."""
    for left, kind in zip(bout.boxed, (ENERGY_0, ENERGY_1, FEINT), strict=True):
        count = bout.content.box[kind] - left + held(bout.extras[seat], kind)
        for one in range(bout.seats):
            if one == own:
                count -= held(bout.owned[one], kind) - held(bout.extras[one], kind)
            elif one != seat:
                count -= held(certain_list(bout, one), kind)
        cards += max(0, count - held(seen + cards, kind)) * ONE[kind]
    moves = shuffled(list(range(FIRST_MOVE, KINDS)), dice)
    by_worth(bout, moves, pays, cheap_last=True)
    for move in moves:
        if size(cards) < number and not has(seen + cards, move):
            cards += ONE[move]
    return cards


def unseen_of(cards: int, seen: int) -> int:
    """Of these cards so many of each kind as have not been seen."""
    left = NO_CARDS
    for kind in kinds_in(cards):
        left += max(0, held(cards, kind) - held(seen, kind)) * ONE[kind]
    return left


def likely(bout: Bout, cards: int, seen: int, number: int, has_moves: bool, dice: Dice) -> int:
    """18.3, 18.4 Perhaps a Feint, and some Special Moves, as long as there is room for them."""
    content = bout.content
    room = size(cards) < number and held(seen + cards, FEINT) < content.feints
    if room and dice.below(ODDS_OF_A_FEINT) == 0:
        cards += ONE[FEINT]
    for move in range(FIRST_MOVE, KINDS) if has_moves else ():
        free = size(cards) < number and not has(seen + cards, move)
        if free and dice.below(ODDS_OF_A_MOVE) == 0:
            cards += ONE[move]
    return cards


def dearest(bout: Bout, cards: int, seen: int, number: int, has_moves: bool) -> int:
    """7.7.3, 18.3 So many cards that are worth as much as those of a deck list can be."""
    content = bout.content
    kinds = [ENERGY_0, ENERGY_1, FEINT]
    if has_moves:
        kinds += range(FIRST_MOVE, KINDS)
    kinds.sort(key=content.life.__getitem__, reverse=True)
    for kind in kinds:
        most = MASK[kind]
        if kind == FEINT:
            most = content.feints + (content.overlimit_feints if bout.overlimit else 0)
        while size(cards) < number and held(seen + cards, kind) < most:
            cards += ONE[kind]
    return cards


def fill(bout: Bout, seat: int, cards: int, seen: int, number: int) -> int:
    """Energy cards until there are enough; these and what is seen are his deck list."""
    while size(cards) < number:
        kind = ENERGY_1 if held(cards, ENERGY_1) <= held(cards, ENERGY_0) else ENERGY_0
        cards += ONE[kind]
    bout.owned[seat] = seen + cards
    return cards


def guess_later(bout: Bout, seat: int, number: int, dice: Dice) -> int:
    """15.1 The Special Moves laid aside in a learning game."""
    if is_open(bout, seat):
        return bout.owned[seat] & MOVE_CARDS
    later = certain_list(bout, seat) & MOVE_CARDS
    for move in shuffled(list(range(FIRST_MOVE, KINDS)), dice):
        if size(later) < number and not has(later, move):
            later += ONE[move]
    bout.owned[seat] += later
    return later


def take(cards: int, first: int, number: int) -> int:
    """So many cards of a set, these first."""
    taken = NO_CARDS
    for source in (first, cards):
        for kind in range(KINDS):
            while size(taken) < number and held(source, kind) > held(taken, kind):
                taken += ONE[kind]
    return taken


def split_by_lot(bout: Bout, seat: int, cards: list[int], index: int, dice: Dice) -> None:
    """5.1.1 While he splits his deck: hand or life by lot, save for kinds still to come."""
    kinds = kinds_of(bout, seat)
    for kind in cards:
        if index != THROUGH and kinds.index(kind) >= index:
            bout.deck[seat] += ONE[kind]
        elif dice.below(2):
            bout.hand[seat] += ONE[kind]
        else:
            bout.life[seat] += ONE[kind]


def rest_by_lot(bout: Bout, seat: int, cards: list[int], index: int, dice: Dice) -> None:
    """5.4.2 While he rests: back in the deck or not by lot, save for kinds still to come."""
    kinds = kinds_of(bout, seat)
    for kind in cards:
        if (index != THROUGH and FIRST_CARD + kinds.index(kind) >= index) or dice.below(2):
            bout.discard[seat] += ONE[kind]
        else:
            bout.deck[seat] += ONE[kind]
