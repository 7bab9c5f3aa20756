"""The fifty-five scenarios of the specification, by number.

Unless said otherwise: two teams, no tokens, adjacent, the first-named attacks.
"""

import pytest

from harena.face import begin
from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    beast_grounds,
    beside,
    board,
    choose,
    duel,
    entry,
    gone,
    grounds,
    hunt,
    lead,
    lost_animals,
    offered,
    pen,
    play_until,
    script,
    told,
    wake,
)

FIGHT = ("team", "ground", "target")


@pytest.mark.parametrize(
    ("seats", "bases", "placed", "left"), [(2, 4, 9, 3), (3, 4, 5, 7), (4, 3, 5, 7), (5, 3, 2, 10)]
)
def test_scenario_1_set_up_by_number_of_players(
    seats: int, bases: int, placed: int, left: int
) -> None:
    """2.1.3, 2.3.2, 2.3.3 Bases, animals placed, animals beside, and a full board."""
    match = begin("clash", seats, "scenario 1")
    in_hand = match.view(None)["bases"]

    play_until(match, "scenario 1", *FIGHT)

    assert in_hand == [bases] * seats
    assert len(told(match, "settled")) == placed
    assert len(beside(match)) == left
    assert len(board(match)) == 17


def test_scenario_2_animals_are_placed_from_the_first_seat_on() -> None:
    """2.3.1, 2.1.4 Three players, first is seat 1: placed by 1, 2, 0, 1, 2; seven beside."""
    match = begin("clash", 3, "scenario 2", {"first": 1})

    play_until(match, "scenario 2", *FIGHT)

    assert [line.split()[1] for line in told(match, "settled")] == ["b", "c", "a", "b", "c"]
    assert len(beside(match)) == 7


def test_scenario_3_a_tie_of_spears_lets_the_attacker_roll_first() -> None:
    """5.1.2 LSSS v LSTH."""
    match = duel("LSSS", "LSTH")
    script(match, "....", "..")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[0] == "rolled a C2 keep ...."


def test_scenario_4_swords_do_not_matter_for_the_first_roll() -> None:
    """5.1.2, R1 LSSH v LSSS: more swords, but the attacker rolls first."""
    match = duel("LSSH", "LSSS")
    script(match, "...", "....")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[0] == "rolled a C2 keep ..."


def test_scenario_5_more_spears_let_the_defender_roll_first() -> None:
    """5.1.1 SSSS v LSSS."""
    match = duel("SSSS", "LSSS")
    script(match, "....", ".....")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[0] == "rolled b C3 keep ...."


def test_scenario_6_a_netted_spear_has_counted() -> None:
    """5.1.3, 5.3.1 NSSS v LSSS, the net takes L: defender first with 4 dice, then attacker 4."""
    match = duel("NSSS", "LSSS")
    script(match, "....", "....")
    attack(match, "C2", "C3")

    choose(match, "net", "spear")

    assert told(match, "rolled") == ["rolled b C3 keep ....", "rolled a C2 keep ...."]


