"""Chapters 15.7 and 15.8: Guards and every Reaction, each in its window."""

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
    in_arena,
    in_auction,
    in_games,
    in_turn,
    in_upkeep,
    offered,
    strike,
    told,
    weaken,
)


def slander(*hands: str, **more: object) -> Match:
    """Seat 0 launches Slander in the Forum at seat 1; the hands are those of the others."""
    houses = [""] * (len(hands) + 1)
    at = {"influence": [9] * len(houses), **more}
    match = in_turn(capua(*houses, hands=("c09", *hands), **at))  # type: ignore[arg-type]
    return choose(match, "scheme-c09", "1")


def test_15_7_a_guard_cancels_on_four_and_is_gone_either_way() -> None:
    # E9: one Guard on the table, two in hand; 2 fails, 5 succeeds.
    match = slander("guard guard", "", guards=(0, 1, 0))
    dice(match, 2, 5)
    choose(match, "guard-table", "pass", "guard-hand")

    assert capua_of(match).influence[1] == 9
    assert (hand(match, 1), capua_of(match).guards[1]) == ("guard", 0)
    assert discard(match) == "guard guard c09"


def test_5_8_2_guards_serve_only_against_schemes_at_oneself() -> None:
    match = slander("", "guard r01", guards=(0, 0, 2))

    assert asked(match) == "2 react"
    assert offered(match) == ["pass", "r01"]


def test_15_8_whispers_and_rumors_cancel_a_scheme_at_anybody() -> None:
    # E8.
    match = slander("", "r01")
    choose(match, "r01")

    assert capua_of(match).influence == [9, 9, 9]
    assert discard(match) == "r01 c09"


def test_5_9_a_reaction_needs_ones_own_influence() -> None:
    match = slander("", "r02", influence=(9, 9, 7))

    assert offered(match) == ["pass"]


def test_15_8_word_from_the_senate_cancels_and_brings_two_denarii() -> None:
    match = slander("r02", "")
    choose(match, "r02")

    assert (capua_of(match).influence[1], capua_of(match).coins[1]) == (9, 12)


def test_15_8_destitute_shames_who_has_fallen_to_nothing() -> None:
    # E7: he must pay two and has two.
    match = in_upkeep(
        capua("", "g01 g02", "", hands=("r03", "", ""), coins=(5, 2, 5), influence=(7, 7, 7))
    )
    choose(match, "pay", "r03")
    all_pass(match)

    assert (capua_of(match).coins[1], capua_of(match).influence[1]) == (0, 6)


def test_15_8_turn_the_blade_points_the_scheme_at_another() -> None:
    match = slander("r04", "")
    choose(match, "r04", "2")
    all_pass(match)

    assert capua_of(match).influence == [9, 9, 8]


def test_15_8_a_schemer_who_became_the_target_has_guards_only() -> None:
    # S38.
    match = slander("r04", "", guards=(1, 0, 0))
    dice(match, 1)
    choose(match, "r04", "0")

    assert asked(match) == "0 react"
    assert offered(match) == ["pass", "guard-table"]
    choose(match, "guard-table")
    all_pass(match)
    assert capua_of(match).influence == [8, 9, 9]


def test_15_8_turned_at_the_schemer_you_means_who_turned_it() -> None:
    # S62: Light Fingers.
    match = capua("", "", "", hands=("c07", "r04", ""), coins=(5, 1, 0), influence=(9, 9, 1))
    choose(in_turn(match), "scheme-c07", "r04")
    all_pass(match)

    assert capua_of(match).coins == [3, 3, 0]


def test_15_8_turn_the_blade_needs_another_on_whom_it_has_effect() -> None:
    match = capua("", "g01", "", hands=("c10", "r04", ""), influence=(9, 9, 1))
    choose(in_turn(match), "scheme-c10")

    assert offered(match) == ["pass"]


def test_15_8_a_loyal_bodyguard_rolls_the_guard_again() -> None:
    # S36.
    match = slander("r05", "", guards=(0, 1, 0))
    dice(match, 2, 5)
    choose(match, "guard-table", "r05")

    assert capua_of(match).influence[1] == 9
    assert discard(match) == "guard r05 c09"


def test_15_8_two_bodyguards_may_follow_each_other() -> None:
    match = slander("r05 r05", "", guards=(0, 1, 0))
    dice(match, 2, 3, 4)
    choose(match, "guard-table", "r05", "r05")

    assert capua_of(match).influence[1] == 9


