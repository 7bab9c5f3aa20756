"""What a host is given beside the server: a backup, a unit of systemd, a configuration of Caddy."""

import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.serving import CALM, ME, OPEN, ROOT, Server, play, two_people, varied

PAGE = ROOT / "docs" / "howto" / "host-a-server.md"
NAME = "play.example.org"
CADDY = shutil.which("caddy")
ANALYZE = shutil.which("systemd-analyze")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def back_up(data: Path, to: Path) -> None:
    """As the page says; by Python where the program is not installed."""
    (command,) = re.findall(r'`(sqlite3 ~/harena/[^`]+)`', PAGE.read_text())
    if shutil.which("sqlite3"):
        for old, new in (("~/harena", str(data)), ("/elsewhere/harena.sqlite", str(to))):
            command = command.replace(old, new)
        subprocess.run(command, shell=True, check=True)
        return
    source, target = sqlite3.connect(data / "harena.sqlite"), sqlite3.connect(to)
    with closing(source), closing(target):
        source.backup(target)


def test_a_backup_made_during_play_is_a_house_that_opens_and_plays_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite"
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server, patience=0)
        lines = [anna, bruno]
        before = play(lines, 20, varied)
        back_up(server.data, kept)
        play(lines, 20, varied)
        server.kill()
        for file in server.data.glob("harena.sqlite*"):
            file.unlink()
        shutil.copy(kept, server.data / "harena.sqlite")
        server.start()

        shown = anna.person.get(f"/api/tables/{anna.table}")
        assert (shown["state"], shown["answers"]) == ("playing", before)
        again = [line.person.line(line.table, line.seat) for line in lines]
        assert play(again, 20, varied) == 20


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    given = (ROOT / "deploy" / "harena.service").read_text()
    assert given.count("ExecStart=/opt/harena/bin/python ") == 1
    unit = tmp_path / "harena.service"
    unit.write_text(given.replace("ExecStart=/opt/harena/bin/python", f"ExecStart={sys.executable}"))
    assert ANALYZE is not None

    found = subprocess.run([ANALYZE, "verify", unit], capture_output=True, text=True, check=False)

    assert (found.returncode, [one for one in found.stderr.splitlines() if "harena" in one]) == (0, [])


def caddy_client(
    port: int, trusted: ssl.SSLContext, process: "subprocess.Popen[bytes]"
) -> httpx.Client:
    """When it listens: to its own name, which no resolver knows, on this machine."""
    late = time.monotonic() + 30
    while True:
        assert process.poll() is None
        assert time.monotonic() < late
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
            continue
        named = Named(verify=trusted, retries=3)
        return httpx.Client(base_url=f"https://{NAME}:{port}", transport=named, timeout=20)


class Named(httpx.HTTPTransport):
    """Goes to this machine, and asks for the server by its name."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.headers["Host"] = NAME
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1")
        return super().handle_request(request)


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")
def test_caddy_passes_on_pages_and_sockets_and_no_lies(tmp_path: Path) -> None:
    assert CADDY is not None
    limits: dict[str, float | str] = {
        **CALM, "trusted-proxies": "127.0.0.1", "hosts": NAME, "guests-per-hour-of-address": 3,
    }  # fmt: skip
    with Server(tmp_path / "data", limits) as server:
        port = free_port()
        given = (ROOT / "deploy" / "Caddyfile").read_text()
        for old, new in (
            (f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls internal"),
            ("127.0.0.1:8000", server.base.removeprefix("http://")),
        ):
            assert given.count(old) == 1, old
            given = given.replace(old, new)
        settings = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system {tmp_path}\n}}\n"
        (tmp_path / "Caddyfile").write_text(settings + given)
        run = [CADDY, "run", "--config", tmp_path / "Caddyfile", "--adapter", "caddyfile"]
        with (tmp_path / "log").open("wb") as log:
            process = subprocess.Popen(run, stderr=log, env={"HOME": str(tmp_path)})
        try:
            trusted = ssl.create_default_context()
            trusted.check_hostname, trusted.verify_mode = False, ssl.CERT_NONE
            codes = []
            with caddy_client(port, trusted, process) as anna:
                made = anna.post("/api/tables", json={"game": "clash", "seats": [ME, OPEN]})
                cookie = made.headers["set-cookie"]
                id = made.json()["table"]["id"]
                figures = anna.get("/metrics").status_code
            for number in range(4):
                with caddy_client(port, trusted, process) as guest:
                    lie = {"X-Forwarded-For": f"203.0.113.{number}"}
                    answer = guest.post("/api/me", json={"name": "Zeno"}, headers=lie)
                    codes.append(answer.status_code)
            with socket.create_connection(("127.0.0.1", port)) as line, connect(
                f"wss://{NAME}:{port}/api/tables/{id}/socket?seat=0", sock=line, ssl=trusted,
                server_hostname=NAME, legacy=True,
                additional_headers={"Cookie": cookie.split(";")[0], "Origin": f"https://{NAME}"},
            ) as viewer:  # fmt: skip
                shown = str(viewer.recv(10))
        finally:
            process.terminate()
            process.wait(10)

    assert made.status_code == 201
    assert "secure" in cookie.lower()
    assert figures == 404
    assert codes[-1] == 429
    assert '"type":"welcome"' in shown
