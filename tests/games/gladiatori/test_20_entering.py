"""Chapter 20.2 and 20.3, how beasts come in."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.beasts.beast_fights import DEAD_BEAST
from harena.games.gladiatori.components.bout import FIRST_BEAST
from harena.toolkit.hexes import NOWHERE
from tests.games.gladiatori.hunt import FIRST, SECOND, act, beasts_act, sides
from tests.games.gladiatori.scene import Scene

LEFT, RIGHT = (-5, 0), (5, 0)


def before_the_gate(kind: str = "dog", at: tuple[int, int] = (0, 0)) -> Scene:
    """One gladiator, and a beast that is let in but has not yet chosen its gate."""
    scene = Scene(1).place(0, at).give(0, life="1x12")
    let_in(scene, kind)
    return scene


def let_in(scene: Scene, kind: str = "dog") -> int:
    scene.bout.beasts.append(scene.bout.content.beast_ids.index(kind))
    scene.bout.lairs.append(NOWHERE)
    scene.bout.netted.append(0)
    return FIRST_BEAST + len(scene.bout.beasts) - 1


def on_the_right_gate(seats: int = 1) -> Scene:
    """Two dogs on the right gate, and seat 0 before it."""
    scene = Scene(seats).place(0, (4, 0), 0)
    if seats > 1:
        scene.place(1, (4, 1), 1)
    scene.beast("dog", RIGHT)
    scene.beast("dog", RIGHT)
    return scene


# 20.2 When.


def test_20_2_all_at_once_against_beasts_alone() -> None:
    """20.2 Co-operative: all five in round 1 of turn 1, without a release die."""
    scene = Scene(2, beasts="cooperative", beast_number=5)

    scene.begin(steps.RELEASE_BEASTS)

    assert sides(scene) == [5, 0, 0, 0]
    assert scene.bout.waiting == [0, 0, 0, 0]
    assert scene.told("release") == []


@pytest.mark.parametrize(("face", "number"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_20_2_the_release_die_of_the_coliseum(face: int, number: int) -> None:
    """20.2 E22: a 3 lets one in."""
    scene = Scene(2, beasts="coliseum", beast_number=9)

    scene.dice(face).begin(steps.RELEASE_BEASTS)

    assert sides(scene) == [number, 0, 0, 0]
    assert scene.bout.waiting == [9 - number, 0, 0, 0]
    assert scene.told("release") == [[face]]


def test_20_2_no_more_than_wait() -> None:
    """20.2 A 6 would let three in, but two wait; then no die is rolled any more."""
    scene = Scene(2, beasts="coliseum", beast_number=2)

    scene.dice(6).begin(steps.RELEASE_BEASTS).begin(steps.RELEASE_BEASTS)

    assert sides(scene) == [2, 0, 0, 0]
    assert scene.told("release") == [[6]]


def test_20_2_r98_not_in_the_second_round() -> None:
    """20.2, R98 In round 2 nobody is released, neither in the Coliseum nor elsewhere."""
    games = [Scene(2, beasts=mode, beast_number=4) for mode in ("coliseum", "cooperative")]

    for scene in games:
        scene.bout.round = 2
        scene.dice(6).begin(steps.RELEASE_BEASTS)

    assert [scene.bout.waiting[0] for scene in games] == [4, 4]
    assert [scene.told("release") for scene in games] == [[], []]


def test_20_2_r98_rolled_after_cards_are_chosen() -> None:
    """20.2, R98 The die is rolled when round 1 begins, not before everybody has split his deck."""
    scene = Scene(2, beasts="coliseum", beast_number=4)
    scene.bout.turn = 0
    scene.begin(steps.TAKE_TURN)

    while scene.asked() and scene.asked()[0][1] == "split":
        assert scene.told("release") == []
        scene.default()

    assert len(scene.told("release")) == 1
    assert scene.told("round_taken") == []


def test_20_2_a_release_every_turn() -> None:
    """20.2 Those who were not let in wait for the next turn's die."""
    scene = Scene(2, beasts="coliseum", beast_number=4)

    scene.dice(4, 1, 1).begin(steps.RELEASE_BEASTS)
    scene.bout.turn = 2
    scene.dice(3, 1).begin(steps.RELEASE_BEASTS)

    assert sides(scene) == [3, 0, 0, 0]
    assert scene.told("release") == [[4], [3]]


