"""Chapter 11.1, Sweep; and what holds for all Special Moves (11.0)."""

import pytest

from tests.games.gladiatori.blows import attack, course, pay, react
from tests.games.gladiatori.scene import Scene

ABOUT = {"east": (1, 0), "north-east": (1, -1), "north-west": (0, -1), "south-west": (-1, 1)}


def around(*places: str, seats: int = 3) -> Scene:
    """Seat 0 in the middle looking east with a Sweep; the others where it is said, looking away."""
    scene = Scene(seats, teams="free").place(0, (0, 0), 0).give(0, hand="S sweep 1x4")
    for seat, place in enumerate(places, 1):
        scene.place(seat, ABOUT[place], 3).give(seat, hand="", life="1x4")
    return scene


def test_11_0_any_number_of_different_moves_on_one_action() -> None:
    scene = around("east", seats=2).give(0, hand="S sweep sacrifice acrobatic_strike reflex 0x2")

    scene.take_round(0).run(
        *attack(
            "strength", "sweep", "sacrifice", "acrobatic_strike", "reflex", fight="sweep-ahead"
        ),
        (0, "sacrifice", "energy_0"),
        (0, "acrobatics", "yes"),
        (0, "skill", "yes"),
        *pay("energy_1", "energy_1"),
        (0, "reflex", "turn-left"),
    ).finish()

    assert scene.told("attack", "wounded") == [[0, 1, 5 + 3 + 3 + 1], [1, 3]]


def test_11_0_r137_restrictions_go_by_the_status_in_effect() -> None:
    """A net that has hit him closes only with the round: his Reflex works; Trapped it does not."""
    scene = Scene().face_to_face().items(0, "rete").give(1, hand="B reflex")
    bound = Scene().face_to_face().give(1, hand="B reflex", life="1x2")
    bound.bout.trapped[1] = 1

    scene.take_round(0).run(
        *attack("strength", fight="net-rete"),
        *react("berserk", "reflex"),
        (0, "skill", "yes"),
        (1, "skill", "no"),
        (1, "reflex", "move-east-on"),
    ).finish()
    bound.take_round(0).run(*attack("strength"), *react("berserk", "reflex"), (0, "skill", "yes"))
    asked = course(bound, {"payment": "energy_1"})

    assert (scene.at(1), scene.bout.trapped[1]) == ((2, 0), 3)
    assert "1 reflex" not in asked


def test_11_1_s23_three_arcs_with_the_hex_ahead_in_each() -> None:
    """S23 Enemies at directions 1 and 2: the arc ahead holds one, the arc to the left both."""
    scene = around("north-east", "north-west")

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "sweep"), (0, "add", "enough")
    )

    assert scene.offered(0) == ["none", "sweep-left", "sweep-ahead"]


@pytest.mark.parametrize(
    ("at", "arcs"),
    [
        ((1, 0), ["sweep-left", "sweep-ahead", "sweep-right"]),
        ((0, -1), ["sweep-left"]),
        ((-1, 0), []),
        ((-1, 1), ["sweep-right"]),
        ((0, 1), ["sweep-ahead", "sweep-right"]),
    ],
)
def test_11_1_each_neighbour_is_in_its_arcs(at: tuple[int, int], arcs: list[str]) -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, at, 0).give(0, hand="S sweep")

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "sweep"), (0, "add", "enough")
    )

    assert [one for one in scene.offered(0) if one.startswith("sweep")] == arcs


def test_11_1_1_r66_s23_the_order_named_decides_the_value() -> None:
    """S23 Base 9; first the one at direction 2: 10, then the one at direction 1: 6."""
    scene = around("north-east", "north-west")

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 4, fight="sweep-left"),
        (0, "target", "seat-2"),
        (0, "skill", "yes"),
    )

    assert scene.told("attack") == [[0, 2, 10], [0, 1, 6]]


def test_11_1_1_r66_plus_one_minus_three_minus_seven_and_everybody() -> None:
    """Three targets, all struck; none can be left out."""
    scene = around("east", "north-east", "north-west", seats=4)

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 4, fight="sweep-left"),
        (0, "target", "seat-3"),
    )
    assert scene.offered(0) == ["seat-1", "seat-2"]
    scene.run((0, "target", "seat-1"), (0, "skill", "yes"))

    assert scene.told("attack") == [[0, 3, 10], [0, 1, 6], [0, 2, 2]]


