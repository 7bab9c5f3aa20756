"""Chapter 2, Needed to play."""

import pytest

from harena.games.heroes.after.mercy import favour, passed_of
from harena.games.heroes.components.gear import armour
from harena.games.heroes.match.pools import attack_dice, manoeuvre_dice
from harena.games.heroes.match.testing import passes
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.toolkit.views import inners
from tests.games.heroes.arrange import HEROES, scene, zone_of


def test_2_3_1_2_4_1_every_part_starts_at_the_gladiators_strength() -> None:
    """2.3.1, 2.4.1."""
    bout = scene("a: thraex 5/3/4 @d3", "b: murmillo 4/4/4 @d4").bout

    assert bout.health == [3] * 7 + [4] * 7
    assert bout.current == [5, 3, 4, 4, 4, 4]


def test_2_4_1_everybody_reads_both_roster_cards() -> None:
    """5.1.0.3 Each of its parts, as it is now and as it was, and what else stands on the card."""
    words = "head=1 left_arm=2 chest=3 right_arm=0 belly=4 left_leg=2 right_leg=3"
    there = scene(f"a: thraex 4/5/3 @d3 bonus=2 {words} savvy=3", "b: retiarius 5/4/3 @d2 down")

    for viewer in (0, 1, None):
        first, second = inners(there.match.view(viewer), "gladiators")
        assert (first["parts"], second["parts"]) == ([1, 2, 3, 0, 4, 2, 3], [4] * 7)
        assert (first["whole"], second["whole"]) == ([5] * 7, [4] * 7)
        assert (first["attributes"], second["attributes"]) == ([3, 5, 3], [5, 4, 3])
        assert (first["original"], second["original"]) == ([4, 5, 3], [5, 4, 3])
        assert (first["bonus"], second["bonus"]) == (2, 8)
        assert (first["states"], second["states"]) == ([0, 0, 0], [1, 0, 0])


def test_2_4_2_r4_only_damage_moves_a_part() -> None:
    """Worked example 12: two wounds, and the other parts stay as they were."""
    there = scene("a: thraex 4/4/4 @d3", "b: secutor 5/3/4 @d3 left:none")
    there.strike(0, 1, 1, "11").strike(0, 1, 0, "45")

    assert there.current(1) == [5, 2, 3]
    assert [there.part(1, part) for part in ("right_leg", "belly")] == [1, 2]
    assert [there.part(1, part) for part in ("head", "chest", "left_leg")] == [3, 3, 3]


def test_2_4_3_armour_is_printed_by_part() -> None:
    bout = scene("a: murmillo 4/4/4 @d3", "b: retiarius 4/4/4 @d4").bout

    assert [armour(bout, 0, part) for part in range(7)] == [3, 0, 0, 2, 0, 2, 0]
    assert [armour(bout, 1, part) for part in range(7)] == [0, 2, 0, 0, 1, 1, 1]


def test_2_4_4_r5_a_left_hander_is_a_mirror_image() -> None:
    there = scene("a: murmillo 4/4/4 @d3 left", "b: thraex 4/4/4 @d4")
    bout = there.bout

    assert there.held(0) == ["sword", "large_shield"]
    assert [armour(bout, 0, part) for part in range(7)] == [3, 2, 0, 0, 0, 0, 2]


@pytest.mark.parametrize(("dice", "part"), [("11", 5), ("12", 6), ("13", 3), ("14", 1), ("56", 6)])
def test_2_4_4_a_blow_at_a_left_hander_falls_on_the_other_side(dice: str, part: int) -> None:
    there = scene("a: thraex 4/4/4 @d3 bonus=0", "b: dimachaerus 4/4/4 @d3 bonus=0 left left:none")
    there.strike(0, 1, 1, dice)

    assert there.told("struck")[2] == part


def test_2_5_0_1_r1_what_a_lost_arm_held_falls_into_the_zone() -> None:
    there = scene("npg: thraex 6/4/4 @d3", "a: murmillo 4/4/4 @d3 right_arm=1")
    there.strike(0, 1, 1, "14")

    assert there.held(1) == ["large_shield", "none"]
    assert there.lying() == ["sword d3"]


