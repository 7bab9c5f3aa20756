"""Chapter 12.6, Wrestling."""

from tests.games.gladiatori.blows import attack, course, react
from tests.games.gladiatori.scene import Scene


def wrestler(seats: int = 2) -> Scene:
    scene = Scene(seats, teams="free").face_to_face().powers(0, "wrestling").trait(1, guard=9)
    return scene.give(0, hand="S sweep 1x6").give(1, hand="B reflex", life="1x4")


def grip(*added: str, fight: str = "strike") -> list[tuple[int, str, object]]:
    return attack("strength", *added, fight=fight)


def test_12_6_r77_after_the_fight_whatever_its_result() -> None:
    """The attack is held; the target goes to a free hex, keeps its facing, and stumbles."""
    scene = wrestler()

    scene.take_round(0).run(
        *grip(), (0, "power", "wrestling"), (0, "skill", "yes"), (1, "skill", "yes")
    )
    scene.run((0, "push", "seat-1-north-east"))
    assert (scene.at(1), scene.bout.facing[1]) == ((2, -1), 3)
    scene.finish()

    assert scene.told("held") == [[1]]
    assert scene.bout.unbalanced[1] == 1


def test_12_6_not_if_it_is_trapped_or_face_down() -> None:
    """S49 No push, but the Power is used."""
    for trapped, down in ((1, 0), (0, 1)):
        scene = wrestler()
        scene.bout.trapped[1], scene.bout.down[1] = trapped, down
        scene.bout.unbalanced[1] = 2 * down
        scene.take_round(0).run(*grip(), (0, "power", "wrestling"), (0, "skill", "yes"))
        asked = course(scene, {"payment": "energy_1"})

        assert "0 push" not in asked
        assert scene.bout.used[0] == 1 << 5


def test_12_6_a_beast_in_a_net_is_not_moved_either() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).powers(0, "wrestling")
    scene.beast("dog", (1, 0), netted=2)

    scene.dice(6, 5).take_round(0).run(*grip(), (0, "power", "wrestling"), (0, "skill", "yes"))
    asked = course(scene)

    assert "0 push" not in asked


def test_12_6_1_r77_without_a_move_no_marker() -> None:
    scene = wrestler()

    scene.take_round(0).run(
        *grip(), (0, "power", "wrestling"), (0, "skill", "yes"), (1, "skill", "yes")
    )
    scene.run((0, "push", "none")).finish()

    assert (scene.at(1), scene.bout.unbalanced[1]) == ((1, 0), 0)


def test_12_6_1_r77_in_a_sweep_one_target_in_his_front() -> None:
    """Struck are 1 ahead and 2 at his rear side: only the one in front can be moved."""
    scene = wrestler(3).place(2, (0, -1), 4).trait(2, guard=9)

    scene.take_round(0).run(
        *grip("sweep", *["energy_1"] * 6, fight="sweep-left"),
        (0, "target", "seat-1"),
        (0, "power", "wrestling"),
        (0, "skill", "no"),
        (1, "skill", "yes"),
        (2, "skill", "yes"),
        (0, "feint", "no"),
    )
    assert scene.asked() == [(0, "push")]
    assert {one[:6] for one in scene.offered(0)} == {"none", "seat-1"}
    scene.run((0, "push", "seat-1-east")).finish()

    assert scene.bout.unbalanced == [1, 1, 0]


def test_12_6_1_r77_beasts_are_moved_without_a_marker() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).powers(0, "wrestling")
    dog = scene.beast("dog", (1, 0))

    scene.dice(6, 5).take_round(0).run(
        *grip(), (0, "power", "wrestling"), (0, "skill", "yes"), (0, "push", "beast-0-south-east")
    ).finish()

    assert scene.at(dog) == (1, 1)
    assert scene.told("marked") == []


def test_12_6_1_r77_whatever_the_result_but_not_after_a_feint() -> None:
    """A null attack pushes too; one that was feinted has never been made."""
    null, feinted = wrestler(), wrestler().give(0, hand="S F")

    null.take_round(0).run(*grip(), (0, "power", "wrestling"), (0, "skill", "no"))
    feinted.take_round(0).run(*grip(), (0, "power", "wrestling"), (0, "skill", "yes"))

    assert "0 push" in course(null, {"0 push": "seat-1-east"})
    assert (null.told("attack"), null.at(1), null.bout.unbalanced) == ([[0, 1, 0]], (2, 0), [0, 1])
    assert "0 push" not in course(feinted, {"0 feint": "yes"})
    assert (null.bout.used[0], feinted.bout.used[0]) == (1 << 5, 0)


def test_12_6_2_r164_any_free_hex_of_the_arena_next_to_it() -> None:
    """Not the attacker's, not one that is taken, not beyond the edge."""
    scene = wrestler(3).place(1, (5, 0), 3).place(0, (4, 0), 0).place(2, (5, -1), 0)

    scene.take_round(0).run(
        *grip(), (0, "power", "wrestling"), (0, "skill", "yes"), (1, "skill", "yes")
    )
    scene.run((0, "feint", "no"))

    assert scene.offered(0) == ["none", "seat-1-south-west"]


def test_12_6_2_r164_if_there_is_none_nothing_happens_but_it_is_used() -> None:
    scene = wrestler(4).place(1, (5, 0), 3).place(0, (4, 0), 0).place(2, (5, -1), 0)
    scene.place(3, (4, 1), 0)

    scene.take_round(0).run(*grip(), (0, "power", "wrestling"), (0, "skill", "yes"))
    asked = course(scene, {"skill": "yes"})

    assert "0 push" not in asked
    assert (scene.bout.used[0], scene.bout.unbalanced[1]) == (1 << 5, 0)


def test_12_6_2_r164_a_struck_ally_can_be_moved_the_dead_cannot() -> None:
    """Seat 1 dies, seat 2 is an ally; seat 3 is far away, so the game goes on."""
    scene = wrestler(4).teams(0, 1, 0, 1).place(2, (1, -1), 4).give(1, hand="", life="")
    scene.trait(1, guard=0).trait(2, guard=9)

    scene.take_round(0).run(
        *grip("sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
        (2, "skill", "yes"),
        (0, "feint", "no"),
        (1, "unbeatable", "no"),
    )

    assert scene.told("killed") == [[1]]
    assert {one[:6] for one in scene.offered(0)} == {"none", "seat-2"}


def test_12_6_s49_pushed_first_then_his_reflex_then_his_marker() -> None:
    """S49 Pushed to (2, 0) he moves on to (3, 0), and then stumbles."""
    scene = wrestler()

    scene.take_round(0).run(
        *grip(),
        *react("berserk", "reflex"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
        (0, "push", "seat-1-east"),
        (1, "reflex", "move-east-on"),
    )
    assert scene.bout.unbalanced[1] == 0
    scene.finish()

    assert (scene.at(1), scene.bout.unbalanced[1]) == ((3, 0), 1)


def test_12_6_14_5_a_push_and_ones_own_acrobatic_strike_are_two_markers() -> None:
    """12.6, 11.3, 14.5 The pushed one had struck acrobatically in defence: he falls."""
    scene = Scene().face_to_face().powers(0, "wrestling").trait(1, guard=9)
    scene.give(1, hand="S acrobatic_strike")

    scene.take_round(0).run(
        *attack("berserk"),
        *react("strength", "acrobatic_strike"),
        (0, "power", "wrestling"),
        (0, "blood", 1),
        (1, "acrobatics", "yes"),
        (1, "skill", "yes"),
        (0, "push", "seat-1-east"),
    ).finish()

    assert (scene.bout.unbalanced[1], scene.bout.down[1]) == (2, 1)
