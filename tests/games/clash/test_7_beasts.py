"""Chapter 7, A player without gladiators."""

import pytest

from harena.face import begin
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from tests.games.clash.arrange import (
    arrange,
    asked,
    at,
    attack,
    beast_grounds,
    beside,
    board,
    choose,
    gone,
    lead,
    lost_animals,
    offered,
    pen,
    play_out,
    script,
    told,
)


def leaderless(
    pieces: dict[str, str],
    spares: list[str] | None = None,
    options: dict[str, PlayValue] | None = None,
) -> Match:
    """Seat 2 of three has no gladiators and is in turn; the others keep a team far off."""
    pieces = {**pieces, "A1": "a:HHHH", "E1": "b:HHHH"}
    return arrange(pieces, seats=3, turn=2, spares=spares, options=options)


def test_7_1_he_plays_on_with_his_pen_and_his_place() -> None:
    """7.1 After b it is c's turn, though c has nobody; his pen is as it was."""
    match = arrange(
        {"C2": "b:SSSS", "C3": "bull-1", "A1": "a:HHHH", "A3": "a:SSSS", "E1": "b:HHHH"},
        seats=3,
        turn=1,
        pens={2: "SST"},
    )
    script(match, ".....", "..")

    attack(match, "C2", "C3")

    assert told(match, "rolled")[1] == "rolled c C3 keep .."
    assert asked(match) == "c beast"
    assert pen(match, 2) == "SST"


def test_7_1_he_keeps_his_duties_under_6_12() -> None:
    """7.1, 6.12 Left of b sits c, who decides on the bear's reroll."""
    match = arrange(
        {"C2": "b:SSSS", "C3": "bear-1", "A1": "a:HHHH", "E1": "b:HHHH"}, seats=3, turn=1
    )
    script(match, ".....", "...")

    attack(match, "C2", "C3")

    assert asked(match) == "c reroll"


def test_7_2_he_chooses_any_animal_on_the_board() -> None:
    """7.2 All three, wounded or not; there is no pass."""
    match = leaderless({"C2": "bear-3+5", "C3": "lion-2", "E3": "bull-1"}, spares=[])

    animals = offered(match, "beast")

    assert animals == ["lion-2", "bull-1", "bear-3"]


def test_7_2_under_may_pass_he_may_pass() -> None:
    """7.2 Then the turn goes on to a, and nothing has been fought."""
    match = arrange(
        {"C2": "bear-3", "A1": "a:HHHH", "A3": "a:SSSS", "E1": "b:HHHH"},
        seats=3,
        turn=2,
        spares=[],
        options={"beasts": "may_pass"},
    )
    options = offered(match, "beast")

    choose(match, "beast", "pass")

    assert options == ["bear-3", "pass"]
    assert told(match, "passed", "attacked") == ["passed c"]
    assert asked(match) == "a team"


def test_7_2_a_player_with_gladiators_is_never_offered_a_pass() -> None:
    """7.2, 3.2 The option is for those without."""
    match = arrange(
        {"C2": "a:SSSS", "E3": "a:SSSS", "C3": "b:SSSS"}, options={"beasts": "may_pass"}
    )

    teams = offered(match, "team")

    assert teams == ["C2", "E3"]


def test_7_3_he_may_bring_an_animal_from_beside_the_board() -> None:
    """7.3 It enters beside its target, attacks, and stays like any other."""
    match = leaderless({"C2": "bear-3"}, spares=["lion-1", "lion-2"])
    script(match, "..", "....")
    choose(match, "beast", "lion-1")

    choose(match, "ground", "C3")

    assert told(match, "led", "entered", "attacked") == [
        "led c lion-1",
        "entered c lion-1 C3",
        "attacked c C3 C2",
    ]
    assert at(match, "C3") == "lion-1"
    assert beside(match) == ["lion-2"]


def test_7_3_every_empty_space_that_touches_a_piece_will_do() -> None:
    """7.3, R25 Around A1, E1 and C2; the far corners touch nothing."""
    match = leaderless({"C2": "bear-3"}, spares=["lion-1"])

    spaces = beast_grounds(match, "lion-1")

    assert spaces == ["A2", "B1", "B2", "B3", "C1", "C3", "D1", "D2", "D3", "E2"]


def test_7_3_on_a_full_board_spares_are_not_offered() -> None:
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


