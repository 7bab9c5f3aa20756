"""Chapter 9, Limits."""

import pytest

from harena.face import begin
from harena.kernel.refused import Refused
from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    board,
    choose,
    duel,
    hunt,
    lead,
    offered,
    script,
    told,
    wake,
)


def scene(team: str = "SSSS", foe: str = "SSSS") -> dict[str, str]:
    return {"C2": f"a:{team}", "C3": f"b:{foe}", "A1": "a:SSSS", "E1": "b:SSSS"}


def test_9_1_tokens_are_not_limited_to_twelve() -> None:
    """9.1, R9 Thirteen lie on the board already, and three more than are taken back come."""
    match = arrange(
        {
            "C2": "a:SSSS+1",
            "C3": "bear-4",
            "E1": "b:SSSS",
            "A1": "a:SSSS",
            "E3": "bear-3+5",
            "A3": "bear-2+4",
            "B1": "bear-1+3",
        }
    )
    script(match, "#**..", "*...")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    wounds = [int(piece.partition("+")[2] or 0) for piece in board(match).values()]
    assert at(match, "C3") == "bear-4+3"
    assert sum(wounds) == 3 + 5 + 4 + 3


def test_9_2_four_swords_and_the_team_are_five_dice() -> None:
    """9.2 No roll uses more."""
    match = duel("SSSS", "SSSS")
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled a C2 keep .....", "rolled b C3 keep ....."]


def test_9_3_the_fortieth_idle_battle_ends_the_game() -> None:
    """9.3, R27 Scored as any other end."""
    match = arrange(scene(), idle=39, pens={1: "bear-1"})
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended idle"]
    assert match.scores == [8, 10]
    assert match.winners == [1]


def test_9_3_the_thirty_ninth_does_not() -> None:
    """9.3, R27 One battle earlier the game goes on."""
    match = arrange(scene(), idle=38)
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert not match.over
    assert match.view(None)["idle"] == 39


@pytest.mark.parametrize(("idle", "over"), [(8, False), (9, True)])
def test_9_3_the_option_sets_another_number(idle: int, over: bool) -> None:
    """9.3 With `idle_limit` 10 the tenth idle battle ends the game, and not the ninth."""
    match = arrange(scene(), idle=idle, options={"idle_limit": 10})
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert match.over is over


@pytest.mark.parametrize(
    ("first", "second"),
    [("*....", "....."), (".....", "*...."), ("#....", "...."), (".....", "#....")],
)
def test_9_3_a_token_or_a_loss_in_either_roll_breaks_the_run(first: str, second: str) -> None:
    """9.3 Then the count starts again from nothing."""
    match = arrange(scene(), idle=39)
    script(match, first, second)

    attack(match, "C2", "C3")

    assert not match.over
    assert match.view(None)["idle"] == 0


def test_9_3_an_idle_battle_after_a_lively_one_is_the_first_of_a_run() -> None:
    """9.3 What happened in an earlier battle does not keep the next from being idle."""
    match = duel("SSSS", "SSSS")
    script(match, "*....", ".....")
    attack(match, "C2", "C3")
    script(match, ".....", ".....")

    attack(match, "C3", "C2")

    assert match.view(None)["idle"] == 1


def test_9_3_hits_that_were_all_stopped_are_idle() -> None:
    """9.3 A shield took the only single."""
    match = arrange(scene(foe="SSSH"), idle=39)
    script(match, "*....", "....")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended idle"]


def test_9_3_a_hit_that_was_rerolled_away_is_idle() -> None:
    """9.3 Only what stands counts."""
    match = arrange(scene(team="SSST"), idle=39)
    script(match, "#...", "....", ".....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "again")

    assert told(match, "ended") == ["ended idle"]


def test_9_3_a_wound_on_an_animal_breaks_the_run() -> None:
    """9.3 A token on an animal is a change as well."""
    match = arrange({"C2": "a:SSSS", "C3": "bear-3", "A1": "a:SSSS", "E1": "b:SSSS"}, idle=39)
    script(match, "**...", "....")

    attack(match, "C2", "C3")

    assert match.view(None)["idle"] == 0


def test_9_3_a_move_does_not_make_a_battle_less_idle() -> None:
    """9.3 The team walked to its battle, and nothing came of it."""
    match = arrange({"E2": "a:SSSS", "A2": "b:SSSS", "E1": "a:SSSS"}, idle=39)
    script(match, ".....", ".....")

    attack(match, "E2", "A2", ground="B2")

    assert told(match, "ended") == ["ended idle"]


def test_9_3_an_animal_that_enters_does_not_make_a_battle_less_idle() -> None:
    """9.3 It came on from beside the board, and nothing came of it."""
    match = arrange(
        {"C2": "b:HHHH", "E1": "a:SSSS"}, seats=3, turn=2, spares=["lion-1", "lion-2"], idle=39
    )
    script(match, "..", ".")

    lead(match, "lion-1", "C2", ground="C3")

    assert told(match, "ended") == ["ended idle"]


def test_9_3_a_pass_counts_as_an_idle_battle() -> None:
    """9.3, 7.2 Under may_pass, after a battle that was not idle too."""
    match = arrange(
        {"C2": "bear-3", "A1": "a:HHHH", "E1": "b:HHHH"},
        seats=3,
        turn=2,
        idle=39,
        options={"beasts": "may_pass"},
    )

    choose(match, "beast", "pass")

    assert told(match, "ended") == ["ended idle"]


def test_9_3_a_pass_after_a_lively_battle_is_idle_all_the_same() -> None:
    """9.3, 7.2 b wounds a, then c passes: one idle battle in a row."""
    match = arrange(
        {"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS", "E3": "bear-3"},
        seats=3,
        turn=1,
        options={"beasts": "may_pass"},
    )
    script(match, "*....", ".....")
    attack(match, "C3", "C2")
    before = match.view(None)["idle"]

    choose(match, "beast", "pass")

    assert before == 0
    assert match.view(None)["idle"] == 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_9_4_two_to_five_seats(seats: int) -> None:
    """9.4, R38 No solo game, and no sixth player."""
    with pytest.raises(Refused, match=f"for 2 to 5 seats, but {seats} came") as refused:
        begin("clash", seats, "seats")

    assert refused.value.code == "seats"


def test_9_5_only_the_seat_that_is_asked_may_answer() -> None:
    """9.5, R32 No trading and no speaking out of turn: a sentence, and nothing has changed."""
    match = hunt("SSSS", "bear-1")
    wake(match)
    before = match.view(None)

    with pytest.raises(Refused, match="seat 1 is not asked now"):
        match.answer(1, 0)

    assert match.view(None) == before


def test_9_5_nothing_is_taken_back() -> None:
    """9.5, R32 Once a team is chosen, no answer leads back to the choice of the team."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "C3": "b:SSSS", "B4": "b:SSSS"})
    choose(match, "team", "C2")

    options = offered(match, "ground")

    assert asked(match) == "a ground"
    assert options == ["A3", "B3", "C2", "D3", "D4"]
