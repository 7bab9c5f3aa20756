"""A campaign at the table: what a match leaves, the next, the whole row, one from a record."""

import msgspec
import pytest
from sqlalchemy import Connection, create_engine

import harena
from harena.games.gladiatori.components.bout import Bout
from harena.kernel.setup import PlayValue
from harena.server.protocol.structures import Fair, TableInfo
from harena.server.store import queries, schema
from harena.server.tables.new_tables import number_after
from tests.server.serving import ME, Line, Person, Server, play, varied, whose_turn

CAMPAIGN = {"campaign": True, "turns": 1}
DEADLY = "4"  # With this seed a bear kills the first of the two.
BEARS: dict[str, PlayValue] = {
    "campaign": True,
    "turns": 3,
    "beasts": "cooperative",
    "beast_kind": "bear",
}


def play_out(anna: Person, table: str) -> None:
    with anna.line(table, 0) as first, anna.line(table, 1) as second:
        play([first, second], 5000, varied)


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server, "Anna")


def first_match(anna: Person) -> str:
    table, _ = anna.make(ME, ME, game="gladiatori", options=CAMPAIGN)
    play_out(anna, table)
    return table


def test_a_campaign_is_a_row_of_tables_that_anyone_of_them_leads_to(anna: Person) -> None:
    first = first_match(anna)
    second = anna.post(f"/api/tables/{first}/rematch", {})["id"]

    row = anna.get(f"/api/tables/{first}/campaign")

    assert [table["id"] for table in row] == [first, second]
    assert anna.get(f"/api/tables/{second}/campaign") == row
    assert [table["after"] for table in row] == [None, first]
    assert [table["state"] for table in row] == ["over", "playing"]
    assert row[0]["carried"] == {}
    assert row[0]["left"] == harena.replay(anna.get(f"/api/tables/{first}/record")).legacy
    assert row[1]["left"] == {}
    assert all(seat["mine"] for seat in row[1]["seats"])


def chain(length: int, *over: int) -> Connection:
    """So many tables that follow each other; some of them ended a campaign."""
    connection = create_engine("sqlite://").connect()
    schema.METADATA.create_all(connection)
    for place in range(length):
        card = TableInfo(
            str(place), "heroes", 1, "over", {}, False, None, 0, 0, 0, 0, [], False, 0, [], [], [],
            Fair("", []), str(place + 1) if place + 1 < length else None,
            str(place - 1) if place else None, left={"over": place in over},
        )  # fmt: skip
        values = {"game": "heroes", "state": "over", "public": False, "is_free": False}
        blobs = {"header": b"", "card": msgspec.json.encode(card)}
        row = {"id": card.id, "made_at": 0, **values, **blobs}
        connection.execute(schema.tables.insert().values(row))
    return connection


@pytest.mark.parametrize("table", [0, 60, 119])
def test_a_long_campaign_is_told_whole_from_any_of_its_tables(table: int) -> None:
    with chain(120) as connection:
        found = queries.campaign(connection, str(table))

    assert [card.id for card in found] == [str(place) for place in range(120)]


def test_beyond_what_is_told_the_row_is_cut_on_both_sides() -> None:
    beyond = queries.MOST_MATCHES + 1
    with chain(2 * beyond + 1) as connection:
        found = queries.campaign(connection, str(beyond))

    assert (found[0].id, found[-1].id) == ("1", str(2 * beyond - 1))


@pytest.mark.parametrize(
    ("table", "first", "last"), [(0, 0, 3), (3, 0, 3), (4, 4, 6), (6, 4, 6), (8, 7, 9)]
)
def test_what_follows_the_end_of_a_campaign_is_another(table: int, first: int, last: int) -> None:
    with chain(10, 3, 6) as connection:
        found = queries.campaign(connection, str(table))

    assert (found[0].id, found[-1].id) == (str(first), str(last))


def test_matches_are_counted_from_one(anna: Person) -> None:
    first = first_match(anna)
    second = anna.post(f"/api/tables/{first}/rematch", {})

    assert anna.get(f"/api/tables/{first}")["number"] == 1
    assert second["number"] == 2
    assert number_after(0, {}) == 0, "a table from before they were counted"
    assert number_after(7, {"over": True}) == 1


