"""Chapter 20.5, 20.6 and 20.13, how beasts attack, and in which order."""

import pytest

from harena.games.gladiatori import steps
from tests.games.gladiatori.hunt import FIRST, SECOND, act, beasts_act, beside
from tests.games.gladiatori.scene import Scene


@pytest.mark.parametrize(
    ("kind", "dice", "value"),
    [
        ("dog", [5, 3], 8),
        ("wolf", [5, 3], 8),
        ("lion", [5, 3], 8),
        ("bear", [5, 3, 6], 14),
    ],
)
def test_20_5_dice_without_moving(kind: str, dice: list[int], value: int) -> None:
    """20.5 Two dice, a bear one more; the sum is the FAV."""
    scene = beside(kind)

    act(scene, FIRST, *dice)

    assert scene.told("beast_rolled") == [[FIRST, *dice]]
    assert scene.told("attack") == [[FIRST, 0, value]]


@pytest.mark.parametrize(
    ("kind", "dice", "value"),
    [("dog", [5], 5), ("wolf", [5], 5), ("lion", [5, 3], 8), ("bear", [5, 6], 11)],
)
def test_20_5_dice_after_moving(kind: str, dice: list[int], value: int) -> None:
    """20.5 One die, a bear one more; a lion always two."""
    scene = Scene(1).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast(kind, (3, 0))

    act(scene, FIRST, 2, 1, *dice)

    assert scene.told("beast_rolled") == [[FIRST, *dice]]
    assert scene.told("attack") == [[FIRST, 0, value]]


def test_20_6_he_decides_knowing_the_roll() -> None:
    """20.6, 7.0.10 The FAV is told before he is asked for his Reaction."""
    scene = beside("dog")

    act(scene, FIRST, 6, 3)

    assert scene.asked() == [(0, "reaction")]
    assert scene.told("attack") == [[FIRST, 0, 9]]


def test_20_6_the_difference_is_the_damage() -> None:
    """20.6 9 against Oppose 5 and a Clipeus 3: one point, however many cards lie on it."""
    scene = beside("dog").items(0, "clipeus").give(0, hand="B 0x4")

    act(scene, FIRST, 6, 3).run(
        (0, "reaction", "new-berserk"),
        (0, "add", "energy_0"),
        (0, "add", "energy_0"),
        (0, "skill", "no"),
    )

    assert scene.told("defence") == [[0, 8]]
    assert scene.told("wounded") == [[0, 1]]


def test_20_6_no_damage_below_the_defence() -> None:
    """20.6 An equal FDV holds."""
    scene = beside("dog").trait(0, guard=9)

    act(scene, FIRST, 6, 3).run((0, "reaction", "pass"), (0, "skill", "yes"))

    assert scene.told("held") == [[0]]
    assert scene.told("wounded") == []


def test_20_6_a_dodge_halves_the_attack() -> None:
    """20.6 11 is 5; 1 Speed makes 2, and no Item defends: 3 points."""
    scene = beside("wolf").items(0, "scutum")

    act(scene, FIRST, 6, 5).run(
        (0, "reaction", "new-movement"), (0, "dodge", "1"), (0, "skill", "no")
    )

    assert scene.told("defence") == [[0, 2]]
    assert scene.told("wounded") == [[0, 3]]


def test_20_6_r169_no_bonus_for_a_great_difference() -> None:
    """20.6, R169 The option `damage_bonus` is for gladiators only: 12 are 12."""
    scene = beside("dog", damage_bonus=True)

    act(scene, FIRST, 6, 5).run((0, "reaction", "pass"), (0, "skill", "no"))

    assert scene.told("wounded") == [[0, 11]]


def test_20_6_r101_from_behind() -> None:
    """20.6, R101 Directly behind: Passive perforce, and three less."""
    scene = Scene(1).place(0, (0, 0), 3).give(0, life="1x12")
    scene.beast("dog", (1, 0))

    act(scene, FIRST, 6, 3).run((0, "skill", "yes"))

    assert scene.told("passed") == [[0]]
    assert scene.told("defence") == [[0, 2]]
    assert scene.told("wounded") == [[0, 7]]


