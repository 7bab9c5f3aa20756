"""What a text, a move or a token does not allow: each of these once went unseen by other tests."""

import pytest

import harena
from harena.games.jugula import steps
from harena.games.jugula.components.arena import OUT
from tests.games.jugula.arrange import (
    again,
    arena_of,
    asked,
    choose,
    hold,
    man_at,
    offered,
    scene,
    settle,
    stand_at,
    told,
    uses,
)

FEW = "Fuga, Umbo, Agmen, Memoria"


def test_3_4_6_no_step_back_where_a_friend_stands() -> None:
    match = scene("murmillo d4N, veles d3N", "thraex d5S")

    choose(match, "Impetus-move")
    assert offered(match) == ["d3", "stop"]


def test_3_4_11_who_has_shed_his_token_binds_again() -> None:
    match = scene("thraex d4N t", "murmillo d5S")
    choose(match, "Impetus-move", "d4", "shed")
    arena = arena_of(match)

    assert arena.dangers_on(arena.square[man_at(match, "d5")], 1) == [4]


@pytest.mark.parametrize("name", ["Umbo", "Pulvis"])
def test_2_7_a_hindered_man_neither_shoves_nor_throws_dust(name: str) -> None:
    match = scene("murmillo d4N t", "thraex d5S", hands=(f"{name}, Fuga", None))

    assert "text" not in uses(match, name)


def test_2_7_solutio_helps_one_who_could_not_pay_for_the_front() -> None:
    match = scene("crupellarius d4N w", "thraex d5S")

    assert "move" not in uses(match, "Impetus")
    assert "text" in uses(match, "Solutio")


def test_2_7_agmen_not_out_of_a_danger_zone_and_each_once() -> None:
    match = scene("thraex d4E, veles a1N", "murmillo d5S")
    choose(match, "Agmen-text")
    assert offered(match) == ["a1", "stop"]
    choose(match, "a1")

    assert asked(match) != "advance"


@pytest.mark.parametrize(("name", "movers"), [("Fuga", 1), ("Cursus", 2)])
def test_2_7_no_more_movers_than_the_text_says(name: str, movers: int) -> None:
    match = scene("thraex d2N, veles a1N, secutor h1N", "murmillo a8S")
    hold(match, 0, f"{name}, Umbo")
    choose(match, f"{name}-text")
    for square in ("d2", "a1")[:movers]:
        choose(match, square, "stop")

    assert asked(match) != "mover"


@pytest.mark.parametrize(
    ("name", "attacks"), [("Conversio", 1), ("Agmen", 1), ("Furor", 2), ("Carnifex", 2)]
)
def test_2_7_no_more_and_no_fewer_attacks_than_the_text_says(name: str, attacks: int) -> None:
    match = scene("thraex d4N, veles e4N, secutor c4N", "murmillo d5S")
    hold(match, 0, f"{name}, {FEW}, Invidia, Testudo")
    choose(match, f"{name}-text")
    if asked(match) in ("turn", "advance"):
        choose(match, "stop")
    for attack in ("d4 d5", "e4 d5")[:attacks]:
        assert asked(match) == "attack"
        choose(match, attack)
        settle(
            match,
            "Agmen" if attack == "d4 d5" and name != "Agmen" else "Memoria",
            6 if attack == "d4 d5" else 5,
        )

    assert asked(match) != "attack"


def test_2_7_concursus_one_attack() -> None:
    match = scene("thraex d4N, veles e4N", "murmillo d5S")
    hold(match, 0, f"Concursus, {FEW}")
    choose(match, "Concursus-text", "d4", "stop", "e4", "stop", "d4 d5")
    settle(match, 0, 6)

    assert asked(match) != "attack"


def test_3_2_13_when_pulvis_ends_he_binds_again() -> None:
    match = scene("thraex d4N", "scissor d5S", hands=(FEW, FEW))
    arena = arena_of(match)
    arena.old_dust[0] = 1 << man_at(match, "d5")
    again(match)
    choose(match, "Umbo-vox")

    assert arena.dangers_on(arena.square[man_at(match, "d4")], 0) == [0]


def test_3_9_5_who_was_put_out_is_counted_as_lost() -> None:
    match = harena.begin("jugula", 2, "seed", {"munus": 3, "familia": "random", "order": "seat"})
    arena = arena_of(match)
    while asked(match) in ("fighter", "place"):
        match.answer(match.to_act[0], 0)
    arena.condition[4] = OUT
    arena.victors, arena.match_over = 1, True
    stand_at(match, steps.CLOSE_MATCH)

    assert arena.lost == [0, 1]


def test_3_9_1_the_order_is_drawn_anew_for_each_match() -> None:
    orders = set()
    for seed in range(12):
        match = harena.begin("jugula", 3, str(seed), {"munus": 3, "familia": "random"})
        arena = arena_of(match)
        while asked(match) in ("fighter", "place"):
            match.answer(match.to_act[0], 0)
        arena.victors, arena.match_over = 1, True
        stand_at(match, steps.CLOSE_MATCH)
        first, second = told(match, "ordered")
        orders.add(first == second)

    assert orders == {True, False}
