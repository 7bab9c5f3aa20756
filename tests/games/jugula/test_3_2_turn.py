"""Chapters 3.2 and 3.3: the turn and the cards."""

import pytest

from harena.games.jugula.components.content import ALL_PRIMA
from tests.games.jugula.arrange import (
    ALL_USES,
    again,
    arena_of,
    asked,
    at,
    card,
    cards,
    choose,
    fight,
    hand,
    hold,
    man_at,
    offered,
    pile,
    scene,
    settle,
    told,
    uses,
)

FEW = "Fuga, Umbo, Agmen"


def test_3_2_1_turns_go_round_and_skip_who_has_withdrawn() -> None:
    match = scene("thraex a1N", "veles h8S", "veles a8S", hands=(FEW, FEW, FEW))
    arena_of(match).withdrawn = 2
    choose(match, "Umbo-vox")
    assert match.to_act == [2]
    choose(match, "Umbo-vox")

    assert match.to_act == [0]
    assert told(match, "round_began")[-1] == (2,)


def test_3_2_2_own_testudo_and_murus_end_when_the_turn_begins() -> None:
    match = scene("thraex a1N", "veles h8S", hands=(f"Testudo, {FEW}", f"Murus, {FEW}"))
    arena = arena_of(match)
    choose(match, "Testudo-text")
    assert (arena.testudo, arena.murus) == (1, 0)
    choose(match, "Murus-text")

    assert (arena.testudo, arena.murus) == (0, 2)
    choose(match, "Umbo-vox")
    assert arena.murus == 0


def test_3_2_2_the_turn_tells_whom_testudo_and_murus_still_protect() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=("Testudo, Umbo, Fuga", "Murus, Umbo, Fuga"))
    choose(match, "Testudo-text", "Murus-text")
    choose(match, "Umbo-draw", "Umbo-draw")

    assert told(match, "turn_began")[-4:] == [(1, 1, 0), (0, 0, 2), (1, 0, 0), (0, 0, 0)]


def test_3_2_2_who_was_wounded_may_be_attacked_again_in_the_next_turn() -> None:
    match = scene("thraex d4N, veles e4N", "murmillo d5S, veles d6S", hands=(FEW, FEW))
    arena_of(match).struck = 1 << man_at(match, "d5")
    again(match)
    assert "attack" not in uses(match, "Umbo")
    choose(match, "Umbo-vox")
    choose(match, "Umbo-vox")

    assert "attack" in uses(match, "Fuga")


def test_3_2_3_one_card_for_one_use_and_no_pass() -> None:
    match = scene("thraex d4N", "murmillo d5S", hands=(FEW, FEW))

    assert all(one.split("-")[1] in ALL_USES for one in offered(match))
    choose(match, "Fuga-vox")
    assert arena_of(match).vox == [1, 0]
    assert match.to_act == [1]
    assert pile(match, "discard", 0) == ["Fuga"]


def test_3_2_5_the_card_in_play_lies_apart_until_the_end_of_the_turn() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Memoria, Umbo", discard="Clamor")
    choose(match, "Memoria-text")

    assert "Memoria" not in hand(match, 0)
    assert sorted(hand(match, 0)) == ["Clamor", "Umbo"]
    assert pile(match, "discard", 0) == ["Memoria"]
    match = scene("thraex d4N", "murmillo a8S")
    choose(match, "Umbo-move")
    assert arena_of(match).played == card(match, "Umbo")
    assert pile(match, "discard", 0) == []


def test_3_2_6_r5_what_could_do_nothing_may_not_be_chosen() -> None:
    match = scene("thraex d4N", "murmillo a8S", vox=(10, 0))
    arena = arena_of(match)
    assert uses(match, "Fuga") == ["text", "move", "draw", "prima"]
    assert [match.refusal(0, "play", 6 * card(match, "Fuga") + use) for use in (2, 3)] == [
        "no-attack",
        "vox-at-top",
    ]
    arena.prima[0] = 0
    arena.hand[0] |= ALL_PRIMA
    again(match)
    assert "prima" not in uses(match, "Fuga")
    assert match.refusal(0, "play", 6 * card(match, "Fuga") + 5) == "pile-empty"
    assert match.refusal(0, "play", 6 * card(match, "Umbo")) == "needs-not-met"


