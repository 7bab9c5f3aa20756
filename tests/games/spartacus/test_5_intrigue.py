"""Chapters 5 and 6: the Intrigue phase, support, Guards, Reactions, and who is asked when."""

from harena.games.spartacus import steps
from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    again,
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    discard,
    hand,
    hold,
    house,
    in_market,
    in_turn,
    in_upkeep,
    interject,
    names,
    offered,
    stand_at,
    told,
)


def test_5_1_everybody_draws_three_also_above_the_limit() -> None:
    match = capua("", "", "", hands=("c01 c02 c03 c05 c06", "", ""))
    stand_at(match, steps.BEGIN_INTRIGUE)

    assert capua_of(match).held == [8, 3, 3]


def test_5_3_a_turn_has_many_acts_in_any_order_and_then_ends() -> None:
    match = in_turn(capua("s09", "", "", hands=("c02 c01 guard", "", "")))
    choose(match, "use-s09", "cash-c01", "scheme-c02")
    all_pass(match)
    choose(match, "lay", "end")

    assert (capua_of(match).coins[0], capua_of(match).guards[0]) == (10 + 1 + 2 + 5, 1)
    assert asked(match) == "1 intrigue"


def test_5_4_any_card_of_the_hand_is_cashed_in_but_no_guard_of_the_table_r17() -> None:
    match = in_turn(capua("", "", "", hands=("c03 r01 guard", "", ""), guards=(1, 0, 0)))
    choose(match, "cash-c03", "cash-r01", "cash-guard")

    assert capua_of(match).coins[0] == 10 + 3 + 2 + 2
    assert capua_of(match).guards[0] == 1
    assert "cash-guard" not in offered(match)


def test_5_5_a_power_works_once_a_turn_and_nobody_can_answer_it() -> None:
    match = in_turn(
        capua("g01 g02 g03 g04", "", "", hands=("", "r01 r02", ""), influence=(7, 9, 9))
    )
    choose(match, "power-exhibition", "g01", "g02")

    assert asked(match) == "0 intrigue"
    assert "power-exhibition" not in offered(match)


def test_5_6_influence_must_be_as_high_as_required() -> None:
    # E4: seven is enough for six.
    match = in_turn(capua("", "", "", hands=("c01 c09", "", "")))

    assert {"scheme-c01", "lock-c09"} <= set(offered(match))
    assert "scheme-c09" not in offered(match)


def test_5_6_1_target_and_kind_are_declared_at_the_launch_r18() -> None:
    match = in_turn(capua("", "g01 g02 s01", "", hands=("c06", "", "")))
    choose(match, "scheme-c06")

    assert offered(match) == ["1-gladiator", "1-slave"]
    choose(match, "1-gladiator")
    assert told(match, "launched") == [(0, 17, 1, 1)]
    assert house(match, 1) == "g01 g02 s01"


def test_5_6_3_at_most_twenty_schemes_in_a_turn_r20() -> None:
    match = in_turn(capua("", "", "", hands=("c02 c02", "", "")))
    choose(match, "scheme-c02")
    all_pass(match)
    assert "scheme-c02" in offered(match)

    capua_of(match).schemes = 20
    choose(match, "offer-1", "drop")
    assert "scheme-c02" not in offered(match)


def pleading(*hands: str, influence: tuple[int, ...] = (6, 4, 7)) -> Match:
    """Seat 0 seeks support for the first Scheme of the hand."""
    match = in_turn(capua("", "", "", hands=hands, influence=influence))
    return choose(match, f"lock-{hands[0].split()[0]}")


def test_5_7_a_supporter_adds_all_his_influence_5_7_5_and_nothing_moves() -> None:
    # Also 5.7.5.
    # E5: 6 and 4 are enough for 9.
    match = pleading("c03", "", "")
    choose(match, "ask-1", "c03", "0", "0", "yes")
    assert "launch" in offered(match)
    choose(match, "launch")
    all_pass(match)

    assert capua_of(match).influence == [7, 4, 7]


def test_5_7_1_the_claim_may_be_a_lie_5_7_3_and_a_yes_is_final_5_7_4_r22() -> None:
    # Also 5.7.3, 5.7.4.
    # S33: he claims c01, launches Slander at his supporter, who may use Guards.
    match = pleading("c09", "guard", "", influence=(4, 5, 1))
    choose(match, "ask-1", "c01", "0", "0", "yes", "launch", "1")

    assert asked(match) == "1 react"
    assert "guard-hand" in offered(match)


def test_5_7_2_one_lock_at_a_time_each_asked_twice_and_paid_on_a_yes_r21() -> None:
    match = pleading("c03 c09", "", "", influence=(1, 1, 7))
    choose(match, "ask-1", "nothing", "3", "0", "no", "ask-1", "nothing", "3", "5", "no")
    assert offered(match) == ["ask-2", "withdraw"]
    choose(match, "ask-2", "nothing", "3", "0", "yes")

    assert capua_of(match).coins == [7, 10, 13]
    assert "lock-c09" not in offered(match)


