"""Every ruling in use, each in a scene where the other reading would come out otherwise."""

import pytest

from harena.face import begin
from harena.kernel.refused import Refused
from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    beast_grounds,
    board,
    choose,
    duel,
    entry,
    gone,
    grounds,
    hunt,
    lairs,
    lead,
    lost_animals,
    offered,
    pen,
    script,
    told,
    wake,
)


def test_r1_equal_spears_not_equal_swords_let_the_attacker_roll_first() -> None:
    """R1, 5.1.2 Swords differ, spears are equal: by the summaries' slip it would be open."""
    match = duel("LHHH", "LSSS")
    script(match, ".", "....")

    attack(match, "C2", "C3")

    assert told(match, "faced") == ["faced a C2"]


def test_r1_equal_swords_do_not_help_the_attacker() -> None:
    """R1, 5.1.2 Swords are equal, spears are not: by the slip the attacker would roll first."""
    match = duel("SSHH", "LSSH")
    script(match, "...", "...")

    attack(match, "C2", "C3")

    assert told(match, "faced") == ["faced b C3"]


def test_r2_shields_do_not_stop_a_lethal_hit() -> None:
    """R2, 5.5.2 "Swords cannot parry it" taken literally, four shields would save everybody."""
    match = duel("SSSS", "HHHH")
    script(match, "#....", ".")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "b:HHH"


def test_r3_a_spear_counts_before_the_nets() -> None:
    """R3, 5.1.3 With active spears only, one against one would let the attacker begin."""
    match = duel("LNSS", "LLSS")
    script(match, "...", "...")
    attack(match, "C2", "C3")

    choose(match, "net", "spear")

    assert [line.split()[1] for line in told(match, "rolled")] == ["b", "a"]


def test_r4_two_nets_never_take_the_same_gladiator() -> None:
    """R4, 5.2.3 Two nets, one sword left active at the end of three gladiators."""
    match = duel("NNSS", "SSS")
    script(match, "...", "..")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[1] == "rolled b C3 keep .."


def test_r6_only_active_tridents_count() -> None:
    """R6, 5.4.1 Counting all, two against one would give a the reroll."""
    match = duel("SSTT", "LNST")
    script(match, "..", "...")
    attack(match, "C2", "C3")

    choose(match, "net", "trident")

    assert asked(match) == "b team"


def test_r6_the_reroll_is_decided_before_the_shields() -> None:
    """R6, 5.4.1 When a is asked, nothing has been stopped yet."""
    match = duel("SSST", "SSSH")
    script(match, "*...")

    attack(match, "C2", "C3")

    assert asked(match) == "a reroll"
    assert told(match, "struck") == []


def test_r7_shields_are_not_optional() -> None:
    """R7, 5.5.1 Nobody asks b whether his shield stops the single."""
    match = duel("SSSS", "SSSH")
    script(match, "*....", "....")

    attack(match, "C2", "C3")

    assert told(match, "struck")[0] == "struck a C3 1 1 0"
    assert asked(match) == "b team"


def test_r9_a_thirteenth_token_is_laid() -> None:
    """R9, 9.1 With twelve as a limit the single would leave nothing."""
    match = arrange(
        {
            "C2": "a:SSSS",
            "C3": "b:SSSS",
            "A1": "bear-3+5",
            "A3": "bear-4+5",
            "E1": "b:SSSS+1",
            "E3": "a:SSSS+1",
        }
    )
    script(match, "*....", ".....")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "b:SSSS+1"


def test_r10_a_winning_defender_moves_in_with_its_token() -> None:
    """R10, 5.8.3 By the habit of other games b would stay at C3."""
    match = duel("S", "SSSS+1")
    script(match, "..", "#....")

    attack(match, "C2", "C3")

    assert (at(match, "C2"), at(match, "C3")) == ("b:SSSS+1", "")


