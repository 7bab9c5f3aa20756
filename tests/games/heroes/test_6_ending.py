"""Chapter 6, After the match: how it ends."""

import pytest

from harena.games.heroes.after.ending import DISMISSALS, dismiss, is_break_due, put_out
from harena.games.heroes.after.mercy import favour
from harena.games.heroes.components.bout import BY_SURRENDER, CRIPPLED, EXECUTED, UNCONSCIOUS
from harena.toolkit.views import inners
from tests.games.heroes.arrange import Scene, scene

STAR = "a: thraex 4/4/4 @d3 bonus=0"
FOE = "b: thraex 4/4/4 @d3 bonus=0"


def test_6_0_1_r66_the_last_side_wins_at_once() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 belly=1").strike(0, 1, 1, "45 5")

    assert there.bout.ended
    assert (there.match.winners, there.match.scores) == ([0], [1, 0])


def test_6_0_1_one_of_two_is_not_the_side() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 belly=1", "b: thraex 4/4/4 @a3")
    there.strike(0, 1, 1, "45 5")

    assert not there.bout.ended


def test_6_0_2_who_is_out_shares_the_result_of_his_side() -> None:
    there = scene("a: thraex 4/4/4 @d3", "b: dimachaerus 4/4/4 @d3 belly=1", "c: thraex 4/4/4 @a3")
    there.bout.side = [0, 1, 0]
    there.bout.fate[2] = 3
    there.strike(0, 1, 1, "45 5")

    assert there.match.winners == [0, 2]


def shown(there: Scene) -> tuple[object, list[object]]:
    """How it has ended, and what became of each of those who have lost, as the view tells it."""
    view = there.match.view(None)
    return view["outcome"], [card["beaten"] for card in inners(view, "gladiators")]


def test_6_0_1_6_0_2_the_view_tells_how_it_ended_and_what_became_of_the_beaten() -> None:
    """One who is out on the side that won is not among the beaten."""
    there = scene("a: thraex 4/4/4 @d3", "b: dimachaerus 4/4/4 @d3 belly=1", "c: thraex 4/4/4 @a3")
    there.bout.side = [0, 1, 0]
    there.bout.fate[2] = 3
    assert shown(there) == ("", ["", "", ""])

    there.strike(0, 1, 1, "45 5")
    assert shown(there) == ("won", ["", "killed", ""])


def test_6_0_2_the_view_tells_that_the_game_has_won() -> None:
    there = scene(STAR, "npg: thraex 4/4/4 @d3 bonus=0").go().choose("surrender", "11")

    assert shown(there) == ("lost", ["spared", ""])


def test_6_7_1_the_view_tells_a_draw() -> None:
    there = scene(STAR, FOE)
    dismiss(there.bout)

    assert shown(there) == ("draw", ["", ""])


def test_6_8_0_2_who_wounded_him_last_has_beaten_him() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3", "c: thraex 4/4/4 @d3 bonus=0")
    there.strike(0, 1, 1, "45").strike(2, 1, 1, "34")

    assert there.bout.hurt_by[1] == 2


def test_6_0_3_r104_what_the_beaten_hold_stays_with_them() -> None:
    there = scene(STAR, "b: thraex 4/4/4 @d3 head=1").strike(0, 1, 4, "46 5")

    assert there.lying() == []
    assert there.held(1) == ["small_shield", "sword"]


def test_6_1_1_r67_an_execution_is_no_killing_stroke() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 belly=1").strike(0, 1, 1, "45 1 66")

    assert there.bout.fate[1] == 2
    assert (there.bout.strokes[0], there.bout.defeated[0]) == (0, 1)


def test_6_2_1_r68_the_unconscious_appeals_at_once_also_among_many() -> None:
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 belly=1", "b: thraex 4/4/4 @a3")
    there.strike(0, 1, 1, "45 1 11")

    assert there.happened()[-2:] == ["appealed", "spared"]


def test_6_3_1_without_arms_he_must_surrender() -> None:
    """Derived scenario 39; to the death he fights on."""
    armless = "a: thraex 4/4/4 @d3 left_arm=0 right_arm=0 left:none right:none"
    there = scene(armless, FOE).go("11")
    assert there.told("surrendered") == [0]

    fatal = scene(armless, FOE, death=True).go()
    assert fatal.offered() == ["fight", "move"]
    npg = scene(armless.replace("a:", "npg:"), "a: thraex 4/4/4 @a3 wounds=9").go("11")
    assert npg.told("surrendered") == [0]


