"""One websocket is one viewer: frames go out through a basket, commands come in one by one.

The basket never waits. A reader who does not read is cut off, so that nobody else has to wait.
"""

import asyncio
import contextlib
import logging
import socket
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.protocol.codec import COOKIE, ENCODER, parse
from harena.server.protocol.messages import Command, Out, Refusal
from harena.server.tables.guests.limits import Bucket, Limits, household
from harena.server.tables.hall import PASSING, Hall
from harena.server.tables.live.table import Table
from harena.server.tables.live.viewers import COME_AGAIN, NOT_YOUR_SEAT
from harena.server.web.connections import Door
from harena.server.web.guard import is_own_origin

LOG = logging.getLogger("harena.server")
ABORT: Final = "harena.abort"
TOO_MUCH: Final = 1008
TOO_SLOW: Final = 1013
NO_SUCH_TABLE: Final = 4404
LONGEST_ID: Final = 64
ENDINGS: Final = (WebSocketDisconnect, ClientDisconnected)
SYSTEM_BUFFER: Final = 64 * 1024


class AbortableProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, whose connection can be cut although the peer does not read."""

    door: Door

    def connection_made(self, transport: BaseTransport) -> None:
        """Keep little for who does not read: the system would keep megabytes."""
        super().connection_made(transport)
        plain = transport.get_extra_info("socket")
        if plain is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """The door counts it no more."""
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Give the application a way to cut."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[ABORT] = {"abort": self.transport.abort}


@final
class Socket:
    """One viewer of one table."""

    def __init__(
        self,
        line: WebSocket,
        seat: int | None,
        guest: int | None,
        reads: bool,
        steps_in: bool,
        limits: Limits,
    ) -> None:
        self.line = line
        self.address = "" if line.client is None else household(line.client.host)
        self.seat = seat
        self.guest = guest
        self.reads = reads
        self.steps_in = steps_in
        self.limits = limits
        self.basket: deque[bytes] = deque()
        self.waiting = 0
        self.filled = asyncio.Event()
        self.code: int | None = None
        self.is_deaf = False
        self.blocked: set[int] = set()

    def send(self, frame: bytes) -> None:
        """Lay a frame in the basket."""
        if self.code is not None:
            return
        if self.basket and self.waiting + len(frame) > self.limits.unread_bytes:
            self.is_deaf = True
            self.close(TOO_SLOW)
            return
        self.basket.append(frame)
        self.waiting += len(frame)
        self.filled.set()

    def tell(self, out: Out) -> None:
        """Answer this viewer."""
        self.send(ENCODER.encode(out))

    def close(self, code: int) -> None:
        """Close after what lies in the basket; at once if nobody reads it."""
        if self.code is None:
            self.code = code
            self.filled.set()

    async def empty_basket(self) -> None:
        """Send as fast as the viewer reads; cut off who does not read."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            try:
                async with asyncio.timeout(self.limits.unread_seconds):
                    while self.basket and not self.is_deaf:
                        frame = self.basket.popleft()
                        self.waiting -= len(frame)
                        await self.line.send_text(frame.decode())
                    if self.code is not None and not self.is_deaf:
                        await self.line.close(self.code)
            except TimeoutError:
                self.code, self.is_deaf = TOO_SLOW, True
            if self.is_deaf:
                self.abort()
            if self.code is not None:
                return

    def abort(self) -> None:
        """Cut the connection."""
        extension = self.line.scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            cut: Callable[[], None] = extension["abort"]
            cut()

    async def listen(self, table: Table) -> None:
        """Commands, one by one: the next is read when the last is answered."""
        bucket = Bucket(self.limits.commands_at_once, self.limits.commands_per_second)
        while self.code is None:
            message = await self.line.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                self.close(TOO_MUCH)
                return
            said = await self.obey(table, message.get("text") or message.get("bytes") or "")
            if said is not None:
                self.tell(said)

    async def obey(self, table: Table, text: str | bytes) -> Out | None:
        """One command, answered; not if the table has gone, for it is sent again where it is."""
        id: str | None = None
        try:
            command: Command = parse(text, Command)  # type: ignore[arg-type]
            id = command.id
            return await table.command(self, command)
        except Refused as refused:
            table.counts.refusals.labels(refused.code).inc()
            if refused.code == "gone":
                self.close(COME_AGAIN)
                return None
            current = table.welcome(self, table.ledger.seq) if refused.code == "stale" else None
            return Refusal(id or id_in(text), refused.code, str(refused), refused.facts, current)
        except Exception:
            LOG.exception("a command failed at table %s", table.ledger.header.id)
            return Refusal(id, "internal", "the server failed; nothing happened", {})


