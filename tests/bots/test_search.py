"""The search: for every game and every miniature by one implementation, on views alone."""

import itertools
import json
from pathlib import Path

import pytest

import harena
from harena.bots import Advice, Beginner, Greedy, Search, advise
from harena.bots.advising import AHEAD, CLOSE, INSTINCT, PLAYOUTS, SELDOM
from harena.bots.asked import answers_of, besides
from harena.bots.search import Forest, Node, Scale
from harena.kernel.match import Match, begin
from harena.kernel.rulebook import Rulebook
from harena.lab import players
from harena.lab.playing import play_on
from harena.lab.simulate import simulate
from harena.toolkit.play_options import fitted
from tests.kernel.minis import every, packing

FAR_AHEAD = Path(__file__).parent.parent / "fixtures" / "gladiatori-far-ahead.json"
GAMES = [*(harena.rulebook(game) for game in harena.games()), *every()]
EVERY_GAME = pytest.mark.parametrize("book", GAMES, ids=lambda book: book.name)


def begun(book: Rulebook, seats: int, seed: str) -> Match:
    options = fitted(book.play, seats)
    return begin(book, book.settle(seats, options, book.built_in(), {}), seed)


def search(match: Match, seed: str, playouts: int = 6) -> Search:
    return Search(match.rulebook, match.setup, seed, playouts)


@EVERY_GAME
def test_it_plays_every_game_at_its_smallest_and_its_largest_table(book: Rulebook) -> None:
    """Hidden choices, several who are asked at once, rows answered apart, interjections."""
    for seats in sorted({book.seats[0], book.seats[-1]}):
        match = begun(book, seats, "every")
        bot = search(match, "every")
        for number in range(18):
            if match.over:
                break
            seat = match.to_act[number % len(match.to_act)]
            options = match.options(seat)
            index = bot.choose(match.view(seat), options)
            assert 0 <= index < len(options)
            match.answer(seat, index)


def test_it_makes_as_many_playouts_as_it_is_told() -> None:
    match = begun(harena.rulebook("clash"), 2, "budget")
    bot = search(match, "budget", 33)
    seat = match.to_act[0]

    bot.choose(match.view(seat), match.options(seat))

    assert bot.done == 33


def test_it_stops_when_its_time_is_over() -> None:
    """By a clock that goes on by a hundredth of a second at each look."""
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return looks[0] / 100

    match = begun(harena.rulebook("clash"), 2, "clock")
    bot = Search(match.rulebook, match.setup, "clock", 0, 500, clock)
    seat = match.to_act[0]

    bot.choose(match.view(seat), match.options(seat))

    assert 5 < bot.done <= 50
    assert looks[0] <= 52


def test_a_seat_in_its_tree_tries_instinct_first_and_the_others_as_it_comes_again() -> None:
    match = begun(harena.rulebook("clash"), 2, "widening")
    bot = search(match, "widening")
    state = match.state
    decision = state.pending[0]
    node = Node()

    tried: list[int] = []
    for _ in range(120):
        index = bot.descend(state, node, decision)
        child = node.children.setdefault(decision.due(index), Node())
        child.visits += 1
        tried.append(index)

    assert tried[0] == match.rulebook.instinct(state, decision.seat)
    assert tried[0] == tried[1]
    assert 2 <= len(set(tried)) <= 4


def test_what_has_brought_more_is_tried_again() -> None:
    match = begun(harena.rulebook("clash"), 2, "winning")
    bot = search(match, "winning")
    decision = match.state.pending[0]
    node = Node()
    for index in range(decision.count()):
        child = node.children[decision.due(index)] = Node()
        child.visits, child.total = 25, 20.0 if index == 1 else 10.0

    assert decision.count() > 2
    assert bot.descend(match.state, node, decision) == 1


def test_trees_hold_a_seat_s_own_choices_only() -> None:
    """Two who choose in secret: the second does not know what the first has sealed."""
    book = next(book for book in every() if book.name == "duel")
    match = begun(book, 2, "secret")
    assert match.to_act == [0, 1]
    bot = search(match, "secret")
    bot.choose(match.view(0), match.options(0))
    forest = Forest(2)
    for number in range(40):
        state = bot.world(match.view(0), number)
        state.answer(0, number % 2)
        bot.playout(state, 0, 0, forest)

    asked = match.state.decision(1)
    assert asked is not None
    assert {due[0] for due in forest.roots[1].children} == {asked.step}
    assert {due[2] for due in forest.roots[1].children} == {1}


