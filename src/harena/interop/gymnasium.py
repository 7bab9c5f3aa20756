"""Gymnasium: one learner among bots.

`harena.interop.gymnasium.HarenaEnv("clash", seats=4, bots=["greedy"])`. The learner sits at one
seat, at another every match unless it is named; the bots are repeated as needed. The reward comes
at the end: the learner's part of the victory, or -1 for an illegal action, which ends the match.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from harena import bots as minds
from harena.bots import Bot
from harena.interop.board import LEAST, MOST, Board
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue

ILLEGAL = -1.0


class HarenaEnv(gymnasium.Env[dict[str, Any], Any]):
    """The learner's side of a match."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: Sequence[str] = ("instinct",),
        seat: int | None = None,
        options: dict[str, PlayValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.board = Board(game, seats, options)
        for name in bots:
            minds.check(name, game)
        if seat is not None and not 0 <= seat < self.board.seats:
            last = self.board.seats - 1
            said = f"a seat from 0 to {last} was expected, but {seat} came"
            raise Refused("seat", said, {"last": last, "seat": seat})
        self.names = list(bots)
        self.wanted = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.others: list[Bot] = []
        self.action_space = spaces.Discrete(self.board.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (self.board.numbers,), np.int64),
                "action_mask": spaces.Box(0, 1, (self.board.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match, played until the learner is asked; a match may be over before that."""
        super().reset(seed=seed)
        board = self.board
        for _ in range(100):
            text = str(int(self.np_random.integers(2**63 - 1)))
            place = int(self.np_random.integers(board.seats))
            self.seat = place if self.wanted is None else self.wanted
            board.begin(text)
            self.others = [
                minds.make(
                    self.names[one % len(self.names)], board.rulebook, board.setup, f"{text}/{one}"
                )
                for one in range(board.seats)
            ]
            self.play_on()
            if not board.match.over:
                break
        return self.look(), {}

    def play_on(self) -> None:
        """The bots answer until the learner is asked."""
        match = self.board.match
        while match.to_act and self.seat not in match.to_act:
            seat = match.to_act[0]
            bot = self.others[seat]
            view = {} if bot.blind else match.view(seat)
            match.answer(seat, bot.choose(view, match.options(seat)))

    def look(self) -> dict[str, Any]:
        """What the learner may know, and what it may do now."""
        return {
            "observation": self.board.observation(self.seat),
            "action_mask": self.board.mask(self.seat),
        }

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's answer, by its id, and those of the bots until it is asked again."""
        try:
            self.board.answer(self.seat, action)
        except Refused as refused:
            return self.look(), ILLEGAL, True, False, {"illegal": str(refused)}
        self.play_on()
        over = self.board.match.over
        reward = self.board.rewards()[self.seat] if over else 0.0
        return self.look(), reward, over, False, {}

    def action_masks(self) -> Any:
        """The mask alone, as some libraries ask for it."""
        return self.board.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The position as text, for the learner's eyes."""
        return None if self.render_mode is None else self.board.portrait(self.seat)
