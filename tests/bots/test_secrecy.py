"""No bot is handed what its seat may not know.

A bot that writes down all it is handed plays two matches that differ only in what its seat may not
know. As long as it has been told the same in both, it must have been handed the same.
"""

import json
from collections.abc import Sequence
from contextlib import suppress

import pytest

import harena
from harena import bots
from harena.bots import Beginner
from harena.bots.asked import imagined
from harena.kernel.decisions import Option
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from harena.lab.playing import play_on

ENOUGH = 80
SEALED = 12
SEALING = ("gladiatori", "heroes", "jugula", "spartacus")


class Full(Exception):
    """The notebook has no more pages."""


class Recorder:
    """Plays as instinct does, and writes down what it is handed and what its seat was told."""

    blind = False

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.mind = bots.make("instinct", match.rulebook, match.setup, "mind")
        self.first = len(match.state.journal)
        self.handed: list[str] = []
        self.told: list[str] = []

    def choose(self, view: View, options: Sequence[Option]) -> int:
        self.handed.append(json.dumps([view, [repr(option) for option in options]]))
        events = self.match.events_from(self.first)
        self.told.append(json.dumps([event.told(self.seat) for event in events]))
        if len(self.handed) == ENOUGH:
            raise Full
        return self.mind.choose(view, options)


def recorded(match: Match, seat: int) -> Recorder:
    """What a bot at this seat is handed while the match is played on."""
    match.state.dice.seed("the same dice")
    players = [
        bots.make("random", match.rulebook, match.setup, f"{one}")
        for one in range(match.setup.seats)
    ]
    recorder = Recorder(match, seat)
    with suppress(Full):
        play_on(match, [recorder if one == seat else bot for one, bot in enumerate(players)])
    return recorder


@pytest.mark.parametrize("game", harena.games())
def test_what_differs_only_in_secrets_is_handed_over_the_same(game: str) -> None:
    book = harena.rulebook(game)
    compared = different = 0
    for number in range(4):
        match = harena.begin(game, max(2, book.seats[0]), f"secrets {number}")
        lot = bots.make("random", book, match.setup, "lot")
        for _ in range(7 * number):
            if not match.over:
                match.answer(match.to_act[0], lot.choose({}, match.options(match.to_act[0])))
        if match.over:
            continue
        seat = match.to_act[0]
        other = match.imagine(seat, f"another {number}")
        different += hidden(match) != hidden(other)
        one, two = recorded(match.copy(), seat), recorded(other, seat)
        for mine, theirs, told, their_told in zip(
            one.handed, two.handed, one.told, two.told, strict=False
        ):
            if told != their_told:
                break
            assert mine == theirs
            compared += 1

    assert compared >= 4
    assert different >= (1 if book.hidden else 0)


@pytest.mark.parametrize("game", harena.games())
def test_what_another_has_answered_under_seal_is_not_handed_over(game: str) -> None:
    """Where several are asked at once, who answers last is handed the same whatever others said.

    And he imagines them as still to answer, so that he thinks of them as they think of him.
    """
    book = harena.rulebook(game)
    compared = 0
    for number in range(8):
        match = harena.begin(game, max(2, book.seats[0]), f"sealed {number}")
        mind = bots.make("instinct", book, match.setup, f"mind {number}")
        while not match.over and len(match.answers) < 250 and compared < SEALED:
            first, *others = match.to_act
            asked = match.state.decision(first)
            if others and asked is not None and asked.count() > 1 and not asked.apart:
                handed = {handed_after(match, first, index, others[0]) for index in range(2)}
                assert len(handed) == 1
                compared += 1
            match.answer(first, mind.choose(match.view(first), match.options(first)))

    assert compared == SEALED or (compared == 0 and game not in SEALING)


def handed_after(match: Match, first: int, index: int, last: int) -> str:
    """What a bot at the last seat is handed when another has answered so."""
    twin = match.copy()
    twin.answer(first, index)
    view = twin.view(last)
    everybody = [decision.seat for decision in match.state.pending]
    assert imagined(match.rulebook, match.setup, view, "seed").to_act() == everybody
    options = [repr(option) for option in twin.options(last)]
    return json.dumps([view, options])


def hidden(match: Match) -> list[str]:
    """The fields that not everybody sees."""
    found: list[str] = []
    for name in match.rulebook.hidden:
        value: object = match.state
        for part in name.split("."):
            value = getattr(value, part)
        found.append(repr(value))
    return found


def test_a_bot_is_not_handed_what_earlier_matches_have_left() -> None:
    match = harena.begin("clash", 2, "carried")
    match.setup.carried["secret"] = "of a campaign"

    for name in bots.names():
        bot = bots.make(name, match.rulebook, match.setup, "seed")
        mind = bot.greedy if isinstance(bot, Beginner) else bot
        assert name == "random" or getattr(mind, "setup").carried == {}  # noqa: B009
