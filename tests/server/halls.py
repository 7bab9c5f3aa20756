"""A real hall on a folder of its own, without a process around it and without its keeper."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec

from harena.server.log.entries import Guest
from harena.server.protocol.messages import Entry, Say
from harena.server.protocol.structures import SeatWish, TableInfo, TableWish
from harena.server.store.sqlite import open_store
from harena.server.tables.acts import commands
from harena.server.tables.guests.limits import Limits
from harena.server.tables.hall import Hall

Json = dict[str, Any]
ME = SeatWish("me")
OPEN = SeatWish("open")
LINK = SeatWish("link")
DAY = 24 * 3600 * 1000


@asynccontextmanager
async def opened(folder: Path, **limits: Any) -> AsyncIterator[Hall]:
    """Nothing happens there by itself: what a keeper does is done by hand."""
    hall = Hall(open_store(folder), Limits(**{"tables_per_hour": 1000, **limits}), folder)
    try:
        yield hall
    finally:
        await hall.close()


async def guest_called(hall: Hall, name: str) -> Guest:
    guest, _ = await hall.guests.welcome(name)
    return guest


async def made(hall: Hall, guest: Guest, *seats: SeatWish, **more: Any) -> TableInfo:
    """A table of Clash."""
    return (await hall.make(TableWish("clash", list(seats), **more), guest)).table


async def say(hall: Hall, table: str, seat: int, text: str) -> None:
    live = await hall.table(table)
    await live.perform(lambda ledger, at: commands.say(ledger, seat, Say("x", text), at))


async def resign(hall: Hall, table: str, seat: int) -> None:
    """Between two that is the end."""
    live = await hall.table(table)
    await live.perform(lambda ledger, at: commands.resign(ledger, seat, None, at))  # type: ignore[arg-type]


async def entries(hall: Hall, table: str) -> list[Entry]:
    """The log as those see it who look."""
    return (await hall.table(table)).ledger.entries


class Looker:
    """Somebody who looks, with the eyes of a seat or as a spectator; and what he is shown."""

    def __init__(self, guest: Guest, seat: int | None = None, steps_in: bool = False) -> None:
        self.guest: int | None = guest.id
        self.seat = seat
        self.address = ""
        self.reads = False
        self.steps_in = steps_in
        self.blocked: set[int] = set()
        self.told: list[Json] = []
        self.closed_with = 0

    def send(self, frame: bytes) -> None:
        self.told.append(msgspec.json.decode(frame))

    def close(self, code: int) -> None:
        self.closed_with = code


def put_away(hall: Hall, *tables: str) -> None:
    """From memory; on disk they are as they were."""
    for id in tables:
        hall.tables.pop(id).close()


def on_disk(hall: Hall, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Read or changed in the file itself, by nobody's code."""
    with closing(sqlite3.connect(hall.folder / "harena.sqlite")) as disk, disk:
        return disk.execute(query, values).fetchall()