def test_6_4_1_6_5_1_r97_a_star_may_surrender_in_his_movement_phase() -> None:
    """6.4.1, 6.5.1."""
    there = scene(STAR, FOE).go()
    assert there.bout.is_spent(0)
    assert "surrender" in there.offered()

    there.choose("surrender", "11")
    assert (there.bout.fate[0], there.match.winners) == (3, [1])


@pytest.mark.parametrize(
    ("own", "other", "yields"),
    [
        ("bonus=0 wounds=2", "bonus=0 wounds=1", True),
        ("bonus=0 wounds=2 down", "bonus=3 wounds=1", True),
        ("bonus=0 wounds=1", "bonus=3 wounds=1", False),
        ("bonus=1 wounds=3", "bonus=3 wounds=1", False),
    ],
)
def test_6_5_2_when_an_npg_surrenders(own: str, other: str, yields: bool) -> None:
    there = scene(f"npg: thraex 4/4/4 @d3 {own}", f"a: thraex 4/4/4 @a3 {other}")
    there.go("11" if yields else "1")

    assert ("surrendered" in there.happened()) == yields


def test_6_5_3_r69_with_more_wounds_than_every_enemy() -> None:
    drawn = ["npg: thraex 4/4/4 @d3 bonus=0 wounds=2", "a: thraex 4/4/4 @a3 wounds=1"]
    there = scene(*drawn, "a: thraex 4/4/4 @a3 wounds=2").go("1")

    assert "surrendered" not in there.happened()


def test_6_5_4_6_8_0_2_r74_whoever_dealt_the_latest_wound_has_defeated_him() -> None:
    """6.5.4, 6.8.0.2; without a wound it is the closest enemy."""
    drawn = [STAR, "b: thraex 4/4/4 @a3", "b: thraex 4/4/4 @d2"]
    there = scene(*drawn)
    there.bout.hurt_by[0] = 1
    there.go().choose("surrender", "11")
    assert there.bout.beaten_by[0] == 1
    assert there.bout.defeated == [0, 1, 0]

    unhurt = scene(*drawn).go().choose("surrender", "11")
    assert unhurt.bout.beaten_by[0] == 2


# 6.6 and 6.7 Breaks.


def ends(*drawn: str, death: bool = False, breaks: int = 0) -> Scene:
    """The end of the first one's gladiator-turn, in the last turn but one."""
    there = scene(*drawn, step="end_gladiator_turn", death=death)
    there.bout.breaks = breaks
    there.bout.gate = [there.bout.zones().entrances[one % 2] for one in range(len(drawn))]
    return there


EVEN = ("a: thraex 4/4/4 @d3 bonus=0 wounds=1 strength=3", "b: thraex 4/4/4 @d3 bonus=0 wounds=1")


def test_6_6_1_1_6_6_2_1_r70_r72_r98_a_break_when_both_are_spent() -> None:
    """6.6.1.1, 6.6.2.1 and derived scenario 36."""
    there = ends(*EVEN).go("12")

    assert there.bout.bonus == [6, 8]
    assert [there.where(one) for one in (0, 1)] == ["a3", "g3"]
    assert (there.bout.wounds, there.bout.turn) == ([1, 1], 2)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("bonus=1", "bonus=0"),
        ("bonus=0 down", "bonus=0"),
        ("bonus=0 ensnared", "bonus=0"),
        ("bonus=0 wounds=1", "bonus=0"),
    ],
)
def test_6_6_1_1_no_break_otherwise(one: str, other: str) -> None:
    bout = ends(f"a: thraex 4/4/4 @d3 {one}", f"b: thraex 4/4/4 @d3 {other}").bout

    assert not is_break_due(bout)


def test_6_6_1_2_r71_among_many_the_sides_totals_count() -> None:
    side = ["b: thraex 4/4/4 @d3 bonus=0 wounds=1", "b: thraex 4/4/4 @d3 bonus=0 wounds=1"]
    there = ends("a: thraex 4/4/4 @d3 bonus=0 wounds=2", *side)
    assert is_break_due(there.bout)

    there.bout.fate[2] = 3
    assert is_break_due(there.bout)
    there.bout.wounds[2] = 0
    assert not is_break_due(there.bout)


