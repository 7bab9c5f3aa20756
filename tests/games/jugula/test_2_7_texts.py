"""Chapter 2.7: every text of the cards, where it decides what happens."""

import pytest

from harena.kernel.match import Match
from tests.games.jugula.arrange import (
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
    outcome,
    pile,
    scene,
    settle,
    sums,
    told,
    totals,
    uses,
)

FEW = "Fuga, Umbo, Agmen, Memoria"
PRIMA = f"Fatalitas, Furor, Cursus, Dolus, Favor, Medicus, Carnifex, Pulvis, Murus, {FEW}"


def prima(mine: str, theirs: str, *others: str, **more: object) -> Match:
    """Seat 0 holds Prima cards too, and the combat values 0 to 2 and 4."""
    match = scene(mine, theirs, *others, **more)  # type: ignore[arg-type]
    hold(match, 0, f"{PRIMA}, Concursus, Augurium, Vae Victis")
    return match


def costs(match: Match) -> dict[str, int]:
    """What each step of the move that is asked for costs."""
    each = match.about(0)["each"]
    assert isinstance(each, dict)
    names = match.rulebook.names(match.setup)["pace"]
    return {names[int(pace)]: found["cost"] for pace, found in each.items()}


def points(match: Match) -> object:
    return match.about(0)["points"]


def test_2_7_ardor_oris_adds_four() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S"), "d4 d5", 3, 1, "Ardor Oris-text")

    assert totals(match) == (12, 6)
    assert at(match, "d6") == "b murmillo S w"
    assert at(match, "d4") == "a thraex N w"
    assert arena_of(match).points == [1, 1]


def test_2_7_r42_the_point_of_ardor_oris_is_the_defenders_even_if_he_has_just_withdrawn() -> None:
    match = scene("thraex d4E, veles a1N", "murmillo e4S, veles a8S w", "veles h1N, thraex h2N")
    fight(match, "d4 e4", 6, 0, "Ardor Oris-text")

    assert told(match, "withdrew") == [(1, 0)]
    assert arena_of(match).points == [1, 1, 0]


def test_3_8_1_r45_who_has_withdrawn_does_not_reach_the_goal_any_more() -> None:
    """His last man falls to Ardor Oris, whose point is his fourth."""
    three = ("thraex d4E, veles a1N", "murmillo e4S w", "veles h1N, thraex h2N")
    match = scene(*three, points=(0, 3, 0), options={"goal": 4})
    fight(match, "d4 e4", 6, 0, "Ardor Oris-text")

    assert told(match, "withdrew") == [(1, 0)]
    assert arena_of(match).points == [1, 4, 0]
    assert not match.over


def test_2_7_impetus_moves_and_then_attacks_with_the_same() -> None:
    match = scene("thraex d3N, veles d7S", "murmillo d5S")
    choose(match, "Impetus-text")
    assert offered(match) == ["d3", "d7", "stop"]
    choose(match, "d3", "n-N")
    assert at(match, "d4") == "a thraex N"
    choose(match, "stop")

    assert offered(match) == ["d4 d5", "stop"]
    choose(match, "d4 d5")
    settle(match, 4, 0)
    assert outcome(match) == "pushed"


def test_2_7_r41_impetus_may_name_one_who_cannot_go_anywhere() -> None:
    match = scene("murmillo d1N", "thraex d2S")
    choose(match, "Impetus-text", "d1")

    assert offered(match) == ["d1 d2", "stop"]


def test_2_7_impetus_without_a_mover_attacks_with_nobody() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    choose(match, "Impetus-text", "stop")

    assert asked(match) == "discard"


def test_2_7_testudo_from_the_front_only_and_for_all_of_his() -> None:
    match = scene("thraex d4N", "murmillo d5S, veles a8S", turn=1, hands=(None, f"Testudo, {FEW}"))
    choose(match, "Testudo-text")
    fight(match, "d4 d5", 0, 0)

    assert sums(match) == (5, 7)


@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [
        ("thraex d4N", "murmillo a8S", 1),
        ("thraex d4N", "murmillo d5S", 2),
        ("thraex d4N", "murmillo d5S t", 1),
        ("thraex d4N, veles c4N", "murmillo d5S, secutor c5S", 3),
        ("thraex d4N", "murmillo e5S, secutor c5S", 2),
    ],
)
def test_2_7_clamor(mine: str, theirs: str, gained: int) -> None:
    match = scene(mine, theirs)
    choose(match, "Clamor-text")

    assert arena_of(match).vox[0] == gained


