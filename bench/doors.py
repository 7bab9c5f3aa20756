"""`python -m bench.doors`: what is left of the engine's speed behind PettingZoo's door.

Random play of Clash with four at the table: by the engine itself, and through the environment as
PettingZoo's own `performance_benchmark` steps it. Both in one process, in CPU time, in turns: the
engine before and after. Run it on pure Python, where the figure is asked for:
`.venv/bin/python -m bench.doors`.
"""

import argparse
import random
import sys
from functools import partial
from typing import Any

import numpy as np

import harena
from bench.own import random_play
from bench.rate import measure
from harena.face import built_in
from harena.interop.pettingzoo import env

GAME = "clash"
SEATS = 4
LEAST = 0.30


def zoo_once(zoo: Any) -> tuple[int, int]:
    """One match by the mask, as PettingZoo's benchmark plays."""
    zoo.reset()
    turns = 0
    for _ in zoo.agent_iter():
        seen, _, ended, cut, _ = zoo.last()
        allowed = None if ended or cut else np.flatnonzero(seen["action_mask"]).tolist()
        zoo.step(None if allowed is None else random.choice(allowed))
        turns += 1
    return turns, 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.doors", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of CPU time for each figure")
    seconds = parser.parse_args().seconds
    book = harena.rulebook(GAME)
    setup = book.settle(SEATS, {}, built_in(GAME), {})
    before = random_play(book, setup, seconds / 2)
    zoo = measure(partial(zoo_once, env(GAME, SEATS)), seconds, "PettingZoo's door, Clash")
    after = random_play(book, setup, seconds / 2)
    engine = (before.decisions_per_second + after.decisions_per_second) / 2
    kept = zoo.decisions_per_second / engine
    sys.stdout.write(before.line("decisions") + zoo.line("decisions") + after.line("decisions"))
    sys.stdout.write(f"{kept:.0%} kept, at least {LEAST:.0%} on pure Python\n")
    sys.exit(kept < LEAST)


if __name__ == "__main__":
    main()
