"""Digests of many matches of every game: `python -m tests.house.digests 5` prints them as JSON."""

import json
import sys

import harena
from harena.kernel import match as matches
from harena.kernel import state
from harena.toolkit.play_options import fitted
from tests.laws.lines import BOOKS, Chooser, Line


def digests(count: int) -> dict[str, list[str]]:
    """For each game and number of seats the last digest of each of so many matches."""
    found: dict[str, list[str]] = {}
    for game in harena.games():
        book = BOOKS[game]
        for seats in book.seats:
            setup = book.settle(seats, fitted(book.play, seats), book.built_in(), {})
            lines = [
                Line(matches.begin(book, setup, f"{seats} seats, match {number}"), chooser(number))
                for number in range(count)
            ]
            found[f"{game} {seats}"] = [line.play().digests()[-1] for line in lines]
    return found


def chooser(number: int) -> Chooser:
    return Chooser([], f"answers {number}")


if __name__ == "__main__":
    report = {"kernel": state.__file__, "digests": digests(int(sys.argv[1]))}
    sys.stdout.write(json.dumps(report))
