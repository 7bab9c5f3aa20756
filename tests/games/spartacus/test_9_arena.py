"""Chapters 9 to 12: the Games, combat, what follows it, and winning."""

from collections.abc import Sequence

import pytest

from harena.games.spartacus import steps
from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    dice,
    duel,
    house,
    in_arena,
    in_games,
    in_turn,
    offered,
    pools,
    stand,
    stand_at,
    strike,
    told,
    weaken,
)


def test_9_1_the_host_gains_influence_and_9_2_invites_one_at_a_time() -> None:
    # Also 9.2.
    match = in_arena(capua("g01", "g02", "g03"))

    assert capua_of(match).influence == [8, 7, 7]
    choose(match, "no")
    assert offered(match) == ["1", "2", "0"]
    choose(match, "1", "accept")
    assert asked(match) == "0 call"


def test_9_2_1_each_is_invited_once_and_nobody_has_both_places_r32() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    choose(match, "no", "1", "decline", "no")

    assert offered(match) == ["2", "0"]


def test_9_2_2_he_chooses_at_once_one_of_each_kind_9_2_3_slaves_too() -> None:
    # Also 9.2.3.
    # E14: Trident, Helmet and Javelin.
    match = in_arena(capua("g01", "g02 s01 e01a e02a e05a e09a e10a", "g03"))
    choose(match, "no", "1", "accept")
    assert offered(match) == ["g02", "s01"]
    choose(match, "s01")
    assert offered(match) == ["e01a", "e02a", "none"]
    choose(match, "e02a", "e05a", "e09a")

    assert told(match, "sent") == [(1, 24)]
    assert asked(match) == "0 call"


def test_9_2_4_the_host_may_be_paid_for_an_invitation() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    choose(match, "yes", "1:invite-1", "2:none")
    while asked(match).endswith("purse"):
        choose(match, "3")
    choose(match, "1", "accept")

    assert capua_of(match).coins == [13, 7, 10]


def test_9_3_who_cannot_fight_must_decline() -> None:
    # S45.
    match = in_arena(capua("g01", "g02/x", "g03"))
    choose(match, "no", "1")

    assert told(match, "refused_games") == [(1,)]
    assert capua_of(match).influence == [8, 6, 7]


def test_9_3_1_when_all_others_were_asked_the_host_must_invite_himself_9_3_3() -> None:
    # Also 9.3.3.
    # S25: one declines, one accepts, and the Host has only an injured Gladiator.
    match = in_arena(capua("g01/i", "g02", "g03"))
    choose(match, "no", "1", "decline", "no", "accept")
    while asked(match) == "0 call":
        choose(match, "no")

    assert told(match, "no_games") == [()]
    assert capua_of(match).influence == [7, 6, 7]
    assert told(match, "tribute") == []


def test_9_3_1_a_host_who_is_able_may_decline_but_not_by_option_r32() -> None:
    for may, choices in ((True, ["accept", "decline"]), (False, [])):
        match = in_arena(capua("g01", "g02", "g03", options={"host_may_decline": may}))
        choose(match, "no", "1", "decline", "no", "2", "accept", "no")
        assert (offered(match) if asked(match) == "0 accept" else []) == choices


def test_9_3_1_if_all_others_declined_the_host_is_asked_all_the_same_r61() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    choose(match, "no", "1", "decline", "no", "2", "decline", "no", "accept")

    assert told(match, "no_games") == [()]
    assert capua_of(match).influence == [8, 6, 6]


def test_9_3_2_a_host_who_invites_himself_accepts() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    choose(match, "no", "0")

    assert told(match, "accepted_games") == [(0, 0)]
    unable = in_arena(capua("g01/x", "g02", "g03"))
    choose(unable, "no")
    assert offered(unable) == ["1", "2"]


def test_9_4_tribute_for_favors_and_champions() -> None:
    match = in_games(capua("g01/2", "g02/c", "", host=2), "0 g01", "1 g02")

    assert told(match, "tribute") == [(0, 4), (1, 6)]


