"""Chapters 15.3 to 15.5: the powers of the Houses, and what ready cards do outside the arena."""

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
    duel,
    hand,
    house,
    in_games,
    in_turn,
    in_upkeep,
    offered,
    on_top,
    pools,
    told,
    weaken,
)

BATIATUS, SOLONIUS, TULLIUS, GLABER = range(4)


def led(leads: int, own: str, **more: object) -> Match:
    """The Intrigue turn of a House with these cards."""
    others = [one for one in range(4) if one != leads][:2]
    return in_turn(capua(own, "", "", leads=(leads, *others), **more))  # type: ignore[arg-type]


def pay(match: Match, power: str, cards: str) -> None:
    """A power, with these cards exhausted; the last of them where there is no choice."""
    choose(match, power)
    for card in cards.split():
        if asked(match) == "0 exhaust":
            choose(match, card)


def test_15_3_exhibition_brings_four_denarii_for_two_gladiators() -> None:
    match = led(BATIATUS, "g01 g02 g03 s01")
    pay(match, "power-exhibition", "g01 g03")

    assert house(match, 0) == "g01/x g02 g03/x s01"
    assert capua_of(match).coins[0] == 14
    assert "power-exhibition" not in offered(match)


def test_15_3_glory_of_the_ludus_brings_influence() -> None:
    match = led(BATIATUS, "g01 g02 g03")
    pay(match, "power-glory", "g01 g02 g03")

    assert house(match, 0) == "g01/x g02/x g03/x"
    assert (capua_of(match).coins[0], capua_of(match).influence[0]) == (8, 8)


def test_5_5_a_power_that_could_do_nothing_is_not_offered_r56() -> None:
    match = led(BATIATUS, "g01 g02 g03", influence=(12, 7, 7))

    assert "power-glory" not in offered(match)
    assert "power-exhibition" in offered(match)


def test_15_3_purchased_friends_are_lost_with_a_cancelled_scheme_r59() -> None:
    # S34: Solonius at 6 pays 4 for Slander (8), which is cancelled.
    match = led(SOLONIUS, "", hands=("c09", "r01", ""), influence=(6, 7, 7))
    choose(match, "scheme-c09")

    assert offered(match) == ["2", "0"], "nothing is to take it back"
    choose(match, "2", "1", "r01")
    assert capua_of(match).coins == [6, 10, 10]
    assert capua_of(match).influence == [6, 7, 7]


def test_15_3_purchased_friends_leave_enough_for_the_cost_r59() -> None:
    # Divine Banquet needs 5 and costs 4 of three Domini; two points cost 4 more.
    poor = led(SOLONIUS, "", hands=("c04", "", ""), influence=(3, 7, 7), coins=(7, 0, 0))
    rich = led(SOLONIUS, "", hands=("c04", "", ""), influence=(3, 7, 7), coins=(8, 0, 0))

    assert "scheme-c04" not in offered(poor)
    assert "scheme-c04" in offered(rich)


def test_15_3_paid_ears_bring_a_card_and_influence_for_twelve() -> None:
    match = led(SOLONIUS, "", coins=(13, 0, 0))
    on_top(match, "c03")
    choose(match, "power-paid_ears")

    assert (hand(match, 0), capua_of(match).coins[0]) == ("c03", 1)
    assert capua_of(match).influence[0] == 8
    assert "power-paid_ears" not in offered(led(SOLONIUS, "", coins=(11, 0, 0)))


def test_15_3_household_gossip_changes_two_cards_and_brings_one_more() -> None:
    match = led(TULLIUS, "s01 s02 s03", hands=("c01 c02 c03", "", ""))
    on_top(match, "r01 r02 r03")
    pay(match, "power-household_gossip", "s01 s02 s03")
    choose(match, "c01", "c03")

    assert hand(match, 0) == "r01 r02 r03 c02"
    assert house(match, 0) == "s01/x s02/x s03/x"


def test_15_3_servile_pomp_brings_influence_for_four_slaves() -> None:
    match = led(TULLIUS, "s01 s02 s03 s04")
    pay(match, "power-servile_pomp", "s01 s02 s03 s04")

    assert (capua_of(match).coins[0], capua_of(match).influence[0]) == (5, 8)


