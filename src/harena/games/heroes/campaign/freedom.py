"""7.6, 7.5.3, 7.3 and 7.2: freedom, who must stop, the way to Rome, the journal."""

from typing import Final

from harena.games.heroes.after.mercy import roll
from harena.games.heroes.campaign.calendar import NO_DAY, hold_day_in
from harena.games.heroes.campaign.fame import fame_total, has_drawn, has_won
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.locales import LOCALES, ROME
from harena.games.heroes.components.roster import (
    ACTIVE,
    FAME,
    FREE,
    LAURELS,
    LOCALE,
    LOSSES,
    NAME,
    RETIRED,
    STATUS,
    WINS,
    is_unfit,
    lose,
    of,
    put,
    total_of,
)
from harena.games.heroes.steps import CHOOSE_RETIREMENT, TAKE_RETIREMENT, WRITE_JOURNAL

OUTCOMES: Final = ("won", "drawn", "lost", "died")
WON: Final = 0
DRAWN: Final = 1
LOST: Final = 2
DIED: Final = 3


def close_books(bout: Bout, gladiator: int) -> None:
    """7.5.0, 7.5.3 Freedom; whether he can go on; the locale; the journal (R81, R82, R114)."""
    slot = bout.slots[gladiator]
    bout.then(WRITE_JOURNAL, gladiator)
    seek_freedom(bout, slot)
    if is_unfit(bout, slot):
        lose(bout, slot, RETIRED)
        bout.tell("invalided", of(bout, slot, NAME))
        return
    move_up(bout, slot)
    if of(bout, slot, FREE):
        bout.then(CHOOSE_RETIREMENT, gladiator)


def seek_freedom(bout: Bout, slot: int) -> None:
    """7.6.1 In Rome with an AP Total of 20, after a match he survived: two dice, 7 or more."""
    ripe = total_of(bout, slot) >= bout.content.most_total
    if of(bout, slot, LOCALE) != ROME or not ripe or of(bout, slot, FREE):
        return
    one, two = roll(bout), roll(bout)
    granted = one + two >= bout.content.locales.favour
    put(bout, slot, FREE, int(granted))
    bout.tell("sought_freedom", of(bout, slot, NAME), int(granted), one, two)


def move_up(bout: Bout, slot: int) -> None:
    """7.3.1, 7.3.2 After a match, at the limit of his locale, and never back (R77, R78, R95).

    7.4.0.1 Where he is the first, the Day is held now, so that he loses nothing of his own (R113).
    """
    limits = bout.content.locales.leaves_at
    locale = of(bout, slot, LOCALE)
    while limits[locale] and total_of(bout, slot) >= limits[locale] and locale + 1 < len(LOCALES):
        locale += 1
    if locale != of(bout, slot, LOCALE):
        put(bout, slot, LOCALE, locale)
        bout.tell("moved_up", of(bout, slot, NAME), locale)
        if bout.left_today[locale] == NO_DAY:
            hold_day_in(bout, locale)


def choose_retirement(bout: Bout, gladiator: int) -> None:
    """7.6.2 The free may go between matches, or fight on; he is asked after each (R108)."""
    bout.ask(bout.owner[gladiator], "retire", TAKE_RETIREMENT, [0, 1], gladiator)


def take_retirement(bout: Bout, retires: int, gladiator: int) -> None:
    """7.6.2 Who goes keeps what he has won."""
    if retires:
        slot = bout.slots[gladiator]
        lose(bout, slot, RETIRED)
        bout.tell("retired", of(bout, slot, NAME))


def write_journal(bout: Bout, gladiator: int) -> None:
    """7.2.1 One line for the match: how it went, and what he has won so far."""
    slot, style = bout.slots[gladiator], bout.style[gladiator]
    match = [outcome_of(bout, gladiator), style, fame_total(bout, gladiator)]
    wounds = [bout.dealt[gladiator], bout.wounds[gladiator]]
    career = [of(bout, slot, what) for what in (FAME, LAURELS, WINS, LOSSES)]
    bout.tell_row("recorded", [of(bout, slot, NAME), *match, *wounds, *career])


def outcome_of(bout: Bout, gladiator: int) -> int:
    """7.2.1 Won, drawn, lost, or his last match."""
    status = of(bout, bout.slots[gladiator], STATUS)
    if status not in (ACTIVE, RETIRED):
        return DIED
    if has_won(bout, gladiator):
        return WON
    return DRAWN if has_drawn(bout, gladiator) else LOST


STEPS: Final = (close_books, choose_retirement, take_retirement, write_journal)
