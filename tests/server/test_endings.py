"""Ends that the rules do not know: giving up, and agreeing. Entries of the log, not moves."""

from pathlib import Path

import harena
from harena.lab.verify import verify
from tests.server.serving import (
    LINK,
    ME,
    Line,
    Person,
    Server,
    bot,
    play,
    two_people,
    varied,
    whose_turn,
)


def three_people(server: Server) -> tuple[Line, Line, Line]:
    people = [Person(server, name) for name in ("Anna", "Bruno", "Carla")]
    table, links = people[0].make(ME, LINK, LINK)
    for person, link in zip(people[1:], links, strict=True):
        person.sit(table, token=link["token"])
    anna, bruno, carla = (person.line(table, seat) for seat, person in enumerate(people))
    return anna, bruno, carla


def kinds(line: Line) -> list[str]:
    return [entry["kind"] for entry in line.entries]


def test_of_two_who_gives_up_has_lost_and_the_record_says_so(server: Server) -> None:
    anna, bruno = two_people(server)
    play([anna, bruno], 8, varied)
    assert bruno.position is not None
    assert bruno.position["may_resign"]
    answers = len(anna.events)

    assert bruno.do("resign")["type"] == "done"

    anna.entry("ended")
    assert anna.position is not None
    assert kinds(anna)[-2:] == ["resigned", "ended"]
    assert (anna.position["over"], anna.position["winners"]) == (True, [0])
    assert (anna.position["asked"], anna.position["to_act"]) == (None, [])
    assert len(anna.events) == answers, "what happened in the match stays as it was"
    info = anna.person.get(f"/api/tables/{anna.table}")
    assert (info["state"], info["ended"], info["resigned"]) == ("over", "resigned", [1])
    assert info["winners"] == [0]
    assert info["ended_at"] is not None
    assert anna.answer(0)["code"] == "state"

    record = Person(server).get(f"/api/tables/{anna.table}/record")
    assert record["ending"] == {"why": "resigned", "resigned": [1], "winners": [0]}
    assert harena.replay(record).digests() == record["digests"]
    assert verify(record) == []
    assert verify({**record, "ending": None}) == ["the match is not over"]
    assert "otherwise" in verify({**record, "ending": {"why": "rules"}})[0]
    assert "expected" in verify({**record, "ending": {"why": "agreed", "winners": [7]}})[0]
    kept = anna.person.post("/api/records", record)
    assert kept["over"]


def test_twice_is_once_and_only_who_sits_may(server: Server) -> None:
    anna, bruno = two_people(server)
    watching = Person(server, "Zeno").line(anna.table)
    for kind in ("resign", "end"):
        assert watching.do(kind)["code"] == "not-yours"
    assert watching.do("consent", seq=watching.seq, agree=True, to="end")["code"] == "not-yours"

    first = anna.do("resign", id="same")
    again = anna.do("resign", id="same")
    other = anna.do("resign", id="other")

    assert first["seq"] == again["seq"]
    assert other["type"] == "done"
    bruno.entry("ended")
    assert kinds(bruno).count("resigned") == 1


def test_of_three_a_bot_plays_on_for_who_gave_up_until_one_remains(server: Server) -> None:
    anna, bruno, carla = three_people(server)

    assert bruno.do("resign")["type"] == "done"

    assert bruno.info["seats"][1]["by_bot"]
    assert bruno.do("reclaim")["code"] == "state"
    assert bruno.position is not None
    assert not bruno.position["over"]
    assert not bruno.position["may_resign"]
    anna.catch_up(bruno.seq)
    assert anna.do("resign")["type"] == "done"
    carla.entry("ended")
    assert carla.position is not None
    assert carla.position["winners"] == [2]


def test_what_was_answered_before_somebody_gave_up_stands(server: Server) -> None:
    anna, bruno, carla = three_people(server)
    lines = [anna, bruno, carla]
    play(lines, 12, varied)
    while whose_turn(*lines) is bruno:  # Or the bot that plays on for him would answer.
        play(lines, 1, varied)
    assert anna.position is not None
    assert anna.position["undo"] == "ask"

    bruno.do("resign")
    anna.entry("resigned")

    assert anna.position["undo"] == "none"
    assert anna.do("undo", seq=anna.seq)["code"] == "nothing-to-undo"


def test_against_bots_alone_whoever_gives_up_ends_it(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, bot(), bot())
    line = anna.line(table, 0)

    assert line.do("resign")["type"] == "done"

    assert line.position is not None
    assert line.position["over"]
    assert anna.get(f"/api/tables/{table}")["winners"] == [1, 2]
    assert server.complaints() == ""


