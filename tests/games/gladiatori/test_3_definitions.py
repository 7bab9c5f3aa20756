"""Chapter 3, Definitions: front and behind, melee, Elements, who is against whom."""

import pytest

import harena
from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.points import BEAST_KILL
from harena.games.gladiatori.components.bout import DEAD
from harena.games.gladiatori.components.traits import OFFENSE
from harena.toolkit.hexes import STEPS
from tests.games.gladiatori.scene import Scene

ALL = ["pass", "new-strength", "new-dexterity", "new-berserk", "new-movement"]
DODGE = ["pass", "new-movement"]
ELEMENTS = ["offense", "guard", "endurance", "blood", "speed"]


def attacked(scene: Scene) -> Scene:
    """Seat 1 attacks the one ahead; stop at his Reaction, if he has any."""
    scene.take_round(1).run((1, "action", "new-berserk"), (1, "fight", "strike"))
    return scene


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("relative", [0, 1, 5])
def test_3_1_three_neighbours_are_the_front(relative: int, facing: int) -> None:
    direction = (facing + relative) % 6
    scene = Scene().place(0, (0, 0), facing).place(1, STEPS[direction], (direction + 3) % 6)

    attacked(scene)

    assert scene.offered(0) == ALL


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("relative", [2, 4])
def test_3_1_s4_two_neighbours_are_the_rear_sides(relative: int, facing: int) -> None:
    """S4: only Dodge and Pass from a rear side."""
    direction = (facing + relative) % 6
    scene = Scene().place(0, (0, 0), facing).place(1, STEPS[direction], (direction + 3) % 6)

    attacked(scene)

    assert scene.offered(0) == DODGE


@pytest.mark.parametrize("facing", range(6))
def test_3_1_s5_one_neighbour_is_directly_behind(facing: int) -> None:
    """S5: Passive without choice."""
    direction = (facing + 3) % 6
    scene = Scene().place(0, (0, 0), facing).place(1, STEPS[direction], facing)

    attacked(scene)

    assert scene.told("passed") == [[0]]
    assert scene.asked() == [(1, "power")]


@pytest.mark.parametrize(
    ("facing", "busy"),
    [(0, True), (1, True), (5, True), (2, False), (3, False), (4, False)],
)
def test_3_2_in_melee_if_one_is_in_the_others_front(facing: int, busy: bool) -> None:
    """Behind a spear thrower: who looks at him is in melee with him, and 10.2 forbids the throw."""
    scene = Scene(3).place(0, (0, 0), 0).place(1, (-1, 0), facing).place(2, (3, 0), 3)
    scene.items(0, "hasta")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "enough"))

    assert ("throw-hasta" in scene.offered(0)) is not busy


def test_3_2_two_hexes_apart_is_no_melee() -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (2, 0), 3).items(0, "hasta")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "enough"))

    assert "throw-hasta" in scene.offered(0)


def test_3_3_r8_a_beast_is_in_melee_with_every_gladiator_beside_it() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).place(1, (3, 0), 3)
    scene.items(0, "hasta").beast("dog", (-1, 0))

    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "enough"))

    assert scene.offered(0) == ["none"]


def test_3_3_r8_a_beast_is_an_opponent_and_never_attacked_from_behind() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0)
    beast = scene.beast("dog", (1, 0))

    scene.dice(1, 2).take_round(0).run(
        (0, "action", "new-berserk"), (0, "fight", "strike"), (0, "blood", 3)
    ).finish()

    assert scene.told("slain") == [[beast]]
    assert scene.told("scored") == [[0, 3, BEAST_KILL]]


def test_3_4_3_5_r9_elements_are_spent_from_hand_and_sheet_only() -> None:
    scene = Scene().give(0, hand="S 1 sweep", life="0x3 F", discard="0").row(0, "D")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run((0, "opening", "shake-trapped"))

    assert scene.offered(0) == ["strength", "energy_1", "sweep", *ELEMENTS]


