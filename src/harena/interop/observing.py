"""A view as an array of stated shape: the same for all doors, documented in docs/observations.md.

A layout is a tree: a number, a row of so many of the same, or fields by name. It is kept as
`layouts/<game>.json`, is the same for every number of seats and every option of play, and
`python -m tools.observations` writes it. What is not there is -1, as is a row's unused end; a row
that is longer than any the tool has met is cut.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

from harena.kernel.rulebook import Rulebook, View

NOTHING: Final = -1
SECRET: Final = -2
DUES: Final = 3
# What the kernel adds to every view; told here as numbers.
KERNEL: Final = frozenset({"agenda", "apart", "kept", "questions"})
# A number is null, a row [how many, of what], fields a mapping.
Layout: TypeAlias = list[Any] | dict[str, Any] | None


class Part(NamedTuple):
    """A part of the array: where it begins, what it is, its shape, and how far apart its numbers.

    Along each axis one number is so far from the next as the stride of that axis says.
    """

    first: int
    name: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]


@cache
def layout(game: str) -> Layout:
    """The layout of a game's observations."""
    text = files("harena.interop").joinpath(f"layouts/{game}.json").read_text("utf-8")
    found: Layout = json.loads(text)
    return found


def size(layout: Layout) -> int:
    """How many numbers."""
    if layout is None:
        return 1
    if isinstance(layout, dict):
        return sum(size(one) for one in layout.values())
    count, of = layout
    return int(count) * size(of)


def parts(
    layout: Layout,
    name: str = "",
    first: int = 0,
    shape: tuple[int, ...] = (),
    strides: tuple[int, ...] = (),
) -> list[Part]:
    """The parts in order; a row of fields is told field by field, each with the row's shape.

    In the array the records of such a row follow each other whole: the stride of a field is the
    size of a record.
    """
    if layout is None:
        return [Part(first, name, shape, strides)]
    if isinstance(layout, dict):
        found: list[Part] = []
        for key, one in layout.items():
            found += parts(one, f"{name}.{key}" if name else key, first, shape, strides)
            first += size(one)
        return found
    count, of = layout
    return parts(of, name, first, (*shape, count), (*strides, size(of)))


def numbered(rulebook: Rulebook, view: View) -> dict[str, object]:
    """A view in which the kernel's part is numbers too: what is asked, and what is due."""
    asks = list(rulebook.asks)
    asked: list[list[int]] = [[NOTHING] * 3 for _ in range(rulebook.seats[-1])]
    for question in rows(view["questions"]):
        answered, sealed = int(question["answered"]), int(question["sealed"])
        asked[question["seat"]] = [asks.index(question["ask"]), answered, sealed]
    dues: list[list[int]] = []
    for name, *args in reversed([*rows(view["agenda"]), *own_asker(view)][-DUES:]):
        dues.append([rulebook.step_numbers.get(name, SECRET), *args])
    own = {name: value for name, value in view.items() if name not in KERNEL}
    return {**own, "questions": asked, "agenda": dues}


def own_asker(view: View) -> list[Any]:
    """The step that asks this seat, where it answers apart from the others."""
    both = zip(rows(view["questions"]), rows(view.get("apart", [])), strict=False)
    return [asker for question, asker in both if question["seat"] == view["seat"]]


def rows(value: object) -> list[Any]:
    """A list of a view."""
    assert isinstance(value, list)
    return value


def observe(rulebook: Rulebook, view: View) -> list[int]:
    """The view as numbers in the order of the layout."""
    found: list[int] = []
    fill(layout(rulebook.name), numbered(rulebook, view), found)
    return found


def fill(layout: Layout, value: object, into: list[int]) -> None:
    """Put a value where the layout has it; what is longer than that is cut."""
    if layout is None:
        into.append(int(value) if isinstance(value, int) else NOTHING)
    elif isinstance(layout, dict):
        known = value if isinstance(value, dict) else {}
        for key, one in layout.items():
            fill(one, known.get(key), into)
    else:
        count, of = layout
        row = value[:count] if isinstance(value, list) else []
        if of is None:
            into += [one if isinstance(one, int) else NOTHING for one in row]
        else:
            for one in row:
                fill(of, one, into)
        into += [NOTHING] * ((count - len(row)) * size(of))


def merged(one: Layout, value: object) -> Layout:
    """A layout that has room for this value too; texts are left out."""
    if isinstance(value, dict):
        known = one if isinstance(one, dict) else {}
        found = {key: merged(known.get(key), part) for key, part in told(value)}
        return {**known, **found}
    if isinstance(value, list):
        count, of = one if isinstance(one, list) else (0, None)
        for part in value:
            of = merged(of, part)
        return [max(count, len(value)), of]
    return one


def told(value: dict[str, object]) -> Iterator[tuple[str, object]]:
    """The fields that are numbers, or made of numbers."""
    return ((key, part) for key, part in value.items() if not isinstance(part, str))
