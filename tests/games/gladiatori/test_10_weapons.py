"""Chapter 10, Special weapons: throws and nets."""

import pytest

from harena.games.gladiatori.components.bout import NOBODY
from tests.games.gladiatori.blows import attack, course, happened, pay, react
from tests.games.gladiatori.scene import Answer, Scene


def thrower(at: tuple[int, int], facing: int = 3, item: str = "hasta") -> Scene:
    """Seat 0 in the middle looking east with something to throw, seat 1 somewhere."""
    return Scene().place(0, (0, 0), 0).place(1, at, facing).items(0, item)


def fights(scene: Scene, card: str = "strength") -> list[str]:
    """What can be declared with this card."""
    scene.take_round(0).run((0, "action", f"new-{card}"), (0, "add", "enough"))
    return scene.offered(0)


# 10.1 to 10.7 Throws.


def test_10_1_e14_a_thrown_item_counts_double_and_leaves_the_game() -> None:
    """E14 Hasta 3: in melee 3, thrown 6."""
    scene, melee = thrower((2, 0)), thrower((1, 0))
    scene.give(1, life="1x2")

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"), (0, "skill", "no"))
    melee.take_round(0).run(*attack("strength"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 6]]
    assert melee.told("attack") == [[0, 1, 3]]
    scene.run(*pay("energy_1")).finish()
    assert scene.told("item_lost") == [[0, scene.item("hasta")]]
    assert scene.bout.gone == 1 << scene.item("hasta")


def test_10_1_r148_gone_even_if_the_attack_was_null() -> None:
    scene = thrower((2, 0))
    scene.bout.trapped[0], scene.bout.down[0], scene.bout.unbalanced[0] = 3, 1, 2

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"), (0, "skill", "no")).finish()

    assert scene.told("attack") == [[0, 1, -2]]
    assert scene.bout.items[0] == 0


def test_10_1_only_what_is_throwable_is_thrown() -> None:
    scene = thrower((3, 0), item="gladius")

    assert fights(scene) == ["none"]


def test_10_2_s29_nothing_is_thrown_in_melee_but_a_net() -> None:
    """S29 An enemy beside him has him in his front: no spear; a net may be thrown."""
    scene = Scene(3, teams="free").place(0, (0, 0), 0).place(1, (-1, 0), 0).place(2, (3, 0), 3)
    scene.items(0, "hasta", "rete")

    assert fights(scene) == ["none", "throw-rete"]


@pytest.mark.parametrize(
    ("item", "thrown"),
    [("hasta", 0), ("verutum", 0), ("fuscina", 0), ("rete", 1), ("weighted_net", 1), ("manica", 0)],
)
def test_10_2_by_item(item: str, thrown: int) -> None:
    """Both nets, and neither a spear nor the trident."""
    scene = Scene(3, teams="free").place(0, (0, 0), 0).place(1, (-1, 0), 0).place(2, (3, 0), 3)
    scene.items(0, item)

    assert fights(scene) == ["none", f"throw-{item}"][: 1 + thrown]


def test_10_2_one_who_is_not_in_melee_may_throw() -> None:
    """Somebody beside him, but neither has the other in his front."""
    scene = Scene(3, teams="free").place(0, (0, 0), 0).place(1, (-1, 0), 3).place(2, (3, 0), 3)
    scene.items(0, "hasta")

    assert fights(scene) == ["none", "throw-hasta"]


def test_10_2_an_ally_beside_him_is_no_melee() -> None:
    scene = Scene(3).place(0, (0, 0), 0).place(1, (-1, 0), 0).place(2, (3, 0), 3)
    scene.teams(0, 0, 1).items(0, "hasta")

    assert fights(scene) == ["none", "throw-hasta"]


