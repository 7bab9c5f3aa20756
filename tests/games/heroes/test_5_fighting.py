"""Chapter 5.3 and 5.4: manoeuvre, net, attack, damage, throws, sand."""

import itertools

import pytest

from harena.games.heroes.components.bout import ADVANTAGE, BASH
from harena.games.heroes.components.content import SWORD
from harena.games.heroes.match.pools import attack_dice, manoeuvre_dice, net_dice, order_modifier
from tests.games.heroes.arrange import Scene, scene

STAR = "a: thraex 4/4/4 @d3 bonus=0"
FOE = "b: thraex 4/4/4 @d3 bonus=0"


def duel(one: str, other: str) -> Scene:
    """Two spent Stars in d3, the first of whom has chosen to fight: no Bonus Dice are asked for."""
    first, second = f"a: {one} @d3 bonus=0", f"b: {other} @d3 bonus=0"
    return scene(first, second).go()


def test_5_3_0_1_he_fights_one_enemy_of_his_choice() -> None:
    there = scene(STAR, FOE, "b: murmillo 4/4/4 @d3").go().choose("fight")
    assert there.asked() == "target"
    assert there.offered() == [there.name(1), there.name(2)]

    there.choose(there.name(1), "8:1 8:1")
    assert there.told("no_opening") == [0, 1]


@pytest.mark.parametrize(
    ("words", "dice"),
    [
        ("thraex 4/4/4", 8),
        ("thraex 4/4/4 agile", 9),
        ("thraex 4/4/4 down", 6),
        ("thraex 4/4/4 ensnared", 5),
        ("thraex 4/4/4 ensnared down", 3),
        ("thraex 4/4/4 blinded", 7),
        ("dimachaerus 4/4/4", 9),
        ("retiarius 3/4/2 right:none", 5),
    ],
)
def test_5_3_0_2_the_manoeuvre_table(words: str, dice: int) -> None:
    """Worked example 18 is the last row."""
    bout = scene(f"a: {words} @d3", "b: thraex 4/4/4 @d3").bout

    assert manoeuvre_dice(bout, 0, 1) == dice


@pytest.mark.parametrize(
    ("own", "other", "opening"), [("8:3", "8:1", 1), ("8:2", "8:1", 0), ("8:1", "8:3", 1)]
)
def test_5_3_0_2_5_3_0_3_the_higher_attacks_in_anybodys_turn(
    own: str, other: str, opening: int
) -> None:
    """5.3.0.2, 5.3.0.3 and derived scenario 5: by two with the Advantage, a fifth die."""
    attacker = 0 if own > other else 1
    dice = 4 + opening
    there = duel("thraex 4/4/4", "thraex 4/4/4").choose("fight", f"{own} {other} {dice}:1 4:0 13")

    assert there.told("attacked") == [attacker, 1 - attacker, opening]


@pytest.mark.parametrize(("choice", "dice"), [("advantage", 5), ("bash", 6)])
def test_5_3_0_4_r46_with_a_large_shield_he_may_bash(choice: str, dice: int) -> None:
    there = duel("murmillo 4/4/4", "thraex 4/4/4").choose("fight", "8:3 8:1")
    there.choose(choice, f"{dice}:0 4:2 11")

    assert there.told("struck")[:2] == [1, 0]


@pytest.mark.parametrize(
    ("savvy", "die", "opening"), [(4, "4", BASH), (4, "5", ADVANTAGE), (3, "4", ADVANTAGE)]
)
def test_5_3_0_4_an_npg_bashes_if_its_savvy_passes(savvy: int, die: str, opening: int) -> None:
    """Derived scenario 6; Savvy is what wounds have left of it."""
    npg = f"npg: murmillo 4/4/4 @d3 bonus=0 savvy={savvy}"
    there = scene(npg, "a: thraex 4/4/4 @d3 bonus=0")
    there.go(f"1 {savvy + 4}:3 8:0 {die} {savvy + opening}:1 4:0 13")

    assert there.told("attacked")[2] == opening


# The net.


def test_5_3_1_1_r47_a_toss_at_an_enemy_in_an_adjacent_zone() -> None:
    drawn = ["b: thraex 4/4/4 @d2", "b: thraex 4/4/4 @c2 ensnared", "b: thraex 4/4/4 @b1"]
    there = scene("a: retiarius 4/4/4 @d3 bonus=0", *drawn).go().choose("toss")
    assert there.told("tossed") == [0, 1]

    for words in ("@d3 down", "@d3 ensnared", "@d3 left:none"):
        fallen = scene(f"a: retiarius 4/4/4 {words}", "b: thraex 4/4/4 @d2").go()
        assert "toss" not in fallen.offered()


