"""Chapter 4, Game set-up, with sides (3.10), beasts to come (20.1) and options of play."""

import pytest

from harena.games.gladiatori.components.bout import COLISEUM, COOPERATIVE, NO_BEASTS, NOBODY, SOLO
from harena.games.gladiatori.components.fields import BOUT
from harena.games.gladiatori.setup.play_options import PLAY
from harena.games.gladiatori.setup.preparation import lay_out, why_not
from harena.kernel.setup import PlayValue
from harena.toolkit.fields import PART
from harena.toolkit.hexes import NOWHERE
from harena.toolkit.play_options import means
from tests.games.gladiatori.arrange import (
    asked,
    build,
    cards,
    choose,
    count_of,
    hex_at,
    offered,
    play_on,
    prepare,
    refused,
    settle,
    told,
)
from tests.games.gladiatori.test_content import replaced

STARTS = ["-2,1", "-1,-2", "2,-1", "1,2"]
BEASTS = ["none", "coliseum"]


def in_order(seats: int) -> list[int]:
    """Dice of a shuffle that leaves the seats in their order."""
    return list(range(seats - 1, 0, -1))


def test_4_1_matches_of_one_set_up_begin_alike_whatever_becomes_of_the_first() -> None:
    """4.1 What is laid out for one is no other's."""
    setup = settle(3, {"beasts": "coliseum"})
    first = lay_out(setup)
    fields = [getattr(first, field.name) for field in BOUT if field.kind != PART]
    kept = [value[:] if isinstance(value, list) else value for value in fields]

    for value in fields:
        if isinstance(value, list) and value:
            value[0] += 1
    first.fight.card[0] = first.fight.played[0] = 1
    first.dice.seed("another")
    first.put_agenda([])
    again = lay_out(setup)

    assert [getattr(again, field.name) for field in BOUT if field.kind != PART] == kept
    assert again.fight.card[0] == NOBODY
    assert again.fight.played[0] == 0
    assert again.dice.word == lay_out(settle(3)).dice.word
    assert again.dues() != []


# 4.1 to 4.3 Characters.


def test_4_1_pre_made_created_or_either() -> None:
    """4.1 Option `characters`."""
    premade = prepare(2, {"characters": "premade"}, script=in_order(2))
    created = prepare(2, {"characters": "created"}, script=in_order(2))
    choice = prepare(2, {"characters": "choice"}, script=in_order(2))

    assert asked(premade) == ["0 character"]
    assert "own" not in offered(premade)
    assert asked(created) == ["0 build_offense", "1 build_offense"]
    assert asked(choice) == ["0 character"]
    assert offered(choice)[-1] == "own"


def test_4_1_each_seat_decides() -> None:
    """4.1 Seat 0 takes the thraex, seat 1 builds."""
    bout = prepare(2, {"characters": "choice"}, script=in_order(2))

    choose(bout, "thraex")
    choose(bout, "own")

    assert asked(bout) == ["1 build_offense"]
    assert bout.character == [2, NOBODY]
    assert told(bout, "took_character") == ["took_character 0 thraex", "took_character 1 own"]


def test_4_2_pre_made_characters_are_picked_in_order_all_different() -> None:
    """4.2, R14 What is taken is not offered again."""
    bout = prepare(3, script=[0, *in_order(3)])

    choose(bout, "secutor")
    choose(bout, "retiarius")

    assert offered(bout) == ["mirmillo", "thraex", "hoplomachus"]
    assert asked(bout) == ["2 character"]
    assert why_not(bout, 2, "character", 0) == "character-taken"
    assert why_not(bout, 2, "character", 5) == "characters-are-premade"


def test_4_2_duplicates_by_option() -> None:
    """4.2, R14 Option `premade_duplicates`."""
    bout = prepare(2, {"premade_duplicates": True}, script=in_order(2))

    choose(bout, "secutor")
    choose(bout, "secutor")

    assert bout.character == [0, 0]


def test_4_3_building_is_not_told() -> None:
    """4.3 Of a created sheet the others hear only that it is done."""
    bout = prepare(2, {"characters": "created"}, script=in_order(2))

    build(bout, 1, {"offense": 9, "powers": "lunge"})

    assert told(bout) == ["began 0 1", "built 1"]


