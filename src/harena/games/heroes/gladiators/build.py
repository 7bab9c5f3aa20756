"""What a gladiator is made of: attributes, limits, Bonus Dice, gear (3.3 to 3.8)."""

from typing import Final

from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import (
    FACES,
    LEAST_TOTAL,
    LEFT,
    MOST_ATTRIBUTE,
    NOTHING,
    NPG_NAMES,
    PARTS,
    RIGHT,
    SAVVY,
    SPEED,
    STAR_NAMES,
    STRENGTH,
    STRONG,
    Content,
)
from harena.games.heroes.components.gear import drawn
from harena.games.heroes.components.roster import GONE, NAME, lost_for_good, of, slots_with
from harena.toolkit.builders import Line, even_builds

LEAST: Final = 1
# 4.5.1.2 Of equal Attributes Speed is lowered first, then Strength, then Savvy.
LOWERED_FIRST: Final = (SPEED, STRENGTH, SAVVY)
BUILDS: Final = MOST_ATTRIBUTE * MOST_ATTRIBUTE * MOST_ATTRIBUTE


def lines(content: Content) -> list[Line]:
    """3.6.4.1, 3.6.5.1 A point an Attribute point, at least one and at most seven of each."""
    return [Line(LEAST, list(range(content.most_attribute + 1))) for _ in range(3)]


def builds(content: Content, points: int) -> list[list[int]]:
    """3.6.4.1 Every way to divide the points with a spread of at most two."""
    if points not in content.builds:
        content.builds[points] = even_builds(lines(content), points, content.spread)
    return content.builds[points]


def build_number(values: list[int]) -> int:
    """A build as one number, for questions."""
    savvy, strength, speed = [value - LEAST for value in values]
    return (savvy * MOST_ATTRIBUTE + strength) * MOST_ATTRIBUTE + speed


def build_of(number: int) -> list[int]:
    """The Attributes of such a number."""
    both, speed = divmod(number, MOST_ATTRIBUTE)
    savvy, strength = divmod(both, MOST_ATTRIBUTE)
    return [savvy + LEAST, strength + LEAST, speed + LEAST]


def grown(content: Content, values: list[int], woman: bool, row: int) -> list[int]:
    """3.3.1.1, 3.4.1, 3.4.2, 3.6.5.1 Gender and size come after; from 1 to 7 (R12, R14, R15)."""
    found = values[:]
    if woman:
        found[STRENGTH] += content.woman_strength
    found[STRENGTH] += content.size_strength[row]
    found[SPEED] += content.size_speed[row]
    return [min(content.most_attribute, max(LEAST, value)) for value in found]


def capped(values: list[int], points: int, most: int) -> list[int]:
    """4.5.1.2, 3.6.5.2 While the total is too high the highest Attribute falls (R29, R103)."""
    found = values[:]
    while sum(found) + points > most:
        high = max(found)
        for attribute in LOWERED_FIRST:
            if found[attribute] == high:
                found[attribute] -= 1
                break
    return found


def write_down(bout: Bout, gladiator: int, values: list[int], most: int) -> None:
    """3.6.5.2, 3.6.4.3 His own Attributes, within the highest AP Total that is allowed (R94)."""
    points = bout.signature_points(gladiator) if bout.signatures_count else 0
    for attribute, value in enumerate(capped(values, points, most)):
        bout.own[3 * gladiator + attribute] = value


def arm(bout: Bout, gladiator: int) -> None:
    """2.4.1, 3.2.1.1, 3.7.0.1, 3.8.0.2 The Roster Card of a match: Attributes, parts, dice, gear.

    3.8.0.1 In the secondary style Savvy is one less for the match (R18, R90). 7.5.3 Parts that have
    lost for good start lower (R82).
    """
    content, first = bout.content, 3 * gladiator
    values = bout.own[first : first + 3]
    if bout.style[gladiator] != bout.primary[gladiator]:
        values[SAVVY] = max(LEAST, values[SAVVY] + content.secondary_savvy)
    for attribute, value in enumerate(values):
        bout.original[first + attribute] = value
        bout.current[first + attribute] = value
    strength = values[STRENGTH]
    for part in range(len(PARTS)):
        left = max(0, strength - lost_for_good(bout, gladiator, part))
        bout.whole[7 * gladiator + part] = left
        bout.health[7 * gladiator + part] = left
    bout.bonus[gladiator] = bonus_at_start(bout, gladiator)
    if bout.star_power and bout.is_star(gladiator):
        bout.star_dice[gladiator] = strength
    for hand in (LEFT, RIGHT):
        item = drawn(content, bout.style[gladiator], bout.left_handed[gladiator], hand)
        bout.hands[2 * gladiator + hand] = item


def bonus_at_start(bout: Bout, gladiator: int) -> int:
    """3.7.0.1, 3.3.1.1 Twice Strength, two more for a woman, three more for Strong.

    3.1.2.1 An NPG's gender is no more than its name (R9).
    """
    content = bout.content
    found = content.bonus_per_strength * bout.original_strength(gladiator)
    if bout.is_star(gladiator) and bout.woman[gladiator]:
        found += content.bonus_of_woman
    if bout.has(gladiator, STRONG):
        found += content.bonus_of_strong
    return found


def roll_two(bout: Bout) -> list[int]:
    """2.7.4.1 Two dice, by their pips."""
    return [bout.dice.below(FACES) + 1, bout.dice.below(FACES) + 1]


def signature_of(content: Content, faces: list[int]) -> int:
    """3.5.3 Table 3-2 by the total of two dice."""
    return content.signature_rolls[sum(faces) - LEAST_TOTAL]


def draw_name(bout: Bout, gladiator: int) -> None:
    """C19 A name that nobody else in the match has: the crowd's, or a Star's by gender.

    7.2.2 In a campaign he may have one already. Else nobody ever had his, gone or not, as long as
    there is such a name; then one that nobody has now.
    """
    if bout.campaign and bout.name[gladiator] != NOTHING:
        return
    low, high = 0, NPG_NAMES
    if bout.is_star(gladiator):
        low = NPG_NAMES + (STAR_NAMES if bout.woman[gladiator] else 0)
        high = low + STAR_NAMES
    gone = slots_with(bout, GONE) if bout.campaign else []
    taken = bout.name + [of(bout, slot, NAME) for slot in gone]
    left = [name for name in range(low, high) if name not in taken]
    unheard = [name for name in left if name not in bout.borne] or left
    bout.name[gladiator] = unheard[bout.dice.below(len(unheard))]
