"""All that is PostgreSQL's own: a database that several processes share."""

from typing import Any, Final

from sqlalchemy import BigInteger, Connection, Engine, cast, create_engine, func, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.compiler import compiles

from harena.kernel.refused import Refused
from harena.server.store.leases import Leases
from harena.server.store.measures import Measures
from harena.server.store.migrations import versions
from harena.server.store.space import WordsIn
from harena.server.store.store import Dialect, Store

# One process at a time brings the tables up to date, and says how long nobody was here.
GATE: Final = 0x4861_7265_6E61
MOMENT: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


@compiles(WordsIn, "postgresql")
def words_in(element: WordsIn, compiler: Any, **more: Any) -> str:
    """Bytes as text."""
    return f"convert_from({compiler.process(element.clauses, **more)}, 'UTF8')"


def connect(address: str) -> tuple[Engine, str]:
    """A way to the database, and its address without the password."""
    try:
        url = make_url(address).set(drivername="postgresql+psycopg")
    except ArgumentError:
        raise wrong("…", "an address as postgresql://… was expected") from None
    shown = url.render_as_string(hide_password=True)
    try:
        engine = create_engine(
            url,
            pool_size=8,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 10},
            hide_parameters=True,  # Seeds are among them, and errors are logged.
        )
    except ModuleNotFoundError:
        raise wrong(shown, "psycopg is needed: pip install 'harena[postgresql]'") from None
    return engine, shown


def check(address: str) -> None:
    """It can be reached, and is not of a newer Harena."""
    engine, shown = connect(address)
    known = versions.known()
    try:
        with engine.connect() as connection:
            found: list[str] = []
            if inspect(connection).has_table("alembic_version"):
                found = list(connection.scalars(text("select version_num from alembic_version")))
    except OperationalError as error:
        raise wrong(shown, str(error.orig).strip().splitlines()[0]) from None
    finally:
        engine.dispose()
    newer = [one for one in found if one not in known]
    if newer:
        raise Refused(
            "database-newer",
            f"{shown} was written by a newer Harena (schema {newer[0]}, known up to {known[-1]}): "
            "install that version again, or put back the backup from before",
            {"at": shown, "what": newer[0]},
        )


def open_store(address: str) -> Store:
    """A house that other processes may serve too."""
    engine, _ = connect(address)
    measures = Measures(MOMENT)
    dialect = Dialect(measures.tidy, close_gate, Leases(MOMENT), measures.take)
    return Store(engine, dialect)


def close_gate(connection: Connection) -> None:
    """Until the end of this transaction."""
    connection.execute(text("select pg_advisory_xact_lock(:gate)"), {"gate": GATE})


def wrong(shown: str, what: str) -> Refused:
    """What to do is in the sentence."""
    return Refused(
        "database-unreachable",
        f"the database {shown} cannot be used ({what}): start it, or give another address with "
        "--database",
        {"at": shown, "what": what},
    )
