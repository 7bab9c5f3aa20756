"""Chapter 12.0, Powers: once in a game, announced, and when those of any time are."""

import pytest

from harena.games.gladiatori import steps
from tests.games.gladiatori.blows import attack, course, react
from tests.games.gladiatori.scene import DEFAULTS, Scene

ANY_TIME = ("adaptation", "delay", "resistance")


def powerful(beasts: str = "none") -> Scene:
    """Seat 1 has the three Powers of any time, and something to recover."""
    scene = Scene(2, beasts=beasts).face_to_face().powers(1, *ANY_TIME).now(1, blood=2)
    return scene.give(0, hand="S D 1x2").give(1, hand="S B 1", life="1x3")


def test_12_0_1_each_once_in_a_game_and_announced() -> None:
    scene = powerful()

    scene.take_round(0).run((1, "interject", "delay"))

    assert scene.told("power") == [[1, 7]]
    assert scene.interjections(1) == ["adaptation", "resistance"]
    assert (scene.bout.used[1], scene.bout.powers[1]) == (1 << 7, 1 << 6 | 1 << 8)


@pytest.mark.parametrize("status", ["trapped", "down"])
def test_12_0_2_what_needs_movement_is_not_for_the_bound(status: str) -> None:
    """Lunge, Leap and Wrestling; Deep Wounds is only for attacks."""
    scene = Scene().place(0, (-1, 0), 0).place(1, (1, 0), 3).give(0, hand="S 0x9")
    scene.powers(0, "lunge", "leap", "deep_wounds", "wrestling")

    scene.take_round(0).run((0, "opening", "move-east-on"))
    getattr(scene.bout, status)[0] = 1
    scene.run(*attack("strength"), (1, "reaction", "pass"))

    assert scene.offered(0) == ["none", "deep_wounds"]


def test_12_0_2_free_to_move_he_has_them_all() -> None:
    scene = Scene().place(0, (-1, 0), 0).place(1, (1, 0), 3).give(0, hand="S 0x9")
    scene.powers(0, "lunge", "leap", "deep_wounds", "wrestling")

    scene.take_round(0).run((0, "opening", "move-east-on"), *attack("strength"))
    scene.run((1, "reaction", "pass"))

    assert scene.offered(0) == ["none", "lunge", "leap", "deep_wounds", "wrestling"]


def test_12_0_3_none_while_passive() -> None:
    """Neither for a defender who Passed nor for a current player who did."""
    scene = powerful()
    scene.take_round(0).run(*attack("strength", "energy_1"), (1, "reaction", "pass"))
    scene.run((0, "skill", "no"))
    assert scene.asked() == [(1, "skill")]
    assert scene.interjections(1) == []

    passing = powerful()
    passing.bout.unbalanced[1] = 1
    passing.take_round(1).run((1, "action", "pass"))
    assert passing.asked() == [(1, "closing")]
    assert passing.interjections(1) == []


def test_12_0_4_r74_at_the_start_of_any_players_round() -> None:
    """Seat 1 may come in while seat 0's round opens, but not once he has moved."""
    scene = powerful()

    scene.take_round(0)
    assert scene.interjections(1) == list(ANY_TIME)
    assert scene.interjections(0) == ["surrender"]
    scene.run((0, "opening", "turn-left"))

    assert scene.interjections(1) == []


def test_12_0_4_r74_beside_any_decision_of_ones_own() -> None:
    """Reaction, cards on it, sum and payment; not while the other decides."""
    scene = powerful()
    scene.take_round(0).run((0, "opening", "ready"))
    assert scene.interjections(1) == []
    scene.run(*attack("strength", "energy_1", "energy_1"))
    for ask, choice in (
        ("reaction", "new-berserk"),
        ("add", "enough"),
        ("skill", "no"),
        ("payment", "energy_1"),
    ):
        while scene.asked() != [(1, ask)]:
            seat, other = scene.asked()[0]
            scene.run((seat, other, "yes" if other == "skill" else DEFAULTS[other]))
        assert scene.interjections(1) == list(ANY_TIME)
        scene.run((1, ask, choice))


