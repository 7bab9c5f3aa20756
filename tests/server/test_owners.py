"""A table has one owner, and one table's trouble is not another's."""

import asyncio
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from harena.server.log.clocks import now
from harena.server.protocol.structures import SeatWish, TableWish
from harena.server.store.sqlite import open_store
from harena.server.tables.guests.limits import Limits
from harena.server.tables.hall import Hall
from harena.server.tables.keeper import Keeper
from harena.server.tables.live.table import Table
from tests.server.halls import ME, guest_called, made, on_disk, opened, put_away
from tests.server.serving import (
    Person,
    Server,
    file_of,
    two_people,
    whose_turn,
)

ROUNDS = 8
AT_ONCE = 20


async def make_while_waking(folder: Path) -> Counter[str]:
    """Many tables are made while all are woken and put away, again and again; their owners."""
    hall = Hall(open_store(folder), Limits(tables_per_hour=100_000))
    keeper = Keeper(hall)
    guest, _ = await hall.guests.welcome("Anna")
    wish = TableWish("clash", [SeatWish("me"), SeatWish("me")], patience=1000)

    async def wake() -> None:
        while True:
            await keeper.wake_due(now() + 2_000_000)

    async def tidy() -> None:
        while True:
            await asyncio.sleep(0.02)
            hall.put_away(now() + 1)

    wakers = [asyncio.create_task(work) for work in (wake(), wake(), wake(), tidy())]
    made: list[str] = []
    for _ in range(ROUNDS):
        for one in await asyncio.gather(*[hall.make(wish, guest) for _ in range(AT_ONCE)]):
            made.append(one.table.id)
    for waker in wakers:
        waker.cancel()
    await asyncio.gather(*wakers, return_exceptions=True)
    for id in made:
        await hall.table(id)
    names = [task.get_name() for task in asyncio.all_tasks() if not task.done()]
    owners = Counter({id: names.count(f"owner of {id}") for id in made})
    await hall.close()
    return owners


def test_a_table_that_is_made_while_it_is_woken_and_put_away_has_one_owner(tmp_path: Path) -> None:
    owners = asyncio.run(make_while_waking(tmp_path / "data"))

    assert len(owners) == ROUNDS * AT_ONCE
    assert {id: count for id, count in owners.items() if count != 1} == {}


async def wake_the_last(folder: Path) -> bool:
    """Many tables are due and awake, and one more is due and asleep; whether it is woken."""
    hall = Hall(open_store(folder), Limits(tables_per_hour=100_000))
    guest, _ = await hall.guests.welcome("Anna")
    wish = TableWish("clash", [SeatWish("me"), SeatWish("me")], patience=1000)
    made = [(await hall.make(wish, guest)).table.id for _ in range(60)]
    hall.tables.pop(made[-1]).close()
    await Keeper(hall).wake_due(now() + 2_000_000)
    is_awake = made[-1] in hall.tables
    await hall.close()
    return is_awake


def test_tables_that_are_awake_do_not_hide_one_that_must_be_woken(tmp_path: Path) -> None:
    assert asyncio.run(wake_the_last(tmp_path / "data"))


async def cancel_after(folder: Path, steps: int) -> bool:
    """A waker is told to end so many steps after the table it waits for has come; if it does."""
    hall = Hall(open_store(folder), Limits())
    guest, _ = await hall.guests.welcome("Anna")
    wish = TableWish("clash", [SeatWish("me"), SeatWish("me")], patience=1000)
    id = (await hall.make(wish, guest)).table.id
    table = hall.tables.pop(id)
    comes = asyncio.Event()

    async def come() -> Table:
        await comes.wait()
        return table

    hall.coming[id] = asyncio.create_task(come())
    keeper = Keeper(hall)
    before = keeper.looked
    waker = asyncio.create_task(keeper.wake_due(now() + 2_000_000))
    while keeper.looked == before:
        await asyncio.sleep(0.01)
    comes.set()
    for _ in range(steps):
        await asyncio.sleep(0)
    heard = waker.cancel()
    await asyncio.wait([waker])
    table.close()
    await hall.close()
    return waker.cancelled() or not heard


