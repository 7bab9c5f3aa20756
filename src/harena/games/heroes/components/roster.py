"""The familiae of a campaign: every Star with what he takes along from match to match (7.2).

`bout.stars` has a row of numbers for each Star, the Stars of seat 0 first; his place there is his
slot. In a match `bout.slots` says which gladiator is which Star.
"""

from typing import Final

from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import (
    BELLY,
    CHEST,
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    NOTHING,
    PARTS,
    RIGHT_ARM,
    RIGHT_LEG,
    STRENGTH,
)

# What has become of a Star: still to be made, fighting, dead, retired; or nobody follows him.
NEW: Final = 0
ACTIVE: Final = 1
DEAD: Final = 2
RETIRED: Final = 3
GONE: Final = 4
STATUSES: Final = ("new", "active", "dead", "retired", "gone")

# Places in the row of a Star.
STATUS: Final = 0
NAME: Final = 1
WOMAN: Final = 2
LEFT_HANDED: Final = 3
STATURE: Final = 4
SIGNATURE: Final = 5
SECOND: Final = 6
PRIMARY: Final = 7
SECONDARY: Final = 8
OWN: Final = 9
SCARS: Final = 12
FAME: Final = 19
LAURELS: Final = 20
WINS: Final = 21
LOSSES: Final = 22
DRAWS: Final = 23
STROKES: Final = 24
LOCALE: Final = 25
PARDONED: Final = 26
FREE: Final = 27
BARRED: Final = 28
TODAY: Final = 29
SIZE: Final = 30

# Places in what a seat has of those who are gone: freed, best Total Fame, laurels, wins.
HONOURS: Final = 4
FREED: Final = 0
BEST_FAME: Final = 1
ALL_LAURELS: Final = 2
ALL_WINS: Final = 3


def of(bout: Bout, slot: int, what: int) -> int:
    """A number of a Star."""
    return bout.stars[SIZE * slot + what]


def put(bout: Bout, slot: int, what: int, value: int) -> None:
    """Write a number of a Star down."""
    bout.stars[SIZE * slot + what] = value


def add(bout: Bout, slot: int, what: int, value: int) -> None:
    """Count something for a Star."""
    bout.stars[SIZE * slot + what] += value


def count_slots(bout: Bout) -> int:
    """How many Stars there is room for, in all familiae."""
    return bout.seats * bout.familia


def seat_of(bout: Bout, slot: int) -> int:
    """Whose Star it is."""
    return slot // bout.familia


def slots_of(bout: Bout, seat: int) -> list[int]:
    """The Stars of a familia."""
    return list(range(seat * bout.familia, (seat + 1) * bout.familia))


def slots_with(bout: Bout, *statuses: int) -> list[int]:
    """Every Star of whom this has become."""
    return [one for one in range(count_slots(bout)) if of(bout, one, STATUS) in statuses]


def fresh_star(name: int = NOTHING) -> list[int]:
    """7.3.1 One who is still to be made: he begins in the Fringes without Fame."""
    found = [0] * SIZE
    found[NAME] = name
    for what in (STATURE, PRIMARY, SECONDARY):
        found[what] = NOTHING
    return found


def own_of(bout: Bout, slot: int) -> list[int]:
    """7.5.4 His own Attributes, without wounds, sand and the style of a match (R100)."""
    first = SIZE * slot + OWN
    return bout.stars[first : first + 3]


def total_of(bout: Bout, slot: int) -> int:
    """3.6.4.3, 7.5.4 His own AP Total between matches (R94, R100)."""
    found = sum(own_of(bout, slot))
    if not bout.signatures_count:
        return found
    points = bout.content.signature_points
    return found + points[of(bout, slot, SIGNATURE)] + points[of(bout, slot, SECOND)]


def whole_of(bout: Bout, slot: int, part: int) -> int:
    """7.5.3 What a part starts a match with: Strength, less what it has lost for good (R82)."""
    strength = of(bout, slot, OWN + STRENGTH)
    return max(0, strength - of(bout, slot, SCARS + part))


