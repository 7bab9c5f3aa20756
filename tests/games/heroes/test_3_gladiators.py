"""Chapter 3, The gladiators."""

import re
from itertools import permutations

import pytest

import harena
from harena.games.heroes.components.bout import ATTACK, Bout
from harena.games.heroes.components.content import Content, read
from harena.games.heroes.components.gear import (
    counted_speed,
    force,
    has_reach,
    is_off_hand,
    is_shielded,
    is_two_handed,
)
from harena.games.heroes.gladiators.build import arm, build_of, builds, capped, grown, write_down
from harena.games.heroes.match.hits import is_stopped
from harena.games.heroes.match.pools import (
    attack_dice,
    manoeuvre_dice,
    net_dice,
    order_modifier,
    plain_dice,
)
from harena.games.heroes.match.testing import begin_test
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from tests.games.heroes.arrange import HEROES, scene


def content() -> Content:
    return read(HEROES.built_in())


def make(*chosen: str, dice: str = "", **options: str | int | bool) -> Bout:
    """A Star of seat 0 made by these choices; name and size dice come first."""
    match = harena.begin("heroes", 1, "creation", dict(options))
    state = match.state
    assert isinstance(state, Bout)
    names = HEROES.names(match.setup)
    for place, name in enumerate(chosen):
        if place == 1:
            state.dice.script = [int(face) - 1 for face in dice[:2]]
        if match.state.pending[0].ask == "second" and name == "yes":
            state.dice.script = [int(face) - 1 for face in dice[2:4]]
        ask = match.state.pending[0].ask
        row = names[HEROES.asks[ask][0]]
        wanted = [row[option.choice] for option in match.options(0)]
        match.answer(0, wanted.index(name))
    return state


def test_3_0_1_a_star_is_made_in_this_order() -> None:
    match = harena.begin("heroes", 1, "order")
    asked = []
    while match.state.pending[0].ask != "action":
        asked.append(match.state.pending[0].ask)
        match.answer(0, 0)

    assert asked == [
        *("gender", "hand", "signature", "second", "build", "primary", "secondary", "style"),
    ]
    told = [event.kind for event in match.events]
    assert told.index("sized") < told.index("signed") < told.index("built") < told.index("armed")


def test_3_1_1_1_twelve_points_or_as_many_as_were_agreed() -> None:
    assert {sum(values) for values in builds(content(), 12)} == {12}
    bout = make("man", "right", "none", "no", "6-5-4", dice="34", ap_budget=15)
    assert bout.own[:3] == [6, 5, 4]


def test_3_1_2_1_r9_an_npg_has_no_size_and_no_gain_from_its_gender() -> None:
    there = scene("a: thraex 4/4/4 @d3", "npg: thraex 4/4/4 @d4", step="match_up")
    there.bout.turn = there.bout.turn_limit
    # A Murmillo; the second name that is left; row 2; Attributes as listed; no Signature.
    there.go("1 2 2 333 11")

    assert there.name(1) == "Drusa"
    assert there.bout.stature[1] == -1
    assert there.bout.original[3:6] == [4, 4, 4]
    assert there.bout.bonus[1] == 8


# 3.2 Star Power.


def test_3_2_1_1_3_2_1_4_stars_have_star_power_and_npgs_have_none() -> None:
    """3.2.1.1, 3.2.1.4."""
    bout = scene("a: thraex 4/3/4 @d3", "npg: thraex 4/4/4 @d4", star_power=True).bout
    assert bout.star_dice == [3, 0]

    without = scene("a: thraex 4/3/4 @d3", "npg: thraex 4/4/4 @d4").bout
    assert without.star_dice == [0, 0]


