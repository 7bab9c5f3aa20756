"""Chapter 7, Fight resolution: the worked examples and scenarios."""

from tests.games.gladiatori.scene import Scene


def test_7_6_e6_strength_with_three_energy_against_a_passive_defender() -> None:
    scene = Scene().face_to_face().items(0, "sica").items(1, "clipeus")
    scene.trait(0, offense=4).trait(1, guard=4)
    scene.give(0, hand="S 1x3").give(1, hand="", life="1x3")

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "add", "energy_1"),
        (0, "add", "energy_1"),
        (0, "add", "energy_1"),
        (0, "fight", "strike"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
        (1, "payment", "energy_1"),
    )

    assert scene.told("attack") == [[0, 1, 9]]
    assert scene.told("defence") == [[1, 7]]
    assert scene.told("wounded") == [[1, 3]]
    assert (scene.value(0, "offense"), scene.value(1, "guard")) == (3, 3)
