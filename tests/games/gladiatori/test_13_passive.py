"""Chapter 13, Passive condition."""

import pytest

from harena.toolkit.hexes import STEPS
from tests.games.gladiatori.blows import attack, pay, react
from tests.games.gladiatori.scene import Scene


def from_behind() -> Scene:
    """Seat 0 directly behind seat 1."""
    return Scene().place(0, (0, 0), 0).place(1, (1, 0), 0)


def test_13_1_the_current_player_is_passive_if_he_passes() -> None:
    scene = Scene().powers(0, "delay", "stand_up")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run((0, "action", "pass"))

    assert scene.told("passed") == [[0]]
    assert scene.asked() == [(0, "closing")]
    assert scene.interjections(0) == []
    assert scene.offered(0) == ["ready", "shake-unbalanced"]


def test_13_1_a_defender_is_passive_if_he_passes() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*attack("berserk"), (1, "reaction", "pass"))

    assert scene.told("passed") == [[1]]


def test_13_1_a_defender_without_a_card_to_react_with_can_only_pass() -> None:
    scene = Scene().face_to_face().give(1, hand="1x5").row(1, "(S) (D_)").now(1, blood=1)

    scene.take_round(0).run(*attack("berserk"))

    assert scene.offered(1) == ["pass"]


@pytest.mark.parametrize(("relative", "passive"), [(0, False), (2, False), (3, True), (4, False)])
def test_13_1_a_defender_is_passive_where_his_reactions_do_not_reach(
    relative: int, passive: bool
) -> None:
    scene = Scene().place(1, (0, 0), 0).place(0, STEPS[relative], (relative + 3) % 6)

    scene.take_round(0).run(*attack("berserk"))

    assert (scene.told("passed") == [[1]]) is passive


def test_13_2_skills_and_items_still_defend_and_nothing_else_is_asked() -> None:
    """Items 3, Guard 4, from behind -3: 4. No cards, no Speed, no Powers."""
    scene = from_behind().items(1, "clipeus").trait(1, guard=4).give(1, hand="M 1x3 sacrifice")
    scene.powers(1, "delay", "adaptation", "resistance").now(1, speed=3)

    scene.take_round(0).run(*attack("berserk"), (0, "blood", 1))
    asked, powers = scene.asked(), scene.interjections(1)
    scene.run((1, "skill", "yes")).finish()

    assert (asked, powers) == ([(1, "skill")], [])
    assert scene.told("defence") == [[1, 4]]
    assert scene.held(1, "hand") == "movement energy_1x3 sacrifice"


def test_13_2_who_passes_does_not_act() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run((0, "action", "pass"))

    assert scene.match.over
    assert scene.told("declared", "laid", "revealed") == []


def test_13_3_r79_it_lasts_for_a_defender_to_the_payment() -> None:
    scene = from_behind().powers(1, "adaptation", "resistance").give(1, hand="S 1", life="1x3")

    scene.take_round(0).run(*attack("berserk"), (0, "blood", 3), (0, "feint", "no"))

    assert scene.asked() == [(1, "payment")]
    assert scene.interjections(1) == []


def test_13_3_r79_who_reacted_may_use_them_at_the_payment() -> None:
    scene = Scene().face_to_face().powers(1, "adaptation").give(1, hand="S 1", life="1x3")

    scene.take_round(0).run(*attack("berserk"), *react("strength"), (0, "blood", 3))
    scene.run((0, "feint", "no"))

    assert scene.asked() == [(1, "payment")]
    assert scene.interjections(1) == ["adaptation"]


def test_13_3_r79_it_ends_with_the_fight() -> None:
    scene = Scene(3).place(1, (0, 0), 0).place(0, (-1, 0), 0).place(2, (1, 0), 3)
    scene.give(1, life="1x5").powers(1, "delay")
    scene.take_round(0).run(*attack("berserk"), (0, "blood", 3), *pay("energy_1")).finish()

    scene.take_round(2).run(*attack("berserk", seat=2))

    assert scene.told("passed") == [[1]]
    assert scene.asked() == [(1, "reaction")]
    assert "new-strength" in scene.offered(1)
    assert scene.interjections(1) == ["delay"]


