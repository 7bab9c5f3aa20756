"""Scenarios of the end: who is at twelve when a phase ends, and how a tournament goes."""

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import ARENA
from tests.games.spartacus.arrange import (
    asked,
    capua,
    capua_of,
    choose,
    dice,
    duel,
    house,
    in_turn,
    offered,
    pools,
    stand,
    stand_at,
    strike,
    told,
    weaken,
)


def test_15_2_influence_5_has_a_hand_limit_of_4_3_4_1() -> None:
    # E3.
    match = in_turn(capua("", "", "", influence=(5, 4, 7)))

    assert match.view(0)["limits"] == [4, 4, 5]


def test_12_1_a_host_at_twelve_who_kills_a_favored_loser_has_not_won_9_10_1() -> None:
    # S30: 11 and 1 for hosting, less 1 for the Favor.
    match = capua("", "g02", "g01/1", influence=(11, 5, 5))
    duel(match, "1 g02", "2 g01")
    assert capua_of(match).influence[0] == 12
    weaken(match, 1, "1/1/1")
    strike(match, (6, 6, 1, 1), (2,))
    choose(match, "no", "down")

    assert house(match, 2) == ""
    assert capua_of(match).influence[0] == 11
    stand_at(match, steps.END_ARENA)
    assert told(match, "won") == []
    assert told(match, "round_began")[-1] == (2,), "play goes on"


def test_12_8_a_net_used_in_the_first_combat_is_not_there_in_the_second() -> None:
    # S68: totals 5, 2 and 7.
    match = capua("g01 e10a", "g02", "g09", influence=(12, 12, 12))
    choose(in_turn(match, 2), "end")
    assert told(match, "duel") == [(1, 0)]
    choose(match, "0:g01", "1:g02", "e10a", "yes", "first")
    stand(match, "d4", "d5")
    weaken(match, 0, "1/1/1")
    strike(match, (6, 6, 6), (1,))

    assert told(match, "duel")[-1] == (0, 2)
    assert house(match, 0) == "g01 e10a/x"
    dice(match, 6, 6, 1, 1, 1, 1)
    choose(match, "0:g01", "2:g09")
    assert asked(match) == "0 first", "no Net is asked for, the roll is made"


def test_12_4_slaves_are_not_counted_and_12_7_exhausted_cards_neither() -> None:
    # 2, 4 and 5; the Orator would make the first 6, Spartacus the second 11.
    match = capua("g01 s18", "g16 g09/x", "g11", influence=(12, 12, 12))
    choose(in_turn(match, 2), "end")

    assert told(match, "tournament") == [(0, 1, 2)]
    assert told(match, "duel") == [(0, 1)]


def test_12_7_exhausted_equipment_does_not_make_a_total_higher() -> None:
    match = capua("g16 e10a/x", "g11", "g12", influence=(12, 12, 12))
    choose(in_turn(match, 2), "end")

    assert told(match, "tournament") == [(0, 1, 2)], "4, 5 and 6; with the Net 7, 5 and 6"


def test_12_5_of_four_the_winner_of_the_lowest_waits_for_the_winner_of_the_highest() -> None:
    # Nobody has anybody to send: dice decide.
    match = capua("", "e01a", "e02a", "e01b e02b", influence=(12,) * 4)
    in_turn(match, 3)
    dice(match, 6, 1, 1, 6, 2, 5)
    choose(match, "end")

    assert told(match, "duel") == [(0, 1), (2, 3), (0, 3)]
    assert match.winners == [3]


def test_12_8_of_two_who_comes_first_from_the_host_stands_on_hex_i() -> None:
    match = capua("g01", "g02", "", influence=(12, 12, 7), host=1)
    choose(in_turn(match, 0), "end")

    assert told(match, "tournament") == [(1, 0)]
    assert told(match, "duel") == [(1, 0)]
    choose(match, "0:g01", "1:g02")
    assert [capua_of(match).owner(side) for side in range(2)] == [1, 0]


def test_12_8_a_poisoner_is_asked_in_a_tournament_too_11_5() -> None:
    match = capua("g01 s19", "g02", "", influence=(12, 12, 7))
    choose(in_turn(match, 2), "end")
    choose(match, "0:g01", "1:g02")
    assert asked(match) == "0 taint"
    choose(match, "yes", "1:attack")

    assert pools(match, 1) == "3/2/2"
    assert house(match, 0) == "g01 s19/x"


def test_12_8_the_armourer_lends_a_second_special_in_a_tournament_too_11_5() -> None:
    match = capua("g01 s17 e09a e10a", "g02", "", influence=(12, 12, 7))
    choose(in_turn(match, 2), "end")
    choose(match, "0:g01", "1:g02", "e09a")

    assert asked(match) == "0 second"
    assert offered(match) == ["e10a", "none"]


def test_12_12_who_ties_after_the_last_round_fights_it_out_r51() -> None:
    match = capua("g01", "g02", "g03", influence=(5, 9, 9), options={"round_cap": 8})
    capua_of(match).round, capua_of(match).phase = 8, ARENA
    stand_at(match, steps.TEST_VICTORY)

    assert told(match, "won") == []
    assert told(match, "tournament") == [(1, 2)]
