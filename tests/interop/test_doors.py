"""PettingZoo, Gymnasium and OpenSpiel: their own suites of tests pass for every game."""

import pickle
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

import harena
from harena import bots
from harena.interop import openspiel
from harena.interop.board import Board
from harena.interop.gymnasium import HarenaEnv as Learner
from harena.interop.observing import layout, merged, numbered, observe, parts, size
from harena.interop.pettingzoo import HarenaEnv, env
from harena.kernel.refused import Refused
from harena.toolkit.play_options import fitted
from tests.laws.lines import PROOF

EVERY_GAME = pytest.mark.parametrize("game", harena.games())


def first_allowed(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


@EVERY_GAME
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_s_own_tests_pass(game: str) -> None:
    api_test(env(game), num_cycles=60)
    seed_test(lambda: env(game), num_cycles=20)


@EVERY_GAME
def test_pettingzoo_s_own_benchmark_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its clock goes a second forward whenever it is looked at: a few rounds are enough."""
    room = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(room, "time", SimpleNamespace(time=iter(range(100)).__next__))

    performance_benchmark(env(game))

    assert "Finished performance benchmark" in capsys.readouterr().out


@EVERY_GAME
def test_gymnasium_s_own_test_passes(game: str) -> None:
    check_env(Learner(game, bots=["instinct"]), skip_render_check=True)


@EVERY_GAME
def test_openspiel_s_own_test_passes(game: str) -> None:
    """Of Spartacus a random match asks thousands of questions: that takes minutes."""
    if game == "spartacus" and PROOF == 1:
        pytest.skip("in make proof")
    pyspiel.random_sim_test(
        pyspiel.load_game(f"harena_{game}"), num_sims=1, serialize=False, verbose=False
    )


@EVERY_GAME
def test_an_observation_is_the_view_in_the_stated_shape(game: str) -> None:
    """Nothing of a match is cut off, and all is where the parts say."""
    book = harena.rulebook(game)
    shape = layout(game)
    for seats in (book.seats[0], book.seats[-1]):
        match = harena.begin(game, seats, f"shape {seats}", fitted(book.play, seats))
        lot = bots.make("random", book, match.setup, "shape")
        for _ in range(150):
            if match.over:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            assert merged(shape, numbered(book, view)) == shape
            seen = observe(book, view)
            assert len(seen) == size(shape)
            where = {part.name: part.first for part in parts(shape)}
            assert (seen[where["seat"]], seen[where["seats"]]) == (seat, seats)
            asked = match.state.decision(seat)
            assert asked is not None
            assert seen[where["questions"] + 3 * seat] == list(book.asks).index(asked.ask)
            match.answer(seat, lot.choose({}, match.options(seat)))


@EVERY_GAME
def test_every_part_of_an_observation_has_room(game: str) -> None:
    """What was always empty when the layout was found has some; all may win together."""
    shapes = {part.name: part.shape for part in parts(layout(game))}
    everybody = (harena.rulebook(game).seats[-1],)

    assert [name for name, shape in shapes.items() if 0 in shape] == []
    assert shapes.get("winners", everybody) == everybody


@EVERY_GAME
def test_actions_are_the_ids_of_options(game: str) -> None:
    board = Board(game, None, None)
    board.begin("ids")
    lot = bots.make("random", board.rulebook, board.setup, "ids")
    for _ in range(150):
        if board.match.over:
            break
        seat = board.match.to_act[0]
        options = board.match.options(seat)
        places = board.places(seat)
        assert [places[option.id] for option in options] == list(range(len(options)))
        assert np.flatnonzero(board.mask(seat)).tolist() == sorted(places)
        board.answer(seat, options[lot.choose({}, options)].id)


def test_an_observation_looked_at_later_is_that_of_its_moment() -> None:
    """It is made when somebody looks; until then others may have answered."""
    table = env("clash", seats=2)
    table.reset(seed=1)
    agent = table.agent_selection
    at_once, late, last = dict(table.observe(agent)), table.observe(agent), table.observe(agent)
    for _ in range(6):
        table.step(first_allowed(table.observe(table.agent_selection)))
    kept = pickle.loads(pickle.dumps(last))

    for name in ("observation", "action_mask"):
        assert np.array_equal(late[name], at_once[name])
        assert np.array_equal(kept[name], at_once[name])
    assert not np.array_equal(table.observe(agent)["observation"], at_once["observation"])
    assert sorted(late) == sorted(name for name, value in late.items() if value is not None)


def test_a_copy_of_an_environment_goes_on_by_itself() -> None:
    zoo = HarenaEnv("clash", 3)
    zoo.reset(seed=7)
    for _ in range(5):
        zoo.step(first_allowed(zoo.observe(zoo.agent_selection)))
    twin = zoo.copy()
    agent = zoo.agent_selection
    before = zoo.observe(agent)["observation"].tolist()

    while not any(twin.terminations.values()):
        twin.step(first_allowed(twin.observe(twin.agent_selection)))

    assert zoo.observe(agent)["observation"].tolist() == before
    assert not any(zoo.terminations.values())
    assert sum(twin.rewards.values()) == pytest.approx(1)


def test_an_illegal_action_ends_the_match() -> None:
    zoo = env("clash")
    zoo.reset(seed=1)
    mask = zoo.last()[0]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])

    agent = zoo.agent_selection
    zoo.step(wrong)
    assert zoo.terminations[agent]
    assert zoo.rewards[agent] == -1

    learner = Learner("clash")
    seen, _ = learner.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, told = learner.step(wrong)
    assert (reward, over) == (-1, True)
    assert f"an action that its mask allows was expected, but {wrong} came" in told["illegal"]
    with pytest.raises(Refused, match="a seat from 0 to 1 was expected, but 2 came"):
        Learner("clash", 2, seat=2)
    with pytest.raises(Refused, match="beginner, random was expected, but tables came"):
        Learner("clash", 2, ["tables"])
    Learner("heroes", 2, ["tables"]).reset(seed=1)


def test_a_learner_plays_a_match_among_bots() -> None:
    learner = Learner("clash", 3, ["instinct", "random"], render_mode="ansi")
    seen, _ = learner.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = learner.step(first_allowed(seen))

    assert reward in (0.0, 1 / 3, 0.5, 1.0)
    assert "points" in str(learner.render())


class Blank:
    """A judge who knows nothing."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        allowed = state.legal_actions()
        return [(action, 1 / len(allowed)) for action in allowed]


@EVERY_GAME
def test_openspiel_s_search_plays_from_what_it_may_know(game: str) -> None:
    opened = pyspiel.load_game(f"harena_{game}")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=opened, uct_c=1.4, max_simulations=3, evaluator=Blank(), random_state=chance
    )
    state = opened.new_initial_state()
    played = 0
    while played < 20 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(openspiel.OUTCOMES)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            played += 1
    assert played == 20 or state.is_terminal()


def test_openspiel_s_bots_play_and_a_history_tells_the_match() -> None:
    game = pyspiel.load_game("harena_clash", {"players": 2})
    chance = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    sitting = [
        mcts.MCTSBot(game, 1.4, 2, judge, random_state=chance),
        ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=2, evaluator=judge),
    ]
    state = game.new_initial_state()
    for _ in range(12):
        if state.is_chance_node():
            state.apply_action(int(chance.randint(openspiel.OUTCOMES)))
        else:
            state.apply_action(sitting[state.current_player()].step(state))

    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_a_resampled_state_looks_the_same_to_its_player_and_hides_another_stack() -> None:
    game = pyspiel.load_game("harena_clash", {"players": 2})
    state = game.new_initial_state()
    state.apply_action(5)
    player = state.current_player()

    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    stacks = [getattr(one.board.match.state, "stack") for one in (state, other)]  # noqa: B009
    assert sorted(stacks[0]) == sorted(stacks[1])
    assert stacks[0] != stacks[1]
