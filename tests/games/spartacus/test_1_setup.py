"""Chapters 1 to 4: set-up, the round, what always holds, Upkeep."""

import pytest

import harena
from harena.games.spartacus import steps
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    discard,
    duel,
    hand,
    house,
    in_auction,
    in_market,
    in_turn,
    in_upkeep,
    interject,
    offered,
    on_top,
    stand_at,
    strike,
    thrown,
    told,
)


@pytest.mark.parametrize("seats", [2, 6])
def test_1_1_three_or_four_domini_and_no_other_number_r3_12_13(seats: int) -> None:
    # Also 12.13.
    with pytest.raises(Refused, match="3 to 5 seats"):
        harena.begin("spartacus", seats, "few")


def begun(seats: int = 4, **options: str) -> Match:
    return harena.begin("spartacus", seats, "set up", dict(options))


def test_1_2_the_highest_die_is_host_and_chooses_first_1_3_then_clockwise_r55() -> None:
    # Also 1.3.
    match = begun()
    host = told(match, "hosting")[0][0]
    rolled = {args[0]: args[1] for args in told(match, "cast")}

    assert rolled[host] == max(rolled.values())
    assert asked(match) == f"{host} house"
    choose(match, "glaber")
    assert asked(match) == f"{(host + 1) % 4} house"
    assert "glaber" not in offered(match)


def test_1_2_the_tied_alone_roll_again_r4() -> None:
    match = capua("", "", "")
    dice(match, 5, 5, 2, 3, 6)
    stand_at(match, steps.PREPARE)

    assert told(match, "cast")[-5:] == [(0, 5), (1, 5), (2, 2), (0, 3), (1, 6)]
    assert told(match, "hosting")[-1] == (1,)


def test_1_2_houses_may_be_dealt_at_random() -> None:
    match = begun(house_choice="random")

    assert sorted(number for _, number in told(match, "housed")) == [0, 1, 2, 3]
    assert "house" not in asked(match)


def test_1_4_starting_cards_are_dealt_1_5_guards_1_6_denarii_by_house_r5() -> None:
    # Also 1.5, 1.6.
    match = choose(begun(), "batiatus", "solonius", "tullius")
    table = capua_of(match)
    host = table.host
    starts = [(3, 1, 1, 12), (2, 2, 1, 15), (1, 3, 2, 11), (2, 2, 3, 10)]
    for place, (men, slaves, guards, coins) in enumerate(starts):
        seat = (host + place) % 4
        cards = house(match, seat).split()
        assert [card[0] for card in cards] == ["g"] * men + ["s"] * slaves
        assert all(int(card[1:]) <= 8 for card in cards)
        began = [event[1:] for event in told(match, "began") if event[0] == seat]
        assert began == [(guards, coins, 7)]


def test_1_4_with_three_the_other_starting_cards_go_back_into_the_market_deck() -> None:
    match = choose(begun(3), "tullius", "solonius", "glaber")
    ids = capua_of(match).content.ids

    assert len(capua_of(match).market_deck) == 62 - 12
    assert (
        sum(
            ids[card] in ("g01", "g02", "g03", "g04", "g05", "g06", "g07", "g08")
            for card in capua_of(match).market_deck
        )
        == 3
    )


@pytest.mark.parametrize(("kind", "start"), [("quick", 7), ("standard", 4), ("advanced", 1)])
def test_1_7_influence_begins_by_the_kind_of_game(kind: str, start: int) -> None:
    match = begun(house_choice="random", game_type=kind)

    assert {influence for *_, influence in told(match, "began")} == {start}


def test_1_8_nobody_holds_cards_and_1_9_round_one_begins_with_upkeep_2_1() -> None:
    # Also 1.9, 2.1.
    match = begun(house_choice="random")
    kinds = [event.kind for event in match.events]

    assert capua_of(match).held in ([0] * 4, [3] * 4)
    assert kinds.index("round_began") < kinds.index("phase_began")
    assert told(match, "phase_began")[0] == (1,)


def test_1_10_the_first_host_has_the_first_turn_and_no_influence_5_2() -> None:
    # Also 5.2.
    match = begun(house_choice="random")
    while asked(match) and "intrigue" not in asked(match):
        choose(match, offered(match)[-1])

    assert asked(match) == f"{capua_of(match).host} intrigue"
    assert set(capua_of(match).influence) == {7}


def test_2_2_victory_is_tested_after_each_phase_but_not_after_upkeep_4_5() -> None:
    # Also 4.5.
    match = in_upkeep(capua("", "", "", influence=(12, 7, 7)))

    assert "intrigue" in asked(match)
    choose(match, *["end"] * 3)
    assert told(match, "won") == [(0,)]


