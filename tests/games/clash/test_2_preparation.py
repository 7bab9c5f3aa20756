"""Chapter 2, Preparation and entry into the arena."""

import pytest

from harena.face import begin
from harena.games.clash.content import LETTERS
from harena.kernel.match import Match
from tests.games.clash.arrange import (
    animals,
    arena_of,
    asked,
    beside,
    board,
    choose,
    content_of,
    entry,
    gone,
    lairs,
    offered,
    play_until,
    told,
    wake,
    wander,
)

BASES = {2: 4, 3: 4, 4: 3, 5: 3}
ALL_SPACES = [
    "A1",
    "A2",
    "A3",
    "B1",
    "B2",
    "B3",
    "B4",
    "C1",
    "C2",
    "C3",
    "D1",
    "D2",
    "D3",
    "D4",
    "E1",
    "E2",
    "E3",
]


def after_entry(seats: int, first: int = 0) -> Match:
    """A match of random players, at the first question about an animal's space or the fight."""
    match = begin("clash", seats, "entry", {"first": first})
    return play_until(match, "entry", "lair", "team", "ground", "target")


def test_2_1_1_the_piles_are_open_and_sorted_by_type() -> None:
    """2.1.1 Every seat and every spectator may count them."""
    match = begin("clash", 3, "piles")

    views = [match.view(seat) for seat in (0, 1, 2, None)]

    assert [view["piles"] for view in views] == [[8, 8, 28, 8, 8]] * 4


def test_2_1_2_the_twelve_animals_are_shuffled() -> None:
    """2.1.2 All twelve, each of them on top in some shuffle, and no two shuffles alike."""
    stacks = [tuple(arena_of(begin("clash", 2, f"shuffle {n}")).stack) for n in range(120)]

    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(range(12))}
    assert {stack[-1] for stack in stacks} == set(range(12))
    assert len(set(stacks)) == len(stacks)


@pytest.mark.parametrize(("seats", "bases"), BASES.items())
def test_2_1_3_bases_by_number_of_players(seats: int, bases: int) -> None:
    """2.1.3 Four each with two or three players, three each with four or five."""
    match = begin("clash", seats, "bases")

    view = match.view(None)

    assert view["bases"] == [bases] * seats


def test_2_1_4_the_first_player_is_drawn_by_lot() -> None:
    """2.1.4, R22 Unless it is settled, every seat comes to begin, about as often."""
    began = [told(begin("clash", 4, f"lot {n}"), "began")[0] for n in range(200)]

    counts = [began.count(f"began {seat}") for seat in "abcd"]

    assert sum(counts) == 200
    assert min(counts) > 30


def test_2_1_4_the_same_player_starts_draft_animals_and_fight() -> None:
    """2.1.4 Seat 2 was named first."""
    match = begin("clash", 4, "first", {"first": 2})
    starters = [asked(match)]

    for ask in wander(match, "first"):
        if ask not in {one.split()[1] for one in starters} and ask in ("lair", "team"):
            starters.append(asked(match))

    assert starters == ["c place", "c lair", "c team"]


def test_2_2_1_2_3_1_one_gladiator_or_animal_each_in_turn_order() -> None:
    """2.1.4, 2.2.1, 2.3.1 From the first seat on, clockwise, round after round, both times."""
    match = begin("clash", 3, "turns", {"first": 1})

    play_until(match, "turns", "team", "ground", "target")

    seats = [line.split()[1] for line in told(match, "recruited")]
    assert seats == ["b", "c", "a"] * 16
    assert [line.split()[1] for line in told(match, "settled")] == ["b", "c", "a", "b", "c"]


def test_2_2_1_nobody_may_pass() -> None:
    """2.2.1 Every option of the first question is a space, every one of the second a pile."""
    match = entry({})

    spaces = offered(match, "place")
    choose(match, "place", "C2")

    assert spaces == ALL_SPACES
    assert offered(match, "recruit") == ["spear", "net", "sword", "trident", "shield"]


def test_2_2_2_the_first_base_may_stand_on_any_empty_space() -> None:
    """2.2.2 Also beside another player's base; taken spaces are not empty."""
    match = entry({"C2": "a:S"}, turn=1)

    spaces = offered(match, "place")

    assert spaces == [space for space in ALL_SPACES if space != "C2"]


