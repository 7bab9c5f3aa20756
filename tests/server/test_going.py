"""Leaving, being replaced by a bot, coming back; clocks that survive a restart."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.serving import (
    LINK,
    ME,
    OPEN,
    Person,
    Server,
    file_of,
    pledge,
    two_people,
    whose_turn,
)


def test_a_seat_left_too_long_is_played_by_a_bot_and_can_be_reclaimed(server: Server) -> None:
    anna, bruno = two_people(server, patience=1)
    gone = whose_turn(anna, bruno)
    stays = bruno if gone is anna else anna
    gone.close()

    assert stays.entry("took_over")["why"] == "absent"

    assert stays.info["seats"][gone.seat or 0]["by_bot"]
    stays.turn()
    back = gone.person.line(gone.table, gone.seat, gone.seq)
    assert back.answer(0)["code"] in ("by-bot", "turn")
    assert back.do("reclaim")["type"] == "done"
    assert not back.info["seats"][gone.seat or 0]["by_bot"]
    while not (back.position and back.position["asked"]):
        stays.turn()
        stays.answer(0)
        back.catch_up(stays.seq)
    assert back.answer(0)["type"] == "done"
    back.close()
    stays.close()


def test_patience_is_a_stored_deadline_kept_after_a_restart(tmp_path: Path) -> None:
    """Nobody comes back after the kill: the server itself must remember whom it waits for."""
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server, patience=2)
        gone = whose_turn(anna, bruno)
        server.kill()
        server.start()
        begun = time.time() * 1000

        late = time.monotonic() + 15
        found: list[tuple[int, str, int]] = []
        while not found:
            assert time.monotonic() < late
            time.sleep(0.2)
            with closing(sqlite3.connect(file_of(server))) as disk:
                query = "select seat, why, at from log where kind = 'took_over'"
                found = disk.execute(query).fetchall()

        seat, why, at = found[0]
        assert (seat, why) == (gone.seat, "absent")
        assert at >= begun - 1000, "not at once: whoever comes back in time keeps his seat"
        gone.again()
        assert gone.do("reclaim")["type"] == "done"
        assert not gone.info["seats"][gone.seat or 0]["by_bot"]


def test_whoever_is_there_or_is_not_asked_is_not_replaced(server: Server) -> None:
    anna, bruno = two_people(server, patience=1)
    asked = whose_turn(anna, bruno)
    other = bruno if asked is anna else anna
    other.close()
    time.sleep(1.6)

    asked.do("ping")

    assert "took_over" not in [entry["kind"] for entry in asked.entries]
    asked.close()


def test_leaving_lets_a_bot_play_on_at_once(server: Server) -> None:
    anna, bruno = two_people(server)
    leaver = whose_turn(anna, bruno)

    leaver.do("leave")

    assert leaver.entries[-1]["kind"] in ("took_over", "answered")
    assert leaver.do("leave")["code"] == "by-bot"
    assert leaver.do("undo", seq=leaver.seq)["code"] == "by-bot"
    anna.close()
    bruno.close()


def test_leaving_before_the_match_frees_the_seat(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, LINK, LINK)
    bruno.sit(table, token=links[0]["token"], pledge=pledge("cd" * 16))
    with bruno.line(table, 1) as line:
        assert line.do("leave")["type"] == "done"
        assert line.entries[-1]["kind"] == "vacated"
        assert line.do("say", text="still here")["code"] == "not-yours"
        line.until(lambda said: said["type"] == "here" and said["watching"] == 1)
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert (seats[1]["held"], seats[1]["contributed"]) == (False, False)
    link = anna.post(f"/api/tables/{table}/seats/1/link", {})
    assert Person(server).sit(table, token=link["token"])["seats"][1]["held"]
    assert anna.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"})["state"] == "playing"


def test_the_host_closes_a_table_that_nobody_joins(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, LINK, OPEN, public=True)
    with anna.line(table, 0) as line:
        assert bruno.refused("POST", f"/api/tables/{table}/close", {}) == (403, "not-yours")
        for _ in range(2):
            assert anna.post(f"/api/tables/{table}/close", {})["state"] == "closed"

        assert line.entry("closed")["seq"] == line.seq
        assert line.info["state"] == "closed"
        assert line.do("say", text="anybody?")["code"] == "state"
        assert line.do("leave")["code"] == "state"
    sit = f"/api/tables/{table}/sit"
    assert bruno.refused("POST", sit, {"token": links[0]["token"]}) == (403, "token")
    assert bruno.refused("POST", sit, {"seat": 2}) == (409, "state")
    assert anna.refused("POST", f"/api/tables/{table}/seats/1/link", {}) == (409, "state")
    assert anna.refused("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}) == (
        409,
        "state",
    )
    assert table not in [one["id"] for one in bruno.get("/api/tables?list=open")]
    assert table not in [one["id"] for one in anna.get("/api/me")["tables"]]


def test_a_seat_can_be_taken_along_to_another_browser(server: Server) -> None:
    anna, bruno = two_people(server)
    other_browser = Person(server)
    link = anna.person.post(f"/api/tables/{anna.table}/seats/0/link", {})

    other_browser.sit(anna.table, token=link["token"])

    assert anna.closed_with() == 4403
    with other_browser.line(anna.table, 0) as line:
        assert line.entries[-1]["why"] == "moved"
        assert line.entries[-1]["name"] == "Anna"
    assert anna.person.refused(
        "POST", f"/api/tables/{anna.table}/sit", {"token": link["token"]}
    ) == (
        403,
        "token",
    )
    bruno.close()


def test_a_clock_that_runs_out_lets_a_bot_take_over(server: Server) -> None:
    anna, bruno = two_people(server, clock={"bank": 1})
    late = whose_turn(anna, bruno)
    assert late.position is not None
    clock = late.position["clocks"][late.seat or 0]
    assert clock["deadline"] - clock["since"] == clock["bank"] == 1000

    entry = late.entry("took_over")

    assert entry["why"] == "clock"
    assert 0 <= entry["at"] - clock["deadline"] <= 3000
    assert late.do("reclaim")["type"] == "done"
    anna.close()
    bruno.close()


def test_an_answer_takes_from_the_bank_and_adds_the_increment(server: Server) -> None:
    anna, bruno = two_people(server, clock={"bank": 100, "increment": 7, "cap": 30})
    line = whose_turn(anna, bruno)
    assert line.position is not None
    clock = line.position["clocks"][line.seat or 0]
    assert clock["deadline"] - clock["since"] == 30_000
    time.sleep(0.5)

    line.answer(0)

    after = line.position["clocks"][line.seat or 0]
    answered = line.entries[-1]["at"]
    assert after["bank"] == 100_000 - (answered - clock["since"]) + 7000
    assert after["bank"] <= 106_500
    anna.close()
    bruno.close()


def test_deadlines_survive_a_restart_and_time_lost_to_it_is_given_back(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server, clock={"bank": 4}, patience=0)
        line = whose_turn(anna, bruno)
        other = bruno if line is anna else anna
        assert line.position is not None
        deadline = line.position["clocks"][line.seat or 0]["deadline"]
        time.sleep(1)
        killed = int(time.time() * 1000)
        server.kill()
        time.sleep(1.5)
        server.start()
        started = int(time.time() * 1000)

        with closing(sqlite3.connect(file_of(server))) as disk:
            ((down, up),) = disk.execute("select start, end from outages").fetchall()
        assert killed - 2000 <= down <= killed <= up <= started

        # Nobody comes back, and still the deadline is kept; the outage is given back.
        expected = deadline + (up - down)
        time.sleep(max(0.0, expected / 1000 - time.time()))
        other.again()
        while not any(entry["kind"] == "took_over" for entry in other.entries):
            other.receive()

        entry = next(entry for entry in other.entries if entry["kind"] == "took_over")
        assert entry["why"] == "clock"
        assert 0 <= entry["at"] - expected <= 3000
        other.close()
        assert server.complaints() == ""


def test_a_bot_whose_turn_it_is_plays_on_when_somebody_is_back_after_a_restart(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server, patience=1, options={"idle_limit": 10})
        anna.send("leave")
        bruno.send("leave")
        bruno.entry("answered")
        server.kill()
        server.start()

        back = anna.person.line(anna.table, 0)
        seen = back.seq
        back.entry("answered")

        assert back.seq > seen
        back.close()
