"""What several processes that serve one house count together."""

from typing import final

from harena.server.store.store import Store
from harena.server.tables.limits import Buckets, too_many


@final
class Measure:
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
