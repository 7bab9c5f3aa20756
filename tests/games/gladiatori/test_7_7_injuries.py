"""Chapter 7.7, Injuries and death: how a wound is paid, and who dies of it."""

from harena.games.gladiatori.components.bout import ALIVE, DEAD
from harena.toolkit.hexes import NOWHERE
from tests.games.gladiatori.blows import attack, course, happened, pay, react
from tests.games.gladiatori.scene import Scene


def wounded(energy: int, *, behind: bool = False, **zones: str) -> Scene:
    """Seat 0 wounds a Passive seat 1 with 1 + (1 + energy) / 2 points; First Blood is taken."""
    scene = Scene().place(0, (0, 0), 0).place(1, (1, 0), 0 if behind else 3)
    scene.bout.first_blood = True
    scene.give(0, hand=f"S 0x{energy}" if energy else "S").give(1, hand="", life="", **zones)
    scene.take_round(0)
    scene.run(*attack("strength", *["energy_0"] * energy), (0, "skill", "yes"))
    return scene


def hurt(scene: Scene) -> Scene:
    """The sums are made: on to the wound."""
    return scene.run((1, "skill", "no"), (0, "feint", "no"))


def test_7_7_1_e8_cards_of_the_hp_deck_and_items_pay() -> None:
    """E8 Six points: a Special Move, three Energy 1, Items of 3 and 2: Item 3 and two Energy do."""
    scene = wounded(9).give(1, life="sweep 1x3").items(1, "gladius", "spiked_parma")
    hurt(scene)

    scene.run(*pay("gladius", "energy_1", "energy_1")).finish()

    assert scene.told("wounded") == [[1, 6]]
    assert (scene.held(1, "life"), scene.held(1, "removed")) == ("energy_1 sweep", "energy_1x2")
    assert scene.bout.items[1] == 1 << scene.item("spiked_parma")
    assert scene.bout.fate[1] == ALIVE
    assert scene.bout.points[0] == 10 + 2 + 6


def test_7_7_1_e20_the_victim_chooses_and_no_change_is_given() -> None:
    """E20 HP deck 6 and an Item of 2; five points: Item and two Energy 1, for 5 and 2."""
    scene = wounded(7).give(1, life="1x3").items(1, "spiked_parma")
    hurt(scene)
    assert scene.told("wounded") == [[1, 5]]
    assert set(scene.offered(1)) == {"energy_1", "spiked_parma"}

    scene.run(*pay("spiked_parma", "energy_1", "energy_1")).finish()

    assert scene.held(1, "life") == "energy_1"
    assert scene.bout.points[0] == 10 + 5 + 2


def test_7_7_1_hand_cards_never_pay() -> None:
    """Five cards in hand, an HP deck of one: he is asked for that one only."""
    scene = Scene().face_to_face().give(0, hand="S").give(1, hand="S 1x4", life="1")

    scene.take_round(0).run(
        *attack("strength"), (1, "reaction", "pass"), (0, "skill", "yes"), (0, "feint", "no")
    )

    assert scene.offered(1) == ["energy_1"]
    scene.run(*pay("energy_1")).finish()
    assert scene.held(1, "hand") == "strength energy_1x4"


def test_7_7_2_r46_s18_nothing_is_paid_needlessly() -> None:
    """S18 One point, {3, 1}: either; three points, {1, 2, 3}: the 3 alone, or 1 and 2."""
    scene = wounded(0).give(1, life="S 0")
    hurt(scene)
    assert set(scene.offered(1)) == {"strength", "energy_0"}

    scene.run(*pay("strength"))
    assert (1, "payment") not in scene.asked()
    assert scene.held(1, "life") == "energy_0"


def test_7_7_2_r46_after_a_cheap_thing_no_dear_one() -> None:
    """Three points: who begins with 2 gives 1 next, not 3; who begins with 1 could not end."""
    scene = wounded(3).give(1, life="S 1 0")
    hurt(scene)
    assert set(scene.offered(1)) == {"strength", "energy_1"}

    scene.run(*pay("energy_1"))

    assert scene.offered(1) == ["energy_0"]


