"""Chapter 7 after a match: recovery, Fame, Attributes, laurels, freedom, locales, the journal."""

import pytest

from harena.games.heroes.campaign.calendar import is_eligible
from harena.games.heroes.campaign.fame import can_fall, can_rise, fame_total, fame_won
from harena.games.heroes.campaign.recovery import recover_parts
from harena.games.heroes.components.content import NOTHING, PARTS, SIGNATURES, STYLES
from harena.games.heroes.components.roster import (
    BARRED,
    DRAWS,
    FAME,
    FREE,
    LAURELS,
    LEFT_HANDED,
    LOSSES,
    OWN,
    PARDONED,
    PRIMARY,
    SCARS,
    SECOND,
    SECONDARY,
    SIGNATURE,
    STATUS,
    STATUSES,
    STROKES,
    TODAY,
    WINS,
    WOMAN,
    enrol,
    lose,
    of,
    put,
    total_of,
    whole_of,
)
from harena.games.heroes.gladiators.build import arm
from tests.games.heroes.careers import (
    beat,
    dismissed,
    fame,
    is_free,
    locale_of,
    own,
    put_down,
    scar,
    settled,
    status,
)

STAR = "a: thraex 4/4/4 @d3"
EQUAL = "npg: murmillo 4/4/4 @d4"
# Nothing rises, nothing is free: what is left of the dice after a loss without a 1.
CALM = "6"


# 7.5 Injured gladiators.


@pytest.mark.parametrize(
    ("dice", "barred", "lost"), [("14", 0, 0), ("15", 2, 0), ("65", 2, 1), ("66", 2, 1)]
)
def test_7_5_1_7_5_2_a_part_recovers_by_two_dice(dice: str, barred: int, lost: int) -> None:
    """7.5.2, 2.7.1.1 Table 7-1 against Strength 4; a 6 fails; barred from the next Day alone."""
    there = beat(settled(f"{EQUAL}", f"{STAR} left_arm=3"), 0, 1)
    there.bout.agenda[-1] = (there.bout.agenda[-1][0], 1, 0, 0, 0)
    there.go(f"{dice} {CALM}")

    assert (of(there.bout, 0, BARRED), scar(there, "left_arm")) == (barred, lost)
    assert whole_of(there.bout, 0, PARTS.index("left_arm")) == 4 - lost
    there.bout.month = 2
    assert is_eligible(there.bout, 0) == (barred == 0)
    there.bout.month = 3
    assert is_eligible(there.bout, 0)


def test_7_5_1_scenario_44_nothing_passed_for_the_belly_is_death() -> None:
    there = beat(settled(f"{STAR} belly=3 left_leg=3", EQUAL), 1, 0)
    there.go("56")

    assert status(there) == "dead"
    assert "died_of_wounds" in there.happened()
    assert there.told("recorded")[1] == 3
    assert len(there.all_told("recovered")) == 1


def test_7_5_0_r112_a_winner_who_dies_of_his_belly_has_won() -> None:
    """7.7.1.1, 7.9.2 Fame, laurel and win are his and his seat's; no Attribute is rolled for."""
    there = beat(settled(f"{STAR} belly=3 dealt=2", "npg: thraex 5/4/4 @d4"), 0, 1)
    there.go("66")

    told = ["recovered", "died_of_wounds", "laurelled", "famed", "recorded"]
    assert (there.happened(), status(there)) == (told, "dead")
    assert [of(there.bout, 0, what) for what in (FAME, LAURELS, WINS, LOSSES)] == [3, 1, 1, 0]
    assert there.bout.honours == [0, 3, 1, 1]
    assert there.told("recorded")[1] == 3


def test_7_5_0_r112_one_dismissed_who_dies_of_his_belly_has_drawn() -> None:
    """6.7.2 With the Fame of the lower AP Total."""
    there = dismissed(settled(f"{STAR} belly=3", "npg: thraex 5/4/4 @d4"))
    there.go("66")

    assert [of(there.bout, 0, what) for what in (FAME, WINS, DRAWS, LOSSES)] == [1, 0, 1, 0]
    assert (status(there), there.bout.honours) == ("dead", [0, 1, 0, 0])