def test_9_4_1_a_poisoner_is_asked_before_tribute_place_one_first() -> None:
    match = in_games(capua("g01/1 s19", "g02", "", host=2), "0 g01", "1 g02")

    assert asked(match) == "0 taint"
    assert told(match, "tribute") == []


def test_9_5_wagers_have_their_limits_9_5_1_and_none_is_on_the_other_r33_r34() -> None:
    # Also 9.5.1.
    # S43.
    match = in_games(capua("g01", "g02", "", host=2), "0 g01", "1 g02")
    mine, third = offered(match, 0), offered(match, 2)

    assert "3-0-1-2" in mine
    assert "0-1-0-0" not in mine
    assert "4-0-0-0" not in mine
    assert "0-3-0-3" in third
    assert "1-1-1-1" not in third


def test_9_5_2_wagers_are_secret_until_all_are_in_or_by_option_in_turn() -> None:
    secret = in_games(capua("g01", "g02", "", host=2), "0 g01", "1 g02")
    choose(secret, "0:1-0-0-0")
    assert told(secret, "wagered") == []

    open_ = in_games(
        capua("g01", "g02", "", host=2, options={"wager_order": "from_host"}), "0 g01", "1 g02"
    )
    assert asked(open_) == "2 wager"
    choose(open_, "1-0-0-0")
    assert asked(open_) == "0 wager"


@pytest.mark.parametrize(
    ("stakes", "rolled", "coins"),
    [
        ("3-0-0-0", (6, 2, 2, 1), 13),
        ("0-3-0-0", (6, 2, 2, 1), 7),
        ("0-0-2-0", (6, 5, 2, 1), 14),
        ("0-0-2-0", (6, 2, 2, 1), 8),
        ("0-3-0-3", (6, 5, 4, 1), 13),  # E15
        ("0-0-3-0", (6, 5, 4, 1), 7),  # S44
    ],
)
def test_9_5_3_the_odds_and_9_9_settling_r34(
    stakes: str, rolled: Sequence[int], coins: int
) -> None:
    # Also 9.9.
    match = in_games(capua("g02", "s01", ""), "0 g02", "1 s01")
    dice(match, 6, 6, 1)
    choose(match, "0:0-0-0-0", "1:0-0-0-0", f"2:{stakes}", "first")
    place(match)
    strike(match, rolled, (1,))

    assert capua_of(match).coins[2] == coins


def place(match: Match) -> None:
    """Both in the middle, side by side."""
    stand(match, "d4", "d5")


def test_9_6_after_the_wagers_they_fight_10_1_with_all_their_dice() -> None:
    # Also 10.1.
    match = duel(capua("g09", "g10", ""), "0 g09", "1 g10")

    assert (pools(match, 0), pools(match, 1)) == ("4/4/4", "5/4/2")


def test_9_7_the_defeat_then_influence_then_a_favor_r35() -> None:
    match = duel(capua("g02", "s01", "", host=2), "0 g02", "1 s01")
    strike(match, (6, 5, 2, 1), (1,))
    kinds = [event.kind for event in match.events]

    assert kinds.index("injured") < kinds.index("rose", kinds.index("injured"))
    assert house(match, 0) == "g02/1"
    assert capua_of(match).influence == [8, 7, 8]


def test_9_8_the_third_favor_makes_a_champion() -> None:
    # S28.
    match = duel(capua("g02/2", "s01", "", host=2, influence=(10, 7, 7)), "0 g02", "1 s01")
    strike(match, (6, 2, 2, 1), (1,))
    choose(match, "no", "up")
    stand_at(match, steps.END_ARENA)

    assert told(match, "crowned") == [(0, 1)]
    assert match.winners == [0]


