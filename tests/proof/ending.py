"""Random play always ends: `python -m tests.proof.ending jugula --matches 10000`.

At the largest table, with options of play drawn anew for every match; what contradicts itself is
drawn again. Says how long the longest match was, and how near it came to the game's bound.
"""

import argparse

import harena
from harena.face import rulebook
from harena.kernel.dice import Dice
from harena.kernel.match import begin
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue, Setup


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof.ending")
    parser.add_argument("games", nargs="*", default=harena.games())
    parser.add_argument("--matches", type=int, default=10000, help="of each game")
    given = parser.parse_args()
    for game in given.games:
        print(f"{game}: {prove(rulebook(game), given.matches)}", flush=True)


def prove(book: Rulebook, matches: int) -> str:
    """Every match is played to its end; the longest, and the one nearest to its bound."""
    dice = Dice()
    dice.seed(f"ending/{book.name}")
    total, longest, nearest = 0, 0, 0.0
    for number in range(matches):
        setup, bound = drawn(book, dice)
        match = begin(book, setup, f"ending/{number}")
        answers = match.state.play_on(dice)
        assert match.over
        assert answers <= bound, f"match {number}: {answers} answers, bound {bound}"
        total += answers
        longest = max(longest, answers)
        nearest = max(nearest, answers / bound)
    return (
        f"{matches} of {matches} matches ended; {total / matches:.0f} answers on average, "
        f"{longest} at most; at most {nearest:.1%} of the bound"
    )


def drawn(book: Rulebook, dice: Dice) -> tuple[Setup, int]:
    """Options of play by lot, for as many as can sit, and the bound of such a match."""
    while True:
        options: dict[str, PlayValue] = {}
        for option in book.play:
            values = option.values or tuple(range(option.low, option.high + 1))
            options[option.name] = values[dice.below(len(values))]
        try:
            setup = book.settle(book.seats[-1], options, book.built_in(), {})
            book.take_up(setup)
            return setup, book.bound(setup)
        except Refused:
            continue


if __name__ == "__main__":
    main()
