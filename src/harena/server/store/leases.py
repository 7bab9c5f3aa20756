"""Who may write to a table, where several processes serve one house.

A process lives as long as it says so in time, by the clock of the database. A table belongs to the
process that asked for it last, under a number that grows each time, its fence. Every write is
checked against the fence in its own transaction: who was thought dead, or is not asked any more,
cannot write. See docs/adr/0012-a-table-belongs-to-who-is-asked.md.
"""

from secrets import token_hex
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from harena.kernel.refused import Refused
from harena.server.store import schema
from harena.server.store.queries import card_of

LEASE_MS: Final = 5000
OWNERS: Final = schema.owners.c
OWNER: Final = select(OWNERS.process, OWNERS.fence)
# Read so that nobody can change it before this transaction ends; built once, for every answer.
FENCE: Final = OWNER.with_for_update(read=True)


class Leases:
    """Of one process; `moment` is the clock of the database, as it is asked for there."""

    def __init__(self, moment: Any) -> None:
        self.process = token_hex(8)
        self.moment = moment

    def live(self, connection: Connection) -> None:
        """For a while from now on."""
        until = self.moment + LEASE_MS
        mine = schema.processes.c.id == self.process
        if not connection.execute(
            update(schema.processes).where(mine).values(until=until)
        ).rowcount:
            connection.execute(insert(schema.processes).values(id=self.process, until=until))

    def depart(self, connection: Connection) -> None:
        """Others need not wait until the lease has run out."""
        there = schema.processes
        gone = (there.c.id == self.process) | (there.c.until < self.moment - LEASE_MS)
        connection.execute(delete(there).where(gone))

    def is_alone(self, connection: Connection) -> bool:
        """Whether no other process lives."""
        there = schema.processes.c
        others = select(there.id).where(there.id != self.process, there.until >= self.moment)
        return connection.scalar(others.limit(1)) is None

    def claim(self, connection: Connection, table: str) -> int:
        """The table is ours: the fence grows, and whoever had it cannot write any more."""
        higher = update(schema.owners).where(OWNERS.table_id == table)
        higher = higher.values(process=self.process, fence=OWNERS.fence + 1)
        fence = connection.scalar(higher.returning(OWNERS.fence))
        if fence is None:
            card_of(connection, table)
            fence = 1
            first = insert(schema.owners)
            first = first.values(table_id=table, process=self.process, fence=fence)
            try:
                with connection.begin_nested():
                    connection.execute(first)
            except IntegrityError:  # Another process was the first, just now.
                fence = connection.scalar(higher.returning(OWNERS.fence))
        assert fence is not None, "who has a table is never forgotten while the table is there"
        return int(fence)

    def check(self, connection: Connection, table: str, fence: int) -> None:
        """Refuse to write where another process may."""
        if self.has_lost(connection, table, fence, FENCE):
            raise Refused("gone", "another process serves the table by now: come again")

    def has_lost(
        self, connection: Connection, table: str, fence: int, owner: Select[Any] = OWNER
    ) -> bool:
        """Whether another process has the table by now."""
        found = connection.execute(owner.where(OWNERS.table_id == table)).first()
        return found is None or (found.process, found.fence) != (self.process, fence)

    def lost(self, connection: Connection, held: dict[str, int | None]) -> list[str]:
        """Which of these tables another process has by now."""
        query = select(OWNERS.table_id, OWNERS.fence).where(OWNERS.process == self.process)
        mine: dict[str, int] = {one.table_id: one.fence for one in connection.execute(query)}
        return [table for table, fence in held.items() if mine.get(table) != fence]

    def due(self, connection: Connection, moment: int) -> list[str]:
        """The tables that must be looked at, but for those that a living process has."""
        tables, owners, processes = schema.tables, schema.owners, schema.processes
        having = tables.outerjoin(owners, owners.c.table_id == tables.c.id)
        having = having.outerjoin(processes, processes.c.id == owners.c.process)
        free = or_(
            processes.c.id.is_(None),
            processes.c.id == self.process,
            processes.c.until < self.moment,
        )
        query = select(tables.c.id).select_from(having).where(tables.c.wake_at <= moment, free)
        return list(connection.scalars(query.order_by(tables.c.wake_at)))

    def in_hands(self, connection: Connection) -> list[str]:
        """The tables that a living process has."""
        there = schema.processes.c
        query = select(OWNERS.table_id).join(schema.processes, there.id == OWNERS.process)
        return list(connection.scalars(query.where(there.until >= self.moment)))
