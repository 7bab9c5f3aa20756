"""All tables of a server: those in memory, and those on disk."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias, final

from harena.kernel.refused import Refused
from harena.server.log.clocks import down, now
from harena.server.log.entries import Guest
from harena.server.log.frames import show_table
from harena.server.log.ledger import Ledger
from harena.server.log.whole import folded
from harena.server.protocol.structures import BUILT_IN, Made, TableInfo, TableWish
from harena.server.store.packs import Packs, sent
from harena.server.store.store import Store, Stored
from harena.server.tables import new_tables
from harena.server.tables.acts.manners import WordList
from harena.server.tables.guests.guests import Guests
from harena.server.tables.guests.limits import Buckets, Limits
from harena.server.tables.guests.quotas import Quota, check_space
from harena.server.tables.live.table import Act, Table
from harena.server.tables.live.viewers import Viewer
from harena.server.tables.metrics import Counts
from harena.server.tables.reading import scribes
from harena.server.tables.reading.analysts import Analysts
from harena.server.tables.reading.reading_room import Reader, Reading
from harena.server.tables.thinking.thinkers import Thinkers

LOG = logging.getLogger("harena.server")
HOUR: Final = 3600
# And the number under which it may be written, and since when nobody is there, if that is known.
Owned: TypeAlias = tuple[Ledger, int | None, int | None]
# Reasons that pass: the table is tried again later.
PASSING: Final = ("full", "store")


@final
class Hall:
    """The rooms of one server."""

    def __init__(
        self, disk: Store, limits: Limits, folder: Path = Path(), packs: Packs | None = None
    ) -> None:
        self.disk = disk
        self.packs = packs or Packs()
        self.folder = folder
        self.limits = limits
        self.guests = Guests(disk)
        self.thinkers = Thinkers(limits.bot_processes, limits.bot_seconds)
        self.reading = Reading(disk, limits, self.packs)
        self.analysts = Analysts(disk, limits)
        self.tables: dict[str, Table] = {}
        self.damaged: set[str] = set()
        self.retired: dict[str, Refused] = {}  # And why.
        self.coming: dict[str, asyncio.Task[Table]] = {}
        self.new_tables = Quota(disk, limits.tables_per_hour, HOUR, "new tables")
        tables_of_address = limits.tables_per_hour_of_address
        self.address_tables = Quota(disk, tables_of_address, HOUR, "new tables")
        guests_of_address = limits.guests_per_hour_of_address
        self.address_guests = Quota(disk, guests_of_address, HOUR, "new guests")
        steps = limits.lesson_steps_per_minute_of_address
        self.lesson_steps = Buckets(steps, 60, "steps of lessons")
        self.words = WordList(limits.word_list)
        self.reports = Quota(disk, limits.reports_per_hour, HOUR, "reports")
        reports_of_address = limits.reports_per_hour_of_address
        self.address_reports = Quota(disk, reports_of_address, HOUR, "reports")
        self.new_records = Quota(disk, limits.records_per_hour, HOUR, "records")
        records_of_address = limits.records_per_hour_of_address
        self.address_records = Quota(disk, records_of_address, HOUR, "records")
        self.sockets: Counter[object] = Counter()  # Of each guest, or of an address without one.
        self.sockets_of_address: Counter[object] = Counter()
        self.spectators: dict[Viewer, None] = {}  # Who has watched longest comes first.
        self.laid_by: list[Table] = []
        self.counts = Counts()
        self.watch()

    def watch(self) -> None:
        """What Prometheus may know."""
        watch, thinkers, scribes = self.counts.watch, self.thinkers.workers, self.reading.workers
        watch("tables", "Tables in memory.", lambda: len(self.tables))
        watch("damaged_tables", "Tables set aside since the start.", lambda: len(self.damaged))
        watch("sockets", "Open websockets.", lambda: sum(self.sockets.values()))
        watch("spectators", "Those of them that only watch.", lambda: len(self.spectators))
        watch("bot_queue", "Questions that wait for a bot.", lambda: len(thinkers.queue))
        watch("bot_failures", "Bots that died or took too long.", lambda: thinkers.failures)
        watch("reading_queue", "Readers who wait for a scribe.", lambda: len(scribes.queue))
        watch("analyses", "Matches being analysed.", lambda: len(self.analysts.under_way))
        watch("commits", "Commits since the start.", lambda: self.disk.writer.commits)

    async def close(self) -> None:
        """Ask everybody to come again, and put everything away."""
        for table in self.tables.values():
            table.close()
        self.thinkers.stop()
        self.reading.stop()
        self.analysts.stop()
        await self.disk.beat(now())
        await self.disk.depart()
        self.disk.close()

    # Tables in memory and on disk.

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from disk; never as it was before another had it."""
        table = await self.bring(id, self.load)
        while await self.disk.has_lost(id, table.fence):
            self.drop(id, table.fence)
            table = await self.bring(id, self.load)
        return table

    async def bring(
        self, id: str, ledger_of: Callable[[str], Awaitable[Owned]], must: bool = False
    ) -> Table:
        """The one gate into memory: whoever asks for a table while it comes gets the same one."""
        if id in self.tables and not self.tables[id].actor.closed:
            return self.tables[id]
        if id not in self.coming:
            self.coming[id] = asyncio.create_task(self.open(id, ledger_of, must))
        return await asyncio.shield(self.coming[id])

    async def open(
        self, id: str, ledger_of: Callable[[str], Awaitable[Owned]], must: bool
    ) -> Table:
        """Through the gate: from now on the table has an owner."""
        try:
            crowded = len(self.tables) + len(self.coming) > self.limits.tables_in_memory
            if crowded and not self.make_room() and not must:
                raise Refused("full", "the server has no room for more tables now")
            self.tables[id] = self.set_up(*await ledger_of(id))
            return self.tables[id]
        finally:
            del self.coming[id]

    def set_up(self, ledger: Ledger, fence: int | None, left_at: int | None) -> Table:
        """In memory, and its time runs; what goes wrong then is of what was stored.

        Who was there when the server went down has his whole patience to come again; from who had
        gone before, what has passed is taken.
        """
        table = Table(
            ledger, fence, self.disk, self.thinkers, self.reading, self.counts, self.words,
            self.limits,
        )  # fmt: skip
        if left_at is not None:
            since = left_at + down(self.disk.outages, left_at, now())
            table.away_since = dict.fromkeys(table.away_since, since)
        try:
            table.stir()
        except Exception as error:  # noqa: BLE001 one table's trouble is not another's
            table.close()
            raise self.put_aside(ledger.header.id, error) from None
        return table

    async def load(self, id: str) -> Owned:
        """From disk; what is damaged or retired is so until the next start."""
        if id in self.damaged:
            raise damaged()
        if id in self.retired:
            raise retired(self.retired[id])
        try:
            fence = await self.disk.claim(id)
            ledger = await self.fold(id, await self.disk.read_table(id))
            return ledger, fence, await self.disk.take_up(id)
        except Refused as refused:
            if refused.code == "internal":
                raise self.put_aside(id, refused) from None
            raise
        except Exception as error:  # noqa: BLE001 one table's trouble is not another's
            raise self.put_aside(id, error) from None

    async def fold(self, id: str, stored: Stored) -> Ledger:
        """As its log tells it; one that rules or packs of today do not take is retired."""
        header = stored[0]
        try:
            pack = self.packs.find(header.game, header.pack_name)
            return await asyncio.to_thread(folded, *stored, self.disk.outages, pack)
        except Refused as refused:
            LOG.warning("table %s is retired: %s", id, refused)
            await self.disk.retire(id, str(refused))
            self.retired[id] = retired(refused)
            raise retired(refused) from None

    def put_aside(self, id: str, error: Exception) -> Refused:
        """A table that cannot be read; it is told once, and others go on."""
        LOG.error("table %s is damaged and put aside", id, exc_info=error)
        self.damaged.add(id)
        return damaged()

    async def card(self, id: str, guest: Guest | None) -> TableInfo:
        """A table as a guest may see it, also one that the rules of today do not play."""
        try:
            live = await self.table(id)
        except Refused as refused:
            if refused.code != "rules":
                raise
            (card,) = await self.shown([await self.disk.card(id)], guest)
            return card
        return show_table(live.ledger, None if guest is None else guest.id)

    def drop(self, id: str, fence: int | None) -> None:
        """Put a table away that was held under this number."""
        if id in self.tables and self.tables[id].fence == fence:
            self.tables.pop(id).close()

    def make_room(self) -> bool:
        """The table that nobody has looked at for longest goes to disk; its deadline is there."""
        idle = [table for table in self.tables.values() if table.is_at_rest()]
        if not idle:
            return False
        longest = min(idle, key=lambda table: table.idle_since)
        self.lay_by(longest)
        return True

    def put_away(self, since: int) -> None:
        """Tables that nobody looks at live on disk."""
        for table in list(self.tables.values()):
            if table.is_idle(since):
                self.lay_by(table)

    def lay_by(self, table: Table) -> None:
        """To disk; since when nobody is there is written at the end of the look."""
        del self.tables[table.ledger.header.id]
        table.close()
        self.laid_by.append(table)

    async def note_rest(self) -> None:
        """The deadlines of tables that were laid by: they count from when the last had gone."""
        while self.laid_by:
            table = self.laid_by.pop()
            id, rest = table.ledger.header.id, table.rest()
            if rest is None or id in self.tables or id in self.coming:
                continue
            try:
                await self.disk.rest(id, *rest, table.fence)
            except Refused as refused:
                if refused.code != "gone":
                    raise

    # What guests do.

    async def make(self, wish: TableWish, guest: Guest) -> Made:
        """A new table, or the next of a campaign that was played elsewhere."""
        for one in wish.seats:
            self.words.check(one.name)
        before = None
        if wish.record is None:
            pack = self.packs.find(wish.game, wish.pack or BUILT_IN)
        else:
            reader = Reader(guest, "")
            record = await self.reading.kept(wish.record, reader)
            pack = self.packs.of_record(record)
            if "exercise" in record or wish.pack not in (None, pack.name):
                raise new_tables.no_campaign(wish)
            before = await self.reading.run(reader, scribes.play_again, record, sent(pack))
        draft = new_tables.make(wish, pack, before, guest, now(), self.disk.outages)
        return await self.add(draft, guest)

    async def add(self, draft: new_tables.Draft, guest: Guest) -> Made:
        """Through the gate: a table is stored before anybody hears of it."""
        await self.new_tables.take(guest.id)
        await check_space(self.disk, self.limits, guest.id)

        async def store(id: str) -> Owned:
            await self.disk.add_table(draft.new)
            return draft.ledger, await self.disk.claim(id), None

        table = await self.bring(draft.ledger.header.id, store)
        return Made(show_table(table.ledger, guest.id), draft.links)

    async def perform(self, id: str, guest: Guest, act: Act) -> TableInfo:
        """An act at a table, and the table after it; once more if it has gone meanwhile."""
        table = await self.table(id)
        try:
            await table.perform(act)
        except Refused as refused:
            if refused.code != "gone":
                raise
            table = await self.table(id)
            await table.perform(act)
        return show_table(table.ledger, guest.id)

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
        hosted: set[str] = set()
        if who is not None and asleep:
            mine = await self.disk.seats_held(who, asleep)
            hosted = await self.disk.hosted(who, asleep)
        for card in cards:
            card.host = card.id in hosted
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


def retired(why: Refused) -> Refused:
    """The rules of today do not take a match: it can be read as it was told."""
    return Refused("rules", str(why), why.facts)


def damaged() -> Refused:
    """What was stored of a table cannot be read."""
    return Refused("internal", "the table is damaged and put aside; the server's log says why")
