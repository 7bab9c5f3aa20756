"""Chapters 7, 8 and 13: the Open Market, auctions, the Host, and bargains of every kind."""

from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    duel,
    hand,
    house,
    in_arena,
    in_auction,
    in_market,
    in_turn,
    interject,
    offered,
    strike,
    told,
)


def test_7_1_market_then_auction_then_host() -> None:
    match = in_market(capua("", "", ""))
    assert match.view(None)["auction"] == ""
    choose(match, "close", "close", "close")

    assert asked(match) == "0 bid 1 bid 2 bid"
    assert match.view(None)["auction"] == "card"
    choose(match, *["0"] * 9)
    assert asked(match) == "0 hosting 1 hosting 2 hosting"
    assert match.view(None)["auction"] == "host"


def test_7_2_anything_is_traded_for_anything_7_7_at_once_and_whole() -> None:
    # Also 7.7.
    # E11: a Guard for three denarii, and more.
    match = in_market(capua("g01 e01a", "s01", "", guards=(1, 0, 0)))
    choose(match, "offer-1", "give-g01", "give-guard", "take-s01", "charge", "3", "send", "accept")

    assert (house(match, 0), house(match, 1)) == ("s01 e01a", "g01")
    assert capua_of(match).guards == [0, 1, 0]
    assert capua_of(match).coins == [13, 7, 10]


def test_7_3_only_ready_cards_are_traded_or_sold() -> None:
    match = in_market(capua("g01/x g02", "g03/i", "", hands=("c01",)))

    assert [act for act in offered(match) if act.startswith("sell")] == ["sell-g02"]
    choose(match, "offer-1")
    assert [term for term in offered(match) if term.startswith("take")] == []


def test_7_4_the_bank_pays_the_value_and_the_card_is_discarded() -> None:
    match = in_market(capua("g09", "", "", guards=(1, 0, 0)))
    choose(match, "sell-g09", "sell-guard")

    assert (house(match, 0), capua_of(match).coins[0]) == ("", 10 + 7 + 2)


def test_7_5_nobody_must_take_the_better_price() -> None:
    # E11: three are offered, and he sells to the Bank for two.
    match = in_market(capua("g01", "", "", host=1))
    choose(match, "offer-0", "pay", "3", "take-g01", "send", "decline", "wait", "sell-g01")

    assert capua_of(match).coins[0] == 12


def test_7_6_closing_is_for_good_and_no_offer_reaches_who_has_closed_r27() -> None:
    match = in_market(capua("g01", "", ""))
    choose(match, "close")
    assert asked(match) == "1 market"
    assert "offer-0" not in offered(match)
    choose(match, "wait", "wait")

    assert asked(match) == "1 market"


def test_7_7_after_six_market_turns_a_dominus_is_closed() -> None:
    match = choose(in_market(capua("", "", "")), *["wait"] * 18)

    assert [seat for (seat,) in told(match, "closed")] == [0, 1, 2]
    assert asked(match) == "0 bid 1 bid 2 bid"


def test_7_7_one_counter_offer_is_made_and_answered() -> None:
    match = in_market(capua("g01", "", ""))
    choose(match, "offer-1", "give-g01", "charge", "5", "send", "counter")
    choose(match, "take-g01", "pay", "3", "send")

    assert asked(match) == "0 deal"
    assert offered(match) == ["accept", "decline"]
    choose(match, "accept")
    assert (house(match, 1), capua_of(match).coins) == ("g01", [13, 7, 10])


def test_7_7_by_option_all_trade_at_once() -> None:
    match = in_market(capua("g01", "g02", "", options={"market_mode": "free"}))
    assert asked(match) == "0 market 1 market 2 market"
    choose(match, "0:sell-g01", "1:offer-2", "2:close")

    assert told(match, "sold") == [(0, 0, 2)]


def test_13_5_an_offer_just_declined_is_not_made_again_r53() -> None:
    match = in_market(capua("g01", "", ""))
    choose(match, "offer-1", "give-g01", "send", "decline", "wait", "wait", "offer-1", "give-g01")

    assert "send" not in offered(match)


def test_13_5_three_offers_in_an_intrigue_turn() -> None:
    match = in_turn(capua("", "", "", hands=("c01",)))
    for coins in "123":
        choose(match, "offer-1", "pay", coins, "word-repay", "send", "decline")

    assert not [act for act in offered(match) if act.startswith("offer")]