def test_20_6_r101_from_a_rear_side() -> None:
    """20.6, R101 Only a Dodge is left, and it suffers the three too."""
    scene = Scene(1).place(0, (0, 0), 2).give(0, life="1x12")
    scene.beast("dog", (1, 0))

    act(scene, FIRST, 6, 3)
    offered = scene.offered(0)
    scene.run((0, "reaction", "new-movement"), (0, "dodge", "2"), (0, "skill", "no"))

    assert offered == ["pass", "new-movement"]
    assert scene.told("defence") == [[0, 1]]
    assert scene.told("wounded") == [[0, 3]]


def test_20_6_no_points_for_a_beasts_blow() -> None:
    """20.6, 20.11 A wound by a beast brings nobody anything, and leaves First Blood open."""
    scene = beside("dog", beasts="coliseum", beast_number=1)

    act(scene, FIRST, 6, 3).run((0, "reaction", "pass"), (0, "skill", "no"))

    assert scene.told("wounded") == [[0, 9]]
    assert scene.told("scored") == []
    assert not scene.bout.first_blood


def test_7_0_10_no_feint_against_an_attacking_beast() -> None:
    """7.0.10, 7.5.9, R142 With a Feint in hand he is never asked for it."""
    scene = beside("dog").give(0, hand="S F")

    act(scene, FIRST, 1, 2).run((0, "reaction", "new-strength")).run((0, "skill", "no"))

    assert scene.told("held", "wounded") == [[0, 3]]
    assert (0, "feint") not in scene.asked()


def test_20_6_a_killed_gladiator_leaves() -> None:
    """20.6, 7.7.6 With 2 and the cover he dies of three, and nobody scores it (12.3.3)."""
    scene = beside("dog", beasts="coliseum", beast_number=1).give(0, life="1")

    act(scene, FIRST, 2, 1).run((0, "reaction", "pass"), (0, "skill", "no"))
    scene.run((0, "unbeatable", "no"))

    assert scene.told("killed") == [[0]]
    assert not scene.bout.stands(0)
    assert [reason for _, _, reason in scene.told("scored")] == [10]


# 20.13 Order.


def test_20_13_beasts_come_before_all_players() -> None:
    """20.13, 5.2.4 Both dogs have attacked before the first player takes his round."""
    scene = Scene(1).place(0, (0, 0), 0).items(0, "scutum")
    scene.beast("dog", (1, 0))
    scene.beast("dog", (0, 1))

    scene.dice(1, 1, 2, 1, 2).begin(steps.BEGIN_ROUND, 2)
    while not scene.told("round_taken"):
        scene.default()

    assert len(scene.told("attack")) == 2


@pytest.mark.parametrize(("lot", "order"), [(1, [SECOND, FIRST]), (2, [FIRST, SECOND])])
def test_20_13_r112_in_random_order_each_to_its_end(lot: int, order: list[int]) -> None:
    """20.13, R112 The second rolls when the first one's attack has been paid for."""
    scene = Scene(1).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast("dog", (1, 0))
    scene.beast("dog", (0, 1))

    beasts_act(scene, lot, 1, 2, 1, 2)
    first = scene.told("attack")
    scene.run(
        (0, "reaction", "pass"),
        (0, "skill", "no"),
        (0, "payment", "energy_1"),
        (0, "payment", "energy_1"),
    )
    both = scene.told("attack")

    assert first == [[order[-1], 0, 3]]
    assert [attacker for attacker, _, _ in both] == order[::-1]


def test_20_13_a_beast_killed_meanwhile_does_not_act() -> None:
    """20.13 Whoever is dead or shut out of the list is passed over."""
    scene = beside("dog")
    scene.bout.beasts[0] = -1

    act(scene, FIRST, 6, 3)

    assert scene.told("attack", "prowled") == []