def test_3_2_1_2_r10_successes_lower_the_damage_and_sixes_are_lost() -> None:
    """Worked example 6: 3 to the Belly, dice 1, 2, 5, 6."""
    there = scene("npg: thraex 4/4/4 @d3", "a: dimachaerus 4/4/4 @d3", star_power=True)
    there.strike(0, 1, 2, "45")
    assert there.asked() == "star_power"
    assert there.offered() == ["no", "yes"]
    there.choose("yes", "1256")

    assert there.part(1, "belly") == 3
    assert there.current(1) == [4, 3, 4]
    assert there.bout.star_dice[1] == 3


def test_3_2_1_3_r11_damage_that_is_taken_away_leaves_the_knock_down() -> None:
    """Derived scenario 24."""
    there = scene("npg: thraex 4/4/4 @d3", "a: dimachaerus 4/3/4 @d3", star_power=True)
    there.strike(0, 1, 1, "45").choose("yes", "126")

    assert there.part(1, "belly") == 3
    assert there.current(1) == [4, 3, 4]
    assert there.bout.wounds[1] == 0
    assert there.bout.down[1] == 1
    assert there.bout.star_dice[1] == 2


def test_3_2_1_2_without_star_power_the_whole_damage_counts() -> None:
    there = scene("npg: thraex 4/4/4 @d3", "a: dimachaerus 4/4/4 @d3", star_power=True)
    there.strike(0, 1, 2, "45").choose("no")

    assert there.part(1, "belly") == 1


# 3.3 to 3.5 Gender, size, Signature.


def test_3_3_1_1_a_woman_is_lighter_and_has_more_endurance() -> None:
    """Derived scenario 46: Strength 3, size dice 2 and 2: Small; Strength 1 (R12), four dice."""
    bout = make("woman", "right", "none", "no", "5-3-4", "thraex", "none", dice="22")

    assert bout.own[:3] == [5, 1, 5]
    assert bout.original[:3] == [5, 1, 5]
    assert bout.bonus[0] == 4


@pytest.mark.parametrize(
    ("dice", "grows"),
    [
        ("11", (-2, 1)),
        ("12", (-1, 1)),
        ("22", (0, 0)),
        ("23", (0, 0)),
        ("36", (0, 0)),
        ("46", (1, 0)),
        ("56", (1, -1)),
        ("66", (2, -2)),
    ],
)
def test_3_4_1_size_changes_strength_and_speed(dice: str, grows: tuple[int, int]) -> None:
    bout = make("man", "right", "none", "no", "4-4-4", dice=dice)

    assert bout.own[:3] == [4, 4 + grows[0], 4 + grows[1]]


def test_3_4_2_r12_r15_no_attribute_leaves_one_to_seven() -> None:
    printed = content()

    assert grown(printed, [5, 2, 2], True, 0) == [5, 1, 3]
    assert grown(printed, [7, 7, 6], False, 10) == [7, 7, 4]


def test_3_5_1_any_signature_or_none() -> None:
    match = harena.begin("heroes", 1, "any")
    match.answer(0, 0)
    match.answer(0, 0)

    assert len(match.options(0)) == 9


def test_3_5_2_a_second_signature_is_rolled_and_kept() -> None:
    bout = make("man", "right", "steady", "yes", dice="3464")
    assert (bout.signature[0], bout.second[0]) == (7, 6)

    off = harena.begin("heroes", 1, "off", {"second_signature": "off"})
    for _ in range(3):
        off.answer(0, 0)
    assert off.state.pending[0].ask == "build"


def test_3_5_2_r13_the_same_again_counts_once() -> None:
    bout = make("man", "right", "strong", "yes", "4-4-4", "thraex", "none", dice="3463")

    assert (bout.signature[0], bout.second[0]) == (5, 0)
    assert bout.bonus[0] == 8 + 3
    assert bout.total(0) == 14


