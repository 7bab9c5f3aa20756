"""Chapter 17, Campaign games: what one match leaves to the next."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.ending import LAST_TURN, finish
from harena.games.gladiatori.components.bout import ALIVE, DEAD, DOOMED, SURRENDERED, Bout
from harena.games.gladiatori.setup.campaign import legacy, succeed
from harena.kernel.setup import PlayValue
from tests.games.gladiatori.arrange import asked, build, cards, choose, prepare, refused, sheet
from tests.games.gladiatori.scene import Scene

CAMPAIGN: dict[str, PlayValue] = {"campaign": True, "characters": "created"}
HUNT: dict[str, PlayValue] = {"campaign": True, "beasts": "cooperative"}
BUILD: dict[str, object] = {
    "offense": 4,
    "guard": 4,
    "endurance": 5,
    "blood": 5,
    "speed": 5,
    "energy_1": 8,
    "powers": ["lunge"],
}


def past(*xp: int) -> dict[str, object]:
    return {"gladiators": [{"xp": one, "dead": False} for one in xp]}


def after(bout: Bout, points: list[int]) -> list[object]:
    """XP of each seat after a match that ended so."""
    bout.points = points
    bout.ended = True
    return column(bout, "xp")


def column(bout: Bout, key: str) -> list[object]:
    lines = legacy(bout)["gladiators"]
    assert isinstance(lines, list)
    return [line[key] for line in lines]


# 17.1, 17.2 XP.


def test_17_1_a_point_for_ten_and_one_for_victory() -> None:
    """17.1 S55: 24 VP and victory give 2 + 1 XP; the loser's 19 give 1."""
    bout = prepare(2, CAMPAIGN)

    assert after(bout, [24, 19]) == [3, 1]


def test_17_1_ten_below_zero_take_one() -> None:
    """17.1, 17.2 Added to what was carried."""
    bout = prepare(2, CAMPAIGN, carried=past(4, 4))

    assert after(bout, [12, -25]) == [4 + 1 + 1, 4 - 2]


def test_17_2_towards_zero() -> None:
    """17.2, R88 -9 take nothing, 9 give nothing but the victory."""
    bout = prepare(2, CAMPAIGN, carried=past(3, 3))

    assert after(bout, [9, -9]) == [4, 3]


def test_17_2_never_below_zero() -> None:
    """17.2, R88 One XP and -30 VP."""
    bout = prepare(2, CAMPAIGN, carried=past(1, 0))

    assert after(bout, [-30, -29]) == [0, 0]


def test_17_1_without_the_option_nothing_is_carried() -> None:
    """17.1 Option `campaign`."""
    bout = prepare(2)

    assert legacy(bout) == {}


# 17.3 Death.


@pytest.mark.parametrize(
    ("fate", "hit_points", "dead"),
    [
        (DEAD, -4, False),
        (DEAD, -5, True),
        (DEAD, 0, False),
        (DOOMED, -6, True),
        (SURRENDERED, -9, False),
        (ALIVE, 0, False),
    ],
)
def test_17_3_unconscious_or_dead(fate: int, hit_points: int, dead: bool) -> None:
    """17.3, R89, R181 S55: killed at 3 hit points by 7 is -4: unconscious; by 8: dead."""
    bout = prepare(2, CAMPAIGN)
    bout.fate[1] = fate
    bout.wounds[1] = hit_points
    bout.ended = True

    assert column(bout, "dead") == [False, dead]


def test_17_3_the_dead_do_not_come_back() -> None:
    """17.3 One sentence: whose campaign is over."""
    carried: dict[str, object] = {"gladiators": [{"xp": 3, "dead": False}, {"xp": 8, "dead": True}]}

    said = refused(2, CAMPAIGN, carried)

    expected = "carried: the gladiator of seat 1 is dead, his campaign is over (17.3)"
    assert said == f"dead: {expected}"


def test_17_3_a_new_gladiator_takes_the_place_of_the_dead() -> None:
    """17.3, 17.4 With no XP; who only fell keeps his."""
    left: dict[str, object] = {"gladiators": [{"xp": 3, "dead": False}, {"xp": 8, "dead": True}]}

    following = prepare(2, CAMPAIGN, carried=succeed(left))

    assert following.xp == [3, 0]
    assert following.coins == [56, 55]


# What everybody hears at the end.


