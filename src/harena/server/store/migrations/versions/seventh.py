"""Who serves which table, where several processes serve one house."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.create_index("owners_by_process", "owners", ["process"])