def test_15_8_a_healers_secret_makes_a_failed_test_a_success() -> None:
    match = in_upkeep(capua("g01/i", "", "", hands=("r06", "", "")), 1)
    choose(match, "r06")
    all_pass(match)

    assert house(match, 0) == "g01"


@pytest.mark.parametrize(("seat", "faces"), [(0, [1, 1, 6, 6]), (1, [6, 6, 1, 1])])
def test_15_8_loaded_dice_win_the_initiative(seat: int, faces: list[int]) -> None:
    hands = ["r07" if one == seat else "" for one in range(3)]
    match = in_games(capua("g01", "g02", "", hands=hands, host=2), "0 g01", "1 g02")
    dice(match, *faces)
    choose(match, "0-0-0-0", "0-0-0-0", "0-0-0-0", f"{seat}:r07")
    all_pass(match)

    assert asked(match) == f"{seat} first"


def test_15_8_loaded_dice_are_of_no_use_where_a_net_decides() -> None:
    # S15.
    match = capua("g01 e10a", "g02", "", hands=("", "r07", ""), host=2)
    in_games(match, "0 g01 e10a", "1 g02")
    choose(match, "0-0-0-0", "0-0-0-0", "0-0-0-0", "yes")

    assert asked(match) == "0 first"


def test_15_8_auctioneers_nod_wins_a_tied_card_at_the_tied_total() -> None:
    # S67.
    match = in_auction(capua("", "", "", hands=("", "r09", "")), "g09 g10 g11")
    choose(match, "3", "3", "1", "1:r09")
    all_pass(match)

    assert house(match, 1) == "g09"
    assert capua_of(match).coins == [10, 7, 10]


def test_15_8_there_is_no_nod_where_all_have_bid_nothing() -> None:
    match = in_auction(capua("", "", "", hands=("", "r09", "")), "g09 g10 g11")
    choose(match, "0", "0", "0")

    assert told(match, "auction_failed") == [(8,)]
    assert asked(match) == "0 bid 1 bid 2 bid"


def test_15_8_silence_the_herald_cancels_a_reaction_and_all_are_asked_afresh() -> None:
    # S37: the target passes, another cancels, and is silenced; then the target has a Guard.
    match = slander("guard", "r01", "r10")
    dice(match, 4)
    choose(match, "1:pass", "2:r01", "3:r10")
    while "guard-hand" not in offered(match):
        choose(match, "pass")
    choose(match, "guard-hand")

    assert told(match, "silenced") == [(2,)]
    assert told(match, "cancelled") == [(0, 20)]
    assert capua_of(match).influence[1] == 9


def play_in_turn(match: Match, *cards: str) -> Match:
    """Each of these is played as soon as it may be; whoever is asked besides passes."""
    for card in cards:
        while not (holders := [one for one in match.to_act if card in offered(match, one)]):
            choose(match, "pass")
        choose(match, f"{holders[0]}:{card}" if len(match.to_act) > 1 else card)
    return all_pass(match)


def test_6_4_a_silenced_blade_stays_with_its_target() -> None:
    match = play_in_turn(slander("r04", "r10"), "r04")
    assert asked(match).endswith("redirect"), "nobody silences it: it is turned"

    match = play_in_turn(slander("r04", "r10"), "r04", "r10")

    assert capua_of(match).influence == [9, 8, 9]
    assert discard(match) == "r04 r10 c09"


def test_6_4_a_silenced_bodyguard_rolls_nothing_again() -> None:
    match = slander("r05", "r10", guards=(0, 1, 0))
    dice(match, 2, 5)
    choose(match, "guard-table")
    play_in_turn(match, "r05", "r10")

    assert capua_of(match).influence[1] == 8
    assert told(match, "silenced") == [(1,)]


def test_6_4_a_silenced_healer_heals_nobody() -> None:
    match = in_upkeep(capua("g01/i", "", "", hands=("r06", "r10", "")), 2)
    play_in_turn(match, "r06", "r10")

    assert house(match, 0) == "g01/i"


