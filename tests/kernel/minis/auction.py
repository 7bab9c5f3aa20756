"""Sealed bids: three lots, each to the highest bid of all seats; the tied bid again."""

from typing import Final

from tests.kernel.minis import Mini, book

OPEN_LOT, CHOOSE_BIDS, BID, SETTLE = range(4)
LOTS: Final = 3
PURSE: Final = 5
TRIES: Final = 2
EVENTS: Final = "round_began lot\nbid seat coins\ntied *seat\nsold seat coins"


class Auction(Mini):
    parts = ("coins", "bank", "won", "lot", "bidders", "tries", "bids")

    def __init__(self, seats: int, model: "Auction | None" = None) -> None:
        super().__init__(seats, model)
        self.coins = [PURSE] * seats
        self.bank = 0
        self.won = [0] * seats
        self.lot = 0
        self.bidders = list(range(seats))
        self.tries = 0
        self.bids = [0] * seats

    def scores(self) -> list[int]:
        return [10 * self.won[seat] + self.coins[seat] for seat in range(self.seats)]


def open_lot(auction: Auction) -> None:
    if auction.lot < LOTS:
        auction.lot += 1
        auction.bidders = list(range(auction.seats))
        auction.tries = 0
        auction.tell("round_began", auction.lot)
        auction.then(SETTLE)
        auction.then(CHOOSE_BIDS)


def choose_bids(auction: Auction) -> None:
    for seat in auction.bidders:
        auction.ask(seat, "bid", BID, list(range(auction.coins[seat] + 1)), seat)


def bid(auction: Auction, coins: int, seat: int) -> None:
    auction.bids[seat] = coins
    auction.tell("bid", seat, coins)


def settle(auction: Auction) -> None:
    """All bids are on the table. After two ties in a row nobody gets the lot."""
    best = max(auction.bids[seat] for seat in auction.bidders)
    tied = [seat for seat in auction.bidders if auction.bids[seat] == best]
    if len(tied) > 1 and auction.tries < TRIES:
        auction.tries += 1
        auction.bidders = tied
        auction.tell("tied", *tied)
        auction.then(SETTLE)
        auction.then(CHOOSE_BIDS)
        return
    if len(tied) == 1:
        auction.coins[tied[0]] -= best
        auction.bank += best
        auction.won[tied[0]] += 1
        auction.tell("sold", tied[0], best)
    auction.then(OPEN_LOT)


RULEBOOK: Final = book(
    Auction,
    [open_lot, choose_bids, bid, settle],
    seats=range(2, 4),
    asks={"bid": PURSE + 1},
    events=EVENTS,
    bound=LOTS * (TRIES + 1) * 3,
    conserved=lambda auction: [sum(auction.coins) + auction.bank],
)