@pytest.mark.parametrize(
    ("item", "distance", "value"),
    [
        ("hasta", 2, 6),
        ("hasta", 3, 5),
        ("hasta", 5, 3),
        ("rete", 1, 2),
        ("rete", 2, 2),
        ("rete", 3, 0),
        ("rete", 4, -2),
    ],
)
def test_10_3_r59_each_hex_from_distance_three_on(item: str, distance: int, value: int) -> None:
    """10.3, S27 A spear loses 1, a net 2 for each hex."""
    scene = thrower((distance, 0), item=item)

    scene.take_round(0).run(
        *attack("strength", fight=f"throw-{item}"), (1, "reaction", "pass"), (0, "skill", "no")
    )

    assert scene.told("attack") == [[0, 1, value]]


def test_10_4_r60_the_attack_area_is_the_wedge_ahead() -> None:
    """10.4 From the middle of the empty board 35 hexes, the borders included."""
    scene = Scene().place(0, (0, 0), 0).items(0, "rete")
    reached = []
    for at, spot in scene.bout.content.arena.at.items():
        if at == (0, 0):
            continue
        scene.place(1, at, 0)
        assert scene.bout.place[1] == spot
        twin = Scene().place(0, (0, 0), 0).place(1, at, 0).items(0, "rete")
        if "throw-rete" in fights(twin):
            reached.append(at)

    assert len(reached) == 35
    assert {(4, 0), (5, -5), (0, 5), (2, -1), (1, 1)} <= set(reached)
    assert not {(-1, 2), (1, -2), (-1, 0), (0, -1), (-1, 1)} & set(reached)


@pytest.mark.parametrize("target", [(2, 0), (2, -1), (3, -1)])
def test_10_5_r61_s30_a_partly_hidden_target_is_hidden(target: tuple[int, int]) -> None:
    """S30 An ally at (1, 0) hides these; Face-down he hides nobody."""
    for down, expected in ((0, ["none"]), (1, ["none", "throw-hasta"])):
        scene = Scene(3).place(0, (0, 0), 0).place(1, (1, 0), 0).place(2, target, 3)
        scene.teams(0, 0, 1).items(0, "hasta")
        scene.bout.down[1], scene.bout.unbalanced[1] = down, 2 * down

        assert fights(scene) == expected


def test_10_5_r61_s30_who_stands_aside_hides_only_what_is_behind_him() -> None:
    """S30 An enemy at (2, -1): (3, 0) is open, (3, -1) is not."""
    for at, names in (((3, 0), ["seat-1", "seat-2"]), ((3, -1), [])):
        scene = Scene(3, teams="free").place(0, (0, 0), 0).place(1, (2, -1), 0)
        scene.place(2, at, 3).items(0, "hasta")
        scene.take_round(0).run(*attack("strength", fight="throw-hasta"))

        assert (scene.offered(0) if names else []) == names
        assert scene.told("aimed") == ([] if names else [[0, 1]])


def test_10_5_r61_one_beside_the_target_at_the_same_distance_does_not_hide_it() -> None:
    """Straight ahead at distance 3, with an ally on either side of him; nearer ones hide."""
    for aside, expected in (((3, -1), True), ((2, 1), True), ((2, 0), False), ((1, 0), False)):
        scene = Scene(3).place(0, (0, 0), 0).place(1, aside, 0).place(2, (3, 0), 3)
        scene.teams(0, 0, 1).items(0, "hasta")

        assert ("throw-hasta" in fights(scene)) is expected


def test_10_5_beasts_hide_too() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).place(1, (4, 0), 3).items(0, "hasta")
    dog = scene.beast("dog", (2, 0))

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"))

    assert scene.told("aimed") == [[0, dog]]


def test_10_6_r62_other_items_count_in_a_throw() -> None:
    scene = thrower((2, 0)).items(0, "hasta", "gladius")

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 6 + 3]]


