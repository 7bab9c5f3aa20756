"""7.1, 7.3, 7.4 and 7.9: months, new Stars, the Day of Events, and the end of the campaign.

A month begins; whoever has lost a Star may make another; every locale with a Star in it holds a Day
of Events; seat after seat enters a Star in the next match or passes. When nothing is left, or all
pass, the next month begins.
"""

from typing import Final

from harena.games.heroes.components.bout import DRAW, Bout
from harena.games.heroes.components.content import FACES
from harena.games.heroes.components.locales import LOCALES, NO_LOCALE
from harena.games.heroes.components.roster import (
    ACTIVE,
    ALL_LAURELS,
    ALL_WINS,
    BARRED,
    BEST_FAME,
    DEAD,
    FAME,
    FREE,
    FREED,
    GONE,
    HONOURS,
    LAURELS,
    LOCALE,
    NAME,
    NEW,
    RETIRED,
    STATUS,
    TODAY,
    WINS,
    cast_stars,
    count_slots,
    enrol,
    fresh_star,
    of,
    put,
    seat_of,
    slots_of,
    slots_with,
)
from harena.games.heroes.components.roster import SIZE as STAR_SIZE
from harena.games.heroes.gladiators.build import arm
from harena.games.heroes.steps import (
    CHOOSE_ENTRY,
    CHOOSE_SUCCESSOR,
    CREATE_STAR,
    GATHER,
    NEXT_ENTRY,
    OPEN_MONTH,
    TAKE_SUCCESSOR,
)

NO_DAY: Final = -1


def open_month(bout: Bout) -> None:
    """7.1.1, 7.9.1 The next month, with new Stars for those who are gone; or the end (R110)."""
    if bout.month >= bout.months:
        close_campaign(bout)
        return
    bout.month += 1
    locales = bout.content.locales
    bout.tell("month_began", locales.month_of(bout.month), locales.year_of(bout.month))
    for slot in range(count_slots(bout)):
        put(bout, slot, TODAY, 0)
    bout.then(GATHER)
    if bout.replaces:
        for slot in reversed(slots_with(bout, DEAD, RETIRED)):
            bout.then(CHOOSE_SUCCESSOR, slot)


def choose_successor(bout: Bout, slot: int) -> None:
    """7.9.1 Whoever has lost a Star may make a new one."""
    bout.choose(seat_of(bout, slot), "successor", TAKE_SUCCESSOR, [0, 1], slot)


def take_successor(bout: Bout, wanted: int, slot: int) -> None:
    """7.9.1 A new one without Fame in the Fringes; or nobody, for good."""
    if wanted:
        bout.stars[STAR_SIZE * slot : STAR_SIZE * (slot + 1)] = fresh_star()
        return
    put(bout, slot, STATUS, GONE)
    bout.tell("left_empty", seat_of(bout, slot))


def gather(bout: Bout) -> None:
    """7.3.1, 3.0.1 All Stars of all familiae; those who are new are made now."""
    bout.locale = NO_LOCALE
    slots = slots_with(bout, NEW, ACTIVE)
    owners = [seat_of(bout, slot) for slot in slots]
    cast_stars(bout, slots, owners, owners[:])
    for gladiator, slot in enumerate(slots):
        if of(bout, slot, STATUS) == ACTIVE:
            bout.style[gladiator] = bout.primary[gladiator]
            arm(bout, gladiator)
    bout.then(CREATE_STAR)


def hold_day(bout: Bout) -> None:
    """7.4.0.1 One Day a month: 4 and a die of matches in each locale that has a Star (R79)."""
    for gladiator, slot in enumerate(bout.slots):
        if of(bout, slot, STATUS) == NEW:
            enrol(bout, gladiator)
    if not slots_with(bout, ACTIVE):
        close_campaign(bout)
        return
    bout.left_today = [NO_DAY] * len(LOCALES)
    bout.venues = [NO_DAY] * len(LOCALES)
    for locale in range(len(LOCALES)):
        hold_day_in(bout, locale)
    for slot in slots_with(bout, ACTIVE):
        if of(bout, slot, BARRED) == bout.month:
            bout.tell("barred", of(bout, slot, NAME))
    bout.entering = (bout.month - 1) % bout.seats
    bout.passed = 0
    bout.then(NEXT_ENTRY)


