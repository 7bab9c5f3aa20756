"""A server that is left alone: what it refuses at the start, what it says, and that it keeps on."""

import asyncio
import errno
import json
import logging
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from harena.kernel.refused import Refused
from harena.server.log.clocks import Steady
from harena.server.protocol.structures import SeatWish, TableWish
from harena.server.store import folder as folders
from harena.server.store.folder import unwritable
from harena.server.store.sqlite import open_store
from harena.server.tables.guests.limits import Limits
from harena.server.tables.hall import Hall
from harena.server.tables.keeper import Keeper
from harena.server.web.guard import Guard
from harena.server.web.logs import Sparing
from tests.server.serving import BASE, ME, NO_TLS, ROOT, Person, Server, bot
from tests.server.test_disk import locked

HOUR = 3600 * 10**9


def start(data: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """A server that should not start; what it says."""
    return subprocess.run(
        [sys.executable, "-m", "harena.server", "--port=0", f"--data={data}", *more],
        capture_output=True, text=True, cwd=ROOT, timeout=30, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that a server has used."""
    data = tmp_path_factory.mktemp("used") / "data"
    with Server(data) as server:
        assert start(data).returncode == 1, "one folder, one server"
        assert server.process is not None
        said = start(data).stderr
        assert f"is served already, by process {server.process.pid}" in said
        assert "Traceback" not in said
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
        assert set(modes.values()) == {0o600}, modes
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
    return data


def test_a_folder_has_one_server_and_nobody_else_reads_it(folder: Path) -> None:
    with Server(folder) as server:
        assert Person(server).get("/api/games")


def copied(folder: Path, to: Path) -> Path:
    if BASE:
        pytest.skip("looks into the file of the database")
    to.mkdir()
    (to / "harena.sqlite").write_bytes((folder / "harena.sqlite").read_bytes())
    return to


def test_a_newer_schema_is_refused_with_what_to_do(folder: Path, tmp_path: Path) -> None:
    data = copied(folder, tmp_path / "newer")
    with closing(sqlite3.connect(data / "harena.sqlite")) as disk:
        disk.execute("update alembic_version set version_num = '9999'")
        disk.commit()

    found = start(data)

    assert found.returncode == 1
    assert "newer Harena (schema 9999" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_damaged_file_is_refused_with_what_to_do(folder: Path, tmp_path: Path) -> None:
    data = copied(folder, tmp_path / "damaged")
    whole = (data / "harena.sqlite").read_bytes()
    (data / "harena.sqlite").write_bytes(b"x" * 4096 + whole[4096:])

    found = start(data)

    assert found.returncode == 1
    assert "is damaged" in found.stderr
    assert "backup" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_folder_that_cannot_be_written_is_refused_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    found = start(tmp_path / "file" / "data")

    assert found.returncode == 1
    assert "cannot be written" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_full_disk_is_told_with_how_much_must_be_free(tmp_path: Path) -> None:
    """Where there is no room for a lock, or for the file that is tried out."""
    found = unwritable(tmp_path, OSError(errno.ENOSPC, "No space left on device"))

    assert found.code == "folder-full"
    assert "free at least 16 MB" in str(found)


def test_a_disk_with_less_room_than_a_start_needs_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.check_room(tmp_path)
    monkeypatch.setattr(folders, "NEEDED", 2**62)

    with pytest.raises(Refused, match=r"the disk of .+ is full") as refused:
        folders.check_room(tmp_path)

    assert refused.value.code == "folder-full"
    assert list(tmp_path.iterdir()) == [], "nothing is left there"


def test_settings_come_from_a_file_and_what_is_wrong_is_said(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("tables_per_hour = 2\nchat = false\n")
    bad.write_text("tables_an_hour = 2\n")

    found = start(tmp_path / "data", f"--config={bad}")
    with Server(tmp_path / "data", {"config": str(good)}) as server:
        anna = Person(server, "Anna")
        made = [anna.ask("POST", "/api/tables", json=TABLE).status_code for _ in range(3)]

    assert found.returncode == 1
    assert "tables_an_hour" in found.stderr
    assert made == [201, 201, 429]


TABLE = {"game": "clash", "seats": [ME, ME]}


def test_health_tells_the_truth(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, client(server) as asked:
        anna = Person(server, "Anna")
        table, _ = anna.make(ME, bot())
        with anna.line(table, 0) as line:
            line.turn()
            line.answer()
            line.turn()
            line.answer(10**6)
            figures = {
                sample.name: sample.value
                for family in text_string_to_metric_families(asked.get("/metrics").text)
                for sample in family.samples
                if not sample.labels
            }
        ready = asked.get("/readyz")
        with locked(server):
            late = time.monotonic() + 40
            while (refused := asked.get("/readyz")).status_code == 200:
                assert time.monotonic() < late, "it says that it is ready and it is not"
                time.sleep(0.5)
            alive = asked.get("/healthz").status_code

    assert (ready.status_code, ready.text) == (200, "ready\n")
    assert (refused.status_code, alive) == (503, 200)
    assert "disk" in refused.text
    assert figures["harena_tables"] == 1
    assert figures["harena_sockets"] == 1
    assert figures["harena_answers_total"] >= 1
    assert figures["harena_command_seconds_count"] >= 2
    assert figures["harena_commits"] > 2
    assert figures["harena_bot_queue"] == 0


def client(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.base, timeout=20, verify=NO_TLS)


def test_a_clock_that_jumps_empties_no_bank() -> None:
    machine, running = [1_000 * HOUR], [0]
    steady = Steady(lambda: machine[0], lambda: running[0])

    def pass_time(seconds: float) -> None:
        for _ in range(int(4 * seconds)):
            running[0] += 250_000_000
            machine[0] += 250_000_000
            steady.approach()

    pass_time(10)
    before = steady.now()
    machine[0] += HOUR
    pass_time(60)
    after = steady.now()
    machine[0] -= 3 * HOUR
    pass_time(60)
    back = steady.now()

    assert 59.8 < (after - before) / 10**9 < 60.2
    assert 59.8 < (back - after) / 10**9 < 60.2


async def keep_deadline_while_full(folder: Path) -> list[str]:
    """Memory is full of tables at which somebody looks, and a deadline of another one comes."""
    limits = Limits(tables_per_hour=1000, tables_in_memory=3)
    hall = Hall(open_store(folder), limits)
    keeper = Keeper(hall)
    keeper.start()
    guest, _ = await hall.guests.welcome("Anna")
    wish = TableWish("clash", [SeatWish("me"), SeatWish("me")], patience=1)
    late = (await hall.make(wish, guest)).table.id
    hall.tables.pop(late).close()
    other = TableWish("clash", [SeatWish("me"), SeatWish("me")], patience=1000)
    for _ in range(3):
        table = await hall.table((await hall.make(other, guest)).table.id)
        table.viewers.all.add(Looker())
    deadline = time.monotonic() + 15
    kinds: list[str] = []
    while "took_over" not in kinds and time.monotonic() < deadline:
        await asyncio.sleep(0.2)
        _, _, entries, _ = await hall.disk.read_table(late)
        kinds = [full.entry.kind for full in entries]
    for table in hall.tables.values():
        table.viewers.all.clear()
    keeper.stop()
    await hall.close()
    return kinds


class Looker:
    seat: int | None = None
    guest: int | None = None
    address = ""
    reads = False
    steps_in = False

    def __init__(self) -> None:
        self.blocked: set[int] = set()

    def send(self, frame: bytes) -> None:
        """Nobody reads it."""

    def close(self, code: int) -> None:
        """Nor is there anything to close."""


def test_a_deadline_is_kept_though_memory_is_full(tmp_path: Path) -> None:
    assert "took_over" in asyncio.run(keep_deadline_while_full(tmp_path / "data"))


async def lose_the_keeper(folder: Path) -> tuple[bool, bool]:
    """Whether another keeps on, and looks."""
    hall = Hall(open_store(folder), Limits())
    keeper = Keeper(hall)

    async def die() -> None:
        raise RuntimeError("whatever it was")

    dead = asyncio.create_task(die())
    dead.add_done_callback(keeper.mourn)
    looked, late = keeper.looked, time.monotonic() + 20
    while keeper.looked == looked and time.monotonic() < late:
        await asyncio.sleep(0.05)
    found = keeper.task is not None and not keeper.task.done(), keeper.looked > looked
    keeper.stop()
    await hall.close()
    return found


def test_a_keeper_that_dies_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(lose_the_keeper(tmp_path / "data")) == (True, True)
    assert "the keeper died and is replaced" in caplog.text


def test_who_came_before_the_end_is_answered(tmp_path: Path) -> None:
    """More than are let in at once, all of whom have spoken while the server was busy."""
    with Server(tmp_path / "data") as server, ExitStack() as at_the_door:
        place = urlsplit(server.base)
        process, enter = server.process, at_the_door.enter_context
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        address = (place.hostname, place.port)
        callers = [enter(socket.create_connection(address, 20)) for _ in range(60)]
        for caller in callers:
            caller.sendall(f"GET /healthz HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        at_the_door.callback(server.log.close)
        at_the_door.callback(process.close)
        server.process = None  # It ends by itself from now on.
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGCONT)

        heard = [caller.recv(17) for caller in callers]

        assert heard == [b"HTTP/1.1 200 OK\r\n"] * 60
        process.wait(20)


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Behind the guard."""


def test_a_name_without_a_port_is_good_with_any() -> None:
    guard = Guard(nothing, frozenset(["Play.example.org", "other.example.org:8000", "[::1]"]))
    names = (
        "play.example.org", "PLAY.example.org:8443", "other.example.org:8000", "[::1]:8000",
        "other.example.org", "other.example.org:80", "evil.org:8000", "play.example.org:x", "",
    )  # fmt: skip
    scopes = [{"type": "http", "headers": [(b"host", name.encode())]} for name in names]

    assert [guard.knows(HTTPConnection(scope)) for scope in scopes] == [True] * 4 + [False] * 5


def test_a_log_does_not_grow_without_end_where_no_old_one_is_wanted(tmp_path: Path) -> None:
    program = (
        "import logging, pathlib\n"
        "from harena.server.web.logs import begin\n"
        f"begin(pathlib.Path({str(tmp_path)!r}), 5000, 0)\n"
        "for number in range(200):\n"
        "    logging.getLogger('harena.server').info(f'{number} ' + 'x' * 100)\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)

    sizes = [file.stat().st_size for file in tmp_path.glob("harena.log*")]
    assert len(sizes) == 2
    assert max(sizes) <= 5000


def test_a_port_that_is_none_or_is_taken_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = start(tmp_path / "data", f"--port={other.getsockname()[1]}")
    beyond = start(tmp_path / "data", "--port=99999")

    for found in (taken, beyond):
        assert found.returncode == 1
        assert "Traceback" not in found.stderr
        assert found.stderr.count("\n") == 1
    assert "name another with --port" in taken.stderr
    assert "from 0 to 65535" in beyond.stderr


def test_the_same_sentence_is_said_a_few_times_in_every_minute() -> None:
    now = [0.0]
    sparing, said = Sparing(lambda: now[0]), []
    for minute in range(4):
        now[0] = 61.0 * minute
        records = [
            logging.LogRecord("harena", logging.WARNING, "", 0, "table %s is damaged", (at,), None)
            for at in range(1000)
        ]
        # Both handlers ask, and hear the same.
        said.append([one for one in records if [sparing.filter(one) for _ in "ab"] == [True] * 2])

    assert [len(records) for records in said] == [20, 20, 20, 20]
    firsts = [records[0].getMessage() for records in said]
    assert firsts[0] == "table 0 is damaged"
    assert firsts[1:] == ["table 0 is damaged (and 980 more in the last minute)"] * 3


def test_logs_are_lines_of_json_and_do_not_grow_without_end(tmp_path: Path) -> None:
    """In a process of its own: it is about the loggers of the whole process."""
    program = (
        "import logging, pathlib, sys\n"
        "from harena.server.web.logs import begin\n"
        f"begin(pathlib.Path({str(tmp_path)!r}), 20_000, 2)\n"
        "for number in range(5000):\n"
        "    logging.getLogger('harena.server').warning('table %s is damaged', number)\n"
        "    logging.getLogger('harena.server').warning(f'{number} ' + 'x' * 100)\n"
    )

    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True
    )

    files = sorted(tmp_path.glob("harena.log*"))
    assert [file.name for file in files] == ["harena.log", "harena.log.1", "harena.log.2"]
    assert all(file.stat().st_size <= 20_000 for file in files)
    for line in files[0].read_text().splitlines():
        assert {"at", "level", "where", "what"} <= json.loads(line).keys()
    assert said.stderr.count("is damaged") == 20, "the same sentence is said a few times"
