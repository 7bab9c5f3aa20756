"""Chapter 1, Aim of the game and duration: when a game ends, and who has won."""

import pytest

import harena
from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.ending import LAST_TURN, ONE_LEFT
from harena.games.gladiatori.aim.points import SURVIVAL
from harena.games.gladiatori.components.bout import (
    BY_HIT_POINTS,
    BY_NOTHING,
    BY_POINTS,
    DEAD,
    DOOMED,
    SHARED,
    SURRENDERED,
)
from tests.games.gladiatori.scene import Answer, Scene


def blow(seat: int, *cards: str, blood: int = 3) -> list[Answer]:
    """A frontal Berserk attack: two for each point of Blood."""
    added: list[Answer] = [(seat, "add", card) for card in cards]
    start: list[Answer] = [(seat, "action", "new-berserk")]
    return [*start, *added, (seat, "fight", "strike"), (seat, "blood", blood)]


@pytest.mark.parametrize("turns", [1, 2, 6])
def test_1_1_a_game_lasts_as_many_turns_as_the_option_says(turns: int) -> None:
    scene = Scene(2, turns=turns)
    scene.bout.turn = 0

    scene.begin(steps.TAKE_TURN).finish()

    assert scene.told("turn_began") == [[turn] for turn in range(1, turns + 1)]
    assert scene.told("ended") == [[LAST_TURN]]


def test_1_1_six_turns_unless_told_otherwise() -> None:
    scene = Scene(2)

    length = scene.bout.turns

    assert length == 6


def test_1_1_it_ends_at_once_when_one_is_left() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*blow(0)).finish()

    assert scene.told("killed") == [[1]]
    assert scene.told("ended") == [[ONE_LEFT]]


@pytest.mark.parametrize("number", [1, 2])
def test_1_1_then_no_round_and_no_rest_follows(number: int) -> None:
    """Given up in round 1 or 2 of turn 1: nobody is asked anything more, HP decks stay (1.4)."""
    scene = Scene()
    for seat in (0, 1):
        scene.give(seat, hand="", deck="S D")
    scene.bout.turn = 0
    scene.begin(steps.TAKE_TURN)
    while scene.bout.round < number:
        scene.default()

    scene.run((1, "interject", "surrender"))

    assert scene.asked() == []
    assert scene.told("ended") == [[ONE_LEFT]]
    assert (scene.bout.turn, scene.bout.round) == (1, number)
    assert scene.told("rested", "turn_began") == [[1]]
    assert (scene.held(0, "life"), scene.bout.vitality(0)) == ("strength dexterity", 3 + 3 + 1)


def test_1_1_it_goes_on_while_two_are_left() -> None:
    scene = Scene(3).face_to_face()

    scene.take_round(0).run(*blow(0)).finish()

    assert scene.told("killed") == [[1]]
    assert scene.told("ended") == []


def test_1_1_a_team_game_goes_on_until_one_team_is_left() -> None:
    scene = Scene(4).teams(0, 1, 0, 1).face_to_face(0, 1)
    scene.bout.fate[2] = DEAD
    scene.take_round(0).run(*blow(0)).finish()
    before = scene.told("ended")
    scene.face_to_face(0, 3).give(0, hand="B").row(0, "")

    scene.take_round(0).run(*blow(0, blood=2)).finish()

    assert before == []
    assert scene.told("ended") == [[ONE_LEFT]]


def test_1_2_most_points_win_and_totals_may_be_negative() -> None:
    scene = Scene(3)
    scene.bout.points = [-7, -3, -12]

    winners = scene.match.winners

    assert winners == [1]


@pytest.mark.parametrize(("teams", "parties"), [("free", "each"), ("two_against_two", "teams")])
def test_3_10_the_view_tells_whether_there_are_teams(teams: str, parties: str) -> None:
    match = harena.begin("gladiatori", 4, "teams", {"teams": teams})

    assert match.view(None)["parties"] == parties


def test_1_2_a_team_adds_up_its_points() -> None:
    scene = Scene(4).teams(0, 1, 0, 1)
    scene.bout.points = [3, 20, 9, -9]

    winners = scene.match.winners

    assert winners == [0, 2]


@pytest.mark.parametrize(
    ("points", "life", "winners", "won_by"),
    [
        ([4, 7, 6], ("1", "", ""), [1], BY_POINTS),
        ([4, 7, 7], ("", "1", "0"), [1], BY_HIT_POINTS),
        ([4, 7, 7], ("1", "1", "1"), [1, 2], SHARED),
        ([7, 7, 7], ("0", "1", "1"), [1, 2], SHARED),
    ],
)
def test_1_3_the_view_says_what_the_victory_was_won_by(
    points: list[int], life: tuple[str, ...], winners: list[int], won_by: int
) -> None:
    scene = Scene(3)
    for seat, cards in enumerate(life):
        scene.give(seat, life=cards)
    scene.bout.points = points
    before = scene.match.view(None)["won_by"]

    scene.bout.ended = True

    assert (before, scene.match.winners) == (BY_NOTHING, winners)
    assert scene.match.view(None)["won_by"] == won_by