@pytest.mark.parametrize(
    ("dice", "signature"),
    [
        ("13", 0),
        ("14", 1),
        ("15", 2),
        ("16", 3),
        ("26", 4),
        ("36", 5),
        ("46", 6),
        ("56", 7),
        ("66", 8),
    ],
)
def test_3_5_3_an_npg_rolls_its_signature(dice: str, signature: int) -> None:
    there = scene("a: thraex 4/4/4 @d3", "npg: thraex 4/4/4 @d4", step="match_up")
    there.bout.turn = there.bout.turn_limit
    there.go(f"1 1 2 333 {dice}")

    assert there.bout.signature[1] == signature


def test_3_5_4_signature_points_only_shift_the_total() -> None:
    """Worked example 7: 4, 4 and 3 are 11, with Frenzy 10."""
    bout = scene("a: thraex 4/4/3 @d3 frenzy", "b: thraex 4/4/4 @d4").bout

    assert bout.total(0) == 10
    assert bout.original[:3] == [4, 4, 3]


# 3.6 Attributes.


def test_3_6_4_1_seven_builds_of_twelve_points() -> None:
    found = [tuple(values) for values in builds(content(), 12)]

    assert sorted(found) == sorted([(4, 4, 4), *permutations((5, 4, 3))])
    match = harena.begin("heroes", 1, "builds")
    for _ in range(4):
        match.answer(0, 0)
    assert [tuple(build_of(option.choice)) for option in match.options(0)] == found


def test_3_6_4_2_r14_size_may_break_the_spread() -> None:
    bout = make("man", "right", "none", "no", "3-5-4", dice="66")

    assert bout.own[:3] == [3, 7, 2]


def test_3_6_4_3_r94_the_total_counts_signatures_unless_for_fame_only() -> None:
    for option, total in (("everywhere", 14), ("fame_only", 12)):
        bout = scene("a: thraex 4/4/4 @d3 strong", "b: thraex 4/4/4 @d4", signature_ap=option).bout
        assert bout.total(0) == total


def test_3_6_4_3_3_6_5_2_r94_the_highest_total_counts_what_the_total_counts() -> None:
    for option, kept in (("everywhere", [6, 6, 6]), ("fame_only", [7, 7, 6])):
        bout = scene("a: thraex 4/4/4 @d3 strong", "b: thraex 4/4/4 @d4", signature_ap=option).bout
        write_down(bout, 0, [7, 7, 7], 20)
        assert bout.own[:3] == kept


def test_3_6_0_1_r90_what_somebody_began_with_is_his_own() -> None:
    bout = scene("a: thraex 5/4/2 @d3", "b: murmillo 3/6/2 @d4 savvy=1 strength=2").bout

    assert [bout.original_savvy(one) for one in (0, 1)] == [5, 3]
    assert [bout.original_strength(one) for one in (0, 1)] == [4, 6]


def test_3_6_5_1_seven_is_the_most() -> None:
    bout = make("man", "right", "none", "no", "7-7-6", dice="66", ap_budget=20)

    assert bout.own[:3] == [7, 7, 4]


def test_3_6_5_2_r103_a_star_above_twenty_is_lowered() -> None:
    bout = make("man", "right", "strong", "no", "7-7-6", dice="34", ap_budget=20)

    assert bout.own[:3] == [6, 6, 6]
    assert capped([7, 7, 6], 2, 20) == [6, 6, 6]


def test_3_6_0_1_r90_original_is_the_start_of_the_match() -> None:
    there = scene("npg: thraex 4/4/4 @d3", "a: dimachaerus 4/4/4 @d3 blinded")
    there.strike(0, 1, 1, "46")

    assert there.bout.original[3:6] == [4, 4, 4]
    assert there.current(1) == [3, 4, 4]
    assert there.bout.savvy(1) == 2


# 3.7 Bonus Dice.


def test_3_7_0_1_bonus_dice_at_the_start() -> None:
    """Worked example 8: Strength 4 gives eight."""
    drawn = ["a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d3 strong", "c: thraex 4/3/4 @d3 woman"]

    assert scene(*drawn).bout.bonus == [8, 11, 8]