def test_7_3_it_does_not_move_on_in_that_turn() -> None:
    """7.3, R25 Put on C3 it is asked for its target only."""
    match = leaderless({"C2": "bear-3", "B4": "bull-1"}, spares=["lion-1", "lion-2"])
    choose(match, "beast", "lion-1")

    choose(match, "ground", "C3")

    assert asked(match) == "c target"
    assert offered(match, "target") == ["B4", "C2"]


def test_7_3_an_animal_that_has_entered_may_be_led_and_attacked_later() -> None:
    """7.3 In the next round it is on the board for everybody."""
    match = leaderless({"C2": "bear-3"}, spares=["lion-1", "lion-2"])
    script(match, "..", "....")
    choose(match, "beast", "lion-1")
    choose(match, "ground", "C3")
    script(match, ".", "..")

    attack(match, "A1", "C3", ground="B3")

    assert told(match, "rolled")[-2:] == ["rolled b C3 keep ..", "rolled a B3 keep ."]


def test_7_4_every_team_and_every_other_animal_is_a_target() -> None:
    """7.4 Teams of a and b, a lion and a bull around Caledonius."""
    match = leaderless(
        {"C2": "bear-3", "B2": "a:S", "D2": "b:S", "C3": "lion-1", "B3": "bull-1"}, spares=[]
    )

    choose(match, "beast", "bear-3")
    choose(match, "ground", "C2")

    assert offered(match, "target") == ["B2", "B3", "C3", "D2"]


@pytest.mark.parametrize("neighbour", ["lion-1", "a:SSSS"])
@pytest.mark.parametrize("wounds", ["", "+5"])
def test_7_4_with_a_neighbour_it_may_move_unless_play_says_otherwise(
    neighbour: str, wounds: str
) -> None:
    """7.4, R14 With the option another animal is neighbour enough, wounded or not."""
    pieces = {"C2": f"bear-3{wounds}", "C3": neighbour}
    free = leaderless(pieces, spares=[])
    hemmed = leaderless(pieces, spares=[], options={"beast_moves": "if_alone"})

    assert {"C2", "B3", "D3"} < set(beast_grounds(free, "bear-3"))
    assert beast_grounds(hemmed, "bear-3") == ["C2"]


@pytest.mark.parametrize("bear", ["bear-3", "bear-3+5"])
def test_7_4_with_nothing_adjacent_it_may_move(bear: str) -> None:
    """7.4, R14 Through empty spaces to every one that touches a piece."""
    match = leaderless({"C3": bear}, spares=[])

    spaces = beast_grounds(match, "bear-3")

    assert spaces == ["A2", "B1", "B2", "D1", "D2", "E2"]


def test_7_4_its_path_is_blocked_as_a_teams_is() -> None:
    """7.4, 4.4 A wall of animals across the middle row keeps it below."""
    match = leaderless({"C1": "lion-1", "C2": "lion-2", "C3": "lion-3", "E3": "bear-3"}, spares=[])

    spaces = beast_grounds(match, "bear-3")

    assert spaces == ["D1", "D2", "D3", "D4", "E2"]


def test_7_4_under_first_contact_its_path_ends_at_the_first_contact() -> None:
    """7.4, 4.5 From A3 around to b's team: what lies behind a contact is shut."""
    match = arrange(
        {"A3": "bear-3", "C1": "a:HHHH", "E1": "b:HHHH"},
        seats=3,
        turn=2,
        spares=[],
        options={"path": "first_contact"},
    )

    spaces = beast_grounds(match, "bear-3")

    assert spaces == ["B1", "B2", "C2", "D2", "E2"]


def test_7_4_a_move_before_the_attack_takes_its_wounds_along() -> None:
    """7.4, 1.5 From C3 to B2."""
    match = leaderless({"C3": "bear-3+4", "E3": "a:SSSS"}, spares=[])
    script(match, "....", ".")

    lead(match, "bear-3", "A1", ground="B2")

    assert told(match, "moved") == ["moved c C3 B2"]
    assert (at(match, "B2"), at(match, "C3")) == ("bear-3+4", "")


def test_7_5_he_rolls_for_it_and_decides_its_reroll() -> None:
    """7.5 c leads Lucana with her trident."""
    match = leaderless({"C2": "bear-1", "C3": "a:SSSS"})
    script(match, "...")

    lead(match, "bear-1", "C3")

    assert told(match, "rolled") == ["rolled c C2 keep ..."]
    assert asked(match) == "c reroll"


