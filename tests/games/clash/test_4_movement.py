"""Chapter 4, Movement before the attack."""

import pytest

from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    board,
    choose,
    grounds,
    offered,
    script,
    told,
)


def test_4_1_a_full_team_beside_an_animal_may_not_move() -> None:
    """4.1 (a) An animal is enough to hold it."""
    match = arrange({"C2": "a:SSSS", "A1": "a:SSSS", "C3": "lion-1", "E1": "b:SSSS"})

    spaces = grounds(match, "C2")

    assert spaces == ["C2"]


@pytest.mark.parametrize(
    ("start", "own", "foe", "expected"),
    [
        ("E3", [], "A1", ["A2", "B1", "B2"]),
        ("D4", ["D3", "E3"], "A1", ["A2", "B1", "B2"]),
        ("E2", [], "A2", ["A1", "A3", "B2", "B3"]),
        ("E2", ["E1"], "A2", ["A1", "A3", "B2", "B3"]),
    ],
)
def test_4_1_a_full_team_that_touches_no_foe_may_move_whatever_own_teams_it_touches(
    start: str, own: list[str], foe: str, expected: list[str]
) -> None:
    """4.1 (a), 4.2, R12 To every space beside the only foe, and not to where it stands."""
    match = arrange({**dict.fromkeys([start, *own], "a:SSSS"), foe: "b:SSSS"})

    spaces = grounds(match, start)

    assert spaces == expected


def test_4_1_three_gladiators_may_move_away_from_a_foe() -> None:
    """4.1 (b) Three are few enough, four are not."""
    three = arrange({"C2": "a:SSS", "A1": "a:SSSS", "C3": "b:SSSS"})
    four = arrange({"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS"})

    assert grounds(three, "C2") == ["B3", "B4", "C2", "D3", "D4"]
    assert grounds(four, "C2") == ["C2"]


def test_4_1_tokens_do_not_make_a_team_smaller() -> None:
    """4.1 (b) counts gladiators: four with a token are four."""
    match = arrange({"C2": "a:SSSS+1", "A1": "a:SSSS", "C3": "b:SSSS"})

    spaces = grounds(match, "C2")

    assert spaces == ["C2"]


def test_4_2_a_small_team_may_attack_where_it_stands() -> None:
    """4.2 Moving is never compulsory for a team that has a target."""
    match = arrange({"C2": "a:S", "A1": "a:SSSS", "C3": "b:SSSS", "E1": "b:SSSS"})
    script(match, "..", ".....")

    attack(match, "C2", "C3")

    assert told(match, "moved") == []
    assert at(match, "C2") == "a:S"


def test_4_2_a_team_without_a_target_where_it_stands_must_move() -> None:
    """4.2 E3 itself is not among the grounds, for a small team neither."""
    match = arrange({"E3": "a:S", "A1": "b:SSSS"})

    spaces = grounds(match, "E3")

    assert "E3" not in spaces


def test_4_3_it_walks_any_number_of_empty_spaces() -> None:
    """4.3 From one end of the arena to the other, around everything."""
    match = arrange(
        {
            "E3": "a:SSSS",
            "A1": "b:SSSS",
            "C1": "a:SSSS",
            "C2": "a:SSSS",
            "E1": "b:HHHH",
        }
    )
    script(match, ".....", ".....")

    attack(match, "E3", "A1", ground="B1")

    assert told(match, "moved") == ["moved a E3 B1"]
    assert at(match, "B1") == "a:SSSS"


def test_4_3_it_must_end_beside_a_target() -> None:
    """4.3 Of the many empty spaces only those that touch the foe are grounds."""
    match = arrange({"C1": "a:SSS", "B4": "b:SSSS"})

    spaces = grounds(match, "C1")

    assert spaces == ["A3", "B3", "C3"]


def test_4_4_teams_and_animals_cannot_be_passed() -> None:
    """4.4 An own team, an animal and a foe wall the middle row: the far side is shut."""
    match = arrange(
        {"E2": "a:SSS", "C1": "a:SSSS", "C2": "lion-1", "C3": "b:SSSS", "A2": "b:SSSS"},
    )

    spaces = grounds(match, "E2")

    assert spaces == ["D2", "D3", "D4"]


def test_4_4_a_wall_of_animals_cannot_be_passed() -> None:
    """4.4 Three lions across the middle row: only what touches them on this side."""
    match = arrange(
        {"E2": "a:SSSS", "A2": "b:SSSS", "C1": "lion-1", "C2": "lion-2", "C3": "lion-3"}
    )

    spaces = grounds(match, "E2")

    assert spaces == ["D1", "D2", "D3", "D4"]


