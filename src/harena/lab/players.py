"""Who may play in the lab and at the terminal: by name, a search of any length, or one's own bot.

`search:400` makes 400 playouts for a choice, `search:200ms` thinks for 200 milliseconds (of
CPU time in the lab, where machines are busy: at a table there is a clock); and
`module:Class` is a bot of one's own, found where Python finds modules or in the present folder.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from hashlib import blake2b
from importlib import import_module
from inspect import signature
from operator import index
from pathlib import Path
from time import process_time
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
LONGEST_SAID: Final = 100
OWN_ANSWER: Final = "own-answer"


@final
class Guest:
    """A bot of one's own: whatever has `choose(view, options)`."""

    def __init__(self, name: str, own: Any) -> None:
        self.name = name
        self.own = own
        self.blind = bool(getattr(own, "blind", False))

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The place of what it says, as a number of ours; whatever else it says is refused."""
        count = len(options)
        with blamed_on(self.name):
            chosen = self.own.choose(view, options)
            index = index_of(chosen)
            if 0 <= index < count:
                return index
            said = repr(chosen)[:LONGEST_SAID]
        raise Refused(
            OWN_ANSWER,
            f"one of {count} options, 0 to {count - 1}, was expected of {self.name}, "
            f"but {said} came",
            {"bot": self.name, "count": count, "last": count - 1, "text": said},
        )


def index_of(chosen: object) -> int:
    """A whole number of any kind, also NumPy's, as ours; -1 for what is none."""
    if isinstance(chosen, bool) or not hasattr(type(chosen), "__index__"):
        return -1
    return index(chosen)  # type: ignore[arg-type]


@contextmanager
def blamed_on(name: str) -> Iterator[None]:
    """Whatever a bot of one's own does wrong is said of it; what it prints is no output of ours."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as wrong:
        raise no_bot(name, described(wrong)) from wrong


def described(wrong: BaseException) -> str:
    """An error in a few words; one that cannot even be told has its name."""
    try:
        return f"{type(wrong).__name__}: {wrong}"
    except Exception:  # noqa: BLE001 the error is a stranger's too
        return type(wrong).__name__


def is_guest(name: str) -> bool:
    """Whether it is somebody's own bot."""
    first, colon, _ = name.partition(":")
    return bool(colon) and first != SEARCH


def is_timed(name: str) -> bool:
    """Whether it thinks by the clock, or by whatever else may change from day to day."""
    return is_guest(name) or name.endswith(MILLISECONDS)


def check(name: str, game: str) -> str:
    """Refuse whoever is not there, or does not play this game."""
    first, colon, rest = name.partition(":")
    if not colon or not first or not rest:
        return bots.check(name, game)
    if first == SEARCH:
        budget(rest)
    else:
        find(name)
    return name


def budget(text: str) -> tuple[int, int]:
    """Playouts and milliseconds of a search; one of them is 0, no bound."""
    number = text.removesuffix(MILLISECONDS)
    counts = number.isascii() and number.isdecimal() and 0 < len(number) <= LONGEST_NUMBER
    if not counts or int(number) == 0:
        raise Refused(
            "search",
            f"a search of so many playouts or milliseconds, such as search:400 or search:200ms, "
            f"was expected, but search:{text} came",
            {"text": text},
        )
    return (0, int(number)) if text.endswith(MILLISECONDS) else (int(number), 0)


def find(name: str) -> type:
    """The class of one's own bot."""
    module, _, member = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    with blamed_on(name):
        found = getattr(import_module(module), member)
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

    A class of one's own is made with rulebook, set-up and seed, or with nothing if it needs
    nothing. Its seed is a hash: nobody can compute from it what the seed of the match is.
    """
    first, colon, rest = name.partition(":")
    if not colon:
        return bots.make(name, rulebook, setup, seed, milliseconds, clock)
    bare = Setup(setup.seats, setup.options, setup.pack, {})
    if first == SEARCH:
        playouts, time = budget(rest)
        return Search(rulebook, bare, seed, playouts, time or milliseconds, clock or process_time)
    own = find(name)
    hashed = blake2b(seed.encode(), digest_size=16).hexdigest()
    with blamed_on(name):
        made = own() if is_made_of_nothing(own) else own(rulebook, bare, hashed)
    return Guest(name, made)


def is_made_of_nothing(own: type) -> bool:
    """Whether a class needs nothing to be made, and does not take whatever it is given."""
    return all(
        one.default is not one.empty or one.kind is one.VAR_KEYWORD
        for one in signature(own).parameters.values()
    )