@pytest.mark.parametrize("zone", ["c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"])
def test_5_3_1_2_r48_in_every_direction(zone: str) -> None:
    there = scene("a: retiarius 4/4/4 @d3", f"b: thraex 4/4/4 @{zone}").go()

    assert "toss" in there.offered()


@pytest.mark.parametrize(
    ("target", "dice"),
    [("secutor 4/4/4", [7, 8]), ("thraex 4/4/4 down", [8, 6]), ("thraex 4/4/4 agile", [8, 8])],
)
def test_5_3_1_3_the_net_toss_table(target: str, dice: list[int]) -> None:
    """Derived scenario 14 is the first row."""
    bout = scene("a: retiarius 4/4/4 @d3", f"b: {target} @d2").bout

    assert [net_dice(bout, 0, 1), net_dice(bout, 1, 0)] == dice


def test_5_3_1_3_as_many_he_keeps_the_net_and_recovers_nothing() -> None:
    """Derived scenario 15."""
    there = scene("a: retiarius 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d2 bonus=0")
    there.go().choose("toss", "8:3 8:3")

    assert there.held(0) == ["net", "trident"]
    assert there.bout.bonus[0] == 0
    assert there.asked() == ""


def test_5_3_1_3_fewer_the_net_lies_in_the_targets_zone() -> None:
    """Derived scenario 16: without it his Speed counts 5 on the Movement Table."""
    there = scene("a: retiarius 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d2 bonus=0")
    there.go().choose("toss", "8:2 8:3")

    assert there.lying() == ["net d2"]
    assert order_modifier(there.bout, 0) == 5 - 1


def test_5_3_1_4_5_3_3_1_r49_more_ensnares_and_the_net_is_used_up() -> None:
    """5.3.1.4, 5.3.3.1."""
    for words, down in (("", 1), ("steady", 0)):
        there = scene("a: retiarius 4/4/4 @d3 bonus=0", f"b: thraex 4/4/4 @d2 bonus=0 {words}")
        there.go().choose("toss", "8:4 8:3")
        assert (there.bout.ensnared[1], there.bout.down[1]) == (1, down)
        assert (there.held(0), there.lying()) == (["none", "trident"], [])
        assert there.bout.steadied[1] == 1 - down


def test_5_3_3_2_r50_the_one_it_missed_may_destroy_it_in_his_next_turn() -> None:
    def missed(words: str) -> Scene:
        there = scene(f"a: thraex 4/4/4 {words} bonus=1", "b: retiarius 4/4/4 @a3", lying="net d2")
        there.bout.missed_at[0] = there.bout.zones().ids.index("d2")
        return there.go()

    there = missed("@d2").choose("destroy")
    assert (there.lying(), there.bout.bonus[0], there.bout.lost_nets) == ([], 1, 1)
    assert "destroy" not in missed("@d2 down").offered()
    assert "destroy" not in missed("@d3").offered()
    other = scene("a: thraex 4/4/4 @d2", "b: retiarius 4/4/4 @a3", lying="net d2").go()
    assert "destroy" not in other.offered()
    taken = scene("a: thraex 4/4/4 @d2", "b: retiarius 4/4/4 @a3")
    taken.bout.missed_at[0] = taken.bout.zone[0]
    assert "destroy" not in taken.go().offered(), "somebody has picked it up"


def test_5_3_3_2_after_his_next_turn_it_is_too_late() -> None:
    there = scene("a: thraex 4/4/4 @d2", "b: retiarius 4/4/4 @a3", step="end_gladiator_turn")
    there.bout.missed_at[0] = there.bout.zone[0]
    there.bout.turn_limit = 1
    there.go()

    assert there.bout.missed_at[0] == -1


def test_5_3_4_1_alone_he_gets_out_and_stands() -> None:
    there = scene("a: thraex 4/4/4 @d3 ensnared down blinded bonus=1", "b: thraex 4/4/4 @a3").go()
    plain = [one for one in there.offered() if not one.startswith("drop")]
    assert plain == ["escape", "clear", "surrender"]

    there.choose("escape")
    assert (there.bout.ensnared[0], there.bout.down[0], there.bout.bonus[0]) == (0, 0, 1)
    assert there.where(0) == "d3"


