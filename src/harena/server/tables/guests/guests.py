"""Guests: whoever has a cookie. No account, a name of their choice."""

import time
from contextlib import suppress
from typing import Final, final

from harena.kernel.refused import Refused
from harena.server.log.clocks import now
from harena.server.log.entries import Guest
from harena.server.store.store import Store
from harena.server.tables.guests.tokens import TOKEN, hashed, new_token

REMEMBERED: Final = 20_000
DAY_MS: Final = 24 * 3600 * 1000
SHARED_SECONDS: Final = 2.0  # Another process may have renamed or forgotten somebody.


@final
class Guests:
    """Who is who, remembered in memory and kept on disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[bytes, Guest] = {}
        self.read_at = time.monotonic()

    async def find(self, token: str | None) -> Guest | None:
        """Whose cookie this is; nobody's if it was made up."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        guest = await self.find_by(hashed(token))
        if guest is not None and now() - guest.seen_at > DAY_MS:
            guest.seen_at = now()
            with suppress(Refused):  # Whoever comes is welcome, though the disk refuses.
                await self.store.see_guest(guest.id, guest.seen_at)
        return guest

    async def find_by(self, key: bytes) -> Guest | None:
        """By the hash of his token, from memory or from disk."""
        if self.store.leases is not None and time.monotonic() - self.read_at > SHARED_SECONDS:
            self.known, self.read_at = {}, time.monotonic()
        if key in self.known:
            return self.known[key]
        guest = await self.store.find_guest(key)
        if guest is not None:
            self.remember(key, guest)
        return guest

    async def welcome(self, name: str | None) -> tuple[Guest, str]:
        """A new guest and the cookie's token."""
        token = new_token()
        guest = await self.store.add_guest(hashed(token), name)
        self.remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        """Another name from now on; where he sits already he keeps the old one."""
        await self.store.rename_guest(guest.id, name)
        guest.name = name

    def forget(self, guest: Guest) -> None:
        """Whose cookie it was, nobody knows any more."""
        self.known = {key: one for key, one in self.known.items() if one.id != guest.id}

    def remember(self, key: bytes, guest: Guest) -> None:
        """Not without end."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[key] = guest