def test_13_1_an_offer_may_be_withdrawn_before_it_is_answered() -> None:
    match = in_market(capua("g01", "", ""))
    choose(match, "offer-1", "give-g01", "send")
    interject(match, 0, "withdraw")

    assert told(match, "offer_withdrawn") == [(0,)]
    assert house(match, 0) == "g01"


def test_8_1_as_many_cards_as_domini_one_after_the_other() -> None:
    match = in_auction(capua("", "", "", ""), "g09 g10 g11 g12")

    assert told(match, "lots_laid") == [(4,)]
    assert told(match, "lot") == [(8,)]
    choose(match, "1", "0", "0", "0")
    assert told(match, "lot") == [(8,), (9,)]


def test_8_1_with_one_card_left_one_is_auctioned() -> None:
    # S49.
    match = capua("", "", "", "")
    table = capua_of(match)
    table.market_deck = [8]
    table.place = [0 if card != 8 else -1 for card in range(62)]
    in_auction(match)
    choose(match, "1", "0", "0", "0")

    assert asked(match) == "0 hosting 1 hosting 2 hosting 3 hosting"


def test_8_2_the_highest_pays_and_has_the_card_ready() -> None:
    match = choose(in_auction(capua("", "", ""), "g09 g10 g11"), "2", "5", "4")

    assert house(match, 1) == "g09"
    assert capua_of(match).coins == [10, 5, 10]


def test_8_2_nobody_bids_more_than_he_has() -> None:
    match = in_auction(capua("", "", "", coins=(3, 5, 5)), "g09 g10 g11")

    assert offered(match, 0) == ["0", "1", "2", "3"]
    assert match.refusal(0, "bid", 4) == "too-few-denarii"


def test_8_3_the_tied_add_to_what_they_laid_down() -> None:
    # S21: 4, 4, 4, 1; then 0, 2, 2; then 1, 0.
    match = in_auction(capua("", "", "", ""), "g09 g10 g11 g12")
    choose(match, "4", "4", "4", "1")
    assert asked(match) == "0 bid 1 bid 2 bid"
    choose(match, "0", "2", "2", "1", "0")

    assert told(match, "won_lot") == [(1, 8, 7)]
    assert capua_of(match).coins == [10, 3, 10, 10]


def test_8_4_where_all_bid_nothing_the_auction_fails_r30() -> None:
    # E12: 0, 2, 3, 3; then 1, 1; then 0, 0.
    match = in_auction(capua("", "", "", ""), "g11 g10 g09 g12")
    choose(match, "0", "2", "3", "3")
    assert asked(match) == "2 bid 3 bid"
    choose(match, "1", "1", "0", "0")

    assert told(match, "auction_failed") == [(10,)]
    assert capua_of(match).coins == [10, 10, 10, 10]
    assert capua_of(match).place[10] == -2


def test_8_5_twelve_tied_rounds_are_enough_r29_8_7() -> None:
    # Also 8.7.
    match = in_auction(capua("", "", "", coins=(30, 30, 5)), "g09 g10 g11")
    choose(match, "1", "1", "0", *["1"] * 24)

    assert told(match, "auction_failed") == [(8,)]
    assert capua_of(match).coins == [30, 30, 5]


def test_8_6_a_gift_between_rounds_may_be_bid() -> None:
    # S24.
    match = in_auction(capua("", "", "", coins=(4, 4, 6)), "g09 g10 g11")
    choose(match, "4", "4", "0")
    interject(match, 2, "gift-0")
    choose(match, "2:2")

    assert offered(match, 0) == ["0", "1", "2"]


def test_8_6_committed_denarii_are_not_given_away_r12() -> None:
    match = in_auction(capua("", "", ""), "g09 g10 g11")
    choose(match, "0:3")

    assert "offer_gift" not in [one.step for one in match.options(0)]


def host(match: Match, *bids: str) -> Match:
    """The auction of the title, after three cards that nobody wanted."""
    return choose(in_auction(match, "g09 g10 g11"), *["0"] * 9, *bids)


def test_8_8_the_winner_pays_and_is_host_8_10_then_treasuries_are_shown() -> None:
    # Also 8.10.
    match = host(capua("", "", ""), "1", "6", "2")

    assert capua_of(match).host == 1
    assert told(match, "treasury") == [(0, 10), (1, 4), (2, 10)]
    assert capua_of(match).influence == [7, 8, 7]