def test_2_3_clockwise_is_the_order_of_seats_from_the_host_2_4_r6() -> None:
    # Also 2.4.
    match = in_upkeep(capua("", "", "", host=1))
    order: list[str] = []
    while "intrigue" in asked(match):
        order.append(asked(match))
        choose(match, "end")
        all_pass(match)

    assert order == ["1 intrigue", "2 intrigue", "0 intrigue"]


def test_3_1_resources_lie_open_to_all_also_face_down() -> None:
    match = in_turn(capua("g01/x s01/i", "", "", guards=(2, 0, 0)))

    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["place"] == capua_of(match).place
        assert view["condition"] == capua_of(match).condition
        assert view["guards"] == [2, 0, 0]


def test_3_1_1_resources_change_hands_only_in_the_open_market() -> None:
    match = in_turn(capua("g01", "g02", "", guards=(1, 1, 0)))
    choose(match, "offer-1")

    assert not [term for term in offered(match) if term.startswith(("give", "take"))]
    assert "give-g01" in offered(choose(in_market(match), "offer-1"))


def test_3_1_2_cards_in_hand_never_pass_to_another_7_3() -> None:
    # Also 7.3.
    match = choose(in_market(capua("g01", "", "", hands=("guard c01", "", ""))), "offer-1")

    assert not [term for term in offered(match) if "c01" in term or "guard" in term]


def test_3_1_3_a_house_may_own_any_number_r7() -> None:
    every = " ".join(f"g{number:02}" for number in range(1, 24))
    match = in_auction(capua(every, "", ""), "g24 e01a e02a")
    choose(match, "1", "0", "0")

    assert house(match, 0).split()[-1] == "g24"


def test_3_1_4_a_discarded_card_loses_its_markers_r8() -> None:
    match = in_market(capua("g09/2", "", "", guards=(1, 0, 0)))
    choose(match, "sell-g09", "sell-guard")

    assert capua_of(match).favors[8] == 0
    assert discard(match) == "guard"


def trade(match: Match, *terms: str) -> Match:
    """Seat 0 makes seat 1 an offer, and it is accepted."""
    return choose(match, "offer-1", *terms, "send", "accept")


def test_3_1_5_a_traded_card_keeps_its_favors_r9() -> None:
    match = trade(in_market(capua("g09/2", "g02", "")), "give-g09")

    assert house(match, 1) == "g02 g09/2"


def test_3_2_only_ready_cards_are_exhausted_3_2_1_and_exhausted_ones_are_out_of_play() -> None:
    # Also 3.2.1.
    match = in_turn(capua("g08/x s09/x e01a/x", "", ""))
    assert not [act for act in offered(match) if act.startswith("use")]

    match = in_market(match)
    assert not [act for act in offered(match) if act.startswith("sell")]


def test_3_2_2_the_thumb_reaches_an_injured_loser_r10() -> None:
    match = duel(capua("g09", "s01", ""), "0 g09", "1 s01")
    strike(match, (6, 4, 2, 1), (1,))
    assert told(match, "defeated") == [(1, 1)]
    choose(match, "no", "down")
    all_pass(match)

    assert house(match, 1) == ""


def test_3_2_3_an_injured_card_stays_exhausted_through_the_ready_step_4_2() -> None:
    # Also 4.2.
    match = in_upkeep(capua("g01/i g02/x s01/x", "", ""), 3)

    assert house(match, 0) == "g01/i g02 s01"


def test_3_2_4_fighting_exhausts_nobody_9_11_r37() -> None:
    # Also 9.11.
    match = duel(capua("g02", "s01", ""), "0 g02", "1 s01")
    strike(match, (6, 2, 1, 1), (5,))
    choose(match, "no", "up")

    assert (house(match, 0), house(match, 1)) == ("g02/1", "s01")


def test_3_3_denarii_are_given_at_any_time() -> None:
    match = in_turn(capua("", "", ""))
    interject(match, 2, "gift-1")
    choose(match, "2:4")

    assert capua_of(match).coins == [10, 14, 6]
    assert asked(match) == "0 intrigue"


def test_3_3_1_treasuries_are_hidden_from_closing_until_the_host_is_known() -> None:
    match = in_market(capua("", "", ""))
    choose(match, "close")
    interject(match, 1, "gift-0")
    choose(match, "1:2")
    assert capua_of(match).reckoned[0] == 12
    choose(match, "close", "close", "1", "0", "0", "1", "0", "0", "1", "0", "0", "3", "0", "0")

    assert told(match, "treasury") == [(0, 6), (1, 8), (2, 10)]