def test_7_5_the_owner_rolls_for_the_attacked_team() -> None:
    """7.5 b's team, b's dice, b's reroll, though a sits left of c."""
    match = leaderless({"C2": "bear-3", "C3": "b:SSST"})
    script(match, "....", "....")

    lead(match, "bear-3", "C3")

    assert told(match, "rolled")[1] == "rolled b C3 keep ...."
    assert asked(match) == "b reroll"


@pytest.mark.parametrize(
    ("roll", "dice", "captives", "left"),
    [("##..", "...", "SS", "b:SS"), ("#*..", "....", "S", "b:SSS+1")],
)
def test_7_6_what_it_kills_goes_to_his_pen(roll: str, dice: str, captives: str, left: str) -> None:
    """7.5, 7.6 One point a gladiator, nobody leaves the game, and those left strike back."""
    match = leaderless({"C2": "bear-3", "C3": "b:SSSS"})
    before = gone(match)
    script(match, roll, dice)

    lead(match, "bear-3", "C3")

    assert told(match, "rolled") == [f"rolled c C2 keep {roll}", f"rolled b C3 keep {dice}"]
    assert pen(match, 2) == captives
    assert match.scores == [0, 0, len(captives)]
    assert gone(match) == before
    assert (at(match, "C3"), at(match, "C2")) == (left, "bear-3")


@pytest.mark.parametrize(
    ("led", "prey", "rolls"),
    [
        ("bear-3+2", "lion-4+2", ["rolled a C3 keep ...", "rolled c C2 keep #..."]),
        ("lion-2", "bull-1", ["rolled c C2 keep ##"]),
    ],
)
def test_7_6_an_animal_it_kills_goes_to_his_pen_for_two_points(
    led: str, prey: str, rolls: list[str]
) -> None:
    """7.6, 7.8 And his animal moves in, whichever had more spears and rolled first."""
    match = leaderless({"C2": led, "C3": prey}, spares=["bear-1"])
    script(match, *(roll.split()[-1] for roll in rolls))

    lead(match, led.split("+", maxsplit=1)[0], "C3")

    assert told(match, "rolled") == rolls
    assert pen(match, 2) == prey.split("+", maxsplit=1)[0]
    assert match.scores == [0, 0, 2]
    assert (at(match, "C3"), at(match, "C2")) == (led, "")


def test_7_6_a_team_wiped_out_by_it_goes_to_his_pen_and_it_moves_in() -> None:
    """7.6, 6.13 It keeps its wounds."""
    match = leaderless({"C2": "bear-3+1", "C3": "b:LS"})
    script(match, "..", "##..")

    lead(match, "bear-3", "C3")

    assert pen(match, 2) == "LS"
    assert (at(match, "C3"), at(match, "C2")) == ("bear-3+1", "")


def test_7_7_the_prey_that_kills_it_takes_the_tile_and_moves_in() -> None:
    """7.7, R16 b's team strikes the last blow."""
    match = leaderless({"C2": "bull-1+3", "C3": "b:SSSS", "E3": "b:SSSS"})
    script(match, "..", "#....")

    lead(match, "bull-1", "C3")

    assert pen(match, 1) == "bull-1"
    assert match.scores == [0, 2, 0]
    assert (at(match, "C2"), at(match, "C3")) == ("b:SSSS", "")


def test_7_8_neither_animal_has_a_die_for_the_team() -> None:
    """7.8 Four swords and three swords: four dice and three; left of c rolls for the attacked."""
    match = leaderless({"C2": "bear-3", "C3": "bull-2"})
    script(match, "....", "...")

    lead(match, "bear-3", "C3")

    assert told(match, "rolled") == ["rolled c C2 keep ....", "rolled a C3 keep ..."]


def test_7_8_a_lethal_is_two_wounds_on_both_and_shields_stop_singles() -> None:
    """7.8 Each has one shield."""
    match = leaderless({"C2": "bear-3", "C3": "bull-4"})
    script(match, "#*.", "#**.")

    lead(match, "bear-3", "C3")

    assert told(match, "faced") == ["faced a C3"]
    assert (at(match, "C2"), at(match, "C3")) == ("bear-3+2", "bull-4+3")


