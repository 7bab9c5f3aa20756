"""Chapter 11.6, Break Item."""

import pytest

from harena.games.gladiatori.combat_round.declaration import SWEEP_AHEAD
from harena.games.gladiatori.components.content import Content, built_in
from tests.games.gladiatori.blows import attack, course, react
from tests.games.gladiatori.scene import Scene


def breaker(energy: int, *items: str) -> Scene:
    scene = Scene().face_to_face().give(0, hand=f"S D break_item 0x{energy}").items(1, *items)
    return scene.give(1, hand="M", life="1x3")


def blow(energy: int, item: str, card: str = "strength") -> list[tuple[int, str, object]]:
    return attack(card, "break_item", *["energy_0"] * energy, fight=f"break-{item}")


def test_11_6_s17_less_than_its_hp_damages_an_item() -> None:
    """S17 Galea 0/2/5, three points: 0/1/2; the next time one point more, and it is gone."""
    scene = breaker(4, "galea")
    galea = scene.item("galea")

    scene.take_round(0).run(
        *blow(2, "galea"), (1, "reaction", "pass"), (0, "skill", "yes")
    ).finish()
    assert (scene.told("damaged"), scene.bout.damaged) == ([[1, galea]], 1 << galea)
    assert scene.bout.items[1] == 1 << galea
    scene.give(0, hand="D break_item 0").now(0, offense=5)
    scene.take_round(0).run(
        *blow(0, "galea", "dexterity"), (1, "reaction", "pass"), (0, "skill", "yes")
    )
    scene.run((1, "skill", "no"))
    assert scene.told("defence") == [[1, 2], [1, 1]]
    scene.finish()

    assert (scene.told("broken"), scene.bout.items[1]) == ([[1, galea]], 0)


def test_11_6_s17_any_damage_removes_a_damaged_item() -> None:
    """A helmet of nine hit points, as a pack may have: damaged 4, and a blow of 2 removes it."""
    scene = breaker(1, "galea")
    scene.bout.content = Content(built_in())
    scene.bout.content.item_life[scene.item("galea")] = 9
    scene.bout.damaged = 1 << scene.item("galea")

    scene.take_round(0).run(
        *blow(0, "galea"), (1, "reaction", "pass"), (0, "skill", "yes")
    ).finish()

    assert scene.bout.items[1] == 0


def test_11_6_e16_its_hp_or_more_removes_it_after_the_fight() -> None:
    """E16 18 dodged is 9 against 4; four cards, 3 points on a sword of 2: gone, nobody hurt."""
    scene = Scene().face_to_face().give(0, hand="S break_item 1x2").items(0, "rhomphaia", "gladius")
    scene.trait(0, offense=9).items(1, "falcata").give(1, hand="M", life="1x3")

    scene.take_round(0).run(
        *attack("strength", "break_item", "energy_1", "energy_1", fight="break-falcata"),
        *react("movement"),
        (0, "skill", "yes"),
        (1, "dodge", "2"),
        (1, "skill", "no"),
    ).finish()

    assert scene.told("attack", "defence") == [[0, 1, 18], [1, 4]]
    assert scene.told("broken") == [[1, scene.item("falcata")]]
    assert scene.told("wounded") == []
    assert (scene.bout.items[1], scene.held(1, "life")) == (0, "energy_1x3")


def test_11_6_in_this_fight_it_still_protects() -> None:
    scene = breaker(3, "scutum")

    scene.take_round(0).run(
        *blow(3, "scutum"), (1, "reaction", "pass"), (0, "skill", "yes"), (1, "skill", "no")
    ).finish()

    assert scene.told("defence") == [[1, 4]]
    assert scene.bout.items[1] == 0


def test_11_6_a_blow_that_is_held_breaks_nothing() -> None:
    scene = breaker(3, "galea")

    scene.take_round(0).run(
        *blow(3, "galea"), (1, "reaction", "pass"), (0, "skill", "yes"), (1, "skill", "yes")
    ).finish()

    assert (scene.told("held"), scene.bout.damaged) == ([[1]], 0)


def test_11_6_1_r71_only_the_attack_is_scored() -> None:
    """S17 +2 in front, First Blood still open; -3 from behind."""
    front, behind = breaker(3, "galea"), breaker(3, "galea").place(1, (1, 0), 0)

    for scene in (front, behind):
        scene.take_round(0).run(*blow(3, "galea"), (0, "skill", "yes")).finish()
        assert scene.bout.damaged == 1 << scene.item("galea")
        assert scene.held(1, "life") == "energy_1x3"

    assert (front.bout.points[0], behind.bout.points[0]) == (12, 7)
    assert front.bout.first_blood is False


