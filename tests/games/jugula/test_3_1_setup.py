"""Chapter 3.1, Set-up, and the ways of choosing familiae (4.1)."""

import pytest

import harena
from harena.games.jugula.components.arena import FAMILIA, HEALTHY, Arena
from harena.games.jugula.components.ground import NAMES
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from tests.games.jugula.arrange import arena_of, asked, choose, hand, offered, pile, told


def begin(seats: int = 2, seed: str = "seed", **options: PlayValue) -> Match:
    return harena.begin("jugula", seats, seed, {"order": "seat", **options})


def choose_all(match: Match) -> None:
    """Everybody takes what is offered first, until the familiae are complete."""
    while asked(match) == "armatura":
        match.answer(match.to_act[0], 0)


def deployed(match: Match) -> Arena:
    while asked(match) in ("armatura", "place"):
        match.answer(match.to_act[0], 0)
    return arena_of(match)


@pytest.mark.parametrize("seats", [1, 5])
def test_3_1_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refused, match="is for 2 to 4 seats"):
        begin(seats)


@pytest.mark.parametrize(("size", "seats"), [(4, 2), (4, 3), (4, 4), (2, 2), (2, 4)])
def test_3_1_2_familiae_of_different_armaturae(size: int, seats: int) -> None:
    """3.1.2 Four, in the quick game two; two players may field the same."""
    match = begin(seats, size=size)
    choose_all(match)
    arena = arena_of(match)

    for seat in range(seats):
        men = [one for one in arena.armatura[FAMILIA * seat : FAMILIA * seat + 4] if one >= 0]
        assert len(men) == len(set(men)) == size
    assert arena.armatura[0] == arena.armatura[4]


def test_3_1_3_r4_the_order_is_drawn_or_that_of_the_seats() -> None:
    assert told(begin(4), "ordered") == [(0, 1, 2, 3)]
    drawn = {told(begin(3, str(seed), order="random"), "ordered")[0] for seed in range(60)}
    assert len(drawn) == 6


def test_3_1_4_4_1_in_rounds_one_each_openly() -> None:
    match = begin(3)
    order = []
    for _ in range(6):
        order.append(match.to_act[0])
        choose(match, offered(match)[-1])

    assert order == [0, 1, 2, 0, 1, 2]
    assert told(match, "enrolled")[0] == (0, 11)
    assert "Sagittarius" not in offered(match)
    assert match.refusal(match.to_act[0], "armatura", 11) == "twice-in-familia"


def test_4_1_in_secret_one_s_own_armatura_is_not_another_s() -> None:
    match = begin(2, familia="secret")
    choose(match, "Thraex", seat=1)

    assert match.refusal(1, "armatura", 6) == "twice-in-familia"


@pytest.mark.parametrize("familia", ["secret", "rounds"])
def test_3_9_1_none_is_twice_in_a_ludus(familia: str) -> None:
    match = begin(2, familia=familia, munus=3)
    choose(match, "Thraex", seat=0)
    while 0 not in match.to_act:
        choose(match, "Veles", seat=1)

    assert match.refusal(0, "armatura", 6) == "twice-in-ludus"


def test_4_1_exclusively_no_armatura_twice_at_the_table() -> None:
    match = begin(3, familia="exclusive")
    choose(match, "Thraex")
    assert "Thraex" not in offered(match)
    assert match.refusal(1, "armatura", 6) == "taken-at-table"
    choose_all(match)

    assert sorted(arena_of(match).armatura) == list(range(12))


def test_4_1_r39_exclusively_there_must_be_enough() -> None:
    with pytest.raises(Refused, match="16 different armaturae are wanted and there are 12"):
        begin(4, familia="exclusive")
    begin(4, familia="exclusive", size=2)
    begin(2, familia="exclusive", munus=3)
    with pytest.raises(Refused, match="18 different armaturae are wanted"):
        begin(3, familia="exclusive", munus=3)


def test_4_1_secretly_all_at_once_and_revealed_together() -> None:
    match = begin(2, familia="secret")
    for name in ("Thraex", "Veles", "Secutor"):
        choose(match, name, seat=1)

    assert match.to_act == [0, 1]
    assert told(match, "enrolled") == []
    assert match.view(0)["armatura"] == [-1] * 8
    choose(match, "Murmillo", seat=1)
    assert match.to_act == [0]
    for name in ("Thraex", "Veles", "Secutor", "Murmillo"):
        choose(match, name, seat=0)
    assert len(told(match, "enrolled")) == 8


def test_4_1_at_random_familiae_are_dealt() -> None:
    match = begin(4, familia="random")

    assert asked(match) == "place"
    assert len(told(match, "enrolled")) == 16
    for seat in range(4):
        men = [event[1] for event in told(match, "enrolled") if event[0] == seat]
        assert len(set(men)) == 4


def test_3_1_5_vox_populi_and_points_begin_at_0() -> None:
    arena = deployed(begin(3, familia="random"))

    assert arena.vox == arena.points == [0, 0, 0]
    assert set(arena.condition) == {HEALTHY}


def test_3_1_6_one_after_the_other_all_of_his_facing_as_he_likes() -> None:
    match = begin(2, familia="random")
    choose(match, "d2W")

    assert match.to_act == [0]
    assert not [one for one in offered(match) if one.startswith("d2")]
    assert match.refusal(0, "place", 4 * NAMES.index("d2")) == "square-taken"
    choose(match, "a1N", "h1E", "e2S")
    assert match.to_act == [1]
    assert told(match, "placed")[0][2:] == (NAMES.index("d2"), 3, 0)


@pytest.mark.parametrize(
    ("seats", "corners"),
    [
        (2, [("a1", "h2"), ("a7", "h8")]),
        (3, [("a1", "c3"), ("f6", "h8"), ("a6", "c8")]),
        (4, [("a1", "c3"), ("a6", "c8"), ("f6", "h8"), ("f1", "h3")]),
    ],
)
def test_3_1_7_3_1_8_zones(seats: int, corners: list[tuple[str, str]]) -> None:
    """3.1.7, 3.1.8, R44 Two rows each for two, a corner each for more; four go round the arena."""
    match = begin(seats, familia="random")
    for first, last in corners:
        squares = {one[:2] for one in offered(match)}
        assert len(squares) == (16 if seats == 2 else 9)
        assert (min(squares, key=NAMES.index), max(squares, key=NAMES.index)) == (first, last)
        seat = match.to_act[0]
        while match.to_act == [seat] and asked(match) == "place":
            match.answer(seat, 0)


def test_3_1_6_deployment_outside_the_own_squares_is_refused_with_a_reason() -> None:
    match = begin(2, familia="random")

    assert match.refusal(0, "place", 4 * NAMES.index("d5")) == "outside-zone"
    assert match.refusal(0, "place", 4 * NAMES.index("d8")) == "outside-zone"


def test_3_1_9_four_cards_each_and_two_piles() -> None:
    match = begin(2, familia="random")
    deployed(match)

    for seat in range(2):
        assert len(hand(match, seat)) == 4
        assert len(pile(match, "deck", seat)) == 8
        assert len(pile(match, "prima", seat)) == 12


def test_3_1_10_the_familia_deployed_first_begins() -> None:
    for seed in range(8):
        match = harena.begin("jugula", 3, str(seed), {"familia": "random"})
        first = match.to_act[0]
        deployed(match)
        assert match.to_act == [first]
        assert told(match, "turn_began") == [(first, 0, 0)]
