"""What the server says: a line of JSON each, in files that do not grow without end.

Warnings go to the terminal too, in plain words. Neither names addresses or tokens of guests.
"""

import json
import logging
import time
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
    """The same sentence, about whatever table, is said a few times in a minute and not more."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is said."""
        moment = time.monotonic()
        since, count = self.said.get(str(record.msg), (moment, 0))
        if moment - since > ALIKE_SECONDS:
            if count > MOST_ALIKE:
                record.msg = f"{record.msg} (and {count - MOST_ALIKE} more in the last minute)"
            since, count = moment, 0
        if len(self.said) > 1000:
            self.said.clear()
        self.said[str(record.msg)] = (since, count + 1)
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
    for handler in (kept, shown):
        handler.addFilter(Sparing())
        root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("harena").setLevel(logging.INFO)