def test_2_7_clamor_counts_enemies_under_pulvis_too() -> None:
    """R37 They still have a front; only tokens are named."""
    match = scene("thraex d4N", "murmillo d5S")
    arena_of(match).dust[0] = 1 << man_at(match, "d5")
    again(match)
    choose(match, "Clamor-text")

    assert arena_of(match).vox[0] == 2
    assert arena_of(match).muted


def test_2_7_memoria_takes_one_or_two() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Memoria, Umbo", discard="Clamor, Fuga, Agmen")
    choose(match, "Memoria-text")
    assert offered(match) == ["Clamor", "Fuga", "Agmen"]
    choose(match, "Agmen")
    assert offered(match) == ["Clamor", "Fuga", "stop"]
    choose(match, "Clamor")

    assert sorted(hand(match, 0)) == ["Agmen", "Clamor", "Umbo"]
    assert sorted(pile(match, "discard", 0)) == ["Fuga", "Memoria"]


def test_2_7_invidia() -> None:
    match = scene(
        "thraex d4N",
        "murmillo a8S",
        "veles h1N",
        hands=("Invidia, Umbo", FEW, "Umbo"),
        vox=(0, 2, 0),
    )
    match.state.dice.script = [3]
    choose(match, "Invidia-text")

    assert told(match, "robbed") == [(1, card(match, "Agmen"), 0)]
    assert arena_of(match).vox == [0, 1, 0]
    assert len(hand(match, 1)) == 3
    assert len(hand(match, 0)) == 2


def test_2_7_fuga_is_faster_and_nothing_holds_him() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    choose(match, "Fuga-text", "d4")

    assert points(match) == 7
    assert costs(match)["s-S"] == 1
    assert costs(match)["e-E"] == 1


def test_2_7_conversio_turns_each_once_and_then_one_attacks() -> None:
    match = scene("thraex d4S, veles a1N t", "murmillo d5S")
    choose(match, "Conversio-text")
    assert offered(match) == ["d4N", "d4E", "d4W", "stop"]
    choose(match, "d4N")

    assert offered(match) == ["d4 d5", "stop"]
    choose(match, "stop")
    assert at(match, "d4") == "a thraex N"


def test_2_7_umbo_slanting_and_only_that_enemy() -> None:
    match = scene("murmillo d4N", "thraex e5W, veles e6W", hands=(None, FEW))
    choose(match, "Umbo-text")

    assert at(match, "f6") == "b thraex W"
    assert at(match, "e5") == "a murmillo N"
    assert offered(match) == ["e5 f6", "stop"]


def test_2_7_umbo_not_against_murus() -> None:
    match = scene("murmillo d4N", "thraex d5S")
    arena_of(match).murus = 2
    again(match)

    assert "text" not in uses(match, "Umbo")


def test_2_7_solutio_frees_all_and_two_move_without_extra_cost() -> None:
    match = scene("thraex c4E t, veles a1N t, murmillo h1N", "murmillo d5S")
    choose(match, "Solutio-text")
    assert arena_of(match).hindered == 0
    assert offered(match) == ["c4", "a1", "h1", "stop"]
    choose(match, "c4")

    assert costs(match)["w-W"] == 1
    choose(match, "stop", "a1", "stop")
    assert asked(match) == "discard"


def test_2_7_solutio_does_not_loosen_danger_zones() -> None:
    match = scene("thraex d4N t", "murmillo d5S")
    choose(match, "Solutio-text", "d4")

    assert costs(match) == {"s-N": 2}


def test_2_7_insidiae() -> None:
    match = scene("thraex d4N, veles a1N", "murmillo d5E, veles e5S")
    hold(match, 1, FEW, deck="Testudo, Clamor")
    choose(match, "Insidiae-text")
    settle(match, 1, "top")

    assert sums(match) == (5 + 1 + 1 - 1, 5)
    assert [event[2] for event in told(match, "revealed")] == [0, 1]
    assert told(match, "revealed")[1][1] == card(match, "Testudo")


def test_2_7_agmen() -> None:
    match = scene("thraex d3N, murmillo d2N, veles h4N, secutor a1N t", "murmillo h5S, veles d5S")
    choose(match, "Agmen-text")
    assert offered(match) == ["d3", "stop"]
    choose(match, "d3")
    assert offered(match) == ["d2", "stop"]
    choose(match, "d2")

    assert at(match, "d4") == "a thraex N"
    assert at(match, "d3") == "a murmillo N"
    assert offered(match) == ["d4 d5", "h4 h5", "stop"]