@pytest.mark.parametrize(("words", "dice"), [("", ""), ("belly=3", "66")], ids=["sand", "belly"])
def test_7_5_0_r112_the_last_defeat_of_the_dead_is_counted(words: str, dice: str) -> None:
    """7.8.1 Killed in the arena or dead of his wounds; only a loser who lives loses Fame."""
    there = settled(f"{STAR} {words}", EQUAL)
    put(there.bout, 0, FAME, 4)
    there = beat(there, 1, 0) if words else put_down(there, 0, 1)
    there.go(dice)

    assert [of(there.bout, 0, what) for what in (FAME, WINS, LOSSES)] == [4, 0, 1]
    assert there.told("recorded")[-1] == 1
    assert (status(there), "defamed" in there.happened()) == ("dead", False)


def test_7_2_1_killing_strokes_are_counted() -> None:
    there = beat(settled(STAR, EQUAL), 0, 1)
    there.bout.strokes[0] = 1
    recover_parts(there.bout, 0)

    assert of(there.bout, 0, STROKES) == 1


def test_7_5_1_r96_only_the_belly_s_own_test_kills() -> None:
    there = beat(settled(f"{STAR} left_arm=3 belly=3", EQUAL), 1, 0)
    there.go(f"56 11 {CALM}")

    assert (status(there), scar(there, "left_arm")) == ("active", 1)


def test_7_5_1_against_the_original_strength_of_the_match() -> None:
    there = beat(settled("a: thraex 4/6/4 @d3 head=3 strength=1", EQUAL), 1, 0)
    there.go(f"55 {CALM} {CALM}")

    assert there.told("recovered")[2] == 2


def test_7_5_0_r81_in_this_order() -> None:
    """7.2.1 Recovery, Fame and laurel, Attribute, freedom, locale, journal."""
    drawn = "a: thraex 7/6/6 @d3 head=5 dealt=2", "npg: thraex 7/7/6 @d4"
    there = beat(settled(*drawn, locale="rome"), 0, 1)
    there.go("11")
    there.choose("speed", "666 34")
    there.choose("no")

    first = ["recovered", "laurelled", "famed", "trained_up", "sought_freedom", "recorded"]
    assert there.happened() == first
    there = dismissed(settled("a: thraex 5/5/5 @d3", EQUAL)).go()
    assert there.happened() == ["famed", "moved_up", "recorded"]


@pytest.mark.parametrize(
    ("lost", "fit"),
    [
        ([0, 0, 0, 0, 0, 0, 0], True),
        ([0, 4, 0, 0, 0, 4, 0], True),
        ([4, 0, 0, 0, 0, 0, 0], False),
        ([0, 0, 4, 0, 0, 0, 0], False),
        ([0, 0, 0, 0, 4, 0, 0], False),
        ([0, 4, 0, 4, 0, 0, 0], False),
        ([0, 0, 0, 0, 0, 4, 4], False),
    ],
)
def test_7_5_3_r82_who_is_unfit_retires(lost: list[int], fit: bool) -> None:
    there = dismissed(settled(STAR, EQUAL))
    there.bout.stars[SCARS : SCARS + 7] = lost
    there.go()

    assert status(there) == ("active" if fit else "retired")
    assert ("invalided" in there.happened()) is not fit


def test_7_5_4_r100_what_changes_are_his_own_attributes() -> None:
    """Scenario 52: in his secondary style 4/4/4 with 12 points he beats 13: Savvy 5 becomes 6."""
    there = beat(settled("a: thraex 5/4/4 @d3", "npg: thraex 5/4/4 @d4"), 0, 1)
    there.bout.primary[0] = STYLES.index("murmillo")
    arm(there.bout, 0)
    assert there.bout.original[:3] == [4, 4, 4]
    there.go()
    there.choose("savvy", "26")

    assert there.told("famed")[1] == 2
    assert own(there) == [6, 4, 4]


def test_7_3_1_a_star_joins_as_he_was_made() -> None:
    """3.5.2 With his second Signature too."""
    bout = settled("a: thraex 5/4/3 @d3 strong agile woman left", EQUAL).bout
    written = [of(bout, 0, what) for what in (STATUS, WOMAN, LEFT_HANDED, SIGNATURE, SECOND)]

    assert written == [1, 1, 1, SIGNATURES.index("strong"), SIGNATURES.index("agile")]
    assert of(bout, 0, PRIMARY) == STYLES.index("thraex")
    assert total_of(bout, 0) == 15


