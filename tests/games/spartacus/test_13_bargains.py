"""Offers to all and offers that expire, limits of bids, standing orders, promises; five Domini."""

import pytest

import harena
from harena.games.spartacus import steps
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.toolkit.views import inner
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    hand,
    house,
    in_arena,
    in_auction,
    in_games,
    in_market,
    in_turn,
    in_upkeep,
    interject,
    named,
    names,
    offered,
    stand_at,
    told,
)


def to_all(match: Match, *terms: str) -> Match:
    return choose(match, "offer-all", *terms, "send")


def test_7_7_1_an_offer_to_all_is_answered_by_all_who_are_open_at_once() -> None:
    match = choose(in_market(capua("g01", "g02", "", "", host=1)), "wait", "close", "wait")
    to_all(match, "give-g01", "charge", "4")

    assert asked(match) == "1 deal 3 deal"
    assert told(match, "offered_all") == [(0,)]


def test_7_7_1_the_first_yes_from_the_makers_left_has_it_r65() -> None:
    match = to_all(in_market(capua("g01", "", "", "", host=0)), "give-g01", "charge", "4")
    choose(match, "3:accept", "2:accept", "1:decline")

    assert told(match, "replied") == [(1, 1), (2, 0), (3, 0)]
    assert (house(match, 2), house(match, 3)) == ("g01", "")
    assert capua_of(match).coins == [14, 10, 6, 10]
    assert asked(match) == "1 market"


def test_7_7_1_who_has_replied_under_seal_gives_nothing_away_until_it_is_opened_r12() -> None:
    match = to_all(in_market(capua("g01", "", "", "", host=0)), "give-g01", "charge", "4")
    gifts = ["gift-0", "gift-2", "gift-3"]
    besides = [named(match, one) for one in match.options(1) if one.ask == "interject"]
    assert [one for one in besides if one.startswith("gift")] == gifts
    choose(match, "1:accept")

    assert not [one for one in match.options(1) if named(match, one).startswith("gift")]
    assert not [one for one in match.options(2) if named(match, one) == "gift-1"]


def test_7_7_1_without_a_yes_counter_offers_are_heard_until_one_is_accepted() -> None:
    match = to_all(in_market(capua("g01", "", "", "")), "give-g01", "charge", "9")
    choose(match, "1:counter", "2:counter", "3:counter")
    assert asked(match) == "1 terms"
    choose(match, "take-g01", "pay", "2", "send", "decline")
    assert asked(match) == "2 terms"
    choose(match, "take-g01", "pay", "5", "send", "accept")

    assert house(match, 2) == "g01"
    assert asked(match) == "1 market", "the third is not heard any more"
    assert capua_of(match).crowd == 0


def test_7_7_1_it_names_no_cards_of_others_and_wants_what_anybody_has_r65() -> None:
    match = in_market(capua("g01", "g02", "s01", guards=(0, 0, 1), coins=(1, 2, 8)))
    choose(match, "offer-all")
    terms = offered(match)

    assert not [term for term in terms if term.startswith("take-") and term != "take-guard"]
    assert "take-guard" in terms
    choose(match, "charge")
    assert offered(match)[-1] == "8"
    choose(match, "3", "send")
    assert offered(match, 1) == ["decline", "counter"], "he has not so much"
    assert offered(match, 2) == ["accept", "decline", "counter"]


@pytest.mark.parametrize(
    ("partner", "term", "why"),
    [
        ("1", "give-g02", "not-owned"),
        ("1", "give-g03", "not-ready"),
        ("1", "take-g01", "not-owned"),
        ("1", "take-g04", "not-ready"),
        ("1", "give-guard", "not-owned"),
        ("all", "take-g02", "not-owned"),
    ],
)
def test_7_2_nobody_offers_or_wants_what_is_not_there(partner: str, term: str, why: str) -> None:
    match = choose(in_market(capua("g01 g03/x", "g02 g04/x", "")), f"offer-{partner}")

    assert term not in offered(match, 0)
    assert match.refusal(0, "terms", names()["term"].index(term)) == why


