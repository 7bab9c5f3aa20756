"""What a hasty player sees: whom to strike, where to go, when to draw."""

import pytest

from harena.bots import Instinct
from harena.games.jugula.advice.advice import value
from harena.games.jugula.advice.aims import ways_to
from harena.games.jugula.advice.outlook import outlook
from harena.games.jugula.advice.positions import aim_of
from harena.games.jugula.components.arena import LAST_FAMILIA, OUT
from harena.games.jugula.components.ground import FACING_NAMES, NAMES
from harena.kernel.match import Match
from tests.games.jugula.arrange import again, arena_of, asked, scene


def goal(match: Match, man: int) -> str:
    return NAMES[aim_of(arena_of(match), man)[0]]


def played_by_instinct(match: Match) -> list[str]:
    """What a hasty player does in his turn, as events tell it."""
    seat, before = match.to_act[0], len(match.events)
    bot = Instinct(match.rulebook, match.setup, "hasty")
    while asked(match) not in {"", "discard"} and arena_of(match).turns == 1:
        for one in match.to_act:
            match.answer(one, bot.choose(match.view(one), match.options(one)))
    assert seat == 0
    return [event.kind for event in match.events_from(before)]


def test_a_gladiator_goes_for_the_back_of_an_enemy() -> None:
    assert goal(scene("murmillo a1N", "thraex d4N"), 0) == "d3"
    assert goal(scene("murmillo a1N", "thraex d4W"), 0) == "e4"


def test_what_was_found_is_not_taken_for_a_position_that_has_changed() -> None:
    match = scene("murmillo a1N", "thraex d4N")
    before = goal(match, 0)

    arena_of(match).facing[4] = FACING_NAMES.index("W")

    assert before == "d3"
    assert goal(match, 0) == "e4"


def test_a_wounded_enemy_is_gone_for_before_a_healthy_one() -> None:
    assert goal(scene("murmillo d1N", "thraex c4N, thraex e4N w"), 0) == "e3"


def test_a_bowman_keeps_his_distance() -> None:
    square = aim_of(arena_of(scene("sagittarius a1N", "thraex d4N")), 0)[0]

    assert NAMES[square] in {"d2", "d1"}


def test_a_massive_man_goes_where_he_can_face_his_enemy() -> None:
    """Not slanting behind him, where another would go whose back is taken."""
    assert goal(scene("thraex a1N, scissor c4N w", "thraex d4E"), 0) in {"c3", "c5"}
    assert goal(scene("crupellarius a1N, scissor c4N w", "thraex d4E"), 0) in {"d3", "d5", "e4"}


def test_the_way_leads_round_men_and_danger_zones() -> None:
    arena = arena_of(scene("murmillo d1N", "thraex d4S"))
    open_way = ways_to(arena, 0, NAMES.index("d5"))
    blocked = ways_to(arena_of(scene("murmillo d1N", "thraex d4N")), 0, NAMES.index("d5"))

    assert open_way[NAMES.index("d3")] >= 4
    assert open_way[NAMES.index("d1")] > blocked[NAMES.index("d1")] - 1
    assert open_way[NAMES.index("d6")] == 1
    assert open_way[NAMES.index("e6")] == 2


def test_a_hasty_player_strikes_when_it_promises_much() -> None:
    match = scene("dimachaerius d4N", "veles d5N w", hands=["Agmen, Clamor, Fuga", None])

    assert "attacked" in played_by_instinct(match)


def test_a_hasty_player_comes_near_when_nobody_is_in_reach() -> None:
    """Where neither the crowd nor new cards have more to offer."""
    hands = ["Agmen, Fuga, Insidiae, Solutio", None]
    match = scene("thraex d1N, veles e1N", "murmillo d4S", vox=(10, 0), hands=hands)
    arena_of(match).prima[0] = 0
    again(match)

    told = played_by_instinct(match)

    assert told.count("stirred") == 2
    assert told.count("moved") > 3


def test_a_shared_victory_is_worth_less_than_going_on() -> None:
    match = scene("thraex d1N", "murmillo d7S")
    going_on = value(match.state, 0)
    arena = arena_of(match)
    arena.match_over, arena.victors = True, 0b11

    assert value(match.state, 0) < going_on

    arena.victors = 0b01
    assert value(match.state, 0) > going_on
    assert value(match.state, 1) < going_on


@pytest.mark.parametrize("ending", [LAST_FAMILIA, 4])
def test_to_put_a_man_out_is_worth_more_than_its_promise(ending: int) -> None:
    """Or whoever could strike would rather go on promising; near the last round no less."""
    there = "thraex d4N w, murmillo h8S"
    arena = arena_of(scene("murmillo d3N, scissor c4E", there, "thraex a8S, veles b8S"))
    arena.goal, arena.round = ending, arena.limit - 2
    promised = value(arena, 0)

    arena.condition[4], arena.points[0], arena.struck = OUT, 1, 1 << 4
    arena.take_off(4)

    assert value(arena, 0) > promised


def test_the_outlook_is_a_chance_to_win_that_grows_with_points_cards_and_the_crowd() -> None:
    familiae = ("murmillo d3N, scissor c4E", "thraex a8S, veles b8S")
    even = arena_of(scene(*familiae))
    assert outlook(even, 0) + outlook(even, 1) == pytest.approx(1)

    ahead = arena_of(scene(*familiae, points=[3, 2]))
    far_ahead = arena_of(scene(*familiae, points=[3, 0]))
    assert outlook(even, 0) < outlook(ahead, 0) < outlook(far_ahead, 0)
    assert outlook(far_ahead, 0) + outlook(far_ahead, 1) == pytest.approx(1)
    assert outlook(arena_of(scene(*familiae, vox=[4, 0])), 0) > outlook(even, 0)
    poor = arena_of(scene(*familiae, hands=["Impetus", None]))
    assert outlook(poor, 0) < outlook(even, 0) < outlook(poor, 1)
    hindered = arena_of(scene("murmillo d3N t, scissor c4E", familiae[1]))
    assert outlook(hindered, 0) < outlook(even, 0)


@pytest.mark.parametrize(("victors", "chance"), [(0b01, 1), (0b10, 0), (0b11, 0.5)])
def test_the_outlook_of_an_ended_match_is_what_came_of_it(victors: int, chance: float) -> None:
    arena = arena_of(scene("thraex d1N", "murmillo d7S"))
    arena.match_over, arena.victors = True, victors

    assert outlook(arena, 0) == chance


def test_where_it_was_not_fitted_the_outlook_is_the_value() -> None:
    three = arena_of(scene("thraex a1N", "murmillo h8S", "veles a8E"))
    last = arena_of(scene("thraex d1N", "murmillo d7S", options={"goal": "last"}))

    assert outlook(three, 1) == value(three, 1)
    assert outlook(last, 1) == value(last, 1)