def test_7_3_1_a_star_joins_with_the_second_style_that_he_was_made_with() -> None:
    bout = settled("a: thraex 5/4/3 @d3", EQUAL).bout
    assert of(bout, 0, SECONDARY) == NOTHING
    bout.secondary[0] = STYLES.index("retiarius")
    enrol(bout, 0)

    assert of(bout, 0, SECONDARY) == STYLES.index("retiarius")


# 7.7 Fame.


@pytest.mark.parametrize(
    ("enemies", "strokes", "gained"),
    [
        (["4/4/4"], 0, 1),
        (["5/4/4"], 0, 2),
        (["5/5/5"], 0, 4),
        (["5/5/5"], 1, 5),
        (["4/4/3"], 0, 0),
        (["4/4/3"], 1, 1),
        (["4/4/3", "4/4/2"], 0, 3),
        (["4/4/3", "5/4/4"], 0, 2),
        (["4/4/3", "4/4/2", "4/4/4"], 0, 4),
    ],
)
def test_7_7_1_1_r83_fame_by_the_points_of_the_beaten(
    enemies: list[str], strokes: int, gained: int
) -> None:
    """Worked example 15, scenario 41."""
    drawn = [f"npg: thraex {one} @d4" for one in enemies]
    there = settled(STAR, *drawn)
    beat(there, 0, *range(1, len(drawn) + 1))
    there.bout.strokes[0] = strokes

    assert fame_won(there.bout, 0) == gained


def test_7_7_1_1_who_defeated_nobody_gains_nothing() -> None:
    there = settled(STAR, "ally: thraex 4/4/4 @d3", EQUAL)
    beat(there, 1, 2)
    there.go()

    assert fame(there) == 0
    assert there.told("recorded")[1] == 0


def test_7_7_1_2_total_fame_is_a_record() -> None:
    there = beat(settled(STAR, EQUAL), 0, 1)
    put(there.bout, 0, FAME, 7)
    there.go()
    there.choose("speed", "6")

    assert fame(there) == 8


def test_7_7_1_1_signatures_count_for_fame_in_any_case() -> None:
    """7.5.4, R94 also where they count for nothing else."""
    there = settled(f"{STAR} strong", EQUAL)
    there.bout.signatures_count = False

    assert (fame_total(there.bout, 0), total_of(there.bout, 0)) == (14, 12)


@pytest.mark.parametrize(
    ("dice", "value"), [("14", 4), ("13", 3), ("66", 4), ("12", 3)], ids=["16", "no", "six", "low"]
)
def test_7_7_2_1_a_die_above_the_attribute_adds_one(dice: str, value: int) -> None:
    """Worked example 16: 5/4/3 with 2 Fame; not Savvy; Speed, dice 1 and 4, becomes 4."""
    there = beat(settled("a: thraex 5/4/3 @d3", "npg: thraex 5/4/4 @d4"), 0, 1)
    there.go()
    assert there.offered() == ["strength", "speed"]
    there.choose("speed", dice)

    assert own(there) == [5, 4, value]


def test_7_7_2_1_scenario_42_a_six_always_does() -> None:
    there = beat(settled("a: thraex 6/6/6 @d3", "npg: thraex 7/6/6 @d4"), 0, 1)
    there.go()
    there.choose("savvy", "56")

    assert own(there) == [7, 6, 6]


def test_7_7_2_1_r84_a_dismissal_gives_fame_but_no_roll() -> None:
    """Scenario 37, 6.7.2: the 12 gains 1 against 13; equals gain nothing."""
    there = dismissed(settled(STAR, "npg: thraex 5/4/4 @d4"))
    there.go()
    assert (fame(there), there.asked()) == (1, "")
    assert [of(there.bout, 0, what) for what in (WINS, DRAWS, LOSSES)] == [0, 1, 0]

    there = dismissed(settled(STAR, EQUAL))
    there.go()
    assert fame(there) == 0
    assert there.told("recorded")[1] == 1


def test_6_7_2_r93_who_fell_before_a_dismissal_has_lost() -> None:
    there = dismissed(beat(settled(STAR, "ally: thraex 4/4/4 @d3", EQUAL), 2, 0))
    there.go(CALM)

    assert there.told("recorded")[1] == 2


def test_6_7_2_r73_among_many_with_the_highest_who_still_stands() -> None:
    there = dismissed(settled(STAR, "npg: thraex 4/4/3 @d4", "npg: thraex 4/4/5 @d4"))
    there.go()

    assert fame(there) == 1


