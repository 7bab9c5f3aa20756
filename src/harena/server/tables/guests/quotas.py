"""What is counted for a guest: by several processes that serve one house, together."""

from typing import Final, final

from harena.kernel.refused import Refused
from harena.server.store.store import Store
from harena.server.tables.guests.limits import Buckets, Limits, too_many

EACH: Final = 100


@final
class Quota:
    """A bucket for each guest or address; where processes share a database, one for all of them."""

    def __init__(self, disk: Store, at_once: float, seconds: float, what: str) -> None:
        self.disk = disk
        self.own = Buckets(at_once, seconds, what)

    async def take(self, who: object) -> None:
        """Refuse what is too much; what this process knows to be so need not be asked."""
        own = self.own
        own.take(who)
        wait = await self.disk.count(f"{own.what}/{who!r}", own.at_once, own.seconds)
        if wait:
            raise too_many(own.what, wait)


async def check_space(disk: Store, limits: Limits, guest: int) -> None:
    """Each guest has his measure of bytes, whatever he wants kept."""
    kept, most = await disk.bytes_of(guest), limits.bytes_per_guest
    if kept > most:
        raise Refused(
            "too-much",
            f"at most {most // 2**20} MB are kept for a guest and the tables that he made, "
            f"but {kept // 2**20} are",
            {"most": most // 2**20, "kept": kept // 2**20},
        )


@final
class Room:
    """Whether a table may still grow by what no match needs: its host has his measure of bytes."""

    def __init__(self, disk: Store, limits: Limits, host: int) -> None:
        self.disk = disk
        self.limits = limits
        self.host = host
        self.next = EACH

    async def check(self, entries: int) -> None:
        """Look once in so many entries, and from when it is full each time."""
        if entries >= self.next:
            await check_space(self.disk, self.limits, self.host)
            self.next = entries + EACH