@pytest.mark.parametrize(
    ("points", "life", "won_by"),
    [
        ([3, 9, 9, 3], "1", BY_HIT_POINTS),
        ([3, 9, 9, 3], "", SHARED),
        ([3, 9, 3, 3], "1", BY_POINTS),
    ],
)
def test_1_3_between_teams_what_they_have_together_decides(
    points: list[int], life: str, won_by: int
) -> None:
    """Mates have equal totals, which is no tie."""
    scene = Scene(4).teams(0, 1, 0, 1).give(3, life=life)
    for seat in (0, 1, 2):
        scene.give(seat, life="")
    scene.bout.points, scene.bout.ended = points, True

    said = scene.match.view(None)["won_by"]

    assert said == won_by


def test_1_3_a_tie_goes_to_more_hit_points() -> None:
    scene = Scene(3).give(0, life="1").give(1, life="1 0").give(2, life="0x2")

    winners = scene.match.winners

    assert winners == [1]


def test_1_3_still_tied_the_victory_is_shared() -> None:
    scene = Scene(3).give(0, life="1").give(1, life="1").give(2, life="0")

    winners = scene.match.winners

    assert winners == [0, 1]


def test_1_4_r3_items_count_by_what_is_left_of_them_and_hand_cards_not_at_all() -> None:
    scene = Scene(3).give(0, hand="S D B M", life="").give(1, hand="", life="")
    scene.items(1, "galea").give(2, hand="", life="1")
    whole = scene.match.winners
    scene.bout.damaged |= 1 << scene.item("galea")

    halved = scene.match.winners

    assert whole == [1]
    assert halved == [1, 2]


def test_1_4_r3_the_eliminated_have_none_and_a_team_adds_up() -> None:
    scene = Scene(4).teams(0, 1, 0, 1)
    scene.give(0, life="0").give(1, life="Sx1").give(2, life="0").give(3, life="")
    scene.bout.fate[1] = SURRENDERED

    winners = scene.match.winners

    assert winners == [0, 2]


def test_1_4_r3_the_living_have_their_cover() -> None:
    scene = Scene(3).teams(0, 1, 0).give(0, life="").give(1, life="0").give(2, life="")
    scene.bout.points = [5, 10, 5]

    winners = scene.match.winners

    assert winners == [0, 1, 2]


def test_1_4_r3_hit_points_are_looked_at_before_hand_and_hp_deck_are_joined() -> None:
    scene = Scene(2, turns=1)
    scene.bout.turn = 0
    scene.give(0, hand="", deck="1x3").give(1, hand="", deck="1")

    scene.begin(steps.TAKE_TURN)
    for seat, count in ((0, 3), (1, 0)):
        for kind in range(15):
            scene.run((seat, "split", count if kind == 5 else 0))
    scene.finish()

    assert scene.match.scores == [15, 15]
    assert scene.match.winners == [1]


def test_1_5_r4_the_points_of_the_dead_stay_and_may_win() -> None:
    scene = Scene().face_to_face()
    scene.bout.points = [10, 40]

    scene.take_round(0).run(*blow(0)).finish()

    assert scene.told("killed") == [[1]]
    assert scene.match.winners == [1]


def test_1_5_r4_the_points_of_one_who_surrendered_stay_and_may_win() -> None:
    scene = Scene()
    scene.bout.points = [40, 10]

    scene.take_round(0).run((0, "interject", "surrender")).finish()

    assert scene.match.scores == [25, 15]
    assert scene.match.winners == [0]


def test_1_6_r5_when_the_last_die_together_nobody_survives_and_points_decide() -> None:
    scene = Scene()
    scene.bout.fate = [DOOMED, DOOMED]
    scene.bout.doom = [1, 1]
    scene.bout.points = [12, 13]

    scene.begin(steps.END_COMBAT_ROUND)

    assert scene.told("ended") == [[ONE_LEFT]]
    assert scene.match.scores == [12, 13]
    assert scene.match.winners == [1]


def test_1_7_characters_then_items_then_set_up_then_turns() -> None:
    match = harena.begin("gladiatori", seats=2, seed="order of play")

    while not any(event.kind == "turn_began" for event in match.events):
        match.answer(match.to_act[0], 0)

    kinds = [event.kind for event in match.events]
    phases = ("took_character", "took_item", "placed", "turn_began")
    seen = [kind for kind in kinds if kind in phases]
    assert seen == sorted(seen, key=phases.index)
    assert set(seen) == set(phases)