def test_12_0_4_r74_not_while_cards_or_elements_are_picked() -> None:
    scene = powerful()

    scene.take_round(0).run((1, "interject", "adaptation"))

    assert scene.asked() == [(1, "adapt")]
    assert scene.interjections(1) == []


def test_12_0_4_r74_at_the_start_of_a_combat_round_before_the_beasts() -> None:
    """Everybody is asked before the beasts act."""
    scene = powerful("coliseum")
    scene.beast("dog", (0, 1))

    scene.dice(1, 1, 1).begin(steps.BEGIN_ROUND, 2)

    assert scene.asked() == [(0, "ready")]
    scene.run((0, "ready", "stay"))
    assert scene.asked() == [(1, "ready")]
    assert scene.interjections(1) == list(ANY_TIME)
    assert scene.told("beast_rolled") == []


def test_12_0_4_r74_resistance_in_rest_but_nothing_else_there() -> None:
    scene = powerful()

    scene.begin(steps.REST_ALL)

    assert scene.interjections(1) == []
    assert scene.offered(1) == ["nothing", "endurance", "resistance", "both"]


def test_12_0_4_r74_not_while_the_deck_is_divided() -> None:
    scene = powerful().give(1, hand="", life="", deck="S B 1x4")

    scene.begin(steps.CHOOSE_CARDS)

    assert (1, "split") in scene.asked()
    assert scene.interjections(1) == []


def test_12_0_5_r160_a_power_is_offered_only_if_it_can_do_something() -> None:
    """Nothing spent: no Resistance; no card at all: no Adaptation; no markers: no Stand up."""
    scene = powerful().now(1, blood=5).powers(1, *ANY_TIME, "stand_up")
    empty = powerful().give(1, hand="", life="")

    scene.take_round(0)
    empty.take_round(0)
    assert scene.interjections(1) == ["adaptation", "delay"]
    assert empty.interjections(1) == ["delay", "resistance"]
    scene.run((0, "opening", "ready")).finish()
    scene.take_round(1)

    assert "stand_up" not in scene.offered(1)


def test_12_0_5_r160_an_overskilled_skill_is_nothing_to_recover() -> None:
    for guard in (10, 3):
        scene = powerful().now(1, blood=5, guard=guard)
        scene.bout.overskilled[1] = 2

        scene.take_round(0)

        assert scene.interjections(1) == ["adaptation", "delay"]


def test_12_0_5_r160_in_rest_too() -> None:
    """A point of Endurance is missing, and nothing else: Resistance is for that alone."""
    scene = powerful().now(1, blood=5, endurance=4)

    scene.begin(steps.REST_ALL)

    assert scene.offered(1) == ["nothing", "endurance", "resistance-1", "both-1"]


def test_12_0_5_r160_lunge_needs_a_card_and_leap_a_hex() -> None:
    scene = Scene().face_to_face().powers(0, "lunge", "leap", "wrestling").give(0, hand="S")

    scene.take_round(0).run(*attack("strength"), (1, "reaction", "pass"))

    assert scene.offered(0) == ["none", "wrestling"]


def test_12_0_4_a_power_does_not_end_the_question_it_came_beside() -> None:
    scene = powerful()

    scene.take_round(0).run(*attack("strength"), (1, "interject", "delay"), *react("berserk"))
    asked = course(scene)

    assert "1 reaction" not in asked
    assert scene.row_kinds(1) == [2]


def test_12_0_4_r74_not_while_elements_are_paid_or_cards_lunged() -> None:
    """A row of picks is one choice: nobody comes in between, not even its owner."""
    pays = powerful()
    pays.bout.unbalanced[1] = 1
    pays.take_round(1).run((1, "opening", "shake-unbalanced"))
    lunges = Scene().face_to_face().powers(0, "lunge", *ANY_TIME).now(0, speed=2)
    lunges.give(0, hand="S 1x3").take_round(0).run(*attack("strength"), (0, "power", "lunge"))

    assert (pays.asked(), pays.interjections(1)) == ([(1, "spend")], [])
    assert (lunges.asked(), lunges.interjections(0)) == ([(0, "lunge")], [])
