"""Options of play declare their conditions by what there is."""

import pytest

import harena
from harena.face import rulebook
from harena.kernel.setup import Condition, PlayOption
from harena.toolkit.play_options import fits, fitted, means

EVERY_GAME = pytest.mark.parametrize("game", harena.games())


def conditions(option: PlayOption) -> list[Condition]:
    rows = [*option.when, *[row for _, row in option.needs]]
    return [condition for row in rows for condition in row]


@EVERY_GAME
def test_a_condition_names_another_option_or_seats_and_values_of_it(game: str) -> None:
    book = rulebook(game)
    known = {one.name: one for one in book.play}
    for option in book.play:
        for name, values in conditions(option):
            assert name != option.name
            assert values, f"{option.name}: {name}"
            if name == "seats":
                assert set(values) <= set(book.seats), option.name
            else:
                assert all(known[name].allows(value) for value in values), option.name
        for values, _ in option.needs:
            assert all(option.allows(value) for value in values), option.name


@EVERY_GAME
def test_the_defaults_go_together_at_every_table(game: str) -> None:
    book = rulebook(game)
    for seats in book.seats:
        setup = book.settle(seats, fitted(book.play, seats), book.built_in(), {})
        assert all(fits(one, setup.options[one.name], setup) for one in book.play)


@EVERY_GAME
def test_every_option_means_something_with_what_its_last_row_wants(game: str) -> None:
    book = rulebook(game)
    for option in book.play:
        wanted = dict(option.when[-1]) if option.when else {}
        seats = int(wanted.pop("seats", (book.seats[-1],))[-1])
        chosen = {name: values[0] for name, values in wanted.items()}
        assert means(option, book.settle(seats, chosen, book.built_in(), {})), option.name
