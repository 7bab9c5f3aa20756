"""What long counts keep in a file, match by match, so that they can be gone on with another day.

The first line says what is counted; each further one holds what came of some matches. A line that
was not written to its end is forgotten, and its matches are played again.
"""

import os
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack

Row = TypeVar("Row")
# What is counted, as plain values: what differs here is another count.
Order = dict[str, object]
END: Final = b"\n"


class Keeping(Generic[Row]):
    """One file, for one order: the rows that it holds by now, and where more of them go."""

    def __init__(self, path: Path, order: Order, row: type[Row]) -> None:
        self.path = path
        self.rows: list[Row] = []
        head = msgspec.json.encode(order, order="sorted") + END
        text = self.text()
        if text and not text.startswith(head) and not head.startswith(text):
            raise Refused(
                "kept-other",
                f"{path}: the matches of this count were expected, but it holds something else; "
                f"name another file",
                {"file": str(path)},
            )
        whole = text[: text.rfind(END) + 1]
        for number, line in enumerate(whole.splitlines()[1:], 2):
            try:
                self.rows += msgspec.json.decode(line, type=list[row])  # type: ignore[valid-type]
            except msgspec.DecodeError:
                raise Refused(
                    "kept-broken",
                    f"{path}: what came of matches was expected in line {number}, but it cannot "
                    f"be read",
                    {"file": str(path), "line": number},
                ) from None
        if not whole:
            self.write(head, "wb")
        elif len(whole) < len(text):
            self.cut(len(whole))

    def text(self) -> bytes:
        """What the file holds; nothing, if there is none."""
        try:
            return self.path.read_bytes() if self.path.exists() else b""
        except OSError:
            raise self.unwritable() from None

    def add(self, rows: list[Row]) -> None:
        """Keep what came of some more matches."""
        self.write(msgspec.json.encode(rows) + END, "ab")

    def write(self, text: bytes, how: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open(how) as file:
                file.write(text)
        except OSError:
            raise self.unwritable() from None

    def cut(self, length: int) -> None:
        """Forget what comes after so much of the file."""
        try:
            os.truncate(self.path, length)
        except OSError:
            raise self.unwritable() from None

    def unwritable(self) -> Refused:
        return Refused(
            "unwritable",
            f"a place to write was expected, but nothing can be written to {self.path}",
            {"file": str(self.path)},
        )


def order_of(
    what: str, book: Rulebook, pack: Pack, bots: list[str], seed: str, **more: object
) -> Order:
    """What is counted, and by which rules."""
    return {
        "count": what,
        "game": book.name,
        "rules": book.version,
        "pack": pack.digest,
        "bots": bots,
        "seed": seed,
        **more,
    }
