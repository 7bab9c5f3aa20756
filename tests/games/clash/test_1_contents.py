"""Chapter 1, Contents."""

from harena.toolkit.views import inners
from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    board,
    choose,
    duel,
    entry,
    hunt,
    offered,
    pen,
    script,
    told,
    wake,
)


def test_1_1_a_space_with_a_piece_takes_no_second_one() -> None:
    """1.1 Neither a base nor an animal may be put where something stands."""
    match = entry({"C2": "b:S", "C3": "a:SSSS"}, options={"spacing": False})

    spaces = offered(match, "place")

    assert len(spaces) == 15
    assert not {"C2", "C3"} & set(spaces)


def test_1_1_a_walking_team_leaves_nothing_behind_and_stands_on_one_space() -> None:
    """1.1 After a move the piece is drawn once."""
    match = arrange({"E2": "a:SSS", "A2": "b:SSSS", "E1": "a:SSSS", "D4": "b:HHHH"})
    script(match, "....", ".....")

    attack(match, "E2", "A2", ground="B2")

    assert board(match) == {"B2": "a:SSS", "A2": "b:SSSS", "E1": "a:SSSS", "D4": "b:HHHH"}


def test_1_2_adjacent_are_the_six_spaces_that_share_a_side() -> None:
    """1.2 Around C2 all six neighbours are targets, and nothing farther off is."""
    pieces = {
        "C2": "a:SSSS",
        "B2": "lion-1",
        "B3": "lion-2",
        "C1": "lion-3",
        "C3": "lion-4",
        "D2": "bull-1",
        "D3": "bull-2",
        "A2": "bull-3",
        "B1": "bull-4",
        "B4": "bear-1",
        "D4": "bear-2",
        "E2": "bear-3",
        "D1": "bear-4",
        "E3": "b:SSSS",
    }
    match = arrange(pieces)

    wake(match)

    assert offered(match, "target") == ["B2", "B3", "C1", "C3", "D2", "D3"]


def test_1_2_a_corner_space_has_three_neighbours() -> None:
    """1.2 B1 touches A1, B2 and C1, but neither D1 nor A2."""
    match = arrange(
        {
            "B1": "a:SSSS",
            "A1": "lion-1",
            "B2": "lion-2",
            "C1": "lion-3",
            "D1": "lion-4",
            "A2": "b:SSSS",
        }
    )

    wake(match)

    assert offered(match, "target") == ["A1", "B2", "C1"]


def test_1_3_a_base_without_gladiators_is_taken_off_at_once() -> None:
    """1.3 The last gladiator gone, nothing of b's team is left on either space."""
    match = duel("SSSS", "S")
    script(match, "#....")

    attack(match, "C2", "C3")

    assert board(match) == {"C3": "a:SSSS", "A1": "a:SSSS", "E1": "b:SSSS"}


def test_1_3_a_team_keeps_its_owner_when_it_takes_a_space() -> None:
    """1.3 A winner on the loser's space is still the winner's team, and only his."""
    match = duel("SSSS", "S")
    script(match, "#....")

    attack(match, "C2", "C3")

    owners = [space["owner"] for space in inners(match.view(None), "spaces")]
    assert [owners.count(seat) for seat in (0, 1)] == [2, 1]


def test_1_4_a_die_has_three_blanks_two_singles_and_one_lethal() -> None:
    """1.4 Each of the six faces once, in two rolls of three dice."""
    match = duel("SS", "SS")
    match.state.dice.script[:0] = [0, 1, 3, 2, 4, 5]

    attack(match, "C2", "C3")

    shown = "".join(line.split()[-1] for line in told(match, "rolled"))
    assert shown == "..*.*#"


def test_1_5_a_token_goes_along_on_a_move_before_the_attack() -> None:
    """1.5, R30 The wound leaves with the team and is not found on the space it left."""
    match = arrange({"E2": "a:SSS+1", "A2": "b:SSSS", "E1": "a:SSSS", "D4": "b:HHHH"})
    script(match, "....", ".....")

    attack(match, "E2", "A2", ground="B2")

    assert at(match, "B2") == "a:SSS+1"
    assert at(match, "E2") == ""


def test_1_5_a_token_goes_along_when_the_winner_moves_in() -> None:
    """1.5 Both teams had a token: the winner's comes along, the loser's goes back."""
    match = duel("SSSS+1", "S")
    script(match, "#....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "a:SSSS+1"
    assert at(match, "C2") == ""


def test_1_5_the_wounds_of_an_animal_go_along_when_it_moves_in() -> None:
    """1.5, 6.13 A wounded bear takes its wounds to the space of its prey."""
    match = hunt("S", "bear-2+4")
    script(match, "#..")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    assert at(match, "C2") == "bear-2+4"
    assert at(match, "C3") == ""


def test_1_6_captives_lie_openly_in_the_pen_of_their_captor() -> None:
    """1.6, R32 Everybody, spectators too, sees who lies in whose pen."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "b:SH", "A1": "a:SSSS", "E1": "b:SSSS"},
        pens={0: "T lion-1", 1: "NN"},
    )
    script(match, "##...")

    attack(match, "C2", "C3")

    assert pen(match, 0) == "STH lion-1"
    assert pen(match, 1) == "NN"
    for seat in (0, 1):
        assert match.view(seat)["pens"] == match.view(None)["pens"]


def test_1_6_captives_never_come_back_into_play() -> None:
    """1.6 A player with captives but no team leads animals; his captives stay where they are."""
    match = arrange(
        {"C2": "a:SSSS", "E1": "b:SSSS", "A1": "lion-1", "E3": "lion-2"},
        seats=3,
        turn=2,
        pens={2: "SSSS"},
    )

    question = asked(match)

    assert question == "c beast"
    assert pen(match, 2) == "SSSS"