def hold_day_in(bout: Bout, locale: int) -> None:
    """7.4.0.1 Somewhere in the locale, if a Star is there."""
    if not [slot for slot in slots_with(bout, ACTIVE) if of(bout, slot, LOCALE) == locale]:
        return
    locales = bout.content.locales
    face = bout.dice.below(FACES) + 1
    venue = locales.first_venue[locale] + bout.dice.below(locales.count_venues[locale])
    bout.left_today[locale] = locales.matches + face
    bout.venues[locale] = venue
    bout.tell("day_held", locale, venue, locales.matches + face, face)


def is_eligible(bout: Bout, slot: int) -> bool:
    """7.4.0.2, 7.5.2 At most three matches a Day, none if barred, and one must be left."""
    if of(bout, slot, STATUS) != ACTIVE or of(bout, slot, BARRED) == bout.month:
        return False
    locale = of(bout, slot, LOCALE)
    fights = bout.content.locales.fights
    return of(bout, slot, TODAY) < fights and bout.left_today[locale] > 0


def eligible_of(bout: Bout, seat: int) -> list[int]:
    """7.4.0.2 The Stars that a seat may enter now."""
    return [slot for slot in slots_of(bout, seat) if is_eligible(bout, slot)]


def next_entry(bout: Bout) -> None:
    """7.4.0.3 Seat after seat enters a Star or passes, until all have passed in a row."""
    while bout.passed < bout.seats:
        if eligible_of(bout, bout.entering):
            bout.then(CHOOSE_ENTRY, bout.entering)
            return
        pass_on(bout)
    bout.then(OPEN_MONTH)


def pass_on(bout: Bout) -> None:
    """7.4.0.3 Nobody of this seat: the next may."""
    bout.passed += 1
    bout.entering = (bout.entering + 1) % bout.seats


def is_exhausted(bout: Bout) -> bool:
    """7.1.1 Whether no match can follow: the last Day is over, or nobody is left or will come."""
    if slots_with(bout, ACTIVE):
        last = bout.month >= bout.months
        return last and not [slot for slot in slots_with(bout, ACTIVE) if is_eligible(bout, slot)]
    return bout.month >= bout.months or not (bout.replaces and slots_with(bout, DEAD, RETIRED))


def close_campaign(bout: Bout) -> None:
    """7.1.1, 7.9.2 The campaign is over: how the seats stand, equals sharing a place."""
    bout.closed = True
    if not bout.ended:
        bout.ended = True
        bout.victor = DRAW
    bout.tell("campaign_over", bout.month)
    standings = [standing_of(bout, seat) for seat in range(bout.seats)]
    for seat, own in enumerate(standings):
        place = 1 + len([one for one in standings if one > own])
        bout.tell("ranked", seat, place, *own)


def standing_of(bout: Bout, seat: int) -> list[int]:
    """7.9.2 Freed gladiators, then Total Fame of the best, laurels, wins."""
    first = HONOURS * seat
    found = bout.honours[first : first + HONOURS]
    for slot in slots_of(bout, seat):
        if of(bout, slot, STATUS) == ACTIVE:
            found[FREED] += of(bout, slot, FREE)
            found[BEST_FAME] = max(found[BEST_FAME], of(bout, slot, FAME))
            found[ALL_LAURELS] += of(bout, slot, LAURELS)
            found[ALL_WINS] += of(bout, slot, WINS)
    return found


STEPS: Final = (open_month, choose_successor, take_successor, gather, hold_day, next_entry)
