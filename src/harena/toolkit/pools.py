"""Pools of dice: their exact distributions, counted and not sampled.

A distribution is a row of ways: how many of the equally likely falls give 0, 1, 2 and so on. Ways
are whole numbers, so nothing is lost until they are shared out as chances. What is not a number,
such as the rows of dice that two fighters compare, is followed fall by fall.
"""

from typing import TypeAlias

Ways: TypeAlias = list[int]
# How many dice show each kind of face, and the number of ways in which they fall so.
Fall: TypeAlias = tuple[list[int], int]


def die(faces: list[int]) -> Ways:
    """One die, by what its faces count. Also the top card of a deck (Jugula 7.3)."""
    ways = [0] * (max(faces) + 1)
    for face in faces:
        ways[face] += 1
    return ways


def added(one: Ways, other: Ways) -> Ways:
    """The sum of two throws."""
    ways = [0] * (len(one) + len(other) - 1)
    for first, some in enumerate(one):
        for second, more in enumerate(other):
            ways[first + second] += some * more
    return ways


def pool(one: Ways, dice: int) -> Ways:
    """The sum of so many dice: pips (Heroes 2.7.4-1, Spartacus 10.3) or successes (Heroes 2.7.2-1).

    Fewer dice than none are none (Heroes 2.7.5-1).
    """
    ways = [1]
    for _ in range(dice):
        ways = added(ways, one)
    return ways


def margins(one: Ways, other: Ways) -> Ways:
    """By how much one throw is above another: place 0 is as far below as it can be.

    Equal throws are at the place of the highest that the other can be (Heroes 5.4.3-1, Jugula 7.3).
    """
    return added(one, other[::-1])


def mixed(weights: Ways, parts: list[Ways]) -> Ways:
    """One of several throws, itself chosen by lot: so many ways lead to each part.

    Heroes 3.7.3-1, where dice select how many others are thrown.
    """
    whole, longest = 1, 0
    for part in parts:
        whole *= sum(part)
        longest = max(longest, len(part))
    found = [0] * longest
    for weight, part in zip(weights, parts, strict=True):
        share = weight * (whole // sum(part))
        for value, some in enumerate(part):
            found[value] += share * some
    return found


def falls(faces: list[int], dice: int) -> list[Fall]:
    """Every way in which dice can fall, up to their order, by a die's faces of each kind.

    Clash 1.4 blank, single, lethal; a plain die has one face of each kind: what can be laid in rows
    from high to low, doubles and triples (Spartacus 10.5, 10.7).
    """
    if len(faces) == 1:
        return [([dice], faces[0] ** dice)]
    found: list[Fall] = []
    for last in range(dice + 1):
        ways = orders(dice - last, last) * faces[-1] ** last
        for others, some in falls(faces[:-1], dice - last):
            if ways * some:
                found.append(([*others, last], ways * some))
    return found


def one_again(shown: list[int], kind: int, faces: list[int]) -> list[Fall]:
    """What the dice show after one of a kind has been thrown again (Spartacus 10.5.4, 11.3)."""
    found: list[Fall] = []
    for face, ways in enumerate(faces):
        after = shown[:]
        after[kind] -= 1
        after[face] += 1
        found.append((after, ways))
    return found


def high_to_low(shown: list[int]) -> list[int]:
    """The dice in a row by their kind, the highest first (Spartacus 10.5)."""
    row: list[int] = []
    for kind in range(len(shown) - 1, -1, -1):
        row += [kind] * shown[kind]
    return row


def orders(these: int, those: int) -> int:
    """In how many orders two kinds of dice can lie in a row."""
    ways = 1
    for index in range(1, those + 1):
        ways = ways * (these + index) // index
    return ways