def test_4_4_items_come_after_characters_and_before_places() -> None:
    """1.7, 4.4 Characters, Items, places, and then the first turn."""
    bout = prepare(2)
    order: list[str] = []

    while bout.pending:
        ask = bout.pending[0].ask
        if ask not in order:
            order.append(ask)
        bout.answer(bout.to_act()[0], 0)

    assert order == ["character", "pick", "place", "face"]
    assert [bool(items) for items in bout.items] == [True, True]


# 4.5 Order and markers.


def test_4_5_the_order_is_drawn_by_lot_before_anything_else() -> None:
    """4.5, R128 Every order comes up; characters are picked in it."""
    bouts = [prepare(3, {"teams": "free"}, seed=f"lot {number}") for number in range(60)]

    orders = {tuple(bout.order) for bout in bouts}

    assert len(orders) == 6
    assert all(asked(bout) == [f"{bout.order[0]} character"] for bout in bouts)
    assert all(told(bout)[0].startswith("began") for bout in bouts)


def test_4_5_all_markers_on_ten_the_first_player_on_top() -> None:
    """4.5 The stack is the order, from the top."""
    bout = prepare(4, script=[0, 0, 0])

    assert bout.points == [10, 10, 10, 10]
    assert bout.stack == bout.order
    assert bout.order != [0, 1, 2, 3]


# 4.6, 4.7 Places.


def test_4_6_each_takes_another_start_hex_and_chooses_its_facing() -> None:
    """4.6, R15 In player order; the facing is asked even when one hex is left."""
    bout = play_on(prepare(4, script=[0, 0, 0]), "place")
    first = bout.order[0]

    assert asked(bout) == [f"{first} place"]
    assert offered(bout) == STARTS
    choose(bout, "2,-1")
    assert offered(bout) == [
        "east",
        "north-east",
        "north-west",
        "west",
        "south-west",
        "south-east",
    ]
    choose(bout, "west")

    assert asked(bout) == [f"{bout.order[1]} place"]
    assert offered(bout) == ["-2,1", "-1,-2", "1,2"]
    spot = hex_at(bout.content, 2, -1)
    assert (bout.place[first], bout.facing[first], bout.board[spot]) == (spot, 3, first)
    assert told(bout, "placed") == [f"placed {first} 2,-1 west"]


def test_4_6_the_last_start_hex_needs_no_question() -> None:
    """4.6 Four seats: the fourth is asked for his facing only."""
    bout = play_on(prepare(4), "place")

    for start in STARTS[:3]:
        choose(bout, start)
        choose(bout, "east")

    assert asked(bout) == [f"{bout.order[3]} face"]


def test_4_6_then_the_first_turn_begins() -> None:
    """4.6 Nobody is asked anything more of set-up, and all stand somewhere."""
    bout = play_on(prepare(3))

    assert bout.pending == ()
    assert NOWHERE not in bout.place
    assert bout.wishes == [-1, -1, -1]


def test_4_6_why_a_hex_is_not_offered() -> None:
    """4.6 Taken, or not marked."""
    bout = play_on(prepare(2), "place")
    choose(bout, "-2,1")
    choose(bout, "east")
    seat = bout.to_act()[0]

    reasons = [why_not(bout, seat, "place", hex_at(bout.content, *at)) for at in ((-2, 1), (0, 0))]

    assert reasons == ["hex-taken", "hex-not-marked"]


def test_4_7_two_empty_hexes_lie_between_enemies() -> None:
    """4.7 E2: with an enemy on the centre, distance 2 is illegal and distance 3 legal."""
    bout = play_on(prepare(2, {"placement": "free"}), "place")
    choose(bout, "0,0")
    choose(bout, "east")
    seat = bout.to_act()[0]

    words = offered(bout)

    assert "2,0" not in words
    assert "-1,-1" not in words
    assert {"3,0", "2,1", "-3,0"} <= set(words)
    assert len(words) == 91 - 19
    assert why_not(bout, seat, "place", hex_at(bout.content, 2, 0)) == "hex-near-enemy"


def test_4_7_allies_do_not_matter() -> None:
    """4.7 E2: a team mate may be at any distance."""
    options: dict[str, PlayValue] = {"placement": "free", "teams": "two_against_two"}
    bout = play_on(prepare(4, options, script=[3, 1, 1]), "place")
    assert bout.order == [0, 2, 1, 3]
    choose(bout, "0,0")
    choose(bout, "east")

    mate = offered(bout)
    choose(bout, "1,0")
    choose(bout, "east")
    enemy = offered(bout)

    assert "1,0" in mate
    assert "0,0" not in mate
    assert "3,0" not in enemy
    assert "4,0" in enemy


