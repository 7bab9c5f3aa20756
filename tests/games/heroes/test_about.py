"""What a question says of itself, the odds at the table, refusals, views, and who plays how."""

import json
import re
from typing import Any, Final

import pytest

import harena
from harena import bots
from harena.games.heroes.advice.chances import (
    Leads,
    attack_ways,
    location_ways,
    mercy_chance,
    successes,
)
from harena.games.heroes.advice.pairings import pair, played
from harena.games.heroes.after.mercy import favour, passed_of
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import SIGNATURES, STYLES, read
from harena.games.heroes.match.movement import CLEAR, STAND
from harena.games.heroes.odds_tables import CHOICES, odds_tables
from harena.kernel.dice import Dice
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack, PlayValue
from tests.games.heroes.arrange import HEROES, Scene, scene

ACTIONS: Final = {1: "move", 2: "rest", 3: "toss", 4: "throw", 5: "sand", 12: "surrender"}


def test_a_test_tells_both_pools_and_what_is_held() -> None:
    there = scene("a: hoplomachus 4/4/4 @d3 bonus=3", "npg: thraex 5/4/4 @d3 bonus=0")
    about = there.go().choose("fight").match.about(0)

    assert (about["test"], about["dice"], about["theirs"], about["held"]) == ("manoeuvre", 9, 9, 3)
    assert (about["who"], about["foe"]) == (there.name(0), there.name(1))


def test_a_test_tells_whose_turn_it_is_and_who_attacks() -> None:
    """3.10.5.1 Reach wants his own turn; 5.4.0.1 only the Attacker hits with one success more."""

    def told(there: Scene) -> tuple[object, object, object]:
        about = there.match.about(0)
        return about["test"], about["own_turn"], about["attacks"]

    own = scene("a: thraex 4/4/4 @d3 bonus=2", "npg: thraex 4/4/4 @d3 bonus=0").go()
    assert told(own.choose("fight")) == ("manoeuvre", "yes", "no")
    assert told(own.choose("0", "8:2 8:1")) == ("attack", "no", "yes")

    other = scene("npg: thraex 4/4/4 @d3 bonus=0", "a: thraex 4/4/4 @d3 bonus=2").go("1")
    assert told(other) == ("manoeuvre", "no", "no")
    assert told(other.choose("0", "8:2 8:1")) == ("attack", "no", "no")


def test_2_7_5_1_less_than_no_dice_are_asked_about_as_none() -> None:
    """Savvy 2 and Speed 2, less three in the net and two on the ground; the parts say it all."""
    drawn = "a: thraex 2/4/2 @d3 ensnared down", "npg: thraex 1/4/1 @d3 ensnared down bonus=0"
    about: Any = scene(*drawn).go().choose("fight").match.about(0)

    assert (about["dice"], about["lack"], about["theirs"]) == (0, 1, 0)
    assert about["laid"][:3] == [0, 0, 1], "the first die only makes up for what is lacking"
    assert sum(value for _, value in about["parts"]) == -1
    assert sum(value for _, value in about["their_parts"]) == -3


@pytest.mark.parametrize(
    ("action", "deed"), [("toss", "toss"), ("throw", "throw"), ("sand", "sand")]
)
def test_a_target_tells_what_is_done_to_it(action: str, deed: str) -> None:
    foes = ["b: thraex 4/4/4 @d2", "b: thraex 4/4/4 @c2"]
    there = scene("a: retiarius 4/4/4 @d3", *foes).go().choose(action)

    assert there.match.about(0)["deed"] == deed


def test_odds_of_a_manoeuvre_are_exact() -> None:
    """One die against one: a quarter each way, and half the time nothing."""
    there = scene("a: thraex 1/4/1 @d3 bonus=1 savvy=0", "npg: thraex 1/4/1 @d3 bonus=0 savvy=0")
    there.go().choose("fight")

    assert there.match.odds(0, "bonus", 0) == {
        "attack": 0.25,
        "better": 0.0,
        "nothing": 0.5,
        "defend": 0.25,
    }
    assert there.match.odds(0, "bonus", 1)["attack"] == 0.5


