"""Chapter 6, Battle of a team and an animal."""

import pytest

from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    board,
    choose,
    gone,
    hunt,
    lead,
    pen,
    script,
    told,
)

SWORDS = {
    "lion-1": 2,
    "lion-2": 2,
    "lion-3": 2,
    "lion-4": 3,
    "bull-1": 2,
    "bull-2": 3,
    "bull-3": 2,
    "bull-4": 3,
    "bear-1": 3,
    "bear-2": 3,
    "bear-3": 4,
    "bear-4": 4,
}


def test_6_1_the_animals_symbols_stand_in_for_gladiators() -> None:
    """6.1 Innocentia rolls for four swords, rerolls for her trident, and stops one single."""
    match = hunt("SSSS", "bear-4")
    script(match, "**...", "....", "*...")
    attack(match, "C2", "C3")
    question = asked(match)

    choose(match, "reroll", "again")

    assert question == "a reroll"
    assert told(match, "rolled") == [
        "rolled c C2 keep **...",
        "rolled a C3 keep ....",
        "rolled a C3 again *...",
    ]
    assert told(match, "struck")[0] == "struck c C3 2 1 0"
    assert (at(match, "C2"), at(match, "C3")) == ("c:SSSS+1", "bear-4+1")


def test_6_2_no_nets_against_an_attacked_animal() -> None:
    """6.2 Two nets and nobody is asked; the animal rolls all its dice."""
    match = hunt("NNSS", "bull-2")
    script(match, "...", "...")

    attack(match, "C2", "C3")

    assert told(match, "netted") == []
    assert told(match, "rolled")[1] == "rolled a C3 keep ..."


def test_6_2_no_nets_against_an_animal_that_rolls_first() -> None:
    """6.2, 6.3, 6.11 Two nets are lost to the lion, out of the game; the swords roll three dice."""
    match = hunt("NNSS", "lion-4")
    before = gone(match)
    script(match, "##.", "...")
    attack(match, "C2", "C3")
    choose(match, "casualty", "net")

    choose(match, "casualty", "net")

    assert told(match, "netted") == []
    assert gone(match) == before + 2
    assert match.scores == [0, 0, 0]
    assert told(match, "rolled") == ["rolled a C3 keep ##.", "rolled c C2 keep ..."]


def test_6_2_no_nets_against_a_led_animal_either() -> None:
    """6.2 Whoever attacked: b's nets stay where they are, and all his gladiators are active."""
    match = arrange(
        {"C2": "b:NNSS", "C3": "bull-2", "E1": "b:SSSS", "A1": "a:SSSS", "A3": "a:SSSS"},
        seats=3,
        turn=2,
    )
    script(match, "...", "...")

    lead(match, "bull-2", "C2")

    assert told(match, "netted") == []
    assert told(match, "rolled")[1] == "rolled b C2 keep ..."


@pytest.mark.parametrize(
    ("team", "animal", "first"),
    [
        ("SSSS", "lion-1", "faced a C3"),
        ("LSSS", "lion-1", "faced c C2"),
        ("LSSS", "lion-2", "faced a C3"),
        ("LLSS", "lion-2", "faced c C2"),
        ("SSSS", "bull-1", "faced c C2"),
    ],
)
def test_6_3_spears_against_spear_symbols(team: str, animal: str, first: str) -> None:
    """6.3, R17 More roll first; equal numbers favour the attacker."""
    match = hunt(team, animal)
    script(match, "." * 12)

    attack(match, "C2", "C3")

    assert told(match, "faced") == [first]


def test_6_3_equal_spears_favour_a_led_animal() -> None:
    """6.3, 7.5 The attacker is the animal now."""
    match = arrange(
        {"C2": "b:LSSS", "C3": "lion-1", "E1": "b:SSSS", "A1": "a:SSSS", "A3": "a:SSSS"},
        seats=3,
        turn=2,
    )
    script(match, "..", "....")

    lead(match, "lion-1", "C2")

    assert told(match, "faced") == ["faced c C3"]


