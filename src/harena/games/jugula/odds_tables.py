"""Exact odds of fights whose cards both come from the top of a fresh deck."""

from typing import Final

from harena.games.jugula.combat.result import FELLED, by_totals
from harena.games.jugula.combat.totals import total
from harena.games.jugula.components.content import HALF, read
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.toolkit.odds_tables import OddsTable
from harena.toolkit.pools import die, margins

OUTCOMES: Final = ["repelled", "equal", "pushed", "wounded", "out"]
USUAL: Final = [(4, 5), (5, 5), (6, 5), (7, 5), (8, 5), (9, 5), (10, 5), (8, 4), (9, 3)]
MOST: Final = 30


def odds_tables(pack: Pack, numbers: list[int]) -> list[OddsTable]:
    """2.6, 3.5.5 How far two top cards differ; and what comes of two sums before the cards."""
    values = read(pack).combat[:HALF]
    pairs = USUAL
    if numbers:
        if len(numbers) != 2 or max(numbers) > MOST:
            raise Refused(
                "odds-numbers",
                f"two sums from 0 to {MOST}, attack and defence, were expected, but "
                f"{' '.join(str(one) for one in numbers)} came",
                {"most": MOST, "numbers": " ".join(str(one) for one in numbers)},
            )
        pairs = [(numbers[0], numbers[1])]
    return [differences(values), sums(values, pairs)]


def differences(values: list[int]) -> OddsTable:
    """The attacker's card less the defender's."""
    table = OddsTable("tops", ["difference", "chance"], len(values) ** 2)
    cards = die(values)
    for index, ways in enumerate(margins(cards, cards)):
        if ways:
            table.add(f"{index - len(cards) + 1:+d}", [ways])
    return table


def sums(values: list[int], pairs: list[tuple[int, int]]) -> OddsTable:
    """3.5.10, 3.7.1, 3.7.2, 3.7.3 What comes of sums before the cards, by the totals alone."""
    table = OddsTable("sums", ["sums", *OUTCOMES], len(values) ** 2)
    for attack, defence in pairs:
        ways = [0] * (FELLED + 1)
        for mine in values:
            for theirs in values:
                ways[by_totals(total(attack, mine), total(defence, theirs))] += 1
        table.add(f"{attack} : {defence}", ways)
    return table