def test_4_7_r16_any_position_gates_too() -> None:
    """4.7, R16 Every hex of the empty arena."""
    bout = play_on(prepare(2, {"placement": "free"}), "place")

    words = offered(bout)

    assert len(words) == 91
    assert {"-5,0", "5,0"} <= set(words)


@pytest.mark.parametrize(("seats", "beasts"), [(1, "solo"), (2, "cooperative"), (2, "coliseum")])
def test_4_7_r16_no_gate_by_which_beasts_come_in(seats: int, beasts: str) -> None:
    """4.7, 20.3.1, R16 Two men on both gates would shut them out for good."""
    bout = play_on(prepare(seats, {"placement": "free", "beasts": beasts}), "place")

    words = offered(bout)

    assert len(words) == 91 - 2
    assert not {"-5,0", "5,0"} & set(words)
    gate = hex_at(bout.content, 5, 0)
    assert why_not(bout, bout.order[0], "place", gate) == "hex-is-gate"


def test_4_7_there_is_always_room_for_a_fourth() -> None:
    """4.7, R172 Four enemies at random, time and again."""
    for number in range(25):
        options: dict[str, PlayValue] = {"placement": "free", "beasts": BEASTS[number % 2]}
        bout = play_on(prepare(4, options, seed=f"n{number}"), seed=f"m{number}")
        away = bout.content.arena.distance
        pairs = [(one, other) for one in bout.place for other in bout.place if one < other]
        assert len(pairs) == 6
        assert min(away(one, other) for one, other in pairs) >= 3


# 3.10 Sides.


@pytest.mark.parametrize(
    ("seats", "options", "teams"),
    [
        (2, {}, [0, 1]),
        (4, {}, [0, 1, 2, 3]),
        (3, {"teams": "free"}, [0, 1, 2]),
        (3, {"lone_seat": 0}, [1, 0, 0]),
        (3, {"teams": "two_against_one", "lone_seat": 2}, [0, 0, 1]),
        (4, {"teams": "two_against_two"}, [0, 1, 0, 1]),
        (1, {}, [0]),
        (3, {"beasts": "cooperative"}, [0, 0, 0]),
        (3, {"beasts": "coliseum", "teams": "free"}, [0, 1, 2]),
    ],
)
def test_3_10_who_is_on_which_side(
    seats: int, options: dict[str, PlayValue], teams: list[int]
) -> None:
    """3.10, R129 Three seats play two against one unless told otherwise."""
    bout = prepare(seats, options)

    assert bout.team == teams


def test_3_10_the_lone_seat_is_drawn_by_lot() -> None:
    """3.10, 18.1 Each seat comes to it; he has 70 coins, the others 55."""
    bouts = [prepare(3, {"characters": "created"}, seed=f"lone {n}") for n in range(40)]

    assert {bout.lone for bout in bouts} == {0, 1, 2}
    for bout in bouts:
        assert bout.team[bout.lone] == 1
        assert sum(bout.team) == 1
        assert [bout.coins[seat] for seat in range(3)] == [
            70 if seat == bout.lone else 55 for seat in range(3)
        ]
        assert told(bout, "set_apart") == [f"set_apart {bout.lone}"]


# 15 Learning game.


def test_15_1_special_moves_are_laid_aside_in_a_learning_game() -> None:
    """15.1, 15.2, S56, R82: not in the deck of turn 1, so no hit points either."""
    bout = prepare(2, {"learning": True}, script=in_order(2))
    choose(bout, "secutor")
    choose(bout, "thraex")

    assert cards(bout.laid_aside[0]) == {"sweep": 1, "acrobatic_strike": 1, "overskill": 1}
    assert count_of(bout.deck[0], "sweep") == 0
    assert bout.deck[0] + bout.laid_aside[0] == bout.owned[0]


def test_15_1_otherwise_they_are_in_the_deck_at_once() -> None:
    """15.1 Nothing is laid aside without the option."""
    bout = prepare(2, script=in_order(2))
    choose(bout, "secutor")
    choose(bout, "thraex")

    assert bout.laid_aside == [0, 0]
    assert count_of(bout.deck[0], "sweep") == 1


# 20.1 Beasts to come.