@pytest.mark.parametrize(
    ("mine", "theirs", "name", "may"),
    [
        ("thraex d4N", "murmillo a8S", "Ardor Oris", False),
        ("thraex d4N", "murmillo d5S", "Ardor Oris", True),
        ("thraex d4N t", "murmillo a8S", "Impetus", False),
        ("thraex d4N t", "murmillo a8S", "Conversio", False),
        ("thraex d4N t", "murmillo a8S", "Agmen", False),
        ("thraex d4N t", "murmillo a8S", "Fuga", False),
        ("thraex d4N t", "murmillo a8S", "Concursus", False),
        ("thraex d4N t", "murmillo a8S", "Solutio", True),
        ("thraex d1N", "murmillo d2S", "Solutio", False),
        ("thraex d4N", "murmillo d5S", "Insidiae", False),
        ("thraex d4N", "murmillo d5E", "Insidiae", True),
        ("thraex d4N", "murmillo d8S", "Umbo", False),
        ("thraex d7N", "murmillo d8S", "Umbo", False),
        ("thraex d4N", "murmillo d5S", "Umbo", True),
        ("thraex d4N", "murmillo a8S", "Medicus", False),
        ("thraex d4N w", "murmillo a8S", "Medicus", True),
        ("thraex d4N", "murmillo d3S", "Pulvis", False),
        ("thraex d4N", "murmillo e5S", "Pulvis", True),
        ("thraex d4N", "murmillo a8S", "Memoria", False),
        ("thraex d4N", "murmillo a8S", "Invidia", True),
        ("thraex d4N", "murmillo a8S", "Testudo", True),
        ("thraex d4N", "murmillo a8S", "Vae Victis", True),
        ("thraex d4N", "murmillo a8S", "Cursus", True),
    ],
)
def test_2_7_3_2_6_what_a_text_needs(mine: str, theirs: str, name: str, may: bool) -> None:
    """2.7, 3.2.6, R5 Whether it may be chosen."""
    match = scene(mine, theirs, hands=(f"{name}, Insidiae, Testudo", None))

    assert ("text" in uses(match, name)) == may


def test_2_7_clamor_needs_room_and_invidia_something_to_envy() -> None:
    assert "text" not in uses(scene("thraex d4N", "murmillo a8S", vox=(10, 0)), "Clamor")
    poor = scene("thraex d4N", "murmillo a8S", hands=(None, "Umbo"))
    assert "text" not in uses(poor, "Invidia")
    poor = scene("thraex d4N", "murmillo a8S", hands=(None, "Umbo"), vox=(0, 1))
    assert "text" in uses(poor, "Invidia")


def test_3_2_7_r6_up_to_so_many_different_gladiators() -> None:
    match = scene("thraex d4N, veles a1N, murmillo h1N", "murmillo a8S")
    choose(match, "Impetus-move")
    assert offered(match) == ["d4", "a1", "h1", "stop"]
    choose(match, "a1", "n-N", "stop")
    assert offered(match) == ["d4", "h1", "stop"]
    choose(match, "d4", "n-N", "stop")

    assert asked(match) != "mover"
    match = scene("thraex d4N", "murmillo a8S")
    choose(match, "Impetus-move", "stop")
    assert at(match, "d4") == "a thraex N"


def test_3_2_8_3_2_9_r6_the_first_attack_is_a_must() -> None:
    """3.2.8, 3.2.9 Then one may stop; each is chosen when it comes, at any target."""
    match = scene("thraex d4N, veles e4N", "murmillo d5S")
    choose(match, "Impetus-attack")
    assert offered(match) == ["d4 d5", "e4 d5"]
    assert match.refusal(0, "attack", 128) == "must-attack"
    choose(match, "d4 d5")
    settle(match, 0, 3)

    assert offered(match) == ["e4 d5", "stop"]
    choose(match, "stop")
    assert asked(match) == "discard"


def test_3_2_9_who_no_longer_can_has_lost_his_chance() -> None:
    match = scene("thraex d4N, veles e4N", "murmillo d5S")
    fight(match, "d4 d5", 3, 1)

    assert at(match, "d6") == "b murmillo S"
    assert offered(match) == ["e4 d6", "stop"]
    match = scene("thraex d4N, murmillo e4N", "murmillo d5S")
    fight(match, "d4 d5", 3, 1)
    assert asked(match) == "discard"


def test_3_2_10_vox_rises_at_most_to_10() -> None:
    match = scene("thraex d4N", "murmillo a8S", vox=(9, 0), hands=(f"Clamor, {FEW}", None))
    choose(match, "Clamor-vox")

    assert arena_of(match).vox[0] == 10
    assert told(match, "acclaimed") == [(0, 1, 10)]


