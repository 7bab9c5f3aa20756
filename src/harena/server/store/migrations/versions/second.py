"""Links to seats that are held die: one made beside the table's order could be another's."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    links = sa.table("links", sa.column("table_id"), sa.column("seat"))
    holders = sa.table("holders", sa.column("table_id"), sa.column("seat"))
    held = sa.select(holders.c.seat).where(
        holders.c.table_id == links.c.table_id, holders.c.seat == links.c.seat
    )
    op.execute(sa.delete(links).where(sa.exists(held)))
