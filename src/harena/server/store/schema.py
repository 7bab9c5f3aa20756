"""The tables on disk. The migrations build the same; a test compares them.

`guests`, `tables`, `holders` and `log` are what views are made of. `notes` are a guest's own, and
shown to him alone. `links`, `secrets`,
`contributions` and `answers` are what must not be seen; no query for a view touches them. `story`
has events in full, for a match that is closed because the rules have changed. `processes` and
`owners` are of a house that is served by several processes: who lives, and who has which table; so
are `measures`: how much each guest and each address has done lately, by a hash of who it is.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()
# Milliseconds since 1970: some databases have small integers and large ones.
MOMENT = Integer().with_variant(BigInteger(), "postgresql")


def of_a_table(number: str) -> list[Column[object]]:
    """The key of what belongs to a table: its id and a number."""
    return [
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column(number, Integer, primary_key=True),
    ]


guests = Table(
    "guests",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("name", Text),
    Column("made_at", MOMENT, nullable=False),
    Column("seen_at", MOMENT),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("is_free", Boolean, nullable=False),
    Column("made_at", MOMENT, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("wake_at", MOMENT),
    Column("host", Integer),
    Column("left_at", MOMENT),
)
Index("tables_by_host", tables.c.host)
Index("tables_by_state", tables.c.state, tables.c.public, tables.c.made_at)
Index("tables_by_wake", tables.c.wake_at)

holders = Table(
    "holders",
    METADATA,
    *of_a_table("seat"),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
)
Index("holders_by_guest", holders.c.guest)

log = Table(
    "log",
    METADATA,
    *of_a_table("seq"),
    Column("at", MOMENT, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text),
    Column("text", Text),
    Column("to", Integer),
    Column("why", Text),
    Column("guest", Integer),
    Column("command", Text),
)
Index("log_by_guest", log.c.guest)

answers = Table(
    "answers",
    METADATA,
    *of_a_table("seq"),
    Column("place", Integer, nullable=False),
    Column("digest", LargeBinary),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("other", Integer, primary_key=True),
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("written", LargeBinary, nullable=False),
)
Index("notes_by_guest", notes.c.guest)

story = Table(
    "story",
    METADATA,
    *of_a_table("seq"),
    Column("told", LargeBinary, nullable=False),
)

links = Table(
    "links",
    METADATA,
    *of_a_table("seat"),
    Column("token_hash", LargeBinary, nullable=False),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("server_seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
)

contributions = Table(
    "contributions",
    METADATA,
    *of_a_table("seat"),
    Column("bytes", LargeBinary, nullable=False),
)

records = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("made_at", MOMENT, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("guest", Integer),
)

# Of tables and records, which have ids of the same kind.
analyses = Table(
    "analyses",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("found", LargeBinary, nullable=False),
)

# When the server was last known to live, and when it was down.
alive = Table(
    "alive",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", MOMENT, nullable=False),
)

outages = Table(
    "outages",
    METADATA,
    Column("start", MOMENT, primary_key=True),
    Column("end", MOMENT, nullable=False),
)

processes = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", MOMENT, nullable=False),
)

owners = Table(
    "owners",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("process", Text, nullable=False),
    Column("fence", Integer, nullable=False),
)
Index("owners_by_process", owners.c.process)

measures = Table(
    "measures",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("full_at", MOMENT, nullable=False),
)
