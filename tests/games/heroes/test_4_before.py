"""Chapter 4, Before the match."""

import pytest

import harena
from harena.games.heroes.components.bout import NOBODY, Bout
from harena.games.heroes.components.content import NOTHING, STYLES
from harena.games.heroes.gladiators.build import capped, draw_name
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from tests.games.heroes.arrange import HEROES, scene


def laid(seats: int, **options: PlayValue) -> Bout:
    state = HEROES.lay_out(HEROES.settle(seats, options, HEROES.built_in(), {}))
    assert isinstance(state, Bout)
    return state


def begun(seats: int, **options: PlayValue) -> Bout:
    """A match at its first action, all Stars made by the first choices."""
    match = harena.begin("heroes", seats, "begun", dict(options))
    while match.state.pending[0].ask != "action":
        match.answer(match.to_act[0], 0)
    assert isinstance(match.state, Bout)
    return match.state


@pytest.mark.parametrize(
    ("seats", "options", "owners", "sides"),
    [
        (1, {}, [0, -1], [0, 1]),
        (2, {}, [0, 1], [0, 1]),
        (3, {}, [0, 2, 1], [0, 0, 1]),
        (5, {}, [0, 2, 4, 1, 3], [0, 0, 0, 1, 1]),
        (2, {"mode": "same_side"}, [0, 1, -1, -1], [0, 0, 1, 1]),
        (3, {"mode": "free_for_all"}, [0, 1, 2], [0, 1, 2]),
        (1, {"npg_allies": 1}, [0, -1, -1, -1], [0, 0, 1, 1]),
    ],
)
def test_4_1_0_4_8_4_who_fights_whom(
    seats: int, options: dict[str, PlayValue], owners: list[int], sides: list[int]
) -> None:
    """4.1.0, 4.8.4."""
    bout = laid(seats, **options)

    assert (bout.owner, bout.side) == (owners, sides)


@pytest.mark.parametrize(("seats", "mode"), [(2, "solo"), (1, "head_to_head"), (2, "free_for_all")])
def test_4_1_0_a_mode_that_does_not_fit_the_seats_is_refused(seats: int, mode: str) -> None:
    with pytest.raises(Refused, match=r"option mode.*4\.1\.0"):
        laid(seats, mode=mode)


def test_4_1_1_each_star_has_a_traditional_opponent() -> None:
    bout = begun(1, gladiators_per_seat=2)
    traditional = bout.content.opponents

    assert [bout.style[npg] in traditional[bout.style[npg - 2]] for npg in (2, 3)] == [True] * 2


def test_4_1_1_or_one_of_a_style_that_is_named() -> None:
    match = harena.begin("heroes", 1, "chosen", {"npg_style": "chosen"})
    while match.state.pending[0].ask != "opponent":
        match.answer(0, 0)
    match.answer(0, 3)

    assert isinstance(match.state, Bout)
    assert match.state.style[1] == 3


def test_4_1_2_an_ally_brings_an_opponent_of_its_own() -> None:
    bout = begun(1, npg_allies=2)

    assert bout.owner == [0, *[NOBODY] * 5]
    for ally in (1, 2):
        assert bout.style[ally + 3] in bout.content.opponents[bout.style[ally]]


@pytest.mark.parametrize(("face", "style"), list(enumerate(STYLES)))
def test_4_1_2_an_allys_style_by_one_die_in_the_order_of_the_table(face: int, style: str) -> None:
    match = harena.begin("heroes", 1, "ally", {"npg_allies": 1})
    while match.state.pending[0].ask != "secondary":
        match.answer(0, 0)
    match.state.dice.script = [face]
    match.answer(0, len(match.options(0)) - 1)
    bout = match.state

    assert isinstance(bout, Bout)
    assert STYLES[bout.style[1]] == style


def test_4_2_1_a_match_leaves_nothing_to_another() -> None:
    match = harena.begin("heroes", 2, "one-off")

    assert match.legacy == {}


@pytest.mark.parametrize(
    ("seats", "options", "count"),
    [
        (5, {"mode": "same_side", "gladiators_per_seat": 4, "npg_allies": 3}, 16),
        (5, {"gladiators_per_seat": 4}, 10),
        (2, {"gladiators_per_seat": 4}, 8),
        (5, {"mode": "free_for_all", "gladiators_per_seat": 4}, 20),
        (2, {"mode": "same_side", "gladiators_per_seat": 4, "npg_allies": 3}, 16),
    ],
)
def test_4_3_1_at_most_eight_on_a_side(
    seats: int, options: dict[str, PlayValue], count: int
) -> None:
    assert laid(seats, **options).count() == count


