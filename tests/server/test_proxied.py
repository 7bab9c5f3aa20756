"""Behind nginx and Caddy, as hosts are given them: TLS, websockets, who is believed."""

import os
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.proxies import CADDY, NGINX
from tests.server.serving import CALM, ME, OPEN, ROOT, Server

NAME = "play.example.org"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """For this name, by nobody, for a day."""
    folder = tmp_path_factory.mktemp("tls")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1",
         "-keyout", key, "-out", certificate, "-subj", f"/CN={NAME}",
         "-addext", f"subjectAltName=DNS:{NAME}"],
        check=True, capture_output=True,
    )  # fmt: skip
    return key, certificate


class Proxied:
    """A server, and nginx before it."""

    def __init__(self, server: Server, port: int, trusted: ssl.SSLContext) -> None:
        self.server, self.port, self.trusted = server, port, trusted

    def client(self, host: str = NAME, **headers: str) -> httpx.Client:
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            verify=self.trusted,
            headers={"Host": host, **headers},
            timeout=20,
        )


@contextmanager
def behind_nginx(
    folder: Path,
    certificate: tuple[Path, Path],
    changes: dict[str, str],
    **more: float | str,
) -> Iterator[Proxied]:
    """By the configuration that is given to hosts, with what differs here."""
    if NGINX is None:
        pytest.skip("nginx is not installed")
    limits: dict[str, float | str] = {**CALM, "trusted-proxies": "127.0.0.1", "hosts": NAME, **more}
    with Server(folder / "data", limits) as server:
        port, plain = free_port(), free_port()
        given = (ROOT / "deploy" / "nginx.conf").read_text()
        key, chain = certificate
        for old, new in {
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(chain),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
            "http://127.0.0.1:8000": "/".join(server.base.split("/")[:3]),
            **changes,
        }.items():
            assert given.count(old) == 1, old
            given = given.replace(old, new)
        temporary = "".join(
            f"{kind}_temp_path {folder / kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = (
            f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error'};\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}\n{given}\n}}\n"
        )
        (folder / "nginx.conf").write_text(whole)
        process = subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf"])
        trusted = ssl.create_default_context(cafile=str(chain))
        trusted.check_hostname = False
        try:
            wait_for(port)
            yield Proxied(server, port, trusted)
        finally:
            process.terminate()
            process.wait(10)


@pytest.fixture(scope="module")
def proxied(
    tmp_path_factory: pytest.TempPathFactory, certificate: tuple[Path, Path]
) -> Iterator[Proxied]:
    more: dict[str, float | str] = {"guests-per-hour-of-address": 3, "metrics-for": "127.0.0.9"}
    with behind_nginx(tmp_path_factory.mktemp("nginx"), certificate, {}, **more) as found:
        yield found


def wait_for(port: int) -> None:
    late = time.monotonic() + 10
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < late
            time.sleep(0.05)
        else:
            return


def first_frame(proxied: Proxied, path: str, cookie: str) -> str:
    """What a websocket says first, through nginx and TLS."""
    address = f"wss://{NAME}{path}"
    origin = {"Cookie": cookie, "Origin": f"https://{NAME}"}
    trusted = ssl.create_default_context()
    trusted.check_hostname, trusted.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", proxied.port)) as line, connect(
        address, sock=line, ssl=trusted, server_hostname=NAME, additional_headers=origin,
        legacy=True,
    ) as viewer:  # fmt: skip
        return str(viewer.recv(10))


def test_a_match_is_played_over_tls_and_websockets_and_the_cookie_is_secure(
    proxied: Proxied,
) -> None:
    with proxied.client() as anna:
        made = anna.post("/api/tables", json={"game": "clash", "seats": [ME, OPEN]})
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()
        cookie = made.headers["set-cookie"].split(";")[0]
        id = made.json()["table"]["id"]
        page = anna.get("/")
    shown = first_frame(proxied, f"/api/tables/{id}/socket?seat=0", cookie)

    assert '"type":"welcome"' in shown
    assert page.status_code == 200
    assert "content-security-policy" in page.headers


