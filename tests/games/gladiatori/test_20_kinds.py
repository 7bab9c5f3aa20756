"""Chapter 20.8 and 20.9, the kinds of beasts and what their dice bring."""

import pytest

from harena.games.gladiatori import steps
from tests.games.gladiatori.hunt import FIRST, act, beasts_act, beside, sides, strike
from tests.games.gladiatori.scene import Scene

DOG, WOLF, LION, BEAR = range(4)


def pounced(kind: str, *dice: int, at: tuple[int, int] = (3, 0)) -> Scene:
    """A beast two hexes off has come beside seat 0 and rolled."""
    scene = Scene(1).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast(kind, at)
    return act(scene, FIRST, 2, 1, *dice)


# 20.8 Which dice are read.


@pytest.mark.parametrize(("dice", "value"), [([3, 3], 6), ([3, 4], 7)])
def test_20_8_r103_a_bear_that_moved_has_no_powers(dice: list[int], value: int) -> None:
    """20.8, R103 S42: 3 and 3 are 6, not doubles; 3 and 4 are 7, and there is no toll."""
    scene = pounced("bear", *dice)

    scene.run((0, "reaction", "pass"), (0, "skill", "no"))

    assert scene.told("attack") == [[FIRST, 0, value]]
    assert scene.asked() == [(0, "payment")]


def test_20_8_the_third_die_is_not_read() -> None:
    """20.8 A standing bear: 3, 5, then 5 or 4 is neither doubles nor seven."""
    values = []

    for third in (5, 4):
        scene = act(beside("bear"), FIRST, 3, 5, third)
        scene.run((0, "reaction", "pass"), (0, "skill", "no"))
        values.append((scene.told("attack")[0][2], scene.asked()))

    assert values == [(13, [(0, "payment")]), (12, [(0, "payment")])]


def test_20_8_r103_a_dog_that_moved_calls_nobody() -> None:
    """20.8, R103 A single base die has no doubles."""
    scene = pounced("dog", 6)

    assert scene.told("called") == []
    assert scene.bout.coming == [0, 0, 0, 0]


def test_20_8_a_lion_that_moved_has_both() -> None:
    """20.8 Its base roll always has two dice: doubles and seven count."""
    doubles = pounced("lion", 4, 4)
    seven = pounced("lion", 3, 4)

    assert doubles.asked() == [(0, "escape")]
    seven.run((0, "reaction", "pass"), (0, "skill", "no"), *[(0, "payment", "energy_1")] * 4)
    assert seven.bout.down == [1]


# 20.9.1 Dogs and wolves.


@pytest.mark.parametrize(("kind", "called"), [("dog", DOG), ("wolf", WOLF)])
def test_20_9_1_doubles_in_attack_add_one(kind: str, called: int) -> None:
    """20.9.1 One more of its kind is due; not yet on the board."""
    scene = beside(kind)

    act(scene, FIRST, 2, 2)

    assert scene.told("called") == [[called]]
    assert scene.bout.coming[called] == 1
    assert sum(sides(scene)) == 1


@pytest.mark.parametrize(("kind", "called"), [("dog", DOG), ("wolf", WOLF)])
def test_20_9_1_s43_doubles_in_defence_add_one(kind: str, called: int) -> None:
    """20.9.1, R104 S43: FAV 9 on 4 and 4 kills, and one comes in; FAV 8: it lives, one comes."""
    killed = beside(kind, beasts="coliseum", beast_number=1)
    lives = beside(kind, beasts="coliseum", beast_number=1)

    strike(killed, 9, 4, 4).finish()
    strike(lives, 8, 4, 4).finish()

    assert (killed.told("slain"), lives.told("slain")) == ([[FIRST]], [])
    assert killed.bout.coming[called] == lives.bout.coming[called] == 1


def test_20_9_1_s43_a_feint_voids_the_doubles() -> None:
    """20.9.1, 7.0.9, R43 The attack never was, and nobody is called."""
    scene = beside("dog").give(0, hand="S F")

    strike(scene, 9, 4, 4).run((0, "feint", "yes")).finish()

    assert scene.told("defence") == [[FIRST, 8]]
    assert scene.told("called", "slain") == []