def test_3_5_r9_a_card_is_discarded_unseen_and_a_point_lowered_without_a_use() -> None:
    scene = Scene().give(0, hand="S 1")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        (0, "opening", "shake-trapped"), (0, "spend", "strength"), (0, "spend", "endurance")
    )

    assert (scene.held(0, "hand"), scene.held(0, "discard")) == ("energy_1", "strength")
    assert scene.value(0, "endurance") == 4
    green, unseen = (scene.names["element"].index(name) for name in ("green", "unseen"))
    assert scene.told("spent") == [[0, green], [0, unseen]]


def test_3_5_what_is_at_zero_cannot_be_spent() -> None:
    scene = Scene().give(0, hand="").trait(0, offense=0, guard=0, endurance=1, blood=1, speed=0)
    scene.bout.trapped[0] = 2

    scene.take_round(0).run((0, "opening", "shake-trapped"))
    before = scene.offered(0)
    scene.run((0, "spend", "blood"), (0, "spend", "endurance"))

    assert before == ["endurance", "blood"]
    assert scene.offered(0) == ["ready"]


def test_3_6_r10_a_skill_under_overskill_cannot_be_spent() -> None:
    scene = Scene().give(0, hand="").now(0, offense=10)
    scene.bout.overskilled[0] = 1 << OFFENSE
    scene.bout.trapped[0] = 1

    scene.take_round(0).run((0, "opening", "shake-trapped"))

    assert scene.offered(0) == ["guard", "endurance", "blood", "speed"]


def test_3_6_r10_nor_does_it_count_as_wealth() -> None:
    scene = Scene().give(0, hand="").now(0, offense=9, guard=1, endurance=0, blood=0, speed=0)
    scene.bout.overskilled[0] = 1 << OFFENSE
    scene.bout.trapped[0] = 1

    scene.take_round(0)

    assert scene.offered(0) == ["ready"]


def test_3_7_r11_in_combat_rounds_cards_come_back_to_the_hand() -> None:
    scene = Scene().give(0, hand="S", discard="D 1x2").now(0, guard=3)

    scene.take_round(0).run(
        (0, "action", "standby-strength"),
        (0, "recover", "energy_1"),
        (0, "recover", "guard"),
        (0, "recover", "dexterity"),
    )

    assert scene.held(0, "hand") == "dexterity energy_1"
    assert scene.held(0, "discard") == "energy_1"
    assert scene.value(0, "guard") == 4


def test_3_7_of_what_comes_back_the_others_see_backs_only() -> None:
    """A green back, a red back; a point and nothing at all look alike."""
    scene = Scene().give(0, hand="S", discard="D 1").give(1, hand="S").now(1, guard=3)

    scene.take_round(0).run(
        (0, "action", "standby-strength"),
        (0, "recover", "energy_1"),
        (0, "recover", "dexterity"),
        (0, "recover", "none"),
    )
    scene.take_round(1).run((1, "action", "standby-strength"), (1, "recover", "guard")).finish()

    green, red, unseen = (scene.names["element"].index(one) for one in ("green", "red", "unseen"))
    assert scene.told("recovered") == [
        [0, red],
        [0, green],
        [0, unseen],
        *[[1, unseen]] * 3,
    ]


def test_3_7_r11_in_rest_cards_come_back_to_the_deck() -> None:
    scene = Scene().give(0, hand="", discard="S")

    scene.begin(steps.REST_ALL).run((0, "rest", "endurance"))
    for _ in ("blood", "speed", "offense", "guard"):
        scene.run((0, "back", 0))
    scene.run((0, "back", 1))

    assert (scene.held(0, "hand"), scene.held(0, "deck")) == ("", "strength")


def test_3_7_r7_one_may_recover_fewer_and_nothing_above_the_start() -> None:
    scene = Scene().give(0, hand="S", discard="D").now(0, speed=4)

    scene.take_round(0).run((0, "action", "standby-strength"))
    first = scene.offered(0)
    scene.run((0, "recover", "speed"))
    second = scene.offered(0)
    scene.run((0, "recover", "none"))

    assert first == ["dexterity", "speed", "none"]
    assert second == ["dexterity", "none"]
    assert scene.offered(0) == ["none"]


