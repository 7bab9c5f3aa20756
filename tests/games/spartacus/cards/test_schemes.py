"""Chapter 15.9: every Scheme, where it decides what happens; and what may not be launched."""

import pytest

from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    discard,
    hand,
    house,
    in_turn,
    offered,
    on_top,
    thrown,
    told,
)


def table(card: str, *houses: str, **more: object) -> Match:
    """Seat 0 at Influence 11 holds one card; the others hold nothing and have no Guards."""
    match = capua(*(houses or ("", "", "")), hands=(card, "", ""), **more)  # type: ignore[arg-type]
    if "influence" not in more:
        capua_of(match).influence = [11, 7, 7]
    return in_turn(match)


def launch(match: Match, *answers: str) -> Match:
    """The one Scheme of the hand, at the target that is named, and nobody answers."""
    (card,) = [name for name in offered(match) if name.startswith("scheme-")]
    choose(match, card)
    if asked(match) == "0 target":
        choose(match, *answers)
    return all_pass(match)


def test_15_9_privileged_information_lets_the_target_draw_two() -> None:
    match = table("c01")
    on_top(match, "guard r01")
    launch(match, "0")

    assert hand(match, 0) == "guard r01"
    assert discard(match) == "c01"


def test_15_9_privileged_information_may_serve_another() -> None:
    match = launch(table("c01"), "2")

    assert [capua_of(match).held[seat] for seat in range(3)] == [0, 0, 2]


def test_15_9_black_market_profits_bring_five() -> None:
    assert capua_of(launch(table("c02"))).coins == [15, 10, 10]


def test_15_9_a_visitor_from_rome_brings_influence() -> None:
    assert capua_of(launch(table("c03"))).influence == [12, 7, 7]


def test_5_6_2_nobody_gains_influence_above_twelve() -> None:
    match = table("c03", influence=(12, 7, 7))

    assert "scheme-c03" not in offered(match)


def test_15_9_divine_banquet_pays_each_other_dominus_r26() -> None:
    match = launch(table("c04"), "1")

    assert capua_of(match).coins == [6, 12, 12]
    assert capua_of(match).influence == [11, 8, 7]


def test_5_6_2_divine_banquet_needs_all_its_cost() -> None:
    # S39: with four Domini it costs six.
    match = in_turn(capua("", "", "", "", hands=("c04",), coins=(5, 9, 9, 9)))

    assert offered(match)[:2] == ["cash-c04", "offer-1"]


def test_15_9_illicit_services_count_ready_slaves_only() -> None:
    # E19: three Slaves, two of them exhausted.
    match = launch(table("c05", "s01/x s02/x s03", "", ""))

    assert capua_of(match).coins[0] == 12


def test_15_9_incite_rebellion_takes_a_card_of_the_named_kind_r24() -> None:
    match = table("c06", "", "g01 g02 s01", "")
    launch(match, "1-gladiator")

    assert asked(match) == "1 pick"
    choose(match, "g02")
    assert house(match, 1) == "g01 s01"


def test_15_9_incite_rebellion_of_slaves_takes_the_only_ready_one() -> None:
    match = launch(table("c06", "", "g01 s01/x s02", ""), "1-slave")

    assert house(match, 1) == "g01 s01/x"


def test_5_6_2_incite_rebellion_names_only_what_is_ready() -> None:
    # S46: all Gladiators are exhausted.
    match = table("c06", "", "g01/x s01", "")
    choose(match, "scheme-c06")

    assert told(match, "launched") == [(0, 17, 1, 2)]


def test_15_9_light_fingers_take_two_or_all_there_is() -> None:
    # S57.
    assert capua_of(launch(table("c07"), "1")).coins == [12, 8, 10]
    assert capua_of(launch(table("c07", coins=(5, 1, 9)), "1")).coins == [6, 0, 9]


def test_15_9_extortion_is_paid_or_costs_influence() -> None:
    paid = choose(launch(table("c08"), "1"), "pay")
    assert capua_of(paid).coins == [14, 6, 10]

    lost = choose(launch(table("c08"), "1"), "lose")
    assert capua_of(lost).influence == [11, 6, 7]


def test_15_9_extortion_of_the_poor_costs_influence() -> None:
    # S57: three denarii are too few.
    match = launch(table("c08", coins=(0, 3, 0)), "1")

    assert (capua_of(match).influence, capua_of(match).coins) == ([11, 6, 7], [0, 3, 0])


def test_15_9_slander_costs_one_influence_and_a_scandal_two() -> None:
    assert capua_of(launch(table("c09"), "1")).influence == [11, 6, 7]
    assert capua_of(launch(table("c16"), "2")).influence == [11, 7, 5]