def told(bout: Bout, kind: str) -> list[list[int]]:
    journal = bout.journal
    pairs = zip(journal.kinds, journal.args, strict=True)
    return [list(args) for one, args in pairs if one == kind]


def test_17_1_everybody_hears_what_was_learned() -> None:
    """17.1, 17.4 27 VP and victory: 2 + 1; -9 + 5 for survival give nothing; coins go by XP."""
    bout = prepare(2, {**CAMPAIGN, "coins_2": 60}, carried=past(5, 4))
    bout.points = [27, -9]

    finish(bout, LAST_TURN)

    assert told(bout, "learned") == [[0, 3, 1, 0, 9, 59], [1, 0, 0, 0, 4, 62]]
    assert told(bout, "died") == told(bout, "carried_off") == []


def test_17_3_everybody_hears_who_is_dead_and_who_comes_back() -> None:
    """17.3, S55 At -5 a new one begins with 55 coins; at -4 he is back with all he has learned."""
    bout = prepare(3, {**CAMPAIGN, "teams": "free"}, carried=past(9, 9, 9))
    bout.fate = [ALIVE, DEAD, DEAD]
    bout.wounds = [0, -5, -4]
    bout.points = [12, 40, -20]

    finish(bout, LAST_TURN)

    assert told(bout, "died") == [[1, -5, 55]]
    assert told(bout, "carried_off") == [[2, -4]]
    assert [line[0] for line in told(bout, "learned")] == [0, 2]
    assert told(bout, "learned")[1] == [2, -2, 0, 0, 7, 58]


def test_17_5_everybody_hears_what_beasts_have_taught() -> None:
    """17.5 Two XP for wolves."""
    bout = prepare(2, {**HUNT, "beast_kind": "wolf"})

    finish(bout, LAST_TURN)

    assert told(bout, "learned") == [[0, 0, 0, 2, 2, 56], [1, 0, 0, 2, 2, 56]]


def test_17_4_the_most_coins_are_told_also_with_a_handicap() -> None:
    """17.4, R173 120 coins given and 6 XP before; after a bad day 4 XP are left, and 120 coins."""
    bout = prepare(2, {**CAMPAIGN, "coins_1": 120}, carried=past(6, 0))
    bout.points = [-28, 30]

    finish(bout, LAST_TURN)

    assert told(bout, "learned")[0] == [0, -2, 0, 0, 4, 120]


@pytest.mark.parametrize(("lone_seat", "coins"), [("random", [55, 55, 56]), (0, [70, 55, 56])])
def test_17_4_who_is_alone_by_lot_is_not_told_the_coins_of_one(
    lone_seat: int | str, coins: list[int]
) -> None:
    """17.4, 3.10 Next time another may be drawn; a seat that is set apart stays so.

    17.3 The first is dead, and so it is for the new gladiator that takes his place.
    """
    bout = prepare(3, {**CAMPAIGN, "lone_seat": lone_seat}, carried=past(0, 0, 1))
    bout.lone = 0
    bout.points = [0, 0, 10]
    bout.fate[0], bout.wounds[0] = DEAD, -9

    finish(bout, LAST_TURN)

    told_to = [event[-1] for event in [*told(bout, "died"), *told(bout, "learned")]]
    assert told_to == coins


def test_17_1_without_a_campaign_nobody_hears_of_it() -> None:
    """17.1 Option `campaign`."""
    bout = prepare(2)

    finish(bout, LAST_TURN)

    assert told(bout, "learned") == []


# 17.4 Coins.


def test_17_4_a_coin_for_every_two_xp() -> None:
    """17.4, R90 S55: 5 XP give 57 coins."""
    bout = prepare(2, CAMPAIGN, carried=past(5, 0))

    assert bout.coins == [57, 55]
    assert asked(bout) == ["0 build_offense", "1 build_offense"]


def test_17_4_limits_go_by_that_sum() -> None:
    """17.4, 18.3 8 XP: 59 coins, and nine of each Energy kind."""
    bout = prepare(1, CAMPAIGN, carried=past(8))

    build(bout, 0, {"energy_1": 9, "energy_0": 9})

    assert cards(bout.deck[0])["energy_1"] == 9
    assert bout.coins == [59 - 15 - 27]


def test_17_4_no_more_than_the_most_coins() -> None:
    """17.4, 18.1, R173 However long the campaign."""
    bout = prepare(1, CAMPAIGN, carried=past(999))

    assert bout.coins == [120]


