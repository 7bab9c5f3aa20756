"""What is on disk, by verbs: nobody else knows that there is a database, or which.

Reads go by connections of their own; all writing goes through the one writer.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from harena.kernel.refused import Refused
from harena.server.log.clocks import STEADY, now
from harena.server.log.entries import Deed, FullEntry, Guest, Header, NewTable, Private
from harena.server.protocol.messages import Entry
from harena.server.protocol.structures import OwnData, TableInfo
from harena.server.store import notes, queries, space
from harena.server.store.leases import Leases
from harena.server.store.migrating import bring_up_to_date
from harena.server.store.writer import Writer, refused_by_disk, unreadable

LOG = logging.getLogger("harena.server")
T = TypeVar("T")
Stored: TypeAlias = tuple[Header, Private, list[FullEntry], TableInfo]
TIDY_SECONDS: Final = 5.0


@dataclass
class Dialect:
    """What a database wants done now and then, and how it is shared, if it is.

    Where several processes share it, one of them at a time goes through the gate.
    """

    tidy: Callable[[Connection], None]
    gate: Callable[[Connection], None] | None = None
    leases: Leases | None = None
    count: Callable[[Connection, str, float, float], int] | None = None


class Store:
    """The disk of one server, or of several processes that serve one house."""

    def __init__(self, engine: Engine, dialect: Dialect) -> None:
        self.engine = engine
        self.tidy, self.leases, self.take = dialect.tidy, dialect.leases, dialect.count
        with engine.begin() as connection:
            if dialect.gate is not None:
                dialect.gate(connection)
            bring_up_to_date(connection)
            STEADY.not_before(1_000_000 * (queries.last_beat(connection) or 0))
            is_alone = self.leases is None or self.leases.is_alone(connection)
            self.outages = queries.note_outage(connection, now(), is_alone)
            if self.leases is not None:
                self.leases.live(connection)
        self.writer = Writer(engine)
        self.closing = threading.Event()
        self.sweeper = threading.Thread(target=self.sweep, name="sweeper", daemon=True)
        self.sweeper.start()

    def close(self) -> None:
        """Finish what was ordered, and close."""
        self.closing.set()
        self.sweeper.join()
        self.writer.stop()
        self.engine.dispose()

    def sweep(self) -> None:
        """Tidy up beside the writer, so that no commit waits."""
        while not self.closing.wait(TIDY_SECONDS):
            try:
                with self.engine.connect() as connection:
                    self.tidy(connection)
            except SQLAlchemyError as error:
                LOG.warning("the disk cannot be tidied now: %s", type(error).__name__)

    # Writing: each of these is one transaction, on disk when it returns.

    async def add_table(self, new: NewTable) -> None:
        """A new table with its first entries."""
        await self.writer.write(lambda connection: queries.add_table(connection, new))

    async def append(
        self, deed: Deed, wake_at: int | None, card: TableInfo, fence: int | None
    ) -> None:
        """What was done at a table, when it must be looked at, and its card as it is now."""

        def work(connection: Connection) -> None:
            if self.leases is not None and fence is not None:
                self.leases.check(connection, card.id, fence)
            queries.append(connection, card.id, deed)
            queries.set_card(connection, card, wake_at)

        await self.writer.write(work)

    async def let_sleep(self, table: str) -> None:
        """The table need not be looked at before somebody comes."""
        await self.writer.write(lambda connection: queries.set_wake(connection, table, None))

    async def rest(self, table: str, left_at: int, wake_at: int, fence: int | None) -> None:
        """Nobody is at the table since then, and until that moment nobody need look."""

        def work(connection: Connection) -> None:
            if self.leases is not None and fence is not None:
                self.leases.check(connection, table, fence)
            queries.rest(connection, table, left_at, wake_at)

        await self.writer.write(work)

    async def take_up(self, table: str) -> int | None:
        """Since when nobody is at the table, if that is known; from now on it is not."""
        left_at = await self.read(lambda line: queries.left_at(line, table))
        if left_at is not None:
            await self.writer.write(lambda line: queries.come_back(line, table))
        return left_at

    async def retire(self, table: str, why: str) -> None:
        """The rules have changed and play it otherwise: it is over, and says so."""

        def work(connection: Connection) -> None:
            queries.retire(connection, table, why)

        await self.writer.write(work)

    async def set_block(self, guest: int, other: int, is_blocked: bool) -> None:
        """Whether a guest does not want to read another."""
        await self.writer.write(lambda line: queries.set_block(line, guest, other, is_blocked))

    async def blocked_by(self, guest: int) -> set[int]:
        """Whom a guest does not want to read."""
        return await self.read(lambda line: queries.blocked_by(line, guest))

    async def keep_notes(self, table: str, guest: int, lines: list[str]) -> None:
        """What a guest has written beside a match."""
        await self.writer.write(lambda line: notes.keep(line, table, guest, lines))

    async def notes_of(self, guest: int, tables: list[str]) -> dict[str, list[str]]:
        """What a guest has written beside these matches."""
        return await self.read(lambda line: notes.of(line, guest, tables))

    async def beat(self, moment: int) -> None:
        """The server lives."""

        def work(connection: Connection) -> None:
            queries.beat(connection, moment)
            if self.leases is not None:
                self.leases.live(connection)

        await self.writer.write(work)

    async def claim(self, table: str) -> int | None:
        """The table is this process's from now on; the number under which it may write.

        In a transaction of its own: what holds one lock only waits for nobody who waits for it.
        """
        leases = self.leases
        if leases is None:
            return None
        return await asyncio.to_thread(self.transact, lambda line: leases.claim(line, table))

    async def lost(self, held: dict[str, int | None]) -> list[str]:
        """Which of these tables another process has by now."""
        leases = self.leases
        return [] if leases is None else await self.read(lambda line: leases.lost(line, held))

    async def has_lost(self, table: str, fence: int | None) -> bool:
        """Whether another process has the table by now."""
        leases = self.leases
        if leases is None or fence is None:
            return False
        return await self.read(lambda line: leases.has_lost(line, table, fence))

    async def depart(self) -> None:
        """Others may take all tables at once."""
        if self.leases is not None:
            await self.writer.write(self.leases.depart)

    async def count(self, who: str, at_once: float, seconds: float) -> int:
        """One more of this guest's, in all processes together; how many seconds he must wait."""
        take = self.take
        if take is None:
            return 0
        found = await asyncio.to_thread(
            self.transact, lambda line: take(line, who, at_once, seconds)
        )
        return -(-found // 1000)

    async def add_guest(self, key: bytes, name: str | None) -> Guest:
        """A new guest by the hash of his token."""
        made: list[int] = []
        moment = now()

        def work(connection: Connection) -> None:
            made[:] = [queries.add_guest(connection, key, name, moment)]

        await self.writer.write(work)
        return Guest(made[0], name, moment)

    async def see_guest(self, guest: int, moment: int) -> None:
        """He is here again."""
        await self.writer.write(lambda connection: queries.see_guest(connection, guest, moment))

    async def rename_guest(self, guest: int, name: str) -> None:
        """Another name from now on."""
        await self.writer.write(lambda connection: queries.rename_guest(connection, guest, name))

    async def keep_record(self, id: str, record: bytes, guest: int | None) -> None:
        """A record that was brought here."""
        await self.writer.write(lambda line: queries.keep_record(line, id, record, now(), guest))

    async def keep_analysis(self, id: str, found: bytes) -> None:
        """What was found in a match."""
        await self.writer.write(lambda line: queries.keep_analysis(line, id, found))

    async def expire(self, before: int, but: list[str]) -> int:
        """Forget what nobody has touched since, but for these tables; how many were forgotten."""
        found: list[int] = []

        def work(connection: Connection) -> None:
            others = [] if self.leases is None else self.leases.in_hands(connection)
            found[:] = [space.expire(connection, before, [*but, *others])]

        await self.writer.write(work)
        return found[0]

    async def forget(self, guest: int) -> None:
        """All that is known of a guest: his name, his words, his records and his cookie."""
        await self.writer.write(lambda line: space.forget(line, guest))

    async def bytes_of(self, guest: int) -> int:
        """How much is kept for a guest."""
        return await self.read(lambda line: space.bytes_of(line, guest))

    async def own_data(self, guest: int) -> OwnData:
        """All that is known of a guest."""
        return await self.read(lambda line: space.own_data(line, guest))

    # Reading.

    async def read_table(self, id: str) -> Stored:
        """All that is known of a table."""
        return await self.read(lambda line: queries.read_table(line, id))

    async def card(self, id: str) -> TableInfo:
        """What lists show of a table."""
        return await self.read(lambda line: queries.card_of(line, id))

    async def read_story(self, id: str) -> list[tuple[Entry, bytes | None]]:
        """The log, and what each entry told."""
        return await self.read(lambda line: queries.read_story(line, id))

    async def public_tables(self, which: str, game: str | None) -> list[TableInfo]:
        """Newest first: with a free seat, being played, or over."""
        return await self.read(lambda line: queries.public_tables(line, which, game))

    async def tables_held_by(self, guest: int, playing: bool) -> list[TableInfo]:
        """The tables where a guest holds a seat, newest first; only those being played, if so."""
        return await self.read(lambda line: queries.tables_held_by(line, guest, playing))

    async def campaign(self, id: str) -> list[TableInfo]:
        """The tables before a table, itself, and those that followed, in order."""
        return await self.read(lambda line: queries.campaign(line, id))

    async def seats_held(self, guest: int, ids: list[str]) -> set[tuple[str, int]]:
        """Which seats of these tables a guest holds."""
        return await self.read(lambda line: queries.seats_held(line, guest, ids))

    async def hosted(self, guest: int, ids: list[str]) -> set[str]:
        """Which of these tables a guest has made."""
        return await self.read(lambda line: queries.hosted(line, guest, ids))

    async def due(self, moment: int) -> list[str]:
        """The tables that must be looked at, and that no other process looks after."""
        due = queries.due if self.leases is None else self.leases.due
        return await self.read(lambda line: due(line, moment))

    async def find_guest(self, key: bytes) -> Guest | None:
        """A guest by the hash of his token."""
        return await self.read(lambda line: queries.find_guest(line, key))

    async def read_record(self, id: str) -> bytes:
        """A record that was brought here."""
        found = await self.read(lambda line: queries.read_record(line, id))
        if found is None:
            raise Refused("not-found", "a record was expected, but there is none of this id")
        return found

    async def read_analysis(self, id: str) -> bytes | None:
        """What was found in a match, if it was looked at."""
        return await self.read(lambda line: queries.read_analysis(line, id))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """On a thread of its own, so that play goes on."""
        return await asyncio.to_thread(self.read_now, query)

    def transact(self, query: Callable[[Connection], T]) -> T:
        """Write at once, or refuse."""
        try:
            with self.engine.begin() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise refused_by_disk(error) from error

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Read, or refuse."""
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise unreadable(error) or refused_by_disk(error) from error