def test_15_9_poisoned_wine_injures() -> None:
    match = launch(table("c10", "", "g01 s01 e01a", ""), "1")

    assert offered(match) == ["g01", "s01"]
    choose(match, "s01")
    assert house(match, 1) == "g01 s01/i e01a"


def test_15_9_drugged_feast_exhausts_one_or_two() -> None:
    two = choose(launch(table("c11", "", "g01 g02 s01", ""), "1"), "g01", "s01")
    assert house(two, 1) == "g01/x g02 s01/x"

    one = choose(launch(table("c11", "", "g01 g02 s01", ""), "1"), "g02", "stop")
    assert house(one, 1) == "g01 g02/x s01"


def test_15_9_night_burglary_takes_ready_equipment() -> None:
    match = launch(table("c12", "", "g01 e01a e05a/x e10a", ""), "1")

    assert offered(match) == ["e01a", "e10a"]
    choose(match, "e10a")
    assert house(match, 1) == "g01 e01a e05a/x"


def test_15_9_bribe_the_watch_takes_two_guards_or_the_one_there_is() -> None:
    many = launch(table("c13", guards=(0, 3, 0)), "1")
    assert capua_of(many).guards == [0, 1, 0]

    one = launch(table("c13", guards=(0, 1, 0)), "1")
    assert capua_of(one).guards == [0, 0, 0]
    assert discard(one) == "guard c13"


def test_15_9_patronage_brings_the_target_three() -> None:
    assert capua_of(launch(table("c14"), "2")).coins == [10, 10, 13]


def test_15_9_a_spy_sees_the_hand_and_discards_a_card_of_it() -> None:
    match = in_turn(capua("", "", "", hands=("c15", "c02 r05", ""), influence=(7, 1, 1)))
    choose(match, "scheme-c15", "1:pass")

    assert offered(match) == ["r05", "c02"]
    choose(match, "c02")
    assert (hand(match, 1), discard(match)) == ("r05", "c02 c15")


def test_15_9_an_assassin_spares_champions() -> None:
    match = launch(table("c17", "", "g09/c g02 s01", ""), "1")

    assert offered(match) == ["g02", "s01"]
    choose(match, "g02")
    assert house(match, 1) == "g09/c s01"


@pytest.mark.parametrize(("had", "left"), [(9, 5), (20, 14), (2, 1)])
def test_15_9_the_tax_inspector_takes_half_and_at_most_six(had: int, left: int) -> None:
    # S57.
    match = launch(table("c18", coins=(0, had, 0)), "1")

    assert capua_of(match).coins == [0, left, 0]


def test_15_9_an_offering_costs_six_denarii() -> None:
    match = launch(table("c19"), "0")

    assert (capua_of(match).coins[0], capua_of(match).influence[0]) == (4, 12)
    assert "scheme-c19" not in offered(table("c19", coins=(5, 0, 0)))


def test_15_9_hired_veterans_come_from_the_discard_r62() -> None:
    match = table("c20")
    assert "scheme-c20" not in offered(match)

    thrown(match, "guard guard guard")
    match = in_turn(match)
    launch(match)
    assert capua_of(match).guards[0] == 2
    assert discard(match) == "guard c20"


def test_15_9_an_insider_puts_four_market_cards_in_order() -> None:
    match = table("c21")
    on_top(match, "g09 g10 g11 g12")
    launch(match)
    choose(match, "g12", "g10", "g09")

    names = capua_of(match).content.ids
    assert [names[card] for card in capua_of(match).market_deck[:-5:-1]] == [
        "g12",
        "g10",
        "g09",
        "g11",
    ]


def test_3_5_an_insider_sees_fewer_where_there_are_fewer_r13() -> None:
    match = table("c21")
    capua_of(match).market_deck = [8, 9]
    launch(match)

    assert sorted(offered(match)) == ["g09", "g10"]


def test_15_9_a_word_with_the_editor_marks_the_target() -> None:
    assert capua_of(launch(table("c22"), "2")).marked == [0, 0, 2]


def test_3_6_a_champion_discarded_costs_influence_at_once() -> None:
    match = launch(table("c06", "", "g09/c", ""), "1-gladiator")

    assert (house(match, 1), capua_of(match).influence[1]) == ("", 6)


def test_5_11_5_guards_spent_in_vain_leave_nothing_to_take_r19() -> None:
    # S63: Bribe the Watch against two Guards who roll 1 and 3.
    match = table("c13", guards=(0, 2, 0))
    dice(match, 1, 3)
    choose(match, "scheme-c13", "guard-table", "guard-table")
    all_pass(match)

    assert (capua_of(match).guards[1], discard(match)) == (0, "guard guard c13")
