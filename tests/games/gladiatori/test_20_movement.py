"""Chapter 20.4, how beasts move."""

import random

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.beasts.beast_acts import ways_to_prey
from harena.games.gladiatori.components.bout import ALIVE, DOOMED
from tests.games.gladiatori.hunt import FIRST, SECOND, act, beasts_act, beside
from tests.games.gladiatori.scene import Scene


def prowling(kind: str = "dog", at: tuple[int, int] = (4, 0)) -> Scene:
    """A beast some way off a gladiator in the centre."""
    scene = Scene(1).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast(kind, at)
    return scene


def test_20_4_in_melee_it_attacks_without_moving() -> None:
    """20.4 Beside a gladiator at its start: no die for movement, two for the attack."""
    scene = beside("dog")

    act(scene, FIRST, 6, 3)

    assert scene.told("prowled") == []
    assert scene.told("attack") == [[FIRST, 0, 9]]


def test_20_4_in_melee_behind_a_gladiator_too() -> None:
    """20.4, 3.3, R8 Beasts have no facing: behind his back it is in melee all the same."""
    scene = Scene(1).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast("dog", (-1, 0))

    act(scene, FIRST, 6, 3)

    assert scene.told("attack") == [[FIRST, 0, 9]]


@pytest.mark.parametrize(("face", "at"), [(1, (3, 0)), (2, (2, 0))])
def test_20_4_a_die_of_hexes_towards_a_player(face: int, at: tuple[int, int]) -> None:
    """20.4 Four hexes away with a 1 or a 2 it comes nearer, and does not yet attack."""
    scene = prowling()

    act(scene, FIRST, face, 1)

    assert scene.at(FIRST) == at
    assert scene.told("attack") == []


def test_20_4_once_a_combat_round() -> None:
    """20.4 All beasts act: one prowl each."""
    scene = prowling()

    beasts_act(scene, 1, 1)

    assert scene.told("prowled") == [[FIRST, scene.spot((4, 0)), scene.spot((3, 0))]]


def test_20_4_1_it_stops_beside_him_and_attacks_at_once() -> None:
    """20.4.1, R100 Three hexes would do, the die shows 6: it stops, and rolls one die."""
    scene = prowling()

    act(scene, FIRST, 6, 1, 5)

    assert scene.at(FIRST) == (1, 0)
    assert scene.told("beast_rolled") == [[FIRST, 5]]
    assert scene.told("attack") == [[FIRST, 0, 5]]


def test_20_4_a_full_number_that_just_reaches_him() -> None:
    """20.4, 20.4.1 Exactly three: it attacks as well."""
    scene = prowling()

    act(scene, FIRST, 3, 1, 5)

    assert scene.told("attack") == [[FIRST, 0, 5]]


@pytest.mark.parametrize(
    ("lot", "goal"), [(1, (1, -1)), (2, (1, 0)), (3, (0, 1))], ids=["north", "ahead", "south"]
)
def test_20_4_1_r100_the_way_around_occupied_hexes(lot: int, goal: tuple[int, int]) -> None:
    """20.4, 20.4.1, R100 A bear in its way: three goals are as near now, and one is drawn."""
    scene = prowling(at=(3, 0))
    scene.beast("bear", (2, 0))

    scene.dice(3, lot).begin(steps.BEAST_ACT, 0)

    assert scene.at(FIRST) == goal


@pytest.mark.parametrize(("lot", "at"), [(1, (3, -1)), (2, (2, 1))])
def test_20_4_2_r158_each_step_is_drawn(lot: int, at: tuple[int, int]) -> None:
    """20.4.2, R158 North or south around the bear, both on a shortest way to the hex drawn."""
    scene = prowling(at=(3, 0))
    scene.beast("bear", (2, 0))

    act(scene, FIRST, 1, 2, lot)

    assert scene.at(FIRST) == at


@pytest.mark.parametrize(
    ("one", "other", "lot", "at"),
    [
        ((-2, 0), (4, 0), 1, (-1, 0)),
        ((-4, 0), (2, 0), 1, (1, 0)),
        ((-2, 0), (2, 0), 1, (-1, 0)),
        ((-2, 0), (2, 0), 2, (1, 0)),
    ],
)
def test_20_4_1_r100_the_nearest_of_all_gladiators(
    one: tuple[int, int], other: tuple[int, int], lot: int, at: tuple[int, int]
) -> None:
    """20.4.1, R100 Not towards a chosen one: to the nearer of two, by lot if both are as near."""
    scene = Scene(2, beasts="coliseum", beast_number=1).place(0, one).place(1, other)
    scene.beast("dog", (0, 0))

    act(scene, FIRST, 6, lot)

    assert scene.at(FIRST) == at


@pytest.mark.parametrize(("lot", "prey"), [(1, 0), (2, 1)])
def test_20_4_1_r100_arrived_between_two_one_is_drawn(lot: int, prey: int) -> None:
    """20.4.1, R100 The only hex as near lies beside both; the lot says whom it attacks."""
    scene = Scene(2, beasts="coliseum", beast_number=1).place(0, (0, 0)).place(1, (2, -1), 3)
    scene.beast("dog", (1, 2))
    for at in ((0, 1), (2, 0), (1, -1)):
        scene.beast("bear", at)

    act(scene, FIRST, 6, 1, lot, 4)

    assert scene.at(FIRST) == (1, 0)
    assert scene.told("attack") == [[FIRST, prey, 4]]


