"""Who is forgotten is gone: his number, his name, his words; and nobody else is."""

import asyncio
from pathlib import Path

import pytest
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import create_engine

from harena.kernel.refused import Refused
from harena.server.protocol.structures import SitWish
from harena.server.store.sqlite import FILE
from harena.server.tables import seating, service
from tests.server.halls import DAY, ME, OPEN, guest_called, made, on_disk, opened


def test_nobody_becomes_the_host_of_who_was_forgotten(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            bruno, anna = await guest_called(hall, "Bruno"), await guest_called(hall, "Anna")
            table = await made(hall, anna, ME, OPEN, OPEN, public=True)
            await seating.sit(hall, table.id, SitWish(seat=1), bruno)

            await service.forget(hall, anna)
            zeno = await guest_called(hall, "Zeno")

            assert zeno.id not in (anna.id, bruno.id)
            assert not (await hall.card(table.id, zeno)).host
            with pytest.raises(Refused, match="only who made the table"):
                await service.kick(hall, table.id, 1, zeno)

    asyncio.run(act())


def test_the_number_of_who_has_expired_is_given_to_nobody(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path, expiry_days=30) as hall:
            old = [await guest_called(hall, name) for name in ("Anna", "Bruno")]
            on_disk(hall, "update guests set made_at = made_at - ?", 31 * DAY)

            await hall.expire()
            zeno = await guest_called(hall, "Zeno")

            assert zeno.id > max(guest.id for guest in old)

    asyncio.run(act())


def test_numbers_that_an_older_house_forgot_are_not_given_again(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    config = Config()
    config.set_main_option("script_location", "harena.server.store:migrations")
    header = '{"host": 5, "places": [{"kind": "open"}, {"kind": "open", "kept_for": 9}]}'
    blob = f"cast('{header}' as blob)"
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "0010")
        for line in (
            "insert into guests values (1, x'00', 'Anna', 0)",
            f"insert into tables values ('t', 'clash', 'over', 1, 1, 0, {blob}, x'00', null, null)",
            "insert into log (table_id, seq, at, kind, guest) values ('t', 1, 0, 'kicked', 7)",
            "insert into blocks values (1, 4)",
        ):
            connection.exec_driver_sql(line)
    engine.dispose()

    async def act() -> None:
        async with opened(tmp_path) as hall:
            assert (await guest_called(hall, "Zeno")).id == 10

    asyncio.run(act())
