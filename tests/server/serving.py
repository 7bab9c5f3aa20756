"""A real server process on loopback, and people who talk to it."""

import os
import re
import signal
import ssl
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from load import shared
from tests.server.warm import Forked, start

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
CALM = {
    "commands-at-once": 100_000,
    "readings-per-minute": 100_000,
    "readings-per-minute-of-address": 100_000,
    "bot-beat-ms": 5,
    "sockets-per-guest": 1000,
    "tables-per-hour": 10_000,
    "tables-per-hour-of-address": 10_000,
    "guests-per-hour-of-address": 10_000,
}
BASE = os.environ.get("HARENA_TEST_DATABASE", "")  # Of a PostgreSQL, or a file in each folder.
NO_TLS = ssl.create_default_context()  # Made once: it takes long.
TRACKED = re.compile(
    r"^.*resource_tracker: There appear to be .*\n  warnings\.warn.*\n", re.MULTILINE
)
LINES: list["Line"] = []  # Every line that was opened in this test; a fixture hangs them up.


class Server:
    """A server on one folder; it can be killed and started again."""

    def __init__(
        self,
        data: Path,
        limits: Mapping[str, float | str] | None = None,
        program: str = "harena.server",
    ) -> None:
        self.data = data
        self.program = program
        self.limits = CALM if limits is None else limits
        if BASE and "database" not in self.limits:
            self.limits = {**self.limits, "database": shared.fresh_database(BASE)}
        self.process: Forked | None = None
        self.start()

    def start(self) -> None:
        words = [f"--{name}={value}" for name, value in self.limits.items()]
        self.log = (self.data.parent / f"{self.data.name}.log").open("a+")
        words = ["--port=0", f"--data={self.data}", *words]
        self.process = start(self.program, words, self.log)
        self.base = self.process.stdout.readline().strip().rstrip("/")
        if not self.base:
            self.kill()
        assert self.base, self.complaints()

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        process, self.process = self.process, None
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.close()
            self.log.close()

    def complaints(self) -> str:
        """What it has written, but for Python's own word about workers that were ended."""
        return TRACKED.sub("", (self.data.parent / f"{self.data.name}.log").read_text())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.stop()


def file_of(server: Server) -> Path:
    """The file of its database; where it has none, a test that looks into it is left out."""
    if BASE:
        pytest.skip("looks into the file of the database")
    return server.data / "harena.sqlite"


