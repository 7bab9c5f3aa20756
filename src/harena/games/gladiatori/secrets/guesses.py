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
    has,
    held,
    size,
)
from harena.games.gladiatori.components.knowledge import is_open, kinds_of
from harena.games.gladiatori.components.traits import ENDURANCE, GUARD, OFFENSE, TRAITS
from harena.games.gladiatori.setup.creation import BUILD_END, build_at_random
from harena.games.gladiatori.turn import FIRST_CARD
from harena.kernel.dice import Dice
from harena.toolkit.decks import shuffled
from harena.toolkit.fields import replaced

THROUGH: Final = -1
ODDS_OF_A_MOVE: Final = 4
MOST_OF_A_SKILL: Final = 2


def guess_sheet(bout: Bout, seat: int, is_built: bool, place: int, dice: Dice) -> None:
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
        building = bout.turn == 0 and place != THROUGH
        build_at_random(bout, seat, place if building else BUILD_END, dice)
    bout.powers[seat] &= ~bout.used[seat]
    for trait in range(TRAITS):
        spot = TRAITS * seat + trait
        bout.remaining[spot] = bout.start[spot]
        if bout.turn:
            bout.remaining[spot] -= guess_spent(bout, trait, bout.start[spot], dice)


def guess_spent(bout: Bout, trait: int, start: int, dice: Dice) -> int:
    """How much of a trait is spent, as far as one can tell without having seen the sheet.

    Measured over matches of instinct with two at the table: of Offense and Guard a point now and
    then, of Endurance about one in two turns, of Speed and Blood half in the first turn and later
    most. By lot from none to all, half of everything was spent at any time.
    """
    if trait in (OFFENSE, GUARD):
        spent = dice.below(MOST_OF_A_SKILL + 1) // MOST_OF_A_SKILL
    elif trait == ENDURANCE:
        spent = dice.below(bout.turn)
    elif bout.turn == 1:
        spent = dice.below(start + 1)
    else:
        spent = start - dice.below(dice.below(start + 1) + 1)
    return min(start, spent)


def guess_cards(
    bout: Bout,
    seat: int,
    known: int,
    numbers: list[int],
    lunged: int,
    place: int,
    pays: bool,
    dice: Dice,
) -> None:
    """Hidden cards are dealt by lot to where they may be: so many here, so many there.

    7.7.3 Who is asked what he pays with can pay: his dearest cards are in his HP deck; where his
    deck list is a secret, they are as dear as a list allows.
    """
    green, red, life, discard, deck, total, hidden, later = numbers
    if total + hidden + later + size(known) + size(bout.fight.played[seat]) == 0 and not bout.turn:
        return
    unknown = unknown_places(bout.row[seat])
    known += bout.known[seat]
    number = total - size(bout.known[seat]) + hidden + later + len(unknown)
    pool = hidden_cards(bout, seat, known, number, later, pays, dice)
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
    for _ in range(green):
        bout.hand[seat] += ONE[actions.pop()]
    for _ in range(red):
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
        split_by_lot(bout, seat, left, place, dice)
    elif discard < 0:
        rest_by_lot(bout, seat, left, place, dice)
    spent = take(bout.discard[seat], bout.discard[seat] - certain, lunged)
    bout.fight.lunged = replaced(bout.fight.lunged, seat, spent)


def by_worth(bout: Bout, cards: list[int], pays: bool, cheap_last: bool) -> None:
    """Cards of one who must be able to pay, in the order of their hit points."""
    if pays:
        cards.sort(key=bout.content.life.__getitem__, reverse=cheap_last)


def unknown_places(row: int) -> list[int]:
    """Where in a row nobody else knows what lies."""
    return [place for place in range(length(row)) if card_at(row, place) & UNKNOWN]


def hidden_cards(
    bout: Bout, seat: int, known: int, number: int, later: int, pays: bool, dice: Dice
) -> int:
    """The cards of the deck list that are not seen; of a secret list, so many likely ones."""
    seen = known + bout.removed[seat] + bout.bids[seat] + bout.fight.played[seat]
    if is_open(bout, seat):
        return bout.owned[seat] - seen
    cards = ACTION_CARDS & ~seen
    has_moves = not bout.learning or bout.turn >= MOVES_FROM
    if not has_moves:
        number -= later
    if pays:
        cards = dearest(bout, cards, seen, number, has_moves)
    if pays or not has_moves:
        return fill(bout, seat, cards, seen, number)
    for move in range(FIRST_MOVE, KINDS):
        free = size(cards) < number and not has(seen, move)
        if free and dice.below(ODDS_OF_A_MOVE) == 0:
            cards += ONE[move]
    return fill(bout, seat, cards, seen, number)


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
    moves = shuffled(list(range(FIRST_MOVE, KINDS)), dice)
    later = NO_CARDS
    for move in moves[:number]:
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


def split_by_lot(bout: Bout, seat: int, cards: list[int], place: int, dice: Dice) -> None:
    """5.1.1 While he splits his deck: hand or life by lot, save for kinds still to come."""
    kinds = kinds_of(bout, seat)
    for kind in cards:
        if place != THROUGH and kinds.index(kind) >= place:
            bout.deck[seat] += ONE[kind]
        elif dice.below(2):
            bout.hand[seat] += ONE[kind]
        else:
            bout.life[seat] += ONE[kind]


def rest_by_lot(bout: Bout, seat: int, cards: list[int], place: int, dice: Dice) -> None:
    """5.4.2 While he rests: back in the deck or not by lot, save for kinds still to come."""
    kinds = kinds_of(bout, seat)
    for kind in cards:
        if (place != THROUGH and FIRST_CARD + kinds.index(kind) >= place) or dice.below(2):
            bout.discard[seat] += ONE[kind]
        else:
            bout.deck[seat] += ONE[kind]