def test_20_9_1_r104_it_enters_in_the_next_combat_round() -> None:
    """20.9.1, R104 In round 2 as well, by a gate die, and not out of those that wait."""
    scene = Scene(2, beasts="coliseum", beast_kind="wolf", beast_number=2)
    scene.place(0, (4, 0)).place(1, (0, 4))
    scene.bout.coming[WOLF] = 1
    scene.bout.round = 2

    scene.begin(steps.RELEASE_BEASTS)
    beasts_act(scene, 3, 1)

    assert sides(scene) == [0, 1, 0, 0]
    assert (scene.bout.waiting[WOLF], scene.bout.coming[WOLF]) == (2, 0)
    assert scene.told("entered") == [[FIRST, WOLF, scene.spot((-5, 0)), 3]]


@pytest.mark.parametrize(("alive", "due", "called"), [(29, 0, 1), (30, 0, 0), (25, 5, 0)])
def test_20_9_1_r104_none_while_thirty_are_alive_or_due(alive: int, due: int, called: int) -> None:
    """20.9.1, R104 Whoever waits in the Coliseum does not count."""
    scene = beside("dog", beasts="coliseum", beast_number=20)
    scene.bout.beasts += [DOG] * (alive - 1)
    scene.bout.lairs += [-1] * (alive - 1)
    scene.bout.netted += [0] * (alive - 1)
    scene.bout.coming[WOLF] = due

    act(scene, FIRST, 5, 5)

    assert len(scene.told("called")) == called


# 20.9.2, 20.9.4 Seven of wolf and lion.


@pytest.mark.parametrize(("kind", "markers", "down"), [("wolf", 1, 0), ("lion", 2, 1)])
def test_20_9_2_20_9_4_seven_in_attack(kind: str, markers: int, down: int) -> None:
    """20.9.2, 20.9.4 S41: a lion's 3 and 4 on FDV 9: no damage, yet Face-down; a wolf's: one."""
    scene = beside(kind).items(0, "scutum")

    act(scene, FIRST, 3, 4).run((0, "reaction", "new-berserk")).finish()

    assert scene.told("defence") == [[0, 9]]
    assert scene.told("wounded") == []
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (markers, down)


@pytest.mark.parametrize("kind", ["wolf", "lion"])
def test_20_9_2_20_9_4_a_dodge_saves(kind: str) -> None:
    """20.9.2, 20.9.4 S41: with Dodge no marker, even if it does not hold."""
    scene = beside(kind)

    act(scene, FIRST, 3, 4).run(
        (0, "reaction", "new-movement"),
        (0, "dodge", "0"),
        (0, "payment", "energy_1"),
        (0, "payment", "energy_1"),
    ).finish()

    assert scene.told("wounded") == [[0, 3]]
    assert scene.bout.unbalanced[0] == 0


@pytest.mark.parametrize("kind", ["dog", "wolf", "lion"])
def test_20_9_2_20_9_4_seven_in_defence_does_nothing(kind: str) -> None:
    """20.9.2, 20.9.4 Only a bear's defence reads seven."""
    scene = beside(kind)

    strike(scene, 5, 3, 4).finish()

    assert scene.told("marked", "removed", "item_lost") == []


def test_20_9_4_lion_doubles_in_defence_do_nothing() -> None:
    """20.9.3 FAV 5 against 2 and 2: dead, and nobody is called or hurt."""
    scene = beside("lion")

    strike(scene, 5, 2, 2).finish()

    assert scene.told("defence") == [[FIRST, 4]]
    assert scene.told("slain") == [[FIRST]]
    assert scene.told("called", "wounded") == []


def test_20_9_4_one_marker_and_a_lion() -> None:
    """20.9.4, 14.5 Who has one already falls by the first; what is too much is lost."""
    scene = beside("lion").items(0, "scutum")
    scene.bout.unbalanced[0] = 1

    act(scene, FIRST, 3, 4).run((0, "reaction", "new-berserk")).finish()

    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)