@pytest.mark.parametrize(
    ("seats", "beasts", "mode"),
    [
        (1, "usual", SOLO),
        (2, "usual", NO_BEASTS),
        (4, "none", NO_BEASTS),
        (1, "solo", SOLO),
        (2, "cooperative", COOPERATIVE),
        (4, "coliseum", COLISEUM),
    ],
)
def test_20_1_modes(seats: int, beasts: str, mode: int) -> None:
    """20.1, R130 Alone against beasts, together against them, or with them in the way."""
    bout = prepare(seats, {"beasts": beasts})

    assert bout.mode == mode
    assert bool(sum(bout.waiting)) == (mode != NO_BEASTS)


@pytest.mark.parametrize(
    ("kind", "waiting"),
    [
        ("dog", [18, 0, 0, 0]),
        ("wolf", [0, 15, 0, 0]),
        ("lion", [0, 0, 6, 0]),
        ("bear", [0, 0, 0, 3]),
    ],
)
def test_20_1_1_the_upper_number_for_each_player(kind: str, waiting: list[int]) -> None:
    """20.1.1 Unless another number is told."""
    bout = prepare(3, {"beasts": "coliseum", "beast_kind": kind})
    other = prepare(3, {"beasts": "coliseum", "beast_kind": kind, "beast_number": 7})

    assert bout.waiting == waiting
    assert sum(other.waiting) == 7
    numbers = " ".join(str(number) for number in waiting)
    assert told(bout, "beasts_waited") == [f"beasts_waited {numbers}"]


def test_20_1_1_a_random_number_within_the_range() -> None:
    """20.1.1, R97 Two players, each 3 to 5 wolves: all of 6 to 10."""
    options: dict[str, PlayValue] = {
        "beasts": "cooperative",
        "beast_kind": "wolf",
        "beast_number": "random",
    }

    counts = {prepare(2, options, seed=f"n{number}").waiting[1] for number in range(60)}

    assert counts == {6, 7, 8, 9, 10}


def test_20_1_2_a_mix_with_a_number_for_each_kind() -> None:
    """20.1.2 As told."""
    herds: dict[str, PlayValue] = {"dogs": 3, "wolves": 0, "lions": 2, "bears": 1}

    bout = prepare(2, {"beasts": "coliseum", "beast_kind": "mix", **herds})

    assert bout.waiting == [3, 0, 2, 1]


def test_20_1_2_a_mix_drawn_for_each_seat() -> None:
    """20.1.2, R126 A kind each, evenly, at its upper number: here bears and wolves."""
    options: dict[str, PlayValue] = {"beasts": "cooperative", "beast_kind": "mix"}

    bout = prepare(2, options, script=[1, 3, 1])

    assert bout.waiting == [0, 5, 0, 1]


def test_20_2_the_release_table() -> None:
    """20.2, R177 The pack's, or six digits for the faces 1 to 6."""
    usual = prepare(2, {"beasts": "coliseum"})
    other = prepare(2, {"beasts": "coliseum", "release_table": 10_204})

    assert usual.release == [0, 0, 1, 2, 3, 3]
    assert other.release == [0, 1, 0, 2, 0, 4]


def test_20_2_r177_the_printed_table_stands_for_that_of_the_pack() -> None:
    """20.2, R177 001233, said or not, is whatever the pack has."""
    pack = replaced("beasts.toml", "\n3 = 1\n", "\n3 = 2\n")
    tables = [
        prepare(2, {"beasts": "coliseum", **said}, pack=pack).release
        for said in ({}, {"release_table": 1233}, {"release_table": 1234})
    ]

    assert tables == [[0, 0, 2, 2, 3, 3], [0, 0, 2, 2, 3, 3], [0, 0, 1, 2, 3, 4]]


# Options of play.


def test_1_1_defaults() -> None:
    """1.1, 4.1, 4.7, 9.1 What is played when nothing is said."""
    bout = prepare(2)

    assert bout.turns == 6
    assert not any(
        [bout.free_placement, bout.damage_bonus, bout.learning, bout.overlimit, bout.duplicates]
    )
    assert settle(2).options["teams"] == "usual"
    assert {one.name for one in PLAY} == set(settle(2).options)