def test_3_7_0_1_every_number_of_bonus_dice_that_a_pack_can_give_has_a_name() -> None:
    """In the pack that gives most: a strong woman of Strength 7 may use all she has."""
    files = dict(HEROES.built_in().files)
    for key in ("per_strength", "woman", "strong"):
        files["gladiators.toml"] = most_of(files["gladiators.toml"], key)
    bout = scene("a: thraex 7/7/6 @d3 woman strong", "npg: thraex 4/4/4 @d3").bout
    bout.content = read(Pack("mine", files))
    arm(bout, 0)

    assert bout.bonus[0] < HEROES.asks["bonus"][1]


def most_of(text: str, key: str) -> str:
    """The file with the largest number of a key that is not refused."""
    files = HEROES.built_in().files
    for value in range(9, 0, -1):
        more = re.sub(rf"^{key} = \d$", f"{key} = {value}", text, flags=re.MULTILINE)
        try:
            read(Pack("mine", {**files, "gladiators.toml": more}))
        except Refused:
            continue
        return more
    return text


@pytest.mark.parametrize(("bonus", "strength", "after"), [(1, 3, 3), (5, 4, 5), (0, 0, 0)])
def test_3_7_1_1_resting_recovers_up_to_current_strength(
    bonus: int, strength: int, after: int
) -> None:
    """Worked example 8 and derived scenario 25."""
    drawn = f"a: retiarius 4/4/4 @d3 bonus={bonus} strength={strength}"
    there = scene(drawn, "b: thraex 4/4/4 @a3").go().choose("rest")

    assert there.bout.bonus[0] == after


def test_3_7_2_1_any_number_of_them_in_a_test() -> None:
    there = scene("a: thraex 4/4/4 @d3 bonus=3", "npg: thraex 4/4/4 @d3 bonus=0")

    assert there.go().choose("fight").offered() == ["0", "1", "2", "3"]


def test_3_7_2_2_r16_two_seats_choose_in_secret_and_show_together() -> None:
    there = scene("a: thraex 4/4/4 @d3 bonus=3", "b: thraex 4/4/4 @d3 bonus=2")
    there.go().choose("fight")
    assert there.match.to_act == [0, 1]

    there.answer(1, "2")
    assert there.match.view(0)["pledged"] == [0, 0]
    assert there.bout.bonus == [3, 2]
    assert "rolled" not in there.happened()
    there.answer(0, "1", "9:1 10:1")
    assert there.bout.bonus == [2, 0]


def test_3_7_2_2_against_an_npg_the_seat_chooses_before_its_dice_fall() -> None:
    there = scene("npg: thraex 4/4/4 @d3 bonus=2", "a: thraex 4/4/4 @d3 bonus=2")
    there.go("1")

    assert there.asked() == "bonus"
    assert "selected" not in there.happened()


@pytest.mark.parametrize(("state", "used"), [("", 2), ("down", 4)])
def test_3_7_3_1_an_npg_selects_by_faces(state: str, used: int) -> None:
    """Derived scenario 4: in a Manoeuvre by ones, knocked down by 1 to 3."""
    there = scene("a: thraex 4/4/4 @d3 bonus=0", f"npg: thraex 4/4/4 @d3 bonus=5 {state}")
    there.go().choose("fight", "11236 8:1 10:1")

    assert there.told("selected")[1] == used
    assert there.bout.bonus[1] == 5 - used


def test_3_7_3_1_r17_in_attack_and_net_toss_by_one_and_two_and_rolled_again() -> None:
    there = scene("a: retiarius 4/4/4 @d3 bonus=0", "npg: thraex 4/4/4 @d2 bonus=4")
    there.go().choose("toss", "1236 8:0 10:0")
    assert there.bout.bonus[1] == 2

    there = scene("a: thraex 4/4/4 @d3 bonus=0", "npg: thraex 4/4/4 @d3 bonus=4")
    there.go().choose("fight", "3333 8:1 8:0 1236 4:0 6:2 13")
    assert there.bout.bonus[1] == 2