def test_2_7_fatalitas_is_a_normal_attack() -> None:
    match = prima("retiarius d4N, thraex a1N", "murmillo d5S, veles e5S")
    choose(match, "Fatalitas-text")

    assert offered(match) == ["d4 d5", "d4 e5"]
    assert match.refusal(0, "attack", 2 * 4 + 1) == "normal-only"


def test_2_7_fatalitas_wounds_behind_murus_and_he_stays() -> None:
    match = prima("thraex d4N", "murmillo d5S")
    arena_of(match).murus = 2
    fight(match, "d4 d5", 1, 0, "Fatalitas-text")

    assert at(match, "d5") == "b murmillo S w"


def test_2_7_furor_two_attacks_with_two_more_each() -> None:
    match = prima("thraex d4N, veles e4N", "murmillo d5S")
    choose(match, "Furor-text")
    assert "stop" not in offered(match)
    choose(match, "d4 d5")
    settle(match, 0, 6)

    assert sums(match) == (7, 4)
    assert offered(match) == ["e4 d5", "stop"]
    choose(match, "e4 d5")
    assert sums(match) == (6, 4)


def test_2_7_cursus_two_faster_then_two_cards() -> None:
    match = prima("thraex d4N t, veles a1N", "murmillo a8S")
    hold(match, 0, "Cursus, Umbo")
    choose(match, "Cursus-text")
    assert offered(match) == ["d4", "a1", "stop"]
    choose(match, "d4", "shed", "a1")

    assert points(match) == 9
    choose(match, "stop")
    assert told(match, "drew")[-1][:2] == (0, 2)


def test_2_7_dolus_to_the_right() -> None:
    match = prima("thraex d4N", "murmillo d5S")
    choose(match, "Dolus-text")
    each = match.about(0)["each"]
    assert isinstance(each, dict)
    assert [each[side]["zone"] for side in ("0", "1")] == [1, 1]
    choose(match, "right")

    assert at(match, "d5") == "b murmillo W"


def test_2_7_dolus_is_weighed_as_it_will_be_after_the_turn() -> None:
    """From ahead and from behind alike it becomes an attack from the side; sums and chances too."""
    match = prima("thraex d4N, thraex d6S", "murmillo d5S")
    choose(match, "Dolus-text")
    assert offered(match) == ["d4 d5", "d6 d5"]
    each = match.about(0)["each"]
    assert isinstance(each, dict)
    first, second, *_ = each.values()
    assert (first["zone"], second["zone"]) == (1, 1)
    assert (first["attack"], first["defence"]) == (second["attack"], second["defence"])
    choose(match, "d4 d5", "left")

    told = match.about(0)
    assert (told["attack"], told["defence"]) == (first["attack"], first["defence"])
    assert told["each"]["24"]["chances"] == first["chances"]  # type: ignore[index]


def test_2_7_favor() -> None:
    match = prima("thraex d4N", "murmillo a8S")
    hold(match, 0, "Favor, Umbo")
    choose(match, "Favor-text")

    assert arena_of(match).vox[0] == 2
    assert len(hand(match, 0)) == 3


def test_2_7_medicus_chooses_and_only_its_text_removes_it() -> None:
    match = prima("thraex d4N w, veles a1N w", "murmillo a8S")
    choose(match, "Medicus-text")
    assert offered(match) == ["d4", "a1"]
    choose(match, "a1")
    assert at(match, "a1") == "a veles N"

    match = prima("thraex d4N w", "murmillo a8S")
    hold(match, 0, "Medicus, Umbo")
    choose(match, "Medicus-vox")
    assert pile(match, "removed", 0) == []
    assert pile(match, "discard", 0) == ["Medicus"]


@pytest.mark.parametrize(("marks", "more"), [("", -1), (" w", 3)])
def test_2_7_carnifex(marks: str, more: int) -> None:
    match = prima("thraex d4N", f"murmillo d5S{marks}")
    fight(match, "d4 d5", 0, 6, "Carnifex-text")

    assert sums(match)[0] == 5 + more


def test_2_7_pulvis_takes_everything_from_him() -> None:
    """2.7, 3.4.10, 3.5.11, 3.6.9 No danger zone, no threat, no cost, no Harcèlement, 2 less."""
    match = prima("thraex d4N, veles d3N", "scissor d5S, murmillo e5S")
    choose(match, "Pulvis-text", "d5")
    arena = arena_of(match)
    thraex = man_at(match, "d4")

    assert arena.dangers_on(arena.square[thraex], 0) == []
    assert arena.fronts_on(arena.square[thraex], 0) == [man_at(match, "e5")]
    while asked(match) == "discard":
        choose(match, offered(match)[-1])
    choose(match, "Impetus-attack")
    assert "d5 d4" in offered(match)
    choose(match, "d5 d4")
    settle(match, 0, 4)
    parts = told(match, "attacked")[-1][5:12]
    assert parts[:3] == (4, 0, -2)
    assert told(match, "attacked")[-1][12] == 4


