"""What would you do? The choice of the search, and in a few words why.

It is given what the seat may know and nothing else, as every bot is. It is the voice that also says
after a match what would have been better.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from harena.bots.asked import answers_of, imagined
from harena.bots.search import Search
from harena.kernel.decisions import Option
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Setup

ONLY: Final = "only"
INSTINCT: Final = "instinct"
AHEAD: Final = "ahead"
SELDOM: Final = "seldom"
CLOSE: Final = "close"
# Where the two end alike in more of the imagined matches than this, it hardly matters.
ALIKE: Final = 0.8
PLAYOUTS: Final = 240
# The longest that somebody waits for it, in milliseconds.
PATIENCE: Final = 1500


@final
@dataclass(frozen=True)
class Advice:
    """The index of an option, and why: the only one, at first sight, or by looking ahead.

    By looking ahead it is better mostly, or seldom and then by much, or hardly: in what part of the
    imagined matches it came out better than `rather`, which one would do at first sight, and in
    what part worse, to a hundredth: an estimate of all or none of them is told with other words.
    """

    index: int
    why: str
    better: float = 0.0
    worse: float = 0.0
    rather: int = -1


def advise(
    rulebook: Rulebook,
    setup: Setup,
    view: View,
    options: Sequence[Option],
    seed: str,
    clock: Callable[[], float] | None = None,
) -> Advice:
    """Without a clock the same seed gives the same advice; with one nobody waits long.

    Who is asked something is told what to answer: what he might do besides comes out better for no
    other reason than that the search then looks at the question longer.
    """
    if len(options) == 1:
        return Advice(0, ONLY)
    answers = answers_of(options)
    sure = sure_one(rulebook, setup, view, answers, seed)
    if sure >= 0:
        return Advice(sure, INSTINCT)
    search = Search(rulebook, setup, seed, PLAYOUTS, PATIENCE, clock)
    index = search.choose(view, answers)
    if index == search.hasty:
        return Advice(index, INSTINCT)
    better, worse = round(search.better, 2), round(search.worse, 2)
    why = AHEAD if better > worse else SELDOM
    if better + worse < 1.0 - ALIKE:
        why = CLOSE
    return Advice(index, why, better, worse, search.hasty)


def sure_one(
    rulebook: Rulebook, setup: Setup, view: View, answers: Sequence[Option], seed: str
) -> int:
    """The index of what is put forward where nothing can be better; else less than 0.

    By the imagined matches a second roll in Clash was no better than one that had missed, in 16 of
    401 such questions: their noise, and what the advice thinks of who is left, hid it.
    """
    seat = view["seat"]
    assert isinstance(seat, int)
    facts = rulebook.about(imagined(rulebook, setup, view, seed), seat)
    lead = facts.get("lead")
    if facts.get("sure") is not True or not isinstance(lead, int):
        return -1
    return [option.choice for option in answers].index(lead)
