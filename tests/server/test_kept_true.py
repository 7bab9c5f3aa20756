"""What is written twice stays the same: migrations and schema, wire and client, wire and page."""

import re
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from harena.server.protocol import messages, typescript
from harena.server.store.migrations import versions
from harena.server.store.schema import METADATA

ROOT = Path(__file__).parents[2]


def test_the_migrations_build_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'fresh.sqlite'}")
    config = Config()
    config.set_main_option("script_location", "harena.server.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    steps = ScriptDirectory.from_config(config).walk_revisions()
    assert sorted(step.revision for step in steps) == versions.known()


def test_links_to_held_seats_from_an_older_server_die(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    config = Config()
    config.set_main_option("script_location", "harena.server.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "0001")
        for line in (
            "insert into guests values (1, x'00', 'Anna', 0)",
            "insert into tables values ('t', 'clash', 'gathering', 1, 1, 0, x'00', x'00', null)",
            "insert into holders values ('t', 0, 1)",
            "insert into links values ('t', 0, x'01'), ('t', 1, x'02')",
        ):
            connection.exec_driver_sql(line)
        upgrade(config, "head")
        assert list(connection.scalars(text("select seat from links"))) == [1]
    engine.dispose()


@pytest.mark.skipif(not (ROOT / "client").exists(), reason="the client is not here")
def test_the_clients_types_are_not_stale() -> None:
    written = (ROOT / typescript.TARGET).read_text()
    assert written == typescript.declarations(), "run python -m harena.server.protocol.typescript"


def test_the_page_of_the_protocol_names_every_message_and_entry() -> None:
    page = (ROOT / "docs/protocol.md").read_text()
    tags = [one.__struct_config__.tag for one in typescript.structs() if one.__struct_config__.tag]
    for tag in tags:
        assert f'"type": "{tag}"' in page, tag
    sources = [file.read_text() for file in (ROOT / "src/harena/server/tables").glob("*.py")]
    kinds = set(re.findall(r'(?:add\([^"]*|if free else )"([a-z_]+)"', "".join(sources)))
    assert {"answered", "undo_asked", "sat", "closed", "rematch"} <= kinds
    for kind in kinds:
        assert f"`{kind}`" in page, kind
    assert messages.Position.__struct_fields__