def test_7_8_the_reroll_of_the_attacked_animal_is_left_of_the_attackers() -> None:
    """7.8, 6.12 Lucana has a trident, Caledonius none."""
    match = leaderless({"C2": "bear-3", "C3": "bear-1"})
    script(match, "....", "...")

    lead(match, "bear-3", "C3")

    assert asked(match) == "a reroll"


def test_7_8_the_leading_animal_that_dies_goes_to_whoever_rolled() -> None:
    """7.8, R24 a takes it, and the victor moves into its space with its wounds."""
    match = leaderless({"C2": "lion-2+3", "C3": "bear-3+1"})
    script(match, "..", "*...")

    lead(match, "lion-2", "C3")

    assert told(match, "rolled")[1] == "rolled a C3 keep *..."
    assert told(match, "killed", "advanced") == ["killed lion-2 C2 a", "advanced C3 C2"]
    assert (pen(match, 0), lost_animals(match)) == ("lion-2", [])
    assert match.scores == [2, 0, 0]
    assert (at(match, "C2"), at(match, "C3")) == ("bear-3+1", "")


def test_7_8_the_leading_animal_that_dies_counts_as_killed_for_8_3() -> None:
    """7.8, 8.3 With the option the eleventh dies out of the game, one is left: it goes on."""
    match = leaderless(
        {"C2": "lion-2+3", "C3": "bear-3"}, spares=[], options={"fallen_beast": "nobody"}
    )
    script(match, "..", "*...")

    lead(match, "lion-2", "C3")

    assert told(match, "ended") == []
    assert len(lost_animals(match)) == 11
    assert asked(match) == "a ground"


def test_7_9_leading_an_animal_does_not_make_it_his() -> None:
    """7.9 c led the bear; d, without gladiators too, is offered it, and a may attack it."""
    match = arrange(
        {"C2": "bear-3", "C3": "a:HHHH", "E1": "b:HHHH", "E3": "lion-1"},
        seats=4,
        turn=2,
        spares=[],
    )
    script(match, "....", ".")
    lead(match, "bear-3", "C3")
    question, options = asked(match), offered(match, "beast")
    script(match, "....", ".", ".", "....")

    lead(match, "bear-3", "C3")

    assert question == "d beast"
    assert options == ["lion-1", "bear-3"]
    assert told(match, "attacked")[-1] == "attacked a C3 C2"
    assert told(match, "rolled")[-1] == "rolled b C2 keep ...."


def test_7_10_who_falls_in_his_own_attack_leads_from_his_next_turn() -> None:
    """7.10, R37 a loses his last; b and c take their turns; then a is asked for a beast."""
    match = arrange({"C2": "a:S", "C3": "b:LSSS", "E1": "c:HHHH", "A1": "b:HHHH"}, seats=3, turn=0)
    script(match, "#...")
    attack(match, "C2", "C3")
    script(match, ".", ".", ".", ".")

    attack(match, "A1", "E1", ground="D1")

    assert told(match, "attacked")[1:] == ["attacked b D1 E1", "attacked c E1 D1"]
    assert asked(match) == "a beast"


def test_7_10_who_falls_to_an_attacked_animal_leads_from_his_next_turn() -> None:
    """7.10, 6.11 a's last goes to nobody; b and c take their turns; then a is asked for a beast."""
    match = arrange({"C2": "a:S", "C3": "lion-4", "E1": "b:HHHH", "A3": "c:HHHH"}, seats=3, turn=0)
    script(match, "#..")
    attack(match, "C2", "C3")
    script(match, ".", ".", ".", ".")

    attack(match, "E1", "A3", ground="A2")

    assert match.scores == [0, 0, 0]
    assert [line.split()[1] for line in told(match, "attacked")] == ["a", "b", "c"]
    assert asked(match) == "a beast"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_7_11_with_two_players_nobody_leads_an_animal(seed: str) -> None:
    """7.11 8.2 has ended the game; the three animals beside the board never enter."""
    match = begin("clash", 2, seed)

    play_out(match, seed)

    assert told(match, "led", "entered", "passed") == []
    assert len(beside(match)) == 3


def test_7_2_he_is_told_to_have_led_it() -> None:
    """7.2 The only animal is led without a question; its fight is told in order."""
    match = leaderless({"C2": "bear-3", "C3": "b:SSSS"}, spares=[])
    script(match, "....", ".....")

    choose(match, "ground", "C2")

    assert told(match, "led", "attacked") == ["led c bear-3", "attacked c C2 C3"]
    assert board(match)["C2"] == "bear-3"