@pytest.mark.parametrize(
    ("seats", "each", "allies", "entered"),
    [(4, 2, 2, [8, 0]), (2, 4, 3, [8, 0]), (3, 2, 3, [6, 2]), (5, 4, 3, [5, 3])],
)
def test_4_3_1_r109_allies_give_way_to_stars(
    seats: int, each: int, allies: int, entered: list[int]
) -> None:
    options: dict[str, PlayValue] = {"gladiators_per_seat": each, "npg_allies": allies}
    owners = laid(seats, mode="same_side", **options).owner

    ours = owners[: len(owners) // 2]
    assert [len(ours) - ours.count(NOBODY), ours.count(NOBODY)] == entered


def test_4_4_1_the_sand_is_bare() -> None:
    assert begun(2).lying == []


def test_4_5_1_1_r2_the_pool_by_dice() -> None:
    """Worked example 17: a 4 leaves an Attribute as listed, a 1 takes one, a 6 adds one."""
    there = scene("a: thraex 4/4/4 @d3", "npg: thraex 4/4/4 @d4", step="match_up")
    there.bout.turn = there.bout.turn_limit
    there.go("1 1 4 416 33")

    assert there.bout.own[3:6] == [5, 3, 6]
    rows = [[4, 3, 3], [4, 4, 4], [5, 4, 4], [5, 4, 5], [5, 5, 5], [6, 6, 5]]
    assert there.bout.content.pool == rows


@pytest.mark.parametrize(
    ("values", "points", "cap", "lowered"),
    [
        ([6, 5, 5], 2, 14, [4, 4, 4]),
        ([6, 6, 5], 2, 20, [6, 6, 5]),
        ([7, 7, 6], 2, 20, [6, 6, 6]),
        ([5, 5, 5], 0, 14, [5, 5, 4]),
        ([5, 5, 4], 0, 13, [5, 4, 4]),
        ([5, 4, 4], 0, 12, [4, 4, 4]),
    ],
)
def test_4_5_1_2_r29_above_the_limit_the_highest_attribute_falls(
    values: list[int], points: int, cap: int, lowered: list[int]
) -> None:
    """Derived scenario 45 is the first row."""
    assert capped(values, points, cap) == lowered


def test_4_5_1_2_the_spread_does_not_bind_an_npg() -> None:
    there = scene("a: thraex 4/4/4 @d3", "npg: thraex 4/4/4 @d4", step="match_up")
    there.bout.turn = there.bout.turn_limit
    there.go("1 1 1 611 11")

    assert there.bout.own[3:6] == [5, 2, 2]


def test_4_5_0_1_an_unfair_fight_is_allowed() -> None:
    assert begun(1, ap_budget=9).total(0) < 12


@pytest.mark.parametrize(
    ("option", "dice", "fatal"),
    [("no", "", 0), ("yes", "", 1), ("roll", "34", 1), ("roll", "33", 0)],
)
def test_4_7_1_to_the_death_by_choice_or_by_a_seven(option: str, dice: str, fatal: int) -> None:
    state = HEROES.take_up(HEROES.settle(1, {"to_the_death": option}, HEROES.built_in(), {}))
    state.dice.script = [int(face) - 1 for face in dice]
    HEROES.run(state)

    assert [event.args[0] for event in state.journal.events() if event.kind == "began"] == [fatal]


@pytest.mark.parametrize(
    ("gates", "zones"), [("west_east", ["a3", "g3"]), ("north_south", ["d1", "d5"])]
)
def test_4_8_1_two_sides_enter_by_facing_gates(gates: str, zones: list[str]) -> None:
    bout = begun(2, gates=gates)

    assert [bout.zones().ids[zone] for zone in bout.gate] == zones


def test_4_8_1_after_four_the_others_stand_beside_the_gate() -> None:
    bout = begun(2, mode="same_side", gladiators_per_seat=3)

    assert [bout.zones().ids[zone] for zone in bout.gate[:6]] == [*["a3"] * 4, "a2", "a2"]


def test_4_8_2_in_a_free_for_all_each_side_has_its_gate() -> None:
    bout = begun(5, mode="free_for_all")

    assert [bout.zones().ids[zone] for zone in bout.gate] == ["a3", "g3", "d1", "d5", "f5"]


def test_4_8_3_all_start_standing_and_the_first_turn_begins() -> None:
    bout = begun(2)

    assert bout.down == [0, 0]
    assert bout.turn == 1
    assert bout.bonus == [2 * bout.original_strength(one) for one in (0, 1)]


def test_4_5_1_1_every_name_of_the_crowd_is_drawn_and_none_twice() -> None:
    """Of 24 gladiators with 24 names the first is called anew: only his own is left."""
    bout = scene(*["npg: thraex 4/4/4 @d3"] * 24).bout
    bout.name[0] = NOTHING
    bout.dice.script = [0]
    draw_name(bout, 0)

    assert bout.name == list(range(24))
