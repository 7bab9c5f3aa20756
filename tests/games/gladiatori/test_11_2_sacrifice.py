"""Chapter 11.2, Sacrifice."""

from tests.games.gladiatori.blows import attack, react
from tests.games.gladiatori.scene import Scene


def test_11_2_a_hand_card_leaves_the_game_for_three() -> None:
    """Seen by all, and out of the game for good."""
    scene = Scene().face_to_face().give(0, hand="S D sacrifice")

    scene.take_round(0).run(
        *attack("strength", "sacrifice"), (0, "sacrifice", "dexterity"), (0, "skill", "no")
    )

    assert scene.told("attack") == [[0, 1, 3]]
    assert scene.told("sacrificed") == [[0, 1]]
    assert (scene.held(0, "removed"), scene.held(0, "hand")) == ("dexterity", "")


def test_11_2_it_works_in_defence_and_may_be_declined() -> None:
    scene = Scene().face_to_face().give(0, hand="S 1").give(1, hand="B sacrifice 0")
    kept = Scene().face_to_face().give(0, hand="S 1").give(1, hand="B sacrifice 0")

    for one, choice in ((scene, "energy_0"), (kept, "none")):
        one.take_round(0).run(
            *attack("strength", "energy_1"),
            *react("berserk", "sacrifice"),
            (1, "sacrifice", choice),
            (1, "skill", "no"),
        ).finish()

    assert (scene.told("defence"), kept.told("defence")) == ([[1, 8]], [[1, 5]])
    assert (scene.held(1, "removed"), kept.held(1, "removed")) == ("energy_0", "")
    assert scene.held(1, "discard") == kept.held(1, "discard") == "sacrifice"


def test_11_2_an_empty_hand_has_nothing_to_give() -> None:
    scene = Scene().face_to_face().give(0, hand="S sacrifice")

    scene.take_round(0).run(*attack("strength", "sacrifice"), (0, "power", "none"))

    assert (scene.asked(), scene.offered(0)) == ([(0, "sacrifice")], ["none"])


def test_11_2_only_with_an_attack_or_a_reaction() -> None:
    scene = Scene().give(0, hand="M sacrifice 0")

    scene.take_round(0).run((0, "action", "new-movement"), (0, "add", "sacrifice"))
    scene.run((0, "add", "enough"), (0, "fight", "none"))

    assert scene.asked() == [(0, "movement")]


def test_11_2_it_works_while_trapped() -> None:
    """It has no restriction to movement."""
    scene = Scene().face_to_face().give(0, hand="S sacrifice 0")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        *attack("strength", "sacrifice"), (0, "sacrifice", "energy_0"), (0, "skill", "no")
    )

    assert scene.told("attack") == [[0, 1, 0]]


def test_11_2_it_counts_in_this_sum_only() -> None:
    scene = Scene().face_to_face().give(0, hand="S D sacrifice 0x2").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("strength", "sacrifice"), (0, "sacrifice", "energy_0"), (1, "skill", "yes")
    ).finish()
    scene.take_round(0).run(*attack("dexterity"), (0, "skill", "yes"))

    assert scene.told("attack") == [[0, 1, 3], [0, 1, 5]]
