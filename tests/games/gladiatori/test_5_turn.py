"""Chapter 5, Turn sequence: Choose Cards, order, combat rounds, Rest, End Turn."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.points import FLIGHT, FRONT_ATTACK
from harena.games.gladiatori.components.bout import DEAD, DOOMED, FIRST_BEAST, Bout
from harena.games.gladiatori.components.cards import CARDS, size
from harena.games.gladiatori.components.traits import ENDURANCE, GUARD, OFFENSE, TRAITS
from tests.games.gladiatori.scene import Answer, Scene

# What a Rest asks for, one after the other.
BACK = ("blood", "speed", "offense", "guard", *CARDS)


def blocked(seat: int, foe: int) -> list[Answer]:
    """An attack that a Skill holds off: two points and no wound."""
    return [
        (seat, "action", "new-berserk"),
        (seat, "fight", "strike"),
        (seat, "blood", 1),
        (foe, "skill", "yes"),
        (seat, "feint", "no"),
    ]


def pairs(seats: int = 4) -> Scene:
    """Two face to face, and two more."""
    scene = Scene(seats).place(0, (0, 0), 0).place(1, (1, 0), 3)
    scene.place(2, (0, 3), 0).place(3, (1, 3), 3)
    for seat in range(seats):
        scene.trait(seat, guard=9)
    return scene


def sheet(scene: Scene, name: str) -> int:
    """A pre-made character, by its id."""
    return [one.id for one in scene.bout.content.characters].index(name)


def orders(scene: Scene) -> list[list[int]]:
    """The orders told, without the number of the round."""
    return [one[1:] for one in scene.told("ordered")]


def split(scene: Scene, seat: int, **hand: int) -> None:
    """So many of each kind to the hand, the others to the HP deck."""
    for kind in CARDS:
        scene.run((seat, "split", hand.get(kind, 0)))


def rest(scene: Scene, seat: int, use: str, **back: int) -> list[list[str]]:
    """What is used, and so many of each Element back; what was offered each time."""
    scene.run((seat, "rest", use))
    offered: list[list[str]] = []
    for element in BACK:
        offered.append(scene.offered(seat))
        scene.run((seat, "back", back.get(element, 0)))
    return offered


def test_5_0_seven_phases_all_together_but_the_combat_rounds() -> None:
    scene = Scene(2, turns=1)
    scene.bout.turn = 0

    scene.begin(steps.TAKE_TURN)
    splitting = scene.asked()
    scene.run((1, "opening", "ready"), (1, "action", "pass"), (1, "opening", "ready"))
    acting = scene.asked()
    scene.run((1, "action", "pass"))
    resting = scene.asked()
    scene.finish()

    assert splitting == [(0, "split"), (1, "split")]
    assert acting == [(1, "action")]
    assert resting == [(0, "rest"), (1, "rest")]
    assert [event.kind for event in scene.match.events if event.kind != "passed"] == [
        "turn_began",
        *["split", "split"],
        *["ordered", "round_taken", "round_taken"],
        *["ordered", "round_taken", "round_taken"],
        *["rested", "rested"],
        *["scored", "scored", "ended"],
    ]


def test_5_1_1_the_deck_is_divided_in_any_numbers() -> None:
    scene = Scene()
    scene.give(0, hand="", deck="S M 1x4 0x2 F").give(1, hand="", deck="S D")

    scene.begin(steps.CHOOSE_CARDS)
    split(scene, 0, movement=1, energy_1=3)
    split(scene, 1, strength=1, dexterity=1)

    assert (scene.held(0, "hand"), scene.held(0, "life")) == (
        "movement energy_1x3",
        "strength energy_0x2 energy_1 feint",
    )
    assert (scene.held(1, "hand"), scene.held(1, "life")) == ("strength dexterity", "")
    assert scene.told("split") == [[0, 1, 3, 5], [1, 2, 0, 0]]


def test_5_1_1_the_split_is_secret() -> None:
    scene = Scene().give(0, hand="", deck="S 1x4").give(1, hand="", deck="S")

    scene.begin(steps.CHOOSE_CARDS)
    before = scene.match.view(1)["sheets"]
    for _ in CARDS:
        scene.run((0, "split", 0))

    assert scene.match.view(1)["sheets"] == before
    scene.finish()
    after = scene.match.view(1)["sheets"]
    assert isinstance(after, list)
    assert after[0]["numbers"] == [0, 0, 5, 0, 0]


def splitting_again() -> Scene:
    """The second turn begins; of his 16 cards seat 0 has 5 in his discard pile."""
    scene = Scene(2, turns=2).give(0, hand="S 1x5", life="0x5", discard="D 0x4")
    scene.bout.round, scene.bout.purse = 2, [55, 55]
    return scene.begin(steps.END_TURN).begin(steps.TAKE_TURN)


def test_5_1_1_while_decks_are_split_the_discard_pile_can_be_counted() -> None:
    """Who knows what: its number is public; only what is being split is not."""
    scene = splitting_again()

    sheets = scene.match.view(1)["sheets"]

    assert scene.asked() == [(0, "split"), (1, "split")]
    assert isinstance(sheets, list)
    assert (sheets[0]["numbers"], sheets[0]["cards"]) == ([-1, -1, -1, 5, -1], 16)


def test_5_1_1_whoever_imagines_a_split_counts_right() -> None:
    """Eleven in the deck and five discarded, in every turn; what is split goes somewhere."""
    scene = splitting_again()
    found: list[list[int]] = []

    for number in range(4):
        bout = scene.match.imagine(1, f"seed {number}").state
        assert isinstance(bout, Bout)
        cards = (bout.deck[0], bout.discard[0], bout.hand[0] + bout.life[0])
        found.append([size(one) for one in cards])
        scene.run((0, "split", 0))

    assert [sum(one) for one in found] == [16] * 4
    assert [one[1] for one in found] == [5] * 4
    assert found[0] == [11, 5, 0]


def test_5_1_1_one_who_is_only_unbeatable_has_nothing_to_hide() -> None:
    scene = Scene(3, teams="free").give(0, hand="", deck="S 1x4")
    scene.bout.fate[0] = DOOMED

    sheets = scene.begin(steps.CHOOSE_CARDS).match.view(1)["sheets"]

    assert isinstance(sheets, list)
    assert sheets[0]["numbers"] == [1, 4, 0, 0, 0]


@pytest.mark.parametrize(("life", "dies"), [("", True), ("0", False)])
def test_5_1_1_the_cover_under_the_hp_deck_is_the_last_hit_point(life: str, dies: bool) -> None:
    scene = Scene().face_to_face().give(1, hand="S 1x4", life=life)

    scene.take_round(0).run(
        (0, "action", "new-berserk"), (0, "fight", "strike"), (0, "blood", 1), (0, "feint", "no")
    )

    assert scene.told("wounded") == [[1, 1]]
    assert (scene.told("killed") == [[1]]) is dies


def test_5_1_2_r17_discarded_and_removed_cards_take_no_part() -> None:
    scene = Scene().give(0, hand="", deck="S", discard="D 1", removed="B 0")

    scene.begin(steps.CHOOSE_CARDS)
    split(scene, 0, strength=1)
    split(scene, 1)

    assert (scene.held(0, "hand"), scene.held(0, "life")) == ("strength", "")
    assert (scene.held(0, "discard"), scene.held(0, "removed")) == (
        "dexterity energy_1",
        "berserk energy_0",
    )


def test_5_1_1_the_dead_divide_nothing() -> None:
    scene = Scene(3, teams="free").give(0, hand="", deck="S").give(1, hand="", deck="S")
    scene.bout.fate[2] = DEAD

    scene.begin(steps.CHOOSE_CARDS)
    asked = scene.asked()
    scene.finish()

    assert asked == [(0, "split"), (1, "split")]
    assert scene.told("split") == [[0, 0, 0, 1], [1, 0, 0, 1]]


def test_5_1_2_r17_the_split_stands_until_the_turn_is_over() -> None:
    scene = Scene().give(0, hand="", deck="S 1").give(1, hand="", deck="")
    scene.bout.turn = 0

    scene.begin(steps.TAKE_TURN)
    split(scene, 0, strength=1)
    scene.run((0, "rest", "nothing"))

    assert (scene.held(0, "hand"), scene.held(0, "life")) == ("strength", "energy_1")


def test_5_1_3_r116_an_empty_hand_and_an_empty_hp_deck_are_simply_empty() -> None:
    scene = Scene(2, turns=1).give(0, hand="", deck="")
    scene.bout.turn = 0

    scene.begin(steps.TAKE_TURN).run((0, "opening", "ready"))
    offered = scene.offered(0)
    scene.finish()

    assert offered == ["pass"]
    assert scene.told("split")[0] == [0, 0, 0, 0]
    assert scene.match.scores == [15, 15]


def test_5_2_1_e23_increasing_points_and_the_upper_of_equal_markers_first() -> None:
    """E23: seats 1 and 3 on the same step, 3 above 1."""
    scene = Scene(4)
    scene.bout.points = [14, 9, 10, 9]
    scene.bout.stack = [3, 1, 0, 2]

    scene.begin(steps.BEGIN_ROUND, 1)

    assert orders(scene) == [[3, 1, 2, 0]]


def test_5_2_2_the_order_stays_for_the_round() -> None:
    scene = pairs()
    scene.bout.points = [10, 11, 10, 10]
    scene.bout.stack = [0, 1, 2, 3]

    scene.begin(steps.BEGIN_ROUND, 1).run(*blocked(0, 1)).finish()

    assert orders(scene) == [[0, 2, 3, 1]]
    assert scene.told("round_taken") == [[0], [2], [3], [1]]
    assert scene.bout.points == [12, 11, 10, 10]


def test_5_2_3_r18_s35_of_those_who_tie_by_scoring_the_later_goes_first() -> None:
    """S35: all score 2, and the next order is d, c, b, a."""
    scene = pairs()
    scene.bout.then(steps.BEGIN_ROUND, 2)

    scene.begin(steps.BEGIN_ROUND, 1)
    scene.run(*blocked(0, 1), *blocked(1, 0), *blocked(2, 3), *blocked(3, 2)).finish()

    assert scene.bout.points == [12, 12, 12, 12]
    assert orders(scene) == [[0, 1, 2, 3], [3, 2, 1, 0]]


def test_5_2_3_r18_s35_who_has_not_scored_stays_below() -> None:
    """S35: only a scores: b, c, d, a; then only b: c, d, b, a."""
    scene = pairs()
    scene.bout.then(steps.BEGIN_ROUND, 2)
    scene.bout.then(steps.BEGIN_ROUND, 1)

    scene.begin(steps.BEGIN_ROUND, 1).run(*blocked(0, 1))
    scene.run((1, "action", "pass"), *blocked(1, 0)).finish()

    assert orders(scene) == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 1, 0]]


def test_5_2_3_r18_a_marker_goes_on_top_even_if_gain_and_loss_cancel_out() -> None:
    """Two points for the attack, two lost for running away by Reflex."""
    scene = Scene().face_to_face().give(0, hand="B reflex").trait(1, guard=9)
    scene.bout.stack = [1, 0]
    scene.bout.then(steps.BEGIN_ROUND, 2)

    scene.begin(steps.BEGIN_ROUND, 1).run(
        (0, "action", "new-berserk"),
        (0, "add", "reflex"),
        (0, "fight", "strike"),
        (0, "blood", 1),
        (1, "skill", "yes"),
        (0, "reflex", "move-west-on"),
        (0, "reflex", "move-west-on"),
    ).finish()

    assert scene.told("scored") == [[0, 2, FRONT_ATTACK], [0, -2, FLIGHT]]
    assert orders(scene) == [[1, 0], [0, 1]]


@pytest.mark.parametrize("lot", [1, 2])
def test_5_2_4_beasts_come_first_in_random_order(lot: int) -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, life="1x20")
    scene.beast("dog", (1, 0))
    scene.beast("dog", (0, 1))
    scene.dice(lot, 1, 2, 1, 2)

    scene.begin(steps.BEGIN_ROUND, 2).run(*[(0, "payment", "energy_1")] * 4).finish()

    first = [event for event in scene.match.events if event.kind in ("beast_rolled", "round_taken")]
    order = [FIRST_BEAST, FIRST_BEAST + 1] if lot == 1 else [FIRST_BEAST + 1, FIRST_BEAST]
    assert [event.told(None)[:2] for event in first] == [
        ["beast_rolled", order[0]],
        ["beast_rolled", order[1]],
        ["round_taken", 0],
        ["round_taken", 1],
    ]


def test_5_2_5_s36_delay_changes_a_place_for_one_round() -> None:
    """S36: order x, y, z; z takes the first place, and the next round goes by points again."""
    scene = Scene(3).powers(2, "delay")
    scene.bout.then(steps.BEGIN_ROUND, 1)

    scene.begin(steps.BEGIN_ROUND, 2).run((2, "ready", 1)).finish()

    assert orders(scene) == [[0, 1, 2], [2, 0, 1], [0, 1, 2]]
    assert scene.told("round_taken")[:3] == [[2], [0], [1]]


def test_5_2_6_r19_without_points_the_order_of_set_up_holds() -> None:
    scene = Scene(3, beasts="cooperative").place(0, (0, 0), 0)
    scene.bout.stack = [1, 0, 2]
    beast = scene.beast("dog", (1, 0))
    scene.bout.waiting[3] = 1
    scene.bout.round = 2

    scene.dice(1, 2).take_round(0).run(
        (0, "action", "new-berserk"), (0, "fight", "strike"), (0, "blood", 3)
    ).finish()
    scene.begin(steps.END_COMBAT_ROUND).begin(steps.BEGIN_ROUND, 2)

    assert scene.told("slain") == [[beast]]
    assert scene.told("scored") == []
    assert orders(scene) == [[1, 0, 2]]


def test_5_2_7_r20_the_eliminated_leave_the_order_and_keep_their_points() -> None:
    scene = Scene(3).face_to_face()
    scene.bout.then(steps.BEGIN_ROUND, 2)

    scene.begin(steps.BEGIN_ROUND, 1).run(
        (0, "action", "new-berserk"), (0, "fight", "strike"), (0, "blood", 3), (0, "feint", "no")
    )
    scene.run((1, "unbeatable", "no"))
    left = scene.bout.order[:]
    scene.finish()

    assert scene.told("killed") == [[1]]
    assert left == [0, 2]
    assert scene.told("round_taken")[:2] == [[0], [2]]
    assert orders(scene)[1] == [2, 0]
    assert scene.bout.points[1] == 10


def test_5_3_1_r134_release_and_order_of_the_beasts_come_before_delay() -> None:
    scene = Scene(2, beasts="coliseum").powers(1, "delay").face_to_face()
    scene.bout.waiting[0] = 2
    scene.dice(4, 1, 1, 2, 1)

    scene.begin(steps.BEGIN_ROUND, 1)
    asked, rolled = scene.asked(), len(scene.bout.dice.script)
    released, entered = scene.told("release"), scene.told("entered")
    scene.run((1, "ready", 1))

    assert asked == [(0, "ready")]
    assert (released, entered) == ([[4]], [])
    assert rolled == 1
    kinds = [event.kind for event in scene.match.events]
    seen = ("ordered", "release", "beasts_ordered", "power", "entered", "round_taken")
    course = [kind for kind in kinds if kind in seen]
    assert course[:3] == ["ordered", "release", "beasts_ordered"]
    assert course[3:6] == ["power", "ordered", "entered"]
    assert scene.told("beasts_ordered") == [[FIRST_BEAST + 1, FIRST_BEAST]]
    assert scene.told("entered")[0][0] == FIRST_BEAST + 1


def test_5_3_1_r134_the_window_of_powers_comes_before_the_beasts() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="S", discard="1 0x2")
    scene.powers(0, "resistance").beast("dog", (1, 0))

    scene.dice(1, 2).begin(steps.BEGIN_ROUND, 2)

    assert scene.asked() == [(0, "ready")]
    assert scene.interjections(0) == ["resistance"]
    assert scene.told("beast_rolled") == []


@pytest.mark.parametrize(
    ("beasts", "character", "asked"),
    [
        ("coliseum", "secutor", [(0, "ready")]),
        ("coliseum", "mirmillo", [(0, "ready")]),
        ("coliseum", "retiarius", [(0, "ready")]),
        ("none", "secutor", []),
        ("none", "mirmillo", []),
        ("none", "retiarius", [(0, "ready")]),
    ],
)
def test_5_3_1_r134_before_beasts_who_has_adaptation_or_resistance_is_asked_too(
    beasts: str, character: str, asked: list[tuple[int, str]]
) -> None:
    """Secutor has Adaptation, Mirmillo Resistance, Retiarius Delay, and everybody knows it."""
    scene = Scene(2, beasts=beasts)
    scene.bout.character = [sheet(scene, character), sheet(scene, "thraex")]
    scene.bout.used[1] = scene.bout.content.characters[scene.bout.character[1]].powers

    scene.begin(steps.BEGIN_ROUND, 2)

    assert [one for one in scene.asked() if one[1] == "ready"] == asked


def test_5_4_1_every_card_on_the_table_is_discarded() -> None:
    scene = Scene().give(0, hand="M", discard="1").row(0, "(S) (D_) B")

    scene.begin(steps.REST_ALL)

    assert scene.held(0, "discard") == "strength dexterity berserk energy_1"
    assert scene.row_kinds(0) == []


def test_5_4_2_e4_endurance_brings_back_primary_elements() -> None:
    """E4: six cards discarded, Offense 4 of 6, Endurance 4: three cards and Offense 5."""
    scene = Scene().give(0, hand="", discard="S 1x3 0x2").trait(0, offense=6, endurance=4)
    scene.now(0, offense=4)

    scene.begin(steps.REST_ALL)
    rest(scene, 0, "endurance", offense=1, strength=1, energy_1=2)

    assert scene.value(0, "offense") == 5
    assert scene.value(0, "endurance") == 3
    assert scene.held(0, "deck") == "strength energy_1x2"
    assert scene.held(0, "discard") == "energy_0x2 energy_1"


def test_5_4_2_no_more_than_its_value_and_no_abilities() -> None:
    scene = Scene().give(0, hand="", discard="1x9").trait(0, endurance=3)
    scene.now(0, blood=1, speed=1, guard=2)

    scene.begin(steps.REST_ALL)
    offered = rest(scene, 0, "endurance", guard=1, energy_1=2)

    choices = dict(zip(BACK, offered, strict=True))
    assert choices["blood"] == choices["speed"] == choices["offense"] == ["0"]
    assert choices["guard"] == ["0", "1", "2", "3"]
    assert choices["energy_1"] == ["0", "1", "2"]
    assert choices["feint"] == ["0"]


def test_5_4_2_e15_after_overskill_endurance_falls_to_nothing() -> None:
    """E15: Endurance 2 raised to 6 brings back six, and is 0."""
    scene = Scene().give(0, hand="", discard="1x9").trait(0, endurance=2).now(0, endurance=6)
    scene.bout.overskilled[0] = 1 << ENDURANCE

    scene.begin(steps.REST_ALL)
    offered = rest(scene, 0, "endurance", energy_1=6)

    assert offered[BACK.index("energy_1")][-1] == "6"
    assert scene.held(0, "deck") == "energy_1x6"
    assert scene.value(0, "endurance") == 0


def test_5_4_3_no_endurance_by_a_rest_and_nothing_above_its_start() -> None:
    """Endurance brings none of itself back: of its two Elements the point of Guard alone."""
    scene = Scene().give(0, hand="").now(0, endurance=2, guard=4)

    scene.begin(steps.REST_ALL)
    assert scene.offered(0) == ["nothing", "endurance"]
    offered = rest(scene, 0, "endurance", guard=1)

    assert [choices for choices in offered if choices != ["0"]] == [["0", "1"]]
    assert scene.value(0, "endurance") == 1
    assert scene.value(0, "guard") == 5


@pytest.mark.parametrize(
    ("use", "endurance", "cards"),
    [("resistance-2", 4, 1), ("both-2", 3, 5), ("resistance-1", 3, 2), ("both-3", 4, 5)],
)
def test_5_4_3_r185_resistance_brings_endurance_back_in_rest(
    use: str, endurance: int, cards: int
) -> None:
    """Before it is used: two points of three make 2 a 4, which brings four cards beside the one."""
    scene = Scene().give(0, hand="", discard="0x9").now(0, endurance=2).powers(0, "resistance")

    scene.begin(steps.REST_ALL)
    offered = rest(scene, 0, use, energy_0=cards)
    scene.finish()

    assert offered[BACK.index("energy_0")][-1] == str(cards)
    assert (scene.value(0, "endurance"), scene.told("rested")[0]) == (endurance, [0, cards])
    assert scene.told("power") == [[0, 8]]


@pytest.mark.parametrize(
    ("endurance", "offered"), [(0, ["nothing"]), (1, ["nothing", "endurance"])]
)
def test_5_4_4_r21_s34_endurance_0_cannot_be_used(endurance: int, offered: list[str]) -> None:
    """S34: Endurance 0 has nothing to decide."""
    scene = Scene().give(0, hand="", discard="1x3").trait(0, endurance=endurance)

    scene.begin(steps.REST_ALL)

    assert scene.offered(0) == offered


def test_5_4_4_r21_s34_endurance_1_brings_one_element() -> None:
    """S34: one Element, then Endurance is 0."""
    scene = Scene().give(0, hand="", discard="1x3").trait(0, endurance=1)

    scene.begin(steps.REST_ALL)
    rest(scene, 0, "endurance", energy_1=1)

    assert (scene.value(0, "endurance"), scene.held(0, "deck")) == (0, "energy_1")


def test_5_4_4_r21_rest_is_secret_and_the_number_of_cards_public() -> None:
    scene = Scene().give(0, hand="", discard="S 1x3").give(1, hand="")

    scene.begin(steps.REST_ALL)
    before = scene.match.view(1)["sheets"]
    rest(scene, 0, "endurance", strength=1, energy_1=2)
    during = scene.match.view(1)["sheets"]
    scene.finish()

    after = scene.match.view(1)["sheets"]

    assert during == before
    assert isinstance(before, list)
    assert before[0]["numbers"] == [0, 0, 0, -1, -1]
    assert isinstance(after, list)
    assert after[0]["numbers"] == [0, 0, 0, 1, 3]
    assert scene.told("rested") == [[0, 3], [1, 0]]


def test_5_4_1_the_dead_do_not_rest() -> None:
    scene = Scene(3, teams="free").give(2, hand="", discard="1x3")
    scene.bout.fate[2] = DEAD

    scene.begin(steps.REST_ALL)
    asked = scene.asked()
    scene.finish()

    assert asked == [(0, "rest"), (1, "rest")]
    assert scene.told("rested") == [[0, 0], [1, 0]]


def test_5_4_2_all_kinds_of_elements_share_what_endurance_allows() -> None:
    """Three in all: a point of Offense, one Energy 0 and one Energy 1, and no Feint any more."""
    scene = Scene().give(0, hand="", discard="S 0x4 1x4 F").trait(0, endurance=3).now(0, offense=1)

    scene.begin(steps.REST_ALL)
    offered = rest(scene, 0, "endurance", offense=1, energy_0=1, energy_1=1)
    scene.finish()

    most = dict(zip(BACK, (int(choices[-1]) for choices in offered), strict=True))
    wanted = ("offense", "guard", "strength", "energy_0", "energy_1", "feint")
    assert [most[element] for element in wanted] == [3, 0, 1, 2, 1, 0]
    assert scene.held(0, "deck") == "energy_0 energy_1"
    assert scene.value(0, "offense") == 2


def test_5_4_3_r133_what_is_overskilled_is_not_recovered() -> None:
    """Offense stands at 9 by Overskill; only the card is there to come back."""
    scene = Scene().give(0, hand="", discard="0").now(0, offense=9).powers(0, "resistance")
    scene.bout.overskilled[0] = 1 << OFFENSE

    scene.begin(steps.REST_ALL)
    offered = rest(scene, 0, "both")

    assert [choices for choices in offered if choices != ["0"]] == [["0", "1"]]
    assert offered[BACK.index("energy_0")] == ["0", "1"]


@pytest.mark.parametrize(
    ("use", "announced", "back"),
    [("nothing", [], 0), ("endurance", [], 2), ("resistance", [[0, 8]], 3), ("both", [[0, 8]], 5)],
)
def test_5_4_2_each_is_used_by_itself_and_only_the_power_is_announced(
    use: str, announced: list[list[int]], back: int
) -> None:
    """Endurance 2 brings two cards, Resistance three, both together five; all is as chosen."""
    scene = Scene().give(0, hand="", discard="0x9").trait(0, endurance=2).powers(0, "resistance")
    before = scene.bout.powers[0]

    scene.begin(steps.REST_ALL)
    offered = rest(scene, 0, use, energy_0=back)
    scene.finish()

    assert offered[BACK.index("energy_0")] == [str(number) for number in range(back + 1)]
    assert scene.told("power") == announced
    assert scene.bout.powers[0] == (0 if announced else before)
    assert scene.value(0, "endurance") == (1 if use in ("endurance", "both") else 2)
    assert scene.told("rested")[0] == [0, back]


def test_5_5_1_hand_and_hp_deck_are_joined_for_the_next_turn() -> None:
    scene = Scene().give(0, hand="S 1", life="0x2", deck="D", discard="B", removed="M")

    scene.begin(steps.END_TURN)

    assert (scene.held(0, "hand"), scene.held(0, "life")) == ("", "")
    assert scene.held(0, "deck") == "strength dexterity energy_0x2 energy_1"
    assert (scene.held(0, "discard"), scene.held(0, "removed")) == ("berserk", "movement")


def test_5_5_1_after_the_last_turn_the_game_ends() -> None:
    scene = Scene()
    scene.bout.turn = 6

    scene.begin(steps.TAKE_TURN)

    assert scene.match.over
    assert scene.told("turn_began") == []
    assert len(scene.told("ended")) == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("skill", [OFFENSE, GUARD, ENDURANCE])
def test_5_5_2_s14_overskill_ends(seat: int, skill: int) -> None:
    """S14: a Skill of 4 raised to 9 and not used is 0 after End Turn; all else stays."""
    scene = Scene()
    place = TRAITS * seat + skill
    scene.bout.start[place], scene.bout.remaining[place] = 4, 9
    scene.bout.overskilled[seat] = 1 << skill

    scene.begin(steps.END_TURN)

    assert scene.bout.remaining == [0 if one == place else 5 for one in range(2 * TRAITS)]
    assert scene.bout.overskilled == [0, 0]


def test_5_5_2_markers_damage_and_discard_piles_stay() -> None:
    scene = Scene().items(0, "galea").give(0, discard="S 1")
    scene.bout.trapped[0], scene.bout.unbalanced[0], scene.bout.down[0] = 2, 1, 1
    scene.bout.damaged = 1 << scene.item("galea")

    scene.begin(steps.END_TURN)

    assert (scene.bout.trapped[0], scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1, 1)
    assert scene.bout.damaged == 1 << scene.item("galea")
    assert scene.held(0, "discard") == "strength energy_1"


def test_5_4_4_r185_without_endurance_there_is_no_both_unless_resistance_brings_some() -> None:
    none = Scene().powers(0, "resistance").give(0, discard="1x3").trait(0, endurance=0)
    spent = Scene().powers(0, "resistance").give(0, discard="1x3").trait(0, endurance=1)
    spent.now(0, endurance=0)

    for scene in (none, spent):
        scene.begin(steps.REST_ALL)

    assert none.offered(0) == ["nothing", "resistance"]
    assert spent.offered(0) == ["nothing", "resistance", "resistance-1", "both-1"]


def test_5_4_3_r133_r185_resistance_brings_nothing_to_what_is_overskilled() -> None:
    scene = Scene().powers(0, "resistance").give(0, discard="1").now(0, endurance=3)
    scene.bout.overskilled[0] = 1 << ENDURANCE

    scene.begin(steps.REST_ALL)

    assert scene.offered(0) == ["nothing", "endurance", "resistance", "both"]
