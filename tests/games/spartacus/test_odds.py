"""Chapter 10.5: the exact odds of an attack, against every fall counted one by one."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import combinations, product

import pytest

from harena.games.spartacus.combat.attack import landed
from harena.games.spartacus.components.content import built_in
from harena.games.spartacus.odds_tables import odds_tables
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from tests.games.spartacus.arrange import (
    capua,
    capua_of,
    choose,
    duel,
    in_turn,
    in_upkeep,
    offered,
    strike,
)

Extra = Callable[[list[int]], int]


def rows(dice: int) -> list[list[int]]:
    return [sorted(faces, reverse=True) for faces in product(range(1, 7), repeat=dice)]


@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (3, 2), (2, 3)])
def test_10_5_1_the_table_counts_every_fall(attack: int, defence: int) -> None:
    counted = [0] * (attack + 1)
    for mine in rows(attack):
        for theirs in rows(defence):
            counted[landed(mine, theirs, 3)] += 1
    (table,) = odds_tables(built_in(), [str(attack), str(defence)])

    assert table.ways[0] == counted
    assert [sum(ways) for ways in table.ways] == table.wholes


def test_10_5_4_one_die_against_one_with_a_gladius_and_a_helmet() -> None:
    # Who does not hit throws again and then wins 15 of 36, counted by what the other shows.
    gladius = sum(6 if a > d else 6 - d for a in range(1, 7) for d in range(1, 7)) / 6**3
    helmet = sum(a - 1 if a > d else 0 for a in range(1, 7) for d in range(1, 7)) / 6**3
    (table,) = odds_tables(built_in(), ["1", "1"])
    rows_of = zip(table.labels, table.ways, table.wholes, strict=True)
    ways = {label: [some / whole for some in found] for label, found, whole in rows_of}

    assert ways["1 : 1"][1] == 15 / 36
    assert ways["1+1 : 1"][1] == gladius
    assert ways["1 : 1+1"][1] == helmet
    assert ways["1 : 1+1"][1] < ways["1+1 : 1+1"][1] < ways["1+1 : 1"][1]


def test_15_6_with_the_amulet_any_number_of_dice_are_thrown_again_once() -> None:
    # Every fall of two dice against one, and every choice of them, one by one.
    again: dict[tuple[int, ...], float] = {}
    for d in range(1, 7):
        for kept in ((), *((one,) for one in range(1, 7)), *rows(2)):
            fresh = rows(2 - len(kept))
            hits = [landed(sorted([*kept, *more], reverse=True), [d], 3) for more in fresh]
            again[d, *sorted(kept)] = sum(hits) / len(hits)
    best = [
        max(again[(d, *sorted(kept))] for kept in ((), mine[:1], mine[1:], mine))
        for mine in rows(2)
        for d in range(1, 7)
    ]
    (table,) = odds_tables(built_in(), ["2", "1"])
    found = dict(zip(table.labels, zip(table.ways, table.wholes, strict=True), strict=True))

    ways, whole = found["2+2 : 1"]
    assert sum(points * some for points, some in enumerate(ways)) / whole == pytest.approx(
        sum(best) / len(best)
    )
    assert "2 : 1+1" in found  # Of one die the Amulet is a Helmet.
    assert len(found) == len(table.labels)


def test_10_5_without_numbers_some_pools_are_shown() -> None:
    (table,) = odds_tables(built_in(), [])

    assert "4 : 2" in table.labels
    assert all(sum(ways) == table.whole for ways in table.ways)


@pytest.mark.parametrize(
    "words", ["3", "6 2", "3 0", "1 2 3", "33 2", "6+1 2", "3+ 2", "3+x 2", "3+1+1 2", "-3 2"]
)
def test_odds_of_other_pools_are_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(Refused, match=r"(was|were) expected") as refused:
        odds_tables(built_in(), words.split())
    assert refused.value.code == ("odds-fighter" if words[0] == "-" else "odds-pools")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("hercules 3", "odds-fighter"),
        ("gladius 3", "odds-fighter"),
        (": 3", "odds-fighter"),
        ("crixus:axe 3", "odds-gear"),
        ("crixus:agron 3", "odds-gear"),
        ("crixus:gladius:sica 3", "odds-carried"),
        ("3 agron:helmet:manica", "odds-carried"),
        ("3 agron:net:sand:amulet", "odds-carried"),
    ],
)
def test_15_1_a_combatant_that_cannot_be_is_refused_in_a_sentence(words: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        odds_tables(built_in(), words.split())
    assert refused.value.code == code


Damage = Callable[[list[int], list[int]], int]


def chances(words: str, means: str = "always") -> list[float]:
    (table,) = odds_tables(built_in(), words.split())
    place = table.labels.index(means)
    return [ways / table.wholes[place] for ways in table.ways[place]]


def after_all(row: list[int], kept: tuple[int, ...]) -> list[list[int]]:
    """Every row that may come of what is left lying."""
    return [
        sorted([*kept, *more], reverse=True)
        for more in product(range(1, 7), repeat=len(row) - len(kept))
    ]


def left_lying(row: list[int], most: int, promise: Callable[[list[int]], int]) -> tuple[int, ...]:
    """Of all choices of dice that which promises most; of equals the most dice, the lowest."""

    def worth(kept: tuple[int, ...]) -> tuple[Fraction, int, tuple[int, ...]]:
        found = after_all(row, kept)
        total = sum(promise(one) for one in found)
        return Fraction(total, len(found)), len(kept), tuple(-one for one in sorted(kept))

    sizes = range(max(0, len(row) - most), len(row) + 1)
    return max({kept for size in sizes for kept in combinations(row, size)}, key=worth)


def hits(damage: Damage, parried: list[int], rolled: list[int]) -> int:
    return damage(rolled, parried)


def spared(damage: Damage, rolled: list[int], parried: list[int]) -> int:
    return -damage(rolled, parried)


def one_by_one(pools: tuple[int, int], again: tuple[int, int], damage: Damage) -> list[float]:
    """Every first fall, both choices, and every fall of what is thrown again."""
    found: dict[int, Fraction] = {}
    choices: dict[tuple[object, ...], tuple[int, ...]] = {}
    for mine in rows(pools[0]):
        for theirs in rows(pools[1]):
            key = (*mine, 0, *theirs)
            if key not in choices:
                choices[key] = left_lying(mine, again[0], partial(hits, damage, theirs))
                choices[*key, 1] = left_lying(theirs, again[1], partial(spared, damage, mine))
            own, other = after_all(mine, choices[key]), after_all(theirs, choices[*key, 1])
            share = Fraction(1, 6 ** sum(pools) * len(own) * len(other))
            for one in own:
                for two in other:
                    points = damage(one, two)
                    found[points] = found.get(points, Fraction(0)) + share
    return [float(found.get(points, 0)) for points in range(max(found) + 1)]


@pytest.mark.parametrize(
    ("words", "pools", "again"),
    [
        ("2+2 1", (2, 1), (2, 0)),
        ("3+2 1", (3, 1), (2, 0)),
        ("2 2+2", (2, 2), (0, 2)),
        ("2+1 2+1", (2, 2), (1, 1)),
        ("2+2 2+1", (2, 2), (2, 1)),
        ("1+9 2+2", (1, 2), (1, 2)),
    ],
)
def test_10_5_4_several_re_rolls_of_both_sides_against_every_fall_one_by_one(
    words: str, pools: tuple[int, int], again: tuple[int, int]
) -> None:
    counted = one_by_one(pools, again, lambda rolled, parried: landed(rolled, parried, 3))

    assert chances(words) == pytest.approx(counted)


@pytest.mark.parametrize(
    ("words", "means", "pools", "again", "damage"),
    [
        ("2:gladius s02:helmet", "always", (2, 1), (1, 1), lambda a, d: landed(a, d, 3)),
        ("2:gladius s02:scutum", "always", (2, 1), (1, 0), lambda a, d: landed(a, d, 4)),
        ("s02:e01 1:oenomaus", "once", (2, 1), (1, 1), lambda a, d: landed(a, d, 3)),
        ("s02:fortunasamulet:net 1", "once", (2, 1), (2, 0), lambda a, d: landed(a, d, 3)),
        ("s02:Sica 1", "once", (2, 1), (0, 0), lambda a, d: landed(a, d, 3) + 1),
        ("s02 1:manica", "once", (2, 1), (0, 0), lambda a, d: max(0, landed(a, d, 3) - 1)),
        ("s02 2:e11a", "once", (1, 2), (0, 0), lambda a, d: landed(a, d, 3)),
        (
            "s02:gladius 1",
            "always",
            (2, 1),
            (1, 0),
            lambda a, d: landed(a, d, 3),
        ),
        (
            "s02:twin_blades 1",
            "always",
            (2, 1),
            (0, 0),
            lambda a, d: landed(a, d, 3) + (a[0] == a[1]),
        ),
        ("s07:gladius:javelin 1", "quick", (3, 1), (0, 0), lambda a, d: landed(a, d, 3)),
    ],
)
def test_11_2_the_equipment_of_both_against_every_fall_one_by_one(
    words: str, means: str, pools: tuple[int, int], again: tuple[int, int], damage: Damage
) -> None:
    counted = one_by_one(pools, again, damage)
    found = chances(words, means)

    assert found[: len(counted)] == pytest.approx(counted)
    assert not any(found[len(counted) :])


def test_15_4_a_gladiator_brings_his_dice_and_what_he_can_do() -> None:
    crixus, agron = chances("crixus 3"), chances("5+1 3")
    fury = by_hand(rows(4), rows(1), 3, doubles)

    assert crixus == agron
    assert chances("g12:gladius 3") == chances("5+2 3")
    assert chances("3 oenomaus") == chances("3+0 4")
    assert chances("Spartacus 1")[:5] == pytest.approx(fury[:5])


def test_15_1_cards_go_by_their_names_and_ids_however_written() -> None:
    titles = [
        odds_tables(built_in(), [attacker, "3"])[0].about["attacker"]
        for attacker in ("g12:e01", "Crixus:Gladius", "CRIXUS:e01b", "crixus:gladius")
    ]

    assert set(titles) == {"g12:e01"}
    assert odds_tables(built_in(), ["German Axeman", "3"])[0].about["attacker"] == "g05"


def odds_of(match: Match, name: str) -> dict[str, float]:
    seat = match.to_act[0]
    option = match.options(seat)[offered(match, seat).index(name)]
    return match.odds(seat, option.ask, option.choice)


def by_hand(
    mine: list[list[int]], theirs: list[list[int]], needed: int, extra: Extra
) -> list[float]:
    """Every fall one by one."""
    counted = [0] * 6
    for one in mine:
        for other in theirs:
            counted[min(5, landed(one, other, needed) + extra(one))] += 1
    return [some / (len(mine) * len(theirs)) for some in counted]


def no_more(row: list[int]) -> int:
    return 0


def doubles(row: list[int]) -> int:
    return sum(row.count(face) // 2 for face in range(1, 7))


@pytest.mark.parametrize(
    ("first", "second", "needed", "extra"),
    [
        ("g01", "g02", 3, no_more),
        ("g21", "g02", 2, no_more),
        ("g01", "g02 e07a", 4, no_more),
        ("g09", "g02", 3, doubles),
    ],
)
def test_10_5_the_odds_of_an_attack_count_rows_sets_and_equipment(
    first: str, second: str, needed: int, extra: Extra
) -> None:
    match = duel(capua(first, second, ""), f"0 {first}", f"1 {second}")
    found = odds_of(match, "attack")
    attack, defence = capua_of(match).combat.pools[0], capua_of(match).combat.pools[4]
    counted = by_hand(rows(attack), rows(defence), needed, extra)

    assert [found.get(f"damage-{points}", 0.0) for points in range(6)] == pytest.approx(counted)
    assert sum(found.values()) == pytest.approx(1.0)


def test_10_5_4_the_odds_of_a_re_roll_leave_the_others_dice_as_they_lie() -> None:
    # E21: 6-4-3 against 6-4-2; the 4 hits on 5 or 6, the 3 hits in any case.
    match = duel(capua("g01 e01a", "g07", ""), "0 g01 e01a", "1 g07")
    strike(match, (6, 4, 3), (6, 4, 2))

    assert odds_of(match, "none") == {"damage-0": 0.0, "damage-1": 1.0}
    assert odds_of(match, "2")["damage-2"] == pytest.approx(1 / 3)


def test_5_8_the_odds_of_a_guard_with_and_without_his_captain() -> None:
    for house, chance in (("g02", 1 / 2), ("g02 s15", 2 / 3)):
        match = in_turn(capua("", house, "", hands=("c09",), influence=(9, 5, 5), guards=(0, 1, 0)))
        choose(match, "scheme-c09", "1")
        assert odds_of(match, "guard-table") == {"cancel": pytest.approx(chance)}
        assert odds_of(match, "pass") == {}


def test_4_3_the_odds_of_a_recovery_test() -> None:
    match = in_upkeep(capua("g01/i g02/i", "", ""))

    assert odds_of(match, "g01") == {"heals": 1 / 2, "dies": pytest.approx(1 / 6)}
