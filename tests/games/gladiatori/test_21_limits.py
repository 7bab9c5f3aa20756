"""Chapter 21, Limits: the length of a game, and what team mates do not see."""

import pytest

import harena
from harena.face import rulebook
from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import ENERGY_0, ENERGY_1, ONE, has, size
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from tests.games.gladiatori.blows import attack
from tests.games.gladiatori.scene import Scene
from tests.games.gladiatori.test_7_7_injuries import hurt, wounded


@pytest.mark.parametrize("turns", [1, 6, 12])
def test_21_1_r115_a_match_asks_fewer_than_400_and_16_000_a_turn(turns: int) -> None:
    book = rulebook("gladiatori")

    setup = book.settle(2, {"turns": turns}, book.built_in(), {})

    assert book.bound(setup) == 400 + 16_000 * turns


def test_21_1_r115_nothing_cuts_a_game_short() -> None:
    """Four gladiators who only pass have all their turns, and stay below the bound."""
    scene = Scene(4, turns=6)
    scene.bout.turn = 0

    scene.begin(steps.TAKE_TURN).finish()

    assert len(scene.told("turn_began")) == 6
    assert 0 < len(scene.match.answers) < scene.book.bound(scene.setup)


def raise_skill(skill: str) -> tuple[list[View], list[list[str | int]], Scene]:
    scene = Scene(3).teams(0, 1, 0).give(0, hand="S overskill")
    scene.take_round(0).run(*attack("strength", "overskill", fight="none"), (0, "overskill", skill))
    events = [list(event.told(1)) for event in scene.match.events]
    return [scene.match.view(seat) for seat in (1, 2)], events, scene


def test_21_2_r113_which_skill_is_raised_by_overskill_is_secret() -> None:
    views, events, scene = raise_skill("offense")
    other_views, other_events, other = raise_skill("guard")

    assert scene.value(0, "offense") == other.value(0, "guard") == 10
    assert (views, events) == (other_views, other_events)
    assert scene.match.view(0) != other.match.view(0)


def test_21_2_r114_team_mates_do_not_see_each_others_sheets_hands_or_hp_decks() -> None:
    scene = Scene(4).teams(0, 1, 0, 1).give(0, hand="S 1", life="0 F", discard="D")
    twin = Scene(4).teams(0, 1, 0, 1).give(0, hand="B 0", life="1 rage", discard="M")
    twin.trait(0, offense=2, speed=9).now(0, blood=1).powers(0, "delay")

    views = [one.take_round(1).match.view(2) for one in (scene, twin)]

    assert views[0] == views[1]
    assert scene.match.view(0) != twin.match.view(0)


@pytest.mark.parametrize("seed", ["1", "3", "13"])
def test_7_7_3_whoever_is_asked_what_he_pays_with_can_pay_in_every_imagined_match(
    seed: str,
) -> None:
    match = harena.begin(
        "gladiatori", 1, seed, {"learning": True, "placement": "free", "beast_number": 21}
    )
    dice = Dice()
    dice.seed(seed)
    paid = 0
    while not match.over:
        seat = match.to_act[0]
        if match.state.pending[0].ask == "payment":
            paid += 1
            for number in range(12):
                imagined = match.imagine(None, f"dream {number}")
                assert imagined.state.pending[0].ask == "payment"
        match.answer(seat, dice.below(match.choices(seat)))
    assert paid


@pytest.mark.parametrize("life", ["1x3", "F 1 0"])
@pytest.mark.parametrize("viewer", [None, 0])
def test_7_7_3_also_out_of_a_secret_deck_whose_action_cards_are_gone(
    life: str, viewer: int | None
) -> None:
    """Six points: whoever guesses cheap cards would imagine him dead, and nobody asked."""
    scene = wounded(9, removed="S D B M").give(1, life=life)
    scene.bout.purse = [150, 150]
    hurt(scene)
    assert scene.asked() == [(1, "payment")]
    seen = scene.match.view(viewer)

    for number in range(40):
        imagined = scene.match.imagine(viewer, f"dream {number}")
        assert imagined.view(viewer) == seen


def imagined_discards(scene: Scene) -> list[int]:
    """The discard pile of seat 0 in matches that seat 1 imagines."""
    found: list[int] = []
    for number in range(30):
        dream = scene.match.imagine(1, f"{number}").state
        assert isinstance(dream, Bout)
        found.append(dream.discard[0])
    return found


def shown_and_discarded() -> Scene:
    """An Energy-0 was discarded unseen; an Energy-1 is played, shown and discarded."""
    scene = Scene().face_to_face()
    bout = scene.bout
    for seat in range(2):
        bout.character[seat] = seat
        bout.owned[seat] = bout.hand[seat] = bout.content.characters[seat].cards
    bout.hand[0] -= ONE[ENERGY_0]
    bout.discard[0] = ONE[ENERGY_0]
    scene.take_round(0).run(*attack("strength", "energy_1")).finish()
    assert scene.held(0, "discard") == "energy_0 energy_1"
    return scene


def test_21_2_cards_shown_and_discarded_are_imagined_where_they_lie() -> None:
    piles = imagined_discards(shown_and_discarded())

    assert all(has(pile, ENERGY_1) and size(pile) == 2 for pile in piles)
    assert not all(has(pile, ENERGY_0) for pile in piles)


def test_21_2_what_may_have_been_taken_back_unseen_is_not_sure_any_more() -> None:
    scene = shown_and_discarded().begin(steps.CHOOSE_RECOVERY, 0, 1)
    scene.run((0, "recover", "energy_0"))

    piles = imagined_discards(scene)

    assert scene.held(0, "discard") == "energy_1"
    assert not all(has(pile, ENERGY_1) for pile in piles)
