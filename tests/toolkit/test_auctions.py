"""Sealed bids, by the worked auctions of Spartacus."""

import pytest

from harena.toolkit.auctions import highest, raise_bids


@pytest.mark.parametrize(
    ("bids", "seats"),
    [([0, 2, 3, 3], [2, 3]), ([4, 1], [0]), ([0, 0, 0], [0, 1, 2]), ([7], [0])],
)
def test_the_highest_bid_may_be_that_of_several(bids: list[int], seats: list[int]) -> None:
    assert highest(bids) == seats


def bid(rounds: list[list[int]]) -> tuple[list[int], list[int]]:
    """Who is still in it after these rounds, and what each has laid down."""
    laid = [0] * len(rounds[0])
    bidders = list(range(len(rounds[0])))
    for bids in rounds:
        bidders = raise_bids(laid, bidders, bids)
    return bidders, laid


def test_spartacus_8_2_the_highest_pays_his_bid() -> None:
    assert bid([[1, 5, 3]]) == ([1], [1, 5, 3])


def test_spartacus_e12_all_who_still_bid_bid_nothing() -> None:
    """Bids 0, 2, 3, 3; the two 3s bid 1, 1, then 0, 0: the auction fails, 4 come back to each."""
    assert bid([[0, 2, 3, 3], [0, 0, 1, 1]]) == ([2, 3], [0, 2, 4, 4])
    assert bid([[0, 2, 3, 3], [0, 0, 1, 1], [0, 0, 0, 0]]) == ([], [0, 2, 4, 4])


def test_spartacus_s21_only_those_still_tied_bid_again() -> None:
    """Bids 4, 4, 4, 1; then 0, 2, 2; then 1, 0: he pays 7, the others get 4 and 6 back."""
    assert bid([[4, 4, 4, 1], [0, 2, 2, 0]]) == ([1, 2], [4, 6, 6, 1])
    assert bid([[4, 4, 4, 1], [0, 2, 2, 0], [0, 1, 0, 0]]) == ([1], [4, 7, 6, 1])


def test_spartacus_8_4_nobody_bids() -> None:
    assert bid([[0, 0, 0, 0]]) == ([], [0, 0, 0, 0])


def test_what_one_who_is_out_would_bid_does_not_count() -> None:
    assert bid([[4, 4, 1], [0, 1, 9]]) == ([1], [4, 5, 1])
