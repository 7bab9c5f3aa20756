"""Rows of a pack's files: these and no others, or several with their own ids; and the arena."""

from typing import Final, final

from harena.games.gladiatori.components.arena import Arena, span
from harena.games.gladiatori.components.cards import kinds_in
from harena.toolkit.content import Table

GATES: Final = ("left", "right")
STARTS: Final = 4


@final
class Character:
    """C6 A ready-made character: his sheet, his deck with the Action cards, what he likes."""

    def __init__(
        self,
        id: str,
        traits: list[int],
        cards: int,
        powers: int,
        items: int,
        coins: int,
    ) -> None:
        self.id = id
        self.traits = traits
        self.cards = cards
        self.kinds: list[int] = kinds_in(cards)
        self.powers = powers
        self.items = items
        self.coins = coins


def fixed(file: Table, key: str, ids: tuple[str, ...]) -> list[Table]:
    """Rows that are these and no others, in this order."""
    rows = file.tables(key)
    found = [row.text("id") for row in rows]
    if found != list(ids):
        reason = f"{', '.join(ids)} expected in this order, but {', '.join(found)} came"
        raise file.wrong(key, reason)
    return rows


def several(file: Table, key: str, fewest: int, most: int) -> list[Table]:
    """Rows with different ids, not too few and not too many."""
    rows = file.tables(key)
    if not fewest <= len(rows) <= most:
        raise file.wrong(key, f"{fewest} to {most} expected, but {len(rows)} came")
    ids = [row.text("id") for row in rows]
    if len(set(ids)) != len(ids):
        raise file.wrong(key, "two of them have the same id")
    return rows


def different(row: Table, key: str, names: tuple[str, ...]) -> list[int]:
    """2.5 The places of some known names, each at most once."""
    found = row.each_of(key, names)
    if len(set(found)) != len(found):
        raise row.wrong(key, "one of them comes twice")
    return found


def read_arena(file: Table) -> Arena:
    """C1, 4.7 All hexes near the centre; four starts and two gates, all different (R172)."""
    size = file.table("arena")
    # R172: with a smaller arena three figures could leave the fourth no hex for free placement.
    radius = size.number("radius", 4, 8)
    size.close()
    places: list[tuple[int, int]] = []
    for key, count in (("start", STARTS), ("gate", len(GATES))):
        for row in several(file, key, count, count):
            q, r = row.number("q", -radius, radius), row.number("r", -radius, radius)
            if key == "gate" and row.text("id") != GATES[len(places) - STARTS]:
                raise row.wrong("id", f"{' and '.join(GATES)} expected in this order")
            row.close()
            if span(q, r) > radius:
                raise row.wrong("r", f"({q}, {r}) is outside the arena")
            places.append((q, r))
    file.close()
    if len(set(places)) != len(places):
        raise file.wrong("start", "start hexes and gates must be different hexes")
    return Arena(radius, places[:STARTS], places[STARTS:])


def numbers(rows: list[Table], key: str, low: int, high: int) -> list[int]:
    """The same number of every row."""
    return [row.number(key, low, high) for row in rows]


def places(rows: list[Table], key: str, names: tuple[str, ...]) -> list[int]:
    """The same name of every row, by its place among those known."""
    return [row.one_of(key, names) for row in rows]
