"""Chapter 11.4, Overskill."""

import pytest

from harena.games.gladiatori import steps
from tests.games.gladiatori.blows import attack, react, spend
from tests.games.gladiatori.scene import Scene


@pytest.mark.parametrize(("offense", "raised"), [(1, 3), (2, 6), (3, 8), (4, 9), (9, 14)])
def test_11_4_r133_five_more_but_three_times_at_most(offense: int, raised: int) -> None:
    """11.4 Above 9 if need be; when used it falls to nothing."""
    scene = Scene().face_to_face().trait(0, offense=offense).give(0, hand="S overskill")

    scene.take_round(0).run(
        *attack("strength", "overskill"), (0, "overskill", "offense"), (0, "skill", "yes")
    )

    assert scene.told("attack") == [[0, 1, raised]]
    assert scene.value(0, "offense") == 0


def test_11_4_a_skill_above_nothing_or_none() -> None:
    """Up to five more: it may be declined, and then nothing falls."""
    scene = Scene().face_to_face().now(0, guard=0).give(0, hand="S overskill")
    spent = Scene().face_to_face().now(0, offense=0, guard=0, endurance=0)
    spent.give(0, hand="S overskill")

    for one in (scene, spent):
        one.take_round(0).run(*attack("strength", "overskill"), (1, "reaction", "pass"))

    assert scene.offered(0) == ["offense", "endurance", "none"]
    assert spent.offered(0) == ["none"]
    scene.run((0, "overskill", "none"), (0, "skill", "yes"))
    assert (scene.told("attack"), scene.value(0, "offense")) == ([[0, 1, 5]], 4)


def test_11_4_s13_overskill_with_a_block() -> None:
    """S13 Guard 3: 8 in the sum, then nothing; Rest may raise it to 3."""
    scene = Scene().face_to_face().trait(1, guard=3).give(0, hand="B")
    scene.give(1, hand="S overskill", life="1x4")

    scene.take_round(0).run(
        *attack("berserk"),
        *react("strength", "overskill"),
        (0, "skill", "yes"),
        (1, "overskill", "guard"),
        (1, "skill", "yes"),
    ).finish()
    assert (scene.told("defence"), scene.value(1, "guard")) == ([[1, 8]], 0)
    scene.begin(steps.REST_ALL).run((1, "rest", "endurance"))
    for _ in range(3):
        scene.run((1, "back", "0"))

    assert scene.offered(1) == ["0", "1", "2", "3"]


def test_11_4_r69_s14_unused_it_falls_to_nothing_at_end_turn() -> None:
    """S14 Offense 4 with a Movement Action in round 2: 9 in this turn, 0 after it."""
    scene = Scene().trait(0, offense=4).give(0, hand="M overskill")
    scene.bout.round = 2

    scene.take_round(0).run(
        *attack("movement", "overskill", fight="none"), (0, "overskill", "offense")
    ).finish()
    assert scene.value(0, "offense") == 9
    scene.begin(steps.END_TURN)

    assert (scene.value(0, "offense"), scene.bout.overskilled[0]) == (0, 0)


def test_11_4_e15_overskill_on_endurance() -> None:
    """E15 Endurance 2 becomes 6, not 7; Rest recovers six; then nothing."""
    scene = Scene().trait(0, endurance=2, offense=9).now(0, offense=1)
    scene.give(0, hand="M overskill 0x8")

    scene.take_round(0).run(
        *attack("movement", "overskill", fight="none"), (0, "overskill", "endurance")
    ).finish()
    assert scene.value(0, "endurance") == 6
    scene.begin(steps.REST_ALL).run((0, "rest", "endurance"), *[(0, "back", "0")] * 2)
    assert scene.offered(0) == [str(number) for number in range(7)]
    scene.run((0, "back", "6")).finish()

    assert (scene.value(0, "offense"), scene.value(0, "endurance")) == (7, 0)


def test_11_4_r133_it_is_neither_spent_nor_recovered_nor_raised_again() -> None:
    """A Skill under Overskill is frozen, and gives Resistance nothing to do."""
    scene = Scene().face_to_face().powers(0, "resistance").give(0, hand="S overskill 1")
    scene.give(1, hand="B unbalancing_strike").now(0, offense=9, guard=2)
    scene.bout.overskilled[0] = 1

    scene.take_round(0).run(
        *attack("strength", "overskill", "energy_1"), *react("berserk", "unbalancing_strike")
    )
    assert scene.offered(0) == ["guard", "endurance", "none"]
    scene.run((0, "overskill", "endurance"), (0, "skill", "no"), (0, "unbalanced", "pay"))

    assert scene.offered(0) == ["guard", "blood", "speed"]
    scene.run(*spend("guard", "blood", seat=0), (0, "interject", "resistance"))
    assert scene.offered(0) == ["guard", "blood", "none"]


def test_11_4_it_works_without_a_fight_and_while_trapped() -> None:
    scene = Scene().give(0, hand="S overskill")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        *attack("strength", "overskill", fight="none"), (0, "overskill", "guard")
    ).finish()

    assert scene.value(0, "guard") == 10


def test_11_4_r113_which_skill_it_is_stays_secret() -> None:
    seen = []
    for skill in ("offense", "guard"):
        scene = Scene().give(0, hand="S overskill")
        scene.take_round(0).run(
            *attack("strength", "overskill", fight="none"), (0, "overskill", skill)
        ).finish()
        seen.append(([one.told(1) for one in scene.match.events], scene.match.view(1)))

    assert seen[0] == seen[1]


def test_11_4_r133_in_rest_a_raised_skill_is_not_written_up() -> None:
    """Guard raised from 1 to 3 is below its start of 5, but frozen until it falls."""
    scene = Scene().now(0, guard=3)
    scene.bout.overskilled[0] = 1 << 1

    scene.begin(steps.REST_ALL).run((0, "rest", "endurance"))
    while scene.bout.decision(0) is not None:
        scene.choose(0, "back", scene.offered(0)[-1])

    assert scene.value(0, "guard") == 3


def test_11_4_three_times_what_it_is_now_not_what_it_was() -> None:
    """Offense 2 of 7: six, not seven."""
    scene = Scene().face_to_face().give(0, hand="S overskill").trait(0, offense=7).now(0, offense=2)

    scene.take_round(0).run(
        *attack("strength", "overskill"), (0, "overskill", "offense"), (0, "skill", "yes")
    )

    assert scene.told("attack") == [[0, 1, 6]]
