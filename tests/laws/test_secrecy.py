"""Law 6: two matches that differ only in what a seat may not know are the same to that seat.

Such pairs are made in five ways: the match beside one imagined from the seat's view; beside itself
with other dice to come; beside itself with another answer sealed, or just given, by somebody else;
and two matches from the beginning, under different seeds. Both matches of a pair are then played on
in step, with the same answers wherever both have them. As long as what the seat is told is the
same, its view, its portrait and its options must be; and as long as its view is the same, so must
be what it is told. A game that shows something for a moment, such as the bids of an auction,
therefore keeps it in its view.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.kernel import match as matches
from harena.kernel.decisions import Option
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from tests.laws.lines import BOOKS, NAMES, TABLES, Chooser, asked, law, lines, settled

EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES, ids=NAMES)
STEPS = 6


class Pair:
    """Two matches which one viewer cannot tell apart; None is a spectator."""

    def __init__(self, one: Match, other: Match, viewer: int | None) -> None:
        self.one = one
        self.other = other
        self.viewer = viewer
        self.look_alike("from the start")

    def view(self, match: Match) -> View:
        return match.view(self.viewer)

    def options(self, match: Match) -> list[str]:
        return [] if self.viewer is None else shapes(match.options(self.viewer))

    def portrait(self, match: Match) -> str:
        eyes = () if self.viewer is None else (self.viewer,)
        return match.rulebook.portrait(match.state, eyes)

    def look_alike(self, why: str) -> None:
        assert self.view(self.one) == self.view(self.other), why
        assert self.portrait(self.one) == self.portrait(self.other), why
        assert self.options(self.one) == self.options(self.other), why
        if self.viewer is not None:
            assert self.one.about(self.viewer) == self.other.about(self.viewer), why
        assert self.one.to_act == self.other.to_act, why

    def play_on(self, chooser: Chooser, same_dice: bool) -> None:
        """In step, until the viewer may tell them apart."""
        for _ in range(STEPS):
            if self.one.over or not self.answer(chooser, same_dice):
                return

    def answer(self, chooser: Chooser, same_dice: bool) -> bool:
        """One answer in both; whether they still look alike."""
        pasts = len(self.one.state.journal), len(self.other.state.journal)
        seat, alike = answer_alike(self.one, self.other, chooser)
        told = [
            [event.told(self.viewer) for event in match.events[past:]]
            for match, past in zip((self.one, self.other), pasts, strict=True)
        ]
        # What dice have brought may be told by the question that they lead to.
        is_asked = same_dice or self.options(self.one) == self.options(self.other)
        if alike and told[0] == told[1] and is_asked:
            self.look_alike(f"seat {seat} answered the same and {told[0]} was told")
        if self.view(self.one) != self.view(self.other):
            return False
        if same_dice:
            assert told[0] == told[1], f"seat {seat} answered, and the view does not hold what"
        return told[0] == told[1]


def shapes(options: list[Option]) -> list[str]:
    return [repr(option) for option in options]


def answer_alike(one: Match, other: Match, chooser: Chooser) -> tuple[int, bool]:
    """The same answer in both matches, if they have one in common."""
    seat, index = chooser.move(one)
    mine, theirs = shapes(one.options(seat)), shapes(other.options(seat))
    if mine[index] not in theirs:
        seat = one.to_act[0]
        mine, theirs = shapes(one.options(seat)), shapes(other.options(seat))
        common = [place for place, shape in enumerate(mine) if shape in theirs]
        index = common[0] if common else 0
    one.answer(seat, index)
    alike = mine[index] in theirs
    other.answer(seat, theirs.index(mine[index]) if alike else 0)
    return seat, alike


def fork(match: Match, seed: str) -> Match:
    """The same match with dice of its own, so that two can be given the same or others."""
    twin = match.copy()
    twin.secret = b""
    twin.state.dice.seed(seed)
    return twin


@EVERY_TABLE
@law(6)
@given(data=st.data())
def test_6_a_match_is_like_those_imagined_from_a_view(
    name: str, seats: int, data: st.DataObject
) -> None:
    line = data.draw(lines(name, seats))
    viewers = [None, *range(seats)]
    every = data.draw(st.sampled_from([7, 9, 11])) if line.is_long() else 1

    for number, match in enumerate(line.looked_at(of_long=1)):
        if number % every == 0:
            viewer = viewers[number // every % len(viewers)]
            imagined = match.imagine(viewer, f"seed {number}")
            imagined.state.dice.seed("dice")
            pair = Pair(fork(match, "dice"), imagined, viewer)
            pair.play_on(Chooser([], f"answers {number}"), same_dice=True)


@EVERY_TABLE
@law(6)
@given(data=st.data())
def test_6_dice_to_come_are_not_seen(name: str, seats: int, data: st.DataObject) -> None:
    line = data.draw(lines(name, seats))
    viewers = [None, *range(seats)]
    every = data.draw(st.sampled_from([7, 9, 11])) if line.is_long() else 1

    for number, match in enumerate(line.looked_at(of_long=1)):
        if number % every == 0:
            viewer = viewers[number // every % len(viewers)]
            pair = Pair(fork(match, f"dice {number}"), fork(match, f"others {number}"), viewer)
            pair.play_on(Chooser([], f"answers {number}"), same_dice=False)


@EVERY_TABLE
@law(6)
@given(data=st.data())
def test_6_sealed_answers_are_not_seen(name: str, seats: int, data: st.DataObject) -> None:
    line = data.draw(lines(name, seats))

    for number, match in enumerate(line.looked_at()):
        if len(match.to_act) < 2:
            continue
        seat = match.to_act[number % len(match.to_act)]
        last = asked(match, seat) - 1
        for viewer in {None, *range(seats)} - {seat}:
            one, other = fork(match, "dice"), fork(match, "dice")
            one.answer(seat, 0)
            other.answer(seat, last)
            pair = Pair(one, other, viewer)
            pair.play_on(Chooser([], f"answers {number}"), same_dice=True)


@EVERY_TABLE
@law(4)
@given(data=st.data())
def test_6_what_others_choose_is_seen_only_when_it_is_told(
    name: str, seats: int, data: st.DataObject
) -> None:
    """What is due and who is asked next may show an open plan; no field of a view does."""
    line = data.draw(lines(name, seats))
    every = data.draw(st.sampled_from([3, 5, 7])) if line.is_long() else 1

    for number, match in enumerate(line.looked_at(of_long=1)):
        if match.over or number % every:
            continue
        seat = match.to_act[number % len(match.to_act)]
        one, other = fork(match, "dice"), fork(match, "dice")
        one.answer(seat, 0)
        other.answer(seat, number % asked(match, seat))
        past = len(match.state.journal)
        for viewer in {None, *range(seats)} - {seat}:
            told, known = [
                [[event.told(viewer) for event in twin.events[past:]] for twin in (one, other)],
                [fields(twin, viewer) for twin in (one, other)],
            ]
            assert told[0] != told[1] or known[0] == known[1], f"seat {seat} answered, {told[0]}"


def fields(match: Match, viewer: int | None) -> View:
    """What a game itself shows, without what is due."""
    view = match.rulebook.view(match.state, viewer)
    view.pop("agenda", None)
    return view


@EVERY_TABLE
@law(6)
@given(data=st.data())
def test_6_from_the_beginning_a_view_shows_what_was_told(
    name: str, seats: int, data: st.DataObject
) -> None:
    setup = data.draw(settled(name, seats))
    begun = [matches.begin(BOOKS[name], setup, f"seed {number}") for number in range(8)]

    for viewer in (None, *range(seats)):
        seen: dict[str, View] = {}
        for match in begun:
            told = repr([event.told(viewer) for event in match.events])
            view = match.view(viewer)
            assert seen.setdefault(told, view) == view, f"told {told}, but seen another view"
