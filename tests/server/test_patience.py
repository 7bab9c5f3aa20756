"""Patience is counted from when somebody has gone, also where tables sleep sooner."""

import asyncio
from pathlib import Path

from harena.server.log.clocks import now
from harena.server.tables.hall import Hall
from harena.server.tables.keeper import Keeper
from tests.server.halls import ME, guest_called, made, on_disk, opened, put_away

HOUR = 3600 * 1000


async def at_rest(hall: Hall) -> str:
    """A table with a patience of an hour that nobody has looked at since it was made."""
    anna = await guest_called(hall, "Anna")
    table = (await made(hall, anna, ME, ME, patience=3600)).id
    hall.put_away(now() + 1)
    await hall.note_rest()
    return table


def let_pass(hall: Hall, time: int) -> None:
    """As if all that is written had been written so much earlier."""
    on_disk(hall, "update log set at = at - ?", time)
    on_disk(hall, "update tables set left_at = left_at - ?, wake_at = wake_at - ?", time, time)


async def last_entry(hall: Hall, table: str) -> str:
    """After a look at who is late."""
    live = hall.tables[table]
    await live.actor.perform(live.take_over_late)
    return live.ledger.entries[-1].kind


def test_who_is_away_for_longer_than_a_long_patience_is_replaced(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            table = await at_rest(hall)
            let_pass(hall, HOUR + 1000)

            await Keeper(hall).wake_due(now())

            assert await last_entry(hall, table) == "took_over"

    asyncio.run(act())


def test_a_table_that_is_put_away_sleeps_until_its_patience_is_over(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            table = await at_rest(hall)
            let_pass(hall, HOUR // 2)
            live = await hall.table(table)
            live.away_since = dict.fromkeys(live.away_since, now())  # Who was there has gone.
            hall.put_away(now() + 1)
            await hall.note_rest()

            assert await hall.disk.due(now() + HOUR - 60_000) == []
            assert await hall.disk.due(now() + HOUR) == [table]

    asyncio.run(act())


def test_who_was_there_when_the_server_went_down_has_his_whole_patience(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            table = await at_rest(hall)
            await hall.table(table)
            put_away(hall, table)  # As a power cut would.
            let_pass(hall, 2 * HOUR)

            await Keeper(hall).wake_due(now())

            assert await last_entry(hall, table) != "took_over"

    asyncio.run(act())


def test_time_when_the_server_was_down_is_nobodys_patience(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            table = await at_rest(hall)
            let_pass(hall, HOUR + 1000)
        on_disk(hall, "update alive set at = ?", now() - HOUR)
        async with opened(tmp_path) as hall:
            await Keeper(hall).wake_due(now())
            assert table not in hall.tables
            await hall.table(table)
            assert await last_entry(hall, table) != "took_over"

    asyncio.run(act())