def test_notes_are_kept_with_the_campaign_for_who_wrote_them(anna: Person) -> None:
    first = first_match(anna)
    second = anna.post(f"/api/tables/{first}/rematch", {})["id"]
    here, there = f"/api/tables/{first}/notes", f"/api/tables/{second}/notes"

    written = anna.post(here, {"lines": [" He limps. ", "Beware of nets."]})
    anna.post(there, {"lines": ["May."]})

    assert written == {"lines": ["He limps.", "Beware of nets."]}
    assert anna.get(there) == {first: ["He limps.", "Beware of nets."], second: ["May."]}
    assert Person(anna.server, "Bruno").get(here) == {}
    for wrong, code in (["x" * 501], "note"), ([" "], "note"), (["x"] * 51, "notes"):
        assert anna.refused("POST", there, {"lines": wrong}) == (400, code)
    anna.server.stop()
    anna.server.start()
    anna.post(there, {"lines": []})
    assert anna.get(here) == {first: ["He limps.", "Beware of nets."]}


def test_a_match_that_is_played_leaves_nothing_yet(anna: Person) -> None:
    table, _ = anna.make(ME, ME, game="gladiatori", options=CAMPAIGN)

    assert anna.get(f"/api/tables/{table}")["left"] == {}


def test_a_new_gladiator_takes_the_place_of_the_dead(anna: Person) -> None:
    past: dict[str, object] = {"gladiators": [{"xp": 8}, {"xp": 6}]}
    deadly = harena.begin("gladiatori", 2, DEADLY, BEARS, carried=past)
    while not deadly.over:
        seat = deadly.to_act[0]
        deadly.answer(seat, varied(len(deadly.answers), len(deadly.options(seat))))
    kept = anna.post("/api/records", deadly.record())["id"]

    table, _ = anna.make(ME, ME, game="gladiatori", options=CAMPAIGN, record=kept)

    assert deadly.legacy == {"gladiators": [{"xp": 8, "dead": True}, {"xp": 6, "dead": False}]}
    carried = anna.get(f"/api/tables/{table}")["carried"]
    assert carried == {"gladiators": [{"xp": 0, "dead": False}, {"xp": 6, "dead": False}]}


def test_a_campaign_goes_on_from_a_record(anna: Person) -> None:
    record = anna.get(f"/api/tables/{first_match(anna)}/record")
    kept = anna.post("/api/records", record)["id"]

    table, _ = anna.make(ME, ME, game="gladiatori", options=CAMPAIGN, record=kept)

    shown = anna.get(f"/api/tables/{table}")
    assert shown["record"] == kept
    assert shown["carried"] == harena.replay(record).legacy
    play_out(anna, table)
    after = harena.replay(anna.get(f"/api/tables/{table}/record"))
    assert isinstance(after.state, Bout)
    assert after.state.xp == [line["xp"] for line in shown["carried"]["gladiators"]]


@pytest.mark.parametrize(
    ("game", "seats", "campaign"),
    [("gladiatori", 3, True), ("clash", 2, True), ("gladiatori", 2, False)],
)
def test_what_no_campaign_goes_on_from_is_refused(
    anna: Person, game: str, seats: int, campaign: bool
) -> None:
    options = {**CAMPAIGN, "campaign": campaign}
    table, _ = anna.make(ME, ME, game="gladiatori", options=options)
    play_out(anna, table)
    kept = anna.post("/api/records", anna.get(f"/api/tables/{table}/record"))["id"]

    wish = {"game": game, "seats": [ME] * seats, "record": kept}

    assert anna.refused("POST", "/api/tables", wish) == (400, "no-campaign")


@pytest.mark.parametrize("option", [{"to_the_death": "yes"}, {"arena": "flavia"}])
def test_what_the_locale_decides_is_refused_for_a_campaign(
    anna: Person, option: dict[str, object]
) -> None:
    """Heroes 4.7.1, 7.0.1 Board and mercy follow from the locale; a single match takes them."""
    wish = {"game": "heroes", "seats": [ME], "options": {"campaign": True, **option}}

    assert anna.refused("POST", "/api/tables", wish) == (400, "contradiction")
    anna.post("/api/tables", {**wish, "options": option})


def test_a_next_match_that_was_closed_is_made_again(anna: Person, server: Server) -> None:
    bruno = Person(server, "Bruno")
    table, links = anna.make(ME, {"kind": "link"}, game="gladiatori", options=CAMPAIGN)
    bruno.sit(table, token=links[0]["token"])
    with anna.line(table, 0) as first, bruno.line(table, 1) as second:
        play([first, second], 5000, varied)
    closed = anna.post(f"/api/tables/{table}/rematch", {})["id"]
    anna.post(f"/api/tables/{closed}/close", {})

    again = anna.post(f"/api/tables/{table}/rematch", {})["id"]

    assert again != closed
    assert [one["id"] for one in anna.get(f"/api/tables/{again}/campaign")] == [table, again]