def test_7_7_nothing_is_named_twice_in_an_offer() -> None:
    match = choose(in_market(capua("g01 g03", "g02", "")), "offer-1", "give-g01", "pay", "2")
    terms = names()["term"]
    why = {one: match.refusal(0, "terms", terms.index(one)) for one in terms}

    assert "give-g03" in offered(match, 0)
    assert why["give-g01"] == "in-offer"
    assert (why["pay"], why["charge"]) == ("denarii-named", "denarii-named")


def test_7_7_1_there_are_no_offers_to_all_where_only_one_is_open() -> None:
    match = choose(in_market(capua("g01", "", "")), "wait", "close")

    choose(match, "wait")
    assert "offer-all" not in offered(match)
    assert "offer-2" in offered(match)


def test_13_5_also_in_an_intrigue_turn_denarii_are_offered_to_all() -> None:
    match = to_all(in_turn(capua("", "", "")), "pay", "2", "word-peace")
    choose(match, "decline", "accept")

    assert capua_of(match).coins == [8, 10, 12]
    assert capua_of(match).offers == 1
    assert told(match, "said") == [(0, 2)]


def test_13_5_an_offer_that_was_begun_and_dropped_is_one_of_the_three_r53() -> None:
    match = in_turn(capua("", "", "", hands=("guard", "", "")))
    choose(match, "offer-1", "drop", "offer-2", "drop")
    assert "offer-1" in offered(match)
    choose(match, "offer-1", "drop")

    assert offered(match) == ["cash-guard", "lay", "end"]


def test_13_5_only_the_offer_declined_last_is_not_made_again_r73() -> None:
    match = in_market(capua("g01 g02", "g07", "g03"))
    for card, may_be_sent in (("g01", True), ("g01", False), ("g02", True), ("g01", True)):
        choose(match, "offer-1", f"give-{card}", "charge", "3")
        assert ("send" in offered(match)) == may_be_sent
        choose(match, *(("send", "decline") if may_be_sent else ("drop",)))
        choose(match, "1:wait", "2:wait")


def test_7_7_2_an_offer_may_be_withdrawn_while_anybody_has_still_to_answer() -> None:
    match = to_all(in_market(capua("g01", "", "")), "give-g01", "charge", "1")
    choose(match, "2:accept")
    interject(match, 0, "withdraw")

    assert told(match, "offer_withdrawn") == [(0,)]
    assert (house(match, 0), asked(match)) == ("g01", "1 market")
    assert told(match, "replied") == []


@pytest.mark.parametrize("partner", ["1", "all"])
def test_7_7_2_what_is_offered_is_given_away_and_the_offer_expires_r66(partner: str) -> None:
    match = in_turn(capua("", "", "", coins=(3, 0, 0)))
    choose(match, f"offer-{partner}", "pay", "3", "send")
    interject(match, 0, "gift-2")
    choose(match, "0:3")
    all_pass(match)

    assert told(match, "offer_expired") == [(0,)]
    assert told(match, "declined") == []
    assert asked(match) == "0 intrigue"


def tied_for(match: Match, *limits: tuple[int, int], laid: str = "3") -> Match:
    """The first two bid so much for the first card, after limits were set."""
    for seat, limit in limits:
        interject(match, seat, "limit")
        choose(match, f"{seat}:{limit}")
    return choose(match, f"0:{laid}", f"1:{laid}", "2:0")


def test_8_7_1_who_has_a_limit_adds_one_to_each_tie_until_it_is_reached_r67() -> None:
    match = tied_for(in_auction(capua("", "", "", coins=(20, 20, 20)), "g09"), (0, 5), (1, 7))

    # 3, 4 and 5 are tied; then only the second goes on.
    assert house(match, 1) == "g09"
    assert told(match, "won_lot") == [(1, 8, 6)]
    assert capua_of(match).coins == [20, 14, 20]
    assert asked(match) == "0 bid 1 bid 2 bid", "the next card"


def test_8_7_1_who_has_none_is_asked_and_the_other_is_not() -> None:
    match = tied_for(in_auction(capua("", "", "", coins=(9, 9, 9)), "g09"), (0, 5))

    assert asked(match) == "1 bid"
    choose(match, "1")
    assert asked(match) == "1 bid"
    choose(match, "3")
    assert told(match, "won_lot") == [(1, 8, 7)]


