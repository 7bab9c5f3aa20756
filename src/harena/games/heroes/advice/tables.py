"""The odds of two gladiators as tables, for those who want to see them before the match.

Each table has a name, the two it is about, and rows by Bonus Dice or by part; what stands in them
are chances, exact and not sampled.
"""

from typing import Final, final

from harena.games.heroes.advice.chances import (
    attack_chances,
    leads,
    location_chances,
    manoeuvre_chances,
    net_chances,
)
from harena.games.heroes.advice.pairings import pair
from harena.games.heroes.components.bout import (
    ATTACK,
    MANOEUVRE,
    NET_TOSS,
    NOBODY,
    PLAIN,
    Bout,
)
from harena.games.heroes.components.content import NET, PARTS, STYLES, Content, read
from harena.games.heroes.components.gear import holds
from harena.kernel.setup import Pack

MOST_DICE: Final = 6


@final
class Sheet:
    """A table of chances: what it is about, and its rows in order."""

    def __init__(self, name: str, own: str, other: str) -> None:
        self.name = name
        self.own = own
        self.other = other
        self.rows: list[tuple[str, dict[str, float]]] = []


def names() -> list[str]:
    """What can be paired: every Fighting Style."""
    return list(STYLES)


def sheets(pack: Pack, one: str, other: str) -> list[Sheet]:
    """5.3.0.2, 5.3.1.3, 5.4.0.1, 5.4.1.1 Manoeuvre, net, attack, defence and location."""
    content = read(pack)
    found = [by_dice(content, "manoeuvre", one, other)]
    if holds(pair(content, one, other), 0, NET):
        found.append(by_dice(content, "net", one, other))
    found.append(by_dice(content, "attack", one, other))
    found.append(by_dice(content, "defence", one, other))
    found.append(by_part(content, one, other))
    return found


def by_dice(content: Content, name: str, one: str, other: str) -> Sheet:
    """3.7.2.1 What each number of Bonus Dice brings."""
    sheet = Sheet(name, one, other)
    bout = pair(content, one, other)
    for dice in range(min(MOST_DICE, bout.bonus[0]) + 1):
        sheet.rows.append((str(dice), chances_of(bout, name, dice)))
    return sheet


def chances_of(bout: Bout, name: str, dice: int) -> dict[str, float]:
    """By the test."""
    bout.opening = PLAIN
    if name == "manoeuvre":
        return manoeuvre_chances(leads(bout, MANOEUVRE, 0, 1, dice))
    if name == "net":
        return net_chances(leads(bout, NET_TOSS, 0, 1, dice))
    bout.attacker = 0 if name == "attack" else 1
    return attack_chances(leads(bout, ATTACK, 0, 1, dice), name == "attack")


def by_part(content: Content, one: str, other: str) -> Sheet:
    """5.4.1.1, 5.4.2.1 Where a blow falls on the first, and what his shield stops of it."""
    sheet = Sheet("location", one, other)
    bout = pair(content, one, other)
    bout.attacker = NOBODY
    for part, (chance, stopped) in sorted(location_chances(bout, 0).items()):
        sheet.rows.append((PARTS[part], {"chance": chance, "stopped": stopped}))
    return sheet
