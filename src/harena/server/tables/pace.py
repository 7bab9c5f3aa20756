"""When a bot's answer is shown: its haste must not tell how much there was to choose from.

Free choices are kept back until one, two, four … beats have passed. A choice of one needs no
thought, so it takes as long as the last free choice of that seat at that question.
"""

from typing import Final, final

# Nobody waits longer than this for an answer that needs no thought.
MOST_BEATS: Final = 8


@final
class Pace:
    """The pace of the bots of one table."""

    def __init__(self, beat: float) -> None:
        self.beat = beat
        self.usual: dict[tuple[int, str], float] = {}

    def rest(self, seat: int, ask: str, choices: int, passed: float) -> float:
        """How long an answer is kept back that was found in this time."""
        moment = self.beat
        if choices == 1:
            moment = self.usual.get((seat, ask), moment)
        while 0 < moment < passed:
            moment *= 2
        if choices > 1:
            self.usual[(seat, ask)] = min(moment, MOST_BEATS * self.beat)
        return max(0.0, moment - passed)