def test_2_7_r37_two_pulvis_count_once_and_each_ends_in_its_time() -> None:
    match = prima("thraex d4N", "scissor d5S")
    arena = arena_of(match)
    man = man_at(match, "d5")
    arena.dust[0] = arena.old_dust[0] = 1 << man
    again(match)
    fight(match, "d4 d5", 0, 3, "Umbo-attack")
    assert told(match, "attacked")[-1][14] == -2
    while arena.active == 0:
        choose(match, offered(match)[-1])

    assert arena.is_dusted(man)
    assert arena.dust[0] == 0


@pytest.mark.parametrize("turn", ["dust", "old_dust"])
def test_2_7_pulvis_ends_when_its_player_withdraws(turn: str) -> None:
    """3.8.2 Of this turn of his, or of the one before."""
    match = scene("thraex d4N, veles a1N", "scissor d5S, veles h8S", "veles a8S, thraex b8S")
    arena = arena_of(match)
    getattr(arena, turn)[2] = 1 << man_at(match, "d5")
    arena.active = 2
    arena.count_muted()
    match.state.pending = ()
    match.rulebook.steps[match.rulebook.step_numbers["resign"]](arena, 0, 2)

    assert arena.muted == 0


def test_2_7_murus_holds_all_of_his() -> None:
    match = scene("thraex d4N", "murmillo d5S, veles a8S", turn=1)
    hold(match, 1, f"Murus, {FEW}")
    choose(match, "Murus-text")
    while match.to_act == [1]:
        choose(match, offered(match)[0])
    fight(match, "d4 d5", 3, 0)

    assert outcome(match) == "pushed"
    assert at(match, "d5") == "b murmillo S"


def test_2_7_concursus_two_move_and_one_of_them_attacks() -> None:
    match = prima("thraex d3N, veles d2N, secutor c4N", "murmillo d5S")
    choose(match, "Concursus-text", "d3", "n-N", "stop", "d2", "stop")

    assert offered(match) == ["d4 d5", "d2 d5", "stop"] or offered(match) == ["d4 d5", "stop"]
    assert not [one for one in offered(match) if one.startswith("c4")]


def test_2_7_augurium_keeps_two_and_orders_the_rest() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Augurium, Umbo", deck="Testudo, Clamor, Fuga, Agmen")
    choose(match, "Augurium-text")
    assert sorted(offered(match)) == ["Agmen", "Clamor", "Fuga", "Testudo"]
    choose(match, "Fuga", "Clamor", "Agmen")

    own = match.view(0)["own"]
    assert isinstance(own, dict)
    assert sorted(hand(match, 0)) == ["Clamor", "Fuga", "Umbo"]
    assert own["top"] == [card(match, "Agmen"), card(match, "Testudo")]
    assert arena_of(match).vox[0] == 1


@pytest.mark.parametrize(
    ("deck", "asks", "kept"),
    [("Testudo, Clamor, Fuga", 2, 2), ("Testudo, Clamor", 0, 2), ("Testudo", 0, 1), ("", 0, 0)],
)
def test_2_7_augurium_with_fewer_cards(deck: str, asks: int, kept: int) -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Augurium, Umbo", deck=deck)
    choose(match, "Augurium-text")
    for _ in range(asks):
        assert asked(match) == "augury"
        choose(match, offered(match)[0])

    assert match.to_act == [1]
    assert arena_of(match).vox[0] == 1
    assert arena_of(match).augured == [0, 0]
    assert [event.seen_by(1) for event in match.events if event.kind == "augured"] == [
        (0, len(deck.split(", ")) if deck else 0, kept)
    ]


def test_2_7_vae_victis_not_below_0_and_only_opponents_still_in() -> None:
    match = scene("thraex d4N", "murmillo a8S", "veles h1N", vox=(0, 2, 9))
    arena_of(match).hand[0] |= cards(match, "Vae Victis")
    again(match)
    choose(match, "Vae Victis-text")
    assert offered(match) == ["1", "2"]
    choose(match, "1")

    assert arena_of(match).vox == [1, 0, 9]
