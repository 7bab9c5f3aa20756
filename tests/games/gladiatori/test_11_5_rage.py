"""Chapter 11.5, Rage."""

import pytest

from tests.games.gladiatori.blows import attack, course, pay, react
from tests.games.gladiatori.hunt import FIRST, beside
from tests.games.gladiatori.scene import Scene


def test_11_5_s15_an_energy_of_the_discard_pile() -> None:
    """S15 On Strength +1; as many cards as before; both in the discard pile afterwards."""
    scene = Scene().face_to_face().give(0, hand="S rage", discard="1").give(1, hand="", life="1")

    scene.take_round(0).run(
        *attack("strength", "rage"), (0, "rage", "discard-energy_1"), (0, "skill", "no")
    )
    assert scene.told("attack") == [[0, 1, 1]]
    assert scene.held(0, "discard") == "rage"
    scene.run(*pay("energy_1")).finish()

    assert scene.told("wounded") == [[1, 2]]
    assert scene.held(0, "discard") == "energy_1 rage"


def test_11_5_s16_an_acrobatic_strike_of_the_hp_deck() -> None:
    """S16 +3 and the marker; two hit points are gone."""
    scene = Scene().face_to_face().give(1, life="1")
    scene.give(0, hand="S rage", life="acrobatic_strike 1")

    scene.take_round(0).run(
        *attack("strength", "rage"),
        (0, "rage", "life-acrobatic_strike"),
        (0, "acrobatics", "yes"),
        (0, "skill", "no"),
        *pay("energy_1"),
    ).finish()

    assert scene.told("attack") == [[0, 1, 3]]
    assert scene.bout.unbalanced[0] == 1
    assert (scene.held(0, "life"), scene.held(0, "discard")) == (
        "energy_1",
        "acrobatic_strike rage",
    )
    assert scene.held(0, "removed") == ""


def test_11_5_r70_any_combat_card_but_no_action_card() -> None:
    """11.5.1 What had to be declared may come too, but does nothing."""
    scene = Scene().face_to_face().items(1, "gladius")
    scene.give(0, hand="S rage", discard="D 0 F sweep sacrifice", life="B 1 break_item reflex")

    scene.take_round(0).run(*attack("strength", "rage"), (1, "reaction", "pass"))

    assert scene.offered(0) == [
        "keep",
        *("discard-energy_0", "discard-feint", "discard-sweep", "discard-sacrifice"),
        *("life-energy_1", "life-break_item", "life-reflex"),
    ]
    scene.run((0, "rage", "life-break_item"), (0, "skill", "yes"), (1, "skill", "no"))
    course(scene, {"payment": "gladius"})
    assert (scene.told("broken", "damaged"), scene.told("wounded")) == ([], [[1, 2]])


@pytest.mark.parametrize("card", ["sweep", "break_item", "feint", "sacrifice"])
def test_11_5_1_20_12_r70_against_beasts_any_of_them_may_be_plus_two(card: str) -> None:
    scene = beside("dog", beasts="coliseum").give(0, hand="S rage", discard=card)

    scene.dice(6, 5).take_round(0).run(*attack("strength", "rage"), (0, "rage", f"discard-{card}"))
    scene.run((0, "plain", card), (0, "plain", "enough"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, FIRST, 2]]


def test_11_5_1_r70_without_a_fight_even_a_sweep() -> None:
    """It does nothing there."""
    scene = Scene().give(0, hand="M rage", discard="sweep break_item")

    scene.take_round(0).run(*attack("movement", "rage", fight="none"))

    assert scene.offered(0) == ["keep", "discard-sweep", "discard-break_item"]


def test_11_5_it_may_be_kept() -> None:
    scene = Scene().face_to_face().give(0, hand="S rage", discard="1")

    scene.take_round(0).run(
        *attack("strength", "rage"), (0, "rage", "keep"), (0, "skill", "yes"), (1, "skill", "yes")
    ).finish()

    assert scene.told("attack") == [[0, 1, 5]]
    assert scene.held(0, "discard") == "energy_1 rage"


def test_11_5_r165_the_new_card_obeys_its_own_restrictions() -> None:
    """Trapped, Rage works, but the Acrobatic Strike it brings does not."""
    scene = Scene().face_to_face().give(0, hand="S rage", discard="acrobatic_strike")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        *attack("strength", "rage"), (0, "rage", "discard-acrobatic_strike"), (0, "skill", "yes")
    )
    asked = course(scene, {"1 skill": "yes"})

    assert "0 acrobatics" not in asked
    assert (scene.told("attack"), scene.bout.unbalanced[0]) == ([[0, 1, 2]], 0)


def test_11_5_it_works_on_a_reaction_and_brings_an_unbalancing_strike() -> None:
    scene = Scene().face_to_face().give(0, hand="S 1")
    scene.give(1, hand="B rage", discard="unbalancing_strike")

    scene.take_round(0).run(
        *attack("strength", "energy_1"),
        *react("berserk", "rage"),
        (1, "rage", "discard-unbalancing_strike"),
        (0, "unbalanced", "marker"),
    ).finish()

    assert scene.bout.unbalanced == [1, 0]
    assert scene.held(1, "discard") == "rage unbalancing_strike"


def test_11_5_1_r70_against_a_beast_the_new_card_may_be_plus_two() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="S rage", discard="reflex")
    dog = scene.beast("dog", (1, 0))

    scene.take_round(0).run(*attack("strength", "rage"), (0, "rage", "discard-reflex"))
    assert scene.offered(0) == ["enough", "reflex"]
    scene.run((0, "plain", "reflex"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, dog, 2]]


def test_11_5_everybody_sees_from_where_it_came() -> None:
    scene = Scene().face_to_face().give(0, hand="S rage", life="1")

    scene.take_round(0).run(*attack("strength", "rage"), (0, "rage", "life-energy_1"))

    assert scene.told("raged") == [[0, 5, 1]]
    assert [type(one) for one in scene.told("raged")[0]] == [int, int, int]
