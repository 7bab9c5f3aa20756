"""Chapter 11.7, Unbalancing Strike."""

from harena.games.gladiatori.components.bout import DOOMED
from harena.games.gladiatori.steps import BEAST_ACT
from tests.games.gladiatori.blows import attack, course, react, spend
from tests.games.gladiatori.scene import Scene


def striker(other: str = "B 0x2") -> Scene:
    scene = Scene().face_to_face().give(0, hand="S unbalancing_strike 1")
    return scene.give(1, hand=other, life="1x3")


def test_11_7_two_elements_or_a_marker_at_the_end_of_the_round() -> None:
    taken, paid = striker(), striker()

    for scene in (taken, paid):
        scene.take_round(0).run(
            *attack("strength", "unbalancing_strike"), *react("berserk"), (0, "skill", "yes")
        )
        assert scene.offered(1) == ["marker", "pay"]
    taken.run((1, "unbalanced", "marker"))
    assert taken.bout.unbalanced == [0, 0]
    taken.finish()
    paid.run((1, "unbalanced", "pay"), *spend("energy_0", "speed")).finish()

    assert taken.bout.unbalanced == [0, 1]
    assert paid.bout.unbalanced == [0, 0]
    assert (paid.value(1, "speed"), paid.held(1, "discard")) == (4, "energy_0")


def test_11_7_whatever_the_result() -> None:
    """The attack is held: the marker comes all the same."""
    scene = striker()

    scene.take_round(0).run(
        *attack("strength", "unbalancing_strike"),
        *react("berserk"),
        (0, "skill", "yes"),
        (1, "unbalanced", "marker"),
        (1, "skill", "yes"),
    ).finish()

    assert (scene.told("held"), scene.bout.unbalanced) == ([[1]], [0, 1])


def test_11_7_e17_with_a_reaction_the_attacker_answers() -> None:
    """E17 He pays a hand card and a point of Speed: no marker, and his value stands."""
    scene = striker("B unbalancing_strike").give(0, hand="S 1")

    scene.take_round(0).run(
        *attack("strength"),
        *react("berserk", "unbalancing_strike"),
        (0, "skill", "yes"),
        (0, "unbalanced", "pay"),
        *spend("energy_1", "speed", seat=0),
    ).finish()

    assert scene.told("attack") == [[0, 1, 5]]
    assert (scene.bout.unbalanced, scene.value(0, "speed")) == ([0, 0], 4)


def test_11_7_who_cannot_pay_takes_the_marker() -> None:
    """One card in hand and nothing else."""
    scene = striker("B 0").now(1, offense=0, guard=0, endurance=0, blood=0, speed=0)

    scene.take_round(0).run(
        *attack("strength", "unbalancing_strike"), *react("berserk"), (0, "skill", "yes")
    )

    assert scene.offered(1) == ["marker"]


def test_11_7_nothing_happens_to_the_face_down() -> None:
    scene = striker("S")
    scene.bout.down[1], scene.bout.unbalanced[1] = 1, 1

    scene.take_round(0).run(*attack("strength", "unbalancing_strike"), (0, "skill", "yes"))
    asked = course(scene, {"payment": "energy_1"})

    assert "1 unbalanced" not in asked
    assert scene.bout.unbalanced[1] == 1


def test_11_7_r139_by_a_sweep_on_a_single_target_only() -> None:
    one = Scene().place(0, (0, 0), 0).place(1, (1, -1), 4)
    two = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)

    for scene in (one, two):
        scene.give(0, hand="S sweep unbalancing_strike 1x6").trait(1, guard=9)
        scene.take_round(0).run(
            *attack("strength", "sweep", "unbalancing_strike", fight="sweep-ahead")
        )
    two.run((0, "target", "seat-1"))
    says = {"skill": "yes", "payment": "yield"}

    assert "1 unbalanced" in course(one, says)
    assert not {"1 unbalanced", "2 unbalanced"} & set(course(two, says))


def test_11_7_a_defender_in_a_sweep_may_strike_back() -> None:
    """Two defenders, two strikes: the attacker takes both markers and his own is lost."""
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)
    scene.give(0, hand="S sweep 1x6")
    for seat in (1, 2):
        scene.give(seat, hand="B unbalancing_strike").trait(seat, guard=9)

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        *react("berserk", "unbalancing_strike", seat=1),
        *react("berserk", "unbalancing_strike", seat=2),
    )
    asked = course(scene, {"skill": "yes"})

    assert asked.count("0 unbalanced") == 2
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)


def test_11_7_not_while_trapped() -> None:
    scene = striker().give(0, hand="S unbalancing_strike 1")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(*attack("strength", "unbalancing_strike"), (0, "skill", "yes"))
    asked = course(scene, {"payment": "energy_1"})

    assert "1 unbalanced" not in asked


def test_11_7_1_r72_a_passive_victim_may_pay_but_not_with_abilities() -> None:
    """13.2 He uses no Abilities; cards and Skill points he has."""
    scene = striker("0").place(1, (1, 0), 0)

    scene.take_round(0).run(
        *attack("strength", "unbalancing_strike"), (0, "skill", "yes"), (1, "unbalanced", "pay")
    )
    assert scene.offered(1) == ["energy_0", "offense", "guard", "endurance"]
    scene.run(*spend("energy_0", "endurance"))
    course(scene, {"payment": "energy_1"})

    assert scene.bout.unbalanced[1] == 0


def test_11_7_1_r72_with_nothing_but_abilities_the_passive_take_the_marker() -> None:
    scene = striker("").place(1, (1, 0), 0).now(1, offense=1, guard=0, endurance=0)

    scene.take_round(0).run(*attack("strength", "unbalancing_strike"), (0, "skill", "yes"))

    assert scene.asked() == [(1, "unbalanced")]
    assert scene.offered(1) == ["marker"]


def test_11_7_1_r72_beasts_are_immune() -> None:
    """Neither attacked nor attacking do they answer a strike."""
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="S B unbalancing_strike")
    scene.beast("dog", (1, 0))

    scene.dice(1, 2, 6, 6).begin(BEAST_ACT, 0).run(*react("berserk", "unbalancing_strike", seat=0))
    first = course(scene)
    scene.give(0, hand="S unbalancing_strike").take_round(0)
    scene.run(*attack("strength", "unbalancing_strike"))
    second = course(scene)

    assert [one for one in first + second if one.endswith("unbalanced")] == []


def test_11_7_1_r166_the_strike_of_a_defender_who_dies_still_counts() -> None:
    """Three gladiators, so that the game goes on."""
    scene = Scene(3, teams="free").face_to_face().give(0, hand="S 1x6")
    scene.give(1, hand="B unbalancing_strike", life="")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 6),
        *react("berserk", "unbalancing_strike"),
        (0, "skill", "yes"),
        (0, "unbalanced", "marker"),
        (1, "payment", "yield"),
        (1, "unbeatable", "no"),
    ).finish()

    assert scene.told("killed") == [[1]]
    assert scene.bout.unbalanced[0] == 1


def test_11_7_12_3_one_who_is_only_unbeatable_answers_too() -> None:
    scene = striker()
    scene.bout.fate[1] = DOOMED

    scene.take_round(0).run(
        *attack("strength", "unbalancing_strike"), *react("berserk"), (0, "skill", "yes")
    )

    assert scene.asked() == [(1, "unbalanced")]
    assert scene.offered(1) == ["marker", "pay"]
