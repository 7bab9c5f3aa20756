"""Whose a table and a record are, so that each guest has his measure, and may take it with him."""

import contextlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("records", sa.Column("guest", sa.Integer))
    op.add_column("tables", sa.Column("host", sa.Integer))
    op.create_index("tables_by_host", "tables", ["host"])
    tables = sa.table("tables", sa.column("id"), sa.column("header"), sa.column("host"))
    line = op.get_bind()
    for id, header in line.execute(sa.select(tables.c.id, tables.c.header)).all():
        with contextlib.suppress(ValueError):  # One that is damaged is put aside when it is opened.
            host = json.loads(header).get("host")
            line.execute(sa.update(tables).where(tables.c.id == id).values(host=host))
