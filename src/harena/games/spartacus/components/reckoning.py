"""Chapter 13.2, what can be reckoned of closed Treasuries.

Of a gift in secret all see that it was made: at least one denarius has passed. Whoever then shows
more than he could have without gifts has been given more, by those who gave to him, who may have
it from others in turn. So far the least that has passed is raised, and no farther.
"""


def level(sums: list[int], passed: list[int], knower: int) -> None:
    """13.2, 17.1 Raise what has passed, giver by taker, until nobody has fewer than none.

    What the knower gave or got he knows, so it stays as it is.
    """
    for seat in range(len(sums)):
        while sums[seat] < 0:
            way = way_to(sums, passed, seat, knower)
            if len(way) == 1:
                break
            for index in range(len(way) - 1):
                pass_on(passed, len(sums), way[index], way[index + 1])
            sums[way[0]] -= 1
            sums[seat] += 1


def pass_on(passed: list[int], seats: int, giver: int, taker: int) -> None:
    """13.2 One more denarius came by a gift; or one fewer of what went the other way."""
    if passed[seats * giver + taker]:
        passed[seats * giver + taker] += 1
    else:
        passed[seats * taker + giver] -= 1


def way_to(sums: list[int], passed: list[int], poor: int, knower: int) -> list[int]:
    """13.2 The gifts by which denarii may have come to who lacks them; he alone if there are none.

    A gift may have been larger; and one that was raised before, smaller again, but not nothing.
    """
    seats = len(sums)
    leads = [-1] * seats
    reached = [poor]
    for one in reached:
        if sums[one] > 0:
            return follow(leads, one)
        for other in range(seats):
            gave, took = passed[seats * other + one], passed[seats * one + other]
            is_known = knower in (one, other) or other in reached
            if not is_known and (gave or took > 1):
                leads[other] = one
                reached.append(other)
    return [poor]


def follow(leads: list[int], start: int) -> list[int]:
    """The way from a seat, each leading to the next."""
    way = [start]
    while leads[way[-1]] >= 0:
        way.append(leads[way[-1]])
    return way