def test_11_1_1_r66_s24_an_ally_in_the_arc_is_struck_too() -> None:
    """S24 First the enemy, then the ally with 3 less; no points for him; one Unbalanced."""
    scene = around("east", "north-east").teams(0, 1, 0)

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 4, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        (0, "skill", "yes"),
        *pay("energy_1", "energy_1", seat=1),
        *pay("energy_1", "energy_1", seat=2),
    ).finish()

    assert scene.told("attack") == [[0, 1, 10], [0, 2, 6]]
    assert scene.told("wounded") == [[1, 4], [2, 4]]
    assert scene.bout.points == [10 + 2 + 4 + 3, 10, 10]
    assert scene.bout.unbalanced == [1, 0, 0]


def test_11_1_1_s25_front_and_behind_are_scored_for_each() -> None:
    """S25 3 on one in front, 3 on one from behind: +2 +3 -3 -6."""
    scene = around("east", "north-east").give(0, hand="S sweep 1x3").place(2, (1, -1), 1)
    scene.bout.first_blood = True

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 3, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        (0, "skill", "yes"),
        *pay("energy_1", "energy_1", seat=1),
        *pay("energy_1", "energy_1", seat=2),
    ).finish()

    assert scene.told("wounded") == [[1, 3], [2, 3]]
    assert scene.bout.points[0] == 10 - 4


def test_11_1_2_a_single_target_gets_plus_one_ahead_or_not() -> None:
    scene = around("north-west", seats=2)

    scene.take_round(0).run(*attack("strength", "sweep", fight="sweep-left"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 1]]


def test_11_1_2_r67_the_arc_must_hold_an_opponent() -> None:
    """An ally alone is not swept."""
    scene = around("east", "south-west").teams(0, 0, 1)

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "sweep"), (0, "add", "enough")
    )

    assert scene.offered(0) == ["none", "sweep-right"]


def test_11_1_2_beasts_can_be_targets() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).place(1, (1, 0), 3)
    scene.give(0, hand="S sweep 1x4").give(1, hand="")
    dog = scene.beast("dog", (1, -1))

    scene.take_round(0).run(
        *attack("strength", "sweep", "energy_1", fight="sweep-ahead"),
        (0, "target", "beast-0"),
        (0, "skill", "yes"),
    )

    assert scene.told("attack") == [[0, dog, 7], [0, 1, 3]]


def test_11_1_3_spent_once_for_all_and_one_marker_at_the_end() -> None:
    """Offense, Blood and cards once; the marker comes at the end of his round."""
    scene = around("east", "north-east").give(0, hand="B sweep").trait(1, guard=9).trait(2, guard=9)

    scene.take_round(0).run(
        *attack("berserk", "sweep", fight="sweep-ahead"),
        (0, "target", "seat-1"),
        (0, "skill", "yes"),
        (0, "blood", "2"),
        (1, "skill", "yes"),
        (2, "skill", "yes"),
    )
    assert scene.told("attack") == [[0, 1, 10], [0, 2, 6]]
    assert scene.bout.unbalanced[0] == 0
    course(scene, {"payment": "energy_1"})

    assert (scene.value(0, "offense"), scene.value(0, "blood")) == (4, 3)
    assert scene.bout.unbalanced[0] == 1


def test_11_1_4_r138_a_sweep_that_was_not_declared_does_nothing() -> None:
    scene = Scene().face_to_face().give(0, hand="S sweep").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("strength", "sweep"), (0, "skill", "yes"), (1, "skill", "yes")
    ).finish()

    assert scene.told("attack") == [[0, 1, 5]]
    assert scene.bout.unbalanced[0] == 0
    assert scene.held(0, "discard") == "sweep"


def test_11_1_not_while_trapped_or_face_down() -> None:
    scene = Scene().face_to_face().give(0, hand="S sweep break_item").items(1, "galea")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "add", "sweep"),
        (0, "add", "break_item"),
        (0, "add", "enough"),
    )

    assert scene.offered(0) == ["none", "strike"]


def test_11_1_a_declared_sweep_is_not_plus_two_as_well() -> None:
    """20.12 Instead of its function: declared it has served, undeclared it may be +2."""
    offers = []
    for fight in ("sweep-ahead", "strike"):
        scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="S sweep reflex")
        scene.beast("dog", (1, 0))
        scene.take_round(0).run(*attack("strength", "sweep", "reflex", fight=fight))
        assert scene.asked() == [(0, "plain")]
        offers.append(scene.offered(0))

    assert offers == [["enough", "reflex"], ["enough", "sweep", "reflex"]]
