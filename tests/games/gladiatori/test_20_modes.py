"""Chapter 20.1, Modes and number of beasts."""

import pytest

from harena.games.gladiatori import steps
from harena.kernel.setup import PlayValue
from tests.games.gladiatori.arrange import prepare, refused
from tests.games.gladiatori.hunt import FIRST, act, beside
from tests.games.gladiatori.scene import Scene

MIXED: dict[str, PlayValue] = {"beasts": "cooperative", "beast_kind": "mix"}


def fights(scene: Scene) -> list[str]:
    """What seat 0 may declare with a Strength card."""
    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "enough"))
    return scene.offered(0)


def test_20_1_gladiators_against_beasts_are_one_team() -> None:
    """20.1 In a co-operative game nobody attacks the man ahead, in the Coliseum one may."""
    together = Scene(2, beasts="cooperative", beast_number=1).face_to_face()
    apart = Scene(2, beasts="coliseum", beast_number=1).face_to_face()

    offered = [fights(together), fights(apart)]

    assert offered == [["none"], ["none", "strike"]]


@pytest.mark.parametrize(("lot", "prey"), [(1, 0), (2, 1)])
def test_20_1_beasts_of_the_coliseum_attack_anybody(lot: int, prey: int) -> None:
    """20.1, R100 Two enemies beside the same dog: the lot says whom it attacks."""
    scene = Scene(2, beasts="coliseum", beast_number=1)
    scene.place(0, (0, 0)).place(1, (2, 0), 3)
    scene.beast("dog", (1, 0))

    act(scene, FIRST, lot, 6, 4)

    assert scene.told("attack") == [[FIRST, prey, 10]]


@pytest.mark.parametrize(
    ("seats", "beasts"), [(1, "cooperative"), (1, "coliseum"), (1, "none"), (2, "solo")]
)
def test_20_1_modes_go_with_seats(seats: int, beasts: str) -> None:
    """20.1, R130 One gladiator plays solo and nobody else does."""
    said = refused(seats, {"beasts": beasts})

    assert "(20.1)" in said
    assert said.endswith(f"but {beasts} came")


def test_20_1_beasts_never_attack_where_there_are_none() -> None:
    """20.1 Without the option a combat round has no beasts, no release and no gate."""
    scene = Scene(2).place(0, (0, 0)).place(1, (0, 3))

    scene.begin(steps.BEGIN_ROUND, 1).finish()

    assert scene.told("release", "entered", "prowled", "beast_rolled") == []
    assert len(scene.told("round_taken")) == 2


@pytest.mark.parametrize(("kind", "number"), [("dog", 6), ("wolf", 5), ("lion", 2), ("bear", 1)])
def test_20_1_1_the_table_for_a_lone_player(kind: str, number: int) -> None:
    """20.1.1 The upper number of the table, once for each player."""
    alone = prepare(1, {"beast_kind": kind})
    four = prepare(4, {"beast_kind": kind, "beasts": "cooperative"})

    assert sum(alone.waiting) == number
    assert sum(four.waiting) == 4 * number


def test_20_1_1_r97_random_for_each_player_by_himself() -> None:
    """20.1.1, R97 Two players: the first draws 3 wolves, the second 5."""
    options: dict[str, PlayValue] = {
        "beasts": "cooperative",
        "beast_kind": "wolf",
        "beast_number": "random",
    }

    bout = prepare(2, options, script=[1, 0, 2])

    assert bout.waiting == [0, 8, 0, 0]


def test_20_1_2_r126_a_random_mix() -> None:
    """20.1.2, R126 Each seat draws a kind and then a number in its range: 2 lions, 4 wolves."""
    bout = prepare(2, {**MIXED, "beast_number": "random"}, script=[1, 2, 1, 1, 1])

    assert bout.waiting == [0, 4, 2, 0]


@pytest.mark.parametrize(("lot", "kind"), [(1, 0), (2, 2), (3, 2), (4, 3)])
def test_20_1_2_r126_who_enters_next_is_drawn_among_the_beasts(lot: int, kind: int) -> None:
    """20.1.2, R126 A dog, two lions and a bear wait: four lots, two of them a lion's."""
    scene = Scene(
        2, beasts="coliseum", beast_kind="mix", dogs=1, lions=2, bears=1, release_table=111_111
    )

    scene.dice(1, lot).begin(steps.RELEASE_BEASTS)

    assert scene.bout.beasts == [kind]
    assert sum(scene.bout.waiting) == 3


def test_20_1_2_a_mix_needs_numbers_for_each_kind() -> None:
    """20.1.2, R176 A single number for a mix is refused, and so are more than 30 beasts."""
    single = refused(2, {**MIXED, "beast_number": 9})
    many = refused(2, {**MIXED, "dogs": 20, "wolves": 11})

    assert "(20.1.1), but 9 came" in single
    assert "at most 30 beasts in all" in many


def test_20_1_2_thirty_in_a_mix_are_fine() -> None:
    """20.1.2, R176 The bound itself is allowed."""
    bout = prepare(2, {**MIXED, "dogs": 20, "wolves": 10})

    assert bout.waiting == [20, 10, 0, 0]


def test_20_1_2_herds_matter_in_a_mix_only() -> None:
    """20.1.2, R175 Numbers for each kind mean nothing while one kind is played."""
    bout = prepare(2, {"beasts": "coliseum", "beast_kind": "lion", "dogs": 9, "bears": 3})

    assert bout.waiting == [0, 0, 4, 0]


def test_20_1_a_beast_is_an_opponent_of_everybody() -> None:
    """20.1, 3.3, R8 Directly ahead it may be struck, and one is in melee with it: no throw."""
    scene = beside("bear").items(0, "hasta")
    scene.place(1, (2, 0), 3)

    offered = fights(scene)

    assert offered == ["none", "strike"]
