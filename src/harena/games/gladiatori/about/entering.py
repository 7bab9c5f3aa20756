"""What the choices of the set-up come to: a character, an Item, a card more, a place, a facing."""

from harena.games.gladiatori.about.facts import BAD, GOOD, PLAIN, Facts, result
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import NOBODY, Bout
from harena.games.gladiatori.components.figures import is_opponent, side
from harena.games.gladiatori.setup.items import clashes
from harena.games.gladiatori.setup.overlimit import NO_EXTRA
from harena.toolkit.hexes import NOWHERE


def of_entry(
    bout: Bout, seat: int, ask: str, choices: list[int], spot: int, found: Facts
) -> dict[int, Facts]:
    """By what is asked before the first turn."""
    if ask == "character":
        return of_characters(found)
    if ask == "extra":
        return of_extras(bout, seat, found)
    if ask in ("pick", "draft"):
        return of_items(bout, seat, choices)
    if ask == "place":
        return of_places(bout, seat, choices)
    if ask == "face":
        return of_facings(bout, seat, choices, spot)
    return {}


def each_of(found: Facts) -> Facts:
    """What the question itself says of its choices."""
    each = found.get("each", {})
    assert isinstance(each, dict)
    return each


def of_characters(found: Facts) -> dict[int, Facts]:
    """2.1, 4.2 How many cards, and how many hit points if all of them bled."""
    told: dict[int, Facts] = {}
    for choice, numbers in each_of(found).items():
        assert isinstance(numbers, dict)
        told[int(choice)] = result("sheet", PLAIN, numbers)
    return told


def of_extras(bout: Bout, seat: int, found: Facts) -> dict[int, Facts]:
    """18.6 The coins that a card more leaves."""
    coins = bout.coins[seat]
    told: dict[int, Facts] = {NO_EXTRA: result("coins", PLAIN, {"left": coins, "price": 0})}
    for choice, numbers in each_of(found).items():
        assert isinstance(numbers, dict)
        price = numbers["price"]
        assert isinstance(price, int)
        told[int(choice)] = result("coins", PLAIN, {"left": coins - price, "price": price})
    return told


def of_items(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """9.2 Of two Items with the same symbol one must be given up again."""
    told: dict[int, Facts] = {}
    for item in choices:
        if clashes(bout.content, bout.items[seat], item):
            told[item] = result("clashes", BAD, {})
    return told


def nearest_foe(bout: Bout, seat: int, spot: int) -> int:
    """The opponent in the arena who is nearest to a hex; NOBODY before any stands there."""
    nearest, found = 0, NOBODY
    for other in range(bout.seats):
        if bout.place[other] == NOWHERE or not is_opponent(bout, seat, other):
            continue
        far = bout.content.arena.distance(spot, bout.place[other])
        if found == NOBODY or far < nearest:
            nearest, found = far, other
    return found


def of_places(bout: Bout, seat: int, choices: list[int]) -> dict[int, Facts]:
    """4.6, 4.7 How far the nearest enemy stands, if one does already."""
    told: dict[int, Facts] = {}
    for spot in choices:
        foe = nearest_foe(bout, seat, spot)
        if foe != NOBODY:
            far = bout.content.arena.distance(spot, bout.place[foe])
            told[spot] = result("apart", PLAIN, {"far": far})
    return told


def of_facings(bout: Bout, seat: int, choices: list[int], spot: int) -> dict[int, Facts]:
    """3.1, 4.6 Whether the nearest enemy would be in front or at one's back."""
    told: dict[int, Facts] = {}
    foe = nearest_foe(bout, seat, spot)
    if foe == NOBODY:
        return told
    for facing in choices:
        twin = bout.copy()
        twin.place[seat], twin.facing[seat] = spot, facing
        ahead = side(twin, seat, bout.place[foe]) == FRONT
        told[facing] = result("towards" if ahead else "away", GOOD if ahead else BAD, {})
    return told
