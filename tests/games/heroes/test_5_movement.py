"""Chapter 5.1 and 5.2: turns, order, movement, and what NPGs do."""

import pytest

from harena.games.heroes.after.ending import DISMISSALS
from harena.games.heroes.match.pools import order_modifier
from tests.games.heroes.arrange import scene


def test_5_1_0_1_5_1_0_3_each_takes_a_complete_turn_in_order() -> None:
    """5.1.0.1, 5.1.0.3."""
    there = scene("a: thraex 4/4/4 @a3", "b: thraex 4/4/4 @g3", step="begin_turn")
    there.go("25")
    assert there.told("ordered") == [1, 0]
    assert there.match.to_act == [1]
    there.choose("rest")

    assert there.match.to_act == [0]
    assert there.bout.acting == 0


def test_5_1_0_1_who_is_out_before_his_go_loses_it() -> None:
    there = scene(
        "a: thraex 4/4/4 @a3", "b: thraex 4/4/4 @g3", "b: thraex 4/4/4 @g3", step="begin_turn"
    )
    there.go("135")
    there.choose("surrender", "11")

    assert there.bout.fate[2] == 3
    assert there.match.to_act == [1]
    there.bout.fate[0] = 3
    there.bout.order = [0]
    there.bout.turn_limit = there.bout.turn
    there.choose("rest")
    assert there.asked() == ""


def test_5_1_0_2_r30_after_the_last_turn_a_draw() -> None:
    there = scene("a: thraex 4/4/4 @a3", "b: thraex 4/4/4 @g3", step="begin_turn")
    there.bout.turn = there.bout.turn_limit
    there.go()

    assert there.happened() == ["dismissed"]
    assert there.told("dismissed") == [DISMISSALS.index("turns"), 0, 1]
    assert there.match.winners == []


def test_5_1_0_2_6_6_1_2_all_spent_after_a_break_but_with_unequal_wounds_it_was_the_turns() -> None:
    drawn = ["a: thraex 4/4/4 @a3 bonus=0 wounds=1", "b: thraex 4/4/4 @g3 bonus=0"]
    there = scene(*drawn, step="begin_turn")
    there.bout.breaks = 1
    there.bout.turn = there.bout.turn_limit
    assert there.match.view(None)["dismissed"] == -1
    there.go()

    assert there.told("dismissed")[0] == DISMISSALS.index("turns")
    assert there.match.view(None)["dismissed"] == DISMISSALS.index("turns")


def test_5_1_0_2_r30_to_the_death_the_most_wounded_dies() -> None:
    drawn = ["a: thraex 4/4/4 @a3 wounds=1", "b: thraex 4/4/4 @g3 wounds=1 chest=3"]
    there = scene(*drawn, step="begin_turn", death=True)
    there.bout.turn = there.bout.turn_limit
    there.go()
    assert there.match.winners == [0]

    even = scene("a: thraex 4/4/4 @a3", "b: thraex 4/4/4 @g3", step="begin_turn", death=True)
    even.bout.turn = even.bout.turn_limit
    even.go("33 25")
    assert even.match.winners == [1]


def test_5_1_0_2_r30_to_the_death_they_die_one_by_one_until_a_side_is_left() -> None:
    others = ["b: thraex 4/4/4 @g3 wounds=2", "b: thraex 4/4/4 @g3 wounds=3"]
    there = scene("a: thraex 4/4/4 @a3 wounds=1", *others, step="begin_turn", death=True)
    there.bout.turn = there.bout.turn_limit
    there.go()

    assert there.all_told("executed") == [[2], [1]]
    assert there.match.winners == [0]


@pytest.mark.parametrize(
    ("words", "modifier"),
    [
        ("thraex 4/4/4", 4),
        ("thraex 4/4/4 down bonus=0", 2),
        ("thraex 4/4/4 ensnared", 2),
        ("thraex 4/4/4 ensnared down", 1),
        ("thraex 4/4/4 slow", 3),
        ("thraex 4/4/4 bonus=0", 3),
        ("dimachaerus 4/4/4", 5),
        ("retiarius 4/4/4", 4),
        ("retiarius 4/4/4 left:none", 5),
    ],
)
def test_5_2_0_1_the_movement_table(words: str, modifier: int) -> None:
    """Worked example 10: 6, Speed 4, down and spent make 8; derived scenario 16."""
    assert order_modifier(scene(f"a: {words} @d3", "b: thraex 4/4/4 @a3").bout, 0) == modifier


