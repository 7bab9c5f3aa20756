"""Chapter 5, Battle of two teams."""

import pytest

from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    board,
    choose,
    duel,
    offered,
    pen,
    script,
    told,
)

# 5.1 Who rolls first.


@pytest.mark.parametrize(
    ("team", "foe", "first", "second"),
    [("LSSS", "LLSS", "...", "...."), ("SSSS", "LSSS", "....", ".....")],
)
def test_5_1_1_more_spears_roll_first_for_the_defender(
    team: str, foe: str, first: str, second: str
) -> None:
    """5.1.1 Two spears against one, or one against none, whichever side attacked."""
    match = duel(team, foe)
    script(match, first, second)

    attack(match, "C2", "C3")

    assert told(match, "rolled") == [f"rolled b C3 keep {first}", f"rolled a C2 keep {second}"]


def test_5_1_1_more_spears_roll_first_for_the_attacker() -> None:
    """5.1.1 One spear against none."""
    match = duel("LSSS", "SSSS")
    script(match, "....", ".....")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled a C2 keep ....", "rolled b C3 keep ....."]


@pytest.mark.parametrize("spears", ["", "L", "LL"])
def test_5_1_2_equal_spears_let_the_attacker_roll_first(spears: str) -> None:
    """5.1.2, R1 None against none included, however many swords the defender has."""
    match = duel(spears + "HH", spears + "SS")
    script(match, ".", "...")

    attack(match, "C2", "C3")

    assert told(match, "faced") == ["faced a C2"]
    assert told(match, "rolled") == ["rolled a C2 keep .", "rolled b C3 keep ..."]


def test_5_1_3_a_netted_spear_has_already_counted() -> None:
    """5.1.3, R3 The defender's spear is switched off, and still he rolls first."""
    match = duel("NSSS", "LSSS")
    script(match, "....", "....")
    attack(match, "C2", "C3")

    choose(match, "net", "spear")

    assert told(match, "rolled") == ["rolled b C3 keep ....", "rolled a C2 keep ...."]


# 5.2 Nets.


def test_5_2_1_the_side_that_rolls_first_throws_all_its_nets_first() -> None:
    """5.2.1 Both of b's nets fly before a's only one."""
    match = duel("NSSS", "LNNS")
    script(match, "..", "..")
    attack(match, "C2", "C3")

    questions = [asked(match)]
    choose(match, "net", "sword")
    questions.append(asked(match))
    choose(match, "net", "sword")
    questions.append(asked(match))

    assert questions == ["b net", "b net", "a net"]


def test_5_2_1_a_net_must_be_thrown() -> None:
    """5.2.1 Every option is an enemy; there is no way to keep the net."""
    match = duel("NSSS", "LSTH")

    attack(match, "C2", "C3")

    assert offered(match, "net") == ["spear", "sword", "trident", "shield"]


