"""The client's files as they are served: small, kept where they may be, under a strict policy."""

import re
from pathlib import Path

import httpx
import pytest

from harena.server.web.files import CLIENT, takes_gzip
from tests.server.serving import CALM, Person, Server

FIRST_LOAD = 150_000
LINKED = re.compile(r'<(?:script|link)\b[^>]*\b(?:src|href)="(/assets/[^"]+\.(?:js|css))"')
GZIP = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}

built = pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="the client is not built")


def first_load(server: Server) -> list[str]:
    """The scripts and styles that the one page names."""
    return LINKED.findall(Person(server).ask("GET", "/", headers=PLAIN).text)


@built
def test_the_first_load_is_small(server: Server) -> None:
    files = first_load(server)
    assert {path.rpartition(".")[2] for path in files} == {"js", "css"}

    answers = [Person(server).ask("GET", path, headers=GZIP) for path in files]

    assert {answer.status_code for answer in answers} == {200}
    assert sum(int(answer.headers["content-length"]) for answer in answers) <= FIRST_LOAD


@built
def test_what_is_unpacked_is_the_file(server: Server) -> None:
    for path in first_load(server):
        zipped = Person(server).ask("GET", path, headers=GZIP)
        plain = Person(server).ask("GET", path, headers=PLAIN)

        assert "content-encoding" not in plain.headers
        assert zipped.content == plain.content == (CLIENT / path.lstrip("/")).read_bytes()
        assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        if len(plain.content) > 1000:
            assert zipped.headers["content-encoding"] == "gzip"
            assert int(zipped.headers["content-length"]) < 0.6 * len(plain.content)
            assert zipped.headers["etag"] != plain.headers["etag"]


@built
def test_named_by_digest_is_kept_for_ever_and_the_page_is_asked_for_again(server: Server) -> None:
    script = Person(server).ask("GET", first_load(server)[0])
    page = Person(server).ask("GET", "/t/anything")

    assert "immutable" in script.headers["cache-control"]
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")
    again = Person(server).ask("GET", "/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = Person(server).ask("GET", "/", headers={"if-none-match": '"another"'})
    assert other.status_code == 200
    assert_strict(page)
    assert_strict(script)


@built
def test_what_is_packed_already_is_sent_as_it_is(server: Server) -> None:
    font = next(path for path in (CLIENT / "assets").iterdir() if path.suffix == ".woff2")
    answer = Person(server).ask("GET", f"/assets/{font.name}", headers=GZIP)
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def assert_strict(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("GZIP", True),
        ("", False),
        ("br", False),
        ("gzip;q=0, br", False),
        ("gzip; q=0.0", False),
    ],
)
def test_only_who_takes_gzip_gets_it(accepted: str, expected: bool) -> None:
    assert takes_gzip(accepted) is expected


def test_lessons_and_odds_are_reckoned_once_and_by_measure(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "readings-per-minute-of-address": 2}) as server:
        anna = Person(server)
        taught = [
            f"/api/lessons/{shelf['game']}/{lesson}"
            for shelf in anna.get("/api/lessons")
            for lesson in shelf["lessons"]
        ]
        lesson = [anna.get(taught[0]) for _ in range(4)]
        odds = [anna.get("/api/odds/heroes") for _ in range(4)]

        assert lesson == lesson[:1] * 4
        assert odds == odds[:1] * 4
        others = [*taught[1:], "/api/odds/jugula", "/api/odds/spartacus"]
        assert 429 in [anna.ask("GET", other).status_code for other in others]