@pytest.mark.parametrize(
    ("at", "facing", "reactions", "value"),
    [
        ((-2, 1), 0, ["pass", "new-movement"], -3),
        ((-3, 1), 0, [], -3),
        (
            (-1, 2),
            2,
            ["pass", "new-strength", "new-dexterity", "new-berserk", "new-movement"],
            0,
        ),
    ],
)
def test_10_6_r12_s31_front_and_behind_at_a_distance(
    at: tuple[int, int], facing: int, reactions: list[str], value: int
) -> None:
    """S31 150 degrees is a rear side, more directly behind, 90 degrees the front."""
    scene = Scene().place(1, (0, 0), 0).place(0, at, facing).items(0, "hasta")

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"))
    if reactions:
        assert scene.offered(1) == reactions
        scene.run((1, "reaction", "pass"))
    assert scene.told("passed") == [[1]]
    scene.run((0, "skill", "no"), (1, "skill", "no"))

    assert scene.told("defence") == [[1, value]]


def test_10_7_melee_moves_and_powers_do_not_go_with_a_throw() -> None:
    """Lunge, Leap, Wrestling and Unbalancing Strike are for melee; Deep Wounds is not."""
    scene = Scene().place(0, (-1, 0), 0).place(1, (2, 0), 3).items(0, "hasta")
    scene.powers(0, "lunge", "leap", "wrestling", "deep_wounds")
    scene.give(0, hand="S 1x2 unbalancing_strike")

    scene.take_round(0).run(
        (0, "opening", "move-east-on"),
        *attack("strength", "unbalancing_strike", fight="throw-hasta"),
        (1, "reaction", "pass"),
    )
    assert scene.offered(0) == ["none", "deep_wounds"]
    asked = course(scene, {"payment": "yield"})

    assert "1 unbalanced" not in asked


def test_10_7_r118_nor_with_a_defence_against_one() -> None:
    scene = thrower((2, 0)).give(1, hand="B unbalancing_strike", life="1x4")

    scene.take_round(0).run(
        *attack("strength", fight="throw-hasta"),
        *react("berserk", "unbalancing_strike"),
        (0, "skill", "yes"),
    )
    asked = course(scene, {"payment": "energy_1"})

    assert "0 unbalanced" not in asked
    assert scene.bout.unbalanced[0] == 0


# 10.8 to 10.16 Nets.


def netted(item: str = "rete") -> Scene:
    """Seat 0 has hit seat 1 with a net in melee."""
    scene = Scene().face_to_face().items(0, item).give(1, hand="")
    scene.take_round(0).run(
        *attack("strength", fight=f"net-{item}"), (0, "skill", "yes"), (1, "skill", "no")
    ).finish()
    return scene


def test_10_8_r63_a_net_is_used_or_thrown_as_declared() -> None:
    """10.8 In melee neither doubled nor lost; thrown at the same man both."""
    used, hurled = Scene().face_to_face().items(0, "rete"), Scene().face_to_face().items(0, "rete")
    assert fights(used) == ["none", "strike", "net-rete", "throw-rete"]

    used.run((0, "fight", "net-rete"), (0, "skill", "yes")).finish()
    hurled.take_round(0).run(*attack("strength", fight="throw-rete"), (0, "skill", "yes")).finish()

    assert (used.told("attack"), hurled.told("attack")) == ([[0, 1, 6]], [[0, 1, 7]])
    assert (used.bout.items[0], hurled.bout.items[0]) == (1 << used.item("rete"), 0)
    assert used.bout.trapped[1] == hurled.bout.trapped[1] == 3


def test_10_8_in_melee_it_reaches_the_hex_ahead_only() -> None:
    scene = Scene().place(0, (0, 0), 0).place(1, (1, -1), 4).items(0, "rete")

    assert fights(scene) == ["none", "throw-rete"]


def test_10_9_s27_against_a_net_items_do_not_defend_and_it_does_no_damage() -> None:
    """S27 Scutum and Galea are no help; 3 Trapped, +2, no wound; the thrown net is gone."""
    scene = thrower((4, 0), item="rete").items(1, "scutum", "galea").give(1, hand="")

    scene.take_round(0).run(
        *attack("strength", fight="throw-rete"), (0, "skill", "yes"), (1, "skill", "no")
    ).finish()

    assert scene.told("attack", "defence") == [[0, 1, 3], [1, 0]]
    assert scene.told("wounded") == []
    assert (scene.bout.trapped[1], scene.bout.items[0]) == (3, 0)
    assert scene.bout.points == [12, 10]


