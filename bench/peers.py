"""Random play of two well-known engines, the yardsticks for Harena's speed.

A decision is one action chosen by a player, also where there is only one to
choose. Dice are rolled and their time counts, but a roll by chance is not a
decision. OpenSpiel's backgammon is C++ behind a Python interface; catanatron
is pure Python.
"""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from itertools import count
from random import Random

import pyspiel
from catanatron import Color, Game, RandomPlayer

from bench.rate import Rate, measure

SEED = 1
CHANCE = int(pyspiel.PlayerId.CHANCE)


def backgammon(seconds: float) -> Rate:
    """OpenSpiel's backgammon through its Python interface, two random players."""
    game = pyspiel.load_game("backgammon")
    play = partial(play_backgammon, game, Random(SEED).random)
    return measure(play, seconds, f"OpenSpiel {version('open_spiel')} backgammon")


def play_backgammon(game: pyspiel.Game, chance: Callable[[], float]) -> tuple[int, int]:
    """One match. A quarter faster than with is_terminal, is_chance_node, choice, choices."""
    state = game.new_initial_state()
    current_player = state.current_player
    legal_actions = state.legal_actions
    chance_outcomes = state.chance_outcomes
    apply_action = state.apply_action
    decisions = 0
    while True:
        player = current_player()
        if player >= 0:
            actions = legal_actions()
            apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            apply_action(sample(chance_outcomes(), chance()))
        else:
            return decisions, 1


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """Find the outcome in whose share of the probabilities the point, 0 to 1, falls."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]  # The probabilities may add up to a hair less than 1.


def catan(seconds: float) -> Rate:
    """Catanatron's Catan, four of its own random players in its own loop."""
    seeds = count(SEED)  # Catanatron takes a seed of 0 for none at all.
    return measure(lambda: play_catan(next(seeds)), seconds, f"catanatron {version('catanatron')}")


def play_catan(seed: int) -> tuple[int, int]:
    """One match. Catanatron keeps every action that a player has chosen; there lies the count."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions), 1
