"""Golden playthroughs: whole matches as text, three for each game.

`python -m tests.playthroughs GAME` writes them anew, without a name those of all games; tests/house
compares. A file shows each question with its options and the one chosen, what happened then, and
now and then the position with a digest of what each seat sees.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import harena
from harena.face import rulebook
from harena.kernel import match as matches
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue
from harena.toolkit import play_options
from tests.laws.lines import Chooser, Line

FOLDER: Final = Path(__file__).parent / "games"
POSITIONS: Final = 6
WIDTH: Final = 100
# So many questions of a match that asks very much; of all others every one.
LONGEST: Final = 260


class Playthrough:
    """One golden file: how the match was set up, and where its text is kept."""

    def __init__(
        self, book: Rulebook, name: str, seats: int, options: dict[str, PlayValue]
    ) -> None:
        self.book = book
        self.name = name
        self.seats = seats
        self.options = options
        self.file: Path = FOLDER / book.name / "playthroughs" / f"{name}.txt"

    def begin(self) -> Line:
        setup = self.book.settle(self.seats, self.options, self.book.built_in(), {})
        match = matches.begin(self.book, setup, self.name)
        return Line(match, Chooser([], self.name))

    def text(self) -> str:
        line = self.begin()
        if line.is_very_long():
            return "\n".join(self.lines(1)) + "\n"
        rounds = [event.kind for event in line.play().events].count(self.book.round_event)
        return "\n".join(self.lines(1 + rounds // POSITIONS)) + "\n"

    def lines(self, stride: int) -> Iterator[str]:
        """Header, then each question; the position at the start, at some rounds and at the end."""
        line = self.begin()
        yield f"{self.book.name}, rules {self.book.version}, {self.seats} seats, seed {self.name!r}"
        yield f"options {json.dumps(line.match.setup.options)}"
        told = rounds = 0
        asked = ""
        for match in line.positions():
            if len(match.answers) == LONGEST and line.is_very_long():
                yield from position(match)
                return
            events = match.events_from(told)
            told += len(events)
            yield from fitted(asked, "; ".join(self.happened(match, event) for event in events))
            begun = [event.kind for event in events].count(self.book.round_event)
            if match.over or told == len(events) or rounds // stride != (rounds + begun) // stride:
                yield from position(match)
            rounds += begun
            asked = "" if match.over else self.question(match, line.chooser)

    def question(self, match: Match, chooser: Chooser) -> str:
        """Who is asked what, with the answer in brackets; an interjection stands by itself."""
        foreseen = Chooser(chooser.drawn[::-1], "")
        foreseen.dice = chooser.dice.copy()
        foreseen.interjections = chooser.interjections
        seat, index = foreseen.move(match)
        options = match.options(seat)
        words = [self.word(match, option) for option in options]
        words[index] = f"[{words[index]}]"
        return f"{len(match.answers) + 1}. seat {seat} {options[index].ask}: {' '.join(words)}"

    def word(self, match: Match, option: Option) -> str:
        domain = self.book.asks[option.ask][0]
        name = self.named(match, domain, option.choice)
        return name if option.ask != "interject" else f"{option.step}:{name}"

    def named(self, match: Match, domain: str, number: int) -> str:
        """The id of a thing in its domain; a plain number where it has none."""
        names = self.book.names(match.setup).get(domain, [])
        return names[number] if 0 <= number < len(names) else str(number)

    def happened(self, match: Match, event: Event) -> str:
        names = [name.removeprefix("+") for name in self.book.events[event.kind]]
        if names and names[-1].startswith("*"):
            row = names.pop()[1:]
            names += [row] * (len(event.args) - len(names))
        words = [
            self.named(match, name.split(":")[-1], number)
            for name, number in zip(names, event.args, strict=True)
        ]
        return " ".join([event.kind, *words])


def fitted(asked: str, happened: str) -> Iterator[str]:
    """A question and what came of it, on one line if it is not too long."""
    together = f"{asked} -> {happened}"
    if asked and happened and len(together) <= WIDTH:
        yield together
        return
    if asked:
        yield asked
    if happened:
        yield f"    {happened}"


def position(match: Match) -> Iterator[str]:
    yield ""
    eyes = tuple(range(match.setup.seats))
    yield from match.rulebook.portrait(match.state, eyes).splitlines()
    seen = {str(seat): digest(match, seat) for seat in range(match.setup.seats)}
    yield f"seen {json.dumps({**seen, 'spectator': digest(match, None)})}"
    if match.over:
        yield f"scores {match.scores}, winners {match.winners}, digest {match.digests()[-1]}"
    yield ""


def digest(match: Match, seat: int | None) -> str:
    view = json.dumps(match.view(seat), sort_keys=True)
    return blake2b(view.encode(), digest_size=6).hexdigest()


def playthroughs(game: str) -> list[Playthrough]:
    """The fewest seats; one more, with every option of play at its last value; the most seats."""
    book = rulebook(game)
    few, middle, many = book.seats[0], book.seats[min(1, len(book.seats) - 1)], book.seats[-1]
    wanted = play_options.fitted(book.play, many)
    return [
        Playthrough(book, f"{few}-seats", few, {}),
        Playthrough(book, f"{middle}-seats-variant", middle, variant(book, middle)),
        Playthrough(book, f"{many}-seats" if many != few else f"{many}-seats-again", many, wanted),
    ]


def variant(book: Rulebook, seats: int) -> dict[str, PlayValue]:
    """The last value of each option of play that goes with those before it."""
    chosen: dict[str, PlayValue] = {}
    for option in book.play:
        for value in option.values[::-1] or (option.low,):
            tried = {**chosen, option.name: value}
            try:
                book.lay_out(book.settle(seats, tried, book.built_in(), {}))
            except Refused:
                continue
            chosen = tried
            break
    return chosen


def main(games: list[str]) -> None:
    for game in games:
        for playthrough in playthroughs(game):
            playthrough.file.parent.mkdir(parents=True, exist_ok=True)
            playthrough.file.write_text(playthrough.text(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or harena.games())