def test_6_6_2_1_at_least_one_die() -> None:
    there = ends("a: thraex 4/4/4 @d3 bonus=0 strength=0", "b: thraex 4/4/4 @d3 bonus=0").go("12")

    assert there.bout.bonus == [1, 8]


def test_6_6_2_1_the_beaten_are_not_refreshed() -> None:
    there = ends("a: thraex 4/4/4 @d3 bonus=0", FOE, "b: thraex 4/4/4 @d4 bonus=0")
    there.bout.fate[2] = 3
    there.go("12")

    assert there.bout.bonus == [8, 8, 0]


def test_6_7_1_r92_the_second_time_both_are_dismissed_standing() -> None:
    """Derived scenario 37, but for the Fame."""
    there = ends(*EVEN, breaks=1).go()

    assert there.told("dismissed") == [DISMISSALS.index("spent"), 0, 1]
    assert there.match.view(None)["dismissed"] == DISMISSALS.index("spent")
    assert (there.match.winners, there.match.scores) == ([], [0, 0])


@pytest.mark.parametrize(
    ("death", "breaks", "found"),
    [
        (False, 0, "break-if-even"),
        (False, 1, "draw-if-even"),
        (True, 0, "break"),
        (True, 3, "break"),
    ],
)
def test_6_6_1_1_6_7_1_6_9_2_what_the_referee_calls_next_is_in_every_view(
    death: bool, breaks: int, found: str
) -> None:
    there = ends(STAR, FOE, death=death, breaks=breaks)

    assert {str(there.match.view(seat)["next_call"]) for seat in (0, 1, None)} == {found}


def test_6_7_1_after_the_match_the_referee_calls_nothing() -> None:
    assert ends(*EVEN, breaks=1).go().match.view(None)["next_call"] == ""


# 6.8 Mercy.


@pytest.mark.parametrize(
    ("words", "kicks", "throws", "found"),
    [
        ("@d2 bonus=0", 0, 0, 0),
        ("@d2 bonus=0 defeated=2", 0, 0, 2),
        ("@d2 bonus=0 dealt=3", 0, 0, 1),
        ("@d2 bonus=0 belly=3", 0, 0, 1),
        ("@d2 bonus=0 left_leg=3", 0, 0, 0),
        ("@d3 bonus=0", 0, 0, 1),
        ("@d1 bonus=0", 0, 0, -1),
        ("@d2 bonus=0", 1, 0, -1),
        ("@d2 bonus=0", 0, 1, -1),
        ("@d2 bonus=1", 0, 0, -1),
        ("@d1 bonus=1 belly=3", 0, 0, -1),
    ],
)
def test_6_8_0_1_what_the_crowd_has_seen(words: str, kicks: int, throws: int, found: int) -> None:
    """Worked example 14 is the last row: Savvy 4 becomes 3."""
    bout = scene(f"a: thraex 4/4/4 {words}", FOE).bout
    bout.kicked[0], bout.threw[0] = kicks, throws

    assert favour(bout, 0) == found


