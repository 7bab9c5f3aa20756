"""Chapters 10, 15.4 and 15.6: Gladiators and Equipment in combat, dice scripted."""

from collections.abc import Sequence

import pytest

from harena.games.spartacus.combat.attack import DOCTORE_USED, USES
from harena.games.spartacus.combat.damage import BY_GIANT, BY_MANICA
from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    asked,
    capua,
    capua_of,
    choose,
    dice,
    duel,
    house,
    in_arena,
    in_games,
    offered,
    pools,
    stand,
    strike,
    told,
    weaken,
)


def fight(mine: str, theirs: str, apart: int = 1) -> Match:
    """Two of them with what they carry, `g09 e01a`; the first to act, a third Dominus is Host."""
    return duel(capua(mine, theirs, "", host=2), f"0 {mine}", f"1 {theirs}", apart)


def damage(match: Match) -> int:
    """What the defender is told to lose in all, rows and automatic."""
    return told(match, "compared")[-1][1] + sum(count for _, count in told(match, "automatic"))


def attack(mine: str, theirs: str, rolled: Sequence[int], parried: Sequence[int]) -> int:
    """The damage of one attack with these dice; pools are made to fit."""
    match = fight(mine, theirs)
    weaken(match, 0, f"{len(rolled)}/4/4")
    weaken(match, 1, f"5/{len(parried)}/4")
    strike(match, rolled, parried)
    return damage(match)


@pytest.mark.parametrize(
    ("rolled", "parried", "hits"),
    [
        ((5, 4), (6,), 1),  # S1
        ((5, 2), (4,), 1),  # S2
        ((3,), (6, 5, 3, 1), 0),  # S3
        ((4,), (3, 1), 1),
        ((6, 6), (6, 5), 1),  # S4
        ((5, 4), (2, 2), 2),
        ((5, 4, 3), (6, 2), 2),  # S61
        ((6, 3, 3), (2,), 3),  # S51
    ],
)
def test_10_5_1_rows_are_compared_from_the_highest_10_5_2_10_5_3(
    rolled: Sequence[int], parried: Sequence[int], hits: int
) -> None:
    # Also 10.5.2, 10.5.3.
    assert attack("g01", "g02", rolled, parried) == hits


@pytest.mark.parametrize(
    ("mine", "rolled", "parried", "hits"),
    [
        ("g09", (2, 2, 1, 1), (6, 6, 6, 6), 2),  # E23: Fury
        ("g09", (5, 5, 5, 5), (6, 6, 6, 6), 2),  # S5
        ("g09", (5, 5, 5, 1), (6, 6, 6, 6), 1),
        ("g05", (5, 5, 5), (6, 6), 2),  # S6: Cleave and an unopposed die
        ("g16", (4, 4, 4, 1), (6, 6, 6, 6), 2),  # Frenzy
        ("g16", (4, 4, 1, 1), (6, 6, 6, 6), 0),
        ("g24", (4, 4, 1, 1, 2), (6, 6, 6, 6, 6)[:4], 1),  # Beast-Slayer, once
        ("g21", (6, 2, 2), (2,), 3),  # S51: Reach
        ("g01 e04a", (3, 3, 2), (6, 6, 6), 1),  # Twin Blades
        ("g09 e04a", (3, 3, 2, 1), (6, 6, 6, 6), 2),  # S8: one double feeds both
        ("g24 e04a", (3, 3, 2, 1), (6, 6, 6, 6), 2),
    ],
)
def test_10_7_doubles_and_triples_do_automatic_damage_10_6_1(
    mine: str, rolled: Sequence[int], parried: Sequence[int], hits: int
) -> None:
    # Also 10.6.1.
    assert attack(mine, "g02", rolled, parried) == hits


@pytest.mark.parametrize(("choice", "hits"), [("triple", 2), ("double", 1)])
def test_10_7_the_owner_divides_equal_dice_once_r44(choice: str, hits: int) -> None:
    # S7: Castus with Twin Blades rolls four of a kind.
    match = fight("g16 e04a", "g11")
    strike(match, (4, 4, 4, 4), (6, 6, 6, 6))
    assert offered(match) == ["triple", "double"]
    choose(match, choice)

    assert damage(match) == hits


@pytest.mark.parametrize(
    ("mine", "rolled", "hits"),
    [("g01", (6, 3, 3), 1), ("g21", (6, 3, 2), 2), ("g21", (6, 2, 2), 1)],
)
def test_15_6_scutum_lets_unopposed_dice_hit_on_four(
    mine: str, rolled: Sequence[int], hits: int
) -> None:
    # S51; against Tetraites on three.
    assert attack(mine, "g02 e07a", rolled, (2,)) == hits


