"""What can be read of matches: steps, records, what is printed. Scribes reckon it.

However many ask, and by however many sockets: each guest and each address has a measure.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar, final

import msgspec

import harena
from harena.kernel.record import Record, read_setup
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.server.log.entries import Guest
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import RecordKept, TableInfo
from harena.server.store.packs import Packs, sent
from harena.server.store.store import Store
from harena.server.tables.acts.manners import WordList
from harena.server.tables.guests.limits import Buckets, Limits
from harena.server.tables.guests.quotas import check_space
from harena.server.tables.guests.tokens import new_id
from harena.server.tables.reading import content, replays, scribes
from harena.server.tables.thinking.workers import Failed, Workers

T = TypeVar("T")
PROCESSES: Final = 2
MOST_BYTES: Final = 16 * 2**20


@final
class Pages:
    """What was reckoned last, up to so many bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.bytes = 0
        self.pages: OrderedDict[Hashable, bytes] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """A page, from memory if it was asked for before."""
        if key in self.pages:
            self.pages.move_to_end(key)
            return self.pages[key]
        page = await make()
        if key not in self.pages:
            self.pages[key] = page
            self.bytes += len(page)
        while self.bytes > self.most:
            self.bytes -= len(self.pages.popitem(last=False)[1])
        return page

    def drop(self, id: str) -> None:
        """What was reckoned of a table or a record."""
        for key in [one for one in self.pages if isinstance(one, tuple) and one[0] == id]:
            self.bytes -= len(self.pages.pop(key))


class Reader:
    """Whoever reads: a guest, if he has a cookie, and in any case an address."""

    def __init__(self, guest: Guest | None, address: str) -> None:
        self.guest = guest
        self.address = address

    @property
    def who(self) -> Hashable:
        """Who waits behind himself."""
        return self.address if self.guest is None else self.guest.id


