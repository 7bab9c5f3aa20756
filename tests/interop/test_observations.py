"""docs/observations.md: by what stands there everything of a view is found in an observation."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

import pytest

import harena
from harena import bots
from harena.interop.observing import layout, observe, parts, size
from harena.kernel.dice import Dice
from harena.kernel.match import Match
from harena.kernel.rulebook import Rulebook, View
from tests.house.reading import ROOT
from tools.observations import COMMON, meanings, options_for

PAGE: Final = (ROOT / "docs" / "observations.md").read_text("utf-8")
EVERY_GAME = pytest.mark.parametrize("game", harena.games())
ANSWERS: Final = 300
EVERY: Final = 23


class Line(NamedTuple):
    """A line of a table as the page has it."""

    first: int
    name: str
    shape: list[int]
    strides: list[int]
    meaning: str


def table(game: str) -> list[Line]:
    """The table of a game."""
    section = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    (text,) = [one for one in section if one.startswith(f"{game}\n")]
    found: list[Line] = []
    for row in re.findall(r"^\| (\d.*) \|$", text, re.MULTILINE):
        first, name, shape, strides, meaning = re.split(r" \| ", row)
        axes = [] if shape == "one" else [int(one) for one in shape.split(" × ")]
        steps = [int(one) for one in strides.split(" × ")] if strides.strip() else []
        found.append(Line(int(first), name.strip("`"), axes, steps, meaning))
    return found


def numbers(line: Line) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every index of a part, and where in the array its number is."""
    for index in product(*[range(count) for count in line.shape]):
        steps = [place * stride for place, stride in zip(index, line.strides, strict=True)]
        yield index, line.first + sum(steps)


def found_in(value: Any, name: str, index: tuple[int, ...]) -> int:
    """What a view has under a name at an index; -1 where there is no whole number."""
    keys, places = name.split("."), list(index)
    while keys or places:
        if isinstance(value, dict) and keys:
            value = value.get(keys.pop(0))
        elif isinstance(value, list) and places and places[0] < len(value):
            value = value[places.pop(0)]
        else:
            return -1
    return int(value) if isinstance(value, int) else -1


def as_the_page_says(book: Rulebook, view: View) -> View:
    """The view, with questions and agenda as the introduction of the page has them."""
    questions: list[Any] = [None] * book.seats[-1]
    for one in list_of(view, "questions"):
        asked = list(book.asks).index(one["ask"])
        questions[one["seat"]] = [asked, one["answered"], one["sealed"]]
    agenda = [
        [-2 if step == "?" else [one.__name__ for one in book.steps].index(step), *args]
        for step, *args in list_of(view, "agenda")[: -1 - 3 : -1]
    ]
    return {**view, "questions": questions, "agenda": agenda}


def list_of(view: View, key: str) -> list[Any]:
    value = view[key]
    assert isinstance(value, list)
    return value


def lines_of_play(game: str) -> Iterator[Match]:
    """Moments of matches at every number of seats, with usual and with other options of play."""
    book = harena.rulebook(game)
    lot = Dice()
    lot.seed(f"page {game}")
    for seats in book.seats:
        match = harena.begin(game, seats, "page", options_for(book, lot, seats))
        bot = bots.make("instinct", book, match.setup, "page")
        for answer in range(ANSWERS):
            if match.over:
                break
            if answer % EVERY == 0:
                yield match
            seat = match.to_act[0]
            view = {} if bot.blind else match.view(seat)
            match.answer(seat, bot.choose(view, match.options(seat)))
        yield match


@EVERY_GAME
def test_by_from_shape_and_stride_every_number_of_a_view_is_found(game: str) -> None:
    book = harena.rulebook(game)
    lines = table(game)
    for match in lines_of_play(game):
        for seat in (match.to_act or [0])[0], None:
            view = match.view(seat)
            told, seen = as_the_page_says(book, view), observe(book, view)
            wrong = [
                (line.name, index, place)
                for line in lines
                for index, place in numbers(line)
                if seen[place] != found_in(told, line.name, index)
            ]
            assert wrong == []


@EVERY_GAME
def test_the_parts_fill_the_array_and_do_not_overlap(game: str) -> None:
    places = [place for line in table(game) for _, place in numbers(line)]

    assert sorted(places) == list(range(size(layout(game))))


@EVERY_GAME
def test_the_page_tells_the_layout_as_it_is(game: str) -> None:
    told = [(line.first, line.name, tuple(line.shape), tuple(line.strides)) for line in table(game)]

    assert told == [tuple(part) for part in parts(layout(game))]


@EVERY_GAME
def test_every_part_has_a_meaning_and_every_meaning_a_part(game: str) -> None:
    common, own = meanings(COMMON), meanings(game)
    names = {part.name for part in parts(layout(game))}

    assert names - common.keys() == own.keys()
    assert common.keys() <= names
    assert {line.name: line.meaning for line in table(game)} == {**common, **own}


def test_the_example_of_the_introduction_reads_an_owner() -> None:
    """`obs[18 + 8*k]` is the owner of space k, `obs[19 + 8*k + j]` his gladiators of a kind."""
    assert "`obs[18 + 8*k]`" in PAGE
    assert "`obs[19 + 8*k + j]`" in PAGE
    for match in lines_of_play("clash"):
        view = match.view(0)
        obs = observe(match.rulebook, view)
        for k, space in enumerate(list_of(view, "spaces")):
            assert obs[18 + 8 * k] == space["owner"]
            assert [obs[19 + 8 * k + j] for j in range(5)] == space["men"]