class Person:
    """Somebody with a browser: a cookie, and sockets."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.cookies = httpx.Cookies()
        self.heard: list[bytes] = []
        if name:
            self.post("/api/me", {"name": name})

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        with httpx.Client(base_url=self.server.base, timeout=PATIENCE, verify=NO_TLS) as client:
            client.cookies.update(self.cookies)
            answer = client.request(method, path, **more)
            self.cookies = httpx.Cookies(client.cookies)
            self.heard += [str(answer.url).encode(), str(answer.headers).encode(), answer.content]
            return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object) -> Any:
        answer = self.ask("POST", path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = self.ask(method, path, json=body) if body is not None else self.ask(method, path)
        return answer.status_code, answer.json()["code"]

    def make(self, *seats: Json, **more: Any) -> tuple[str, list[Json]]:
        made = self.post("/api/tables", {"game": "clash", "seats": list(seats), **more})
        return made["table"]["id"], made["links"]

    def sit(self, table: str, **wish: Any) -> Json:
        seated = self.post(f"/api/tables/{table}/sit", wish)
        assert isinstance(seated, dict)
        return seated

    def open(self, table: str, *own: str) -> Json:
        """Open what was pledged."""
        opened = self.post(f"/api/tables/{table}/open", {"bytes": list(own)})
        assert isinstance(opened, dict)
        return opened

    def line(
        self, table: str, seat: int | None = None, since: int = 0, steps_in: bool = False
    ) -> "Line":
        return Line(self, table, seat, since, steps_in=steps_in)


class Line:
    """One socket, and what its viewer knows by it."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int | None,
        since: int,
        welcome: bool = True,
        steps_in: bool = False,
    ) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.wishes = "&portrait=1&steps=1" if steps_in else "&portrait=1"
        self.seq = since
        self.events: list[list[Any]] = []
        self.entries: list[Json] = []
        self.position: Json | None = None
        self.info: Json = {}
        self.raw: list[bytes] = []
        self.sent = 0
        self.socket = self.open(since)
        LINES.append(self)
        self.welcomed = self.take("welcome") if welcome else {}

    def open(self, since: int) -> ClientConnection:
        eyes = "" if self.seat is None else f"&seat={self.seat}"
        address = self.person.server.base.replace("http", "ws")
        cookie = self.person.cookies.get("harena")
        return connect(
            f"{address}/api/tables/{self.table}/socket?since={since}{eyes}{self.wishes}",
            additional_headers={} if cookie is None else {"Cookie": f"harena={cookie}"},
            max_size=2**22,
            legacy=True,
        )

    def again(self) -> None:
        """The connection is lost and taken up again where it was."""
        self.hang_up()
        self.socket = self.open(self.seq)
        self.welcomed = self.take("welcome")

    def receive(self, timeout: float = PATIENCE) -> Json:
        data = self.socket.recv(timeout, decode=False)
        assert isinstance(data, bytes)
        self.raw.append(data)
        said: Json = msgspec.json.decode(data)
        if said["type"] == "welcome":
            self.entries += said["entries"]
        elif said["type"] == "frame":
            assert said["seq"] == self.seq + 1, "a frame is missing or came twice"
            self.entries.append(said["entry"])
        if said["type"] in ("welcome", "frame"):
            self.events = self.events[: said["first_event"]] + said["events"]
            self.seq = said["seq"]
            self.position = said["position"] or self.position
            self.info = said["table"] or self.info
        return said

    def take(self, kind: str) -> Json:
        """The next message of this kind."""
        return self.until(lambda said: said["type"] == kind)

    def until(self, found: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        late = time.monotonic() + timeout
        while True:
            said = self.receive(late - time.monotonic())
            if found(said):
                return said

    def turn(self) -> Json:
        """Until this viewer is asked; the question."""
        while not (self.position and self.position["asked"]):
            self.receive()
        return dict(self.position["asked"])

    def end(self) -> None:
        """Until the match is over."""
        while not (self.position and self.position["over"]):
            self.receive()

    def entry(self, kind: str, timeout: float = PATIENCE) -> Json:
        """Until an entry of this kind has come."""
        said = self.until(
            lambda one: one["type"] == "frame" and one["entry"]["kind"] == kind, timeout
        )
        return dict(said["entry"])

    def send(self, kind: str, **more: Any) -> str:
        self.sent += 1
        command = {"type": kind, "id": more.pop("id", f"{id(self)}-{self.sent}"), **more}
        self.socket.send(msgspec.json.encode(command).decode())
        return str(command["id"])

    def do(self, kind: str, **more: Any) -> Json:
        """Send, and take the answer."""
        return self.reply(self.send(kind, **more))

    def reply(self, id: str) -> Json:
        """The answer to a command that was sent."""
        return self.until(lambda said: said.get("id") == id)

    def answer(self, index: int = 0, **more: Any) -> Json:
        return self.do("answer", **{"seq": self.seq, "index": index, **more})

    def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            self.receive()

    def close(self) -> None:
        self.socket.close()

    def hang_up(self) -> None:
        """Without a word, and whether or not anybody is at the other end."""
        self.socket.close_socket()
        self.socket.recv_events_thread.join()

    def closed_with(self, timeout: float = PATIENCE) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.receive(timeout)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


def closed_at_once(person: Person, table: str, seat: int | None) -> int:
    """The code with which a socket is closed that nobody may open."""
    return Line(person, table, seat, 0, welcome=False).closed_with()


ME: Json = {"kind": "me"}
LINK: Json = {"kind": "link"}
OPEN: Json = {"kind": "open"}


def pledge(own: str) -> str:
    """What a client says of its bytes before it opens them."""
    return sha256(bytes.fromhex(own)).hexdigest()


def bot(name: str = "random") -> Json:
    return {"kind": "bot", "bot": name}


def two_people(server: Server, **more: Any) -> tuple[Line, Line]:
    """Anna and Bruno at a table for two, both connected, the match begun."""
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, LINK, **more)
    bruno.sit(table, token=links[0]["token"])
    return anna.line(table, 0), bruno.line(table, 1)


def whose_turn(*lines: Line) -> Line:
    """The one of these who is asked."""
    seq = max(line.seq for line in lines)
    for line in lines:
        line.catch_up(seq)
    for line in lines:
        assert line.position is not None
        if line.position["asked"]:
            return line
    raise AssertionError("nobody is asked")


def play(lines: list[Line], answers: int, pick: Callable[[int, int], int]) -> int:
    """So many answers, chosen by number and count; how many were given before the end."""
    for number in range(answers):
        line = whose_turn(*lines)
        assert line.position is not None
        done = line.answer(pick(number, len(line.position["asked"]["options"])))
        assert done["type"] == "done", done
        for other in lines:
            other.catch_up(done["seq"])
        if line.position["over"]:
            return number + 1
    return answers


def varied(number: int, options: int) -> int:
    return (number * 7 + 3) % options
