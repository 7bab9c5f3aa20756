"""Chapter 20.7, how beasts defend themselves."""

import pytest

from tests.games.gladiatori.hunt import FIRST, SECOND, beside, strike


@pytest.mark.parametrize(("dice", "slain"), [([5, 3], [[FIRST]]), ([6, 3], []), ([6, 4], [])])
def test_20_7_a_greater_attack_kills_an_equal_one_does_not(
    dice: list[int], slain: list[list[int]]
) -> None:
    """20.7 FAV 9 against 8, 9 and 10."""
    scene = beside("dog")

    strike(scene, 9, *dice).finish()

    assert scene.told("attack") == [[0, FIRST, 9]]
    assert scene.told("slain") == slain
    assert (scene.bout.board[scene.spot((1, 0))] == FIRST) == (not slain)


def test_20_7_cards_played_do_not_matter() -> None:
    """20.7 Six cards on the action, a FAV no greater than the roll: it lives without a scratch."""
    scene = beside("dog").give(0, hand="S 0x6").trait(0, offense=5)
    scene.dice(1, 4).take_round(0)

    scene.run((0, "action", "new-strength"), *[(0, "add", "energy_0")] * 6)
    scene.run((0, "fight", "strike"), (0, "skill", "yes")).finish()

    assert scene.told("held") == [[FIRST]]
    assert scene.told("wounded", "slain") == []


def test_20_7_r102_the_attack_is_announced_before_the_roll() -> None:
    """20.7, R102 And the Feint is asked when both are known."""
    scene = beside("dog")

    strike(scene, 9, 6, 1)

    kinds = [event.kind for event in scene.match.events]
    assert kinds.index("attack") < kinds.index("beast_rolled") < kinds.index("defence")
    assert scene.asked() == [(0, "feint")]


@pytest.mark.parametrize(
    ("kind", "dice", "value"),
    [("dog", [6, 2], 8), ("wolf", [6, 2], 8), ("lion", [6, 2], 8), ("bear", [6, 2, 5], 13)],
)
def test_20_7_dice_of_a_defence(kind: str, dice: list[int], value: int) -> None:
    """20.7 Two dice, a bear one more."""
    scene = beside(kind)

    strike(scene, 3, *dice)

    assert scene.told("defence") == [[FIRST, value]]


def test_20_7_a_beast_does_not_react() -> None:
    """20.7, 7.0.9 Nobody is asked between the declaration and the attacker's own sum."""
    scene = beside("lion")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))

    assert scene.asked() == [(0, "plain")]


def test_20_7_a_null_attack_needs_no_roll() -> None:
    """20.7, 7.1.11 Without Offense the FAV is 0: no dice, no powers of the beast."""
    scene = beside("dog")
    scene.take_round(0)

    scene.run((0, "action", "new-strength"), (0, "fight", "strike"), (0, "skill", "no")).finish()

    assert scene.told("attack") == [[0, FIRST, 0]]
    assert scene.told("beast_rolled", "slain") == []


def test_20_7_always_from_the_front() -> None:
    """20.7, 3.3, R8 A beast has no behind: no -3, and no VP lost in the Coliseum."""
    scene = beside("dog", beasts="coliseum", beast_number=1).place(1, (0, 3))

    strike(scene, 9, 6, 3).finish()

    assert scene.told("attack", "defence") == [[0, FIRST, 9], [FIRST, 9]]
    assert scene.told("scored") == []


def test_20_7_the_slain_leaves_its_hex() -> None:
    """20.7 One may step there."""
    scene = beside("dog", beasts="coliseum", beast_number=1)
    strike(scene, 9, 1, 2).finish()

    scene.take_round(0)

    assert "move-east-on" in scene.offered(0)
    assert scene.bout.lairs == [-1]


def test_20_7_help_against_a_slain_beast_is_over() -> None:
    """20.7, 6.23, R149 The next dog to come is another: the bonus went with the first."""
    scene = beside("dog", beasts="coliseum", beast_number=1, teams="free", help="ally_round")
    scene.bout.help = [1, FIRST, 4, 1, SECOND, 2]

    strike(scene, 9, 1, 2).finish()

    assert scene.bout.help == [1, SECOND, 2]


def test_20_7_a_sweep_on_two_beasts() -> None:
    """20.7, 11.1 +1 against the first, -3 against the second; each rolls for itself."""
    scene = beside("dog").give(0, hand="S sweep").trait(0, offense=9)
    wolf = scene.beast("wolf", (1, -1))
    scene.dice(6, 3, 1, 3).take_round(0)

    scene.run(
        (0, "action", "new-strength"),
        (0, "add", "sweep"),
        (0, "fight", "sweep-left"),
        (0, "target", "beast-0"),
        (0, "skill", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, FIRST, 10], [0, wolf, 6]]
    assert scene.told("slain") == [[FIRST], [wolf]]


def test_20_7_wrestling_moves_a_beast_without_a_marker() -> None:
    """20.7, 12.6.1, R77 It lives, and is pushed away."""
    scene = beside("dog").powers(0, "wrestling").trait(0, offense=5)
    scene.dice(6, 3).take_round(0)

    scene.run(
        (0, "action", "new-strength"),
        (0, "fight", "strike"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
        (0, "push", "beast-0-east"),
    ).finish()

    assert scene.at(FIRST) == (2, 0)
    assert scene.told("marked") == []