@pytest.mark.parametrize("steps", range(8))
def test_a_waker_that_is_told_to_end_does_so_whatever_has_just_come(
    tmp_path: Path, steps: int
) -> None:
    assert asyncio.run(cancel_after(tmp_path / "data", steps))


class Guest:
    """Somebody who comes to look."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.guest: int | None = None
        self.address = ""
        self.blocked: set[int] = set()
        self.reads = False
        self.steps_in = False
        self.told: list[bytes] = []
        self.closed_with = 0

    def send(self, frame: bytes) -> None:
        self.told.append(frame)

    def close(self, code: int) -> None:
        self.closed_with = code


async def come_too_late(folder: Path) -> Guest:
    """Somebody finds a table, and it is put away before he sits down to look."""
    hall = Hall(open_store(folder), Limits())
    guest, _ = await hall.guests.welcome("Anna")
    wish = TableWish("clash", [SeatWish("me"), SeatWish("open")])
    table = await hall.table((await hall.make(wish, guest)).table.id)
    hall.put_away(now() + 1)
    late = Guest()
    table.join(late, 0)
    await hall.close()
    return late


def test_who_comes_when_a_table_is_just_put_away_is_asked_to_come_again(tmp_path: Path) -> None:
    late = asyncio.run(come_too_late(tmp_path / "data"))

    assert (late.told, late.closed_with) == ([], 1012)


def test_a_damaged_table_is_put_aside_and_the_deadlines_of_others_are_kept(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data") as server:
        broken, _ = two_people(server, patience=2)
        anna, bruno = two_people(server, patience=2)
        late = whose_turn(anna, bruno)
        server.kill()
        with closing(sqlite3.connect(file_of(server))) as disk:
            disk.execute("delete from log where table_id = ? and seq = 2", (broken.table,))
            disk.execute("update tables set wake_at = 1 where id = ?", (broken.table,))
            disk.commit()
        server.start()

        patience = time.monotonic() + 20
        found: list[tuple[int, str]] = []
        while not found:
            assert time.monotonic() < patience, "the deadline was forgotten"
            time.sleep(0.2)
            with closing(sqlite3.connect(file_of(server))) as disk:
                query = "select seat, why from log where kind = 'took_over' and table_id = ?"
                found = disk.execute(query, (anna.table,)).fetchall()

        assert found == [(late.seat, "absent")]
        assert f"table {broken.table} is damaged and put aside" in server.complaints()
        before = len(server.complaints())
        assert Person(server).refused("GET", f"/api/tables/{broken.table}") == (500, "internal")
        assert len(server.complaints()) == before, "it is told once"


DAMAGES = {
    "no-seeds": "delete from secrets where table_id = ?",
    "no-time": "update log set at = 'x' where table_id = ?",
    "no-header": "update tables set header = x'7b' where id = ?",
    "no-log": "delete from log where table_id = ?",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_tables_that_are_due_after_a_damaged_one_are_woken(tmp_path: Path, damage: str) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna = await guest_called(hall, "Anna")
            first, *others = [(await made(hall, anna, ME, ME)).id for _ in range(3)]
            put_away(hall, first, *others)
            on_disk(hall, "update tables set wake_at = 1 where id = ?", first)
            on_disk(hall, damage, first)

            keeper = Keeper(hall)
            await keeper.wake_due(now() + 2_000_000)

            assert sorted(hall.tables) == sorted(others)
            assert hall.damaged == {first}
            assert await hall.disk.due(1) == []
            assert keeper.troubles() == []

    asyncio.run(act())


def test_a_table_that_the_disk_refuses_is_tried_again_and_told_and_stops_no_other(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna = await guest_called(hall, "Anna")
            ids = [(await made(hall, anna, ME, ME)).id for _ in range(3)]
            put_away(hall, *ids)
            on_disk(hall, "alter table answers rename to elsewhere")
            keeper = Keeper(hall)
            await keeper.wake_due(now() + 2_000_000)
            troubles, damaged = keeper.troubles(), hall.damaged
            on_disk(hall, "alter table elsewhere rename to answers")
            await keeper.wake_due(now() + 2_000_000)

            assert troubles == ["3 tables whose time has come cannot be taken up"]
            assert damaged == set()
            assert sorted(hall.tables) == sorted(ids)
            assert keeper.troubles() == []

    asyncio.run(act())