def test_5_3_4_2_beside_enemies_he_fights_or_rolls_to_a_free_zone() -> None:
    drawn = [
        "a: thraex 4/4/4 @d3 ensnared down blinded",
        "b: thraex 4/4/4 @d3",
        "b: thraex 4/4/4 @d2",
    ]
    there = scene(*drawn).go()
    plain = [one for one in there.offered() if not one.startswith("drop")]
    assert plain == ["fight", "roll", "clear", "surrender"]

    there.choose("roll")
    assert "d2" not in there.offered()
    there.choose("c3")
    assert (there.bout.ensnared[0], there.asked()) == (1, "")


@pytest.mark.parametrize(("option", "found"), [("add", [1, 3, -1]), ("larger_only", [2, 5, 1])])
def test_5_3_4_3_r51_ensnared_and_down_add_up(option: str, found: list[int]) -> None:
    bout = scene("a: thraex 4/4/4 @d3 ensnared down", FOE, snare_stack=option).bout

    assert [order_modifier(bout, 0), manoeuvre_dice(bout, 0, 1), attack_dice(bout, 0)] == found


# 5.4 Attack.


@pytest.mark.parametrize(
    ("words", "dice"),
    [
        ("thraex 4/4/1", 4),
        ("thraex 4/4/4 slow_to_react", 3),
        ("thraex 4/4/4 brawler", 4),
        ("thraex 4/4/4 frenzy", 4),
        ("thraex 4/4/4 down", 2),
        ("thraex 4/4/4 ensnared", 1),
        ("thraex 4/4/4 blinded", 3),
    ],
)
def test_5_4_0_1_r36_the_attack_table(words: str, dice: int) -> None:
    """Speed does not count, and Frenzy brings no die of its own; derived scenario 33."""
    bout = scene(f"a: {words} @d3", FOE).bout

    assert attack_dice(bout, 0) == dice


def test_5_4_0_1_the_defender_hits_with_two_more() -> None:
    there = duel("thraex 4/4/4", "thraex 4/4/4").choose("fight", "8:2 8:1 4:1 4:3 13")

    assert there.told("hit") == [1, 0, 2]


def test_5_4_0_2_5_4_0_3_r52_a_counterstrike_turns_the_roles_and_ends_the_advantage() -> None:
    """5.4.0.2, 5.4.0.3 and derived scenarios 7 and 8: 3-4, then 2-2, then 3-2."""
    there = duel("thraex 5/4/4", "thraex 5/4/4")
    there.choose("fight", "9:4 9:2 6:3 5:4 5:2 5:2 5:3 5:2 11")

    assert there.told("counterstruck") == [1, 0]
    assert there.told("hit") == [1, 0, 1]


def test_5_4_0_2_a_brawler_has_a_die_more_at_every_re_test() -> None:
    there = duel("thraex 4/4/4 brawler", "thraex 4/4/4")
    there.choose("fight", "8:2 8:1 4:1 4:1 5:1 4:1 5:2 4:1 13")

    assert there.bout.fight.retests == 2


def test_5_4_0_2_at_a_re_test_new_bonus_dice_may_be_added() -> None:
    there = scene("a: thraex 4/4/4 @d3 bonus=3", "npg: thraex 4/4/4 @d3 bonus=0").go()
    there.choose("fight").choose("0", "8:2 8:1").choose("2", "6:1 4:1")

    assert there.asked() == "bonus"
    assert there.offered() == ["0", "1"]


def test_5_4_0_4_r53_after_twenty_re_tests_it_is_over() -> None:
    """Derived scenario 47: two empty pools."""
    there = scene(
        "a: thraex 4/4/4 @d3 bonus=0 savvy=0 speed=1", "b: thraex 4/4/4 @d3 bonus=0 savvy=0 speed=1"
    )
    there.go().choose("fight", "1:1 1:0")

    assert there.told("faded") == [0, 1]
    assert there.happened().count("even") == 21


def test_5_4_0_5_r54_an_ensnared_defender_gets_out() -> None:
    """Derived scenario 10, by one and by more."""
    for more in ("1", "3"):
        there = duel("thraex 4/4/4", "thraex 5/4/4 ensnared")
        there.choose("fight", f"8:5 6:1 5:0 2:{min(2, int(more))}")
        assert (there.bout.ensnared[1], there.bout.down[1]) == (0, 0)
        assert "hit" not in there.happened()