def test_r11_a_move_may_pass_spaces_that_touch_a_target() -> None:
    """R11, 4.5 Stopping at the first contact, E1's corridor would end at C1."""
    pieces = {"E1": "a:SSSS", "D2": "a:SSSS", "E2": "a:SSSS", "C2": "b:SSSS", "A2": "b:SSSS"}
    free = arrange(pieces)
    strict = arrange(pieces, options={"path": "first_contact"})

    assert grounds(free, "E1") == ["A1", "A3", "B2", "B3", "C1", "C3", "D3"]
    assert grounds(strict, "E1") == ["C1"]


def test_r12_own_teams_are_no_targets() -> None:
    """R12, 3.3 a's small team at A1 touches only an own team: it has to go elsewhere."""
    match = arrange({"A1": "a:SS", "A2": "a:SSSS", "E3": "b:SSSS"})

    spaces = grounds(match, "A1")

    assert spaces == ["D3", "D4", "E2"]


def test_r12_own_teams_do_not_hinder_a_move() -> None:
    """R12, 4.1 If any neighbour did, the full team at A1 could not move at all."""
    match = arrange({"A1": "a:SSSS", "A2": "a:SSSS", "E3": "b:SSSS"})

    spaces = grounds(match, "A1")

    assert spaces == ["D3", "D4", "E2"]


def test_r12_own_teams_block_the_way() -> None:
    """R12, 4.4 Three own teams shut the corner of A1, so it is not offered."""
    match = arrange(
        {"A1": "a:SSSS", "A2": "a:SSSS", "B1": "a:SSSS", "B2": "a:SSSS", "E3": "b:SSSS"}
    )

    teams = offered(match, "team")

    assert teams == ["A2", "B1", "B2"]


@pytest.mark.parametrize("team", ["D1", "D2", "E2"])
def test_r13_a_team_that_cannot_attack_does_not_cost_the_turn(team: str) -> None:
    """R13, 3.8 E1 is walled in, but every team that is offered has an attack."""
    walled = {"E1": "a:SSSS", "D1": "a:SSSS", "D2": "a:SSSS", "E2": "a:SSSS"}
    match = arrange({**walled, "A2": "b:SSSS", "B4": "b:HHHH"})
    script(match, ".....", ".....")

    choose(match, "team", team)
    choose(match, "ground", "B2")

    assert told(match, "moved", "attacked")[:2] == [f"moved a {team} B2", "attacked a B2 A2"]


def test_r14_a_led_animal_with_a_neighbour_moves_unless_play_says_otherwise() -> None:
    """R14, 7.4 It has no more than three gladiators: to B2 or D3 as well."""
    pieces = {"C2": "lion-1", "C3": "a:SSSS", "A1": "a:SSSS", "E1": "b:SSSS"}
    free = arrange(pieces, seats=3, turn=2)
    hemmed = arrange(pieces, seats=3, turn=2, options={"beast_moves": "if_alone"})

    assert {"B2", "C2", "D3"} < set(beast_grounds(free, "lion-1"))
    assert beast_grounds(hemmed, "lion-1") == ["C2"]


def test_r14_a_led_animal_without_neighbours_moves() -> None:
    """R14, 7.4 If animals never moved it could not attack at all."""
    match = arrange({"C3": "lion-1", "A1": "a:SSSS", "E1": "b:SSSS"}, seats=3, turn=2, spares=[])

    spaces = beast_grounds(match, "lion-1")

    assert spaces == ["A2", "B1", "B2", "D1", "D2", "E2"]


def test_r15_the_left_of_the_attacker_decides_the_animals_reroll() -> None:
    """R15, 6.12 Not the attacker, and not b, who sits on the other side."""
    match = hunt("SSSS", "bear-4")
    script(match, ".....", "....")

    attack(match, "C2", "C3")

    assert asked(match) == "a reroll"


