"""Sparring, rule by rule: set the scene, one act, look."""

import pytest

import harena
from harena.games.template.content import BAG, CARDS, built_in, read
from harena.games.template.rulebook import RULEBOOK
from harena.games.template.state import Yard
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack

LAUREL, FEINT, NONE = range(3)


def begin(seats: int = 2, *faces: int, **options: int) -> tuple[Match, Yard]:
    """A match at its first question, with the faces of the die laid ready."""
    match = harena.begin("template", seats, "seed", dict(options))
    assert isinstance(match.state, Yard)
    match.state.dice.script = [face - 1 for face in faces]
    return match, match.state


def square(name: str) -> int:
    return read(built_in()).ids.index(name)


def choose(match: Match, choice: int) -> None:
    """Whoever is asked chooses by meaning."""
    (seat,) = match.to_act
    options = [option.choice for option in match.options(seat)]
    match.answer(seat, options.index(choice))


def told(match: Match, kind: str) -> list[tuple[int, ...]]:
    return [event.args for event in match.events if event.kind == kind]


def test_1_1_1_2_nine_squares_with_their_favour_and_a_square_to_begin_on() -> None:
    """1.1, 1.2 As printed."""
    content = read(built_in())

    assert len(content.ids) == 9
    assert content.favour[square("B2")] == 5
    assert [content.ids[start] for start in content.start] == ["A1", "C3", "A3", "C1"]


def test_1_3_eight_laurels_and_four_feints() -> None:
    assert dict(zip(CARDS, read(built_in()).count, strict=True)) == {"laurel": 8, "feint": 4}


@pytest.mark.parametrize("seats", [1, 5])
def test_2_1_r1_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refused, match="is for 2 to 4 seats"):
        begin(seats)


def test_2_1_everybody_begins_on_his_square() -> None:
    _, yard = begin(4)

    assert yard.place == [square(name) for name in ("A1", "C3", "A3", "C1")]


def test_2_2_two_cards_that_only_their_owner_sees() -> None:
    match, yard = begin(3)

    assert [sum(BAG.counts(hand)) for hand in yard.hands] == [2, 2, 2]
    assert match.view(1)["hand"] == BAG.counts(yard.hands[1])
    assert match.view(1)["held"] == [2, 2, 2]
    assert match.view(None)["hand"] == []
    drawn = [event.told(0) for event in match.events if event.kind == "drew"]
    assert [len(event) for event in drawn] == [3, 3, 2, 2, 2, 2]


@pytest.mark.parametrize("rounds", [1, 5, 9])
def test_2_3_as_many_rounds_as_are_wanted(rounds: int) -> None:
    match, _ = begin(2, rounds=rounds)
    while not match.over:
        match.answer(match.to_act[0], 0)

    assert [number for (number,) in told(match, "round_began")] == list(range(1, rounds + 1))


def test_3_1_a_turn_for_everybody_in_order() -> None:
    match, _ = begin(3, 1, 1, 1, rounds=1)
    order: list[int] = []
    while not match.over:
        (seat,) = match.to_act
        order += [seat] if match.options(seat)[0].ask == "move" else []
        match.answer(seat, 0)

    assert order == [0, 1, 2]


def test_3_2_he_stays_or_goes_to_a_free_square_beside_his_own() -> None:
    match, yard = begin(2)
    yard.place = [square("A1"), square("B2")]

    assert sorted(yard.free_beside(0)) == sorted(square(name) for name in ("B1", "A2"))
    assert match.options(0)[0].choice == square("A1")
    assert match.refusal(0, "move", square("C3")) == "too-far"


def test_3_2_a_square_where_somebody_stands_is_not_free() -> None:
    match, yard = begin(2, 1)
    choose(match, square("B1"))
    choose(match, NONE)
    yard.place[1] = square("C1")

    assert sorted(yard.free_beside(1)) == sorted(square(name) for name in ("B2", "C2"))
    assert told(match, "moved") == [(0, square("A1"), square("B1"))]


@pytest.mark.parametrize(("face", "points"), [(1, 0), (2, 2), (6, 2)])
def test_3_3_r2_the_favour_or_more_pleases_the_crowd(face: int, points: int) -> None:
    match, yard = begin(2, face)

    choose(match, square("A1"))

    assert yard.points == [points, 0]


def test_3_4_he_may_play_one_card_or_none() -> None:
    match, yard = begin(2, 1)
    yard.hands[0] = BAG.gather([1, 1])
    choose(match, square("A1"))

    assert [option.choice for option in match.options(0)] == [LAUREL, FEINT, NONE]
    choose(match, NONE)
    assert BAG.counts(yard.hands[0]) == [1, 1]


def test_3_4_without_a_card_he_is_not_asked() -> None:
    match, yard = begin(2, 1)
    yard.hands[0] = 0

    choose(match, square("A1"))

    assert match.to_act == [1]


def test_4_1_a_laurel_gives_two_points() -> None:
    match, yard = begin(2, 1)
    yard.hands[0] = BAG.gather([1, 0])
    choose(match, square("A1"))

    choose(match, LAUREL)

    assert yard.points == [2, 0]
    assert BAG.counts(yard.discard) == [1, 0]


@pytest.mark.parametrize(("deck", "drawn"), [([0, 0, 1], 2), ([1], 1), ([], 0)])
def test_4_1_r3_a_feint_draws_two_cards_if_there_are_two(deck: list[int], drawn: int) -> None:
    match, yard = begin(2, 1)
    yard.hands[0] = BAG.gather([0, 1])
    yard.deck = deck
    choose(match, square("A1"))

    choose(match, FEINT)

    assert sum(BAG.counts(yard.hands[0])) == drawn


def test_4_2_4_3_after_the_last_round_most_points_win() -> None:
    """4.2, 4.3 The tied share it."""
    match, yard = begin(3, rounds=1)
    yard.points = [50, 70, 70]
    while not match.over:
        match.answer(match.to_act[0], len(match.options(match.to_act[0])) - 1)

    assert told(match, "ended") == [()]
    assert match.winners == [seat for seat in range(3) if match.scores[seat] == max(match.scores)]


def test_a_pack_is_refused_with_file_key_and_reason() -> None:
    files = dict(built_in().files)
    files["cards.toml"] = files["cards.toml"].replace("points = 2", "points = 99")

    with pytest.raises(Refused, match=r"card\.laurel\.points: a number from 0 to 9 expected"):
        harena.begin("template", 2, "seed", pack=Pack("own", files))


def test_reasons_why_not() -> None:
    match, yard = begin(2)

    assert RULEBOOK.why_not(yard, 0, "move", yard.place[1]) == "square-taken"
    assert RULEBOOK.why_not(yard, 0, "move", square("C2")) == "too-far"
    assert RULEBOOK.why_not(yard, 0, "card", FEINT) == "no-such-card"
    assert match.to_act == [0]