def test_5_2_0_2_r33_only_the_tied_roll_again() -> None:
    """Derived scenario 40: totals 8, 8 and 5; the tied roll 3 and 6."""
    drawn = ["a: thraex 4/4/4 @a3", "b: thraex 4/4/4 @g3", "c: thraex 4/4/4 @d1"]
    there = scene(*drawn, step="begin_turn").go("441 36")

    rolled = [[0, 8, 4, 4], [1, 8, 4, 4], [2, 5, 1, 4], [0, 7, 3, 4], [1, 10, 6, 4]]
    assert there.all_told("order_rolled") == rolled
    assert there.told("ordered") == [1, 0, 2]


def test_5_2_1_1_5_2_2_1_one_zone_in_any_direction() -> None:
    """5.2.1.1, 5.2.2.1."""
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @a3").go().choose("move")

    assert there.offered() == ["c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"]
    there.choose("e4")
    assert there.where(0) == "e4"


def test_5_2_3_1_5_2_3_2_r34_what_one_does_alone() -> None:
    """5.2.3.1, 5.2.3.2."""
    there = scene("a: retiarius 4/4/4 @d3 blinded", "b: thraex 4/4/4 @d2").go()
    plain = [one for one in there.offered() if not one.startswith("drop")]

    assert plain == ["move", "rest", "toss", "throw", "sand", "clear", "surrender"]


def test_5_2_4_1_r35_what_one_does_beside_enemies() -> None:
    there = scene("a: retiarius 4/4/4 @d3", "b: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2").go()
    plain = [one for one in there.offered() if not one.startswith("drop")]

    assert plain == ["fight", "move", "surrender"]


def test_5_2_4_2_5_2_4_3_r37_r38_leaving_is_free_also_into_another_fight() -> None:
    """5.2.4.2, 5.2.4.3."""
    drawn = ["a: thraex 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2 bonus=0"]
    there = scene(*drawn).go().choose("move").choose("d2", "8:1 8:1")
    assert there.where(0) == "d2"
    assert there.told("faced") == [0, 2]

    away = scene(*drawn).go().choose("move").choose("c4")
    assert away.where(0) == "c4"
    assert away.asked() == ""


def test_5_2_4_4_down_beside_enemies_he_may_roll_away() -> None:
    drawn = ["a: thraex 4/4/4 @d3 down bonus=0", "b: thraex 4/4/4 @d3"]
    there = scene(*drawn, "b: thraex 4/4/4 @d2 bonus=0").go().choose("roll").choose("c3")
    assert (there.where(0), there.bout.down[0]) == ("c3", 1)

    into = scene(*drawn, "b: thraex 4/4/4 @d2 bonus=0").go().choose("roll")
    into.choose("d2", "6:1 8:1")
    assert into.told("faced") == [0, 2]


# 5.2.5 NPG options.


@pytest.mark.parametrize(("savvy", "moves"), [(3, True), (4, True), (2, False)])
def test_5_2_5_1_a_die_against_savvy(savvy: int, moves: bool) -> None:
    """Worked example 1: a 3 passes with Savvy 3 and 4."""
    there = scene(f"npg: secutor {savvy}/4/4 @d3 bonus=3", "a: thraex 4/4/4 @a3").go("3")

    assert there.where(0) == ("c3" if moves else "d3")


def test_5_2_5_1_r39_first_it_surrenders_then_it_clears_its_eyes() -> None:
    """Derived scenario 29."""
    yields = scene("npg: thraex 4/4/4 @d3 bonus=0 wounds=2 blinded", "a: thraex 4/4/4 @a3 wounds=1")
    assert "surrendered" in yields.go("11").happened()

    fights = scene("npg: thraex 4/4/4 @d3 bonus=0 wounds=1", "a: thraex 4/4/4 @a3 wounds=1")
    assert "surrendered" not in fights.go("1").happened()

    blind = scene("npg: thraex 4/4/4 @d3 blinded", "a: thraex 4/4/4 @d3").go("3")
    assert blind.happened() == ["cleared"]
    assert blind.bout.blinded[0] == 0


def test_5_2_5_1_r39_in_a_net_too_it_clears_its_eyes_first() -> None:
    there = scene("npg: thraex 4/4/4 @d3 blinded ensnared down", "a: thraex 4/4/4 @a3").go("3")

    assert there.happened() == ["cleared"]
    assert (there.bout.blinded[0], there.bout.ensnared[0]) == (0, 1)


