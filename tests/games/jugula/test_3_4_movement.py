"""Chapter 3.4, Movement, square by square."""

import pytest

from harena.games.jugula.components.ground import FACINGS
from harena.kernel.match import Match
from tests.games.jugula.arrange import (
    arena_of,
    asked,
    at,
    choose,
    offered,
    scene,
    told,
)


def moving(mine: str, theirs: str = "murmillo a8S", **options: str) -> Match:
    match = scene(mine, theirs, options=dict(options))
    choose(match, "Impetus-move", mine.split()[1][:2])
    return match


def ends(match: Match) -> dict[str, int]:
    names = match.rulebook.names(match.setup)
    found = match.about(0)["ends"]
    assert isinstance(found, list)
    return {
        names["square"][end["square"]] + names["facing"][end["facing"]]: end["cost"]
        for end in found
    }


@pytest.mark.parametrize(
    ("mine", "points"), [("thraex d4N", 5), ("thraex d4N w", 4), ("crupellarius d4N w", 2)]
)
def test_3_4_1_as_many_points_as_the_side_that_lies_up_has(mine: str, points: int) -> None:
    assert moving(mine).about(0)["points"] == points


def test_3_4_2_straight_ahead_one_elsewhere_two_until_they_are_used_up() -> None:
    match = moving("crupellarius d4N")
    choose(match, "n-N", "ne-N")

    assert at(match, "e6") == "a crupellarius N"
    assert asked(match) == "mover" or asked(match) == "discard"
    assert [event[4:] for event in told(match, "moved")] == [(1, 2), (2, 0)]


def test_3_4_3_r9_the_free_turn_comes_before_each_step() -> None:
    match = moving("thraex d4N")
    choose(match, "e-E", "n-N", "e-E", "s-S")

    assert at(match, "f4") == "a thraex S"
    assert sum(event[4] for event in told(match, "moved")) == 4


def test_3_4_4_a_turn_alone_costs_one_and_ends_the_move() -> None:
    match = moving("thraex d4N, veles a1N")
    choose(match, "turn-S")

    assert at(match, "d4") == "a thraex S"
    assert asked(match) == "mover"
    found = ends(moving("thraex d4N"))
    assert (found["d4S"], found["d5N"], found["d5S"], found["d4E"]) == (1, 1, 2, 1)


def test_3_4_5_leaving_a_front_costs_one_more() -> None:
    costs = ends(moving("thraex c4N", "murmillo d5S"))

    assert (costs["c5N"], costs["b4W"], costs["c3S"], costs["d4E"]) == (2, 2, 2, 1)


def test_3_4_6_r11_only_those_on_whose_danger_square_he_stands() -> None:
    """He may not turn to face another enemy."""
    match = moving("murmillo d4N", "thraex d5S, veles e4S")

    assert offered(match) == ["s-N", "stop"]


def test_3_4_7_backing_out_costs_three() -> None:
    assert ends(moving("crupellarius d4N", "thraex d5S")) == {"d3N": 3}
    assert moving("crupellarius d4E", "thraex d5S").about(0)["bound"] == 1


def test_3_4_7_with_two_points_there_is_no_way_back() -> None:
    match = moving("crupellarius d4E w", "thraex d5S")

    assert offered(match) == ["turn-N", "stop"]


def test_3_4_8_r12_who_enters_a_danger_square_is_bound_from_there_on() -> None:
    match = moving("veles c4E", "murmillo d5S")
    choose(match, "e-E")

    assert at(match, "d4") == "a veles E"
    assert offered(match) == ["s-N", "turn-N", "stop"]
    choose(match, "s-N")
    assert len(offered(match)) > 10


def test_3_4_9_r13_nobody_passes_through_others_but_slanting_between_them() -> None:
    match = moving("thraex a1N, veles a2N, secutor b1N")

    assert [one for one in offered(match) if one[:2] not in ("tu", "st")] == [
        *("ne-N", "ne-E", "ne-S", "ne-W"),
    ]
    assert match.refusal(0, "move", 0) == "square-taken"
    assert match.refusal(0, "move", 4 * 4) == "wall"
    assert match.refusal(0, "move", 36) == "no-token"
    assert match.refusal(0, "move", 32) == "faces-so"


def test_3_4_7_who_cannot_pay_for_the_step_back_is_told_so() -> None:
    match = moving("crupellarius d4E w", "thraex d5S")
    south = 4 * FACINGS

    assert match.refusal(0, "move", south) == "too-far", "straight back, facing him: 3 of 2"
    assert match.refusal(0, "move", south + 1) == "bound"
    assert match.refusal(0, "move", 2 * FACINGS) == "bound"


def test_3_4_10_who_has_a_token_neither_binds_nor_costs() -> None:
    costs = ends(moving("thraex d4N", "murmillo d5S t"))

    assert (costs["d3S"], costs["c4W"], costs["d4E"]) == (1, 1, 1)


def test_3_4_11_r14_a_token_is_shed_instead_of_a_move() -> None:
    match = moving("thraex d4N t, veles a1N")
    assert match.refusal(0, "move", 0) == "not-free"
    choose(match, "stop")

    assert at(match, "d4") == "a thraex N t"


def test_3_4_12_a_move_is_chosen_by_its_end() -> None:
    """Every end of a move comes true by its row of answers, at its cost, on its way."""
    for mine, theirs in (
        ("thraex d4N", "murmillo d6S, veles f4W"),
        ("veles d4N", "murmillo d5S"),
        ("crupellarius a1E", "thraex b2S"),
    ):
        start = moving(mine, theirs)
        found = start.about(0)["ends"]
        assert isinstance(found, list)
        assert found
        for end in found:
            match = start.copy()
            for pace in end["row"]:
                decision = match.state.decision(0)
                assert decision is not None
                assert decision.ask == "move"
                match.answer(0, decision.choices.index(pace))
            arena = arena_of(match)
            steps = told(match, "moved")
            assert (arena.square[0], arena.facing[0]) == (end["square"], end["facing"])
            assert [step[2] for step in steps] == end["path"]
            turns = [event[2] for event in told(match, "turned")]
            assert sum(step[4] for step in steps) + sum(turns) == end["cost"]
            assert asked(match) != "move", "the row goes to the end of the move"


def test_3_4_12_the_question_who_moves_knows_all_ends_too() -> None:
    match = scene("thraex d4N, veles a1N t", "murmillo a8S")
    choose(match, "Impetus-move")
    each = match.about(0)["each"]
    assert isinstance(each, dict)

    assert each["1"]["token"] == 1
    assert each["1"]["ends"] == []
    choose(match, "d4")
    assert match.about(0)["ends"] == each["0"]["ends"]


def test_3_4_13_allonge_changes_nothing_in_movement() -> None:
    """3.4.13, 3.6.1 Two squares before a Veles nothing is taxed, bound or threatened."""
    costs = ends(moving("thraex d4N", "veles d6S"))

    assert (costs["c4W"], costs["d3S"]) == (1, 1)
