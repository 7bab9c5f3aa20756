"""What is no option says why: each hex and each attack, each act of an Intrigue turn."""

import pytest

from harena.kernel.match import Match
from tests.games.spartacus.arrange import (
    again,
    asked,
    capua,
    capua_of,
    choose,
    duel,
    in_turn,
    names,
    offered,
    strike,
)


def refused(match: Match, name: str) -> str:
    """Why the combatant whose turn it is cannot do this."""
    return match.refusal(match.to_act[0], "combat", names()["move"].index(name))


def test_10_4_1_a_hex_is_too_far() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    assert "a1" not in offered(match)
    assert refused(match, "a1") == "hex-too-far"


def test_10_4_1_a_hex_is_taken_by_oneself_or_by_the_other() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    assert refused(match, "d4") == "hex-own"
    assert refused(match, "d5") == "hex-taken"


def test_10_4_nobody_moves_twice() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    choose(match, "c4")

    assert refused(match, "c3") == "moved-already"
    assert refused(match, "c4") == "moved-already"


def test_15_4_hermes_goes_on_after_his_attack_as_far_as_he_has_steps() -> None:
    match = duel(capua("g23", "g02", ""), "0 g23", "1 g02")

    choose(match, "c4")
    assert refused(match, "b3") == "moved-already"
    strike(match, (1, 1, 1), (6, 6, 6, 6))

    assert "b3" in offered(match)
    assert refused(match, "d1") == "hex-too-far"


def test_10_4_nobody_attacks_twice() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    strike(match, (1, 1, 1), (6, 6, 6, 6))

    assert [refused(match, name) for name in ("attack", "throw", "d5")] == ["attacked-already"] * 3


def test_10_4_2_the_other_is_out_of_range() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02", apart=2)

    assert [refused(match, name) for name in ("attack", "d6")] == ["enemy-out-of-range"] * 2


def test_15_6_a_javelin_must_be_there_and_reaches_three_hexes() -> None:
    bare = duel(capua("g01", "g02", ""), "0 g01", "1 g02")
    armed = duel(capua("g01 e09a", "g02", ""), "0 g01 e09a", "1 g02", apart=3)

    assert refused(bare, "throw") == "not-ready"
    assert "throw" in offered(armed)
    assert refused(armed, "attack") == "enemy-out-of-range"
    assert refused(armed, "d7") == "hex-taken"


def refused_act(match: Match, name: str) -> str:
    """Why the Dominus whose Intrigue turn it is cannot do this."""
    assert name not in offered(match)
    return match.refusal(match.to_act[0], "intrigue", names()["act"].index(name))


def test_5_7_2_a_promise_is_bound_by_twenty_and_not_by_the_treasury() -> None:
    match = in_turn(capua("", "", "", hands=("c09",), influence=(4, 5, 5), coins=(3, 5, 5)))
    choose(match, "lock-c09", "ask-1")
    while not asked(match).endswith("promise"):
        choose(match, offered(match)[0])

    assert "20" in offered(match)
    assert match.refusal(0, "promise", 25) == "promise-too-high"


def test_5_5_a_power_that_could_do_nothing_has_no_effect_r56() -> None:
    at_twelve = in_turn(capua("g01 g02 g03", "", "", influence=(12, 7, 7)))
    too_few = in_turn(capua("g01 g02", "", ""))

    assert refused_act(at_twelve, "power-glory") == "no-effect"
    assert refused_act(too_few, "power-glory") == "cannot-pay"


def test_5_5_a_power_that_is_part_of_a_scheme_is_not_used_by_itself_15_3() -> None:
    match = in_turn(capua("", "", "", leads=(1, 0, 2)))

    assert refused_act(match, "power-purchased_friends") == "not-now"
    assert refused_act(match, "power-glory") == "another-house"


@pytest.mark.parametrize(("own", "why"), [("s20", "no-effect"), ("s20/x", "not-ready")])
def test_5_5_an_ability_without_anybody_to_aim_at_has_no_effect_r56(own: str, why: str) -> None:
    match = in_turn(capua(own, "", "", coins=(5, 0, 0)))

    assert refused_act(match, "use-s20") == why


def test_5_6_3_after_twenty_schemes_none_is_launched_or_put_up_r20() -> None:
    match = in_turn(capua("", "", "", hands=("c02 c09",)))
    capua_of(match).schemes = 20
    again(match)

    assert refused_act(match, "scheme-c02") == "too-many-schemes"
    assert refused_act(match, "lock-c09") == "too-many-schemes"
    assert refused_act(match, "scheme-c03") == "not-in-hand"