def test_6_7_2_r73_who_is_out_is_not_compared_with() -> None:
    """The strongest enemy fell to another before the dismissal; an equal one still stands."""
    there = settled(STAR, STAR, "npg: thraex 6/6/6 @d4", EQUAL)
    dismissed(beat(there, 1, 2)).go()

    assert fame(there) == 0


@pytest.mark.parametrize(
    ("values", "signature", "allowed"),
    [
        ([4, 4, 4], 0, [True, True, True]),
        ([5, 4, 3], 0, [False, True, True]),
        ([7, 6, 6], 0, [False, True, True]),
        ([6, 7, 7], 0, [False, False, False]),
        ([6, 6, 6], 5, [False, False, False]),
        ([6, 3, 2], 0, [False, True, True]),
    ],
)
def test_7_7_2_2_r85_what_may_rise(values: list[int], signature: int, allowed: list[bool]) -> None:
    there = settled(STAR, EQUAL)
    there.bout.stars[OWN : OWN + 3] = values
    put(there.bout, 0, SIGNATURE, signature)

    assert [can_rise(there.bout, 0, one) for one in range(3)] == allowed


@pytest.mark.parametrize(
    ("words", "foe", "dealt", "taken", "strokes", "bonus", "laurel"),
    [
        ("", "5/4/4", 2, 1, 0, 1, True),
        ("", "5/4/4", 1, 0, 0, 1, True),
        ("", "4/4/4", 2, 0, 0, 1, False),
        ("", "5/4/4", 0, 0, 0, 1, False),
        ("", "5/4/4", 1, 1, 0, 1, False),
        ("", "5/4/4", 1, 1, 1, 1, True),
        ("", "5/4/4", 3, 2, 0, 1, False),
        ("", "5/4/4", 2, 0, 0, 0, False),
        ("head=3 belly=3", "5/4/4", 4, 2, 0, 1, True),
        ("head=3 belly=2", "5/4/4", 6, 3, 0, 1, True),
        ("head=3 belly=3 left_arm=3", "5/4/4", 6, 3, 0, 1, False),
    ],
)
def test_7_7_3_1_r86_all_of_it_earns_a_laurel(
    words: str, foe: str, dealt: int, taken: int, strokes: int, bonus: int, laurel: bool
) -> None:
    """7.7.3.2, R87 which is worth 1 Fame of this match; three wounds may be in two parts."""
    there = beat(settled(f"{STAR} {words} bonus={bonus}", f"npg: thraex {foe} @d4"), 0, 1)
    there.bout.dealt[0], there.bout.wounds[0], there.bout.strokes[0] = dealt, taken, strokes
    plain = fame_won(there.bout, 0)
    there.go("1" * 2 * len(words.split()))

    assert of(there.bout, 0, LAURELS) == int(laurel)
    assert fame(there) == plain + laurel


def test_7_7_3_1_no_laurel_for_the_better_enemy_of_an_ally() -> None:
    """He himself has defeated a lesser one."""
    foes = "npg: thraex 4/4/3 @d4", "npg: thraex 6/6/6 @d4"
    there = settled(f"{STAR} dealt=1", "ally: thraex 4/4/4 @d3", *foes)
    beat(beat(there, 0, 2), 1, 3).go()

    assert (there.told("recorded")[1], of(there.bout, 0, LAURELS)) == (0, 0)


def test_7_7_3_2_a_laurel_may_be_honour_alone() -> None:
    there = beat(settled(f"{STAR} dealt=1", "npg: thraex 5/4/4 @d4"), 0, 1)
    there.bout.laurel_fame = 0
    there.go()

    assert (fame(there), of(there.bout, 0, LAURELS)) == (2, 1)


# 7.8 Decreasing Attributes.


def test_7_8_1_7_8_2_scenario_43_to_a_lower_total_two_points_and_two_dice() -> None:
    """7.8.2: 14 loses to 13, dice 1 and 4: Fame stays at 0, one Attribute falls (R88)."""
    there = beat(settled("a: thraex 5/5/4 @d3", "npg: thraex 5/4/4 @d4"), 1, 0)
    there.go("14 3")

    assert there.told("defamed")[1:3] == [2, 0]
    assert own(there) == [5, 4, 4]