@pytest.mark.parametrize(
    ("words", "where", "after"),
    [("bonus=4", "c3", 4), ("bonus=3", "d3", 4), ("bonus=3 strength=3", "c3", 3)],
)
def test_5_2_5_2_r40_rested_is_who_has_as_many_dice_as_strength(
    words: str, where: str, after: int
) -> None:
    """Derived scenario 26; Strength is what wounds have left of it."""
    there = scene(f"npg: thraex 4/4/4 @d3 {words}", "a: thraex 4/4/4 @a3").go("5")

    assert (there.where(0), there.bout.bonus[0]) == (where, after)


@pytest.mark.parametrize("die", ["1", "6"])
def test_5_2_5_3_r31_down_it_stands_up(die: str) -> None:
    """Derived scenarios 27 and 28."""
    beside = scene("npg: retiarius 4/4/4 @d3 down bonus=1", "a: thraex 4/4/4 @d3").go(die)
    assert (beside.bout.down[0], beside.bout.bonus[0]) == (0, 1)
    assert "faced" not in beside.happened()

    alone = scene("npg: thraex 4/4/4 @d3 down bonus=1", "a: thraex 4/4/4 @a3").go(die)
    assert (alone.bout.down[0], alone.bout.bonus[0]) == (0, 4)


@pytest.mark.parametrize("die", ["1", "6"])
def test_5_2_5_4_r32_ensnared_beside_enemies_it_manoeuvres(die: str) -> None:
    there = scene("npg: retiarius 4/4/4 @d3 down ensnared bonus=0", "a: thraex 4/4/4 @d3 bonus=0")
    there.go(f"{die} 4:1 8:1")

    assert "faced" in there.happened()


@pytest.mark.parametrize(("die", "free"), [("4", True), ("5", False)])
def test_5_2_5_1_ensnared_alone_it_needs_its_savvy(die: str, free: bool) -> None:
    there = scene("npg: thraex 4/4/4 @d3 down ensnared bonus=1", "a: thraex 4/4/4 @a3").go(die)

    assert (there.bout.ensnared[0] == 0, there.bout.down[0] == 0) == (free, free)
    assert there.bout.bonus[0] == 1


@pytest.mark.parametrize(
    ("first", "second", "faced"),
    [
        ("@d3", "@d3", 1),
        ("@d3", "@d3 ensnared", 2),
        ("@d3", "@d3 down", 2),
        ("@d3 wounds=1", "@d3 wounds=2", 2),
        ("@d3", "@d3 bonus=1", 2),
        ("@d3 down", "@d3 ensnared", 2),
        ("@d3 wounds=1", "@d3 down", 2),
        ("@d3 bonus=0 wounds=1", "@d3 wounds=2", 2),
    ],
)
def test_5_2_5_5_r41_which_enemy_is_closest(first: str, second: str, faced: int) -> None:
    there = scene("npg: thraex 4/4/4 @d3", f"a: thraex 4/4/4 {first}", f"a: thraex 4/4/4 {second}")
    there.go("1")

    assert there.told("faced") == [0, faced]


def test_5_2_5_5_fewest_moves_come_before_all_else() -> None:
    far = "a: thraex 4/4/4 @a3 ensnared down wounds=3 bonus=0"
    there = scene("npg: thraex 4/4/4 @d3", far, "a: thraex 4/4/4 @f3").go("1")

    assert there.where(0) == "e3"


@pytest.mark.parametrize(
    ("start", "goal", "zone"), [("a3", "g3", "b3"), ("a3", "d1", "b2"), ("d5", "d3", "d4")]
)
def test_5_2_5_6_r42_towards_by_the_straightest_way(start: str, goal: str, zone: str) -> None:
    there = scene(f"npg: thraex 4/4/4 @{start}", f"a: thraex 4/4/4 @{goal}").go("1")

    assert there.where(0) == zone


def test_5_2_5_6_if_no_zone_is_nearer_it_rests() -> None:
    full = ["a: thraex 4/4/4 @d3"] + ["npg: thraex 4/4/4 @d3"] * 3
    there = scene("npg: thraex 4/4/4 @d2 bonus=1", *full).go("1")

    assert (there.where(0), there.bout.bonus[0]) == ("d2", 4)


def test_5_2_5_7_r43_an_npg_retiarius_tosses_if_there_is_a_target() -> None:
    there = scene("npg: retiarius 4/4/4 @d3 bonus=0", "a: thraex 4/4/4 @d2 bonus=0")
    there.go("1 8:1 8:0")

    assert there.bout.ensnared[1] == 1


def test_5_2_5_7_of_several_targets_by_the_order_of_the_closest() -> None:
    drawn = ["a: thraex 4/4/4 @d2 bonus=0", "a: thraex 4/4/4 @e4 wounds=1 bonus=0"]
    there = scene("npg: retiarius 4/4/4 @d3 bonus=0", *drawn).go("1 8:1 8:0")

    assert there.bout.ensnared == [0, 0, 1]


