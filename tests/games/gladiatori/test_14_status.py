"""Chapter 14, Character status: Trapped, Unbalanced, Face-down."""

from collections.abc import Callable

import pytest

from harena.games.gladiatori.aim.points import FRONT_ATTACK
from tests.games.gladiatori.blows import attack, happened, pay, react
from tests.games.gladiatori.scene import Scene

TURNS = ["turn-left", "turn-right"]


def trapped(scene: Scene, seat: int, markers: int = 3) -> Scene:
    scene.bout.trapped[seat] = markers
    return scene


def down(scene: Scene, seat: int, markers: int = 2) -> Scene:
    scene.bout.unbalanced[seat], scene.bout.down[seat] = markers, 1
    return scene


@pytest.mark.parametrize("markers", [1, 2, 3])
def test_14_1_trapped_is_three_less_in_attack_with_any_marker(markers: int) -> None:
    scene = trapped(Scene().face_to_face().give(1, life="1x9"), 0, markers)

    scene.take_round(0).run(*attack("berserk"), (0, "blood", 3), (1, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 3]]


def test_14_1_and_three_less_in_defence_and_no_reaction_but_oppose() -> None:
    scene = trapped(Scene().face_to_face().give(1, hand="S D B M").row(1, ""), 1, 1)

    scene.take_round(0).run(*attack("strength"))
    offered = scene.offered(1)
    scene.run(*react("berserk"), (0, "skill", "yes"), (1, "skill", "yes")).finish()

    assert offered == ["pass", "new-berserk"]
    assert scene.told("defence") == [[1, 5 + 5 - 3]]


def test_14_1_no_movement() -> None:
    scene = trapped(Scene().place(0, (0, 0), 0).give(0, hand=""), 0)

    scene.take_round(0)

    assert scene.offered(0) == ["ready", *TURNS, "shake-trapped"]


@pytest.mark.parametrize("status", [trapped, down])
def test_14_1_nothing_restricted_to_movement(status: Callable[[Scene, int], Scene]) -> None:
    """No Sweep, Break Item, Acrobatic Strike or Reflex, and no Lunge, Leap or Wrestling."""
    scene = Scene().face_to_face().items(1, "rhomphaia").give(1, life="1x9")
    scene.give(0, hand="B sweep break_item acrobatic_strike reflex unbalancing_strike")
    scene.powers(0, "lunge", "leap", "deep_wounds", "wrestling")
    status(scene, 0)
    moves = ("sweep", "break_item", "acrobatic_strike", "reflex", "unbalancing_strike")

    scene.take_round(0).run((0, "action", "new-berserk"), *[(0, "add", one) for one in moves])
    scene.run((0, "add", "enough"))
    fights = scene.offered(0)
    scene.run((0, "fight", "strike"), (1, "reaction", "pass"))
    powers = scene.offered(0)
    scene.run((0, "blood", 3), *pay("energy_1", "energy_1"))

    assert fights == ["none", "strike"]
    assert powers == ["none", "deep_wounds"]
    assert scene.told("acrobatic", "answered") == []
    assert scene.asked() == [(0, "closing")]


def test_14_1_all_markers_must_go() -> None:
    scene = trapped(Scene().place(0, (0, 0), 0).give(0, hand="1x6"), 0, 2)
    card = [(0, "spend", "energy_1")] * 2

    scene.take_round(0).run((0, "opening", "shake-trapped"), *card)
    still = scene.offered(0)
    scene.run((0, "opening", "shake-trapped"), *card)

    assert still == ["ready", *TURNS, "shake-trapped"]
    assert "move-east-on" in scene.offered(0)


def test_14_2_one_unbalanced_marker_does_nothing() -> None:
    scene = Scene().face_to_face().give(1, life="1x9")
    scene.bout.unbalanced = [1, 1]

    scene.take_round(0).run(
        (0, "opening", "move-north-west-on"), (0, "opening", "move-south-east-on")
    )
    scene.run(*attack("berserk"))
    offered = scene.offered(1)
    scene.run(*react("movement"), (0, "blood", 3), (1, "dodge", 2), (1, "skill", "no"))

    assert len(offered) == 5
    assert (scene.told("attack"), scene.told("defence")) == ([[0, 1, 6]], [[1, 4]])


def test_14_2_the_second_makes_face_down() -> None:
    scene = Scene().face_to_face().give(0, hand="B acrobatic_strike").give(1, life="1x9")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *attack("berserk", "acrobatic_strike"), (0, "acrobatics", "yes"), *pay("energy_1")
    ).finish()

    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)