def test_scenario_7_netted_nets_are_not_thrown() -> None:
    """5.2.2 NNSS v NNSS, both N netted: the defender throws none; 3 dice each."""
    match = duel("NNSS", "NNSS")
    script(match, "...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "net")

    choose(match, "net", "net")

    assert told(match, "netted") == ["netted a C3 net", "netted a C3 net"]
    assert told(match, "rolled") == ["rolled a C2 keep ...", "rolled b C3 keep ..."]


def test_scenario_8_a_thrown_net_stays_thrown() -> None:
    """5.2.4 NSSS v NSSS: S netted, then the thrower: attacker 4 dice, defender 3."""
    match = duel("NSSS", "NSSS")
    script(match, "....", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")

    choose(match, "net", "net")

    assert told(match, "rolled") == ["rolled a C2 keep ....", "rolled b C3 keep ..."]


def test_scenario_9_a_net_without_a_victim_is_wasted() -> None:
    """5.2.3 NNNS v SS: both netted, the third wasted; attacker 2 dice, defender 1."""
    match = duel("NNNS", "SS")
    script(match, "..", ".")

    attack(match, "C2", "C3")

    assert len(told(match, "netted")) == 2
    assert told(match, "rolled") == ["rolled a C2 keep ..", "rolled b C3 keep ."]


def test_scenario_10_four_nets_against_four_swords() -> None:
    """5.2.6, 5.3.1, 5.6.6 Both roll one die; the survivors are active again."""
    match = duel("NNNN", "SSSS")
    script(match, "#", "*")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled a C2 keep #", "rolled b C3 keep *"]
    assert told(match, "fell") == ["fell b C3 sword 1 a"]
    assert (at(match, "C2"), at(match, "C3")) == ("a:NNNN+1", "b:SSS")
    assert pen(match, 0) == "S"


def test_scenario_11_shields_stop_the_singles_only() -> None:
    """5.5.1, 5.5.2 SSSS v SSHH, ##**.: both singles stopped, exactly two lost, no token."""
    match = duel("SSSS", "SSHH")
    script(match, "##**.", ".")
    attack(match, "C2", "C3")
    choose(match, "casualty", "sword")

    choose(match, "casualty", "sword")

    assert at(match, "C3") == "b:HH"


def test_scenario_12_spare_shields_do_nothing() -> None:
    """5.5.1, 5.5.3 SS v SHHH, *..: stopped, no token."""
    match = duel("SS", "SHHH")
    script(match, "*..", "..")

    attack(match, "C2", "C3")

    assert told(match, "struck")[0] == "struck a C3 1 1 0"
    assert at(match, "C3") == "b:SHHH"


@pytest.mark.parametrize(
    ("scenario", "dice", "after"),
    [(13, "*..", "b:SSS"), (14, "**.", "b:SSS+1"), (15, "#*.", "b:SS")],
)
def test_scenarios_13_14_15_old_token_and_new(scenario: int, dice: str, after: str) -> None:
    """5.6.3, 5.6.4 SS v SSSS+1: a pair costs one, an odd token stays, a lethal adds one."""
    match = duel("SS", "SSSS+1")
    script(match, dice, "." * (1 + after.count("S")))

    attack(match, "C2", "C3")

    assert at(match, "C3") == after, scenario


def test_scenario_16_a_team_wiped_out() -> None:
    """5.8.1, 5.8.2, 5.8.3, 5.6.7 SSSS+1 v SS+1, ##**.: two captives, no roll back, own token."""
    match = duel("SSSS+1", "SS+1")
    script(match, "##**.")

    attack(match, "C2", "C3")

    assert pen(match, 0) == "SS"
    assert len(told(match, "rolled")) == 1
    assert (at(match, "C2"), at(match, "C3")) == ("", "a:SSSS+1")


def test_scenario_17_trident_and_shield_given_up() -> None:
    """5.7.2 SSSS v SSTH, ##...: gives T and H, rolls 3 dice, no reroll."""
    match = duel("SSSS", "SSTH")
    script(match, "##...", "...")
    attack(match, "C2", "C3")
    choose(match, "casualty", "trident")

    choose(match, "casualty", "shield")

    assert told(match, "rolled")[1] == "rolled b C3 keep ..."
    assert asked(match) == "b team"


def test_scenario_18_both_swords_given_up() -> None:
    """5.7.2, 5.4.1 The same, gives S and S: one die, and a reroll with 1 trident v 0."""
    match = duel("SSSS", "SSTH")
    script(match, "##...", ".")
    attack(match, "C2", "C3")
    choose(match, "casualty", "sword")

    choose(match, "casualty", "sword")

    assert told(match, "rolled")[1] == "rolled b C3 keep ."
    assert asked(match) == "b reroll"


def test_scenario_19_a_switched_off_casualty() -> None:
    """5.6.6, 5.7.2 NSSS v SSTH, net on T, which is given up: SSH stay active, 3 dice."""
    match = duel("NSSS", "SSTH")
    script(match, "#...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "trident")

    choose(match, "casualty", "trident-off")

    assert told(match, "rolled")[1] == "rolled b C3 keep ..."
    assert at(match, "C3") == "b:SSH"


def test_scenario_20_tridents_tie() -> None:
    """5.4.1 SSST v SSST: nobody rerolls."""
    match = duel("SSST", "SSST")
    script(match, "....", "....")

    attack(match, "C2", "C3")

    assert asked(match) == "b team"


def test_scenario_21_a_netted_trident() -> None:
    """5.4.1, R6 SSST v NSST, the attacker's T netted: he may not reroll, the defender may."""
    match = duel("SSST", "NSST")
    script(match, "....", "...")
    attack(match, "C2", "C3")

    choose(match, "net", "trident")

    assert told(match, "rolled") == ["rolled a C2 keep ....", "rolled b C3 keep ..."]
    assert asked(match) == "b reroll"


def test_scenario_21_the_netted_tridents_foe_loses_his_own() -> None:
    """5.4.1, 5.7.2 The same, but the defender's T does not survive: no reroll."""
    match = duel("SSST", "NSST")
    script(match, "#...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "trident")

    choose(match, "casualty", "trident")

    assert asked(match) == "b team"


def test_scenario_22_one_reroll_only() -> None:
    """5.4.3 STTT v SSSS: .. then *.: one token stands."""
    match = duel("STTT", "SSSS")
    script(match, "..", "*.", ".....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "again")

    assert at(match, "C3") == "b:SSSS+1"
    assert asked(match) == "b team"


def test_scenario_23_the_second_roll_stands() -> None:
    """5.4.2 SSST v SSSS: **.. then ....: nothing happens."""
    match = duel("SSST", "SSSS")
    script(match, "**..", "....", ".....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "again")

    assert at(match, "C3") == "b:SSSS"


def test_scenario_24_the_attacker_falls_in_its_own_attack() -> None:
    """5.8.3, R10 S at B2 v LS+1 at C2: the defender moves to B2 with its token."""
    match = arrange({"B2": "a:S", "C2": "b:LS+1", "E3": "a:SSSS", "E1": "b:SSSS"})
    script(match, "#.")

    attack(match, "B2", "C2")

    assert board(match) == {"B2": "b:LS+1", "E3": "a:SSSS", "E1": "b:SSSS"}
    assert pen(match, 1) == "S"
    assert len(told(match, "rolled")) == 1


def test_scenario_25_a_team_against_a_bull() -> None:
    """6.3, 6.6, 6.10, 6.12 SSTH v bull-2: 2 wounds; bull **.: +1; the left neighbour not asked."""
    match = hunt("SSTH", "bull-2")
    script(match, "#*.", "**.")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    assert told(match, "faced") == ["faced c C2"]
    assert told(match, "rolled")[1] == "rolled a C3 keep **."
    assert (at(match, "C2"), at(match, "C3")) == ("c:SSTH+1", "bull-2+2")
    assert asked(match) == "a ground"


def test_scenario_26_the_bull_dies() -> None:
    """6.7, 6.9, 6.13 bull-2 with 2 wounds, #..: killed, no roll back, +2, the team moves in."""
    match = hunt("SSTH", "bull-2+2")
    script(match, "#..")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    assert len(told(match, "rolled")) == 1
    assert match.scores == [0, 0, 2]
    assert (at(match, "C2"), at(match, "C3")) == ("", "c:SSTH")


def test_scenario_27_shields_of_an_animal() -> None:
    """6.6 SSSS v bull-3, #**..: 2 wounds only."""
    match = hunt("SSSS", "bull-3")
    script(match, "#**..", "..")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "bull-3+2"


def test_scenario_28_a_lion_rolls_first() -> None:
    """6.2, 6.3, 6.11 NNSS v lion-4, ##.: gives NN, out of the game; no nets; 3 dice."""
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


def test_scenario_29_a_bear_wipes_out_its_attacker() -> None:
    """6.11, 6.12, 6.13 S at A1 v bear-2+1 at A2: the bear moves in and keeps its wound."""
    match = arrange(
        {"A1": "a:S", "A2": "bear-2+1", "E3": "a:SSSS", "E1": "b:SSSS"}, seats=3, turn=0
    )
    before = gone(match)
    script(match, "#..")
    attack(match, "A1", "A2")
    question = asked(match)

    choose(match, "reroll", "keep")

    assert question == "b reroll"
    assert (at(match, "A1"), at(match, "A2")) == ("bear-2+1", "")
    assert gone(match) == before + 1
    assert match.scores == [0, 0, 0]


def test_scenario_30_the_left_neighbour_decides_the_bears_reroll() -> None:
    """6.5, 6.12 SSSS v bear-1: ....., then ...: asked with 1 trident v 0."""
    match = hunt("SSSS", "bear-1")
    script(match, ".....", "...")

    attack(match, "C2", "C3")

    assert asked(match) == "a reroll"


def test_scenario_31_the_last_blow_takes_all() -> None:
    """6.9 Two wounds by seat 0, the third by seat 1: seat 1 takes lion-1, seat 0 nothing."""
    match = arrange({"C2": "lion-1", "C3": "a:LSSS", "B2": "b:LSSS", "E3": "a:HH", "D1": "b:HH"})
    script(match, "**..", "..")
    attack(match, "C3", "C2")
    script(match, "*...")

    attack(match, "B2", "C2")

    assert pen(match, 0) == ""
    assert pen(match, 1) == "lion-1"


def test_scenario_32_excess_wounds_are_ignored() -> None:
    """6.7, R17 lion-1 unhurt, ##.: killed, 2 points."""
    match = hunt("LSSH", "lion-1")
    script(match, "##.")

    attack(match, "C2", "C3")

    assert told(match, "killed") == ["killed lion-1 C3 c"]
    assert match.scores == [0, 0, 2]


def test_scenario_33_a_full_team_beside_a_foe_stays() -> None:
    """4.1 C2 with foes at B2 and E2: only C2."""
    match = arrange({"C2": "a:SSSS", "B2": "b:SSSS", "E2": "b:SSSS"})

    spaces = grounds(match, "C2")

    assert spaces == ["C2"]


def test_scenario_34_a_small_team_may_go_anywhere() -> None:
    """4.1, 4.5, R11 The same with three gladiators."""
    match = arrange({"C2": "a:SSS", "B2": "b:SSSS", "E2": "b:SSSS"})

    spaces = grounds(match, "C2")

    assert spaces == ["A1", "A2", "B1", "B3", "C1", "C2", "D2", "D3", "E1", "E3"]


def test_scenario_34_under_first_contact_not_past_a_target() -> None:
    """4.5 The same with the stricter path."""
    match = arrange(
        {"C2": "a:SSS", "B2": "b:SSSS", "E2": "b:SSSS"}, options={"path": "first_contact"}
    )

    spaces = grounds(match, "C2")

    assert spaces == ["A2", "B3", "C1", "C2", "D2", "D3", "E3"]


def test_scenario_35_a_full_team_far_from_its_foe_walks() -> None:
    """4.1, 4.2 E2, only foe at A2: not E2 itself."""
    match = arrange({"E2": "a:SSSS", "A2": "b:SSSS"})

    spaces = grounds(match, "E2")

    assert spaces == ["A1", "A3", "B2", "B3"]


def test_scenario_36_a_walled_in_team_is_not_offered() -> None:
    """3.8, 4.4 Own full teams E1 D1 D2 E2, foe at A2: not E1."""
    match = arrange(
        {"E1": "a:SSSS", "D1": "a:SSSS", "D2": "a:SSSS", "E2": "a:SSSS", "A2": "b:SSSS"}
    )

    teams = offered(match, "team")

    assert teams == ["D1", "D2", "E2"]


def test_scenario_37_an_own_neighbour_does_not_hold_it() -> None:
    """4.1, R12 Own full teams at E2 and E1, foe at A2."""
    match = arrange({"E2": "a:SSSS", "E1": "a:SSSS", "A2": "b:SSSS"})

    spaces = grounds(match, "E2")

    assert spaces == ["A1", "A3", "B2", "B3"]


def test_scenario_38_a_wall_of_animals_cannot_be_passed() -> None:
    """4.4 Animals on C1, C2, C3; own full team at E2, foe at A2."""
    match = arrange(
        {"E2": "a:SSSS", "A2": "b:SSSS", "C1": "lion-1", "C2": "lion-2", "C3": "lion-3"}
    )

    spaces = grounds(match, "E2")

    assert spaces == ["D1", "D2", "D3", "D4"]


def test_scenario_39_a_new_base_apart_from_the_first() -> None:
    """2.2.5 Own base at C2: ten spaces, sixteen without spacing."""
    spaced = entry({"C2": "a:SSSS"})
    unspaced = entry({"C2": "a:SSSS"}, options={"spacing": False})

    assert offered(spaced, "place") == ["A1", "A2", "A3", "B1", "B4", "D1", "D4", "E1", "E2", "E3"]
    assert len(offered(unspaced, "place")) == 16


def test_scenario_40_no_space_apart_is_free() -> None:
    """2.2.5, R21 Own B2 D3 B4, others D1 E1: all twelve free spaces."""
    match = entry({"B2": "a:SSSS", "D3": "a:SSSS", "B4": "a:SSSS", "D1": "b:S", "E1": "b:S"})

    spaces = offered(match, "place")

    assert spaces == ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3", "D2", "D4", "E2", "E3"]


def test_scenario_41_one_space_apart_is_free() -> None:
    """2.2.5, R21 Own B2 D3, others B4 E1 D1: A3 only, so the space is not asked for."""
    match = entry({"B2": "a:SSSS", "D3": "a:SSSS", "B4": "b:S", "E1": "b:S", "D1": "b:S"})
    question = asked(match)

    choose(match, "recruit", "net")

    assert question == "a recruit"
    assert at(match, "A3") == "a:N"


def test_scenario_42_the_swords_are_gone() -> None:
    """2.2.6 28 swords taken: sword is not offered."""
    ours = dict.fromkeys(("A1", "A3", "C1"), "a:SSSS")
    theirs = dict.fromkeys(("C3", "E1", "E3", "B4"), "b:SSSS")
    match = entry({**ours, **theirs})
    choose(match, "place", "D3")

    piles = offered(match, "recruit")

    assert piles == ["spear", "net", "trident", "shield"]


def test_scenario_43_five_players_use_all_sixty() -> None:
    """2.2.9 Fifteen full teams and five empty piles."""
    match = begin("clash", 5, "scenario 43")

    play_until(match, "scenario 43", "lair")

    assert match.view(None)["piles"] == [0] * 5
    assert sum(len(piece) - 2 for piece in board(match).values()) == 60
    assert gone(match) == 0


def beast_scene(animal: str) -> dict[str, str]:
    return {"C2": animal, "C3": "a:SSSS", "A1": "a:HHHH", "E1": "b:HHHH"}


def test_scenario_44_a_player_without_gladiators_leads_a_bear() -> None:
    """7.2, 7.5, 7.6 bear-3 v SSSS: bear first, #*..: one captive for seat 2, token 1, 4 dice."""
    match = arrange(beast_scene("bear-3"), seats=3, turn=2)
    script(match, "#*..", "....")

    lead(match, "bear-3", "C3")

    assert told(match, "rolled") == ["rolled c C2 keep #*..", "rolled a C3 keep ...."]
    assert pen(match, 2) == "S"
    assert at(match, "C3") == "a:SSS+1"
    assert at(match, "C2") == "bear-3"


def test_scenario_45_the_prey_kills_the_bear() -> None:
    """7.7, R16 Seat 0's roll brings bear-3 to 6: seat 0 takes it and must move into C2."""
    match = arrange(beast_scene("bear-3+4"), seats=3, turn=2)
    script(match, "....", "#....")

    lead(match, "bear-3", "C3")

    assert match.scores == [2, 0, 0]
    assert (at(match, "C2"), at(match, "C3")) == ("a:SSSS", "")


def test_scenario_46_a_spare_enters_where_it_touches_a_piece() -> None:
    """7.3 Every empty space that touches any piece."""
    match = arrange({"A1": "a:S", "E3": "b:S", "C1": "lion-2"}, seats=3, turn=2, spares=["lion-1"])

    spaces = beast_grounds(match, "lion-1")

    assert spaces == ["A2", "B1", "B2", "C2", "D1", "D2", "D3", "D4", "E2"]


def test_scenario_46_on_a_full_board_spares_are_not_offered() -> None:
    """7.3 Seventeen pieces, one spare."""
    lions = {"A1": "lion-1", "A2": "lion-2", "A3": "lion-3", "B1": "lion-4"}
    bulls = {"B2": "bull-1", "B3": "bull-2", "B4": "bull-3", "C1": "bull-4"}
    bears = {"C2": "bear-1", "C3": "bear-2", "D1": "bear-3"}
    teams = {"D2": "a:S", "D3": "a:S", "D4": "b:S", "E1": "b:S", "E2": "a:S", "E3": "b:S"}
    match = arrange({**lions, **bulls, **bears, **teams}, seats=3, turn=2)

    animals = offered(match, "beast")

    assert beside(match) == ["bear-4"]
    assert len(animals) == 11
    assert "bear-4" not in animals


def test_scenario_47_a_led_animal_with_a_neighbour_stays() -> None:
    """7.4, R14 Whatever its wounds; with nothing adjacent it may move."""
    held = arrange(beast_scene("bear-3+5"), seats=3, turn=2)
    free = arrange({"C3": "bear-3+5", "A1": "a:HHHH", "E1": "b:HHHH"}, seats=3, turn=2)

    assert beast_grounds(held, "bear-3") == ["C2"]
    assert beast_grounds(free, "bear-3") == ["A2", "B1", "B2", "D1", "D2", "E2"]


def test_scenario_48_animal_against_animal() -> None:
    """7.8, 7.6 lion-2 v bull-1: lion first (2 v 0), ##: seat 2 takes bull-1, the lion moves in."""
    match = arrange(
        {"C2": "lion-2", "C3": "bull-1", "A1": "a:HHHH", "E1": "b:HHHH"}, seats=3, turn=2
    )
    script(match, "##")

    lead(match, "lion-2", "C3")

    assert told(match, "rolled") == ["rolled c C2 keep ##"]
    assert pen(match, 2) == "bull-1"
    assert (at(match, "C2"), at(match, "C3")) == ("", "lion-2")


def test_scenario_49_the_led_animal_dies() -> None:
    """7.8, R24 lion-1+2 v bear-3, .. and *...: out of the game; the bear moves in; no points."""
    match = arrange(
        {"C2": "lion-1+2", "C3": "bear-3", "A1": "a:HHHH", "E1": "b:HHHH"}, seats=3, turn=2
    )
    script(match, "..", "*...")

    lead(match, "lion-1", "C3")

    assert told(match, "rolled")[1] == "rolled a C3 keep *..."
    assert lost_animals(match) == ["lion-1"]
    assert match.scores == [0, 0, 0]
    assert (at(match, "C2"), at(match, "C3")) == ("bear-3", "")


def test_scenario_50_the_last_but_one_falls() -> None:
    """8.2, 8.4, 8.6 Seats 0 and 1 alone have gladiators; seat 2 wins on points."""
    match = arrange(
        {"C2": "a:SS", "C3": "b:S", "E1": "lion-1"},
        seats=3,
        pens={2: "LL bear-1"},
    )
    script(match, "#..")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended one-left"]
    assert pen(match, 0) == "SSS"
    assert match.winners == [2]


def test_scenario_51_the_twelfth_animal_dies() -> None:
    """8.3, 8.4 Three players have teams: the game ends at once, all survivors to their owners."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "bull-1+3", "E1": "b:SSS", "A3": "c:HH"}, seats=3, spares=[]
    )
    script(match, "#....")

    attack(match, "C2", "C3")

    assert told(match, "ended") == ["ended no-animals"]
    assert match.scores == [4 + 2, 3, 2]


def test_scenario_52_points() -> None:
    """8.5 Two captives and an animal in the pen, three survivors: 7."""
    match = arrange(
        {"C2": "a:SSS", "C3": "b:S", "E1": "lion-1"}, pens={0: "N bear-1", 1: "SSSSSSSS"}
    )
    script(match, "#...")

    attack(match, "C2", "C3")

    assert match.scores[0] == 3 + 2 + 2


def test_scenario_53_a_shared_victory() -> None:
    """8.7, R18 Two seats with 14 points each, the third less: both win."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "b:S", "E1": "lion-1"},
        seats=3,
        pens={0: "LLLLLLL bear-1", 1: "SSSS", 2: "NNNNNNNN bull-1 bull-2 bull-3"},
    )
    script(match, "#....")

    attack(match, "C2", "C3")

    assert match.scores == [14, 4, 14]
    assert match.winners == [0, 2]


def test_scenario_54_forty_idle_battles() -> None:
    """9.3, R27 Forty battles of blanks, two lone teams of four: the game ends and is scored."""
    match = arrange({"C2": "a:HHHH", "C3": "b:HHHH"})
    script(match, "." * 80)

    wake(match)

    assert len(told(match, "attacked")) == 40
    assert told(match, "ended") == ["ended idle"]
    assert match.scores == [4, 4]


def test_scenario_55_wiped_out_by_an_attacked_animal() -> None:
    """7.10, 6.11 Seat 0's last go to nobody; it plays on by chapter 7 from its next turn."""
    match = arrange({"C2": "a:S", "C3": "lion-4", "E1": "b:HHHH", "A3": "c:HHHH"}, seats=3, turn=0)
    script(match, "#..")
    attack(match, "C2", "C3")
    script(match, ".", ".", ".", ".")

    attack(match, "E1", "A3", ground="A2")

    assert match.scores == [0, 0, 0]
    assert [line.split()[1] for line in told(match, "attacked")] == ["a", "b", "c"]
    assert asked(match) == "a beast"
