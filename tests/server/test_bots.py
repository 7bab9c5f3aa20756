"""Bots think elsewhere, and what they are given is what their seat may know."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import harena
from harena.server.tables.bots import Thinkers, think
from tests.server.serving import ME, Person, Server, bot


def test_a_bot_is_given_a_view_and_options_and_nothing_else() -> None:
    match = harena.begin("clash", 3, "seed", secret=b"x" * 32)
    seat = match.to_act[0]
    rows = [(one.id, one.ask, one.step, one.args) for one in match.options(seat)]
    view = json.loads(json.dumps(match.view(seat)))
    play = tuple(sorted(match.setup.options.items()))

    for name in ("random", "instinct", "greedy"):
        assert 0 <= think(name, "clash", 3, play, view, rows) < len(rows)


def test_a_thinker_that_dies_is_replaced() -> None:
    match = harena.begin("clash", 2, "seed", secret=b"x" * 32)
    seat = match.to_act[0]

    async def choose(thinkers: Thinkers) -> int:
        options = dict(match.setup.options)
        return await thinkers.choose(
            "instinct", "clash", 2, options, match.view(seat), match.options(seat)
        )

    async def lose_one() -> list[int]:
        thinkers = Thinkers(1)
        chosen = [await choose(thinkers)]
        (pid,) = thinkers.ready()._processes
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
