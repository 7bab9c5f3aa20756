"""Another Python under another hash seed, to which a match must look the same.

`python -m tests.laws.elsewhere` reads a record a line and answers each with an account of the
match; the tests compare it with their own.
"""

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

from harena.kernel import match as matches
from harena.kernel.record import Record
from harena.kernel.rulebook import Rulebook
from tests.laws.lines import BOOKS

ROOT: Final = Path(__file__).parents[2]


def account(book: Rulebook, record: Record) -> list[str]:
    """Digests of the events of a match, and one of every option and view on the way."""
    told = matches.replay(book, record, book.built_in())
    seen = blake2b(digest_size=16)
    again = matches.begin(book, told.setup, told.seed, told.secret)
    for number, (seat, index) in enumerate(told.answers):
        seen.update(repr([again.options(one) for one in range(told.setup.seats)]).encode())
        if number % 8 == 0:
            seen.update(json.dumps(again.view(seat)).encode())
        again.answer(seat, index)
    return [*told.digests(), seen.hexdigest()]


class Elsewhere:
    """The other Python, as long as the tests run."""

    def __init__(self) -> None:
        mine = os.environ.get("PYTHONHASHSEED", "random")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.laws.elsewhere"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "12345" if mine != "12345" else "54321"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def account(self, record: Record) -> object:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(record) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def leave(self) -> None:
        self.process.communicate()


def main() -> None:
    for line in sys.stdin:
        record = json.loads(line)
        sys.stdout.write(json.dumps(account(BOOKS[record["game"]], record)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