def test_15_3_a_patrol_exhausts_a_guard_until_the_next_upkeep() -> None:
    # S50.
    match = led(GLABER, "", guards=(1, 0, 0))
    on_top(match, "c03")
    choose(match, "power-patrol")

    assert hand(match, 0) == "c03"
    assert (capua_of(match).guards[0], capua_of(match).weary[0]) == (0, 1)
    in_upkeep(match)
    assert capua_of(match).guards[0] == 1


def test_15_3_a_show_of_arms_discards_three_guards_for_influence() -> None:
    match = led(GLABER, "", guards=(4, 0, 0))
    choose(match, "power-show_of_arms")

    assert (capua_of(match).guards[0], capua_of(match).influence[0]) == (1, 8)
    assert discard(match) == "guard guard guard"


@pytest.mark.parametrize(("card", "gain"), [("g08", 1), ("g22", 2), ("s09", 1), ("s11", 2)])
def test_15_5_some_cards_earn_denarii_by_being_exhausted(card: str, gain: int) -> None:
    # E20: Pietros.
    match = led(GLABER, card)
    choose(match, f"use-{card}")

    assert capua_of(match).coins[0] == 10 + gain
    assert house(match, 0) == f"{card}/x"
    assert f"use-{card}" not in offered(match)


def test_15_5_the_scribe_puts_a_card_under_the_deck() -> None:
    match = led(GLABER, "s06")
    on_top(match, "c03 c02")
    choose(match, "use-s06", "bottom")

    content = capua_of(match).content
    deck = capua_of(match).intrigue_deck
    assert [content.kind_ids[deck[-1]], content.kind_ids[deck[0]]] == ["c02", "c03"]


def test_15_5_the_cellarer_changes_a_card() -> None:
    match = led(GLABER, "s08", hands=("c01 r05", "", ""))
    on_top(match, "c03")
    choose(match, "use-s08", "r05")

    assert hand(match, 0) == "c01 c03"
    assert "use-s08" not in offered(led(GLABER, "s08"))


def test_15_5_medicus_rolls_a_failed_test_again_and_earns_nothing() -> None:
    # S42: a test of 1, then 4; the Balance is 1 Slave against 2 Gladiators.
    match = in_upkeep(capua("g01/i g02 s01 s10", "", ""), 1, 4)
    choose(match, "medicus", "pay")

    assert house(match, 0) == "g01 g02 s01 s10/x"
    assert capua_of(match).coins[0] == 9


def test_15_5_medicus_second_result_stands_r15() -> None:
    match = in_upkeep(capua("g01/i s10", "", ""), 3, 1)
    choose(match, "medicus")

    assert house(match, 0) == "s10/x"


def test_15_5_the_steward_saves_a_denarius() -> None:
    # S65: three Gladiators, the Steward the only Slave, nothing in the Treasury.
    match = in_upkeep(capua("g01 g02 g03 s12", "", "", coins=(0, 5, 5)))

    assert offered(match) == ["g01", "g02", "g03"]
    choose(match, "g02", "pay")
    assert house(match, 0) == "g01 g03 s12"
    assert capua_of(match).coins[0] == 0


def test_15_5_the_dancer_exhausts_a_guard_of_another() -> None:
    match = led(GLABER, "s13", guards=(1, 2, 0))
    choose(match, "use-s13")

    assert (capua_of(match).guards, capua_of(match).weary) == ([1, 1, 0], [0, 1, 0])


def test_15_5_the_informer_sees_a_hand_and_nobody_else_does() -> None:
    match = led(GLABER, "s14", hands=("", "c01 r05", ""))
    choose(match, "use-s14")
    (seen,) = [event for event in match.events if event.kind == "looked"]

    assert len(seen.seen_by(0)) == 4
    assert seen.seen_by(2) == (0, 1)


def test_15_5_with_the_captain_guards_succeed_on_three() -> None:
    # S35.
    for own, left in (("s15", 9), ("s15/x", 8)):
        match = capua("", own, "", hands=("c09",), guards=(0, 1, 0), influence=(9, 9, 1))
        dice(match, 3)
        choose(in_turn(match), "scheme-c09", "1", "guard-table")
        all_pass(match)
        assert capua_of(match).influence[1] == left


