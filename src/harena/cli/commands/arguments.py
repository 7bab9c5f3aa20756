"""What was typed on the command line, as numbers and options of play."""

from __future__ import annotations

import json

from harena.cli.screen.seating import split
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import PlayValue


def whole(option: str, text: str, low: int = 0) -> int:
    """A whole number."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= low):
        raise Refused(
            "number",
            f"option {option}: a whole number from {low} was expected, but {text} came",
            {"option": option, "low": low, "text": text},
        )
    return int(text)


def seconds(option: str, text: str) -> float:
    """A time in seconds."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3600:
        raise Refused(
            "seconds",
            f"option {option}: seconds from 0 to 3600 were expected, but {text} came",
            {"option": option, "text": text},
        )
    return value


def known_bots(text: str, game: str) -> list[str]:
    """The bots in a row with commas, each of them one that plays the game."""
    from harena.lab.players import check

    return [check(bot, game) for bot in split(text)]


def play_options(book: Rulebook, texts: list[str]) -> dict[str, PlayValue]:
    """Options of play, each typed as name=value, none of them twice with different values."""
    known = {one.name: one for one in book.play}
    options: dict[str, PlayValue] = {}
    for text in texts:
        name, equals, typed = (part.strip() for part in text.partition("="))
        if not equals:
            raise Refused(
                "option-form",
                f"option --option: name=value was expected, but {text} came",
                {"text": text},
            )
        value = play_value(typed) if name in known else typed
        if name in options and options[name] != value:
            raise Refused(
                "option-twice",
                f"option --option: one value for {name} was expected, but two came",
                {"option": name},
            )
        options[name] = value
    return options


def play_value(typed: str) -> PlayValue:
    """The value that a person typed: its JSON where that is one, else the text itself."""
    try:
        value = json.loads(typed)
    except ValueError:
        return typed
    return value if isinstance(value, bool | int | str) else typed
