"""Chapter 20.10, beasts in nets."""

import pytest

from harena.games.gladiatori.components.content import read
from tests.games.gladiatori.hunt import FIRST, act, asked_till_the_end, beside
from tests.games.gladiatori.scene import Scene
from tests.games.gladiatori.test_content import replaced


def in_a_net(kind: str, at: tuple[int, int] = (1, 0), markers: int = 3) -> Scene:
    """Seat 0 in the centre looking east, and a beast that a net holds."""
    scene = Scene(2).place(0, (0, 0), 0).place(1, (-5, 0)).give(0, life="1x12")
    scene.beast(kind, at, markers)
    return scene


def cast(scene: Scene, how: str, *dice: int) -> Scene:
    """Seat 0 uses his net, with Strength and all his Offense of 9."""
    scene.items(0, "rete").trait(0, offense=9).dice(*dice).take_round(0)
    return scene.run((0, "action", "new-strength"), (0, "fight", how), (0, "skill", "yes")).finish()


@pytest.mark.parametrize(
    ("kind", "dice", "value", "left"),
    [
        ("dog", [4], 4, 3),
        ("wolf", [5], 5, 2),
        ("lion", [6], 6, 2),
        ("bear", [6, 3], 9, 2),
        ("bear", [2, 6], 8, 3),
    ],
)
def test_20_10_one_die_less_and_a_high_one_frees(
    kind: str, dice: list[int], value: int, left: int
) -> None:
    """20.10, 20.10.1, R108 S45: a bear's 6 and bonus 3: 9, one marker off; 2 and 6: 8, none off."""
    scene = in_a_net(kind)

    act(scene, FIRST, *dice)

    assert scene.told("beast_rolled") == [[FIRST, *dice]]
    assert scene.told("attack") == [[FIRST, 0, value]]
    assert scene.bout.netted == [left]


def test_20_10_1_r183_a_single_die_is_kept() -> None:
    """20.10.1, R183 In a pack where dogs attack with one die, a netted one still rolls it."""
    scene = in_a_net("dog")
    scene.bout.content = read(replaced("beasts.toml", "standing = 2", "standing = 1"))

    act(scene, FIRST, 6)

    assert scene.told("beast_rolled") == [[FIRST, 6]]
    assert scene.bout.netted == [2]


def test_20_10_1_r108_it_does_not_move() -> None:
    """20.10.1, R108 With nobody beside it, it rolls one die, a bear too, only to get free."""
    scene = in_a_net("bear", at=(3, 0))

    act(scene, FIRST, 5)

    assert scene.at(FIRST) == (3, 0)
    assert scene.told("beast_rolled") == [[FIRST, 5]]
    assert scene.told("attack", "prowled") == []
    assert scene.bout.netted == [2]


@pytest.mark.parametrize(("face", "left"), [(4, 1), (5, 0), (6, 0)])
def test_20_10_1_the_last_marker(face: int, left: int) -> None:
    """20.10, 20.10.1 Free at last it has still not moved in this round."""
    scene = in_a_net("wolf", at=(3, 0), markers=1)

    act(scene, FIRST, face)

    assert scene.bout.netted == [left]
    assert scene.at(FIRST) == (3, 0)


def test_20_10_1_free_again_it_moves() -> None:
    """20.10.1 Without a marker it prowls as before."""
    scene = in_a_net("wolf", at=(3, 0), markers=1)
    act(scene, FIRST, 6)

    act(scene, FIRST, 1, 1)

    assert scene.at(FIRST) == (2, 0)


@pytest.mark.parametrize(("kind", "dice"), [("dog", [6, 2]), ("bear", [6, 2, 5])])
def test_20_10_1_r108_its_defence_is_unchanged(kind: str, dice: list[int]) -> None:
    """20.10.1, R108 All its dice, and a 6 frees nobody there."""
    scene = in_a_net(kind).trait(0, offense=3).dice(*dice)

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "fight", "strike"), (0, "skill", "yes")
    ).finish()

    assert scene.told("defence") == [[FIRST, sum(dice)]]
    assert scene.bout.netted == [3]