def test_17_4_a_handicap_and_xp_add_up() -> None:
    """17.4, 18.1 60 coins given and 4 XP; and a pre-made character may spend what is above 55."""
    bout = prepare(2, {"campaign": True, "coins_1": 60}, carried=past(4, 4), script=[1])

    assert bout.coins == [62, 57]


def test_17_4_a_match_carries_into_the_next() -> None:
    """17.1, 17.4 What one leaves the other takes."""
    bout = prepare(2, CAMPAIGN, carried=past(5, 6))
    after(bout, [31, 12])

    following = prepare(2, CAMPAIGN, carried=legacy(bout))

    assert column(bout, "xp") == [5 + 3 + 1, 6 + 1]
    assert following.coins == [55 + 4, 55 + 3]


# 17.5, 17.6 Beasts.


@pytest.mark.parametrize(("kind", "xp"), [("dog", 1), ("wolf", 2), ("lion", 3), ("bear", 3)])
def test_17_5_xp_for_beasts(kind: str, xp: int) -> None:
    """17.5 Whatever the VP say."""
    bout = prepare(2, {**HUNT, "beast_kind": kind})

    assert bout.prize == xp
    assert bout.points == [10, 10]


@pytest.mark.parametrize(
    ("kind", "number", "xp"),
    [("dog", 10, 1), ("dog", 9, 0), ("wolf", 6, 2), ("wolf", 5, 0), ("bear", 2, 3), ("bear", 1, 0)],
)
def test_17_6_only_for_the_suggested_number(kind: str, number: int, xp: int) -> None:
    """17.6, R163 The lower number for each of two players."""
    bout = prepare(2, {**HUNT, "beast_kind": kind, "beast_number": number})

    assert bout.prize == xp


@pytest.mark.parametrize(("turns", "xp"), [(1, 0), (5, 0), (6, 3), (12, 3)])
def test_17_5_r193_a_shorter_game_against_beasts_teaches_nothing(turns: int, xp: int) -> None:
    """17.6, 1.1, R193 Six turns or more."""
    bout = prepare(2, {**HUNT, "beast_kind": "lion", "turns": turns})

    assert bout.prize == xp


@pytest.mark.parametrize(
    ("dogs", "lions", "xp"), [(5, 1, 3), (4, 1, 0), (10, 0, 1), (0, 2, 3), (9, 0, 0)]
)
def test_17_6_in_a_mix_in_all(dogs: int, lions: int, xp: int) -> None:
    """17.5, 17.6, R91, R174 Five dogs for one, a lion for the other; the highest kind counts."""
    bout = prepare(2, {**HUNT, "beast_kind": "mix", "dogs": dogs, "lions": lions})

    assert bout.prize == xp


def test_17_5_to_each_gladiator_alive_at_the_end() -> None:
    """17.5, R91 Two beat the wolves, a third died: 2 XP to those who live; VP do not count."""
    bout = prepare(3, {**HUNT, "beast_kind": "wolf"}, carried=past(1, 1, 1))
    bout.fate[2] = DEAD

    assert after(bout, [50, 50, 50]) == [3, 3, 1]


def test_17_5_nothing_for_a_defeat() -> None:
    """17.5 All dead."""
    bout = prepare(2, {**HUNT, "beast_kind": "bear"})
    bout.fate = [DEAD, DEAD]

    assert after(bout, [50, 50]) == [0, 0]


def test_17_5_not_in_the_coliseum() -> None:
    """17.5 There VP count."""
    bout = prepare(2, {**CAMPAIGN, "beasts": "coliseum"})

    assert bout.prize == 0
    assert after(bout, [24, 19]) == [3, 1]


# What is carried is checked.


