"""Since when nobody is at a table, and when a guest was last here."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    moment = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
    op.add_column("tables", sa.Column("left_at", moment))
    op.add_column("guests", sa.Column("seen_at", moment))
    guests = sa.table("guests", sa.column("made_at"), sa.column("seen_at"))
    op.execute(sa.update(guests).values(seen_at=guests.c.made_at))