def test_5_4_0_5_an_ensnared_attacker_who_wins_hits_and_is_free() -> None:
    """Derived scenario 11."""
    there = duel("thraex 6/4/4 ensnared down", "thraex 4/4/4 savvy=1")
    there.choose("fight", "5:4 5:3 1:1 1:0 45")
    assert (there.bout.ensnared[0], there.bout.down[0]) == (0, 0)
    assert there.told("wounded")[1:] == [4, 2, 2]


def test_5_4_0_6_an_ensnared_attacker_may_be_countered_or_hit() -> None:
    countered = duel("thraex 5/4/4 ensnared", "thraex 4/4/4")
    countered.choose("fight", "6:4 8:3 2:0 4:1 4:0 2:1")
    assert countered.told("freed") == [0]
    assert "hit" not in countered.happened()

    beaten = duel("thraex 5/4/4 ensnared", "thraex 4/4/4")
    beaten.choose("fight", "6:4 8:3 2:0 4:2 13")
    assert (beaten.told("hit"), beaten.bout.ensnared[0]) == ([1, 0, 2], 1)


# 5.4.1 and 5.4.2 Hit Location, shields.


@pytest.mark.parametrize(
    ("dice", "part"),
    [
        ("11", 6),
        ("12", 5),
        ("13", 1),
        ("14", 3),
        ("33", 2),
        ("34", 2),
        ("44", 4),
        ("45", 4),
        ("46", 0),
        ("56", 5),
        ("66", 6),
    ],
)
def test_5_4_1_1_the_hit_location_table(dice: str, part: int) -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 left:none").strike(0, 1, 1, dice)

    assert there.told("struck")[2] == part


def test_5_4_1_1_r55_a_swordsman_rolls_twice() -> None:
    """Derived scenario 48: an NPG takes the Chest of AC 0 before the Head of AC 3."""
    npg = scene("npg: thraex 4/4/4 @d3 swordsman", "a: murmillo 4/4/4 @d3")
    assert npg.strike(0, 1, 1, "46 34").told("struck")[2] == 2
    shield = scene("npg: thraex 4/4/4 @d3 swordsman", "a: murmillo 4/4/4 @d3")
    assert shield.strike(0, 1, 1, "33 46").told("struck")[2] == 0

    star = scene("a: thraex 4/4/4 @d3 swordsman", "b: murmillo 4/4/4 @d3").strike(0, 1, 1, "46 34")
    assert star.offered() == ["10-head", "7-chest"]
    assert star.choose("10-head").told("struck")[2] == 0

    spear = scene("npg: hoplomachus 4/4/4 @d3 swordsman", "a: murmillo 4/4/4 @d3")
    assert spear.strike(0, 1, 1, "46").told("struck")[2] == 0


def test_5_4_1_1_also_with_a_sword_that_he_throws() -> None:
    there = scene("a: thraex 4/4/4 @d3 swordsman", "b: thraex 4/4/4 @d2").go()
    there.choose("throw", "8:3 8:1 46 34")

    assert there.held(0) == ["small_shield", "none"]
    assert (there.asked(), there.offered()) == ("location", ["10-head", "7-chest"])


def test_5_4_1_1_between_equal_armour_an_npg_prefers_head_chest_belly_legs_arms() -> None:
    order = ["46", "34", "45", "12", "11", "14", "13"]
    for better, worse in itertools.pairwise(order):
        there = scene("npg: thraex 4/4/4 @d3 swordsman", "a: dimachaerus 4/9/4 @d3 left:none")
        there.strike(0, 1, 1, f"{worse} {better}")
        both = there.all_told("located")
        assert there.told("struck")[2] == there.bout.content.location[both[1][1]]


def test_5_4_2_1_a_shielded_row_has_no_effect_at_all() -> None:
    there = scene(STAR, "b: thraex 4/4/4 @d3").strike(0, 1, 5, "33")

    assert there.told("stopped") == [1, 2]
    assert (there.bout.wounds[1], there.bout.down[1], there.current(1)) == (0, 0, [4, 4, 4])


# 5.4.3 Damage.