class OnlyId(msgspec.Struct):
    """What may still be read of a command that is not well made."""

    id: str


def id_in(text: str | bytes) -> str | None:
    """So that the client knows which of its commands was refused."""
    try:
        id = msgspec.json.decode(text, type=OnlyId).id
        id.encode()
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None
    return id if len(id) <= LONGEST_ID else None


def number_in(text: str | None) -> int | None:
    """A number of the query, or nothing."""
    if text is None or not (text.isascii() and text.isdigit() and len(text) < 10):
        return None
    return int(text)


async def serve_socket(line: WebSocket) -> None:
    """From the first request to the last frame."""
    hall = line.app.state.hall
    assert isinstance(hall, Hall)
    if not is_own_origin(line):
        await line.close()
        return
    guest = await hall.guests.find(line.cookies.get(COOKIE))
    host = line.client.host if line.client else ""
    address = household(host)
    who: object = guest.id if guest is not None else address
    is_proxy = host in line.app.state.proxies
    if has_many(hall, who, address, is_proxy):  # Before anything is read for him.
        await refuse(line, TOO_MUCH)
        return
    try:
        table = await hall.table(line.path_params["table"])
    except Refused as refused:
        await refuse(line, TOO_SLOW if refused.code in PASSING else NO_SUCH_TABLE)
        return
    seat = number_in(line.query_params.get("seat"))
    if "seat" in line.query_params and not is_held(table, seat, guest):
        await refuse(line, NOT_YOUR_SEAT)
        return
    blocked = set() if guest is None else await hall.disk.blocked_by(guest.id)
    # From here on nothing is awaited until he is counted: many may come at once.
    if has_many(hall, who, address, is_proxy):
        await refuse(line, TOO_MUCH)
        return
    if not make_room(hall, for_player=seat is not None):
        await refuse(line, TOO_SLOW)
        return
    reads = line.query_params.get("portrait") == "1"
    steps_in = line.query_params.get("steps") == "1"
    viewer = Socket(line, seat, None if guest is None else guest.id, reads, steps_in, hall.limits)
    viewer.blocked = blocked
    since = number_in(line.query_params.get("since")) or 0
    if seat is None:
        hall.spectators[viewer] = None
    try:
        with contextlib.suppress(WebSocketDisconnect), counted(hall, who, address):
            await line.accept()
            await attend(viewer, table, since)
    finally:
        hall.spectators.pop(viewer, None)


def is_held(table: Table, seat: int | None, guest: Guest | None) -> bool:
    """Whether the seat that is asked for is this guest's."""
    if seat is None or seat >= table.ledger.seats or guest is None:
        return False
    return table.ledger.sitters[seat].guest == guest.id


@contextlib.contextmanager
def counted(hall: Hall, who: object, address: str) -> Iterator[None]:
    """One more of this guest, and of this address, while it lasts."""
    counts = ((hall.sockets, who), (hall.sockets_of_address, address))
    for count, one in counts:
        count[one] += 1
    try:
        yield
    finally:
        for count, one in counts:
            count[one] -= 1
            if not count[one]:
                del count[one]


def has_many(hall: Hall, who: object, address: str, is_proxy: bool) -> bool:
    """Whether enough have come from there already: behind a proxy the door cannot count them."""
    if hall.sockets[who] >= hall.limits.sockets_per_guest:
        return True
    return not is_proxy and hall.sockets_of_address[address] >= hall.limits.connections_per_address


def make_room(hall: Hall, for_player: bool) -> bool:
    """Whether there is room: who has only watched for longest yields to who plays."""
    if sum(hall.sockets.values()) < hall.limits.sockets:
        return True
    if not for_player or not hall.spectators:
        return False
    longest = next(iter(hall.spectators))
    del hall.spectators[longest]
    longest.close(TOO_SLOW)
    return True


async def attend(viewer: Socket, table: Table, since: int) -> None:
    """While the viewer is here; whichever of speaking and listening ends first ends both."""
    table.join(viewer, since)
    tasks = [
        asyncio.create_task(viewer.empty_basket()),
        asyncio.create_task(viewer.listen(table)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if viewer.code is not None:
            await tasks[0]
    finally:
        table.part(viewer)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, ENDINGS):
                LOG.error("a socket failed", exc_info=outcome)


async def refuse(line: WebSocket, code: int) -> None:
    """Accept first: a browser is not told why a handshake fails."""
    with contextlib.suppress(WebSocketDisconnect):
        await line.accept()
        if line.application_state == WebSocketState.CONNECTED:
            await line.close(code)