def test_who_asks_for_a_rematch_cannot_give_the_seats_of_the_others_away(
    anna: Person, server: Server
) -> None:
    bruno, carla = Person(server, "Bruno"), Person(server, "Carla")
    table, links = anna.make(ME, {"kind": "open"}, game="gladiatori", options=CAMPAIGN)
    bruno.sit(table, token=links[0]["token"])
    with anna.line(table, 0) as first, bruno.line(table, 1) as second:
        play([first, second], 5000, varied)
    again = anna.post(f"/api/tables/{table}/rematch", {})
    at = f"/api/tables/{again['id']}"

    link = anna.refused("POST", f"{at}/seats/1/link", {})
    bot = anna.refused("POST", f"{at}/seats/1/bot", {"bot": "random"})
    other = carla.refused("POST", f"{at}/sit", {"seat": 1})

    assert again["seats"][1]["kept"]
    assert (link, bot, other) == ((403, "not-yours"), (403, "not-yours"), (403, "token"))
    assert bruno.post(f"/api/tables/{table}/rematch", {})["state"] == "playing"


def test_a_career_from_a_record_is_marked_as_brought_along_and_so_are_those_after_it(
    anna: Person,
) -> None:
    past: dict[str, object] = {"gladiators": [{"xp": 9999}, {"xp": 0}]}
    forged = harena.begin("gladiatori", 2, "x", {"campaign": True, "turns": 1}, carried=past)
    while not forged.over:
        seat = forged.to_act[0]
        forged.answer(seat, varied(len(forged.answers), len(forged.options(seat))))
    kept = anna.post("/api/records", forged.record())["id"]
    own = first_match(anna)

    table, _ = anna.make(ME, ME, game="gladiatori", options=CAMPAIGN, record=kept)
    play_out(anna, table)
    again = anna.post(f"/api/tables/{table}/rematch", {})

    assert anna.get(f"/api/tables/{table}")["brought"]
    assert anna.get(f"/api/tables/{table}/record")["brought"]
    assert again["brought"]
    assert not anna.post(f"/api/tables/{own}/rematch", {})["brought"]


# Heroes, whose campaign asks seat after seat between the matches.

DARING = {"entry": 0, "rival": 0, "challenge": 1}


def play_day(lines: list[Line]) -> list[tuple[int | None, str]]:
    """A match of Heroes to its end: each enters his Star, dares the other's, and accepts."""
    asked: list[tuple[int | None, str]] = []
    while True:
        line = whose_turn(*lines)
        assert line.position is not None
        question = line.position["asked"]
        asked.append((line.seat, question["ask"]))
        options = len(question["options"])
        wanted = DARING.get(question["ask"], varied(len(asked), options))
        done = line.answer(wanted)
        assert done["type"] == "done", done
        for other in lines:
            other.catch_up(done["seq"])
        if line.position["over"]:
            return asked


def test_7_4_0_3_familiae_of_two_enter_dare_and_answer_in_turn_and_go_on(
    anna: Person, server: Server
) -> None:
    bruno = Person(server, "Bruno")
    options = {"campaign": True, "turn_limit": 20}
    table, links = anna.make(ME, {"kind": "link"}, game="heroes", options=options)
    bruno.sit(table, token=links[0]["token"])
    with anna.line(table, 0) as first, bruno.line(table, 1) as second:
        asked = play_day([first, second])
        assert first.events == second.events

    between = [one for one in asked if one[1] in DARING]
    assert between == [(0, "entry"), (0, "rival"), (1, "challenge")]
    left = anna.get(f"/api/tables/{table}")["left"]
    assert [stars[0]["today"] for stars in left["familiae"]] == [1, 1]

    waiting = anna.post(f"/api/tables/{table}/rematch", {})
    again = bruno.post(f"/api/tables/{table}/rematch", {})
    assert (waiting["state"], again["state"]) == ("gathering", "playing")
    assert (again["carried"], again["number"]) == (left, 2)
    with anna.line(again["id"], 0) as first, bruno.line(again["id"], 1) as second:
        asked = play_day([first, second])
    # The other seat enters first now, unless its Star fell.
    able = [seat for seat in (1, 0) if left["familiae"][seat][0]["status"] == "active"]
    assert left["entering"] == 1
    assert next(seat for seat, ask in asked if ask == "entry") == (able or [1])[0]
    assert len(anna.get(f"/api/tables/{table}/campaign")) == 2
