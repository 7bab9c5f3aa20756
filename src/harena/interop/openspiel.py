"""OpenSpiel: importing this module registers every game as `harena_clash`, `harena_heroes` etc.

`pyspiel.load_game("harena_clash", {"players": 4})`. Where several must answer at once they are
asked one after the other, and none sees what the others have chosen. Chance is explicit: where an
answer throws dice or draws cards, a chance node comes after it, with many equally likely outcomes,
each of which keys the dice. So a history of actions tells a match whole. Utilities are each seat's
part of the victory. `state.resample_from_infostate` imagines a match that the seat's view allows.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from harena.face import games, rulebook
from harena.interop.board import Board
from harena.interop.observing import NOTHING

OUTCOMES: Final = 1024
CHANCES: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST: Final = 2**31 - 1


def smallest(game: str) -> int:
    """The smallest table at which two or more can play."""
    return max(2, rulebook(game).seats[0])


@cache
def game_type(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    book = rulebook(game)
    return pyspiel.GameType(
        short_name=f"harena_{game}",
        long_name=f"Harena {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=book.seats[-1],
        min_num_players=book.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": smallest(game)},
    )


class HarenaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a table of so many seats."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.board = Board(game, int(chosen.get("players", smallest(game))), None)
        bound = self.board.rulebook.bound(self.board.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.board.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.board.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=min(LONGEST, bound),
        )
        super().__init__(game_type(game), info, chosen)

    def new_initial_state(self) -> "HarenaState":
        """Before the first deal."""
        return HarenaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Who looks."""
        return Observer(self.board)


class HarenaState(pyspiel.State):  # type: ignore[misc]
    """A match, or one that waits for the dice."""

    def __init__(self, game: HarenaGame) -> None:
        super().__init__(game)
        self.board = game.board
        self.dealt = False
        self.steps = 0
        self.waiting: tuple[int, int] | None = None

    def current_player(self) -> int:
        """Chance before the deal and where dice are thrown; else the first who is asked."""
        if not self.dealt or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.board.match.to_act
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely keys of the dice."""
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.board.places(player))

    def _apply_action(self, action: int) -> None:
        self.steps += 1
        if not self.dealt:
            self.board = self.board.copy()
            self.board.begin(f"{action}")
            self.dealt = True
        elif self.waiting is not None:
            seat, chosen = self.waiting
            self.waiting = None
            self.answer(seat, chosen, f"{self.steps}/{action}")
        else:
            self.try_without_dice(self.board.match.to_act[0], action)

    def try_without_dice(self, seat: int, action: int) -> None:
        """An answer that needs no dice happens at once; else it waits for them."""
        before = self.board
        self.board = before.copy()
        self.answer(seat, action, "no dice")
        untouched = before.copy().match.state.dice
        untouched.seed("no dice")
        if self.board.match.state.dice.word != untouched.word:
            self.board, self.waiting = before, (seat, action)

    def answer(self, seat: int, action: int, key: str) -> None:
        """With dice keyed so."""
        self.board.match.state.dice.seed(key)
        self.board.answer(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}"
        book = self.board.rulebook
        ask = [name for name, first in book.first_id.items() if first <= action][-1]
        return f"{ask} {action - book.first_id[ask]}"

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.dealt and self.waiting is None and self.board.match.over

    def returns(self) -> list[float]:
        """Each seat's part of the victory."""
        return self.board.rewards() if self.is_terminal() else [0.0] * self.board.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HarenaState":
        """A match that the player's view allows, with dice of its own."""
        twin: HarenaState = self.clone()
        twin.board.match = self.board.match.imagine(player, f"{sampler()}")
        return twin

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        everybody = tuple(range(self.board.seats))
        dice = f" dice for {self.waiting}" if self.waiting else ""
        return self.board.rulebook.portrait(self.board.match.state, everybody) + dice


class Observer:
    """What a seat may know: the numbers of docs/observations.md, or the view as text."""

    def __init__(self, board: Board) -> None:
        self.tensor = np.full(board.numbers, NOTHING, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HarenaState, player: int) -> None:
        """Look."""
        if state.dealt:
            self.tensor[:] = state.board.observation(player)
        else:
            self.tensor.fill(NOTHING)

    def string_from(self, state: HarenaState, player: int) -> str:
        """Look, and say it."""
        return json.dumps(state.board.match.view(player)) if state.dealt else "before the deal"


def maker(game: str) -> type[HarenaGame]:
    """A class for one game, as OpenSpiel wants it."""

    def begin(self: HarenaGame, params: dict[str, Any] | None = None) -> None:
        HarenaGame.__init__(self, game, params)

    return type(f"Harena{game.capitalize()}", (HarenaGame,), {"__init__": begin})


for name in games():
    pyspiel.register_game(game_type(name), maker(name))
