"""Chapter 3.9, Munus: three or five matches with a ludus of six."""

import pytest

import harena
from harena.games.jugula import steps
from harena.games.jugula.components.arena import FAMILIA, LUDUS, OUT, WOUNDED, Arena
from harena.games.jugula.secrets.veil import imagine
from harena.kernel.dice import Dice
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from harena.toolkit.bits import members
from tests.games.jugula.arrange import (
    arena_of,
    asked,
    card,
    cards,
    choose,
    fight,
    offered,
    scene,
    stand_at,
    told,
)


def munus(seats: int = 2, **options: PlayValue) -> Match:
    """A Munus at its first question about fighters, ludi dealt."""
    chosen = {"munus": 3, "familia": "random", "order": "seat", **options}
    return harena.begin("jugula", seats, "munus", chosen)


def closed(match: Match, *conditions: int, victors: int = 1) -> Arena:
    """The match is over, with seat 0's first gladiators in these conditions."""
    arena = arena_of(match)
    while asked(match) in ("fighter", "place"):
        match.answer(match.to_act[0], 0)
    for place, condition in enumerate(conditions):
        arena.condition[place] = condition
    arena.victors, arena.match_over = victors, True
    stand_at(match, steps.CLOSE_MATCH)
    return arena


def test_3_9_1_a_ludus_of_six_different_armaturae() -> None:
    arena = arena_of(munus())

    for seat in range(2):
        assert len(set(arena.ludus[LUDUS * seat : LUDUS * seat + LUDUS])) == LUDUS


@pytest.mark.parametrize("way", ["rounds", "secret", "exclusive"])
def test_3_9_1_it_is_founded_as_familiae_are_chosen(way: str) -> None:
    match = munus(familia=way)
    assert asked(match) == "armatura"
    assert match.about(match.to_act[0])["wanted"] == LUDUS
    while asked(match) == "armatura":
        match.answer(match.to_act[0], 0)

    assert asked(match) == "fighter"
    assert len(told(match, "enrolled")) == 12


def test_3_9_1_familiae_are_chosen_secretly_and_at_once() -> None:
    match = munus()
    assert match.to_act == [0, 1]
    picked = offered(match, 0)[1]
    choose(match, picked, seat=0)

    assert picked not in offered(match, 0)
    assert match.view(1)["armatura"] == [-1] * 8
    for seat in (0, 0, 0, 1, 1, 1, 1):
        match.answer(seat, 0)
    fielded = told(match, "fielded")
    assert [seat for seat, _ in fielded] == [0] * 4 + [1] * 4
    assert asked(match) == "place"


def test_3_9_1_three_matches_and_the_last_ends_it() -> None:
    match = munus()
    for _ in range(3):
        closed(match)

    assert match.over
    assert arena_of(match).match == 3
    assert told(match, "match_began") == [(1, 3), (2, 3), (3, 3)]


def test_3_9_2_the_wounded_miss_one_match_the_out_two() -> None:
    match = munus()
    arena = closed(match, WOUNDED, OUT)
    wounded, out = arena.ludus[0], arena.ludus[1]

    assert arena.absent[:3] == [1, 2, 0]
    names = offered(match, 0) if 0 in match.to_act else []
    content = arena.content
    assert content.names[wounded] not in names
    assert content.names[out] not in names
    closed(match)
    assert arena.absent[:3] == [0, 1, 0]


def test_3_9_2_too_few_field_those_they_have() -> None:
    match = munus()
    arena = arena_of(match)
    arena.absent[:LUDUS] = [0, 0, 0, 1, 2, 2]
    stand_at(match, steps.BEGIN_MATCH)
    assert match.to_act == [1]
    while asked(match) == "fighter":
        match.answer(1, 0)

    fielded = [armatura for seat, armatura in told(match, "fielded") if seat == 0]
    assert fielded == arena.ludus[:3]
    assert arena.armatura[3] == -1


def test_3_9_2_r40_the_least_hurt_come_back_on_their_wounded_side() -> None:
    match = munus()
    arena = arena_of(match)
    arena.absent[:LUDUS] = [2, 2, 0, 2, 1, 1]
    stand_at(match, steps.BEGIN_MATCH)
    while asked(match) == "fighter":
        match.answer(1, 0)

    assert arena.armatura[:2] == [arena.ludus[2], arena.ludus[4]]
    assert arena.condition[:2] == [0, WOUNDED]
    assert arena.armatura[2] == -1


def test_3_9_3_glory() -> None:
    """3.9.3 Victory 3, and 1 for each who put an enemy out and is unhurt."""
    match = munus()
    arena = arena_of(match)
    while asked(match) in ("fighter", "place"):
        match.answer(match.to_act[0], 0)
    arena.victorious = 1 | 2 | 1 << FAMILIA
    closed(match, 0, WOUNDED)

    assert told(match, "glorified") == [(0, 3, 1, 4), (1, 0, 1, 1)]
    assert match.scores == [4, 1]
    assert arena.won == [1, 0]


def test_3_9_3_a_push_is_no_feat() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S"), "d4 d5", 3, 1)
    assert arena_of(match).victorious == 0
    match = fight(scene("thraex d4E", "murmillo e4S w, veles a8S"), "d4 e4", 6, 0)
    assert arena_of(match).victorious == 1