def test_3_7_3_2_a_frenzied_npg_uses_at_least_one_in_attacks() -> None:
    """Derived scenario 3; a Star in frenzy must choose one or more."""
    there = scene("a: thraex 4/4/4 @d3 bonus=0", "npg: thraex 4/4/4 @d3 bonus=2 frenzy")
    there.go().choose("fight", "45 8:1 8:0 45 4:0 5:2 13")
    assert there.bout.bonus[1] == 1

    last = scene("a: thraex 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d3 bonus=1 frenzy").bout
    begin_test(last, ATTACK, 0, 1)
    assert last.fight.pledged == [0, 1], "the last one a Star has is not asked for"
    star = scene("a: thraex 4/4/4 @d3 bonus=2 frenzy", "npg: thraex 4/4/4 @d3 bonus=0")
    assert star.go().choose("fight").offered() == ["0", "1", "2"]
    assert star.choose("0", "8:1 8:0").offered() == ["1", "2"]


# 3.8 to 3.10 Style, armour, gear.


def test_3_8_0_1_r18_the_secondary_style_costs_a_point_of_savvy() -> None:
    """Derived scenario 52: 5/4/4 fights in his secondary with an AP Total of 12."""
    chosen = ("man", "right", "none", "no", "5-4-4", "thraex", "retiarius", "retiarius")
    bout = make(*chosen, dice="34", ap_budget=13)

    assert (bout.own[:3], bout.original[:3], bout.total(0)) == ([5, 4, 4], [4, 4, 4], 12)
    meek = scene("a: thraex 1/4/4 @d3", "b: thraex 4/4/4 @d4").bout
    meek.style[0] = 3
    arm(meek, 0)
    assert meek.original[:3] == [1, 4, 4]


def test_3_8_0_2_gear_by_style() -> None:
    styles = ["dimachaerus", "hoplomachus", "murmillo", "retiarius", "secutor", "thraex"]
    held = [scene(f"a: {style} 4/4/4 @d3", "b: thraex 4/4/4 @d4").held(0) for style in styles]

    assert held == [
        ["sword", "sword"],
        ["small_shield", "spear"],
        ["large_shield", "sword"],
        ["net", "trident"],
        ["large_shield", "sword"],
        ["small_shield", "sword"],
    ]


def test_3_9_1_1_armour_is_subtracted_from_impact() -> None:
    """Worked example 9: Impact 4 on an arm of AC 2 is 2, before the weapon's modifier."""
    there = scene("a: retiarius 4/4/4 @d3", "b: murmillo 4/6/4 @d3").strike(0, 1, 4, "23")

    assert there.told("struck")[3:] == [4, 1, 4, 2, 2]


def test_3_9_2_1_r19_unarmoured_speed_counts_on_three_tables() -> None:
    bout = scene("a: dimachaerus 4/4/3 @d3", "b: retiarius 4/4/3 @d2 left:none").bout

    assert [counted_speed(bout, one) for one in (0, 1)] == [4, 4]
    assert [order_modifier(bout, 0), manoeuvre_dice(bout, 0, 1)] == [4, 8]
    assert net_dice(bout, 0, 1) == 8
    assert plain_dice(bout, 0) == 7
    netted = scene("a: retiarius 4/4/3 @d3", "b: thraex 4/4/4 @d4").bout
    assert counted_speed(netted, 0) == 3


ROWS = range(2, 13)


def stopped(words: str) -> list[int]:
    bout = scene(f"a: {words} @d3", "b: thraex 4/4/4 @d3").bout
    return [total for total in ROWS if is_stopped(bout, 0, total - 2)]


def test_3_9_3_1_3_9_3_2_r20_shields_stop_their_printed_rows() -> None:
    """3.9.3.1, 3.9.3.2."""
    assert stopped("thraex 4/4/4") == [4, 6]
    assert stopped("murmillo 4/4/4") == [4, 6, 8]
    assert stopped("murmillo 4/4/4 left:none") == []


