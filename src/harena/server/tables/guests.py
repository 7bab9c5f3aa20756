"""Guests: whoever has a cookie. No account, a name of their choice."""

from typing import final

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from harena.server.log.clocks import now
from harena.server.store import schema
from harena.server.store.store import Store
from harena.server.tables.tokens import TOKEN, hashed, new_token

REMEMBERED = 20_000


class Guest(Struct):
    """Somebody with a cookie."""

    id: int
    name: str | None


@final
class Guests:
    """Who is who, remembered in memory and kept on disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[bytes, Guest] = {}

    async def find(self, token: str | None) -> Guest | None:
        """Whose cookie this is; nobody's if it was made up."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        key = hashed(token)
        if key in self.known:
            return self.known[key]
        guest = await self.store.read(lambda connection: find(connection, key))
        if guest is not None:
            self.remember(key, guest)
        return guest

    async def welcome(self, name: str | None) -> tuple[Guest, str]:
        """A new guest and the cookie's token."""
        token = new_token()
        made: list[int] = []

        def add(connection: Connection) -> None:
            line = insert(schema.guests).values(token_hash=hashed(token), name=name, made_at=now())
            key = connection.execute(line).inserted_primary_key
            assert key is not None
            made[:] = [key[0]]

        await self.store.write(add)
        guest = Guest(made[0], name)
        self.remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        """Another name from now on; where he sits already he keeps the old one."""
        await self.store.write(
            lambda connection: connection.execute(
                update(schema.guests).where(schema.guests.c.id == guest.id).values(name=name)
            ).close()
        )
        guest.name = name

    def remember(self, key: bytes, guest: Guest) -> None:
        """Not without end."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[key] = guest


def find(connection: Connection, key: bytes) -> Guest | None:
    """A guest by the hash of his token."""
    there = schema.guests.c
    row = connection.execute(select(there.id, there.name).where(there.token_hash == key)).first()
    return None if row is None else Guest(row.id, row.name)