def test_8_7_1_equal_limits_end_in_a_failed_auction() -> None:
    match = tied_for(in_auction(capua("", "", "", coins=(9, 9, 9)), "g09"), (0, 5), (1, 5))

    assert told(match, "auction_failed") == [(8,)]
    assert capua_of(match).coins == [9, 9, 9]


def test_8_7_1_an_auction_of_limits_asks_nobody_whatever_he_holds_r67() -> None:
    scene = capua("", "", "", hands=("r09", "c02", "c03"), coins=(20, 20, 20))
    match = tied_for(in_auction(scene, "g09"), (0, 5), (1, 7))

    assert told(match, "won_lot") == [(1, 8, 6)]
    assert asked(match) == "0 bid 1 bid 2 bid", "the next card"
    assert hand(match, 0) == "r09", "his limit stood for a pass"


def test_8_7_1_who_has_no_limit_is_still_asked_for_the_nod() -> None:
    match = tied_for(in_auction(capua("", "", "", hands=("c01", "r09", "")), "g09"), (0, 5))

    assert asked(match) == "1 react"
    all_pass(choose(match, "r09"))
    assert told(match, "won_lot") == [(1, 8, 3)]


def test_8_7_1_the_higher_limit_wins_also_after_more_than_twelve_ties_r29_r67() -> None:
    scene = in_auction(capua("", "", "", coins=(30, 30, 30)), "g09")
    match = tied_for(scene, (0, 20), (1, 18), laid="1")

    assert told(match, "auction_failed") == []
    assert told(match, "won_lot") == [(0, 8, 19)]
    assert capua_of(match).coins == [11, 30, 30]


def test_8_5_rounds_in_which_somebody_is_asked_are_counted_beside_a_limit_r29() -> None:
    match = tied_for(in_auction(capua("", "", "", coins=(30, 30, 30)), "g09"), (0, 20), laid="1")
    choose(match, *["1"] * 12)

    assert told(match, "auction_failed") == [(8,)]
    assert capua_of(match).coins == [30, 30, 30]


def test_8_7_1_a_limit_goes_no_farther_than_the_denarii_and_may_be_lifted() -> None:
    match = in_auction(capua("", "", "", coins=(4, 9, 9)), "g09")
    interject(match, 0, "limit")
    assert offered(match, 0) == ["0", "1", "2", "3", "4"]
    choose(match, "0:4")
    assert capua_of(match).proxies == 1
    interject(match, 0, "limit")
    choose(match, "0:0")

    assert capua_of(match).proxies == 0
    choose(match, "0:3", "1:3", "2:0")
    assert asked(match) == "0 bid 1 bid"


def test_8_7_1_the_view_tells_how_high_a_limit_may_be() -> None:
    """What he has laid down in a tie counts, also while he is not asked."""
    match = in_auction(capua("", "", "", coins=(9, 9, 9)), "g09")
    assert highest_limit(match, 0) == 9
    tied_for(match, (0, 5))

    assert asked(match) == "1 bid"
    assert capua_of(match).coins[0] == 6
    assert highest_limit(match, 0) == 9


def highest_limit(match: Match, seat: int) -> object:
    return inner(match.view(seat), "own")["highest_limit"]


def test_8_7_1_all_see_that_there_is_a_limit_and_nobody_how_high() -> None:
    match = in_auction(capua("", "", ""), "g09")
    interject(match, 1, "limit")
    choose(match, "1:6")

    told_all = [event for event in match.events if event.kind == "limited"]
    assert [(event.seen_by(1), event.seen_by(0)) for event in told_all] == [((1, 1, 6), (1, 1))]
    mine, theirs = match.view(1)["own"], match.view(0)["own"]
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert (mine["limit"], theirs["limit"]) == (6, 0)
    assert match.view(0)["proxies"] == 2


def test_8_7_1_also_for_the_title_of_host() -> None:
    match = choose(in_auction(capua("", "", "", coins=(9, 9, 9))), *["0"] * 9)
    interject(match, 2, "limit")
    choose(match, "2:4", "0:3", "1:0", "2:3", "0:0")

    assert told(match, "won_host") == [(2, 4)]