@pytest.mark.parametrize(
    ("carried", "sentence"),
    [
        ({"gladiators": [{}]}, "carried: gladiators for 2 seats expected"),
        ({"gladiators": 7}, "carried: gladiators for 2 seats expected, but 7 came"),
        ({"gladiators": [{}, 3]}, "carried: seat 1: a table expected, but 3 came"),
        ({"wins": [1, 2]}, "carried: gladiators expected, but wins came"),
        ({"gladiators": [{"xp": -1}, {}]}, "seat 0: xp from 0 to 9999 expected, but -1 came"),
        ({"gladiators": [{}, {"xp": "3"}]}, "seat 1: xp from 0 to 9999 expected, but '3' came"),
        ({"gladiators": [{}, {"xp": True}]}, "seat 1: xp from 0 to 9999 expected, but True came"),
        ({"gladiators": [{"gold": 1}, {}]}, "seat 0: one of xp, dead, build expected"),
        ({"gladiators": [{"dead": 0}, {}]}, "seat 0: dead true or false expected, but 0 came"),
        ({"gladiators": [{"dead": "no"}, {}]}, "dead true or false expected, but 'no' came"),
    ],
)
def test_17_1_a_strange_past_is_refused(carried: dict[str, object], sentence: str) -> None:
    """17.1 In one sentence."""
    said = refused(2, CAMPAIGN, carried)

    assert said.startswith("carried: ")
    assert sentence in said


def test_17_1_a_past_without_a_campaign_is_a_contradiction() -> None:
    """17.1 Option `campaign`."""
    said = refused(2, {}, past(1, 1))

    assert said.startswith("contradiction: option campaign: true was expected")


def test_18_5_a_build_may_be_brought_along() -> None:
    """17.4, 18.5 Its owner is not asked to build; the other is."""
    carried: dict[str, object] = {"gladiators": [{"xp": 2, "build": BUILD}, {}]}

    bout = prepare(2, CAMPAIGN, carried=carried)

    assert asked(bout) == ["1 build_offense"]
    assert sheet(bout, 0) == {"offense": 4, "guard": 4, "endurance": 5, "blood": 5, "speed": 5}
    assert bout.coins[0] == 56 - 14 - 10 - 16 - 1


def test_4_1_who_brings_a_build_has_made_his_choice() -> None:
    """4.1, 18.5 Where each decides, seat 0 is not asked for a character either."""
    carried: dict[str, object] = {"gladiators": [{"build": BUILD}, {}]}

    bout = prepare(2, {**CAMPAIGN, "characters": "choice"}, carried=carried, script=[1])

    assert asked(bout) == ["1 character"]
    choose(bout, "secutor")
    assert [one.ask for one in bout.pending] == ["draft"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"guard": 9, "offense": 9}, "56 coins are given, but it costs 65 (rule 18.1)"),
        ({"guard": 1}, "guard from 3 to 9 expected, but 1 came (rule 18.2)"),
        ({"energy_0": 9}, "energy_0 from 0 to 8 expected, but 9 came (rule 18.3)"),
        ({"powers": ["flight"]}, "expected, but flight came (rule 18.4)"),
    ],
)
def test_18_1_a_bad_build_brought_along_is_refused(
    change: dict[str, object], sentence: str
) -> None:
    """17.4, 18.1 to 18.4 Over the budget, under a minimum, over a limit, an unknown Power."""
    carried: dict[str, object] = {"gladiators": [{"xp": 2, "build": {**BUILD, **change}}, {}]}

    said = refused(2, CAMPAIGN, carried)

    assert said.startswith("build: ")
    assert sentence in said


def test_4_1_no_build_with_pre_made_characters() -> None:
    """4.1 They have theirs."""
    carried: dict[str, object] = {"gladiators": [{"build": BUILD}, {}]}

    said = refused(2, {"campaign": True}, carried)

    assert "seat 0: with pre-made characters no build is expected (4.1)" in said


# 17.3 What a blow leaves of him.


def fallen(damage: int, *items: str) -> Scene:
    """Seat 1, with 2 in his HP deck and the cover, is hurt so much; he may be Unbeatable."""
    scene = Scene(3, campaign=True, teams="free").give(1, hand="S", life="1").items(1, *items)
    scene.bout.fight.dealt = [0]
    scene.powers(1, "unbeatable").begin(steps.WOUND, damage, 1, 0)
    return scene.run((1, "payment", "yield"))


@pytest.mark.parametrize(
    ("damage", "items", "dead"),
    [
        (3, (), False),
        (7, (), False),
        (8, (), True),
        (10, ("gladius",), False),
        (11, ("gladius",), True),
    ],
)
def test_17_3_r89_s55_hit_points_before_the_blow_less_the_damage(
    damage: int, items: tuple[str, ...], dead: bool
) -> None:
    """17.3, R89 S55: 3 hit points and 7 damage are -4, 8 are -5; a gladius has 3 more."""
    scene = fallen(damage, *items).finish()

    assert scene.told("killed") == [[1]]
    assert column(scene.bout, "dead") == [False, dead, False]


