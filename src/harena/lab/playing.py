"""One match between bots, from its seed to its result."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from harena.bots import Bot
from harena.kernel.match import Match, begin
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.lab import players


class Result(NamedTuple):
    """What is kept of a match: plain values, so that it can cross from process to process."""

    number: int
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    digest: str


def bots_at(number: int, seats: int, names: list[str]) -> list[int]:
    """Which of the names sits where: they move on by a seat every match, to favour none."""
    return [(seat + number) % len(names) for seat in range(seats)]


def play_out(rulebook: Rulebook, setup: Setup, names: list[str], seed: str, number: int) -> Match:
    """A whole match; the same seed and number give the same match, wherever it is played."""
    match = begin(rulebook, setup, f"{seed}/{number}")
    sitting = [
        players.make(names[who], rulebook, setup, f"{seed}/{number}/{seat}")
        for seat, who in enumerate(bots_at(number, setup.seats, names))
    ]
    play_on(match, sitting)
    return match


def play_on(match: Match, sitting: Sequence[Bot]) -> None:
    """To the end. A bot is handed what its seat may know and may do, and nothing else."""
    while seats := match.to_act:
        for seat in seats:
            if match.state.decision(seat) is None:
                continue  # Somebody has interjected, and others are asked now.
            bot = sitting[seat]
            view = {} if bot.blind else match.view(seat)
            match.answer(seat, bot.choose(view, match.options(seat)))


def result(match: Match, number: int) -> Result:
    """What to keep of a match that is over."""
    digests = match.digests()
    whole = blake2b("".join(digests).encode(), digest_size=16).hexdigest()
    return Result(number, tuple(match.winners), len(digests), len(match.answers), whole)
