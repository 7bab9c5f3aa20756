"""Chapters 3.5 to 3.7: attacks, traits, results, beyond the scenes of the specification."""

import pytest

from harena.games.jugula.components.ground import NAMES
from harena.kernel.match import Match
from tests.games.jugula.arrange import (
    again,
    arena_of,
    asked,
    at,
    card,
    choose,
    commit_of,
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


def attacks(mine: str, *theirs: str, **options: str) -> list[str]:
    """The attacks that may be declared."""
    match = scene(mine, *theirs, options=dict(options))
    arena_of(match)
    if "attack" not in uses(match, "Agmen"):
        return []
    choose(match, "Agmen-attack")
    return offered(match) if asked(match) == "attack" else ["the only one"]


def test_3_5_1_an_enemy_in_front() -> None:
    assert attacks("thraex d4N", "veles c5S, murmillo e5S, secutor c4S") == ["d4 c5", "d4 e5"]


def test_3_5_2_r15_not_own_men_not_the_hindered_not_the_just_wounded() -> None:
    assert attacks("thraex d4N, veles d5S", "murmillo a8S") == []
    assert attacks("thraex d4N t", "murmillo d5S") == []
    match = scene("thraex d4N", "murmillo d5S")
    own, other = 2 * (16 * 0 + 0), 2 * (16 * 0 + 5)
    assert match.rulebook.why_not(match.state, 0, "attack", own) == "own-man"
    assert match.rulebook.why_not(match.state, 0, "attack", other) == "not-in-arena"


def test_3_5_3_r15_a_push_or_a_token_does_not_protect() -> None:
    match = scene("retiarius d4N, veles e4N", "murmillo d5S")
    fight(match, "hinder d4 d5", 6, 0)

    assert at(match, "d5") == "b murmillo S t"
    assert offered(match) == ["e4 d5", "stop"]


def test_3_5_4_r16_everything_is_declared_openly() -> None:
    """With its sums, part by part."""
    match = scene("retiarius d4N", "murmillo d5S")
    choose(match, "Impetus-attack", "hinder d4 d5")

    declared = [event.told(None) for event in match.events if event.kind == "attacked"]
    assert declared == [["attacked", 0, 4, 1, 4, 5, 4, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]]


def test_3_5_5_r16_both_choose_secretly_and_at_the_same_time() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    choose(match, "Impetus-attack")
    assert match.to_act == [0, 1]
    commit_of(match, 1, 4)

    assert match.to_act == [0]
    assert told(match, "revealed") == []
    assert match.view(0)["hand_size"] == [11, 12]
    commit_of(match, 0, "top")
    revealed = told(match, "revealed")
    assert [event[0] for event in revealed] == [0, 1]
    assert revealed[1] == (1, card(match, "Testudo"), 0, 4)


def test_3_5_6_with_two_cards_either_may_be_used() -> None:
    match = scene("thraex d4N", "murmillo d5S", hands=(None, "Fuga, Umbo"))
    choose(match, "Impetus-attack")

    assert offered(match, 1) == ["Fuga", "Umbo", "top"]


def test_3_5_7_r17_only_the_combat_value_counts() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S"), "d4 d5", 5, "Testudo")

    assert totals(match) == (10, 9)
    assert arena_of(match).testudo == 0
    assert at(match, "d4") == "a thraex N"


def test_3_5_9_the_defender_has_a_token_and_a_threat() -> None:
    match = scene("thraex d4N, veles c4N", "murmillo d5S t")
    fight(match, "d4 d5", 0, 6)

    assert sums(match) == (5, 5 - 1 - 1)


def test_3_5_11_r19_only_the_adjacent_front_threatens_not_the_other_party() -> None:
    """3.5.11, 3.6.1 Allonge does not widen it; those behind or beside do not count."""
    match = scene("thraex d4N", "murmillo d5S, veles d6S, secutor c4N, thraex e3S")
    fight(match, "d4 d5", 0, 6)

    assert sums(match) == (5, 5)


def test_3_5_11_4_1_only_from_the_danger_square_by_option() -> None:
    scenes = [
        scene("thraex d4N", "murmillo d5S, veles e5S", options={"threat": how})
        for how in ("front", "danger")
    ]
    assert [sums(fight(one, "d4 d5", 0, 6))[0] for one in scenes] == [4, 5]
    one = scene("thraex d4N", "murmillo d5S, veles e4W", options={"threat": "danger"})
    assert sums(fight(one, "d4 d5", 0, 6))[0] == 4


def test_3_5_13_r19_bow_and_massif_threaten_with_their_whole_front() -> None:
    match = scene("thraex d4N", "murmillo d5S, sagittarius c5S, crupellarius e5S")
    fight(match, "d4 d5", 0, 6)

    assert sums(match)[0] == 5 - 2


def test_3_5_14_r20_the_zone_is_that_of_the_declaration() -> None:
    match = scene("thraex d4N", "murmillo d5E")
    choose(match, "Impetus-attack")
    before = sums(match)
    settle(match, 0, 6)

    assert before == (6, 5)
    assert totals(match) == (6, 11)


def test_3_6_1_three_columns_wide() -> None:
    """3.6.1, R21 Allonge 1 reaches the second square of each column."""
    assert attacks("hoplomachus d4N", "veles c6S, thraex d6S, murmillo e6S") == [
        *("d4 c6", "d4 d6", "d4 e6"),
    ]
    assert attacks("hoplomachus d4N", "veles c7S, thraex b6S") == []


def test_3_6_2_an_enemy_shields_his_own() -> None:
    assert attacks("veles d4N", "thraex d5S, murmillo d6S, secutor e6S") == ["d4 d5", "d4 e6"]


def test_3_6_3_a_hindrance_attack_does_no_more_at_any_margin() -> None:
    match = fight(scene("retiarius d4N", "dimachaerius d5N", vox=(10, 0)), "hinder d4 d5", 6, 0)

    assert totals(match) == (4 + 3 + 3 + 6, 4)
    assert at(match, "d5") == "b dimachaerius N t"


def test_3_6_4_r23_a_hindered_man_keeps_token_and_sides_when_he_is_pushed() -> None:
    match = fight(scene("thraex d4N", "murmillo d5N t"), "d4 d5", 0, 0)

    assert sums(match) == (8, 4)
    assert at(match, "d6") == "b murmillo N w t"


def test_3_6_5_r24_no_second_token_and_none_for_the_stoic() -> None:
    assert attacks("retiarius d4N", "murmillo d5S t, secutor e5S") == ["d4 d5", "d4 e5"]
    match = scene("retiarius d4N", "murmillo d5S, secutor e5S")
    choose(match, "Agmen-attack")
    assert "hinder d4 d5" in offered(match)
    assert match.refusal(0, "attack", 2 * 5 + 1) == "cannot-hinder"


def test_3_6_7_r26_the_bow_reaches_as_far_as_its_allonge() -> None:
    assert attacks("sagittarius d1N", "thraex d7S") == ["the only one"]
    assert attacks("sagittarius d1N", "thraex d8S") == []


def test_3_6_6_no_adjacent_gladiator_is_shot_at_slanting_ones_too() -> None:
    assert attacks("sagittarius d4N", "thraex e5S") == []


def test_3_5_2_massif_does_not_attack_his_own_either() -> None:
    assert attacks("crupellarius d4N, veles d5S", "murmillo a8S") == []


def parts(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The parts of both sums of the last attack."""
    last = told(match, "attacked")[-1]
    return last[5:12], last[12:]


def test_3_5_10_r18_harassment_and_pulvis_stop_at_0() -> None:
    """ATT and DEF are not below 0 before all else is added, singly and together."""
    match = scene(
        "laquerius d4N w, veles a1N", "scissor c4E, scissor e4W", "scissor d5S, veles a8S"
    )
    fight(match, "d4 d5", 0, 6)
    assert parts(match)[0][:2] == (3, -3)
    match = scene("laquerius d4N w", "veles d5N, scissor c4E, scissor e4W, scissor d3N", vox=(2, 0))
    fight(match, "d4 d5", 0, 6)
    assert parts(match)[0][:2] == (2, -2)
    assert sums(match)[0] == 0 + 3 + 1 - 3

    match = scene("murmillo d4N, scissor c5E, scissor e5W, scissor d6S", "dimachaerius d5S w")
    fight(match, "d4 d5", 0, 6)
    assert parts(match)[1][:2] == (2, -2)


def test_3_5_10_harassment_and_pulvis_together_stop_at_0() -> None:
    match = scene("laquerius d4N w", "veles d5N, scissor c4E", vox=(4, 0))
    arena_of(match).dust[1] = 1
    again(match)
    fight(match, "d4 d5", 0, 6)
    assert parts(match)[0][:3] == (2, -1, -1)

    match = scene("scissor d4N", "dimachaerius d5S w")
    arena_of(match).dust[0] = 1 << 4
    arena_of(match).testudo = 2
    again(match)
    fight(match, "d4 d5", 0, 6)
    assert parts(match)[1][:3] == (2, -1, -1)
    assert sums(match)[1] == 2


def test_2_7_insidiae_does_not_ask_the_defender() -> None:
    match = scene("thraex d4N", "murmillo d5E", hands=("Insidiae, Umbo, Fuga", None))
    hold(match, 1, "Testudo, Fuga, Agmen", deck="Clamor")
    choose(match, "Insidiae-text")

    assert match.to_act == [0]


def test_3_2_8_no_more_attackers_than_the_card_says() -> None:
    match = scene("thraex d4N, veles e4N, secutor c4N", "murmillo d5S")
    fight(match, "d4 d5", 0, 6)
    choose(match, "e4 d5")
    settle(match, 1, 5)

    assert asked(match) == "discard"


def test_3_3_3_no_card_counts_nothing() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    hold(match, 1, "Fuga", deck="", discard="")
    fight(match, "d4 d5", 0, "top")

    assert totals(match) == (5, 5)


def test_3_6_4_a_token_counts_at_once() -> None:
    """The next attacker of the same turn is no longer threatened by the man who was caught."""
    match = scene("retiarius d4N, thraex e4N", "murmillo d5S, veles e5S")
    fight(match, "hinder d4 d5", 6, 0)
    choose(match, "e4 e5")

    assert sums(match) == (4, 4 - 1)


def test_2_7_pulvis_still_mutes_in_the_next_players_turn() -> None:
    match = scene("thraex d4N, veles a1N", "scissor d5S, veles h8S", "thraex a7N, veles a8S")
    arena = arena_of(match)
    arena.old_dust[1] = 1 << man_at(match, "d5")
    again(match)

    assert arena.dangers_on(arena.square[man_at(match, "d4")], 0) == []


def test_3_6_8_r26_arrows_in_the_back() -> None:
    match = fight(scene("sagittarius d2N", "thraex d5N"), "d2 d5", 0, 6)

    assert sums(match) == (5 + 3, 5 + 2)


def test_3_6_9_harassment_in_every_fight_and_off_with_a_token() -> None:
    """3.6.9 The defender too, whoever attacks him."""
    match = scene("scissor d4N, thraex e4N", "murmillo d5S")
    fight(match, "e4 d5", 0, 6)
    assert sums(match) == (5, 5 - 1 - 1)
    match = scene("scissor d4N t, thraex e4N", "murmillo d5S")
    fight(match, "e4 d5", 0, 6)
    assert sums(match) == (5, 5)


def test_3_6_10_massif_from_the_front_has_no_malus() -> None:
    assert sums(fight(scene("retiarius d4N", "crupellarius d5S"), "d4 d5", 0, 6)) == (4, 6)
    assert sums(fight(scene("retiarius d4N", "crupellarius d5N"), "d4 d5", 0, 6)) == (7, 4)


def test_3_6_11_r27_stoic_defending_and_harassed() -> None:
    match = scene("thraex d4N, veles c4N", "secutor d5S")
    assert sums(fight(match, "d4 d5", 0, 6)) == (5, 6)
    match = scene("scissor d4N", "secutor d5S")
    assert sums(fight(match, "d4 d5", 0, 6)) == (4, 5 - 1)


def test_3_7_1_at_level_10_nothing_is_gained() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S", vox=(0, 10)), "d4 d5", 0, 6)

    assert outcome(match) == "repelled"
    assert arena_of(match).vox == [0, 10]


def test_3_7_4_a_man_wounded_by_another_still_gives_a_point() -> None:
    match = scene("thraex d4E, veles a1N", "murmillo e4S w, veles a8S", "veles h1N, thraex h2N")
    arena_of(match).points = [0, 0, 1]
    fight(match, "d4 e4", 6, 0)

    assert at(match, "e4") == "."
    assert arena_of(match).points == [1, 0, 1]


def test_3_7_5_r29_the_attacker_does_not_follow() -> None:
    match = fight(scene("thraex d4N", "murmillo e5W"), "d4 e5", 4, 0)

    assert at(match, "d4") == "a thraex N"
    assert at(match, "f6") == "b murmillo W"
    assert told(match, "pushed") == [(4, NAMES.index("e5"), NAMES.index("f6"))]


def test_3_7_8_3_7_9_r32_push_then_wound_and_the_new_side_counts_from_then_on() -> None:
    match = scene("thraex d4E, veles d3E", "murmillo e4S")
    fight(match, "d4 e4", 4, 0)
    kinds = [event.kind for event in match.events]

    assert kinds.index("pushed") < kinds.index("wounded")
    assert arena_of(match).traits(man_at(match, "f4")) == 0
    assert arena_of(match).struck == 1 << man_at(match, "f4")


def test_3_7_8_who_is_out_leaves_with_his_token() -> None:
    match = scene("dimachaerius d4N", "veles d5N w t, thraex a8S", vox=(6, 0))
    fight(match, "d4 d5", 6, 0)

    assert arena_of(match).hindered == 0
    assert match.view(None)["square"] == [NAMES.index("d4"), -1, -1, -1, -1, 56, -1, -1]


def test_3_7_10_r33_a_push_may_end_on_a_danger_square() -> None:
    match = fight(scene("thraex d4N, secutor d7S", "murmillo d5S"), "d4 d5", 3, 1)

    assert at(match, "d6") == "b murmillo S"


def test_3_7_11_r34_combat_cards_are_discarded_before_the_next_attack() -> None:
    match = scene("thraex d4N, veles e4N", "murmillo d5S")
    fight(match, "d4 d5", 3, 6)

    assert asked(match) == "attack"
    assert pile(match, "discard", 0) == ["Conversio"]
    assert pile(match, "discard", 1) == ["Insidiae"]


def test_3_3_2_a_committed_card_may_come_from_a_reshuffled_deck() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    hold(match, 1, "Fuga", deck="", discard="Clamor")
    fight(match, "d4 d5", 3, "top")

    assert told(match, "reshuffled") == [(1, 1)]
    assert told(match, "revealed")[1] == (1, card(match, "Clamor"), 1, 0)
    assert "Clamor" in pile(match, "discard", 1) + hand(match, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_3_5_5_who_is_not_in_the_fight_is_not_asked(seats: int) -> None:
    familiae = ["thraex d4N, veles a1N", "murmillo d5S, veles h8S", "veles a8S, thraex b8S"]
    match = scene(*familiae[:seats])
    choose(match, "Impetus-attack")

    assert match.to_act == [0, 1]
    again(match)
    assert match.to_act == [0, 1]