def test_3_3_2_a_cost_is_paid_in_full_and_nobody_owes_r11() -> None:
    match = in_upkeep(capua("g01 g02 g03", "", "", coins=(2, 5, 5)))

    assert offered(match) == ["g01", "g02", "g03"]
    choose(match, "g03", "pay")
    assert capua_of(match).coins[0] == 0


def test_3_3_3_denarii_held_aside_are_not_in_the_treasury_r12() -> None:
    match = in_turn(capua("", "", ""), 0)
    interject(match, 1, "deed-spurn-2")
    choose(match, "1:6")

    assert capua_of(match).coins[1] == 4
    choose(match, "end")
    assert capua_of(match).coins == [10, 4, 16]


def test_3_4_influence_does_not_fall_below_nothing_r2() -> None:
    match = capua("", "", "", hands=("c16",), influence=(11, 1, 7))
    choose(in_turn(match), "scheme-c16", "1")
    all_pass(match)

    assert capua_of(match).influence[1] == 0


def test_3_4_by_option_it_does_not_fall_below_one() -> None:
    options: dict[str, PlayValue] = {"influence_floor": 1}
    match = capua("", "", "", hands=("c16",), influence=(11, 2, 1), options=options)
    choose(in_turn(match), "scheme-c16")
    all_pass(match)

    assert told(match, "launched")[0][2] == 1
    assert capua_of(match).influence == [11, 1, 1]


def test_3_4_1_the_hand_limit_matters_only_at_the_end_of_the_own_turn() -> None:
    # S41: five cards at Influence 6, in another's turn.
    match = capua("", "", "", hands=("", "c01 c02 c03 c05 c06", ""), influence=(7, 6, 7))
    choose(in_turn(match), "end")
    assert hand(match, 1) == "c01 c02 c03 c05 c06"
    choose(match, "end")
    assert asked(match) == "1 discard"


def test_3_5_an_empty_deck_is_made_anew_of_its_discard_r13() -> None:
    # S48: two cards left, and a discard.
    match = capua("", "", "", hands=("c01",))
    table = capua_of(match)
    thrown(match, "r01 r01 r02")
    on_top(match, "guard c05")
    table.intrigue_deck = table.intrigue_deck[-2:]
    choose(in_turn(match), "scheme-c01", "0")
    all_pass(match)
    assert hand(match, 0) == "guard c05"

    hold_more = stand_at(match, steps.BEGIN_INTRIGUE)
    assert told(hold_more, "reshuffled") == [(0,)]


def test_3_5_with_no_card_anywhere_nothing_is_drawn() -> None:
    match = capua("", "", "")
    capua_of(match).intrigue_deck = []
    stand_at(match, steps.BEGIN_INTRIGUE)

    assert told(match, "drew")[-3:] == [(0, 0), (1, 0), (2, 0)]


def test_3_6_a_champion_bought_moves_influence_7_8() -> None:
    # Also 7.8.
    # S29.
    match = trade(in_market(capua("g09/c", "", "", influence=(9, 11, 7))), "give-g09")

    assert capua_of(match).influence == [8, 12, 7]


def test_3_7_a_cards_text_beats_the_rules_r14() -> None:
    # The Bookmaker lifts the limit of three; "cannot" stands: never on the other's victory.
    match = duel(capua("g23", "g02", ""), "0 g23", "1 g02", 3)
    choose(match, "d6")
    dice(match, 1, 1, 1, 6, 6)
    choose(match, "attack")

    assert "d5" in offered(match)


def test_3_8_promises_bind_nobody() -> None:
    # E6: the two denarii promised are paid or not.
    match = capua("", "", "", hands=("c02",), influence=(4, 3, 1), coins=(2, 2, 2))
    choose(in_turn(match), "lock-c02", "ask-1", "nothing", "0", "2", "yes", "launch")
    all_pass(match)

    assert capua_of(match).coins == [7, 2, 2]


def test_4_1_each_step_is_finished_by_all_before_the_next_r70() -> None:
    match = in_upkeep(capua("g01/i", "g02 s01/x", "g03/i"), 4, 5)

    assert [card for _, card, _ in told(match, "tested")] == [0, 2]
    assert asked(match) == "0 release"
    assert house(match, 1) == "g02 s01"


@pytest.mark.parametrize(
    ("die", "left"), [(1, ""), (2, "s01/i"), (3, "s01/i"), (4, "s01"), (6, "s01")]
)
def test_4_3_the_recovery_test(die: int, left: str) -> None:
    match = in_upkeep(capua("s01/i", "", ""), die)

    assert house(match, 0) == left