@pytest.mark.parametrize(("option", "left"), [("none", "g02/c"), ("accumulate", "g02/c1")])
def test_9_8_a_champion_has_no_further_favors_unless_by_option_r36(option: str, left: str) -> None:
    match = capua("g02/c", "s01", "", host=2, options={"champion_favor": option})
    duel(match, "0 g02", "1 s01")
    strike(match, (6, 2, 2, 1), (1,))

    assert (told(match, "favored") != []) == (option == "accumulate")
    assert house(match, 0) == left


def test_9_8_by_option_a_champion_has_two_favors_beside_the_marker_at_most_r36() -> None:
    match = capua("g02/c2", "s01", "", host=2, options={"champion_favor": "accumulate"})
    duel(match, "0 g02", "1 s01")
    strike(match, (6, 2, 2, 1), (1,))

    assert told(match, "favored") == told(match, "crowned") == []
    assert house(match, 0) == "g02/c2"


def test_9_4_tribute_counts_the_favors_of_a_champion_too_9_8_r36() -> None:
    match = capua("g02/c2", "s01", "", host=2, options={"champion_favor": "accumulate"})
    in_games(match, "0 g02", "1 s01")

    assert told(match, "tribute") == [(0, 10)]
    assert capua_of(match).coins[0] == 20


def beaten(loser: str, grade: Sequence[int] = (6, 2, 2, 1), **more: object) -> Match:
    """Seat 1's slave has lost against seat 0; seat 2 is Host and has made no call."""
    match = capua("g02", loser, "", host=2, **more)  # type: ignore[arg-type]
    duel(match, "0 g02", f"1 {loser[:3]}")
    weaken(match, 1, "1/1/1")
    return strike(match, grade, (1,))


def test_9_10_the_host_spares_or_kills() -> None:
    spared = choose(beaten("s01"), "no", "up")
    assert house(spared, 1) == "s01"

    dead = all_pass(choose(beaten("s01"), "no", "down"))
    assert house(dead, 1) == ""


def test_9_10_an_injured_loser_who_is_spared_stays_injured() -> None:
    match = choose(beaten("s01", (6, 5, 2, 1)), "no", "up")

    assert house(match, 1).startswith("s01")
    assert told(match, "injured") == [(1, 24)]


def test_9_10_1_death_costs_the_host_influence_for_each_favor() -> None:
    # S26.
    match = beaten("s01/2", influence=(7, 7, 0))
    choose(match, "no", "down")
    all_pass(match)

    assert capua_of(match).influence[2] == 0
    assert told(match, "fell") == [(2, 1, 0)]


def test_9_10_2_a_champion_is_never_given_the_thumb_down() -> None:
    # S27.
    match = beaten("s01/c")

    assert told(match, "spared") == [(1, 24)]
    assert "thumb" not in asked(match)


def test_9_10_3_the_host_decides_over_his_own_man_too() -> None:
    match = duel(capua("g02", "s01", "", host=1), "0 g02", "1 s01")
    strike(match, (6, 2, 2, 1), (1,))
    choose(match, "no")

    assert asked(match) == "1 thumb"


def test_9_10_4_equipment_goes_home_exhausted_if_it_was_11_1() -> None:
    # Also 11.1.
    match = duel(capua("g02 e03a", "s01 e05a", "", host=2), "0 g02 e03a", "1 s01 e05a")
    strike(match, (6, 2, 2, 1), (1,))
    choose(match, "none")
    choose(match, "yes", "no", "up")

    assert house(match, 0).split()[1].startswith("e03a")
    assert house(match, 1) == "s01/i e05a"


def test_9_12_then_the_next_round_begins() -> None:
    match = stand_at(choose(beaten("s01"), "no", "up"), steps.END_ARENA)

    assert told(match, "round_began")[-1] == (2,)


def test_10_2_the_rounds_of_every_combat_are_counted_anew() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")
    assert match.view(None)["bouts"] == 1

    stand_at(match, steps.PREPARE_COMBAT)

    assert match.view(None)["bouts"] == 0