def test_an_end_needs_everybody_who_remains_and_nobody_wins(server: Server) -> None:
    anna, bruno, carla = three_people(server)
    assert bruno.position is not None
    assert bruno.position["may_end"]

    assert bruno.do("end")["type"] == "done"
    assert bruno.do("end")["type"] == "done", "pressed twice"
    anna.catch_up(bruno.seq)
    carla.catch_up(bruno.seq)
    assert anna.position is not None
    assert anna.position["end_asked"] == {"seat": 1, "agreed": []}
    assert anna.do("consent", seq=anna.seq, agree=True, to="end")["type"] == "done"
    assert not anna.position["over"]
    assert anna.position["end_asked"] == {"seat": 1, "agreed": [0]}
    assert carla.do("end")["type"] == "done", "whoever asks too has agreed"

    bruno.entry("ended")
    assert bruno.position is not None
    assert (bruno.position["over"], bruno.position["winners"]) == (True, [])
    assert kinds(bruno).count("end_asked") == 1
    record = Person(server).get(f"/api/tables/{anna.table}/record")
    assert record["ending"] == {"why": "agreed", "resigned": [], "winners": []}
    assert verify(record) == []


def test_one_no_is_enough_and_is_heard_until_the_next_answer(server: Server) -> None:
    anna, bruno = two_people(server)
    asks = whose_turn(anna, bruno)
    other = bruno if asks is anna else anna

    assert asks.do("end")["type"] == "done"
    other.catch_up(asks.seq)
    assert other.do("consent", seq=0, agree=True, to="end")["code"] == "nothing-asked"
    assert other.do("consent", seq=other.seq, agree=False, to="end")["type"] == "done"

    asks.entry("end_refused")
    assert asks.position is not None
    assert asks.position["end_asked"] is None
    assert not asks.position["may_end"]
    assert asks.do("end")["code"] == "end-refused"
    assert asks.answer(0)["type"] == "done"
    assert asks.position["may_end"]


def test_nobody_agrees_for_another_but_who_left_is_not_waited_for(server: Server) -> None:
    anna, bruno, carla = three_people(server)
    assert anna.do("end")["type"] == "done"
    bruno.catch_up(anna.seq)

    assert bruno.do("leave")["type"] == "done"

    anna.entry("end_refused")
    carla.catch_up(anna.seq)
    assert carla.do("end")["type"] == "done"
    anna.catch_up(carla.seq)
    assert anna.do("consent", seq=anna.seq, agree=True, to="end")["type"] == "done"
    bruno.entry("ended")


def test_who_is_away_cannot_be_passed_over(server: Server) -> None:
    anna, bruno = two_people(server, patience=1)
    gone = whose_turn(anna, bruno)
    stays = bruno if gone is anna else anna
    gone.close()
    stays.entry("took_over")

    assert stays.do("end")["code"] == "end-refused"
    assert stays.position is not None
    assert not stays.position["may_end"]


def test_where_the_rules_have_their_own_way_nobody_resigns_beside_them(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, ME, game="gladiatori")
    line = anna.line(table, 0)

    assert line.position is not None
    assert (line.position["may_resign"], line.position["may_end"]) == (False, True)
    assert line.do("resign")["code"] == "own-way"
    assert line.do("end")["type"] == "done"
    assert line.position["over"], "both seats are hers: nobody else must agree"


def test_what_was_asked_and_agreed_outlives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno, carla = three_people(server)
        assert carla.do("resign")["type"] == "done"
        assert anna.do("end", id="e")["type"] == "done"
        before = anna.position
        server.kill()
        server.start()
        for line in (anna, bruno):
            line.again()
        assert anna.position is not None
        assert before is not None
        assert anna.position["end_asked"] == before["end_asked"] == {"seat": 0, "agreed": []}
        assert anna.do("end", id="e")["type"] == "done"
        assert bruno.do("consent", seq=bruno.seq, agree=True, to="end")["type"] == "done"
        server.kill()
        server.start()

        info = anna.person.get(f"/api/tables/{anna.table}")
        assert (info["state"], info["ended"], info["resigned"]) == ("over", "agreed", [2])
        assert bruno.person.get("/api/me")["tables"][0]["state"] == "over"


def test_lists_know_whose_turn_it_is_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server, public=True)
        play([anna, bruno], 5, varied)
        assert anna.position is not None
        to_act = anna.position["to_act"]
        server.kill()
        server.start()

        mine = anna.person.get("/api/me")["tables"][0]

        assert (mine["to_act"], mine["answers"]) == (to_act, 5)
        assert mine["seats"][0]["mine"]
        waits = [line.person.get("/api/me?waiting=true")["tables"] for line in (anna, bruno)]
        assert [len(tables) for tables in waits] == [int(seat in to_act) for seat in (0, 1)]
        watched = Person(server).get("/api/tables?list=playing")[0]
        assert (watched["scores"], watched["answers"]) == (anna.position["scores"], 5)