@pytest.mark.parametrize(
    ("words", "kicks", "throws", "row"),
    [
        ("@d2 bonus=0 defeated=1", 0, 0, 0),
        ("@d2 bonus=0 dealt=3", 0, 0, 1),
        ("@d2 bonus=0 chest=3", 0, 0, 2),
        ("@d3 bonus=0", 0, 0, 3),
        ("@d1 bonus=0", 0, 0, 4),
        ("@d2 bonus=0", 1, 0, 5),
        ("@d2 bonus=0", 0, 1, 6),
        ("@d2 bonus=1", 0, 0, 7),
    ],
)
def test_6_8_0_1_each_sight_has_its_own_row(
    words: str, kicks: int, throws: int, row: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the print they are all 1; a pack may set each of them otherwise."""
    bout = scene(f"a: thraex 4/4/4 {words}", FOE).bout
    bout.kicked[0], bout.threw[0] = kicks, throws
    monkeypatch.setattr(bout.content, "mercy", [10, 11, 12, 13, 14, 15, 16, 17])

    assert favour(bout, 0) == 10 + row


def test_6_8_0_1_worked_example_14_one_die_passes_and_the_emperor_is_asked() -> None:
    there = scene("a: murmillo 4/4/4 @d1 bonus=1 belly=3", "b: thraex 4/4/4 @a3").go()
    there.choose("surrender", "36 11 66")

    assert there.told("appealed") == [0, 1, 3, 3, 6]
    assert there.told("implored")[1:5] == [2, 0, 4, 10]


HERO = "a: thraex 4/4/4 @d3 bonus=0 defeated=1 dealt=1 head=3"


@pytest.mark.parametrize(("dice", "fate"), [("55", 3), ("66", 2)])
def test_6_8_0_1_6_8_0_3_mercy_or_death(dice: str, fate: int) -> None:
    """6.8.0.1, 6.8.0.3 and derived scenario 34: the value is 8."""
    there = scene(HERO, "b: thraex 4/4/4 @a3").go().choose("surrender", dice)

    assert there.told("appealed")[2] == 8
    assert there.bout.fate[0] == fate


def test_6_8_0_1_6_8_1_1_both_count_original_savvy() -> None:
    """3.6.0.1 The wound of his Head has cost him Savvy, but not before crowd and Emperor."""
    there = scene(f"{HERO} savvy=3", "b: thraex 4/4/4 @a3").go().choose("surrender", "56 46 26 54")

    assert there.told("appealed")[2] == 8
    assert there.told("implored")[1:5] == [1, 1, 4, 5]


@pytest.mark.parametrize(("dice", "fate"), [("44", 2), ("54", 3)])
def test_6_8_1_1_r75_the_emperor_decides(dice: str, fate: int) -> None:
    """Derived scenario 35: one passed against one, then a die each."""
    there = scene(HERO, "b: thraex 4/4/4 @a3").go().choose("surrender", f"56 35 26 {dice}")

    assert there.told("implored")[1:5] == [1, 1, 4, 5]
    assert there.bout.fate[0] == fate


def test_6_8_1_1_more_passed_by_one_of_them_settles_it() -> None:
    saved = scene(HERO, "b: thraex 4/4/4 @a3").go().choose("surrender", "56 33 66")
    assert saved.bout.fate[0] == 3
    killed = scene(HERO, "b: thraex 4/4/4 @a3").go().choose("surrender", "56 55 11")
    assert killed.bout.fate[0] == 2


def test_6_8_1_2_whom_he_has_spared_before_finds_him_harder() -> None:
    there = scene(HERO, "b: thraex 4/4/4 @a3")
    there.bout.pardoned[0] = 1
    there.go().choose("surrender", "56 33 66")

    assert there.told("implored")[4] == 8
    spared = scene(HERO, "b: thraex 4/4/4 @a3").go().choose("surrender", "56 33 66")
    assert spared.bout.pardoned[0] == 1


def test_6_8_0_1_r101_a_net_is_no_thrown_weapon() -> None:
    there = scene("a: retiarius 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d2 bonus=0")
    there.go().choose("toss", "8:2 8:3")

    assert there.bout.threw[0] == 0


# 6.9 To the death.


def test_6_9_1_to_the_death_there_is_no_mercy() -> None:
    """Derived scenario 38: put to death, and that is no Killing Stroke."""
    there = scene(STAR, "b: dimachaerus 4/4/4 @d3 chest=1 left:none", death=True)
    there.strike(0, 1, 1, "34 1")
    assert (there.bout.fate[1], there.bout.strokes[0]) == (2, 0)
    assert "appealed" not in there.happened()

    assert "surrender" not in scene(STAR, FOE, death=True).go().offered()
    npg = scene("npg: thraex 4/4/4 @d3 bonus=0 wounds=2", "a: thraex 4/4/4 @a3", death=True)
    assert "surrendered" not in npg.go("1").happened()


@pytest.mark.parametrize("manner", [UNCONSCIOUS, CRIPPLED, BY_SURRENDER])
def test_6_9_1_to_the_death_nobody_appeals_however_he_goes_out(manner: int) -> None:
    bout = scene(STAR, FOE, death=True).bout
    put_out(bout, 1, manner, 0)

    assert bout.fate[1] == EXECUTED


def test_6_9_2_r76_to_the_death_a_break_whenever_all_are_spent() -> None:
    drawn = ["a: thraex 4/4/4 @d3 bonus=0 wounds=2 down", "b: thraex 4/4/4 @d3 bonus=0 ensnared"]
    there = ends(*drawn, death=True, breaks=3).go("12")

    assert there.bout.bonus == [8, 8]
    assert (there.bout.down, there.bout.ensnared) == ([0, 0], [0, 0])
    assert there.bout.breaks == 4
