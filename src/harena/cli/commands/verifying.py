"""`harena verify` says whether a record comes out as recorded."""

from __future__ import annotations

from pathlib import Path

from harena.cli.screen import seating
from harena.cli.screen.terminal import Terminal
from harena.cli.table import endings, files
from harena.kernel.record import Record
from harena.kernel.refused import Refused


def verify(terminal: Terminal, file: str, pack: str) -> None:
    """Play a record again and say whether it comes out as recorded; else it is refused."""
    path = Path(file)
    record, match = files.read_match(path, pack)
    terminal.line(
        "verified",
        file=str(path),
        answers=len(match.answers),
        events=len(match.events),
        digest=match.digests()[-1],
    )
    seats = seating.from_record(record, match.setup.seats, terminal.words)
    terminal.show(*endings.told(record, seats))
    verify_dice(terminal, path, record)


def verify_dice(terminal: Terminal, path: Path, record: Record) -> None:
    """A record of a live table says what keyed its dice; that must be what was promised."""
    from harena.lab.verify import check_dice

    fair = record.get("fair")
    if not isinstance(fair, dict):
        return
    for code, sentence in check_dice(record, fair):
        raise Refused(f"dice-{code}", f"{path}: {sentence}", {"at": str(path)})
    terminal.line("verified-dice", commitment=str(fair["commitment"]))