def test_13_3_r79_s57_who_passed_may_react_later_in_the_round() -> None:
    """S57: Dexterity in hand, Passes, is attacked by another: he may Parry, and use Powers."""
    scene = Scene().face_to_face(1, 0).give(0, hand="D").powers(0, "delay")
    scene.take_round(0).run((0, "action", "pass")).finish()

    scene.take_round(1).run(*attack("berserk", seat=1))

    assert scene.offered(0) == ["pass", "new-dexterity"]
    assert scene.interjections(0) == ["delay"]


def test_13_4_r135_extra_movement_is_open_to_one_without_action_cards() -> None:
    scene = Scene().place(0, (0, 0), 0).give(0, hand="").powers(0, "delay")

    scene.take_round(0).run((0, "opening", "move-east-on"))
    powers = scene.interjections(0)
    scene.run((0, "opening", "ready"))

    assert scene.at(0) == (1, 0)
    assert "delay" in powers
    assert scene.offered(0) == ["pass"]


def test_13_4_r135_who_only_lacks_a_card_may_first_use_adaptation() -> None:
    scene = Scene().face_to_face().give(1, hand="1", life="S").powers(1, "adaptation")

    scene.take_round(0).run(*attack("berserk"))
    before = scene.offered(1)
    scene.run((1, "interject", "adaptation"), (1, "adapt", "to-hand-strength"))
    scene.run((1, "adapt", "none"), (1, "adapt", "none"))

    assert before == ["pass"]
    assert scene.offered(1) == ["pass", "new-strength"]


def test_13_4_r135_who_only_lacks_blood_may_first_use_resistance() -> None:
    scene = Scene().face_to_face().give(1, hand="").row(1, "(S)").powers(1, "resistance")
    scene.now(1, blood=0)

    scene.take_round(0).run(*attack("berserk"), (1, "interject", "resistance"))
    scene.run((1, "recover", "blood"), (1, "recover", "none"), (1, "recover", "none"))

    assert scene.offered(1) == ["pass", "again-strength"]


@pytest.mark.parametrize("bound", [False, True])
def test_13_4_r135_at_once_where_direction_and_status_leave_no_reaction(bound: bool) -> None:
    scene = Scene().face_to_face() if bound else from_behind()
    scene.give(1, hand="S", life="D").powers(1, "adaptation")
    if bound:
        scene.bout.trapped[1], scene.bout.unbalanced[1], scene.bout.down[1] = 1, 2, 1

    scene.take_round(0).run(*attack("berserk"))

    assert scene.told("passed") == [[1]]
    assert scene.interjections(1) == []


def idle() -> Scene:
    """Seat 0 at his Action with no Action card at hand; one is in his HP deck, one discarded."""
    scene = Scene().face_to_face().give(0, hand="1", life="S", discard="D")
    scene.powers(0, "adaptation", "delay", "resistance", "stand_up")
    return scene.take_round(0).run((0, "opening", "ready"))


def test_13_4_r189_who_must_pass_may_use_powers_first() -> None:
    scene = idle()

    assert scene.asked() == [(0, "action")]
    assert scene.offered(0) == ["pass"]
    assert scene.interjections(0) == ["adaptation", "delay", "resistance", "surrender"]
    assert scene.told("passed") == []


@pytest.mark.parametrize(
    ("power", "ask", "back", "card"),
    [
        ("adaptation", "adapt", "to-hand-strength", "strength"),
        ("resistance", "recover", "dexterity", "dexterity"),
    ],
)
def test_13_4_r189_with_a_card_he_has_his_action_again(
    power: str, ask: str, back: str, card: str
) -> None:
    scene = idle().run((0, "interject", power), (0, ask, back), (0, ask, "none"), (0, ask, "none"))

    assert scene.offered(0) == ["pass", f"new-{card}", f"standby-{card}"]


def test_13_4_r189_from_his_pass_on_he_has_none() -> None:
    scene = idle()
    scene.bout.unbalanced[0] = 1

    scene.run((0, "interject", "delay"), (0, "action", "pass"))

    assert scene.told("passed") == [[0]]
    assert scene.asked() == [(0, "closing")]
    assert scene.interjections(0) == []
    assert scene.offered(0) == ["ready", "shake-unbalanced"]
