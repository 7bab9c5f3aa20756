"""Exact odds of an attack: how much damage the rows of two pools of dice do.

Every fall of both pools is counted. Who has a re-roll looks at both first rows and throws the die
again that promises him most, or none; where both have one, each decides against the other's first
row, as they do in secret (10.5.4).
"""

from typing import Final, TypeAlias

from harena.games.spartacus.combat.amulet import Amulet, Row, kept_of
from harena.games.spartacus.combat.attack import MOST_DICE, UNOPPOSED_HITS, landed
from harena.games.spartacus.combat.odds import FACES, row
from harena.games.spartacus.setup.preparation import SIDES
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.toolkit.odds_tables import OddsTable
from harena.toolkit.pools import Fall, falls, one_again

USUAL: Final = [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 3), (5, 4), (2, 4)]
RE_ROLLS: Final = {
    "none": ("", ""),
    "gladius": ("+1", ""),
    "helmet": ("", "+1"),
    "both": ("+1", "+1"),
}
# 15.6 One side has the Amulet, and the other nothing or a re-roll of one die.
AMULETS: Final = {
    "attacker": ("+n", ""),
    "attacker-helmet": ("+n", "+1"),
    "defender": ("", "+n"),
    "defender-gladius": ("+1", "+n"),
}
# Rows that are equally likely.
Rows: TypeAlias = list[Row]
# The damage of each row against each other.
Hits: TypeAlias = dict[Row, dict[Row, int]]


def odds_tables(pack: Pack, numbers: list[int]) -> list[OddsTable]:
    """10.5, 10.5.4, 11.3 Damage by pools; of one pair of pools also with the re-rolls."""
    if not numbers:
        return [by_pools(USUAL)]
    if len(numbers) != 2 or not 1 <= min(numbers) <= max(numbers) <= MOST_DICE:
        typed = " ".join(str(one) for one in numbers)
        raise Refused(
            "odds-pools",
            f"two pools of 1 to {MOST_DICE} dice, attack and defence, were expected, but "
            f"{typed} came",
            {"most": MOST_DICE, "numbers": typed},
        )
    return [with_re_rolls(numbers[0], numbers[1])]


def columns(title: str, most: int) -> list[str]:
    """What the row is about, and each amount of damage."""
    return [title, *(f"damage-{points}" for points in range(most + 1))]


def by_pools(pairs: list[tuple[int, int]]) -> OddsTable:
    """10.5.1 The rows alone, for some pools."""
    most = max(attack for attack, _ in pairs)
    largest = max(attack + defence for attack, defence in pairs)
    table = OddsTable("damage", columns("pools", most), SIDES**largest)
    for attack, defence in pairs:
        ways = [0] * (most + 1)
        for mine, some in falls(FACES, attack):
            for theirs, more in falls(FACES, defence):
                ways[hit(mine, theirs)] += some * more
        scale = SIDES ** (largest - attack - defence)
        table.add(f"{attack} : {defence}", [scale * way for way in ways])
    return table


def with_re_rolls(attack: int, defence: int) -> OddsTable:
    """10.5.4, 11.3 One pair of pools; +1 is a re-roll of one die, by Gladius or Helmet.

    As many as there are dice is the Amulet: any number of them. Of one die it is a re-roll of one.
    """
    whole = SIDES ** (attack + defence + 2)
    table = OddsTable("re-rolls", columns("re-rolls", attack), whole)
    ways = {name: [0] * (attack + 1) for name in (*RE_ROLLS, *AMULETS)}
    thrown = [(mine, some, again(mine)) for mine, some in falls(FACES, attack)]
    parried = [(theirs, more, again(theirs)) for theirs, more in falls(FACES, defence)]
    choices = {laid(shown): kept_of(shown) for shown, _, _ in (*thrown, *parried)}
    mine_again, theirs_again = Amulet(attack, attack, True), Amulet(defence, attack, False)
    damage = {
        laid(mine): {laid(theirs): hit(mine, theirs) for theirs, _, _ in parried}
        for mine, _, _ in thrown
    }
    for mine, some, my_rows in thrown:
        for theirs, more, their_rows in parried:
            first, against, times = [laid(mine)], [laid(theirs)], some * more
            best_mine = max([first, *my_rows], key=lambda rows: worth(damage, rows, against))
            best_theirs = min([against, *their_rows], key=lambda rows: worth(damage, first, rows))
            chosen = {
                "none": (first, against),
                "gladius": (best_mine, against),
                "helmet": (first, best_theirs),
                "both": (best_mine, best_theirs),
            }
            for name, (own, other) in chosen.items():
                count(ways[name], times, damage, own, other)
            if attack > 1:
                kept = mine_again.best(choices[first[0]], against[0])
                mine_again.follow(ways["attacker"], times, kept, against)
                mine_again.follow(ways["attacker-helmet"], times, kept, best_theirs)
            if defence > 1:
                kept = theirs_again.best(choices[against[0]], first[0])
                theirs_again.follow(ways["defender"], times, kept, first)
                theirs_again.follow(ways["defender-gladius"], times, kept, best_mine)
    for name, (mine_more, theirs_more) in RE_ROLLS.items():
        table.add(f"{attack}{mine_more} : {defence}{theirs_more}", ways[name])
    for name, (mine_more, theirs_more) in AMULETS.items():
        dice = attack if name.startswith("attacker") else defence
        if dice > 1:
            label = f"{attack}{mine_more} : {defence}{theirs_more}".replace("+n", f"+{dice}")
            table.add(label, ways[name], SIDES ** (attack + defence + dice + 1))
    return table


def count(ways: list[int], times: int, damage: Hits, mine: Rows, theirs: Rows) -> None:
    """10.5.4 So many times rows of both, after what each throws again."""
    share = times * SIDES * SIDES // (len(mine) * len(theirs))
    for one in mine:
        for other in theirs:
            ways[damage[one][other]] += share


def again(shown: list[int]) -> list[Rows]:
    """10.5.4 For each kind of die that lies there: the rows after one of it is thrown again."""
    return [rows_of(one_again(shown, kind, FACES)) for kind, dice in enumerate(shown) if dice]


def rows_of(fallen: list[Fall]) -> Rows:
    """Rows that are equally likely."""
    return [laid(shown) for shown, _ in fallen]


def laid(shown: list[int]) -> Row:
    """10.5 The dice in a row."""
    return tuple(row(shown))


def worth(damage: Hits, mine: Rows, theirs: Rows) -> float:
    """The damage to be expected."""
    total = sum([damage[one][other] for one in mine for other in theirs])
    return total / (len(mine) * len(theirs))


def hit(mine: list[int], theirs: list[int]) -> int:
    """10.5.1 The damage of one fall."""
    return landed(row(mine), row(theirs), UNOPPOSED_HITS)
