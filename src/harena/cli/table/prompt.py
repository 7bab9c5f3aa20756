"""What a person typed: an answer, several answers in a row, or a command."""

from __future__ import annotations

from typing import Final, NamedTuple

from harena.cli.screen.words import Words, plain

COMMANDS: Final = (
    *("help", "rule", "board", "score", "log", "power", "hint", "back", "save"),
    *("resign", "end", "quit"),
)
# What helps at every prompt of a match, as the terminal knows; listed with the others.
EVERYWHERE: Final = ("aim",)
# As `Scene.with_foretold` draws them.
ARROWS: Final = ("⇒", "=>")
ONE_KEY: Final = {"?": "rule", "h": "help", "w": "hint", "q": "quit"}


class Found(NamedTuple):
    """Which option was meant: one, or none, or several that cannot be told apart."""

    option: int | None
    several: list[str]


def find_command(text: str, words: Words) -> tuple[str, str]:
    """A command and what follows it; no command if it is none."""
    first, _, rest = text.strip().partition(" ")
    typed = plain(first)
    if typed in ONE_KEY:
        return ONE_KEY[typed], rest.strip()
    for command in COMMANDS:
        if typed in {command, plain(words.say(f"command-{command}"))}:
            return command, rest.strip()
    return "", ""


def find_option(
    text: str, names: list[list[str]], numbered: bool = True, shown: list[str] | None = None
) -> Found:
    """The option with this number, with just this name, or the only one that begins so.

    Where numbers are the names, they must be typed as they are. What is just as the list shows it,
    with or without what it comes to, is taken before a beginning.
    """
    typed = plain(text)
    if not numbered and typed.isdecimal():
        typed = str(int(typed))
        exact = [index for index, some in enumerate(names) if typed in some]
        return Found(exact[0] if exact else None, [])
    if typed.isdecimal() and 1 <= int(typed) <= len(names):
        return Found(int(typed) - 1, [])
    exact = [index for index, some in enumerate(names) if typed in map(plain, some)]
    begun = [
        index
        for index, some in enumerate(names)
        if any(plain(name).startswith(typed) for name in some)
    ]
    alike = [index for index, one in enumerate(shown or []) if plain(one) == before_arrow(typed)]
    for found in (exact, alike, begun):
        if len(found) == 1:
            return Found(found[0], [])
        if found and typed:
            return Found(None, [names[index][0] for index in found])
    return Found(None, [])


def before_arrow(typed: str) -> str:
    """What stands before the arrow to what an option comes to."""
    for arrow in ARROWS:
        typed = typed.partition(arrow)[0]
    return typed.strip()


def find_answers(
    text: str, names: list[list[str]], numbered: bool = True, shown: list[str] | None = None
) -> tuple[Found, list[str]]:
    """The option meant by the whole text, or else by its first word, and the words after it."""
    whole = find_option(text, names, numbered, shown)
    if whole.option is not None:
        return whole, []
    typed = text.replace(",", " ").split()
    if len(typed) < 2:
        return whole, []
    return find_option(typed[0], names, numbered), typed[1:]
