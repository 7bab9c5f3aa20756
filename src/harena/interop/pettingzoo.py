"""PettingZoo: every game as an AEC environment.

`harena.interop.pettingzoo.env("clash", seats=4)`. Agents are `seat_0`, `seat_1` and so on. Where
several must answer at once they are asked one after the other, and none sees what the others have
chosen. An observation holds `observation` and `action_mask`; it is made when somebody looks.
Rewards come at the end: each seat's part of the victory. An illegal action ends the match with a
reward of -1 for who took it.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from harena.interop.board import LEAST, MOST, Board
from harena.interop.sight import Sight
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue

ILLEGAL: Final = -1.0


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, PlayValue] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """An environment that ends when somebody does what is not allowed.

    It sees to that itself: PettingZoo's wrappers for it take nearly half of the time.
    """
    return HarenaEnv(game, seats, options, render_mode)


class HarenaEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game at a table of so many seats; the smallest table for two or more if none is named."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, PlayValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.board = Board(game, seats, options)
        self.metadata = {
            "name": f"harena_{game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.board.seats)]
        self.matches = 0
        self.seed = "0"
        self.choice = spaces.Discrete(self.board.actions)
        self.sight = spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (self.board.numbers,), np.int64),
                "action_mask": spaces.Box(0, 1, (self.board.actions,), np.int8),
            }
        )

    @cache  # noqa: B019 lives as long as the environment
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.sight

    @cache  # noqa: B019 idem
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.choice

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; after the same seed the same matches in the same order."""
        if seed is not None:
            self.seed, self.matches = str(seed), 0
        self.board.begin(f"{self.seed}/{self.matches}")
        self.matches += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.board.match.to_act[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        return Sight(self.board, seat)

    def step(self, action: int | None) -> None:
        """The answer of the agent whose turn it is, by its id."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        board = self.board
        self._cumulative_rewards[agent] = 0.0
        try:
            board.answer(self.possible_agents.index(agent), action)
        except Refused as refused:
            self.infos[agent]["illegal"] = str(refused)
            self.finish([ILLEGAL if one == agent else 0.0 for one in self.possible_agents])
            return
        asked = board.match.to_act
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.finish(board.rewards())

    def finish(self, rewards: list[float]) -> None:
        """It is over for everybody."""
        for one, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[one] = reward
            self.terminations[one] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The position as text, for the eyes of whose turn it is."""
        if self.render_mode is None:
            return None
        return self.board.portrait(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing to close."""

    def copy(self) -> "HarenaEnv":
        """The same environment, which goes on by itself."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> "HarenaEnv":
        twin = HarenaEnv.__new__(HarenaEnv)
        twin.__dict__.update(self.__dict__)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            if name in self.__dict__:
                setattr(twin, name, self.__dict__[name].copy())
        if "infos" in self.__dict__:
            twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.board = self.board.copy()
        return twin
