"""Chapter 3, The fight: a turn."""

from harena.face import begin
from tests.games.clash.arrange import (
    arrange,
    asked,
    attack,
    board,
    choose,
    duel,
    grounds,
    offered,
    play_out,
    script,
    told,
    wake,
    wander,
)


def test_3_1_turns_pass_clockwise_from_the_first_player() -> None:
    """3.1, 8.1 Whole matches: every battle is the next seat's, and nobody is skipped."""
    for seats, first in ((2, 1), (3, 2), (4, 0), (5, 3)):
        match = begin("clash", seats, "clockwise", {"first": first})

        play_out(match, "clockwise")

        attackers = [line.split()[1] for line in told(match, "attacked")]
        expected = ["abcde"[(first + turn) % seats] for turn in range(len(attackers))]
        assert attackers == expected


def test_3_1_a_round_begins_with_the_first_player() -> None:
    """3.1 Rounds are counted when the turn comes to the first seat, here b."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "b:SSSS", "A1": "a:SSSS", "E1": "b:SSSS"}, first=1, turn=0
    )
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert told(match, "round_began") == ["round_began 2"]
    assert asked(match) == "b team"


def test_3_2_he_chooses_which_team_attacks_and_may_not_decline() -> None:
    """3.2 Every option is one of his teams; there is no pass."""
    match = arrange({"A1": "a:SSSS", "A3": "a:SSSS", "E3": "a:S", "C2": "b:SSSS"})

    teams = offered(match, "team")

    assert teams == ["A1", "A3", "E3"]


def test_3_2_he_chooses_the_target_freely() -> None:
    """3.2 A weak team, a strong one and an animal: all three."""
    match = arrange({"C2": "a:SSSS", "B2": "b:S", "D2": "b:SSSS", "C3": "bear-4"})

    wake(match)

    assert offered(match, "target") == ["B2", "C3", "D2"]


def test_3_3_own_teams_are_never_targets() -> None:
    """3.3, R12 C2 touches an own team, a foe and an animal: two targets."""
    match = arrange({"C2": "a:SSSS", "B2": "a:SSSS", "D2": "b:SSSS", "C3": "bear-4"})

    choose(match, "team", "C2")

    assert offered(match, "target") == ["C3", "D2"]


def test_3_4_the_target_is_adjacent_when_the_battle_begins() -> None:
    """3.4 After a move to D2 only what touches D2 is a target, not the old neighbour at B3."""
    match = arrange({"C2": "a:SS", "B3": "b:SSSS", "E1": "b:SSSS", "E2": "lion-1"})

    choose(match, "ground", "D2")

    assert offered(match, "target") == ["E1", "E2"]


def test_3_5_a_turn_is_one_move_and_one_battle_by_one_team() -> None:
    """3.5, 8.1 After the battle b is asked, though a has more teams with targets."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "A2": "b:SSSS", "B4": "b:SSSS", "E2": "b:SSSS"})
    script(match, "...", ".....")

    attack(match, "C2", "E2", ground="D3")

    assert told(match, "moved", "attacked") == ["moved a C2 D3", "attacked a D3 E2"]
    assert asked(match) == "b team"


def test_3_6_team_ground_and_target_come_one_after_another() -> None:
    """3.6, R26 Nothing happens between them: no die is rolled, nothing is told but the move."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "B3": "b:SSSS", "C3": "b:SSSS"})
    script(match, "...", ".....")
    choose(match, "team", "C2")
    choose(match, "ground", "B4")

    before = told(match)
    choose(match, "target", "B3")

    assert before == ["round_began 2", "moved a C2 B4"]
    assert told(match)[2] == "attacked a B4 B3"


def test_3_6_a_ground_without_a_target_is_not_offered() -> None:
    """3.6, 4.3 The foe at A1 touches A2, B1 and B2; everywhere else there is nothing to attack."""
    match = arrange({"C2": "a:SS", "A1": "b:SSSS"})

    spaces = grounds(match, "C2")

    assert spaces == ["A2", "B1", "B2"]


def test_3_7_nobody_must_hit_back_and_anybody_may() -> None:
    """3.7 Attacked by a, b may strike at a or at c."""
    match = arrange(
        {"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS", "B4": "c:SSSS", "E1": "c:SSSS"}, seats=3
    )
    script(match, ".....", ".....")

    attack(match, "C2", "C3")

    assert asked(match) == "b target"
    assert offered(match, "target") == ["B4", "C2"]


def test_3_8_a_team_that_cannot_attack_is_not_offered() -> None:
    """3.8, R13 E1 is walled in by own teams; the others can move, so nobody skips."""
    match = arrange(
        {"E1": "a:SSSS", "D1": "a:SSSS", "D2": "a:SSSS", "E2": "a:SSSS", "A2": "b:SSSS"}
    )

    teams = offered(match, "team")

    assert teams == ["D1", "D2", "E2"]


def test_3_8_there_is_always_somebody_who_can_attack() -> None:
    """3.8 In whole matches no question is ever without an option, and nobody passes."""
    for seats in (2, 3, 4, 5):
        match = begin("clash", seats, "always")

        counts = [match.choices(match.to_act[0]) for _ in wander(match, "always")]

        assert min(counts) >= 1
        assert told(match, "passed") == []


def test_3_5_the_attacker_may_not_press_on() -> None:
    """3.5, 5.9.2 One exchange of rolls; the pieces stand where they stood."""
    match = duel("SSSS", "SSSS")
    script(match, ".....", ".....")
    before = board(match)

    attack(match, "C2", "C3")

    assert len(told(match, "rolled")) == 2
    assert board(match) == before
