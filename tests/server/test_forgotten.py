"""Who is forgotten is gone: his number, his name, his words; and nobody else is."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import create_engine

from harena.kernel.refused import Refused
from harena.server.log import endings, undo
from harena.server.protocol.messages import Hint
from harena.server.protocol.structures import SeatWish, SitWish
from harena.server.store.sqlite import FILE
from harena.server.tables.acts import commands, seats
from harena.server.tables.keeper import Keeper
from harena.server.tables.reading import replays
from harena.server.tables.reading.reading_room import Reader
from harena.server.tables.requests import moderation, own_data, seating
from tests.server.halls import (
    DAY,
    ME,
    OPEN,
    entries,
    guest_called,
    made,
    on_disk,
    opened,
    put_away,
    resign,
    say,
)


def test_nobody_becomes_the_host_of_who_was_forgotten(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            bruno, anna = await guest_called(hall, "Bruno"), await guest_called(hall, "Anna")
            table = await made(hall, anna, ME, OPEN, OPEN, public=True)
            await seating.sit(hall, table.id, SitWish(seat=1), bruno)

            await own_data.forget(hall, anna)
            zeno = await guest_called(hall, "Zeno")

            assert zeno.id not in (anna.id, bruno.id)
            assert not (await hall.card(table.id, zeno)).host
            with pytest.raises(Refused, match="only who made the table"):
                await moderation.kick(hall, table.id, 1, zeno)

    asyncio.run(act())


def test_the_number_of_who_has_expired_is_given_to_nobody(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path, expiry_days=30) as hall:
            old = [await guest_called(hall, name) for name in ("Anna", "Bruno")]
            on_disk(hall, "update guests set seen_at = seen_at - ?", 31 * DAY)

            await Keeper(hall).expire()
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


def test_words_are_forgotten_also_where_he_does_not_sit_any_more(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            gathering = await made(hall, anna, ME, OPEN)
            left = await made(hall, bruno, ME, OPEN, OPEN)
            sent_away = await made(hall, bruno, ME, OPEN, OPEN)
            for table in (left, sent_away):
                await seating.sit(hall, table.id, SitWish(seat=1), anna)
                await say(hall, table.id, 1, "her own words")
            await say(hall, gathering.id, 0, "her own words")
            live = await hall.table(left.id)
            await live.perform(partial(seats.part, 1))
            await moderation.kick(hall, sent_away.id, 1, bruno)

            await own_data.forget(hall, anna)

            stored = str(
                on_disk(hall, "select * from log") + on_disk(hall, "select card from tables")
            )
            assert "Anna" not in stored
            assert "her own words" not in stored
            assert on_disk(hall, "select seq from log where guest = ?", anna.id) == []
            shown = [
                entry for table in (left, sent_away) for entry in await entries(hall, table.id)
            ]
            assert {entry.text for entry in shown if entry.kind == "said"} == {""}

    asyncio.run(act())


def test_each_takes_his_own_words_along_whoever_sits_there_now(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Carla")
            anna, bruno, carla = [await guest_called(hall, name) for name in names]
            table = await made(hall, anna, OPEN, OPEN, OPEN)
            await seating.sit(hall, table.id, SitWish(seat=1), bruno)
            await say(hall, table.id, 1, "Bruno's words")
            live = await hall.table(table.id)
            await live.perform(partial(seats.part, 1))
            await seating.sit(hall, table.id, SitWish(seat=1), carla)
            await moderation.block(hall, table.id, 1, True, bruno)

            data = [await hall.disk.own_data(guest.id) for guest in (anna, bruno, carla)]

            assert [[line.text for line in one.said] for one in data] == [[], ["Bruno's words"], []]
            assert [[one.id for one in each.tables] for each in data] == [[table.id]] * 3
            assert [one.blocked for one in data] == [0, 1, 0]

    asyncio.run(act())


def test_a_bot_plays_on_for_who_is_forgotten_also_where_nobody_looks(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            gathering, playing = [await made(hall, anna, ME, OPEN) for _ in range(2)]
            await seating.sit(hall, playing.id, SitWish(seat=1), bruno)
            put_away(hall, gathering.id, playing.id)

            await own_data.forget(hall, anna)

            assert not (await hall.card(gathering.id, bruno)).seats[0].held
            assert (await hall.card(playing.id, bruno)).seats[0].by_bot

    asyncio.run(act())


def test_words_of_an_older_house_belong_to_who_said_them(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    config = Config()
    config.set_main_option("script_location", "harena.server.store:migrations")
    rows = [
        ("sat", 0, 1), ("said", 0, None), ("vacated", 0, None), ("sat", 0, 2), ("sat", 1, 3),
        ("said", 0, None), ("said", 1, None),
    ]  # fmt: skip
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "0011")
        table = (
            "insert into tables values ('t', 'clash', 'over', 1, 1, 0, x'00', x'00', null, null)"
        )
        connection.exec_driver_sql(table)
        for seq, row in enumerate(rows):
            line = (
                "insert into log (table_id, seq, at, kind, seat, guest) values ('t', ?, 0, ?, ?, ?)"
            )
            connection.exec_driver_sql(line, (seq, *row))
        upgrade(config, "head")
        said = connection.exec_driver_sql("select guest from log where kind = 'said' order by seq")
        assert list(said.scalars()) == [1, 2, 3]
    engine.dispose()


def test_a_record_that_was_read_before_does_not_name_who_was_forgotten(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            table = (await made(hall, anna, ME, OPEN)).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            await resign(hall, table, 1)
            reader = Reader(bruno, "")
            before = await hall.reading.record_of((await hall.table(table)).ledger, reader)

            await own_data.forget(hall, anna)

            after = await hall.reading.record_of((await hall.table(table)).ledger, reader)
            assert b'"names":["Anna","Bruno"]' in before
            assert b'"names":[null,"Bruno"]' in after
            assert b"Anna" not in b"".join(hall.reading.pages.pages.values())

    asyncio.run(act())


def test_a_record_that_others_play_on_from_names_nobody_after_he_is_forgotten(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            table = (await made(hall, anna, ME, OPEN)).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            await resign(hall, table, 1)
            record = replays.record_of((await hall.table(table)).ledger)
            for id in ("used", "unused"):
                await hall.disk.keep_record(id, msgspec.json.encode(record), anna.id)
            header = """replace(header, '"public"', '"record":"used","public"')"""
            on_disk(hall, f"update tables set header = {header}")

            await own_data.forget(hall, anna)

            kept = on_disk(hall, "select id, guest, record from records")
            assert [(id, guest) for id, guest, _ in kept] == [("used", None)]
            assert "names" not in msgspec.json.decode(kept[0][2])
            assert "Anna" not in str(kept)

    asyncio.run(act())


@pytest.mark.parametrize("was_absent", [False, True])
def test_nobody_waits_for_the_word_of_who_was_forgotten(tmp_path: Path, was_absent: bool) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            table = (await made(hall, anna, ME, OPEN, SeatWish("bot", bot="random"))).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            live = await hall.table(table)
            if was_absent:
                await live.perform(lambda ledger, at: commands.take_over(ledger, 1, "absent", at))
            before = live.ledger
            assert undo.who_must_agree(before, 0) == [1]

            await own_data.forget(hall, bruno)

            ledger = (await hall.table(table)).ledger
            assert undo.who_must_agree(ledger, 0) == endings.who_must_agree(ledger, 0) == []
            assert endings.may_end(ledger, 0)
            assert endings.is_decided(ledger, 0), "the last person gives up"

    asyncio.run(act())


def test_against_bots_and_who_was_forgotten_hints_are_given(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            anna, bruno = await guest_called(hall, "Anna"), await guest_called(hall, "Bruno")
            table = (await made(hall, anna, ME, OPEN, options={"first": 0})).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            await own_data.forget(hall, bruno)

            ledger = (await hall.table(table)).ledger
            commands.check_hint(ledger, 0, Hint("h", ledger.seq))

    asyncio.run(act())