def test_3_2_11_draw() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=(f"Clamor, {FEW}", None), vox=(8, 0))
    choose(match, "Agmen-draw")

    assert len(hand(match, 0)) == 7
    assert told(match, "drew")[-1][:2] == (0, 4)


def test_3_2_12_a_pile_of_two_shows_two() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    arena = arena_of(match)
    arena.prima[0] = cards(match, "Furor, Murus")
    again(match)
    choose(match, "Umbo-prima")

    assert sorted(offered(match)) == ["Furor", "Murus"]


def test_3_2_12_what_was_put_under_comes_last_in_its_order() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=("Umbo, Fuga, Agmen", FEW))
    arena = arena_of(match)
    seen: list[list[str]] = []
    for name in ("Umbo", "Fuga", "Agmen"):
        choose(match, f"{name}-prima")
        seen.append(offered(match))
        choose(match, seen[-1][0])
        while match.to_act != [0] or asked(match) == "discard":
            choose(match, offered(match)[-1])
    left = [name for row in seen for name in row[1:]]

    own = match.view(0)["own"]
    assert isinstance(own, dict)
    assert [arena.content.card_names[one] for one in own["under"]] == left
    assert len({name for row in seen for name in row}) == 9


def test_3_2_12_r38_prima_2_is_done_twice_or_till_the_pile_is_empty() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    arena = arena_of(match)
    content = arena.content
    before = content.prima[:]
    try:
        content.prima[card(match, "Umbo")] = 2
        choose(match, "Umbo-prima")
        choose(match, offered(match)[0])
        assert asked(match) == "prima"
        choose(match, offered(match)[0])
        assert len(pile(match, "prima", 0)) == 10
        match = scene("thraex d4N", "murmillo a8S")
        arena_of(match).prima[0] = cards(match, "Furor")
        again(match)
        choose(match, "Umbo-prima", "Furor")
        assert asked(match) == "discard"
    finally:
        content.prima[:] = before


@pytest.mark.parametrize(("how", "offers"), [("free", 12), ("top", 0)])
def test_3_2_12_4_1_prima_freely_or_unseen(how: str, offers: int) -> None:
    match = scene("thraex d4N", "murmillo a8S", options={"prima": how})
    choose(match, "Umbo-prima")

    if offers:
        assert len(offered(match)) == offers
        choose(match, "Vae Victis")
        assert "Vae Victis" in hand(match, 0)
    assert len(pile(match, "prima", 0)) == 11
    assert len(told(match, "took")) == 1


def test_3_2_13_the_played_card_is_discarded_after_the_hand_limit() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=("Umbo, Fuga, Agmen, Clamor, Memoria", FEW))
    arena_of(match).hand[0] |= cards(match, "Invidia")
    again(match)
    choose(match, "Umbo-vox")

    assert asked(match) == "discard"
    assert pile(match, "discard", 0) == []
    choose(match, "Fuga")
    assert sorted(pile(match, "discard", 0)) == ["Fuga", "Umbo"]


def test_3_3_1_r7_discard_piles_lie_open_and_hands_do_not() -> None:
    """3.3.1, 6.1 Sizes are public."""
    match = scene("thraex d4N", "murmillo a8S", hands=(FEW, FEW))
    choose(match, "Umbo-vox")

    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert view["discard"] == [[card(match, "Umbo")], []]
        assert view["hand_size"] == [2, 3]
        assert view["deck_size"] == [9, 9]
    assert match.view(None)["own"] is None


def test_3_3_3_from_nothing_nothing_is_drawn() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Fuga, Umbo", deck="Testudo", discard="")
    choose(match, "Fuga-draw")

    assert told(match, "drew")[-1][:2] == (0, 1)
    assert sorted(hand(match, 0)) == ["Testudo", "Umbo"]


def test_3_3_4_prima_cards_join_his_cards_and_are_reshuffled_like_others() -> None:
    """3.3.4, 3.3.6 They obey all rules for Jugula cards."""
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Fuga, Umbo", deck="", discard="Furor, Clamor, Murus")
    choose(match, "Fuga-draw")

    assert sorted(hand(match, 0)) == ["Clamor", "Furor", "Murus", "Umbo"]


def test_3_3_5_a_hand_is_never_emptied() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=(f"Invidia, {FEW}", "Umbo"), vox=(0, 3))
    choose(match, "Invidia-text")

    assert arena_of(match).vox[1] == 2
    assert told(match, "robbed") == []
    assert (1, card(match, "Umbo"), 4) in told(match, "played")
