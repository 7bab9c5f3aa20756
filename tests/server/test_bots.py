"""Bots think elsewhere, and what they are given is what their seat may know."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import pytest

import harena
from harena.bots import MOMENT
from harena.kernel.match import Match
from harena.server.log.deadlines import MOST_ALONE, bots_go_on
from harena.server.log.entries import Header, Private, SeatPlan
from harena.server.log.fair import draw_seeds
from harena.server.log.ledger import Ledger
from harena.server.protocol.messages import Entry
from harena.server.tables.thinking.pace import Pace
from harena.server.tables.thinking.thinkers import Question, Thinkers, think
from harena.server.tables.thinking.workers import Failed, Workers
from tests.server.serving import LINK, ME, OPEN, Person, Server, bot


def question(match: Match, guest: str, table: str = "t") -> Question:
    seat, setup = match.to_act[0], match.setup
    return Question(
        guest, table, match.rulebook.name, setup.seats, dict(setup.options), match.view(seat),
        match.options(seat),
    )  # fmt: skip


def test_a_bot_is_given_a_view_and_options_and_nothing_else() -> None:
    match = harena.begin("clash", 3, "seed", secret=b"x" * 32)
    seat = match.to_act[0]
    rows = [(one.id, one.ask, one.step, one.args) for one in match.options(seat)]
    view = json.loads(json.dumps(match.view(seat)))
    play = tuple(sorted(match.setup.options.items()))

    for name in ("random", "instinct", "greedy"):
        assert 0 <= think(name, "clash", 3, play, None, view, rows) < len(rows)


def test_a_bot_of_a_game_s_own_is_offered_and_seated_there_alone(server: Server) -> None:
    anna = Person(server, "Anna")
    offered = {one["game"]: one["bots"] for one in anna.get("/api/games")}
    assert [game for game, names in offered.items() if "tables" in names] == ["heroes"]
    assert "tables" in anna.get("/api/games/heroes")["bots"]

    wish = {"game": "clash", "seats": [ME, bot("tables")]}
    answer = anna.ask("POST", "/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bot")
    assert answer.json()["facts"] == {"known": ", ".join(offered["clash"]), "bot": "tables"}

    clash, _ = anna.make(LINK, OPEN)
    heroes, _ = anna.make(LINK, OPEN, game="heroes")
    seat = "/api/tables/{}/seats/1/bot"
    assert anna.refused("POST", seat.format(clash), {"bot": "tables"}) == (400, "bot")
    assert anna.post(seat.format(heroes), {"bot": "tables"})["seats"][1]["bot"] == "tables"


def test_a_bot_of_a_game_s_own_thinks_elsewhere_too() -> None:
    match = harena.begin("heroes", 2, "seed", secret=b"x" * 32)
    seat = match.to_act[0]
    rows = [(one.id, one.ask, one.step, one.args) for one in match.options(seat)]
    view = json.loads(json.dumps(match.view(seat)))
    play = tuple(sorted(match.setup.options.items()))

    assert 0 <= think("tables", "heroes", 2, play, None, view, rows) < len(rows)


def test_a_thinker_that_dies_is_replaced() -> None:
    match = harena.begin("clash", 2, "seed", secret=b"x" * 32)
    seat = match.to_act[0]

    async def choose(thinkers: Thinkers) -> int:
        return await thinkers.choose("instinct", question(match, "anna"))

    async def lose_one() -> list[int]:
        thinkers = Thinkers(1)
        chosen = [await choose(thinkers)]
        (pid,) = next(iter(thinkers.workers.all))._processes
        os.kill(pid, signal.SIGKILL)
        chosen += await asyncio.gather(*[choose(thinkers) for _ in range(4)])
        chosen.append(await choose(thinkers))
        thinkers.stop()
        return chosen

    chosen = asyncio.run(lose_one())
    assert all(0 <= one < match.choices(seat) for one in chosen)


def test_thinkers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Person(server)
        table, _ = anna.make(ME, bot())
        with anna.line(table, 0) as line:
            line.turn()
            line.answer()
            line.turn()
            line.answer()
            line.turn()
        assert server.process is not None
        children = children_of(server.process.pid)
        assert children
        server.kill()
        late = time.monotonic() + 10
        while any(Path(f"/proc/{pid}").exists() for pid in children):
            assert time.monotonic() < late
            time.sleep(0.05)


def children_of(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == pid:
            found.append(int(path.parent.name))
    return found


def test_a_record_keeps_the_names_of_the_bots(server: Server) -> None:
    anna = Person(server)
    table, _ = anna.make(ME, bot("instinct"), bot("random"))
    with anna.line(table, 0) as line:
        called = [seat["name"] for seat in line.info["seats"]]
        line.do("leave")
        line.end()

    record = anna.get(f"/api/tables/{table}/record")

    assert called[1:] == ["Cassia", "Drusus"]
    assert record["names"] == called
    assert record["bots"] == [None, "instinct", "random"]


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def die() -> None:
    os._exit(1)


async def one_among_many(processes: int) -> tuple[float, float]:
    """How long a guest waits for short work: alone, and beside one who has ordered much."""
    workers = Workers(processes)
    await asyncio.gather(workers.run("anna", 1, nap, 0.2), workers.run("bruno", 1, nap, 0.2))
    begun = time.monotonic()
    await workers.run("bruno", 1, nap, 0.3)
    quiet = time.monotonic() - begun
    much = [
        asyncio.create_task(workers.run("anna", table, nap, 0.8))
        for table in range(10)
        for _ in range(3)
    ]
    await asyncio.sleep(0.05)
    begun = time.monotonic()
    await workers.run("bruno", 1, nap, 0.3)
    beside = time.monotonic() - begun
    for task in much:
        task.cancel()
    workers.stop()
    return quiet, beside


def test_who_has_ordered_much_waits_behind_himself_and_not_before_others() -> None:
    """What sleeps takes no processor, so that this measures the order of the queue alone."""
    quiet, beside = asyncio.run(one_among_many(2))

    assert beside <= 2 * quiet


def test_work_that_kills_its_process_is_tried_twice_and_kills_no_other() -> None:
    async def run() -> tuple[int, float]:
        workers = Workers(2)
        slow = asyncio.create_task(workers.run("bruno", 1, nap, 0.5))
        with pytest.raises(Failed):
            await workers.run("anna", 1, die)
        failures = workers.failures
        slept = await slow
        workers.stop()
        return failures, slept

    assert asyncio.run(run()) == (2, 0.5)


def test_patience_counts_from_when_the_work_begins_and_what_hangs_is_ended() -> None:
    """Three wait behind each other longer than any may take; one that hangs keeps nobody back."""

    async def run() -> tuple[list[float], int]:
        workers = Workers(1)
        await workers.run("anna", 1, nap, 0)  # A process takes its time to start.
        workers.patience = 1.5
        slept = list(await asyncio.gather(*[workers.run("anna", 1, nap, 0.6) for _ in range(3)]))
        with pytest.raises(Failed):
            await workers.run("anna", 1, nap, 60)
        failures, workers.patience = workers.failures, 30
        slept.append(await workers.run("bruno", 1, nap, 0))
        workers.stop()
        return slept, failures

    assert asyncio.run(run()) == ([0.6, 0.6, 0.6, 0], 2)


def test_a_bot_that_fails_is_replaced_and_the_log_says_when_the_lot_decides(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Nobody can think without a view: whatever is raised there, the table goes on."""
    match = harena.begin("clash", 2, "seed", secret=b"x" * 32)
    blind = question(match, "anna")
    blind.view = {}

    async def choose() -> int:
        thinkers = Thinkers(1)
        chosen = await thinkers.choose("greedy", blind)
        thinkers.stop()
        return chosen

    assert 0 <= asyncio.run(choose()) < match.choices(match.to_act[0])
    said = [one.getMessage() for one in caplog.records]
    assert [one.partition(" fails")[0] for one in said[:2]] == [
        "the bot greedy of table t",
        "the bot instinct of table t",
    ]
    assert "the lot decides" in said[2]