def test_odds_of_an_attack_and_of_a_net_add_up() -> None:
    there = scene("a: thraex 4/4/4 @d3 bonus=2", "npg: thraex 4/4/4 @d3 bonus=3")
    there.go().choose("fight").choose("0", "456 8:2 8:1")
    for dice in (0, 1, 2):
        assert sum(there.match.odds(0, "bonus", dice).values()) == pytest.approx(1.0)

    net = scene("npg: retiarius 4/4/4 @d3 bonus=2", "a: thraex 4/4/4 @d2 bonus=2").go("1")
    few, many = (net.match.odds(0, "bonus", dice) for dice in (0, 2))
    assert sum(few.values()) == pytest.approx(1.0)
    assert few["ensnare"] > many["ensnare"]


@pytest.mark.parametrize(
    ("state", "manoeuvre", "expected"),
    [
        ("", "5:2 5:1", {"hit": 0.25, "again": 0.5, "turned": 0.25, "struck": 0.0}),
        ("ensnared", "5:2 2:1", {"hit": 0.5, "again": 0.5, "freed": 0.0}),
    ],
)
def test_5_4_0_odds_of_an_attack_tell_a_tie_a_counterstrike_and_the_net_apart(
    state: str, manoeuvre: str, expected: dict[str, float]
) -> None:
    """One die against one; against who lies in a net, against none."""
    there = scene("a: thraex 1/4/4 @d3 bonus=1", f"npg: thraex 1/4/4 @d3 bonus=0 {state}")
    there.go().choose("fight").choose("0", manoeuvre)

    assert there.match.odds(0, "bonus", 0) == expected


def test_5_4_0_5_in_a_net_one_strikes_nobody() -> None:
    """Two dice against five: one of them and none of the five, or both and at most one."""
    there = scene("npg: thraex 4/4/4 @d3 bonus=0", "a: thraex 4/4/4 @d3 bonus=1 ensnared").go("1")
    there.choose("0", "8:3 5:1")
    found = there.match.odds(0, "bonus", 1)

    assert list(found) == ["freed", "again", "struck"]
    assert found["freed"] == 1 / 2 * 1 / 32 + 1 / 4 * 6 / 32
    assert sum(found.values()) == 1.0


def test_an_npgs_bonus_dice_count_as_its_dice_select_them() -> None:
    """One Bonus Die selected by 1 and 2: a third of a die more."""
    there = scene("a: thraex 1/4/4 @d3 bonus=1", "npg: thraex 1/4/4 @d3 bonus=1")
    there.go().choose("fight").choose("0", "4 5:2 5:1")
    without = Leads(successes(1), successes(1)).chance_from(1)
    with_one = Leads(successes(1), successes(2)).chance_from(1)

    expected = without * 2 / 3 + with_one / 3
    assert there.match.odds(0, "bonus", 0)["hit"] == pytest.approx(expected)


def test_the_strategy_chapters_claims_are_checked() -> None:
    """The print says a third more: a large shield stops 13 rows in 36, a small one 8."""
    shares = []
    for style in ("murmillo", "thraex", "dimachaerus"):
        bout = scene(f"a: {style} 4/4/4 @d3", "b: thraex 4/4/4 @d3").bout
        shares.append(sum(stopped for _, stopped in location_ways(bout, 1, 0).values()))

    assert shares == [13, 8, 8]


def test_the_strategy_chapters_sweet_spot_is_impact_3() -> None:
    """With a weapon in one hand: from 3 on a blow takes a bare part from 4 to 0, with 3 from 2 on.

    Of the rolls for the place of a hit a Murmillo's shield stops 13; head, arms and legs are
    armoured.
    """
    four = odds_tables(HEROES.built_in(), ["thraex", "murmillo"])[-3]
    three = odds_tables(HEROES.built_in(), ["thraex", "murmillo:5/3/4"])[-3]

    assert four.columns == ["impact", "shielded", "hurt", "knocked", "broken", "vital"]
    assert [row[4] for row in four.ways] == [0, 0, 10, 10, 10, 13]
    assert [row[4] for row in three.ways] == [0, 10, 10, 10, 13, 13]
    assert all(row[0] == 13 and row[0] + row[1] == 36 for row in four.ways)


def test_the_table_of_blows_counts_the_armour_of_whoever_is_struck() -> None:
    """5.4.4 Bare, any blow knocks a Dimachaerus down; a Thraex has armour on head and legs."""
    bare = odds_tables(HEROES.built_in(), ["thraex", "dimachaerus"])[-3]
    armoured = odds_tables(HEROES.built_in(), ["dimachaerus", "thraex"])[-3]

    assert [row[2] for row in bare.ways] == [28] * 6
    # Six rolls for a leg with armour 2, three for the head with armour 3.
    assert [row[2] for row in armoured.ways] == [19, 19, 25, 28, 28, 28]


