"""Chapter 12.7, Adaptation."""

from tests.games.gladiatori.blows import attack, react
from tests.games.gladiatori.scene import Scene


def adapter() -> Scene:
    scene = Scene().face_to_face().powers(1, "adaptation")
    return scene.give(0, hand="S 1").give(1, hand="S B 1x3", life="D 0x2")


def test_12_7_up_to_three_cards_either_way_or_both() -> None:
    scene = adapter()

    scene.take_round(0).run(
        (1, "interject", "adaptation"),
        (1, "adapt", "to-life-energy_1"),
        (1, "adapt", "to-hand-dexterity"),
        (1, "adapt", "to-life-strength"),
    )

    assert scene.asked() == [(0, "opening")]
    assert scene.held(1, "hand") == "dexterity berserk energy_1x2"
    assert scene.held(1, "life") == "strength energy_0x2 energy_1"


def test_12_7_fewer_are_allowed() -> None:
    scene = adapter()

    scene.take_round(0).run((1, "interject", "adaptation"), (1, "adapt", "none"))
    assert scene.offered(1) == ["none"]
    scene.run((1, "adapt", "none"), (1, "adapt", "none"))

    assert scene.held(1, "hand") == "strength berserk energy_1x3"
    assert scene.interjections(1) == []


def test_12_7_only_between_hand_and_hp_deck() -> None:
    scene = adapter().give(1, discard="M", removed="F")

    scene.take_round(0).run((1, "interject", "adaptation"))

    assert scene.offered(1) == [
        "to-life-strength",
        "to-life-berserk",
        "to-life-energy_1",
        "to-hand-dexterity",
        "to-hand-energy_0",
        "none",
    ]


def test_12_7_an_action_card_taken_up_can_answer_the_attack() -> None:
    """Used beside the reaction: the Dexterity card that was a hit point parries."""
    scene = adapter()

    scene.take_round(0).run(*attack("strength", "energy_1"))
    assert "new-dexterity" not in scene.offered(1)
    scene.run((1, "interject", "adaptation"), (1, "adapt", "to-hand-dexterity"))
    scene.run(*react("dexterity"), (1, "skill", "no"))

    assert scene.told("defence") == [[1, 2]]


def test_12_7_the_others_see_backs_only() -> None:
    seen = []
    for card in ("energy_1", "feint"):
        scene = adapter().give(1, hand="S 1 F", life="")
        scene.take_round(0).run((1, "interject", "adaptation"), (1, "adapt", f"to-life-{card}"))
        seen.append([one.told(0) for one in scene.match.events])

    assert seen[0] == seen[1]


def test_12_7_the_others_see_which_back_goes_where() -> None:
    """An Action card is green, an Energy 0 already red; no more is seen."""
    scene = Scene().give(0, hand="M 0", life="S 1").powers(0, "adaptation")

    scene.take_round(0).run((0, "interject", "adaptation"))
    scene.run((0, "adapt", "to-life-energy_0"), (0, "adapt", "to-life-movement"))
    scene.run((0, "adapt", "to-hand-strength"))

    seen = [scene.names["adaptation"][choice] for _, choice in scene.told("adapted")]
    assert seen == ["to-life-red", "to-life-green", "to-hand-green"]
