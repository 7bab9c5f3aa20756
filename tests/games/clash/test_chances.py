"""Exact chances of battles without a choice, by playing out every fall of the dice."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from harena.kernel.match import Match
from tests.games.clash.arrange import at, attack, duel, hunt, told

SIDES = range(6)
BLANK = 0


def falls(match: Match, dice: int) -> Iterator[Match]:
    """The match once for every fall of its first so many dice; the others fall blank."""
    for faces in product(SIDES, repeat=dice):
        twin = match.copy()
        twin.state.dice.script = [*faces, *[BLANK] * 5]
        attack(twin, "C2", "C3")
        yield twin


def chances(match: Match, dice: int) -> dict[str, Fraction]:
    """How often each side is wiped out, or neither."""
    ends: Counter[str] = Counter()
    for twin in falls(match, dice):
        fallen = [line.split()[1] for line in told(twin, "wiped_out")]
        ends["".join(fallen) or "nobody"] += 1
    return {end: Fraction(count, 6**dice) for end, count in ends.items()}


def test_5_3_1_sword_attacks_sword() -> None:
    """5.3.1, 5.8.1 Two dice each: 5/12 the defender, 35/144 the attacker, 49/144 nobody."""
    match = duel("S", "S")

    found = chances(match, 4)

    assert found == {
        "b": Fraction(5, 12),
        "a": Fraction(35, 144),
        "nobody": Fraction(49, 144),
    }


def test_5_5_1_shield_attacks_shield() -> None:
    """5.5.1, 5.5.2 One die each, singles always stopped: 1/6, then 5/6 of 1/6."""
    match = duel("H", "H")

    found = chances(match, 2)

    assert found == {
        "b": Fraction(1, 6),
        "a": Fraction(5, 36),
        "nobody": Fraction(25, 36),
    }


def test_5_1_1_spear_attacks_sword() -> None:
    """5.1.1, 1.4 The attacker first, one die: wiped out 1/6, a token 1/3, nothing 1/2."""
    match = duel("L", "S")

    first_rolls = Counter(told(twin, "struck")[0] for twin in falls(match, 1))

    assert first_rolls == {
        "struck a C3 0 0 0": 3,
        "struck a C3 1 0 0": 2,
        "struck a C3 0 0 1": 1,
    }


def test_5_1_1_sword_attacks_spear() -> None:
    """5.1.1, 1.4 The defender first, one die: wiped out 1/6, a token 1/3."""
    match = duel("S", "L")

    first_rolls = Counter(told(twin, "struck")[0] for twin in falls(match, 1))

    assert first_rolls == {
        "struck b C2 0 0 0": 3,
        "struck b C2 1 0 0": 2,
        "struck b C2 0 0 1": 1,
    }


def test_5_6_3_the_token_of_the_first_battle_halves_the_way() -> None:
    """5.6.3 H attacks S+1: a single or a lethal wipes out, 1/2 on one die."""
    match = duel("H", "S+1")

    found = chances(match, 1)

    assert found["b"] == Fraction(1, 2)


def test_6_6_a_lone_spear_against_a_wounded_lion() -> None:
    """6.6, 6.7 Leaena with two wounds, one die: any hit kills, 1/2."""
    match = hunt("L", "lion-1+2")

    kills = Counter(bool(told(twin, "killed")) for twin in falls(match, 1))

    assert Fraction(kills[True], 6) == Fraction(1, 2)


def test_6_6_two_swords_against_an_unhurt_lion() -> None:
    """6.6, 6.7 Three dice for three wounds: 1 less nothing, one single, two singles, one lethal."""
    match = hunt("LSS", "lion-1")

    found = [at(twin, "C3") for twin in falls(match, 3)]

    dead = Fraction(found.count("c:LSS"), 6**3)
    nothing = Fraction(1, 2) ** 3
    one_single = 3 * Fraction(1, 3) * Fraction(1, 2) ** 2
    two_singles = 3 * Fraction(1, 3) ** 2 * Fraction(1, 2)
    one_lethal = 3 * Fraction(1, 6) * Fraction(1, 2) ** 2
    assert dead == 1 - nothing - one_single - two_singles - one_lethal


def test_9_3_every_battle_has_at_least_eleven_chances_in_thirty_six_not_to_be_idle() -> None:
    """9.3, R27 The idlest battle, four shields each: idle 25/36."""
    match = duel("HHHH", "HHHH")

    counts = Counter(twin.view(None)["idle"] for twin in falls(match, 2))

    assert counts == {1: 25, 0: 11}
