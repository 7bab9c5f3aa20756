"""`harena serve`: says where it is, opens the browser when asked, and refuses what it cannot do."""

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

import harena
from tests.cli.program import PROGRAM, environment, run


@contextmanager
def serving(folder: Path, *arguments: str, **more: str) -> Iterator[str]:
    """The address a running server tells."""
    server = subprocess.Popen(
        [*PROGRAM, "serve", "--data", str(folder / "tables"), *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(folder, **more),
    )
    assert server.stdout is not None
    try:
        yield re.findall(r"http://\S+?(?=[;\s])", server.stdout.readline())[0]
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        server.stdout.close()


def health(address: str) -> int:
    with urllib.request.urlopen(f"{address}api/health", timeout=20) as answer:
        return int(answer.status)


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as address:
        assert health(address) == 200


def test_it_opens_the_browser_at_its_address_when_asked(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys\nopen({str(told)!r}, 'w').write(sys.argv[1])\n", "utf-8")
    with serving(
        tmp_path, "--port", "0", "--open", BROWSER=f"{sys.executable} {browser} %s"
    ) as address:
        for _ in range(200):
            if told.is_file() and told.read_text("utf-8"):
                break
            time.sleep(0.05)
        assert told.read_text("utf-8") == address


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = run(tmp_path, "serve", "--port", port, "--data", str(tmp_path))
    assert result.exit_code == 2
    assert f"port {port} of 127.0.0.1 is not free" in result.output


def test_a_port_that_cannot_be_is_refused(tmp_path: Path) -> None:
    result = run(tmp_path, "serve", "--port", "70000")
    assert result.exit_code == 2
    assert "a port from 0 to 65535 was expected, but 70000 came" in result.output


def test_a_host_that_is_not_this_machine_is_refused(tmp_path: Path) -> None:
    result = run(tmp_path, "serve", "--host", "192.0.2.1", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "port 8000 of 192.0.2.1 is not free" in result.output


def test_told_to_end_it_ends_without_a_complaint_about_its_workers(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [*PROGRAM, "serve", "--data", str(tmp_path / "tables"), "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path),
    )  # fmt: skip
    assert server.stdout is not None
    try:
        set_to_work(re.findall(r"http://\S+?(?=[;\s])", server.stdout.readline())[0])
    finally:
        server.send_signal(signal.SIGTERM)
        _, complaints = server.communicate(timeout=20)  # Until all are gone who could complain.
    assert (server.returncode, complaints) == (0, "")


def set_to_work(address: str) -> None:
    """A match that was brought is played again, in a process of its own."""
    with httpx.Client(base_url=address, timeout=20) as anna:
        anna.post("api/me", json={"name": "Anna"}).raise_for_status()
        record = dict(harena.begin("clash", 2, "seed", {}).record())
        anna.post("api/records", json=record).raise_for_status()