@pytest.mark.parametrize(
    ("winner", "loser", "impact", "dice", "damage", "down"),
    [
        ("thraex", "murmillo", 1, "46", 1, 0),
        ("retiarius left:none", "thraex", 2, "45", 5, 1),
        ("thraex", "dimachaerus left:none", 1, "34", 2, 1),
        ("thraex right:none", "dimachaerus left:none", 1, "34", 1, 0),
    ],
)
def test_5_4_3_0_1_the_damage_table(
    winner: str, loser: str, impact: int, dice: str, damage: int, down: int
) -> None:
    """Derived scenarios 17 and 18 are the first two rows."""
    one, two = (words.partition(" ") for words in (winner, loser))
    there = scene(f"a: {one[0]} 4/9/4 @d3 {one[2]}", f"b: {two[0]} 4/9/4 @d3 {two[2]}")
    there.strike(0, 1, impact, dice)

    assert there.told("wounded")[2] == damage
    assert there.bout.down[1] == down


def test_5_4_3_0_2_5_4_3_1_1_r57_damage_stops_at_zero_and_then_goes_on_to_the_chest() -> None:
    """5.4.3.0.2, 5.4.3.1.1 and worked example 11."""
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d3")
    there.strike(0, 1, 4, "14")
    assert (there.part(1, "right_arm"), there.part(1, "chest")) == (0, 4)

    there.strike(0, 1, 2, "14")
    assert (there.part(1, "chest"), there.current(1)) == (1, [4, 3, 4])


def test_5_4_3_1_1_a_lost_leg_passes_damage_to_the_belly() -> None:
    """Derived scenario 22: Strength falls, Speed does not; armour is that of the leg."""
    there = scene(STAR, "b: dimachaerus 4/4/3 @d3 left_leg=0").strike(0, 1, 1, "12")
    assert (there.part(1, "belly"), there.current(1)) == (2, [4, 3, 3])

    covered = scene(STAR, "b: thraex 4/4/3 @d3 left_leg=0").strike(0, 1, 2, "12")
    assert covered.part(1, "belly") == 3


def test_5_4_3_0_3_r56_a_hit_that_hurts_is_one_wound() -> None:
    there = scene(STAR, "b: dimachaerus 4/6/4 @d3 left:none").strike(0, 1, 4, "45")

    assert (there.bout.wounds[1], there.bout.dealt[0]) == (1, 1)


@pytest.mark.parametrize(
    ("dice", "left"),
    [("46", [3, 4, 4]), ("34", [4, 3, 4]), ("45", [4, 3, 4]), ("11", [4, 4, 3]), ("14", [4, 4, 4])],
)
def test_5_4_3_2_1_r58_a_wound_lowers_an_attribute_by_one(dice: str, left: list[int]) -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 left:none").strike(0, 1, 2, dice)
    assert there.current(1) == left

    empty = scene(STAR, "b: dimachaerus 4/4/4 @d3 left:none savvy=0").strike(0, 1, 0, "46")
    assert empty.current(1)[0] == 0


def test_5_4_3_2_2_r59_savvy_and_strength_at_zero_do_not_fell() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 left:none savvy=1 strength=1")
    there.strike(0, 1, 0, "46").strike(0, 1, 0, "45")

    assert there.current(1)[:2] == [0, 0]
    assert there.bout.functions(1)


def test_5_4_6_3_r61_steady_stays_up_once_and_not_when_he_lies() -> None:
    """Derived scenario 19."""
    there = scene(STAR, "b: dimachaerus 4/9/4 @d3 left:none steady").strike(0, 1, 2, "34")
    assert (there.bout.down[1], there.part(1, "chest")) == (0, 6)
    there.strike(0, 1, 2, "34")
    assert there.bout.down[1] == 1

    lying = scene(STAR, "b: dimachaerus 4/9/4 @d3 left:none steady down").strike(0, 1, 2, "34")
    assert lying.bout.steadied[1] == 0


# 5.4.4 Parts that no longer function.


@pytest.mark.parametrize(("part", "dice"), [("belly", "45"), ("chest", "34"), ("head", "46")])
def test_5_4_4_1_1_a_vital_part_at_zero(part: str, dice: str) -> None:
    """Derived scenario 20: with original Strength 4 a 4 is unconscious, a 5 the Killing Stroke."""
    drawn = f"b: dimachaerus 4/4/4 @d3 left:none {part}=2 strength=1 bonus=0"
    lives = scene(STAR, drawn).strike(0, 1, 4, f"{dice} 4 11")
    assert "appealed" in lives.happened()
    assert lives.bout.manner[1] == 2

    dies = scene(STAR, drawn).strike(0, 1, 4, f"{dice} 5")
    assert (dies.told("killed"), dies.bout.fate[1], dies.bout.strokes[0]) == ([1, 0], 1, 1)