def test_5_2_2_the_other_side_throws_only_the_nets_it_has_left() -> None:
    """5.2.2 One of b's two nets is switched off: b throws one."""
    match = duel("NSSS", "NNSS")
    script(match, "...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "net")

    choose(match, "net", "sword")

    assert told(match, "netted") == ["netted a C3 net", "netted b C2 sword"]


def test_5_2_2_netted_nets_are_not_thrown() -> None:
    """5.2.2 Both of b's nets are taken: b throws none."""
    match = duel("NNSS", "NNSS")
    script(match, "...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "net")

    choose(match, "net", "net")

    assert told(match, "netted") == ["netted a C3 net", "netted a C3 net"]
    assert told(match, "rolled") == ["rolled a C2 keep ...", "rolled b C3 keep ..."]


def test_5_2_3_every_net_needs_a_fresh_victim() -> None:
    """5.2.3, R4 The only trident is taken, so it is not offered a second time."""
    match = duel("NNSS", "SSTH")
    attack(match, "C2", "C3")

    choose(match, "net", "trident")

    assert asked(match) == "a net"
    assert offered(match, "net") == ["sword", "shield"]


@pytest.mark.parametrize(
    ("team", "foe", "netted", "dice"),
    [
        ("NNNN", "H", ["netted a C3 shield"], "."),
        ("NNNS", "SS", ["netted a C3 sword", "netted a C3 sword"], ".."),
        ("NNSS", "SS", ["netted a C3 sword", "netted a C3 sword"], "..."),
    ],
)
def test_5_2_3_nets_beyond_the_active_enemies_are_wasted(
    team: str, foe: str, netted: list[str], dice: str
) -> None:
    """5.2.3, 5.3.1, R4 As many victims as there are; then the dice, one for a team all off."""
    match = duel(team, foe)
    script(match, dice, ".")

    attack(match, "C2", "C3")

    assert told(match, "netted") == netted
    assert told(match, "rolled") == [f"rolled a C2 keep {dice}", "rolled b C3 keep ."]


def test_5_2_3_any_type_may_be_the_victim() -> None:
    """5.2.3 Nets and spears as well."""
    match = duel("NLLS", "LNTH")

    attack(match, "C2", "C3")

    assert offered(match, "net") == ["spear", "net", "trident", "shield"]


def test_5_2_4_a_net_holds_when_its_thrower_is_switched_off() -> None:
    """5.2.4, R4 b's net takes the very net that took b's sword: else b would roll four dice."""
    match = duel("NSSS", "NSSS")
    script(match, "....", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")

    choose(match, "net", "net")

    assert told(match, "rolled") == ["rolled a C2 keep ....", "rolled b C3 keep ..."]


def test_5_2_4_a_net_holds_when_its_thrower_is_lost() -> None:
    """5.2.4, R4 b's net switches off a sword and falls in the first roll: the sword stays off."""
    match = duel("LSSS", "NSSS")
    script(match, "#..", "....")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")

    choose(match, "casualty", "net")

    assert told(match, "rolled") == ["rolled a C2 keep #..", "rolled b C3 keep ...."]


def test_5_2_5_a_switched_off_sword_adds_no_die_and_may_be_given_up() -> None:
    """5.2.5, 5.6.6 Two of three swords lie beside their base; one of them is the casualty."""
    match = duel("NNSS", "SSSH")
    script(match, "#..", "..")
    attack(match, "C2", "C3")
    choose(match, "net", "sword")
    choose(match, "net", "sword")

    options = offered(match, "casualty")
    choose(match, "casualty", "sword-off")

    assert options == ["sword", "sword-off", "shield"]
    assert told(match, "rolled")[-1] == "rolled b C3 keep .."
    assert at(match, "C3") == "b:SSH"


def test_5_2_5_a_switched_off_shield_stops_nothing() -> None:
    """5.2.5, 5.5.1 Only the active shield of two works."""
    match = duel("NSSS", "SSHH")
    script(match, "**..", "...")
    attack(match, "C2", "C3")

    choose(match, "net", "shield")

    assert told(match, "struck")[0] == "struck a C3 2 1 0"
    assert at(match, "C3") == "b:SSHH+1"


def test_5_2_6_at_most_four_nets_work() -> None:
    """5.2.6 Two of b's nets are taken; the two that are left fly; four in all."""
    match = duel("NNSS", "NNNN")
    script(match, "...", ".")
    attack(match, "C2", "C3")

    choose(match, "net", "sword")
    choose(match, "net", "sword")

    assert told(match, "netted") == [
        "netted a C3 net",
        "netted a C3 net",
        "netted b C2 sword",
        "netted b C2 sword",
    ]


def test_5_2_6_four_nets_against_four_swords() -> None:
    """5.2.6, 5.3.1, 5.6.6 Both roll one die; the survivors are active again."""
    match = duel("NNNN", "SSSS")
    script(match, "#", "*")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled a C2 keep #", "rolled b C3 keep *"]
    assert told(match, "fell") == ["fell b C3 sword 1 a"]
    assert (at(match, "C2"), at(match, "C3")) == ("a:NNNN+1", "b:SSS")
    assert pen(match, 0) == "S"


# 5.3 Dice.


@pytest.mark.parametrize("swords", [0, 1, 2, 3, 4])
def test_5_3_1_one_die_for_the_team_and_one_for_each_sword(swords: int) -> None:
    """5.3.1 From one die to five."""
    match = duel("S" * swords + "H" * (4 - swords), "HHHH")
    script(match, "." * (1 + swords), ".")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[0] == "rolled a C2 keep " + "." * (1 + swords)


# 5.4 Reroll.


def test_5_4_1_more_tridents_may_reroll() -> None:
    """5.4.1 Two against one."""
    match = duel("SSTT", "SSST")
    script(match, "...")

    attack(match, "C2", "C3")

    assert asked(match) == "a reroll"


@pytest.mark.parametrize(("team", "dice"), [("SSTT", "..."), ("SSST", "....")])
def test_5_4_1_equal_tridents_may_not(team: str, dice: str) -> None:
    """5.4.1, R6 Two against two, one against one: nobody is asked."""
    match = duel(team, team)
    script(match, dice, dice)

    attack(match, "C2", "C3")

    assert asked(match) == "b team"


def test_5_4_1_a_switched_off_trident_gives_no_reroll() -> None:
    """5.4.1, R6 a's only trident is netted."""
    match = duel("SSST", "LNSS")
    script(match, "...", "....")
    attack(match, "C2", "C3")

    choose(match, "net", "trident")

    assert [line.split()[3] for line in told(match, "rolled")] == ["keep", "keep"]
    assert asked(match) == "b team"


def test_5_4_1_a_switched_off_trident_loses_the_comparison() -> None:
    """5.4.1, R6 One against one, but the attacker's is netted: not he, the defender may reroll."""
    match = duel("SSST", "NSST")
    script(match, "....", "...")
    attack(match, "C2", "C3")

    choose(match, "net", "trident")

    assert told(match, "rolled") == ["rolled a C2 keep ....", "rolled b C3 keep ..."]
    assert asked(match) == "b reroll"


def test_5_4_1_a_switched_off_trident_does_not_hinder_the_others_reroll() -> None:
    """5.4.1, R6 One against one, but the foe's is netted: one against none."""
    match = duel("NSST", "SSST")
    script(match, "...")
    attack(match, "C2", "C3")

    choose(match, "net", "trident")

    assert asked(match) == "a reroll"


def test_5_4_2_he_sees_the_roll_and_may_keep_it() -> None:
    """5.4.2 The first roll is told before he is asked; kept, it counts."""
    match = duel("SSST", "SSSS")
    script(match, "*...", ".....")
    attack(match, "C2", "C3")
    before = told(match, "rolled")

    choose(match, "reroll", "keep")

    assert before == ["rolled a C2 keep *..."]
    assert told(match, "rolled")[1:] == ["rolled b C3 keep ....."]
    assert at(match, "C3") == "b:SSSS+1"


def test_5_4_2_a_reroll_takes_all_the_dice() -> None:
    """5.4.2 Four dice, of which two had hit, are all thrown again, and the second roll stands."""
    match = duel("SSST", "SSSS")
    script(match, "*#..", "...*", ".....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "again")

    assert told(match, "rolled")[1] == "rolled a C2 again ...*"
    assert at(match, "C3") == "b:SSSS+1"
    assert pen(match, 0) == ""


def test_5_4_3_a_lead_of_three_tridents_gives_one_reroll() -> None:
    """5.4.3 The second roll stands, and nobody is asked again."""
    match = duel("STTT", "SSSS")
    script(match, "..", "*.", ".....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "again")

    assert at(match, "C3") == "b:SSSS+1"
    assert asked(match) == "b team"


def test_5_4_4_only_one_side_has_the_right() -> None:
    """5.4.4 a has more, so b is not asked after his roll."""
    match = duel("SSTT", "SSST")
    script(match, "...", "....")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    assert asked(match) == "b team"


def test_5_4_1_the_tridents_are_compared_at_that_moment() -> None:
    """5.4.1, 5.7.2 b had two against one and gave up both: b may not reroll."""
    match = duel("SSST", "SSTT")
    script(match, "##..", "...")
    attack(match, "C2", "C3")
    choose(match, "casualty", "trident")

    choose(match, "casualty", "trident")

    assert asked(match) == "b team"
    assert told(match, "rolled")[-1] == "rolled b C3 keep ..."


# 5.5 Shields.


@pytest.mark.parametrize(
    ("dice", "shields", "left"),
    [
        ("*....", 1, ""),
        ("**...", 1, "+1"),
        ("***..", 2, "+1"),
        ("*****", 4, "+1"),
        ("*....", 4, ""),
    ],
)
def test_5_5_1_each_shield_stops_one_single(dice: str, shields: int, left: str) -> None:
    """5.5.1, R7 What is left over is a token."""
    team = "S" * (4 - shields) + "H" * shields
    match = duel("SSSS", team)
    script(match, dice, "." * (5 - shields))

    attack(match, "C2", "C3")

    assert at(match, "C3") == f"b:{team}{left}"


def test_5_5_2_lethal_hits_are_never_stopped() -> None:
    """5.5.2, R2 Four shields against two lethals: two are lost."""
    match = duel("SSSS", "HHHH")
    script(match, "##...", ".")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "b:HH"
    assert pen(match, 0) == "HH"


def test_5_5_2_shields_stop_the_singles_beside_lethal_hits_only() -> None:
    """5.5.1, 5.5.2 Two shields, two singles, two lethals: exactly two lost, no token."""
    match = duel("SSSS", "SSHH")
    script(match, "##**.", ".")
    attack(match, "C2", "C3")
    choose(match, "casualty", "sword")

    choose(match, "casualty", "sword")

    assert at(match, "C3") == "b:HH"


def test_5_5_2_swords_stop_nothing() -> None:
    """5.5.2, R2 Four swords against a single: it counts."""
    match = duel("SSSS", "SSSS")
    script(match, "*....", ".....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "b:SSSS+1"


def test_5_5_3_spare_shields_have_no_further_effect() -> None:
    """5.5.3 Three shields stop one single; old tokens stay."""
    match = duel("SSSS", "SHHH+1")
    script(match, "*....", "..")

    attack(match, "C2", "C3")

    assert told(match, "struck")[0] == "struck a C3 1 1 0"
    assert at(match, "C3") == "b:SHHH+1"


# 5.6 Losses.


def test_5_6_1_each_lethal_hit_costs_one_gladiator() -> None:
    """5.6.1 Three lethals, three lost."""
    match = duel("SSSS", "SSSS")
    script(match, "###..", "..")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "b:S"


def test_5_6_2_each_unstopped_single_is_a_token_beside_the_old_ones() -> None:
    """5.6.2 One token from earlier and two singles are three: one pair, and one stays."""
    match = duel("SSSS+1", "SSSS")
    script(match, ".....", "**...")

    attack(match, "C2", "C3")

    assert at(match, "C2") == "a:SSS+1"


def test_5_6_3_every_two_tokens_cost_one_gladiator() -> None:
    """5.6.3 Four singles: two gladiators, no token left."""
    match = duel("SSSS", "SSSS")
    script(match, "****.", "...")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "b:SS"
    assert pen(match, 0) == "SS"


def test_5_6_3_an_odd_token_stays_for_later_battles() -> None:
    """5.6.3 The token of the first battle and the single of the second make a pair."""
    match = duel("SSSS", "SSSS")
    script(match, "*....", ".....")
    attack(match, "C2", "C3")
    script(match, ".....", "*....")

    attack(match, "C3", "C2")

    assert at(match, "C3") == "b:SSS"
    assert pen(match, 0) == "S"


@pytest.mark.parametrize(
    ("team", "dice", "after"),
    [
        ("SSSS", "#****", "b:S"),
        ("SSSS+1", "#***.", "b:S"),
        ("SSSS+1", "##*..", "b:S"),
        ("SSSS", "##*..", "b:SS+1"),
        ("SSSS", "##...", "b:SS"),
        ("SSSS+1", "#....", "b:SSS+1"),
        ("SSSS+1", "*....", "b:SSS"),
        ("SSSS+1", "**...", "b:SSS+1"),
        ("SSSS+1", "#*...", "b:SS"),
        ("SSSS+1", "***..", "b:SS"),
        ("SSSS+1", "****.", "b:SS+1"),
        ("SSSS", "*****", "b:SS+1"),
    ],
)
def test_5_6_4_lethals_and_pairs_of_tokens_together(team: str, dice: str, after: str) -> None:
    """5.6.4, R8 The sum is lost, and the parity stays."""
    match = duel("SSSS", team)
    script(match, dice, "." * (1 + after.count("S")))

    attack(match, "C2", "C3")

    assert at(match, "C3") == after


def test_5_6_5_the_lost_go_to_the_pen_of_the_player_who_rolled() -> None:
    """5.6.5 The defender rolls too, and takes what he beats."""
    match = duel("SSSS", "SSSS")
    script(match, ".....", "##...")

    attack(match, "C2", "C3")

    assert pen(match, 1) == "SS"
    assert pen(match, 0) == ""
    assert match.scores == [0, 2]


def test_5_6_5_the_captor_takes_the_very_gladiators_given() -> None:
    """5.6.5 A trident and a net, as the owner chose."""
    match = duel("SSSS", "NSST")
    script(match, "##..", "...")
    attack(match, "C2", "C3")
    choose(match, "casualty", "trident")

    choose(match, "casualty", "net")

    assert pen(match, 0) == "NT"
    assert at(match, "C3") == "b:SS"


def test_5_6_6_the_owner_chooses_one_after_another() -> None:
    """5.6.6 b, not in turn, is asked twice, from what is left of this team only."""
    match = duel("LSSS", "LSTH")
    script(match, "##..")
    attack(match, "C2", "C3")
    first = offered(match, "casualty")

    choose(match, "casualty", "sword")

    assert first == ["spear", "sword", "trident", "shield"]
    assert asked(match) == "b casualty"
    assert offered(match, "casualty") == ["spear", "trident", "shield"]


def test_5_6_6_5_7_1_three_lost_to_the_second_roll_are_chosen_one_after_another() -> None:
    """5.6.6, 5.7.1 The attacker gives up net, trident and shield, and keeps his sword."""
    match = duel("NSTH", "SSSS")
    script(match, "..", "###.")
    attack(match, "C2", "C3")
    choose(match, "reroll", "keep")

    for kind in ("net", "trident", "shield"):
        assert asked(match) == "a casualty"
        choose(match, "casualty", kind)

    assert at(match, "C2") == "a:S"
    assert pen(match, 1) == "NTH"
    assert asked(match) == "b team"


def test_5_6_6_the_total_is_known_before_the_first_is_chosen() -> None:
    """5.6.6, R28 When the first is asked for, hits and stopped hits have been told."""
    match = duel("SSSS", "LLTH")
    script(match, ".", "##*..")
    attack(match, "C2", "C3")

    choose(match, "reroll", "keep")

    assert asked(match) == "b casualty"
    assert told(match, "struck")[-1] == "struck a C3 1 1 2"
    agenda = match.view(1)["agenda"]
    assert isinstance(agenda, list)
    assert agenda[-1][0] == "choose_casualty"
    assert 2 in agenda[-1]


def test_5_6_6_when_all_are_lost_there_is_nothing_to_choose() -> None:
    """5.6.6 Four different gladiators, four hits: all go at once."""
    match = duel("LSSS", "LSTH")
    script(match, "####")

    attack(match, "C2", "C3")

    assert told(match, "fell") == []
    assert told(match, "wiped_out") == ["wiped_out b C3 4 a"]
    assert pen(match, 0) == "LSTH"


def test_5_6_7_hits_beyond_the_last_gladiator_have_no_effect() -> None:
    """5.6.7, R8 Five lethals on two gladiators are two points."""
    match = duel("SSSS", "SS")
    script(match, "#####")

    attack(match, "C2", "C3")

    assert match.scores == [2, 0]


# 5.7 The second side rolls.


def test_5_7_1_the_second_side_rolls_if_it_still_has_a_gladiator() -> None:
    """5.7.1 One of four is left, and its roll counts in full."""
    match = duel("SSSS", "SSSS")
    script(match, "###..", "#*")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[1] == "rolled b C3 keep #*"
    assert at(match, "C2") == "a:SSS+1"
    assert pen(match, 1) == "S"


@pytest.mark.parametrize(("lost", "dice"), [("##...", "..."), ("###..", "..")])
def test_5_7_2_those_just_lost_no_longer_count(lost: str, dice: str) -> None:
    """5.7.2, R5 Two or three swords lost: so many dice fewer than five."""
    match = duel("SSSS", "SSSS")
    script(match, lost, dice)

    attack(match, "C2", "C3")

    assert told(match, "rolled")[1] == f"rolled b C3 keep {dice}"


@pytest.mark.parametrize(
    ("given", "dice", "question"),
    [(("trident", "shield"), "...", "b team"), (("sword", "sword"), ".", "b reroll")],
)
def test_5_7_2_who_is_given_up_decides_dice_and_reroll(
    given: tuple[str, str], dice: str, question: str
) -> None:
    """5.7.2, 5.4.1 Of two swords, a trident and a shield two must go."""
    match = duel("SSSS", "SSTH")
    script(match, "##...", dice)
    attack(match, "C2", "C3")
    choose(match, "casualty", given[0])

    choose(match, "casualty", given[1])

    assert told(match, "rolled")[1] == f"rolled b C3 keep {dice}"
    assert asked(match) == question


def test_5_7_2_a_lost_trident_gives_no_reroll() -> None:
    """5.7.2, R5 b's trident goes, so b is not asked."""
    match = duel("SSSS", "SSST")
    script(match, "#....", "....")
    attack(match, "C2", "C3")

    choose(match, "casualty", "trident")

    assert asked(match) == "b team"


def test_5_7_2_a_lost_trident_gives_no_reroll_though_the_foes_is_netted() -> None:
    """5.7.2, 5.4.1 b would lead by one trident to none, but does not keep it."""
    match = duel("SSST", "NSST")
    script(match, "#...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "trident")

    choose(match, "casualty", "trident")

    assert asked(match) == "b team"


def test_5_7_2_a_switched_off_casualty_leaves_the_others_active() -> None:
    """5.6.6, 5.7.2 The netted trident is given up: two swords and a shield roll three dice."""
    match = duel("NSSS", "SSTH")
    script(match, "#...", "...")
    attack(match, "C2", "C3")
    choose(match, "net", "trident")

    choose(match, "casualty", "trident-off")

    assert told(match, "rolled")[1] == "rolled b C3 keep ..."
    assert at(match, "C3") == "b:SSH"


def test_5_7_3_the_first_sides_shields_and_tridents_are_those_still_active() -> None:
    """5.7.3, R5 a's shield stops b's single, and a's trident keeps b's from a reroll."""
    match = duel("SSTH", "SSST")
    script(match, "...", "*...")

    attack(match, "C2", "C3")

    assert asked(match) == "b team"
    assert told(match, "struck")[1] == "struck b C2 1 1 0"


def test_5_7_3_a_netted_shield_of_the_first_side_does_not_help_it() -> None:
    """5.7.3, 5.2.5 b's net took a's shield: b's single counts."""
    match = duel("SSSH", "NSSS")
    script(match, "....", "*...")
    attack(match, "C2", "C3")

    choose(match, "net", "shield")

    assert at(match, "C2") == "a:SSSH+1"


def test_5_7_4_spears_and_nets_are_casualties_only() -> None:
    """5.7.4 b keeps only spear and net, rolls one die, and throws no net a second time."""
    match = duel("LLSS", "LNSS")
    script(match, "##.", ".")
    attack(match, "C2", "C3")
    choose(match, "net", "spear")
    choose(match, "casualty", "sword")

    choose(match, "casualty", "sword")

    assert told(match, "rolled")[1] == "rolled b C3 keep ."
    assert len(told(match, "netted")) == 1


# 5.8 A team is wiped out.


def test_5_8_1_the_battle_ends_at_once_and_the_fallen_do_not_roll() -> None:
    """5.8.1 One roll only; the base is off."""
    match = duel("SSSS", "SS")
    script(match, "##...")

    attack(match, "C2", "C3")

    assert told(match, "rolled") == ["rolled a C2 keep ##..."]
    assert "b:SS" not in board(match).values()


def test_5_8_1_pairs_of_tokens_alone_can_wipe_out() -> None:
    """5.8.1, 5.6.3 No lethal hit: an old token and a single are enough for a lone gladiator."""
    match = duel("SSSS", "S+1")
    script(match, "*....")

    attack(match, "C2", "C3")

    assert told(match, "wiped_out") == ["wiped_out b C3 1 a"]
    assert at(match, "C3") == "a:SSSS"


def test_5_8_1_the_second_roll_can_wipe_out_the_attacker() -> None:
    """5.8.1 After its own roll the attacker falls."""
    match = duel("S", "SSSS")
    script(match, "..", "#....")

    attack(match, "C2", "C3")

    assert told(match, "wiped_out") == ["wiped_out a C2 1 b"]
    assert board(match) == {"C2": "b:SSSS", "A1": "a:SSSS", "E1": "b:SSSS"}


@pytest.mark.parametrize(("winner", "dice"), [("SSSS", "##*.."), ("SSSS+1", "##**.")])
def test_5_8_2_the_tokens_of_the_fallen_return_to_the_supply(winner: str, dice: str) -> None:
    """5.8.2, 5.8.3, 5.6.7, R8 The winner brings his own only; what is too much is ignored."""
    match = duel(winner, "SS+1")
    script(match, dice)

    attack(match, "C2", "C3")

    assert board(match) == {"C3": f"a:{winner}", "A1": "a:SSSS", "E1": "b:SSSS"}
    assert pen(match, 0) == "SS"
    assert len(told(match, "rolled")) == 1


def test_5_8_3_the_winner_must_move_in() -> None:
    """5.8.3, R10 Nobody asks him; his old space is empty."""
    match = duel("SSSS", "S")
    script(match, "#....")

    attack(match, "C2", "C3")

    assert told(match, "advanced") == ["advanced C2 C3"]
    assert at(match, "C2") == ""
    assert asked(match) == "b ground"


def test_5_8_3_a_winning_defender_moves_in_too_with_its_token() -> None:
    """5.8.3, R10 From C3 to C2."""
    match = duel("S", "LSSS+1")
    script(match, "#...")

    attack(match, "C2", "C3")

    assert told(match, "advanced") == ["advanced C3 C2"]
    assert at(match, "C2") == "b:LSSS+1"
    assert pen(match, 1) == "S"
    assert len(told(match, "rolled")) == 1


def test_5_8_3_the_winners_switched_off_go_with_it_active_again() -> None:
    """5.8.3, R39 a's netted sword is back on the base after the wipe-out and rolls next time."""
    match = arrange({"C2": "a:SSSS", "C3": "b:NS", "A1": "a:SSSS", "B4": "b:HHHH", "E1": "b:HHHH"})
    script(match, "##..")
    attack(match, "C2", "C3")
    script(match, ".", ".....")
    attack(match, "B4", "C3")

    assert at(match, "C3") == "a:SSSS"
    assert told(match, "rolled")[-1] == "rolled a C3 keep ....."


# 5.9 End of the battle.


def test_5_9_1_with_both_sides_standing_nobody_moves() -> None:
    """5.9.1 Both lost one and stay where they are."""
    match = duel("SSSS", "SSSS")
    script(match, "#....", "#...")

    attack(match, "C2", "C3")

    assert told(match, "advanced") == []
    assert (at(match, "C2"), at(match, "C3")) == ("a:SSS", "b:SSS")


def test_5_9_1_the_switched_off_are_active_again() -> None:
    """5.9.1 Two of b's swords were netted; in the next battle b rolls for all four."""
    match = arrange({"C2": "a:NNSS", "C3": "b:SSSS", "D4": "a:HHHH", "E1": "b:SSSS"})
    script(match, "...", "...")
    attack(match, "C2", "C3")
    script(match, ".....", ".")

    attack(match, "C3", "D4")

    assert told(match, "rolled")[1:3] == ["rolled b C3 keep ...", "rolled b C3 keep ....."]


def test_5_9_2_there_is_one_exchange_of_rolls() -> None:
    """5.9.2 One roll each, then the next player's turn."""
    match = duel("SSSS", "SSSS")
    script(match, "*....", "*....")

    attack(match, "C2", "C3")

    assert [line.split()[1] for line in told(match, "rolled")] == ["a", "b"]
    assert asked(match) == "b team"