def is_unfit(bout: Bout, slot: int) -> bool:
    """7.5.3 A vital part, both arms or both legs at 0 for good: no more matches (R82)."""
    works = [whole_of(bout, slot, part) > 0 for part in range(len(PARTS))]
    vital = works[HEAD] and works[CHEST] and works[BELLY]
    arms = works[LEFT_ARM] or works[RIGHT_ARM]
    return not (vital and arms and (works[LEFT_LEG] or works[RIGHT_LEG]))


def cast_stars(bout: Bout, slots: list[int], owners: list[int], sides: list[int]) -> None:
    """A Roster Card for each of these Stars; NPGs after them have none of their own yet."""
    bout.lay_out(owners, sides)
    bout.slots = slots + [NOTHING] * (len(owners) - len(slots))
    for gladiator, slot in enumerate(bout.slots):
        if slot == NOTHING or of(bout, slot, STATUS) == NEW:
            if slot != NOTHING:
                bout.name[gladiator] = of(bout, slot, NAME)
            continue
        load(bout, gladiator, slot)


def load(bout: Bout, gladiator: int, slot: int) -> None:
    """7.4.0.5 What a Star is, on the card of a gladiator; what was of another match is gone."""
    bout.name[gladiator] = of(bout, slot, NAME)
    bout.woman[gladiator] = of(bout, slot, WOMAN)
    bout.left_handed[gladiator] = of(bout, slot, LEFT_HANDED)
    bout.stature[gladiator] = of(bout, slot, STATURE)
    bout.signature[gladiator] = of(bout, slot, SIGNATURE)
    bout.second[gladiator] = of(bout, slot, SECOND)
    bout.primary[gladiator] = of(bout, slot, PRIMARY)
    bout.secondary[gladiator] = of(bout, slot, SECONDARY)
    bout.pardoned[gladiator] = of(bout, slot, PARDONED)
    for attribute, value in enumerate(own_of(bout, slot)):
        bout.own[3 * gladiator + attribute] = value


def lost_for_good(bout: Bout, gladiator: int, part: int) -> int:
    """7.5.3 What a part of a gladiator has lost in earlier matches."""
    if not bout.campaign or bout.slots[gladiator] == NOTHING:
        return 0
    return of(bout, bout.slots[gladiator], SCARS + part)


def enrol(bout: Bout, gladiator: int) -> None:
    """7.3.1 A Star that was just made joins the campaign."""
    slot = bout.slots[gladiator]
    put(bout, slot, STATUS, ACTIVE)
    put(bout, slot, NAME, bout.name[gladiator])
    put(bout, slot, WOMAN, bout.woman[gladiator])
    put(bout, slot, LEFT_HANDED, bout.left_handed[gladiator])
    put(bout, slot, STATURE, bout.stature[gladiator])
    put(bout, slot, SIGNATURE, bout.signature[gladiator])
    put(bout, slot, SECOND, bout.second[gladiator])
    put(bout, slot, PRIMARY, bout.primary[gladiator])
    put(bout, slot, SECONDARY, bout.secondary[gladiator])
    for attribute in range(3):
        put(bout, slot, OWN + attribute, bout.own[3 * gladiator + attribute])


def lose(bout: Bout, slot: int, status: int) -> None:
    """7.9.2 He fights no more; what he has won stays with his seat."""
    put(bout, slot, STATUS, status)
    first = HONOURS * seat_of(bout, slot)
    bout.honours[first + FREED] += of(bout, slot, FREE)
    bout.honours[first + BEST_FAME] = max(bout.honours[first + BEST_FAME], of(bout, slot, FAME))
    bout.honours[first + ALL_LAURELS] += of(bout, slot, LAURELS)
    bout.honours[first + ALL_WINS] += of(bout, slot, WINS)