def test_15_5_with_the_bookmaker_four_may_be_staked() -> None:
    # S43.
    match = capua("g01", "g02 s16", "", host=2)
    in_games(match, "0 g01", "1 g02")

    assert "0-4-4-0" in offered(match, 1)
    assert "0-4-0-0" not in offered(match, 0)
    assert "4-0-0-0" not in offered(match, 1)


def test_15_5_the_bookmaker_takes_no_wagers_while_he_fights() -> None:
    match = capua("g01", "s16", "", host=2)
    in_games(match, "0 g01", "1 s16")

    assert "0-4-0-0" not in offered(match, 1)


def test_5_6_2_the_orator_does_not_speak_for_a_scheme_that_counts_him_alone_15_5() -> None:
    alone = led(GLABER, "s18", hands=("c05", "", ""), influence=(1, 7, 7))
    with_another = led(GLABER, "s01 s18", hands=("c05", "", ""), influence=(1, 7, 7))

    assert "scheme-c05" not in offered(alone)
    choose(with_another, "scheme-c05", "0-orator")
    all_pass(with_another)
    assert capua_of(with_another).coins[0] == 12


def test_15_5_the_orator_adds_two_influence_and_is_exhausted() -> None:
    match = led(GLABER, "s18", hands=("c03", "", ""))
    choose(match, "scheme-c03", "0-orator")
    all_pass(match)

    assert (house(match, 0), capua_of(match).influence[0]) == ("s18/x", 8)


def test_15_5_the_poisoner_takes_a_die_of_the_pool_its_owner_chooses() -> None:
    # S54.
    match = capua("g02 s19", "g01", "", host=2)
    in_games(match, "0 g02", "1 g01")
    choose(match, "yes")

    assert asked(match) == "1 lose"
    assert offered(match) == ["attack", "defence", "speed"]
    choose(match, "defence")
    assert (pools(match, 1), house(match, 0)) == ("3/1/2", "g02 s19/x")


def test_15_5_the_poisoner_cannot_take_a_last_die_r60() -> None:
    match = capua("g02 s19", "s01", "", host=2)
    in_games(match, "0 g02", "1 s01")

    assert "taint" not in asked(match)


def test_15_5_the_bath_keeper_has_a_denarius_of_another() -> None:
    match = led(GLABER, "s20", coins=(0, 3, 0))
    choose(match, "use-s20")

    assert capua_of(match).coins == [1, 2, 0]
    assert "use-s20" not in offered(led(GLABER, "s20", coins=(5, 0, 0)))


def test_15_4_varro_pleases_the_crowd_with_two_denarii() -> None:
    match = duel(capua("g15", "s01", ""), "0 g15", "1 s01")
    dice(match, 6, 1, 1, 1)
    choose(match, "attack")

    assert told(match, "earned") == [(0, 2)]


def test_15_4_spiculus_brings_two_more_at_tribute() -> None:
    match = capua("g18/2", "s01", "")
    in_games(match, "0 g18", "1 s01")

    assert told(match, "tribute") == [(0, 6)]


@pytest.mark.parametrize(("loser", "left"), [("g17", 8), ("g17/1", 7), ("g01", 9)])
def test_15_4_flamma_is_beloved(loser: str, left: int) -> None:
    match = duel(capua("g09", loser, ""), "0 g09", f"1 {loser[:3]}")
    weaken(match, 1, "1/1/1")
    dice(match, 6, 4, 2, 1, 6)
    choose(match, "attack")
    choose(match, "no", "down")
    all_pass(match)

    assert house(match, 1) == ""
    assert capua_of(match).influence[0] == left


def test_15_4_flamma_is_beloved_also_when_he_is_injured_r58() -> None:
    match = duel(capua("g09", "g17", ""), "0 g09", "1 g17")
    weaken(match, 1, "1/1/1")
    dice(match, 6, 4, 2, 1, 5)
    choose(match, "attack", "no", "down")
    all_pass(match)

    assert told(match, "injured") == [(1, 16)]
    assert capua_of(match).influence[0] == 8
