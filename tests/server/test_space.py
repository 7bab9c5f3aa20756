"""What is kept, for whom and for how long; and that it goes when it should."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.kernel.refused import Refused
from harena.server.protocol.messages import Answer, Say
from harena.server.protocol.structures import ExerciseWish, Notes, RematchWish, SeatWish
from harena.server.tables.guests.quotas import EACH
from harena.server.tables.keeper import Keeper
from harena.server.tables.reading.reading_room import Reader
from harena.server.tables.requests import finished_matches, notes, rematches
from tests.server import halls
from tests.server.serving import (
    CALM,
    LINK,
    ME,
    Person,
    Server,
    bot,
    file_of,
    play,
    varied,
)

Json = dict[str, Any]
DAY = 24 * 3600 * 1000


def counts(server: Server) -> dict[str, int]:
    with closing(sqlite3.connect(file_of(server))) as disk:
        names = ("tables", "log", "answers", "story", "secrets", "holders", "guests", "records")
        return {name: disk.execute(f"select count(*) from {name}").fetchone()[0] for name in names}


def finished() -> Json:
    match = harena.begin("clash", 2, "x", {"idle_limit": 10})
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, varied(len(match.answers), match.choices(seat)))
    return match.record()


def test_what_nobody_has_touched_expires_and_all_else_stays(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "expiry-days": 30}) as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        old, _ = anna.make(ME, ME, patience=0)
        play([anna.line(old, 0), anna.line(old, 1)], 5, varied)
        kept = anna.post("/api/records", finished())["id"]
        new, _ = bruno.make(ME, ME)
        server.kill()
        with closing(sqlite3.connect(file_of(server))) as disk, disk:
            disk.execute("update log set at = at - ? where table_id = ?", (31 * DAY, old))
            disk.execute("update records set made_at = made_at - ?", (31 * DAY,))
            disk.execute("update guests set seen_at = seen_at - ?", (31 * DAY,))
        before = counts(server)
        server.start()
        zeno = Person(server)
        late = time.monotonic() + 20
        while (after := counts(server))["tables"] > 1 and time.monotonic() < late:
            time.sleep(0.2)

        assert (before["tables"], after["tables"]) == (2, 1)
        assert zeno.refused("GET", f"/api/tables/{old}") == (404, "not-found")
        assert zeno.refused("GET", f"/api/records/{kept}") == (404, "not-found")
        assert zeno.get(f"/api/tables/{new}")["state"] == "playing"
        assert (after["answers"], after["secrets"], after["guests"]) == (0, 1, 1)
        assert bruno.get("/api/me")["name"] == "Bruno"


def test_a_guest_has_his_measure_of_bytes(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {**CALM, "bytes-per-guest": 20_000}) as server:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        codes = [anna.ask("POST", "/api/tables", json=TABLE).status_code for _ in range(40)]

        assert codes[0] == 201
        assert codes[-1] == 400
        assert anna.refused("POST", "/api/tables", TABLE) == (400, "too-much")
        assert bruno.make(ME, ME)


TABLE = {"game": "clash", "seats": [ME, ME]}


@pytest.mark.parametrize(
    "padding",
    [
        {"more": "x" * 100_000},
        {"seed": "x" * 100_000},
        {"names": ["x" * 100_000, "y"]},
        {"names": ["Anna", "Bruno", "Carla"]},
        {"names": ["x" * 25, "y"]},
        {"names": [["nested"], "y"]},
        {"table": {"players": ["x" * 100_000]}},
        {"bots": [None] * 50},
    ],
)
def test_a_padded_record_is_refused(server: Server, padding: Json) -> None:
    anna = Person(server, "Anna")

    assert anna.refused("POST", "/api/records", {**finished(), **padding})[0] == 400


def test_a_guest_takes_his_data_with_him_and_is_forgotten(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna, bruno = Person(server, "Anna Secunda"), Person(server, "Bruno")
        table, links = anna.make(ME, LINK, bot())
        bruno.sit(table, token=links[0]["token"])
        line = bruno.line(table, 1)
        with anna.line(table, 0) as own:
            own.do("say", text="my own words")
        kept = anna.post("/api/records", finished())["id"]
        anna.post(f"/api/tables/{table}/notes", {"lines": ["to remember alone"]})

        data = anna.get("/api/me/data")
        anna.post("/api/me/forget", {})

        assert (data["name"], [one["id"] for one in data["tables"]]) == ("Anna Secunda", [table])
        assert [one["text"] for one in data["said"]] == ["my own words"]
        assert data["records"] == [kept]
        assert data["notes"] == {table: ["to remember alone"]}
        assert data["bytes"] > 1000
        assert bruno.refused("GET", f"/api/records/{kept}") == (404, "not-found")
        line.again()
        shown = bruno.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in shown["seats"]][:2] == [None, "Bruno"]
        assert shown["seats"][0]["by_bot"]
        server.stop()
        with closing(sqlite3.connect(file_of(server))) as disk:
            dump = "\n".join(disk.iterdump())
        assert "Secunda" not in dump
        assert "my own words" not in dump
        assert "to remember alone" not in dump


def test_a_guest_without_a_table_expires_when_he_was_not_here_for_long(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path, expiry_days=30) as hall:
            (_, annas), (_, brunos) = [await hall.guests.welcome(name) for name in ("A", "B")]
            await halls.guest_called(hall, "Zeno")
            halls.on_disk(hall, "update guests set made_at = 0, seen_at = seen_at - ?", 31 * DAY)
            hall.guests.known.clear()

            assert await hall.guests.find(annas)
            await Keeper(hall).expire()

            anna = await hall.guests.find(annas)
            assert anna is not None
            assert (await halls.made(hall, anna, halls.ME, halls.ME)).state == "playing"
            assert await hall.guests.find(brunos) is None

    asyncio.run(act())


def test_a_campaign_is_told_from_where_it_was_not_forgotten(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path, expiry_days=30) as hall:
            anna = await halls.guest_called(hall, "Anna")
            ids = [(await halls.made(hall, anna, halls.ME, SeatWish("bot", bot="random"))).id]
            for _ in range(3):
                await halls.resign(hall, ids[-1], 0)
                ids.append((await rematches.rematch(hall, ids[-1], RematchWish(), anna)).id)
            halls.put_away(hall, *ids)
            for forgotten in (ids[0], ids[3]):
                halls.on_disk(hall, "update log set at = 0 where table_id = ?", forgotten)
            await Keeper(hall).expire()

            row = await hall.campaign(ids[1], anna)

            assert [card.id for card in row] == ids[1:3]
            with pytest.raises(Refused, match="there is none"):
                await hall.campaign(ids[0], anna)

    asyncio.run(act())


def test_records_rematches_and_notes_take_their_place_too(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path, bytes_per_guest=8000) as hall:
            anna = await halls.guest_called(hall, "Anna")
            table = (await halls.made(hall, anna, halls.ME, SeatWish("bot", bot="random"))).id
            await halls.resign(hall, table, 0)
            record = json.dumps(finished()).encode()
            while await hall.disk.bytes_of(anna.id) <= 8000:
                await hall.reading.keep(record, Reader(anna, ""), hall.words)

            for more in (
                hall.reading.keep(record, Reader(anna, ""), hall.words),
                rematches.rematch(hall, table, RematchWish(), anna),
                notes.write(hall, table, Notes(["to remember"]), anna),
            ):
                with pytest.raises(Refused) as refused:
                    await more
                assert refused.value.code == "too-much"
            assert await notes.write(hall, table, Notes([]), anna) == Notes([])

    asyncio.run(act())


def test_a_table_grows_no_more_by_what_no_match_needs_when_its_host_has_his_measure(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path, bytes_per_guest=20_000, chat_lines=10_000) as hall:
            anna = await halls.guest_called(hall, "Anna")
            live = await hall.table((await halls.made(hall, anna, halls.ME, halls.ME)).id)
            looker = halls.Looker(anna, 0)
            while await hall.disk.bytes_of(anna.id) <= 20_000 or live.ledger.seq % EACH:
                await live.command(looker, Say(f"{live.ledger.seq}", "again and again"))
            said = live.ledger.seq
            for id in ("once", "twice"):
                with pytest.raises(Refused, match="are kept for a guest") as refused:
                    await live.command(looker, Say(id, "and again"))
                assert refused.value.code == "too-much"

            (seat,) = live.ledger.to_act
            own, seq = halls.Looker(anna, seat), live.ledger.asked_since[seat]
            await live.command(own, Answer("on", seq, 0))

            assert live.ledger.seq == said + 1, "the match goes on"

    asyncio.run(act())


def test_where_an_exercise_begins_is_kept_for_who_made_it(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            anna, bruno = [await halls.guest_called(hall, name) for name in ("Anna", "Bruno")]
            record = json.dumps(finished()).encode()
            kept = await hall.reading.keep(record, Reader(anna, ""), hall.words)
            wish = ExerciseWish(step=5, seat=0, bot="random")

            await finished_matches.play_on(hall, "record", kept.id, wish, bruno)

            starts = halls.on_disk(hall, "select guest from records where id != ?", kept.id)
            assert starts == [(bruno.id,)]

    asyncio.run(act())
