"""A process that has imported the server, and forks one whenever it is asked.

Importing is most of a start, and the tests start a hundred. Each is a process of its own all the
same, with its arguments, its sockets and its end.
"""

import atexit
import contextlib
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]


class Forked:
    """One server, as the tests need it of a process."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.handle = os.pidfd_open(pid)
        self.stdout = stdout

    def send_signal(self, how: signal.Signals) -> None:
        signal.pidfd_send_signal(self.handle, how)

    def wait(self, timeout: float = 60) -> None:
        """Until it has ended."""
        poll = select.poll()
        poll.register(self.handle, select.POLLIN)
        if not poll.poll(1000 * timeout):
            raise subprocess.TimeoutExpired(str(self.pid), timeout)

    def __del__(self) -> None:
        os.close(self.handle)

    def close(self) -> None:
        """It has ended, or ends now."""
        with contextlib.suppress(ProcessLookupError):
            self.send_signal(signal.SIGKILL)
        self.wait()
        self.stdout.close()


def start(program: str, words: list[str], log: IO[str]) -> Forked:
    """A server with these arguments, as `python -m` starts it."""
    line = warm_process()
    read, write = os.pipe()
    socket.send_fds(line, [json.dumps([program, *words]).encode()], [write, log.fileno()])
    os.close(write)
    return Forked(int(line.recv(100)), os.fdopen(read))


@cache
def warm_process() -> socket.socket:
    """The line to it; it ends when this process does."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, str(theirs.fileno())],
        stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], cwd=ROOT,
    )  # fmt: skip
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def main(line: socket.socket) -> None:
    """Fork and fork again, until nobody is at the other end."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # Nobody here waits for who has ended.
    import harena.server.web.serving

    for game in harena.games():
        harena.face.built_in(game)
    gc.freeze()
    while True:
        words, files, _, _ = socket.recv_fds(line, 65536, 2)
        if not words:
            return
        pid = os.fork()
        if pid == 0:
            become(line, files, *json.loads(words))
            return
        for file in files:
            os.close(file)
        line.send(str(pid).encode())


def become(line: socket.socket, files: list[int], program: str, *words: str) -> None:
    """A server that has just been started."""
    line.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, file in enumerate(files, 1):
        os.dup2(file, number)
        os.close(file)
    sys.argv = [program, *words]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
