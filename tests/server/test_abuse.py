"""Bad input is answered, never fatal; limits close the one who breaks them and nobody else."""

import json
import random
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Barrier
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from harena.server.tables.guests.limits import household
from tests.server.serving import (
    CALM,
    LINK,
    ME,
    OPEN,
    Person,
    Server,
    closed_at_once,
    two_people,
    whose_turn,
)

GOOD: list[dict[str, object]] = [
    {"type": "answer", "id": "a", "seq": 3, "index": 0},
    {"type": "undo", "id": "b", "seq": 3},
    {"type": "consent", "id": "c", "seq": 3, "agree": True},
    {"type": "consent", "id": "g", "seq": 3, "agree": False, "to": "end"},
    {"type": "end", "id": "h"},
    {"type": "say", "id": "d", "text": "hello"},
    {"type": "odds", "id": "e", "index": 0},
    {"type": "why", "id": "f", "ask": "place", "choice": 3},
]
ODD: list[object] = [
    None, True, -1, 2**63, 2**200, 1.5, "", "x" * 2000, "\u0000", "\ud83d", [], {}, [[[]]], "NaN",
    {"id": 1}, "answer", -(2**70), "🗡", "' or 1=1 --", "<script>alert(1)</script>",
]  # fmt: skip


def malformed(chance: random.Random) -> str | bytes:
    """A frame that nobody should send."""
    command = dict(chance.choice(GOOD))
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*command, "type", "id", "more"])
        if chance.random() < 0.2:
            command.pop(key, None)
        else:
            command[key] = chance.choice(ODD)
    text = json.dumps(command)
    how = chance.random()
    if how < 0.2:
        cut = chance.randrange(len(text))
        return text[:cut]
    if how < 0.3:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    if how < 0.35:
        return "[" * chance.randrange(1, 3000)
    return text


def test_two_thousand_malformed_frames_change_nothing(server: Server) -> None:
    anna, bruno = two_people(server)
    chance = random.Random(7)
    watcher = Person(server).line(anna.table)
    before = (watcher.seq, watcher.position)
    line = whose_turn(anna, bruno)
    other = bruno if line is anna else anna
    sent = 0
    for _ in range(2000):
        frame = malformed(chance)
        if is_well_made(frame):
            continue
        other.socket.send(frame)
        said = other.until(lambda one: one["type"] != "here")
        assert said["type"] in ("refused", "why"), (frame, said)
        sent += 1
    assert sent > 1500
    watcher.do("ping")
    assert (watcher.seq, watcher.position) == before
    assert line.answer(0)["type"] == "done"
    for one in (anna, bruno, watcher):
        one.close()