def aside(match: Match, seat: int) -> list[str]:
    """What a seat may do although it is not asked."""
    return [named(match, one) for one in match.options(seat) if one.ask == "interject"]


def test_8_7_1_who_has_closed_his_fist_in_a_tie_sets_no_limit_8_6_8_7_r67() -> None:
    match = tied_for(in_auction(capua("", "", "", coins=(9, 9, 9)), "g09"))
    choose(match, "1:6")
    assert "limit" not in aside(match, 1)
    assert "limit" in aside(match, 0)
    interject(match, 0, "limit")
    assert "limit" not in aside(match, 1), "his bid is bound also while another says his limit"
    choose(match, "0:5")

    # Whoever has just set a limit is not asked any more, so all fists are opened.
    assert told(match, "bid")[-2:] == [(1, 6, 9), (0, 1, 4)]
    assert told(match, "won_lot") == [(1, 8, 9)]
    assert capua_of(match).coins == [9, 0, 9]


def test_8_7_a_sealed_bid_stands_and_its_denarii_are_bound_8_6_also_for_the_host() -> None:
    match = choose(in_auction(capua("", "", "", coins=(9, 9, 9))), *["0"] * 9)
    choose(match, "0:3", "1:3", "2:0", "1:6")

    assert not [name for name in aside(match, 1) if name.startswith(("limit", "gift"))]
    assert "gift-1" not in aside(match, 0)
    choose(match, "0:1")
    assert told(match, "won_host") == [(1, 9)]


def test_8_7_1_with_the_first_bids_a_limit_may_still_follow_the_bid() -> None:
    match = in_auction(capua("", "", "", coins=(9, 9, 9)), "g09")
    choose(match, "1:3")
    interject(match, 1, "limit")
    choose(match, "1:5", "0:3", "2:0")

    assert told(match, "bid")[:3] == [(0, 3, 3), (1, 3, 3), (2, 0, 0)]
    assert asked(match) == "0 bid", "the limit bids for him from the tie on"


def test_13_1_nobody_pays_others_not_to_support_himself() -> None:
    match = in_turn(capua("", "", ""))

    assert not [name for name in aside(match, 0) if name.startswith("deed")]
    assert "deed-spurn-2" in aside(match, 1)


def order(match: Match, seat: int, orders: str) -> Match:
    interject(match, seat, "orders")
    return choose(match, f"{seat}:{orders}")


def launched(scheme: str, aim: str, *orders: str) -> Match:
    """Seat 0 launches a Scheme; the others have given these orders."""
    held = (scheme, "guard r01 r03", "r01 r10")
    match = in_turn(capua("g01", "g02 s01", "g03", hands=held, influence=(9, 9, 9)))
    for seat, one in enumerate(orders, 1):
        order(match, seat, one)
    choose(match, f"scheme-{scheme}")
    return choose(match, aim) if asked(match) == "0 target" else match


def test_6_7_1_who_always_wants_to_be_asked_is_asked() -> None:
    match = launched("c09", "1", "always", "always")

    assert asked(match) == "1 react"
    choose(match, "pass")
    assert asked(match) == "2 react"


def test_6_7_1_pass_unless_it_concerns_me() -> None:
    match = launched("c09", "1", "mine", "mine")

    assert asked(match) == "1 react"
    choose(match, "pass")
    assert capua_of(match).influence[1] == 8, "the third was not asked"


def test_6_7_1_never_against_a_scheme_that_needs_less() -> None:
    at_the_limit = launched("c09", "1", "8", "never")
    below = launched("c09", "1", "9", "never")

    assert asked(at_the_limit) == "1 react"
    assert capua_of(below).influence[1] == 8
    assert hand(below, 1) == "guard r01 r03"


def test_6_7_1_never_is_not_even_asked_for_himself() -> None:
    match = launched("c09", "1", "never", "never")

    assert capua_of(match).influence[1] == 8