def test_3_9_3_a_draw_is_one_each() -> None:
    match = munus(3)
    arena = closed(match, victors=0b101)

    assert arena.glory == [1, 0, 1]
    assert arena.won == [0, 0, 0]


def test_3_9_4_a_prima_card_is_kept_as_the_thirteenth() -> None:
    match = munus()
    arena = arena_of(match)
    while asked(match) in ("fighter", "place"):
        match.answer(match.to_act[0], 0)
    arena.prima[0] &= ~cards(match, "Furor, Murus")
    arena.discard[0] |= cards(match, "Furor, Murus")
    closed(match)
    assert match.to_act == [0]
    assert offered(match) == ["Furor", "Murus", "none"]
    choose(match, "Murus")
    assert match.view(1)["own"] != match.view(0)["own"]
    while asked(match) in ("fighter", "place"):
        match.answer(match.to_act[0], 0)

    whole = arena.deck[0] | arena.hand[0]
    assert whole.bit_count() == 13
    assert whole >> card(match, "Murus") & 1
    assert len(members(arena.prima[0])) == 11
    assert told(match, "brought") == [(0,)]
    assert arena.keepsake == [-1, -1]


def with_prima(match: Match, *taken: str, seen: str = "") -> Arena:
    """The first match of a Munus is over; each seat has taken these Prima cards, some seen."""
    arena = arena_of(match)
    while asked(match) in ("fighter", "place"):
        match.answer(match.to_act[0], 0)
    for seat, names in enumerate(taken):
        arena.prima[seat] &= ~cards(match, names)
        arena.hand[seat] |= cards(match, names)
    arena.shown[0] = cards(match, seen)
    return closed(match)


def test_3_9_4_6_1_nothing_is_left_of_the_cards_of_the_match_before() -> None:
    """Before the deal everybody's cards are in the box, as in the first match."""
    match = munus()
    arena = with_prima(match, "Furor, Murus", seen="Furor")
    arena.discard[1], arena.hand[1] = arena.hand[1], 0
    arena.top[0] = arena.under[0] = 1
    choose(match, "Murus")
    asks = set()
    while asked(match) in ("fighter", "place"):
        asks.add(asked(match))
        view, own = match.view(0), match.view(0)["own"]
        assert isinstance(own, dict)
        for field in ("hand_size", "deck_size", "prima_size", "brought"):
            assert view[field] == [0, 0], field
        for field in ("discard", "stock", "shown", "removed"):
            assert view[field] == [[], []], field
        assert [own[field] for field in ("hand", "deck", "prima", "top", "under")] == [[]] * 5
        assert own["keepsake"] == card(match, "Murus")
        match.answer(match.to_act[0], 0)

    assert asks == {"fighter", "place"}
    assert arena.brought == [1, 0]


def imagined_keepsakes(match: Match, viewer: int, of: int) -> set[int]:
    found = set()
    for number in range(60):
        dice = Dice()
        dice.seed(str(number))
        state = imagine(match.setup, match.view(viewer), dice)
        found.add(state.keepsake[of])  # type: ignore[attr-defined]
    return found


def test_3_9_4_6_1_what_another_has_kept_is_imagined() -> None:
    """One he was seen to take, or any if he took one unseen, or none; who took none kept none."""
    for seen in ("Furor, Murus", "Furor"):
        match = munus(3)
        arena = with_prima(match, "Furor, Murus", "Pulvis", seen=seen)
        choose(match, "Murus", "Pulvis")
        for ask in ("fighter", "place"):
            while asked(match) != ask:
                match.answer(match.to_act[0], 0)
            kept = imagined_keepsakes(match, 1, 0)
            some = {card(match, "Furor"), card(match, "Murus"), -1}
            assert kept == some if seen == "Furor, Murus" else some < kept
            assert imagined_keepsakes(match, 1, 1) == {card(match, "Pulvis")}
            assert imagined_keepsakes(match, 1, 2) == {-1}
            assert match.imagine(1, "seed").view(1) == match.view(1)
        while asked(match) == "place":
            match.answer(match.to_act[0], 0)
        assert imagined_keepsakes(match, 1, 0) == {-1}
        assert arena.brought == [1, 1, 0]


@pytest.mark.parametrize(
    ("glory", "won", "lost", "winners"),
    [
        ([5, 4], [0, 1], [9, 0], [0]),
        ([5, 5], [1, 2], [0, 9], [1]),
        ([5, 5], [1, 1], [2, 3], [0]),
        ([5, 5], [1, 1], [3, 3], [0, 1]),
    ],
)
def test_3_9_5_most_glory_then_victories_then_fewer_lost(
    glory: list[int], won: list[int], lost: list[int], winners: list[int]
) -> None:
    arena = arena_of(munus())
    arena.glory, arena.won, arena.lost = glory, won, lost

    assert arena.winners() == winners


def test_3_9_2_the_quick_munus_fields_two() -> None:
    match = munus(size=2)
    for seat in (0, 0, 1, 1):
        match.answer(seat, 0)

    assert len(told(match, "fielded")) == 4
