"""What every game has in words: messages of its own, and its players by shape, name and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harena.cli.screen.seating import NOBODY, Seating
from harena.cli.screen.words import Fact, Facts, Words

if TYPE_CHECKING:
    from rich.text import Text

SHAPES: Final = "●■▲◆★"
LETTERS: Final = "abcde"
STYLES: Final = ("color(160)", "color(32)", "color(28)", "color(133)", "color(166)")


class Nouns:
    """Names in the reader's language."""

    def __init__(self, game: str, seating: Seating, words: Words, ascii_only: bool) -> None:
        self.game = game
        self.seating = seating
        self.words = words
        self.shapes = LETTERS if ascii_only else SHAPES

    def say(self, key: str, facts: Facts | None = None, **more: Fact) -> str:
        """A message of this game."""
        return self.words.say(f"{self.game}-{key}", facts, **more)

    def titles(self, *keys: str) -> list[str]:
        """The titles of columns."""
        return [self.say(f"column-{key}") for key in keys]

    def mark(self, seat: int) -> str:
        """The shape of a seat."""
        return " " if seat == NOBODY else self.shapes[seat % len(self.shapes)]

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return "" if seat == NOBODY else STYLES[seat % len(STYLES)]

    def player(self, seat: int) -> Text:
        """A player by shape, name and colour."""
        from rich.text import Text

        return Text(f"{self.mark(seat)} {self.seating.name(seat)}", f"bold {self.style(seat)}")