@pytest.mark.parametrize(("die", "zone", "told"), [("3", "c2", [0, 0, 3]), ("4", "e2", [0, 1, 4])])
def test_5_2_5_7_beside_one_in_the_net_it_sidesteps(die: str, zone: str, told: list[int]) -> None:
    there = scene("npg: retiarius 4/4/4 @d3", "a: thraex 4/4/4 @d2 ensnared").go(f"1 {die}")

    assert there.where(0) == zone
    assert there.told("sidestepped") == told


def test_5_2_5_7_to_the_other_side_or_not_at_all() -> None:
    drawn = ["npg: retiarius 4/4/4 @a3 bonus=1", "a: thraex 4/4/4 @a2 ensnared"]
    there = scene(*drawn).go("1 2")
    assert there.where(0) == "b2"

    crowd = ["npg: thraex 4/4/4 @c2"] * 4
    full = scene("npg: retiarius 4/4/4 @d3", "a: thraex 4/4/4 @d2 ensnared", *crowd).go("1 2")
    assert full.where(0) == "e2"

    both = scene(*drawn, "a: thraex 4/4/4 @b2 ensnared").go("1 2")
    assert (both.where(0), both.bout.bonus[0]) == ("a3", 4)


def test_5_2_5_7_of_one_farther_away_it_goes_nearer() -> None:
    there = scene("npg: retiarius 4/4/4 @d3", "a: thraex 4/4/4 @d1 ensnared")
    zones, (own, other) = there.bout.zones(), there.bout.zone
    assert zones.distance(own, other) == 2
    there.go("1")

    assert zones.distance(there.bout.zone[0], other) == 1


def test_5_2_5_7_on_a_failed_roll_it_walks_like_everyone() -> None:
    there = scene("npg: retiarius 4/4/4 @d3 bonus=8", "a: thraex 4/4/4 @d2 bonus=0")
    there.go("6 33333333 9:1 8:1")

    assert there.where(0) == "d2"
    assert there.told("faced") == [0, 1]


def test_5_2_5_8_r44_backing_away() -> None:
    """Derived scenario 27: a Retiarius with net backs away, far from others and then to the Center.

    Four moves from c3 there is nothing but Wall. Between two the nearer counts: e3 would be four
    moves from one of them, but beside the other.
    """
    there = scene("npg: retiarius 4/4/4 @d2", "a: thraex 4/4/4 @d2").go("1")
    assert there.where(0) == "c3"

    far = scene("npg: retiarius 4/4/4 @d2", "a: thraex 4/4/4 @d2", "a: thraex 4/4/4 @a3").go("1")
    assert far.where(0) == "e3"

    wall = scene("npg: retiarius 4/4/4 @f3", "a: thraex 4/4/4 @f3", "a: thraex 4/4/4 @c3").go("1")
    assert wall.where(0) == "g2"

    others = ["a: thraex 4/4/4 @a3", "a: thraex 4/4/4 @f3"]
    nearest = scene("npg: retiarius 4/4/4 @d3", "a: thraex 4/4/4 @d3", *others).go("1")
    assert nearest.where(0) == "c3"

    spent = scene("npg: thraex 4/4/4 @d2 bonus=0", "a: thraex 4/4/4 @d2").go("6")
    assert spent.where(0) == "c3"
    passed = scene("npg: thraex 4/4/4 @d2 bonus=0", "a: thraex 4/4/4 @d2 bonus=0").go("1 8:1 8:1")
    assert passed.where(0) == "d2"


def test_5_2_5_8_with_nowhere_to_go_it_fights() -> None:
    around = [f"a: thraex 4/4/4 @{zone}" for zone in ("a2", "b2", "b3", "a4", "b4")]
    there = scene("npg: retiarius 4/4/4 @a3", "a: thraex 4/4/4 @a3", *around).go("1")

    assert there.told("faced") == [0, 1]


@pytest.mark.parametrize("die", ["1", "6"])
def test_5_2_5_9_r45_npgs_never_throw_kick_destroy_or_roll_away(die: str) -> None:
    there = scene("npg: thraex 4/4/4 @d3", "a: thraex 4/4/4 @d2 bonus=0", lying="net d3")
    there.bout.missed_at[0] = there.bout.zone[0]
    there.go(f"{die} 33333333 8:1 8:1")

    assert not {"threw", "kicked", "destroyed", "rolled_away"} & set(there.happened())
    assert there.lying() == ["net d3"]
