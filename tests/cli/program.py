"""The program, run inside this process, as a process of its own, or under a pseudo-terminal."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from harena.cli.main import app

PROGRAM = [sys.executable, "-c", "from harena.cli.main import main; main()"]
FIRST_ALWAYS = "1\n" * 600
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
QUICK = ("--bots", "random", "--pace", "fast")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A clean machine: no language, no colours asked for, saved matches in a folder of its own."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "XDG_STATE_HOME": str(folder / "state"), "LANG": "en_GB.UTF-8", **more}


def run(folder: Path, *arguments: str, typed: str = "", **extra: Any) -> Result:
    """The program, inside this process."""
    cleared = {"NO_COLOR": None, "HARENA_LANG": None, "LC_ALL": None, "LC_MESSAGES": None}
    runner = CliRunner(env={**cleared, **environment(folder)})
    return runner.invoke(app, list(arguments), input=typed, **extra)


def process(
    folder: Path, *arguments: str, typed: str = "", **more: str
) -> "subprocess.CompletedProcess[str]":
    """The program, as a process of its own."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder, **more),
        cwd=folder,
        timeout=120,
        check=False,
    )


class Screen:
    """The program at a pseudo-terminal: what it shows, and a keyboard."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        columns: int = 80,
        variables: dict[str, str] | None = None,
    ) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.master = ours
        # A run in the background ignores Ctrl-C, and so would all that it starts.
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self.child = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(folder, **{"TERM": "xterm-256color", **(variables or {})}),
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = ""
        self.read_to = 0

    def read(self, seconds: float) -> bool:
        """Take in what is shown within a time; False when the program has gone."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            shown = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += shown.decode("utf-8", "replace")
        return bool(shown)

    def until(self, text: str, seconds: float = 30) -> str:
        """What is shown from the last time up to and with this text."""
        end = time.monotonic() + seconds
        while True:
            new = self.text[self.read_to :]
            if text in new:
                # What came with it in one piece is still to be read.
                taken = new[: new.index(text) + len(text)]
                self.read_to += len(taken)
                return taken
            if time.monotonic() > end or not self.read(0.2):
                raise AssertionError(f"{text!r} was expected on the screen, but this came:\n{new}")

    def wait(self, seconds: float = 30) -> str:
        """What is shown until something is to be typed, or the match is over."""
        end = time.monotonic() + seconds
        while True:
            new = self.text[self.read_to :]
            if new.endswith(("> ", ": ")) or "harena replay" in new:
                self.read_to += len(new)
                return new
            if time.monotonic() > end or not self.read(0.2):
                raise AssertionError(f"a prompt was expected, but this came:\n{new}")

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return ANSI.sub("", self.raw)

    def type(self, text: str) -> None:
        """A line at the keyboard."""
        self.type_bytes(f"{text}\n".encode())

    def type_bytes(self, keys: bytes) -> None:
        """Keys as they come."""
        os.write(self.master, keys)

    def interrupt_until(self, text: str, seconds: float = 60) -> str:
        """Ctrl-C, again and again until this is shown: one may come while nobody listens."""
        end = time.monotonic() + seconds
        while True:
            self.child.send_signal(signal.SIGINT)
            with contextlib.suppress(OSError):
                self.type("")
            try:
                return self.until(text, 2)
            except AssertionError:
                if time.monotonic() > end:
                    raise

    def end(self) -> int:
        """Wait until the program has ended; its exit status."""
        late = time.monotonic() + 60
        while self.read(10) and self.child.poll() is None:
            assert time.monotonic() < late, f"an end was expected, but this came:\n{self.text}"
        status = self.child.wait(timeout=30)
        os.close(self.master)
        return status
