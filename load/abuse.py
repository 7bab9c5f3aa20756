"""`python -m load.abuse`: malformed frames and requests, floods, large frames, deaf readers.

All the while a match is played beside it, which must not notice.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from load.serving import Json, Server, Viewer, make_tables, percentile, report

COMMANDS: list[Json] = [
    {"type": "answer", "id": "a", "seq": 3, "index": 0},
    {"type": "undo", "id": "b", "seq": 3},
    {"type": "consent", "id": "c", "seq": 3, "agree": True},
    {"type": "odds", "id": "e", "index": 0},
    {"type": "why", "id": "f", "ask": "place", "choice": 3},
]
ODD: list[Any] = [
    None, True, -1, 2**63, 2**200, 1.5, "", "x" * 2000, "\u0000", "\ud83d", [], {}, [[[]]], "NaN",
    {"id": 1}, -(2**70), "🗡", "' or 1=1 --", "<script>alert(1)</script>",
]  # fmt: skip
PATHS = ["/api/tables", "/api/me", "/api/records", "/api/tables/{}/sit", "/api/tables/{}/rematch",
         "/api/tables/{}/seats/1/link", "/api/tables/{}/seats/0/bot"]  # fmt: skip
LIMITS = {"commands-at-once": 10**9, "sockets-per-guest": 1000, "tables-per-hour": 10**6,
          "tables-per-hour-of-address": 10**6, "guests-per-hour-of-address": 10**6,
          "unread-seconds": 3, "chat-lines": 10**6}  # fmt: skip


def malformed(chance: random.Random) -> str | bytes:
    """A frame that nobody should send."""
    command = dict(chance.choice(COMMANDS))
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*command, "type", "id", "more"])
        if chance.random() < 0.2:
            command.pop(key, None)
        else:
            command[key] = chance.choice(ODD)
    text = json.dumps(command)
    how = chance.random()
    if how < 0.2:
        return text[: chance.randrange(len(text))]
    if how < 0.3:
        return chance.randbytes(chance.randrange(200))
    if how < 0.33:
        return "[" * chance.randrange(1, 5000)
    return text


async def pester(server: Server, cookie: str, table: str, frames: int, seed: int) -> Json:
    """Malformed frames from the holder of a seat; each must be answered, none have an effect."""
    chance = random.Random(seed)
    found: dict[str, int] = {}
    address = f"{server.socket_base}/api/tables/{table}/socket?seat=0"
    async with connect(
        address, additional_headers={"Cookie": f"harena={cookie}"}, compression=None, max_size=2**22
    ) as line:
        await line.recv()
        for _ in range(frames):
            await line.send(malformed(chance))
            while True:
                said = msgspec.json.decode(await line.recv())
                if said["type"] != "here":
                    break
            kind = said.get("code", said["type"])
            found[kind] = found.get(kind, 0) + 1
    return found


async def pester_http(server: Server, table: str, requests: int) -> dict[int, int]:
    """Malformed bodies; none may lead to a 5xx."""
    chance = random.Random(3)
    found: dict[int, int] = {}
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
        for _ in range(requests):
            path = chance.choice(PATHS).format(table)
            body = malformed(chance)
            answer = await client.post(
                path, content=body, headers={"content-type": "application/json"}
            )
            found[answer.status_code] = found.get(answer.status_code, 0) + 1
    return found


async def closes(server: Server, table: str, frames: list[str]) -> int:
    """With which code a spectator is closed who sends these."""
    async with connect(
        f"{server.socket_base}/api/tables/{table}/socket", compression=None, max_size=2**22
    ) as line:
        try:
            for frame in frames:
                await line.send(frame)
            while True:
                await asyncio.wait_for(line.recv(), 20)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def deaf(server: Server, table: str) -> socket.socket:
    """A spectator who shakes hands and never reads."""
    address = urlsplit(server.base)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect((address.hostname, address.port))
    plain.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return plain


class Bystander:
    """A match beside it all, which must not notice."""

    def __init__(self, viewers: list[Viewer]) -> None:
        self.viewers = viewers
        self.times: list[float] = []
        self.number = 0

    async def play(self) -> None:
        """An answer now and then, and how long it took."""
        while not self.viewers[0].over:
            await asyncio.sleep(0.05)
            for viewer in self.viewers:
                if viewer.position and viewer.position["asked"]:
                    self.number += 1
                    id = f"n{self.number}"
                    start = time.perf_counter()
                    command = {"type": "answer", "id": id, "seq": viewer.seq, "index": 0}
                    said = await viewer.command(id, command)
                    if said["type"] != "done":
                        viewer.wrong.append(said["code"])
                    self.times.append(time.perf_counter() - start)
                    break


async def deafen(server: Server, cookie: str, table: str, readers: int) -> Json:
    """Deaf readers at a table where much is said: all must be cut off."""
    plain = [deaf(server, table) for _ in range(readers)]
    speaker = Viewer(server, cookie, table, 0)
    task = asyncio.create_task(speaker.run())
    await speaker.ready.wait()
    begun = time.perf_counter()
    left = readers
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
        before = (await client.get("/api/health")).json()["sockets"]
        said = 0
        while left > 0 and time.perf_counter() - begun < 60:
            for _ in range(50):
                said += 1
                await speaker.command(
                    f"s{said}", {"type": "say", "id": f"s{said}", "text": "🗡" * 300}
                )
            left = readers - (before - (await client.get("/api/health")).json()["sockets"])
    took = time.perf_counter() - begun
    task.cancel()
    for one in plain:
        one.close()
    return {"deaf readers": readers, "still there": left, "cut off after s": round(took, 1)}


async def abuse(server: Server, args: argparse.Namespace) -> Json:
    """Everything at once."""
    (cookies, table), (other_cookies, other), *victims = await make_tables(
        server, 2 + args.sockets, 2
    )
    viewers = [Viewer(server, other_cookies[seat], other, seat) for seat in (0, 1)]
    bystander = Bystander(viewers)
    tasks = [asyncio.create_task(viewer.run()) for viewer in viewers]
    await asyncio.gather(*[viewer.ready.wait() for viewer in viewers])
    tasks.append(asyncio.create_task(bystander.play()))
    start = time.perf_counter()
    each = args.frames // args.sockets
    answers = await asyncio.gather(
        *[pester(server, who[0], id, each, seed) for seed, (who, id) in enumerate(victims)]
    )
    frames_took = time.perf_counter() - start
    statuses = await pester_http(server, table, args.requests)
    large = await closes(server, table, ["x" * 9000])
    deafened = await deafen(server, cookies[0], table, args.deaf)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    codes: dict[str, int] = {}
    for found in answers:
        for kind, count in found.items():
            codes[kind] = codes.get(kind, 0) + count
    _, memory = server.usage()
    failed = [status for status in statuses if status >= 500]
    wrong = [one for viewer in viewers for one in viewer.wrong]
    return {
        "malformed frames": each * args.sockets,
        "frames a second": round(each * args.sockets / frames_took),
        "answered with": dict(sorted(codes.items())),
        "malformed requests": args.requests,
        "statuses": {str(status): count for status, count in sorted(statuses.items())},
        "large frame closed with": large,
        **deafened,
        "bystander's answers": len(bystander.times),
        "bystander's p99 ms": round(1000 * percentile(bystander.times, 0.99), 1),
        "bystander disturbed": len(wrong),
        "server MB": round(memory, 1),
        "complaints": server.complaints()[-500:],
        "load average": os.getloadavg()[0],
        "passed": not failed and not wrong and large == 1009 and deafened["still there"] == 0
        and not server.complaints(),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.abuse", description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--sockets", type=int, default=10)
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--deaf", type=int, default=20)
    args = parser.parse_args()
    server = Server(limits=LIMITS)
    try:
        figures = asyncio.run(abuse(server, args))
    except ConnectionClosed:
        print(server.complaints()[-3000:])
        raise
    finally:
        server.close()
    report("abuse", figures)


if __name__ == "__main__":
    main()
