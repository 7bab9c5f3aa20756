"""The screen and the keyboard. Nothing else in the house prints or reads a key."""

from __future__ import annotations

import sys
import time
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final, TextIO

from harena.cli.screen.glossary import AIM, Glossary, Term
from harena.cli.screen.rules import rule
from harena.cli.screen.words import FALLBACK, Fact, Facts, Words, plain

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

NARROWEST: Final = 40
WIDEST: Final = 120
PLAIN_WIDTH: Final = 80
TALL: Final = 28
# Home, wipe the screen, wipe what has scrolled away.
ASKS: Final = "?"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
PAUSES: Final = {"fast": 0.0, "normal": 0.3, "slow": 1.0}


class Terminal:
    """Where words are shown and answers are typed."""

    def __init__(self, words: Words, colour: bool = True, ascii_only: bool = False) -> None:
        self.words = words
        self.colour = colour
        self.ascii_only = ascii_only or not speaks_unicode()
        self.pause = 0.0
        self.glossary: Glossary | None = None
        self.opened: Console | None = None
        forgive(sys.stdin)
        forgive(sys.stdout)

    @property
    def console(self) -> Console:
        """The screen, opened when first needed. Not a terminal: plain text of 80 columns."""
        if self.opened is None:
            from rich.console import Console

            self.opened = Console(
                file=sys.stdout,
                no_color=None if self.colour else True,
                highlight=False,
                markup=False,
                emoji=False,
                soft_wrap=False,
            )
            if not self.opened.is_terminal:
                self.opened.width = PLAIN_WIDTH
        return self.opened

    @property
    def is_live(self) -> bool:
        """Whether a person sits at both the screen and the keyboard."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """How many columns may be used."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def is_tall(self) -> bool:
        """Whether a board and a long list fit on the screen together."""
        return not self.console.is_terminal or self.console.height >= TALL

    def show(self, *what: RenderableType) -> None:
        """Show text or a drawing."""
        for one in what:
            if self.console.is_terminal:
                self.console.print(one, width=self.width)
                continue
            with self.console.capture() as captured:
                self.console.print(one, width=self.width)
            self.print_plain(captured.get())

    def print_plain(self, text: str) -> None:
        """Text for a file or a pipe: no blanks at the ends of lines."""
        for line in text.splitlines():
            print(line.rstrip())

    def say(self, key: str, facts: Facts | None = None, **more: Fact) -> None:
        """Show a message of the catalogues."""
        self.show(self.words.say(key, facts, **more))

    def line(self, key: str, **facts: Fact) -> None:
        """Show a message in one line, however long: a path or a command that may be copied."""
        print(self.words.say(key, facts))

    def clear(self) -> None:
        """Nothing of what was shown is seen any more, not even by scrolling back."""
        if self.console.is_terminal:
            print(WIPE, end="", flush=True)

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def heading(self, text: str) -> None:
        """A line across the screen with a title."""
        line = "-" if self.ascii_only else "─"
        title = f"{line * 2} {text} "
        self.console.print(title + line * max(0, self.width - len(title) - 1), style="bold")

    def read(self, prompt: str) -> str:
        """A line typed by a person; EOFError when there will be no more.

        At any prompt of a match `aim` says what wins, `? word` explains a word and `? 2.1` shows a
        rule, and the prompt stands there again.
        """
        if self.is_live:
            edit_lines()
        while True:
            typed = input(prompt).strip()
            typed = "".join(letter if letter.isprintable() else "?" for letter in typed)
            if not self.is_live:
                print(typed)
            word = typed.removeprefix(ASKS).strip()
            if self.glossary is not None and self.asks_aim(word):
                self.show_terms([self.glossary.aim()])
            elif self.glossary is None or not typed.startswith(ASKS) or not word:
                return typed
            else:
                self.explain(self.glossary, word)

    def asks_aim(self, word: str) -> bool:
        """Whether it asks what wins, in English or in the reader's language."""
        return plain(word) in {AIM, plain(self.words.say("command-aim"))}

    def explain(self, glossary: Glossary, word: str) -> bool:
        """What a word or a rule says, or what else may have been meant; whether it is known."""
        from rich.text import Text

        said = rule(glossary.game, word)
        if said:
            self.show(Text(self.words.say("term-rules", rules=word, count=1), "bold"), said)
            if self.words.language != FALLBACK:
                self.show(Text(self.words.say("rule-in-english"), "dim"))
            self.show(Text(", ".join(term.name for term in glossary.citing(word)), "dim"))
            return True
        terms = glossary.find(word)
        name, lines = glossary.print_of(word)
        if name:
            self.show(Text(name, "bold"), *lines)
        self.show_terms(terms)
        if not terms and not name:
            self.say("term-unknown", word=word)
            near = glossary.near(word)
            if near:
                self.say("term-near", names=", ".join(near))
        return bool(terms or name)

    def show_terms(self, terms: list[Term]) -> None:
        """What words mean, and the rules they come from."""
        from rich.text import Text

        for term in terms:
            family = f"  {term.family}" if term.family else ""
            self.show(Text.assemble((term.name, "bold"), (family, "dim")), term.says)
            facts: dict[str, Fact] = {"rules": ", ".join(term.rules), "count": len(term.rules)}
            if term.rules:
                self.show(Text(self.words.say("term-rules", facts), "dim"))

    def wait(self, beats: float = 1.0) -> None:
        """A short rest, so that what bots do can be followed. Nobody waits for a pipe."""
        if self.pause and self.console.is_terminal:
            time.sleep(self.pause * beats)


def speaks_unicode() -> bool:
    """Whether the screen can show more than ASCII."""
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")


def forgive(stream: TextIO) -> None:
    """What a stream cannot spell is shown or read as a question mark."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def edit_lines() -> None:
    """Let the arrow keys work while typing, where the machine can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
