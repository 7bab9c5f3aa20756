"""What play never uses, however rare: `python -m tests.proof.unused --matches 3000`.

The exhaustive test leaves out what chance seldom brings about. Here nothing is left out: each game
is played until everything has been used or so many matches are over, and what is left is listed.
"""

import argparse
from itertools import groupby
from typing import Final

import harena
from harena.face import rulebook
from tests.house.exhaust import Exhaustion
from tests.house.reading import HOUSE

SHOWN: Final = 12


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof.unused")
    parser.add_argument("games", nargs="*", default=harena.games())
    parser.add_argument("--matches", type=int, default=3000, help="of each game, at most")
    given = parser.parse_args()
    for game in given.games:
        exhaustion = Exhaustion(rulebook(game), HOUSE / "games" / game, set())
        exhaustion.play(given.matches)
        unused = exhaustion.never_used()
        print(f"{game}: {len(unused)} never used in {exhaustion.matches} matches")
        for kind, group in groupby(unused, key=kind_of):
            names = [name.removeprefix(kind).strip() for name in group]
            print(f"  {kind} ({len(names)}):", ", ".join(names[:SHOWN]), "…" * (len(names) > SHOWN))


def kind_of(name: str) -> str:
    """A domain, or an ask with its name."""
    words = name.split()
    return " ".join(words[:2]) if words[0] == "ask" else words[0]


if __name__ == "__main__":
    main()