@pytest.mark.parametrize(("animal", "swords"), SWORDS.items())
def test_6_4_an_animal_rolls_one_die_for_each_sword_and_none_on_top(
    animal: str, swords: int
) -> None:
    """6.4 The team rolls one for itself and one for each sword, as always."""
    match = hunt("LLTT", animal)
    script(match, ".")
    attack(match, "C2", "C3")
    script(match, "." * swords)

    choose(match, "reroll", "keep")

    assert told(match, "rolled") == [
        "rolled c C2 keep .",
        "rolled a C3 keep " + "." * swords,
    ]


def test_6_5_the_team_with_more_tridents_may_reroll() -> None:
    """6.5 Two against the bear's one."""
    match = hunt("SSTT", "bear-1")
    script(match, "...")

    attack(match, "C2", "C3")

    assert asked(match) == "c reroll"


def test_6_5_equal_tridents_give_nobody_a_reroll() -> None:
    """6.5 One against one."""
    match = hunt("SSST", "bear-1")
    script(match, "....", "...")

    attack(match, "C2", "C3")

    assert asked(match) == "a ground"
    assert [line.split()[3] for line in told(match, "rolled")] == ["keep", "keep"]


def test_6_5_the_animal_with_more_tridents_may_reroll() -> None:
    """6.5 One against none; the player left of the attacker decides."""
    match = hunt("SSSS", "bear-1")
    script(match, ".....", "...")

    attack(match, "C2", "C3")

    assert asked(match) == "a reroll"


def test_6_5_shields_stop_singles_on_either_side() -> None:
    """6.5 The bull's one and the team's two."""
    match = hunt("SSHH", "bull-2")
    script(match, "**.", "***")

    attack(match, "C2", "C3")

    assert told(match, "struck") == ["struck c C3 2 1 0", "struck a C2 3 2 0"]
    assert (at(match, "C2"), at(match, "C3")) == ("c:SSHH+1", "bull-2+1")


@pytest.mark.parametrize(
    ("dice", "wounds"),
    [("*....", 1), ("#....", 2), ("**...", 2), ("#*...", 3), ("##...", 4), ("#**..", 4)],
)
def test_6_6_a_single_is_one_wound_and_a_lethal_two(dice: str, wounds: int) -> None:
    """6.6 On Lucana, who has no shield and life 5."""
    match = hunt("SSSS", "bear-1")
    script(match, dice, "...")

    attack(match, "C2", "C3")

    assert at(match, "C3") == f"bear-1+{wounds}"


@pytest.mark.parametrize("dice", ["#....", "#**.."])
def test_6_6_a_shield_stops_no_part_of_a_lethal(dice: str) -> None:
    """6.6 Two shields, one lethal: both wounds count, with or without singles to stop."""
    match = hunt("SSSS", "bull-3")
    script(match, dice, "..")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "bull-3+2"