def test_20_2_another_release_table() -> None:
    """20.2, R177 Six digits for the faces 1 to 6; 1233 is the table of the pack."""
    usual = Scene(2, beasts="coliseum", beast_number=9, release_table=1233)
    other = Scene(2, beasts="coliseum", beast_number=9, release_table=500_000)

    for scene in (usual, other):
        scene.dice(1).begin(steps.RELEASE_BEASTS)

    assert sides(usual) == [0, 0, 0, 0]
    assert sides(other) == [5, 0, 0, 0]


def test_20_2_r182_thirty_alive_leave_no_room() -> None:
    """20.2, R182 With 29 dogs alive one is let in, the others wait on."""
    scene = Scene(2, beasts="coliseum", beast_number=3)
    for _ in range(29):
        let_in(scene)

    scene.dice(6).begin(steps.RELEASE_BEASTS)

    assert sides(scene) == [30, 0, 0, 0]
    assert scene.bout.waiting == [2, 0, 0, 0]


def test_20_2_one_in_the_place_of_a_dead_beast_is_free_and_before_the_gate() -> None:
    """20.2, 20.3 Whatever befell the dead one, the new one waits outside and in no net."""
    scene = Scene(2, beasts="coliseum", beast_number=1)
    let_in(scene)
    scene.bout.beasts, scene.bout.lairs, scene.bout.netted = [DEAD_BEAST], [12], [3]

    scene.dice(6).begin(steps.RELEASE_BEASTS)

    assert (scene.bout.lairs, scene.bout.netted) == ([NOWHERE], [0])
    assert DEAD_BEAST not in scene.bout.beasts


# 20.3 Where.


@pytest.mark.parametrize(
    ("face", "gate", "at"),
    [
        (1, LEFT, (-4, 0)),
        (2, LEFT, (-3, 0)),
        (3, LEFT, (-2, 0)),
        (4, RIGHT, (1, 0)),
        (5, RIGHT, (0, 0)),
        (6, RIGHT, (-1, 0)),
    ],
)
def test_20_3_the_gate_die(face: int, gate: tuple[int, int], at: tuple[int, int]) -> None:
    """20.3 E22: 5 is the right gate and five hexes; the die gives both gate and number."""
    scene = before_the_gate(at=(4, 0) if gate == LEFT else (-4, 0))

    act(scene, FIRST, face, 1)

    assert scene.told("entered") == [[FIRST, 0, scene.spot(gate), face]]
    assert scene.at(FIRST) == at


def test_20_3_that_is_its_movement_of_the_round() -> None:
    """20.3 It does not move a second time: one prowl, from the gate."""
    scene = before_the_gate(at=(4, 0))

    beasts_act(scene, 2, 1)

    assert scene.told("prowled") == [[FIRST, scene.spot(LEFT), scene.spot((-3, 0))]]


def test_20_3_several_may_stand_on_a_gate() -> None:
    """20.3 The second dog comes in where the first has stayed."""
    scene = before_the_gate(at=(-4, 0)).place(0, (-4, 0), 3).items(0, "scutum")
    let_in(scene)

    act(scene, FIRST, 1, 1, 2).finish()
    act(scene, SECOND, 2, 1, 2).finish()

    assert (scene.at(FIRST), scene.at(SECOND)) == (LEFT, LEFT)
    assert scene.told("attack") == [[FIRST, 0, 2], [SECOND, 0, 2]]


def test_20_3_1_r99_a_gladiator_on_the_gate() -> None:
    """20.3.1, R99 Face 2 and a man on the left gate: by the right one, two hexes."""
    scene = before_the_gate(at=LEFT)

    act(scene, FIRST, 2, 1)

    assert scene.told("entered") == [[FIRST, 0, scene.spot(RIGHT), 2]]
    assert scene.at(FIRST) == (3, 0)


