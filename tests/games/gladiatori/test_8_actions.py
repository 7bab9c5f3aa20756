"""Chapter 8, Actions: Standby, Strength, Dexterity, Movement, Berserk, and their Reactions."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.points import FRONT_ATTACK
from harena.games.gladiatori.components.card_row import FACE_DOWN, ROTATED, card_at
from tests.games.gladiatori.blows import attack, pay, react
from tests.games.gladiatori.scene import Scene

DIRECTIONS = ("east", "north-east", "north-west", "west", "south-west", "south-east")
TURNS = ["turn-left", "turn-right", "turn-left-twice", "turn-right-twice"]


def moves(*directions: str) -> list[str]:
    return [f"move-{one}-{turn}" for one in directions for turn in ("right", "on", "left")]


# Standby.


def test_8_1_1_a_new_card_is_laid_face_down_and_rotated() -> None:
    scene = Scene().give(0, hand="S B").row(0, "M")

    scene.take_round(0).run((0, "action", "standby-strength")).finish()
    scene.take_round(0).run((0, "opening", "ready"))

    assert scene.row_kinds(0) == [3, 0]
    assert card_at(scene.bout.row[0], 1) & (ROTATED | FACE_DOWN) == ROTATED | FACE_DOWN
    assert not [choice for choice in scene.offered(0) if "strength" in choice]


def test_8_1_1_a_straight_card_is_rotated_and_turned_face_down_and_is_used_no_more() -> None:
    scene = Scene().face_to_face(1, 0).give(0, hand="").row(0, "S M")

    scene.take_round(0).run((0, "action", "turn-strength")).finish()
    scene.take_round(1).run(*attack("berserk", seat=1))

    assert card_at(scene.bout.row[0], 0) & (ROTATED | FACE_DOWN) == ROTATED | FACE_DOWN
    assert scene.offered(0) == ["pass", "again-movement"]


def test_8_1_2_e9_three_elements_in_any_mix() -> None:
    """E9: two cards and one Blood."""
    scene = Scene().give(0, hand="S", discard="1 D").now(0, blood=3)

    scene.take_round(0).run(
        (0, "action", "standby-strength"),
        (0, "recover", "energy_1"),
        (0, "recover", "dexterity"),
        (0, "recover", "blood"),
    )

    assert scene.match.over
    assert scene.held(0, "hand") == "dexterity energy_1"
    assert scene.value(0, "blood") == 4


@pytest.mark.parametrize("first", ["energy_1", "none"])
def test_8_1_2_every_standby_has_three_of_its_own(first: str) -> None:
    """Whether the one before took all three or stopped at once."""
    scene = Scene()
    for seat in (0, 1):
        scene.give(seat, hand="S", discard="1x4")
    scene.take_round(0).run((0, "action", "standby-strength"), *[(0, "recover", first)] * 3)

    scene.take_round(1).run((1, "action", "standby-strength"), *[(1, "recover", "energy_1")] * 3)

    assert scene.match.over
    assert scene.held(1, "hand") == "energy_1x3"


def test_8_1_2_8_1_3_r50_s33_endurance_may_be_recovered_not_above_its_start() -> None:
    """S33: one Endurance, one Speed, one card to the hand."""
    scene = Scene().give(0, hand="S", discard="1").now(0, endurance=4, speed=4)

    scene.take_round(0).run((0, "action", "standby-strength"), (0, "recover", "endurance"))
    second = scene.offered(0)
    scene.run((0, "recover", "speed"), (0, "recover", "energy_1"))

    assert second == ["energy_1", "speed", "none"]
    assert (scene.value(0, "endurance"), scene.value(0, "speed")) == (5, 5)
    assert scene.held(0, "hand") == "energy_1"


def test_8_1_3_r50_it_costs_no_blood() -> None:
    scene = Scene().give(0, hand="").row(0, "S D B").now(0, blood=0)

    scene.take_round(0).run((0, "action", "turn-strength"))

    assert scene.told("reused") == []
    assert (scene.value(0, "blood"), scene.asked()) == (0, [(0, "recover")])


def test_8_1_3_r50_he_is_not_passive_and_adds_and_declares_nothing() -> None:
    """Not Passive: Delay is open to him in the last window of his round."""
    scene = Scene().face_to_face().give(0, hand="S 1x3", discard="0x3").powers(0, "delay")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run((0, "action", "standby-strength"), *[(0, "recover", "energy_0")] * 3)

    assert scene.asked() == [(0, "closing")]
    assert scene.interjections(0) == ["delay"]
    assert scene.told("passed", "declared", "revealed") == []


def test_8_1_3_r50_a_new_card_stays_unseen_at_rest_too() -> None:
    scene = Scene().give(0, hand="S")
    hidden = scene.names["seen"].index("hidden")

    scene.take_round(0).run((0, "action", "standby-strength")).finish()
    laid = scene.match.view(1)["sheets"]
    scene.begin(steps.REST_ALL)
    rested = scene.match.view(1)

    assert scene.told("stood_by") == [[0, hidden]]
    assert isinstance(laid, list)
    assert laid[0]["row"] == [[-1, 1, 1]]
    assert "discard" not in rested
    assert scene.held(0, "discard") == "strength"


# Strength and Dexterity.


def test_8_2_e10_strength_adds_the_energy_played() -> None:
    """E10: three Energy 1 are +3; Energy 0 is nothing."""
    scene = Scene().face_to_face().give(0, hand="S 1x4 0x2").give(1, life="1x9")

    scene.take_round(0).run(*attack("strength", *["energy_1"] * 3, "energy_0")).run(
        (0, "skill", "no"), (1, "skill", "no")
    )

    assert scene.told("attack") == [[0, 1, 3]]


def test_8_2_block_has_the_same_bonus() -> None:
    scene = Scene().face_to_face().give(1, hand="S 1x3 0")

    scene.take_round(0).run(
        *attack("berserk"), *react("strength", "energy_1", "energy_1", "energy_0"), (0, "blood", 1)
    ).finish()

    assert scene.told("defence") == [[1, 2]]


def test_8_3_r51_e10_dexterity_is_half_the_cards_in_hand() -> None:
    """E10: seven left, two green and five red, are +3."""
    scene = Scene().face_to_face().give(0, hand="D S M 1x3 0x2").give(1, life="1x9")

    scene.take_round(0).run(*attack("dexterity"), (1, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 3]]


def test_8_3_r51_s1_counted_after_cards_were_played() -> None:
    """S1: a hand of nine, Dexterity and three Energy: five left, +2; four cards, 3 damage."""
    scene = Scene().face_to_face().give(0, hand="D S 1x4 0x3").give(1, life="1x9")

    scene.take_round(0).run(*attack("dexterity", *["energy_1"] * 3), *pay("energy_1", "energy_1"))

    assert scene.told("attack") == [[0, 1, 2]]
    assert scene.told("wounded") == [[1, 3]]


def test_8_3_s3_parry_has_the_same_bonus() -> None:
    """S3: six cards left in hand and Items 2: 5, and no matching bonus against Strength."""
    scene = Scene().face_to_face().items(1, "parmula").give(1, hand="D S 1x3 0x3")
    scene.give(0, hand="S 1x4")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 4), *react("dexterity", "energy_0")
    ).finish()

    assert scene.told("defence") == [[1, 5]]


# Movement.


def test_8_4_1_a_point_is_a_neighbouring_hex_and_up_to_one_side_or_a_turn_of_one_or_two() -> None:
    scene = Scene().place(0, (0, 0), 2)

    scene.take_round(0).run((0, "action", "new-movement"), (0, "fight", "none"))

    assert scene.offered(0) == [*moves(*DIRECTIONS), *TURNS, "stop"]


@pytest.mark.parametrize(
    ("point", "place", "facing"),
    [
        ("move-west-on", (-1, 0), 2),
        ("move-west-left", (-1, 0), 3),
        ("move-south-east-right", (0, 1), 1),
        ("turn-left", (0, 0), 3),
        ("turn-right", (0, 0), 1),
        ("turn-left-twice", (0, 0), 4),
        ("turn-right-twice", (0, 0), 0),
    ],
)
def test_8_4_1_where_a_point_leads(point: str, place: tuple[int, int], facing: int) -> None:
    scene = Scene().place(0, (0, 0), 2)

    scene.take_round(0).run((0, "action", "new-movement"), (0, "movement", point))

    assert (scene.at(0), scene.bout.facing[0]) == (place, facing)


def test_8_4_1_three_points_at_most() -> None:
    scene = Scene().place(0, (0, 0), 0)

    scene.take_round(0).run((0, "action", "new-movement"), *[(0, "movement", "move-east-on")] * 3)

    assert scene.match.over
    assert scene.at(0) == (3, 0)
    assert scene.value(0, "speed") == 5


def test_8_4_2_r52_occupied_hexes_are_closed_be_it_by_a_beast_or_one_face_down() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).place(1, (1, 0), 3)
    scene.beast("dog", (0, 1))
    scene.bout.unbalanced[1], scene.bout.down[1] = 2, 1

    scene.take_round(0).run((0, "action", "new-movement"), (0, "fight", "none"))

    assert scene.offered(0) == [*moves(*DIRECTIONS[1:5]), *TURNS, "stop"]


def test_8_4_2_the_edge_and_the_gates_are_open_and_beyond_is_nothing() -> None:
    scene = Scene().place(0, (-4, 0), 0).place(1, (0, 5), 0)

    scene.take_round(0).run((0, "action", "new-movement"), (0, "movement", "move-west-on"))

    assert scene.at(0) == (-5, 0)
    assert scene.offered(0) == [*moves("east", "north-east", "south-east"), *TURNS, "stop"]


def test_8_4_3_r53_points_are_spent_one_by_one_and_none_need_be() -> None:
    scene = Scene().place(0, (0, 0), 0)

    scene.take_round(0).run((0, "action", "new-movement"), (0, "movement", "stop"))

    assert scene.match.over
    assert (scene.at(0), scene.bout.facing[0]) == ((0, 0), 0)
    assert [one[0] for one in scene.told("revealed")] == [0]


def test_8_4_4_speed_gives_the_same_points() -> None:
    scene = Scene().place(0, (0, 0), 0).give(0, hand="M reflex")

    scene.take_round(0)
    extra = scene.offered(0)
    scene.run(*attack("movement", "reflex", fight="none"), (0, "movement", "stop"))
    reflex = scene.offered(0)
    scene.run((0, "reflex", "move-east-on"), (0, "reflex", "move-east-on"))

    assert extra == ["ready", *moves(*DIRECTIONS), *TURNS]
    assert reflex == [*moves(*DIRECTIONS), *TURNS, "stop"]
    assert (scene.at(0), scene.value(0, "speed")) == ((2, 0), 4)


def test_8_4_5_e11_a_dodge_halves_the_attack() -> None:
    """E11: 13 is 6, so a Dodge worth 6 holds."""
    scene = Scene().face_to_face().items(0, "gladius").trait(0, offense=4).trait(1, guard=4)
    scene.items(1, "scutum")

    scene.take_round(0).run(
        *attack("berserk"),
        *react("movement"),
        (0, "skill", "yes"),
        (0, "blood", 3),
        (1, "dodge", 1),
        (1, "skill", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, 1, 13]]
    assert scene.told("defence") == [[1, 6]]
    assert scene.told("held") == [[1]]
    assert (scene.value(1, "speed"), scene.at(1)) == (4, (1, 0))


def test_8_4_5_one_point_less_is_too_little() -> None:
    scene = Scene().face_to_face().items(0, "gladius").trait(0, offense=4).give(1, life="1x9")

    scene.take_round(0).run(
        *attack("berserk"),
        *react("movement"),
        (0, "skill", "yes"),
        (0, "blood", 3),
        (1, "dodge", 2),
        *pay("energy_1"),
    )

    assert scene.told("defence") == [[1, 4]]
    assert scene.told("wounded") == [[1, 1]]


def test_8_4_5_two_points_of_speed_at_most_knowing_the_attack() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*attack("berserk"), *react("movement"), (0, "blood", 3))

    assert scene.asked() == [(1, "dodge")]
    assert scene.told("attack") == [[0, 1, 6]]
    assert scene.offered(1) == ["0", "1", "2"]


def test_8_4_5_s8_an_attack_of_1_dodged_is_none() -> None:
    """S8: 0 against 0: no damage, and 2 VP for the attack."""
    scene = Scene().face_to_face().trait(0, offense=1)

    scene.take_round(0).run(*attack("strength"), *react("movement"), (0, "skill", "yes")).finish()

    assert (scene.told("attack"), scene.told("defence")) == ([[0, 1, 1]], [[1, 0]])
    assert scene.told("held") == [[1]]
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


@pytest.mark.parametrize("card", ["strength", "dexterity", "berserk"])
def test_8_4_6_a_dodge_never_matches(card: str) -> None:
    scene = Scene().face_to_face().give(1, life="1x9")

    scene.take_round(0).run(
        *attack(card), *react("movement"), (0, "skill", "yes"), (1, "dodge", 0), (1, "skill", "no")
    )

    assert scene.told("defence") == [[1, 0]]


# Berserk.


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_8_5_e1_berserk_is_two_for_each_point_of_blood(points: int) -> None:
    """E1: Blood 7, three points spent, is 4, for +6."""
    scene = Scene().face_to_face().trait(0, blood=7).give(1, life="1x9")

    scene.take_round(0).run(*attack("berserk"), (0, "skill", "no"))
    offered = scene.offered(0)
    scene.run((0, "blood", points))

    assert offered == ["0", "1", "2", "3"]
    assert scene.told("attack") == [[0, 1, 2 * points]]
    assert scene.value(0, "blood") == 7 - points


def test_8_5_besides_the_blood_for_a_reuse() -> None:
    scene = Scene().face_to_face().give(0, hand="").row(0, "B S").trait(0, blood=4)

    scene.take_round(0).run(
        (0, "action", "again-berserk"), (0, "fight", "strike"), (0, "skill", "no")
    )

    assert scene.offered(0) == ["0", "1", "2"]


def test_8_5_e11_oppose_is_five() -> None:
    """E11: Guard 4, Items 3 and 5 are 12; against Strength nothing more."""
    scene = Scene().face_to_face().items(1, "clipeus").trait(1, guard=4, blood=0)
    scene.give(0, hand="S 1x5")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 5),
        *react("berserk"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, 1, 10]]
    assert scene.told("defence") == [[1, 12]]
    assert scene.told("held") == [[1]]


def test_8_6_s2_berserk_against_berserk_is_five_more() -> None:
    """S2: 4 + Items 3 = 7 against 5 + 5 + Items 2 = 12: no damage, 2 VP."""
    scene = Scene().face_to_face().items(0, "gladius").items(1, "parmula")

    scene.take_round(0).run(*attack("berserk"), *react("berserk"), (0, "blood", 2)).finish()

    assert (scene.told("attack"), scene.told("defence")) == ([[0, 1, 7]], [[1, 12]])
    assert scene.told("scored") == [[0, 2, FRONT_ATTACK]]


@pytest.mark.parametrize(
    ("card", "answer", "defence"),
    [
        ("strength", "strength", 5),
        ("strength", "dexterity", 1),
        ("strength", "berserk", 5),
        ("dexterity", "dexterity", 6),
        ("dexterity", "strength", 0),
        ("berserk", "berserk", 10),
        ("berserk", "strength", 0),
    ],
)
def test_8_6_e11_the_same_type_as_the_attack_is_five_more(
    card: str, answer: str, defence: int
) -> None:
    """E11: Strength against Block is 5 more. Three cards left in the defender's hand."""
    scene = Scene().face_to_face().trait(0, offense=1).give(1, life="1x9")

    scene.take_round(0).run(*attack(card), *react(answer), (0, "skill", "yes"), (1, "skill", "no"))

    assert scene.told("defence") == [[1, defence]]