def test_3_9_3_2_a_large_shield_stops_five_rolls_more_than_a_small_one() -> None:
    """The strategy chapter reckons a third; 13 of 36 against 8 is five eighths."""
    shield = odds_tables(HEROES.built_in(), ["thraex", "retiarius"])[-2]

    assert (shield.title, shield.labels) == ("shield", ["none", "small", "large"])
    assert (shield.ways, shield.wholes) == ([[0], [8], [13]], [36] * 3)


def test_5_4_4_impact_3_is_the_first_that_brings_a_part_of_strength_4_to_0() -> None:
    """The strategy chapter aims for 3; for another Strength it is another Impact."""
    table = odds_tables(HEROES.built_in(), ["retiarius", "secutor"])[-1]
    first = [next(row for row, ways in enumerate(table.ways) if ways[at]) + 1 for at in range(4)]

    assert table.columns == ["impact", "three", "four", "five", "six"]
    assert first == [2, 3, 4, 5]
    assert set(table.wholes) == {6 * 36}


def test_tables_of_two_gladiators() -> None:
    found = odds_tables(HEROES.built_in(), ["retiarius", "secutor:5/4/3:agile"])

    tests = ["manoeuvre", "net", "attack", "advantage", "defence"]
    blows = ["blow", "shield", "strength"]
    assert [table.title for table in found] == [*tests, "location", "location", *blows]
    # 3.7.0.1 Twice Strength 4: from none to eight.
    assert found[0].labels == [str(dice) for dice in range(9)]
    assert [table.about["own"] for table in found[5:7]] == ["retiarius", "secutor:5/4/3:agile"]
    plain, better = found[2], found[3]
    assert plain.columns == better.columns == ["dice", "hit", "again", "turned", "struck"]
    # 5.4.0.1 Advantage is one die more: what it brings without Bonus Dice is what one of them does.
    assert better.ways[0][0] / better.wholes[0] == plain.ways[1][0] / plain.wholes[1]
    for table in found[:5]:
        apart = [place for place, name in enumerate(table.columns[1:]) if name != "better"]
        for ways, whole in zip(table.ways, table.wholes, strict=True):
            assert sum(ways[place] for place in apart) == whole
    same = odds_tables(HEROES.built_in(), ["thraex", "thraex"])
    assert [table.title for table in same] == [tests[0], *tests[2:], "location", *blows]
    assert odds_tables(HEROES.built_in(), []) == []


def test_c6_frenzy_has_no_row_without_a_bonus_die_on_the_attack_table() -> None:
    found = odds_tables(HEROES.built_in(), ["murmillo:4/4/4:frenzy", "thraex"])
    first = {table.title: table.labels[0] for table in found[:5]}

    assert first == {"manoeuvre": "0", "attack": "1", "advantage": "1", "bash": "1", "defence": "1"}


def test_c6_odds_against_a_star_in_frenzy_count_the_die_that_he_must_use() -> None:
    """3.7.3.2 With one Bonus Die left there is nothing to choose: five dice against four."""
    there = scene("a: thraex 4/4/4 @d3 bonus=2", "b: thraex 4/4/4 @d3 bonus=1 frenzy").go()
    there.choose("fight").answer(0, "0").answer(1, "0", "8:2 8:1")
    found = Leads(successes(4), successes(5))

    assert there.match.odds(0, "bonus", 0) == found.chances(attack_ways(found, True, False))


@pytest.mark.parametrize(
    ("own", "other", "dice"), [("frenzy", "", (6, 4)), ("", "frenzy", (5, 5))], ids=["own", "other"]
)
def test_c6_an_opening_is_foretold_with_the_die_that_frenzy_must_use(
    own: str, other: str, dice: tuple[int, int]
) -> None:
    """3.7.3.2 Savvy 4 and the Advantage, and on one side a Bonus Die; a Manoeuvre needs none."""
    there = scene(f"a: murmillo 4/4/4 @d3 bonus=2 {own}", f"b: thraex 4/4/4 @d3 bonus=2 {other}")
    there.go().choose("fight").answer(0, "0").answer(1, "0", "8:4 8:2")
    about: Any = there.match.about(0)
    result = about["each"]["1"]["result"]

    assert there.asked() == "opening"
    assert (result["own"], result["theirs"]) == dice
    assert result["chance"] == Leads(*[successes(one) for one in dice]).chance_from(1)


