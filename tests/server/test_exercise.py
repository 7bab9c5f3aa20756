"""Playing on from a step of a match that is over: the same deal, bots around, and only practice."""

import random
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.face import rulebook
from harena.lab.verify import verify
from tests.server.serving import ME, Person, Server, bot, play, varied

Json = dict[str, Any]


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[str, Json]:
    """A match that is over, and its record."""
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, ME, options={"idle_limit": 10})
    with anna.line(table, 0) as first, anna.line(table, 1) as second:
        play([first, second], 5000, varied)
    return table, anna.get(f"/api/tables/{table}/record")


def at_home(game: str) -> Json:
    """A record that was played elsewhere, without a server and not to its end."""
    match = harena.begin(game, max(2, rulebook(game).seats[0]), seed="at home")
    chance = random.Random(5)
    while len(match.answers) < 60 and not match.over:
        seat = match.to_act[0]
        match.answer(seat, chance.randrange(match.choices(seat)))
    return dict(match.record())


def halfway(record: Json) -> int:
    """Before which answer the first seat has half of its own behind it; a game may be short."""
    own = [number for number, (seat, _) in enumerate(record["answers"]) if seat == 0]
    return own[len(own) // 2]


def test_the_position_is_that_of_the_step_from_the_eyes_of_the_seat(
    server: Server, over: tuple[str, Json]
) -> None:
    table, record = over
    bruno = Person(server, "Bruno")
    step = len(record["answers"]) // 2
    shown = bruno.get(f"/api/tables/{table}/steps?eyes=1&first={step}&count=1")["steps"][0]

    made = bruno.post(f"/api/tables/{table}/exercise", {"step": step, "seat": 1})["table"]

    assert made["exercise"] == {"kind": "table", "id": table, "step": step}
    assert (made["state"], made["public"], made["host"]) == ("playing", False, True)
    assert [(seat["kind"], seat["mine"]) for seat in made["seats"]] == [
        ("bot", False),
        ("link", True),
    ]
    line = bruno.line(made["id"], 1)
    welcome = line.welcomed
    if made["to_act"] == [1]:
        assert welcome["position"]["view"] == shown["view"]
    assert welcome["position"]["undo"] == "none", "what was played elsewhere is not taken back"
    before = harena.replay(record).back_to(step)
    told = [event.told(1) for event in before.events]
    assert line.events[: len(told)] == told
    with_bots = [made["id"]]
    assert with_bots[0] not in [one["id"] for one in bruno.get("/api/tables?list=playing")]


def test_it_can_be_played_to_an_end_that_is_marked_and_verified(
    server: Server, over: tuple[str, Json]
) -> None:
    table, record = over
    anna = Person(server, "Anna")
    step = len(record["answers"]) - 20
    wish = {"step": step, "seat": 0, "bot": "random"}
    made = anna.post(f"/api/tables/{table}/exercise", wish)["table"]
    line = anna.line(made["id"], 0)

    while not (line.position and line.position["over"]):
        if line.position and line.position["asked"]:
            line.answer(0)
        else:
            line.receive()

    played = anna.get(f"/api/tables/{made['id']}/record")
    assert played["exercise"] == {"step": step}
    assert played["answers"][:step] == record["answers"][:step]
    assert played["fair"] == record["fair"]
    assert verify(played) == []
    again = anna.post(f"/api/tables/{made['id']}/rematch", {})
    assert again["exercise"] == made["exercise"]
    assert again["answers"] <= step + 10, "once more from where it began"


def test_nothing_of_it_is_carried_into_a_campaign(server: Server) -> None:
    anna = Person(server, "Anna")
    book = harena.rulebook("gladiatori")
    seats = max(book.seats)
    match = harena.begin("gladiatori", seats, seed="row", options={"campaign": True})
    chance = random.Random(2)
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, chance.randrange(match.choices(seat)))
    wish = {"game": "gladiatori", "seats": [ME] * seats}
    kept = anna.post("/api/records", {**match.record(), "exercise": {"step": 3}})
    true = anna.post("/api/records", dict(match.record()))

    assert anna.refused("POST", "/api/tables", {**wish, "record": kept["id"]})[1] == "no-campaign"
    assert anna.post("/api/tables", {**wish, "options": {"campaign": True}, "record": true["id"]})


