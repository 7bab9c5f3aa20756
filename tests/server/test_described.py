"""The OpenAPI document and its page: complete, with good examples, and true to the server."""

import argparse
import asyncio
import re
from typing import Any

import msgspec
import pytest

from harena.server.protocol import openapi, structures
from load.serving import Server as Loaded
from tests.server.serving import Person, Server

Json = dict[str, Any]


@pytest.fixture(scope="module")
def document(server: Server) -> Json:
    found = Person(server).get("/api/openapi.json")
    assert isinstance(found, dict)
    return found


def routes_of(document: Json) -> list[Json]:
    return [route for methods in document["paths"].values() for route in methods.values()]


def test_every_route_says_what_it_does_takes_and_answers(document: Json) -> None:
    routes = routes_of(document)
    assert len({route["operationId"] for route in routes}) == len(routes)
    tags = {tag["name"] for tag in document["tags"]}
    for route in routes:
        assert route["summary"].endswith(".")
        assert set(route["tags"]) <= tags
        good = [one for status, one in route["responses"].items() if status.startswith("2")]
        assert len(good) == 1
        assert good[0]["content"]["application/json"]["schema"]
        for status, answer in route["responses"].items():
            if status >= "400":
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}


def test_every_structure_that_is_referred_to_is_there(document: Json) -> None:
    written = msgspec.json.encode(document).decode()
    referred = set(re.findall(r'"#/components/schemas/([^"]+)"', written))
    assert referred == set(document["components"]["schemas"])


@pytest.mark.parametrize("name", list(openapi.EXAMPLES))
def test_the_examples_are_good(name: str) -> None:
    kind = getattr(structures, name)
    assert msgspec.convert(openapi.EXAMPLES[name], kind)


def test_the_examples_work_as_they_stand(server: Server) -> None:
    person = Person(server)
    made = person.post("/api/tables", openapi.EXAMPLES["TableWish"])
    other = Person(server)
    seated = other.post(f"/api/tables/{made['table']['id']}/sit", openapi.EXAMPLES["SitWish"])
    assert (seated["state"], len(set(seated["fair"]["pledges"]))) == ("gathering", 2)
    opened = openapi.EXAMPLES["OpenWish"]
    assert person.post(f"/api/tables/{made['table']['id']}/open", opened)["state"] == "gathering"
    assert other.post(f"/api/tables/{made['table']['id']}/open", opened)["state"] == "playing"
    assert person.post("/api/me", openapi.EXAMPLES["NameWish"])["name"] == "Anna"


def test_the_page_shows_every_route_and_structure_without_scripts(
    server: Server, document: Json
) -> None:
    page = Person(server).ask("GET", "/api/docs")

    assert "'unsafe" not in page.headers["content-security-policy"]
    assert "<script" not in page.text
    assert " style=" not in page.text
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page.text
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page.text
    (style,) = re.findall(r'href="([^"]+\.css)"', page.text)
    assert Person(server).ask("GET", f"/api/{style}").headers["content-type"].startswith("text/css")


def test_another_method_is_told_which_are_allowed(server: Server) -> None:
    for method, path, allowed in [
        ("DELETE", "/api/tables", "GET, POST"),
        ("GET", "/api/tables/x/sit", "POST"),
        ("POST", "/api/games", "GET"),
        ("POST", "/t/x", "GET, HEAD"),
    ]:
        answer = Person(server).ask(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
        assert answer.json()["code"] == "method"


@pytest.mark.slow
def test_schemathesis_finds_nothing_and_changes_nothing() -> None:
    """Few calls for each route; `python -m load.schema` makes many."""
    pytest.importorskip("schemathesis")
    from load.schema import attack

    server = Loaded()
    try:
        args = argparse.Namespace(examples=2, runs=1, seed=3, seconds=120.0)
        figures = asyncio.run(attack(server, args))
    finally:
        server.close()

    assert figures["passed"], figures
    assert figures["calls"] > 300
    assert figures["statuses"]["200"] > 50
