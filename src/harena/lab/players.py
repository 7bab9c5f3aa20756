"""Who may play in the lab and at the terminal: by name, a search of any length, or one's own bot.

`search:400` makes 400 playouts for a choice, `search:200ms` thinks for 200 milliseconds; and
`module:Class` is a bot of one's own, found where Python finds modules or in the present folder.
"""

import sys
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from inspect import signature
from pathlib import Path
from time import perf_counter
from typing import Any, Final, final

from harena import bots
from harena.bots import Bot, Search
from harena.kernel.decisions import Option
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup

SEARCH: Final = "search"
MILLISECONDS: Final = "ms"
LONGEST_NUMBER: Final = 7


@final
class Guest:
    """A bot of one's own: whatever has `choose(view, options)`."""

    def __init__(self, name: str, own: Any) -> None:
        self.name = name
        self.own = own
        self.blind = bool(getattr(own, "blind", False))

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """What it says, unchecked: whoever asks looks at the answer."""
        try:
            chosen: int = self.own.choose(view, options)
        except (Exception, SystemExit) as wrong:
            raise no_bot(self.name, f"{type(wrong).__name__}: {wrong}") from wrong
        return chosen


def check(name: str) -> str:
    """Refuse whoever is not there."""
    first, colon, rest = name.partition(":")
    if not colon or not first or not rest:
        return bots.check(name)
    if first == SEARCH:
        budget(rest)
    else:
        find(name)
    return name


def budget(text: str) -> tuple[int, int]:
    """Playouts and milliseconds of a search; one of them is 0, no bound."""
    number = text.removesuffix(MILLISECONDS)
    if not (number.isascii() and number.isdecimal() and 0 < len(number) <= LONGEST_NUMBER):
        raise Refused(
            "search",
            f"a search of so many playouts or milliseconds, such as search:400 or search:200ms, "
            f"was expected, but search:{text} came",
            {"text": text},
        )
    return (0, max(1, int(number))) if text.endswith(MILLISECONDS) else (max(1, int(number)), 0)


def find(name: str) -> type:
    """The class of one's own bot."""
    module, _, member = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), member)
    except (Exception, SystemExit) as wrong:  # noqa: BLE001 whatever a stranger's module does
        raise no_bot(name, f"{type(wrong).__name__}: {wrong}") from None
    if not (isinstance(found, type) and callable(getattr(found, "choose", None))):
        raise no_bot(name, f"{member} has no choose(view, options)")
    return found


def no_bot(name: str, why: str) -> Refused:
    """There is no such bot of one's own."""
    return Refused(
        "own-bot",
        f"a bot of your own, module:Class, was expected, but {name} came ({why})",
        {"bot": name, "why": why},
    )


def make(
    name: str,
    rulebook: Rulebook,
    setup: Setup,
    seed: str,
    milliseconds: int = 0,
    clock: Callable[[], float] | None = None,
) -> Bot:
    """A player for one seat of one match.

    A class of one's own is made with rulebook, set-up and seed, or with nothing, as it likes. Its
    seed is a hash: nobody can compute from it what the seed of the match is.
    """
    first, colon, rest = name.partition(":")
    if not colon:
        return bots.make(name, rulebook, setup, seed, milliseconds, clock)
    bare = Setup(setup.seats, setup.options, setup.pack, {})
    if first == SEARCH:
        playouts, time = budget(rest)
        return Search(rulebook, bare, seed, playouts, time or milliseconds, clock or perf_counter)
    own = find(name)
    if not signature(own).parameters:
        return Guest(name, own())
    return Guest(name, own(rulebook, bare, blake2b(seed.encode(), digest_size=16).hexdigest()))
