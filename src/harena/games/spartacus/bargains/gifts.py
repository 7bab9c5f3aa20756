"""Chapters 13.2 and 13.3, at any time: denarii given away, Guards laid on the table."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import MOST_SUM, Capua
from harena.games.spartacus.components.decks import lay_guard
from harena.toolkit.fields import replaced

LEAST_GIFT: Final = 1


def offer_gift(capua: Capua, partner: int, seat: int) -> None:
    """13.2, R53 To whom; at most ten in a phase."""
    capua.gifts = replaced(capua.gifts, seat, capua.gifts[seat] + 1)
    capua.then(steps.CHOOSE_GIFT, seat, partner)


def choose_gift(capua: Capua, seat: int, partner: int) -> None:
    """13.2 How many of his free denarii."""
    most = min(capua.coins[seat], MOST_SUM)
    capua.ask(seat, "gift", steps.GIVE, list(range(most + 1)), seat, partner)


def give(capua: Capua, coins: int, seat: int, partner: int) -> None:
    """3.3, 3.3.1, 5.7.8, 13.2, R64 It is never refused. Between closed Treasuries only two know.

    6.6, 6.11: a gift is whole by itself, so its window waits for nothing that is being done.
    """
    if not coins:
        return
    pair = capua.seats * seat + partner
    if not (capua.closed >> seat & 1 and capua.closed >> partner & 1):
        capua.tell("gave", seat, partner, coins)
        capua.gain(partner, coins)
        capua.part_with(seat, coins)
        left = max(0, capua.promised[pair] - coins)
        capua.promised = replaced(capua.promised, pair, left)
        return
    capua.coins[seat] -= coins
    capua.coins[partner] += coins
    capua.slipped = replaced(capua.slipped, pair, capua.slipped[pair] + coins)
    capua.slips = replaced(capua.slips, pair, capua.slips[pair] + LEAST_GIFT)
    capua.reckoned[seat] -= LEAST_GIFT
    capua.reckoned[partner] += LEAST_GIFT
    capua.reckon([0] * capua.seats)
    capua.confide(partner, "slipped", (seat, partner, coins), (seat, partner))


def lay_out_of_turn(capua: Capua, choice: int, seat: int) -> None:
    """5.8.3, 13.3 A Guard of the hand comes to the table."""
    lay_guard(capua, seat)


STEPS: Final = (
    offer_gift,
    choose_gift,
    give,
    lay_out_of_turn,
)
