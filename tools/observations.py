"""Find the shape of each game's observations by playing, and write it down with its documentation.

`python -m tools.observations` plays matches at every number of seats with all kinds of options of
play, and writes `src/harena/interop/layouts/<game>.json` and `docs/observations.md`; with the names
of games it does so for these alone. A row that is now longer, now shorter, gets room for twice as
much as was seen, and one that was always empty for a few.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import harena
from harena import bots
from harena.face import built_in
from harena.interop.observing import Layout, Part, merged, numbered, parts, size
from harena.kernel.dice import Dice
from harena.kernel.match import begin
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue
from harena.toolkit.play_options import fitted

ROOT: Final = Path(__file__).resolve().parents[1]
LAYOUTS: Final = ROOT / "src" / "harena" / "interop" / "layouts"
DOCUMENT: Final = ROOT / "docs" / "observations.md"
MEANINGS: Final = ROOT / "tools" / "meanings"
COMMON: Final = "common"
ONLY_THE_DOCUMENT: Final = "--document"
MATCHES: Final = 12
ANSWERS: Final = 4000
EVERY: Final = 5
LEAST_ROOM: Final = 8
INTRODUCTION: Final = """# Observations

What a learning agent sees of a match through `harena.interop`: one array of whole numbers for each
game, the same for PettingZoo, Gymnasium and OpenSpiel, for every number of seats and every option
of play. It is the seat's view (`match.view(seat)`), field by field, and so holds nothing that the
seat may not know. Words and fractions of the view are left out. -1 stands for *nothing here*: no
piece, no card, nobody, a seat that is not taken, the unused end of a row. A row longer than the
table says, which twice the longest seen in play allows for, is cut. Where the meaning says that a
number may be below 0, -1 may be just that.

A part of shape 5 × 12 is twelve numbers for each of five. The stride says how far one number is
from the next along each axis, because records lie one after the other, each with all of its fields:
in Clash `spaces.owner` is from 18, of shape 17 and of stride 8, so the owner of space k is
`obs[18 + 8*k]`, and how many gladiators of kind j stand there is `obs[19 + 8*k + j]`.

A number keeps its own meaning: the third number of `place` being 12 says that the third piece
stands on space 12. Seats, spaces, cards and all else that has a number are counted from 0. *Yes* is
1, *no* is 0. A *set* is one number, the sum of 2**k for every k that is in it: `n >> k & 1` tells
whether k is. A *list* is filled from its start. These are the same in every game:

- `seat` is whose observation it is (-1: a spectator), `seats` how many play; `scores` is what each
  seat has so far, and `winners` lists who has won, when the match is over.