def test_8_9_where_it_would_fail_dice_decide_and_the_host_pays_r31() -> None:
    # E13, S22: four each, then nothing; dice 5 and 5, then 2 and 6.
    match = capua("", "", "")
    in_auction(match, "g09 g10 g11")
    choose(match, *["0"] * 9, "4", "4", "0")
    dice(match, 5, 5, 2, 6)
    choose(match, "0", "0")

    assert capua_of(match).host == 1
    assert told(match, "treasury") == [(0, 10), (1, 6), (2, 10)]


def test_8_9_by_option_nobody_pays() -> None:
    match = capua("", "", "", options={"host_rolloff_pays": False})
    in_auction(match, "g09 g10 g11")
    choose(match, *["0"] * 9, "4", "4", "0")
    dice(match, 2, 6)
    choose(match, "0", "0")

    assert told(match, "treasury") == [(0, 10), (1, 10), (2, 10)]


def test_8_9_if_all_bid_nothing_all_roll() -> None:
    # S23.
    match = capua("", "", "")
    in_auction(match, "g09 g10 g11")
    choose(match, *["0"] * 9, "0", "0")
    dice(match, 1, 2, 5)
    choose(match, "0")

    assert told(match, "cast")[-3:] == [(0, 1), (1, 2), (2, 5)]
    assert capua_of(match).host == 2


def test_8_10_an_empty_treasury_is_seen_when_it_is_shown() -> None:
    # S66: at Influence 12, and Destitute! takes the victory.
    match = capua("", "", "", hands=("", "", "r03"), coins=(5, 3, 5), influence=(7, 12, 7))
    host(match, "0", "3", "0")
    choose(match, "2:r03")
    all_pass(match)

    assert told(match, "won") == []
    assert told(match, "fell") == [(1, 1, 11)]


def test_13_2_gifts_have_a_limit_and_cannot_be_refused_r53() -> None:
    match = in_turn(capua("", "", "", coins=(20, 0, 0)))
    for _ in range(10):
        interject(match, 0, "gift-1")
        choose(match, "0:1")

    assert capua_of(match).coins == [10, 10, 0]
    assert "offer_gift" not in [one.step for one in match.options(0)]


def test_13_2_between_hidden_treasuries_only_the_two_know_how_much_r64() -> None:
    match = in_auction(capua("", "", ""), "g09 g10 g11")
    interject(match, 0, "gift-1")
    choose(match, "0:4")
    (gift,) = [event for event in match.events if event.kind == "slipped"]

    assert gift.seen_by(1) == (0, 1, 4)
    assert gift.seen_by(2) == (0, 1)
    assert capua_of(match).coins == [6, 14, 10]


def test_13_1_a_deed_is_paid_when_it_is_done_r52() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    interject(match, 1, "deed-invite-1")
    choose(match, "1:3")
    assert capua_of(match).coins == [10, 7, 10]
    choose(match, "no", "1", "decline")
    all_pass(match)

    # Declined, and paid none the less.
    assert capua_of(match).coins == [13, 7, 10]


def test_13_1_who_paid_not_to_be_invited_and_is_has_it_back() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    interject(match, 1, "deed-shun")
    choose(match, "1:3", "no", "1")

    assert capua_of(match).coins == [10, 10, 10]


def test_13_1_a_thumb_turned_by_the_crowd_is_paid_r52() -> None:
    # S70.
    match = capua("g02", "s01", "", hands=("", "", "r08"))
    duel(match, "0 g02", "1 s01")
    strike(match, (6, 2, 1, 1), (5,))
    interject(match, 1, "deed-thumb-down")
    choose(match, "1:2", "no", "down", "2:r08")
    all_pass(match)

    assert house(match, 1) == "s01"
    assert capua_of(match).coins[:2] == [12, 8]


def test_13_4_the_host_may_call_for_offers_and_is_bound_to_nothing() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    choose(match, "yes")
    assert asked(match) == "1 bribe 2 bribe"
    choose(match, "1:invite-1", "2:shun")
    while asked(match).endswith("purse"):
        choose(match, "2")

    assert asked(match) == "0 invite"
    choose(match, "2", "accept")
    assert hand(match, 0) == ""
