"""A field is declared once: codec, copies, views and imagined matches follow from its table."""

import re
from operator import attrgetter

import pytest

import harena
from harena.face import rulebook
from harena.kernel import match as matches
from harena.kernel.codec import encode
from harena.kernel.decisions import UNANSWERED
from harena.kernel.match import Match
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue
from harena.kernel.state import State
from harena.toolkit.fields import EMPTY, HIDDEN, NONES, OPEN, OWN, PART, ZEROS, Field
from harena.toolkit.play_options import fitted
from tests.house.reading import HOUSE
from tests.kernel.minis import every
from tools import fields, steps

GAMES = harena.games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
BOOKS = [*(rulebook(game) for game in GAMES), *every()]
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
STATE = HOUSE / "kernel" / "state.py"
ANSWERS = 400
EVERY = 40


def declared(game: str) -> dict[str, Field]:
    """The fields of a game by the names that the codec knows them by."""
    found: dict[str, Field] = {}
    for folder, holders in fields.declarations(HOUSE / "games" / game).items():
        assert folder.name == "fields.py"
        for holder in holders:
            prefix = "" if holder.is_state else f"{holder.name.lower()}."
            found.update({prefix + one.name: one for one in holder.fields if one.kind != PART})
    return found


def put(state: State, name: str, value: object) -> None:
    part, _, last = name.rpartition(".")
    setattr(attrgetter(part)(state) if part else state, last, value)


def get(state: State, name: str) -> object:
    found: object = attrgetter(name)(state)
    return found


def changed(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    assert isinstance(value, list), f"{value!r} is no plain data"
    return [changed(one) for one in value] or [1]


def shares(one: object, other: object) -> bool:
    """Whether two values have a list in common."""
    if not isinstance(one, list) or not isinstance(other, list):
        return False
    return one is other or any(shares(a, b) for a, b in zip(one, other, strict=True))


def begun(book: Rulebook, **options: PlayValue) -> Match:
    seats = book.seats[-1]
    setup = book.settle(seats, {**fitted(book.play, seats), **options}, book.built_in(), {})
    return matches.begin(book, setup, "seed")


def positions(game: str) -> list[Match]:
    """Some positions of a match, from its beginning to far into it."""
    match = begun(rulebook(game))
    found = [match.copy()]
    for number in range(1, ANSWERS):
        if match.over:
            break
        decision = next(one for one in match.state.pending if one.sealed == UNANSWERED)
        match.answer(decision.seat, number * 7 % decision.count())
        if number % EVERY == 0:
            found.append(match.copy())
    return found


def test_what_is_made_of_the_tables_is_what_they_say_now() -> None:
    """`make format` makes it anew."""
    stale = [
        str(file)
        for file, text in {**fields.made(), **steps.made()}.items()
        if not file.is_file() or file.read_text("utf-8") != text
    ]

    assert not stale


@EVERY_GAME
def test_the_codec_knows_the_fields_of_the_tables(game: str) -> None:
    state = begun(rulebook(game)).state
    kernel = {name for name in dir(State(2)) if not name.startswith("_")}

    assert sorted(rulebook(game).fields) == sorted(declared(game))
    assert not set(rulebook(game).fields) & kernel
    for name in rulebook(game).fields:
        get(state, name)


def shared_now(game: str, state: State) -> set[str]:
    """The fields that copies share; some games share none before they are set up."""
    found: set[str] = set()
    for holders in fields.declarations(HOUSE / "games" / game).values():
        for holder in [one for one in holders if not one.settled_by or get(state, one.settled_by)]:
            prefix = "" if holder.is_state else f"{holder.name.lower()}."
            found |= {prefix + one.name for one in holder.fields if one.shared}
    return found


@EVERY_BOOK
def test_every_field_is_copied_and_stored(book: Rulebook) -> None:
    for field in book.fields:
        state = begun(book).state
        shared = shared_now(book.name, state) if book.name in GAMES else set()
        before = encode(book, state)
        other = changed(get(state, field))
        put(state, field, other)

        copy = state.copy()

        assert get(copy, field) == other, f"{field} is not copied"
        if field not in shared:
            assert not shares(get(copy, field), other), f"{field} is shared with the copy"
        assert encode(book, state) != before, f"{field} is not stored"
        assert encode(book, copy) == encode(book, state)


SHARING = [game for game in GAMES if any(one.shared for one in declared(game).values())]


@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, {}) for game in SHARING), ("jugula", {"munus": 3, "size": 2, "rounds": 10})],
)
def test_a_row_that_copies_share_is_only_ever_replaced(
    game: str, options: dict[str, PlayValue]
) -> None:
    match = begun(rulebook(game), **options)
    for number in range(1, ANSWERS):
        if match.over:
            break
        held = [(name, get(match.state, name)) for name in shared_now(game, match.state)]
        before = [(name, row, list(row)) for name, row in held if isinstance(row, list)]
        decision = next(one for one in match.state.pending if one.sealed == UNANSWERED)

        match.answer(decision.seat, number * 7 % decision.count())
        match.imagine(number % match.setup.seats, "seed")

        assert before
        for name, row, said in before:
            assert row == said, f"{name} was changed where it stands"
    assert not any(any(row) for row in ZEROS)
    assert all(set(row) <= {-1} for row in NONES)
    assert not EMPTY


def seen(match: Match, viewer: int | None) -> dict[str, object]:
    return match.rulebook.view(match.state, viewer)


@EVERY_GAME
def test_who_sees_a_field_is_as_its_table_says(game: str) -> None:
    for match in positions(game)[::3]:
        viewers = (None, *range(match.setup.seats))
        before = [seen(match, viewer) for viewer in viewers]
        for name, field in declared(game).items():
            twin = match.copy()
            value = get(twin.state, name)
            put(twin.state, name, changed(value))
            after = [seen(twin, viewer) for viewer in viewers]

            differ = [one != other for one, other in zip(before, after, strict=True)]

            if field.seen == OPEN:
                assert all(differ), f"{name} lies open, but not all see it"
            elif field.seen == OWN and isinstance(value, list):
                assert all(differ[1:]), f"{name} is hidden from those whose own it is"
            elif field.seen == OWN:
                assert any(differ[1:]), f"{name} is hidden from the one whose own it is"
                assert not differ[0], f"{name} is somebody's own, but a spectator sees it"
            elif field.seen == HIDDEN and value != []:
                assert not any(differ), f"{name} is hidden, but somebody sees it"


@EVERY_GAME
def test_no_field_of_a_game_has_a_name_of_the_kernel(game: str) -> None:
    """It would be the same variable: what the kernel puts there would be the game's."""
    kernel = set(re.findall(r"\bself\.(\w+)(?:: [^=\n]+)? = ", STATE.read_text("utf-8")))

    assert {"agenda", "floor", "pending"} <= kernel
    assert set(rulebook(game).fields) & kernel == set()