def test_without_playouts_to_speak_of_it_does_as_greedy_does() -> None:
    match = begun(harena.rulebook("clash"), 3, "short")
    bots = [search(match, f"{seat}", 1) for seat in range(3)]
    greedy = [Greedy(match.rulebook, match.setup, f"{seat}") for seat in range(3)]
    for _ in range(24):
        seat = match.to_act[0]
        view, options = match.view(seat), match.options(seat)
        index = bots[seat].choose(view, options)
        assert index == greedy[seat].choose(view, options)
        match.answer(seat, index)


def test_what_takes_half_of_the_time_before_the_playouts_is_cut_short() -> None:
    ticks = itertools.count()
    match = begun(harena.rulebook("clash"), 2, "late")
    seat = match.to_act[0]
    bot = Search(match.rulebook, match.setup, "late", 0, 20, lambda: next(ticks) / 1000.0)
    bot.choose(match.view(seat), match.options(seat))
    in_time = bot.greedy.imagined

    unhurried = Greedy(match.rulebook, match.setup, "late")
    unhurried.choose(match.view(seat), match.options(seat))

    assert 0 < in_time <= unhurried.imagined
    assert next(ticks) < 60


def test_a_secret_row_is_weighed_as_a_whole_where_it_begins() -> None:
    match = begun(harena.rulebook("gladiatori"), 2, "rows")
    bot = search(match, "rows", 60)
    made: list[int] = []
    while match.view(None)["round"] != 1:
        seat = match.to_act[0]
        hasty = match.rulebook.instinct(match.state, seat)
        decision = match.state.decision(seat)
        assert decision is not None
        if seat == 0 and decision.apart:
            hasty = bot.choose(match.view(0), match.options(0))
            made.append(bot.done)
            assert hasty == min(bot.row[decision.asker], decision.count() - 1)
        match.answer(seat, hasty)

    assert made[0] == 60
    assert len(made) > 5
    assert set(made[1:]) == {0}


def test_a_row_is_weighed_by_what_comes_of_it() -> None:
    """Instinct packs nothing; what nobody else brings is worth its number, three times over."""
    match = begun(packing.RULEBOOK, 2, "bags")
    bots = [search(match, "bags", 400), search(match, "others", 1)]
    play_on(match, bots)

    assert match.scores[0] >= 12
    assert match.scores[1] == 0


def test_from_elsewhere_it_looks_no_farther_than_to_the_next_row() -> None:
    match = begun(harena.rulebook("gladiatori"), 2, "rows")
    bot = search(match, "rows")
    while match.view(None)["round"] != 2:
        seat = match.to_act[0]
        match.answer(seat, match.rulebook.instinct(match.state, seat))
    bot.scales = [Scale(), Scale()]
    ahead = match.copy().state
    bot.playout(ahead, 0, match.rulebook.turn(ahead), Forest(2))

    assert [decision.ask for decision in ahead.pending] == ["rest", "rest"]


def test_where_a_game_has_stages_a_playout_goes_to_the_end_of_one() -> None:
    """In Spartacus a round: Denarii are worth what they buy in its auction, not what they are."""
    book = harena.rulebook("spartacus")
    match = begun(book, 3, "round")
    stage = book.stage
    assert stage is not None
    for number in range(3):
        state = match.state.copy()
        now = stage(state)

        bot = search(match, "round")
        bot.scales = [Scale() for _ in range(3)]
        bot.playout(state, 0, now, Forest(3))

        assert (now, stage(state)) == (number, number + 1)
        while stage(match.state) == now:
            seat = match.to_act[0]
            match.answer(seat, book.instinct(match.state, seat))


def test_it_beats_who_does_anything() -> None:
    """How it fares against those that think is in docs/ladder.md."""
    book = harena.rulebook("clash")
    wins = 0.0
    for number in range(6):
        match = begun(book, 2, f"beats/{number}")
        rival = harena.bots.make("random", book, match.setup, f"{number}")
        mine = search(match, f"{number}", 16)
        place = number % 2
        play_on(match, [mine, rival] if place == 0 else [rival, mine])
        wins += (place in match.winners) / len(match.winners)

    assert wins >= 5


def test_a_beginner_beats_who_does_anything() -> None:
    assert simulate("clash", 6, 2, ["beginner", "random"], "modest").shares[0].wins >= 5