def test_5_4_5_1_a_large_shield_has_a_table_with_bash() -> None:
    """Two dice more: what they bring without Bonus Dice is what two Bonus Dice do."""
    found = odds_tables(HEROES.built_in(), ["murmillo:7/7/6", "thraex"])
    titles = [table.title for table in found]
    plain, bash = found[titles.index("attack")], found[titles.index("bash")]

    assert titles[:5] == ["manoeuvre", "attack", "advantage", "bash", "defence"]
    assert bash.columns == plain.columns
    assert bash.ways[0][0] / bash.wholes[0] == plain.ways[2][0] / plain.wholes[2]
    assert len(bash.ways) == 15
    assert "bash" not in [
        one.title for one in odds_tables(HEROES.built_in(), ["thraex", "secutor"])
    ]


def test_where_a_blow_falls_is_told_of_both() -> None:
    """5.4.2.1 A large shield stops 13 of 36 rolls, a small one 8."""
    found = odds_tables(HEROES.built_in(), ["murmillo", "thraex"])
    places = [table for table in found if table.title == "location"]

    assert [table.about["own"] for table in places] == ["murmillo", "thraex"]
    assert [sum(row[1] for row in table.ways) for table in places] == [13, 8]


def test_5_4_1_1_a_swordsmans_blow_is_counted_over_both_rolls_and_his_choice() -> None:
    """Stopped only if both rolls are, 13 of 36 each; a bare part that breaks, if either is one.

    Chest and Belly on 7 and 9: ten rolls of 36, which Impact 3 breaks; he takes one of these before
    all others, as it has no armour and is vital (R55).
    """
    found = odds_tables(HEROES.built_in(), ["thraex:4/4/4:swordsman", "murmillo"])
    places = [table for table in found if table.title == "location"]
    blow = found[-3]

    assert [set(table.wholes) for table in (*places, blow)] == [{36}, {36 * 36}, {36 * 36}]
    assert all(row[0] == 13 * 13 and row[0] + row[1] == 36 * 36 for row in blow.ways)
    assert [row[4] for row in blow.ways[:3]] == [0, 0, 36 * 36 - 26 * 26]
    assert sum(row[0] for row in places[1].ways) == 36 * 36
    assert sum(row[1] for row in places[1].ways) == 13 * 13


def test_5_4_1_1_a_swordsman_without_a_sword_rolls_once() -> None:
    blow = odds_tables(HEROES.built_in(), ["retiarius:4/4/4:swordsman", "murmillo"])[-3]

    assert set(blow.wholes) == {36}


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("samnis", "3.8.0.1"),
        ("thraex:5/4", "3.6.5.1"),
        ("thraex:8/4/4", "3.6.5.1"),
        ("thraex:quick", "3.5.1"),
        ("thraex:agile:agile", "3.5.2"),
        ("thraex:agile:strong:slow", "3.5.2"),
        ("thraex:7/6/6:strong:agile", "3.6.5.2"),
        ("thraex:7/7/7", "3.6.5.2"),
        ("thraex:7/7/6:strong", "3.6.5.2"),
    ],
)
def test_a_gladiator_that_is_not_understood_is_refused(words: str, rule: str) -> None:
    said = rf"a gladiator: .* \({re.escape(rule)}\) was expected, but .* came"
    with pytest.raises(Refused, match=said):
        pair(read(HEROES.built_in()), words, "thraex")
    pair(read(HEROES.built_in()), "thraex:7/7/6", "thraex:6/4/2:steady")


def test_3_5_2_3_3_1_1_two_signatures_a_woman_and_a_left_hander_can_be_paired() -> None:
    """3.8.0.2 A left-hander holds all the other way; 3.7.0.1 dice of Strong and women."""
    content = read(HEROES.built_in())
    bout = pair(content, "thraex:4/4/4:strong:agile:woman:left", "thraex:none:none:man:right")

    both = [SIGNATURES[bout.signature[0]], SIGNATURES[bout.second[0]]]
    assert (both, bout.woman, bout.left_handed) == (["strong", "agile"], [1, 0], [1, 0])
    assert bout.bonus == [8 + 3 + 2, 8]
    assert bout.hands[:2] == bout.hands[3:1:-1]
    assert (bout.signature[1], bout.second[1]) == (0, 0)
    assert {"second", "gender", "handed"} <= set(CHOICES)