def test_1_1_options_are_carried_over() -> None:
    """1.1, 4.7, 7.6.3, 18.6 Into the bout, where the chapters look for them."""
    options: dict[str, PlayValue] = {
        "turns": 9,
        "placement": "free",
        "damage_bonus": True,
        "learning": True,
        "overlimit": True,
        "premade_duplicates": True,
    }

    bout = prepare(2, options)

    assert bout.turns == 9
    assert all(
        [bout.free_placement, bout.damage_bonus, bout.learning, bout.overlimit, bout.duplicates]
    )


@pytest.mark.parametrize(
    ("option", "seats", "options", "means_something"),
    [
        ("help", 2, {}, False),
        ("help", 4, {}, False),
        ("help", 3, {"teams": "free"}, False),
        ("help", 3, {}, True),
        ("help", 4, {"teams": "two_against_two"}, True),
        ("help", 2, {"beasts": "cooperative"}, True),
        ("overlimit", 2, {}, False),
        ("overlimit", 2, {"coins_3": 70}, False),
        ("overlimit", 2, {"coins_2": 70}, True),
        ("overlimit", 1, {"characters": "created"}, True),
        ("overlimit", 4, {"characters": "choice"}, True),
        ("overlimit", 2, {"campaign": True}, True),
        ("overlimit", 3, {}, True),
        ("overlimit", 3, {"teams": "free"}, False),
    ],
)
def test_4_1_r175_help_needs_allies_and_overlimit_needs_coins(
    option: str, seats: int, options: dict[str, PlayValue], means_something: bool
) -> None:
    """4.1, 6.20, 18.6, R131 Where nobody has an ally, and where nobody has coins to spend."""
    declared = next(one for one in PLAY if one.name == option)

    assert means(declared, settle(seats, options)) == means_something


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (
            3,
            {"teams": "two_against_two"},
            "teams: with these seats and options usual, free or two_against_one",
        ),
        (4, {"teams": "two_against_one"}, "usual, free or two_against_two was expected (3.10)"),
        (
            1,
            {"items": "auction"},
            "items: with these seats and options usual, draft or selection was",
        ),
        (
            2,
            {"beasts": "solo"},
            "usual, none, cooperative or coliseum was expected (20.1), but solo",
        ),
        (1, {"beasts": "coliseum"}, "usual or solo was expected (20.1), but coliseum came"),
        (1, {"beasts": "none"}, "usual or solo was expected (20.1), but none came"),
        (2, {"coins_1": 54}, "coins_1: with these seats and options 0 or 55 to 120"),
        (2, {"coins_2": 14, "characters": "created"}, "0 or 15 to 120 was expected (18.1)"),
        (2, {"coins_2": 1, "characters": "choice"}, "0 or 15 to 120 was expected (18.1)"),
        (
            2,
            {"beasts": "coliseum", "beast_kind": "mix", "beast_number": 9},
            "most or random was expected (20.1.1), but 9 came",
        ),
        (
            2,
            {"beasts": "coliseum", "beast_kind": "mix", "dogs": 24, "bears": 7},
            "at most 30 beasts in all was expected (20.9.1)",
        ),
    ],
)
def test_4_1_options_that_contradict_each_other(
    seats: int, options: dict[str, PlayValue], sentence: str
) -> None:
    """3.10, 9.3.3, 18.1, 19.3, 20.1, R176 One sentence that names the rule."""
    said = refused(seats, options)

    assert said.startswith("contradiction: option ")
    assert sentence in said


def test_18_1_coins_of_seats_that_are_not_there_do_not_matter() -> None:
    """18.1, R175 Two seats, coins for a fourth."""
    bout = prepare(2, {"coins_4": 3, "characters": "created"})

    assert bout.coins == [55, 55]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"lone_seat": 2}),
        (4, {"teams": "free", "lone_seat": 1}),
        (1, {"teams": "two_against_two"}),
        (3, {"beasts": "cooperative", "teams": "two_against_two", "lone_seat": 0}),
        (2, {"dogs": 24, "bears": 24, "release_table": 999_999}),
        (2, {"beast_kind": "mix", "beast_number": 9}),
    ],
)
def test_4_1_options_without_meaning_are_ignored(seats: int, options: dict[str, PlayValue]) -> None:
    """4.1, R175 Sides and beasts are as if nothing had been said."""
    mode: dict[str, PlayValue] = {"beasts": options.get("beasts", "usual")}

    bout, usual = prepare(seats, options), prepare(seats, mode)

    assert (bout.team, bout.lone) == (usual.team, NOBODY)
    assert (bout.waiting, bout.coins) == (usual.waiting, usual.coins)
