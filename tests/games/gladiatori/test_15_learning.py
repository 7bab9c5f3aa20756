"""Chapter 15, Simplified and light game: the option `learning`."""

import pytest

import harena
from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import CARDS, MOVE_CARDS
from tests.games.gladiatori.blows import attack, react
from tests.games.gladiatori.scene import Scene


def learning(turn: int) -> Scene:
    scene = Scene(2, learning=True)
    scene.bout.turn = turn
    return scene


def test_15_1_r82_in_turn_1_the_special_moves_of_every_deck_lie_aside() -> None:
    match = harena.begin("gladiatori", seats=2, seed="learning", options={"learning": True})

    while not any(event.kind == "turn_began" for event in match.events):
        match.answer(match.to_act[0], 0)

    bout = match.state
    assert isinstance(bout, Bout)
    assert all(bout.laid_aside)
    assert [bout.owned[seat] & MOVE_CARDS for seat in (0, 1)] == bout.laid_aside
    assert not [cards & MOVE_CARDS for cards in bout.deck + bout.hand if cards & MOVE_CARDS]


def test_15_1_s56_after_turn_1_the_special_moves_join_the_deck() -> None:
    """S56: turn 1 without, turn 2 with them."""
    scene = learning(0).give(0, hand="", deck="S", laid_aside="sweep reflex").give(1, hand="")

    scene.begin(steps.TAKE_TURN)
    for kind in CARDS:
        scene.run((0, "split", 1 if kind == "strength" else 0))
    first = scene.held(0, "hand"), scene.held(0, "life"), scene.held(0, "laid_aside")
    scene.run((0, "rest", "nothing"))
    for _ in range(len(CARDS)):
        scene.run((1, "back", 0))
    while scene.bout.turn == 1:
        scene.default()

    assert first == ("strength", "", "sweep reflex")
    assert scene.held(0, "deck") == "strength sweep reflex"
    assert scene.held(0, "laid_aside") == ""


@pytest.mark.parametrize(("turn", "allowed"), [(1, False), (2, False), (3, True)])
def test_15_1_s56_powers_work_after_turn_2(turn: int, allowed: bool) -> None:
    """S56: turn 3 has Powers."""
    scene = learning(turn).powers(0, "stand_up", "delay").powers(1, "adaptation")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0)

    assert ("stand_up" in scene.offered(0)) is allowed
    assert ("delay" in scene.interjections(0)) is allowed
    assert (scene.interjections(1) == ["adaptation"]) is allowed


@pytest.mark.parametrize("turn", [1, 2])
def test_15_2_r162_no_power_works_in_any_way_before_turn_3(turn: int) -> None:
    """No place by Delay, nothing in the sum, no Unbeatable."""
    scene = learning(turn).face_to_face().powers(0, "lunge", "deep_wounds", "resistance")
    scene.powers(1, "unbeatable", "delay")

    scene.begin(steps.CHOOSE_READY, 1)
    ready = scene.asked()
    scene.take_round(0).run(*attack("berserk"), *react("strength"))
    summing = scene.asked()
    scene.run((0, "blood", 3)).finish()

    assert ready == []
    assert summing == [(0, "skill")]
    assert scene.told("killed") == [[1]]
    assert scene.told("power") == []


def test_15_2_r162_in_rest_neither() -> None:
    scene = learning(2).powers(0, "resistance").now(0, speed=1)

    scene.begin(steps.REST_ALL)

    assert scene.offered(0) == ["nothing", "endurance"]


def test_15_2_r162_not_even_as_plus_two_against_a_beast() -> None:
    scene = Scene(2, beasts="coliseum", learning=True).place(0, (0, 0), 0)
    scene.powers(0, "wrestling").give(0, hand="B F").beast("dog", (1, 0))
    scene.bout.turn = 2

    scene.take_round(0).run(*attack("berserk", "feint"))

    assert scene.asked() == [(0, "plain")]
    assert scene.offered(0) == ["enough", "feint"]


def test_15_2_r82_until_they_join_they_are_no_hit_points() -> None:
    scene = learning(1).face_to_face().give(1, life="", laid_aside="sweep rage reflex")

    scene.take_round(0).run(*attack("berserk"), (0, "blood", 1)).finish()

    assert scene.told("wounded") == [[1, 1]]
    assert scene.told("killed") == [[1]]


def test_15_2_r82_nor_do_they_break_a_tie() -> None:
    scene = learning(1).give(0, life="0").give(1, life="", laid_aside="sweep rage reflex")

    winners = scene.match.winners

    assert winners == [0]


def test_15_2_r82_it_is_open_to_created_characters() -> None:
    options: dict[str, bool | int | str] = {"learning": True, "characters": "created"}

    match = harena.begin("gladiatori", seats=2, seed="open", options=options)

    assert match.to_act == [0, 1]