def test_2_6_0_1_four_functioning_gladiators_share_a_zone() -> None:
    """Scenario 30: a fifth may not enter, before one of the four is out."""
    four = ["b: thraex 4/4/4 @e4"] * 2 + ["a: thraex 4/4/4 @e4"] * 2
    there = scene("a: murmillo 4/4/4 @d4", *four).go().choose("move")
    assert "e4" not in there.offered()

    there = scene("a: murmillo 4/4/4 @d4", *four)
    there.bout.fate[1] = 3
    assert "e4" in there.go().choose("move").offered()


def test_2_6_0_2_r6_a_beaten_man_occupies_no_zone() -> None:
    there = scene("a: murmillo 4/4/4 @d4", "b: thraex 4/4/4 @d4", "b: thraex 4/4/4 @a3")
    assert "fight" in there.go().offered()

    there = scene("a: murmillo 4/4/4 @d4", "b: thraex 4/4/4 @d4", "b: thraex 4/4/4 @a3")
    there.bout.fate[1] = 3
    assert "rest" in there.go().offered()


@pytest.mark.parametrize(("zone", "moved"), [("d3", 1), ("d2", 0), ("d1", -1)])
def test_2_6_0_3_center_heart_and_wall_matter_for_appeals(zone: str, moved: int) -> None:
    bout = scene(f"a: murmillo 4/4/4 @{zone} bonus=0", "b: thraex 4/4/4 @a3").bout

    assert favour(bout, 0) == moved


def test_2_6_0_3_both_arenas_have_their_zones() -> None:
    """C18: how many zones of each kind, how far the gates are apart, who touches whom."""
    for name, kinds, far in (("campana", [16, 12, 3], [6, 4]), ("flavia", [20, 26, 5], [8, 6])):
        bout = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d3", arena=name).bout
        zones = bout.zones()
        west, east, north, south, _ = zones.entrances
        assert [zones.kind.count(kind) for kind in range(3)] == kinds
        assert [zones.distance(west, east), zones.distance(north, south)] == far
    bout = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d3", arena="flavia").bout
    zones = bout.zones()
    beside = [zones.ids[zone] for zone in zones.near_zones[zone_of("flavia", "h6")]]
    assert sorted(beside) == ["g5", "g6", "g7", "h5", "i5"]


def test_2_7_1_1_a_die_passes_at_the_value_or_below_and_six_fails_where_it_is_said() -> None:
    assert [passes(face, 4) for face in (3, 4, 5)] == [True, True, False]
    assert passes(6, 6)
    assert passed_of(9, 6, 5) == 1


def test_2_7_2_1_a_success_is_one_two_or_three() -> None:
    """Worked example 2: 1, 2, 3, 4, 4 are three successes."""
    there = scene("a: retiarius 3/4/2 @d3 bonus=0", "b: thraex 4/4/4 @d3 bonus=0")
    there.go().choose("fight", "123446 8:3")

    assert there.all_told("rolled")[0][1] == 3


def test_2_7_2_1_a_roll_tells_which_of_its_dice_succeeded() -> None:
    """The set of their places, so that a screen rings them without knowing what a success is."""
    there = scene("a: retiarius 3/4/2 @d3 bonus=0", "b: thraex 4/4/4 @d3 bonus=0")
    there.go().choose("fight", "415263 8:3")

    assert there.all_told("rolled")[0][1:] == [3, 0, 0b101010, 4, 1, 5, 2, 6, 3]


@pytest.mark.parametrize(("row", "style"), [("retiarius", "secutor"), ("hoplomachus", "murmillo")])
def test_2_7_3_1_ranges_of_one_die(row: str, style: str) -> None:
    """Worked example 3: a 3 is within 1-4."""
    there = scene(f"a: {row} 4/4/4 @d3", "npg: thraex 4/4/4 @d4", step="match_up")
    there.bout.turn = there.bout.turn_limit
    there.go("3 1 4 333 12")

    names = HEROES.names(there.match.setup)
    assert names["style"][there.bout.style[1]] == style


def test_2_7_4_1_two_dice_are_added() -> None:
    """Worked example 4: 3 and 6 are 9, Average."""
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d3", step="choose_hand")
    there.go().choose("right", "36")

    assert HEROES.names(there.match.setup)["size"][there.told("sized")[2]] == "average"