# 20.9.3 Doubles of a lion.


def test_20_9_3_s40_who_stays_suffers_double() -> None:
    """20.9.3, R105 S40: 4 and 4 against FDV 5: twice 3."""
    scene = beside("lion")

    act(scene, FIRST, 4, 4).run(
        (0, "escape", "stay"), (0, "reaction", "new-berserk"), (0, "skill", "no")
    )

    assert scene.told("defence") == [[0, 5]]
    assert scene.told("wounded") == [[0, 6]]


def test_20_9_3_s40_who_steps_back_escapes() -> None:
    """20.9.3, R105 S40: one Speed, one hex straight back, the facing kept, no damage."""
    scene = beside("lion").trait(0, speed=1)

    act(scene, FIRST, 4, 4).run((0, "escape", "escape")).finish()

    assert scene.at(0) == (-1, 0)
    assert scene.bout.facing[0] == 0
    assert scene.value(0, "speed") == 0
    assert scene.told("wounded", "defence", "held") == []


def test_20_9_3_r105_without_speed_no_escape() -> None:
    """20.9.3, R105 He is asked, for Speed is secret, but can only stay."""
    scene = beside("lion").trait(0, speed=0)

    act(scene, FIRST, 4, 4)

    assert scene.offered(0) == ["stay"]


@pytest.mark.parametrize("bound", ["trapped", "down"])
def test_20_9_3_r105_not_while_bound(bound: str) -> None:
    """20.9.3, R105 Neither Trapped nor Face-down."""
    scene = beside("lion")
    getattr(scene.bout, bound)[0] = 1

    act(scene, FIRST, 4, 4)

    assert scene.asked() == [(0, "reaction")]


def test_20_9_3_r105_the_hex_behind_must_be_free() -> None:
    """20.9.3, R105 A dog stands there, or the arena ends; the damage is doubled."""
    blocked = beside("lion")
    blocked.beast("dog", (-1, 0))
    edge = Scene(2).place(0, (-5, 0), 0).give(0, life="1x12")
    edge.beast("lion", (-4, 0))

    asked = [act(scene, FIRST, 4, 4).asked() for scene in (blocked, edge)]
    for scene in (blocked, edge):
        scene.run((0, "reaction", "pass"), (0, "skill", "no"))

    assert asked == [[(0, "reaction")], [(0, "reaction")]]
    assert [scene.told("wounded") for scene in (blocked, edge)] == [[[0, 16]], [[0, 16]]]


def test_20_9_3_a_dodged_maul_is_halved_then_doubled() -> None:
    """20.9.3, 20.6 5 and 5 are 10, dodged 5, against 0: twice 5."""
    scene = beside("lion")

    act(scene, FIRST, 5, 5).run(
        (0, "escape", "stay"),
        (0, "reaction", "new-movement"),
        (0, "dodge", "0"),
        (0, "skill", "no"),
    )

    assert scene.told("wounded") == [[0, 10]]


def test_20_9_3_no_doubling_without_doubles() -> None:
    """20.9.3 4 and 5 are 9."""
    scene = beside("lion")

    act(scene, FIRST, 4, 5).run((0, "reaction", "pass"), (0, "skill", "no"))

    assert scene.told("wounded") == [[0, 9]]


# 20.9.5 Doubles of a bear.


def test_20_9_5_doubles_in_attack_add_two_to_each_die() -> None:
    """20.9.5 E24: 1 and 1, then 2: 3, 3 and 4."""
    scene = beside("bear")

    act(scene, FIRST, 1, 1, 2)

    assert scene.told("attack") == [[FIRST, 0, 10]]


def test_20_9_5_s44_doubles_in_defence() -> None:
    """20.9.5 S44: FAV 20 on 5, 5, 4: 7 + 7 + 6 = 20: it lives."""
    scene = beside("bear").items(0, "rhomphaia", "gladius").give(0, hand="S 1x4")
    scene.trait(0, offense=9).dice(5, 5, 4).take_round(0)

    scene.run((0, "action", "new-strength"), *[(0, "add", "energy_1")] * 4)
    scene.run((0, "fight", "strike"), (0, "skill", "yes")).finish()

    assert scene.told("attack") == [[0, FIRST, 20]]
    assert scene.told("defence") == [[FIRST, 20]]
    assert scene.told("slain") == []


