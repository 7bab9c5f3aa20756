"""How fast Harena is in this interpreter: `python -m bench.own SECONDS` prints it as JSON.

Run once in an environment with the pure package and once in one with the compiled wheel. A decision
is a question with at least two answers; what has only one answer Harena does by itself.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from itertools import count
from random import Random
from time import process_time

import harena
from bench.rate import Rate, measure
from harena.games.heroes.advice.pairings import pair, played
from harena.games.heroes.components.content import read
from harena.kernel import state as kernel_state
from harena.kernel.codec import decode, encode
from harena.kernel.dice import Dice
from harena.kernel.match import Match, begin, replay
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from harena.toolkit.play_options import fitted

MICROSECOND = 1e-6
BLOCKS = 5


def random_play(rulebook: Rulebook, setup: Setup, seconds: float) -> Rate:
    """Whole matches at random by the engine itself, as simulations and search bots play them."""
    numbers = count()
    chooser = Dice()
    chooser.seed("bench")

    def play() -> tuple[int, int]:
        match = begin(rulebook, setup, str(next(numbers)))
        return match.state.play_on(chooser), 1

    return measure(play, seconds, f"{rulebook.name}, {setup.seats} seats")


def asked_play(rulebook: Rulebook, setup: Setup, seconds: float) -> Rate:
    """Whole matches at random, each decision asked and answered from Python."""
    numbers = count()
    chance = Random(1).random

    def play() -> tuple[int, int]:
        match = begin(rulebook, setup, str(next(numbers)))
        answer, choices = match.answer, match.choices
        decisions = 0
        while seats := match.to_act:
            seat = seats[0]
            answer(seat, int(chance() * choices(seat)))
            decisions += 1
        return decisions, 1

    return measure(play, seconds, f"{rulebook.name}, {setup.seats} seats, asked from Python")


def cost(act: Callable[[], object], seconds: float) -> float:
    """CPU seconds of one act: the median of some blocks."""
    blocks = []
    for _ in range(BLOCKS):
        begun, acts = process_time(), 0
        while process_time() - begun < seconds / BLOCKS:
            for _ in range(20):
                act()
            acts += 20
        blocks.append((process_time() - begun) / acts)
    return sorted(blocks)[BLOCKS // 2]


def middle(rulebook: Rulebook, setup: Setup) -> Match:
    """A match in the middle of the fight: half of its decisions are behind it."""
    chooser = Dice()
    chooser.seed("middle")
    whole = begin(rulebook, setup, "middle")
    decisions = whole.state.play_on(chooser)
    match = begin(rulebook, setup, "middle")
    for seat, index in whole.answers[: decisions // 2]:
        match.answer(seat, index)
    return match


def tables_ms(rulebook: Rulebook, seconds: float) -> float:
    """A whole match of Heroes between two that act by its tables: the median of many, in ms."""
    content = read(rulebook.built_in())
    numbers = count()
    times: list[float] = []
    while sum(times) < seconds:
        dice = Dice()
        dice.seed(f"tables {next(numbers)}")
        begun = process_time()
        played(pair(content, "retiarius", "secutor"), rulebook.run, dice)
        times.append(process_time() - begun)
    return sorted(times)[len(times) // 2] * 1000


def report(game: str, seconds: float) -> dict[str, object]:
    """Everything that is measured of one game."""
    rulebook = harena.rulebook(game)
    pack = rulebook.built_in()
    setups = {
        seats: rulebook.settle(seats, fitted(rulebook.play, seats), pack, {})
        for seats in rulebook.seats
    }
    four = setups[4]
    match = middle(rulebook, four)
    saved = encode(rulebook, match.state)
    whole = begin(rulebook, four, "replay")
    chooser = Dice()
    chooser.seed("replay")
    decisions = whole.state.play_on(chooser)
    record = whole.record()
    found: dict[str, object] = {}
    if game == "heroes":
        found["tables_ms"] = tables_ms(rulebook, seconds)
    return {
        **found,
        "compiled": kernel_state.__file__.endswith((".so", ".pyd")),
        "python": sys.version.split()[0],
        "random": [asdict(random_play(rulebook, setups[k], seconds)) for k in rulebook.seats],
        "asked": [asdict(asked_play(rulebook, setups[k], seconds)) for k in (2, 4) if k in setups],
        "copy_us": cost(match.copy, seconds) / MICROSECOND,
        "copy_state_us": cost(match.state.copy, seconds) / MICROSECOND,
        "save_us": cost(lambda: encode(rulebook, match.state), seconds) / MICROSECOND,
        "load_us": cost(lambda: decode(rulebook, four, saved), seconds) / MICROSECOND,
        "replay_ms": cost(lambda: replay(rulebook, record, pack), seconds) * 1000,
        "replay_decisions": decisions,
    }


if __name__ == "__main__":
    print(json.dumps(report(sys.argv[1], float(sys.argv[2]))))