def test_10_10_a_thrown_net_holds_nobody_and_is_lost_once() -> None:
    """The victim moves by Reflex before the net closes."""
    scene = thrower((2, 0), item="rete").give(1, hand="B reflex")

    scene.take_round(0).run(
        *attack("strength", fight="throw-rete"),
        *react("berserk", "reflex"),
        (0, "skill", "yes"),
        (1, "skill", "no"),
        (1, "reflex", "move-east-on"),
    ).finish()

    assert scene.bout.trapped[1] == 3
    assert happened(scene, "moved", "item_lost") == ["moved 1", "item_lost 0"]


def test_10_9_a_net_that_misses_does_nothing() -> None:
    scene = Scene().face_to_face().items(0, "rete")

    scene.take_round(0).run(*attack("strength", fight="net-rete"), (1, "skill", "yes")).finish()

    assert (scene.told("attack", "defence"), scene.bout.trapped[1]) == ([[0, 1, 1], [1, 5]], 0)
    assert scene.bout.nets[scene.item("rete")] == NOBODY


def test_10_10_s28_the_net_is_lost_when_its_owner_steps_away() -> None:
    """S28 The markers stay (R146)."""
    scene = netted()

    scene.take_round(0).run((0, "opening", "move-west-on"))

    assert scene.told("item_lost") == [[0, scene.item("rete")]]
    assert (scene.bout.items[0], scene.bout.trapped[1]) == (0, 3)


def test_10_10_a_step_to_another_hex_beside_him_keeps_it() -> None:
    scene = netted()

    scene.take_round(0).run((0, "opening", "move-north-east-on"))

    assert scene.at(0) == (1, -1)
    assert scene.bout.items[0] == 1 << scene.item("rete")


def test_10_10_s28_if_the_other_is_free_first_the_net_stays() -> None:
    scene = netted().give(1, hand="0x6")

    spending: list[Answer] = []
    for _ in range(3):
        spending.append((1, "opening", "shake-trapped"))
        spending += [(1, "spend", "energy_0"), (1, "spend", "energy_0")]
    scene.take_round(1).run(*spending).finish()
    scene.take_round(0).run((0, "opening", "move-west-on"))

    assert scene.bout.trapped[1] == 0
    assert scene.bout.items[0] == 1 << scene.item("rete")


def test_10_10_with_one_marker_left_he_is_not_free_yet() -> None:
    scene = netted().give(1, hand="0x4")

    spending: list[Answer] = []
    for _ in range(2):
        spending.append((1, "opening", "shake-trapped"))
        spending += [(1, "spend", "energy_0"), (1, "spend", "energy_0")]
    scene.take_round(1).run(*spending).finish()
    scene.take_round(0).run((0, "opening", "move-west-on"))

    assert scene.bout.trapped[1] == 1
    assert scene.told("item_lost") == [[0, scene.item("rete")]]


def test_10_11_r64_a_holding_net_is_an_item_that_cannot_attack() -> None:
    """Its bonus counts and it can be broken or paid; net and throw are not offered."""
    scene = netted().give(0, hand="D 1")

    assert fights(scene, "dexterity") == ["none", "strike"]
    scene.run((0, "fight", "strike"), (0, "skill", "no"))
    assert scene.told("attack")[-1] == [0, 1, 1]


def test_10_11_r64_it_can_again_when_he_is_free_or_gone() -> None:
    free, gone = netted(), Scene(3, teams="free")
    free.powers(1, "stand_up")
    free.take_round(1).run((1, "opening", "stand_up")).finish()
    gone.face_to_face().place(2, (0, 1), 2).items(0, "rete")
    gone.bout.trapped[1], gone.bout.nets[gone.item("rete")] = 3, 1
    gone.take_round(1).run((1, "interject", "surrender")).finish()

    assert "net-rete" in fights(free, "dexterity")
    assert gone.bout.items[0] == 1 << gone.item("rete")
    assert gone.bout.nets[gone.item("rete")] == NOBODY


