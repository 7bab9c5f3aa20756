"""What is known before a match, as it goes over HTTP; see docs/protocol.md."""

from msgspec import Struct


class OddsRow(Struct):
    """What a row of odds is about, and the chance of each outcome."""

    label: str
    chances: list[float]


class OddsSheet(Struct):
    """A table of exact odds: names of its title and columns, and what the title is about."""

    title: str
    about: dict[str, str]
    columns: list[str]
    rows: list[OddsRow]


class OddsBook(Struct):
    """What is known before a match: tables, and what may be chosen of two that are paired."""

    choices: dict[str, list[str]]
    sheets: list[OddsSheet]


class PairPlayed(Struct):
    """How often the first of two has won and drawn; of the wins also the interval of 95 %."""

    games: int
    won: float
    low: float
    high: float
    drawn: float
