"""7.4 The next match of the Day: who enters it, against whom, and what comes of it.

A seat enters a Star, in the free format up to four; alone he may dare the Star of another seat in
the same locale. Else everybody meets an NPG of the locale. After the match all that follows from it
is settled, Star by Star (7.5.0).
"""

from typing import Final

from harena.games.heroes.campaign.calendar import (
    close_campaign,
    eligible_of,
    is_exhausted,
    pass_on,
)
from harena.games.heroes.components.bout import MOST_PER_SEAT, NOBODY, OURS, THEIRS, Bout
from harena.games.heroes.components.content import NAMES, NOTHING
from harena.games.heroes.components.roster import (
    LOCALE,
    NAME,
    TODAY,
    add,
    cast_stars,
    count_slots,
    of,
    seat_of,
)
from harena.games.heroes.gladiators.build import roll_two
from harena.games.heroes.steps import (
    CHOOSE_ANSWER,
    CHOOSE_MORE,
    CHOOSE_RIVAL,
    CREATE_STAR,
    END_OF_MATCH,
    MUSTER,
    NEXT_ENTRY,
    RECOVER_PARTS,
    SETTLE_UP,
    TAKE_ANSWER,
    TAKE_ENTRY,
    TAKE_MORE,
    TAKE_RIVAL,
)

# Instead of a name: nobody, no more, or one of the pool.
NO_ONE: Final = NAMES


def named(bout: Bout, name: int) -> int:
    """The Star of a name, which he alone has (7.2.2)."""
    for slot in range(count_slots(bout)):
        if of(bout, slot, NAME) == name:
            return slot
    return NOTHING


def names_of(bout: Bout, slots: list[int]) -> list[int]:
    """The names of Stars as choices, in the order of names; last nobody."""
    return [*sorted(of(bout, slot, NAME) for slot in slots), NO_ONE]


def choose_entry(bout: Bout, seat: int) -> None:
    """7.4.0.3 A Star in the next match, or nobody."""
    bout.ask(seat, "entry", TAKE_ENTRY, names_of(bout, eligible_of(bout, seat)), seat)


def take_entry(bout: Bout, name: int, seat: int) -> None:
    """7.4.0.3 Who passes may be asked again when somebody else has entered."""
    if name == NO_ONE:
        bout.tell("waited", seat)
        pass_on(bout)
        bout.then(NEXT_ENTRY)
        return
    bout.passed = 0
    bout.entered = [named(bout, name)]
    bout.tell("stepped_up", name)
    bout.then(CHOOSE_MORE if bout.free_format else CHOOSE_RIVAL, seat)


def choose_more(bout: Bout, seat: int) -> None:
    """7.4.0.4 In the free format up to four of one locale enter together."""
    locale = of(bout, bout.entered[0], LOCALE)
    others = [
        slot
        for slot in eligible_of(bout, seat)
        if slot not in bout.entered and of(bout, slot, LOCALE) == locale
    ]
    if len(bout.entered) == MOST_PER_SEAT:
        others = []
    bout.choose(seat, "join", TAKE_MORE, names_of(bout, others), seat)


def take_more(bout: Bout, name: int, seat: int) -> None:
    """7.4.0.4 One more, or no more."""
    if name == NO_ONE:
        bout.then(CHOOSE_RIVAL if len(bout.entered) == 1 else MUSTER, seat)
        return
    bout.entered.append(named(bout, name))
    bout.tell("stepped_up", name)
    bout.then(CHOOSE_MORE, seat)


def choose_rival(bout: Bout, seat: int) -> None:
    """7.4.0.4 One of the pool, or the Star of another seat in the same locale."""
    locale = of(bout, bout.entered[0], LOCALE)
    rivals: list[int] = []
    for other in range(bout.seats):
        if other != seat:
            rivals += [one for one in eligible_of(bout, other) if of(bout, one, LOCALE) == locale]
    bout.choose(seat, "rival", TAKE_RIVAL, names_of(bout, rivals), seat)


def take_rival(bout: Bout, name: int, seat: int) -> None:
    """7.4.0.4 A challenge must be answered."""
    if name == NO_ONE:
        bout.then(MUSTER)
        return
    bout.tell("dared", of(bout, bout.entered[0], NAME), name)
    bout.then(CHOOSE_ANSWER, named(bout, name))


def choose_answer(bout: Bout, slot: int) -> None:
    """7.4.0.4 The other seat accepts or refuses."""
    bout.ask(seat_of(bout, slot), "challenge", TAKE_ANSWER, [0, 1], slot)


def take_answer(bout: Bout, accepted: int, slot: int) -> None:
    """7.4.0.4 Accepted, they meet; refused, he meets one of the pool instead (R106)."""
    bout.tell("answered", of(bout, slot, NAME), accepted)
    if accepted:
        bout.entered.append(slot)
    bout.then(MUSTER)


def muster(bout: Bout) -> None:
    """7.4.0.2, 7.4.0.4, 7.4.0.5 They enter fresh; it is one match of the Day, and one for each."""
    slots = sorted(bout.entered)
    bout.locale = of(bout, slots[0], LOCALE)
    bout.left_today[bout.locale] -= 1
    owners = [seat_of(bout, slot) for slot in slots]
    if owners[0] != owners[-1]:
        sides = [OURS, THEIRS]
    else:
        sides = [OURS] * len(slots) + [THEIRS] * len(slots)
        owners += [NOBODY] * len(slots)
    cast_stars(bout, slots, owners, sides)
    for slot in slots:
        add(bout, slot, TODAY, 1)
        left = bout.left_today[bout.locale]
        bout.tell("put_forward", of(bout, slot, NAME), bout.locale, left)
    settle_board(bout)
    settle_mercy(bout)
    bout.then(SETTLE_UP)
    bout.then(CREATE_STAR)


def settle_board(bout: Bout) -> None:
    """7.4.1.1, 7.4.2.1, 7.4.3.1 The board of the locale; told if another was laid out (R107)."""
    arena = bout.content.locales.arena[bout.locale]
    if bout.arena != arena:
        bout.arena = arena
        bout.tell("arena_changed", arena)


def settle_mercy(bout: Bout) -> None:
    """7.4.1.1, 7.4.2.1, 7.4.3.1 Only in Rome two dice may forbid mercy; 7.0.1 nothing else does."""
    fatal = bout.content.locales.fatal_total[bout.locale]
    bout.to_the_death = False
    if fatal:
        faces = roll_two(bout)
        bout.to_the_death = sum(faces) == fatal
        bout.tell("lot_cast", int(bout.to_the_death), *faces)
    bout.tell("began", int(bout.to_the_death))


def settle_up(bout: Bout) -> None:
    """7.5.0 After the match, Star by Star; then the next seat may enter one (R81)."""
    bout.then(END_OF_MATCH)
    for gladiator in reversed(range(bout.count())):
        if bout.slots[gladiator] != NOTHING:
            bout.then(RECOVER_PARTS, gladiator)


def end_of_match(bout: Bout) -> None:
    """7.1.1, 7.4.0.3 What is left goes on in the next match, unless nothing can follow."""
    bout.entered = []
    bout.entering = (bout.entering + 1) % bout.seats
    if is_exhausted(bout):
        close_campaign(bout)


STEPS: Final = (
    choose_entry,
    take_entry,
    choose_more,
    take_more,
    choose_rival,
    take_rival,
    choose_answer,
    take_answer,
    muster,
    settle_up,
    end_of_match,
)