def test_r16_a_led_animal_killed_by_its_prey_goes_to_the_preys_owner() -> None:
    """R16, 7.7 Not out of the game, and not to c."""
    match = arrange(
        {"C2": "bull-1+3", "C3": "b:SSSS", "A1": "a:SSSS", "E1": "b:SSSS"}, seats=3, turn=2
    )
    script(match, "..", "#....")

    lead(match, "bull-1", "C3")

    assert match.scores == [0, 2, 0]
    assert lost_animals(match) == []


def test_r17_equal_spears_against_an_animal_let_the_attacker_roll_first() -> None:
    """R17, 6.3 One spear each: the team, which attacks."""
    match = hunt("LSSS", "lion-1")
    script(match, "....", "..")

    attack(match, "C2", "C3")

    assert told(match, "faced") == ["faced c C2"]


def test_r17_wounds_beyond_its_life_are_ignored() -> None:
    """R17, 6.7 Five lethals on Iuvencus are one tile, two points, and no token stays anywhere."""
    match = hunt("SSSS", "bull-1")
    script(match, "#####")

    attack(match, "C2", "C3")

    assert match.scores == [0, 0, 2]
    assert "+" not in "".join(board(match).values())


def test_r18_the_end_is_checked_after_every_battle() -> None:
    """R18, 8.2 Seat 0 has opened the round, and seat 1 does not get its turn."""
    match = arrange({"C2": "a:SS", "C3": "b:S", "E1": "lion-1"}, seats=3)
    script(match, "#..")

    attack(match, "C2", "C3")

    assert match.over
    assert len(told(match, "attacked")) == 1


def test_r19_the_animal_is_seen_before_its_space_is_chosen() -> None:
    """R19, 2.3.1 The question comes after the draw."""
    match = lairs({"C2": "a:SSSS", "C3": "b:SSSS"}, stack=["bull-3"])

    question = asked(match)

    assert told(match) == ["drawn a bull-3"]
    assert question == "a lair"


def test_r20_survivors_score() -> None:
    """R20, 8.5 Only the beaten counted, a would have one point."""
    match = arrange({"C2": "a:SSSS", "C3": "b:S", "E1": "lion-1"})
    script(match, "#....")

    attack(match, "C2", "C3")

    assert match.scores == [5, 0]


def test_r21_a_new_base_stands_apart_while_such_a_space_is_free() -> None:
    """R21, 2.2.5 B2 touches A1: not offered until nothing else is left."""
    apart = entry({"A1": "a:SSSS"})
    letter = entry({"A1": "a:SSSS"}, options={"spacing": False})

    assert "B2" not in offered(apart, "place")
    assert "B2" in offered(letter, "place")


def test_r22_the_first_player_is_named_or_drawn() -> None:
    """R22, 2.1.4 Named, it is that seat whatever the seed; by lot it is not always the same."""
    named = {told(begin("clash", 3, f"r22 {n}", {"first": 2}), "began")[0] for n in range(20)}
    drawn = {told(begin("clash", 3, f"r22 {n}"), "began")[0] for n in range(60)}

    assert named == {"began c"}
    assert drawn == {"began a", "began b", "began c"}


def test_r23_a_player_without_gladiators_must_attack() -> None:
    """R23, 7.2 No pass among his options, unless it was agreed."""
    pieces = {"C2": "bear-3", "E3": "lion-1", "A1": "a:SSSS", "E1": "b:SSSS"}
    must = arrange(pieces, seats=3, turn=2, spares=[])
    may = arrange(pieces, seats=3, turn=2, spares=[], options={"beasts": "may_pass"})

    assert offered(must, "beast") == ["lion-1", "bear-3"]
    assert offered(may, "beast") == ["lion-1", "bear-3", "pass"]


