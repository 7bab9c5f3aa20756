"""Chapter 12.5, Deep Wounds."""

import pytest

from tests.games.gladiatori.blows import attack, course, pay
from tests.games.gladiatori.scene import Scene


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_12_5_less_attack_as_much_more_damage(depth: int) -> None:
    scene = Scene().face_to_face().powers(0, "deep_wounds").give(0, hand="S")
    scene.give(1, hand="", life="1x4")

    scene.take_round(0).run(*attack("strength"), (0, "power", "deep_wounds"))
    assert scene.offered(0) == ["1", "2", "3"]
    scene.run((0, "depth", str(depth)), (0, "skill", "yes"))
    course(scene, {"payment": "energy_1"})

    assert scene.told("attack", "wounded") == [[0, 1, 5 - depth], [1, 1 + depth]]
    assert scene.told("deepened") == [[0, depth]]


def test_12_5_s48_the_value_must_stay_positive() -> None:
    """S48 3 less 3: null."""
    scene = Scene().face_to_face().powers(0, "deep_wounds").give(0, hand="S 1x3").give(1, hand="")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 3),
        (0, "power", "deep_wounds"),
        (0, "depth", "3"),
        (0, "skill", "no"),
    ).finish()

    assert scene.told("attack") == [[0, 1, 0]]
    assert (scene.told("wounded"), scene.bout.points) == ([], [10, 10])
    assert scene.bout.used[0] == 1 << 4


def test_12_5_against_all_targets_of_a_sweep() -> None:
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4).powers(0, "deep_wounds")
    scene.give(0, hand="S sweep 1x4").give(1, hand="", life="1x4").give(2, hand="", life="1x4")

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 4, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        (0, "power", "deep_wounds"),
        (0, "depth", "1"),
        (0, "skill", "yes"),
        *pay(*["energy_1"] * 3, seat=1),
        *pay(*["energy_1"] * 3, seat=2),
    ).finish()

    assert scene.told("attack") == [[0, 1, 9], [0, 2, 5]]
    assert scene.told("wounded") == [[1, 5], [2, 5]]


def test_12_5_it_goes_with_a_throw_and_while_trapped() -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (2, 0), 3).items(0, "hasta")
    scene.powers(0, "deep_wounds").give(1, hand="", life="1x4")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        *attack("strength", fight="throw-hasta"),
        (0, "power", "deep_wounds"),
        (0, "depth", "2"),
        (0, "skill", "no"),
    )
    course(scene, {"payment": "energy_1"})

    assert scene.told("attack", "wounded") == [[0, 1, 6 - 3 - 2], [1, 3]]