def test_15_6_gladius_re_rolls_one_attack_die_each_time() -> None:
    # E21: 6-4-3 against 6-4-2; the 4 becomes a 5.
    match = fight("g01 e01a", "g07")
    strike(match, (6, 4, 3), (6, 4, 2))
    assert offered(match) == ["none", "1", "2", "3"]
    dice(match, 5)
    choose(match, "2")

    assert damage(match) == 2


def test_10_5_4_a_re_roll_need_not_be_used() -> None:
    match = choose(strike(fight("g01 e01a", "g07"), (6, 4, 3), (6, 4, 2)), "none")

    assert damage(match) == 1
    assert house(match, 0) == "g01 e01a"


def test_15_4_crixus_re_rolls_beside_his_gladius_different_dice() -> None:
    match = fight("g12 e01a", "g07")
    strike(match, (1, 1, 1, 1, 1), (6, 6, 6))
    assert "1-2" in offered(match)
    assert "1-2-3" not in offered(match)
    dice(match, 6, 5)
    choose(match, "4-5")

    assert told(match, "rerolled") == [(0, 0b11000, 6, 5, 1, 1, 1)]


def test_15_6_helmet_re_rolls_one_defence_die_and_15_4_riposte_hurts_the_attacker() -> None:
    # Also 15.4.
    # E22: Agron rolls 4-3-3-2 and makes the 2 a 3.
    match = fight("g09", "g11 e05a")
    strike(match, (2, 2, 1, 1), (4, 3, 3, 2))
    assert asked(match) == "1 reroll"
    dice(match, 3)
    choose(match, "4")
    while asked(match) == "1 lose":
        choose(match, "attack")

    assert asked(match) == "0 lose"


def test_10_6_2_who_is_defeated_does_not_riposte_r43() -> None:
    # S9: Agron at 1/3/1 against 6-6-6-1.
    match = fight("g09", "g11")
    weaken(match, 1, "1/3/1")
    strike(match, (6, 5, 4, 1), (2, 2, 2))
    while asked(match) == "1 lose":
        choose(match, "defence")

    assert told(match, "defeated") == [(1, 0)]
    assert pools(match, 0) == "4/4/4"


def test_10_6_2_by_option_both_are_hurt_together_and_the_attacker_has_won() -> None:
    match = capua("g09", "g11", "", host=2, options={"riposte_order": "together"})
    duel(match, "0 g09", "1 g11")
    weaken(match, 0, "4/1/1")
    weaken(match, 1, "1/3/1")
    strike(match, (6, 5, 4, 1), (2, 2, 2))
    while asked(match) in ("0 lose", "1 lose"):
        choose(match, offered(match)[0])

    assert told(match, "defeated") == [(1, 0)]
    assert pools(match, 0) == "3/1/1"


def test_15_4_theokeles_ignores_a_point_once_in_a_combat() -> None:
    match = fight("g02", "g10")
    strike(match, (6, 6, 1, 1), (1, 1, 1, 1))
    choose(match, "giant", "attack")
    assert pools(match, 1) == "4/4/2"
    assert told(match, "ignored") == [(1, BY_GIANT)]

    dice(match, 6, 6, 1, 1)
    choose(match, "stop", "stop", "first")
    strike(match, (6, 6, 1, 1), (1, 1, 1, 1))
    assert asked(match) == "1 lose"


def test_15_4_priscus_ignores_a_point_with_a_double() -> None:
    # S52: 4-4-1 against 6-5-2.
    match = fight("g01", "g19")
    weaken(match, 1, "3/3/3")
    strike(match, (6, 5, 2), (4, 4, 1))
    assert offered(match) == ["none", "wall"]
    choose(match, "wall", "attack", "attack")

    assert pools(match, 1) == "1/3/3"


@pytest.mark.parametrize(
    ("rolled", "die", "told_"),
    [((6,), 5, []), ((6, 6), 6, [(1, 0)]), ((6,), 4, [(1, 0)])],
)
def test_15_4_verus_is_stubborn_once(
    rolled: Sequence[int], die: int, told_: list[tuple[int, ...]]
) -> None:
    # S53.
    match = fight("g01", "g20")
    weaken(match, 0, f"{len(rolled)}/2/2")
    weaken(match, 1, "1/1/1")
    dice(match, *rolled, 1, die)
    choose(match, "attack")

    assert told(match, "resisted") == [(1, die)]
    assert told(match, "defeated") == told_


def test_10_6_3_stubborn_is_rolled_after_what_is_ignored_r40() -> None:
    # S64: Verus at 1/1/1 with a Manica takes two.
    match = fight("g01", "g20 e06a")
    weaken(match, 0, "2/2/2")
    weaken(match, 1, "1/1/1")
    dice(match, 6, 6, 1, 5)
    choose(match, "attack", "manica")

    assert told(match, "defeated") == []
    assert house(match, 1) == "g20 e06a/x"


