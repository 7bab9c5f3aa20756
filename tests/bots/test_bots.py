import json
import re

import pytest

import harena
from harena import bots
from harena.bots import LEVELS, Bot, Greedy, Search
from harena.games.clash.chances import ANIMAL, piece
from harena.games.clash.state import Arena
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.lab.simulate import simulate


def seat_of(match: Match) -> int:
    return match.to_act[0]


# Every bot; the levels of the search differ in how long they search.
KINDS = [*(name for name in bots.names() if name not in LEVELS), "search"]


def make(name: str, match: Match, seed: str = "bot") -> Bot:
    if name == "search":
        return Search(match.rulebook, match.setup, seed, 12)
    return bots.make(name, match.rulebook, match.setup, seed)


def chosen(bot: Bot, match: Match) -> int:
    seat = seat_of(match)
    return bot.choose({} if bot.blind else match.view(seat), match.options(seat))


def answers(name: str, seed: str, many: int) -> list[int]:
    """The first answers of a bot that plays all seats."""
    match = harena.begin("clash", 3, "answers")
    bot = make(name, match, seed)
    found: list[int] = []
    while match.to_act and len(found) < many:
        found.append(chosen(bot, match))
        match.answer(seat_of(match), found[-1])
    return found


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_chooses_the_same_by_the_same_seed(name: str) -> None:
    assert answers(name, "same", 40) == answers(name, "same", 40)


def test_another_seed_chooses_otherwise_by_lot() -> None:
    assert answers("random", "one", 40) != answers("random", "two", 40)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_bot_plays_a_whole_match(name: str, seats: int) -> None:
    match = harena.begin("clash", seats, f"whole {name}")
    bot = make(name, match)

    while match.to_act:
        match.answer(seat_of(match), chosen(bot, match))

    assert match.winners


@pytest.mark.parametrize("name", [name for name in KINDS if name != "random"])
def test_a_bot_sees_its_view_and_nothing_else(name: str) -> None:
    """Two matches that differ only in the hidden stack: the same view, so the same choice."""
    match = harena.begin("clash", 3, "hidden")
    while match.state.pending[0].ask != "lair":
        match.answer(seat_of(match), 0)
    seat = seat_of(match)
    other = match.imagine(seat, "another stack")

    views = [json.dumps(one.view(seat)) for one in (match, other)]
    choices = [chosen(make(name, one), one) for one in (match, other)]

    assert match.state.scores() == other.state.scores()
    assert getattr(match.state, "stack", 0) != getattr(other.state, "stack", 1)
    assert views[0] == views[1]
    assert choices[0] == choices[1]


def test_instinct_always_has_an_answer() -> None:
    for seats in (2, 3, 4, 5):
        match = harena.begin("clash", seats, "lost", {"beasts": "may_pass"})
        lot = make("random", match)
        while match.to_act:
            seat = seat_of(match)
            assert 0 <= match.rulebook.instinct(match.state, seat) < match.choices(seat)
            match.answer(seat, chosen(lot, match))


def test_instinct_answers_with_a_pack_unlike_the_printed_one() -> None:
    """Its tables are reckoned for the printed dice and tokens; a team stays a team with others."""
    printed = harena.begin("clash", 2, "printed").setup.pack
    rules = printed.files["rules.toml"]
    tough = rules.replace("tokens_per_gladiator = 2", "tokens_per_gladiator = 9")
    tough = tough.replace('"single", "single", "lethal"', '"single", "single", "single"')
    beasts = re.sub(r"life = \d+", "life = 20", printed.files["animals.toml"])
    assert tough.count("tokens_per_gladiator = 9") == 1
    pack = Pack("tough", {**printed.files, "rules.toml": tough, "animals.toml": beasts})

    for seats in (2, 5):
        match = harena.begin("clash", seats, "tough", pack=pack)
        arena = match.state
        assert isinstance(arena, Arena)
        lot = make("random", match)
        while match.to_act:
            seat = seat_of(match)
            teams = [space for space, men in enumerate(arena.men) if men]
            assert not any(piece(arena, space) & ANIMAL for space in teams)
            assert 0 <= match.rulebook.instinct(match.state, seat) < match.choices(seat)
            match.answer(seat, chosen(lot, match))


def test_greedy_weighs_a_long_row_of_the_same_question_once() -> None:
    """Where it began as instinct would, it goes on so; another question is weighed again."""
    match = harena.begin("jugula", 2, "row", {"familia": "random"})
    seat = seat_of(match)
    hasty = chosen(make("instinct", match), match)
    bot = Greedy(match.rulebook, match.setup, "row")
    bot.weighed = (match.rulebook.turn(match.state), "place")

    assert bot.choose(match.view(seat), match.options(seat)) == hasty
    assert bot.imagined == 1

    bot.weighed = (match.rulebook.turn(match.state), "move")
    bot.choose(match.view(seat), match.options(seat))
    assert bot.imagined > 2


def test_greedy_does_not_look_where_there_is_nothing_to_choose() -> None:
    match = harena.begin("clash", 2, "one")
    seat = seat_of(match)
    bot = Greedy(match.rulebook, match.setup, "one")

    assert bot.choose(match.view(seat), match.options(seat)[:1]) == 0
    assert bot.imagined == 0


def test_greedy_beats_random() -> None:
    """At least 80 % is asked for; the full figure comes from `make ladder`."""
    report = simulate("clash", 12, 2, ["greedy", "random"], "modest")

    assert report.shares[0].wins >= 11


def test_instinct_beats_random_with_many_at_the_table() -> None:
    report = simulate("clash", 20, 4, ["instinct", "random"], "modest")

    assert report.shares[0].wins >= 18


def test_an_unknown_bot_is_refused() -> None:
    match = harena.begin("clash", 2, "seed")

    with pytest.raises(Refused, match=r"one of the bots .*greedy, instinct, .* was expected"):
        make("wizard", match)


def test_greedy_beats_random_in_gladiatori() -> None:
    """At least 95 % is asked for; the full figure comes from `make ladder GAME=gladiatori`."""
    report = simulate("gladiatori", 6, 2, ["greedy", "random"], "modest", options={"turns": 1})

    assert report.shares[0].wins >= 5


def test_greedy_looks_no_farther_than_the_next_secret_row() -> None:
    match = harena.begin("gladiatori", 2, "rows")
    while match.view(None)["round"] != 2:
        match.answer(seat_of(match), match.rulebook.instinct(match.state, seat_of(match)))
    bot = Greedy(match.rulebook, match.setup, "rows")

    ahead = match.copy().state
    bot.play_on(ahead, match.rulebook.turn(ahead), 0)

    assert [decision.ask for decision in ahead.pending] == ["rest", "rest"]
