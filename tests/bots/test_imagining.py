"""What is imagined is honest: the truth is as likely as it should be, neither more nor less.

If matches are imagined as likely as they are, the truth is one of them like any other: it has as
much in common with an imagined match as two imagined matches have with each other. Whoever guesses
too narrowly has more of the latter; whoever takes for unlikely what is the rule has less. What is a
number is compared by its mean besides.
"""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

import harena
from harena import bots
from harena.games.gladiatori.components.cards import LAYOUT
from harena.games.gladiatori.components.traits import TRAITS
from harena.games.gladiatori.turn import USE_ENDURANCE
from harena.games.spartacus.components.content import KINDS
from harena.games.spartacus.components.decks import look_into_hand
from harena.kernel.decisions import Decision
from harena.kernel.match import Match
from harena.toolkit.bits import members

Pieces = dict[str, Counter[object]]
IMAGININGS = 6
ERRORS = 4.0
NEAR = 0.1  # Of the hidden cards: what players choose is not by lot, and that moves it so much.
# Matches, answers between two looks, and looks at each.
PLAYED = {
    "clash": (12, 22, 5),
    "gladiatori": (10, 60, 5),
    "jugula": (14, 18, 4),
    "spartacus": (12, 70, 5),
}


def hidden(game: str, state: Any, viewer: int) -> Pieces:
    """What the viewer does not see, in pieces that can be compared."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    match game:
        case "clash":
            return {"stack": Counter(enumerate(state.stack))}
        case "jugula":
            return {
                zone: Counter(
                    (seat, card) for seat in others for card in members(getattr(state, zone)[seat])
                )
                for zone in ("hand", "deck", "prima")
            }
        case "gladiatori":
            return {
                zone: Counter(
                    (seat, kind)
                    for seat in others
                    for kind in LAYOUT.row(getattr(state, zone)[seat])
                )
                for zone in ("hand", "life", "discard")
            }
    return {
        "hand": Counter(
            {
                (seat, kind): state.hand[KINDS * seat + kind]
                for seat in others
                for kind in range(KINDS)
            }
        ),
        "next intrigue": Counter(state.intrigue_deck[-3:]),
        "next market": Counter(state.market_deck[-3:]),
    }


def in_common(one: Counter[object], other: Counter[object]) -> int:
    return (one & other).total()


def looked_at(game: str, number: int) -> list[tuple[Match, int]]:
    """Positions of a match that instinct plays, and who looks."""
    _, answers, looks = PLAYED[game]
    book = harena.rulebook(game)
    match = harena.begin(game, max(2, book.seats[0]), f"honest {number}")
    mind = bots.make("instinct", book, match.setup, f"mind {number}")
    found: list[tuple[Match, int]] = []
    while len(found) < looks:
        for _ in range(answers + number):
            if match.over:
                return found
            seat = match.to_act[0]
            match.answer(seat, mind.choose(match.view(seat), match.options(seat)))
        found.append((match.copy(), len(found) % match.setup.seats))
    return found


@pytest.mark.parametrize("game", list(PLAYED))
def test_the_truth_is_like_any_imagined_match(game: str) -> None:
    gaps: dict[str, list[float]] = {}
    sizes: dict[str, list[int]] = {}
    for number in range(PLAYED[game][0]):
        for match, viewer in looked_at(game, number):
            true = hidden(game, match.state, viewer)
            dreams = [
                hidden(game, match.imagine(viewer, f"{number}/{one}").state, viewer)
                for one in range(IMAGININGS)
            ]
            for name, pieces in true.items():
                if pieces.total():
                    gaps.setdefault(name, []).append(gap(pieces, [one[name] for one in dreams]))
                    sizes.setdefault(name, []).append(pieces.total())

    assert min(len(found) for found in gaps.values()) >= 15
    for name, found in gaps.items():
        mean = sum(found) / len(found)
        error = sqrt(sum((one - mean) ** 2 for one in found)) / len(found)
        near = NEAR * sum(sizes[name]) / len(found)
        assert abs(mean) <= max(near, ERRORS * error), f"{name}: {mean:+.3f}, error {error:.3f}"


def gap(true: Counter[object], dreams: list[Counter[object]]) -> float:
    """What the truth has in common with dreams, less what they have with each other."""
    pairs = [(one, other) for place, one in enumerate(dreams) for other in dreams[:place]]
    with_true = sum(in_common(true, one) for one in dreams) / len(dreams)
    return with_true - sum(in_common(one, other) for one, other in pairs) / len(pairs)


def test_every_order_of_the_hidden_animals_is_equally_likely() -> None:
    """Of twelve animals shuffled anew one lies where it lay, on average and exactly."""
    match = harena.begin("clash", 2, "order")
    stack = getattr(match.state, "stack")  # noqa: B009
    dreams = [getattr(match.imagine(0, f"{one}").state, "stack") for one in range(300)]  # noqa: B009

    met = [sum(a == b for a, b in zip(stack, dream, strict=True)) for dream in dreams]

    assert len(stack) == 12
    assert abs(sum(met) - 300) <= ERRORS * sqrt(300)


def test_a_sealed_answer_is_imagined_as_often_as_the_others() -> None:
    """Heroes: the Bonus Dice that one seat has set aside before the other."""
    match = sealed_bonus_dice()
    mine, other = match.to_act[0], 1 - match.to_act[0]
    count = answered(match, other).count()

    guessed = Counter(answered(match.imagine(mine, f"{one}"), other).sealed for one in range(300))

    assert set(guessed) == set(range(count))
    assert all(abs(times - 300 / count) <= ERRORS * sqrt(300 / count) for times in guessed.values())


def sealed_bonus_dice() -> Match:
    """A match of Heroes in which one seat has answered and the other has yet to."""
    book = harena.rulebook("heroes")
    for number in range(40):
        match = harena.begin("heroes", 2, f"bonus {number}")
        mind = bots.make("instinct", book, match.setup, "mind")
        while not match.over:
            seat = match.to_act[0]
            asked = len(match.to_act) == 2 and min(match.choices(0), match.choices(1)) > 1
            match.answer(seat, mind.choose(match.view(seat), match.options(seat)))
            if asked and len(match.to_act) == 1:
                return match
    raise AssertionError("nobody has set Bonus Dice aside")


def answered(match: Match, seat: int) -> Decision:
    """The question that this seat has answered under seal."""
    return next(one for one in match.state.pending if one.seat == seat)


def test_a_sheet_is_imagined_as_much_spent_as_it_is() -> None:
    """Gladiatori: what is left of Skills and Abilities, by the mean over many positions."""
    left: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for number in range(8):
        for match, viewer in looked_at("gladiatori", number):
            dream = match.imagine(viewer, f"{number}").state
            for trait in range(TRAITS):
                spot = TRAITS * (1 - viewer) + trait
                left[0][trait] += getattr(match.state, "start")[spot]  # noqa: B009
                left[1][trait] += getattr(match.state, "remaining")[spot]  # noqa: B009
                left[2][trait] += getattr(dream, "remaining")[spot]  # noqa: B009

    start, true, imagined = left
    for trait in range(TRAITS):
        assert abs(true[trait] - imagined[trait]) <= 0.25 * start[trait], trait


def test_5_4_2_who_rests_may_have_something_left_to_take_back() -> None:
    """Gladiatori: what another has left of his Endurance in the middle of his Rest."""
    match = harena.begin("gladiatori", 2, "resting")
    mind = bots.make("instinct", match.rulebook, match.setup, "mind")
    while match.state.pending[0].ask != "rest":
        seat = match.to_act[0]
        match.answer(seat, mind.choose(match.view(seat), match.options(seat)))
    match.answer(1, [option.choice for option in match.options(1)].index(USE_ENDURANCE))
    for left in ({0}, {0}, None, None, None):  # Blood and Speed first, then what it brings back.
        dreams: list[Any] = [match.imagine(0, f"{one}").state for one in range(60)]
        found = {dream.resting[1] for dream in dreams}
        assert getattr(match.state, "resting")[1] in found  # noqa: B009
        assert found == left or len(found) > 1
        match.answer(1, 0)


# What was seen once is remembered.


def test_17_1_a_hand_once_seen_is_remembered_but_for_what_was_drawn_since() -> None:
    """Spartacus."""
    match = harena.begin("spartacus", 3, "insight")
    mind = bots.make("instinct", match.rulebook, match.setup, "mind")
    state: Any = match.state
    while not state.held[1]:
        seat = match.to_act[0]
        match.answer(seat, mind.choose(match.view(seat), match.options(seat)))
    look_into_hand(state, 0, 1)
    hand = state.hand[KINDS : 2 * KINDS]

    dreams: list[Any] = [match.imagine(0, f"{one}").state for one in range(20)]

    assert all(dream.hand[KINDS : 2 * KINDS] == hand for dream in dreams)
    strangers: list[Any] = [match.imagine(2, f"{one}").state for one in range(20)]
    assert any(dream.hand[KINDS : 2 * KINDS] != hand for dream in strangers)


def test_whatever_is_left_of_a_sheet_may_be_imagined() -> None:
    """Gladiatori: who has spent more than most do is not taken for one who has not."""
    looks = 0
    for number in range(4):
        for match, viewer in looked_at("gladiatori", number):
            first, looks = TRAITS * (1 - viewer), looks + 1
            dreams: list[Any] = [match.imagine(viewer, f"{one}").state for one in range(250)]
            for spot in range(first, first + TRAITS):
                left = getattr(match.state, "remaining")[spot]  # noqa: B009
                assert left in {dream.remaining[spot] for dream in dreams}, (number, spot, left)

    assert looks >= 15