def test_10_2_rounds_go_on_until_one_is_defeated() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")
    dice(match, 1, 1, 6, 6)
    choose(match, "stop", "stop")

    assert told(match, "bout_began") == [(1,), (2,)]
    assert asked(match) == "1 first"


def test_10_4_2_only_a_neighbour_is_attacked() -> None:
    assert "attack" in offered(duel(capua("g01", "g02", ""), "0 g01", "1 g02"))
    assert "attack" not in offered(duel(capua("g01", "g02", ""), "0 g01", "1 g02", 2))


def test_10_5_4_both_choose_their_re_rolls_in_secret_r41() -> None:
    match = duel(capua("g01 e01a", "g02 e05a", ""), "0 g01 e01a", "1 g02 e05a")
    strike(match, (6, 4, 3), (6, 4))

    assert asked(match) == "0 reroll 1 reroll"
    choose(match, "0:2")
    assert told(match, "rerolled") == []


def test_10_6_dice_come_off_pools_of_the_owners_choice() -> None:
    # E17: 3/3/3 becomes 3/2/2.
    match = duel(capua("g02", "g22", ""), "0 g02", "1 g22")
    strike(match, (6, 6, 1, 1), (3, 3, 3))
    choose(match, "defence", "speed")

    assert pools(match, 1) == "3/2/2"


def test_10_8_no_pool_goes_below_one_while_another_has_more_18_3() -> None:
    # Also 18.3.
    # E18: 2/2/1 takes two.
    match = duel(capua("g02", "g22", ""), "0 g02", "1 g22")
    weaken(match, 1, "2/2/1")
    strike(match, (6, 6, 1, 1), (1, 1))
    assert offered(match) == ["attack", "defence"]
    choose(match, "attack")

    assert pools(match, 1) == "1/1/1"
    assert told(match, "defeated") == []


@pytest.mark.parametrize(
    ("left", "hits", "grade"),
    [("3/1/1", 3, [(1, 0)]), ("2/1/1", 3, [(1, 1)]), ("2/1/1", 5, [(1, 2)]), ("3/3/2", 5, [])],
)
def test_10_8_1_the_dice_left_decide_10_9(
    left: str, hits: int, grade: list[tuple[int, ...]]
) -> None:
    # Also 10.9.
    # S10.
    match = duel(capua("g12", "g22", ""), "0 g12", "1 g22")
    weaken(match, 1, left)
    defence = int(left[2])
    strike(match, [6] * hits + [1] * (5 - hits), [1] * defence)
    choose(match, "none")
    while asked(match) == "1 lose":
        choose(match, offered(match)[0])

    assert told(match, "defeated") == grade


def test_10_10_without_damage_the_weaker_surrenders_r45() -> None:
    # S55.
    match = duel(capua("g01", "g07", "", options={"stall_rounds": 10}), "0 g01", "1 g07")
    for _ in range(10):
        choose(match, "stop", "stop")
        if "first" not in asked(match):
            break
        choose(match, "first")

    assert told(match, "stalled") == [(0,)]
    assert told(match, "defeated") == [(0, 0)]


def test_11_2_what_does_not_say_exhaust_works_every_time_11_3() -> None:
    # Also 11.3.
    match = duel(capua("g01 e01a", "g02", ""), "0 g01 e01a", "1 g02")
    strike(match, (1, 1, 1), (6, 6))
    choose(match, "none", "stop", "stop")
    choose(match, "first") if asked(match) == "0 first" else choose(match, "second")
    strike(match, (1, 1, 1), (6, 6))

    assert asked(match) == "0 reroll"


def test_11_4_equipment_left_at_home_does_nothing_11_5_and_abilities_only_in_their_time() -> None:
    # Also 11.5.
    match = duel(capua("g01 e01a g08", "g02", ""), "0 g01", "1 g02")
    strike(match, (1, 1, 1), (6, 6))

    assert "reroll" not in asked(match)