def test_20_10_1_r108_a_net_traps_instead_of_killing() -> None:
    """20.10.1, R108 Used in melee: FAV 10 against 3, and the lion lives with three markers."""
    scene = cast(beside("lion"), "net-rete", 1, 2)

    assert scene.told("attack", "defence") == [[0, FIRST, 10], [FIRST, 3]]
    assert scene.told("slain") == []
    assert scene.bout.netted == [3]
    assert scene.bout.nets[scene.item("rete")] == FIRST


def test_20_10_1_a_thrown_net_traps_as_well() -> None:
    """20.10.1, 10.8 In melee too; thrown it is doubled, and gone."""
    scene = cast(beside("lion"), "throw-rete", 1, 2)

    assert scene.told("attack") == [[0, FIRST, 11]]
    assert scene.bout.netted == [3]
    assert scene.told("item_lost") == [[0, scene.item("rete")]]


def test_20_10_1_a_net_that_misses() -> None:
    """20.10.1 FAV 10 against 10."""
    scene = cast(beside("lion"), "net-rete", 6, 4)

    assert scene.told("held") == [[FIRST]]
    assert scene.bout.netted == [0]
    assert scene.bout.nets[scene.item("rete")] == -1


def test_20_10_1_a_second_net_fills_up() -> None:
    """20.10.1, 10.11, R64 One marker was left; now there are three again."""
    scene = cast(in_a_net("bear", markers=1), "net-rete", 1, 2, 3)

    assert scene.bout.netted == [3]


def test_20_10_1_free_of_it_the_net_can_be_used_again() -> None:
    """20.10.1, 10.11, R64 The last marker gone, the net holds nobody."""
    scene = in_a_net("dog", markers=1).items(0, "rete")
    scene.bout.nets[scene.item("rete")] = FIRST

    act(scene, FIRST, 6)

    assert scene.bout.netted == [0]
    assert scene.bout.nets[scene.item("rete")] == -1
    assert scene.told("item_lost") == []


def test_20_10_1_slain_in_the_net() -> None:
    """20.10.1, 10.11 The net is free again, and the next beast in its place is not held."""
    scene = in_a_net("dog").items(0, "rete").trait(0, offense=9).dice(1, 2)
    scene.bout.nets[scene.item("rete")] = FIRST

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "fight", "strike"), (0, "skill", "yes")
    ).finish()

    assert scene.told("slain") == [[FIRST]]
    assert scene.bout.netted == [0]
    assert scene.bout.nets[scene.item("rete")] == -1


def test_20_10_in_a_net_there_are_no_doubles_and_no_seven() -> None:
    """20.10, 20.8 One base die: a bear's equal dice are no doubles, 3 and 4 no seven."""
    doubles = act(in_a_net("bear"), FIRST, 3, 3)
    seven = act(in_a_net("bear"), FIRST, 3, 4).run((0, "reaction", "pass"), (0, "skill", "no"))

    assert doubles.told("attack") == [[FIRST, 0, 6]]
    assert seven.asked() == [(0, "payment")]


def test_20_10_1_a_netted_beast_is_not_pushed() -> None:
    """20.10.1, 12.6 It is Trapped: Wrestling moves it nowhere."""
    scene = in_a_net("bear").powers(0, "wrestling").trait(0, offense=5)
    scene.dice(6, 3, 1).take_round(0)

    scene.run(
        (0, "action", "new-strength"),
        (0, "fight", "strike"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
    )
    asked = asked_till_the_end(scene)

    assert scene.told("held") == [[FIRST]]
    assert "push" not in asked


def test_20_9_3_10_10_r146_who_escapes_a_lion_lets_go_of_his_net() -> None:
    """20.9.3, 10.10 He steps back from the one he holds: the net is lost, the markers stay."""
    scene = beside("lion").items(0, "rete").place(1, (1, -1), 3)
    scene.bout.nets[scene.item("rete")], scene.bout.trapped[1] = 1, 3

    act(scene, FIRST, 1, 4, 4).run((0, "escape", "escape")).finish()

    assert scene.at(0) == (-1, 0)
    assert scene.told("item_lost") == [[0, scene.item("rete")]]
    assert scene.bout.trapped[1] == 3
