"""Scenarios of the end: who is at twelve when a phase ends, and what a tournament leaves."""

from harena.games.spartacus import steps
from tests.games.spartacus.arrange import (
    asked,
    capua,
    capua_of,
    choose,
    dice,
    duel,
    house,
    in_turn,
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
