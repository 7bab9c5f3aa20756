"""When a bot's answer is shown: its haste must not tell how much there was to choose from.

Choices are kept back until two beats have passed, longer than most bots think about most of them;
then four, eight, and every eight from there. A choice of one needs no thought, so it takes as long
as the last free choice of that seat at that question, or two beats if it never had one there.
"""

from typing import Final, final

LEAST: Final = 2
# From here on the steps are equal: nobody waits long for an answer that has been found.
STEP: Final = 8
# As long as the longest thought takes (harena.bots.MOMENT) and a step more, by beats of 50 ms; what
# took longer had to wait for others, and a choice of one does not wait for them again.
MOST_BEATS: Final = 48


@final
class Pace:
    """The pace of the bots of one table."""

    def __init__(self, beat: float) -> None:
        self.beat = beat
        self.usual: dict[tuple[int, str], float] = {}

    def rest(self, seat: int, ask: str, choices: int, passed: float) -> float:
        """How long an answer is kept back that was found in this time."""
        moment = LEAST * self.beat
        if choices == 1:
            moment = self.usual.get((seat, ask), moment)
        while 0 < moment < passed:
            moment += min(moment, STEP * self.beat)
        if choices > 1:
            self.usual[(seat, ask)] = min(moment, MOST_BEATS * self.beat)
        return max(0.0, moment - passed)
