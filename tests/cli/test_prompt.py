"""What a person types: numbers, names, beginnings of names, several answers, commands."""

import pytest

from harena.cli.screen.words import Words
from harena.cli.table.prompt import Found, find_answers, find_command, find_option

SPACES = [["A1"], ["A2"], ["C2"]]
TYPES = [["spear", "L"], ["sword", "S"], ["shield", "H"]]


@pytest.mark.parametrize(
    ("typed", "names", "option"),
    [
        ("3", SPACES, 2),
        ("c2", SPACES, 2),
        ("c", SPACES, 2),
        ("SWORD", TYPES, 1),
        ("sw", TYPES, 1),
        ("s", TYPES, 1),
        ("h", TYPES, 2),
        ("épée", [["épée"], ["lance"]], 0),
        ("epee", [["épée"], ["lance"]], 0),
    ],
)
def test_an_option_is_found_by_number_name_or_beginning(
    typed: str, names: list[list[str]], option: int
) -> None:
    assert find_option(typed, names).option == option


@pytest.mark.parametrize("typed", ["0", "4", "x", "-1", "1.0", ""])
def test_what_is_no_option_is_none(typed: str) -> None:
    assert find_option(typed, SPACES) == Found(None, [])


def test_a_beginning_that_could_be_several_names_them() -> None:
    assert find_option("a", SPACES) == Found(None, ["A1", "A2"])
    assert find_option("sh", TYPES).option == 2
    assert find_option("sp", TYPES).option == 0


@pytest.mark.parametrize(
    "typed",
    ["a1, facing north", "A1, Facing North", "a1, facing north ⇒ 1 MP", "a1, facing north => 1 MP"],
)
def test_what_the_list_shows_may_be_typed(typed: str) -> None:
    names, shown = [["a1N"], ["a1E"]], ["a1, facing north", "a1, facing east"]

    assert find_answers(typed, names, shown=shown) == (Found(0, []), [])
    assert find_answers("a1", names, shown=shown)[0].option is None


def test_what_is_shown_alike_is_told_apart_by_name() -> None:
    assert find_option("stop", [["x"], ["y"]], shown=["stop", "stop"]) == Found(None, ["x", "y"])


def test_where_numbers_are_names_they_mean_themselves() -> None:
    numbers = [["2", "none"], ["3"], ["4", "all"]]
    assert find_option("3", numbers, numbered=False).option == 1
    assert find_option("1", numbers, numbered=False) == Found(None, [])
    assert find_option("all", numbers, numbered=False).option == 2
    assert find_answers("4 2", numbers, numbered=False) == (Found(2, []), ["2"])


def test_several_answers_fit_on_one_line() -> None:
    assert find_answers("C2 sword", SPACES) == (Found(2, []), ["sword"])
    assert find_answers("c2, sword, 3", SPACES) == (Found(2, []), ["sword", "3"])
    assert find_answers("Mica Aurea", [["Mica Aurea"], ["Celer"]]) == (Found(0, []), [])


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("en", "quit", ("quit", "")),
        ("en", "?", ("rule", "")),
        ("en", "Q", ("quit", "")),
        ("en", "save my match.json", ("save", "my match.json")),
        ("it", "esci", ("quit", "")),
        ("it", "quit", ("quit", "")),
        ("pt", "diario 50", ("log", "50")),
        ("en", "quitter", ("", "")),
    ],
)
def test_commands_are_understood_in_english_and_in_the_readers_language(
    language: str, typed: str, command: tuple[str, str]
) -> None:
    assert find_command(typed, Words(language)) == command
