"""What is written twice stays the same: migrations and schema, wire and client, wire and page."""

import re
from pathlib import Path
from typing import get_args

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from harena.server.protocol import messages, typescript
from harena.server.protocol.structures import GameSummary
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
    sources = [file.read_text() for file in (ROOT / "src/harena/server/tables").rglob("*.py")]
    kinds = set(re.findall(r'(?:add\([^"]*|if free else )"([a-z_]+)"', "".join(sources)))
    assert {"answered", "undo_asked", "sat", "closed", "rematch"} <= kinds
    for kind in kinds:
        assert f"`{kind}`" in page, kind
    assert messages.Position.__struct_fields__


def test_the_page_of_the_protocol_names_every_code_of_a_refusal() -> None:
    """But for those that are said before the server has begun."""
    page = (ROOT / "docs/protocol.md").read_text()
    errors = page[page.index("## Errors") : page.index("## HTTP")]
    rows = "".join(line.split("|")[1] for line in errors.splitlines() if line.startswith("| `"))
    sources = [file.read_text() for file in (ROOT / "src/harena/server").rglob("*.py")]
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)"', "".join(sources)))
    lists = re.findall(r"refusals=\(([^)]*)\)", "".join(sources))
    codes |= set(re.findall(r'"([a-z-]+)"', "".join(lists)))

    assert {"one-seat", "hint", "gladiator", "too-many"} <= codes
    assert [one for one in sorted(codes - AT_THE_START) if f"`{one}`" not in rows] == []


AT_THE_START = {
    *("settings", "port", "listen", "database-newer", "database-unreachable"),
    *("no-folder", "unreadable", "pack-name"),
}


def test_the_page_of_the_protocol_names_every_command_in_its_table() -> None:
    page = (ROOT / "docs/protocol.md").read_text()
    table = page[page.index("## Commands") : page.index("## Lessons")]
    for kind in get_args(messages.Command):
        assert f'| `{{"type": "{kind.__struct_config__.tag}"' in table, kind
    for why in ("only", "instinct", "ahead", "seldom", "close"):
        assert f"`{why}`" in table, why


def test_the_page_of_the_protocol_shows_every_field_of_a_game() -> None:
    page = (ROOT / "docs/protocol.md").read_text()
    for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)[1:3]:
        for name in GameSummary.__struct_fields__:
            assert f'"{name}":' in block, name
