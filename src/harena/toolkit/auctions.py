"""Sealed bids: all bid at once, the kernel opens them together, and then they are settled here."""


def highest(bids: list[int]) -> list[int]:
    """The seats with the highest bid: several where it is tied."""
    most = max(bids)
    return [seat for seat, bid in enumerate(bids) if bid == most]


def raise_bids(laid: list[int], bidders: list[int], bids: list[int]) -> list[int]:
    """Spartacus 8.2 to 8.4 One round of an auction whose ties are bid on.

    The bids of this round are added to what each has laid down, and the bidders with the highest
    sum are still in it: one has won and pays what he has laid down, several bid again. Nobody is in
    it any more where all bid nothing: then the auction has failed, and everything comes back.
    """
    most = 0
    is_raised = False
    for seat in bidders:
        is_raised = is_raised or bids[seat] > 0
        laid[seat] += bids[seat]
        most = max(most, laid[seat])
    if not is_raised:
        return []
    return [seat for seat in bidders if laid[seat] == most]