def test_a_beginner_never_gives_up() -> None:
    """In Jugula a player may resign before each card: that is never what comes to its mind."""
    match = begun(harena.rulebook("jugula"), 2, "never")
    bot = Beginner(match.rulebook, match.setup, "never")
    interjected = 0
    for _ in range(15):
        if match.over:
            break
        seat = match.to_act[0]
        options = match.options(seat)
        index = bot.choose(match.view(seat), options)
        interjected += options[index].ask == "interject"
        match.answer(seat, index)

    assert interjected == 0


@pytest.mark.parametrize("name", ["greedy", "search:100", "beginner"])
def test_who_is_far_ahead_does_not_give_up(name: str) -> None:
    """Gladiatori: 41 points to 18, and he might surrender for a sure victory by little."""
    match = harena.replay(json.loads(FAR_AHEAD.read_text("utf-8")))
    seat = match.to_act[0]
    options = match.options(seat)
    assert [option.step for option in options] == ["go_on", "give_up"]

    for seed in ("q0", "q1", "q2", "q3"):
        bot = players.make(name, match.rulebook, match.setup, seed)
        assert bot.choose(match.view(seat), options) == 0


def test_what_ends_the_match_is_not_weighed_besides_the_answers() -> None:
    """Jugula: one of two resigns; one of three leaves the others to play on."""
    for seats, count in ((2, 0), (3, 1)):
        match = begun(harena.rulebook("jugula"), seats, "besides")
        seat = match.to_act[0]
        while match.options(seat)[-1].ask != "interject":
            match.answer(seat, match.rulebook.instinct(match.state, seat))
            seat = match.to_act[0]
        options = match.options(seat)
        asked = len(answers_of(options))

        found = besides(match.state, seat, asked, len(options))

        assert [options[index].step for index in found] == ["resign"] * count
        assert asked == len(options) - 1


def test_advice_is_the_choice_of_the_search_and_says_how_sure_it_is() -> None:
    found: list[Advice] = []
    matches = (
        ("clash", 2, "advice", 26),
        ("spartacus", 3, "advice", 6),
        ("heroes", 2, "advice 2", 26),
    )
    for game, seats, seed, answers in matches:
        match = begun(harena.rulebook(game), seats, seed)
        for _ in range(answers):
            seat = match.to_act[0]
            view, options = match.view(seat), match.options(seat)
            advice = advise(match.rulebook, match.setup, view, options, "seed")
            bot = search(match, "seed", PLAYOUTS)

            assert advice.index == bot.choose(view, answers_of(options))
            found.append(advice)
            match.answer(seat, advice.index)

    for advice in found:
        if advice.why in (AHEAD, SELDOM, CLOSE):
            assert 0 <= advice.rather != advice.index
            assert [advice.better, advice.worse] == [
                round(advice.better, 2),
                round(advice.worse, 2),
            ]
            differ = advice.better + advice.worse
            assert (differ < 0.2) == (advice.why == CLOSE), advice
        if advice.why in (AHEAD, SELDOM):
            assert (advice.worse < advice.better) == (advice.why == AHEAD), advice
    assert {advice.why for advice in found} >= {AHEAD, CLOSE, INSTINCT, SELDOM}


def test_advice_answers_the_question_and_is_no_interjection() -> None:
    match = begun(harena.rulebook("spartacus"), 3, "advice")
    beside = 0
    for _ in range(5):
        seat = match.to_act[0]
        view, options = match.view(seat), match.options(seat)
        beside += options[-1].ask == "interject"
        advice = advise(match.rulebook, match.setup, view, options, "seed")

        assert options[advice.index].ask != "interject"
        match.answer(seat, advice.index)

    assert beside > 0


def test_a_hint_never_keeps_a_roll_of_clash_that_does_nothing() -> None:
    """5.4.2 A second roll cannot do less; the search alone would keep this one."""
    match = harena.begin("clash", 3, "x3")
    while len(match.answers) < 219:
        seat = match.to_act[0]
        match.answer(seat, match.rulebook.instinct(match.state, seat))
    (seat,) = match.to_act
    view, options = match.view(seat), match.options(seat)
    names = match.rulebook.names(match.setup)["again"]
    assert match.about(seat)["each"]["0"]["result"]["word"] == "nothing"  # type: ignore[index]

    advice = advise(match.rulebook, match.setup, view, options, "h")

    assert [option.ask for option in options] == ["reroll", "reroll"]
    assert names[options[advice.index].choice] == "again"
    assert advice.why == INSTINCT
