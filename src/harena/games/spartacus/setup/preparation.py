"""Chapters 1 and 2, Set-up and the round: Houses are chosen, starting cards dealt, decks shuffled.

Then round after round: Upkeep, Intrigue, Market, Arena.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import DECK, NOBODY, OFFER_SIZE, SETUP, Capua
from harena.games.spartacus.components.content import (
    FIFTH,
    FIGHTERS,
    GLADIATORS,
    GUARD,
    STARTS,
    read,
)
from harena.games.spartacus.setup.play_options import take_options
from harena.kernel.setup import Setup
from harena.toolkit.auctions import highest
from harena.toolkit.decks import shuffled
from harena.toolkit.fields import replaced

SIDES: Final = 6


def lay_out(setup: Setup) -> Capua:
    """1.1, 1.6, R3 Three to five Domini, and nothing dealt yet; the Bank is the program."""
    capua = Capua(setup.seats, read(setup.pack))
    capua.lay_out()
    take_options(capua, setup)
    capua.then(steps.PREPARE)
    return capua


def prepare(capua: Capua) -> None:
    """1.2, R4 The highest die takes the Host marker and the first choice; the tied roll again."""
    capua.phase = SETUP
    capua.host = roll_off(capua, list(range(capua.seats)))
    capua.tell("hosting", capua.host)
    capua.then(steps.DEAL)
    if capua.by_lot:
        free = shuffled(list(range(capua.houses)), capua.dice)
        for index, seat in enumerate(capua.all_from(capua.host)):
            settle_house(capua, free[index], seat)
    else:
        capua.then(steps.CHOOSE_HOUSE, 0)


def roll_off(capua: Capua, seats: list[int]) -> int:
    """1.2, 8.9, 12.6, R4 A die each; the highest wins, ties roll again."""
    while len(seats) > 1:
        dice = [1 + capua.dice.below(SIDES) for _ in seats]
        for seat, die in zip(seats, dice, strict=True):
            capua.tell("cast", seat, die)
        seats = [seats[index] for index in highest(dice)]
    return seats[0]


def choose_house(capua: Capua, index: int) -> None:
    """1.3 Clockwise from the Host, each one of the Houses that are left."""
    seat = (capua.host + index) % capua.seats
    free = [house for house in range(capua.houses) if house not in capua.house]
    capua.choose(seat, "house", steps.TAKE_HOUSE, free, seat, index)


def take_house(capua: Capua, house: int, seat: int, index: int) -> None:
    """1.3 It is kept for the whole game; then the next chooses."""
    settle_house(capua, house, seat)
    if index + 1 < capua.seats:
        capua.then(steps.CHOOSE_HOUSE, index + 1)


def settle_house(capua: Capua, house: int, seat: int) -> None:
    """1.3 A House has its Dominus."""
    capua.house = replaced(capua.house, seat, house)
    capua.tell("housed", seat, house)


def deal(capua: Capua) -> None:
    """1.4, 1.4.1, 1.5, 1.6, 1.7, 1.8, R5 Cards, Guards, denarii, Influence; shuffled decks."""
    content = capua.content
    piles = [
        shuffled([card for card in range(first, end) if content.starting[card]], capua.dice)
        for first, end in ((0, GLADIATORS), (GLADIATORS, FIGHTERS))
    ]
    for seat in capua.all_from(capua.host):
        first = len(STARTS) * capua.house[seat]
        if capua.house[seat] != FIFTH:
            for pile, number in zip(piles, content.starts[first : first + 2], strict=True):
                for _ in range(number):
                    card = pile.pop()
                    capua.place[card] = seat
                    capua.tell("dealt", seat, card)
        capua.guards[seat] = content.starts[first + 2]
        capua.gain(seat, content.starts[first + 3])
        capua.influence = replaced(capua.influence, seat, capua.beginning)
        capua.tell("began", seat, capua.guards[seat], capua.coins[seat], capua.influence[seat])
    fill_deck(capua)
    if FIFTH in capua.house:
        find_starting(capua, capua.house.index(FIFTH))
        fill_deck(capua)
    for _ in range(sum(capua.guards)):
        capua.intrigue_deck.remove(GUARD)
    capua.dice.shuffle(capua.intrigue_deck)
    capua.then(steps.BEGIN_ROUND)


def fill_deck(capua: Capua) -> None:
    """1.4, 1.8 All Market cards that were not dealt, shuffled."""
    capua.market_deck = [card for card, place in enumerate(capua.place) if place == DECK]
    capua.dice.shuffle(capua.market_deck)


def find_starting(capua: Capua, seat: int) -> None:
    """1.4.1, R69 The fifth House turns the shuffled Market deck up until it has its own."""
    wanted = capua.content.starts[len(STARTS) * FIFTH : len(STARTS) * FIFTH + 2]
    for card in reversed(capua.market_deck):
        kind = int(card >= GLADIATORS)
        if card < FIGHTERS and wanted[kind]:
            wanted[kind] -= 1
            capua.place[card] = seat
            capua.tell("dealt", seat, card)


def begin_round(capua: Capua) -> None:
    """1.9, 1.10, 2.1, 2.2 Upkeep, then Intrigue, Market and Arena, then the next round."""
    capua.round += 1
    capua.active = NOBODY
    capua.tell("round_began", capua.round)
    capua.then(steps.BEGIN_UPKEEP)


def begin_phase(capua: Capua, phase: int) -> None:
    """2.1, 13.2, 13.5 A phase begins: ten gifts each again, and any offer may be made."""
    capua.phase = phase
    capua.declined = [0] * OFFER_SIZE
    capua.gifts = [0] * capua.seats
    capua.instructed = [0] * capua.seats
    capua.tell("phase_began", phase)


STEPS: Final = (
    prepare,
    choose_house,
    take_house,
    deal,
    begin_round,
)
