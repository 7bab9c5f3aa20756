"""Who may come in at all: so many connections in all and from one address, and none that dawdles.

What is counted is the connection itself, before anything is read from it: who opens many and says
nothing keeps nobody out, and no file descriptor is wanted that there is not.
"""

import asyncio
import resource
from asyncio.transports import BaseTransport, Transport
from collections import Counter
from typing import Any, Final, final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from harena.server.tables.guests.limits import Limits, household

# Files, the database, pipes to the workers: what a server needs besides.
SPARE_FILES: Final = 100
# How long a server that stops still listens to who came just before, in seconds.
GRACE: Final = 0.5


def room_for_files() -> int:
    """As many open files as the system allows this process at all."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most > 0 else 2**20


@final
class Door:
    """The connections that are open."""

    def __init__(self, limits: Limits, proxies: frozenset[str]) -> None:
        self.most = max(10, min(limits.connections, room_for_files() - SPARE_FILES))
        self.most_of_address = limits.connections_per_address
        self.header_seconds = limits.header_seconds
        self.proxies = proxies
        self.inside: dict[BaseTransport, str] = {}
        self.addresses: Counter[str] = Counter()
        self.turned_away = 0

    def enter(self, transport: BaseTransport) -> bool:
        """Whether there is room for one more."""
        if transport in self.inside:
            return True
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = household(host)
        crowded = self.addresses[address] >= self.most_of_address and host not in self.proxies
        if crowded or len(self.inside) >= self.most:
            self.turned_away += 1
            return False
        self.inside[transport] = address
        self.addresses[address] += 1
        return True

    def leave(self, transport: BaseTransport) -> None:
        """One fewer."""
        address = self.inside.pop(transport, None)
        if address is not None:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]


class GuardedProtocol(H11Protocol):
    """Uvicorn's HTTP: counted, and closed if the head of a request does not come."""

    door: Door
    is_handed_on = False
    is_last = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Turned away at once where there is no room."""
        self.is_inside = self.door.enter(transport)
        self.hurry: asyncio.TimerHandle | None = None
        if not self.is_inside:
            transport.abort()
            return
        super().connection_made(transport)
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """One fewer."""
        if self.is_inside:
            self.be_patient()
            self.door.leave(self.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A head that comes in drops must be whole in time."""
        if not self.is_inside:
            return
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        if self.is_last and cycle is not None and not cycle.response_complete:
            cycle.keep_alive = False
        if self.is_handed_on or (cycle is not None and not cycle.response_complete):
            self.be_patient()
        elif self.hurry is None:
            self.expect_head()

    def shutdown(self) -> None:
        """The server stops: who has come but was not heard yet may still say what he wants."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None and not self.is_last:
            self.is_last = True
            self.loop.call_later(GRACE, self.shutdown)
        elif not self.is_handed_on and not self.transport.is_closing():
            super().shutdown()

    def expect_head(self) -> None:
        """From now on the clock runs."""
        self.hurry = self.loop.call_later(self.door.header_seconds, self.transport.abort)

    def be_patient(self) -> None:
        """The head has come."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on another protocol has the connection."""
        self.is_handed_on = True
        super().handle_websocket_upgrade(event)


def guarded(door: Door) -> type[GuardedProtocol]:
    """The protocol of one server."""
    return type("Guarded", (GuardedProtocol,), {"door": door})
