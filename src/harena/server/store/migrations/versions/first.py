"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.Text),
        sa.Column("made_at", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("is_free", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("wake_at", sa.Integer),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "made_at"])
    op.create_index("tables_by_wake", "tables", ["wake_at"])
    op.create_table(
        "holders",
        *of_a_table("seat"),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_index("holders_by_guest", "holders", ["guest"])
    op.create_table(
        "log",
        *of_a_table("seq"),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text),
        sa.Column("text", sa.Text),
        sa.Column("to", sa.Integer),
        sa.Column("why", sa.Text),
        sa.Column("guest", sa.Integer),
        sa.Column("command", sa.Text),
    )
    op.create_table("answers", *of_a_table("seq"), sa.Column("place", sa.Integer, nullable=False))
    op.create_table(
        "links", *of_a_table("seat"), sa.Column("token_hash", sa.LargeBinary, nullable=False)
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("server_seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "contributions", *of_a_table("seat"), sa.Column("bytes", sa.LargeBinary, nullable=False)
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.Integer, primary_key=True),
        sa.Column("end", sa.Integer, nullable=False),
    )


def of_a_table(number: str) -> list[sa.Column[object]]:
    """The key of what belongs to a table: its id and a number."""
    return [
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column(number, sa.Integer, primary_key=True),
    ]
