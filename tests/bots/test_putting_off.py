"""Bots that look so many answers ahead do not put off what is to come."""

import pytest

from harena.bots import Bot, Greedy, Search
from harena.kernel.decisions import Fan
from harena.kernel.match import Match, begin
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Setup
from tests.kernel.minis import Mini, book

CHOOSE_STAND, STAND, CHOOSE_COUNT, COUNT, WAVE, CHOOSE_SIGN, SIGN = range(7)
MEET_IT, DAWDLE = range(2)


class Doom(Mini):
    """The first meets the second, who counts; at the last number the first loses ten points.

    Before that he may dawdle, and at any time wave; neither changes anything.
    """

    parts = ("patience", "counted", "last", "lost")

    def __init__(self, seats: int, model: "Doom | None" = None) -> None:
        super().__init__(seats, model)
        self.patience = 6
        self.counted = 0
        self.last = 0
        self.lost = 0

    def scores(self) -> list[int]:
        return [-self.lost, 0]

    def interjections(self, seat: int) -> list[Fan]:
        return [(WAVE, [0], 0, 0, 0)] if self.patience and seat == 0 else []


def choose_stand(doom: Doom) -> None:
    doom.ask(0, "stand", STAND, [MEET_IT, DAWDLE] if doom.patience else [MEET_IT])


def stand(doom: Doom, how: int) -> None:
    if how == DAWDLE:
        doom.patience -= 1
        doom.tell("dawdled")
        doom.then(CHOOSE_STAND)
    else:
        doom.then(CHOOSE_COUNT)


def choose_count(doom: Doom) -> None:
    doom.ask(1, "count", COUNT, [0, 1])


def count(doom: Doom, how: int) -> None:
    doom.counted += 1
    if doom.counted == doom.last:
        doom.lost = 10
        doom.tell("fell")
    else:
        doom.then(CHOOSE_COUNT)


def wave(doom: Doom, how: int) -> None:
    doom.patience -= 1
    doom.then(CHOOSE_SIGN)


def choose_sign(doom: Doom) -> None:
    doom.ask(0, "sign", SIGN, [0, 1])


def sign(doom: Doom, how: int) -> None:
    doom.tell("waved")


def doomed(last: int) -> tuple[Rulebook, Match]:
    """The first to move, and so many numbers before him."""

    def lay_out(doom: Doom, setup: Setup) -> None:
        doom.last = last

    rulebook = book(
        Doom,
        [choose_stand, stand, choose_count, count, wave, choose_sign, sign],
        seats=range(2, 3),
        asks={"stand": 2, "count": 2, "wave": 1, "sign": 2, "interject:wave": 1},
        events="round_began\ndawdled\nwaved\nfell",
        bound=200,
        conserved=lambda doom: [],
        set_up=lay_out,
    )
    return rulebook, begin(rulebook, Setup(2, {}, rulebook.built_in(), {}), "x")


@pytest.mark.parametrize("last", range(36, 62))
@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_what_is_to_come_is_met_wherever_the_look_ahead_ends(bot: str, last: int) -> None:
    book, match = doomed(last)
    searches = bot == "search"
    mind: Bot = Search(book, match.setup, "x", 200) if searches else Greedy(book, match.setup, "x")

    chosen = mind.choose(match.view(0), match.options(0))

    assert match.options(0)[chosen].args == (MEET_IT, 0, 0, 0)