def test_20_3_1_r157_both_gates_blocked() -> None:
    """20.3.1, R99, R157 It waits outside and rolls again in the next round, without a release."""
    scene = Scene(2, beasts="coliseum", beast_number=1)
    scene.place(0, LEFT).place(1, RIGHT)
    scene.dice(3, 1).begin(steps.RELEASE_BEASTS)

    act(scene, FIRST, 2)
    outside = scene.bout.lairs[0]
    scene.place(1, (1, 0))
    scene.bout.round = 2
    beasts_act(scene.begin(steps.RELEASE_BEASTS), 6, 1)

    assert outside == NOWHERE
    assert scene.told("shut_out") == [[FIRST, 2]]
    assert scene.told("entered") == [[FIRST, 0, scene.spot(RIGHT), 6]]


def test_20_3_2_r127_an_attack_names_one() -> None:
    """20.3.2, R127 Two dogs on the gate: the attacker chooses, and the other is left."""
    scene = on_the_right_gate().trait(0, offense=9)
    scene.dice(1, 2).take_round(0)

    scene.run((0, "action", "new-strength"), (0, "fight", "strike"))
    offered = scene.offered(0)
    scene.run((0, "target", "beast-0"), (0, "skill", "yes")).finish()

    assert offered == ["beast-0", "beast-1"]
    assert scene.told("slain") == [[FIRST]]
    assert scene.bout.board[scene.spot(RIGHT)] == SECOND


def test_20_3_2_r127_a_throw_names_one() -> None:
    """20.3.2, R127 From three hexes away."""
    scene = on_the_right_gate().place(0, (2, 0), 0).items(0, "hasta")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "throw-hasta"))

    assert scene.offered(0) == ["beast-0", "beast-1"]


def test_20_3_2_r127_a_sweep_strikes_one() -> None:
    """20.3.2, R127 Of the two on the gate one, as the attacker chooses; the wolf beside it too."""
    scene = on_the_right_gate().give(0, hand="S sweep")
    wolf = scene.beast("wolf", (5, -1))

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "add", "sweep"),
        (0, "fight", "sweep-left"),
        (0, "target", "beast-1"),
    )

    assert scene.bout.fight.targets == [SECOND, wolf]


def test_20_3_2_r127_help_names_one() -> None:
    """20.3.2, 6.20, R127 The bonus is against the dog that was named, not against the other."""
    scene = on_the_right_gate(2).teams(0, 0)

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "help"))
    offered = scene.offered(0)
    scene.run((0, "target", "beast-0"), (0, "skill", "yes")).finish()

    assert offered == ["beast-0", "beast-1"]
    assert scene.told("helped") == [[0, 1, FIRST]]
    assert scene.told("lent") == [[1, FIRST, 1]]


def test_20_3_2_r127_the_gate_is_closed_to_gladiators() -> None:
    """20.3.2, R127 East of him two beasts stand: he cannot enter there, but elsewhere."""
    scene = on_the_right_gate()

    scene.take_round(0)

    assert [way for way in scene.offered(0) if way.startswith("move-east")] == []
    assert "move-west-on" in scene.offered(0)


def test_20_3_3_r156_a_beast_that_enters_has_moved() -> None:
    """20.3.3, R156 Beside a gladiator on the gate it stays, and rolls the one die of a mover."""
    scene = before_the_gate("wolf", at=(-4, 0))

    act(scene, FIRST, 3, 1, 6)

    assert scene.told("prowled") == []
    assert scene.told("beast_rolled") == [[FIRST, 6]]


@pytest.mark.parametrize(
    ("start", "faces"),
    [((-2, 1), [3, 6]), ((-1, -2), [3]), ((2, -1), [4, 5, 6]), ((1, 2), [4, 5, 6])],
)
def test_20_3_s59_chance_of_an_attack_on_entry(start: tuple[int, int], faces: list[int]) -> None:
    """20.3 S59: a third on A, a sixth on B, half on C and D."""
    attacked = []

    for face in range(1, 7):
        scene = before_the_gate(at=start)
        scene.bout.dice.seed(f"ways {face}")
        scene.bout.dice.script = [face - 1]
        scene.begin(steps.BEAST_ACT, 0)
        if scene.told("attack"):
            attacked.append(face)

    assert attacked == faces