def test_2_7_5_1_r7_penalties_and_bonus_dice_are_one_addition() -> None:
    """Derived scenarios 1 and 2: 4 - 3 - 2 is less than none; with 3 Bonus Dice it is 2 dice."""
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d3 down ensnared bonus=3")
    assert attack_dice(there.bout, 1) == -1

    there.go().choose("fight").answer(0, "0").answer(1, "0", "8:1 3:0")
    there.answer(0, "0").answer(1, "3", "4:0 2:2")
    assert there.told("rolled")[:3] == [1, 2, 3]
    assert there.bout.bonus[1] == 0


def test_2_7_6_1_a_bonus_die_is_gone_come_what_may() -> None:
    """Worked example 5: Savvy 4 and two Bonus Dice are six dice."""
    there = scene("a: retiarius 4/4/4 @d3 bonus=2", "b: thraex 4/4/4 @d3 bonus=0")
    there.go().choose("fight").choose("0", "9:1 8:0").choose("2", "6:0 4:2 13")

    assert there.bout.bonus[0] == 0


def test_2_7_0_9_r8_selections_come_first_then_the_current_gladiators_pool() -> None:
    there = scene("npg: thraex 1/1/1 @d3 bonus=1", "ally: thraex 1/1/1 @d3 bonus=1")
    there.go("1 1 6 3:1 2:1")

    rolls = [event for event in there.match.events if event.kind in ("selected", "rolled")]
    assert [event.kind for event in rolls] == ["selected", "selected", "rolled", "rolled"]
    assert [event.args[0] for event in rolls] == [0, 1, 0, 1]


def test_2_7_5_1_no_dice_no_success() -> None:
    bout = scene("a: thraex 1/1/1 @d3 down ensnared", "b: thraex 4/4/4 @d3").bout

    assert manoeuvre_dice(bout, 0, 1) == -3


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("arenas.toml", "< H C C C H >", "< H X C C H >", "arenas.arena.campana.zones: one of W H"),
        ("arenas.toml", "< H C C C H >", "W H C C C H >", "one < expected, but 0 came"),
        ("arenas.toml", "W H H H H H W\n<", "W H . . . H W\n<", "no straight way leads from"),
        ("styles.toml", 'left = "large_shield"', 'left = "net"', "a net is for the retiarius"),
        ("styles.toml", "armour = [0, 2,", "armor = [0, 2,", "styles.style.retiarius"),
        ("gladiators.toml", "low = 7", "low = 8", "low"),
        ("gladiators.toml", "star = 12", "star = 15", "points.star: 12 expected, as other points"),
        ("gladiators.toml", "\nwoman = 2", "\nwoman = 3", "bonus.woman: a number from 0 to 2"),
        (
            "gladiators.toml",
            "most_attribute = 7",
            "most_attribute = 4",
            "most_attribute: .* from 5",
        ),
        ("tables.toml", "emperor_savvy = 9", "emperor_savvy = 0", "emperor_savvy: a number from 1"),
        ("gladiators.toml", "woman_size = -2", "woman_size = 1", "points.woman_size: .* to 0"),
        ("names.toml", '"Bato"', '"Drusa"', "Drusa comes twice"),
        ("names.toml", '"Bato", ', "", "24 names expected"),
        ("tables.toml", "reach = 1", "reach = 99", "tables.manoeuvre.reach"),
        ("tables.toml", "knocks_down_from = 2", "knocks_down_from = 10", "knocks_down_from: .* 9"),
    ],
)
def test_a_pack_that_is_not_right_is_refused_with_file_key_and_reason(
    file: str, old: str, new: str, why: str
) -> None:
    pack = HEROES.built_in()
    assert old in pack.files[file]
    files = {**pack.files, file: pack.files[file].replace(old, new, 1)}

    if old == "low = 7":
        files[file] = files[file].replace("high = 7", "high = 7")
        why = "none of them has the total 7"
    with pytest.raises(Refused, match=why):
        HEROES.take_up(HEROES.settle(1, {}, Pack("mine", files), {}))
