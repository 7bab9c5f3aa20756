"""The OpenAPI document: made from the structs that the routes read and write."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.routing import APIRoute

from harena.server.protocol import analysis, lessons
from harena.server.protocol import structures as wire
from harena.server.protocol.codec import COOKIE, JSON, STATUS
from harena.server.protocol.odds import OddsBook, PairPlayed
from harena.server.protocol.structures import Problem

DESCRIBED: Final[list[object]] = [
    list[wire.GameSummary], wire.GameInfo, wire.Health, wire.Me, wire.OwnData,
    wire.NameWish, dict[str, list[str]], wire.Notes,
    list[wire.TableInfo], wire.Made, wire.TableWish, wire.SitWish, wire.SeatLink, wire.Nothing,
    wire.BotWish, wire.BlockWish, wire.ReportWish, wire.OpenWish, wire.RematchWish,
    wire.ExerciseWish, wire.Steps, wire.Story, wire.Content, wire.RecordKept, wire.Problem,
    list[str], OddsBook, PairPlayed,
    analysis.AnalysisState,
    list[lessons.GameLessons], lessons.LessonWish, lessons.LessonStep, lessons.Advised,
]  # fmt: skip
ABOUT: Final = (
    "Tables of gladiator games: make one, sit down, replay. A match itself is played on a "
    "websocket, `/api/tables/{table}/socket`, which docs/protocol.md describes with every frame. "
    "Whatever is refused is answered with a `Problem`, and nothing has changed then."
)
TAGS: Final = {
    "games": "What is on the shelf, and what the numbers of a game mean.",
    "odds": "What can be known before a match: exact tables, and pairs played out.",
    "lessons": "A game teaches itself: the answers so far come in, where they lead goes out.",
    "me": "The guest behind the cookie.",
    "tables": "Where matches are played.",
    "records": "Matches that were brought here to be looked at.",
    "health": "How the server is.",
}
PLEDGE: Final = "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
EXAMPLES: Final[dict[str, object]] = {
    "NameWish": {"name": "Anna"},
    "Notes": {"lines": ["He will not fight in winter."]},
    "TableWish": {
        "game": "clash",
        "seats": [
            {"kind": "me", "pledge": PLEDGE},
            {"kind": "open"},
            {"kind": "bot", "bot": "greedy"},
        ],
        "public": True,
        "clock": {"bank": 600, "increment": 5, "cap": 120},
    },
    "SitWish": {"seat": 1, "name": "Bruno", "pledge": PLEDGE},
    "OpenWish": {"bytes": ["00112233445566778899aabbccddeeff"]},
    "RematchWish": {"pledges": [PLEDGE]},
    "BotWish": {"bot": "greedy"},
    "ExerciseWish": {"step": 77, "seat": 0, "bot": "greedy"},
    "Nothing": {},
    "Problem": {
        "code": "seats",
        "sentence": "clash is for 2 to 5 seats, but 9 came",
        "facts": {"game": "clash", "low": 2, "high": 5, "seats": 9},
    },
    "SeatLink": {
        "seat": 1,
        "token": "kK0x4LkWbq1tTjzZyRr3sV9o2mP5aE7uC8dF6gH1iJw",
        "path": "/t/k7v0m2q9x4ht#seat=kK0x4LkWbq1tTjzZyRr3sV9o2mP5aE7uC8dF6gH1iJw",
    },
    "RecordKept": {
        "id": "k7v0m2q9x4ht",
        "game": "clash",
        "seats": 3,
        "answers": 267,
        "over": True,
    },
    "Health": {"ok": True, "tables": 12, "sockets": 31, "lag_ms": 0.4},
}
PARAMETERS: Final = {
    "game": "clash",
    "table": "k7v0m2q9x4ht",
    "record": "k7v0m2q9x4ht",
    "lesson": "first",
    "seat": 1,
}
# What any route with a body may answer besides its own refusals.
OF_BODIES: Final = ("too-large", "slow", "origin", "store")


def described(
    answer: object, wish: object = None, status: int = 200, refusals: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What OpenAPI says of a route, from the structs that it reads and writes."""
    told = (*refusals, "malformed", *(OF_BODIES if wish is not None else ()))
    responses: dict[str, Any] = {
        str(status): {"description": "Done", "content": {JSON: {"schema": schema_of(answer)}}}
    }
    for number in sorted({STATUS.get(code, HTTPStatus.BAD_REQUEST) for code in told}):
        codes = [code for code in told if STATUS.get(code, HTTPStatus.BAD_REQUEST) == number]
        responses[str(int(number))] = {
            "description": f"{number.phrase}: {', '.join(codes)}",
            "content": {JSON: {"schema": schema_of(Problem)}},
        }
    extra: dict[str, Any] = {"responses": responses}
    if "guest" in refusals:
        extra["security"] = [{"guest": []}]
    if wish is not None:
        extra["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema_of(wish)}},
        }
    return {"openapi_extra": extra, "status_code": status, "response_model": None}


def name_of(route: APIRoute) -> str:
    """A route is called as its function is."""
    return route.name


def describe(app: FastAPI) -> None:
    """Complete what FastAPI says: structures, examples, tags, and who may ask."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is not None:
            return app.openapi_schema
        document = plain()
        document["info"]["description"] = ABOUT
        document["tags"] = [{"name": name, "description": told} for name, told in TAGS.items()]
        document["components"] = {
            "schemas": with_examples(schemas(DESCRIBED)[1]),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        }
        for path, methods in document["paths"].items():
            for route in methods.values():
                complete(route, path.split("/")[2])
        return document

    app.openapi = openapi  # type: ignore[method-assign]


def with_examples(found: dict[str, Any]) -> dict[str, Any]:
    """Structures with an example, where there is one."""
    for name, example in EXAMPLES.items():
        found[name]["examples"] = [example]
    return found


def complete(route: dict[str, Any], tag: str) -> None:
    """One route."""
    route["tags"] = [tag]
    route["summary"] = route.pop("description")
    route["responses"].pop("422", None)
    for parameter in route.get("parameters", []):
        if parameter["name"] in PARAMETERS:
            parameter["example"] = PARAMETERS[parameter["name"]]
    body = route.get("requestBody", {}).get("content", {}).get(JSON)
    if body is not None:
        name = body["schema"].get("$ref", "").rpartition("/")[2]
        if name in EXAMPLES:
            body["example"] = EXAMPLES[name]


def schema_of(kind: object) -> dict[str, Any]:
    """The JSON schema of a struct, by reference."""
    return schemas([kind])[0][0]


def schemas(kinds: list[object]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The JSON schemas of structs."""
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