def at_twelve(*houses: str, influence: Sequence[int] = (12, 12, 7), **more: object) -> Match:
    """The end of an Intrigue phase."""
    match = capua(*houses, influence=influence, **more)  # type: ignore[arg-type]
    in_turn(match, len(houses) - 1)
    return choose(match, "end")


def test_12_1_who_is_alone_at_twelve_wins() -> None:
    match = at_twelve("g01", "g02", "", influence=(12, 11, 7))

    assert match.over
    assert match.winners == [0]


def test_12_2_several_fight_at_once_12_3_12_8_in_secret() -> None:
    # Also 12.3, 12.8; S31.
    match = at_twelve("g01", "g02 e01a", "")
    assert asked(match) == "0 fighter 1 fighter"
    choose(match, "0:g01", "1:g02")

    assert asked(match) == "1 weapon"


def test_12_7_exhausted_cards_cannot_fight_12_9_and_who_has_none_forfeits_r48() -> None:
    # Also 12.9.
    match = at_twelve("g01/x", "g02", "")
    assert match.winners == [1]

    nobody = capua("", "", "", influence=(12, 12, 7))
    in_turn(nobody, 2)
    dice(nobody, 2, 5)
    choose(nobody, "end")
    assert nobody.winners == [1]


def test_12_4_of_three_the_two_lowest_fight_first_12_6_ties_by_dice_r46() -> None:
    # Also 12.6.
    # S32: totals 9, 12, 12; the 12s roll 3 and 5.
    match = capua("g09 g01", "g09", "g10", influence=(12, 12, 12))
    table = capua_of(match)
    table.place = [-1] * 62
    for seat, cards in enumerate(("g09 g01", "g10 g12", "g11 g18 e02a")):
        for name in cards.split():
            table.place[table.content.ids.index(name)] = seat
    in_turn(match, 2)
    dice(match, 3, 5)
    choose(match, "end")

    assert told(match, "tournament") == [(0, 1, 2)]
    assert told(match, "duel") == [(0, 1)]


def test_12_5_of_four_the_lowest_then_the_highest_then_the_winners_r47() -> None:
    # S69: totals 5, 7, 9, 9.
    match = capua("g11", "g09", "g12 g15", "g13 g20", influence=(12, 12, 12, 12))
    in_turn(match, 3)
    dice(match, 1, 2)
    choose(match, "end")

    assert told(match, "duel") == [(0, 1)]
    assert (
        asked(match) == "0 fighter 1 fighter" or "combat" in asked(match) or "net" in asked(match)
    )


def test_12_8_no_tribute_no_wagers_no_favor_no_thumb_r47() -> None:
    match = at_twelve("g02", "s01", "")
    table = capua_of(match)
    while asked(match) and "first" not in asked(match):
        choose(match, offered(match)[0])
    choose(match, "first" if asked(match).startswith("0") else "second")
    place(match)
    strike(match, (6, 2, 2, 1), (1,))

    assert match.winners == [0]
    assert (told(match, "favored"), told(match, "thumb")) == ([], [])
    assert table.influence[0] == 12


def test_12_10_a_house_with_nothing_still_plays_r49() -> None:
    match = in_arena(capua("", "", "", coins=(0, 0, 0)))

    assert asked(match) == "0 invite"


def test_12_12_after_the_last_round_the_highest_influence_wins_r51() -> None:
    match = capua("g01", "g02", "g03", influence=(5, 9, 7), options={"round_cap": 8})
    capua_of(match).round = 8
    in_arena(match)
    choose(match, "no", "1", "decline", "no", "2", "decline", "no", "decline")

    assert match.winners == [1]


def test_18_1_cards_and_18_2_denarii_are_kept_18_4_and_a_match_ends() -> None:
    # Also 18.2, 18.4.
    match = stand_at(capua("g01", "g02", "g03"), steps.BEGIN_ROUND)

    assert match.rulebook.conserved(match.state)
    assert match.rulebook.bound(match.setup) > 0
