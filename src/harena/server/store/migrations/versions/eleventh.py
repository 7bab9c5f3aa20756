"""Numbers of guests who are gone are not given again: the highest of them gets an empty row."""

import contextlib
import json
from secrets import token_bytes

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    guests = sa.table(
        "guests", sa.column("id"), sa.column("token_hash"), sa.column("name"), sa.column("made_at")
    )
    line = op.get_bind()
    known = line.scalar(sa.select(sa.func.max(guests.c.id))) or 0
    highest = max(known, in_columns(line), in_headers(line))
    if highest > known:
        line.execute(guests.insert().values(id=highest, token_hash=token_bytes(32), made_at=0))


def in_columns(line: sa.Connection) -> int:
    """The highest number of a guest in logs, blocks and as a host."""
    found = [
        line.scalar(sa.select(sa.func.max(sa.column(name))).select_from(sa.table(table)))
        for table, name in (("log", "guest"), ("blocks", "other"), ("tables", "host"))
    ]
    return max(number or 0 for number in found)


def in_headers(line: sa.Connection) -> int:
    """The highest of a host, or of somebody for whom a seat is kept."""
    highest = 0
    headers: sa.ColumnElement[bytes] = sa.column("header")
    for header in line.scalars(sa.select(headers).select_from(sa.table("tables"))):
        with contextlib.suppress(ValueError):  # One that is damaged is put aside when it is opened.
            read = json.loads(header)
            kept = [place.get("kept_for") or 0 for place in read.get("places", [])]
            highest = max(highest, read.get("host") or 0, *kept)
    return highest
