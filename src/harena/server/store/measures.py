"""How much each guest and each address has done lately, counted by several processes together.

As a bucket that fills by itself: kept is only the moment when it will be full again. Who it is for
is kept as a hash, and no longer than until then.
"""

from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from harena.server.store import schema

KEPT = schema.measures.c


class Measures:
    """Of one house; `moment` is the clock of the database, as it is asked for there."""

    def __init__(self, moment: Any) -> None:
        self.moment = moment

    def take(self, connection: Connection, who: str, at_once: float, seconds: float) -> int:
        """One more, if that is not too much; how many milliseconds to wait, or none."""
        key, whole = sha256(who.encode()).digest()[:16], int(1000 * seconds)
        step = whole if at_once < 1 else int(whole / at_once)
        fuller = func.greatest(KEPT.full_at, self.moment) + step
        one_more = insert(schema.measures).values(id=key, full_at=self.moment + step)
        one_more = one_more.on_conflict_do_update(
            index_elements=[KEPT.id],
            set_={"full_at": fuller},
            where=fuller <= self.moment + whole,
        )
        if connection.scalar(one_more.returning(KEPT.full_at)) is not None:
            return 0
        late = select(KEPT.full_at + step - self.moment - whole).where(KEPT.id == key)
        return max(1, int(connection.scalar(late) or 0))

    def tidy(self, connection: Connection) -> None:
        """Whoever has done nothing for long is not known any more."""
        with connection.begin():
            connection.execute(delete(schema.measures).where(KEPT.full_at < self.moment))