def test_5_7_2_nobody_sees_which_scheme_is_locked() -> None:
    match = pleading("c03", "", "")

    assert told(match, "put_up") == [(0,)]
    assert capua_of(match).locked == [14, -1, -1]


def test_5_7_6_too_little_support_lapses_and_the_card_goes_back_unseen_r23() -> None:
    match = pleading("c03", "", "", influence=(1, 1, 1))
    choose(match, "ask-1", "nothing", "2", "0", "yes", "withdraw")

    assert (hand(match, 0), capua_of(match).coins) == ("c03", [8, 12, 10])
    assert not [act for act in offered(match) if act.startswith("lock")]


def test_5_7_6_another_copy_of_that_card_may_be_put_up_r23() -> None:
    match = pleading("c09", "", "", influence=(7, 7, 7))
    choose(match, "withdraw")
    assert "lock-c09" not in offered(match)
    choose(match, "cash-c09")
    hold(match, 0, "c09")
    again(match)

    assert "lock-c09" in offered(match)


def test_5_7_6_of_two_alike_the_one_that_was_put_up_leaves_the_hand_first_r23() -> None:
    match = pleading("c09 c09", "", "", influence=(7, 7, 7))
    choose(match, "withdraw", "cash-c09", "lock-c09", "withdraw")

    assert hand(match, 0) == "c09"
    assert "lock-c09" not in offered(match)


def test_5_7_7_reactions_get_no_support() -> None:
    match = in_turn(capua("", "", "", hands=("r10 r02", "", ""), influence=(1, 9, 9)))

    assert not [act for act in offered(match) if act.startswith("lock")]


def launched(*hands: str, **more: object) -> Match:
    """Seat 0 launches Slander at seat 1; these are the hands of the others."""
    houses = [""] * (len(hands) + 1)
    given = {"influence": [9] * len(houses), **more}
    match = in_turn(capua(*houses, hands=("c09", *hands), **given))  # type: ignore[arg-type]
    return choose(match, "scheme-c09", "1")


def test_5_8_a_guard_is_discarded_and_5_8_1_more_may_follow() -> None:
    # Also 5.8.1.
    match = launched("guard r01", "", guards=(0, 2, 0))
    dice(match, 1, 3)
    choose(match, "guard-table", "pass", "guard-table", "pass")

    assert offered(match) == ["pass", "guard-hand", "r01"]
    choose(match, "r01")
    all_pass(match)
    assert told(match, "cancelled") == [(0, 20)]


def test_5_8_3_a_guard_is_laid_at_any_time_13_3_and_does_not_come_back() -> None:
    # Also 13.3.
    match = launched("guard", "")
    interject(match, 1, "lay")

    assert (hand(match, 1), capua_of(match).guards[1]) == ("", 1)
    assert "guard-table" in offered(match)


def test_5_9_2_destitute_is_not_played_on_who_has_no_influence_r57() -> None:
    match = in_upkeep(capua("", "", "", hands=("r03",), coins=(5, 0, 5), influence=(7, 0, 7)))

    assert "react" not in asked(match)


def test_5_9_1_nobody_cancels_his_own_scheme() -> None:
    match = in_turn(capua("", "", "", hands=("c02 r01", "", "")))
    choose(match, "scheme-c02")

    assert asked(match) == "0 intrigue"


def test_5_10_the_target_is_asked_first_then_the_others_from_the_left_6_3_r25() -> None:
    # Also 6.3.
    match = launched("c01", "c01", "c01")
    order: list[str] = []
    while "react" in asked(match):
        order.append(asked(match))
        choose(match, "pass")

    assert order == ["1 react", "2 react", "3 react"]


def test_5_11_a_scheme_that_stands_takes_effect_and_is_discarded() -> None:
    match = all_pass(launched("", ""))

    assert (capua_of(match).influence, discard(match)) == ([9, 8, 9], "c09")


def test_5_11_1_a_cancelled_scheme_costs_nothing() -> None:
    # E10.
    match = in_turn(capua("", "", "", hands=("c04", "r01", "")))
    choose(match, "scheme-c04", "0", "r01")
    all_pass(match)

    assert capua_of(match).coins == [10, 10, 10]


def test_5_11_2_who_can_no_longer_pay_has_failed_r19() -> None:
    match = in_turn(capua("", "", "", hands=("c19", "c01", "")))
    choose(match, "scheme-c19", "0")
    interject(match, 0, "gift-1")
    choose(match, "0:8")
    all_pass(match)

    assert told(match, "cancelled") == [(0, 30)]
    assert capua_of(match).coins == [2, 18, 10]


def test_5_11_3_the_target_picks_the_card_r24_and_5_11_4_each_other_dominus_is_paid_r26() -> None:
    # Also 5.11.4.
    match = in_turn(capua("", "s01 s02", "", hands=("c06 c04", "", "")))
    choose(match, "scheme-c06")
    all_pass(match)
    assert asked(match) == "1 pick"
    choose(match, "s01", "scheme-c04", "0")
    all_pass(match)

    assert capua_of(match).coins == [6, 12, 12]


