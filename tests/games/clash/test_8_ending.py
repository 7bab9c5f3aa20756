"""Chapter 8, End of turn, end of the game."""

from harena.toolkit.views import inner
from tests.games.clash.arrange import (
    arrange,
    asked,
    attack,
    beside,
    board,
    duel,
    gone,
    lead,
    lost_animals,
    pen,
    script,
    told,
)


def test_8_1_the_disc_goes_to_the_next_player_clockwise() -> None:
    """8.1 From the last seat to seat 0."""
    match = arrange(
        {
            "C2": "c:SSSS",
            "C3": "b:SSSS",
            "A1": "a:SSSS",
            "A3": "a:SSSS",
            "E1": "c:HHHH",
        },
        seats=3,
        turn=2,
    )
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert asked(match) == "a team"
    assert match.view(None)["turn"] == 0


def test_8_2_the_game_ends_at_once_when_one_player_has_gladiators() -> None:
    """8.2, R18 In the middle of a round, after the winner has moved in; animals are left."""
    match = arrange({"C2": "a:SSSS", "C3": "b:S", "A1": "a:HH", "E1": "lion-1"})
    script(match, "#....")

    attack(match, "C2", "C3")

    assert match.over
    assert told(match)[-5:] == [
        "advanced C2 C3",
        "ended one-left",
        "survived a 6",
        "scored a 7",
        "scored b 0",
    ]


def test_8_2_two_players_with_gladiators_play_on() -> None:
    """8.2 c falls; a and b go on."""
    match = arrange({"C2": "a:SSSS", "C3": "c:S", "A1": "a:HH", "E1": "b:SSSS"}, seats=3, turn=0)
    script(match, "#....")

    attack(match, "C2", "C3")

    assert not match.over
    assert asked(match) == "b ground"


def test_8_2_the_attackers_fall_ends_the_game_as_well() -> None:
    """8.2 a's last team dies in its own attack: b is the last one standing."""
    match = arrange({"C2": "a:S", "C3": "b:LSSS", "E1": "lion-1"})
    script(match, "#...")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended one-left"]
    assert match.winners == [1]


def test_8_2_an_attacked_animal_can_end_it_too() -> None:
    """8.2, 6.11 The lion wipes out a's last team; b alone has gladiators."""
    match = arrange({"C2": "a:S", "C3": "lion-4", "E1": "b:SSSS"})
    script(match, "#..")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended one-left"]
    assert match.scores == [0, 4]


def test_8_3_the_game_ends_at_once_when_the_last_animal_dies() -> None:
    """8.3, R18 Two players still have gladiators; the other eleven are dead, in pens or lost."""
    match = arrange(
        {"C2": "a:LSSS", "C3": "lion-1+2", "E1": "b:SSS", "A3": "c:HH"},
        seats=3,
        turn=0,
        spares=[],
        pens={1: "bear-1 bear-2"},
    )
    script(match, "*...")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended no-animals"]
    assert match.scores == [6, 7, 2]


def test_8_3_animals_beside_the_board_keep_the_game_going() -> None:
    """8.3 The last one on the board dies, but one lies beside it."""
    match = arrange(
        {"C2": "a:LSSS", "C3": "lion-1+2", "E1": "b:SSS"}, seats=3, turn=0, spares=["bull-1"]
    )
    script(match, "*...")

    attack(match, "C2", "C3")

    assert not match.over
    assert asked(match) == "b ground"


def test_8_3_an_animal_lost_in_a_duel_of_animals_counts_as_killed() -> None:
    """8.3, 7.8 c's lion fell to the bear, in nobody's pen; a kills the bear, the last of twelve."""
    match = arrange(
        {"B2": "a:SSSS", "A3": "a:HHHH", "C2": "lion-1+2", "C3": "bear-3+5", "E1": "b:HHHH"},
        seats=3,
        turn=2,
        spares=[],
        options={"fallen_beast": "nobody"},
    )
    script(match, "..", "*...")
    lead(match, "lion-1", "C3")
    script(match, "#....")

    attack(match, "B2", "C2")

    assert len(lost_animals(match)) == 11
    assert told(match, "ended") == ["ended no-animals"]


def test_8_4_survivors_go_to_their_owners_pens() -> None:
    """8.4 All of a's teams, whatever their tokens; the board holds animals only."""
    match = arrange({"C2": "a:SSSS+1", "C3": "b:S", "A1": "a:LT", "E1": "lion-1+1"}, spares=[])
    script(match, "#....")

    attack(match, "C2", "C3")

    assert pen(match, 0) == "LSSSSST"
    assert board(match) == {"E1": "lion-1+1"}
    assert told(match, "survived") == ["survived a 6"]


