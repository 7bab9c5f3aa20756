"""Chapter 11.3, Acrobatic Strike."""

from harena.games.gladiatori.steps import BEAST_ACT
from tests.games.gladiatori.blows import attack, course, react
from tests.games.gladiatori.scene import Scene


def test_11_3_three_more_and_a_marker_at_the_end_of_the_round() -> None:
    scene = Scene().face_to_face().give(0, hand="S acrobatic_strike").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("strength", "acrobatic_strike"),
        (0, "acrobatics", "yes"),
        (0, "skill", "no"),
        (1, "skill", "yes"),
    )
    assert (scene.told("attack"), scene.bout.unbalanced) == ([[0, 1, 3]], [0, 0])
    scene.finish()

    assert scene.bout.unbalanced == [1, 0]


def test_11_3_r68_both_may_be_declined() -> None:
    scene = Scene().face_to_face().give(0, hand="S acrobatic_strike").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("strength", "acrobatic_strike"), (0, "acrobatics", "no"), (0, "skill", "yes")
    )
    course(scene, {"1 skill": "yes"})

    assert (scene.told("attack"), scene.bout.unbalanced) == ([[0, 1, 5]], [0, 0])


def test_11_3_r68_in_defence_it_comes_with_the_end_of_the_current_round() -> None:
    scene = Scene().face_to_face().give(0, hand="S 1").give(1, hand="B acrobatic_strike")

    scene.take_round(0).run(
        *attack("strength", "energy_1"),
        *react("berserk", "acrobatic_strike"),
        (1, "acrobatics", "yes"),
    )
    scene.run((1, "skill", "no"))
    assert (scene.told("defence"), scene.bout.unbalanced) == ([[1, 8]], [0, 0])
    scene.finish()

    assert scene.bout.unbalanced == [0, 1]


def test_11_3_against_a_beast_right_after_its_attack() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="B acrobatic_strike")
    scene.beast("dog", (1, 0))

    scene.dice(1, 2).begin(BEAST_ACT, 0).run(
        *react("berserk", "acrobatic_strike", seat=0), (0, "acrobatics", "yes")
    ).finish()

    assert scene.told("defence") == [[0, 8]]
    assert scene.bout.unbalanced[0] == 1


def test_11_3_not_while_trapped_or_face_down() -> None:
    for trapped, down in ((1, 0), (0, 1)):
        scene = Scene().face_to_face().give(0, hand="S acrobatic_strike 1x4").trait(1, guard=9)
        scene.bout.trapped[0], scene.bout.down[0] = trapped, down
        scene.bout.unbalanced[0] = 2 * down
        scene.take_round(0).run(*attack("strength", "acrobatic_strike", *["energy_1"] * 4))
        asked = course(scene, {"skill": "yes"})

        assert "0 acrobatics" not in asked
        assert scene.told("attack") == [[0, 1, 9 - 3 * trapped - 5 * down]]


def test_11_3_s26_two_markers_make_face_down_and_the_third_is_lost() -> None:
    """S26 One marker, then Acrobatic Strike and Sweep: Face-down with two.

    Two Elements leave one marker, and he still lies; an Unbalancing Strike does nothing to him.
    """
    scene = Scene().face_to_face().give(0, hand="S sweep acrobatic_strike 0x2").trait(1, guard=9)
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *attack("strength", "sweep", "acrobatic_strike", fight="sweep-ahead"),
        (0, "acrobatics", "yes"),
        (1, "skill", "yes"),
    ).finish()
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)
    scene.take_round(0).run(
        (0, "opening", "shake-unbalanced"), (0, "spend", "energy_0"), (0, "spend", "energy_0")
    ).finish()
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (1, 1)

    scene.give(0, life="1x2").give(1, hand="S unbalancing_strike").now(1, offense=5)
    scene.take_round(1).run(*attack("strength", "unbalancing_strike", seat=1), (1, "skill", "yes"))
    asked = course(scene, {"0 skill": "yes", "payment": "energy_1"})

    assert "0 unbalanced" not in asked
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (1, 1)


def test_11_3_7_7_6_the_dead_take_no_marker() -> None:
    """He struck acrobatically in defence and was killed: nothing arrives at the round's end."""
    scene = Scene(3, teams="free").face_to_face().give(0, hand="S 1x9").trait(1, guard=0)
    scene.give(1, hand="B acrobatic_strike", life="")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 9),
        *react("berserk", "acrobatic_strike"),
        (1, "acrobatics", "yes"),
    )
    course(scene, {"payment": "yield"})

    assert scene.told("killed") == [[1]]
    assert scene.told("marked") == []
    assert (scene.bout.unbalanced[1], scene.bout.down[1]) == (0, 0)