def test_4_4_it_ends_on_an_empty_space_never_on_another_piece() -> None:
    """4.4 D3 holds an own team and touches the foe: no ground."""
    match = arrange({"E2": "a:SSS", "D3": "a:SSSS", "C3": "b:SSSS"})

    spaces = grounds(match, "E2")

    assert spaces == ["B3", "B4", "C2", "D4"]


def test_4_4_there_is_no_jumping() -> None:
    """4.4 E3 is shut in by own teams at D3, D4 and E2: it has no ground, so it is not offered."""
    match = arrange({"E3": "a:S", "D3": "a:SSSS", "D4": "a:SSSS", "E2": "a:SSSS", "A1": "b:SSSS"})

    teams = offered(match, "team")

    assert teams == ["D3", "D4", "E2"]


def test_4_5_passing_a_target_does_not_end_the_move() -> None:
    """4.5, R11 B3 lies behind spaces that touch b's team at C2, and is a ground."""
    match = arrange({"E2": "a:SSS", "C2": "b:SSSS"})

    spaces = grounds(match, "E2")

    assert spaces == ["B2", "B3", "C1", "C3", "D2", "D3"]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("free", ["A1", "A2", "B1", "B3", "C1", "C2", "D2", "D3", "E1", "E3"]),
        ("first_contact", ["A2", "B3", "C1", "C2", "D2", "D3", "E3"]),
    ],
)
def test_4_5_a_small_team_between_two_foes(path: str, expected: list[str]) -> None:
    """4.1, 4.5, R11 Anywhere beside either; by the stricter path not past a target."""
    match = arrange({"C2": "a:SSS", "B2": "b:SSSS", "E2": "b:SSSS"}, options={"path": path})

    spaces = grounds(match, "C2")

    assert spaces == expected


def test_4_5_under_first_contact_the_move_ends_at_the_first_contact() -> None:
    """4.5 The far side of C2 can be reached only past it: around it by D1 or D4 nothing helps."""
    match = arrange({"E2": "a:SSS", "C2": "b:SSSS"}, options={"path": "first_contact"})

    spaces = grounds(match, "E2")

    assert spaces == ["C1", "C3", "D2", "D3"]


def test_4_5_under_first_contact_the_start_may_touch_a_target() -> None:
    """4.5 The start is excepted, so it leaves B2's side; A1 and B1 lie behind a second contact."""
    match = arrange({"C2": "a:SSS", "B2": "b:SSSS"}, options={"path": "first_contact"})

    spaces = grounds(match, "C2")

    assert spaces == ["A2", "B3", "C1", "C2"]


@pytest.mark.parametrize("team", ["S", "SS", "SSS"])
def test_4_5_under_first_contact_a_small_team_goes_no_farther_than_others(team: str) -> None:
    """4.5 Whatever is left of it: beyond B3 and C1 there is nothing for it."""
    match = arrange({"C2": f"a:{team}", "B2": "b:SSSS"}, options={"path": "first_contact"})

    spaces = grounds(match, "C2")

    assert spaces == ["A2", "B3", "C1", "C2"]


def test_4_6_it_may_attack_a_target_it_touched_before() -> None:
    """4.6 From C2 to D3 around the foe at C3, then at that same foe."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "C3": "b:SSSS", "E1": "b:SSSS"})
    script(match, "...", ".....")

    attack(match, "C2", "C3", ground="D3")

    assert told(match, "attacked") == ["attacked a D3 C3"]


def test_4_6_every_target_beside_the_new_ground_is_offered() -> None:
    """4.6 D3 touches the old foe at C3, a new one at E2 and an animal at E3."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "C3": "b:SSSS", "E2": "b:SSSS", "E3": "lion-1"})
    choose(match, "team", "C2")

    choose(match, "ground", "D3")

    assert offered(match, "target") == ["C3", "E2", "E3"]


def test_4_7_it_stays_on_its_new_ground() -> None:
    """4.7 After the battle it does not go back; the old space is empty."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "C3": "b:SSSS", "E1": "b:SSSS"})
    script(match, "...", ".....")

    attack(match, "C2", "C3", ground="D3")

    assert board(match) == {"D3": "a:SS", "A1": "a:SSSS", "C3": "b:SSSS", "E1": "b:SSSS"}
    assert asked(match) == "b team"


def test_4_7_a_winner_goes_one_space_further() -> None:
    """4.7, 5.8.3 Move to D3, then into the space of the side wiped out."""
    match = arrange({"C2": "a:SS", "A1": "a:SSSS", "C3": "b:S", "E1": "b:SSSS"})
    script(match, "#..")

    attack(match, "C2", "C3", ground="D3")

    assert told(match, "moved", "advanced") == ["moved a C2 D3", "advanced D3 C3"]
    assert board(match) == {"C3": "a:SS", "A1": "a:SSSS", "E1": "b:SSSS"}
