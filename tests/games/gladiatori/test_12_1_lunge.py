"""Chapter 12.1, Lunge."""

import pytest

from harena.games.gladiatori.abilities.elements import GREEN, RED
from tests.games.gladiatori.blows import attack
from tests.games.gladiatori.scene import Scene


@pytest.mark.parametrize(("cards", "value"), [(1, 2), (2, 4), (3, 6)])
def test_12_1_one_to_three_hand_cards_for_two_each(cards: int, value: int) -> None:
    scene = Scene().face_to_face().powers(0, "lunge").give(0, hand="S D 0x4")

    scene.take_round(0).run(*attack("strength"), (0, "power", "lunge"))
    assert scene.offered(0) == ["dexterity", "energy_0"]
    scene.run(*[(0, "lunge", "energy_0")] * cards)
    if cards < 3:
        scene.run((0, "lunge", "enough"))
    scene.run((0, "skill", "no"))

    assert scene.told("attack") == [[0, 1, value]]
    assert scene.held(0, "discard") == ("energy_0" if cards == 1 else f"energy_0x{cards}")


def test_12_1_s47_dexterity_counts_what_is_left() -> None:
    """S47 Eight in hand, three discarded: 2 + 6, and Items 2."""
    scene = Scene().face_to_face().powers(0, "lunge").items(0, "sica").give(0, hand="D 0x8")

    scene.take_round(0).run(
        *attack("dexterity"),
        (0, "power", "lunge"),
        *[(0, "lunge", "energy_0")] * 3,
        (0, "skill", "no"),
    )

    assert scene.told("attack") == [[0, 1, 10]]


def test_12_1_the_cards_stay_unseen() -> None:
    seen = []
    for card in ("energy_0", "energy_1"):
        scene = Scene().face_to_face().powers(0, "lunge").give(0, hand="S 0 1")
        scene.take_round(0).run(
            *attack("strength"), (0, "power", "lunge"), (0, "lunge", card), (0, "lunge", "enough")
        )
        seen.append([one.told(1) for one in scene.match.events])

    assert seen[0] == seen[1]
    assert seen[0][-1] == ["lunged", 0, RED]


def test_12_1_only_the_backs_are_seen() -> None:
    """As of cards that are spent: the numbers of green and red ones in hand lie open."""
    scene = Scene().face_to_face().powers(0, "lunge").give(0, hand="S D 1")

    scene.take_round(0).run(
        *attack("strength"),
        (0, "power", "lunge"),
        (0, "lunge", "dexterity"),
        (0, "lunge", "energy_1"),
    )

    assert [one.told(1)[2] for one in scene.match.events if one.kind == "lunged"] == [GREEN, RED]


def test_12_1_a_small_hand_ends_it() -> None:
    scene = Scene().face_to_face().powers(0, "lunge").give(0, hand="S 0")

    scene.take_round(0).run(*attack("strength"), (0, "power", "lunge"), (0, "lunge", "energy_0"))

    assert scene.asked() == [(0, "power")]


def test_12_1_it_counts_in_this_sum_only() -> None:
    scene = Scene().face_to_face().powers(0, "lunge").give(0, hand="S D 0x2").trait(1, guard=9)

    scene.take_round(0).run(
        *attack("strength"),
        (0, "power", "lunge"),
        (0, "lunge", "energy_0"),
        (0, "lunge", "enough"),
        (1, "skill", "yes"),
    ).finish()
    scene.take_round(0).run(*attack("dexterity"), (0, "skill", "yes"))

    assert scene.told("attack") == [[0, 1, 2], [0, 1, 5]]