def test_3_9_3_3_r21_a_shield_covers_the_arm_that_bears_it() -> None:
    assert stopped("thraex 4/4/4 left:none right:small_shield") == [5, 6]
    assert stopped("thraex 4/4/4 left") == [4, 6]


def test_3_9_3_4_r22_lying_and_ensnared_he_is_still_shielded() -> None:
    assert stopped("murmillo 4/4/4 down ensnared") == [4, 6, 8]


def test_3_9_4_1_net_and_second_sword_are_small_shields() -> None:
    assert stopped("retiarius 4/4/4") == [4, 6]
    assert stopped("dimachaerus 4/4/4") == [4, 6]
    assert stopped("dimachaerus 4/4/4 left:none") == []
    assert stopped("thraex 4/4/4 left:sword") == []


@pytest.mark.parametrize(
    ("drawn", "adds"),
    [
        ("thraex 4/4/4", 1),
        ("thraex 4/4/4 left:none", 2),
        ("thraex 4/4/4 left:none left_arm=0", 1),
        ("hoplomachus 4/4/4", 1),
        ("hoplomachus 4/4/4 left:none", 2),
        ("retiarius 4/4/4", 2),
        ("retiarius 4/4/4 left:none", 3),
        ("thraex 4/4/4 right:none", 0),
    ],
)
def test_3_10_0_1_r23_two_hands_whenever_the_other_is_free(drawn: str, adds: int) -> None:
    bout = scene(f"a: {drawn} @d3", "b: thraex 4/4/4 @d3").bout

    assert force(bout, 0) == adds
    assert is_two_handed(bout, 0) == (drawn.endswith("left:none"))


def test_3_10_0_2_r24_he_may_drop_what_he_holds_and_then_act() -> None:
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @a3").go()
    there.choose("drop-left").choose("drop-right")

    assert there.held(0) == ["none", "none"]
    assert there.lying() == ["sword d3", "small_shield d3"]
    assert there.asked() == "action"


def test_3_10_0_3_r102_with_two_weapons_the_one_in_the_weapon_hand_counts() -> None:
    bout = scene("a: thraex 4/4/4 @d3 left:spear", "b: thraex 4/4/4 @d3").bout
    assert not has_reach(bout, 0, 1)
    assert not is_off_hand(bout, 0)

    left = scene("a: thraex 4/4/4 @d3 left left:spear right:sword", "b: thraex 4/4/4 @d3").bout
    assert has_reach(left, 0, 1)


@pytest.mark.parametrize(
    ("own", "other", "acting", "dice"),
    [
        ("hoplomachus", "thraex", 0, 9),
        ("hoplomachus", "thraex", 1, 8),
        ("hoplomachus", "retiarius", 0, 8),
        ("hoplomachus", "thraex right:none", 0, 9),
        ("hoplomachus", "thraex left:spear", 0, 9),
        ("hoplomachus", "retiarius left:sword", 0, 8),
        ("retiarius", "murmillo", 0, 9),
        ("thraex", "murmillo", 0, 8),
    ],
)
def test_3_10_5_1_reach_in_ones_own_turn_against_a_sword(
    own: str, other: str, acting: int, dice: int
) -> None:
    """Derived scenarios 12 and 13; R102 what he fights with counts, not what else he holds."""
    style, _, hand = other.partition(" ")
    bout = scene(f"a: {own} 4/4/4 @d3", f"b: {style} 4/4/4 {hand} @d3").bout
    bout.acting = acting

    assert manoeuvre_dice(bout, 0, 1) == dice


