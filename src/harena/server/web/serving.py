"""Start a server and run it until it is told to stop."""

import asyncio
import gc
import os
import selectors
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from harena.kernel.refused import Refused
from harena.server.store import folder
from harena.server.store.opening import check
from harena.server.tables.settings import Settings, parted
from harena.server.web import logs
from harena.server.web.app import make_app
from harena.server.web.connections import GRACE, Door, guarded
from harena.server.web.sockets import AbortableProtocol

# The loop lets in so many before the door can turn any of them away, and must not run out of files;
# the system keeps the others waiting.
AT_ONCE: Final = 20
HIGHEST: Final = 65535
WAITING: Final = 2048


class Server(uvicorn.Server):
    """Uvicorn, which lets in a few at a time and says when it is ready."""

    ready: Callable[[str], None] | None = None
    root = ""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Listen, then say where."""
        await super().startup(sockets=None)
        for listening in self.servers:
            for one in listening.sockets:
                with socket.socket(fileno=os.dup(one.fileno())) as twin:
                    twin.listen(WAITING)
        if self.started and self.ready is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self.ready(f"http://{shown}:{port}{self.root}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever is at the door is let in first: what he has asked would be lost otherwise.

        A proxy does not ask elsewhere what it has already said here.
        """
        late, quiet = time.monotonic() + GRACE, 0
        while time.monotonic() < late:
            quiet = 0 if self.has_callers() else quiet + 1
            if quiet > 1:  # Also whoever was let in last has crossed the threshold by now.
                break
            await asyncio.sleep(0)
        for listening in self.servers:  # At once: before anything is written to the log.
            listening.close()
        await super().shutdown(sockets)

    def has_callers(self) -> bool:
        """Whether somebody waits to be let in."""
        with selectors.DefaultSelector() as waiting:
            for listening in self.servers:
                for one in listening.sockets:
                    waiting.register(one.fileno(), selectors.EVENT_READ)
            return bool(waiting.select(0))


def end_in_order() -> None:
    """Told to end, end as any program does.

    Uvicorn raises the signal once more when all is closed; of that Python would die at once, and
    leave behind what it shares with its workers. Only the first thread may hear of signals.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def check_port(host: str, port: int) -> None:
    """Whether one can listen there; else it is said what to do, before anything is begun."""
    if not 0 <= port <= HIGHEST:
        raise Refused(
            "port",
            f"option --port: a port from 0 to {HIGHEST} was expected, but {port} came",
            {"high": str(HIGHEST), "port": str(port)},
        )
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError:
        raise Refused(
            "listen",
            f"a free port of this machine was expected, but port {port} of {host} is not free: "
            "end what listens there, or name another with --port",
            {"host": host, "port": str(port)},
        ) from None


def serve(
    host: str,
    port: int,
    data: Path,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes a free one; `ready` is told the address.

    No access log is written: addresses of guests are nobody's business, and so are their links.
    """
    check_port(host, port)
    chosen = settings or Settings()
    app = make_app(Path(data), chosen)
    lock = folder.take(Path(data))
    check(Path(data), chosen.database)
    logs.begin(Path(data), chosen.log_bytes, chosen.log_files)
    proxies = parted(chosen.trusted_proxies)
    door = Door(chosen, proxies)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=guarded(door),
        ws=type("Abortable", (AbortableProtocol,), {"door": door}),
        ws_max_size=chosen.frame_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=sorted(proxies),
        timeout_graceful_shutdown=3,
        backlog=AT_ONCE,
    )
    # Every answer replaces what its table shows, so that even the youngest generation is most of
    # what lives, and has hardly a cycle in it: with 200 tables in play each look at it stopped all
    # for a tenth of a second and more. So it is looked at once in half a minute then, not in three
    # seconds: 99 of 100 answers came within 27 to 85 ms instead of 134 to 180.
    gc.set_threshold(100_000, 20, 1_000)
    end_in_order()
    server = Server(config)
    server.ready, server.root = ready, chosen.root()
    server.run()
    os.close(lock)
