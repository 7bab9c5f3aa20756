"""`harena verify` says whether a record comes out as recorded."""

from __future__ import annotations

from pathlib import Path

from harena.cli.screen import seating
from harena.cli.screen.terminal import Terminal
from harena.cli.table import endings, files
from harena.kernel.record import Record
from harena.kernel.refused import Refused


def verify(terminal: Terminal, file: str, pack: str, receipt: str, fingerprint: str) -> None:
    """Play a record again and say whether it comes out as recorded; else it is refused."""
    from harena.lab import verify as lab

    path = Path(file)
    record, match = files.read_match(path, pack)
    if record.get("ending") and (wrong := lab.check_ending(record, match)):
        raise Refused("ending", f"{path}: {wrong[0]}", {"at": str(path)})
    terminal.line(
        "verified",
        file=str(path),
        answers=len(match.answers),
        events=len(match.events),
        digest=match.digests()[-1],
    )
    seats = seating.from_record(record, match.setup.seats, terminal.words)
    terminal.show(*endings.told(record, seats))
    verify_dice(terminal, path, record, receipt, fingerprint)


def verify_dice(
    terminal: Terminal, path: Path, record: Record, receipt: str, fingerprint: str
) -> None:
    """A record of a live table says what keyed its dice; that must be what was promised.

    Whether it is what was promised *before* the match only they know who kept something of it.
    """
    from harena.lab import verify as lab

    fair = record.get("fair")
    if not isinstance(fair, dict):
        return
    problems = lab.check_dice(record, fair)
    if fingerprint:
        problems += lab.check_fingerprint(fair, fingerprint)
    if receipt:
        problems += lab.check_receipt(fair, files.read_receipt(Path(receipt)))
    for code, sentence in problems:
        raise Refused(f"dice-{code}", f"{path}: {sentence}", {"at": str(path)})
    terminal.line("verified-dice", commitment=str(fair["commitment"]))
    mark = lab.fingerprint(str(fair.get("table")), str(fair["commitment"]))
    terminal.line("verified-fingerprint", fingerprint=mark)
    kept = "receipt" if receipt else "fingerprint" if fingerprint else "nothing"
    terminal.line("verified-anchor", kept=kept)
