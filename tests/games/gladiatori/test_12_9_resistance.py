"""Chapter 12.9, Resistance."""

from harena.games.gladiatori import steps
from tests.games.gladiatori.blows import attack
from tests.games.gladiatori.scene import Scene


def tired() -> Scene:
    scene = Scene().face_to_face().powers(1, "resistance").now(1, speed=3, offense=4, endurance=2)
    return scene.give(0, hand="S 1").give(1, hand="S", discard="D 1x2")


def test_12_9_three_elements_of_any_kind_come_back() -> None:
    """A card to the hand, a Skill point, an Ability point; Endurance too."""
    scene = tired()

    scene.take_round(0).run((1, "interject", "resistance"))
    assert scene.offered(1) == ["dexterity", "energy_1", "offense", "endurance", "speed", "none"]
    # Three are put forward, never nothing.
    assert scene.about(1)["begin"] == {"1": 1, "5": 2}
    scene.run((1, "recover", "dexterity"), (1, "recover", "speed"), (1, "recover", "endurance"))

    assert scene.asked() == [(0, "opening")]
    assert (scene.held(1, "hand"), scene.held(1, "discard")) == ("strength dexterity", "energy_1x2")
    assert (scene.value(1, "speed"), scene.value(1, "endurance")) == (4, 3)


def test_12_9_not_above_the_start_and_fewer_are_allowed() -> None:
    scene = tired()

    scene.take_round(0).run((1, "interject", "resistance"), (1, "recover", "offense"))
    assert "offense" not in scene.offered(1)
    scene.run((1, "recover", "none"), (1, "recover", "none"))

    assert (scene.value(1, "offense"), scene.value(1, "speed")) == (5, 3)
    assert scene.interjections(1) == []


def test_12_9_a_recovered_action_card_can_react_at_once() -> None:
    scene = tired().give(1, hand="")

    scene.take_round(0).run(*attack("strength", "energy_1"))
    assert scene.offered(1) == ["pass"]
    scene.run((1, "interject", "resistance"), (1, "recover", "dexterity"))
    scene.run((1, "recover", "none"), (1, "recover", "none"))

    assert scene.offered(1) == ["pass", "new-dexterity"]


def test_12_9_in_rest_it_brings_abilities_back() -> None:
    """Three points of Speed; Endurance would not."""
    scene = tired().now(1, speed=1)

    scene.begin(steps.REST_ALL).run((1, "rest", "resistance"), (1, "back", "0"))
    assert scene.offered(1) == ["0", "1", "2", "3"]
    scene.run((1, "back", "3")).finish()

    assert (scene.value(1, "speed"), scene.value(1, "endurance")) == (4, 2)
    assert scene.told("power") == [[1, 8]]


def test_12_9_11_4_r133_a_skill_under_overskill_does_not_come_back() -> None:
    """Guard raised from 1 to 3 is below its start, but frozen."""
    scene = Scene().powers(0, "resistance").now(0, guard=3, offense=4)
    scene.bout.overskilled[0] = 1 << 1

    scene.take_round(0).run((0, "interject", "resistance"))

    assert scene.offered(0) == ["offense", "none"]