def test_15_6_manica_ignores_a_point_and_is_exhausted() -> None:
    # S11: 1/1/1 takes two.
    match = fight("g01", "g07 e06a")
    weaken(match, 0, "2/2/2")
    weaken(match, 1, "1/1/1")
    strike(match, (6, 6), (1,))
    choose(match, "manica")

    assert told(match, "ignored") == [(1, BY_MANICA)]
    assert told(match, "defeated") == [(1, 0)]
    assert house(match, 1) == "g07 e06a/x"


def test_10_5_sica_adds_a_point_even_to_nothing_and_manica_takes_it_away() -> None:
    # S12.
    match = fight("g01 e03a", "g07 e06a")
    strike(match, (1, 1, 1), (6, 6, 6))
    choose(match, "yes", "manica")

    assert pools(match, 1) == "3/3/2"
    assert (house(match, 0), house(match, 1)) == ("g01 e03a/x", "g07 e06a/x")


def test_15_6_trident_reaches_two_hexes() -> None:
    # S14, S18.
    far = fight("g01 e02a", "g02", 3)
    assert "attack" not in offered(far)

    for apart in (1, 2):
        assert "attack" in offered(fight("g01 e02a", "g02", apart))
    assert "attack" not in offered(fight("g01", "g02", 2))


def test_10_5_5_javelin_is_a_quick_attack_with_speed_dice_once_r42() -> None:
    # S13: at three hexes, SPD 4, with a Gladius; neither re-roll nor Fury, and no die is lost.
    match = fight("g09 e01a e09a", "g11", 3)
    assert "throw" in offered(match)
    strike(match, (5, 5, 4, 4), (6, 6, 6, 6), "throw")

    assert (damage(match), pools(match, 0)) == (0, "4/4/4")
    assert house(match, 0) == "g09 e01a e09a/x"
    assert "throw" not in offered(match)


def test_15_6_greaves_carry_one_hex_further() -> None:
    plain, shod = fight("g01", "g02", 3), fight("g01 e08a", "g02", 3)

    assert len(offered(shod)) > len(offered(plain))
    assert "d1" in offered(shod)
    assert "d1" not in offered(plain)


def test_15_4_hermes_may_split_his_move() -> None:
    # S71: SPD 4 and Greaves: 2 hexes, the attack, 3 hexes; not 3 and 3.
    match = fight("g23 e08a", "g02", 3)
    choose(match, "d6")
    dice(match, 1, 1, 1, 6, 6)
    choose(match, "attack")

    assert "d3" in offered(match)
    assert "d2" not in offered(match)


def test_10_4_others_do_not_split_their_move_r39() -> None:
    # S20.
    match = fight("g01", "g02", 2)
    choose(match, "d5")
    dice(match, 1, 1, 1, 6, 6)
    choose(match, "attack")

    assert asked(match) == "1 combat"


def test_10_4_one_may_attack_first_and_then_step_away() -> None:
    match = fight("g01", "g02")
    dice(match, 1, 1, 1, 6, 6)
    choose(match, "attack")

    assert {"d2", "d3", "stop"} <= set(offered(match))


def test_10_4_1_the_way_leads_round_the_other_r39() -> None:
    # S19: behind the other it is three steps, not two.
    match = fight("g01", "g02")
    stand(match, "d5", "d6")
    assert "d7" not in offered(match)

    quick = fight("g14", "g02")
    stand(quick, "d5", "d6")
    assert "d7" in offered(quick)


def initiative(mine: str, theirs: str, *faces: int, nets: Sequence[str] = ()) -> Match:
    """Before the first Initiative of a combat; then these dice fall."""
    match = capua(mine, theirs, "", host=2)
    in_games(match, f"0 {mine}", f"1 {theirs}")
    dice(match, *faces)
    return choose(match, *["0-0-0-0"] * 3, *nets)


def test_10_3_the_higher_sum_chooses_who_acts_first() -> None:
    # E16.
    match = initiative("g12", "g09", 3, 3, 2, 4, 4, 2, 1)

    assert asked(match) == "1 first"
    choose(match, "second")
    assert asked(match) == "0 combat"


def test_10_3_ties_roll_again_and_15_4_quick_eye_wins_them() -> None:
    # Also 15.4.
    # S16.
    assert asked(initiative("g01", "g02", 4, 3, 5, 2, 1, 1, 6, 6)) == "1 first"
    assert asked(initiative("g01", "g06", 4, 3, 5, 2)) == "1 first"
    first = initiative("g06", "g02", 4, 3, 5, 2)
    assert (asked(first), len(told(first, "initiative"))) == ("0 first", 2), "no second roll"


def test_15_4_gannicus_adds_two_for_each_double() -> None:
    # S17: 3-3-2-2 is 14 and beats 13.
    assert asked(initiative("g14", "g12", 3, 3, 2, 2, 6, 6, 1)) == "0 first"


