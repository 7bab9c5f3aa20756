"""What everybody could count or has seen is the same in every match that a seat imagines."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import (
    CARDS,
    ENERGY_0,
    ENERGY_1,
    FEINT,
    KINDS,
    has,
    held,
)
from harena.games.gladiatori.components.traits import BLOOD, SPEED, TRAITS
from harena.games.gladiatori.rulebook import RULEBOOK
from harena.kernel.match import Match, begin
from harena.kernel.setup import PlayValue
from tests.games.gladiatori.blows import attack, react
from tests.games.gladiatori.hunt import FIRST, act, beside
from tests.games.gladiatori.scene import Answer, Scene, cards

DREAMS = 30
RETIARIUS = 4


def dreams(match: Match, viewer: int) -> list[Bout]:
    """Matches that a seat imagines, each with the view that it has."""
    found: list[Bout] = []
    for number in range(DREAMS):
        dream = match.imagine(viewer, f"dream {number}")
        assert dream.view(viewer) == match.view(viewer)
        assert isinstance(dream.state, Bout)
        found.append(dream.state)
    return found


def played_to_round(seats: int, number: int, **options: PlayValue) -> Match:
    """A match of which the set-up and the first split are answered by turns, Feints first."""
    match = begin(RULEBOOK, RULEBOOK.settle(seats, options, RULEBOOK.built_in(), {}), "set", b"")
    state = match.state
    assert isinstance(state, Bout)
    answer = 0
    while state.turn == 0 or state.round < number:
        seat = match.to_act[0]
        decision = state.decision(seat)
        assert decision is not None
        answer = (answer + 7) % decision.count()
        if decision.ask == "extra" and FEINT in decision.choices:
            answer = decision.choices.index(FEINT)
        match.answer(seat, answer)
    return match


# Deck lists.


def test_19_3_a_pre_made_list_with_a_surplus_is_imagined_whole() -> None:
    """3.10, 19.3 The lone player of three may add to his list; he takes nothing from it."""
    match = played_to_round(3, 1, lone_seat=0)
    bout = match.state
    assert isinstance(bout, Bout)
    assert bout.purse[0] == 70
    printed = bout.content.characters[bout.character[0]].cards

    for dream in dreams(match, 1):
        lacking = [
            CARDS[one] for one in range(KINDS) if held(dream.owned[0], one) < held(printed, one)
        ]
        assert lacking == []


def test_19_3_so_it_is_while_a_learning_game_has_laid_moves_aside() -> None:
    """15.1, 19.3 They lie aside in turn 1."""
    match = played_to_round(3, 1, lone_seat=0, learning=True)
    bout = match.state
    assert isinstance(bout, Bout)
    printed = bout.content.characters[bout.character[0]].cards
    moves = [kind for kind in range(KINDS) if kind > FEINT and has(printed, kind)]

    for dream in dreams(match, 1):
        assert all(has(dream.laid_aside[0], kind) for kind in moves)


def test_18_6_extra_cards_bought_openly_are_in_every_imagined_list() -> None:
    """18.6 Three built in secret, and bought a Feint before all eyes."""
    options: dict[str, PlayValue] = {"characters": "created", "overlimit": True, "teams": "free"}
    match = played_to_round(3, 1, **options, coins_1=90, coins_2=90, coins_3=90)
    bout = match.state
    assert isinstance(bout, Bout)
    bought = [event.args for event in match.events if event.kind == "bought"]
    assert bought
    counted = [sum(cards == (seat, kind) for cards in bought) for seat, kind in bought]

    for (seat, kind), number in zip(bought, counted, strict=True):
        assert held(bout.extras[seat], kind) == number
        for dream in dreams(match, (seat + 1) % 3):
            assert held(dream.owned[seat], kind) >= number


def test_18_6_while_they_are_bought_they_are_paid_for() -> None:
    """18.6 He imagines nobody with more coins left than were given him."""
    options: dict[str, PlayValue] = {"characters": "created", "overlimit": True, "teams": "free"}
    match = begin(RULEBOOK, RULEBOOK.settle(3, options, RULEBOOK.built_in(), {}), "set", b"")
    bought = -1
    while bought < 0:
        seat = match.to_act[0]
        offer = match.state.decision(seat)
        assert offer is not None
        extra = offer.ask == "extra" and ENERGY_0 in offer.choices
        match.answer(seat, offer.choices.index(ENERGY_0) if extra else 0)
        bought = seat if extra else -1

    for dream in dreams(match, (bought + 1) % 3):
        assert held(dream.owned[bought], ENERGY_0) >= 1
        traits = dream.start[TRAITS * bought : TRAITS * (bought + 1)]
        price = dream.content.price(traits, dream.owned[bought], dream.powers[bought])
        assert price + dream.content.cost[ENERGY_0] + dream.coins[bought] == dream.purse[bought]


def test_18_6_1_r194_what_the_box_held_tells_two_each_others_energy_and_feints() -> None:
    """18.6.1, R194 What is neither in the box nor one's own is the other's."""
    options: dict[str, PlayValue] = {"characters": "created", "overlimit": True}
    match = played_to_round(2, 1, **options, coins_1=90, coins_2=90)
    bout = match.state
    assert isinstance(bout, Bout)
    assert 0 not in bout.boxed

    for dream in dreams(match, 1):
        for kind in (ENERGY_0, ENERGY_1, FEINT):
            assert held(dream.owned[0], kind) == held(bout.owned[0], kind)


def test_18_3_a_secret_list_may_have_a_feint() -> None:
    """18.3 As far as the others know: in some imagined matches, not in all."""
    scene = Scene(2).give(0, hand="S D 1x4", life="B M 0x4").take_round(0)
    scene.bout.purse = [55, 55]

    feints = [has(dream.owned[0], FEINT) for dream in dreams(scene.match, 1)]

    assert 0 < sum(feints) < DREAMS


# Hands.


def feinted() -> Scene:
    """The retiarius has struck with Strength and four Energy 1, and taken it back."""
    scene = Scene(2).face_to_face().give(1, hand="B D", life="1x5")
    scene.bout.character[0] = RETIARIUS
    hidden = "B M 0x2 overskill rage unbalancing_strike"
    scene.give(0, hand="S D 1x4 0x2 F", life=hidden)
    assert scene.bout.owned[0] == scene.bout.content.characters[RETIARIUS].cards
    scene.bout.then(steps.TAKE_ROUND, 0)
    scene.bout.then(steps.TAKE_ROUND, 1)
    scene.take_round(0).run(*attack("strength", *["energy_1"] * 4), *react("berserk"))
    return scene.run((0, "feint", "yes"))


def until_round_of(scene: Scene, seat: int) -> Scene:
    while scene.asked() != [(seat, "opening")]:
        scene.default()
    return scene


def test_7_5_4_cards_that_all_saw_return_to_the_hand_are_imagined_there() -> None:
    scene = until_round_of(feinted(), 1)

    assert scene.held(0, "seen_in_hand") == "strength energy_1x4"
    for dream in dreams(scene.match, 1):
        assert has(dream.hand[0], CARDS.index("strength"))
        assert held(dream.hand[0], ENERGY_1) == 4


def test_7_5_4_any_card_with_that_back_may_have_left_the_hand_unseen() -> None:
    """6.9, 6.14 A green one and a red one have been laid face-down since."""
    scene = until_round_of(feinted(), 1)
    scene.run((1, "opening", "ready"), (0, "opening", "ready"), (0, "action", "new-dexterity"))
    scene.run((0, "add", "energy_0"))

    assert scene.held(0, "seen_in_hand") == "energy_1x3"
    hands = [dream.hand[0] for dream in dreams(scene.match, 1)]
    assert {has(hand, CARDS.index("strength")) for hand in hands} == {True, False}
    assert {held(hand, ENERGY_1) for hand in hands} == {3, 4}


def test_7_5_4_what_is_sacrificed_comes_back_seen_and_goes_seen() -> None:
    """11.2 Both times everybody sees which card it is."""
    scene = Scene(2).face_to_face().give(1, hand="S D B M", life="1x9")
    scene.give(0, hand="S B F sacrifice 1x2 0", life="1x9")
    scene.bout.then(steps.TAKE_ROUND, 0)
    scene.take_round(0).run(*attack("strength", "sacrifice"), (0, "sacrifice", "energy_1"))
    scene.run((0, "feint", "yes"))

    assert scene.held(0, "seen_in_hand") == "strength energy_1 sacrifice"
    scene.run((0, "opening", "ready"), *attack("berserk", "sacrifice"))
    assert scene.held(0, "seen_in_hand") == ""


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        ([*attack("strength"), (0, "power", "lunge"), (0, "lunge", "energy_0")], "energy_1 feint"),
        (
            [(0, "interject", "adaptation"), (0, "adapt", "to-life-energy_0")],
            "strength energy_1 feint",
        ),
        ([(0, "action", "standby-dexterity")], "energy_1x2 feintx2"),
        ([(0, "opening", "shake-unbalanced"), (0, "spend", "energy_0")], "strength energy_1 feint"),
        (
            [(0, "opening", "shake-unbalanced"), (0, "spend", "speed")],
            "strength energy_1x2 feintx2",
        ),
    ],
    ids=["lunge", "adaptation", "standby", "an Element", "a point"],
)
def test_6_what_leaves_the_hand_unseen_may_be_what_was_seen_in_it(
    answers: list[Answer], left: str
) -> None:
    """3.5, 8.1, 12.1, 12.7 Only its back is seen."""
    scene = Scene(2).face_to_face().powers(0, "lunge", "adaptation")
    scene.give(0, hand="S D 0 1x2 Fx2", life="1x9")
    scene.bout.unbalanced[0] = 1
    scene.bout.seen_in_hand = [cards("S 1x2 Fx2"), 0]

    scene.take_round(0).run(*answers)

    assert scene.held(0, "seen_in_hand") == left


def test_7_5_1_a_feint_that_is_played_is_in_the_hand_no_more() -> None:
    scene = Scene(2).face_to_face().give(0, hand="S D F", life="1x9")
    scene.bout.seen_in_hand = [cards("F"), 0]

    scene.take_round(0).run(*attack("strength"), (0, "feint", "yes"))

    assert scene.held(0, "seen_in_hand") == "strength"


def test_5_5_1_at_the_end_of_a_turn_nobody_knows_a_hand() -> None:
    scene = until_round_of(feinted(), 1).finish()

    scene.begin(steps.END_TURN)

    assert scene.bout.seen_in_hand == [0, 0]


# Sheets.


def test_2_8_speed_that_was_seen_spent_is_spent_in_every_imagined_match() -> None:
    """6.6 All four points of a retiarius in turn 1: none is left."""
    scene = Scene(2).place(0, (0, 0)).trait(0, speed=4)
    scene.bout.character[0] = RETIARIUS
    scene.bout.owned[0] = scene.bout.hand[0] = scene.bout.content.characters[RETIARIUS].cards
    scene.take_round(0)

    scene.run(*[(0, "opening", "turn-left")] * 4)

    left = [dream.remaining[SPEED] for dream in dreams(scene.match, 1)]
    assert set(left) == {0}


def test_11_8_so_is_the_speed_of_a_reflex() -> None:
    """The first point is free."""
    scene = Scene().face_to_face().give(0, hand="S reflex")

    scene.take_round(0).run(*attack("strength", "reflex"), *[(0, "reflex", "turn-left")] * 3)

    assert scene.bout.spent_speed == [2, 0]


def test_20_9_3_and_of_a_step_back_from_a_lion() -> None:
    scene = beside("lion")

    act(scene, FIRST, 4, 4).run((0, "escape", "escape")).finish()

    assert scene.bout.spent_speed[0] == 1


def test_2_8_blood_of_a_reuse_can_be_counted() -> None:
    """6.4 Two points for the second card of the row."""
    scene = Scene(2).face_to_face().row(0, "S D").give(0, hand="B", life="1x9")
    scene.bout.character[0] = RETIARIUS
    scene.trait(0, blood=5)

    scene.take_round(0).run((0, "action", "again-strength"))

    left = [dream.remaining[BLOOD] for dream in dreams(scene.match, 1)]
    assert max(left) == 3
    assert scene.bout.spent_blood == [2, 0]


def test_3_7_what_comes_back_unseen_is_counted_no_more() -> None:
    """8.1.2 Two picks of a Standby show no back: each may have been Speed."""
    scene = Scene(2).place(0, (0, 0)).give(0, hand="S D", discard="1", life="1x9")
    scene.take_round(0).run(*[(0, "opening", "turn-left")] * 3, (0, "opening", "ready"))
    scene.run((0, "action", "standby-strength"), (0, "recover", "energy_1"))

    before = scene.bout.spent_speed[0]
    scene.run((0, "recover", "speed"), (0, "recover", "none"))

    assert (before, scene.bout.spent_speed[0]) == (3, 1)
    assert scene.value(0, "speed") == 3


def test_12_9_so_is_what_resistance_brings_back_in_rest() -> None:
    scene = Scene(2).powers(0, "resistance").now(0, speed=0, blood=1)
    scene.bout.spent_speed, scene.bout.spent_blood = [5, 0], [2, 0]

    scene.begin(steps.REST_ALL).run((0, "rest", "resistance"), (0, "back", 3)).finish()

    assert scene.bout.spent_speed == [2, 0]
    assert scene.bout.spent_blood == [0, 0]


# What is told of a turn.


def test_7_4_all_totals_and_cards_shown_in_a_turn_are_remembered_for_all() -> None:
    """7.1.0, 7.2.0, 11.5 The cards of both, what Rage became, the attack, the defence."""
    scene = (
        Scene(2).face_to_face().give(0, hand="S rage", discard="1").give(1, hand="B 0", life="1x9")
    )
    scene.take_round(0).run(*attack("strength", "rage"), *react("berserk", "energy_0"))
    scene.run((0, "rage", "discard-energy_1"), (0, "skill", "yes"), (1, "skill", "no"))

    attacker = [0, CARDS.index("strength"), cards("rage")]
    raged = [0, 1 + ENERGY_1]
    defender = [1, CARDS.index("berserk"), cards("0")]
    assert scene.match.view(1)["announced"] == [*attacker, *raged, 0, 1, 6, *defender, 1, 5]


def test_5_0_a_new_turn_has_nothing_to_remember_yet() -> None:
    scene = Scene(2)
    scene.bout.announced = [1, 5]

    scene.begin(steps.TAKE_TURN)

    assert scene.match.view(0)["announced"] == []