def is_well_made(frame: str | bytes) -> bool:
    """A command that happens to be good is no bad input."""
    try:
        said = json.loads(frame)
    except (ValueError, RecursionError):
        return False
    return isinstance(said, dict) and said.get("type") in ("say", "leave", "reclaim", "ping", "end")


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/records", "/api/tables/x/sit"])
def test_bodies_that_nobody_should_send_are_refused(server: Server, path: str) -> None:
    person = Person(server, "Anna")
    bodies = [b"", b"{", b"\xff\xfe", b"[" * 9000, b"null", b"[]", b'"x"', b"{}" * 9, b'{"name":1}',
              b'{"name":"\\ud800"}', b'{"game":"../../etc","seats":[{"kind":"me"}]}',
              b'{"game":"clash","seats":[]}',
              b'{"game":"clash","seats":[{"kind":"bot","bot":"x"}]}',
              b'{"game":"clash","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":1e9}}',
              b'{"game":"clash","seats":[{"kind":"me"},{"kind":"me"}],"clock":{}}',
              b'{"game":"clash","seats":[{"kind":"me","pledge":"zz"},{"kind":"me"}]}']  # fmt: skip
    for body in bodies:
        answer = person.ask(
            "POST", path, content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, (body, answer.text)
        assert set(answer.json()) == {"code", "sentence", "facts"}
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = person.ask("POST", path, content=b"{}", headers={"content-type": kind})
        assert answer.status_code == 400
    assert (
        person.ask(
            "POST", path, content=b"x" * 300_000, headers={"content-type": "application/json"}
        ).status_code
        == 413
    )


def test_paths_and_queries_that_nobody_should_send_are_refused(server: Server) -> None:
    person = Person(server, "Anna")
    table, _ = person.make(ME, ME)
    for path in [
        "/api/tables/%00", "/api/tables/..%2f..", "/api/tables/" + "x" * 2000, "/api/nothing",
        f"/api/tables/{table}/steps?first=-1", f"/api/tables/{table}/steps?first=9e99",
        f"/api/tables/{table}/steps?count=1000000", f"/api/tables/{table}/steps?eyes=%27",
        f"/api/tables/{table}/steps?eyes=-1", "/api/tables?list=all", "/api/games/nothing",
        "/api/records/%ff", "/..%2f..%2fetc/passwd.txt", "/assets/../../app.py", "/%00.js",
    ]:  # fmt: skip
        answer = person.ask("GET", path)
        assert 400 <= answer.status_code < 500, path
        assert set(answer.json()) == {"code", "sentence", "facts"}
    for method in ("PUT", "DELETE", "PATCH"):
        assert person.ask(method, f"/api/tables/{table}").status_code == 405
    for seat in ("-1", "99", "x"):
        assert person.ask(
            "POST", f"/api/tables/{table}/seats/{seat}/link", json={}
        ).status_code in (
            400,
            404,
        )


def test_a_page_of_another_site_is_refused(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, OPEN)
    foreign = {"origin": "https://elsewhere.example"}
    cookie = {"Cookie": f"harena={anna.cookies['harena']}"}
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"

    answer = anna.ask("POST", "/api/me", json={"name": "Eve"}, headers=foreign)

    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert anna.get("/api/me")["name"] == "Anna"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={**cookie, "Origin": "https://elsewhere.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, additional_headers={**cookie, "Origin": server.base}) as own:
        assert b"welcome" in own.recv(decode=False)


def test_large_frames_and_floods_close_their_sender_only(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"commands-at-once": 50, "commands-per-second": 1}) as server:
        anna, bruno = two_people(server)
        flooder = Person(server).line(anna.table)
        for _ in range(60):
            try:
                flooder.socket.send('{"type":"ping","id":"x"}')
            except ConnectionClosed:
                break
        assert flooder.closed_with() == 1008
        large = Person(server).line(anna.table)
        large.socket.send("x" * 9000)
        assert large.closed_with() == 1009
        assert whose_turn(anna, bruno).answer(0)["type"] == "done"
        anna.close()
        bruno.close()
        assert server.complaints() == ""


MANY = 24
LOW = {"tables-per-hour": 3, "tables-per-hour-of-address": 5, "sockets-per-guest": 4}


def test_each_measure_of_bytes_is_what_the_owner_says(tmp_path: Path) -> None:
    limits = {"frame-bytes": 200, "body-bytes": 100, "record-bytes": 300,
              "records-per-hour-of-address": 2}  # fmt: skip
    with Server(tmp_path / "data", {**CALM, **limits}) as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        table, _ = anna.make(ME, ME)
        line = anna.line(table, 0)
        assert line.do("say", text="x" * 100)["type"] == "done"
        line.socket.send(json.dumps({"type": "say", "id": "long", "text": "x" * 200}))
        assert line.closed_with() == 1009
        assert anna.refused("POST", "/api/me", {"name": "x" * 100}) == (413, "too-large")
        small, large = {"harena": 1}, {"harena": 1, "names": ["x" * 300]}
        assert anna.refused("POST", "/api/records", large) == (413, "too-large")
        codes = [one.refused("POST", "/api/records", small)[1] for one in (anna, bruno, bruno)]
        assert codes == ["not-record", "not-record", "too-many"]


def test_tables_and_sockets_are_limited_for_each_guest(tmp_path: Path) -> None:
    with Server(tmp_path / "data", LOW) as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        table, _ = [anna.make(ME, LINK) for _ in range(3)][-1]
        wish = {"game": "clash", "seats": [ME, LINK]}
        assert anna.refused("POST", "/api/tables", wish) == (429, "too-many")
        bruno.make(ME, LINK)
        carla = Person(server, "Carla")
        assert carla.refused("POST", "/api/tables", wish) == (429, "too-many")
        lines = [anna.line(table, 0) for _ in range(4)]
        assert closed_at_once(anna, table, 0) == 1008
        bruno.line(table).close()
        for one in lines:
            one.close()


@pytest.mark.parametrize("limit", ["sockets-per-guest", "sockets"])
def test_sockets_that_are_opened_at_once_are_counted_one_by_one(tmp_path: Path, limit: str) -> None:
    with Server(tmp_path / "data", {**CALM, limit: 4}) as server:
        anna = Person(server, "Anna")
        table, _ = anna.make(ME, ME)
        at = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"Cookie": f"harena={anna.cookies.get('harena')}"}
        gate = Barrier(MANY)

        def comes(_: int) -> tuple[ClientConnection, bool]:
            """Whether this one is welcome; it stays as long as it may."""
            gate.wait()
            line = connect(at, additional_headers=cookie, max_size=2**22, legacy=True)
            try:
                return line, b"welcome" in line.recv(20, decode=False)
            except ConnectionClosed:
                return line, False

        with ThreadPoolExecutor(MANY) as pool:
            lines = list(pool.map(comes, range(MANY)))

        assert sum(is_welcome for _, is_welcome in lines) == 4
        for line, _ in lines:
            line.close()