@final
class Reading:
    """The reading room of one server."""

    def __init__(self, disk: Store, limits: Limits, packs: Packs) -> None:
        self.disk = disk
        self.packs = packs
        self.limits = limits
        self.workers = Workers(PROCESSES)
        self.pages = Pages()
        self.of_guest = Buckets(limits.readings_per_minute, 60, "pages")
        self.of_address = Buckets(limits.readings_per_minute_of_address, 60, "pages")

    def take(self, who: Hashable, address: str) -> None:
        """Refuse what is too much."""
        if address:
            self.of_address.take(address)
        self.of_guest.take(who)

    async def run(self, reader: Reader, work: Callable[..., T], *args: Any) -> T:
        """Work for a scribe, in its turn, and measured."""
        self.take(reader.who, reader.address)
        return await self.work(reader, work, *args)

    async def work(self, reader: Reader, work: Callable[..., T], *args: Any) -> T:
        """Work that was measured before."""
        try:
            return await self.workers.run(reader.who, None, work, *args)
        except Failed:
            raise Refused(
                "too-large", "something shorter was expected: this takes too long"
            ) from None

    async def page(self, reader: Reader, work: Callable[..., object], *args: Any) -> bytes:
        """What is the same for all who ask, by a scribe if nobody has asked before."""

        async def make() -> bytes:
            return msgspec.json.encode(await self.run(reader, work, *args))

        return await self.pages.get((work.__qualname__, *args), make)

    async def steps_of_table(
        self, ledger: Ledger, reader: Reader, eyes: str, first: int, count: int
    ) -> bytes:
        """Some steps of a match at a table."""
        seat = replays.check_eyes(ledger, reader.guest, eyes)
        assert ledger.match is not None
        story = scribes.story_of(ledger.header.id, ledger.match)

        async def make() -> bytes:
            everything = eyes == replays.ALL
            return await self.run(reader, scribes.steps, story, seat, everything, first, count)

        # Answers that were taken back and given otherwise make as many, but not the same entry.
        key = (ledger.header.id, ledger.changed, len(ledger.answers), eyes, first, count)
        return await self.pages.get(key, make)

    async def steps_of_story(
        self, card: TableInfo, reader: Reader, eyes: str, first: int, count: int
    ) -> bytes:
        """Some steps of a match that these rules play otherwise: as they were told."""
        seat = check_story(card, eyes)

        async def make() -> bytes:
            return await self.run(
                reader, scribes.told_steps, await self.told_at(card), seat, first, count
            )

        return await self.pages.get((card.id, "told", eyes, first, count), make)

    async def story_of(self, card: TableInfo, reader: Reader, eyes: str, changed: int = 0) -> bytes:
        """All steps of a match, as they were told to these eyes up to an entry, with its card."""
        seat = check_story(card, eyes)

        async def make() -> bytes:
            return await self.run(reader, scribes.told, await self.told_at(card), seat)

        steps = await self.pages.get((card.id, "story", changed, eyes), make)
        return msgspec.json.encode({"table": card, "steps": msgspec.Raw(steps)})

    async def told_at(self, card: TableInfo) -> scribes.Told:
        """What was told at a table, as it travels."""
        start = 0 if card.exercise is None else card.exercise.step
        why = card.retired or "nothing was told here yet"
        return scribes.Told(await self.disk.read_story(card.id), start, why)

    async def steps_of_record(
        self, id: str, reader: Reader, eyes: str, first: int, count: int
    ) -> bytes:
        """Some steps of a record."""
        record = await self.kept(id, reader)

        async def make() -> bytes:
            pack = sent(self.packs.of_record(record))
            return await self.work(
                reader, scribes.steps_of_record, id, record, pack, eyes, first, count
            )

        return await self.pages.get((id, eyes, first, count), make)

    async def record_of(self, ledger: Ledger, reader: Reader) -> bytes:
        """The record of a match that is over."""

        async def make() -> bytes:
            self.take(reader.who, reader.address)
            return msgspec.json.encode(await asyncio.to_thread(replays.record_of, ledger))

        if ledger.state != "over":
            return await make()
        # By the names too: another process may have heard that somebody wants to be forgotten.
        names = [sitter.name for sitter in ledger.sitters]
        return await self.pages.get((ledger.header.id, "record", *names), make)

    async def content_of_table(self, ledger: Ledger, reader: Reader) -> bytes:
        """What is printed on the components of a table."""
        header, pack = ledger.header, ledger.pack
        settled = msgspec.json.encode([header.options, header.carried])
        key = (header.game, header.rules, pack.name, pack.digest, ledger.seats, settled)

        async def make() -> bytes:
            self.take(reader.who, reader.address)
            return msgspec.json.encode(await asyncio.to_thread(content.of_table, ledger))

        return await self.pages.get(key, make)

    async def content_of_card(self, card: TableInfo, reader: Reader) -> bytes:
        """What is printed today on the components of a match that was played by other rules."""
        self.take(reader.who, reader.address)
        pack = self.packs.find_or_built_in(card.game, card.pack)
        return msgspec.json.encode(await asyncio.to_thread(content.of_card, card, pack))

    async def content_of_record(self, id: str, reader: Reader) -> bytes:
        """What is printed on the components of a record."""
        record = await self.kept(id, reader)
        pack = self.packs.of_record(record)

        async def make() -> bytes:
            return msgspec.json.encode(await asyncio.to_thread(content_of, record, pack))

        return await self.pages.get((id, "content"), make)

    async def keep(self, body: bytes, reader: Reader, words: WordList) -> RecordKept:
        """Play a record again, and keep it if it comes out as written."""
        record = replays.read(body)
        for name in replays.check_names(record):
            words.check(name)
        if reader.guest is not None:
            await check_space(self.disk, self.limits, reader.guest.id)
        pack = self.packs.of_record(record)
        played = await self.run(reader, scribes.play_again, record, sent(pack))
        guest = None if reader.guest is None else reader.guest.id
        kept = RecordKept(new_id(), played.game, played.seats, played.answers, played.over)
        await self.disk.keep_record(kept.id, msgspec.json.encode(record), guest)
        return kept

    async def kept(self, id: str, reader: Reader) -> Record:
        """A record that was brought here."""
        page = await self.page_of_record(id, reader)
        return msgspec.json.decode(page, type=dict[str, object])

    async def page_of_record(self, id: str, reader: Reader) -> bytes:
        """The same as it is kept."""
        self.take(reader.who, reader.address)
        return await self.disk.read_record(id)

    def stop(self) -> None:
        """End the scribes."""
        self.workers.stop()


def check_story(card: TableInfo, eyes: str) -> int | None:
    """Whose eyes these are; before the end only one's own."""
    seat = replays.seat_for(eyes, len(card.seats))
    if card.state != "over" and seat is not None and not card.seats[seat].mine:
        raise Refused("not-yours", f"the eyes of seat {seat} are not yours", {"seat": seat})
    return seat


def content_of(record: Record, pack: Pack) -> object:
    """The content of a record, by its header alone."""
    book = harena.rulebook(str(record.get("game")))
    return content.show(book, read_setup(book, record, pack))
