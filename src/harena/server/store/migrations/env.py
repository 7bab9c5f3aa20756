"""Alembic's door: it runs the migrations on the connection it is given."""

from alembic import context

from harena.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
