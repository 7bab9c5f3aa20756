"""The fields of a state, declared once: how each is laid out, who sees it, whether copies share it.

A game lists its fields in a table beside its state. `python -m tools.fields` writes the class that
holds and copies them; codec and veil read the same table, and a house test proves that they do.
"""

from dataclasses import dataclass
from typing import Final, final

# Who sees a field: everybody; the seat it belongs to; nobody; or it needs no showing, because it
# follows from the options of play or from other fields.
OPEN: Final = "open"
OWN: Final = "own"
HIDDEN: Final = "hidden"
FOLLOWS: Final = "follows"

NUMBER: Final = "number"
FLAG: Final = "flag"
EACH: Final = "each"
CARDS: Final = "cards"
ROW: Final = "row"
SIZED: Final = "sized"
FIXED: Final = "fixed"
PART: Final = "part"


@final
@dataclass(frozen=True)
class Field:
    """A field of a state: of this kind, seen by these, at this start; shared by copies or not.

    A list that copies share is only ever replaced, never changed, once the game is set up.
    """

    name: str
    kind: str
    seen: str
    start: int = 0
    shared: bool = False
    size: int = 0


def number(name: str, seen: str, start: int = 0) -> Field:
    """A whole number."""
    return Field(name, NUMBER, seen, start)


def flag(name: str, seen: str, start: bool = False) -> Field:
    """True or false."""
    return Field(name, FLAG, seen, int(start))


def each(name: str, seen: str, start: int = 0, shared: bool = False) -> Field:
    """A number for each seat."""
    return Field(name, EACH, seen, start, shared)


def cards(name: str, seen: str, shared: bool = False) -> Field:
    """A set of cards for each seat, in one number each."""
    return Field(name, CARDS, seen, 0, shared)


def row(name: str, seen: str, shared: bool = False) -> Field:
    """A row of numbers, empty at first."""
    return Field(name, ROW, seen, 0, shared)


def sized(name: str, seen: str, shared: bool = False) -> Field:
    """A row of numbers whose length the content says: laid out by the game itself."""
    return Field(name, SIZED, seen, 0, shared)


def fixed(name: str, seen: str, size: int, shared: bool = False) -> Field:
    """A row of so many numbers, none at first."""
    return Field(name, FIXED, seen, 0, shared, size)


def part(name: str) -> Field:
    """A component with a table of its own."""
    return Field(name, PART, FOLLOWS)


def names(fields: tuple[Field, ...], prefix: str = "") -> tuple[str, ...]:
    """The names of the fields, for the codec; those of a component with its name before them."""
    return tuple([prefix + field.name for field in fields if field.kind != PART])


def seen_by(fields: tuple[Field, ...], seen: str, *kinds: str) -> tuple[str, ...]:
    """The names of the fields that these see, of these kinds or of any."""
    return tuple(
        [
            field.name
            for field in fields
            if field.seen == seen and (not kinds or field.kind in kinds)
        ]
    )


def hidden_from_some(fields: tuple[Field, ...], prefix: str = "") -> tuple[str, ...]:
    """The names of the fields that not everybody sees."""
    return tuple([prefix + field.name for field in fields if field.seen in (OWN, HIDDEN)])


# What a component starts with where copies share it: rows by start and by length.
LONGEST: Final = 8
NONES: Final = [[-1] * length for length in range(LONGEST + 1)]
ZEROS: Final = [[0] * length for length in range(LONGEST + 1)]
EMPTY: Final[list[int]] = []


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A new row with one value changed: what copies share is never changed itself."""
    changed = values[:]
    changed[index] = value
    return changed


def own_row(values: list[int]) -> list[int]:
    """A list of one's own; an empty one is only ever replaced, so it may be shared."""
    return values[:] if values else values


@final
@dataclass(frozen=True)
class Holder:
    """A class to be made that holds these fields: a state, with its content, or a component of one.

    Until the field `settled_by` is more than nothing, copies share no list.
    """

    name: str
    fields: tuple[Field, ...]
    is_state: bool = False
    settled_by: str = ""
