"""Chapter 12.4, Leap."""

from tests.games.gladiatori.blows import attack, course
from tests.games.gladiatori.scene import Scene


def leaper(hexes: int) -> Scene:
    """Seat 0 goes so many hexes east and stands before seat 1."""
    scene = Scene().place(0, (-hexes, 0), 0).place(1, (1, 0), 3).powers(0, "leap")
    scene.give(0, hand="S 0x3").give(1, hand="", life="1x4")
    return scene.take_round(0).run(*[(0, "opening", "move-east-on")] * hexes)


def test_12_4_e18_two_attack_or_one_damage_for_each_hex_freely_mixed() -> None:
    """E18 After two hexes +2 and +1 damage; three are not offered."""
    scene = leaper(2)

    scene.run(*attack("strength"), (0, "power", "leap"))
    assert set(scene.offered(0)) == {"2-0", "1-0", "1-1", "0-1", "0-2"}
    scene.run((0, "leap", "1-1"), (0, "skill", "no"))
    course(scene, {"payment": "energy_1"})

    assert scene.told("attack", "wounded") == [[0, 1, 2], [1, 2]]


def test_12_4_three_hexes_at_most() -> None:
    scene = leaper(4)

    scene.run(*attack("strength"), (0, "power", "leap"))
    assert "3-0" in scene.offered(0)
    assert "3-1" not in scene.offered(0)
    scene.run((0, "leap", "3-0"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 6]]


def test_12_4_all_on_damage() -> None:
    scene = leaper(3)

    scene.run(*attack("strength"), (0, "power", "leap"), (0, "leap", "0-3"), (0, "skill", "yes"))
    course(scene, {"payment": "energy_1"})

    assert scene.told("attack", "wounded") == [[0, 1, 5], [1, 4]]


def test_12_4_r76_turning_does_not_count() -> None:
    scene = leaper(0).run((0, "opening", "turn-left"), (0, "opening", "turn-right"))

    scene.run(*attack("strength"), (1, "reaction", "pass"))

    assert scene.offered(0) == ["none"]


def test_12_4_r76_only_hexes_of_this_combat_round() -> None:
    """He came here in his last round."""
    scene = leaper(2).run((0, "action", "pass")).finish()

    scene.take_round(0).run(*attack("strength"), (1, "reaction", "pass"))

    assert scene.offered(0) == ["none"]
