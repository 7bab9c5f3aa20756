"""What the server says: a line of JSON each, in files that do not grow without end.

Warnings go to the terminal too, in plain words. Neither names addresses or tokens of guests.
"""

import json
import logging
import time
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

FILE: Final = "harena.log"
MOST_ALIKE: Final = 20
ALIKE_SECONDS: Final = 60.0


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, where, what; and the traceback of what failed."""
        line: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Sparing(logging.Filter):
    """The same sentence, about whatever table, is said a few times in a minute and not more.

    It is one for all handlers: whether a record is said is decided where it is first seen.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.said: dict[str, tuple[float, int]] = {}
        self.last: tuple[logging.LogRecord | None, bool] = (None, False)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is said."""
        if self.last[0] is not record:
            self.last = (record, self.is_new(record))
        return self.last[1]

    def is_new(self, record: logging.LogRecord) -> bool:
        """Whether it was not said often enough in this minute; how often it was in the last."""
        sentence, moment = str(record.msg), self.clock()
        since, count = self.said.get(sentence, (moment, 0))
        if moment - since > ALIKE_SECONDS:
            if count > MOST_ALIKE:
                record.msg = f"{sentence} (and {count - MOST_ALIKE} more in the last minute)"
            since, count = moment, 0
        if len(self.said) > 1000:
            self.said.clear()
        self.said[sentence] = (since, count + 1)
        return count < MOST_ALIKE


def begin(folder: Path, most_bytes: int, files: int) -> None:
    """From now on everything is written down in the folder, and warnings are shown as well."""
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
        old.close()
    # Without an old one to turn it into, a file would never be turned.
    kept = RotatingFileHandler(folder / FILE, maxBytes=most_bytes, backupCount=max(1, files))
    kept.setFormatter(Lines())
    shown = logging.StreamHandler()
    shown.setLevel(logging.WARNING)
    shown.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    sparing = Sparing()
    for handler in (kept, shown):
        handler.addFilter(sparing)
        root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("harena").setLevel(logging.INFO)