def test_2_2_3_he_adds_to_a_team_that_is_not_full_or_sets_a_new_base() -> None:
    """2.2.3 E3 has three and may grow, A1 is full and may not; B3 and C3 are new sites."""
    others = {space: f"b:{team}" for space, team in {"C1": "S", "D1": "S", "E1": "S"}.items()}
    match = entry({"A1": "a:SSSS", "E3": "a:SSS", **others})

    spaces = offered(match, "place")

    assert "E3" in spaces
    assert "A1" not in spaces
    assert {"A3", "B3", "B4", "C2", "C3"} <= set(spaces)


def test_2_2_3_adding_puts_the_gladiator_on_the_team() -> None:
    """2.2.3, 2.2.6 One more on the base, one fewer in the pile, and no base used up."""
    match = entry({"A1": "a:S"})
    choose(match, "place", "A1")

    choose(match, "recruit", "net")

    assert board(match) == {"A1": "a:NS"}
    assert match.view(None)["piles"] == [8, 7, 27, 8, 8]
    assert match.view(None)["bases"] == [3, 4]


def test_2_2_4_base_and_first_gladiator_are_one_act() -> None:
    """2.2.4 Until the gladiator is chosen the space is empty; then both stand there."""
    match = entry({})
    choose(match, "place", "C2")
    before = board(match)

    choose(match, "recruit", "trident")

    assert before == {}
    assert board(match) == {"C2": "a:T"}
    assert match.view(None)["bases"] == [3, 4]
    assert asked(match) == "b place"


@pytest.mark.parametrize(
    ("site", "team", "shut"),
    [
        ("A1", "a:S", ["A2", "B1", "B2"]),
        ("C2", "a:SSSS", ["B2", "B3", "C1", "C2", "C3", "D2", "D3"]),
    ],
)
def test_2_2_5_a_new_base_stands_apart_from_own_bases(
    site: str, team: str, shut: list[str]
) -> None:
    """2.2.5, R21 Not beside his own; to A1, which is not full, he may still add."""
    match = entry({site: team})

    spaces = offered(match, "place")

    assert spaces == [space for space in ALL_SPACES if space not in shut]


def test_2_2_5_where_no_space_stands_apart_any_will_do() -> None:
    """2.2.5, R21 Own bases and others leave twelve spaces, all of them beside an own one."""
    match = entry({"B2": "a:SSSS", "D3": "a:SSSS", "B4": "a:SSSS", "D1": "b:S", "E1": "b:S"})

    spaces = offered(match, "place")

    assert spaces == ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3", "D2", "D4", "E2", "E3"]


def test_2_2_5_the_only_space_apart_is_not_asked_for() -> None:
    """2.2.5, R21 A3 alone is not beside B2 or D3: he is asked for his gladiator at once."""
    match = entry({"B2": "a:SSSS", "D3": "a:SSSS", "B4": "b:S", "E1": "b:S", "D1": "b:S"})
    question = asked(match)

    choose(match, "recruit", "net")

    assert question == "a recruit"
    assert board(match)["A3"] == "a:N"


def test_2_2_5_the_bases_of_others_do_not_matter() -> None:
    """2.2.5 Around b's base a may build everywhere."""
    match = entry({"C2": "b:S"})

    spaces = offered(match, "place")

    assert spaces == [space for space in ALL_SPACES if space != "C2"]


@pytest.mark.parametrize(("team", "shut"), [("a:S", ""), ("a:SSSS", "C2")])
def test_2_2_5_without_the_option_a_base_may_stand_beside_an_own_one(team: str, shut: str) -> None:
    """2.2.5 The Italian text to the letter."""
    match = entry({"C2": team}, options={"spacing": False})

    spaces = offered(match, "place")

    assert spaces == [space for space in ALL_SPACES if space != shut]


def test_2_2_5_where_no_space_stands_apart_any_will_do_also_while_a_team_can_grow() -> None:
    """2.2.5 All that is empty lies around B2, whose man has room beside him."""
    pieces = {"B2": "a:S", "A3": "b:S", "B4": "b:S", "C3": "b:S", "D1": "c:S", "D2": "c:S"}
    pieces |= {"D3": "c:S", "D4": "d:S", "E1": "d:S", "E2": "d:S", "E3": "e:S"}
    match = entry(pieces, seats=5)

    spaces = offered(match, "place")

    assert spaces == ["A1", "A2", "B1", "B2", "B3", "C1", "C2"]