def test_3_10_6_1_r25_r115_one_item_before_acting_or_after_moving() -> None:
    """R115 A net is not for a Thraex."""
    lying = "sword d3, spear d3, net d3"
    there = scene("a: thraex 4/4/4 @d3 right:none", "b: thraex 4/4/4 @a3", lying=lying).go()
    picks = [one for one in there.offered() if one.startswith("pick")]
    assert picks == ["pick-sword-right", "pick-spear-right"]

    there.choose("pick-spear-right")
    assert there.held(0) == ["small_shield", "spear"]
    assert not [one for one in there.offered() if one.startswith(("pick", "drop"))]

    there = scene("a: retiarius 4/4/4 @d2 left:none", "b: thraex 4/4/4 @a3", lying=lying)
    there.go().choose("move").choose("d3")
    assert there.asked() == "pick"
    assert "net-left" in there.offered()
    there.choose("none")
    assert there.held(0) == ["none", "trident"]


def test_3_10_6_1_r25_one_item_in_each_gladiator_turn() -> None:
    """What another has picked up before him takes nothing from him."""
    drawn = "a: thraex 4/4/4 @d3 right:none", "b: thraex 4/4/4 @a3 right:none"
    there = scene(*drawn, lying="sword d3, spear a3", step="next_gladiator")
    there.bout.order = [0, 1]
    there.go().choose("pick-sword-right").choose("rest")

    assert there.match.to_act == [1]
    assert "pick-spear-right" in there.offered()


@pytest.mark.parametrize("words", ["@d3 down", "@d3 ensnared", "@d3 right_arm=0"])
def test_3_10_6_1_not_lying_not_in_a_net_not_without_a_hand(words: str) -> None:
    there = scene(f"a: thraex 4/4/4 right:none {words}", "b: thraex 4/4/4 @a3", lying="sword d3")

    assert not [one for one in there.go().offered() if one.startswith("pick")]


def test_3_10_6_1_3_10_6_5_r27_not_beside_enemies() -> None:
    """3.10.6.1, 3.10.6.5."""
    there = scene("a: thraex 4/4/4 @d3 right:none", "b: thraex 4/4/4 @d3", lying="sword d3")

    assert not [one for one in there.go().offered() if one.startswith("pick")]


def test_3_10_6_2_switching_costs_the_move_and_recovers() -> None:
    there = scene("a: thraex 4/4/4 @d3 right:none bonus=1", "b: thraex 4/4/4 @a3")
    there.go().choose("switch")

    assert there.held(0) == ["none", "small_shield"]
    assert there.bout.bonus[0] == 4
    both = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @a3").go()
    assert "switch" not in both.offered()
    net = scene("a: retiarius 4/4/4 @d3 right:none", "b: thraex 4/4/4 @a3").go()
    assert "switch" not in net.offered()


def test_3_10_6_2_not_after_picking_up() -> None:
    there = scene(
        "a: thraex 4/4/4 @d3 right:none left:none", "b: thraex 4/4/4 @a3", lying="sword d3"
    )
    there.go().choose("pick-sword-left")

    assert "switch" not in there.offered()


def test_3_10_6_3_3_10_6_4_r26_any_style_uses_any_gear() -> None:
    """3.10.6.3, 3.10.6.4."""
    there = scene("a: thraex 4/4/4 @d3 left:large_shield", "npg: thraex 4/4/4 @d3 bonus=0")
    there.go().choose("fight").choose("0", "8:2 8:0")
    assert there.offered() == ["advantage", "bash"]

    net = scene("a: thraex 4/4/4 @d3 left:net", "b: thraex 4/4/4 @d2").go()
    assert "toss" not in net.offered()


def test_3_10_6_6_r28_a_disarmed_npg_picks_up_a_weapon() -> None:
    """Before it rolls, the trident first; a shield in its only good hand is dropped for it."""
    lying = "sword d3, trident d3"
    there = scene("npg: thraex 4/4/4 @d3 right:none", "a: thraex 4/4/4 @a3", lying=lying).go("1")
    assert there.held(0) == ["small_shield", "trident"]
    assert there.where(0) == "c3"

    maimed = scene(
        "npg: murmillo 4/4/4 @d3 right:none right_arm=0", "a: thraex 4/4/4 @a3", lying="sword d3"
    ).go("1")
    assert maimed.held(0) == ["sword", "none"]
    assert maimed.lying() == ["large_shield d3"]

    netted = "npg: retiarius 4/4/4 @d3 right:none right_arm=0"
    keeps = scene(netted, "a: thraex 4/4/4 @a3", lying="sword d3").go("1")
    assert (keeps.held(0), keeps.lying()) == (["net", "none"], ["sword d3"])