def test_6_7_wounds_stay_from_battle_to_battle() -> None:
    """6.7 Two wounds before, one now; tokens on an animal do not pair off."""
    match = hunt("SSSS", "bear-3+2")
    script(match, "**...", "....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "bear-3+3"


def test_6_7_at_its_life_number_it_is_killed_at_once_and_does_not_roll() -> None:
    """6.7, R17 Three and one are the four of Baeticus; more is ignored."""
    match = hunt("SSSS", "bull-2+3")
    script(match, "##...")

    attack(match, "C2", "C3")

    assert told(match, "killed") == ["killed bull-2 C3 c"]
    assert len(told(match, "rolled")) == 1


def test_6_7_one_wound_short_of_its_life_it_lives() -> None:
    """6.7 Five of six."""
    match = hunt("SSSS", "bear-3+3")
    script(match, "#....", "....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "bear-3+5"
    assert told(match, "killed") == []


def test_6_7_an_animal_that_rolled_first_can_be_killed_afterwards() -> None:
    """6.7 Regulus rolls, then dies."""
    match = hunt("SSSS", "lion-4+3")
    script(match, "...", "*....")

    attack(match, "C2", "C3")

    assert told(match, "killed") == ["killed lion-4 C3 c"]


def test_6_8_wounds_do_not_weaken_an_animal() -> None:
    """6.8, R35 With five of six wounds: four dice, the shield and the reroll."""
    match = hunt("SSSS", "bear-4+5")
    script(match, "*....", "....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "bear-4+5"
    assert told(match, "rolled")[1] == "rolled a C3 keep ...."
    assert asked(match) == "a reroll"


def test_6_9_the_last_blow_takes_the_tile_for_two_points() -> None:
    """6.9 Others had wounded it three times; they get nothing."""
    match = hunt("SSSS", "bull-2+3")
    script(match, "#....")

    attack(match, "C2", "C3")

    assert [pen(match, seat) for seat in range(3)] == ["", "", "bull-2"]
    assert match.scores == [0, 0, 2]


def test_6_9_whoever_wounded_it_before_takes_nothing() -> None:
    """6.9 Two wounds by a, the third by b: b takes the lion."""
    match = arrange({"C2": "lion-1", "C3": "a:LSSS", "B2": "b:LSSS", "E3": "a:HH", "D1": "b:HH"})
    script(match, "**..", "..")
    attack(match, "C3", "C2")
    script(match, "*...")

    attack(match, "B2", "C2")

    assert pen(match, 0) == ""
    assert pen(match, 1) == "lion-1"


def test_6_10_a_team_and_a_bull_wound_each_other() -> None:
    """6.3, 6.6, 6.10, 6.12 Team and bull with one shield each; the trident keeps its roll."""
    match = hunt("SSTH", "bull-2")
    script(match, "#*.", "**.")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    assert told(match, "faced") == ["faced c C2"]
    assert told(match, "rolled")[1] == "rolled a C3 keep **."
    assert (at(match, "C2"), at(match, "C3")) == ("c:SSTH+1", "bull-2+2")
    assert asked(match) == "a ground"


def test_6_10_the_animals_hits_count_as_those_of_a_team() -> None:
    """6.10 A lethal is one gladiator, the singles make tokens, the shield stops one."""
    match = hunt("SSTH+1", "bear-3")
    script(match, "...", "#**.")
    attack(match, "C2", "C3")
    choose(match, "reroll", "keep")
    question = asked(match)
    choose(match, "casualty", "trident")

    choose(match, "casualty", "sword")

    assert question == "c casualty"
    assert told(match, "struck")[1] == "struck a C2 2 1 1"
    assert at(match, "C2") == "c:SH"


def test_6_11_the_lost_leave_the_game() -> None:
    """6.11 Nobody has them in his pen, the one who rolled neither."""
    match = hunt("SSSS", "lion-4")
    before = gone(match)
    script(match, "##.", "...")

    attack(match, "C2", "C3")

    assert gone(match) == before + 2
    assert [pen(match, seat) for seat in range(3)] == ["", "", ""]
    assert told(match, "fell") == ["fell c C2 sword 0 -", "fell c C2 sword 0 -"]


def test_6_12_the_player_left_of_the_attacker_rolls_for_the_animal() -> None:
    """6.12, R15 c attacks; a rolls, and a decides on the reroll."""
    match = hunt("SSSS", "bear-2")
    script(match, "...", "##.")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled a C3 keep ..."]
    assert asked(match) == "a reroll"


def test_6_12_he_gains_nothing_by_it() -> None:
    """6.12 A whole team falls to the animal that a rolled for."""
    match = hunt("S", "lion-4")
    script(match, "#..")

    attack(match, "C2", "C3")

    assert match.scores == [0, 0, 0]
    assert pen(match, 0) == ""


def test_6_12_he_does_so_even_without_gladiators() -> None:
    """6.12, R36 b has nobody left and still rolls and decides for the bear."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "bear-2", "A1": "a:SSSS", "E1": "c:SSSS"}, seats=3, turn=0
    )
    script(match, "...")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled b C3 keep ..."]
    assert asked(match) == "b reroll"


def test_6_13_a_team_that_kills_moves_in_and_the_wounds_go_back() -> None:
    """6.13, R10 The team's own token comes along, the animal's three are gone."""
    match = hunt("SSSS+1", "bull-2+3")
    script(match, "#....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "c:SSSS+1"
    assert at(match, "C2") == ""


def test_6_13_an_animal_that_wipes_out_moves_in_with_its_wounds() -> None:
    """6.13, R10 Regulus goes to C2; the team's token goes back, and its last man is gone."""
    match = hunt("S+1", "lion-4+2")
    before = gone(match)
    script(match, "#..")

    attack(match, "C2", "C3")

    assert gone(match) == before + 1
    assert board(match) == {
        "C2": "lion-4+2",
        "A1": "c:SSSS",
        "E1": "a:SSSS",
        "E3": "b:SSSS",
    }