@pytest.mark.parametrize(("more", "dead"), [(1, False), (2, True)])
def test_17_3_r89_more_damage_to_an_unbeatable_is_added(more: int, dead: bool) -> None:
    """17.3, R89 Killed at -3, he fights on; another point is -4, two are -5."""
    scene = fallen(6).run((1, "unbeatable", "yes")).finish()
    before = column(scene.bout, "dead")

    scene.begin(steps.WOUND, more, 1, 0).finish()

    assert before == [False, False, False]
    assert scene.bout.fate[1] == DEAD
    assert column(scene.bout, "dead") == [False, dead, False]


def test_17_3_r89_r181_still_unbeatable_at_the_end_he_is_as_dead_as_the_blow_left_him() -> None:
    scene = fallen(8).run((1, "unbeatable", "yes")).finish()

    assert scene.bout.fate[1] == DOOMED
    assert column(scene.bout, "dead") == [False, True, False]


# 17.4, 18.1 The coins of a build that is brought along.

DEAREST: dict[str, object] = {
    "offense": 9,
    "guard": 9,
    "endurance": 9,
    "blood": 9,
    "speed": 9,
}


def test_17_4_r173_no_build_has_more_than_120_coins() -> None:
    """17.4, R173 However much XP: 66 coins for traits, 36 and 18 for cards are 120."""
    whole = {**DEAREST, "energy_1": 18, "energy_0": 18}
    rich: list[dict[str, object]] = [{"xp": 9999, "build": whole}, {}]
    richer: list[dict[str, object]] = [{"xp": 9999, "build": {**whole, "powers": ["lunge"]}}, {}]

    bout = prepare(2, CAMPAIGN, carried={"gladiators": rich})
    said = refused(2, CAMPAIGN, {"gladiators": richer})

    assert bout.coins[0] == 0
    assert said == "build: build: 120 coins are given, but it costs 121 (rule 18.1)"


@pytest.mark.parametrize(
    ("seats", "options", "coins"),
    [
        (3, {"lone_seat": 0}, 70),
        (3, {"lone_seat": 1}, 55),
        (3, {"lone_seat": "random"}, 55),
        (3, {"lone_seat": 0, "teams": "free"}, 55),
        (2, {"lone_seat": 0}, 55),
        (4, {"lone_seat": 0}, 55),
        (3, {"lone_seat": 0, "coins_1": 60}, 60),
    ],
)
def test_18_1_r175_only_a_lone_player_has_the_coins_of_one(
    seats: int, options: dict[str, PlayValue], coins: int
) -> None:
    """18.1, R175 Who is alone by an option that has no meaning there has the usual coins."""
    build: dict[str, object] = {**DEAREST, "blood": 3, "speed": 3, "energy_0": 1}
    lines: list[dict[str, object]] = [{"build": {**build, "energy_1": 7}}, *[{}] * (seats - 1)]

    if coins >= 69:
        bout = prepare(seats, {**CAMPAIGN, **options}, carried={"gladiators": lines})
        assert bout.coins[0] == coins - 69
    else:
        said = refused(seats, {**CAMPAIGN, **options}, {"gladiators": lines})
        assert said == f"build: build: {coins} coins are given, but it costs 69 (rule 18.1)"


def test_4_1_who_brings_a_build_may_not_take_a_character_however_rich() -> None:
    """4.1, 18.5 Coins for a pre-made one are left over, but his choice is made."""
    cheapest: dict[str, object] = {"offense": 3, "guard": 3, "endurance": 3, "blood": 3, "speed": 3}
    carried: dict[str, object] = {"gladiators": [{"xp": 200, "build": cheapest}, {}]}

    bout = prepare(2, {**CAMPAIGN, "characters": "choice"}, carried=carried, script=[1])

    assert bout.coins[0] == 105
    assert asked(bout) == ["1 character"]


def test_17_1_one_who_was_carried_off_may_have_won() -> None:
    """17.1, 17.3, 1.5 Unconscious, and with most points: 2 XP for 24 VP and 1 for victory."""
    bout = prepare(2, CAMPAIGN)
    bout.fate, bout.wounds = [DEAD, ALIVE], [-4, 0]

    assert after(bout, [24, 19]) == [3, 1]