def test_7_7_2_r46_nor_a_dear_item_and_a_damaged_one_is_cheap() -> None:
    """Three points: Galea is worth 5, a damaged Gladius 1; after 2 for Energy no Galea."""
    scene = wounded(3).give(1, life="1 0").items(1, "galea", "gladius")
    scene.bout.damaged = 1 << scene.item("gladius")
    hurt(scene)
    assert set(scene.offered(1)) == {"energy_1", "galea"}

    scene.run(*pay("energy_1"))
    assert set(scene.offered(1)) == {"energy_0", "gladius"}
    scene.run(*pay("gladius")).finish()

    assert scene.bout.items[1] == 1 << scene.item("galea")
    assert scene.held(1, "life") == "energy_0"
    assert scene.bout.points[0] == 10 + 2 + 3


def test_7_7_3_the_cover_goes_last_and_its_loss_is_death() -> None:
    """7.7.3 Two points, one Energy 0: he is dead, with cards in hand."""
    scene = wounded(1).give(1, hand="1x5", life="0")
    hurt(scene).finish()

    assert scene.told("killed") == [[1]]
    assert scene.bout.fate[1] == DEAD
    assert scene.held(1, "removed") == "energy_0"


def test_7_7_4_r47_s19_who_can_pay_must_live() -> None:
    """S19 HP deck 3, Item 2, five points: both go, he lives by his cover."""
    scene = wounded(7).give(1, life="S").items(1, "spiked_parma")
    hurt(scene)
    assert "yield" not in scene.offered(1)

    scene.run(*pay("strength", "spiked_parma")).finish()

    assert (scene.held(1, "life"), scene.bout.items[1], scene.bout.fate[1]) == ("", 0, ALIVE)


def test_7_7_5_s19_effective_is_what_could_be_paid() -> None:
    """S19 Six points: everything goes and he dies; all six count, and the kill."""
    scene = wounded(9).give(1, life="S").items(1, "spiked_parma")
    hurt(scene).finish()

    assert scene.told("wounded", "killed") == [[1, 6], [1]]
    assert scene.told("scored")[:2] == [[0, 6, 1], [0, 6, 3]]
    assert scene.bout.points[0] == 10 + 6 + 6 + 2 + 5


def test_7_7_5_s20_more_damage_counts_no_more() -> None:
    """S20 Nine points: in front +2 +6 +6; from behind -3 -12 -12."""
    front = wounded(15).give(1, life="S").items(1, "spiked_parma")
    behind = wounded(15, behind=True).give(1, life="S").items(1, "spiked_parma")
    hurt(front).finish()
    hurt(behind).finish()

    assert front.told("wounded") == behind.told("wounded") == [[1, 9]]
    assert front.bout.points[0] == 10 + 14 + 5
    assert behind.bout.points[0] == 10 - 27 + 5


def test_7_7_5_e20_three_hit_points_left_and_seven_points() -> None:
    """E20 +3 +2 +6."""
    scene = wounded(11).give(1, life="1")
    hurt(scene).finish()

    assert scene.told("wounded") == [[1, 7]]
    assert scene.bout.points[0] == 10 + 11 + 5


def test_7_7_5_what_is_overpaid_does_not_count() -> None:
    """One point paid with a card of three."""
    scene = wounded(0).give(1, life="S")
    hurt(scene)

    scene.run(*pay("strength")).finish()

    assert scene.bout.points[0] == 10 + 1 + 2


