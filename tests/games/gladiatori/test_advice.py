"""What a position is worth to a bot."""

import pytest

from harena.games.gladiatori.advice.advice import value
from tests.games.gladiatori.hunt import beside
from tests.games.gladiatori.scene import Scene


def worth(scene: Scene) -> float:
    return value(scene.bout, 0)


def richer(turn: int, seat: int) -> float:
    """By how much the worth grows when a seat has cards and an Item more."""
    plain, rich = Scene(2), Scene(2).give(seat, hand="S D B M 1x5").items(seat, "gladius")
    plain.bout.turn = rich.bout.turn = turn
    return worth(rich) - worth(plain)


def test_means_are_worth_the_more_the_more_turns_are_left() -> None:
    assert richer(1, 0) > richer(4, 0) > 0


def test_after_the_last_turn_only_points_and_life_count() -> None:
    assert richer(6, 0) == 0


def test_what_a_rival_has_is_a_loss() -> None:
    assert richer(1, 1) == pytest.approx(-richer(1, 0))


def test_a_point_is_a_point() -> None:
    scene, ahead = Scene(2), Scene(2)
    ahead.bout.points[0] += 3

    assert worth(ahead) - worth(scene) == pytest.approx(3)


def test_against_beasts_alone_a_dead_one_is_worth_more_than_a_good_place() -> None:
    """No opponent left is no reason to mourn."""
    scene, killed = beside("wolf", 1, beast_number=1), Scene(1, beast_number=1)
    killed.place(0, (0, 0), 0).give(0, life="1x12")

    assert worth(killed) + 5 > worth(scene)
