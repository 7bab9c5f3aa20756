"""Chapter 8, Auction and the Host: hidden bids for Market cards, then for the Host marker.

The highest pays; the tied lay their bids down and bid again, and the new bid is added. Where all
bid nothing the auction fails; for the Host those still in it roll dice.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import (
    DISCARD,
    MARKET,
    MOST_SUM,
    NO_CARD,
    NOBODY,
    ON_OFFER,
    Capua,
)
from harena.games.spartacus.components.content import NOD
from harena.games.spartacus.components.decks import fill_market, top_market
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    PASS,
    is_silenced,
    open_empty_treasuries,
    open_silence,
    play_reaction,
)
from harena.games.spartacus.setup.preparation import roll_off
from harena.toolkit.auctions import raise_bids
from harena.toolkit.bits import as_bits, members
from harena.toolkit.fields import replaced

MOST_REBIDS: Final = 12
FOR_CARD: Final = 0
FOR_HOST: Final = 1


def begin_auction(capua: Capua) -> None:
    """8.1 As many cards as there are Domini, face down, if there are so many."""
    capua.lots = fill_market(capua, capua.seats)
    capua.tell("lots_laid", capua.lots)
    capua.then(steps.NEXT_LOT)


def next_lot(capua: Capua) -> None:
    """8.1, 8.8 The next card is turned up; after the last the title of Host is auctioned."""
    if not capua.lots:
        capua.then(steps.SETTLE_BIDS, FOR_HOST)
        open_bidding(capua, FOR_HOST)
        return
    capua.lots -= 1
    capua.lot = top_market(capua)
    capua.place[capua.lot] = ON_OFFER
    capua.tell("lot", capua.lot)
    capua.then(steps.SETTLE_BIDS, FOR_CARD)
    open_bidding(capua, FOR_CARD)


def auctioned(capua: Capua) -> str:
    """8.1, 8.8 What is bid for once all have closed: cards; after the last the title of Host."""
    if capua.phase != MARKET or capua.closed != (1 << capua.seats) - 1:
        return ""
    return "host" if capua.lot == NO_CARD and not capua.lots else "card"


def open_bidding(capua: Capua, for_host: int) -> None:
    """8.2 Everybody bids."""
    capua.bidders = (1 << capua.seats) - 1
    capua.rebids = capua.proxies = 0
    capua.limits = [0] * capua.seats
    for seat in range(capua.seats):
        capua.laid[seat] = 0
    capua.then(steps.CHOOSE_BIDS, for_host)


def choose_bids(capua: Capua, for_host: int) -> None:
    """8.2, 8.3, 8.7, 8.7.1 In secret, from nothing to all; who has a limit only at first."""
    for seat in members(capua.bidders):
        if capua.rebids and capua.proxies >> seat & 1:
            continue
        most = min(capua.coins[seat], MOST_SUM)
        ask = "hosting" if for_host else "bid"
        capua.ask(seat, ask, steps.BID, list(range(most + 1)), seat)


def bid(capua: Capua, coins: int, seat: int) -> None:
    """8.2 All are shown together."""
    capua.bids = replaced(capua.bids, seat, coins)
    capua.tell("bid", seat, coins, capua.laid[seat] + coins)


def settle_bids(capua: Capua, for_host: int) -> None:
    """8.2 to 8.5, R29, R30 One has won, some are tied and go on, or the auction has failed.

    R67: rounds in which only limits bid are not counted; each of them costs denarii, so they end.
    """
    if not capua.bidders:
        capua.then(steps.NEXT_LOT)
        return
    bidders = members(capua.bidders)
    by_limits = capua.rebids > 0 and capua.bidders & ~capua.proxies == 0
    if capua.rebids and capua.proxies:
        bid_by_limit(capua, bidders)
    shown = [capua.bids[seat] * (seat in bidders) for seat in range(capua.seats)]
    capua.reckon(shown)
    still = raise_bids(capua.laid, bidders, capua.bids)
    if not still:
        fail(capua, bidders, for_host)
        return
    for seat in bidders:
        if seat in still:
            capua.lose(seat, capua.bids[seat])
        else:
            capua.gain(seat, capua.laid[seat] - capua.bids[seat])
            capua.laid[seat] = 0
    if len(still) == 1:
        win(capua, still[0], for_host)
    elif capua.rebids == MOST_REBIDS and not by_limits:
        fail(capua, still, for_host)
    else:
        if not by_limits:
            capua.rebids += 1
        bid_again(capua, still, for_host)


def bid_again(capua: Capua, tied: list[int], for_host: int) -> None:
    """8.3, 6.2 Only the tied; for a card one of them may have the nod before."""
    capua.bidders = as_bits(tied)
    capua.tell_row("tied", tied)
    capua.then(steps.SETTLE_BIDS, for_host)
    capua.then(steps.CHOOSE_BIDS, for_host)
    if not for_host:
        capua.then(steps.CHOOSE_NOD, 0)


def bid_by_limit(capua: Capua, bidders: list[int]) -> None:
    """8.7.1, R67 Who has a limit adds 1 denarius to a tie until he has reached it."""
    for seat in bidders:
        if capua.proxies >> seat & 1:
            more = capua.laid[seat] < capua.limits[seat] and capua.coins[seat] > 0
            bid(capua, int(more), seat)


def choose_nod(capua: Capua, index: int) -> None:
    """6.2, 6.3, R67 Before they bid again one of the tied may have the nod; a limit is a pass."""
    if capua.lot == NO_CARD:
        return
    kind = capua.content.reaction[NOD]
    tied = [seat for seat in capua.all_from(capua.host) if capua.bidders >> seat & 1]
    while index < len(tied):
        seat = tied[index]
        limited = capua.proxies >> seat & 1
        if not limited and capua.may_play(seat, kind) and capua.heeds(seat, True):
            options = [PASS]
            if capua.has(seat, kind):
                options.append(BEFORE_REACTIONS + kind)
            capua.ask(seat, "react", steps.NOD_OR_NOT, options, seat, index)
            return
        index += 1


def nod_or_not(capua: Capua, choice: int, seat: int, index: int) -> None:
    """6.3, 6.4 The next is asked, or all afresh after a card."""
    if choice == PASS:
        capua.then(steps.CHOOSE_NOD, index + 1)
        return
    play_reaction(capua, seat, choice)
    capua.then(steps.CHOOSE_NOD, 0)
    capua.then(steps.WIN_BY_NOD, seat)
    open_silence(capua, seat, choice, NOBODY)


def win_by_nod(capua: Capua, seat: int) -> None:
    """15.8 He wins at his tied total; the bids of the others come back."""
    if is_silenced(capua, seat):
        return
    give_back(capua, [other for other in members(capua.bidders) if other != seat])
    capua.bidders = 0
    take_lot(capua, seat)


def win(capua: Capua, seat: int, for_host: int) -> None:
    """8.2, 8.3, 8.8 The highest total has been paid."""
    if for_host:
        capua.tell("won_host", seat, capua.laid[seat])
        become_host(capua, seat)
    else:
        capua.then(steps.NEXT_LOT)
        take_lot(capua, seat)


def take_lot(capua: Capua, seat: int) -> None:
    """3.1.3, 8.2 The card comes ready into his House, which has room for any number."""
    capua.tell("won_lot", seat, capua.lot, capua.laid[seat])
    capua.place[capua.lot] = seat
    capua.lot = NO_CARD


def fail(capua: Capua, bidders: list[int], for_host: int) -> None:
    """8.4, 8.5, 8.9, R31 The card is discarded and all bids come back; for the Host dice decide."""
    if for_host:
        winner = roll_off(capua, bidders)
        if not capua.rolloff_pays:
            give_back(capua, [winner])
        give_back(capua, [seat for seat in bidders if seat != winner])
        win(capua, winner, for_host)
        return
    give_back(capua, bidders)
    capua.tell("auction_failed", capua.lot)
    capua.place[capua.lot] = DISCARD
    capua.lot = NO_CARD
    capua.then(steps.NEXT_LOT)


def give_back(capua: Capua, bidders: list[int]) -> None:
    """8.4 What was laid down comes back."""
    for seat in bidders:
        capua.gain(seat, capua.laid[seat])
        capua.laid[seat] = 0


def become_host(capua: Capua, seat: int) -> None:
    """8.8 The only time the Host marker moves; 8.10 then Treasuries are shown."""
    capua.host = seat
    capua.then(steps.SHOW_TREASURIES)


def show_treasuries(capua: Capua) -> None:
    """3.3.1, 6.6, 8.10 All denarii lie open again; empty Treasuries, then victory is tested."""
    capua.closed = capua.proxies = 0
    capua.limits = [0] * capua.seats
    for seat in range(capua.seats):
        capua.reckoned[seat] = capua.coins[seat]
        capua.tell("treasury", seat, capua.coins[seat])
    pairs = capua.seats * capua.seats
    capua.slipped, capua.slips = [0] * pairs, [0] * pairs
    capua.then(steps.TEST_VICTORY)
    open_empty_treasuries(capua)


STEPS: Final = (
    begin_auction,
    next_lot,
    choose_bids,
    bid,
    settle_bids,
    choose_nod,
    nod_or_not,
    win_by_nod,
    show_treasuries,
)