def test_7_8_1_r88_one_point_to_an_equal_and_never_below_nothing() -> None:
    there = beat(settled(STAR, EQUAL), 1, 0)
    put(there.bout, 0, FAME, 3)
    there.go("2")

    assert (fame(there), own(there)) == (2, [4, 4, 4])
    assert of(there.bout, 0, LOSSES) == 1


def test_7_8_1_who_defeated_him_counts_and_nobody_else() -> None:
    """13 points, beaten by 15 while an enemy of 11 stands by: one point, one die."""
    foes = "npg: thraex 5/5/5 @d4", "npg: thraex 4/4/3 @d4"
    there = beat(settled("a: thraex 5/4/4 @d3", *foes), 1, 0).go("6")

    assert there.told("defamed")[1] == 1


@pytest.mark.parametrize(("face", "attribute"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_7_8_2_which_attribute_falls_by_a_die(face: int, attribute: int) -> None:
    there = beat(settled(STAR, EQUAL), 1, 0)
    there.go(f"1 {face}")

    expected = [4, 4, 4]
    expected[attribute] = 3
    assert own(there) == expected


def test_7_8_2_r89_rolled_again_where_it_cannot_fall() -> None:
    there = beat(settled("a: thraex 5/4/3 @d3", EQUAL), 1, 0)
    there.go("1 56 1")

    assert own(there) == [4, 4, 3]
    assert not can_fall(settled("a: thraex 1/1/1 @d3", EQUAL).bout, 0, 0)


def test_7_8_2_an_attribute_may_fall_to_1() -> None:
    there = beat(settled("a: thraex 2/2/2 @d3", EQUAL), 1, 0)
    there.go("1 1")

    assert own(there) == [1, 2, 2]
    assert there.told("declined") == [0, 0, 1]


def test_7_8_2_r89_if_none_can_fall_nothing_happens() -> None:
    there = beat(settled("a: thraex 1/1/1 @d3", EQUAL), 1, 0)
    there.go("1")

    assert own(there) == [1, 1, 1]


def test_7_8_0_r93_who_was_beaten_has_lost_though_his_side_has_won() -> None:
    there = settled(STAR, "ally: thraex 4/4/4 @d3", EQUAL)
    beat(there, 2, 0)
    beat(there, 1, 2)
    put(there.bout, 0, FAME, 5)
    there.go("2")

    assert fame(there) == 4
    assert there.told("recorded")[1] == 2


# 7.9 What those leave who are gone.


def test_7_9_2_what_two_who_are_gone_have_won_stays_with_their_seat() -> None:
    """Of Fame the best; of the freed, laurels and wins all."""
    bout = settled(STAR, STAR, EQUAL).bout
    for slot, counts in enumerate([(1, 5, 2, 4), (1, 3, 1, 2)]):
        for what, count in zip((FREE, FAME, LAURELS, WINS), counts, strict=True):
            put(bout, slot, what, count)
        lose(bout, slot, STATUSES.index("retired"))

    assert bout.honours == [2, 5, 3, 6]


# 7.6 Freedom, 7.3 locales, 7.2 journal.


@pytest.mark.parametrize(("dice", "free"), [("34", True), ("33", False)])
def test_7_6_1_freedom_in_rome_with_twenty_points_won_or_not(dice: str, free: bool) -> None:
    there = beat(settled("a: thraex 7/7/6 @d3", EQUAL, locale="rome"), 1, 0)
    there.go(f"22 {dice}")

    assert is_free(there) == free
    assert there.asked() == ("retire" if free else "")


@pytest.mark.parametrize(
    ("locale", "values"), [("heart", "7/7/6"), ("rome", "7/6/6")], ids=["not Rome", "not twenty"]
)
def test_7_6_1_nowhere_else_and_not_before(locale: str, values: str) -> None:
    there = beat(settled(f"a: thraex {values} @d3", EQUAL, locale=locale), 1, 0)
    there.go("22")

    assert "sought_freedom" not in there.happened()


@pytest.mark.parametrize(("dice", "freed"), [("34", 1), ("33", 0)])
def test_7_6_1_r114_who_can_fight_no_more_still_seeks_his_freedom(dice: str, freed: int) -> None:
    """7.9.2 He has survived the match; then he retires, free or not, and is not asked."""
    there = dismissed(settled("a: thraex 7/7/6 @d3", EQUAL, locale="rome"))
    put(there.bout, 0, SCARS, 7)
    there.go(dice)

    assert there.happened() == ["famed", "sought_freedom", "invalided", "recorded"]
    assert (status(there), there.asked()) == ("retired", "")
    assert there.bout.honours[0] == freed


@pytest.mark.parametrize(("choice", "left"), [("yes", "retired"), ("no", "active")])
def test_7_6_2_the_free_may_retire_or_fight_on(choice: str, left: str) -> None:
    there = dismissed(settled("a: thraex 7/7/6 @d3", EQUAL, locale="rome"))
    put(there.bout, 0, FREE, 1)
    there.go()
    there.choose(choice)

    assert status(there) == left
    assert there.bout.honours[0] == int(left == "retired")
    assert ("retired" in there.happened()) == (left == "retired")


@pytest.mark.parametrize(
    ("replaced", "month", "over"), [(True, 1, False), (False, 1, True), (True, 12, True)]
)
def test_7_1_1_it_ends_with_the_last_star_unless_another_may_follow(
    replaced: bool, month: int, over: bool
) -> None:
    there = settled(STAR, EQUAL, step="end_of_match")
    put(there.bout, 0, STATUS, STATUSES.index("dead"))
    there.bout.replaces, there.bout.month = replaced, month
    there.go()

    assert there.bout.closed == over


@pytest.mark.parametrize(("left", "over"), [(1, False), (0, True)])
def test_7_1_1_in_the_last_month_it_ends_when_nobody_can_fight(left: int, over: bool) -> None:
    there = settled(STAR, EQUAL, step="end_of_match")
    there.bout.month, there.bout.left_today = 12, [left, 5, 5]
    there.go()

    assert there.bout.closed == over


@pytest.mark.parametrize(
    ("values", "start", "end"),
    [
        ("5/5/4", "fringes", "fringes"),
        ("5/5/5", "fringes", "heart"),
        ("6/6/5", "fringes", "rome"),
        ("6/5/5", "heart", "heart"),
        ("6/6/5", "heart", "rome"),
        ("4/4/4", "heart", "heart"),
        ("4/4/4", "rome", "rome"),
    ],
)
def test_7_3_2_r95_up_at_the_limit_and_never_back(values: str, start: str, end: str) -> None:
    """R78, and 7.3.1, R77: with 15 points he has fought a match in the Fringes."""
    foe = "npg: thraex 1/1/1 @d4"
    there = dismissed(settled(f"a: thraex {values} @d3", foe, locale=start))
    there.go()

    assert locale_of(there) == end


@pytest.mark.parametrize(("there_today", "dice", "left"), [(-1, "41", 8), (6, "", 6), (0, "", 0)])
def test_7_4_0_1_r113_who_moves_up_goes_on_with_his_day(
    there_today: int, dice: str, left: int
) -> None:
    """7.4.0.2 Another Star there or not: it is held once a month in a locale, and his are three."""
    there = dismissed(settled("a: thraex 5/5/5 @d3", EQUAL))
    there.bout.left_today, there.bout.venues = [5, there_today, -1], [0, 6, -1]
    put(there.bout, 0, TODAY, 2)
    there.go(dice)

    assert (locale_of(there), there.bout.left_today) == ("heart", [5, left, -1])
    assert len(there.all_told("day_held")) == (there_today == -1)
    assert is_eligible(there.bout, 0) == (left > 0)
    put(there.bout, 0, TODAY, 3)
    assert not is_eligible(there.bout, 0)


def test_7_2_1_the_journal_has_a_line_for_the_match() -> None:
    there = beat(settled(f"{STAR} dealt=2 wounds=1 left_arm=3", EQUAL), 0, 1)
    there.go("11")
    there.choose("savvy", "1")

    name, rest = there.told("recorded")[0], there.told("recorded")[1:]
    assert (name, rest) == (0, [0, 5, 12, 2, 1, 1, 0, 1, 0])


def test_7_2_1_of_the_dead_too() -> None:
    there = put_down(settled(STAR, EQUAL), 0, 1)
    put(there.bout, 0, FAME, 4)
    there.go()

    assert status(there) == "dead"
    assert there.told("recorded")[1] == 3
    assert there.bout.honours == [0, 4, 0, 0]


def test_6_8_1_2_the_journal_knows_of_an_intervention() -> None:
    there = dismissed(settled(STAR, EQUAL))
    there.bout.pardoned[0] = 1
    there.go()

    assert of(there.bout, 0, PARDONED) == 1
