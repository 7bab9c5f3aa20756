"""What questions and events of Clash explain, so that no screen need work it out again."""

from typing import Any

import pytest

from harena.kernel.match import Match
from tests.games.clash.arrange import (
    arrange,
    asked,
    attack,
    choose,
    domain,
    duel,
    explained,
    hunt,
    lairs,
    script,
    wake,
)


def about(match: Match) -> dict[str, Any]:
    (seat,) = match.to_act
    return match.about(seat)


def plan_with(match: Match, plan: dict[str, str]) -> None:
    """Answer by a plan until the target is asked."""
    wake(match)
    while asked(match) != "a target":
        ask = asked(match).split()[1]
        choose(match, ask, plan[ask])


def worked_example() -> Match:
    """Red attacks Yellow, after Red's net has taken a sword; the dice of the rulebook."""
    match = duel("NSST", "LSSH")
    script(match, "*.", "*..", "***")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")
    return match


def test_5_1_1_who_rolls_first_is_told_with_both_numbers_of_spears() -> None:
    """5.1.1 One spear of Yellow's against none."""
    assert explained(worked_example(), "faced") == {"spears": 1, "others": 0, "tied": 0}


def test_5_1_2_that_equal_spears_were_the_reason_is_told() -> None:
    """5.1.2 One spear each: the attacker rolls first because they are equal."""
    match = duel("LSST", "LSSH")
    script(match, "...", "...")
    attack(match, "C2", "C3")

    assert explained(match, "faced") == {"spears": 1, "others": 1, "tied": 1}


def test_5_6_3_an_odd_token_stays_and_nobody_is_lost() -> None:
    """5.6.2, 5.6.3 Line 3 of the worked example."""
    blow = explained(worked_example(), "struck")

    assert blow == {
        "through": 1,
        "before": 0,
        "tokens": 1,
        "pairs": 0,
        "lost": 0,
        "left": 1,
        "falls": 0,
    }


def test_5_6_3_two_tokens_are_a_pair_and_cost_one() -> None:
    """5.5.1, 5.6.3 Line 5 of the worked example: three hits, one stopped."""
    match = worked_example()

    choose(match, "reroll", "again")

    assert explained(match, "struck") == {
        "through": 2,
        "before": 0,
        "tokens": 2,
        "pairs": 1,
        "lost": 1,
        "left": 0,
        "falls": 0,
    }
    assert about(match)["count"] == 1


def test_5_6_7_a_team_that_falls_is_told_so_and_hits_beyond_it_too() -> None:
    """5.6.4, 5.6.7, R8 Two lethal hits and two tokens against two: three would be lost."""
    match = duel("LSSS", "SS")
    script(match, "##**")

    attack(match, "C2", "C3")

    blow = explained(match, "struck")
    assert (blow["lost"], blow["pairs"], blow["falls"]) == (3, 1, 1)


@pytest.mark.parametrize(
    ("dice", "lost", "tokens", "left", "falls"),
    [("*..", 1, 1, 1, 0), ("#..", 2, 2, 2, 0), ("##.", 4, 4, 3, 1)],
)
def test_6_6_a_wound_for_a_single_two_for_a_lethal_hit_up_to_its_life(
    dice: str, lost: int, tokens: int, left: int, falls: int
) -> None:
    """6.6, 6.7 A lion has three lives."""
    match = hunt("LLSS", "lion-1")
    script(match, dice, *([] if falls else [".."]))

    attack(match, "C2", "C3")

    blow = next(event for event in match.events if event.kind == "struck").args
    assert blow[6:] == (0, tokens, 0, lost, left, falls)


def test_3_5_before_an_attack_both_sides_are_counted() -> None:
    """5.1, 5.3.1, 5.4.1, 5.5.1, 6.4 Dice, spears, tridents, shields, and who would roll first."""
    match = arrange({"C2": "a:NSST", "C3": "b:LSSH", "C1": "lion-1", "E1": "b:SSSS"})
    plan_with(match, {"team": "C2", "ground": "C2"})

    plan = about(match)["each"][str(domain(match, "space").index("C3"))]

    assert plan["first"] == 1
    assert plan["sides"] == [
        {"dice": 3, "swords": 2, "spears": 0, "tridents": 1, "again": 1, "shields": 0},
        {"dice": 3, "swords": 2, "spears": 1, "tridents": 0, "again": 0, "shields": 1},
    ]


def test_3_2_7_2_whether_a_team_or_an_animal_is_sent_is_told_to_the_end_of_the_plan() -> None:
    team = arrange({"C2": "a:NSST", "C3": "b:LSSH", "C1": "lion-1", "E1": "b:SSSS"})
    plan_with(team, {"team": "C2", "ground": "C2"})
    assert about(team)["mover"] == "team"

    animal = arrange({"C2": "lion-1", "C3": "b:LSSH", "C1": "a:HHHH"}, seats=3, turn=2)
    wake(animal)
    choose(animal, "beast", "lion-1")
    assert asked(animal) == "c ground"
    assert about(animal)["mover"] == "beast"
    choose(animal, "ground", "C2")
    assert asked(animal) == "c target"
    assert about(animal)["mover"] == "beast"


def test_5_2_5_in_a_battle_the_switched_off_count_no_more() -> None:
    """5.2.5, 5.4.2 Yellow has one sword left, so two dice; Red is asked about one single hit."""
    facts = about(worked_example())

    assert (facts["singles"], facts["lethals"]) == (1, 0)
    assert [side["dice"] for side in facts["sides"]] == [3, 2]


def test_5_1_3_in_a_battle_nothing_is_said_of_who_would_roll_first_now() -> None:
    """5.1.3, R3 A net has taken Yellow's only spear; he rolls first all the same."""
    match = duel("NSST", "LSSS")
    script(match, "#...")
    attack(match, "C2", "C3")

    choose(match, "net", "spear")

    assert asked(match) == "a casualty"
    assert [side["spears"] for side in about(match)["sides"]] == [0, 0]
    assert "first" not in about(match)


def test_5_2_1_a_net_says_whose_gladiators_it_may_take() -> None:
    """Red attacks Yellow: those of seat 1, and not one's own."""
    match = duel("NSST", "LSSH")
    attack(match, "C2", "C3")

    assert (asked(match), match.to_act) == ("a net", [0])
    assert about(match)["foe"] == 1


def test_2_3_2_an_animal_to_be_placed_says_what_it_will_be_worth() -> None:
    """8.5 Two points."""
    match = lairs({"C2": "a:SSSS", "E1": "b:SSSS"}, stack=["bear-1"])
    wake(match)

    facts = about(match)

    assert domain(match, "animal")[facts["animal"]] == "bear-1"
    assert facts["points"] == 2


def test_8_5_the_points_of_the_end_are_told_with_their_parts() -> None:
    """8.4, 8.5 Four captives for the last to stand, his own eight, and nothing for animals."""
    match = arrange({"C2": "a:SSSS", "C3": "b:S", "A1": "a:SSSS"}, spares=[])
    script(match, "##...")

    attack(match, "C2", "C3")

    assert [event.args for event in match.events if event.kind == "scored"] == [
        (0, 9, 1, 1, 8, 8, 0, 0),
        (1, 0, 0, 0, 0, 0, 0, 0),
    ]