def test_10_3_1_a_net_wins_without_a_roll_and_two_cancel_each_other_r38() -> None:
    # S15.
    one = initiative("g01 e10a", "g02", nets=("yes",))
    assert asked(one) == "0 first"
    assert (told(one, "initiative"), house(one, 0)) == ([], "g01 e10a/x")

    two = initiative("g01 e10a", "g02 e10b", 1, 1, 6, 6, nets=("yes", "yes"))
    assert asked(two) == "1 first"
    assert (house(two, 0), house(two, 1)) == ("g01 e10a/x", "g02 e10b/x")


@pytest.mark.parametrize(("attack_dice", "rolled"), [(1, 1), (4, 3)])
def test_15_6_a_handful_of_sand_takes_a_die_from_the_attack(attack_dice: int, rolled: int) -> None:
    # S58.
    match = fight("g09", "g02 e11a")
    weaken(match, 0, f"{attack_dice}/4/4")
    choose(match, "attack")
    dice(match, *([1] * rolled), 6, 6)
    choose(match, "yes")

    assert told(match, "rolled")[0] == (0, *([1] * rolled))
    assert house(match, 1) == "g02 e11a/x"


def test_15_6_fortunas_amulet_re_rolls_any_dice_once() -> None:
    match = fight("g01 e12a", "g07")
    strike(match, (2, 1, 1), (6, 3, 3))
    dice(match, 5, 4, 6)
    choose(match, "1-2-3")

    assert told(match, "rerolled") == [(0, 0b111, 6, 5, 4)]
    assert house(match, 0) == "g01 e12a/x"
    assert damage(match) == 2


def test_15_4_oenomaus_lends_one_defence_die_once_in_the_combat() -> None:
    match = capua("g01", "g07 g13", "", host=2)
    duel(match, "0 g01", "1 g07")
    strike(match, (6, 5, 4), (6, 1, 1))
    dice(match, 6)
    choose(match, "3")

    assert told(match, "compared") == [(0, 1)]
    assert capua_of(match).combat.used


@pytest.mark.parametrize(
    ("again", "equipment", "doctore_used"), [("3", "e12a", True), ("2-3", "e12a/x", False)]
)
def test_10_5_4_one_die_is_doctores_and_more_are_the_amulets_alone_15_4_15_6_r74(
    again: str, equipment: str, doctore_used: bool
) -> None:
    match = duel(capua("g01", "g07 g13 e12a", "", host=2), "0 g01", "1 g07 e12a")
    strike(match, (6, 5, 4), (3, 2, 1))
    dice(match, 6, 6)
    choose(match, again)

    assert house(match, 1) == f"g07 g13 {equipment}"
    assert bool(capua_of(match).combat.used >> USES & DOCTORE_USED) == doctore_used


def at_agron(attacker: str) -> Match:
    """Seat 0 at 1/1/1 is about to strike at Agron, whose triples hurt him."""
    match = fight(attacker, "g11")
    weaken(match, 0, "1/1/1")
    return match


def test_10_6_3_the_attacker_ignores_a_riposte_with_manica_15_4_15_6() -> None:
    match = strike(at_agron("g02 e06a"), (1,), (3, 3, 3, 1))
    assert (asked(match), offered(match)) == ("0 ignore", ["none", "manica"])
    choose(match, "manica")

    assert (pools(match, 0), house(match, 0)) == ("1/1/1", "g02 e06a/x")
    assert told(match, "defeated") == []


def test_10_6_3_a_giant_who_attacks_ignores_a_riposte_once_15_4() -> None:
    match = strike(at_agron("g10"), (1,), (3, 3, 3, 1))
    choose(match, "giant")

    assert pools(match, 0) == "1/1/1"
    assert told(match, "ignored") == [(0, 1)]
    assert told(match, "defeated") == []


@pytest.mark.parametrize(("die", "left"), [(5, "1/1/1"), (4, "1/1/0")])
def test_10_6_3_verus_is_stubborn_against_a_riposte_15_4(die: int, left: str) -> None:
    match = strike(at_agron("g20"), (1,), (3, 3, 3, 1, die))

    assert told(match, "resisted") == [(0, die)]
    assert pools(match, 0) == left
    assert (told(match, "defeated") == []) == (die == 5)


def test_15_4_oenomaus_does_not_help_himself() -> None:
    match = fight("g01", "g13")
    strike(match, (6, 5, 4), (6, 6, 6, 6))

    assert asked(match) == "0 combat"


def test_15_5_the_armourer_gives_a_second_special_also_one_alike() -> None:
    match = in_arena(capua("g01 s17 e09a e09b e10a", "g02", ""))
    choose(match, "no", "0", "g01", "e09a", "e09b")

    assert told(match, "armed") == [(0, 56), (0, 57)]