def test_a_table_that_all_people_have_left_stops_thinking_until_somebody_returns(
    server: Server,
) -> None:
    anna = Person(server)
    table, _ = anna.make(ME, bot("instinct"), bot("instinct"), patience=0)
    with anna.line(table, 0) as line:
        line.turn()
        line.do("leave")
    before = settled(anna, table)
    time.sleep(1)
    after = anna.get(f"/api/tables/{table}")

    assert (after["state"], after["answers"]) == ("playing", before)
    with anna.line(table, 0) as line:
        line.end()


@pytest.mark.parametrize("restart", [False, True])
def test_bots_go_on_until_a_person_is_asked_although_nobody_looks(
    tmp_path: Path, restart: bool
) -> None:
    with Server(tmp_path / "data") as server:
        anna = Person(server)
        table, _ = anna.make(ME, bot("instinct"), bot("instinct"), bot("instinct"), patience=0)
        with anna.line(table, 0) as line:
            while line.position and 0 in line.position["to_act"]:
                line.answer()
        if restart:
            server.kill()
            server.start()
        late = time.monotonic() + 120
        while not anna.get("/api/me?waiting=true")["tables"]:
            assert time.monotonic() < late
            time.sleep(0.1)


def test_bots_do_not_go_on_for_ever() -> None:
    match = harena.begin("clash", 2, "seed", secret=b"x" * 32)
    plans = [SeatPlan("link"), SeatPlan("bot", "instinct")]
    header = Header(
        "t", "clash", 1, "", plans, {}, public=False, clock=None, patience=0, host=1, made_at=0
    )
    ledger = Ledger(header, Private(draw_seeds()), [])
    ledger.match, ledger.sitters[0].guest = match, 1
    asked = match.to_act[0]
    ledger.sitters[asked], ledger.sitters[1 - asked] = ledger.sitters[1], ledger.sitters[0]
    by_bot = [Entry(number, 0, "answered", asked) for number in range(MOST_ALONE)]

    ledger.entries = [Entry(0, 0, "began"), *by_bot[1:]]
    assert bots_go_on(ledger)
    ledger.entries = [Entry(0, 0, "began"), *by_bot]
    assert not bots_go_on(ledger)
    ledger.entries = [*by_bot, Entry(0, 0, "answered", 1 - asked)]
    assert bots_go_on(ledger)
    ledger.sitters[1 - asked].by_bot = True
    assert not bots_go_on(ledger)


