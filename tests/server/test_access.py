"""Who may do what: every route and every kind of guest, and seat links that work once."""

import sqlite3

import pytest

from tests.server.serving import (
    LINK,
    ME,
    OPEN,
    Person,
    Server,
    closed_at_once,
    file_of,
    two_people,
)

OK = 200
# For each route: the body, and what nobody, a stranger, the host and the other holder get.
ROUTES: dict[tuple[str, str], tuple[object, tuple[int, int, int, int]]] = {
    ("GET", "/api/games"): (None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}"): (None, (200, 200, 200, 200)),
    ("GET", "/api/health"): (None, (200, 200, 200, 200)),
    ("GET", "/api/odds"): (None, (200, 200, 200, 200)),
    ("GET", "/api/odds/{game}"): (None, (404, 404, 404, 404)),
    ("GET", "/api/odds/{game}/played"): (None, (400, 400, 400, 400)),
    ("GET", "/api/me"): (None, (200, 200, 200, 200)),
    ("POST", "/api/me"): ({"name": "X"}, (200, 200, 200, 200)),
    ("GET", "/api/tables"): (None, (200, 200, 200, 200)),
    ("POST", "/api/tables"): (
        {"game": "clash", "seats": [{"kind": "me"}, {"kind": "open"}]},
        (201, 201, 201, 201),
    ),
    ("GET", "/api/tables/{table}"): (None, (200, 200, 200, 200)),
    ("POST", "/api/tables/{table}/sit"): ({"seat": 1}, (409, 409, 409, 200)),
    ("POST", "/api/tables/{table}/seats/{seat}/link"): ({}, (401, 403, 403, 200)),
    ("POST", "/api/tables/{table}/seats/{seat}/bot"): (
        {"bot": "random"},
        (401, 403, 409, 403),
    ),
    ("POST", "/api/tables/{table}/close"): ({}, (401, 403, 409, 403)),
    ("POST", "/api/tables/{table}/rematch"): ({}, (401, 409, 409, 409)),
    ("GET", "/api/tables/{table}/story"): (None, (200, 200, 200, 200)),
    ("GET", "/api/me/data"): (None, (401, 200, 200, 200)),
    ("POST", "/api/me/forget"): ({}, (401, 200, 200, 200)),
    ("POST", "/api/tables/{table}/seats/{seat}/kick"): ({}, (401, 403, 200, 403)),
    ("POST", "/api/tables/{table}/seats/{seat}/block"): ({}, (401, 200, 200, 409)),
    ("POST", "/api/tables/{table}/seats/{seat}/report"): ({"text": "x"}, (401, 403, 200, 200)),
    ("POST", "/api/tables/{table}/open"): ({"bytes": ["00" * 16]}, (401, 400, 400, 400)),
    ("GET", "/api/tables/{table}/campaign"): (None, (200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/notes"): (None, (401, 200, 200, 200)),
    ("POST", "/api/tables/{table}/notes"): ({"lines": ["x"]}, (401, 403, 200, 200)),
    ("GET", "/api/tables/{table}/steps"): (None, (200, 200, 200, 200)),
    ("POST", "/api/tables/{table}/exercise"): ({"step": 0, "seat": 0}, (409, 409, 409, 409)),
    ("GET", "/api/tables/{table}/content"): (None, (200, 200, 200, 200)),
    ("GET", "/api/tables/{table}/record"): (None, (409, 409, 409, 409)),
    ("POST", "/api/records"): ({"harena": 0}, (401, 400, 400, 400)),
    ("GET", "/api/records/{record}"): (None, (404, 404, 404, 404)),
    ("GET", "/api/records/{record}/steps"): (None, (404, 404, 404, 404)),
    ("POST", "/api/records/{record}/exercise"): ({"step": 0, "seat": 0}, (404, 404, 404, 404)),
    ("GET", "/api/records/{record}/content"): (None, (404, 404, 404, 404)),
    ("GET", "/api/tables/{table}/analysis"): (None, (409, 409, 409, 409)),
    ("POST", "/api/tables/{table}/analysis"): ({}, (409, 409, 409, 409)),
    ("GET", "/api/records/{record}/analysis"): (None, (404, 404, 404, 404)),
    ("POST", "/api/records/{record}/analysis"): ({}, (404, 404, 404, 404)),
    ("GET", "/api/lessons"): (None, (200, 200, 200, 200)),
    ("GET", "/api/lessons/{game}/{lesson}"): (None, (200, 200, 200, 200)),
    ("POST", "/api/lessons/{game}/{lesson}"): ({}, (200, 200, 200, 200)),
    ("POST", "/api/lessons/{game}/{lesson}/hint"): ({}, (200, 200, 200, 200)),
}


def test_every_route_has_a_rule(server: Server) -> None:
    document = Person(server).get("/api/openapi.json")
    routes = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    assert routes == set(ROUTES)


@pytest.mark.parametrize(("method", "path"), list(ROUTES))
def test_each_guest_gets_what_the_rule_says(server: Server, method: str, path: str) -> None:
    anna, bruno = two_people(server)
    guests = [Person(server), Person(server, "Zeno"), anna.person, bruno.person]
    body, expected = ROUTES[(method, path)]
    filled = path.format(game="clash", table=anna.table, seat=1, record="nothing", lesson="first")

    found = tuple(
        guest.ask(method, filled, **({} if body is None else {"json": body})).status_code
        for guest in guests
    )

    assert found == expected
    anna.close()
    bruno.close()


def test_anothers_eyes_are_closed_until_the_end(server: Server) -> None:
    anna, bruno = two_people(server)
    steps = f"/api/tables/{anna.table}/steps"

    assert anna.person.ask("GET", f"{steps}?eyes=0").status_code == OK
    assert anna.person.refused("GET", f"{steps}?eyes=1") == (403, "not-yours")
    assert Person(server).refused("GET", f"{steps}?eyes=0") == (403, "not-yours")
    assert anna.person.refused("GET", f"{steps}?eyes=all") == (409, "state")
    assert anna.person.refused("GET", f"{steps}?eyes=7") == (404, "not-found")
    anna.close()
    bruno.close()


def test_a_socket_for_anothers_seat_is_closed(server: Server) -> None:
    anna, bruno = two_people(server)
    for person, table, seat, code in [
        (bruno.person, anna.table, 0, 4403),
        (Person(server), anna.table, 0, 4403),
        (anna.person, anna.table, 5, 4403),
        (anna.person, "nowhere", None, 4404),
    ]:
        assert closed_at_once(person, table, seat) == code
    anna.close()
    bruno.close()


def test_a_seat_link_works_once(server: Server) -> None:
    anna, bruno, carla = Person(server), Person(server), Person(server)
    table, links = anna.make(ME, LINK, OPEN)
    token = links[0]["token"]
    address = f"/api/tables/{table}/sit"

    assert links[0]["path"] == f"/t/{table}#seat={token}"
    assert bruno.refused("POST", address, {"seat": 1}) == (403, "token")
    assert bruno.refused("POST", address, {"token": "x" * 43}) == (403, "token")
    bruno.sit(table, token=token)
    assert carla.refused("POST", address, {"token": token}) == (403, "token")
    assert carla.refused("POST", address, {"seat": 0}) == (409, "taken")
    second = anna.post(f"/api/tables/{table}/seats/2/link", {})
    assert carla.refused("POST", address, {"token": links[1]["token"]}) == (403, "token")
    carla.sit(table, token=second["token"])


def test_secrets_are_stored_as_hashes_and_told_once(server: Server) -> None:
    anna = Person(server, "Anna")
    table, links = anna.make(ME, LINK)
    cookie = anna.cookies["harena"]
    token = links[0]["token"]

    everything = b"".join(
        path.read_bytes() for path in server.data.iterdir() if path.name.startswith("harena")
    )

    assert cookie.encode() not in everything
    assert token.encode() not in everything
    again = anna.ask("GET", f"/api/tables/{table}").text + anna.ask("GET", "/api/me").text
    assert token not in again
    assert cookie not in again
    assert cookie not in server.complaints()


def test_seeds_never_leave_the_server_before_the_end(server: Server) -> None:
    anna, bruno = two_people(server)
    for _ in range(20):
        line = anna if anna.position and anna.position["asked"] else bruno
        line.answer(0)
        anna.catch_up(line.seq)
        bruno.catch_up(line.seq)
    with sqlite3.connect(file_of(server)) as disk:
        seed, salt = disk.execute(
            "select server_seed, salt from secrets where table_id = ?", (anna.table,)
        ).fetchone()
    disk.close()
    shown = b"".join(anna.raw + bruno.raw)
    shown += anna.person.ask("GET", f"/api/tables/{anna.table}").content
    shown += anna.person.ask("GET", f"/api/tables/{anna.table}/steps?eyes=0").content
    shown += anna.person.ask("GET", f"/api/tables/{anna.table}/record").content

    assert seed.hex().encode() not in shown
    assert salt.hex().encode() not in shown
    anna.close()
    bruno.close()


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    answer = Person(server).ask("POST", "/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
