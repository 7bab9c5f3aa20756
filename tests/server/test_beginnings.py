"""From the first who sits down to the beginning: whose seat it is, and that bytes are fair."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.log.fair import pledge
from harena.server.protocol.structures import OpenWish, RematchWish, SeatWish, SitWish
from harena.server.store.sqlite import FILE
from harena.server.tables.acts import seats
from harena.server.tables.hall import Hall
from harena.server.tables.requests import moderation, own_data, rematches, seating
from tests.server.halls import LINK, ME, OPEN, guest_called, made, opened, put_away, resign

ANNAS, BRUNOS, EVES = (letter * 16 for letter in (b"a", b"b", b"e"))


async def full_table(hall: Hall, anna: Guest, bruno: Guest, eve: Guest) -> str:
    """Everybody has pledged, and all but Eve have opened."""
    table = (await made(hall, anna, SeatWish("me", pledge=pledge(ANNAS)), OPEN, OPEN)).id
    await seating.sit(hall, table, SitWish(seat=1, pledge=pledge(BRUNOS)), bruno)
    await seating.sit(hall, table, SitWish(seat=2, pledge=pledge(EVES)), eve)
    await seating.open_pledges(hall, table, OpenWish([ANNAS.hex()]), anna)
    await seating.open_pledges(hall, table, OpenWish([BRUNOS.hex()]), bruno)
    return table


def test_nobody_makes_place_for_another_after_the_others_have_opened(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Eve")
            anna, bruno, eve = [await guest_called(hall, name) for name in names]
            table = await full_table(hall, anna, bruno, eve)
            before = (await hall.card(table, bruno)).fair.pledges

            with pytest.raises(Refused, match="begins in a moment"):
                await own_data.forget(hall, eve)
            with pytest.raises(Refused, match="begins in a moment"):
                await moderation.kick(hall, table, 2, anna)
            live = await hall.table(table)
            await live.perform(seats.begin_without)
            await own_data.forget(hall, eve)

            after = await hall.card(table, bruno)
            assert after.fair.pledges == before
            assert after.fair.contributions == [ANNAS.hex(), BRUNOS.hex(), ""]
            assert after.seats[2].by_bot

    asyncio.run(act())


def test_a_match_begins_though_the_disk_refuses_when_its_time_has_come(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path, opening_seconds=1) as hall:
            anna = await guest_called(hall, "Anna")
            seat = SeatWish("me", pledge=pledge(ANNAS))
            table = (await made(hall, anna, seat, SeatWish("bot", bot="random"))).id
            live = await hall.table(table)
            with closing(sqlite3.connect(tmp_path / FILE)) as hog:
                hog.execute("begin exclusive")
                await asyncio.sleep(4)  # It is tried, and refused after two seconds.
                assert live.ledger.begun_at is None
                hog.rollback()

            late = time.monotonic() + 10
            while (await hall.card(table, anna)).state != "playing":
                assert time.monotonic() < late, "nobody looks at it any more"
                await asyncio.sleep(0.1)

    asyncio.run(act())


async def over(hall: Hall, anna: Guest, bruno: Guest) -> str:
    """A match of these two that Bruno has given up."""
    table = (await made(hall, anna, ME, OPEN)).id
    await seating.sit(hall, table, SitWish(seat=1), bruno)
    await resign(hall, table, 1)
    return table


def test_who_asks_for_a_rematch_sends_nobody_away_from_a_seat_that_was_kept(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            table = await over(hall, anna, bruno)
            await rematches.rematch(hall, table, RematchWish(), bruno)
            again = await rematches.rematch(hall, table, RematchWish(), anna)

            with pytest.raises(Refused, match="kept for who had it"):
                await moderation.kick(hall, again.id, 0, bruno)

            assert again.state == "playing"
            assert not (await hall.card(again.id, anna)).seats[0].by_bot

    asyncio.run(act())


def test_who_took_his_seat_along_to_another_browser_has_it_in_the_rematch_too(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Bruno")
            anna, bruno, phone = [await guest_called(hall, name) for name in names]
            table = await over(hall, anna, bruno)
            await rematches.rematch(hall, table, RematchWish(), anna)
            token = (await seating.link(hall, table, 1, bruno)).token
            await seating.sit(hall, table, SitWish(token=token), phone)

            again = await rematches.rematch(hall, table, RematchWish(), phone)

            assert again.state == "playing"
            assert again.seats[1].mine

    asyncio.run(act())


@pytest.mark.parametrize("by_number", [False, True])
def test_nobody_is_blocked_from_a_seat_that_is_kept_for_him(
    tmp_path: Path, by_number: bool
) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Carla")
            anna, bruno, carla = [await guest_called(hall, name) for name in names]
            table = await over(hall, anna, bruno)
            again = await rematches.rematch(hall, table, RematchWish(), anna)
            await moderation.block(hall, table, 1, True, anna)

            with pytest.raises(Refused, match="kept for somebody else"):
                await seating.sit(hall, again.id, SitWish(seat=1), carla)
            if by_number:
                begun = await seating.sit(hall, again.id, SitWish(seat=1), bruno)
            else:
                begun = await rematches.rematch(hall, table, RematchWish(), bruno)

            assert begun.state == "playing"

    asyncio.run(act())


@pytest.mark.parametrize("is_asleep", [False, True])
@pytest.mark.parametrize("is_first", [False, True])
def test_a_rematch_begins_also_without_one_who_was_forgotten(
    tmp_path: Path, is_first: bool, is_asleep: bool
) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            table = await over(hall, anna, bruno)
            if is_first:
                await rematches.rematch(hall, table, RematchWish(), bruno)
            if is_asleep:
                put_away(hall, *hall.tables)
            await own_data.forget(hall, anna)

            again = await rematches.rematch(hall, table, RematchWish(), bruno)
            begun = await seating.seat_bot(hall, again.id, 0, "random", bruno)

            assert not again.seats[0].kept
            assert begun.state == "playing"

    asyncio.run(act())


def test_a_seat_by_link_of_who_was_forgotten_is_the_hosts_to_give(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Carla")
            anna, bruno, carla = [await guest_called(hall, name) for name in names]
            table = (await made(hall, bruno, ME, LINK)).id
            token = (await seating.link(hall, table, 1, bruno)).token
            await seating.sit(hall, table, SitWish(token=token), anna)
            await resign(hall, table, 0)
            await own_data.forget(hall, anna)

            again = await rematches.rematch(hall, table, RematchWish(), bruno)
            token = (await seating.link(hall, again.id, 1, bruno)).token
            begun = await seating.sit(hall, again.id, SitWish(token=token), carla)

            assert begun.state == "playing"

    asyncio.run(act())