def test_r24_a_led_animal_killed_by_an_unled_one_goes_to_whoever_rolled() -> None:
    """R24, 7.8 To a, left of c who led; with the option to nobody."""
    pieces = {"C2": "bull-1+3", "C3": "bear-3", "A1": "a:SSSS", "E1": "b:SSSS"}
    rolled = arrange(pieces, seats=3, turn=2)
    nobody = arrange(pieces, seats=3, turn=2, options={"fallen_beast": "nobody"})

    for match in (rolled, nobody):
        script(match, "..", "#...")
        lead(match, "bull-1", "C3")

    assert [pen(rolled, seat) for seat in range(3)] == ["bull-1", "", ""]
    assert [pen(nobody, seat) for seat in range(3)] == ["", "", ""]
    assert (lost_animals(rolled), lost_animals(nobody)) == ([], ["bull-1"])


def test_r24_gladiators_lost_to_an_unled_animal_are_still_nobodys() -> None:
    """R24, 6.11 The text takes them, and only them, from whoever rolls."""
    match = hunt("SS", "bear-3")
    script(match, "...", "#...")

    attack(match, "C2", "C3")

    assert [pen(match, seat) for seat in range(3)] == ["", "", ""]


def test_r25_a_spare_animal_enters_only_where_it_touches_a_target() -> None:
    """R25, 7.3 Anywhere and then a move: E2 would be offered too."""
    match = arrange({"A1": "a:SSSS", "A3": "b:SSSS"}, seats=3, turn=2, spares=["bear-1"])

    spaces = beast_grounds(match, "bear-1")

    assert spaces == ["A2", "B1", "B2", "B3", "B4"]


def test_r26_after_a_move_nothing_but_the_target_is_asked() -> None:
    """R26, 3.6 No second thought: team, ground, target, and the dice."""
    match = arrange({"E2": "a:SS", "E1": "a:SSSS", "A1": "b:SSSS", "A2": "b:SSSS"})
    script(match, "...", ".....")
    choose(match, "team", "E2")
    choose(match, "ground", "B2")
    question = asked(match)

    choose(match, "target", "A1")

    assert question == "a target"
    assert told(match)[1:4] == ["moved a E2 B2", "attacked a B2 A1", "faced a B2"]
    assert asked(match) == "b team"


def test_r27_forty_idle_battles_end_the_game() -> None:
    """R27, 9.3 Two teams that never hit would play on for ever."""
    match = arrange({"C2": "a:HHHH", "C3": "b:HHHH"})
    script(match, "." * 80)

    wake(match)

    assert len(told(match, "attacked")) == 40
    assert told(match, "ended") == ["ended idle"]
    assert match.scores == [4, 4]


def test_r28_the_total_loss_is_known_before_the_first_is_chosen() -> None:
    """R28, 5.6.6 All hits are told, and the tokens already taken back, when b is asked first."""
    match = duel("SSSS", "SSTH+1")
    script(match, "#**..")

    attack(match, "C2", "C3")

    assert asked(match) == "b casualty"
    assert told(match, "struck") == ["struck a C3 2 1 1"]
    assert at(match, "C3") == "b:SSTH"


def test_r30_tokens_go_along_on_a_move_before_the_attack() -> None:
    """R30, 1.5 Left behind, the mover would be healed and the next comer wounded."""
    match = arrange({"C2": "a:SS+1", "A1": "a:SSSS", "C3": "b:SSSS", "E1": "b:SSSS"})
    script(match, "...", "*....")

    attack(match, "C2", "C3", ground="D3")

    assert (at(match, "D3"), at(match, "C2")) == ("a:S", "")


def test_r32_pens_are_open_to_all() -> None:
    """R32, 1.6 Closed pens would look different to others and to spectators."""
    match = arrange(
        {"C2": "a:SSSS", "C3": "b:SSSS", "E1": "a:SSSS", "A1": "c:SSSS"},
        seats=3,
        pens={0: "LNT bear-1", 1: "H", 2: "bull-1 bull-2"},
    )
    wake(match)

    views = [match.view(seat) for seat in (0, 1, 2, None)]

    assert all(view["pens"] == views[0]["pens"] for view in views)
    assert all(view["scores"] == [5, 1, 4] for view in views)


