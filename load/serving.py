"""A server to be loaded, and quick clients for it."""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import IO, Any, Final, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
ENCODER: Final = msgspec.json.Encoder()
WIDE: Final = {
    "tables-per-hour": 100_000,
    "tables-per-hour-of-address": 100_000,
    "guests-per-hour-of-address": 100_000,
    "sockets": 20_000,
    "sockets-per-guest": 10_000,
    "commands-at-once": 1_000_000,
    "connections": 20_000,
    "connections-per-address": 20_000,
    "readings-per-minute": 1_000_000,
    "readings-per-minute-of-address": 1_000_000,
    "bytes-per-guest": 10**12,
}


class Launched(Protocol):
    """What is needed of a process."""

    @property
    def pid(self) -> int:
        """Its number."""

    @property
    def stdout(self) -> IO[str] | None:
        """What it says."""

    def wait(self) -> object:
        """Until it has ended."""


class Server:
    """A server process on a folder of its own; it can be killed and started again on its port."""

    def __init__(
        self,
        core: int | None = None,
        limits: dict[str, int] | None = None,
        tree: str = "",
        database: str = "",
    ) -> None:
        self.tree = tree  # Another checkout, to be measured by the same run.
        self.database = database
        self.folder = tempfile.TemporaryDirectory(prefix="harena-load-")
        self.core = core
        self.limits = WIDE if limits is None else limits
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        env = {**os.environ, **({"PYTHONPATH": f"{self.tree}/src"} if self.tree else {})}
        words = [f"--{name}={value}" for name, value in self.limits.items()]
        if self.tree:  # It may know fewer.
            known = subprocess.run(
                [sys.executable, "-m", "harena.server", "--help"], capture_output=True, text=True,
                check=True, env=env,
            ).stdout  # fmt: skip
            words = [word for word in words if f"{word.partition('=')[0]} " in known]
        if self.database:
            words.append(f"--database={self.database}")
        folder = Path(self.folder.name)
        self.log = (folder / "server.log").open("a")
        words += [f"--port={self.port}", f"--data={folder / 'data'}"]
        self.process = self.launch(words, env)
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().strip().rstrip("/")
        if not self.base:
            raise SystemExit("the server did not start: " + self.complaints())
        self.port = int(self.base.rpartition(":")[2])
        self.socket_base = self.base.replace("http", "ws")

    def launch(self, words: list[str], env: dict[str, str]) -> Launched:
        """A process with these arguments."""
        pin = [] if self.core is None else ["taskset", "-c", str(self.core)]
        return subprocess.Popen(
            [*pin, sys.executable, "-m", "harena.server", *words],
            stdout=subprocess.PIPE, stderr=self.log, text=True, env=env,
        )  # fmt: skip

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, politely or not."""
        os.kill(self.process.pid, how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def complaints(self) -> str:
        """What the server has said."""
        return (Path(self.folder.name) / "server.log").read_text()

    def usage(self) -> tuple[float, float]:
        """Seconds of processor, and megabytes."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        return seconds, int(stat[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What is on its disk, by nobody's code but SQLite's own."""
        disk = sqlite3.connect(Path(self.folder.name) / "data" / "harena.sqlite")
        with contextlib.closing(disk):
            return disk.execute(query, values).fetchall()

    def close(self) -> None:
        """End it and forget its folder."""
        self.end()
        self.folder.cleanup()


class Address(Protocol):
    """Where a server is reached, or a proxy before several."""

    base: str
    socket_base: str


async def make_tables(
    server: Address, tables: int, seats: int, game: str = "clash"
) -> list[tuple[list[str], str]]:
    """Tables where every seat has a guest of its own; their cookies and the id of each table."""
    made: list[tuple[list[str], str]] = []
    wish = {
        "game": game,
        "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1),
        "patience": 0,
    }
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as client:
        for _ in range(tables):
            cookies: list[str] = []
            id = ""
            for seat in range(seats):
                client.cookies.clear()
                if seat == 0:
                    answer = await client.post("/api/tables", json=wish)
                    id = answer.raise_for_status().json()["table"]["id"]
                else:
                    answer = await client.post(f"/api/tables/{id}/sit", json={"seat": seat})
                    answer.raise_for_status()
                cookies.append(client.cookies["harena"])
            made.append((cookies, id))
    return made


