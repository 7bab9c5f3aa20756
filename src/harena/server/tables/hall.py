"""All tables of a server: those in memory, those on disk, and who must be woken."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Literal, final

import harena
from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.log.entries import Deed, Guest
from harena.server.log.frames import show_table
from harena.server.log.ledger import Ledger
from harena.server.log.whole import folded
from harena.server.protocol.structures import (
    ExerciseWish,
    Made,
    SeatLink,
    SitWish,
    Source,
    TableInfo,
    TableWish,
)
from harena.server.store.store import Store
from harena.server.tables import new_tables, replays, seats
from harena.server.tables.bots import Thinkers
from harena.server.tables.guests import Guests
from harena.server.tables.limits import Buckets, Limits
from harena.server.tables.table import Act, Table

LOG = logging.getLogger("harena.server")
LOOK_SECONDS: Final = 0.25
IDLE_MS: Final = 60_000
BEAT_SECONDS: Final = 5.0
# Reasons that pass: the table is tried again at the next look.
PASSING: Final = ("full", "store")


@final
class Hall:
    """The rooms of one server."""

    def __init__(self, disk: Store, limits: Limits) -> None:
        self.disk = disk
        self.limits = limits
        self.guests = Guests(disk)
        self.thinkers = Thinkers()
        self.tables: dict[str, Table] = {}
        self.damaged: set[str] = set()
        self.coming: dict[str, asyncio.Task[Table]] = {}
        self.new_tables = Buckets(limits.tables_per_hour, 3600, "new tables")
        self.address_tables = Buckets(limits.tables_per_hour_of_address, 3600, "new tables")
        self.address_guests = Buckets(limits.guests_per_hour_of_address, 3600, "new guests")
        steps = limits.lesson_steps_per_minute_of_address
        self.lesson_steps = Buckets(steps, 60, "steps of lessons")
        self.new_records = Buckets(limits.records_per_hour, 3600, "records")
        self.sockets: dict[object, int] = {}
        self.lag_ms = 0.0
        self.task = asyncio.create_task(self.keep())

    async def close(self) -> None:
        """Ask everybody to come again, and put everything away."""
        self.task.cancel()
        for table in self.tables.values():
            table.close()
        self.thinkers.stop()
        await self.disk.beat(now())
        self.disk.close()

    # Tables in memory and on disk.

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from disk."""
        return await self.bring(id, self.load)

    async def bring(self, id: str, ledger_of: Callable[[str], Awaitable[Ledger]]) -> Table:
        """The one gate into memory: whoever asks for a table while it comes gets the same one."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.coming:
            self.coming[id] = asyncio.create_task(self.open(id, ledger_of))
        return await asyncio.shield(self.coming[id])

    async def open(self, id: str, ledger_of: Callable[[str], Awaitable[Ledger]]) -> Table:
        """Through the gate: from now on the table has an owner."""
        try:
            if len(self.tables) + len(self.coming) > self.limits.tables_in_memory:
                raise Refused("full", "the server has no room for more tables now")
            ledger = await ledger_of(id)
            self.tables[id] = Table(ledger, self.disk, self.thinkers, self.limits)
            return self.tables[id]
        finally:
            del self.coming[id]

    async def load(self, id: str) -> Ledger:
        """From disk; what is damaged is put aside until the next start."""
        if id in self.damaged:
            raise damaged()
        try:
            stored = await self.disk.read_table(id)
            return await asyncio.to_thread(folded, *stored, self.disk.outages)
        except Refused:
            raise
        except Exception:
            LOG.exception("table %s is damaged and put aside", id)
            self.damaged.add(id)
            raise damaged() from None

    async def keep(self) -> None:
        """Wake tables whose time has come, put idle ones away, and note that the server lives."""
        beaten = 0.0
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            self.lag_ms = max(0.0, (time.monotonic() - asleep - LOOK_SECONDS) * 1000)
            try:
                moment = now()
                clocks = any(table.ledger.clocks for table in self.tables.values())
                if time.monotonic() - beaten >= (LOOK_SECONDS if clocks else BEAT_SECONDS):
                    await self.disk.beat(moment)
                    beaten = time.monotonic()
                await self.wake_due(moment)
                self.put_away(moment - IDLE_MS)
            except Refused as refused:
                LOG.warning("the disk refuses: %s", refused)
                await asyncio.sleep(1)
            except Exception:
                # Whatever it was, the deadlines of all other tables are still to be kept.
                LOG.exception("the keeper failed")
                await asyncio.sleep(1)

    async def wake_due(self, moment: int) -> None:
        """A stored deadline is kept although nobody has come."""
        for id in await self.disk.due(moment):
            if id in self.tables:
                continue
            try:
                await self.table(id)
            except Refused as refused:
                LOG.warning("table %s cannot be taken up: %s", id, refused)
                if refused.code in PASSING:
                    return
                await self.disk.let_sleep(id)

    def put_away(self, since: int) -> None:
        """Tables that nobody looks at live on disk."""
        for id, table in list(self.tables.items()):
            if table.is_idle(since):
                del self.tables[id]
                table.close()

    # What guests do.

    async def make(self, wish: TableWish, guest: Guest) -> Made:
        """A new table, or the next of a campaign that was played elsewhere."""
        before = None
        if wish.record is not None:
            record = await replays.kept(self.disk, wish.record)
            if "exercise" in record:
                raise new_tables.no_campaign(wish)
            before = await asyncio.to_thread(harena.replay, record)
        return await self.add(new_tables.make(wish, before, guest, now(), self.disk.outages), guest)

    async def play_on(
        self, kind: Literal["table", "record"], id: str, wish: ExerciseWish, guest: Guest
    ) -> Made:
        """An exercise: a new table that goes on from a step of a match that anybody may see."""
        if kind == "table":
            record = await replays.record_of((await self.table(id)).ledger)
        else:
            record = await replays.kept(self.disk, id)
        start = await asyncio.to_thread(replays.up_to, record, wish.step)
        source = Source(kind, id, wish.step)
        draft = await asyncio.to_thread(
            new_tables.make_exercise, start, source, wish, guest, now(), self.disk.outages
        )
        return await self.add(draft, guest)

    async def add(self, draft: new_tables.Draft, guest: Guest) -> Made:
        """Through the gate: a table is stored before anybody hears of it."""
        self.new_tables.take(guest.id)

        async def store(id: str) -> Ledger:
            await self.disk.add_table(draft.new)
            return draft.ledger

        table = await self.bring(draft.ledger.header.id, store)
        return Made(show_table(table.ledger, guest.id), draft.links)

    async def sit(self, id: str, wish: SitWish, guest: Guest) -> TableInfo:
        """Take a seat by its token, or an open one by its number."""
        return await self.perform(id, guest, lambda ledger, at: seats.sit(ledger, guest, wish, at))

    async def link(self, id: str, seat: int, guest: Guest) -> SeatLink:
        """A new link for a seat."""
        link = new_tables.new_link(id, seat)
        await self.perform(
            id, guest, lambda ledger, _: seats.make_link(ledger, guest, seat, link.token)
        )
        return link

    async def seat_bot(self, id: str, seat: int, bot: str, guest: Guest) -> TableInfo:
        """The host puts a bot on a free seat."""
        new_tables.check_bot(bot)
        return await self.perform(
            id, guest, lambda ledger, at: seats.seat_bot(ledger, guest, seat, bot, at)
        )

    async def close_table(self, id: str, guest: Guest) -> TableInfo:
        """The host gives up waiting."""
        return await self.perform(id, guest, lambda ledger, at: seats.close(ledger, guest, at))

    async def perform(self, id: str, guest: Guest, act: Act) -> TableInfo:
        """An act at a table, and the table after it."""
        table = await self.table(id)
        await table.perform(act)
        return show_table(table.ledger, guest.id)

    async def rematch(self, id: str, guest: Guest) -> TableInfo:
        """The same table once more: the first to want it makes it, the others take their seats."""
        table = await self.table(id)

        async def act() -> int:
            ledger = table.ledger
            mine = seats.check_rematch(ledger, guest)
            deed = Deed(ledger.seq)
            following = await self.follow(ledger.rematch, mine, guest)
            if following is None:
                self.new_tables.take(guest.id)
                made = await asyncio.to_thread(
                    new_tables.make_again, ledger, guest, now(), self.disk.outages
                )
                deed.next_table, following = made.new, made.ledger.header.id
            agreed = ledger.agreed if following == ledger.rematch else []
            for seat in mine:
                if seat not in agreed:
                    deed.add(now(), "rematch", seat).entry.text = following
            return await table.commit(deed)

        await table.actor.perform(act)
        assert table.ledger.rematch is not None
        again = await self.table(table.ledger.rematch)
        return show_table(again.ledger, guest.id)

    async def follow(self, id: str | None, mine: list[int], guest: Guest) -> str | None:
        """Sit down at the table that follows; none if there is none, or it was closed."""
        if id is None:
            return None
        again = await self.table(id)
        if again.ledger.state == "closed":
            return None
        for seat in mine:
            await self.sit(id, SitWish(seat=seat), guest)
        return id

    # Lists.

    async def campaign(self, id: str, guest: Guest | None) -> list[TableInfo]:
        """The tables of a campaign in order, as far back and forth as they follow each other."""
        return await self.shown(await self.disk.campaign(id), guest)

    async def list_tables(
        self, which: str, game: str | None, guest: Guest | None
    ) -> list[TableInfo]:
        """Public tables."""
        return await self.shown(await self.disk.public_tables(which, game), guest)

    async def tables_of(self, guest: Guest | None, waiting: bool = False) -> list[TableInfo]:
        """Where a guest sits, or only where he is waited for."""
        if guest is None:
            return []
        found = await self.shown(await self.disk.tables_held_by(guest.id, waiting), guest)
        return [table for table in found if is_waiting(table)] if waiting else found

    async def shown(self, cards: list[TableInfo], guest: Guest | None) -> list[TableInfo]:
        """From memory where the table lives, else from its card."""
        who = None if guest is None else guest.id
        asleep = [card.id for card in cards if card.id not in self.tables]
        mine: set[tuple[str, int]] = set()
        if who is not None and asleep:
            mine = await self.disk.seats_held(who, asleep)
        for card in cards:
            for chair in card.seats:
                chair.mine = (card.id, chair.seat) in mine
        return [
            show_table(self.tables[card.id].ledger, who) if card.id in self.tables else card
            for card in cards
        ]


def is_waiting(table: TableInfo) -> bool:
    """Whether the guest to whom the table is shown must answer there himself."""
    mine = [chair.seat for chair in table.seats if chair.mine and not chair.by_bot]
    return any(seat in mine for seat in table.to_act)


def damaged() -> Refused:
    """What was stored of a table cannot be read."""
    return Refused("internal", "the table is damaged and put aside; the server's log says why")