- `questions` is a row of three for each seat: what the seat is asked (the place of the ask in
  `rulebook.asks`; -1: it is not asked), whether it has answered already, and what: the place of the
  chosen option in `match.options(seat)` (one's own alone; -1: unknown or not yet).
- `agenda` is rows of five, of which at most three are filled: the step that asked and the two that
  come after it, each a number of `rulebook.steps` with its four arguments; -2 is a step that the
  seat may not know. Where several seats answer rows of questions apart from each other, each at his
  own pace, it is the step that asks this seat, and then what comes when all have answered; how far
  the others are, and the view's `kept` (answers set aside while something is interjected), are left
  out.

Actions are the ids of options, below `rulebook.ids`: the same choice has the same id in every match
(`match.options(seat)[i].id`). The mask says which are allowed now.

The tables are written by `python -m tools.observations`. In OpenSpiel tensors are of 32-bit floats:
whole numbers above 16,777,216, which only sets of more than 24 things reach, are rounded there.
"""


def options_for(book: Rulebook, lot: Dice, seats: int) -> dict[str, PlayValue]:
    """Any options of play that go together."""
    for _ in range(20):
        chosen = fitted(book.play, seats)
        for option in book.play:
            if lot.below(3) == 0:
                values = option.values or (option.low, option.high)
                chosen[option.name] = values[lot.below(len(values))]
        try:
            book.take_up(book.settle(seats, chosen, built_in(book.name), {}))
        except Refused:
            continue
        return chosen
    return fitted(book.play, seats)


def grown(book: Rulebook) -> Layout:
    """The layout with room for all that comes in some matches."""
    known: Layout = None
    lengths: dict[str, set[int]] = {}
    lot = Dice()
    lot.seed(f"observations of {book.name}")
    for seats in book.seats:
        for number in range(MATCHES):
            chosen = options_for(book, lot, seats) if number else fitted(book.play, seats)
            setup = book.settle(seats, chosen, built_in(book.name), {})
            match = begin(book, setup, f"observations {number}")
            bot = bots.make("random" if number % 2 else "instinct", book, setup, f"{number}")
            for answer in range(ANSWERS):
                if match.over:
                    break
                seat = match.to_act[0]
                if answer % EVERY == 0:
                    known = merged(known, numbered(book, match.view(seat)))
                    measure(match.view(seat), "", lengths)
                view = {} if bot.blind else match.view(seat)
                match.answer(seat, bot.choose(view, match.options(seat)))
            known = merged(known, numbered(book, match.view(0)))
    return roomy(known, "", lengths, book.seats[-1])


def measure(value: object, path: str, lengths: dict[str, set[int]]) -> None:
    """How long the rows of a view are, by their path."""
    if isinstance(value, dict):
        for key, part in value.items():
            measure(part, f"{path}.{key}", lengths)
    elif isinstance(value, list):
        lengths.setdefault(path, set()).add(len(value))
        for part in value:
            measure(part, f"{path}[]", lengths)


def roomy(layout: Layout, path: str, lengths: dict[str, set[int]], seats: int) -> Layout:
    """Rows of changing length, and empty ones, get more room; one for each seat never more."""
    if isinstance(layout, dict):
        return {key: roomy(one, f"{path}.{key}", lengths, seats) for key, one in layout.items()}
    if isinstance(layout, list):
        count, of = layout
        seen = lengths.get(path, set())
        for_seats = seen <= set(range(seats + 1))
        if path == ".winners":
            count = seats
        elif 0 in seen or (len(seen) > 1 and not for_seats):
            count = max(LEAST_ROOM, 2 * count)
        return [count, roomy(of, f"{path}[]", lengths, seats)]
    return layout


def words(name: str) -> dict[str, Any]:
    """What is written of a game, or of all: an introduction, and the parts."""
    return tomllib.loads((MEANINGS / f"{name}.toml").read_text("utf-8"))


def meanings(name: str) -> dict[str, str]:
    """What each part means."""
    return dict(flat(words(name)["parts"]))


def flat(told: dict[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    """The parts by their whole names."""
    for key, value in told.items():
        if isinstance(value, str):
            yield before + key, value
        else:
            yield from flat(value, f"{before}{key}.")


def document(layouts: dict[str, Layout]) -> str:
    """The tables of all games."""
    lines = [INTRODUCTION]
    for game, layout in layouts.items():
        book = harena.rulebook(game)
        told = {**meanings(COMMON), **meanings(game)}
        lines += [f"## {game}", ""]
        lines += [f"{size(layout)} numbers, {book.ids} actions.", ""]
        lines += [words(game)["introduction"].strip(), ""]
        lines += ["| from | part | shape | stride | meaning |", "| ---: | --- | --- | --- | --- |"]
        lines += [line(part, told.get(part.name, "")) for part in parts(layout)]
        lines.append("")
    return "\n".join(lines)


def line(part: Part, meaning: str) -> str:
    """A line of a table."""
    shape, strides = (" × ".join(map(str, numbers)) for numbers in (part.shape, part.strides))
    return f"| {part.first} | `{part.name}` | {shape or 'one'} | {strides} | {meaning} |"


def main(wanted: list[str]) -> None:
    """Write the layouts of the games that are named, or of all, and the documentation of all."""
    LAYOUTS.mkdir(exist_ok=True)
    for game in [] if wanted == [ONLY_THE_DOCUMENT] else wanted or harena.games():
        found = json.dumps(grown(harena.rulebook(game)), indent=1)
        (LAYOUTS / f"{game}.json").write_text(f"{found}\n", "utf-8")
    layouts = {
        game: json.loads((LAYOUTS / f"{game}.json").read_text("utf-8")) for game in harena.games()
    }
    DOCUMENT.write_text(document(layouts), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
