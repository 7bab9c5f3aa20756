"""Tables of exact odds: of so many equally likely ways, how many lead to each outcome.

A game that has any brings a module `tables` with `tables(pack, numbers)`; `harena odds GAME` shows
them. Ways are whole numbers, so nothing is rounded before it is shown.
"""

from typing import final


@final
class OddsTable:
    """A title and columns, by the names the catalogues have words for, and rows of ways."""

    def __init__(self, title: str, columns: list[str], whole: int) -> None:
        self.title = title
        self.columns = columns
        self.whole = whole
        self.labels: list[str] = []
        self.ways: list[list[int]] = []

    def add(self, label: str, ways: list[int]) -> None:
        """A row: what it is about, and the ways to each outcome."""
        self.labels.append(label)
        self.ways.append(ways)