def test_the_house_stands_below_a_path(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    moved = {
        "location / {": "location /games/ {",
        "location = /metrics": "location = /games/metrics",
    }
    with behind_nginx(tmp_path, certificate, moved, path="/games/") as proxied:
        with proxied.client() as anna:
            pages = [anna.get(path) for path in ("/games/", "/games/t/any/table")]
            made = anna.post("/games/api/tables", json={"game": "clash", "seats": [ME, OPEN]})
            outside = [anna.get(path).status_code for path in ("/api/games", "/games/metrics")]
            wrong = anna.post("/games/api/games", json={})
            assets = re.findall(r'="(/[^"]+)"', pages[0].text)
            codes = [anna.get(path).status_code for path in (*assets, "/games/worker.js")]
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"]
        path = f"/games/api/tables/{made.json()['table']['id']}/socket?seat=0"
        shown = first_frame(proxied, path, cookie.split(";")[0])

    assert pages[0].text == pages[1].text
    assert assets
    assert {path.split("/")[1] for path in assets} == {"games"}
    assert set(codes) == {200}
    assert set(outside) <= {403, 404}
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET")
    assert "path=/games/" in cookie.lower()
    assert '"type":"welcome"' in shown


def test_what_a_guest_says_of_his_address_is_not_believed(proxied: Proxied) -> None:
    """Three guests in an hour from one address: who lies about it is the fourth all the same."""
    codes = []
    for number in range(5):
        with proxied.client(**{"X-Forwarded-For": f"203.0.113.{number}"}) as guest:
            codes.append(guest.post("/api/me", json={"name": "Zeno"}).status_code)

    assert codes[-1] == 429


def test_who_is_no_proxy_is_not_believed_either(tmp_path: Path) -> None:
    limits = {"guests-per-hour-of-address": 2}
    codes = []
    with Server(tmp_path / "data", limits) as server:
        for number in range(4):
            lie = {"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"}
            answer = httpx.post(f"{server.base}/api/me", json={"name": "Zeno"}, headers=lie)
            codes.append(answer.status_code)
            assert "secure" not in answer.headers.get("set-cookie", "").lower()

    assert codes[-1] == 429


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")
def test_caddy_passes_on_pages_and_sockets_and_no_lies(
    tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    limits: dict[str, float | str] = {**CALM, "trusted-proxies": "127.0.0.1", "hosts": NAME}
    with Server(tmp_path / "data", {**limits, "guests-per-hour-of-address": 3}) as server:
        port, (key, chain) = free_port(), certificate
        given = (ROOT / "deploy" / "Caddyfile").read_text()
        for old, new in (
            (f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}"),
            ("127.0.0.1:8000", server.base.removeprefix("http://")),
        ):
            assert given.count(old) == 1, old
            given = given.replace(old, new)
        alone = ("admin off", "auto_https off", f"default_sni {NAME}")
        file = tmp_path / "Caddyfile"
        file.write_text("{\n\t" + "\n\t".join(alone) + "\n}\n" + given)
        home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
        with (tmp_path / "log").open("wb") as log:
            process = subprocess.Popen(["caddy", "run", "--config", file], stderr=log, env=home)
        try:
            wait_for(port)
            trusted = ssl.create_default_context(cafile=str(chain))
            trusted.check_hostname = False
            proxied = Proxied(server, port, trusted)
            with proxied.client() as anna:
                made = anna.post("/api/tables", json={"game": "clash", "seats": [ME, OPEN]})
                figures = anna.get("/metrics").status_code
            cookie, codes = made.headers["set-cookie"], []
            path = f"/api/tables/{made.json()['table']['id']}/socket?seat=0"
            shown = first_frame(proxied, path, cookie.split(";")[0])
            for number in range(4):
                with proxied.client(**{"X-Forwarded-For": f"203.0.113.{number}"}) as guest:
                    codes.append(guest.post("/api/me", json={"name": "Zeno"}).status_code)
        finally:
            process.terminate()
            process.wait(10)

    assert made.status_code == 201
    assert "secure" in cookie.lower()
    assert figures == 404
    assert codes[-1] == 429
    assert '"type":"welcome"' in shown


def test_by_another_name_there_is_nothing_here(proxied: Proxied) -> None:
    with httpx.Client(base_url=proxied.server.base) as direct:
        assert direct.get("/api/games").status_code == 421
        assert direct.get("/healthz").status_code == 200
    with proxied.client() as guest:
        assert guest.get("/metrics").status_code == 404
        assert guest.get("/readyz").status_code == 200