def test_6_7_1_a_reaction_against_him_concerns_the_schemer() -> None:
    match = in_turn(capua("", "", "", hands=("c02 r10", "r01 guard", "r10"), influence=(9, 9, 9)))
    order(match, 0, "mine")
    order(match, 2, "mine")
    choose(match, "scheme-c02", "1:r01")

    assert asked(match) == "0 react"
    choose(match, "r10")
    assert asked(match) == "1 react", "now it concerns him whose Reaction it is"
    all_pass(match)
    assert capua_of(match).coins[0] == 15


def test_6_7_1_an_empty_treasury_of_another_concerns_nobody() -> None:
    match = in_turn(capua("", "", "", hands=("", "r03"), coins=(2, 9, 9)))
    order(match, 1, "mine")
    order(match, 2, "mine")
    interject(match, 0, "gift-2")
    choose(match, "2")

    assert asked(match) == "0 intrigue"


def test_6_7_1_own_guards_tests_and_thumbs_concern_him() -> None:
    # A failed Guard of his own, under orders to be asked for what is his.
    match = in_turn(capua("g01", "g02", "", hands=("c09", "guard r05"), influence=(9, 9, 9)))
    order(match, 1, "mine")
    dice(match, 1)
    choose(match, "scheme-c09", "1", "guard-hand")
    assert offered(match) == ["pass", "r05"]
    # A failed test.
    match = capua("g01/i", "", "", hands=("r06",))
    capua_of(match).orders[0] = 13
    in_upkeep(match, 2)
    assert told(match, "tested") == [(0, 0, 2)]
    assert house(match, 0) == "g01/i"
    assert asked(match).endswith("intrigue"), "never is never"


def test_6_7_1_a_thumb_concerns_the_losers_owner_alone() -> None:
    match = capua("g01", "g02", "g03", hands=("", "r08", "r08"), influence=(9, 9, 9))
    in_games(match, "1 g02", "2 g03")
    order(match, 1, "mine")
    order(match, 2, "mine")
    table = capua_of(match)
    table.combat.loser, table.combat.grade = 0, 0
    stand_at(match, steps.CHOOSE_THUMB)
    choose(match, "down")
    assert asked(match) == "1 react"
    choose(match, "pass")
    assert house(match, 1) == ""


def test_6_7_1_orders_lie_open_and_are_ten_a_phase_at_most_r68() -> None:
    match = in_turn(capua("", "", ""))
    for _ in range(10):
        order(match, 2, "mine")

    assert match.view(0)["orders"] == [0, 0, 1]
    assert told(match, "ordered")[-1] == (2, 1)
    assert "orders" not in aside(match, 2)


def test_5_7_8_what_was_promised_is_kept_in_mind_until_it_is_given() -> None:
    match = in_turn(capua("", "", "", hands=("c09",), influence=(4, 5, 5)))
    choose(match, "lock-c09", "ask-1", "c01", "1", "3", "yes")

    assert capua_of(match).promised == [0, 3, 0, 0, 0, 0, 0, 0, 0]
    interject(match, 0, "gift-1")
    choose(match, "0:2")
    assert capua_of(match).promised[1] == 1
    assert match.view(2)["promised"] == [0, 1, 0, 0, 0, 0, 0, 0, 0]


def test_5_7_8_a_refusal_promises_nothing() -> None:
    match = in_turn(capua("", "", "", hands=("c09",), influence=(4, 5, 5)))
    choose(match, "lock-c09", "ask-1", "c01", "1", "3", "no")

    assert not any(capua_of(match).promised)


def test_1_1_five_domini_only_by_option_r3() -> None:
    with pytest.raises(Refused, match=r"fifth_house.*1\.1"):
        capua("", "", "", "", "")
    with pytest.raises(Refused, match=r"fifth_house.*1\.1"):
        capua("", "", "", "", options={"fifth_house": True})


FIVE: dict[str, bool | int | str] = {"fifth_house": True}


def of_five(*, hands: tuple[str, ...] = (), influence: tuple[int, ...] = (7,) * 5) -> Match:
    houses = ("g01", "g02", "g03", "g04", "g05 s01")
    return capua(*houses, hands=hands, influence=influence, options=FIVE)


