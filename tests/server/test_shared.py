"""Several processes serve one house on a real PostgreSQL: who may write; nothing is lost."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from harena.face import built_in
from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.protocol.structures import SeatWish, TableWish
from harena.server.store.opening import check, open_store
from harena.server.tables import new_tables
from harena.server.tables.guests.quotas import Quota
from load import rolling, shared
from load.serving import Server as LoadServer
from tests.server.serving import CALM, LINK, ME, OPEN, ROOT, Person, Server, bot, whose_turn
from tests.server.warm import Forked, start

PATIENCE = 60.0


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    with shared.postgresql() as address:
        yield address


@pytest.fixture(scope="module")
def pair(
    postgresql: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server, str]]:
    """Two processes of one house, and its database."""
    database = shared.fresh_database(postgresql)
    limits: dict[str, float | str] = {**CALM, "database": database}
    folder = tmp_path_factory.mktemp("shared")
    with Server(folder / "one", limits) as one, Server(folder / "two", limits) as two:
        yield one, two, database


def at(person: Person, server: Server) -> Person:
    """The same browser, sent to another process."""
    other = Person(server)
    other.cookies = person.cookies
    return other


def test_a_table_is_taken_over_by_the_process_that_is_asked(
    pair: tuple[Server, Server, str],
) -> None:
    one, two, database = pair
    anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
    table, links = anna.make(ME, LINK, public=True)
    before = anna.line(table, 0)
    bruno.sit(table, token=links[0]["token"])

    assert before.closed_with() == 1012
    lines = [at(anna, two).line(table, 0), bruno.line(table, 1)]
    assert whose_turn(*lines).answer()["type"] == "done"
    listed = [Person(server).get("/api/tables?list=playing") for server in (one, two)]
    assert [[one["id"] for one in tables] for tables in listed] == [[table], [table]]
    assert [one["id"] for one in anna.get("/api/me")["tables"]] == [table]
    fences = shared.read(database, "select fence from owners where table_id = ?", table)
    assert fences == [(2,)]


def test_who_comes_back_to_a_process_sees_what_another_has_shown_since(
    pair: tuple[Server, Server, str],
) -> None:
    one, two, _ = pair
    anna = Person(one, "Anna")
    table, _ = anna.make(ME, ME, patience=0)
    for server in (one, two) * 3:
        lines = [at(anna, server).line(table, seat) for seat in (0, 1)]
        assert whose_turn(*lines).answer()["type"] == "done"
        seq = max(line.seq for line in lines)
        other = two if server is one else one
        assert at(anna, other).line(table, 0).seq >= seq


def test_who_was_thought_dead_cannot_write(pair: tuple[Server, Server, str]) -> None:
    one, two, database = pair
    anna = Person(one, "Anna")
    table, _ = anna.make(ME, ME, patience=0)
    old = [anna.line(table, 0), anna.line(table, 1)]
    whose_turn(*old).answer()
    line = whose_turn(*old)
    assert one.process is not None
    os.kill(one.process.pid, signal.SIGSTOP)
    line.send("answer", seq=line.seq, index=0, id="of the past")
    new = [at(anna, two).line(table, seat) for seat in (0, 1)]
    assert whose_turn(*new).answer(0, id="of today")["type"] == "done"
    os.kill(one.process.pid, signal.SIGCONT)

    assert line.closed_with() == 1012
    log = shared.read(
        database, "select seq, command from log where table_id = ? order by seq", table
    )
    assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
    assert "of the past" not in [command for _, command in log]
    assert log[-1][1] == "of today"


def test_a_guest_is_the_same_everywhere_and_forgotten_everywhere(
    pair: tuple[Server, Server, str],
) -> None:
    one, two, _ = pair
    anna = Person(one, "Anna")
    table, _ = anna.make(ME, OPEN, public=True)
    there = at(anna, two)
    assert there.get("/api/me")["name"] == "Anna"
    there.post("/api/me", {"name": "Annia"})
    late = time.monotonic() + PATIENCE
    while anna.get("/api/me")["name"] != "Annia":
        assert time.monotonic() < late
        time.sleep(0.2)

    there.post("/api/me/forget", {})

    while (shown := Person(one).get(f"/api/tables/{table}"))["seats"][0]["held"]:
        assert time.monotonic() < late
        time.sleep(0.2)
    assert shown["seats"][0]["name"] is None
    while anna.get("/api/me")["name"] is not None:
        assert time.monotonic() < late
        time.sleep(0.2)


def test_what_a_killed_process_looked_after_is_taken_up_by_another(
    pair: tuple[Server, Server, str],
) -> None:
    one, two, _ = pair
    anna = Person(one, "Anna")
    table, _ = anna.make(ME, bot("instinct"), bot("instinct"), patience=0)
    with anna.line(table, 0) as line:
        while line.position and 0 in line.position["to_act"]:
            line.answer()
    one.kill()
    killed = time.monotonic()
    while not at(anna, two).get("/api/me?waiting=true")["tables"]:
        assert time.monotonic() < killed + PATIENCE
        time.sleep(0.1)
    one.start()


class WarmServer(LoadServer):
    """Forked, as those of the other tests."""

    def launch(self, words: list[str], env: dict[str, str]) -> Forked:
        return start("harena.server", words, self.log)


@pytest.fixture(scope="module")
def house(postgresql: str) -> Iterator[shared.House]:
    """Three processes, and nginx before them."""
    if shared.NGINX is None:
        pytest.skip("nginx is not installed")
    house = shared.House(postgresql, WarmServer)
    yield house
    house.close()


def test_no_answer_is_lost_when_processes_are_killed(house: shared.House) -> None:
    """Few kills here; `make kills` has two hundred."""
    found = shared.torment_house(
        house, SimpleNamespace(kills=2, tables=3, pause=0.05, life=0.5, seconds=60)
    )

    assert found["passed"], found["examples"]
    assert found["answers acknowledged"] > 20


def test_no_answer_is_lost_and_nobody_turned_away_when_one_after_the_other_is_restarted(
    house: shared.House,
) -> None:
    """Each once; `python -m load.rolling` does it ten times."""
    found = asyncio.run(
        rolling.roll(house, SimpleNamespace(rounds=1, tables=3, pause=0.05, life=0.3))
    )

    assert found["passed"], found["examples"]
    assert found["restarts"] == 3
    assert found["connections lost"] > 0
    assert found["answers acknowledged"] > 20


def test_limits_are_counted_by_all_processes_together(postgresql: str, tmp_path: Path) -> None:
    async def count() -> tuple[Refused, list[int], int]:
        address = shared.fresh_database(postgresql)
        stores = [open_store(tmp_path, address) for _ in range(2)]
        one, two = [Quota(store, 3, 3600, "new tables") for store in stores]
        for measure in (one, two, one):
            await measure.take("127.0.0.9")
        with pytest.raises(Refused) as refused:
            await two.take("127.0.0.9")
        await two.take(7)
        kept = [len(bytes(id)) for (id,) in shared.read(address, "select id from measures")]
        assert await stores[0].count("of a moment", 1, 0.001) == 0
        time.sleep(0.01)
        with stores[1].engine.connect() as line:
            stores[1].tidy(line)
        for store in stores:
            store.close()
        return refused.value, kept, len(shared.read(address, "select id from measures"))

    refused, kept, after = asyncio.run(count())

    assert refused.code == "too-many"
    assert 1100 < int(str(refused.facts["seconds"])) <= 1200
    assert kept == [16, 16], "a hash, and no address"
    assert after == 2, "who has done nothing for long is forgotten"


def test_two_who_take_a_new_table_at_once_have_it_one_after_the_other(
    postgresql: str, tmp_path: Path
) -> None:
    """One makes it and the other finds it without an owner, before the first has claimed it."""

    async def claim_both() -> int | None:
        address = shared.fresh_database(postgresql)
        one, two = open_store(tmp_path, address), open_store(tmp_path, address)
        anna = await one.add_guest(b"key", "Anna")
        wish = TableWish("clash", [SeatWish("me"), SeatWish("open")])
        draft = new_tables.make(wish, built_in("clash"), None, anna, now(), [])
        table = draft.ledger.header.id
        await one.add_table(draft.new)
        assert one.leases is not None
        with one.engine.begin() as line:
            assert one.leases.claim(line, table) == 1
            later = asyncio.create_task(two.claim(table))
            while not shared.read(address, "select 1 from pg_locks where not granted"):
                await asyncio.sleep(0.01)
        fence = await later
        for store in (one, two):
            store.close()
        return fence

    assert asyncio.run(claim_both()) == 2


def test_every_verb_of_the_store_is_understood(postgresql: str, tmp_path: Path) -> None:
    """Also where there is nothing yet; the words of one database are not those of another."""

    async def speak() -> None:
        address = shared.fresh_database(postgresql)
        one, two = open_store(tmp_path, address), open_store(tmp_path, address)
        anna = await one.add_guest(b"key", "Anna")
        assert await two.find_guest(b"key") == anna
        await one.rename_guest(anna.id, "Annia")
        await one.set_block(anna.id, 7, is_blocked=True)
        assert await two.blocked_by(anna.id) == {7}
        await one.keep_record("r", b"{}", anna.id)
        assert (await two.read_record("r"), await two.bytes_of(anna.id)) == (b"{}", 2)
        assert (await two.own_data(anna.id)).records == ["r"]
        assert await two.due(2**50) == await two.lost({}) == []
        assert await two.tables_held_by(anna.id, playing=True) == []
        for which in ("open", "playing", "over"):
            assert await two.public_tables(which, "clash") == []
        with pytest.raises(Refused, match="there is none"):
            await two.claim("t")
        for verb in (two.claim, two.card):
            with pytest.raises(Refused, match="a text that can be stored was expected"):
                await verb("\0")
        await one.beat(now())
        assert await one.expire(2**50, []) == 0
        await two.forget(anna.id)
        assert await one.find_guest(b"key") is None
        for store in (one, two):
            await store.depart()
            store.close()

    asyncio.run(speak())


def test_a_database_that_cannot_be_reached_is_a_sentence(tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "harena.server", f"--data={tmp_path / 'data'}", "--port=0",
         "--database=postgresql://me:secret@127.0.0.1:1/none"],
        capture_output=True, text=True, check=False, cwd=ROOT, timeout=60,
    )  # fmt: skip

    assert found.returncode == 1
    assert "cannot be used" in found.stderr
    assert "secret" not in found.stderr
    assert "Traceback" not in found.stderr
    with pytest.raises(Refused, match="an address as postgresql"):
        check(tmp_path, "no address")