def test_1_8_r140_after_a_deadly_attack_no_reflex_and_no_marker() -> None:
    scene = Scene().face_to_face()
    scene.give(0, hand="B acrobatic_strike reflex")

    scene.take_round(0).run(
        *blow(0, "acrobatic_strike", "reflex")[:-1],
        (0, "acrobatics", "yes"),
        (0, "blood", 1),
        (0, "feint", "no"),
        (1, "unbeatable", "no"),
    )

    assert scene.match.over
    assert scene.told("ended") == [[ONE_LEFT]]
    assert scene.told("marked") == []


def test_1_8_r140_without_a_death_both_come() -> None:
    scene = Scene().face_to_face().give(1, life="Sx1 Dx1")
    scene.give(0, hand="B acrobatic_strike reflex")

    scene.take_round(0).run(
        *blow(0, "acrobatic_strike", "reflex")[:-1],
        (0, "acrobatics", "yes"),
        (0, "blood", 1),
        (1, "payment", "strength"),
        (0, "reflex", "stop"),
    )

    assert scene.told("marked") == [[0, 1, 1]]


def test_1_8_r140_nor_is_a_marker_paid_off_any_more() -> None:
    """Unbalanced, he kills the last enemy; while one is left the window of 6.7 opens."""
    asked = []
    for seats in (2, 3):
        scene = Scene(seats, teams="free").face_to_face()
        scene.bout.unbalanced[0] = 1
        scene.take_round(0).run(*blow(0))
        while scene.asked() and scene.asked() != [(0, "closing")]:
            scene.default()
        asked.append(scene.asked())

    assert asked == [[], [(0, "closing")]]


def test_1_8_r140_no_push_after_the_last_enemy_has_died() -> None:
    scene = Scene().face_to_face().powers(0, "wrestling")

    scene.take_round(0).run(
        (0, "action", "new-berserk"),
        (0, "fight", "strike"),
        (0, "power", "wrestling"),
        (0, "blood", 3),
        (0, "feint", "no"),
        (1, "unbeatable", "no"),
    )

    assert scene.match.over
    assert scene.told("ended") == [[ONE_LEFT]]


def test_1_8_r140_nor_is_an_ally_pushed_whom_the_last_sweep_has_struck() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face(0, 1).place(2, (1, -1), 4)
    scene.give(0, hand="B sweep").powers(0, "wrestling").trait(2, guard=9)

    scene.take_round(0).run(
        (0, "action", "new-berserk"),
        (0, "add", "sweep"),
        (0, "fight", "sweep-left"),
        (0, "target", "seat-1"),
        (0, "power", "wrestling"),
        (0, "blood", 3),
        (2, "skill", "yes"),
        (0, "feint", "no"),
        (1, "unbeatable", "no"),
    )

    assert scene.told("killed") == [[1]]
    assert scene.match.over
    assert scene.at(2) == (1, -1)


def test_1_8_r140_all_targets_of_a_sweep_and_their_points_come_first() -> None:
    """Two enemies at the end: +3 First Blood, +1 each, +6 each, +2, and +5 for surviving."""
    scene = Scene(3).face_to_face(0, 1).place(2, (1, -1), 4)
    scene.give(0, hand="B sweep")

    scene.take_round(0).run(
        (0, "action", "new-berserk"),
        (0, "add", "sweep"),
        (0, "fight", "sweep-left"),
        (0, "target", "seat-1"),
        (0, "blood", 3),
    ).finish()

    assert scene.told("killed") == [[1], [2]]
    assert scene.match.scores == [34, 10, 10]
    assert scene.told("marked") == []


def test_1_8_r140_it_is_looked_at_when_a_figure_leaves_for_another_reason() -> None:
    scene = Scene()
    scene.bout.fate[1] = DOOMED
    scene.bout.doom[1] = 1

    scene.begin(steps.END_COMBAT_ROUND)

    assert scene.told("ended") == [[ONE_LEFT]]


def test_1_9_r171_the_dead_share_the_victory_and_only_the_living_bring_five() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face()
    scene.bout.fate[2] = DEAD

    scene.take_round(0).run(*blow(0)).finish()

    assert [one for one in scene.told("scored") if one[2] == SURVIVAL] == [[0, 5, SURVIVAL]]
    assert scene.match.winners == [0, 2]


def test_1_9_r171_a_team_lives_while_one_of_its_members_is_on_the_board() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face(1, 0)

    scene.take_round(1).run(*blow(1)).finish()

    assert scene.told("killed") == [[0]]
    assert scene.told("ended") == []