def test_6_4_silenced_dice_are_as_they_fell() -> None:
    match = in_games(capua("g01", "g02", "", hands=("r07", "r10", ""), host=2), "0 g01", "1 g02")
    dice(match, 1, 1, 6, 6)
    choose(match, "0-0-0-0", "0-0-0-0", "0-0-0-0")
    play_in_turn(match, "r07", "r10")

    assert asked(match) == "1 first"


def test_6_4_a_silenced_rally_saves_nobody() -> None:
    match = capua("g01", "s01/2", "", hands=("", "r10", "r08"))
    duel(match, "0 g01", "1 s01")
    strike(match, (6, 1, 1), (1,))
    choose(match, "no", "down")
    play_in_turn(match, "r08", "r10")

    assert house(match, 1) == ""
    assert told(match, "silenced") == [(2,)]


def test_6_4_a_silenced_nod_leaves_the_tie() -> None:
    match = in_auction(capua("", "", "", hands=("r10", "r09", "")), "g09 g10 g11")
    choose(match, "3", "3", "1")
    play_in_turn(match, "r09", "r10")

    assert (house(match, 0), house(match, 1)) == ("", "")
    assert asked(match) == "0 bid 1 bid"


def test_6_4_a_silenced_refusal_costs_what_a_refusal_costs() -> None:
    match = in_arena(capua("g01", "g02", "g03", hands=("", "r11", "r10")))
    choose(match, "no", "1", "decline")
    play_in_turn(match, "r11", "r10")

    assert capua_of(match).influence[1] == 6


def test_6_12_the_captains_three_counts_in_the_bodyguards_roll() -> None:
    houses, hands = ("", "s15", ""), ("c09", "r05", "")
    match = in_turn(capua(*houses, hands=hands, influence=(9, 9, 9), guards=(0, 1, 0)))
    dice(match, 2, 3)
    choose(match, "scheme-c09", "1", "guard-table", "r05")
    all_pass(match)

    assert capua_of(match).influence[1] == 9


def test_6_12_medicus_secret_and_herald_follow_each_other_once() -> None:
    match = in_upkeep(capua("g01/i s10", "", "", hands=("r06", "r10", "")), 1, 2)
    choose(match, "medicus")
    play_in_turn(match, "r06", "r10")

    assert house(match, 0) == "g01/i s10/x"
    assert told(match, "silenced") == [(0,)]


def test_6_12_rally_saves_flamma_whom_the_crowd_loves() -> None:
    match = capua("g09", "g17", "", hands=("", "", "r08"))
    duel(match, "0 g09", "1 g17")
    weaken(match, 1, "1/1/1")
    dice(match, 6, 4, 2, 1, 6)
    choose(match, "attack", "no", "down")
    play_in_turn(match, "r08")

    assert house(match, 1).startswith("g17")


def test_6_9_the_herald_may_be_silenced_in_turn() -> None:
    match = slander("r10", "r01", "r10")
    choose(match, "1:pass", "2:r01", "3:r10")
    while asked(match) != "1 react":
        choose(match, "pass")
    choose(match, "r10")
    all_pass(match)

    assert told(match, "silenced") == [(3,)]
    assert (capua_of(match).influence[1], discard(match)) == (9, "r01 r10 r10 c09")


def test_15_8_an_honourable_refusal_costs_nothing_even_under_the_editor() -> None:
    # S45.
    match = in_arena(capua("g01", "g02", "g03", hands=("", "r11", "")))
    capua_of(match).marked = [0, 2, 0]
    choose(match, "no", "1", "decline", "r11")
    all_pass(match)

    assert capua_of(match).influence == [8, 7, 7]


@pytest.mark.parametrize(("marked", "left"), [(0, 6), (2, 5)])
def test_9_3_a_refusal_costs_one_and_two_under_the_editor(marked: int, left: int) -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    capua_of(match).marked = [0, marked, 0]
    choose(match, "no", "1", "decline")
    all_pass(match)

    assert capua_of(match).influence == [8, left, 7]


def test_15_8_rally_the_crowd_turns_the_thumb_up_and_the_host_loses_nothing() -> None:
    match = capua("g01", "s01/2", "", hands=("", "", "r08"))
    duel(match, "0 g01", "1 s01")
    strike(match, (6, 1, 1), (1,))
    choose(match, "no", "down")
    while "r08" not in offered(match):
        choose(match, "pass")
    choose(match, "r08")
    all_pass(match)

    assert house(match, 1) == "s01/2"
    assert capua_of(match).influence[0] == 9
