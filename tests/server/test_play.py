"""A match by sockets, from the first seat link to the record."""

from pathlib import Path

import harena
from harena.lab.verify import verify
from tests.server.serving import LINK, ME, OPEN, Person, Server, bot, play, pledge, varied


def test_three_guests_and_a_spectator_play_a_whole_match(server: Server) -> None:
    anna, bruno, carla = Person(server, "Anna"), Person(server, "Bruno"), Person(server)
    own = "ab" * 16
    table, links = anna.make({**ME, "pledge": pledge(own)}, LINK, OPEN, public=True)
    assert [link["seat"] for link in links] == [1, 2]

    assert bruno.sit(table, token=links[0]["token"])["state"] == "gathering"
    full = carla.sit(table, seat=2, name="Carla")
    begun = anna.open(table, own)

    assert (full["state"], begun["state"]) == ("gathering", "playing")
    assert [seat["name"] for seat in begun["seats"]] == ["Anna", "Bruno", "Carla"]
    assert [seat["mine"] for seat in full["seats"]] == [False, False, True]
    assert full["fair"]["contributions"] == []
    assert begun["fair"]["contributions"] == [own, "", ""]
    lines = [
        anna.line(table, 0),
        bruno.line(table, 1),
        carla.line(table, 2),
        Person(server).line(table),
    ]
    players, watcher = lines[:3], lines[3]

    play(lines, 5000, varied)

    watcher.catch_up(players[0].seq)
    for line in lines:
        assert line.position is not None
        assert line.position["over"]
        assert line.events == players[0].events, "Clash tells everybody the same"
        assert [entry["seq"] for entry in line.entries] == list(range(1, line.seq + 1))
        assert line.info["state"] == "over"
        line.close()
    record = Person(server).get(f"/api/tables/{table}/record")
    again = harena.replay(record)
    assert [list(event.told(None)) for event in again.events] == watcher.events
    assert again.scores == watcher.position["scores"] if watcher.position else False
    assert record["names"] == ["Anna", "Bruno", "Carla"]
    assert record["fair"]["commitment"] == begun["fair"]["commitment"]
    assert verify(record) == []


def test_play_now_against_bots_is_one_request(server: Server) -> None:
    anna = Person(server)

    table, links = anna.make(ME, bot("greedy"), bot("instinct"))

    assert links == []
    with anna.line(table, 0) as line:
        assert line.info["state"] == "playing"
        while len({entry["seat"] for entry in line.entries}) < 4:
            line.turn()
            assert line.answer()["type"] == "done"
        assert {entry["seat"] for entry in line.entries if entry["kind"] == "answered"} == {0, 1, 2}


def test_several_people_at_one_screen_hold_several_seats(server: Server) -> None:
    anna = Person(server)
    table, _ = anna.make({**ME, "name": "Anna"}, {**ME, "name": "Bruno"})

    with anna.line(table, 0) as first, anna.line(table, 1) as second:
        assert play([first, second], 6, varied) == 6
        assert [seat["mine"] for seat in first.info["seats"]] == [True, True]


def test_lists_show_what_is_public_and_what_is_mine(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    public, _ = anna.make(ME, OPEN, public=True)
    private, _ = anna.make(ME, OPEN)

    listed = [table["id"] for table in bruno.get("/api/tables?list=open")]

    assert public in listed
    assert private not in listed
    assert {public, private} <= {table["id"] for table in anna.get("/api/me")["tables"]}
    assert bruno.get("/api/me")["tables"] == []
    bruno.sit(public, seat=1)
    assert public not in [table["id"] for table in bruno.get("/api/tables?list=open")]
    assert public in [table["id"] for table in bruno.get("/api/tables?list=playing")]


def test_a_rematch_keeps_the_seats(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, LINK, options={"idle_limit": 10})
    bruno.sit(table, token=links[0]["token"])
    lines = [anna.line(table, 0), bruno.line(table, 1)]
    play(lines, 5000, varied)

    again = bruno.post(f"/api/tables/{table}/rematch", {})
    assert bruno.post(f"/api/tables/{table}/rematch", {})["id"] == again["id"]

    told = lines[0].entry("rematch")
    assert (told["text"], told["seat"]) == (again["id"], 1)
    assert (lines[0].info["rematch"], lines[0].info["agreed"]) == (again["id"], [1])
    assert [seat["name"] for seat in again["seats"]] == [None, "Bruno"]
    sit = "POST", f"/api/tables/{again['id']}/sit", {"seat": 0}
    assert Person(server).refused(*sit) == (403, "token")
    begun = anna.post(f"/api/tables/{table}/rematch", {})
    assert (begun["id"], begun["state"]) == (again["id"], "playing")
    lines[1].catch_up(lines[0].seq)
    lines[1].entry("rematch")
    assert lines[1].info["agreed"] == [1, 0]
    for line in lines:
        line.close()


def test_games_say_what_their_numbers_mean(server: Server) -> None:
    games = Person(server).get("/api/games")
    clash = Person(server).get("/api/games/clash")
    book = harena.rulebook("clash")

    assert [game["game"] for game in games] == harena.games()
    assert clash["asks"]["ground"]["first_id"] == book.first_id["ground"]
    assert clash["events"]["rolled"] == list(book.events["rolled"])
    assert {"greedy", "instinct", "random"} <= set(clash["bots"])


def test_whose_a_table_is_stays_true_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        table, _ = anna.make(ME, OPEN, OPEN, public=True)
        bruno.sit(table, seat=1)
        server.stop()
        server.start()

        for person, host, mine in ((anna, True, [0]), (bruno, False, [1])):
            lists = (
                person.get("/api/me")["tables"],
                person.get("/api/tables"),
                person.get("/api/me/data")["tables"],
            )
            for (shown,) in lists:
                assert shown["host"] == host
                assert [seat["seat"] for seat in shown["seats"] if seat["mine"]] == mine
