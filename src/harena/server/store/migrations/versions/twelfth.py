"""Words belong to who said them, whoever sits there by now; and what is a guest's is found."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    names = ("table_id", "seq", "kind", "seat", "guest")
    log = sa.table("log", *[sa.column(name) for name in names])
    sat = log.alias("sat")
    who = sa.select(sat.c.guest).where(
        sat.c.table_id == log.c.table_id,
        sat.c.seat == log.c.seat,
        sat.c.kind == "sat",
        sat.c.seq < log.c.seq,
    )
    last = who.order_by(sat.c.seq.desc()).limit(1).scalar_subquery()
    op.execute(sa.update(log).where(log.c.kind == "said").values(guest=last))
    op.create_index("log_by_guest", "log", ["guest"])
