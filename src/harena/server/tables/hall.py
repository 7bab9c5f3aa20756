"""All tables of a server: those in memory, those on disk, and who must be woken."""

import asyncio
import hmac
import logging
import time
from typing import Final, final

import msgspec

import harena
from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.log.entries import SeatPlan
from harena.server.log.frames import show_table
from harena.server.protocol.structures import Made, SeatLink, SitWish, TableInfo, TableWish
from harena.server.store import queries, store
from harena.server.store.store import Store
from harena.server.tables import acts, new_tables, replays
from harena.server.tables.bots import Thinkers
from harena.server.tables.guests import Guest, Guests
from harena.server.tables.limits import Buckets, Limits
from harena.server.tables.table import Table
from harena.server.tables.tokens import TOKEN, clean_name, hashed

LOG = logging.getLogger("harena.server")
LOOK_SECONDS: Final = 0.25
IDLE_MS: Final = 60_000


@final
class Hall:
    """The rooms of one server."""

    def __init__(self, disk: Store, limits: Limits) -> None:
        self.disk = disk
        self.limits = limits
        self.guests = Guests(disk)
        self.thinkers = Thinkers()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.new_tables = Buckets(limits.tables_per_hour, 3600, "new tables")
        self.address_tables = Buckets(limits.tables_per_hour_of_address, 3600, "new tables")
        self.address_guests = Buckets(limits.guests_per_hour_of_address, 3600, "new guests")
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
        await self.beat(now())
        self.disk.close()

    # Tables in memory and on disk.

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from disk."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Table:
        """From disk; many who ask at once get the same one."""
        try:
            if len(self.tables) >= self.limits.tables_in_memory:
                raise Refused("full", "the server has no room for more tables now")
            outages = self.disk.outages
            ledger = await self.disk.read(lambda connection: queries.load(connection, id, outages))
            table = Table(ledger, self.disk, self.thinkers, self.limits)
            self.tables[id] = table
            return table
        finally:
            del self.loading[id]

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
                if time.monotonic() - beaten >= (LOOK_SECONDS if clocks else store.BEAT_SECONDS):
                    await self.beat(moment)
                    beaten = time.monotonic()
                await self.wake_due(moment)
                self.put_away(moment - IDLE_MS)
            except Refused as refused:
                LOG.warning("the disk refuses: %s", refused)
                await asyncio.sleep(1)

    async def beat(self, moment: int) -> None:
        """Note that the server lives."""
        await self.disk.write(lambda connection: store.beat(connection, moment))

    async def let_sleep(self, id: str) -> None:
        """A table that cannot be taken up is not tried again and again."""
        await self.disk.write(lambda connection: queries.set_wake(connection, id, None))

    async def wake_due(self, moment: int) -> None:
        """A stored deadline is kept although nobody has come."""
        for id in await self.disk.read(lambda connection: queries.due(connection, moment)):
            if id in self.tables:
                continue
            try:
                await self.table(id)
            except Refused as refused:
                LOG.warning("table %s cannot be taken up: %s", id, refused)
                await self.let_sleep(id)

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
            before = await asyncio.to_thread(harena.replay, record)
        made = new_tables.make(wish, before, guest, now(), self.disk.outages)
        self.new_tables.take(guest.id)
        await self.disk.write(made.store)
        table = Table(made.ledger, self.disk, self.thinkers, self.limits)
        self.tables[made.ledger.header.id] = table
        return Made(show_table(table.ledger, guest.id), made.links)

    async def sit(self, id: str, wish: SitWish, guest: Guest) -> TableInfo:
        """Take a seat by its token, or an open one by its number."""
        table = await self.table(id)
        by_token = None
        if wish.token is not None:
            by_token = await self.seat_of(id, wish.token)

        async def act() -> int:
            ledger = table.ledger
            seat = by_token if by_token is not None else wish.seat
            if seat is None or seat >= ledger.seats:
                raise Refused("seat", f"a seat from 0 to {ledger.seats - 1} was expected")
            sitter = ledger.sitters[seat]
            if sitter.guest == guest.id:
                return ledger.seq
            if sitter.guest is None and sitter.bot is None:
                acts.check_gathering(ledger)
            if sitter.bot is not None or (sitter.guest is not None and by_token is None):
                raise Refused("taken", f"a free seat was expected, but {seat} is taken")
            if by_token is None:
                check_open(ledger.header.plans[seat], guest)
            name = clean_name(wish.name or guest.name or sitter.name or "Guest")
            own = None if wish.bytes is None else bytes.fromhex(wish.bytes)
            deed = acts.Deed()
            acts.sit(ledger, seat, guest.id, name, own, now(), deed)
            if by_token is not None and wish.token is not None:
                key = hashed(wish.token)
                deed.works.insert(0, lambda connection: queries.use_link(connection, id, seat, key))
            return await table.commit(deed)

        await table.actor.perform(act)
        return show_table(table.ledger, guest.id)

    async def seat_of(self, id: str, token: str) -> int:
        """Which seat a token is for."""
        if TOKEN.fullmatch(token):
            key = hashed(token)
            found = await self.disk.read(lambda connection: queries.links_of(connection, id))
            for seat, kept in found:
                if hmac.compare_digest(kept, key):
                    return seat
        raise queries.bad_token()

    async def link(self, id: str, seat: int, guest: Guest) -> SeatLink:
        """A new link: for the host while the seat is free, for its holder afterwards."""
        table = await self.table(id)
        ledger = table.ledger
        check_seat(seat, ledger.seats)
        sitter = ledger.sitters[seat]
        free_and_mine = not sitter.is_taken() and ledger.header.host == guest.id
        if sitter.guest != guest.id and not free_and_mine:
            raise Refused("not-yours", f"seat {seat} is not yours to give")
        if free_and_mine:
            acts.check_gathering(ledger)
        link = new_tables.new_link(id, seat)
        key = hashed(link.token)
        await self.disk.write(lambda connection: queries.set_link(connection, id, seat, key))
        return link

    async def seat_bot(self, id: str, seat: int, bot: str, guest: Guest) -> TableInfo:
        """The host puts a bot on a free seat."""
        table = await self.table(id)
        new_tables.check_bot(bot)

        async def act() -> int:
            ledger = table.ledger
            check_seat(seat, ledger.seats)
            if ledger.header.host != guest.id:
                raise Refused("not-yours", "only who made the table may put bots on its seats")
            if ledger.sitters[seat].is_taken():
                raise Refused("taken", f"a free seat was expected, but {seat} is taken")
            acts.check_gathering(ledger)
            return await table.commit(acts.seat_bot(ledger, seat, bot, now()))

        await table.actor.perform(act)
        return show_table(table.ledger, guest.id)

    async def close_table(self, id: str, guest: Guest) -> TableInfo:
        """The host gives up waiting; asked twice, it is closed once."""
        table = await self.table(id)

        async def act() -> int:
            ledger = table.ledger
            if ledger.header.host != guest.id:
                raise Refused("not-yours", "only who made the table may close it")
            if ledger.state == "closed":
                return ledger.seq
            return await table.commit(acts.close(ledger, now()))

        await table.actor.perform(act)
        return show_table(table.ledger, guest.id)

    async def rematch(self, id: str, guest: Guest) -> TableInfo:
        """The same table once more; asked twice, it is the same one unless that was closed."""
        table = await self.table(id)

        async def act() -> int:
            ledger = table.ledger
            if ledger.state != "over":
                raise Refused("state", "a match that is over was expected", {"state": ledger.state})
            if all(sitter.guest != guest.id for sitter in ledger.sitters):
                raise Refused("not-yours", "only who had a seat may ask for a rematch")
            if ledger.rematch is not None:
                again = await self.table(ledger.rematch)
                if again.ledger.state != "closed":
                    return ledger.seq
            self.new_tables.take(guest.id)
            made = new_tables.make_again(ledger, guest, now(), self.disk.outages)
            deed = acts.Deed()
            deed.add(ledger, now(), "rematch").entry.text = made.ledger.header.id
            deed.works.append(made.store)
            return await table.commit(deed)

        await table.actor.perform(act)
        assert table.ledger.rematch is not None
        again = await self.table(table.ledger.rematch)
        return show_table(again.ledger, guest.id)

    # Lists.

    async def campaign(self, id: str, guest: Guest | None) -> list[TableInfo]:
        """The tables of a campaign in order, as far back and forth as they follow each other."""
        found = await self.disk.read(lambda connection: queries.chain(connection, id))
        return await self.shown(found, guest)

    async def list_tables(
        self, which: str, game: str | None, guest: Guest | None
    ) -> list[TableInfo]:
        """Public tables."""
        found = await self.disk.read(lambda connection: queries.cards(connection, which, game))
        return await self.shown(found, guest)

    async def tables_of(self, guest: Guest | None) -> list[TableInfo]:
        """Where a guest sits."""
        if guest is None:
            return []
        who = guest.id
        found = await self.disk.read(lambda connection: queries.cards_of(connection, who))
        return await self.shown(found, guest)

    async def shown(self, found: list[tuple[str, bytes]], guest: Guest | None) -> list[TableInfo]:
        """From memory where the table lives, else from its card."""
        who = None if guest is None else guest.id
        asleep = [id for id, _ in found if id not in self.tables]
        mine: set[tuple[str, int]] = set()
        if who is not None and asleep:
            mine = await self.disk.read(
                lambda connection: queries.held_seats(connection, who, asleep)
            )
        shown: list[TableInfo] = []
        for id, card in found:
            if id in self.tables:
                shown.append(show_table(self.tables[id].ledger, who))
                continue
            table = msgspec.json.decode(card, type=TableInfo)
            for chair in table.seats:
                chair.mine = (id, chair.seat) in mine
            shown.append(table)
        return shown


def check_seat(seat: int, seats: int) -> None:
    """A seat that the table has."""
    if not 0 <= seat < seats:
        raise Refused("not-found", f"a seat from 0 to {seats - 1} was expected")


def check_open(plan: SeatPlan, guest: Guest) -> None:
    """Without a token: an open seat, or the one kept for this guest."""
    if plan.kept_for is not None:
        if plan.kept_for != guest.id:
            raise Refused("token", "the seat is kept for somebody else")
    elif plan.kind != "open":
        raise Refused("token", "the seat can be taken by its link only")
