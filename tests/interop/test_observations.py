"""docs/observations.md: by what stands there everything of a view is found in an observation."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

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
GAMES: Final = ("clash", "gladiatori", "heroes", "jugula", "spartacus")
# What the page says is left out of a view.
LEFT_OUT: Final = frozenset({"apart", "kept", "halved"})
# A number of a view, by the name of its part and its index there.
Number: TypeAlias = tuple[str, tuple[int, ...]]


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


def places(game: str) -> Iterator[tuple[Number, int]]:
    """Every number of every part, by name and index, and where in the array it is."""
    for line in table(game):
        for index in product(*[range(count) for count in line.shape]):
            steps = [place * stride for place, stride in zip(index, line.strides, strict=True)]
            yield (line.name, index), line.first + sum(steps)


def whole_numbers(value: Any, name: str, index: tuple[int, ...]) -> Iterator[tuple[Number, int]]:
    """Every whole number of a view, by name and index; yes and no are 1 and 0."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from whole_numbers(part, f"{name}.{key}" if name else key, index)
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from whole_numbers(part, name, (*index, place))
    elif isinstance(value, int):
        yield (name, index), int(value)


def as_the_page_says(book: Rulebook, view: View) -> View:
    """The view, with questions and agenda as the introduction of the page has them."""
    questions: list[Any] = [None] * book.seats[-1]
    for one in list_of(view, "questions"):
        asked = list(book.asks).index(one["ask"])
        questions[one["seat"]] = [asked, one["answered"], one["sealed"]]
    own = [due for due in list_of({"apart": [], **view}, "apart") if due[1] == view["seat"]]
    agenda = [
        [-2 if step == "?" else [one.__name__ for one in book.steps].index(step), *args]
        for step, *args in [*list_of(view, "agenda"), *own][: -1 - 3 : -1]
    ]
    told = {key: value for key, value in view.items() if key not in LEFT_OUT}
    return {**told, "questions": questions, "agenda": agenda}


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
    """-1 where the view has none; and none of the view is without a place."""
    book, where = harena.rulebook(game), dict(places(game))
    for match in lines_of_play(game):
        for seat in (match.to_act or [0])[0], None:
            view = match.view(seat)
            told = dict(whole_numbers(as_the_page_says(book, view), "", ()))
            seen = observe(book, view)
            wrong = [one for one, place in where.items() if seen[place] != told.get(one, -1)]
            assert wrong == []
            assert told.keys() <= where.keys()


@EVERY_GAME
def test_the_parts_fill_the_array_and_do_not_overlap(game: str) -> None:
    assert sorted(place for _, place in places(game)) == list(range(size(layout(game))))


@EVERY_GAME
def test_the_page_tells_the_layout_as_it_is(game: str) -> None:
    told = [(line.first, line.name, tuple(line.shape), tuple(line.strides)) for line in table(game)]

    assert told == [tuple(part) for part in parts(layout(game))]


@EVERY_GAME
def test_every_part_has_a_meaning_and_every_meaning_a_part(game: str) -> None:
    common, own = meanings(COMMON), meanings(game)
    names = {part.name for part in parts(layout(game))}

    assert names - common.keys() == own.keys()
    told = {name: meaning for name, meaning in {**common, **own}.items() if name in names}
    assert {line.name: line.meaning for line in table(game)} == told


@EVERY_GAME
def test_a_part_that_holds_words_says_that_it_is_always_nothing(game: str) -> None:
    meaning = {line.name: line.meaning for line in table(game)}
    found: set[str] = set()
    for match in lines_of_play(game):
        view = as_the_page_says(match.rulebook, match.view(None))
        found |= set(words_in(view, "")) & meaning.keys()

    assert [name for name in sorted(found) if not meaning[name].startswith("always -1")] == []


def words_in(value: Any, name: str) -> Iterator[str]:
    """The names of all parts of a view that have words in them."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from words_in(part, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part, name)
    elif isinstance(value, str):
        yield name


def test_every_meaning_that_is_common_has_a_part_in_every_game_of_the_house() -> None:
    for game in GAMES:
        assert meanings(COMMON).keys() <= {part.name for part in parts(layout(game))}


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