def test_20_4_1_r100_a_gate_with_beasts_is_free() -> None:
    """20.4.1, R100 It joins the dog on the gate; where a bear stands elsewhere it cannot go."""
    scene = Scene(1).place(0, (4, 1), 0).give(0, life="1x12")
    walker = scene.beast("wolf", (5, -1))
    scene.beast("dog", (5, 0))
    scene.beast("bear", (4, 0))

    act(scene, walker, 6, 1, 2)

    assert scene.at(walker) == (5, 0)
    assert scene.told("attack") == [[walker, 0, 2]]


def test_20_4_1_r100_through_a_gate_with_beasts() -> None:
    """20.4.1, R100 The gate is on its way, too: two hexes, not around the bear."""
    scene = Scene(1).place(0, (3, 2), 0).give(0, life="1x12")
    walker = scene.beast("wolf", (5, -1))
    scene.beast("dog", (5, 0))
    scene.beast("bear", (4, 0))

    act(scene, walker, 2, 1)

    assert scene.at(walker) == (4, 1)
    assert scene.bout.board[scene.spot((5, 0))] == SECOND


def test_20_4_1_r100_no_way_and_it_stays() -> None:
    """20.4.1, R100 All three hexes beside a man in the corner are taken."""
    scene = Scene(1).place(0, (5, -5), 3).give(0, life="1x12")
    wolf = scene.beast("wolf", (0, 0))
    for at in ((4, -5), (4, -4), (5, -4)):
        scene.beast("dog", at)

    act(scene, wolf, 6)

    assert scene.at(wolf) == (0, 0)
    assert scene.told("prowled", "attack") == []


def paces_to_prey(scene: Scene, start: int) -> int:
    """Ring by ring over free hexes, till one is beside the gladiator; -1 if none is reached."""
    bout, arena = scene.bout, scene.bout.content.arena
    gates = {gate for gate in arena.gates if bout.board[gate] >= FIRST}
    free = {spot for spot, figure in enumerate(bout.board) if figure < 0} | gates | {start}
    ring, seen, paces = {start}, {start}, 0
    while ring:
        if ring & set(arena.around[bout.place[0]]):
            return paces
        ring = {other for spot in ring for other in arena.around[spot]} & free - seen
        seen |= ring
        paces += 1
    return -1


@pytest.mark.parametrize("crowd", [0, 6, 20, 45])
def test_20_4_1_r100_in_any_crowd_the_way_is_a_shortest(crowd: int) -> None:
    """20.4.1, R100 Among beasts put down by chance: straight on, round about, or no way at all.

    12.3.1 To one who is only Unbeatable as to any other.
    """
    chance = random.Random(crowd)
    arena = Scene(1).bout.content.arena
    lengths = set()
    for number in range(60):
        man, start, *others = chance.sample(list(arena.at), crowd + 2)
        scene = Scene(1).place(0, man)
        scene.bout.fate[0] = DOOMED if number % 2 else ALIVE
        for at in (start, *others):
            scene.beast("dog", at)

        paces = ways_to_prey(scene.bout, scene.spot(start))[scene.spot(start)]

        assert paces == paces_to_prey(scene, scene.spot(start))
        straight = arena.distance(scene.spot(man), scene.spot(start)) - 1
        lengths.add("none" if paces < 0 else "straight" if paces == straight else "about")
    assert ("about" in lengths) == (crowd > 6)
    assert ("none" in lengths) == (crowd > 20)


def test_20_4_1_the_dead_and_the_gone_are_no_prey() -> None:
    """20.4.1 A man who has surrendered left no hex to go to."""
    scene = Scene(2, beasts="cooperative", beast_number=1).place(0, (2, 0)).place(1, (-5, 0))
    scene.beast("dog", (0, 0))
    scene.take_round(0).run((0, "interject", "surrender"))

    act(scene, FIRST, 6, 1)

    assert scene.at(FIRST) == (-4, 0)


def test_20_4_1_r75_one_who_is_only_unbeatable_is_prey() -> None:
    """12.3.1 He is on the board: a beast goes for him, and attacks him when it is beside him."""
    far, near = (Scene(2, beasts="coliseum").place(0, (2, 0)) for _ in range(2))
    far.beast("dog", (0, 0))
    near.beast("dog", (1, 0))
    for scene in (far, near):
        scene.bout.fate[0] = DOOMED

    act(far, FIRST, 1, 1, 3)
    act(near, FIRST, 2, 3)

    assert (far.at(FIRST), far.told("attack")) == ((1, 0), [[FIRST, 0, 3]])
    assert near.told("attack") == [[FIRST, 0, 5]]


def test_20_4_1_r75_round_about_to_one_who_is_only_unbeatable_while_the_living_is_far_off() -> None:
    """12.3.1 A bear bars the straight way: five hexes around it, and six to the other man."""
    scene = Scene(2, beasts="coliseum").place(0, (2, -1)).place(1, (-2, 5))
    scene.bout.fate[0] = DOOMED
    scene.beast("dog", (-3, -1))
    scene.beast("bear", (-2, -1))

    ways = ways_to_prey(scene.bout, scene.spot((-3, -1)))

    assert ways[scene.spot((-3, -1))] == 5
    assert ways.index(0) in scene.bout.content.arena.around[scene.spot((2, -1))]