def test_undo_stops_where_the_exercise_began(server: Server) -> None:
    anna = Person(server, "Anna")
    kept = anna.post("/api/records", at_home("clash"))
    seat = harena.replay(at_home("clash")).back_to(30).to_act[0]
    wish = {"step": 30, "seat": seat}
    made = anna.post(f"/api/records/{kept['id']}/exercise", wish)["table"]
    line = anna.line(made["id"], seat)

    line.turn()
    assert line.do("undo", seq=line.seq)["code"] == "nothing-to-undo"
    assert line.answer(0)["type"] == "done"
    assert line.do("undo", seq=line.seq)["type"] == "done"
    assert line.position is not None
    assert line.position["number"] == 30


@pytest.mark.parametrize("game", harena.games())
def test_any_game_goes_on_from_a_record_after_a_kill_too(tmp_path: Path, game: str) -> None:
    with Server(tmp_path / "data") as server:
        anna = Person(server, "Anna")
        record = at_home(game)
        kept = anna.post("/api/records", record)
        step = halfway(record)
        made = anna.post(f"/api/records/{kept['id']}/exercise", {"step": step, "seat": 0})["table"]
        line = anna.line(made["id"], 0)
        asked = line.turn()
        server.kill()
        server.start()
        line.again()

        assert line.turn() == asked
        assert line.answer(0)["type"] == "done"
        assert anna.get(f"/api/tables/{made['id']}")["exercise"]["step"] == step


def test_what_cannot_be_gone_on_from_is_refused(server: Server, over: tuple[str, Json]) -> None:
    table, record = over
    anna = Person(server, "Anna")
    last = len(record["answers"])
    path = f"/api/tables/{table}/exercise"

    assert anna.refused("POST", path, {"step": last, "seat": 0}) == (400, "step")
    assert anna.refused("POST", path, {"step": last + 1, "seat": 0}) == (400, "step")
    assert anna.refused("POST", path, {"step": 0, "seat": 2}) == (400, "seat")
    assert anna.refused("POST", path, {"step": 0, "seat": 0, "bot": "nobody"}) == (400, "bot")
    live, _ = anna.make(ME, bot())
    wish = {"step": 0, "seat": 0}
    assert anna.refused("POST", f"/api/tables/{live}/exercise", wish) == (409, "state")


def test_new_tables_are_counted_whatever_makes_them(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"tables-per-hour": 2}) as server:
        anna = Person(server, "Anna")
        kept = anna.post("/api/records", at_home("clash"))
        path = f"/api/records/{kept['id']}/exercise"
        for _ in range(2):
            anna.post(path, {"step": 5, "seat": 0})

        assert anna.refused("POST", path, {"step": 5, "seat": 0}) == (429, "too-many")


@pytest.mark.parametrize("body", [b"[]", b"{}", b'"x"', b"{", b'{"game": "chess"}', b"\xff"])
def test_a_file_that_is_no_record_is_called_so(server: Server, body: bytes) -> None:
    answer = Person(server, "Anna").ask(
        "POST", "/api/records", content=body, headers={"content-type": "application/json"}
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "not-record")


def test_the_story_of_an_exercise_is_numbered_from_its_step_also_after_an_undo(
    server: Server, over: tuple[str, Json]
) -> None:
    table, record = over
    step = halfway(record)
    anna = Person(server, "Anna")
    made = anna.post(f"/api/tables/{table}/exercise", {"step": step, "seat": 0})["table"]
    line = anna.line(made["id"], 0)
    for _ in range(2):
        line.turn()
        line.answer(0)
    line.turn()
    assert line.do("undo", seq=line.seq)["type"] == "done"
    assert line.position is not None

    story = anna.get(f"/api/tables/{made['id']}/story?eyes=0")["steps"]

    assert [one["number"] for one in story] == list(range(step, line.position["number"] + 1))
    assert [event for one in story for event in one["events"]] == line.events
    line.close()