@pytest.mark.parametrize(
    ("lying", "taken"),
    [("sword d3, spear d3", "spear"), ("spear d3, trident d3", "trident"), ("sword d3", "sword")],
)
def test_3_10_6_6_r28_trident_before_spear_before_sword(lying: str, taken: str) -> None:
    there = scene("npg: thraex 4/4/4 @d3 right:none", "a: thraex 4/4/4 @a3", lying=lying).go("1")

    assert there.held(0) == ["small_shield", taken]


def test_3_10_6_6_r28_a_retiarius_takes_a_weapon_before_his_net() -> None:
    """3.10.6.1 One item a Movement Phase."""
    drawn = "npg: retiarius 4/4/4 @d3 right:none left:none"
    there = scene(drawn, "a: thraex 4/4/4 @a3", lying="net d3, sword d3").go("1")

    assert there.held(0) == ["none", "sword"]
    assert there.lying() == ["net d3"]


def test_3_10_6_6_5_2_5_1_blinded_it_picks_up_before_it_clears_its_eyes() -> None:
    """5.2.5.1 It costs nothing; the clearing ends the gladiator-turn."""
    drawn = "npg: thraex 4/4/4 @d3 right:none blinded"
    there = scene(drawn, "a: thraex 4/4/4 @a3", lying="sword d3").go("1")

    assert there.happened() == ["picked", "cleared"]
    assert (there.held(0), there.where(0)) == (["small_shield", "sword"], "d3")


def test_3_10_6_6_an_npg_retiarius_takes_his_net_back() -> None:
    there = scene("npg: retiarius 4/4/4 @d3 left:none", "a: thraex 4/4/4 @a3", lying="net c3")
    there.go("1")

    assert there.where(0) == "c3"
    assert there.held(0) == ["net", "trident"]
    armed = scene("npg: thraex 4/4/4 @d3", "a: thraex 4/4/4 @a3", lying="trident d3").go("1")
    assert armed.held(0) == ["small_shield", "sword"]


@pytest.mark.parametrize(
    ("words", "dice"),
    [
        ("thraex", 4),
        ("thraex left:sword right:none", 3),
        ("thraex right:none", 4),
        ("thraex right:none right_arm=0", 3),
        ("retiarius left:none left_arm=0 right:net", 4),
        ("murmillo right:none right_arm=0", 3),
    ],
)
def test_3_10_6_7_r99_the_other_hand_costs_a_die(words: str, dice: int) -> None:
    """Derived scenarios 49 and 50."""
    style, *rest = words.split()
    bout = scene(f"a: {style} 4/4/4 @d3 {' '.join(rest)}", "b: thraex 4/4/4 @d3").bout

    assert attack_dice(bout, 0) == dice
    bout.fight.attacker, bout.fight.opening = 0, 2
    assert attack_dice(bout, 0) == dice + 2


def test_5_4_4_2_1_a_net_can_be_taken_up_with_the_other_hand() -> None:
    """Derived scenario 49: he drops the trident, takes the net; it stops rows 5 and 6."""
    drawn = "a: retiarius 4/4/4 @d3 left:none left_arm=0"
    there = scene(drawn, "b: thraex 4/4/4 @a3", lying="net d3").go()
    there.choose("drop-right").choose("pick-net-right")

    assert there.held(0) == ["none", "net"]
    assert [total for total in ROWS if is_stopped(there.bout, 0, total - 2)] == [5, 6]
    assert is_shielded(there.bout, 0)