def test_3_5_2_the_second_signature_changes_the_odds() -> None:
    plain, agile = (
        odds_tables(HEROES.built_in(), [f"thraex:4/4/4:strong{more}", "murmillo"])[0]
        for more in ("", ":agile")
    )

    assert plain.title == agile.title == "manoeuvre"
    assert plain.ways[0] != agile.ways[0]


def test_r111_npgs_play_a_whole_match_by_their_tables_and_no_seat_is_asked() -> None:
    results = set()
    for number in range(30):
        dice = Dice()
        dice.seed(f"match {number}")
        bout = pair(read(HEROES.built_in()), "retiarius", "secutor")
        results.add(played(bout, HEROES.run, dice))
        assert not bout.pending
        assert bout.ended

    assert {0, 2} <= results


@pytest.mark.parametrize(
    ("words", "ask", "choice", "reason"),
    [
        ("@d3", "action", 9, "standing"),
        ("@d3", "action", 8, "not-blinded"),
        ("@d3", "action", 0, "nobody-to-fight"),
        ("@d3", "action", 3, "nothing-to-do-it-with"),
        ("@d3 down", "action", 1, "lying"),
        ("@d3 ensnared", "action", 1, "in-the-net"),
        ("@d2", "action", 2, "beside-enemies"),
        ("@d3 left:none", "action", 13, "nothing-to-drop"),
        ("@d3", "action", 15, "not-to-be-picked"),
    ],
)
def test_why_an_action_is_not_possible(words: str, ask: str, choice: int, reason: str) -> None:
    there = scene(f"a: thraex 4/4/4 {words}", "b: thraex 4/4/4 @d2").go()

    assert there.match.refusal(0, ask, choice) == reason


def test_why_a_zone_is_not_possible() -> None:
    four = ["b: thraex 4/4/4 @d2"] * 2 + ["a: thraex 4/4/4 @d2"] * 2
    there = scene("a: thraex 4/4/4 @d3", *four).go().choose("move")
    zones = there.bout.zones().ids

    assert there.match.refusal(0, "zone", zones.index("d2")) == "zone-full"
    assert there.match.refusal(0, "zone", zones.index("a3")) == "zone-too-far"
    netted = scene("a: thraex 4/4/4 @d3 ensnared", "b: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2")
    netted.go().choose("roll")
    assert netted.match.refusal(0, "zone", zones.index("d2")) == "zone-occupied"
    fatal = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2", death=True).go()
    assert fatal.match.refusal(0, "action", 12) == "to-the-death"


def test_a_view_is_the_same_for_everybody_but_for_whose_it_is() -> None:
    match = harena.begin("heroes", 3, "views", {"mode": "free_for_all"})
    while match.state.pending[0].ask != "action":
        match.answer(match.to_act[0], 0)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")

    assert len({json.dumps(view) for view in views}) == 1
    card = views[0]["gladiators"][0]  # type: ignore[index]
    assert card["parts"] == card["whole"]


def test_what_never_changes_is_counted_from_what_the_styles_brought() -> None:
    there = scene("a: retiarius 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d2 bonus=0").go()
    before = HEROES.conserved(there.bout)
    there.choose("toss", "8:4 8:3")

    assert HEROES.conserved(there.bout) == before
    there.bout.lost_nets = 0
    assert HEROES.conserved(there.bout) != before


def winners(one: str, other: str, matches: int) -> list[int]:
    """How often each of two kinds of bots has won, changing seats."""
    won = [0, 0]
    for number in range(matches):
        match = harena.begin("heroes", 2, f"bots {number}")
        kinds = [one, other] if number % 2 == 0 else [other, one]
        players = [
            bots.make(kind, match.rulebook, match.setup, f"{number}/{seat}")
            for seat, kind in enumerate(kinds)
        ]
        while match.to_act:
            seat = match.to_act[0]
            player = players[seat]
            view = {} if player.blind else match.view(seat)
            match.answer(seat, player.choose(view, match.options(seat)))
        for seat in match.winners:
            won[kinds[seat] == other] += 1
    return won