def test_2_2_6_an_exhausted_pile_cannot_be_chosen() -> None:
    """2.2.6 Players make do with the others."""
    match = entry({}, piles="LLHHH")
    choose(match, "place", "C2")

    piles = offered(match, "recruit")

    assert piles == ["spear", "shield"]


def test_2_2_6_when_all_swords_are_in_teams_none_is_offered() -> None:
    """2.2.6 Seven teams of four hold all twenty-eight."""
    ours = dict.fromkeys(("A1", "A3", "C1"), "a:SSSS")
    theirs = dict.fromkeys(("C3", "E1", "E3", "B4"), "b:SSSS")
    match = entry({**ours, **theirs})
    choose(match, "place", "D3")

    piles = offered(match, "recruit")

    assert piles == ["spear", "net", "trident", "shield"]


def test_2_2_6_the_last_pile_is_taken_without_a_question() -> None:
    """2.2.6 Only swords are left: the sword comes by itself, and b is asked."""
    match = entry({}, piles="SS")

    choose(match, "place", "C2")

    assert board(match) == {"C2": "a:S"}
    assert asked(match) == "b place"


def test_2_2_7_what_has_been_placed_stays() -> None:
    """2.2.7 Through a whole entry every gladiator stays on its space and every base its owner's."""
    match = begin("clash", 4, "stays")
    placed: dict[str, str] = {}

    for ask in wander(match, "stays"):
        now = board(match)
        for space, team in placed.items():
            assert now[space][0] == team[0]
            assert all(now[space].count(one) >= team.count(one) for one in LETTERS)
        placed = now
        if ask == "lair":
            break

    assert len(placed) == 12


def test_2_2_8_all_own_teams_full_means_a_new_base() -> None:
    """2.2.8 With a base left and every placed team full, only new sites are offered."""
    match = entry({"A1": "a:SSSS", "A3": "a:SSSS"})

    spaces = offered(match, "place")

    assert spaces == ["C1", "C2", "C3", "D1", "D2", "D3", "D4", "E1", "E2", "E3"]


def test_2_2_8_no_base_left_means_adding() -> None:
    """2.2.8 All four bases stand: only those with room are offered."""
    match = entry({"A1": "a:SS", "A3": "a:SSSS", "E1": "a:LLL", "E3": "a:NNNN"})

    spaces = offered(match, "place")

    assert spaces == ["A1", "E1"]


@pytest.mark.parametrize(("seats", "bases"), BASES.items())
def test_2_2_8_everybody_takes_four_turns_a_base(seats: int, bases: int) -> None:
    """2.2.8, 2.2.9 All finish in the same round, with full teams on all their bases."""
    match = after_entry(seats)

    placed = [line.split()[1] for line in told(match, "recruited")]

    assert placed == list("abcde"[:seats]) * (4 * bases)
    teams = [piece for piece in board(match).values() if ":" in piece]
    assert len(teams) == seats * bases
    assert {len(team) for team in teams} == {len("a:SSSS")}


@pytest.mark.parametrize(("seats", "unused"), [(2, 28), (3, 12), (4, 12), (5, 0)])
def test_2_2_9_unused_gladiators_leave_the_game(seats: int, unused: int) -> None:
    """2.2.9 The piles are empty and what was in them is out."""
    match = after_entry(seats)

    assert match.view(None)["piles"] == [0, 0, 0, 0, 0]
    assert gone(match) == unused


def test_2_2_9_the_entry_goes_on_until_the_last_base_is_full() -> None:
    """2.2.9 With one place left b is asked for a pile, and only then the animals come."""
    full = {"A1": "a:SSSS", "A3": "a:SSSS", "C1": "a:SSSS", "C3": "a:SSSS"}
    late = {"E1": "b:SSSS", "E3": "b:LLLL", "B1": "b:NNNN", "B4": "b:TTT"}
    match = entry({**full, **late}, turn=1)
    before = asked(match)

    choose(match, "recruit", "shield")

    assert before == "b recruit"
    assert told(match, "entry_ended", "drawn")[0] == "entry_ended"
    assert asked(match) == "a lair"


