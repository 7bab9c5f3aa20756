"""Chapter 3.8, End of the match, and 4.1, the options of it."""

import pytest

from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from tests.games.jugula.arrange import (
    arena_of,
    asked,
    at,
    choose,
    fight,
    offered,
    scene,
    told,
)

THREE = ("thraex d4E, veles a1N", "murmillo e4S, veles a8S", "veles h1N, thraex h2N")


def resign(match: Match) -> None:
    seat = match.to_act[0]
    (index,) = [
        place for place, option in enumerate(match.options(seat)) if option.ask == "interject"
    ]
    match.answer(seat, index)


def test_3_8_1_the_fourth_point_wins_at_once_in_the_middle_of_a_turn() -> None:
    """3.7.12, R35 Before the next attack."""
    match = scene("thraex d4E, veles d5E", "murmillo e4S, thraex e5S", points=(3, 3))
    fight(match, "d4 e4", 6, 0)

    assert match.over
    assert match.view(None)["match_over"] is True
    assert match.winners == [0]
    assert told(match, "decided") == [(0, 0)]
    assert told(match, "ended") == [(0,)]


def test_3_8_1_in_the_quick_game_two_points() -> None:
    match = scene("thraex d4E", "murmillo e4S", points=(1, 0), options={"size": 2})
    fight(match, "d4 e4", 6, 0)

    assert match.winners == [0]


@pytest.mark.parametrize(("goal", "over"), [(1, True), (2, False), (8, False)])
def test_3_8_1_4_1_a_goal_of_ones_own(goal: int, over: bool) -> None:
    match = scene(*THREE, options={"goal": goal})
    fight(match, "d4 e4", 6, 0)

    assert match.over == over
    if over:
        assert match.winners == [0]


def test_3_8_2_the_last_of_a_familia_withdraws() -> None:
    """3.8.2, 3.8.4 One survivor, though he is healthy."""
    match = scene("thraex d4E, veles a1N", "murmillo e4S w, veles a8S", *THREE[2:])
    fight(match, "d4 e4", 6, 0)

    assert told(match, "withdrew") == [(1, 0)]
    assert at(match, "a8") == "."
    assert arena_of(match).points == [1, 0, 0]
    assert not match.over


def test_3_8_2_in_the_quick_game_a_healthy_survivor_fights_on() -> None:
    familiae = ("thraex d4E, veles a1N", "murmillo e4S w, veles a8S", *THREE[2:])
    match = scene(*familiae, options={"size": 2})
    fight(match, "d4 e4", 6, 0)

    assert told(match, "withdrew") == []


def test_3_7_12_r43_men_who_start_wounded_fight_until_one_is_hurt_again() -> None:
    familiae = ("thraex d4N w, veles a1N w", "murmillo d5S w, veles a8S w")
    match = scene(*familiae, options={"goal": "last"})
    fight(match, "d4 d5", 3, 0)
    assert told(match, "withdrew") == []
    match = scene(*familiae, options={"goal": "last"})
    fight(match, "d4 d5", 4, 0)

    assert told(match, "withdrew") == [(1, 0)]
    assert match.winners == [0]
    assert at(match, "d4") == "a thraex N w"


def test_3_8_2_in_his_own_turn_the_turn_ends() -> None:
    """Ardor Oris wounds his own man, and the familia has only wounded ones left."""
    match = scene("thraex d4N, veles a1N w", "murmillo d5S, veles a8S", *THREE[2:])
    fight(match, "d4 d5", 0, 6, "Ardor Oris-text")

    assert told(match, "withdrew") == [(0, 0)]
    assert arena_of(match).points == [0, 1, 0]
    assert match.to_act == [1]
    assert arena_of(match).hand[0].bit_count() > 4, "his cards are set aside, not discarded"


def test_3_8_5_in_a_draw_only_those_still_in_share() -> None:
    match = scene(
        "thraex a1N, veles b1N",
        "murmillo h8S, veles g8S",
        "",
        points=(2, 2, 7),
        turn=1,
        hands=("Umbo", "Umbo, Fuga", "Umbo"),
    )
    arena_of(match).withdrawn = 4
    arena_of(match).round = 40
    choose(match, "Fuga-vox")

    assert match.winners == [0, 1]
    assert told(match, "decided") == [(2, 0, 1)]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 30), (3, 40), (4, 40)])
def test_3_8_5_the_round_limit(seats: int, rounds: int) -> None:
    familiae = ["thraex a1N, veles b1N", "thraex h8S, veles g8S", "thraex a8S, veles b8S"]
    match = scene(*[*familiae, "thraex h1N, veles g1N"][:seats])

    assert match.view(None)["last_round"] == rounds
    assert scene("thraex a1N", "veles h8S", options={"rounds": 77}).view(0)["last_round"] == 77


def test_3_8_6_two_players_who_play_for_points_do_not_withdraw() -> None:
    match = scene("thraex d4E, veles a1N", "murmillo e4S, veles a8S w")
    fight(match, "d4 e4", 6, 0)

    assert told(match, "withdrew") == []


@pytest.mark.parametrize("options", [{"goal": "last"}, {"goal": 8}])
def test_3_8_7_4_1_who_has_no_gladiator_left_has_lost(options: dict[str, PlayValue]) -> None:
    match = scene("thraex d4E, veles a1N", "murmillo e4S w", options=options, points=(0, 6))
    fight(match, "d4 e4", 6, 0)

    assert match.over
    assert match.winners == [0]


def test_4_1_the_last_familia_of_two() -> None:
    """3.8.2, 3.8.3 hold for two players too; points do not end it."""
    match = scene("thraex d4E, veles a1N", "murmillo e4S, veles a8S", options={"goal": "last"})
    arena_of(match).points = [5, 0]
    fight(match, "d4 e4", 6, 0)
    assert not match.over
    match = scene("thraex d4E, veles a1N", "murmillo e4S, veles a8S w", options={"goal": "last"})
    fight(match, "d4 e4", 6, 0)

    assert match.winners == [0]


def test_4_1_with_points_nobody_of_three_withdraws_while_he_has_a_man() -> None:
    match = scene(
        "thraex d4E, veles a1N", "murmillo e4S w, veles a8S w", *THREE[2:], options={"goal": 8}
    )
    fight(match, "d4 e4", 6, 0)

    assert told(match, "withdrew") == []


def test_3_8_8_to_resign() -> None:
    match = scene("thraex d4E, veles a1N", "murmillo e4S", points=(3, 0))
    resign(match)
    assert match.winners == [1]
    assert told(match, "surrendered") == [(0,)]

    match = scene(*THREE)
    resign(match)
    assert told(match, "withdrew") == [(0, 1)]
    assert match.to_act == [1]
    resign(match)
    assert match.winners == [2]


def test_3_8_8_only_on_ones_turn_before_a_card_is_played() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    assert match.options(1) == []
    choose(match, "Impetus-move")

    assert "interject" not in [option.ask for option in match.options(0)]
    assert asked(match) == "mover"
    assert offered(match) == ["d4", "stop"]


def test_3_8_8_r46_who_begins_with_one_card_draws_unasked_and_resigns_a_turn_later() -> None:
    """3.2.4 There is nothing to ask."""
    match = scene("thraex d4N", "murmillo a8S", hands=("Umbo", "Fuga, Agmen, Clamor"), turn=1)
    choose(match, "Fuga-vox")
    assert [seat for seat, *_ in told(match, "turn_began")[-2:]] == [0, 1]
    assert match.options(0) == []
    choose(match, "Agmen-vox")
    resign(match)

    assert told(match, "surrendered") == [(0,)]
    assert match.winners == [1]