def test_14_2_face_down_is_five_less_with_no_reaction_but_block() -> None:
    scene = down(Scene().face_to_face().trait(1, guard=9), 1)

    scene.take_round(0).run(*attack("berserk"))
    offered = scene.offered(1)
    scene.run(*react("strength"), (0, "blood", 1), (1, "skill", "yes")).finish()

    assert offered == ["pass", "new-strength"]
    assert scene.told("defence") == [[1, 9 - 5]]


def test_14_2_and_five_less_in_attack_and_no_movement() -> None:
    scene = down(Scene().face_to_face().give(1, life="1x9"), 0, 1)

    scene.take_round(0)
    offered = scene.offered(0)
    scene.run(*attack("berserk"), (0, "blood", 3), (1, "skill", "no"))

    assert offered == ["ready", *TURNS, "shake-unbalanced"]
    assert scene.told("attack") == [[0, 1, 1]]


def test_14_2_face_down_lasts_until_both_are_gone() -> None:
    scene = down(Scene().place(0, (0, 0), 0).give(0, hand="1x4"), 0)
    card = [(0, "spend", "energy_1")] * 2

    scene.take_round(0).run((0, "opening", "shake-unbalanced"), *card)
    one_left = (scene.bout.unbalanced[0], scene.bout.down[0])
    scene.run((0, "opening", "shake-unbalanced"), *card)

    assert one_left == (1, 1)
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (0, 0)


def test_14_3_s26_a_face_down_figure_takes_no_further_marker() -> None:
    """S26: with one marker paid off he still lies, and an Unbalancing Strike does nothing."""
    scene = down(Scene().face_to_face().give(1, life="1x9"), 1, 1)
    scene.give(0, hand="B unbalancing_strike")

    scene.take_round(0).run(
        *attack("berserk", "unbalancing_strike"), (0, "blood", 3), *pay("energy_1")
    ).finish()

    assert scene.told("answered") == []
    assert (scene.bout.unbalanced[1], scene.bout.down[1]) == (1, 1)


def test_14_3_nor_at_the_end_of_a_round() -> None:
    scene = down(Scene().face_to_face(), 1, 1)
    scene.bout.falling[1] = 2

    scene.take_round(0).finish()

    assert (scene.bout.unbalanced[1], scene.bout.down[1]) == (1, 1)
    assert scene.told("marked") == []


def test_14_3_s6_trapped_and_face_down_add_up_and_leave_no_reaction() -> None:
    """S6: Items 4 and Guard 5 less 8 are 1."""
    scene = down(trapped(Scene().face_to_face().items(1, "scutum"), 1), 1)

    scene.take_round(0).run(*attack("berserk"), (0, "blood", 1), (1, "skill", "yes"))

    assert scene.told("passed") == [[1]]
    assert scene.told("defence") == [[1, 1]]


def test_14_3_s7_such_an_attacker_may_come_to_nothing() -> None:
    """S7: Strength 1 and Items 3 less 8 are -4: null, 0 VP, cards discarded, card rotated."""
    scene = down(trapped(Scene().face_to_face().items(0, "gladius"), 0), 0).give(0, hand="S 1")

    scene.take_round(0).run(*attack("strength", "energy_1")).finish()

    assert scene.told("attack") == [[0, 1, -4]]
    assert scene.told("defence", "scored", "wounded") == []
    assert scene.held(0, "discard") == "energy_1"
    scene.take_round(0).run((0, "opening", "ready"))
    assert scene.offered(0) == ["pass"]


def test_14_4_r80_a_lone_unbalanced_marker_can_be_paid_off() -> None:
    scene = Scene().give(0, hand="1x2")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run((0, "opening", "shake-unbalanced"), *[(0, "spend", "energy_1")] * 2)

    assert scene.bout.unbalanced[0] == 0
    assert scene.held(0, "discard") == "energy_1x2"


def test_14_4_r80_standing_up_costs_four_elements() -> None:
    scene = down(Scene().place(0, (0, 0), 0).give(0, hand="1x5"), 0)
    card = [(0, "spend", "energy_1")] * 2

    scene.take_round(0).run(*[(0, "opening", "shake-unbalanced"), *card] * 2)

    assert scene.held(0, "hand") == "energy_1"
    assert "move-east-on" in scene.offered(0)