def test_5_4_4_1_1_r60_a_six_passes_against_strength_six() -> None:
    """Derived scenario 21."""
    there = scene(STAR, "b: dimachaerus 4/6/4 @d3 head=1").strike(0, 1, 4, "46 6 11")

    assert there.bout.manner[1] == 2


def test_5_4_4_5_1_speed_zero_or_no_legs_put_him_out() -> None:
    """Derived scenario 23."""
    slow = scene(STAR, "b: dimachaerus 4/4/4 @d3 speed=1 steady").strike(0, 1, 0, "11 11")
    assert (slow.bout.manner[1], slow.bout.down[1]) == (3, 1)

    legless = scene(STAR, "b: dimachaerus 4/4/4 @d3 left_leg=0").strike(0, 1, 3, "11 11")
    assert legless.bout.manner[1] == 3
    one = scene(STAR, "b: dimachaerus 4/4/4 @d3").strike(0, 1, 3, "11")
    assert one.bout.functions(1)


def test_5_4_4_0_9_r91_steady_helps_nobody_who_collapses() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 steady belly=1").strike(0, 1, 1, "45 1 11")

    assert there.bout.down[1] == 1


@pytest.mark.parametrize(("opening", "hurt"), [("bash", True), ("advantage", False)])
def test_5_4_5_1_a_basher_who_is_hit_is_shieldless(opening: str, hurt: bool) -> None:
    """Derived scenario 9: location 6 is the Chest."""
    there = duel("murmillo 4/4/4", "thraex 4/4/4").choose("fight", "8:3 8:1")
    there.choose(opening, f"{6 if hurt else 5}:0 4:2 33")

    assert (there.part(0, "chest") < 4) == hurt
    assert ("stopped" in there.happened()) != hurt


def test_5_4_5_1_who_is_bashed_keeps_his_shield() -> None:
    """3.9.3.2 Location 6 of a Thraex."""
    there = duel("murmillo 4/4/4", "thraex 4/4/4").choose("fight", "8:3 8:1")
    there.choose("bash", "6:2 4:0 33")

    assert there.told("stopped") == [1, 2]


def test_5_4_0_3_after_a_counterstrike_the_shield_covers_again() -> None:
    there = duel("murmillo 4/4/4", "thraex 4/4/4").choose("fight", "8:3 8:1")
    there.choose("bash", "6:0 4:1 4:2 4:0 33")

    assert there.told("stopped") == [0, 2]


# 5.4.6 to 5.4.9.


def test_5_4_6_1_5_4_6_2_what_one_may_do_lying() -> None:
    """5.4.6.1, 5.4.6.2 and derived scenario 51."""
    there = scene("a: thraex 4/4/4 @d3 down blinded bonus=1", FOE).go()
    plain = [one for one in there.offered() if not one.startswith("drop")]
    assert plain == ["fight", "stand", "roll", "clear", "surrender"]
    there.choose("stand")
    assert (there.bout.down[0], there.bout.bonus[0], there.asked()) == (0, 1, "")

    alone = scene("a: thraex 4/4/4 @d3 down bonus=1", "b: thraex 4/4/4 @a3").go()
    assert [one for one in alone.offered() if not one.startswith("drop")] == ["stand", "surrender"]
    alone.choose("stand")
    assert (alone.bout.bonus[0], alone.where(0)) == (4, "d3")


def test_5_4_7_1_several_fight_one_each_in_his_own_turn() -> None:
    """Worked example 13: Timmons, Mancos, Rialto."""
    there = scene(
        "b: thraex 4/4/4 @c3 bonus=0 right:none wounds=5",
        "a: murmillo 4/4/4 @d3 bonus=0 left:none",
        "b: retiarius 4/4/4 @d2 bonus=0",
        step="next_gladiator",
    )
    there.bout.order = [0, 1, 2]
    there.go().choose("move").choose("d3", "8:2 8:2")
    assert there.told("no_opening") == [0, 1]
    there.choose("fight", "8:3 8:2 4:0 4:1 4:1 4:0 34")
    assert (there.part(1, "chest"), there.bout.down[1]) == (3, 0)
    there.choose("move").choose("d3", "9:3 8:2 4:1 4:0 45 162")

    assert there.part(1, "belly") == 1
    assert (there.bout.wounds[1], there.current(1)) == (2, [4, 2, 4])
    assert there.told("ordered")[0] == 1
    there.choose("fight")
    assert there.offered() == [there.name(0), there.name(2)]