def test_7_7_6_r48_the_dead_leave_at_once_and_do_nothing_more() -> None:
    """His figure is gone before the second victim pays; his Reflex does not move him."""
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)
    scene.give(0, hand="S sweep 1x6").give(1, hand="B reflex").give(2, hand="", life="1x4")
    scene.bout.unbalanced[1] = 1

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-1"),
        *react("berserk", "reflex"),
        (0, "skill", "yes"),
        (1, "payment", "yield"),
        (1, "unbeatable", "no"),
    )
    assert scene.asked() == [(2, "payment")]
    assert scene.bout.place[1] == NOWHERE
    assert scene.bout.unbalanced[1] == 0
    asked = course(scene, {"payment": "energy_1"})

    assert "1 reflex" not in asked
    assert happened(scene, "killed") == ["killed 1"]


def test_7_7_7_r49_a_damaged_item_pays_half() -> None:
    """7.7.7 Galea 5, damaged 2: two points take it and an Energy 0 stays."""
    scene = wounded(1).give(1, life="0").items(1, "galea")
    scene.bout.damaged = 1 << scene.item("galea")
    hurt(scene)

    scene.run(*pay("galea")).finish()

    assert scene.held(1, "life") == "energy_0"
    assert scene.told("item_lost") == [[1, scene.item("galea")]]

    dead = wounded(7).give(1, life="1").items(1, "galea")
    dead.bout.damaged = 1 << dead.item("galea")
    hurt(dead).finish()
    assert dead.told("killed") == [[1]]


def test_7_7_7_r49_victims_of_a_sweep_pay_in_the_order_struck() -> None:
    scene = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4)
    scene.give(0, hand="S sweep 1x6").give(1, hand="", life="1x4").give(2, hand="", life="1x4")

    scene.take_round(0).run(
        *attack("strength", "sweep", *["energy_1"] * 6, fight="sweep-ahead"),
        (0, "target", "seat-2"),
    )
    asked = course(scene, {"payment": "energy_1"})

    paid = [one for one in asked if one.endswith("payment")]
    assert paid == ["2 payment"] * 3 + ["1 payment"] * 3


def test_7_7_8_r144_s21_adaptation_before_death() -> None:
    """S21 HP deck empty, 4 points: two Action cards from hand pay, and he lives."""
    scene = Scene().face_to_face().powers(1, "adaptation").give(0, hand="S 1x5")
    scene.give(1, hand="S D B", life="")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 5), *react("berserk"), (0, "skill", "yes")
    )
    scene.run((1, "skill", "no"), (0, "feint", "no"))
    assert scene.told("wounded") == [[1, 4]]
    assert (scene.asked(), scene.offered(1)) == ([(1, "payment")], ["yield"])
    scene.run(
        (1, "interject", "adaptation"),
        (1, "adapt", "to-life-strength"),
        (1, "adapt", "to-life-dexterity"),
        (1, "adapt", "none"),
        *pay("strength", "dexterity"),
    ).finish()

    assert scene.bout.fate[1] == ALIVE
    assert scene.held(1, "removed") == "strength dexterity"
    assert scene.bout.points[0] == 10 + 2 + 4 + 3


def test_7_7_8_r144_what_adaptation_takes_away_is_not_effective() -> None:
    """He who must die takes his HP deck into his hand first: only the cover counts."""
    scene = Scene().face_to_face().powers(1, "adaptation").give(0, hand="S 1x5")
    scene.give(1, hand="B", life="1")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 5), *react("berserk"), (0, "skill", "yes")
    )
    scene.run((1, "skill", "no"), (0, "feint", "no"), (1, "interject", "adaptation"))
    scene.run((1, "adapt", "to-hand-energy_1"), (1, "payment", "yield")).finish()

    assert scene.told("killed") == [[1]]
    assert scene.told("scored")[0] == [0, 1, 1]


def test_7_7_8_r144_s21_a_passive_victim_dies_unasked() -> None:
    scene = Scene().face_to_face().powers(1, "adaptation", "resistance").give(0, hand="S 1x5")
    scene.give(1, hand="S D B", life="")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 5), (1, "reaction", "pass"), (0, "skill", "yes")
    )
    asked = course(scene)

    assert "1 payment" not in asked
    assert scene.bout.fate[1] == DEAD