# 20.9.6 Seven of a bear.


def test_20_9_6_s42_a_toll_whatever_the_defence() -> None:
    """20.9.6 S42: a standing bear rolls 3, 4 and 6: 13, and a toll even from one who holds."""
    scene = beside("bear").items(0, "scutum", "galea").trait(0, guard=9)

    act(scene, FIRST, 3, 4, 6).run((0, "reaction", "pass"), (0, "skill", "yes"))
    offered = scene.offered(0)
    scene.run((0, "toll", "galea")).finish()

    assert scene.told("defence") == [[0, 15]]
    assert offered == ["energy_1", "scutum", "galea"]
    assert scene.told("item_lost") == [[0, scene.item("galea")]]
    assert scene.told("wounded") == []


def test_20_9_6_an_hp_deck_card_instead() -> None:
    """20.9.6 His choice; the card is out of the game."""
    scene = beside("bear").items(0, "scutum").give(0, life="1 0")

    act(scene, FIRST, 3, 4, 1).run((0, "reaction", "new-berserk"), (0, "toll", "energy_0")).finish()

    assert scene.held(0, "life") == "energy_1"
    assert scene.held(0, "removed") == "energy_0"


def test_20_9_6_r106_before_damage_is_paid() -> None:
    """20.9.6, R106 2 and the cover are left of four after the toll: three points kill."""
    scene = beside("bear").give(0, life="1x2")

    act(scene, FIRST, 3, 4, 1).run((0, "reaction", "new-berserk"), (0, "toll", "energy_1"))
    scene.run((0, "payment", "yield"))

    assert scene.told("wounded") == [[0, 3]]
    assert scene.told("killed") == [[0]]


def test_20_9_6_r106_nothing_if_there_is_nothing() -> None:
    """20.9.6, R106 The cover is never taken: without HP deck and Items he is not asked."""
    scene = beside("bear").give(0, life="").trait(0, guard=9)

    act(scene, FIRST, 3, 4, 1).run((0, "reaction", "pass"), (0, "skill", "yes")).finish()

    assert scene.told("held") == [[0]]
    assert scene.bout.stands(0)


@pytest.mark.parametrize(("feints", "tolls"), [("yes", []), ("no", [(0, "toll")])])
def test_20_9_6_s64_seven_in_defence(feints: str, tolls: list[tuple[int, str]]) -> None:
    """20.9.6, 7.0.9, R43 S64: FAV 12 on 3, 4, 2: feinted, no toll; else slain, and a toll."""
    scene = beside("bear", beasts="coliseum", beast_number=1).give(0, hand="S F")
    scene.items(0, "gladius")

    strike(scene, 9, 3, 4, 2).run((0, "feint", feints))

    assert scene.told("attack", "defence") == [[0, FIRST, 12], [FIRST, 9]]
    assert scene.asked() == tolls
    assert scene.told("slain") == ([[FIRST]] if tolls else [])


def test_20_9_6_a_toll_of_the_last_bear() -> None:
    """20.9.6, 1.8 The game is won by its death, but the toll is taken first."""
    scene = beside("bear", 1).items(0, "gladius")

    strike(scene, 9, 3, 4, 2).run((0, "toll", "gladius")).finish()

    assert scene.told("item_lost") == [[0, scene.item("gladius")]]
    assert scene.told("ended") == [[2]]


# 20.9.7 When markers come.


def test_20_9_7_r107_after_any_reflex() -> None:
    """20.9.7, R107 He still moves by Reflex, and lies down only then."""
    scene = beside("lion").items(0, "scutum").give(0, hand="B reflex")

    act(scene, FIRST, 3, 4).run(
        (0, "reaction", "new-berserk"),
        (0, "add", "reflex"),
        (0, "reflex", "move-west-on"),
        (0, "reflex", "stop"),
    ).finish()

    assert scene.at(0) == (-1, 0)
    assert scene.bout.down[0] == 1


