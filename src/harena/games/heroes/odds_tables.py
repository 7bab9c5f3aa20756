"""The odds of two gladiators as tables, for those who want to see them before the match.

Manoeuvre, net, attack and defence by Bonus Dice, up to all that one has at the start; where a blow
falls on each, and what comes of it by its Impact. All of it is counted, nothing sampled.
"""

from typing import Final

from harena.games.heroes.advice.chances import (
    Leads,
    attack_ways,
    leads,
    location_ways,
    manoeuvre_ways,
    net_ways,
)
from harena.games.heroes.advice.pairings import GENDERS, HANDED, pair
from harena.games.heroes.components.bout import (
    ADVANTAGE,
    ATTACK,
    BASH,
    MANOEUVRE,
    NET_TOSS,
    NOBODY,
    PLAIN,
    Bout,
)
from harena.games.heroes.components.content import (
    ATTRIBUTES,
    BELLY,
    CHEST,
    HANDS,
    HEAD,
    LARGE_SHIELD,
    MOST_ATTRIBUTE,
    NET,
    NOTHING,
    PARTS,
    SIGNATURES,
    SMALL_SHIELD,
    STYLES,
    SWORD,
    Content,
    read,
)
from harena.games.heroes.components.gear import armour, force, has_large_shield, holds
from harena.games.heroes.gladiators.build import LEAST
from harena.games.heroes.match.testing import least_bonus
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.toolkit.odds_tables import OddsTable

# What can be paired: every Fighting Style; and all that may be chosen of a gladiator.
KINDS: Final = list(STYLES)
VALUES: Final = [str(value) for value in range(LEAST, MOST_ATTRIBUTE + 1)]
CHOICES: Final = {
    "style": KINDS,
    **dict.fromkeys(ATTRIBUTES, VALUES),
    "signature": list(SIGNATURES),
    "second": list(SIGNATURES),
    "gender": list(GENDERS),
    "handed": list(HANDED),
}
MOST_IMPACT: Final = 6
# 5.3.0.2, 5.3.0.4 What the attacker has found, by the title of a table.
OPENINGS: Final = {"advantage": ADVANTAGE, "bash": BASH}
SHIELDS: Final = {"none": NOTHING, "small": SMALL_SHIELD, "large": LARGE_SHIELD}
STRENGTHS: Final = {"three": 3, "four": 4, "five": 5, "six": 6}
BLOW: Final = ["shielded", "hurt", "knocked", "broken", "vital"]


def odds_tables(pack: Pack, words: list[str]) -> list[OddsTable]:
    """5.3.0.2, 5.3.1.3, 5.4.0.1, 5.4.1.1 All tables of two gladiators; of nobody none.

    5.4.5.1 With a Bash too if the first has a large shield.
    """
    if not words:
        return []
    if len(words) != 2:
        said = f"two gladiators were expected, but {len(words)} came"
        raise Refused("pair", said, {"count": len(words)})
    content = read(pack)
    one, other = words
    bout = pair(content, one, other)
    titles = ["manoeuvre", "attack", "advantage", "defence"]
    if has_large_shield(bout, 0):
        titles.insert(3, "bash")
    if holds(bout, 0, NET):
        titles.insert(1, "net")
    found = [by_dice(content, title, one, other) for title in titles]
    found.append(by_part(content, one, other))
    if other != one:
        found.append(by_part(content, other, one))
    found += [by_impact(content, one, other), by_shield(content), by_strength(content)]
    return found


def by_dice(content: Content, title: str, one: str, other: str) -> OddsTable:
    """3.7.2.1, 3.7.0.1 What each number of Bonus Dice brings, from the least to all at the start.

    C6 The least is none, but in Frenzy one on the Attack Table.
    """
    bout = pair(content, one, other)
    bout.fight.test = test_of(title)
    bout.fight.opening = OPENINGS.get(title, PLAIN)
    bout.fight.attacker = 1 if title == "defence" else 0
    table = OddsTable(title, [], 1, {"own": one, "other": other})
    for dice in range(least_bonus(bout, bout.fight.test, 0), bout.bonus[0] + 1):
        found = leads(bout, bout.fight.test, 0, 1, dice)
        ways = ways_of(title, found)
        table.columns = ["dice", *ways]
        table.add(str(dice), list(ways.values()), found.whole)
    return table