class Viewer:
    """One socket that checks what it is shown: no entry missing, doubled or out of order."""

    def __init__(self, server: Address, cookie: str, table: str, seat: int | None) -> None:
        self.server, self.cookie, self.table, self.seat = server, cookie, table, seat
        self.seq = 0
        self.events: list[list[Any]] = []
        self.position: Json | None = None
        self.wrong: list[str] = []
        self.shown_at: dict[int, float] = {}
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.over = False
        self.came_back = 0
        self.ready = asyncio.Event()

    async def run(self) -> None:
        """Stay connected: come back by `since` whenever the line breaks."""
        pause = 0.1
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self.listen()
            pause = 0.1 if self.ready.is_set() else min(2.0, pause * 2)
            self.ready.clear()
            for one in self.waiting.values():
                if not one.done():
                    one.cancel()
            self.waiting.clear()
            await asyncio.sleep(pause)
            self.came_back += 1

    async def listen(self) -> None:
        """Take in frames."""
        eyes = "" if self.seat is None else f"&seat={self.seat}"
        address = f"{self.server.socket_base}/api/tables/{self.table}/socket?since={self.seq}{eyes}"
        async with connect(
            address,
            additional_headers={"Cookie": f"harena={self.cookie}"} if self.cookie else {},
            compression=None,
            max_size=2**22,
            open_timeout=30,
        ) as socket:
            self.socket = socket
            async for data in socket:
                self.take(msgspec.json.decode(data))

    def take(self, said: Json) -> None:
        """One message."""
        kind = said["type"]
        if kind == "frame":
            if said["seq"] != self.seq + 1:
                self.wrong.append(f"{said['seq']} after {self.seq}")
            self.shown_at[said["seq"]] = time.perf_counter()
        elif kind == "welcome":
            self.check_welcome(said)
        if kind in ("frame", "welcome"):
            if said["first_event"] > len(self.events):
                self.wrong.append("events are missing")
            self.events = self.events[: said["first_event"]] + said["events"]
            self.seq = said["seq"]
            self.position = said["position"] or self.position
            self.over = bool(self.position and self.position["over"])
            self.ready.set()
        elif "id" in said and said["id"] in self.waiting:
            waiting = self.waiting.pop(said["id"])
            if not waiting.done():
                waiting.set_result(said)

    def check_welcome(self, said: Json) -> None:
        """Nothing that was shown may be gone, or otherwise."""
        if said["seq"] < self.seq:
            self.wrong.append(f"entry {self.seq} was shown and is lost")
        expected = list(range(self.seq + 1, said["seq"] + 1))
        if [entry["seq"] for entry in said["entries"]] != expected:
            self.wrong.append("entries are missing after coming back")

    async def command(self, id: str, command: Json) -> Json:
        """Send, and wait for the answer."""
        assert self.socket is not None
        done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[id] = done
        await self.socket.send(ENCODER.encode(command).decode())
        return await done


def percentile(values: list[float], part: float) -> float:
    """The value that this part does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def run(
    name: str,
    parser: argparse.ArgumentParser,
    measure: Callable[[Server, argparse.Namespace], Coroutine[Any, Any, Json]],
) -> None:
    """One server, of this checkout or of another, measured and reported."""
    parser.add_argument("--tree", default="", help="the server of another checkout")
    args = parser.parse_args()
    server = Server(tree=args.tree)
    try:
        figures = asyncio.run(measure(server, args))
        figures["complaints"] = len(server.complaints())
    finally:
        server.close()
    report(f"{name}-before" if args.tree else name, figures)


def report(name: str, figures: Json) -> None:
    """Print, and write beside the other results."""
    for key, value in figures.items():
        print(f"{key:>28}  {value}")
    folder = Path("build/load")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(figures, indent=2) + "\n")
    print(f"{'written to':>28}  {path}")
