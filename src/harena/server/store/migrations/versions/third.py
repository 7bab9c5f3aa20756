"""Each answer keeps a digest of the events it brought; those of before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("answers", sa.Column("digest", sa.LargeBinary))
