"""What a guest writes beside the matches of a campaign (the journal's notes): for him alone."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from harena.server.store import schema


def keep(connection: Connection, table: str, guest: int, lines: list[str]) -> None:
    """All that he has written beside one match; what he wrote there before is replaced."""
    there = schema.notes
    connection.execute(delete(there).where(there.c.table_id == table, there.c.guest == guest))
    if lines:
        written = msgspec.json.encode(lines)
        connection.execute(insert(there).values(table_id=table, guest=guest, written=written))


def of(connection: Connection, guest: int, tables: list[str]) -> dict[str, list[str]]:
    """What he has written beside these matches."""
    there = schema.notes.c
    query = select(there.table_id, there.written).where(
        there.guest == guest, there.table_id.in_(tables)
    )
    found = connection.execute(query)
    return {table: msgspec.json.decode(written, type=list[str]) for table, written in found}