def supported(influence: tuple[int, ...], *supporters: int) -> Match:
    """House Calavius has put up a Scheme that needs 8, and these have said yes."""
    match = in_turn(of_five(hands=("", "", "", "", "c09"), influence=influence), 4)
    choose(match, "lock-c09")
    for seat in supporters:
        choose(match, f"ask-{seat}", "nothing", "0", "0", "yes")
    return match


def test_15_3_an_old_name_counts_one_more_for_each_supporter() -> None:
    match = supported((2, 2, 5, 5, 2), 0, 1)
    assert "launch" in offered(match), "2 and 2 and 2, and 2 for the old name"
    choose(match, "launch")
    assert offered(match) == ["name", "0"]
    choose(match, "name", "2")

    assert told(match, "boosted") == [(4, 2, 0)]
    assert told(match, "launched")[0][2] == 2
    assert capua_of(match).coins[4] == 10, "it costs nothing"


def test_15_3_an_old_name_does_nothing_without_supporters_or_where_it_is_not_enough() -> None:
    assert "launch" not in offered(supported((2, 2, 5, 5, 1), 0, 1))
    alone = in_turn(of_five(hands=("", "", "", "", "c09"), influence=(7, 7, 7, 7, 7)), 4)
    assert "scheme-c09" not in offered(alone)


def test_15_3_an_old_name_counts_for_one_scheme_a_turn() -> None:
    match = in_turn(of_five(hands=("", "", "", "", "c09 c09"), influence=(2, 2, 5, 5, 2)), 4)
    for _ in range(2):
        choose(match, "lock-c09")
        for seat in (0, 1):
            choose(match, f"ask-{seat}", "nothing", "0", "0", "yes")
        if "launch" in offered(match):
            all_pass(choose(match, "launch", "name", "2"))

    assert told(match, "boosted") == [(4, 2, 0)]
    assert "launch" not in offered(match)


def test_15_3_clients_exhaust_a_gladiator_and_a_slave_for_three() -> None:
    match = choose(in_turn(of_five(), 4), "power-clients")

    assert (house(match, 4), capua_of(match).coins[4]) == ("g05/x s01/x", 13)


def test_1_4_1_the_fifth_house_finds_its_cards_in_the_market_deck_r69() -> None:
    options: dict[str, bool | int | str] = {**FIVE, "house_choice": "random"}
    match = harena.begin("spartacus", 5, "five", options)
    table = capua_of(match)
    seat = table.house.index(4)
    cards = house(match, seat).split()

    assert sorted(card[0] for card in cards) == ["g", "g", "s", "s"]
    assert not any(table.content.starting[table.content.ids.index(card)] for card in cards)
    starting = [card for card in range(44) if table.content.starting[card]]
    assert all(table.place[card] >= 0 for card in starting), "the four others have all of these"
    assert len(table.market_deck) == 62 - 20
    assert [args[1:3] for args in told(match, "began") if args[0] == seat] == [(1, 12)]


def test_12_5_1_of_five_the_winner_of_the_lowest_takes_the_lowest_place() -> None:
    gear = ("", "e01a", "e02a", "e01b e02b", "e04a e03a")
    match = capua(*gear, influence=(12,) * 5, options=FIVE)
    in_turn(match, 4)
    # Nobody has anybody to send: dice decide.
    dice(match, 6, 1, 1, 6, 6, 1, 6, 1)
    choose(match, "end")

    assert told(match, "duel") == [(0, 1), (0, 2), (3, 4), (2, 3)]
    assert match.winners == [2]


def test_9_2_five_may_be_invited() -> None:
    match = choose(in_arena(of_five()), "no")

    assert offered(match) == ["1", "2", "3", "4", "0"]


def test_17_1_the_last_unseen_scheme_is_imagined_where_it_has_been_put_up() -> None:
    match = capua("", "", "", hands=("guard guard", "", "c09"), influence=(4, 4, 4))
    table = capua_of(match)
    # All other Schemes and Reactions lie in the discard.
    for kind in table.intrigue_deck:
        table.thrown[kind] += 1
    table.intrigue_deck = []
    choose(in_turn(match, 2), "lock-c09")

    for number in range(8):
        seen = match.imagine(1, f"seed {number}")
        assert capua_of(seen).locked[2] == capua_of(match).locked[2]
        assert seen.view(1) == match.view(1)