def test_10_11_r64_a_hit_on_a_trapped_figure_fills_up_to_three() -> None:
    scene = Scene().face_to_face().items(0, "rete").give(1, hand="")
    scene.bout.trapped[1] = 1

    scene.take_round(0).run(
        *attack("strength", fight="net-rete"), (0, "skill", "yes"), (1, "skill", "no")
    ).finish()

    assert scene.bout.trapped[1] == 3


def test_10_12_r65_no_sweep_no_break_item_no_deep_wounds_with_a_net() -> None:
    """10.12 They lie on the action and do nothing; Leap offers attack only."""
    scene = Scene().place(0, (-1, 0), 0).place(1, (1, 0), 3).items(0, "rete").items(1, "galea")
    scene.powers(0, "deep_wounds", "leap", "wrestling").give(1, hand="")
    scene.give(0, hand="S sweep break_item")

    scene.take_round(0).run(
        (0, "opening", "move-east-on"),
        *attack("strength", "sweep", "break_item", fight="net-rete"),
        (1, "reaction", "pass"),
    )
    assert scene.asked() == [(0, "power")]
    assert scene.offered(0) == ["none", "leap", "wrestling"]
    scene.run((0, "power", "leap"), (0, "power", "none"), (0, "skill", "yes")).finish()

    assert scene.told("leapt") == [[0, 1, 0]]
    assert scene.told("attack") == [[0, 1, 5 + 1 + 2]]
    assert (scene.told("damaged", "broken"), scene.bout.unbalanced[0]) == ([], 0)


def test_10_13_a_net_costs_three_from_behind_and_is_never_first_blood() -> None:
    front = netted()
    behind = Scene().place(0, (0, 0), 0).place(1, (1, 0), 0).items(0, "rete")

    behind.take_round(0).run(
        *attack("strength", fight="net-rete"), (0, "skill", "yes"), (1, "skill", "no")
    ).finish()

    assert (front.bout.points, front.bout.first_blood) == ([12, 10], False)
    assert (behind.bout.points, behind.bout.first_blood) == ([7, 10], False)
    assert behind.bout.trapped[1] == 3