def test_20_9_7_r107_before_the_next_beast() -> None:
    """20.9.7, R107 The second wolf attacks one who has the first one's marker already."""
    scene = beside("wolf").items(0, "scutum")
    second = scene.beast("wolf", (0, 1))

    act(scene, FIRST, 3, 4).run((0, "reaction", "new-berserk")).finish()
    marked = scene.bout.unbalanced[0]
    act(scene, second, 3, 4).run((0, "reaction", "again-berserk")).finish()

    assert marked == 1
    assert scene.bout.down[0] == 1


def test_20_9_7_r159_ones_own_acrobatic_strike() -> None:
    """20.9.7, R159 Its marker comes right after the beast's attack, not with one's own round."""
    scene = beside("dog").give(0, hand="B acrobatic_strike")

    act(scene, FIRST, 1, 2).run(
        (0, "reaction", "new-berserk"), (0, "add", "acrobatic_strike"), (0, "acrobatics", "yes")
    ).finish()

    assert scene.told("defence") == [[0, 8]]
    assert scene.bout.unbalanced[0] == 1


def test_20_9_7_r159_both_markers_throw_down() -> None:
    """20.9.7, R159 A wolf's seven and one's own strike are two."""
    scene = beside("wolf").give(0, hand="B acrobatic_strike")

    act(scene, FIRST, 3, 4).run(
        (0, "reaction", "new-berserk"), (0, "add", "acrobatic_strike"), (0, "acrobatics", "yes")
    ).finish()

    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (2, 1)


@pytest.mark.parametrize(
    ("kind", "dice", "damage"), [("dog", [5, 5], 10), ("wolf", [5, 5], 10), ("bear", [1, 1, 2], 10)]
)
def test_20_9_3_only_lions_maul(kind: str, dice: list[int], damage: int) -> None:
    """20.9.3 Doubles of other kinds neither let him step back nor double the damage."""
    scene = beside(kind)

    asked = act(scene, FIRST, *dice).asked()
    scene.run((0, "reaction", "pass"), (0, "skill", "no"))

    assert asked == [(0, "reaction")]
    assert scene.told("wounded") == [[0, damage]]


def test_20_9_3_a_single_die_is_no_maul() -> None:
    """20.9.3, 20.8 A lion in a net rolls one die."""
    scene = Scene(1).place(0, (0, 0), 0).give(0, life="1x12")
    scene.beast("lion", (1, 0), 3)

    act(scene, FIRST, 4).run((0, "reaction", "pass"), (0, "skill", "no"))

    assert scene.told("wounded") == [[0, 4]]


# What else a toll and a fight leave.


def test_7_0_10_20_9_6_r187_what_the_toll_takes_has_defended() -> None:
    """R187 The scutum's 4 are in the FDV of 8, and only then it is lost; the damage stays 2."""
    scene = beside("bear").items(0, "scutum").give(0, hand="", life="1x4").trait(0, guard=4)

    act(scene, FIRST, 3, 4, 3).run((0, "reaction", "pass"), (0, "skill", "yes"))
    defence = scene.told("defence")
    scene.run((0, "toll", "scutum"), (0, "payment", "energy_1")).finish()

    assert defence == [[0, 8]]
    assert scene.told("wounded") == [[0, 2]]
    assert scene.told("item_lost") == [[0, scene.item("scutum")]]


def test_7_0_10_r187_reaction_sum_toll_damage_reflex() -> None:
    scene = beside("bear").items(0, "scutum").give(0, hand="B reflex", life="1x4")
    asked: list[str] = []

    act(scene, FIRST, 3, 4, 6).run((0, "reaction", "new-berserk"), (0, "add", "reflex"))
    while not scene.match.over:
        asked.append(scene.asked()[0][1])
        scene.choose(0, asked[-1], scene.offered(0)[-1 if asked[-1] == "reflex" else 0])

    assert asked == ["add", "plain", "skill", "toll", "payment", "payment", "reflex"]