def test_4_3_its_owner_names_the_card_4_3_3_and_who_is_healed_counts_in_the_balance() -> None:
    # Also 4.3.3.
    # E2: rolls of 3 and 5.
    match = in_upkeep(capua("g01 g02/i g03/i s01/x s02/x", "", ""), 3, 5)
    assert offered(match) == ["g02", "g03"]
    choose(match, "g02")
    choose(match, "pay")

    assert house(match, 0) == "g01 g02/i g03 s01 s02"
    assert told(match, "balanced") == [(0, 2, 2)]


def test_4_3_1_by_option_the_owner_leaves_a_card_untested_r15() -> None:
    match = in_upkeep(capua("g01/i", "", "", options={"recovery_test": "optional"}))

    assert offered(match) == ["g01", "stop"]
    choose(match, "stop")
    assert house(match, 0) == "g01/i"


def test_4_3_2_medicus_and_the_secret_may_both_be_used() -> None:
    match = in_upkeep(capua("g01/i s10", "", "", hands=("r06",)), 2, 1)
    choose(match, "medicus", "r06")
    all_pass(match)

    assert house(match, 0) == "g01 s10/x"


def test_4_3_1_a_dead_champion_costs_influence() -> None:
    # S56.
    match = in_upkeep(capua("g09/ic", "", ""), 1)

    assert (house(match, 0), capua_of(match).influence[0]) == ("", 6)


@pytest.mark.parametrize(
    ("own", "coins", "left"),
    [("g01 g02 g03 s01 s02", 5, 4), ("g01 g02/i s01 s02 s03 s04", 5, 8), ("g01 s01", 5, 5)],
)
def test_4_4_the_balance(own: str, coins: int, left: int) -> None:
    # E1.
    match = in_upkeep(capua(own, "", "", coins=(coins, 5, 5)), 3)
    choose(match, "pay")

    assert capua_of(match).coins[0] == left


def test_4_4_1_who_is_not_paid_for_is_set_free_though_he_could_be() -> None:
    # S60: a Champion so lost costs Influence.
    match = in_upkeep(capua("g09/c s01", "", "", coins=(0, 5, 5)))
    choose(match, "g09")

    assert (house(match, 0), capua_of(match).coins[0], capua_of(match).influence[0]) == (
        "s01",
        1,
        6,
    )


def test_4_4_2_nobody_else_is_discarded_at_the_balance_r16() -> None:
    match = in_upkeep(capua("g01 s01 s02", "", ""))

    assert offered(match) == ["g01", "pay"]


def test_4_4_3_an_empty_treasury_after_the_balance_opens_a_window_r28() -> None:
    # S59.
    match = in_upkeep(capua("g01 g02 g03 s01 s02", "", "", hands=("", "r03"), coins=(0, 5, 5)))
    choose(match, "g01", "pay")

    assert asked(match) == "1 react"
    assert "r03" in offered(match)


def test_16_1_the_first_value_of_an_option_is_the_usual_one() -> None:
    options = begun().setup.options

    assert options["game_type"] == "quick"
    assert options["house_choice"] == "roll"
    assert options["wager_order"] == "simultaneous"
    assert options["market_mode"] == "turns"
    assert (options["stall_rounds"], options["round_cap"]) == (30, 24)


def test_1_6_the_bank_never_runs_out_r1() -> None:
    match = capua("", "", "", hands=("c02",), coins=(200, 0, 0))
    choose(in_turn(match), "scheme-c02")
    all_pass(match)

    assert capua_of(match).coins[0] == 205


def test_17_1_a_hand_a_locked_scheme_and_a_closed_treasury_are_seen_by_their_owner_alone() -> None:
    one = capua("", "", "", hands=("c03 c01", "r01", ""), influence=(4, 4, 4))
    other = capua("", "", "", hands=("c09 c02", "r01", ""), influence=(4, 4, 4))
    choose(in_turn(one), "lock-c03")
    choose(in_turn(other), "lock-c09")

    assert one.view(1)["held"] == [2, 1, 0]
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_12_11_a_bot_plays_a_seat_13_7_by_value_13_8_and_by_what_its_seat_may_know_r50() -> None:
    # Also 13.6, 13.7, 13.8, R54: whoever sits there, only the view is looked at.
    match = in_market(capua("g09 g01", "g02", "", hands=("c01", "", "")))
    book = match.rulebook
    seen = match.imagine(1, "another seed")

    assert seen.view(1) == match.view(1)
    assert book.value(match.state, 0) > book.value(match.state, 1)
    assert 0 <= book.instinct(match.state, 0) < match.choices(0)