def test_14_4_e19_the_victim_of_a_net_pays_six_elements_and_walks() -> None:
    """E19: two Blood, one Endurance, three cards; then a Movement Action of three hexes."""
    scene = trapped(Scene().place(0, (0, 0), 0).give(0, hand="M 1x3"), 0)
    shake = (0, "opening", "shake-trapped")

    scene.take_round(0).run(shake, (0, "spend", "blood"), (0, "spend", "blood"))
    scene.run(shake, (0, "spend", "endurance"), (0, "spend", "energy_1"))
    scene.run(shake, (0, "spend", "energy_1"), (0, "spend", "energy_1"))
    scene.run((0, "action", "new-movement"), *[(0, "movement", "move-east-on")] * 3)

    assert scene.bout.trapped[0] == 0
    assert scene.at(0) == (3, 0)
    assert (scene.value(0, "blood"), scene.value(0, "endurance")) == (3, 4)


def test_14_5_r81_s26_markers_count_one_by_one_and_what_is_too_much_is_lost() -> None:
    """S26: one marker, then Acrobatic Strike and Sweep in one attack: two markers, Face-down."""
    scene = Scene().face_to_face().give(0, hand="B acrobatic_strike sweep").give(1, life="1x9")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *attack("berserk", "acrobatic_strike", "sweep", fight="sweep-ahead"),
        (0, "acrobatics", "yes"),
        *pay("energy_1"),
    ).finish()

    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)
    assert scene.told("marked") == [[0, 1, 2]]


def test_14_5_r81_two_at_once_throw_one_down() -> None:
    scene = Scene().face_to_face().give(0, hand="B acrobatic_strike sweep").give(1, life="1x9")

    scene.take_round(0).run(
        *attack("berserk", "acrobatic_strike", "sweep", fight="sweep-ahead"),
        (0, "acrobatics", "yes"),
        *pay("energy_1"),
    ).finish()

    assert scene.told("marked") == [[0, 1, 1], [0, 1, 2]]
    assert scene.bout.down[0] == 1


def test_14_6_the_trapped_and_face_down_may_attack_throw_and_stand_by() -> None:
    scene = down(trapped(Scene().place(0, (0, 0), 0).place(1, (2, 0), 3), 0), 0)
    scene.items(0, "hasta").give(0, hand="S").row(0, "M")

    scene.take_round(0).run((0, "opening", "ready"))
    actions = scene.offered(0)
    scene.run((0, "action", "new-strength"), (0, "add", "enough"))

    assert {"new-strength", "standby-strength", "turn-movement"} <= set(actions)
    assert scene.offered(0) == ["none", "throw-hasta"]


def test_14_6_and_be_targets() -> None:
    scene = down(trapped(Scene().face_to_face().give(1, life="1x9"), 1), 1)

    scene.take_round(0).run(*attack("berserk"), (0, "blood", 3), *pay("energy_1")).finish()

    assert scene.told("wounded") == [[1, 1]]
    assert [0, 2, FRONT_ATTACK] in scene.told("scored")


@pytest.mark.parametrize("status", [trapped, down])
def test_14_7_r136_one_turn_of_one_side_for_a_point_of_speed(
    status: Callable[[Scene, int], Scene],
) -> None:
    scene = status(Scene().place(0, (0, 0), 0).give(0, hand="M"), 0)

    scene.take_round(0).run((0, "opening", "turn-left"))
    left = [choice for choice in scene.offered(0) if choice.startswith(("turn", "move"))]
    scene.run((0, "action", "new-movement")).finish()

    assert (scene.bout.facing[0], scene.value(0, "speed")) == (1, 4)
    assert left == []
    assert happened(scene, "turned", "moved") == ["turned 0"]


def test_14_7_r136_or_for_a_point_of_a_movement_action() -> None:
    scene = trapped(Scene().place(0, (0, 0), 0).give(0, hand="M"), 0)

    scene.take_round(0).run((0, "action", "new-movement"), (0, "fight", "none"))
    offered = scene.offered(0)
    scene.run((0, "movement", "turn-right"))

    assert offered == [*TURNS, "stop"]
    assert scene.asked() == [(0, "closing")]
    assert scene.bout.facing[0] == 5


def test_14_7_r136_once_more_in_his_next_round() -> None:
    scene = trapped(Scene().place(0, (0, 0), 0), 0)
    scene.take_round(0).run((0, "opening", "turn-left")).finish()

    scene.take_round(0).run((0, "opening", "turn-left"))

    assert scene.bout.facing[0] == 2