def test_20_9_6_r187_a_power_may_come_before_the_toll() -> None:
    """Adaptation takes the last HP-deck card into the hand: there is nothing left to pay."""
    scene = beside("bear").give(0, hand="B", life="1").powers(0, "adaptation").trait(0, guard=9)

    act(scene, FIRST, 3, 4, 1).run((0, "reaction", "new-berserk"), (0, "skill", "yes"))
    assert scene.asked() == [(0, "toll")]
    scene.run((0, "interject", "adaptation"), (0, "adapt", "to-hand-energy_1")).finish()

    assert scene.told("removed", "killed") == []
    assert scene.held(0, "hand") == "energy_1"


def test_20_9_6_r188_a_thrown_item_pays_no_toll() -> None:
    """R188 It is out of the game already; the HP deck must pay, or the other Item."""
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).items(0, "hasta", "galea")
    scene.give(0, hand="S", life="1").beast("bear", (3, 0))

    scene.dice(3, 4, 6).take_round(0)
    scene.run((0, "action", "new-strength"), (0, "fight", "throw-hasta"), (0, "skill", "no"))
    scene.run((0, "feint", "no"))

    assert scene.offered(0) == ["energy_1", "galea"]
    scene.run((0, "toll", "galea")).finish()
    assert scene.bout.items[0] == 0


def test_20_9_6_r188_with_nothing_but_a_thrown_item_there_is_no_toll() -> None:
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).items(0, "hasta").give(0, hand="S")
    scene.beast("bear", (3, 0))

    scene.dice(3, 4, 6).take_round(0)
    scene.run((0, "action", "new-strength"), (0, "fight", "throw-hasta"), (0, "feint", "no"))
    scene.finish()

    assert scene.told("item_lost") == [[0, scene.item("hasta")]]


def swept(*kinds: str) -> Scene:
    """Beasts in the arc ahead, struck in this order by a Sweep of Strength with Offense 9."""
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).give(0, hand="S sweep", life="1x3")
    for kind, at in zip(kinds, ((0, 1), (1, 0), (1, -1)), strict=False):
        scene.beast(kind, at)
    return scene.trait(0, offense=9)


def sweep(scene: Scene, *dice: int) -> Scene:
    scene.dice(*dice).take_round(0).run((0, "action", "new-strength"), (0, "add", "sweep"))
    scene.run((0, "fight", "sweep-ahead"))
    while scene.asked()[0][1] == "target":
        scene.choose(0, "target", scene.offered(0)[0])
    return scene.run((0, "skill", "yes"), (0, "feint", "no"))


def test_20_9_1_in_a_sweep_each_roll_is_read_by_itself() -> None:
    """A dog rolls 3 and 4, a wolf 2 and 2: a wolf comes, no dog."""
    scene = sweep(swept("dog", "wolf"), 3, 4, 2, 2).finish()

    assert scene.told("called") == [[WOLF]]
    assert scene.told("slain") == [[FIRST], [FIRST + 1]]


@pytest.mark.parametrize(
    ("dice", "tolls"), [((1, 1, 1, 3, 4, 6), 1), ((3, 4, 1, 3, 4, 6), 2), ((1, 1, 1, 1, 1, 1), 0)]
)
def test_20_9_6_in_a_sweep_each_bear_that_rolls_seven_takes_its_toll(
    dice: tuple[int, ...], tolls: int
) -> None:
    scene = sweep(swept("bear", "bear"), *dice)

    for _ in range(tolls):
        scene.run((0, "toll", "energy_1"))
    scene.finish()

    assert len(scene.told("removed")) == tolls


def test_1_1_20_13_once_the_game_has_ended_no_further_beast_acts() -> None:
    """Seat 0 is killed by the first dog: the second, beside the last one alive, does nothing."""
    scene = Scene(2, beasts="coliseum").place(0, (0, 0), 0).place(1, (3, 0), 0).give(0, hand="")
    scene.beast("dog", (1, 0))
    scene.beast("dog", (4, 0))

    beasts_act(scene, 1, 6, 6)
    scene.run((0, "skill", "no")).finish()

    assert scene.told("ended") == [[1]]
    assert len(scene.told("beast_rolled")) == 1