def test_8_4_every_player_with_survivors_takes_his_own() -> None:
    """8.4 After the last animal's death, all three."""
    match = arrange(
        {"C2": "a:LSSS", "C3": "lion-1+2", "E1": "b:SSS", "A3": "c:HH"}, seats=3, spares=[]
    )
    script(match, "*...")

    attack(match, "C2", "C3")

    assert [pen(match, seat) for seat in range(3)] == ["LSSS lion-1", "SSS", "HH"]


def test_8_5_one_point_a_gladiator_and_two_an_animal() -> None:
    """8.5, R20 Captives and survivors alike; nothing for those a lost."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "b:S", "E1": "lion-1"},
        pens={0: "NN bear-1 bear-2", 1: "SSSSS bull-1"},
    )
    script(match, "#....")

    attack(match, "C2", "C3")

    assert match.scores == [4 + 1 + 2 + 4, 5 + 2]
    assert told(match, "scored") == ["scored a 11", "scored b 7"]


def test_8_5_while_the_game_goes_on_survivors_do_not_count_yet() -> None:
    """8.5 The score so far is what lies in the pens."""
    match = duel("SSSS", "SS")
    script(match, "#....", "..")

    attack(match, "C2", "C3")

    assert match.scores == [1, 0]


def test_8_6_most_points_win_not_the_last_one_standing() -> None:
    """8.6 a survives with three points, b has five."""
    match = arrange({"C2": "a:SS", "C3": "b:S", "E1": "lion-1"}, pens={1: "SSS bull-1"})
    script(match, "#..")

    attack(match, "C2", "C3")

    assert match.scores == [3, 5]
    assert match.winners == [1]


def test_8_6_a_player_without_gladiators_can_win() -> None:
    """8.2, 8.4, 8.6 c led animals and has the fullest pen; a alone has survivors."""
    match = arrange(
        {"C2": "a:SS", "C3": "b:S", "E1": "lion-1"},
        seats=3,
        pens={2: "LLLL bear-1 bear-2 bear-3"},
    )
    script(match, "#..")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended one-left"]
    assert pen(match, 0) == "SSS"
    assert match.winners == [2]


def test_8_7_tied_players_share_the_victory() -> None:
    """8.7, R18 Three points each; survivors break no tie."""
    match = arrange({"C2": "a:SS", "C3": "b:S", "E1": "lion-1"}, pens={1: "SSS"})
    script(match, "#..")

    attack(match, "C2", "C3")

    assert match.scores == [3, 3]
    assert match.winners == [0, 1]


def test_8_7_who_has_less_does_not_share_it() -> None:
    """8.7, 8.5, R18 a and c have fourteen each, b four."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "b:S", "E1": "lion-1"},
        seats=3,
        pens={0: "LLLLLLL bear-1", 1: "SSSS", 2: "NNNNNNNN bull-1 bull-2 bull-3"},
    )
    script(match, "#....")

    attack(match, "C2", "C3")

    assert match.scores == [14, 4, 14]
    assert match.winners == [0, 2]


def test_8_7_while_the_game_goes_on_nobody_has_won() -> None:
    """8.7 Winners are named at the end only."""
    match = duel("SSSS", "SS")
    script(match, "#....", "..")

    attack(match, "C2", "C3")

    assert match.winners == []
    assert match.view(None)["winners"] == []


def test_8_8_a_battle_wipes_out_one_side_at_most() -> None:
    """8.8 Two lone swords: the first roll kills, so the second is never made."""
    match = arrange({"C2": "a:S", "C3": "b:S", "E1": "lion-1"})
    script(match, "##")

    attack(match, "C2", "C3")

    assert told(match, "wiped_out") == ["wiped_out b C3 1 a"]
    assert match.scores == [2, 0]


def test_8_4_what_lies_beside_the_board_or_is_gone_scores_for_nobody() -> None:
    """8.4, 8.5 Living animals and gladiators out of the game are not in any pen."""
    match = arrange({"C2": "a:S", "C3": "b:S", "E1": "lion-1"}, spares=["bear-1"])
    script(match, "##")

    attack(match, "C2", "C3")

    assert beside(match) == ["bear-1"]
    assert len(lost_animals(match)) == 10
    assert gone(match) == 58
    assert sum(match.scores) == 2


def test_8_2_at_the_end_no_battle_goes_on_and_nobody_is_switched_off() -> None:
    """8.2, 5.9.1, R39 b's net held a sword when b's last fell; the final view shows no battle."""
    match = arrange({"C2": "a:SSSS", "C3": "b:N", "E1": "lion-1"})
    script(match, "#...")

    attack(match, "C2", "C3")

    assert match.over
    assert told(match, "netted") == ["netted b C2 sword"]
    battle = inner(match.view(None), "battle")
    assert (battle["at"], battle["off"]) == ([-1, -1], [[0] * 5, [0] * 5])