def test_2_3_1_the_animal_is_shown_before_its_space_is_chosen() -> None:
    """2.3.1, R19 When the space is asked for, the animal has been told, and it is the top one."""
    match = lairs({"C2": "a:SSSS", "C3": "b:SSSS"}, stack=["bear-3", "lion-1"])

    question = asked(match)

    assert question == "a lair"
    assert told(match, "drawn") == ["drawn a bear-3"]
    assert match.view(0)["stack"] == 11


def test_2_3_1_any_empty_space_will_do() -> None:
    """2.3.1 No spacing for animals: beside teams, beside animals, beside nothing."""
    match = lairs({"C2": "a:SSSS", "C3": "b:SSSS", "C1": "lion-1"}, stack=["bear-3"])

    spaces = offered(match, "lair")

    assert spaces == [space for space in ALL_SPACES if space not in ("C1", "C2", "C3")]


def test_2_3_1_the_next_player_clockwise_draws_the_next_animal() -> None:
    """2.3.1 After a's bear comes b's lion."""
    match = lairs({"C2": "a:SSSS", "C3": "b:SSSS"}, stack=["bear-3", "lion-2"])

    choose(match, "lair", "D4")

    assert told(match, "settled") == ["settled a bear-3 D4"]
    assert told(match, "drawn")[-1] == "drawn b lion-2"
    assert asked(match) == "b lair"


def test_2_3_2_animals_come_until_every_space_is_taken() -> None:
    """2.3.2 The last one has no choice of space; the board is full and the fight begins."""
    taken = dict.fromkeys(("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1"), "a:LNTH")
    swords = dict.fromkeys(("C2", "C3", "D1", "D2", "D3", "D4", "E1"), "b:SSSS")
    match = lairs({**taken, **swords}, stack=["bear-3", "lion-2"], first=1, turn=1)

    choose(match, "lair", "E3")

    assert told(match, "settled") == ["settled b bear-3 E3", "settled a lion-2 E2"]
    assert sorted(board(match)) == ALL_SPACES
    assert asked(match) == "b team"


@pytest.mark.parametrize(("seats", "placed", "left"), [(2, 9, 3), (3, 5, 7), (4, 5, 7), (5, 2, 10)])
def test_2_3_2_2_3_3_animals_placed_and_left_by_number_of_players(
    seats: int, placed: int, left: int
) -> None:
    """2.3.2, 2.3.3 The board is full, and the others lie beside it."""
    match = begin("clash", seats, "animals")

    play_until(match, "animals", "team", "ground", "target")

    assert len(told(match, "settled")) == placed
    assert len(beside(match)) == left
    assert len(board(match)) == 17


def test_2_3_3_the_rest_are_turned_up_beside_the_board() -> None:
    """2.3.3 All that were in the stack, and the stack is gone."""
    pieces = dict.fromkeys(("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1"), "a:LNTH")
    swords = dict.fromkeys(("C2", "C3", "D1", "D2", "D3", "D4", "E1"), "b:SSSS")
    animals_placed = {"E3": "lion-1"}
    match = lairs({**pieces, **swords, **animals_placed}, stack=["bear-1"])

    wake(match)

    expected = "lion-2 lion-3 lion-4 bull-1 bull-2 bull-3 bull-4 bear-2 bear-3 bear-4"
    assert beside(match) == expected.split()
    assert told(match, "turned_up") == [f"turned_up {expected}"]
    assert match.view(None)["stack"] == 0


def test_2_3_4_animals_start_without_wounds() -> None:
    """2.3.4 No piece has a token when the fight begins."""
    match = begin("clash", 2, "unhurt")

    play_until(match, "unhurt", "team")

    assert len(board(match)) == 17
    assert not [piece for piece in board(match).values() if "+" in piece]


def test_2_3_1_the_stack_is_drawn_from_its_top_in_order() -> None:
    """2.3.1, 2.1.2 What is drawn is the shuffled stack, one after another."""
    match = begin("clash", 2, "top")
    stack = animals(match, arena_of(match).stack[::-1])

    play_until(match, "top", "team")

    drawn = [line.split()[2] for line in told(match, "drawn")]
    assert drawn == stack[:9]
    assert set(beside(match)) == set(stack[9:])
    assert set(content_of(match).animal_ids) == set(stack)