def test_a_reader_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    limits = {"commands-at-once": 10**6, "commands-per-second": 10**6, "unread-seconds": 2,
              "chat-lines": 10**6}  # fmt: skip
    with Server(tmp_path / "data", limits) as server:
        anna, bruno = two_people(server)
        with never_reading(anna.person, anna.table):
            late = time.monotonic() + 60
            while Person(server).get("/api/health")["sockets"] == 3:
                for _ in range(50):
                    anna.do("say", text="🗡" * 300)
                    bruno.catch_up(anna.seq)  # Or he would be cut off as well.
                assert time.monotonic() < late
            assert Person(server).get("/api/health")["sockets"] == 2
            assert whose_turn(anna, bruno).answer(0)["type"] == "done"
        anna.close()
        bruno.close()


def never_reading(person: Person, table: str) -> socket.socket:
    """A spectator with a small buffer who shakes hands and then never reads."""
    address = urlsplit(person.server.base)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect((address.hostname, address.port))
    plain.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert plain.recv(12) == b"HTTP/1.1 101"
    return plain


def test_behind_a_proxy_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    more: dict[str, float | str] = {"trusted-proxies": "127.0.0.1", "connections-per-address": 3}
    limits = {**CALM, **more}
    with Server(tmp_path / "data", limits) as server, ExitStack() as lines:
        table, _ = Person(server, "Anna").make(ME, ME)
        at = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"

        def comes(address: str) -> ClientConnection:
            """A guest of his own, from there."""
            cookie = Person(server, "Bruno").cookies.get("harena")
            headers = {"X-Forwarded-For": address, "Cookie": f"harena={cookie}"}
            return lines.enter_context(connect(at, additional_headers=headers, max_size=2**22))

        for line in [comes("203.0.113.7") for _ in range(3)]:
            assert b"welcome" in line.recv(20, decode=False)
        with pytest.raises(ConnectionClosed) as refused:
            comes("203.0.113.7").recv(20)
        assert refused.value.rcvd is not None
        assert refused.value.rcvd.code == 1008
        assert b"welcome" in comes("203.0.113.8").recv(20, decode=False)


def test_a_household_is_one_address() -> None:
    same = ("2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:0db8:0001:0002:0:0:0:9")
    assert len({household(one) for one in same}) == 1
    others = ("2001:db8:1:3::1", "203.0.113.7", "203.0.113.8", "", "testclient")
    assert len({household(one) for one in (*same, *others)}) == 1 + len(others)
    assert household("::ffff:203.0.113.7") == "203.0.113.7", "IPv4 that came by a socket of IPv6"


def test_who_has_many_addresses_of_ipv6_is_measured_once(tmp_path: Path) -> None:
    more: dict[str, float | str] = {
        "trusted-proxies": "127.0.0.1", "guests-per-hour-of-address": 1,
    }  # fmt: skip
    with Server(tmp_path / "data", {**CALM, **more}) as server:

        def comes(address: str) -> int:
            wish, headers = {"name": "Anna"}, {"X-Forwarded-For": address}
            person = Person(server)
            return person.ask("POST", "/api/me", json=wish, headers=headers).status_code

        found = [comes(one) for one in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")]

    assert found == [200, 429, 200]


def test_who_leaves_and_comes_back_without_end_is_told_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "leaves-per-hour": 4}) as server:
        anna, bruno = two_people(server)
        line = whose_turn(anna, bruno)
        other = bruno if line is anna else anna
        said = [line.do(kind) for kind in ("leave", "reclaim") * 3]

        assert [one["type"] for one in said] == ["done"] * 4 + ["refused"] * 2
        assert said[-1]["code"] == "too-many"
        assert other.do("leave")["type"] == "done", "each has his own measure"
