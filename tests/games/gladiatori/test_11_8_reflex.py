"""Chapter 11.8, Reflex."""

from tests.games.gladiatori.blows import attack, course, react
from tests.games.gladiatori.scene import Scene


def test_11_8_r73_one_free_point_and_more_for_speed() -> None:
    """Turning once is free, each hex after it costs a point of Speed."""
    scene = Scene().face_to_face().give(0, hand="S reflex").now(0, speed=2)

    scene.take_round(0).run(
        *attack("strength", "reflex"),
        (0, "reflex", "turn-left"),
    )
    assert scene.value(0, "speed") == 2
    scene.run((0, "reflex", "move-west-on"), (0, "reflex", "move-west-left"))
    assert scene.value(0, "speed") == 0
    assert scene.offered(0) == ["stop"]
    scene.finish()

    assert (scene.at(0), scene.bout.facing[0]) == ((-2, 0), 2)


def test_11_8_r73_first_the_attacker_then_the_defenders_in_the_order_struck() -> None:
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)
    scene.give(0, hand="S sweep reflex")
    for seat in (1, 2):
        scene.give(seat, hand="B reflex").trait(seat, guard=9)

    scene.take_round(0).run(
        *attack("strength", "sweep", "reflex", fight="sweep-ahead"),
        (0, "target", "seat-2"),
        *react("berserk", "reflex", seat=2),
        *react("berserk", "reflex", seat=1),
        (0, "skill", "yes"),
    )
    asked = course(scene, {"skill": "yes"})

    assert [one for one in asked if one.endswith("reflex")] == ["0 reflex", "2 reflex", "1 reflex"]


def test_11_8_before_new_markers() -> None:
    """A second Unbalanced is on its way; he still moves, then he falls."""
    scene = Scene().face_to_face().give(0, hand="S reflex acrobatic_strike").trait(1, guard=9)
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *attack("strength", "reflex", "acrobatic_strike"),
        (0, "acrobatics", "yes"),
        (1, "skill", "yes"),
        (0, "reflex", "move-west-on"),
    ).finish()

    assert scene.at(0) == (-1, 0)
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)


def test_11_8_only_the_living_and_not_the_bound() -> None:
    """A Trapped owner does not move; see 7.7.6 for the dead."""
    scene = Scene().face_to_face().give(0, hand="S reflex")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(*attack("strength", "reflex"), (0, "skill", "yes"))
    asked = course(scene, {"1 skill": "yes"})

    assert "0 reflex" not in asked


def test_11_8_it_works_on_any_action() -> None:
    scene = Scene().give(0, hand="S reflex").place(0, (0, 0), 0)

    scene.take_round(0).run(
        *attack("strength", "reflex", fight="none"), (0, "reflex", "move-south-east-on")
    ).finish()

    assert scene.at(0) == (0, 1)


def test_11_8_a_hex_that_is_taken_is_not_entered() -> None:
    scene = Scene().face_to_face().give(0, hand="S reflex").trait(1, guard=9)

    scene.take_round(0).run(*attack("strength", "reflex"), (0, "skill", "yes"), (1, "skill", "yes"))
    scene.run((0, "feint", "no"))

    assert "move-east-on" not in scene.offered(0)
    assert "move-west-on" in scene.offered(0)


def test_11_8_1_r167_after_the_three_points_of_movement() -> None:
    scene = Scene().place(0, (0, 0), 0).give(0, hand="M reflex").now(0, speed=0)

    scene.take_round(0).run(*attack("movement", "reflex", fight="none"))
    asked = course(scene, {"movement": "move-east-on", "reflex": "move-east-on"})

    assert [one for one in asked if one != "0 closing"] == [
        *["0 movement"] * 3,
        *["0 reflex"] * 2,
    ]
    assert scene.at(0) == (4, 0)