def test_11_6_1_r71_the_target_must_have_an_item() -> None:
    scene = breaker(0)

    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "break_item"))
    scene.run((0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike"]


def test_11_6_1_r71_every_item_of_the_one_ahead_can_be_named() -> None:
    scene = breaker(0, "galea", "scutum")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "break_item"))
    scene.run((0, "add", "enough"))

    assert scene.offered(0) == ["none", "strike", "break-scutum", "break-galea"]


def test_11_6_1_not_named_the_card_does_nothing() -> None:
    scene = breaker(0, "galea")

    scene.take_round(0).run(
        *attack("strength", "break_item"), (1, "reaction", "pass"), (0, "skill", "yes")
    )
    course(scene, {"payment": "energy_1"})

    assert scene.told("wounded") == [[1, 2]]
    assert scene.bout.damaged == 0


def test_11_6_1_r71_by_a_sweep_on_one_but_not_on_two() -> None:
    one = Scene().place(0, (0, 0), 0).place(1, (1, -1), 4).items(1, "galea").give(1, hand="")
    two = Scene(3, teams="free").face_to_face().place(2, (1, -1), 4).items(1, "galea")

    for scene in (one, two):
        scene.give(0, hand="S sweep break_item")
        scene.take_round(0).run(*attack("strength", "sweep", "break_item", fight="sweep-ahead"))
    one.run((0, "break", "galea"), (0, "skill", "yes"), (1, "skill", "no")).finish()
    two.run((0, "target", "seat-1"))

    assert one.told("damaged") == [[1, one.item("galea")]]
    assert two.asked() == [(1, "reaction")]


@pytest.mark.parametrize(
    ("hand", "items", "offered"),
    [
        ("S sweep break_item", ["galea"], ["none", "galea"]),
        ("S sweep 0", ["galea"], ["none"]),
        ("S sweep break_item", [], []),
    ],
)
def test_11_6_1_with_a_sweep_it_may_be_left_and_the_man_is_wounded(
    hand: str, items: list[str], offered: list[str]
) -> None:
    """Asked wherever he has an Item, so that nobody can tell what lies on the Action card."""
    scene = Scene().face_to_face().items(1, *items).give(0, hand=hand).give(1, hand="", life="1x9")
    added = ["break_item" if "break" in hand else "energy_0"]

    scene.take_round(0).run(*attack("strength", "sweep", *added, fight="sweep-ahead"))
    assert scene.asked() == [(0, "break") if offered else (1, "reaction")]
    assert not offered or scene.offered(0) == offered
    course(scene, {"0 break": "none", "0 skill": "yes", "1 payment": "energy_1"})

    assert scene.told("wounded") == [[1, 2]]
    assert (scene.told("damaged", "broken"), scene.bout.damaged) == ([], 0)
    assert [one[1] for one in scene.told("declared")] == [SWEEP_AHEAD]


def test_11_6_a_broken_net_that_is_lost_in_the_same_fight_is_lost_once() -> None:
    """The net holds somebody; its owner is pushed away from him before the fight ends."""
    scene = Scene(3, teams="free").face_to_face().place(2, (1, 1), 2).items(1, "rete")
    scene.give(0, hand="S break_item 0x3").give(1, hand="").powers(0, "wrestling")
    scene.bout.trapped[2], scene.bout.nets[scene.item("rete")] = 3, 2

    scene.take_round(0).run(
        *blow(3, "rete"),
        (0, "power", "wrestling"),
        (0, "skill", "yes"),
        (1, "skill", "no"),
        (0, "push", "seat-1-north-west"),
    ).finish()

    assert scene.told("item_lost") == [[1, scene.item("rete")]]
    assert scene.bout.trapped[2] == 3


def test_11_6_it_is_over_with_its_fight() -> None:
    """The next blow wounds the man again."""
    scene = breaker(1, "galea")

    scene.take_round(0).run(
        *blow(0, "galea"), (1, "reaction", "pass"), (0, "skill", "yes")
    ).finish()
    scene.take_round(0).run(*attack("dexterity"), (1, "reaction", "pass"), (0, "skill", "yes"))
    scene.run((1, "payment", "energy_1"))

    assert scene.told("wounded") == [[1, 1]]


def test_11_6_only_who_has_laid_the_card_may_break() -> None:
    """A Sweep on one with an Item: asked whether he breaks it, but without the card he cannot."""
    scene = Scene().face_to_face().give(0, hand="S sweep break_item").items(1, "galea")

    scene.take_round(0).run(*attack("strength", "sweep", fight="sweep-ahead"))

    assert scene.asked() == [(0, "break")]
    assert scene.offered(0) == ["none"]