def test_10_14_r145_a_net_in_melee_is_melee_and_closes_at_the_end_of_the_round() -> None:
    """Lunge and Unbalancing Strike go with it; the victim may be pushed and move before."""
    scene = Scene().face_to_face().items(0, "rete").powers(0, "lunge", "wrestling")
    scene.give(0, hand="S 0 unbalancing_strike").give(1, hand="B reflex 0")

    scene.take_round(0).run(
        *attack("strength", "unbalancing_strike", fight="net-rete"),
        *react("berserk", "reflex"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
        (1, "unbalanced", "marker"),
        (1, "skill", "no"),
        (0, "push", "seat-1-east"),
        (1, "reflex", "move-east-on"),
    ).finish()

    assert scene.at(1) == (3, 0)
    assert (scene.bout.trapped[1], scene.bout.unbalanced[1], scene.bout.down[1]) == (3, 2, 1)
    assert scene.told("item_lost") == [[0, scene.item("rete")]]


def test_10_14_r145_a_beast_in_a_net_can_be_pushed_before_it_closes() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).items(0, "rete")
    dog = scene.beast("dog", (1, 0))
    scene.powers(0, "wrestling").dice(1, 2)

    scene.take_round(0).run(
        *attack("strength", fight="net-rete"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
        (0, "push", "beast-0-north-east"),
    ).finish()

    assert scene.at(dog) == (2, -1)
    assert scene.bout.netted == [3]
    assert scene.told("item_lost") == [[0, scene.item("rete")]]


def test_10_15_r146_markers_stay_whatever_becomes_of_the_net() -> None:
    """Paid as hit points by its owner, or its owner has left."""
    paid, left = netted(), netted()

    paid.give(0, hand="", life="").row(1, "").give(1, hand="S 0x3").trait(1, offense=9)
    paid.take_round(1).run(
        *attack("strength", "energy_0", "energy_0", "energy_0", seat=1),
        (1, "skill", "yes"),
        (0, "skill", "no"),
        *pay("rete", seat=0),
    ).finish()
    left.take_round(0).run((0, "interject", "surrender")).finish()

    assert (paid.bout.items[0], paid.bout.trapped[1]) == (0, 3)
    assert (left.bout.items[0], left.bout.trapped[1]) == (0, 3)


def test_10_16_r147_several_nets_hold_until_he_is_free() -> None:
    """Two nets on one figure: free of the markers, both can be used again."""
    scene = Scene(3, teams="free").face_to_face().place(2, (2, 0), 3)
    scene.items(0, "rete").items(2, "weighted_net").powers(1, "stand_up").give(1, hand="")

    for seat, net in ((0, "rete"), (2, "weighted_net")):
        scene.take_round(seat).run(
            *attack("strength", fight=f"net-{net}", seat=seat),
            (seat, "skill", "yes"),
            (1, "skill", "no"),
        ).finish()
    assert scene.bout.nets[scene.item("rete")] == scene.bout.nets[scene.item("weighted_net")] == 1
    scene.take_round(1).run((1, "opening", "stand_up")).finish()

    assert scene.bout.nets[scene.item("rete")] == NOBODY
    assert scene.bout.nets[scene.item("weighted_net")] == NOBODY
    assert (scene.bout.items[0], scene.bout.items[2]) != (0, 0)


def test_10_16_r147_one_who_is_trapped_still_holds_whom_he_holds() -> None:
    scene = Scene(3, teams="free").face_to_face().place(2, (-1, 0), 0)
    scene.items(0, "rete").items(2, "weighted_net").give(0, hand="S").give(1, hand="")
    scene.bout.trapped[1], scene.bout.nets[scene.item("rete")] = 3, 1

    scene.take_round(2).run(
        *attack("strength", fight="net-weighted_net", seat=2),
        (2, "skill", "yes"),
        (0, "skill", "no"),
    ).finish()

    assert scene.bout.trapped == [3, 3, 0]
    assert scene.bout.nets[scene.item("rete")] == 1


def test_10_1_only_the_thrown_item_counts_double() -> None:
    """Hasta 3 thrown beside a rete of 1, which can be thrown too: 6 + 1."""
    scene = thrower((2, 0)).items(0, "hasta", "rete")

    scene.take_round(0).run(*attack("strength", fight="throw-hasta"), (0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, 7]]


def test_10_15_a_net_that_is_lost_holds_nobody_any_more() -> None:
    """Paid as hit points; when the one it held walks away it is not lost a second time."""
    scene = netted().give(0, hand="", life="").row(1, "").give(1, hand="S M 0x3")
    scene.trait(1, offense=9)
    scene.take_round(1).run(
        *attack("strength", "energy_0", "energy_0", "energy_0", seat=1),
        (1, "skill", "yes"),
        (0, "skill", "no"),
        *pay("rete", seat=0),
    ).finish()
    assert scene.bout.nets[scene.item("rete")] == NOBODY

    scene.powers(1, "stand_up").take_round(1).run(
        (1, "opening", "stand_up"), (1, "opening", "move-east-on"), (1, "opening", "move-east-on")
    ).finish()

    assert scene.told("item_lost") == [[0, scene.item("rete")]]


def test_10_5_14_2_one_who_stands_hides_whatever_his_markers() -> None:
    """One Unbalanced marker hides still if he stands, and no more if he lies."""
    for down, expected in ((0, ["none"]), (1, ["none", "throw-hasta"])):
        scene = Scene(3).place(0, (0, 0), 0).place(1, (1, 0), 0).place(2, (3, 0), 3)
        scene.teams(0, 0, 1).items(0, "hasta")
        scene.bout.down[1], scene.bout.unbalanced[1] = down, 1

        assert fights(scene) == expected
