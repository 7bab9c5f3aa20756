"""`python -m bench.search`: how many playouts a second the search makes, beside OpenSpiel's own.

Harena's search chooses at the opening of a fight in Clash, two at the table; OpenSpiel's MCTSBot,
which is Python on a game in C++ as ours is Python on compiled rules, chooses after the first roll
of backgammon, one random playout to the end for each simulation. Both in one process, in CPU time,
in turns: the peer before and after. Run it on the compiled engine:
`.venv-compiled/bin/python -m bench.search`.
"""

import argparse
import sys
from functools import partial
from importlib.metadata import version
from itertools import count

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import harena
from bench.rate import measure
from harena.bots import Search
from harena.bots import search as room
from harena.bots.asked import first_asked
from harena.kernel.match import Match

PLAYOUTS = 400
SIMULATIONS = 100
LEAST = 5.0


def opening() -> Match:
    """All gladiators stand; instinct has placed them, and the first team is to be chosen."""
    match = harena.begin("clash", 2, "opening")
    state = match.state
    while state.pending[0].ask != "team":
        decision = first_asked(state)
        match.answer(decision.seat, match.rulebook.instinct(state, decision.seat))
    return match


def search_once(match: Match, numbers: "count[int]") -> tuple[int, int]:
    """One choice; as many playouts as it made."""
    seat = match.to_act[0]
    bot = Search(match.rulebook, match.setup, f"{next(numbers)}", PLAYOUTS)
    bot.choose(match.view(seat), match.options(seat))
    return bot.done, 1


def mcts_once(state: pyspiel.State, bot: mcts.MCTSBot) -> tuple[int, int]:
    """One choice of the peer."""
    bot.step(state)
    return SIMULATIONS, 1


def backgammon() -> tuple[pyspiel.State, mcts.MCTSBot]:
    """The first roll is made."""
    game = pyspiel.load_game("backgammon")
    chance = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return state, mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=chance)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of CPU time for each figure")
    seconds = parser.parse_args().seconds
    compiled = not (room.__file__ or "").endswith(".py")
    peer = partial(mcts_once, *backgammon())
    name = f"OpenSpiel {version('open_spiel')} MCTSBot, backgammon"
    before = measure(peer, seconds / 2, name)
    ours = measure(
        partial(search_once, opening(), count()), seconds,
        f"Harena's search, Clash, {'compiled' if compiled else 'pure'}",
    )  # fmt: skip
    after = measure(peer, seconds / 2, name)
    beside = (before.decisions_per_second + after.decisions_per_second) / 2
    ratio = ours.decisions_per_second / beside
    sys.stdout.write(before.line("playouts") + ours.line("playouts") + after.line("playouts"))
    sys.stdout.write(f"ratio {ratio:.1f}, at least {LEAST:g} compiled\n")
    sys.exit(compiled and ratio < LEAST)


if __name__ == "__main__":
    main()
