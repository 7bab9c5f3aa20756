"""Many at once: half-open requests, idle spectators, tables that come and go. Loopback only."""

import asyncio
import contextlib
import gc
import socket
import subprocess
import sys
import time
import weakref
from pathlib import Path

import httpx
import pytest

from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.protocol.messages import Answer
from harena.server.protocol.structures import SeatWish, TableWish
from harena.server.store.sqlite import open_store
from harena.server.tables.guests.limits import MANY, Buckets, Limits
from harena.server.tables.hall import Hall
from harena.server.tables.live.table import Table
from tests.server.serving import CALM, ME, NO_TLS, OPEN, ROOT, Line, Person, Server
from tests.server.test_owners import Guest

FEW_FILES = 220
STRANGER = "127.0.0.2"


def half_open(port: int, count: int) -> list[socket.socket]:
    """Connections from another address that begin a request and go no further."""
    found = []
    for _ in range(count):
        line = socket.create_connection(("127.0.0.1", port), 5, source_address=(STRANGER, 0))
        try:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow:")
        except OSError:
            line.close()
            continue
        found.append(line)
    return found


def test_half_open_requests_shut_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    """More connections than the process has files; they are turned away, and end by themselves."""
    log = (tmp_path / "log").open("w+")
    server = subprocess.Popen(
        ["prlimit", f"--nofile={FEW_FILES}:{FEW_FILES}",
         sys.executable, "-m", "harena.server", "--port=0", f"--data={tmp_path / 'data'}",
         "--connections-per-address=60", "--header-seconds=1"],
        stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        base = server.stdout.readline().strip().rstrip("/")
        lines = half_open(int(base.rpartition(":")[2]), 300)
        with httpx.Client(base_url=base, timeout=10, verify=NO_TLS) as client:
            assert client.get("/api/games").status_code == 200
            time.sleep(1.5)
            assert client.get("/api/games").status_code == 200
        still_open = [line for line in lines if not is_closed(line)]
        for line in lines:
            line.close()
    finally:
        server.terminate()
        server.wait(10)
        assert server.stdout is not None
        server.stdout.close()
    log.seek(0)
    assert (still_open, log.read()) == ([], "")
    log.close()


def is_closed(line: socket.socket) -> bool:
    line.settimeout(2)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"body-seconds": 0.5}) as server:
        port = int(server.base.rpartition(":")[2])
        line = socket.create_connection(("127.0.0.1", port), 5)
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line.sendall(head + b"Content-Length: 100\r\n\r\n{")
        line.settimeout(5)

        assert b"408" in line.recv(100)
        line.close()


def test_who_only_watches_makes_room_for_who_plays(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "sockets": 4}) as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        table, _ = anna.make(ME, OPEN)
        bruno.sit(table, seat=1)
        watchers = [Person(server).line(table) for _ in range(4)]

        first = anna.line(table, 0)
        second = bruno.line(table, 1)

        assert [watchers[0].closed_with(), watchers[1].closed_with()] == [1013, 1013]
        late = Line(Person(server), table, None, 0, welcome=False)
        assert late.closed_with() == 1013, "there is no room for one more who watches"
        assert first.answer()["type"] == "done" or second.answer()["type"] == "done"


def test_readings_are_measured_for_each_guest_whatever_the_number_of_sockets(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data", {"readings-per-minute": 10}) as server:
        anna = Person(server, "Anna")
        table, _ = anna.make(ME, ME)
        both = [anna.line(table, seat) for seat in (0, 1)]
        position = both[0].position
        assert position is not None
        seat = position["to_act"][0]
        lines = [both[seat], *(anna.line(table, seat) for _ in range(3))]
        asked = lines[0].turn()
        codes, begun = [], time.monotonic()
        for number in range(24):
            line = lines[number % 4]
            said = line.do("why", ask=asked["ask"], choice=number)
            codes.append(said.get("code", "told"))

        passed = time.monotonic() - begun
        assert codes[:10] == ["told"] * 10
        assert codes.count("told") <= 11 + passed / 6
        assert codes[-1] == "too-many" or passed > 60
        other = Person(server, "Bruno")
        assert other.get(f"/api/tables/{table}/content")["files"]


def test_a_limit_of_nothing_is_a_sentence_and_one_without_time_is_none() -> None:
    with pytest.raises(Refused, match="come back in 3600 s"):
        Buckets(0, 3600, "new guests").take("anna")
    lines = Buckets(8, 0, "lines of chat")
    for _ in range(20):
        lines.take("anna")


def test_guests_whose_measure_is_full_are_forgotten() -> None:
    """Whoever has taken something is remembered until he has it back."""
    quick, slow = Buckets(1, 1e-9, "lines of chat"), Buckets(2, 3600, "new tables")
    for guest in range(5000):
        quick.take(guest)
        slow.take(guest)

    assert len(quick.buckets) <= MANY + 1
    assert len(slow.buckets) == 5000


@pytest.fixture
def no_collector() -> None:
    """What is put away must be free at once, not when a collector comes by."""
    gc.collect()
    gc.disable()


async def come_and_go(folder: Path) -> tuple[int, int]:
    """Tables are made, looked at, answered, refused, and put away; how many are still in memory."""
    hall = Hall(open_store(folder), Limits(tables_per_hour=100_000))
    guest, _ = await hall.guests.welcome("Anna")
    wish = TableWish("clash", [SeatWish("me"), SeatWish("me")], patience=1000)
    known: list[weakref.ref[Table]] = []
    for _ in range(20):
        table = await hall.table((await hall.make(wish, guest)).table.id)
        known.append(weakref.ref(table))
        await use(table, guest.id)
        del table
    before = sum(one() is not None for one in known)
    hall.put_away(now() + 1)
    await hall.note_rest()
    await asyncio.sleep(0.3)
    after = sum(one() is not None for one in known)
    await hall.close()
    return before, after


async def use(table: Table, guest: int) -> None:
    viewer = Guest()
    viewer.seat, viewer.guest = 0, guest
    table.join(viewer, 0)
    for seat in (0, 1):
        viewer.seat = seat
        for index in (0, 10**6):
            command = Answer(f"{seat}-{index}", table.ledger.seq, index)
            with contextlib.suppress(Refused):
                await table.command(viewer, command)
    viewer.seat = 0
    table.part(viewer)


def test_a_table_that_is_put_away_leaves_nothing_in_memory(
    tmp_path: Path, no_collector: None
) -> None:
    try:
        before, after = asyncio.run(come_and_go(tmp_path / "data"))
    finally:
        gc.enable()

    assert (before, after) == (20, 0)