def test_instinct_beats_chance() -> None:
    won = winners("instinct", "random", 40)

    assert won[0] >= 36


def test_every_answer_says_what_it_comes_to() -> None:
    there = scene("a: retiarius 4/4/4 @d3 bonus=1", "npg: thraex 4/4/4 @d2 bonus=0").go()
    about = there.match.about(0)
    each: Any = about["each"]
    results = {name: each.get(str(one), {}).get("result") for one, name in ACTIONS.items()}

    assert results["rest"] == {"word": "recovers", "count": 3, "bonus": 4}
    assert (results["toss"]["own"], results["toss"]["theirs"]) == (8, 8)
    assert results["sand"]["chance"] == results["throw"]["chance"] == results["toss"]["chance"]
    assert results["surrender"]["word"] == "appeals"
    assert results["move"] is None


@pytest.mark.parametrize(
    ("hand", "armour", "hands"),
    [
        ("right", [3, 0, 0, 2, 0, 2, 0], ["large_shield", "sword"]),
        ("left", [3, 2, 0, 0, 0, 0, 2], ["sword", "large_shield"]),
    ],
)
def test_2_4_4_who_is_made_is_shown_each_style_as_he_would_wear_it(
    hand: str, armour: list[int], hands: list[str]
) -> None:
    there = Scene(harena.begin("heroes", 1, "a Star", {"second_signature": "off"}))
    told = []
    for answer in ("man", hand, "none", "4-4-4", "murmillo"):
        there.match.answer(0, there.offered(0).index(answer))
        about: Any = there.match.about(0)
        styles = about.get("styles")
        told.append((there.asked(), styles and styles[STYLES.index("murmillo")]))

    worn = {"armour": armour, "hands": hands}
    asks = ("signature", "build", "primary", "secondary")
    assert told == [("hand", None), *((ask, worn) for ask in asks)]


def result_of(there: Scene, choice: int) -> dict[str, object]:
    """What the question of seat 0 says that an answer comes to."""
    about: Any = there.match.about(0)
    found: dict[str, object] = about["each"][str(choice)]["result"]
    return found


def test_5_4_6_1_beside_enemies_standing_up_is_foretold_to_recover_nothing() -> None:
    beside = scene("a: thraex 4/4/4 @d3 down bonus=1", "npg: thraex 4/4/4 @d3").go()
    alone = scene("a: thraex 4/4/4 @d3 down bonus=1", "npg: thraex 4/4/4 @a3").go()

    assert result_of(beside, STAND) == {"word": "recovers", "count": 0, "bonus": 1}
    assert result_of(alone, STAND) == {"word": "recovers", "count": 3, "bonus": 4}


@pytest.mark.parametrize(("savvy", "faces"), [(0, 1), (1, 1), (4, 3), (7, 6)])
def test_5_4_9_1_2_the_chance_to_clear_ones_eyes(savvy: int, faces: int) -> None:
    """By Savvy, which sand makes one less; a 1 always clears (R65)."""
    there = scene(f"a: thraex 7/4/7 @d3 blinded savvy={savvy}", "npg: thraex 4/4/4 @a3").go()

    assert result_of(there, CLEAR) == {"word": "clears", "chance": faces / 6}


@pytest.mark.parametrize(("dice", "chance"), [(1, 0.0), (2, 1 / 4), (3, 1 / 2)])
def test_3_2_1_2_the_chance_that_star_power_takes_all_of_the_damage(
    dice: int, chance: float
) -> None:
    """Two points: a sword, Impact 1 on the bare Belly; two successes or more are wanted."""
    own = f"a: thraex 4/4/4 @d3 star_dice={dice}"
    there = scene(own, "b: thraex 4/4/4 @d3", star_power=True).strike(1, 0, 1, "45")

    assert (there.asked(), there.match.about(0)["damage"]) == ("star_power", 2)
    assert result_of(there, 1) == {"word": "defies", "chance": chance}