def settled(person: Person, table: str) -> int:
    """How many answers there are when no more come."""
    count = -1
    while (found := int(person.get(f"/api/tables/{table}")["answers"])) != count:
        count = found
        time.sleep(0.3)
    return count


@pytest.mark.parametrize("passed", [0.0, 0.003, 0.013, 0.049])
def test_a_choice_of_one_takes_as_long_as_any_other(passed: float) -> None:
    pace = Pace(0.05)

    for choices in (9, 2, 40, 1):
        assert passed + pace.rest(0, "bid", choices, passed) == pytest.approx(0.1)
    assert 0.16 + pace.rest(0, "bid", 9, 0.16) == pytest.approx(0.2)
    assert passed + pace.rest(0, "bid", 1, passed) == pytest.approx(0.2), "as the last free one"
    assert passed + pace.rest(1, "bid", 1, passed) == pytest.approx(0.1), "of that seat"
    assert passed + pace.rest(0, "offer", 1, passed) == pytest.approx(0.1), "at that question"
    longest = MOMENT / 1000
    assert longest + pace.rest(0, "bid", 9, longest) == pytest.approx(longest)
    assert passed + pace.rest(0, "bid", 1, passed) == pytest.approx(longest), "a search's too"
    assert 9 + pace.rest(0, "bid", 9, 9) == pytest.approx(9.2), "who had to wait for others"
    assert passed + pace.rest(0, "bid", 1, passed) == pytest.approx(2.4), "nobody waits for ever"
    assert Pace(0).rest(0, "bid", 1, passed) == 0
