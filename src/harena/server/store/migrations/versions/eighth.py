"""How much each guest has done lately, where several processes serve one house."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    moment = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
    op.create_table(
        "measures",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("full_at", moment, nullable=False),
    )
