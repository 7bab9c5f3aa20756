"""What is counted for a guest: by several processes that serve one house, together."""

from typing import final

from harena.kernel.refused import Refused
from harena.server.log.entries import Guest
from harena.server.store.store import Store
from harena.server.tables.guests.limits import Buckets, Limits, too_many


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


async def check_space(disk: Store, limits: Limits, guest: Guest) -> None:
    """Each guest has his measure of bytes, whatever he wants kept."""
    kept, most = await disk.bytes_of(guest.id), limits.bytes_per_guest
    if kept > most:
        raise Refused(
            "too-much",
            f"at most {most // 2**20} MB are kept for a guest, but yours take {kept // 2**20}",
            {"most": most // 2**20, "kept": kept // 2**20},
        )
