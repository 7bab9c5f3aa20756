"""The rulebook's own battle: Red attacks Yellow."""

from harena.kernel.match import Match
from tests.games.clash.arrange import arrange, asked, at, attack, choose, offered, pen, script, told

RED = "a:NSST"
YELLOW = "b:LSSH"


def scene() -> Match:
    """Red at C2 beside Yellow at C3; each has another team far off."""
    return arrange({"C2": RED, "C3": YELLOW, "A1": "a:SSSS", "E1": "b:SSSS"})


def test_5_1_1_yellow_rolls_first_though_red_attacked() -> None:
    """5.1.1, 5.2.2 Line 1 and 2 of the example: one spear against none; only Red has a net."""
    match = scene()

    attack(match, "C2", "C3")

    assert told(match, "faced") == ["faced b C3"]
    assert asked(match) == "a net"
    assert offered(match, "net") == ["spear", "sword", "shield"]


def test_5_3_1_yellow_rolls_two_dice_for_the_team_and_one_active_sword() -> None:
    """5.3.1, 5.6.2, 5.6.3 Line 3: one of two swords is switched off; one single is one token."""
    match = scene()
    script(match, "*.", "*..")
    attack(match, "C2", "C3")

    choose(match, "net", "sword")

    assert told(match, "rolled") == ["rolled b C3 keep *.", "rolled a C2 keep *.."]
    assert told(match, "fell", "wiped_out") == []
    assert at(match, "C2") == "a:NSST+1"


def test_5_4_1_red_may_reroll_with_one_trident_against_none() -> None:
    """5.4.1, 5.4.2 Line 4: Red sees three dice and is asked."""
    match = scene()
    script(match, "*.", "*..")
    attack(match, "C2", "C3")

    choose(match, "net", "sword")

    assert asked(match) == "a reroll"
    assert offered(match, "reroll") == ["keep", "again"]


def test_5_5_1_the_shield_stops_one_of_three_although_yellow_has_rolled() -> None:
    """5.5.1, 5.6.3, 5.6.6 Line 5: two tokens, one gladiator, chosen by Yellow among all four."""
    match = scene()
    script(match, "*.", "*..", "***")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")

    choose(match, "reroll", "again")

    assert told(match, "struck")[-1] == "struck a C3 3 1 0"
    assert asked(match) == "b casualty"
    assert offered(match, "casualty") == ["spear", "sword", "sword-off", "shield"]


def test_5_9_1_the_whole_example_ends_as_printed() -> None:
    """5.9.1 Line 6, and the events of the whole battle in their order."""
    match = scene()
    script(match, "*.", "*..", "***")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")
    choose(match, "reroll", "again")

    choose(match, "casualty", "spear")

    assert told(match) == [
        "round_began 2",
        "attacked a C2 C3",
        "faced b C3",
        "netted a C3 sword",
        "rolled b C3 keep *.",
        "struck b C2 1 0 0",
        "rolled a C2 keep *..",
        "rolled a C2 again ***",
        "struck a C3 3 1 0",
        "fell b C3 spear 0 a",
    ]
    assert asked(match) == "b team"
    assert match.rulebook.portrait(match.state, ()) == (
        "       A1 a:SSSS     A2 .          A3 .\n"
        "B1 .          B2 .          B3 .          B4 .\n"
        "       C1 .          C2 a:NSST+1   C3 b:SSH\n"
        "D1 .          D2 .          D3 .          D4 .\n"
        "       E1 b:SSSS     E2 .          E3 .\n"
        "\n"
        "beside: lion-1 0/3, lion-2 0/4, lion-3 0/4, lion-4 0/4, bull-1 0/4, bull-2 0/4, "
        "bull-3 0/5, bull-4 0/5, bear-1 0/5, bear-2 0/5, bear-3 0/6, bear-4 0/6\n"
        "a: 1 points; pen: L\n"
        "b: 0 points; pen: -\n"
    )


def test_5_9_1_yellows_switched_off_sword_is_active_again_in_the_next_battle() -> None:
    """5.9.1 Yellow's three survivors are all active: two swords and the team make three dice."""
    match = scene()
    script(match, "*.", "*..", "***")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")
    choose(match, "reroll", "again")
    choose(match, "casualty", "spear")

    script(match, "...", "....")
    attack(match, "C3", "C2")
    choose(match, "net", "shield")

    assert told(match, "rolled")[3] == "rolled b C3 keep ..."


def test_5_4_2_a_worse_second_roll_would_have_stood() -> None:
    """5.4.2 Also from the example: the first roll is gone, even if it was better."""
    match = scene()
    script(match, "*.", "***", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")

    choose(match, "reroll", "again")

    assert told(match, "struck")[-1] == "struck a C3 0 0 0"
    assert at(match, "C3") == "b:LSSH"
    assert pen(match, 0) == ""