def test_8_6_never_with_beasts() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0)
    scene.beast("dog", (1, 0))

    scene.dice(1, 2).begin(steps.BEAST_ACT, 0).run(*react("berserk", seat=0)).finish()

    assert scene.told("defence") == [[0, 5]]


@pytest.mark.parametrize("card", ["dexterity", "berserk"])
def test_8_7_energy_without_strength_counts_as_cards_only(card: str) -> None:
    scene = Scene().face_to_face().trait(0, offense=4).give(1, life="1x9")
    scene.give(0, hand="D 1x3" if card == "dexterity" else "B 1x3")

    scene.take_round(0).run(
        *attack(card, *["energy_1"] * 3), (0, "skill", "yes"), *pay("energy_1", "energy_1")
    )

    assert scene.told("attack") == [[0, 1, 4]]
    assert scene.told("wounded") == [[1, 3]]


@pytest.mark.parametrize(("answer", "defence"), [("berserk", 5), ("movement", 0), ("dexterity", 0)])
def test_8_7_nor_does_it_help_another_reaction_than_block(answer: str, defence: int) -> None:
    scene = Scene().face_to_face().trait(0, offense=9)
    letter = {"berserk": "B", "movement": "M", "dexterity": "D"}[answer]
    scene.give(1, hand=f"{letter} 1x2", life="1x9")

    scene.take_round(0).run(
        *attack("strength"),
        *react(answer, "energy_1", "energy_1"),
        (0, "skill", "yes"),
        (1, "skill", "no"),
    )

    assert scene.told("defence") == [[1, defence]]


def test_8_7_on_a_movement_action_energy_may_lie_too() -> None:
    scene = Scene().give(0, hand="M 1x2")

    scene.take_round(0).run(*attack("movement", "energy_1", "energy_1", fight="none")).finish()

    assert scene.held(0, "discard") == "energy_1x2"