def test_what_can_be_done_in_a_zone_comes_with_the_row_of_answers() -> None:
    there = scene("a: retiarius 4/4/4 @d3", "npg: thraex 4/4/4 @d2").go()
    about: Any = there.match.about(0)
    d2 = there.bout.zones().ids.index("d2")
    rows = [way["row"] for way in about["ways"] if way["zone"] == d2]

    assert rows == [
        [["action", 1], ["zone", d2]],
        [["action", 3]],
        [["action", 4]],
        [["action", 5]],
    ]
    assert about["refused_at"] == {"otherwise": "zone-too-far"}
    for ask, choice in rows[0]:
        index = [(one.ask, one.choice) for one in there.match.options(0)].index((ask, choice))
        there.match.answer(0, index)
    assert there.where(0) == "d2"


def test_zones_that_are_refused_say_why() -> None:
    four = ["b: thraex 4/4/4 @d2"] * 2 + ["a: thraex 4/4/4 @d2"] * 2
    there = scene("a: dimachaerus 4/4/4 @d3 left:none right:none", *four).go()
    about: Any = there.choose("move").match.about(0)

    assert about["refused_at"]["zone-full"] == [there.bout.zones().ids.index("d2")]


def test_parts_of_a_pool_add_up_whatever_happens() -> None:
    """2.7.5.1 In random play of every mode, with nets, falls and Signatures."""
    tests = 0
    options: dict[str, PlayValue]
    for number, adds in enumerate(("add", "larger_only", "add", "larger_only")):
        options = {"mode": "free_for_all", "gladiators_per_seat": 2, "snare_stack": adds}
        match = harena.begin("heroes", 3, f"parts {number}", options)
        chooser = Dice()
        chooser.seed(f"{number}")
        while not match.over:
            seat = match.to_act[0]
            about: Any = match.about(seat)
            if "parts" in about:
                tests += 1
                found = about["dice"] - about["lack"]
                assert sum(value for _, value in about["parts"]) == found
                assert max(0, sum(value for _, value in about["their_parts"])) == about["theirs"]
            brave = [one for one in match.options(seat) if (one.ask, one.choice) != ("action", 12)]
            index = match.options(seat).index(brave[chooser.below(len(brave))])
            match.answer(seat, index)

    assert tests > 100


@pytest.mark.parametrize("most", [6, 7])
def test_3_6_4_1_a_build_says_how_low_and_how_high_an_attribute_may_be(most: int) -> None:
    files = dict(HEROES.built_in().files)
    file = files["gladiators.toml"]
    files["gladiators.toml"] = file.replace("most_attribute = 7", f"most_attribute = {most}")
    match = harena.begin("heroes", 1, "builds", {"second_signature": "off"}, Pack("own", files))
    while match.state.pending[0].ask != "build":
        match.answer(0, 0)

    assert (match.about(0)["least"], match.about(0)["most"]) == (1, most)


def test_a_view_says_whether_stars_are_made_and_whether_a_campaign_waits() -> None:
    options: dict[str, PlayValue] = {"campaign": True, "campaign_months": 1}
    match = harena.begin("heroes", 1, "waits", options)
    player = bots.make("instinct", match.rulebook, match.setup, "waits")
    found: list[tuple[str, object, object]] = []
    while not match.over:
        asked, view = match.state.pending[0].ask, match.view(0)
        found.append((asked, view["making"], view["between"]))
        match.answer(0, player.choose(view, match.options(0)))

    assert ("gender", True, False) in found
    assert ("build", True, False) in found
    assert ("entry", False, True) in found
    assert ("action", False, False) in found
    assert {(making, between) for ask, making, between in found if ask == "action"} == {
        (False, False)
    }


def test_every_way_to_divide_the_points_is_allowed_or_refused_with_a_reason() -> None:
    match = harena.begin("heroes", 1, "builds", {"second_signature": "off"})
    while match.state.pending[0].ask != "build":
        match.answer(0, 0)
    about: Any = match.about(0)
    refused = [build for builds in about["refused"].values() for build in builds]
    offered = [option.choice for option in match.options(0)]

    assert sorted(refused + offered) == list(range(343))
    for build in about["refused"]["too-far-apart"]:
        assert match.rulebook.names(match.setup)["build"][build] not in ("5-4-3", "4-4-4")
    result = about["each"][str(offered[0])]["result"]
    match.answer(0, 0)
    match.answer(0, 0)
    match.answer(0, len(match.options(0)) - 1)
    card: Any = match.view(0)["gladiators"]
    told = [result[name] for name in ("savvy", "strength", "speed", "bonus")]
    assert told == [*card[0]["original"], card[0]["bonus"]]


