"""Each hex and each attack that is no option says why."""

from harena.kernel.match import Match
from tests.games.spartacus.arrange import capua, choose, duel, names, offered, strike


def refused(match: Match, name: str) -> str:
    """Why the combatant whose turn it is cannot do this."""
    return match.refusal(match.to_act[0], "combat", names()["move"].index(name))


def test_10_4_1_a_hex_is_too_far() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    assert "a1" not in offered(match)
    assert refused(match, "a1") == "hex-too-far"


def test_10_4_1_a_hex_is_taken_by_oneself_or_by_the_other() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    assert refused(match, "d4") == "hex-taken"
    assert refused(match, "d5") == "hex-taken"


def test_10_4_nobody_moves_twice() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")

    choose(match, "c4")

    assert refused(match, "c3") == "moved-already"
    assert refused(match, "c4") == "hex-taken"


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
