"""Chapter 20.11, who wins against beasts, and points in the Coliseum."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import BY_NOTHING, DEAD, DOOMED
from tests.games.gladiatori.hunt import FIRST, act, beside, strike
from tests.games.gladiatori.scene import Scene

LAST_TURN, BEASTS_DEAD, ALL_DEAD = 0, 2, 3


def together(kind: str = "dog") -> Scene:
    """Two against beasts, one of which is ahead of seat 0 and the last of all."""
    scene = beside(kind, beasts="cooperative", beast_number=1)
    scene.bout.waiting = [0, 0, 0, 0]
    return scene


def after_the_last_turn(scene: Scene) -> Scene:
    scene.bout.turn = scene.bout.turns
    return scene.begin(steps.TAKE_TURN)


def test_20_11_alive_after_the_last_turn() -> None:
    """20.11 The dog lives, and so do they: all have won, without any VP."""
    scene = after_the_last_turn(together())

    assert scene.told("ended") == [[LAST_TURN]]
    assert scene.match.winners == [0, 1]
    assert scene.bout.points == [10, 10]
    assert scene.match.scores == [1, 1]


@pytest.mark.parametrize(("seats", "beasts"), [(1, "solo"), (2, "cooperative")])
def test_20_11_no_points_against_beasts_alone(seats: int, beasts: str) -> None:
    """20.11 A kill brings nothing there."""
    scene = beside("dog", seats, beasts=beasts, beast_number=3)

    strike(scene, 9, 1, 2).finish()

    assert scene.told("slain") == [[FIRST]]
    assert scene.told("scored") == []


def test_20_11_three_points_in_the_coliseum() -> None:
    """20.11 For the kill; nothing for the attack, and First Blood is still to be had."""
    scene = beside("dog", beasts="coliseum", beast_number=3)

    strike(scene, 9, 1, 2).finish()

    assert scene.bout.points == [13, 10]
    assert len(scene.told("scored")) == 1
    assert not scene.bout.first_blood


def test_20_11_nothing_for_an_attack_that_fails() -> None:
    """20.11 In the Coliseum an attack on a beast is 0."""
    scene = beside("dog", beasts="coliseum", beast_number=3)

    strike(scene, 3, 6, 5).finish()

    assert scene.bout.points == [10, 10]


def test_20_11_the_coliseum_goes_on_without_beasts() -> None:
    """20.11 The last beast's death ends nothing there; the last man's foe does."""
    scene = beside("dog", beasts="coliseum", beast_number=1)
    scene.bout.waiting = [0, 0, 0, 0]

    strike(scene, 9, 1, 2).finish()

    assert scene.told("slain") == [[FIRST]]
    assert scene.told("ended") == []


def test_20_11_1_r109_won_at_once_when_no_beast_is_left() -> None:
    """20.11.1, R109 None lives, waits or is due."""
    scene = together()

    strike(scene, 9, 1, 2).finish()

    assert scene.told("ended") == [[BEASTS_DEAD]]
    assert scene.match.winners == [0, 1]


@pytest.mark.parametrize("where", ["waiting", "coming", "gate"])
def test_20_11_1_r109_not_while_one_waits_or_is_due(where: str) -> None:
    """20.11.1, R109 A wolf still to come keeps the game going."""
    scene = together()
    if where == "gate":
        scene.bout.beasts.append(1)
        scene.bout.lairs.append(-1)
        scene.bout.netted.append(0)
    else:
        getattr(scene.bout, where)[1] = 1

    strike(scene, 9, 1, 2).finish()

    assert scene.told("slain") == [[FIRST]]
    assert scene.told("ended") == []


def test_20_11_1_r109_doubles_of_the_last_dog() -> None:
    """20.11.1, 20.9.1 It dies with 2 and 2: one more is due, and the game goes on."""
    scene = together()

    strike(scene, 9, 2, 2).finish()

    assert scene.told("slain") == [[FIRST]]
    assert scene.told("ended") == []


def test_20_11_1_s62_one_alive_is_enough() -> None:
    """20.11.1, R109 S62: one of two dies in turn 2; the other is alive after turn 6: won."""
    scene = together().give(0, life="")
    scene.bout.turn = 2
    act(scene, FIRST, 6, 5).run((0, "reaction", "pass")).finish()
    ended = scene.told("ended")

    after_the_last_turn(scene)

    assert scene.told("killed") == [[0]]
    assert ended == []
    assert scene.match.winners == [0, 1]
    assert scene.match.scores == [0, 1]


def test_20_11_1_r109_lost_when_all_are_dead() -> None:
    """20.11.1, R109 At once, with nobody winning."""
    scene = beside("dog", 1).give(0, life="")

    act(scene, FIRST, 6, 5).run((0, "reaction", "pass")).finish()

    assert scene.told("ended") == [[ALL_DEAD]]
    assert scene.match.winners == []


def test_20_11_1_r109_who_surrendered_is_dead() -> None:
    """20.11.1, R109 Alone: lost. His VP stay as they are."""
    scene = beside("dog", 1)

    scene.take_round(0).run((0, "interject", "surrender"))

    assert scene.told("ended") == [[ALL_DEAD]]
    assert scene.match.winners == []
    assert scene.bout.points == [10]


def test_20_11_2_r152_the_unbeatable_is_not_alive() -> None:
    """20.11.2, R152 The last beast falls by one who is only Unbeatable: lost."""
    scene = beside("dog", 1)
    scene.bout.fate[0] = DOOMED
    scene.bout.doom[0] = 2

    strike(scene, 9, 1, 2).finish()

    assert scene.told("slain") == [[FIRST]]
    assert scene.match.over
    assert scene.match.winners == []
    assert scene.match.scores == [0]


def test_20_11_2_r152_others_alive_win_for_him() -> None:
    """20.11.2, R152 With one alive beside him it is won."""
    scene = together()
    scene.bout.fate[0] = DOOMED
    scene.bout.doom[0] = 2

    strike(scene, 9, 1, 2).finish()

    assert scene.match.winners == [0, 1]


def test_20_11_2_until_removed_he_fights_on() -> None:
    """20.11.2, 12.3.1 A game against living beasts is not lost before he falls."""
    scene = together()
    scene.bout.fate = [DOOMED, DEAD]
    scene.bout.doom[0] = 1
    strike(scene, 1, 6, 5).finish()
    before = scene.told("ended")

    scene.begin(steps.END_COMBAT_ROUND)

    assert before == []
    assert scene.told("ended") == [[ALL_DEAD]]
    assert scene.match.winners == []


def test_20_11_against_beasts_nothing_is_compared_with_others() -> None:
    """1.3 is about points, which nobody has."""
    scene = after_the_last_turn(together())

    assert scene.match.view(None)["won_by"] == BY_NOTHING