def test_of(title: str) -> int:
    """The test that a table is about."""
    if title == "manoeuvre":
        return MANOEUVRE
    return NET_TOSS if title == "net" else ATTACK


def ways_of(title: str, found: Leads) -> dict[str, int]:
    """The ways to each outcome, by the test."""
    if title == "manoeuvre":
        return manoeuvre_ways(found)
    return net_ways(found) if title == "net" else attack_ways(found, title != "defence", False)


def by_part(content: Content, one: str, other: str) -> OddsTable:
    """5.4.1.1, 5.4.2.1 Where a blow falls on the first, and what his shield stops of it."""
    bout = pair(content, one, other)
    bout.fight.attacker = NOBODY
    places = location_ways(bout, 1, 0)
    columns = ["part", "chance", "stopped"]
    table = OddsTable("location", columns, all_ways(places), {"own": one, "other": other})
    for part, ways in sorted(places.items()):
        table.add(PARTS[part], ways)
    return table


def by_impact(content: Content, one: str, other: str) -> OddsTable:
    """5.4.2.1, 5.4.3.0.1 What a blow of the first comes to, on an unhurt foe, by its Impact.

    Stopped, hurt at all, knocked down, a part at 0 at once, and of these the vital ones.
    """
    bout = pair(content, one, other)
    bout.fight.attacker = 0
    places = location_ways(bout, 0, 1)
    columns = ["impact", *BLOW]
    table = OddsTable("blow", columns, all_ways(places), {"own": one, "other": other})
    for impact in range(1, MOST_IMPACT + 1):
        table.add(str(impact), blow_ways(bout, places, impact))
    return table


def all_ways(places: dict[int, list[int]]) -> int:
    """5.4.1.1 In how many ways the dice for the place of a hit fall."""
    return sum(ways for ways, _ in places.values())


def blow_ways(bout: Bout, places: dict[int, list[int]], impact: int) -> list[int]:
    """5.4.3.0.1, 5.4.4 Of all rolls for the place of a hit, those that come to this."""
    found = [0] * len(BLOW)
    for part, (ways, stopped) in places.items():
        open_ways = ways - stopped
        modified = impact + force(bout, 0) - armour(bout, 1, part)
        found[0] += stopped
        found[1] += open_ways
        if modified >= bout.content.knocks_down_from:
            found[2] += open_ways
        if max(1, modified) >= bout.health[len(PARTS) + part]:
            found[3] += open_ways
            if part in (HEAD, CHEST, BELLY):
                found[4] += open_ways
    return found


# What the strategy chapter claims.


def by_shield(content: Content) -> OddsTable:
    """3.9.3.2, 5.4.2.1 Of the rolls for the place of a hit, those that a shield stops."""
    table = OddsTable("shield", ["shield", "stops"])
    for name, shield in SHIELDS.items():
        bout = pair(content, KINDS[0], KINDS[0])
        bout.fight.attacker = 0
        bout.hands[len(HANDS) :] = [shield, SWORD]
        places = location_ways(bout, 0, 1)
        table.add(name, [sum(stopped for _, stopped in places.values())], all_ways(places))
    return table


def by_strength(content: Content) -> OddsTable:
    """5.4.3.0.1, 5.4.4 A sword in one hand, on all styles alike: a part at 0 at once, by Impact."""
    table = OddsTable("strength", ["impact", *STRENGTHS])
    for impact in range(1, MOST_IMPACT + 1):
        ways, whole = [0] * len(STRENGTHS), 0
        for style in KINDS:
            for column, strength in enumerate(STRENGTHS.values()):
                bout = pair(content, style, f"{style}:4/{strength}/4")
                bout.fight.attacker = 0
                bout.hands[: len(HANDS)] = [SMALL_SHIELD, SWORD]
                places = location_ways(bout, 0, 1)
                ways[column] += blow_ways(bout, places, impact)[BLOW.index("broken")]
                whole += all_ways(places)
        table.add(str(impact), ways, whole // len(STRENGTHS))
    return table
