"""Chapter 10.5: the exact odds of an attack, against every fall counted one by one."""

from itertools import product

import pytest

from harena.games.spartacus.combat.attack import landed
from harena.games.spartacus.components.content import built_in
from harena.games.spartacus.tables import tables
from harena.kernel.refused import Refused


def rows(dice: int) -> list[list[int]]:
    return [sorted(faces, reverse=True) for faces in product(range(1, 7), repeat=dice)]


@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (3, 2), (2, 3)])
def test_10_5_1_the_table_counts_every_fall(attack: int, defence: int) -> None:
    counted = [0] * (attack + 1)
    for mine in rows(attack):
        for theirs in rows(defence):
            counted[landed(mine, theirs, 3)] += 36
    (table,) = tables(built_in(), [attack, defence])

    assert table.ways[0] == counted
    assert all(sum(ways) == table.whole for ways in table.ways)


def test_10_5_4_one_die_against_one_with_a_gladius_and_a_helmet() -> None:
    # Who does not hit throws again and then wins 15 of 36, counted by what the other shows.
    gladius = sum(36 if a > d else 6 * (6 - d) for a in range(1, 7) for d in range(1, 7))
    helmet = sum(6 * (a - 1) if a > d else 0 for a in range(1, 7) for d in range(1, 7))
    (table,) = tables(built_in(), [1, 1])
    ways = dict(zip(table.labels, table.ways, strict=True))

    assert ways["1 : 1"][1] == 15 * 36
    assert ways["1+1 : 1"][1] == gladius
    assert ways["1 : 1+1"][1] == helmet
    assert ways["1 : 1+1"][1] < ways["1+1 : 1+1"][1] < ways["1+1 : 1"][1]


def test_10_5_without_numbers_some_pools_are_shown() -> None:
    (table,) = tables(built_in(), [])

    assert "4 : 2" in table.labels
    assert all(sum(ways) == table.whole for ways in table.ways)


@pytest.mark.parametrize("numbers", [[3], [6, 2], [3, 0], [1, 2, 3]])
def test_odds_of_other_pools_are_refused_in_a_sentence(numbers: list[int]) -> None:
    with pytest.raises(
        Refused, match="two pools of 1 to 5 dice, attack and defence, were expected"
    ):
        tables(built_in(), numbers)
