"""What is printed for the campaign (C17, chapter 7): calendar, Day of Events, freedom, locales."""

from typing import Final, final

from harena.kernel.refused import Fact
from harena.toolkit.content import TomlTable, numbers

FRINGES: Final = 0
HEARTLAND: Final = 1
ROME: Final = 2
NO_LOCALE: Final = -1
LOCALES: Final = ("fringes", "heart", "rome")
MONTHS: Final = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
ROWS_OF_POOL: Final = 6
MOST_VENUES: Final = 6


@final
class Locales:
    """The numbers of the campaign, and what each locale has of its own."""

    def __init__(self, file: TomlTable, arenas: tuple[str, ...]) -> None:
        calendar = file.table("calendar")
        self.first_month: int = calendar.number("month", 1, len(MONTHS)) - 1
        self.first_year: int = calendar.number("year", 1, 400)
        day = file.table("day")
        self.matches: int = day.number("matches", 1, 6)
        self.fights: int = day.number("fights", 1, 6)
        freedom = file.table("freedom")
        self.favour: int = freedom.number("favour", 2, 12)
        rows = file.fixed("locale", LOCALES)
        self.pool: list[list[int]] = [
            [one - 1 for one in row.row("pool", ROWS_OF_POOL, 1, ROWS_OF_POOL)] for row in rows
        ]
        self.most_total: list[int] = numbers(rows, "most_total", 10, 20)
        self.leaves_at: list[int] = numbers(rows, "leaves_at", 0, 20)
        self.fatal_total: list[int] = numbers(rows, "fatal_total", 0, 12)
        self.arena: list[int] = [row.one_of("arena", arenas) for row in rows]
        # Venues of all locales in one list; where those of each begin, and how many they are.
        self.venues: list[str] = []
        self.first_venue: list[int] = []
        self.count_venues: list[int] = []
        for row in rows:
            self.read_venues(row)
        for table in (calendar, day, freedom, *rows, file):
            table.close()

    def read_venues(self, row: TomlTable) -> None:
        """Names of towns, all different."""
        value = row.take("venues")
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_VENUES:
            reason = f"1 to {MOST_VENUES} names expected, but {value!r} came"
            facts: dict[str, Fact] = {"most": MOST_VENUES, "came": repr(value)}
            raise row.wrong("venues", reason, "venues", facts)
        self.first_venue.append(len(self.venues))
        self.count_venues.append(len(value))
        for name in value:
            if not isinstance(name, str) or not name.strip() or name in self.venues:
                reason = f"different names expected, but {name!r} came"
                raise row.wrong("venues", reason, "different-names", {"came": repr(name)})
            self.venues.append(name)

    def month_of(self, number: int) -> int:
        """7.1.1 The month of the calendar, January being 0, of a month of the campaign from 1."""
        return (self.first_month + number - 1) % len(MONTHS)

    def year_of(self, number: int) -> int:
        """7.1.1 The year of such a month: the first is September 106."""
        return self.first_year + (self.first_month + number - 1) // len(MONTHS)