def thrown_at(place: tuple[int, int], facing: int) -> Scene:
    """A hasta thrown at one who stands at the centre and looks east."""
    scene = Scene().place(0, (0, 0), 0).place(1, place, facing).items(1, "hasta")
    scene.take_round(1).run((1, "action", "new-berserk"), (1, "fight", "throw-hasta"))
    return scene


@pytest.mark.parametrize(("place", "facing"), [((-1, 2), 1), ((1, -2), 5), ((3, -3), 4)])
def test_3_8_r12_s31_up_to_90_degrees_is_front(place: tuple[int, int], facing: int) -> None:
    """S31: exactly 90 degrees is still the front; of two directions the better one counts."""
    scene = thrown_at(place, facing)

    assert scene.offered(0) == ALL


@pytest.mark.parametrize(("place", "facing"), [((-2, 1), 0), ((-1, -1), 0), ((-2, 3), 1)])
def test_3_8_r12_s31_up_to_150_degrees_is_a_rear_side(place: tuple[int, int], facing: int) -> None:
    """S31: the exact tie between rear side and directly behind goes to the rear side."""
    scene = thrown_at(place, facing)

    assert scene.offered(0) == DODGE


@pytest.mark.parametrize("place", [(-3, 1), (-3, 0), (-4, 1)])
def test_3_8_r12_s31_more_is_directly_behind(place: tuple[int, int]) -> None:
    """S31: no Reaction against a throw from directly behind."""
    scene = thrown_at(place, 0)

    assert scene.told("passed") == [[0]]


def test_3_9_r13_in_a_free_for_all_everybody_else_is_an_enemy() -> None:
    scene = Scene(4).face_to_face(0, 2)

    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike"]


def test_3_9_r13_an_ally_is_no_opponent_and_a_beast_is() -> None:
    scene = Scene(2, beasts="cooperative").face_to_face(0, 1)
    scene.give(0, hand="S sweep").beast("dog", (1, -1))

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "sweep"), (0, "add", "enough")
    )

    assert scene.offered(0) == ["none", "sweep-left", "sweep-ahead"]


def test_3_9_r13_an_enemy_is_a_living_gladiator() -> None:
    """Beside the place of a dead enemy nobody is in melee: the throw is free."""
    scene = Scene(3).place(0, (0, 0), 0).place(2, (3, 0), 3).items(0, "hasta")
    scene.place(1, (1, 0), 3)
    scene.bout.fate[1] = DEAD
    scene.bout.place[1] = -1
    scene.bout.board[scene.spot((1, 0))] = -1

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "enough"), (0, "fight", "throw-hasta")
    )

    assert scene.told("aimed") == [[0, 2]]


def test_3_10_r129_seats_0_and_2_against_1_and_3() -> None:
    scene = Scene(4, teams="two_against_two")

    assert scene.bout.team == [0, 1, 0, 1]


@pytest.mark.parametrize("lone", range(3))
def test_3_10_r129_three_play_two_against_the_lone_seat(lone: int) -> None:
    scene = Scene(3, lone_seat=lone)

    others = [team for seat, team in enumerate(scene.bout.team) if seat != lone]

    assert others[0] == others[1] != scene.bout.team[lone]


def test_3_10_r129_the_lone_one_is_drawn_by_lot_unless_set() -> None:
    drawn: set[str | int] = set()

    for seed in range(20):
        match = harena.begin("gladiatori", seats=3, seed=str(seed))
        drawn |= {event.told(None)[1] for event in match.events if event.kind == "set_apart"}

    assert drawn == {0, 1, 2}


def test_3_10_three_may_be_told_otherwise() -> None:
    scene = Scene(3, teams="free")

    assert len(set(scene.bout.team)) == 3