@pytest.mark.parametrize(
    ("words", "zone", "pardoned"),
    [
        ("", "d3", 0),
        ("dealt=1 belly=2", "d3", 0),
        ("", "a3", 0),
        ("dealt=1 belly=2 defeated=2 bonus=0", "d3", 0),
        ("dealt=1 belly=2 defeated=2 bonus=0", "d3", 1),
    ],
)
def test_the_chance_of_mercy_is_counted_over_every_fall_of_the_dice(
    words: str, zone: str, pardoned: int
) -> None:
    """6.8.0.1, 6.8.1.1 Two dice of the crowd, two and two with the Emperor, then one and one.

    6.8.1.2 The last has been spared by him before: against 7 instead of 4.
    """
    bout = scene(f"a: thraex 4/4/4 @{zone} {words}", "b: thraex 4/4/4 @d3").bout
    bout.pardoned[0] = pardoned
    spared = mercy_share(bout, 2) + mercy_share(bout, 1)

    assert mercy_chance(bout, 0) == pytest.approx(spared)


def mercy_share(bout: Bout, passed: int) -> float:
    """How often the crowd passes so many of two dice and he is then spared."""
    value = bout.original_savvy(0) + favour(bout, 0)
    pairs = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    crowd = sum(passed_of(value, *pair) == passed for pair in pairs) / 36
    if passed == 2:
        return crowd
    mind = 9 - favour(bout, 0) + 3 * bout.pardoned[0]
    won = 0.0
    for mine in pairs:
        for his in pairs:
            own, other = passed_of(bout.original_savvy(0), *mine), passed_of(mind, *his)
            won += own > other
            won += (own == other) * sum(one > two for one, two in pairs) / 36
    return crowd * won / 36 / 36


def test_a_view_tells_the_chance_of_mercy_while_there_is_any_to_ask_for() -> None:
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2")
    cards: Any = there.match.view(None)["gladiators"]
    assert cards[0]["mercy"] == round(mercy_chance(there.bout, 0), 4)
    fatal: Any = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 @d2", death=True).match.view(None)
    assert fatal["gladiators"][0]["mercy"] is None


@pytest.mark.parametrize(
    ("words", "faces", "ask", "foretold"),
    [
        ("murmillo", "8:4 8:2", "opening", ["strikes", "strikes"]),
        ("thraex swordsman", "8:3 8:2 4:3 4:2 25 66", "location", ["wounds", "wounds"]),
        ("thraex swordsman", "8:3 8:2 4:3 4:2 33 66", "location", ["stopped", "wounds"]),
    ],
)
def test_a_blow_is_foretold(words: str, faces: str, ask: str, foretold: list[str]) -> None:
    there = scene(f"a: {words} 4/4/4 @d3 bonus=0", "b: thraex 4/4/4 @d3 bonus=0").go()
    about: Any = there.choose("fight", faces).match.about(0)

    assert there.asked() == ask
    assert [one["result"]["word"] for one in about["each"].values()] == foretold


@pytest.mark.parametrize(
    ("words", "steadied", "knocks"),
    [("", 0, "yes"), ("down", 0, "no"), ("steady", 0, "no"), ("steady", 1, "yes")],
)
def test_5_4_6_3_c6_who_lies_or_stands_firm_is_not_foretold_to_fall(
    words: str, steadied: int, knocks: str
) -> None:
    """5.4.3.0.1 Impact 3 and a sword on the bare Belly; it is as the blow then comes out."""
    there = scene("a: thraex 4/4/4 @d3 swordsman", f"b: thraex 4/6/4 @d3 {words}")
    there.bout.steadied[1] = steadied
    there.strike(0, 1, 3, "4533")
    about: Any = there.match.about(0)
    result = about["each"]["7"]["result"]
    there.choose("9-belly")

    assert result == {"word": "wounds", "damage": 4, "knocks": knocks}
    assert ("knocked_down" in there.happened()) == (knocks == "yes")


def test_3_8_the_style_that_beats_all_others_is_put_forward() -> None:
    match = harena.begin("heroes", 2, "style")
    while match.options(match.to_act[0])[0].ask != "primary":
        seat = match.to_act[0]
        match.answer(seat, match.rulebook.instinct(match.state, seat))

    lead: Any = match.about(match.to_act[0])["lead"]

    assert STYLES[lead] == "retiarius"
