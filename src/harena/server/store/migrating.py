"""Tables that are built or brought up to date when a store is opened."""

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select

from harena.server.store.migrations import versions
from harena.server.store.schema import METADATA

# As Alembic lays it out.
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def bring_up_to_date(connection: Connection) -> None:
    """Where there is nothing yet, build the tables as they are now; else change what is older."""
    names, newest = inspect(connection).get_table_names(), versions.known()[-1]
    if not names:
        METADATA.create_all(connection)
        VERSION.create(connection)
        connection.execute(VERSION.insert().values(version_num=newest))
        return
    if VERSION.name in names and list(connection.scalars(select(VERSION))) == [newest]:
        return
    # A quarter of all that a server imports, and needed once for each new version.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "harena.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