def test_5_4_7_1_a_fifth_may_toss_a_net_in() -> None:
    four = ["b: thraex 4/4/4 @d2"] * 2 + ["a: thraex 4/4/4 @d2"] * 2
    there = scene("a: retiarius 4/4/4 @d3", *four).go()

    assert "toss" in there.offered()
    assert "d2" not in there.choose("move").offered()


def test_5_4_8_1_r62_a_throw_needs_a_zone_without_friends() -> None:
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2", "a: thraex 4/4/4 @d2").go()
    assert "throw" not in there.offered()
    assert "sand" in there.offered()

    ally = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2", "c: thraex 4/4/4 @d2")
    assert "throw" in ally.go().offered()
    ally = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2", "c: thraex 4/4/4 @d2")
    ally.bout.side = [0, 1, 0]
    assert "throw" not in ally.go().offered(), "a friend of another seat"

    beaten = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2", "a: thraex 4/4/4 @d2")
    beaten.bout.fate[2] = 3
    assert "throw" in beaten.go().offered()
    two = scene("a: dimachaerus 4/4/4 @d3", "b: thraex 4/4/4 @d2").go().choose("throw")
    assert (two.asked(), two.offered()) == ("weapon", ["left", "right"])


def test_5_4_8_2_a_thrown_weapon_hits_as_with_two_hands_and_shields_work() -> None:
    """Derived scenario 32."""
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2").go()
    there.choose("throw", "8:4 8:2 33")
    assert there.told("stopped") == [1, 2]
    assert (there.lying(), there.bout.threw[0]) == (["sword d2"], 1)

    trident = scene("a: retiarius 4/4/4 @d3", "b: thraex 4/6/4 @d2").go()
    trident.choose("throw", "8:2 8:1 45")
    assert trident.told("wounded")[2] == 1 + 3


@pytest.mark.parametrize(("start", "target", "lies"), [("d3", "e3", "f3"), ("f3", "g3", "g3")])
def test_5_4_8_3_r63_a_miss_flies_one_zone_on(start: str, target: str, lies: str) -> None:
    """Derived scenario 31."""
    there = scene(f"a: thraex 4/4/4 @{start}", f"b: thraex 4/4/4 @{target}").go()
    there.choose("throw", "8:1 8:1")

    assert there.lying() == [f"sword {lies}"]
    assert there.told("missed") == [0, SWORD, there.bout.zones().ids.index(lies)]


@pytest.mark.parametrize(("dice", "blind"), [("8:2 8:1", 1), ("8:1 8:1", 0)])
def test_5_4_9_0_1_sand_blinds_with_more_successes(dice: str, blind: int) -> None:
    there = scene("a: dimachaerus 4/4/4 @d3", "b: thraex 4/4/4 @d2").go().choose("sand", dice)

    assert (there.bout.blinded[1], there.bout.kicked[0], there.asked()) == (blind, 1, "")


def test_5_4_9_1_1_r64_blinded_is_one_savvy_less() -> None:
    bout = scene("a: thraex 4/4/4 @d3 blinded", FOE).bout
    assert (bout.savvy(0), bout.original_savvy(0)) == (3, 4)

    assert scene("a: thraex 4/4/4 @d3 blinded savvy=0", FOE).bout.savvy(0) == 0


@pytest.mark.parametrize(
    ("savvy", "die", "clear"), [(4, "4", False), (4, "3", True), (0, "1", True), (0, "2", False)]
)
def test_5_4_9_1_2_r65_clearing_the_eyes(savvy: int, die: str, clear: bool) -> None:
    """Derived scenario 33."""
    there = scene(f"a: thraex 4/4/4 @d3 blinded savvy={savvy} bonus=1", "b: thraex 4/4/4 @a3").go()
    there.choose("clear", die)

    assert (there.bout.blinded[0] == 0) == clear
    assert (there.bout.bonus[0], there.asked()) == (1, "")
