"""A server of our own for a test: started, killed and started again on the same port and data."""

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

READY: Final = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """One server process and its address."""

    def __init__(self, data: Path, program: str = "harena.server", *more: str) -> None:
        self.data = data
        self.program = program
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [sys.executable, "-m", self.program, "--port", str(self.port)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*words, "--data", str(self.data), *self.more], stdout=log, stderr=log
            )
        deadline = time.monotonic() + READY
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError((self.data / "server.log").read_text())
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(f"a server at {self.address} was expected within {READY} seconds")

    def kill(self) -> None:
        """As a power cut would: nothing is told before."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
