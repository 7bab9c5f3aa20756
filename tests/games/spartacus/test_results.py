"""What a question says of denarii and Influence is what happens.

Matches are played at random. At every question that moves either, each choice is taken on a copy,
the others say the least, and what follows is held against what was told.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import harena
from harena.games.spartacus.components.answers import DECLINE
from harena.games.spartacus.components.capua import SHUN
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import INTERJECT, Match
from tests.games.spartacus.arrange import (
    capua,
    capua_of,
    choose,
    duel,
    in_arena,
    in_auction,
    in_games,
    in_turn,
    interject,
    offered,
    strike,
    told,
    weaken,
)

ANSWERS: Final = 1_000
MOST_TRIED: Final = 12
Result = dict[str, Any]


def positions(number: int) -> Iterator[tuple[Match, int]]:
    """Every question of a match played at random; asides come now and then."""
    play = random.Random(number)
    match = harena.begin("spartacus", 3, f"results {number}", {"game_type": "quick"})
    for _ in range(ANSWERS):
        if match.over:
            return
        seat = play.choice(match.to_act)
        yield match, seat
        options = match.options(seat)
        own = len(own_options(match, seat))
        match.answer(seat, play.randrange(len(options) if play.random() < 0.1 else own))


def own_options(match: Match, seat: int) -> list[Option]:
    return [option for option in match.options(seat) if option.ask != INTERJECT]


def taken(match: Match, seat: int, index: int) -> tuple[Match, list[Event]]:
    """A copy in which this choice was made, and what followed; who is asked too says the least."""
    twin, before = match.copy(), len(match.events)
    asked = own_options(match, seat)[0].ask
    others = [other for other in twin.to_act if other != seat]
    twin.answer(seat, index)
    for other in others:
        if own_options(twin, other)[0].ask == asked:
            twin.answer(other, 0)
    return twin, twin.events[before:]


def counted(events: list[Event], kind: str, *args: int) -> int:
    """The sum of what such events count last, of those that begin so."""
    return sum(one.args[-1] for one in events if one.kind == kind and one.args[: len(args)] == args)


def lost(events: list[Event], seat: int) -> int:
    """How much Influence a seat has lost."""
    return sum(one.args[1] for one in events if one.kind == "fell" and one.args[0] == seat)


def declined(match: Match, seat: int, before: int) -> list[Event]:
    """What follows a refusal to which nobody says anything."""
    while match.to_act and own_options(match, match.to_act[0])[0].ask == "react":
        match.answer(match.to_act[0], 0)
    return match.events[before:]


def check(match: Match, seat: int, index: int, result: Result, seen: Counter[str]) -> None:
    """One choice of one question."""
    option, coins = own_options(match, seat)[index], capua_of(match).coins[seat]
    twin, events = taken(match, seat, index)
    match option.ask, result["word"]:
        case "bid" | "hosting", _:
            kind = "won_lot" if option.ask == "bid" else "won_host"
            if counted(events, kind, seat) != result["total"]:
                return
            assert capua_of(twin).coins[seat] == result["left"]
        case "purse", _:
            assert coins - counted(events, "held_aside", seat) == result["left"]
        case "gift", _:
            assert capua_of(twin).coins[seat] == result["left"]
        case "support", "has":
            given = [one.args for one in events if one.kind == "gave"]
            assert given[0][1:] == (seat, result["left"] - coins)
        case "wager", _:
            assert counted(events, "wagered", seat) == option.choice
            assert capua_of(twin).coins[seat] == result["left"] == coins - result["staked"]
        case "invite", word:
            host, guest = seat, option.choice
            # Who is left when he declines may be invited without a question.
            paid = [one for one in events if one.kind == "deed_paid" and one.args[2] == guest]
            assert counted(paid, "deed_paid") == result["coins"]
            back = [one for one in events if one.kind == "deed_void" and one.args[2] == SHUN]
            assert counted(back, "deed_void", guest, host) == result["back"]
            kinds = [one.kind for one in events]
            assert ("accepted_games" in kinds) == (word == "enters")
        case "thumb", _:
            assert counted(events, "deed_paid") == result["coins"]
        case _:
            return
    seen[f"{option.ask} {result['word']}"] += 1


@pytest.mark.parametrize("number", range(4))
def test_what_is_told_of_a_choice_is_what_happens(number: int) -> None:
    seen: Counter[str] = Counter()

    for match, seat in positions(number):
        about: Any = match.about(seat)
        each: dict[str, Any] = about.get("each", {})
        for index, option in enumerate(own_options(match, seat)[:MOST_TRIED]):
            if str(option.choice) in each:
                check(match, seat, index, each[str(option.choice)]["result"], seen)

    assert seen.total() > 10


@pytest.mark.parametrize("number", range(4))
def test_9_3_a_refusal_costs_what_the_question_says(number: int) -> None:
    for match, seat in positions(number):
        own = own_options(match, seat)
        if own[0].ask == "accept":
            index = [option.choice for option in own].index(DECLINE)
            twin, _ = taken(match, seat, index)
            assert lost(declined(twin, seat, len(match.events)), seat) == match.about(seat)["loss"]


def results(match: Match, seat: int) -> dict[str, Result]:
    """What is told, by the names of the choices."""
    about: Any = match.about(seat)
    names = zip(offered(match, seat), own_options(match, seat), strict=True)
    each = about.get("each", {})
    return {
        name: each[str(option.choice)]["result"]
        for name, option in names
        if str(option.choice) in each
    }


def test_9_3_who_has_no_influence_loses_none_by_a_refusal() -> None:
    match = in_arena(capua("g01", "g02", "g03", influence=(5, 0, 5)))
    choose(match, "no")

    assert results(match, 0)["1"]["loss"] == 0
    choose(match, "1")
    assert match.about(1)["loss"] == 0


def test_9_10_1_the_thumb_costs_no_more_than_the_host_has() -> None:
    """15.4 Flamma with two Favors would cost 3; honour and victory have given the Host 2."""
    match = duel(capua("g01", "g17/2", "", influence=(0, 5, 5)), "0 g01", "1 g17")
    weaken(match, 1, "1/1/1")
    strike(match, (6, 1, 1), (1,))
    choose(match, "no")

    assert match.about(0)["cost"] == 2
    choose(match, "down")
    assert capua_of(match).influence[0] == 0


def test_13_1_each_thumb_says_what_is_held_aside_for_it() -> None:
    match = duel(capua("g01", "g02", ""), "0 g01", "1 g02")
    weaken(match, 1, "1/1/1")
    strike(match, (6, 1, 1), (1,))
    choose(match, "yes", "1:thumb-up", "2:none", "1:4")

    assert results(match, 0) == {"up": {"word": "earns", "tone": "", "coins": 4}}
    choose(match, "up")
    assert told(match, "deed_paid")[-1][-1] == 4


def test_9_2_who_has_nobody_to_send_is_told_so() -> None:
    match = in_arena(capua("g01", "g02", "e01a"))
    choose(match, "no")

    found = results(match, 0)
    assert {name: found[name]["word"] for name in found} == {
        "0": "enters",
        "1": "invites",
        "2": "invites",
    }
    assert (found["1"]["able"], found["2"]["able"]) == (1, 0)


def test_13_1_an_invitation_says_what_is_held_aside_for_it_and_against_it() -> None:
    match = in_arena(capua("g01", "g02", "g03"))
    choose(match, "yes", "1:invite-2", "2:shun", "1:3", "2:4")

    assert results(match, 0)["2"] == {
        "word": "invites",
        "tone": "",
        "able": 1,
        "loss": 1,
        "coins": 3,
        "back": 4,
    }


def test_13_1_a_no_to_support_says_what_is_held_aside_for_it() -> None:
    match = in_turn(capua("", "", "", hands=("c16",), influence=(1, 5, 5)))
    interject(match, 2, "deed-spurn-1")
    choose(match, "2:3", "lock-c16", "ask-1", "nothing", "2", "0")

    assert results(match, 1) == {
        "yes": {"word": "has", "tone": "", "left": 12},
        "no": {"word": "refuses", "tone": "", "coins": 3},
    }
    choose(match, "no", "withdraw", "end")
    assert told(match, "deed_paid")[-1][-1] == 3


def test_8_3_a_bid_in_a_tie_says_the_whole_price() -> None:
    match = in_auction(capua("", "", "", coins=(9, 9, 9)), "g01")
    choose(match, "0:4", "1:4", "2:0")

    found = results(match, 0)
    assert found["2"] == {"word": "bids", "tone": "", "laid": 4, "total": 6, "left": 3}
    choose(match, "0:2", "1:0")
    assert told(match, "won_lot")[-1][-1] == 6
    assert capua_of(match).coins[0] == 3


def test_8_7_1_a_limit_says_what_it_leaves_and_that_none_is_none() -> None:
    match = in_auction(capua("", "", "", coins=(9, 9, 9)), "g01")
    choose(match, "0:4", "1:4", "2:0")
    interject(match, 0, "limit")

    found = results(match, 0)
    assert "0" not in found
    assert (found["4"]["left"], found["6"]["left"]) == (5, 3)


def test_5_7_2_7_7_what_is_paid_or_wanted_says_what_one_then_has() -> None:
    match = in_turn(capua("", "", "", hands=("c16",), influence=(1, 5, 5)))
    twin = match.copy()

    choose(match, "lock-c16", "ask-1", "nothing")
    choose(twin, "offer-1", "charge")

    assert results(match, 0)["4"]["left"] == 6
    assert results(twin, 0)["4"]["left"] == 14


@pytest.mark.parametrize(
    ("stakes", "left", "back"),
    [("3-0-0-0", 7, 6), ("2-0-1-0", 7, 7), ("0-0-2-3", 5, 9), ("0-0-0-0", None, None)],
)
def test_9_5_3_a_wager_says_what_is_left_and_the_best_of_it(
    stakes: str, left: int | None, back: int | None
) -> None:
    match = in_games(capua("g01", "g02", ""), "0 g01", "1 g02")
    result = results(match, 2).get(stakes, {})

    assert (result.get("left"), result.get("back")) == (left, back)
