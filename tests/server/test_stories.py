"""The rules change, and matches stay: they go on, or can be read as they were told."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import harena
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.server.log import playing
from harena.server.tables.acts import commands
from harena.server.tables.reading.reading_room import Reader
from tests.server import halls
from tests.server.serving import (
    ME,
    Line,
    Person,
    Server,
    closed_at_once,
    file_of,
    play,
    varied,
)

Json = dict[str, Any]


def change_rules(server: Server, table: str) -> None:
    """As if other rules had come: the answers do not bring what they brought."""
    with closing(sqlite3.connect(file_of(server))) as disk, disk:
        disk.execute("update answers set digest = x'00' where table_id = ?", (table,))


def told(line: Line) -> tuple[list[Any], Json]:
    assert line.position is not None
    return line.events, line.position["view"]


def read(person: Person, table: str, eyes: str) -> list[Json]:
    steps: list[Json] = []
    last = 0
    while len(steps) <= last:
        at = f"/api/tables/{table}/steps?eyes={eyes}&first={len(steps)}&count=50"
        page = person.get(at)
        steps += page["steps"]
        last = page["last"]
    return steps


def test_a_match_that_other_rules_play_otherwise_is_closed_and_its_story_stays(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data") as server:
        anna = Person(server, "Anna")
        table, _ = anna.make(ME, ME, game="gladiatori", options={"turns": 2})
        lines = [anna.line(table, 0), anna.line(table, 1)]
        assert play(lines, 25, varied) == 25
        line = next(one for one in lines if one.position and one.position["undo"] == "free")
        line.do("undo", seq=line.seq)
        watcher = Person(server).line(table)
        seen, whole = told(watcher), lines[0].events
        lines[0].catch_up(watcher.seq)
        whole = lines[0].events
        answers = anna.get(f"/api/tables/{table}")["answers"]
        server.kill()
        change_rules(server, table)
        server.start()

        shown = anna.get(f"/api/tables/{table}")
        steps = read(Person(server), table, "public")
        own = read(anna, table, "0")
        story = anna.get(f"/api/tables/{table}/story?eyes=0")

        assert (shown["state"], shown["ended"], shown["winners"]) == ("over", "rules", [])
        assert "plays it otherwise" in shown["retired"]
        assert len(steps) == answers + 1
        assert [event for step in steps for event in step["events"]] == seen[0]
        assert steps[-1]["view"] == seen[1]
        assert [event for step in own for event in step["events"]] == whole
        assert story["steps"] == own
        assert closed_at_once(anna, table, 0) == 4404, "nobody's socket comes back for ever"
        assert anna.get(f"/api/tables/{table}/content")["files"]
        assert [one["id"] for one in anna.get("/api/me")["tables"]] == [table]


def test_a_match_that_other_rules_play_alike_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Person(server, "Anna")
        table, _ = anna.make(ME, ME)
        play([anna.line(table, 0), anna.line(table, 1)], 20, varied)
        server.kill()
        with closing(sqlite3.connect(file_of(server))) as disk, disk:
            disk.execute("""update tables set header = replace(header, '"rules":', '"rules":9')""")
        server.start()

        assert play([anna.line(table, 0), anna.line(table, 1)], 20, varied) == 20
        assert anna.get(f"/api/tables/{table}")["retired"] == ""


def test_a_match_with_an_option_that_the_rules_do_not_know_any_more_is_closed(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            anna = await halls.guest_called(hall, "Anna")
            table = (await halls.made(hall, anna, halls.ME, halls.ME)).id
            halls.put_away(hall, table)
            ((header,),) = halls.on_disk(hall, "select header from tables")
            old = json.loads(header)
            old["options"]["bygone"] = "yes"
            halls.on_disk(hall, "update tables set header = ?", json.dumps(old).encode())

            before = hall.disk.writer.commits
            cards = [await hall.card(table, anna) for _ in range(3)]

            assert {(card.state, card.ended) for card in cards} == {("over", "rules")}
            assert "bygone" in cards[0].retired
            assert await hall.reading.story_of(cards[0], Reader(anna, ""), "all")
            assert hall.disk.writer.commits == before + 1, "it is retired once, not at each look"
            with pytest.raises(Refused) as refused:
                await hall.table(table)
            assert refused.value.code == "rules"

    asyncio.run(act())


@pytest.mark.parametrize("fails", [KeyError("gone"), AssertionError(), Refused("index", "no")])
def test_rules_that_fail_at_an_answer_are_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: Exception
) -> None:
    class OtherRules:
        """They do not know what to do with an answer."""

        def __init__(self, match: Match) -> None:
            self.match = match

        def __getattr__(self, name: str) -> object:
            return getattr(self.match, name)

        def answer(self, seat: int, index: int) -> None:
            raise fails

    def begin(*wish: Any, **more: Any) -> OtherRules:
        return OtherRules(harena.begin(*wish, **more))

    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            anna = await halls.guest_called(hall, "Anna")
            table = (await halls.made(hall, anna, halls.ME, halls.ME)).id
            live = await hall.table(table)
            (seat,) = live.ledger.to_act
            await live.perform(
                lambda ledger, at: commands.take(ledger, ledger.playing(), seat, 0, at)
            )
            halls.put_away(hall, table)

            monkeypatch.setattr(playing, "harena", SimpleNamespace(begin=begin))
            card = await hall.card(table, anna)

            assert (card.state, card.ended) == ("over", "rules")
            assert not hall.damaged
            page = await hall.reading.story_of(card, Reader(anna, ""), "all")
            assert len(json.loads(page)["steps"]) == 2

    asyncio.run(act())


def test_a_story_is_written_by_a_scribe_once_and_anew_when_more_was_told(tmp_path: Path) -> None:
    async def act() -> None:
        async with halls.opened(tmp_path, readings_per_minute=2) as hall:
            anna = await halls.guest_called(hall, "Anna")
            table = (await halls.made(hall, anna, halls.ME, halls.ME)).id
            live, reader = await hall.table(table), Reader(anna, "")

            async def told() -> int:
                card = await hall.card(table, anna)
                page = await hall.reading.story_of(card, reader, "0", live.ledger.changed)
                return len(json.loads(page)["steps"])

            before = [await told() for _ in range(5)]
            (seat,) = live.ledger.to_act
            await live.perform(
                lambda ledger, at: commands.take(ledger, ledger.playing(), seat, 0, at)
            )
            after = [await told() for _ in range(5)]

            assert (before, after) == ([1] * 5, [2] * 5)
            with pytest.raises(Refused, match="fewer pages"):
                await hall.reading.story_of(await hall.card(table, anna), reader, "1", 0)

    asyncio.run(act())
