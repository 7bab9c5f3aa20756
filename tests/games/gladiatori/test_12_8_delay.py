"""Chapter 12.8, Delay."""

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.traits import DELAY
from tests.games.gladiatori.blows import attack, course, react
from tests.games.gladiatori.scene import Scene


def waiting(*delayers: int) -> Scene:
    """Three gladiators far apart, seat 0 on top of the stack."""
    scene = Scene(3, teams="free")
    for seat in delayers:
        scene.powers(seat, "delay")
    return scene


def test_12_8_s36_another_place_in_the_order_of_that_round() -> None:
    """S36 The third takes the first place; the next round goes by points again."""
    scene = waiting(2)

    scene.begin(steps.BEGIN_ROUND, 2).run((2, "ready", "1"))
    assert scene.bout.order == [2, 0, 1]
    scene.finish()
    scene.begin(steps.BEGIN_ROUND, 2)

    assert scene.told("round_taken")[:3] == [[2], [0], [1]]
    assert scene.bout.order == [0, 1, 2]


def test_12_8_any_place_at_all_also_a_later_one() -> None:
    scene = waiting(0)

    scene.begin(steps.BEGIN_ROUND, 2)
    assert scene.offered(0) == ["stay", "2", "3"]
    scene.run((0, "ready", "3")).finish()

    assert scene.told("round_taken") == [[1], [2], [0]]
    assert scene.told("power") == [[0, 7]]


def test_12_8_only_who_has_it_and_nobody_who_has_used_it_is_asked() -> None:
    """All are asked who may have it, so that nobody can tell; who has none stays where he is."""
    scene = waiting(0)
    scene.bout.used[2] = 1 << DELAY

    scene.begin(steps.BEGIN_ROUND, 2).run((0, "ready", "stay"))
    assert (scene.asked(), scene.offered(1)) == ([(1, "ready")], ["stay"])
    scene.run((1, "ready", "stay"))

    assert scene.asked() == [(0, "opening")]


def test_12_8_1_r78_r161_several_in_the_order_valid_before_each_as_the_last_left_it() -> None:
    """Seat 0 goes to the end, then seat 1, who is first now, to the second place."""
    scene = waiting(0, 1)

    scene.begin(steps.BEGIN_ROUND, 2).run((0, "ready", "3"))
    assert scene.asked() == [(1, "ready")]
    scene.run((1, "ready", "2"))

    assert scene.bout.order == [2, 1, 0]


def test_12_8_s37_three_more_in_every_defence_until_the_round_ends() -> None:
    """S37 12 against 10, with Delay 13: held; and 3 more against the next attacker."""
    scene = Scene(3, teams="free").face_to_face().place(2, (2, 0), 3).powers(1, "delay")
    scene.trait(1, guard=5).give(0, hand="S 1x7").give(1, hand="S B", life="1x4")
    scene.place(1, (1, 0), 2).place(0, (0, 0), 0).place(2, (1, -1), 5)
    scene.give(2, hand="D 1x4")

    scene.take_round(0).run(
        *attack("strength", *["energy_1"] * 7), *react("strength"), (0, "skill", "yes")
    )
    assert scene.asked() == [(1, "skill")]
    scene.run((1, "interject", "delay"), (1, "skill", "yes")).finish()
    scene.take_round(2).run(
        *attack("dexterity", seat=2), (2, "skill", "no"), (1, "skill", "no")
    ).finish()

    assert scene.told("attack")[0] == [0, 1, 12]
    assert scene.told("defence") == [[1, 13], [1, 3]]
    assert scene.told("wounded") == []
    scene.begin(steps.END_COMBAT_ROUND)
    assert scene.bout.guarded == 0


def test_12_8_one_use_only() -> None:
    """Who has changed his place has no +3 left."""
    scene = waiting(2)

    scene.begin(steps.BEGIN_ROUND, 2).run((2, "ready", "1"))

    assert scene.asked() == [(2, "opening")]
    assert scene.interjections(2) == ["surrender"]


def test_12_8_it_is_for_defences_not_attacks() -> None:
    scene = Scene().face_to_face().powers(0, "delay")

    scene.take_round(0).run((0, "interject", "delay"), *attack("strength"), (0, "skill", "yes"))
    course(scene, {"1 skill": "yes"})

    assert scene.told("attack") == [[0, 1, 5]]


def test_12_8_2_r190_the_place_one_has_is_not_for_sale() -> None:
    """Alone against beasts there is no other place, so only the +3 is left."""
    scene = Scene(1).powers(0, "delay")

    scene.dice(1, 1).begin(steps.BEGIN_ROUND, 2)

    assert scene.offered(0) == ["stay"]
    assert scene.interjections(0) == ["delay"]


def test_12_8_2_r190_a_place_is_taken_before_anybody_acts_or_not_at_all() -> None:
    """Who let it stand is not asked again in that round; the +3 is his still."""
    scene = waiting(0, 2)

    scene.begin(steps.BEGIN_ROUND, 2).run((0, "ready", "stay"), (2, "ready", "1"))

    assert scene.asked() == [(2, "opening")]
    assert scene.interjections(0) == ["delay"]
    scene.finish()
    assert [one for one in scene.told("power") if one[0] == 0] == []
    assert scene.told("round_taken") == [[2], [0], [1]]


def test_12_8_2_r190_once_the_release_and_the_order_of_the_beasts_are_known() -> None:
    scene = Scene(2, beasts="coliseum", beast_number=3).place(0, (0, 0), 0).place(1, (0, 2), 0)
    scene.powers(0, "delay")

    scene.dice(5, 1, 1, 1, 1).begin(steps.BEGIN_ROUND, 1)

    assert scene.asked() == [(0, "ready")]
    assert scene.told("release") == [[5]]
    assert len(scene.told("beasts_ordered")) == 1
    assert scene.told("entered") == []


def test_12_8_2_r190_braced_at_the_start_it_holds_against_beasts_too() -> None:
    """Delay's +3 before the beasts act: 3 + Guard 5 hold against 8, and later against a man."""
    scene = Scene(2, beasts="coliseum").face_to_face().powers(1, "delay").give(1, hand="")
    scene.beast("dog", (1, -1))

    scene.dice(2, 3, 5).begin(steps.BEGIN_ROUND, 2)
    scene.run((1, "interject", "delay"))
    again = scene.offered(1)
    scene.run((1, "ready", "stay"), (1, "skill", "yes"), *attack("berserk"), (0, "blood", 1))
    scene.run((1, "skill", "no")).finish()

    assert again == ["stay"]
    assert scene.told("defence") == [[1, 8], [1, 3]]
    assert scene.told("wounded") == []
    assert scene.bout.guarded == 0


def test_12_8_two_may_be_braced_at_once() -> None:
    """Each attacks the other: Guard 5 and 3 in both defences."""
    scene = Scene().face_to_face().powers(0, "delay").powers(1, "delay")

    scene.take_round(0).run((1, "interject", "delay"), (0, "interject", "delay"))
    scene.run(*attack("berserk"), (0, "blood", 1), (1, "skill", "yes")).finish()
    scene.take_round(1).run(*attack("berserk", seat=1), (1, "blood", 1), (0, "skill", "yes"))

    assert scene.told("defence") == [[1, 8], [0, 8]]
