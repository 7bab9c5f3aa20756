"""Characters built by points, with one list of reasons why not.

There is a line for each thing that can be bought, with what every value of it costs; a build is a
value for each line. What may be chosen next, why a choice cannot be made and what is wrong with a
build from elsewhere all follow from the same lines.
"""

from typing import Final, final

# Reasons: below the least or above the most of a line, too dear; points left over, too uneven.
LESS: Final = "less-than-the-least"
MORE: Final = "more-than-the-most"
DEAR: Final = "too-dear"
LEFT_OVER: Final = "points-left-over"
UNEVEN: Final = "too-uneven"
ALL_LINES: Final = -1


@final
class Line:
    """One thing that can be bought: the least and the most of it, and the price of each value."""

    def __init__(self, least: int, prices: list[int]) -> None:
        self.least = least
        self.most = len(prices) - 1
        self.prices = prices


@final
class Reason:
    """Why a build is not one: what is wrong, in which line, and the limits it breaks."""

    def __init__(self, code: str, line: int, value: int, low: int, high: int) -> None:
        self.code = code
        self.line = line
        self.value = value
        self.low = low
        self.high = high


def by_the_piece(least: int, most: int, each: int) -> Line:
    """A line whose least is there already, and of which every further one costs the same."""
    return Line(least, [each * max(0, value - least) for value in range(most + 1)])


def price(lines: list[Line], values: list[int]) -> int:
    """What a build costs."""
    total = 0
    for line, value in zip(lines, values, strict=True):
        total += line.prices[value]
    return total


def choices(lines: list[Line], index: int, points: int) -> list[int]:
    """The values of a line that can be paid so that the least of later lines can be paid too."""
    line = lines[index]
    for later in lines[index + 1 :]:
        points -= later.prices[later.least]
    return [value for value in range(line.least, line.most + 1) if line.prices[value] <= points]


def why_not(line: Line, value: int) -> str:
    """Why a value that is not among the choices cannot be chosen."""
    if value < line.least:
        return LESS
    return MORE if value > line.most else DEAR


def reasons(lines: list[Line], values: list[int], points: int) -> list[Reason]:
    """Everything that is wrong with a build; nothing if it may stand.

    What it costs is looked at only where every value is within its limits.
    """
    found: list[Reason] = []
    for index, value in enumerate(values):
        line = lines[index]
        if not line.least <= value <= line.most:
            found.append(Reason(why_not(line, value), index, value, line.least, line.most))
    if not found and price(lines, values) > points:
        found.append(Reason(DEAR, ALL_LINES, price(lines, values), 0, points))
    return found


def even_reasons(lines: list[Line], values: list[int], points: int, spread: int) -> list[Reason]:
    """The same where all points must be spent, and no line is far from another (Heroes 3.6.4-1)."""
    found = reasons(lines, values, points)
    if not found and price(lines, values) < points:
        found.append(Reason(LEFT_OVER, ALL_LINES, price(lines, values), points, points))
    if not found and max(values) - min(values) > spread:
        found.append(Reason(UNEVEN, ALL_LINES, max(values) - min(values), 0, spread))
    return found


def even_builds(lines: list[Line], points: int, spread: int) -> list[list[int]]:
    """Every build for exactly these points and no more spread, highest first (Heroes 3.6.4-1)."""
    found: list[list[int]] = [[]]
    for line in lines:
        longer: list[list[int]] = []
        for values in found:
            for value in range(line.most, line.least - 1, -1):
                longer.append([*values, value])
        found = longer
    return [values for values in found if not even_reasons(lines, values, points, spread)]


def grows_uneven(before: list[int], after: list[int], spread: int) -> bool:
    """Whether a change makes the spread too wide, and wider than it was (Heroes 7.7.2-2, 7.8-2)."""
    now = max(after) - min(after)
    return now > spread and now > max(before) - min(before)