def test_r35_a_wounded_animal_keeps_its_symbols() -> None:
    """R35, 6.8 Urus with four of five wounds: two shields, two dice."""
    match = hunt("SSSS", "bull-3+4")
    script(match, "**...", "..")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "bull-3+4"
    assert told(match, "rolled")[1] == "rolled a C3 keep .."


def test_r36_a_player_without_gladiators_still_rolls_for_animals() -> None:
    """R36, 6.12 Passed on to the next who has some, it would be c."""
    match = arrange({"C2": "a:SSSS", "C3": "bull-2", "A1": "a:SSSS", "E1": "c:SSSS"}, seats=3)
    script(match, ".....", "...")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[1] == "rolled b C3 keep ..."


def test_r37_who_falls_in_his_own_attack_leads_at_his_next_turn_not_before() -> None:
    """R37, 7.10 After his fall it is b's turn; c's follows; then he leads."""
    match = arrange({"C2": "a:S", "C3": "b:LSSS", "E1": "c:SSSS", "A1": "b:SSSS"}, seats=3)
    script(match, "#...")

    attack(match, "C2", "C3")

    assert asked(match) == "b team"
    assert match.view(None)["turn"] == 1


@pytest.mark.parametrize("seats", [1, 6])
def test_r38_two_to_five_seats(seats: int) -> None:
    """R38, 9.4 There are no solo rules."""
    with pytest.raises(Refused) as refused:
        begin("clash", seats, "r38")

    assert refused.value.code == "seats"


def test_r39_the_winners_switched_off_are_active_again_after_a_wipe_out() -> None:
    """R39, 5.8.3 b's net took a's sword and b fell: a defends with five dice in the next battle."""
    match = arrange({"C2": "a:SSSS", "C3": "b:N", "A1": "a:SSSS", "D4": "b:HHHH", "E1": "b:HHHH"})
    script(match, "#...")
    attack(match, "C2", "C3")
    script(match, ".", ".....")

    attack(match, "D4", "C3")

    assert told(match, "rolled")[2] == "rolled a C3 keep ....."


def test_r39_the_winners_switched_off_are_not_given_up_for_nothing() -> None:
    """R39, 5.8.3 All four are on the base that moved in."""
    match = duel("SSSS", "N")
    script(match, "#...")

    attack(match, "C2", "C3")

    assert at(match, "C3") == "a:SSSS"


def test_r40_the_pair_goes_to_whoever_completed_it() -> None:
    """R40, 5.6.5 a laid the first token, c the second: c takes the gladiator."""
    match = arrange(
        {
            "C2": "a:SSSS",
            "C3": "b:HHHH",
            "D4": "c:SSSS",
            "A1": "a:SSSS",
            "E1": "b:SSSS",
            "E2": "c:SS",
        },
        seats=3,
    )
    script(match, "*****", ".")
    attack(match, "C2", "C3")
    script(match, ".", ".....")
    attack(match, "C3", "C2")
    script(match, "*****", ".")

    attack(match, "D4", "C3")

    assert [pen(match, seat) for seat in range(3)] == ["", "", "H"]
    assert at(match, "C3") == "b:HHH"


def test_r40_the_defender_takes_the_pair_he_completes() -> None:
    """R40, 5.6.5 "The player who attacked" would be a himself."""
    match = duel("SSSS+1", "SSSS")
    script(match, ".....", "*....")

    attack(match, "C2", "C3")

    assert [pen(match, seat) for seat in (0, 1)] == ["", "S"]


def test_r40_a_pair_completed_by_an_attacked_animal_leaves_the_game() -> None:
    """R40, 6.11 The older token was a player's, but the roll was the bull's."""
    match = hunt("SSSS+1", "bull-2")
    before = gone(match)
    script(match, ".....", "*..")

    attack(match, "C2", "C3")

    assert gone(match) == before + 1
    assert at(match, "C2") == "c:SSS"