def test_5_12_discards_bring_no_payment_and_guards_may_be_laid_first() -> None:
    # S40: six cards, limit 4, two of them Guards.
    match = in_turn(capua("", "", "", hands=("c01 c02 c03 c05 guard guard",), influence=(5, 7, 7)))
    choose(match, "end")
    assert asked(match) == "0 discard"
    interject(match, 0, "lay")
    assert asked(match) == "0 discard"
    interject(match, 0, "lay")

    assert asked(match) == "1 intrigue"
    assert (hand(match, 0), capua_of(match).coins[0]) == ("c01 c02 c03 c05", 10)


def test_5_13_after_the_last_turn_the_market_phase_begins() -> None:
    match = choose(in_turn(capua("", "", "")), "end", "end", "end")

    assert asked(match) == "0 market"


def test_6_1_a_window_closes_when_all_have_passed_6_2() -> None:
    # Also 6.2.
    match = launched("r01", "r01")
    choose(match, "pass", "pass")

    assert told(match, "succeeded") == [(0, 20)]


def test_6_4_after_a_new_target_all_are_asked_afresh() -> None:
    match = launched("r04", "guard")
    choose(match, "r04", "2:pass", "1:2")
    while "guard-hand" not in offered(match):
        choose(match, "pass")

    assert asked(match) == "2 react"


def test_6_5_what_is_settled_is_not_answered_again() -> None:
    match = launched("r01", "r01")
    choose(match, "r01")
    all_pass(match)

    assert hand(match, 2) == "r01"
    assert told(match, "cancelled") == [(0, 20)]


def test_6_6_falling_to_nothing_opens_a_window_r63() -> None:
    match = in_turn(capua("", "", "", hands=("c07", "", "r03"), coins=(5, 2, 5)))
    choose(match, "scheme-c07", "1", "2:pass")

    assert asked(match) == "2 react"
    choose(match, "r03")
    all_pass(match)
    assert capua_of(match).influence[1] == 6


def test_6_6_a_hidden_treasury_that_is_emptied_opens_no_window_r63() -> None:
    match = in_market(capua("", "", "", hands=("", "r03", "r03"), coins=(2, 5, 5)))
    choose(match, "close")
    interject(match, 0, "gift-1")
    choose(match, "0:2")

    assert capua_of(match).coins == [0, 7, 5]
    assert asked(match) == "1 market"


def test_5_7_5_a_scheme_leaves_nothing_behind_that_helps_the_next() -> None:
    match = in_turn(capua("", "g01", "", hands=("c10 c01",), influence=(5, 9, 9)))
    all_pass(choose(match, "scheme-c10"))

    assert house(match, 1) == "g01/i"
    assert "scheme-c01" not in offered(match)


def test_5_6_why_a_scheme_cannot_be_launched() -> None:
    match = in_turn(capua("", "g01", "", hands=("c01 c04 c12",), coins=(3, 9, 9)))
    acts = names()[match.rulebook.asks["intrigue"][0]]
    why = {
        kind: match.refusal(0, "intrigue", acts.index(f"scheme-{kind}"))
        for kind in ("c03", "c04", "c12")
    }

    assert why == {"c03": "not-in-hand", "c04": "cannot-pay", "c12": "no-effect"}


def test_6_6_a_gift_before_the_card_takes_effect_saves_him() -> None:
    # S47.
    match = in_turn(capua("", "", "", hands=("c07", "", "r03"), coins=(5, 2, 5)))
    choose(match, "scheme-c07", "1", "2:pass")
    interject(match, 0, "gift-1")
    choose(match, "0:1")

    assert asked(match) == "0 intrigue"
    assert hand(match, 2) == "r03"


def test_6_7_who_might_answer_is_asked_whatever_he_holds() -> None:
    match = launched("c01", "c02")

    assert offered(match) == ["pass"]
    assert asked(match) == "1 react"


def test_6_8_boosts_are_paid_before_the_card_is_shown() -> None:
    match = in_turn(capua("", "", "", leads=(1, 0, 2), hands=("c09",), influence=(7, 7, 7)))
    choose(match, "scheme-c09", "1")
    kinds = [event.kind for event in match.events]

    assert kinds.index("spent") < kinds.index("showed")


def test_6_10_medicus_is_no_reaction_card() -> None:
    match = in_upkeep(capua("g01/i s10", "", "", hands=("", "r10", "")), 2, 4)
    choose(match, "medicus")

    assert "react" not in asked(match)


def test_6_11_an_inner_window_is_settled_first() -> None:
    # The Guard's own window comes before the next answer to the Scheme.
    match = launched("r05", "r01", guards=(0, 1, 0))
    dice(match, 2, 1)
    choose(match, "guard-table")
    assert offered(match) == ["pass", "r05"]
    choose(match, "pass")

    assert asked(match) == "1 react"
